/* Every shipped book gives armies: legal ones of 1,000 points in all its years, and each of its
 * limits is found where a list breaks it, and nothing else is. */
#include <string.h>

#include "lists/check/check.h"
#include "tests/lists/common.h"
#include "tests/lists/raise.h"

#define POINTS 1000
#define SPENT  900 /* what a random draw should reach at least once */
#define YEARS  5
#define DRAWS  24

/* Opened once, before the tests fork. */
static MuShelf *all_books;

/* Of the book that the tests are at, in its middle year: made once, and copied. */
static MuList *rich;
static const MuBook *rich_of;

static const MuShelf *
shipped (void)
{
  ck_assert_ptr_nonnull (all_books);
  return all_books;
}

static int
year_of (const MuBook *book, int n)
{
  const int year = book->from + (book->to - book->from) * n / (YEARS - 1);
  return year == 0 ? 1 : year;
}

/* The dearest of the armies drawn, NULL if none was legal. */
static MuList *
best_army (guint64 *state, const MuBook *book, int year)
{
  MuList *best = NULL;
  for (int n = 0; n < DRAWS; n++) {
    MuList *list = raise_army_of (state, book, POINTS, year);
    if (list && (!best || mu_list_points (list) > mu_list_points (best))) {
      mu_list_free (best);
      best = g_steal_pointer (&list);
    }
    mu_list_free (list);
  }
  return best;
}

START_TEST (legal_armies_can_be_made_in_all_years)
{
  const MuShelf *shelf = shipped ();
  const MuBook *book = book_to_try (shelf, _i);
  guint64 state = 1976;
  for (int n = 0; n < YEARS; n++) {
    const int year = year_of (book, n);
    g_autoptr (MuList) list = best_army (&state, book, year);
    if (!list)
      ck_abort_msg ("%s: no legal army in %d", book->id, year);
    if (mu_list_points (list) < SPENT)
      ck_abort_msg ("%s: no more than %d points can be spent in %d", book->id,
                    mu_list_points (list), year);
  }
}
END_TEST

/* --- broken lists --------------------------------------------------------- */

/* Errors of the list that are not among those it had before. */
static guint
count_errors (const MuList *list, const MuBook *book)
{
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  guint count = 0;
  for (guint i = 0; i < issues->len; i++)
    count += ((const MuIssue *) g_ptr_array_index (issues, i))->severity == MU_ISSUE_ERROR;
  return count;
}

static void
make_rich (const MuBook *book)
{
  guint64 state = 1250;
  g_clear_pointer (&rich, mu_list_free);
  rich = best_army (&state, book, year_of (book, 2));
  rich_of = book;
  ck_assert_ptr_nonnull (rich);
  rich->points_limit = MU_LIST_POINTS_MAX;
  ck_assert_uint_eq (count_errors (rich, book), 0);
}

/* A legal army that can hold any number of points, so that only what is broken counts. */
static MuList *
rich_army (const MuBook *book)
{
  if (rich_of != book)
    make_rich (book);
  return mu_list_copy (rich);
}

static void
expect_choice (const MuList *list, const MuBook *book, const char *what)
{
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  gboolean found = FALSE;
  for (guint i = 0; i < issues->len; i++) {
    const MuIssue *issue = g_ptr_array_index (issues, i);
    found = found
            || (issue->severity == MU_ISSUE_ERROR
                && strcmp (mu_rule_id (issue->rule), "wrg.army.choice") == 0);
  }
  if (!found)
    ck_abort_msg ("%s: %s is not found", book->id, what);
}

/* wrg.army.choice, in every way that a book can be overstepped. */
START_TEST (what_oversteps_a_book_is_found)
{
  const MuShelf *shelf = shipped ();
  const MuBook *book = book_to_try (shelf, _i);
  const int year = year_of (book, 2);
  for (guint i = 0; i < book->options->len; i++) {
    const MuBookOption *option = g_ptr_array_index (book->options, i);
    g_autoptr (MuList) list = rich_army (book);
    if (!mu_book_option_in_year (option, year)) {
      add_unit (list, book, "Too early or late", option->id, option->unit_min);
      expect_choice (list, book, option->name);
      continue;
    }
    for (int left = option->max + 1; left > 0 && list->units->len < MU_LIST_UNITS_MAX;
         left -= option->unit_max)
      add_unit (list, book, "Too many", option->id, MIN (left, option->unit_max));
    expect_choice (list, book, option->name);
  }
}
END_TEST

START_TEST (wrong_years_troops_and_books_are_found)
{
  const MuShelf *shelf = shipped ();
  const MuBook *book = book_to_try (shelf, _i);
  g_autoptr (MuList) list = rich_army (book);
  const int year = list->year;
  list->year = book->to + 1;
  list->year = list->year == 0 ? 1 : list->year;
  expect_choice (list, book, "the year");
  list->year = year;
  ck_assert_uint_eq (count_errors (list, book), 0);
  MuListUnit *unit = mu_list_unit (list, list->units->len - 1);
  g_autofree char *option = g_strdup (unit->option);
  set_text (&unit->option, "space-marines");
  expect_choice (list, book, "an option of no book");
  set_text (&unit->option, option);
  ck_assert_uint_eq (count_errors (list, book), 0);
  list->points_limit = mu_list_points (list) - 1;
  ck_assert_uint_ge (count_errors (list, book), 1);
}
END_TEST

int
main (void)
{
  all_books = mu_shelf_open (NULL, NULL);
  const int books = all_books ? books_to_try (all_books) : 1;
  TCase *tests = tcase_create ("book_armies");
  tcase_set_timeout (tests, 60);
  tcase_add_loop_test (tests, legal_armies_can_be_made_in_all_years, 0, books);
  tcase_add_loop_test (tests, what_oversteps_a_book_is_found, 0, books);
  tcase_add_loop_test (tests, wrong_years_troops_and_books_are_found, 0, books);
  const int status = run_case ("book_armies", tests);
  g_clear_pointer (&rich, mu_list_free);
  mu_shelf_free (all_books);
  return status;
}
