/* What the sky does. As the battle begins it is settled what may come; whether it does, and when
 * it goes, each period's die tells. Mud and lying snow are never thrown for: they follow from
 * counts of the periods gone by, without the present one, as the book has them once the third is
 * over. */
#include "rules/wrg/before/weather.h"

#include <assert.h>

#include "rules/field/sky.h"
#include "rules/wrg/fight/random.h"

typedef struct {
  bool rain, snow, winds;
} Kind;

static const Kind kind_table[] = {
  [MU_FINE] = { false, false, false },         [MU_RAIN] = { true, false, false },
  [MU_SNOW] = { false, true, false },          [MU_WINDS] = { false, false, true },
  [MU_RAIN_AND_WINDS] = { true, false, true }, [MU_SNOW_AND_WINDS] = { false, true, true },
};

/* --- as the battle begins ----------------------------------------------- */

/* READING: wrg.weather.regions: the northern table tells mountains from the rest
 * and has no place for desert or steppe, as there is none west of the Elbe. */
MuRule
mu_wrg_place_refused (const MuBattleground *place)
{
  const bool wide = place->country == MU_COUNTRY_DESERT || place->country == MU_COUNTRY_STEPPE;
  return wide && place->region == MU_REGION_NORTHERN && !place->outside
             ? MU_RULE_WRG_WEATHER_REGIONS
             : MU_RULE_NONE;
}

/* READING: wrg.weather.regions: countries of neither region take the nearer
 * one's table, or have fine weather. */
bool
mu_wrg_weather_is_open (const MuReadings *readings, const MuBattleground *place)
{
  const bool left_out = place->outside && mu_reading (readings, MU_READING_WEATHER_OUTSIDE);
  return !left_out && !mu_reading (readings, MU_READING_WEATHER);
}

MuWeather
mu_wrg_weather_expected (const MuReadings *readings, const MuBattleground *place, int face)
{
  if (!mu_wrg_weather_is_open (readings, place))
    return MU_FINE;
  return mu_wrg_weather (place->region, place->month, place->country, face);
}

/* wrg.weather.wind.direction: from the north-east round the Mediterranean. */
bool
mu_wrg_wind_is_diced (const MuBattleground *place)
{
  return place->region == MU_REGION_NORTHERN;
}

/* READING: wrg.weather.wind.direction: "slightly more common" westerlies are
 * half of the faces, spread over three points or all of them due west. */
MuCompass
mu_wrg_wind_from (const MuReadings *readings, const MuBattleground *place, int face)
{
  assert (!mu_wrg_wind_is_diced (place) || (face >= 1 && face <= 6));
  static const uint8_t of_face[2][6] = {
    { MU_NORTH, MU_EAST, MU_SOUTH, MU_SOUTH_WEST, MU_WEST, MU_NORTH_WEST },
    { MU_NORTH, MU_EAST, MU_SOUTH, MU_WEST, MU_WEST, MU_WEST },
  };
  if (!mu_wrg_wind_is_diced (place))
    return MU_NORTH_EAST;
  return (MuCompass) of_face[mu_reading (readings, MU_READING_WIND_DICE)][face - 1];
}

/* READING: wrg.weather.wind.direction: a point is one of eight. */
MuCompass
mu_wrg_wind_shifted (MuCompass from)
{
  return (MuCompass) ((from + MU_COMPASS_POINTS - 1) % MU_COMPASS_POINTS);
}

/* wrg.weather.fog: all year on coasts, October to March in mountains and inland.
 *
 * READING: wrg.weather.fog: inland western Europe is the northern region, and
 * mountains are those of either. */
static bool
fog_may_settle (const MuBattleground *place)
{
  const bool winter = place->month >= 10 || place->month <= 3;
  return place->coast
         || (winter
             && (place->country == MU_COUNTRY_MOUNTAIN || place->region == MU_REGION_NORTHERN));
}

bool
mu_wrg_fog_is_diced (const MuReadings *readings, const MuBattleground *place, bool winds)
{
  return !winds && fog_may_settle (place) && !mu_reading (readings, MU_READING_FOG);
}

bool
mu_wrg_fog_settles (int face)
{
  return face == 1 || face == 2;
}

bool
mu_wrg_sun_is_possible (const MuReadings *readings, const MuBattleground *place)
{
  return place->month >= 5 && place->month <= 9 && !mu_reading (readings, MU_READING_SUN);
}

/* wrg.weather.sun: in Europe only on a 1. */
bool
mu_wrg_sun_is_diced (const MuReadings *readings, const MuBattleground *place)
{
  return mu_wrg_sun_is_possible (readings, place) && place->region == MU_REGION_NORTHERN;
}

bool
mu_wrg_sun_is_low (const MuReadings *readings, const MuBattleground *place, int face)
{
  return mu_wrg_sun_is_possible (readings, place)
         && (face == 1 || !mu_wrg_sun_is_diced (readings, place));
}

