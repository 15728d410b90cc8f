/* The calendar of campaigns: days, dates and back. */
#include "lists/campaign/calendar.h"
#include "tests/lists/common.h"

static const struct {
  MuDate from;
  int days;
  MuDate due;
} after[] = {
  { { -202, 10, 5 }, 0, { -202, 10, 5 } },   { { -202, 10, 5 }, 26, { -202, 10, 31 } },
  { { -202, 10, 5 }, 27, { -202, 11, 1 } },  { { -202, 12, 31 }, 1, { -201, 1, 1 } },
  { { -1, 12, 31 }, 1, { 1, 1, 1 } }, /* there is no year 0 */
  { { -3000, 1, 1 }, 365, { -2999, 1, 1 } }, { { 69, 2, 28 }, 1, { 69, 3, 1 } },
  { { 4, 2, 28 }, 1, { 4, 3, 1 } }, /* no leap years */
  { { 1249, 6, 15 }, 365, { 1250, 6, 15 } },
};

START_TEST (days_lead_to_dates_and_dates_to_days)
{
  for (guint i = 0; i < G_N_ELEMENTS (after); i++) {
    const MuDate date = mu_calendar_after (&after[i].from, after[i].days);
    ck_assert_int_eq (date.year, after[i].due.year);
    ck_assert_int_eq (date.month, after[i].due.month);
    ck_assert_int_eq (date.day, after[i].due.day);
    ck_assert_int_eq (mu_calendar_days (&after[i].from, &date), after[i].days);
    ck_assert_int_eq (mu_calendar_days (&date, &after[i].from), -after[i].days);
  }
}
END_TEST

/* Day by day over years on both sides of the turn: each date follows the one before. */
START_TEST (each_day_follows_the_other)
{
  const MuDate first = { -3, 11, 30 };
  MuDate before = first;
  for (int day = 1; day < 6 * MU_CALENDAR_YEAR_DAYS; day++) {
    const MuDate date = mu_calendar_after (&first, day);
    ck_assert (mu_calendar_is_date (&date));
    ck_assert_int_eq (mu_calendar_days (&before, &date), 1);
    const gboolean new_month = date.day == 1;
    ck_assert_int_eq (date.day, new_month ? 1 : before.day + 1);
    ck_assert_int_eq (mu_calendar_to_next_month (&before) == 1, new_month);
    before = date;
  }
}
END_TEST

START_TEST (keys_are_read_as_they_are_written)
{
  for (guint i = 0; i < G_N_ELEMENTS (after); i++) {
    MuDate date;
    g_autofree char *key = mu_date_key (&after[i].due);
    ck_assert (mu_date_parse (key, &date));
    ck_assert_int_eq (mu_calendar_days (&date, &after[i].due), 0);
  }
  static const char *const bad[]
      = { "",           "-",       "202",        "-202-10",    "-202-10-32",
          "-202-13-01", "0-01-01", "-202-2-29",  "202-10-5-1", "202-10-5 ",
          "x-1-1",      "1--1",    "202-10-05x", "--2-1-1",    "99999999999999999999-1-1",
          "-100000-1-1" };
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++) {
    MuDate date;
    ck_assert_msg (!mu_date_parse (bad[i], &date), "%s", bad[i]);
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("calendar");
  tcase_add_test (tests, days_lead_to_dates_and_dates_to_days);
  tcase_add_test (tests, each_day_follows_the_other);
  tcase_add_test (tests, keys_are_read_as_they_are_written);
  return run_case ("calendar", tests);
}
