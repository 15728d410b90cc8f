/* The weather diary: each day by the tables, the same for the same dice. */
#include <string.h>

#include "lists/campaign/diary.h"
#include "rules/wrg/before/weather.h"
#include "tests/lists/common.h"

static int
read_face (int number, gpointer data)
{
  const int *faces = data;
  return faces[number];
}

static MuDiaryDay
day_of (const MuBattleground *place, const int *faces)
{
  MuDiaryDay day;
  mu_diary_day (NULL, place, read_face, (gpointer) faces, &day);
  return day;
}

static void
fill (int *faces, int face)
{
  for (int i = 0; i < MU_DIARY_DICE; i++)
    faces[i] = face;
}

/* wrg.weather.potential: four to six is fine, and no period throws a die. */
START_TEST (a_fine_day_stays_fine)
{
  int faces[MU_DIARY_DICE];
  fill (faces, 5);
  for (int month = 1; month <= 12; month++) {
    const MuBattleground place
        = mu_diary_place (MU_REGION_MEDITERRANEAN, MU_COUNTRY_PLAIN, month, FALSE);
    const MuDiaryDay day = day_of (&place, faces);
    ck_assert_int_eq (day.expected, MU_FINE);
    ck_assert_int_eq (day.rain | day.snow | day.winds, 0);
    ck_assert_int_eq (day.face[MU_DIARY_PERIODS], 0);
    ck_assert (!day.muddy && !day.rivers_up && !day.snowed_under);
  }
}
END_TEST

/* wrg.weather.potential: begins on a 1, ceases on a 5. wrg.weather.rain.mud, .rivers: three
 * periods of it. */
START_TEST (rain_comes_and_goes_by_periods)
{
  int faces[MU_DIARY_DICE];
  fill (faces, 3);
  faces[MU_DIARY_WEATHER] = 1;
  const MuBattleground place = mu_diary_place (MU_REGION_NORTHERN, MU_COUNTRY_PLAIN, 4, FALSE);
  MuDiaryDay day = day_of (&place, faces);
  ck_assert_msg (day.expected == MU_RAIN || day.expected == MU_RAIN_AND_WINDS, "%d", day.expected);
  ck_assert_int_eq (day.rain, 0);
  faces[MU_DIARY_PERIODS] = 1;         /* it rains in the second period, */
  faces[MU_DIARY_PERIODS + 2 * 3] = 5; /* and no more in the fifth */
  day = day_of (&place, faces);
  ck_assert_int_eq (day.rain, 0x0e);
  ck_assert (day.muddy && day.rivers_up);
  faces[MU_DIARY_PERIODS + 2 * 2] = 6; /* two periods only */
  day = day_of (&place, faces);
  ck_assert_int_eq (day.rain, 0x06);
  ck_assert (!day.muddy && !day.rivers_up);
}
END_TEST

/* wrg.weather.night.daylight: 8 periods October to February, 10 in March and September, else 12. */
START_TEST (days_are_as_long_as_their_month)
{
  static const int due[] = { 8, 8, 10, 12, 12, 12, 12, 12, 10, 8, 8, 8 };
  int faces[MU_DIARY_DICE];
  fill (faces, 6);
  for (int month = 1; month <= 12; month++) {
    const MuBattleground place
        = mu_diary_place (MU_REGION_MEDITERRANEAN, MU_COUNTRY_PLAIN, month, FALSE);
    ck_assert_int_eq (day_of (&place, faces).periods, due[month - 1]);
  }
}
END_TEST

/* wrg.weather.fog: on 1 or 2, on coasts all the year. wrg.weather.drought: June to August in the
 * desert. */
START_TEST (coasts_have_fog_and_deserts_no_water)
{
  int faces[MU_DIARY_DICE];
  fill (faces, 5);
  faces[MU_DIARY_FOG] = 2;
  const MuBattleground shore = mu_diary_place (MU_REGION_MEDITERRANEAN, MU_COUNTRY_PLAIN, 7, TRUE);
  const MuBattleground inland
      = mu_diary_place (MU_REGION_MEDITERRANEAN, MU_COUNTRY_PLAIN, 7, FALSE);
  ck_assert (day_of (&shore, faces).fog);
  ck_assert (!day_of (&inland, faces).fog);
  ck_assert_int_eq (day_of (&inland, faces).face[MU_DIARY_FOG], 0);
  faces[MU_DIARY_FOG] = 3;
  ck_assert (!day_of (&shore, faces).fog);
  for (int month = 1; month <= 12; month++) {
    const MuBattleground desert
        = mu_diary_place (MU_REGION_MEDITERRANEAN, MU_COUNTRY_DESERT, month, FALSE);
    ck_assert_int_eq (day_of (&desert, faces).parched, month >= 6 && month <= 8);
  }
}
END_TEST