/* wrg.weather.night.daylight */
int
mu_wrg_daylight_periods (int month)
{
  if (month >= 10 || month <= 2)
    return 8;
  return month == 3 || month == 9 ? 10 : 12;
}

bool
mu_wrg_start_is_diced (const MuReadings *readings)
{
  return mu_reading (readings, MU_READING_NIGHT_START);
}

int
mu_wrg_periods_gone (const MuReadings *readings, int face)
{
  return mu_wrg_start_is_diced (readings) ? face : 0;
}

/* --- each period -------------------------------------------------------- */

MuWrgChange
mu_wrg_weather_change (bool now, int face)
{
  if (now)
    return face >= 5 ? MU_WRG_WEATHER_CEASES : MU_WRG_WEATHER_STAYS;
  return face == 1 ? MU_WRG_WEATHER_BEGINS : MU_WRG_WEATHER_STAYS;
}

static bool
prevails (bool possible, bool now, int face)
{
  const MuWrgChange change = mu_wrg_weather_change (now, face);
  return possible && change != MU_WRG_WEATHER_CEASES && (now || change == MU_WRG_WEATHER_BEGINS);
}

static bool
falls (const MuWrgDay *day)
{
  return day->rain || day->snow;
}

static void
count_falls (MuWrgDay *day)
{
  day->rain_periods += day->rain;
  day->snow_periods += day->snow;
  if (falls (day))
    day->dry_periods = 0;
  else if (mu_wrg_has_fallen (day))
    day->dry_periods++;
}

/* READING: wrg.weather.potential: one die for all that is expected, or one for
 * the wind alone. wrg.weather.wind.direction: it shifts in Europe, as rain starts. */
static void
start_period (const MuReadings *readings, MuWrgDay *day, int face, int wind_face)
{
  const Kind *kind = &kind_table[day->expected];
  const bool rained = day->rain;
  day->rain = prevails (kind->rain, day->rain, face);
  day->snow = prevails (kind->snow, day->snow, face);
  day->winds = prevails (kind->winds, day->winds,
                         mu_wrg_wind_has_own_die (readings, day) ? wind_face : face);
  if (day->rain && !rained && mu_wrg_wind_is_diced (&day->place))
    day->wind_from = mu_wrg_wind_shifted (day->wind_from);
  count_falls (day);
}

bool
mu_wrg_weather_is_diced (const MuWrgDay *day)
{
  return day->expected != MU_FINE;
}

bool
mu_wrg_wind_has_own_die (const MuReadings *readings, const MuWrgDay *day)
{
  const Kind *kind = &kind_table[day->expected];
  return kind->winds && (kind->rain || kind->snow)
         && mu_reading (readings, MU_READING_WEATHER_DICE);
}

void
mu_wrg_day_next (const MuReadings *readings, MuWrgDay *day, int face, int wind_face)
{
  day->period++;
  start_period (readings, day, face, wind_face);
}

void
mu_wrg_day_begin (const MuReadings *readings, const MuBattleground *place, const MuDayDice *dice,
                  MuWrgDay *day)
{
  *day = (MuWrgDay){
    .place = *place,
    .expected = mu_wrg_weather_expected (readings, place, dice->weather),
    .wind_from = mu_wrg_wind_from (readings, place, dice->wind),
    .low_sun = mu_wrg_sun_is_low (readings, place, dice->sun),
    .gone = mu_wrg_periods_gone (readings, dice->start),
  };
  mu_wrg_day_next (readings, day, dice->onset, dice->onset_wind);
  day->fog = mu_wrg_fog_is_diced (readings, place, day->winds) && mu_wrg_fog_settles (dice->fog);
}

/* --- what the day is like ----------------------------------------------- */

int
mu_wrg_period_of_day (const MuWrgDay *day)
{
  return day->gone + day->period;
}

bool
mu_wrg_is_night (const MuReadings *readings, const MuWrgDay *day)
{
  return mu_wrg_period_of_day (day) > mu_wrg_daylight_periods (day->place.month)
         && !mu_reading (readings, MU_READING_NIGHT);
}

bool
mu_wrg_has_fallen (const MuWrgDay *day)
{
  return day->rain_periods + day->snow_periods > 0;
}

#define PERIODS_TO_SOAK 3

/* Once the third is over: the periods of fall before this one. */
bool
mu_wrg_is_muddy (const MuWrgDay *day)
{
  return day->rain_periods - day->rain >= PERIODS_TO_SOAK;
}

bool
mu_wrg_is_snowed_under (const MuWrgDay *day)
{
  return day->snow_periods - day->snow >= PERIODS_TO_SOAK;
}

/* wrg.weather.snow: as rain */
bool
mu_wrg_rivers_are_up (const MuWrgDay *day)
{
  return mu_wrg_is_muddy (day) || mu_wrg_is_snowed_under (day);
}

