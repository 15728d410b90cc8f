/* The day of a battle: places that have no weather, dice, changes, nightfall. */
#include <stdlib.h>
#include <string.h>

#include "skies.h"
#include "tests/rules/battle/begin.h"

#define FOOT "Reg C HI JLS Sh"

static MuWrgSetupAnswer
try_sky (const MuWrgSetupSky *sky)
{
  Army a, b;
  army_raise (&a, army_romans);
  army_raise (&b, army_carthaginians);
  MuWrgSetup setup = army_setup (&a, &b);
  setup.sky = sky;
  return scene_answer (&setup, NULL);
}

/* wrg.weather.regions: places, months and faces that do not exist */
START_TEST (no_such_sky)
{
  static const MuWrgSetupSky skies[] = {
    { .place = { .month = 0 } },
    { .place = { .month = 13 } },
    { .place = { .month = -1 } },
    { .place = { .month = 1, .region = (MuRegion) 2 } },
    { .place = { .month = 1, .country = (MuCountry) 4 } },
    { .place = { .month = 1, .region = MU_REGION_NORTHERN, .country = MU_COUNTRY_DESERT } },
    { .place = { .month = 1, .region = MU_REGION_NORTHERN, .country = MU_COUNTRY_STEPPE } },
    { .place = { .month = 1 }, .dice = { .weather = 7 } },
    { .place = { .month = 1 }, .dice = { .onset = 7 } },
    { .place = { .month = 1 }, .dice = { .onset_wind = -1 } },
    { .place = { .month = 1 }, .dice = { .wind = 7 } },
    { .place = { .month = 1 }, .dice = { .fog = 99 } },
    { .place = { .month = 1 }, .dice = { .sun = 7 } },
    { .place = { .month = 1 }, .dice = { .start = -2 } },
  };
  ck_assert_int_lt (_i, (int) (sizeof skies / sizeof skies[0]));
  ck_assert_int_eq (try_sky (&skies[_i]), MU_WRG_SETUP_BAD_SKY);
  ck_assert_str_ne (mu_wrg_setup_answer_words (MU_WRG_SETUP_BAD_SKY), "");
}
END_TEST

/* wrg.weather.regions: the desert beyond the Elbe takes the nearer region's weather */
START_TEST (such_skies)
{
  static const MuWrgSetupSky skies[] = {
    { .place = { .month = 1,
                 .region = MU_REGION_NORTHERN,
                 .country = MU_COUNTRY_DESERT,
                 .outside = true } },
    { .place = { .month = 12, .region = MU_REGION_NORTHERN, .country = MU_COUNTRY_MOUNTAIN } },
    { .place = { .month = 6, .country = MU_COUNTRY_STEPPE }, .dice = { 6, 6, 6, 6, 6, 6, 6 } },
  };
  ck_assert_int_eq (try_sky (&skies[_i]), MU_WRG_SETUP_OK);
}
END_TEST

/* --- a quiet battle under a sky ---------------------------------------------- */

typedef struct {
  Scene *scene;
  MuRoll roll[64];
  int rolls;
} Quiet;

static void
keep_roll (void *context, const MuRoll *roll)
{
  Quiet *quiet = context;
  ck_assert_int_lt (quiet->rolls, 64);
  quiet->roll[quiet->rolls++] = *roll;
}

static void
quiet_open (Quiet *quiet, MuWrgSetupSky sky, bool until_nightfall)
{
  quiet->rolls = 0;
  quiet->scene = parked (ROWS (HOLD (FOOT, 12, 2)), ROWS (HOLD (FOOT, 12, 2)));
  mu_dice_set_recorder (&quiet->scene->dice, keep_roll, quiet);
  mu_wrg_set_sky (quiet->scene->battle, &sky, until_nightfall);
}

static void
next_period (Quiet *quiet)
{
  scene_mark (quiet->scene);
  scene_skip_to (quiet->scene, MU_PHASE_ARRIVALS);
}

/* The SKY event about this thing since the mark; NULL: none. */
static const MuEvent *
said_of (const Quiet *quiet, MuSkyThing thing)
{
  const Scene *scene = quiet->scene;
  for (int i = scene->mark; i < scene->count; i++)
    if (scene->event[i].kind == MU_EVENT_SKY && scene->event[i].value[0] == (int32_t) thing)
      return &scene->event[i];
  return NULL;
}

static int
things_said (const Quiet *quiet)
{
  return scene_count (quiet->scene, MU_EVENT_SKY, MU_NO_BODY);
}

