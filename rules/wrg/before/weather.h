/* WRG 5th: the optional rules for weather and time of day (wrg.weather.*).
 *
 * A day is a small record that the caller keeps: mu_wrg_day_begin as the battle
 * starts, mu_wrg_day_next at the start of each period after the first. All else
 * asks it. Dice are faces that were thrown. What the day does to a body in
 * numbers is in weather_effects.h. */
#ifndef MUSTER_RULES_WRG_BEFORE_WEATHER_H
#define MUSTER_RULES_WRG_BEFORE_WEATHER_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/core/dice.h"
#include "rules/core/reading.h"
#include "rules/core/rule.h"
#include "rules/wrg/before/setup.h"

typedef struct {
  MuBattleground place;
  MuWeather expected;     /* what may come */
  bool rain, snow, winds; /* this period */
  int rain_periods;       /* of the battle so far, with this one */
  int snow_periods;
  int dry_periods; /* since rain or snow last fell, with this one; 0 while it falls */
  MuCompass wind_from;
  bool fog;     /* settled as the battle began */
  bool low_sun; /* a day on which the sun dazzles */
  int gone;     /* periods of the day before the battle */
  int period;   /* of the battle, from 1 */
} MuWrgDay;

/* What a die at the start of a period does. */
typedef enum { MU_WRG_WEATHER_STAYS, MU_WRG_WEATHER_BEGINS, MU_WRG_WEATHER_CEASES } MuWrgChange;

/* --- as the battle begins ----------------------------------------------- */

/* wrg.weather.regions: MU_RULE_NONE if the weather of such a place can be told. The
 * table for Europe north of the Alps knows mountains and what lies elsewhere:
 * desert and steppe are not of that region, but may border on it (outside). */
MuRule mu_wrg_place_refused (const MuBattleground *place);

/* wrg.weather.potential, wrg.weather.regions: face 1 to 6; whether that face
 * matters, as it does not where the house rules give fine weather. */
bool mu_wrg_weather_is_open (const MuReadings *readings, const MuBattleground *place);
MuWeather mu_wrg_weather_expected (const MuReadings *readings, const MuBattleground *place,
                                   int face);

/* wrg.weather.wind.direction: whether a die says where the wind comes from, and
 * where from (face is not looked at where none is thrown); one point
 * anticlockwise. */
bool mu_wrg_wind_is_diced (const MuBattleground *place);
MuCompass mu_wrg_wind_from (const MuReadings *readings, const MuBattleground *place, int face);
MuCompass mu_wrg_wind_shifted (MuCompass from);

/* wrg.weather.fog: whether a die is thrown; winds: strong winds blow as the
 * battle begins. Fog on 1 or 2. */
bool mu_wrg_fog_is_diced (const MuReadings *readings, const MuBattleground *place, bool winds);
bool mu_wrg_fog_settles (int face);

/* wrg.weather.sun: whether the sun can dazzle on such a day, whether that takes
 * a die, and whether it does (face is not looked at where none is thrown). */
bool mu_wrg_sun_is_possible (const MuReadings *readings, const MuBattleground *place);
bool mu_wrg_sun_is_diced (const MuReadings *readings, const MuBattleground *place);
bool mu_wrg_sun_is_low (const MuReadings *readings, const MuBattleground *place, int face);

/* wrg.weather.night.daylight: periods of daylight in this month, and those gone
 * as the battle begins (0 unless the reading asks for a die). */
int mu_wrg_daylight_periods (int month);
bool mu_wrg_start_is_diced (const MuReadings *readings);
int mu_wrg_periods_gone (const MuReadings *readings, int face);

/* The first period. dice: weather, onset and whatever else is asked for. */
void mu_wrg_day_begin (const MuReadings *readings, const MuBattleground *place,
                       const MuDayDice *dice, MuWrgDay *day);

/* --- each period -------------------------------------------------------- */

