/* WRG's sums: their tabs and tables. */
#ifndef MUSTER_APP_SUMS_WRG_SYSTEM_H
#define MUSTER_APP_SUMS_WRG_SYSTEM_H

#include "app/sums/core/sum.h"

extern const MuSumSystem mu_figure_sums;

/* The tabs of the Calculator. */
typedef enum {
  MU_SUMS_SHOOTING,
  MU_SUMS_MELEE,
  MU_SUMS_REACTION,
  MU_SUMS_RECOIL,
  MU_SUMS_SCOUTING,
  MU_SUMS_TERRAIN,
  MU_SUMS_WEATHER,
  MU_SUMS_ARRIVAL,
  MU_SUMS_POINTS,
  MU_SUMS_VICTORY,
  MU_SUMS_GENERALS,
  MU_SUMS_ORDERS,
  MU_SUMS_FATIGUE,
  MU_SUMS_SIEGE,
} MuSumTab;

/* The tables, each ended by a row without key. */
extern const MuSumKind
    mu_sums_before[]; /* sums_before.c: scouting, terrain, arrival, orders, points */
extern const MuSumKind mu_sums_weather[]; /* sums_weather.c: weather and fatigue */
extern const MuSumKind mu_sums_fight[]; /* sums_fight.c: shooting, hand-to-hand, points of troops */
extern const MuSumKind mu_sums_nerve[]; /* sums_nerve.c: reaction, recoil, generals, victory */
extern const MuSumKind mu_sums_odds[];  /* sums_odds.c: a melee looked ahead */
extern const MuSumKind mu_sums_siege[]; /* sums_siege.c: the engineering supplement */

#endif
