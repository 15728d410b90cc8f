/* What the day does to a body. */
#include "rules/wrg/before/weather_effects.h"
#include "tests/rules/common.h"

static const MuBattleground rome_in_march
    = { .region = MU_REGION_MEDITERRANEAN, .country = MU_COUNTRY_PLAIN, .month = 3 };
static const MuBattleground desert_in_july
    = { .region = MU_REGION_MEDITERRANEAN, .country = MU_COUNTRY_DESERT, .month = 7 };
static const MuWrgExposed plain_body = { .facing = MU_NO_POINT };

/* wrg.weather.rain.missiles: in rain and in the first period after it */
START_TEST (wet_strings_shoot_badly)
{
  static const struct {
    bool rain, snow;
    int rained, snowed, dry, amount;
  } wet[]
      = { { false, false, 0, 0, 0, 0 }, { true, false, 1, 0, 0, -1 }, { false, false, 1, 0, 1, -1 },
          { false, false, 1, 0, 2, 0 }, { false, true, 0, 1, 0, -1 }, { false, false, 0, 1, 1, -1 },
          { false, false, 0, 1, 2, 0 } };
  for (size_t i = 0; i < sizeof wet / sizeof wet[0]; i++) {
    const MuWrgDay day = { .place = rome_in_march,
                           .rain = wet[i].rain,
                           .snow = wet[i].snow,
                           .rain_periods = wet[i].rained,
                           .snow_periods = wet[i].snowed,
                           .dry_periods = wet[i].dry,
                           .period = 5 };
    ck_assert_int_eq (mu_wrg_weather_on_shooting (NULL, &day, &plain_body, NULL), wet[i].amount);
    ck_assert_int_eq (mu_wrg_weather_on_melee (NULL, &day, &plain_body, NULL), 0);
  }
}
END_TEST

/* wrg.weather.rain.missiles, wrg.weather.snow: by what falls, or fell; once */
START_TEST (wet_strings_tell_by_what)
{
  static const struct {
    bool rain, snow;
    int rained, snowed, dry;
    unsigned toll;
    const char *rule;
  } fallen[] = { { true, false, 1, 0, 0, MU_WEATHER_RAIN, "wrg.weather.rain.missiles" },
                 { false, true, 0, 1, 0, MU_WEATHER_SNOW, "wrg.weather.snow" },
                 { false, true, 2, 1, 0, MU_WEATHER_SNOW, "wrg.weather.snow" },
                 { false, false, 1, 0, 1, MU_WEATHER_RAIN, "wrg.weather.rain.missiles" },
                 { false, false, 0, 1, 1, MU_WEATHER_SNOW, "wrg.weather.snow" } };
  for (size_t i = 0; i < sizeof fallen / sizeof fallen[0]; i++) {
    const MuWrgDay day = { .place = rome_in_march,
                           .rain = fallen[i].rain,
                           .snow = fallen[i].snow,
                           .rain_periods = fallen[i].rained,
                           .snow_periods = fallen[i].snowed,
                           .dry_periods = fallen[i].dry,
                           .period = 5 };
    MuTrace trace = { .count = 0 };
    ck_assert_uint_eq (mu_wrg_weather_tolls (NULL, &day, &plain_body), fallen[i].toll);
    ck_assert_int_eq (mu_wrg_weather_from_missiles (fallen[i].toll, &trace), -1);
    assert_line (&trace, 0, fallen[i].rule, -1);
  }
  ck_assert_int_eq (mu_wrg_weather_from_missiles (MU_WEATHER_RAIN | MU_WEATHER_SNOW, NULL), -1);
  ck_assert_int_eq (mu_wrg_weather_from_blows (MU_WEATHER_RAIN | MU_WEATHER_SNOW, NULL), 0);
  ck_assert_int_eq (mu_wrg_weather_from_reaction (MU_WEATHER_RAIN | MU_WEATHER_SNOW, NULL), 0);
  ck_assert_int_eq (mu_wrg_weather_from_reaction (MU_WEATHER_MUD | MU_WEATHER_SNOW_LIES, NULL), -2);
}
END_TEST

