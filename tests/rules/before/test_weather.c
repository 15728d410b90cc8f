/* The day: what comes, when it goes, and what it is like. */
#include <string.h>

#include "rules/field/sky.h"
#include "rules/wrg/before/weather.h"
#include "tests/rules/common.h"

#define COUNT(a) ((int) (sizeof (a) / sizeof (a)[0]))

static MuReadings
switched (MuReading which)
{
  MuReadings readings = { 0 };
  readings.choice[which] = 1;
  return readings;
}

static const MuBattleground rome_in_march
    = { .region = MU_REGION_MEDITERRANEAN, .country = MU_COUNTRY_PLAIN, .month = 3 };
static const MuBattleground gaul_in_march
    = { .region = MU_REGION_NORTHERN, .country = MU_COUNTRY_PLAIN, .month = 3 };
static const MuBattleground alps_in_january
    = { .region = MU_REGION_MEDITERRANEAN, .country = MU_COUNTRY_MOUNTAIN, .month = 1 };

/* A day in that place on which these dice fall: the potential, then the onset
 * of each period. */
static MuWrgDay
day_of (const MuReadings *readings, const MuBattleground *place, int weather, const char *faces)
{
  MuWrgDay day;
  const MuDayDice dice = { .weather = weather, .onset = faces[0] - '0', .wind = 5, .fog = 6 };
  mu_wrg_day_begin (readings, place, &dice, &day);
  for (const char *face = faces + 1; *face; face++)
    mu_wrg_day_next (readings, &day, *face - '0', 6);
  return day;
}

/* --- as the battle begins ----------------------------------------------- */

/* wrg.weather.potential: a 2 in March is rain on the Tiber */
START_TEST (weather_may_be_left_out)
{
  const MuReadings fine = switched (MU_READING_WEATHER);
  ck_assert_int_eq (mu_wrg_weather_expected (NULL, &rome_in_march, 2), MU_RAIN);
  ck_assert_int_eq (mu_wrg_weather_expected (&fine, &rome_in_march, 2), MU_FINE);
}
END_TEST

/* wrg.weather.regions: China has the weather of the nearer region, or none */
START_TEST (other_countries_borrow_their_weather)
{
  const MuReadings none = switched (MU_READING_WEATHER_OUTSIDE);
  MuBattleground china = rome_in_march;
  china.outside = true;
  ck_assert_int_eq (mu_wrg_weather_expected (NULL, &china, 1), MU_RAIN_AND_WINDS);
  ck_assert_int_eq (mu_wrg_weather_expected (&none, &china, 1), MU_FINE);
  ck_assert_int_eq (mu_wrg_weather_expected (&none, &rome_in_march, 1), MU_RAIN_AND_WINDS);
}
END_TEST

/* wrg.weather.regions: the northern table has neither desert nor steppe */
START_TEST (the_north_has_no_deserts)
{
  for (int region = 0; region < 2; region++)
    for (int country = MU_COUNTRY_PLAIN; country <= MU_COUNTRY_STEPPE; country++) {
      const bool wide = country == MU_COUNTRY_DESERT || country == MU_COUNTRY_STEPPE;
      MuBattleground place = { .region = (MuRegion) region, .country = (MuCountry) country };
      ck_assert_int_eq (mu_wrg_place_refused (&place), region == MU_REGION_NORTHERN && wide
                                                           ? MU_RULE_WRG_WEATHER_REGIONS
                                                           : MU_RULE_NONE);
      place.outside = true; /* east of the Elbe there is steppe */
      ck_assert_int_eq (mu_wrg_place_refused (&place), MU_RULE_NONE);
    }
}
END_TEST

