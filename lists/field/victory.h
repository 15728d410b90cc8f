/* What a side of a battle of history must have come to at the end of it to have the day, and which
 * side has come to it. Armies of a day are seldom alike: who brought more would win by points
 * whatever became of him. */
#ifndef MUSTER_LISTS_FIELD_VICTORY_H
#define MUSTER_LISTS_FIELD_VICTORY_H

#include <glib.h>

#include "rules/battle/piece.h"

/* All that is asked holds at the end; 0: that is not asked. */
typedef struct {
  int keeps;  /* so many of a hundred of its own points are left, 1 to 100 */
  int breaks; /* so many of a hundred of the enemy's are lost, 1 to 100 */
  int by;     /* the battle is over in so many periods, 1 to 12 */
  char *says; /* a sentence of the file for people; NULL: none */
} MuVictory;

/* Of both sides at once; sides are bits. */
typedef enum {
  MU_DAY_NEITHER = 0,
  MU_DAY_A = 1 << MU_SIDE_A,
  MU_DAY_B = 1 << MU_SIDE_B,
  MU_DAY_BOTH = MU_DAY_A | MU_DAY_B,
} MuDay;

gboolean mu_victory_is_stated (const MuVictory *victory);
/* FALSE where nothing is stated. */
gboolean mu_victory_is_met (const MuVictory *victory, const MuBattleOutcome *outcome, MuSide side);

/* Which sides have met their conditions. */
MuDay mu_victory_day (const MuVictory *a, const MuVictory *b, const MuBattleOutcome *outcome);
/* Who has the day: the side that alone has met its own; else the points decide, as ever. */
MuSide mu_victory_winner (MuDay day, MuSide by_points);

#endif
