/* The day of the battle: its dice, what the sky does each period, nightfall
 * (wrg.weather.*). What that does to bodies is in exposed.c. */
#include "rules/wrg/battle/engine.h"

#include "rules/wrg/before/weather_effects.h"

/* A face that was thrown before the battle, or one thrown now. */
static int
throw_unless (WrgBattle *battle, int thrown, bool asked)
{
  if (!asked || thrown > 0)
    return asked ? thrown : 0;
  return mu_dice_roll (battle->dice, MU_DIE_ORDINARY, MU_ROLL_WEATHER, MU_ROLL_NO_SUBJECT);
}

/* wrg.weather.potential, wrg.weather.wind.direction, wrg.weather.sun,
 * wrg.weather.night.daylight: what the day needs from the start, in this order. */
static MuDayDice
throw_day_dice (WrgBattle *battle)
{
  const MuReadings *readings = &battle->readings;
  const MuBattleground *place = &battle->sky.as_set.place;
  MuDayDice dice = battle->sky.as_set.dice;
  const bool open = mu_wrg_weather_is_open (readings, place);
  dice.weather = throw_unless (battle, dice.weather, open);
  const MuWrgDay hoped = { .expected = mu_wrg_weather_expected (readings, place, dice.weather) };
  const bool own_wind = mu_wrg_wind_has_own_die (readings, &hoped);
  dice.onset = throw_unless (battle, dice.onset, mu_wrg_weather_is_diced (&hoped));
  dice.onset_wind = throw_unless (battle, dice.onset_wind, own_wind);
  dice.wind = throw_unless (battle, dice.wind, mu_wrg_wind_is_diced (place));
  dice.sun = throw_unless (battle, dice.sun, mu_wrg_sun_is_diced (readings, place));
  dice.start = throw_unless (battle, dice.start, mu_wrg_start_is_diced (readings));
  return dice;
}

/* wrg.weather.fog: its die comes last, since it waits for the wind. */
static void
begin_day (WrgBattle *battle)
{
  Sky *sky = &battle->sky;
  const MuBattleground *place = &sky->as_set.place;
  MuDayDice dice = throw_day_dice (battle);
  const int fog = dice.fog;
  dice.fog = 0;
  mu_wrg_day_begin (&battle->readings, place, &dice, &sky->day);
  dice.fog
      = throw_unless (battle, fog, mu_wrg_fog_is_diced (&battle->readings, place, sky->day.winds));
  mu_wrg_day_begin (&battle->readings, place, &dice, &sky->day);
}

static void
next_period (WrgBattle *battle)
{
  MuWrgDay *day = &battle->sky.day;
  const int face = throw_unless (battle, 0, mu_wrg_weather_is_diced (day));
  const int wind = throw_unless (battle, 0, mu_wrg_wind_has_own_die (&battle->readings, day));
  mu_wrg_day_next (&battle->readings, day, face, wind);
}

/* --- what holds, and what has changed -------------------------------------- */

static bool
is_rain (const WrgBattle *battle)
{
  return battle->sky.day.rain;
}

static bool
is_snow (const WrgBattle *battle)
{
  return battle->sky.day.snow;
}

static bool
is_windy (const WrgBattle *battle)
{
  return battle->sky.day.winds;
}

static bool
is_foggy (const WrgBattle *battle)
{
  return mu_wrg_is_foggy (&battle->sky.day);
}

static bool
is_sun_low (const WrgBattle *battle)
{
  return mu_wrg_is_dazzled (&battle->sky.day, MU_EAST)
         || mu_wrg_is_dazzled (&battle->sky.day, MU_WEST);
}

static bool
is_drought (const WrgBattle *battle)
{
  return mu_wrg_desert_is_parched (&battle->readings, &battle->sky.day.place);
}

static bool
is_muddy (const WrgBattle *battle)
{
  return mu_wrg_is_muddy (&battle->sky.day);
}

static bool
is_snowed_under (const WrgBattle *battle)
{
  return mu_wrg_is_snowed_under (&battle->sky.day);
}

static bool
are_rivers_up (const WrgBattle *battle)
{
  return mu_wrg_rivers_are_up (&battle->sky.day);
}

static bool
is_night (const WrgBattle *battle)
{
  return mu_wrg_is_night (&battle->readings, &battle->sky.day);
}