/* wrg.weather.wind.direction */
START_TEST (winds_have_their_quarter)
{
  static const char *const diced[]
      = { "north", "east", "south", "south-west", "west", "north-west" };
  static const char *const other[] = { "north", "east", "south", "west", "west", "west" };
  const MuReadings west = switched (MU_READING_WIND_DICE);
  ck_assert (!mu_wrg_wind_is_diced (&rome_in_march));
  ck_assert (mu_wrg_wind_is_diced (&gaul_in_march));
  for (int face = 1; face <= 6; face++) {
    ck_assert_int_eq (mu_wrg_wind_from (NULL, &rome_in_march, face), MU_NORTH_EAST);
    ck_assert_str_eq (mu_compass_key (mu_wrg_wind_from (NULL, &gaul_in_march, face)),
                      diced[face - 1]);
    ck_assert_str_eq (mu_compass_key (mu_wrg_wind_from (&west, &gaul_in_march, face)),
                      other[face - 1]);
  }
}
END_TEST

/* wrg.weather.wind.direction: from the west to the south-west is anticlockwise */
START_TEST (winds_back)
{
  ck_assert_int_eq (mu_wrg_wind_shifted (MU_WEST), MU_SOUTH_WEST);
  ck_assert_int_eq (mu_wrg_wind_shifted (MU_NORTH), MU_NORTH_WEST);
  for (int from = 0; from < MU_COMPASS_POINTS; from++) {
    MuCompass point = (MuCompass) from;
    for (int i = 0; i < MU_COMPASS_POINTS; i++)
      point = mu_wrg_wind_shifted (point);
    ck_assert_int_eq (point, from);
  }
}
END_TEST

/* wrg.weather.fog: region, country, month, coast; whether a die is thrown */
static const struct {
  MuBattleground place;
  bool diced;
} fogs[] = {
  { { MU_REGION_MEDITERRANEAN, MU_COUNTRY_PLAIN, 7, false, true }, true },
  { { MU_REGION_MEDITERRANEAN, MU_COUNTRY_PLAIN, 7, false, false }, false },
  { { MU_REGION_MEDITERRANEAN, MU_COUNTRY_PLAIN, 12, false, false }, false },
  { { MU_REGION_MEDITERRANEAN, MU_COUNTRY_MOUNTAIN, 12, false, false }, true },
  { { MU_REGION_MEDITERRANEAN, MU_COUNTRY_MOUNTAIN, 9, false, false }, false },
  { { MU_REGION_NORTHERN, MU_COUNTRY_PLAIN, 10, false, false }, true },
  { { MU_REGION_NORTHERN, MU_COUNTRY_PLAIN, 3, false, false }, true },
  { { MU_REGION_NORTHERN, MU_COUNTRY_PLAIN, 4, false, false }, false },
  { { MU_REGION_NORTHERN, MU_COUNTRY_MOUNTAIN, 4, false, false }, false },
};

START_TEST (fog_settles_here_and_there)
{
  const MuReadings clear = switched (MU_READING_FOG);
  ck_assert_int_eq (mu_wrg_fog_is_diced (NULL, &fogs[_i].place, false), fogs[_i].diced);
  ck_assert (!mu_wrg_fog_is_diced (NULL, &fogs[_i].place, true));
  ck_assert (!mu_wrg_fog_is_diced (&clear, &fogs[_i].place, false));
}
END_TEST

/* wrg.weather.fog: on 1 or 2, for three periods */
START_TEST (fog_lifts)
{
  for (int face = 1; face <= 6; face++) {
    MuWrgDay day;
    const MuDayDice dice = { .weather = 6, .onset = 1, .wind = 1, .fog = face };
    mu_wrg_day_begin (NULL, &gaul_in_march, &dice, &day);
    for (int period = 1; period <= 5; period++) {
      ck_assert_int_eq (mu_wrg_is_foggy (&day), face <= 2 && period <= 3);
      mu_wrg_day_next (NULL, &day, 3, 3);
    }
  }
}
END_TEST

/* wrg.weather.fog: not in strong winds that blow from the start */
START_TEST (wind_keeps_fog_away)
{
  MuWrgDay day;
  MuDayDice dice = { .weather = 3, .onset = 1, .wind = 1, .fog = 1 };
  mu_wrg_day_begin (NULL, &gaul_in_march, &dice, &day);
  ck_assert (day.winds && !day.fog);
  dice.onset = 2;
  mu_wrg_day_begin (NULL, &gaul_in_march, &dice, &day);
  ck_assert (!day.winds && day.fog);
}
END_TEST

