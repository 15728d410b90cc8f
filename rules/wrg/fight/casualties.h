/* WRG 5th: the casualty table (wrg.casualties.table*). */
#ifndef MUSTER_RULES_WRG_FIGHT_CASUALTIES_H
#define MUSTER_RULES_WRG_FIGHT_CASUALTIES_H

#include "rules/core/reading.h"

#define MU_WRG_MEN_PER_FIGURE 20 /* wrg.casualties.remove, wrg.casualties.elephant */

/* wrg.casualties.table: the factors and figures that are printed. */
#define MU_WRG_CASUALTIES_LEAST   (-5)
#define MU_WRG_CASUALTIES_MOST    12
#define MU_WRG_CASUALTIES_FIGURES 20

/* Casualties in men caused by figures (>= 0; 0 gives 0) at a total factor.
 * Below -5 counts as -5, above 12 as 12; over 20 figures: the column of 20 for
 * each full 20 and the rest's own column. */
int mu_wrg_casualties (const MuReadings *readings, int factor, int figures);

/* The same at half effect (wrg.disorder.effect.half): half the figures; an odd
 * count takes half of its casualties, half up. */
int mu_wrg_casualties_half (const MuReadings *readings, int factor, int figures);

#endif
