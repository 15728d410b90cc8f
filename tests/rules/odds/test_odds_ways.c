/* Shares of numbers too large to divide. */
#include "rules/wrg/odds/ways.h"
#include "tests/rules/common.h"

START_TEST (shares_are_rounded_to_the_nearest)
{
  static const struct {
    unsigned ways, of, unit, share;
  } rows[] = {
    { 0, 36, 1000000, 0 },
    { 36, 36, 1000000, 1000000 },
    { 1, 36, 1000000, 27778 },
    { 1, 3, 1000000, 333333 },
    { 2, 3, 1000000, 666667 },
    { 1, 2, 1, 1 },
    { 1, 2, 3, 2 },
    { 1, 1000000001, 1, 0 },
    { 1295, 1296, 1000000000, 999228395 },
  };
  for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++)
    ck_assert_uint_eq (mu_ways_share (rows[i].ways, rows[i].of, rows[i].unit), rows[i].share);
}
END_TEST

START_TEST (the_largest_are_in_range)
{
  MuWays of = 1;
  for (int i = 0; i < 32; i++)
    of *= 6;
  ck_assert_uint_eq (mu_ways_share (of, of, 1000000000), 1000000000);
  ck_assert_uint_eq (mu_ways_share (of / 2, of, 1000000000), 500000000);
  ck_assert_uint_eq (mu_ways_share (of / 36 * 5, of, 36), 5);
  ck_assert_uint_eq (mu_ways_average (1999 * of, of, 1000000000), UINT64_C (1999000000000));
}
END_TEST

START_TEST (small_ones_agree_with_division)
{
  uint64_t state = 5;
  for (int i = 0; i < 20000; i++) {
    const uint64_t of = 1 + next_below (&state, 2000000000);
    const uint64_t ways = next_below (&state, (uint32_t) of);
    const uint64_t unit = 1 + next_below (&state, 1000000000);
    ck_assert_uint_eq (mu_ways_average (ways, of, (uint32_t) unit),
                       (2 * ways * unit + of) / (2 * of));
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("ways");
  tcase_add_test (tests, shares_are_rounded_to_the_nearest);
  tcase_add_test (tests, the_largest_are_in_range);
  tcase_add_test (tests, small_ones_agree_with_division);
  return run_case ("ways", tests);
}