/* wrg.weather.night.daylight */
START_TEST (days_grow_and_shrink)
{
  static const int periods[] = { 8, 8, 10, 12, 12, 12, 12, 12, 10, 8, 8, 8 };
  const MuReadings diced = switched (MU_READING_NIGHT_START);
  for (int month = 1; month <= 12; month++)
    ck_assert_int_eq (mu_wrg_daylight_periods (month), periods[month - 1]);
  for (int face = 1; face <= 6; face++) {
    ck_assert_int_eq (mu_wrg_periods_gone (NULL, face), 0);
    ck_assert_int_eq (mu_wrg_periods_gone (&diced, face), face);
  }
}
END_TEST

/* wrg.weather.night.daylight: eight periods in January, the ninth is dark; three
 * gone at the start leave five */
START_TEST (night_falls)
{
  const MuReadings diced = switched (MU_READING_NIGHT_START);
  MuWrgDay day;
  const MuDayDice dice = { .weather = 6, .onset = 6, .start = 3 };
  mu_wrg_day_begin (&diced, &alps_in_january, &dice, &day);
  ck_assert_int_eq (mu_wrg_period_of_day (&day), 4);
  for (int period = 1; period <= 7; period++) {
    ck_assert_int_eq (mu_wrg_is_night (&diced, &day), period > 5);
    mu_wrg_day_next (&diced, &day, 6, 6);
  }
  day = day_of (NULL, &alps_in_january, 6, "66666666");
  ck_assert (!mu_wrg_is_night (NULL, &day));
  mu_wrg_day_next (NULL, &day, 6, 6);
  ck_assert (mu_wrg_is_night (NULL, &day));
  const MuReadings no_night = switched (MU_READING_NIGHT);
  ck_assert (!mu_wrg_is_night (&no_night, &day));
}
END_TEST

/* --- each period -------------------------------------------------------- */

/* wrg.weather.potential: begins on a 1, ceases on 5 or 6 */
START_TEST (weather_comes_and_goes)
{
  for (int face = 1; face <= 6; face++) {
    ck_assert_int_eq (mu_wrg_weather_change (false, face),
                      face == 1 ? MU_WRG_WEATHER_BEGINS : MU_WRG_WEATHER_STAYS);
    ck_assert_int_eq (mu_wrg_weather_change (true, face),
                      face >= 5 ? MU_WRG_WEATHER_CEASES : MU_WRG_WEATHER_STAYS);
  }
}
END_TEST

/* wrg.weather.potential: dice of the periods, and what falls in the last of them */
static const struct {
  int weather; /* in March on the Tiber: 1 winds and rain, 2 rain, 4 fine */
  const char *faces;
  bool rain, winds;
  int rained, dry;
} days[] = {
  { 2, "2", false, false, 0, 0 },     { 2, "1", true, false, 1, 0 },
  { 2, "16", false, false, 1, 1 },    { 2, "1234", true, false, 4, 0 },
  { 2, "12345", false, false, 4, 1 }, { 2, "1561", true, false, 2, 0 },
  { 2, "1566", false, false, 1, 3 },  { 1, "1", true, true, 1, 0 },
  { 1, "15", false, false, 1, 1 },    { 4, "1111", false, false, 0, 0 },
};

START_TEST (a_day_goes_by_its_dice)
{
  const MuWrgDay day = day_of (NULL, &rome_in_march, days[_i].weather, days[_i].faces);
  ck_assert_int_eq (day.rain, days[_i].rain);
  ck_assert_int_eq (day.winds, days[_i].winds);
  ck_assert_int_eq (day.rain_periods, days[_i].rained);
  ck_assert_int_eq (day.dry_periods, days[_i].dry);
  ck_assert_int_eq (day.period, (int) strlen (days[_i].faces));
  ck_assert_int_eq (mu_wrg_has_fallen (&day), days[_i].rained > 0);
  ck_assert_int_eq (mu_wrg_weather_is_diced (&day), days[_i].weather != 4);
}
END_TEST