/* wrg.weather.potential: begins on a 1, ceases on 5 or 6; now: it prevails. */
MuWrgChange mu_wrg_weather_change (bool now, int face);

/* The next period. wind_face: the wind's own die, where
 * MU_READING_WEATHER_DICE asks for it. */
void mu_wrg_day_next (const MuReadings *readings, MuWrgDay *day, int face, int wind_face);

/* Whether a die is thrown at the start of each period; and one for the wind. */
bool mu_wrg_weather_is_diced (const MuWrgDay *day);
bool mu_wrg_wind_has_own_die (const MuReadings *readings, const MuWrgDay *day);

/* --- what the day is like ----------------------------------------------- */

int mu_wrg_period_of_day (const MuWrgDay *day); /* from 1 */
bool mu_wrg_is_night (const MuReadings *readings, const MuWrgDay *day);

/* Rain or snow has fallen in this battle. */
bool mu_wrg_has_fallen (const MuWrgDay *day);
/* wrg.weather.rain.mud: three periods of rain are over. wrg.weather.snow: of snow. */
bool mu_wrg_is_muddy (const MuWrgDay *day);
bool mu_wrg_is_snowed_under (const MuWrgDay *day);
/* wrg.weather.rain.rivers */
bool mu_wrg_rivers_are_up (const MuWrgDay *day);

/* wrg.weather.fog: in the first three periods of the battle. */
bool mu_wrg_is_foggy (const MuWrgDay *day);

/* wrg.weather.wind.desert: strong winds in the desert. */
bool mu_wrg_is_sandstorm (const MuWrgDay *day);

/* wrg.weather.drought: June to August; in the desert, and on the steppe. */
bool mu_wrg_desert_is_parched (const MuReadings *readings, const MuBattleground *place);
bool mu_wrg_grass_burns (const MuReadings *readings, const MuWrgDay *day);

/* wrg.weather.sun: who faces that way is dazzled this period. */
bool mu_wrg_is_dazzled (const MuWrgDay *day, MuCompass facing);

/* --- fire, snow paths, wind --------------------------------------------- */

typedef enum { MU_WRG_FIRE_MISSILES, MU_WRG_FLAME_THROWER, MU_WRG_TROOPS_INSIDE } MuWrgFireRaiser;

/* wrg.weather.rain.fires: MU_RULE_NONE if he may start one now. */
MuRule mu_wrg_fire_barred (const MuReadings *readings, const MuWrgDay *day, MuWrgFireRaiser raiser);
bool mu_wrg_fires_go_out (const MuWrgDay *day);

/* wrg.weather.snow.precipice: whether a body that moves on a path with a drop
 * throws a die, and the figures or models that this face costs. */
bool mu_wrg_path_is_slippery (const MuReadings *readings, const MuWrgDay *day);
int mu_wrg_precipice_loss (int face);

/* wrg.weather.wind.desert: MU_RULE_NONE if the body may move that way. */
MuRule mu_wrg_wind_bars_way (const MuWrgDay *day, bool arabs, MuCompass way);

/* --- night -------------------------------------------------------------- */

#define MU_WRG_LIGHT_REACH 60 /* wrg.weather.night.drift: paces around a fire or torch */
#define MU_WRG_SENTRY_SEES 60 /* wrg.weather.night.camp: paces */

/* wrg.weather.night.drift: the die that a body without lights throws when it
 * moves, and the paces to its right (negative: left) that the face takes it. */
MuDie mu_wrg_drift_die (bool regular);
int mu_wrg_drift (int face);

/* wrg.weather.night.drift: engineering work without lights goes at half pace:
 * the figure-periods that a task of so many takes now. */
int mu_wrg_night_work (const MuReadings *readings, const MuWrgDay *day, bool lit,
                       int figure_periods);

/* wrg.weather.night.camp: units on guard at most, of so many in camp; quarters
 * of a period until a sleeping unit is formed up. */
int mu_wrg_camp_guards (int units);
int mu_wrg_camp_forming (bool regular);

#endif
