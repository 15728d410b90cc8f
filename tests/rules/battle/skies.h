/* What the tests of weather and light share: a day as it has become by the second
 * period of a battle. */
#ifndef MUSTER_TESTS_RULES_BATTLE_SKIES_H
#define MUSTER_TESTS_RULES_BATTLE_SKIES_H

#include "rules/field/country.h"
#include "ruling.h"

static inline MuBattleground
somewhere (MuRegion region, MuCountry country, int month)
{
  return (MuBattleground){ .region = region, .country = country, .month = month };
}

/* A fine spring day on a Mediterranean plain. */
static inline MuWrgDay
fine_day (void)
{
  return (MuWrgDay){ .place = somewhere (MU_REGION_MEDITERRANEAN, MU_COUNTRY_PLAIN, 4),
                     .wind_from = MU_NORTH_EAST,
                     .period = 1 };
}

static inline MuWrgDay
day_of (MuWeather weather)
{
  MuWrgDay day = fine_day ();
  day.expected = weather;
  day.rain = weather == MU_RAIN;
  day.snow = weather == MU_SNOW;
  day.winds = weather == MU_WINDS;
  return day;
}

static inline MuWrgDay
muddy_day (void)
{
  MuWrgDay day = fine_day ();
  day.rain_periods = 3;
  day.dry_periods = 4;
  return day;
}

static inline MuWrgDay
snowy_day (void)
{
  MuWrgDay day = fine_day ();
  day.snow_periods = 3;
  day.dry_periods = 4;
  return day;
}

static inline MuWrgDay
foggy_day (void)
{
  MuWrgDay day = fine_day ();
  day.fog = true;
  return day;
}

static inline MuWrgDay
dark_day (void)
{
  MuWrgDay day = fine_day ();
  day.gone = 14;
  return day;
}

static inline MuWrgDay
sandstorm (void)
{
  MuWrgDay day = day_of (MU_WINDS);
  day.place.country = MU_COUNTRY_DESERT;
  return day;
}

static inline MuWrgDay
drought (void)
{
  MuWrgDay day = fine_day ();
  day.place.country = MU_COUNTRY_DESERT;
  day.place.month = 7;
  return day;
}

/* Midsummer, early or late: the first two periods of the day, or its last two. */
static inline MuWrgDay
dazzling_day (bool evening)
{
  MuWrgDay day = fine_day ();
  day.place.month = 6;
  day.low_sun = true;
  day.gone = evening ? 10 : 0;
  return day;
}

/* As if the battle had begun under this day; the second period comes next. */
static inline void
put_under (Scene *scene, MuWrgDay day)
{
  const MuWrgSetupSky sky = { .place = day.place };
  mu_wrg_set_sky (scene->battle, &sky, false);
  scene->battle->sky.day = day;
  scene->battle->period = 1;
}

#endif
