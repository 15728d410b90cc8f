/* Fast Play: what the machine player thinks of a fight before it is fought, by nothing but what
 * lies open on the table (awfp.scale.open-status). */
#ifndef MUSTER_RULES_AWFP_BATTLE_WEIGH_H
#define MUSTER_RULES_AWFP_BATTLE_WEIGH_H

#include "rules/awfp/battle/engine.h"

/* How well the first round of body against other would go: tenths of a pip of the score, with what
 * the hits of both are worth; above 0 for body. charging: it comes in at a charge, else it stands
 * and is charged. */
int mu_awfp_weigh (const AwfpBattle *battle, int body, int other, bool charging);

/* Hits, in tenths, that a volley of body would have on other; 0: it cannot shoot there. */
int mu_awfp_weigh_volley (const AwfpBattle *battle, int body, int other);

/* The enemy that matters most to a unit: the nearest, a general by himself last; to the better
 * player rather one before it whom nobody else is after. MU_NO_BODY: there is none. */
int mu_awfp_quarry (const AwfpBattle *battle, int body);

/* The nearest by the middles of fronts: good enough to think by. MU_NO_BODY: there is none. */
int mu_awfp_near_enemy (const AwfpBattle *battle, int body);

/* Whether an enemy could charge who stands there, by its normal move and that much more. */
bool mu_awfp_is_in_reach (const AwfpBattle *battle, int body, const MuRect *place, MuFix more);

/* From a point to the ground of a unit: for the machine's thoughts, cheaper than between units. */
MuFix mu_awfp_point_apart (MuPoint point, const MuPose *pose);

/* Whether that side is the better player's. */
bool mu_awfp_is_wise (const AwfpBattle *battle, int side);

/* Parts of mu_awfp_decide. */
int mu_awfp_decide_order (const AwfpBattle *battle, const MuQuestion *question,
                          const MuChoice *choices, int count);
int mu_awfp_decide_move (const AwfpBattle *battle, const MuQuestion *question,
                         const MuChoice *choices, int count);

#endif
