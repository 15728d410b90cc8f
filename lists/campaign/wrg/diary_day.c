/* A day of the diary by the tables of WRG 5th, which all campaigns have their weather from. */
#include "lists/campaign/diary.h"
#include "rules/wrg/before/weather.h"

/* wrg.weather.regions: no desert or steppe lies in the northern region, but may border on it. */
MuBattleground
mu_diary_place (MuRegion region, MuCountry country, int month, gboolean coast)
{
  MuBattleground place = { .region = region, .country = country, .month = month, .coast = coast };
  place.outside = mu_wrg_place_refused (&place) != MU_RULE_NONE;
  return place;
}

typedef struct {
  const MuReadings *readings;
  MuDiaryThrow throw;
  gpointer data;
  MuDiaryDay *day;
} Sky;

static int
throw_if (const Sky *sky, gboolean asked, int number)
{
  if (!asked)
    return 0;
  const int face = sky->throw (number, sky->data);
  sky->day->face[number] = (guint8) face;
  return face;
}

/* wrg.weather.potential, wrg.weather.wind.direction, wrg.weather.sun,
 * wrg.weather.night.daylight */
static MuDayDice
throw_first (const Sky *sky)
{
  const MuReadings *readings = sky->readings;
  const MuBattleground *place = &sky->day->place;
  MuDayDice dice = { 0 };
  dice.weather = throw_if (sky, mu_wrg_weather_is_open (readings, place), MU_DIARY_WEATHER);
  const MuWrgDay hoped = { .expected = mu_wrg_weather_expected (readings, place, dice.weather) };
  dice.onset = throw_if (sky, mu_wrg_weather_is_diced (&hoped), MU_DIARY_ONSET);
  dice.onset_wind = throw_if (sky, mu_wrg_wind_has_own_die (readings, &hoped), MU_DIARY_ONSET_WIND);
  dice.wind = throw_if (sky, mu_wrg_wind_is_diced (place), MU_DIARY_WIND);
  dice.sun = throw_if (sky, mu_wrg_sun_is_diced (readings, place), MU_DIARY_SUN);
  dice.start = throw_if (sky, mu_wrg_start_is_diced (readings), MU_DIARY_START);
  return dice;
}

/* wrg.weather.fog waits for the wind. */
static void
begin (const Sky *sky, MuWrgDay *at)
{
  const MuBattleground *place = &sky->day->place;
  MuDayDice dice = throw_first (sky);
  mu_wrg_day_begin (sky->readings, place, &dice, at);
  dice.fog = throw_if (sky, mu_wrg_fog_is_diced (sky->readings, place, at->winds), MU_DIARY_FOG);
  mu_wrg_day_begin (sky->readings, place, &dice, at);
}

static void
note_period (MuDiaryDay *day, const MuWrgDay *at)
{
  const guint16 bit = (guint16) (1u << (at->period - 1));
  day->rain |= at->rain ? bit : 0;
  day->snow |= at->snow ? bit : 0;
  day->winds |= at->winds ? bit : 0;
}

static void
go_through (const Sky *sky, MuWrgDay *at)
{
  note_period (sky->day, at);
  for (int period = 2; period <= sky->day->periods; period++) {
    const int number = MU_DIARY_PERIODS + 2 * (period - 2);
    const int face = throw_if (sky, mu_wrg_weather_is_diced (at), number);
    const int wind = throw_if (sky, mu_wrg_wind_has_own_die (sky->readings, at), number + 1);
    mu_wrg_day_next (sky->readings, at, face, wind);
    note_period (sky->day, at);
  }
}

void
mu_diary_day (const MuReadings *readings, const MuBattleground *place, MuDiaryThrow throw,
              gpointer data, MuDiaryDay *day)
{
  const Sky sky = { readings, throw, data, day };
  MuWrgDay at = { 0 };
  *day = (MuDiaryDay){ .place = *place, .periods = mu_wrg_daylight_periods (place->month) };
  begin (&sky, &at);
  day->expected = at.expected;
  day->wind_from = at.wind_from;
  day->fog = at.fog;
  day->low_sun = at.low_sun;
  day->parched = mu_wrg_desert_is_parched (readings, place);
  go_through (&sky, &at);
  day->muddy = mu_wrg_is_muddy (&at);
  day->snowed_under = mu_wrg_is_snowed_under (&at);
  day->rivers_up = mu_wrg_rivers_are_up (&at);
}
