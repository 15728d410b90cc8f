/* What the tests of the hex table share: a board that is set up in a few lines, and a battle on it
 * whose state a test may change as it likes. */
#ifndef MUSTER_TESTS_RULES_ABD_BOARD_H
#define MUSTER_TESTS_RULES_ABD_BOARD_H

#include "rules/abd/battle/engine.h"
#include "tests/rules/common.h"

#define BOARD_EVENTS 20000
#define BOARD_FACES  512

typedef struct {
  MuAbdChart chart; /* the usual one until a test changes it */
  MuAbdMap map;     /* 18 columns, 12 rows, clear */
  MuReadings readings;
  MuAbdSetup detail;
  MuAbdUnitSetup unit[MU_SIDES][MU_ABD_UNITS];
  MuSetup setup;
  MuDice dice;
  uint8_t face[BOARD_FACES];
  int faces;
  AbdBattle *battle; /* NULL until it has begun */
  MuEvent *event;
  int events;
} Board;

Board *board_new (void);
void board_free (Board *board);

/* Before it begins. Facing as on scenario cards: 1 north, clockwise. hex NULL: it comes later. */
MuAbdUnitSetup *board_unit (Board *board, MuSide side, const char *type, const char *hex,
                            int facing);
void board_leader (Board *board, MuSide side, MuAbdLeaderKind kind);
void board_terrain (Board *board, const char *hex, MuAbdTerrain terrain);
void board_hexside (Board *board, const char *hex, int direction, MuAbdHexside side);
/* Begins by seed; or by faces, which are thrown in that order. The test fails where it is refused.
 */
void board_begin (Board *board, uint64_t seed);
/* The same with the dice that it has; false: refused, *why says by what (static). */
bool board_may_begin (Board *board, const char **why);
void board_begin_thrown (Board *board, const uint8_t *faces, int count);
/* Throws these next, in a battle that was begun with faces. */
void board_throw (Board *board, const uint8_t *faces, int count);

int board_hex (const Board *board, const char *name);
/* The combat unit in that hex; the test fails where there is none. */
int board_at (const Board *board, const char *name);
/* The side's leader of that number, from 0; and him placed with the unit in that hex. */
int board_leader_of (const Board *board, MuSide side, int number);
void board_place (Board *board, MuSide side, int number, const char *hex);

/* Fights on to the next question; its kind, 0: the battle is over. */
int board_ask (Board *board, MuQuestion *question);
/* All choices of the question that stands; their number. */
int board_choices (Board *board, MuChoice *choices, int most);
/* Answers; the test fails where that is refused. */
void board_answer (Board *board, int body, int other, int value, int more);
/* Whether such a choice is offered. */
bool board_offers (Board *board, int body, int other, int value, int more);
/* Goes on to the first action of the turn, which is that side's: no bids, nothing spent or thrown
 * again, no charge, every leader with the first unit that is offered. Stops where anything else is
 * asked; what is asked then, 0: the battle is over. */
int board_to_actions (Board *board, MuSide first);
/* Passes, in actions and melee, to the first question of another kind. */
int board_pass_on (Board *board);
/* The last event of that kind; NULL: none. */
const MuEvent *board_last (const Board *board, int kind);
int board_count (const Board *board, int kind);

#endif