static MuWrgSetupSky
sky_of (MuRegion region, MuCountry country, int month, MuDayDice dice)
{
  return (MuWrgSetupSky){ .place = somewhere (region, country, month), .dice = dice };
}

/* wrg.weather.potential, wrg.weather.wind.direction, wrg.weather.fog, wrg.weather.sun:
 * the dice that such a place asks for, each thrown but once, and those thrown before
 * the battle not again */
START_TEST (missing_dice_are_thrown)
{
  static const struct {
    MuWrgSetupSky sky;
    int thrown; /* as the battle begins */
  } cases[] = {
    /* the weather of the Mediterranean spring; a three is rain, which asks for its onset */
    { { .place = { MU_REGION_MEDITERRANEAN, MU_COUNTRY_PLAIN, 4, false, false } }, 2 },
    /* with a coast's fog */
    { { .place = { MU_REGION_MEDITERRANEAN, MU_COUNTRY_PLAIN, 4, false, true } }, 3 },
    { { .place = { MU_REGION_MEDITERRANEAN, MU_COUNTRY_PLAIN, 4, false, true },
        .dice = { .fog = 4 } },
      2 },
    /* fine summer weather: a three */
    { { .place = { MU_REGION_MEDITERRANEAN, MU_COUNTRY_PLAIN, 7, false, false } }, 1 },
    { { .place = { MU_REGION_MEDITERRANEAN, MU_COUNTRY_PLAIN, 7, false, false },
        .dice = { .weather = 5 } },
      0 },
    /* a northern winter: weather, onset, wind, fog */
    { { .place = { MU_REGION_NORTHERN, MU_COUNTRY_PLAIN, 1, false, false } }, 4 },
    /* a northern summer: weather, wind, sun */
    { { .place = { MU_REGION_NORTHERN, MU_COUNTRY_PLAIN, 7, false, false } }, 3 },
    { { .place = { MU_REGION_NORTHERN, MU_COUNTRY_PLAIN, 7, false, false },
        .dice = { .weather = 4, .wind = 2, .sun = 1 } },
      0 },
  };
  Quiet quiet;
  quiet_open (&quiet, cases[_i].sky, false);
  next_period (&quiet);
  ck_assert_int_eq (quiet.rolls, cases[_i].thrown);
  for (int i = 0; i < quiet.rolls; i++) {
    ck_assert_int_eq (quiet.roll[i].purpose, MU_ROLL_WEATHER);
    ck_assert_int_eq (quiet.roll[i].die, MU_DIE_ORDINARY);
    ck_assert_int_eq (quiet.roll[i].subject, MU_ROLL_NO_SUBJECT);
  }
  scene_close (quiet.scene);
}
END_TEST

/* The DAY event says what may come, whence the wind, the light left and the month. */
START_TEST (the_day_is_told)
{
  Quiet quiet;
  quiet_open (&quiet,
              sky_of (MU_REGION_NORTHERN, MU_COUNTRY_PLAIN, 11,
                      (MuDayDice){ .weather = 2, .onset = 4, .wind = 6, .fog = 5 }),
              true);
  next_period (&quiet);
  const MuEvent *day = scene_find (quiet.scene, MU_EVENT_DAY, MU_NO_BODY);
  ck_assert_ptr_nonnull (day);
  ck_assert_int_eq (day->value[0], MU_RAIN_AND_WINDS);
  ck_assert_int_eq (day->value[1], MU_NORTH_WEST);
  ck_assert_int_eq (day->value[2], 8);
  ck_assert_int_eq (day->value[3], 11);
  ck_assert_int_eq (things_said (&quiet), 0);
  next_period (&quiet);
  ck_assert_no_event (quiet.scene, MU_EVENT_DAY, MU_NO_BODY);
  scene_close (quiet.scene);
}
END_TEST

/* wrg.weather.potential: begins on a 1, ceases on a 5; one die a period */
START_TEST (rain_comes_and_goes)
{
  static const uint8_t faces[] = { 4, 1, 3, 1, 5, 2 };
  static const int rains[] = { 0, 1, 1, 1, 0, 0 };
  Quiet quiet;
  quiet_open (&quiet,
              sky_of (MU_REGION_MEDITERRANEAN, MU_COUNTRY_PLAIN, 4,
                      (MuDayDice){ .weather = 2, .onset = 3 }),
              false);
  next_period (&quiet);
  int before = 0;
  for (int i = 0; i < 6; i++) {
    SCENE_DICE (quiet.scene, faces[i]);
    quiet.rolls = 0;
    next_period (&quiet);
    ck_assert_int_eq (quiet.rolls, 1);
    ck_assert_int_eq (quiet.scene->battle->sky.day.rain, rains[i]);
    const MuEvent *event = said_of (&quiet, MU_SKY_RAIN);
    ck_assert_int_eq (event != NULL, rains[i] != before);
    if (event)
      ck_assert_int_eq (event->value[1], rains[i]);
    before = rains[i];
  }
  scene_close (quiet.scene);
}
END_TEST