static const struct {
  bool (*holds) (const WrgBattle *battle);
  MuRule rule;
} things[MU_SKY_THINGS] = {
  [MU_SKY_RAIN] = { is_rain, MU_RULE_WRG_WEATHER_POTENTIAL },
  [MU_SKY_SNOW] = { is_snow, MU_RULE_WRG_WEATHER_POTENTIAL },
  [MU_SKY_WINDS] = { is_windy, MU_RULE_WRG_WEATHER_POTENTIAL },
  [MU_SKY_FOG] = { is_foggy, MU_RULE_WRG_WEATHER_FOG },
  [MU_SKY_SUN] = { is_sun_low, MU_RULE_WRG_WEATHER_SUN },
  [MU_SKY_DROUGHT] = { is_drought, MU_RULE_WRG_WEATHER_DROUGHT },
  [MU_SKY_MUD] = { is_muddy, MU_RULE_WRG_WEATHER_RAIN_MUD },
  [MU_SKY_SNOW_LIES] = { is_snowed_under, MU_RULE_WRG_WEATHER_SNOW },
  [MU_SKY_RIVERS_UP] = { are_rivers_up, MU_RULE_WRG_WEATHER_RAIN_RIVERS },
  [MU_SKY_NIGHT] = { is_night, MU_RULE_WRG_WEATHER_NIGHT_DAYLIGHT },
};

static MuCompass
point_of (const WrgBattle *battle, MuSkyThing thing)
{
  if (thing != MU_SKY_SUN)
    return battle->sky.day.wind_from;
  return mu_wrg_is_dazzled (&battle->sky.day, MU_EAST) ? MU_EAST : MU_WEST;
}

static void
say_thing (WrgBattle *battle, MuSkyThing thing, bool begins)
{
  mu_wrg_emit (battle, MU_EVENT_SKY, things[thing].rule, MU_NO_BODY, MU_NO_BODY,
               VALUES (thing, begins, point_of (battle, thing)));
}

static void
say_changes (WrgBattle *battle)
{
  for (MuSkyThing thing = MU_SKY_RAIN; thing < MU_SKY_THINGS; thing++) {
    const bool before = battle->sky.things >> thing & 1u;
    if (things[thing].holds (battle) == before)
      continue;
    battle->sky.things ^= 1u << thing;
    say_thing (battle, thing, !before);
  }
}

static int
daylight_left (const WrgBattle *battle)
{
  const MuWrgDay *day = &battle->sky.day;
  return mu_wrg_daylight_periods (day->place.month) - mu_wrg_period_of_day (day) + 1;
}

/* Once a period, so that nobody works it out for each pair of bodies. */
static void
note_sky (WrgBattle *battle)
{
  Sky *sky = &battle->sky;
  sky->night = is_night (battle);
  sky->storm = mu_wrg_is_sandstorm (&sky->day);
  sky->slippery = mu_wrg_path_is_slippery (&battle->readings, &sky->day);
  sky->rivers_up = are_rivers_up (battle);
  sky->sight = PACES (mu_wrg_weather_sight (&battle->readings, &sky->day, NULL));
}

/* --- the day --------------------------------------------------------------- */

/* wrg.weather.night.daylight
 * READING: wrg.weather.night.daylight: fighting ends at nightfall unless so many
 * periods have been agreed that it goes on in the dark. */
void
mu_wrg_set_sky (WrgBattle *battle, const MuWrgSetupSky *as_set, bool until_nightfall)
{
  battle->sky.changes = true;
  battle->sky.as_set = *as_set;
  battle->sky.nightfall = until_nightfall && !mu_reading (&battle->readings, MU_READING_NIGHT);
  if (battle->sky.nightfall)
    battle->periods = (uint8_t) mu_wrg_daylight_periods (as_set->place.month);
}

static void
open_day (WrgBattle *battle)
{
  begin_day (battle);
  const MuWrgDay *day = &battle->sky.day;
  if (battle->sky.nightfall)
    battle->periods = (uint8_t) daylight_left (battle);
  mu_wrg_emit (battle, MU_EVENT_DAY, MU_RULE_WRG_WEATHER_POTENTIAL, MU_NO_BODY, MU_NO_BODY,
               VALUES (day->expected, day->wind_from, daylight_left (battle), day->place.month));
}

/* As a period starts: wrg.weather.potential. */
void
mu_wrg_turn_sky (WrgBattle *battle)
{
  if (battle->period == 1)
    open_day (battle);
  else
    next_period (battle);
  say_changes (battle);
  note_sky (battle);
  mu_wrg_note_going (battle);
}

/* The last period of daylight is over. */
void
mu_wrg_fall_of_night (WrgBattle *battle)
{
  if (battle->sky.nightfall && battle->period == battle->periods)
    say_thing (battle, MU_SKY_NIGHT, true);
}

/* wrg.weather.night.drift: neither is within reach of a fire or torch, which its
 * own side carries. */
bool
mu_wrg_is_dark (const WrgBattle *battle, const Body *one, const Body *other)
{
  const Sky *sky = &battle->sky;
  return sky->night && !sky->as_set.torches[one->side] && !sky->as_set.torches[other->side];
}
