/* WRG 5th: what the table stands for: ground, men, time (wrg.scale.*). */
#ifndef MUSTER_RULES_WRG_TROOP_SCALE_H
#define MUSTER_RULES_WRG_TROOP_SCALE_H

#include "rules/troop/troop.h"

/* By the height of the figures: 30, 25 or 20 mm; 15, 12 or 9 mm; 5 mm. */
typedef enum { MU_WRG_SCALE_25, MU_WRG_SCALE_15, MU_WRG_SCALE_5 } MuWrgScale;
#define MU_WRG_SCALES 3

/* wrg.scale.ground: 10, 20 or 40. */
int mu_wrg_paces_per_inch (MuWrgScale scale);

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
