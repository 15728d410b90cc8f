/* WRG 5th: before the battle: scouting, weather, generals; and the end count. */
#ifndef MUSTER_RULES_WRG_BEFORE_SETUP_H
#define MUSTER_RULES_WRG_BEFORE_SETUP_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/battle/terms.h"
#include "rules/core/reading.h"
#include "rules/field/sky.h"
#include "rules/wrg/troop/troop.h"

/* wrg.scouting.strength: what one figure or model of the type counts. */
int mu_wrg_scouting_value (MuTroopType type);

/* wrg.scouting.outscouted: the side that HAS BEEN outscouted, or MU_SIDE_NONE. */
MuSide mu_wrg_outscouted (const MuReadings *readings, int strength_a, int strength_b);

/* wrg.generals.personality */
MuPersonality mu_wrg_personality (int face);

/* wrg.generals.cinc: subordinate generals allowed at this army total. */
int mu_wrg_subordinates_allowed (int army_points);

/* wrg.weather.potential: month 1 to 12, face 1 to 6. */
MuWeather mu_wrg_weather (MuRegion region, int month, MuCountry country, int face);

/* wrg.victory.margin: points in any one unit (quarters, say), start > 0. */
MuSide mu_wrg_victory (int64_t left_a, int64_t start_a, int64_t left_b, int64_t start_b);

#endif
