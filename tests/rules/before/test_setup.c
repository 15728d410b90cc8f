#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "rules/battle/terms.h"
#include "rules/field/sky.h"
#include "rules/troop/troop.h"
#include "rules/wrg/before/setup.h"
#include "tests/rules/common.h"

/* wrg.scouting.strength */
START_TEST (who_scouts)
{
  static const char values[MU_TROOP_FIGHTING_TYPES + 1] = "011120000000110100";
  for (int type = 0; type < MU_TROOP_FIGHTING_TYPES; type++)
    ck_assert_int_eq (mu_wrg_scouting_value ((MuTroopType) type), values[type] - '0');
}
END_TEST

static const struct {
  int a, b;
  MuSide by_default, strictly;
} scouting[] = {
  { 20, 30, MU_SIDE_A, MU_SIDE_NONE },  { 30, 20, MU_SIDE_B, MU_SIDE_NONE },
  { 20, 31, MU_SIDE_A, MU_SIDE_A },     { 20, 29, MU_SIDE_NONE, MU_SIDE_NONE },
  { 0, 0, MU_SIDE_NONE, MU_SIDE_NONE }, { 0, 1, MU_SIDE_A, MU_SIDE_A },
  { 1, 0, MU_SIDE_B, MU_SIDE_B },       { 25, 25, MU_SIDE_NONE, MU_SIDE_NONE },
  { 3, 4, MU_SIDE_NONE, MU_SIDE_NONE }, { 3, 5, MU_SIDE_A, MU_SIDE_A },
  { INT_MAX, 1, MU_SIDE_B, MU_SIDE_B },
};

/* wrg.scouting.outscouted, in both readings */
START_TEST (half_as_much_again_outscouts)
{
  MuReadings strict = { 0 };
  strict.choice[MU_READING_OUTSCOUTED_EQUAL] = 1;
  ck_assert_int_eq (mu_wrg_outscouted (NULL, scouting[_i].a, scouting[_i].b),
                    scouting[_i].by_default);
  ck_assert_int_eq (mu_wrg_outscouted (&strict, scouting[_i].a, scouting[_i].b),
                    scouting[_i].strictly);
}
END_TEST

/* wrg.generals.personality */
START_TEST (a_die_makes_a_general)
{
  static const MuPersonality of_face[]
      = { MU_CAUTIOUS, MU_CAUTIOUS, MU_AVERAGE, MU_AVERAGE, MU_RASH, MU_RASH };
  for (int face = 1; face <= 6; face++)
    ck_assert_int_eq (mu_wrg_personality (face), of_face[face - 1]);
}
END_TEST

/* wrg.generals.cinc */
START_TEST (larger_armies_have_more_generals)
{
  ck_assert_int_eq (mu_wrg_subordinates_allowed (1000), 0);
  ck_assert_int_eq (mu_wrg_subordinates_allowed (1001), 1);
  ck_assert_int_eq (mu_wrg_subordinates_allowed (1500), 1);
  ck_assert_int_eq (mu_wrg_subordinates_allowed (1501), 2);
}
END_TEST

/* What a golden cell says for one country. */
static const char *
weather_of_cell (const char *cell, MuCountry country)
{
  static const struct {
    const char *cell;
    const char *key[4]; /* plain, mountain, desert, steppe */
  } cells[] = {
    { "fine", { "fine", "fine", "fine", "fine" } },
    { "rain", { "rain", "rain", "rain", "rain" } },
    { "snow", { "snow", "snow", "snow", "snow" } },
    { "strong winds", { "winds", "winds", "winds", "winds" } },
    { "strong winds and rain", { "rain+winds", "rain+winds", "rain+winds", "rain+winds" } },
    { "rain and strong winds", { "rain+winds", "rain+winds", "rain+winds", "rain+winds" } },
    { "rain except in desert", { "rain", "rain", "fine", "rain" } },
    { "snow in mountains, rain elsewhere", { "rain", "snow", "rain", "rain" } },
    { "strong winds in desert or steppe only", { "fine", "fine", "winds", "winds" } },
    { "strong winds; snow in mountains, rain elsewhere",
      { "rain+winds", "snow+winds", "rain+winds", "rain+winds" } },
  };
  for (size_t i = 0; i < sizeof cells / sizeof cells[0]; i++)
    if (strcmp (cells[i].cell, cell) == 0)
      return cells[i].key[country];
  ck_abort_msg ("unknown weather: %s", cell);
  return NULL;
}