static int
seeded (int number, gpointer data)
{
  const int *which = data;
  return mu_diary_face (7, which[0], which[1], number);
}

static MuDiaryDay
seeded_day (int day, MuRegion region, MuCountry country)
{
  int which[] = { day, mu_diary_climate (region, country) };
  const MuBattleground place = mu_diary_place (region, country, day / 31 % 12 + 1, FALSE);
  MuDiaryDay sky;
  mu_diary_day (NULL, &place, seeded, which, &sky);
  return sky;
}

/* The same day is the same whenever it is asked for, another is another; what falls, falls while
 * it is light, and only of the kind that was to be expected. */
START_TEST (each_day_follows_from_the_seed)
{
  guint differ = 0;
  for (int day = 0; day < 372; day++)
    for (int climate = 0; climate < MU_DIARY_CLIMATES; climate++) {
      const MuDiaryDay sky = seeded_day (day, climate / 4, climate % 4);
      const MuDiaryDay again = seeded_day (day, climate / 4, climate % 4);
      const MuDiaryDay next = seeded_day (day + 1, climate / 4, climate % 4);
      const int all = (1 << sky.periods) - 1;
      ck_assert_mem_eq (sky.face, again.face, sizeof sky.face);
      differ += memcmp (sky.face, next.face, sizeof sky.face) != 0;
      ck_assert_int_eq ((sky.rain | sky.snow | sky.winds) & ~all, 0);
      ck_assert_int_eq (sky.rain & sky.snow, 0);
      if (sky.expected == MU_FINE)
        ck_assert_int_eq (sky.rain | sky.snow | sky.winds, 0);
    }
  ck_assert_uint_gt (differ, 2000);
}
END_TEST

/* A battle on that day starts as the day did. */
START_TEST (battles_begin_with_the_days_dice)
{
  for (int day = 0; day < 372; day++) {
    const MuDiaryDay sky = seeded_day (day, MU_REGION_NORTHERN, MU_COUNTRY_MOUNTAIN);
    const MuDayDice dice = mu_diary_battle_dice (&sky);
    MuWrgDay battle;
    mu_wrg_day_begin (NULL, &sky.place, &dice, &battle);
    ck_assert_int_eq (battle.rain, sky.rain & 1);
    ck_assert_int_eq (battle.snow, sky.snow & 1);
    ck_assert_int_eq (battle.winds, sky.winds & 1);
    ck_assert_int_eq (battle.fog, sky.fog);
    ck_assert_int_eq (battle.wind_from, sky.wind_from);
  }
}
END_TEST

/* wrg.weather.regions: no desert lies in the north; what borders on it is outside. */
START_TEST (every_place_has_its_table)
{
  for (int climate = 0; climate < MU_DIARY_CLIMATES; climate++) {
    const MuBattleground place = mu_diary_place (climate / 4, climate % 4, 5, FALSE);
    ck_assert_int_eq (mu_diary_climate (place.region, place.country), climate);
    ck_assert_int_eq (mu_wrg_place_refused (&place), MU_RULE_NONE);
    ck_assert_int_eq (place.outside,
                      place.region == MU_REGION_NORTHERN && place.country >= MU_COUNTRY_DESERT);
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("diary");
  tcase_add_test (tests, a_fine_day_stays_fine);
  tcase_add_test (tests, rain_comes_and_goes_by_periods);
  tcase_add_test (tests, days_are_as_long_as_their_month);
  tcase_add_test (tests, coasts_have_fog_and_deserts_no_water);
  tcase_add_test (tests, each_day_follows_from_the_seed);
  tcase_add_test (tests, battles_begin_with_the_days_dice);
  tcase_add_test (tests, every_place_has_its_table);
  return run_case ("diary", tests);
}
