/* Fast Play: how far troops go (the tables of play.h), in lengths of the field
 * (awfp.move.table, awfp.move.variable-table, awfp.terrain.delay-table). */
#ifndef MUSTER_RULES_AWFP_SUMS_MARCH_H
#define MUSTER_RULES_AWFP_SUMS_MARCH_H

#include "rules/awfp/play.h"
#include "rules/awfp/scale.h"
#include "rules/field/fix.h"

/* An inch of the table, as ground: a stand is 40 paces wide whatever its size
 * (awfp.scale.stand-width), so an inch is 50.8, 25.4 or 16.9 paces. */
MuFix mu_awfp_inch (MuAwfpScale scale);

/* A pair of inches of the tables as ground (awfp.scale.paired-distances), 0 and more: the first for
 * small and medium stands, the second for large ones. */
MuFix mu_awfp_length (MuAwfpScale scale, int small, int large);

/* awfp.move.table: the normal move of such troops, who may exist. */
MuFix mu_awfp_normal_move (const MuAwfpPlay *play, MuAwfpScale scale, const MuAwfpTroop *troop);

/* The same in inches of the table, and of the variable move below. */
int mu_awfp_normal_inches (const MuAwfpPlay *play, MuAwfpScale scale, const MuAwfpTroop *troop);
int mu_awfp_variable_inches (const MuAwfpPlay *play, MuAwfpScale scale, const MuAwfpTroop *troop,
                             int face);

/* awfp.move.variable-table: what a charge, retreat, rout or pursuit goes when the d6 shows this
 * face, 1 to 6: the normal move and the die, or half of it, rounded up; on large tables half as
 * much again, rounded up. 0 for those who throw no die: they cannot. */
MuFix mu_awfp_variable_move (const MuAwfpPlay *play, MuAwfpScale scale, const MuAwfpTroop *troop,
                             int face);
/* Whether a die is thrown for it: not for artillery. */
bool mu_awfp_variable_rolls (const MuAwfpPlay *play, const MuAwfpTroop *troop);

/* Ground by what it does to a move (awfp.terrain.light, awfp.terrain.dense,
 * awfp.terrain.non-delaying); obstacles count as light. */
typedef enum { MU_AWFP_OPEN, MU_AWFP_LIGHT, MU_AWFP_DENSE } MuAwfpGround;
#define MU_AWFP_GROUNDS 3

/* awfp.terrain.delay-table: how such troops go there; in full where it is open. */
MuAwfpGoing mu_awfp_going (const MuAwfpPlay *play, const MuAwfpTroop *troop, MuAwfpGround ground);

/* What is left of a length, 0 and more, where one goes so: all, half, a quarter, nothing; a part of
 * the least unit goes up (awfp.dice.round-up). */
MuFix mu_awfp_going_length (MuAwfpGoing going, MuFix length);
/* Whether it disorders, once for each turn that is spent moving so. */
bool mu_awfp_going_disorders (MuAwfpGoing going);

#endif