static int
check_month (const Table *table, int row, MuRegion region, int month)
{
  for (int country = MU_COUNTRY_PLAIN; country <= MU_COUNTRY_STEPPE; country++)
    for (int face = 1; face <= 6; face++) {
      const MuWeather weather = mu_wrg_weather (region, month, (MuCountry) country, face);
      ck_assert_str_eq (mu_weather_key (weather),
                        weather_of_cell (table->cell[row][1 + face], (MuCountry) country));
    }
  return 1;
}

/* wrg.weather.potential, wrg.weather.regions: every cell in every country */
START_TEST (the_weather_is_the_books)
{
  Table table;
  int months = 0;
  read_table (&table, "wrg_weather");
  ck_assert_int_eq (table.rows, 8);
  for (int row = 1; row < table.rows; row++) {
    const MuRegion region = strcmp (table.cell[row][0], "northern") == 0 ? MU_REGION_NORTHERN
                                                                         : MU_REGION_MEDITERRANEAN;
    char list[32], *next = list;
    strcpy (list, table.cell[row][1]);
    while (next)
      months += check_month (&table, row, region, atoi (strsep (&next, ",")));
  }
  ck_assert_int_eq (months, 24);
}
END_TEST

static const struct {
  int64_t left_a, start_a, left_b, start_b;
  MuSide winner;
} counts[] = {
  { 700, 1000, 600, 1000, MU_SIDE_A },   { 699, 1000, 600, 1000, MU_SIDE_NONE },
  { 600, 1000, 700, 1000, MU_SIDE_B },   { 500, 1000, 500, 1000, MU_SIDE_NONE },
  { 250, 1500, 100, 400, MU_SIDE_A },    { 249, 1500, 100, 400, MU_SIDE_NONE },
  { 100, 1500, 140, 400, MU_SIDE_B },    { 100, 1500, 139, 400, MU_SIDE_NONE },
  { 0, 1000, 0, 1000, MU_SIDE_NONE },    { 4003, 4003, 3603, 4000, MU_SIDE_NONE },
  { 4003, 4003, 3602, 4000, MU_SIDE_A },
};

/* wrg.victory.margin: a tenth of the winner's own points */
START_TEST (a_tenth_ahead_wins)
{
  ck_assert_int_eq (
      mu_wrg_victory (counts[_i].left_a, counts[_i].start_a, counts[_i].left_b, counts[_i].start_b),
      counts[_i].winner);
  /* in quarter points as well */
  ck_assert_int_eq (mu_wrg_victory (4 * counts[_i].left_a, 4 * counts[_i].start_a,
                                    4 * counts[_i].left_b, 4 * counts[_i].start_b),
                    counts[_i].winner);
}
END_TEST

START_TEST (sides_are_alike)
{
  uint64_t state = 4;
  for (int n = 0; n < 5000; n++) {
    const int a = (int) next_below (&state, 900), b = (int) next_below (&state, 900);
    const int start_a = a + 1 + (int) next_below (&state, 500);
    const int start_b = b + 1 + (int) next_below (&state, 500);
    static const MuSide other[] = { MU_SIDE_B, MU_SIDE_A, MU_SIDE_NONE };
    ck_assert_int_eq (mu_wrg_victory (a, start_a, b, start_b),
                      other[mu_wrg_victory (b, start_b, a, start_a)]);
    ck_assert_int_eq (mu_wrg_outscouted (NULL, a, b), other[mu_wrg_outscouted (NULL, b, a)]);
  }
}
END_TEST

#define COUNT(a) ((int) (sizeof (a) / sizeof (a)[0]))

int
main (void)
{
  TCase *tests = tcase_create ("setup");
  tcase_add_test (tests, who_scouts);
  tcase_add_loop_test (tests, half_as_much_again_outscouts, 0, COUNT (scouting));
  tcase_add_test (tests, a_die_makes_a_general);
  tcase_add_test (tests, larger_armies_have_more_generals);
  tcase_add_test (tests, the_weather_is_the_books);
  tcase_add_loop_test (tests, a_tenth_ahead_wins, 0, COUNT (counts));
  tcase_add_test (tests, sides_are_alike);
  return run_case ("setup", tests);
}