#define FOG_LASTS 3

bool
mu_wrg_is_foggy (const MuWrgDay *day)
{
  return day->fog && day->period <= FOG_LASTS;
}

/* wrg.weather.wind.desert */
bool
mu_wrg_is_sandstorm (const MuWrgDay *day)
{
  return day->winds && day->place.country == MU_COUNTRY_DESERT;
}

static bool
is_dry_season (const MuReadings *readings, const MuBattleground *place)
{
  return place->month >= 6 && place->month <= 8 && !mu_reading (readings, MU_READING_DROUGHT);
}

bool
mu_wrg_desert_is_parched (const MuReadings *readings, const MuBattleground *place)
{
  return place->country == MU_COUNTRY_DESERT && is_dry_season (readings, place);
}

bool
mu_wrg_grass_burns (const MuReadings *readings, const MuWrgDay *day)
{
  return day->place.country == MU_COUNTRY_STEPPE && day->winds
         && is_dry_season (readings, &day->place) && !mu_wrg_has_fallen (day);
}

static bool
is_within_a_point (MuCompass facing, MuCompass of)
{
  const int apart = (facing + MU_COMPASS_POINTS - of) % MU_COMPASS_POINTS;
  return apart <= 1 || apart == MU_COMPASS_POINTS - 1;
}

static bool
is_clear (const MuWrgDay *day)
{
  return !falls (day) && !mu_wrg_is_foggy (day) && !mu_wrg_is_sandstorm (day);
}

#define SUN_IS_LOW 2 /* periods after it rises and before it sets */

/* READING: wrg.weather.sun: a clear period has neither rain, snow, fog nor a
 * sandstorm. */
bool
mu_wrg_is_dazzled (const MuWrgDay *day, MuCompass facing)
{
  const int now = mu_wrg_period_of_day (day);
  const int last = mu_wrg_daylight_periods (day->place.month);
  if (!day->low_sun || !is_clear (day) || facing == MU_NO_POINT)
    return false;
  if (now <= SUN_IS_LOW)
    return is_within_a_point (facing, MU_EAST);
  return now > last - SUN_IS_LOW && now <= last && is_within_a_point (facing, MU_WEST);
}

/* --- fire, snow paths, wind --------------------------------------------- */

/* READING: wrg.weather.rain.fires: the section on fire lets flame-throwers and
 * troops inside start some later, though this one bars all. */
MuRule
mu_wrg_fire_barred (const MuReadings *readings, const MuWrgDay *day, MuWrgFireRaiser raiser)
{
  if (!mu_wrg_has_fallen (day))
    return MU_RULE_NONE;
  const bool excepted = raiser != MU_WRG_FIRE_MISSILES;
  return excepted && !mu_reading (readings, MU_READING_RAIN_FIRES) ? MU_RULE_NONE
                                                                   : MU_RULE_WRG_WEATHER_RAIN_FIRES;
}

bool
mu_wrg_fires_go_out (const MuWrgDay *day)
{
  return falls (day);
}

/* READING: wrg.weather.snow.precipice: "then" is when snow has fallen, or after
 * the three periods that the sentence before speaks of. */
bool
mu_wrg_path_is_slippery (const MuReadings *readings, const MuWrgDay *day)
{
  return mu_reading (readings, MU_READING_SNOW_PRECIPICE) ? mu_wrg_is_snowed_under (day)
                                                          : day->snow_periods > 0;
}

int
mu_wrg_precipice_loss (int face)
{
  return face == 1;
}

MuRule
mu_wrg_wind_bars_way (const MuWrgDay *day, bool arabs, MuCompass way)
{
  const MuCompass downwind
      = (MuCompass) ((day->wind_from + MU_COMPASS_POINTS / 2) % MU_COMPASS_POINTS);
  if (!mu_wrg_is_sandstorm (day) || arabs || way == downwind)
    return MU_RULE_NONE;
  return MU_RULE_WRG_WEATHER_WIND_DESERT;
}

/* --- night -------------------------------------------------------------- */

MuDie
mu_wrg_drift_die (bool regular)
{
  return mu_wrg_random_plus_die (regular); /* wrg.dice: average for regulars */
}

#define DRIFT_PACES 10

int
mu_wrg_drift (int face)
{
  if (face <= 2)
    return -DRIFT_PACES;
  return face >= 5 ? DRIFT_PACES : 0;
}

int
mu_wrg_night_work (const MuReadings *readings, const MuWrgDay *day, bool lit, int figure_periods)
{
  return mu_wrg_is_night (readings, day) && !lit ? 2 * figure_periods : figure_periods;
}

#define GUARD_SHARE 5

int
mu_wrg_camp_guards (int units)
{
  return units / GUARD_SHARE;
}

int
mu_wrg_camp_forming (bool regular)
{
  return regular ? 2 : 4;
}