/* wrg.weather.potential: the other reading gives the wind a die of its own */
START_TEST (wind_may_have_its_own_die)
{
  const MuReadings apart = switched (MU_READING_WEATHER_DICE);
  const MuDayDice dice = { .weather = 1, .onset = 1, .onset_wind = 4 };
  MuWrgDay day;
  mu_wrg_day_begin (&apart, &rome_in_march, &dice, &day);
  ck_assert (mu_wrg_wind_has_own_die (&apart, &day) && !mu_wrg_wind_has_own_die (NULL, &day));
  ck_assert (day.rain && !day.winds);
  mu_wrg_day_next (&apart, &day, 6, 1);
  ck_assert (!day.rain && day.winds);
  day = day_of (&apart, &rome_in_march, 2, "1"); /* rain alone */
  ck_assert (!mu_wrg_wind_has_own_die (&apart, &day));
}
END_TEST

/* wrg.weather.wind.direction: only as rain starts, and only in Europe */
START_TEST (rain_shifts_the_wind)
{
  ck_assert_int_eq (day_of (NULL, &gaul_in_march, 2, "2").wind_from, MU_WEST);
  ck_assert_int_eq (day_of (NULL, &gaul_in_march, 2, "1").wind_from, MU_SOUTH_WEST);
  ck_assert_int_eq (day_of (NULL, &gaul_in_march, 2, "123").wind_from, MU_SOUTH_WEST);
  ck_assert_int_eq (day_of (NULL, &gaul_in_march, 2, "151").wind_from, MU_SOUTH);
  ck_assert_int_eq (day_of (NULL, &rome_in_march, 1, "1").wind_from, MU_NORTH_EAST);
}
END_TEST

/* wrg.weather.rain.mud: after three periods of rain, with a pause or without;
 * wrg.weather.rain.rivers */
START_TEST (rain_soaks_the_ground)
{
  static const struct {
    const char *faces;
    bool muddy;
  } rains[] = { { "123", false },  { "1234", true },   { "1235", true },   { "151", false },
                { "1515", false }, { "15151", false }, { "151515", true }, { "12356666", true } };
  for (int i = 0; i < COUNT (rains); i++) {
    const MuWrgDay day = day_of (NULL, &rome_in_march, 2, rains[i].faces);
    ck_assert_int_eq (mu_wrg_is_muddy (&day), rains[i].muddy);
    ck_assert_int_eq (mu_wrg_rivers_are_up (&day), rains[i].muddy);
    ck_assert (!mu_wrg_is_snowed_under (&day));
  }
}
END_TEST

/* wrg.weather.snow, wrg.weather.snow.precipice, wrg.weather.rain.rivers */
START_TEST (snow_lies)
{
  const MuReadings late = switched (MU_READING_SNOW_PRECIPICE);
  const MuWrgDay fine = day_of (NULL, &alps_in_january, 2, "2");
  const MuWrgDay first = day_of (NULL, &alps_in_january, 2, "1");
  const MuWrgDay fourth = day_of (NULL, &alps_in_january, 2, "1222");
  ck_assert (first.snow && !first.rain && !mu_wrg_is_snowed_under (&first));
  ck_assert (mu_wrg_is_snowed_under (&fourth) && !mu_wrg_is_muddy (&fourth));
  ck_assert (mu_wrg_rivers_are_up (&fourth) && !mu_wrg_rivers_are_up (&first));
  ck_assert (!mu_wrg_path_is_slippery (NULL, &fine));
  ck_assert (mu_wrg_path_is_slippery (NULL, &first));
  ck_assert (!mu_wrg_path_is_slippery (&late, &first));
  ck_assert (mu_wrg_path_is_slippery (&late, &fourth));
  ck_assert_int_eq (mu_wrg_precipice_loss (1), 1);
  for (int face = 2; face <= 6; face++)
    ck_assert_int_eq (mu_wrg_precipice_loss (face), 0);
}
END_TEST

