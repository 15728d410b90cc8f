#include <limits.h>

#include "rules/wrg/fight/casualties.h"
#include "tests/rules/common.h"

/* wrg.casualties.table: every cell */
START_TEST (the_table_is_the_books)
{
  Table table;
  read_table (&table, "wrg_casualties");
  ck_assert_int_eq (table.rows, 19);
  ck_assert_int_eq (table.cells, 21);
  for (int row = 1; row < table.rows; row++)
    for (int figures = 1; figures <= 20; figures++)
      ck_assert_int_eq (mu_wrg_casualties (NULL, cell_number (&table, row, 0), figures),
                        cell_number (&table, row, figures));
}
END_TEST

/* Worked examples 23, 26, 27, 28, 29, 31. */
static const struct {
  int factor, figures, men;
} examples[] = { { 4, 10, 20 }, { 8, 1, 5 }, { 0, 8, 5 }, { 6, 1, 3 },
                 { 5, 3, 8 },   { 3, 1, 2 }, { 4, 3, 6 }, { 2, 1, 1 } };

START_TEST (the_books_examples_hold)
{
  ck_assert_int_eq (mu_wrg_casualties (NULL, examples[_i].factor, examples[_i].figures),
                    examples[_i].men);
}
END_TEST

/* wrg.casualties.table, wrg.casualties.table.low; example 32 */
START_TEST (factors_beyond_the_table_count_as_its_ends)
{
  for (int figures = 0; figures <= 45; figures++)
    for (int beyond = 1; beyond < 40; beyond++) {
      ck_assert_int_eq (mu_wrg_casualties (NULL, 12 + beyond, figures),
                        mu_wrg_casualties (NULL, 12, figures));
      ck_assert_int_eq (mu_wrg_casualties (NULL, -5 - beyond, figures),
                        mu_wrg_casualties (NULL, -5, figures));
    }
  ck_assert_int_eq (mu_wrg_casualties (NULL, INT_MAX, 19), 240);
  ck_assert_int_eq (mu_wrg_casualties (NULL, INT_MIN, 19), 3);
}
END_TEST

/* wrg.casualties.table.over-20 */
START_TEST (twenties_and_the_rest_add_up)
{
  for (int factor = -5; factor <= 12; factor++)
    for (int figures = 21; figures <= 100; figures++) {
      int sum = 0;
      for (int left = figures; left > 0; left -= 20)
        sum += mu_wrg_casualties (NULL, factor, left < 20 ? left : 20);
      ck_assert_int_eq (mu_wrg_casualties (NULL, factor, figures), sum);
    }
  ck_assert_int_eq (mu_wrg_casualties (NULL, 12, 36), 252 + 207);
}
END_TEST

/* wrg.casualties.remove, wrg.casualties.elephant; example 33: a figure and a
 * model alike stand for twenty casualties */
START_TEST (twenty_remove_a_figure)
{
  ck_assert_int_eq (mu_wrg_casualties (NULL, 4, 10) / MU_WRG_MEN_PER_FIGURE, 1);
  ck_assert_int_eq (mu_wrg_casualties (NULL, 4, 10) % MU_WRG_MEN_PER_FIGURE, 0);
  ck_assert_int_eq (mu_wrg_casualties (NULL, 5, 10) % MU_WRG_MEN_PER_FIGURE, 5);
}
END_TEST

START_TEST (no_figures_cause_no_casualties)
{
  for (int factor = -9; factor <= 15; factor++) {
    ck_assert_int_eq (mu_wrg_casualties (NULL, factor, 0), 0);
    ck_assert_int_eq (mu_wrg_casualties (NULL, factor, -3), 0);
    ck_assert_int_eq (mu_wrg_casualties_half (NULL, factor, 0), 0);
  }
}
END_TEST

START_TEST (a_host_beyond_count_stays_in_range)
{
  ck_assert_int_eq (mu_wrg_casualties (NULL, 12, INT_MAX), INT_MAX);
  ck_assert_int_eq (mu_wrg_casualties_half (NULL, 12, INT_MAX), INT_MAX / 2 + 1);
}
END_TEST