/* wrg.weather.potential: fine all day, and no more dice */
START_TEST (fine_days_stay_fine)
{
  Quiet quiet;
  quiet_open (&quiet,
              sky_of (MU_REGION_MEDITERRANEAN, MU_COUNTRY_PLAIN, 4, (MuDayDice){ .weather = 6 }),
              false);
  for (int i = 0; i < 8; i++) {
    next_period (&quiet);
    ck_assert_int_eq (things_said (&quiet), 0);
  }
  ck_assert_int_eq (quiet.rolls, 0);
  scene_close (quiet.scene);
}
END_TEST

/* wrg.weather.rain.mud, wrg.weather.rain.rivers: once three periods of rain are over */
START_TEST (mud_and_rivers_after_rain)
{
  Quiet quiet;
  quiet_open (&quiet,
              sky_of (MU_REGION_MEDITERRANEAN, MU_COUNTRY_PLAIN, 4,
                      (MuDayDice){ .weather = 2, .onset = 1 }),
              false);
  for (int period = 1; period <= 4; period++) {
    ck_assert (!quiet.scene->battle->sky.rivers_up);
    next_period (&quiet);
    ck_assert_int_eq (said_of (&quiet, MU_SKY_MUD) != NULL, period == 4);
    ck_assert_int_eq (said_of (&quiet, MU_SKY_RIVERS_UP) != NULL, period == 4);
  }
  ck_assert (quiet.scene->battle->sky.rivers_up);
  ck_assert_int_eq (said_of (&quiet, MU_SKY_MUD)->rule, MU_RULE_WRG_WEATHER_RAIN_MUD);
  scene_close (quiet.scene);
}
END_TEST

/* wrg.weather.fog: for three periods, and not where strong winds blow */
START_TEST (fog_lifts)
{
  MuWrgSetupSky sky = sky_of (MU_REGION_MEDITERRANEAN, MU_COUNTRY_PLAIN, 12,
                              (MuDayDice){ .weather = 6, .fog = 2 });
  sky.place.coast = true;
  Quiet quiet;
  quiet_open (&quiet, sky, false);
  for (int period = 1; period <= 4; period++) {
    next_period (&quiet);
    const MuEvent *event = said_of (&quiet, MU_SKY_FOG);
    ck_assert_int_eq (event != NULL, period == 1 || period == 4);
    if (event)
      ck_assert_int_eq (event->value[1], period == 1);
    ck_assert_int_eq (quiet.scene->battle->sky.sight, period < 4 ? MU_PACES (100) : 0);
  }
  scene_close (quiet.scene);
  sky.dice = (MuDayDice){ .weather = 3, .onset = 1, .fog = 1 }; /* strong winds at once */
  quiet_open (&quiet, sky, false);
  next_period (&quiet);
  ck_assert_ptr_null (said_of (&quiet, MU_SKY_FOG));
  ck_assert_int_eq (said_of (&quiet, MU_SKY_WINDS)->value[2], MU_NORTH_EAST);
  scene_close (quiet.scene);
}
END_TEST

/* wrg.weather.sun: from the east for two periods, from the west for the last two */
START_TEST (the_sun_rises_and_sets)
{
  Quiet quiet;
  quiet_open (&quiet,
              sky_of (MU_REGION_MEDITERRANEAN, MU_COUNTRY_PLAIN, 6, (MuDayDice){ .weather = 6 }),
              false);
  for (int period = 1; period <= 13; period++) {
    next_period (&quiet);
    const MuEvent *event = said_of (&quiet, MU_SKY_SUN);
    const bool begins = period == 1 || period == 11;
    ck_assert_int_eq (event != NULL, begins || period == 3 || period == 13);
    if (event)
      ck_assert_int_eq (event->value[1], begins);
    if (begins)
      ck_assert_int_eq (event->value[2], period == 1 ? MU_EAST : MU_WEST);
  }
  scene_close (quiet.scene);
}
END_TEST