/* wrg.weather.drought, wrg.weather.sun: on every weapon, and they add up */
START_TEST (thirst_and_glare_add_up)
{
  const MuWrgDay day = { .place = desert_in_july, .low_sun = true, .period = 1 };
  const MuWrgExposed romans = { .facing = MU_EAST };
  const MuWrgExposed arabs = { .facing = MU_EAST, .arabs = true };
  const MuWrgExposed at_well = { .facing = MU_NORTH, .well = true };
  MuTrace trace;

  mu_trace_clear (&trace);
  ck_assert_int_eq (mu_wrg_weather_on_shooting (NULL, &day, &romans, &trace), -2);
  assert_line (&trace, 0, "wrg.weather.sun", -1);
  assert_line (&trace, 1, "wrg.weather.drought", -1);
  ck_assert_int_eq (mu_wrg_weather_on_melee (NULL, &day, &romans, NULL), -2);
  ck_assert_int_eq (mu_wrg_weather_on_melee (NULL, &day, &arabs, NULL), -1);
  ck_assert_int_eq (mu_wrg_weather_on_melee (NULL, &day, &at_well, NULL), 0);
  ck_assert_int_eq (mu_wrg_weather_on_reaction (NULL, &day, &romans, NULL), -1);
  ck_assert_int_eq (mu_wrg_weather_on_reaction (NULL, &day, &arabs, NULL), 0);
}
END_TEST

/* wrg.weather.rain.mud, wrg.weather.snow: reaction and moves */
START_TEST (mud_and_snow_wear_men_down)
{
  const MuWrgDay mud = { .place = rome_in_march, .rain_periods = 3, .dry_periods = 4, .period = 9 };
  const MuWrgDay snow
      = { .place = rome_in_march, .snow_periods = 3, .dry_periods = 4, .period = 9 };
  MuWrgWeatherEffects effects;
  MuTrace trace;

  mu_trace_clear (&trace);
  ck_assert_int_eq (mu_wrg_weather_on_reaction (NULL, &mud, &plain_body, &trace), -1);
  assert_line (&trace, 0, "wrg.weather.rain.mud", -1);
  mu_trace_clear (&trace);
  ck_assert_int_eq (mu_wrg_weather_on_reaction (NULL, &snow, &plain_body, &trace), -1);
  assert_line (&trace, 0, "wrg.weather.snow", -1);

  mu_wrg_weather_effects (NULL, &mud, &plain_body, &effects);
  ck_assert_int_eq (effects.mud, 20);
  ck_assert (!effects.halved && !effects.no_extra_charge);
  ck_assert_int_eq (effects.reaction, -1);
  const MuWrgExposed on_road = { .paved = true, .facing = MU_NO_POINT };
  mu_wrg_weather_effects (NULL, &mud, &on_road, &effects);
  ck_assert_int_eq (effects.mud, 0);
  ck_assert_int_eq (effects.reaction, -1);
  mu_wrg_weather_effects (NULL, &snow, &plain_body, &effects);
  ck_assert (effects.halved && effects.no_extra_charge && effects.mud == 0 && effects.path_dice);
}
END_TEST

/* wrg.weather.wind.desert, wrg.weather.night.limits, wrg.weather.fog: the least */
START_TEST (sight_is_the_least_of_them)
{
  MuWrgDay day = { .place = desert_in_july, .fog = true, .period = 1 };
  MuRule rule;
  ck_assert_int_eq (mu_wrg_weather_sight (NULL, &day, &rule), 100);
  ck_assert_int_eq (rule, MU_RULE_WRG_WEATHER_FOG);
  day.gone = 12;
  ck_assert_int_eq (mu_wrg_weather_sight (NULL, &day, &rule), 60);
  ck_assert_int_eq (rule, MU_RULE_WRG_WEATHER_NIGHT_LIMITS);
  day.winds = true;
  ck_assert_int_eq (mu_wrg_weather_sight (NULL, &day, &rule), 30);
  ck_assert_int_eq (rule, MU_RULE_WRG_WEATHER_WIND_DESERT);
  day = (MuWrgDay){ .place = rome_in_march, .winds = true, .period = 4, .fog = true };
  ck_assert_int_eq (mu_wrg_weather_sight (NULL, &day, &rule), 0);
  ck_assert_int_eq (rule, MU_RULE_NONE);
}
END_TEST

/* wrg.weather.wind.trumpets */
START_TEST (wind_drowns_trumpets)
{
  MuWrgDay day = { .place = rome_in_march, .winds = true, .period = 1 };
  ck_assert_int_eq (mu_wrg_weather_signals (&day), 100);
  day.winds = false;
  ck_assert_int_eq (mu_wrg_weather_signals (&day), 0);
}
END_TEST