START_TEST (casualties_never_fall)
{
  for (int factor = -7; factor <= 14; factor++)
    for (int figures = 0; figures <= 120; figures++) {
      const int men = mu_wrg_casualties (NULL, factor, figures);
      ck_assert_int_ge (mu_wrg_casualties (NULL, factor + 1, figures), men);
      ck_assert_int_ge (mu_wrg_casualties (NULL, factor, figures + 1), men);
      ck_assert_int_le (mu_wrg_casualties_half (NULL, factor, figures), men);
    }
}
END_TEST

/* wrg.casualties.table.printed-207: the one cell, and no other */
START_TEST (the_printed_cell_may_be_switched)
{
  MuReadings readings = { 0 };
  ck_assert_int_eq (mu_wrg_casualties (&readings, 12, 16), 207);
  readings.choice[MU_READING_CASUALTIES_207] = 1;
  for (int factor = -5; factor <= 12; factor++)
    for (int figures = 1; figures <= 60; figures++) {
      const int less = factor == 12 && figures % 20 == 16 ? 5 : 0;
      ck_assert_int_eq (mu_wrg_casualties (&readings, factor, figures),
                        mu_wrg_casualties (NULL, factor, figures) - less);
    }
}
END_TEST

/* wrg.casualties.table.over-20, switched: thirty count as twenty */
START_TEST (a_crowd_may_count_as_twenty)
{
  MuReadings own = { .choice = { 0 } };
  own.choice[MU_READING_CASUALTIES_OVER_20] = 1;
  ck_assert_int_eq (mu_wrg_casualties (NULL, 3, 30), 32 + 16);
  ck_assert_int_eq (mu_wrg_casualties (&own, 3, 30), 32);
  ck_assert_int_eq (mu_wrg_casualties (&own, 3, 20), 32);
  ck_assert_int_eq (mu_wrg_casualties (&own, 3, 19), 30);
}
END_TEST

/* wrg.casualties.table.low and wrg.disorder.effect.half, switched */
START_TEST (the_other_readings_hold)
{
  MuReadings readings = { 0 };
  readings.choice[MU_READING_CASUALTIES_BELOW] = 1;
  readings.choice[MU_READING_HALF_EFFECT] = 1;
  for (int factor = -12; factor <= 14; factor++)
    for (int figures = 1; figures <= 40; figures++) {
      ck_assert_int_eq (mu_wrg_casualties (&readings, factor, figures),
                        factor < -5 ? 0 : mu_wrg_casualties (NULL, factor, figures));
      ck_assert_int_eq (mu_wrg_casualties_half (&readings, factor, figures),
                        mu_wrg_casualties (&readings, factor, figures / 2));
    }
}
END_TEST

/* wrg.disorder.effect.half: even counts are halved, odd ones lose half of
 * their casualties, half up */
START_TEST (the_disordered_do_half)
{
  for (int factor = -5; factor <= 12; factor++)
    for (int figures = 1; figures <= 50; figures++) {
      const int whole = mu_wrg_casualties (NULL, factor, figures);
      ck_assert_int_eq (mu_wrg_casualties_half (NULL, factor, figures),
                        figures % 2 ? (whole + 1) / 2
                                    : mu_wrg_casualties (NULL, factor, figures / 2));
    }
  ck_assert_int_eq (mu_wrg_casualties_half (NULL, 4, 6), 6); /* example 29, with the -1 */
  ck_assert_int_eq (mu_wrg_casualties_half (NULL, 8, 1), 3);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("casualties");
  tcase_add_test (tests, the_table_is_the_books);
  tcase_add_loop_test (tests, the_books_examples_hold, 0,
                       (int) (sizeof examples / sizeof examples[0]));
  tcase_add_test (tests, factors_beyond_the_table_count_as_its_ends);
  tcase_add_test (tests, twenties_and_the_rest_add_up);
  tcase_add_test (tests, twenty_remove_a_figure);
  tcase_add_test (tests, no_figures_cause_no_casualties);
  tcase_add_test (tests, a_host_beyond_count_stays_in_range);
  tcase_add_test (tests, casualties_never_fall);
  tcase_add_test (tests, the_printed_cell_may_be_switched);
  tcase_add_test (tests, the_other_readings_hold);
  tcase_add_test (tests, a_crowd_may_count_as_twenty);
  tcase_add_test (tests, the_disordered_do_half);
  return run_case ("casualties", tests);
}