/* wrg.weather.night.daylight: the battle ends with the last hour of light, and the
 * die of hours gone shortens it */
START_TEST (nightfall_ends_it)
{
  static const struct {
    int month, start, periods;
  } cases[] = { { 12, 0, 8 }, { 3, 0, 10 }, { 7, 0, 12 }, { 12, 6, 2 }, { 9, 3, 7 } };
  Quiet quiet;
  const int month = cases[_i].month;
  const MuDayDice dice = { .weather = 6, .start = cases[_i].start };
  quiet_open (&quiet, sky_of (MU_REGION_MEDITERRANEAN, MU_COUNTRY_PLAIN, month, dice), true);
  WrgBattle *battle = quiet.scene->battle;
  if (cases[_i].start > 0)
    battle->readings.choice[MU_READING_NIGHT_START] = true;
  while (mu_wrg_battle_step (battle) == MU_BATTLE_GOES_ON)
    ;
  ck_assert_int_eq (battle->period, cases[_i].periods);
  ck_assert_int_eq (mu_wrg_battle_periods (battle), cases[_i].periods);
  const MuEvent *last = &quiet.scene->event[quiet.scene->count - 1];
  ck_assert_int_eq (last->kind, MU_EVENT_ENDED);
  ck_assert_int_eq (last[-1].kind, MU_EVENT_SKY);
  ck_assert_int_eq (last[-1].value[0], MU_SKY_NIGHT);
  ck_assert_int_eq (last[-1].rule, MU_RULE_WRG_WEATHER_NIGHT_DAYLIGHT);
  scene_close (quiet.scene);
}
END_TEST

/* Periods that were agreed beyond the daylight are fought in the dark. */
START_TEST (agreed_periods_go_into_the_night)
{
  Quiet quiet;
  quiet_open (&quiet,
              sky_of (MU_REGION_MEDITERRANEAN, MU_COUNTRY_PLAIN, 12, (MuDayDice){ .weather = 6 }),
              false);
  for (int period = 1; period <= 10; period++) {
    next_period (&quiet);
    ck_assert_int_eq (quiet.scene->battle->sky.night, period > 8);
    ck_assert_int_eq (said_of (&quiet, MU_SKY_NIGHT) != NULL, period == 9);
  }
  ck_assert_int_eq (quiet.scene->battle->periods, 12);
  scene_close (quiet.scene);
}
END_TEST

/* The same through the door: the periods of a winter's day where none are set. */
START_TEST (the_door_knows_the_hours)
{
  Army a, b;
  MuDice dice;
  MuBattle *battle;
  army_raise (&a, army_romans);
  army_raise (&b, army_carthaginians);
  MuWrgSetup setup = army_setup (&a, &b);
  const MuWrgSetupSky sky = sky_of (MU_REGION_NORTHERN, MU_COUNTRY_PLAIN, 1, (MuDayDice){ 0 });
  setup.sky = &sky;
  const size_t size = wrg_size (&setup);
  void *block = malloc (size);
  static const struct {
    uint8_t asked, given;
    bool played_like_day;
  } cases[] = { { 0, 8, false }, { 11, 11, false }, { 0, 12, true } };
  for (int i = 0; i < 3; i++) {
    setup.periods = cases[i].asked;
    setup.readings.choice[MU_READING_NIGHT] = cases[i].played_like_day;
    mu_dice_init_seeded (&dice, 3, 3);
    ck_assert_int_eq (wrg_begin (block, size, &setup, &dice, NULL, NULL, &battle, NULL),
                      MU_WRG_SETUP_OK);
    ck_assert_int_eq (mu_battle_time (battle).periods, cases[i].given);
  }
  free (block);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("sky");
  tcase_add_loop_test (tests, no_such_sky, 0, 14);
  tcase_add_loop_test (tests, such_skies, 0, 3);
  tcase_add_loop_test (tests, missing_dice_are_thrown, 0, 8);
  tcase_add_test (tests, the_day_is_told);
  tcase_add_test (tests, rain_comes_and_goes);
  tcase_add_test (tests, fine_days_stay_fine);
  tcase_add_test (tests, mud_and_rivers_after_rain);
  tcase_add_test (tests, fog_lifts);
  tcase_add_test (tests, the_sun_rises_and_sets);
  tcase_add_loop_test (tests, nightfall_ends_it, 0, 5);
  tcase_add_test (tests, agreed_periods_go_into_the_night);
  tcase_add_test (tests, the_door_knows_the_hours);
  return run_case ("sky", tests);
}
