/* Ancient Battles Deluxe: the die and rallying. */
#ifndef MUSTER_RULES_ABD_CHARTS_COMMAND_H
#define MUSTER_RULES_ABD_CHARTS_COMMAND_H

#include <stdbool.h>

#define MU_ABD_FACES 6 /* abd.0.0.dice */

/* The nearest leader of the side, as rallying sees him. */
typedef enum { MU_ABD_NO_LEADER, MU_ABD_LEADER_ADJACENT, MU_ABD_LEADER_STACKED } MuAbdLeader;

/* abd.7.2.modifiers: what he adds to the die.
 * abd.7.1.rally-roll: whether a unit of a formation rallies; strength: of its disordered side. */
int mu_abd_rally_modifier (MuAbdLeader leader);
bool mu_abd_rallies (int strength, int die, MuAbdLeader leader);

#endif