/* wrg.weather.rain.fires, in both readings */
START_TEST (rain_ends_fires)
{
  const MuReadings none = switched (MU_READING_RAIN_FIRES);
  const MuWrgDay before = day_of (NULL, &rome_in_march, 2, "2");
  const MuWrgDay rain = day_of (NULL, &rome_in_march, 2, "1");
  const MuWrgDay after = day_of (NULL, &rome_in_march, 2, "1666");
  ck_assert (!mu_wrg_fires_go_out (&before) && mu_wrg_fires_go_out (&rain));
  ck_assert (!mu_wrg_fires_go_out (&after));
  for (int raiser = MU_WRG_FIRE_MISSILES; raiser <= MU_WRG_TROOPS_INSIDE; raiser++) {
    const MuWrgFireRaiser who = (MuWrgFireRaiser) raiser;
    const MuRule barred
        = who == MU_WRG_FIRE_MISSILES ? MU_RULE_WRG_WEATHER_RAIN_FIRES : MU_RULE_NONE;
    ck_assert_int_eq (mu_wrg_fire_barred (&none, &before, who), MU_RULE_NONE);
    ck_assert_int_eq (mu_wrg_fire_barred (NULL, &rain, who), barred);
    ck_assert_int_eq (mu_wrg_fire_barred (NULL, &after, who), barred);
    ck_assert_int_eq (mu_wrg_fire_barred (&none, &after, who), MU_RULE_WRG_WEATHER_RAIN_FIRES);
  }
}
END_TEST

/* --- country and sun ---------------------------------------------------- */

/* wrg.weather.drought */
START_TEST (summers_are_dry)
{
  const MuReadings wet = switched (MU_READING_DROUGHT);
  for (int month = 1; month <= 12; month++)
    for (int country = MU_COUNTRY_PLAIN; country <= MU_COUNTRY_STEPPE; country++) {
      const MuBattleground place = { .country = (MuCountry) country, .month = month };
      const bool summer = month >= 6 && month <= 8;
      MuWrgDay day = { .place = place, .winds = true, .period = 1 };
      ck_assert_int_eq (mu_wrg_desert_is_parched (NULL, &place),
                        summer && country == MU_COUNTRY_DESERT);
      ck_assert (!mu_wrg_desert_is_parched (&wet, &place));
      ck_assert_int_eq (mu_wrg_grass_burns (NULL, &day), summer && country == MU_COUNTRY_STEPPE);
      day.winds = false;
      ck_assert (!mu_wrg_grass_burns (NULL, &day));
    }
}
END_TEST

/* wrg.weather.sun: where and when, and in Europe on a 1 */
START_TEST (the_sun_is_low_in_summer)
{
  const MuReadings dim = switched (MU_READING_SUN);
  for (int month = 1; month <= 12; month++)
    for (int face = 1; face <= 6; face++) {
      const bool summer = month >= 5 && month <= 9;
      const MuBattleground south = { .region = MU_REGION_MEDITERRANEAN, .month = month };
      const MuBattleground north = { .region = MU_REGION_NORTHERN, .month = month };
      ck_assert_int_eq (mu_wrg_sun_is_low (NULL, &south, face), summer);
      ck_assert_int_eq (mu_wrg_sun_is_low (NULL, &north, face), summer && face == 1);
      ck_assert (!mu_wrg_sun_is_low (&dim, &south, face));
      ck_assert (!mu_wrg_sun_is_diced (NULL, &south));
      ck_assert_int_eq (mu_wrg_sun_is_diced (NULL, &north), summer);
    }
}
END_TEST

