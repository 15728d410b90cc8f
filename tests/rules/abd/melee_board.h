/* A board for tests of the melee step: unlike those of board.h, which begin as battles do, its
 * pieces stand where a test wants them in the middle of one. Dice are typed in, questions are
 * answered one by one, and what was told is kept. */
#ifndef MUSTER_TESTS_RULES_ABD_MELEE_BOARD_H
#define MUSTER_TESTS_RULES_ABD_MELEE_BOARD_H

#include "rules/abd/battle/engine.h"
#include "tests/rules/common.h"

/* Pieces of a side: units first, leaders behind them. */
#define SIDE_UNITS   10
#define SIDE_LEADERS 4
#define SIDE_PIECES  (SIDE_UNITS + SIDE_LEADERS)
#define TOLD_MOST    4096
#define THROWN_MOST  64

typedef struct {
  AbdBattle battle;
  MuAbdSetup setup;
  MuAbdUnitSetup units[MU_SIDES][SIDE_UNITS];
  MuAbdChart chart; /* the usual one until a test changes it */
  MuAbdMap map;
  MuReadings readings;
  MuDice dice;
  uint8_t face[THROWN_MOST];
  int count;
  int placed[MU_SIDES], led[MU_SIDES];
  MuEvent told[TOLD_MOST]; /* last: it is never cleared */
} MeleeBoard;

extern MeleeBoard board;

/* An empty map, A1 to R12 all clear; everybody is off it. Side A has the initiative, both have a
 * rating of 20. */
void clear_board (void);
int hex (const char *name);
/* The side's next unit, in good order; MU_ABD_OFF: it is not on the map yet. */
int unit_at (int side, MuAbdType type, int at, int facing);
int unit (int side, MuAbdType type, const char *at, MuAbdDirection facing);
int leader (int side, MuAbdLeaderKind kind, int with);
AbdPiece *piece (int body);

/* Faces that fall next, as a row of digits. */
void dice (const char *faces);
/* Begins the step, or goes on with it to the next question; false: it is over. */
bool melee_step (void);
bool is_offered (int body, int other, int value);
/* That question stands, for that side; it is answered so, and the step goes on. */
bool reply (MuAbdAsks kind, int side, int body, int other, int value);
bool strikes (int side, int body, int other);
bool passes (int side);

/* The nth event of a kind, from 0; NULL: there are not so many. */
const MuEvent *told (int kind, int nth);
int times_told (int kind);
/* What the lines of that body come to, of those behind the event of a sum. */
int sum_of_lines (const MuEvent *event, int body);

#endif