/* wrg.weather.night.limits, wrg.weather.night.drift */
START_TEST (night_is_full_of_enemies)
{
  const MuWrgDay night = { .place = rome_in_march, .period = 11 };
  const MuWrgExposed lit = { .lit = true, .facing = MU_NO_POINT };
  const MuReadings day_long = { .choice[MU_READING_NIGHT] = 1 };
  MuWrgWeatherEffects effects;
  mu_wrg_weather_effects (NULL, &night, &plain_body, &effects);
  ck_assert_int_eq (effects.move_cap, 60);
  ck_assert_int_eq (effects.sight, 60);
  ck_assert (effects.unfriendly_cover && effects.surprises && effects.strays);
  mu_wrg_weather_effects (NULL, &night, &lit, &effects);
  ck_assert (effects.unfriendly_cover && !effects.surprises && !effects.strays);
  mu_wrg_weather_effects (&day_long, &night, &plain_body, &effects);
  ck_assert (!effects.unfriendly_cover && effects.sight == 0 && effects.move_cap == 0);
}
END_TEST

/* wrg.weather.wind.desert */
START_TEST (sandstorms_have_one_way)
{
  const MuWrgDay storm
      = { .place = desert_in_july, .winds = true, .wind_from = MU_NORTH_EAST, .period = 3 };
  const MuWrgExposed arabs = { .arabs = true, .facing = MU_NO_POINT };
  MuWrgWeatherEffects effects;
  mu_wrg_weather_effects (NULL, &storm, &plain_body, &effects);
  ck_assert (effects.downwind_only && effects.downwind == MU_SOUTH_WEST);
  ck_assert_int_eq (effects.signals, 100);
  mu_wrg_weather_effects (NULL, &storm, &arabs, &effects);
  ck_assert (!effects.downwind_only);
}
END_TEST

/* The effects are what the sums by themselves say, and their lines add up. */
START_TEST (effects_agree_with_their_lines)
{
  uint64_t state = 5;
  for (int n = 0; n < 5000; n++) {
    const MuWrgDay day = {
      .place = { .region = (MuRegion) next_below (&state, 2),
                 .country = (MuCountry) next_below (&state, 4),
                 .month = 1 + (int) next_below (&state, 12) },
      .rain = next_below (&state, 2),
      .winds = next_below (&state, 2),
      .rain_periods = 1 + (int) next_below (&state, 5),
      .snow_periods = (int) next_below (&state, 5),
      .dry_periods = (int) next_below (&state, 4),
      .low_sun = next_below (&state, 2),
      .fog = next_below (&state, 2),
      .period = 1 + (int) next_below (&state, 14),
    };
    const MuWrgExposed body = { .arabs = next_below (&state, 2),
                                .well = next_below (&state, 2),
                                .facing = (MuCompass) next_below (&state, 9) };
    MuWrgWeatherEffects effects;
    MuTrace trace;
    mu_wrg_weather_effects (NULL, &day, &body, &effects);
    mu_trace_clear (&trace);
    mu_wrg_weather_on_shooting (NULL, &day, &body, &trace);
    ck_assert_int_eq (effects.shooting, -mu_trace_total (&trace));
    ck_assert_int_ge (effects.shooting, effects.melee);
    mu_trace_clear (&trace);
    mu_wrg_weather_on_reaction (NULL, &day, &body, &trace);
    ck_assert_int_eq (effects.reaction, mu_trace_total (&trace));
    ck_assert_int_le (effects.reaction, 0);
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("weather effects");
  tcase_add_test (tests, wet_strings_shoot_badly);
  tcase_add_test (tests, wet_strings_tell_by_what);
  tcase_add_test (tests, thirst_and_glare_add_up);
  tcase_add_test (tests, mud_and_snow_wear_men_down);
  tcase_add_test (tests, sight_is_the_least_of_them);
  tcase_add_test (tests, wind_drowns_trumpets);
  tcase_add_test (tests, night_is_full_of_enemies);
  tcase_add_test (tests, sandstorms_have_one_way);
  tcase_add_test (tests, effects_agree_with_their_lines);
  return run_case ("weather effects", tests);
}