/* wrg.weather.sun: east in periods 1 and 2, west in the last 2 of twelve */
START_TEST (a_low_sun_dazzles)
{
  const MuBattleground place = { .region = MU_REGION_MEDITERRANEAN, .month = 6 };
  MuWrgDay day = { .place = place, .low_sun = true };
  for (day.period = 1; day.period <= 14; day.period++)
    for (int facing = 0; facing <= MU_NO_POINT; facing++) {
      const bool east = facing >= MU_NORTH_EAST && facing <= MU_SOUTH_EAST;
      const bool west = facing >= MU_SOUTH_WEST && facing <= MU_NORTH_WEST;
      const bool dazzled
          = (east && day.period <= 2) || (west && (day.period == 11 || day.period == 12));
      ck_assert_int_eq (mu_wrg_is_dazzled (&day, (MuCompass) facing), dazzled);
    }
}
END_TEST

START_TEST (clouds_hide_the_sun)
{
  const MuBattleground place = { .region = MU_REGION_MEDITERRANEAN, .month = 6 };
  MuWrgDay day = { .place = place, .low_sun = true, .period = 1 };
  ck_assert (mu_wrg_is_dazzled (&day, MU_EAST)); /* wrg.weather.sun */
  day.rain = true;
  ck_assert (!mu_wrg_is_dazzled (&day, MU_EAST));
  day.rain = false;
  day.fog = true;
  ck_assert (!mu_wrg_is_dazzled (&day, MU_EAST));
  day.fog = false;
  day.winds = true;
  ck_assert (mu_wrg_is_dazzled (&day, MU_EAST));
  day.place.country = MU_COUNTRY_DESERT; /* wrg.weather.wind.desert */
  ck_assert (mu_wrg_is_sandstorm (&day) && !mu_wrg_is_dazzled (&day, MU_EAST));
  day.winds = day.low_sun = false;
  ck_assert (!mu_wrg_is_dazzled (&day, MU_EAST));
}
END_TEST

/* wrg.weather.wind.desert: with a north-easter, south-west alone */
START_TEST (sandstorms_drive_men_before_them)
{
  const MuBattleground desert = { .country = MU_COUNTRY_DESERT, .month = 7 };
  MuWrgDay day = { .place = desert, .winds = true, .wind_from = MU_NORTH_EAST, .period = 1 };
  for (int way = 0; way < MU_COMPASS_POINTS; way++) {
    ck_assert_int_eq (mu_wrg_wind_bars_way (&day, false, (MuCompass) way),
                      way == MU_SOUTH_WEST ? MU_RULE_NONE : MU_RULE_WRG_WEATHER_WIND_DESERT);
    ck_assert_int_eq (mu_wrg_wind_bars_way (&day, true, (MuCompass) way), MU_RULE_NONE);
  }
  day.winds = false;
  ck_assert_int_eq (mu_wrg_wind_bars_way (&day, false, MU_NORTH), MU_RULE_NONE);
  day.winds = true;
  day.place.country = MU_COUNTRY_STEPPE;
  ck_assert_int_eq (mu_wrg_wind_bars_way (&day, false, MU_NORTH), MU_RULE_NONE);
}
END_TEST

/* --- night -------------------------------------------------------------- */

/* wrg.weather.night.drift */
START_TEST (men_stray_in_the_dark)
{
  static const int paces[] = { -10, -10, 0, 0, 10, 10 };
  for (int face = 1; face <= 6; face++)
    ck_assert_int_eq (mu_wrg_drift (face), paces[face - 1]);
  ck_assert_int_eq (mu_wrg_drift_die (true), MU_DIE_AVERAGE);
  ck_assert_int_eq (mu_wrg_drift_die (false), MU_DIE_ORDINARY);
  ck_assert_int_eq (MU_WRG_LIGHT_REACH, 60);
}
END_TEST

/* wrg.weather.night.drift: a door of five figure-periods takes ten in the dark */
START_TEST (work_is_slow_in_the_dark)
{
  const MuWrgDay noon = { .place = { .month = 1 }, .period = 5 };
  const MuWrgDay dark = { .place = { .month = 1 }, .period = 9 };
  ck_assert_int_eq (mu_wrg_night_work (NULL, &noon, false, 5), 5);
  ck_assert_int_eq (mu_wrg_night_work (NULL, &dark, true, 5), 5);
  ck_assert_int_eq (mu_wrg_night_work (NULL, &dark, false, 5), 10);
}
END_TEST

