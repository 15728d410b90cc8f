/* How good Fast Play's troops are, from poor to elite: up and down for what befell them. */
#ifndef MUSTER_LISTS_AWFP_LADDER_H
#define MUSTER_LISTS_AWFP_LADDER_H

#include <stdbool.h>

#include "rules/awfp/troop.h"

/* So many rungs up, or down below 0. false where there is none, or no rung to begin with. */
bool mu_stand_raise (MuAwfpTroop *stand, int classes);
/* Whether two stands are alike but for their rungs. */
bool mu_stands_are_alike (const MuAwfpTroop *one, const MuAwfpTroop *other);

#endif
