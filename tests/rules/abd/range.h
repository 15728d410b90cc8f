/* What the tests of ranged combat share: one board, and an action of fire on it step by step. */
#ifndef MUSTER_TESTS_RULES_ABD_RANGE_H
#define MUSTER_TESTS_RULES_ABD_RANGE_H

#include "tests/rules/abd/board.h"

#define COUNT(a) ((int) (sizeof (a) / sizeof (a)[0]))
#define FACES(...)                                                                                 \
  ((const uint8_t[]){ __VA_ARGS__ }), (int) sizeof ((const uint8_t[]){ __VA_ARGS__ })

extern Board *board;

void open_range (void);
void close_range (void);

AbdPiece *piece_in (const char *hex);
bool can (const char *unit, const char *enemy);

/* To the side's first action. Leaders stand with the first unit that is offered; the side's first
 * with that in `leader`, where it is named. */
void to_action (MuSide side, const char *leader);
/* Each side begins with two command points and those of its leaders. */
void begin (MuSide side, const char *leader);

/* Each answers, and returns the kind of what is asked then. The unit in that hex, or the leader who
 * is with it, begins to fire; it fires as the Lead; one supports it, NULL: nobody more does. */
int fire (const char *hex, bool formation);
int choose (const char *lead, const char *target);
int support (const char *hex);
int answer (int value);

/* The last shot as it was told. */
void assert_fire (int attack, int defense, int best, int die);

#endif
