/* WRG 5th: what figures and periods stand for: men, time (wrg.scale.*). The ground is in
 * rules/field/scale.h. */
#ifndef MUSTER_RULES_WRG_TROOP_SCALE_H
#define MUSTER_RULES_WRG_TROOP_SCALE_H

#include "rules/troop/troop.h"

/* wrg.scale.troops: men, or real elephants, chariots and engines, that so many
 * figures or models of the type stand for: 20 each, models 8 each. */
int mu_wrg_men (MuTroopType type, int count);

/* wrg.troops.figure.officers: a general's figure is he and 19 about him. */
#define MU_WRG_GENERAL_STAFF 19

/* wrg.scale.time: hours that so many periods stand for, and the period after
 * which night ends a game. */
int mu_wrg_hours (int periods);
#define MU_WRG_LAST_PERIOD 12

#endif