/* wrg.weather.night.camp */
START_TEST (camps_sleep)
{
  ck_assert_int_eq (mu_wrg_camp_guards (4), 0);
  ck_assert_int_eq (mu_wrg_camp_guards (5), 1);
  ck_assert_int_eq (mu_wrg_camp_guards (14), 2);
  ck_assert_int_eq (mu_wrg_camp_forming (true), 2);
  ck_assert_int_eq (mu_wrg_camp_forming (false), 4);
  ck_assert_int_eq (MU_WRG_SENTRY_SEES, 60);
}
END_TEST

/* Whatever falls: counts never go back, and no day has both rain and snow. */
START_TEST (days_hold_together)
{
  uint64_t state = 11;
  for (int n = 0; n < 3000; n++) {
    const MuBattleground place = { .region = (MuRegion) next_below (&state, 2),
                                   .country = (MuCountry) next_below (&state, 4),
                                   .month = 1 + (int) next_below (&state, 12) };
    const MuDayDice dice = { .weather = 1 + (int) next_below (&state, 6),
                             .onset = 1 + (int) next_below (&state, 6),
                             .wind = 1 + (int) next_below (&state, 6),
                             .fog = 1 + (int) next_below (&state, 6),
                             .sun = 1 + (int) next_below (&state, 6) };
    MuWrgDay day;
    mu_wrg_day_begin (NULL, &place, &dice, &day);
    for (int period = 1; period <= 12; period++) {
      ck_assert (!(day.rain && day.snow));
      ck_assert (!day.fog || mu_wrg_fog_settles (dice.fog));
      ck_assert_int_le (day.rain_periods + day.snow_periods + day.dry_periods, period);
      ck_assert_int_eq (day.dry_periods == 0, day.rain || day.snow || !mu_wrg_has_fallen (&day));
      ck_assert (mu_wrg_weather_is_diced (&day) || !(day.rain || day.snow || day.winds));
      mu_wrg_day_next (NULL, &day, 1 + (int) next_below (&state, 6), 1);
    }
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("weather");
  tcase_add_test (tests, weather_may_be_left_out);
  tcase_add_test (tests, other_countries_borrow_their_weather);
  tcase_add_test (tests, the_north_has_no_deserts);
  tcase_add_test (tests, winds_have_their_quarter);
  tcase_add_test (tests, winds_back);
  tcase_add_loop_test (tests, fog_settles_here_and_there, 0, COUNT (fogs));
  tcase_add_test (tests, fog_lifts);
  tcase_add_test (tests, wind_keeps_fog_away);
  tcase_add_test (tests, days_grow_and_shrink);
  tcase_add_test (tests, night_falls);
  tcase_add_test (tests, weather_comes_and_goes);
  tcase_add_loop_test (tests, a_day_goes_by_its_dice, 0, COUNT (days));
  tcase_add_test (tests, wind_may_have_its_own_die);
  tcase_add_test (tests, rain_shifts_the_wind);
  tcase_add_test (tests, rain_soaks_the_ground);
  tcase_add_test (tests, snow_lies);
  tcase_add_test (tests, rain_ends_fires);
  tcase_add_test (tests, summers_are_dry);
  tcase_add_test (tests, the_sun_is_low_in_summer);
  tcase_add_test (tests, a_low_sun_dazzles);
  tcase_add_test (tests, clouds_hide_the_sun);
  tcase_add_test (tests, sandstorms_drive_men_before_them);
  tcase_add_test (tests, men_stray_in_the_dark);
  tcase_add_test (tests, work_is_slow_in_the_dark);
  tcase_add_test (tests, camps_sleep);
  tcase_add_test (tests, days_hold_together);
  return run_case ("weather", tests);
}
