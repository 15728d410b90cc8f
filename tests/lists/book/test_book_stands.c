/* Every shipped book that serves Fast Play gives armies of stands: legal ones at the size of the
 * tables in all its years, and each rule that a list breaks is found, and no other. */
#include <string.h>

#include "lists/awfp/stand.h"
#include "lists/check/check.h"
#include "lists/edit/edit.h"
#include "tests/lists/common.h"

#define SPENT 90 /* percent of the points that filling by itself spends at least */
#define YEARS 3  /* first, middle, last */
#define TRIES 400

/* Opened once, before the tests fork. */
static MuShelf *all_books;

static const MuBook *
book_at (int index)
{
  ck_assert_ptr_nonnull (all_books);
  return book_to_try (all_books, index);
}

static gboolean
serves (const MuBook *book)
{
  return mu_book_serves (book, MU_RULES_AWFP);
}

static int
year_of (const MuBook *book, int n)
{
  const int year = book->from + (book->to - book->from) * n / (YEARS - 1);
  return year == 0 ? 1 : year;
}

static MuList *
begin (const MuBook *book, int n)
{
  MuList *list = mu_list_edit_begin (book, MU_RULES_AWFP, year_of (book, n), 1, "");
  ck_assert_ptr_nonnull (list->prices);
  list->points_limit = list->prices->army;
  return list;
}

static const MuIssue *
first_error (const GPtrArray *issues)
{
  const MuIssue *first = issues->len ? issues->pdata[0] : NULL;
  return first && first->severity == MU_ISSUE_ERROR ? first : NULL;
}

static void
expect_legal (const MuList *list, const MuBook *book)
{
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  const MuIssue *error = first_error (issues);
  if (error)
    ck_abort_msg ("%s in %d: %s: %s", book->id, list->year, error->name, error->message);
}

static gboolean
is_legal (const MuList *list, const MuBook *book)
{
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  return mu_issues_legal (issues);
}

/* Takes what is offered as it comes, and leaves out what makes the list illegal. */
static void
fill (guint64 *state, MuList *list, const MuBook *book)
{
  g_autoptr (GPtrArray) offers = mu_list_offers (list, book);
  for (int n = 0; n < TRIES; n++) {
    const MuListOffer *offer = offers->pdata[next_below (state, offers->len)];
    const int unit = mu_list_edit_add (list, book, offer->book, offer->option->id);
    if (mu_list_points (list) > list->points_limit || !is_legal (list, book))
      mu_list_edit_remove (list, (guint) unit);
    else if (mu_list_points (list) * 100 >= list->points_limit * SPENT)
      return;
  }
}

/* --- the stands of the books --------------------------------------------- */

/* awfp.troops.factors: whatever the book has in figures is a stand of Fast Play. */
START_TEST (every_way_is_a_stand)
{
  const MuBook *book = book_at (_i);
  for (guint i = 0; serves (book) && i < book->options->len; i++) {
    const MuBookOption *option = g_ptr_array_index (book->options, i);
    for (guint j = 0; j < option->troops->len; j++) {
      const MuBookTroop *way = g_ptr_array_index (option->troops, j);
      MuAwfpConversion conversion;
      if (mu_book_troop_stand (way, &conversion) != MU_RULE_NONE)
        ck_abort_msg ("%s: way %u of %s is no stand", book->id, j + 1, option->name);
      g_autofree char *notation = mu_book_troop_notation (way);
      ck_assert (mu_awfp_troop_same (&conversion.troop, &(MuAwfpTroop){ 0 }) == (notation == NULL));
    }
  }
}
END_TEST

/* Morale is also said where it is meant to be that of the class. */
static gboolean
says_more_than_morale (const MuBookStand *stand)
{
  return stand->armour >= 0 || stand->order >= 0 || stand->training >= 0 || stand->shield >= 0
         || stand->weapons || stand->scythes;
}

/* What the book says of a stand says more than its figures do. */
START_TEST (no_saying_is_idle)
{
  const MuBook *book = book_at (_i);
  for (guint i = 0; serves (book) && i < book->options->len; i++) {
    const MuBookOption *option = g_ptr_array_index (book->options, i);
    for (guint j = 0; j < option->troops->len; j++) {
      const MuBookTroop *way = g_ptr_array_index (option->troops, j);
      MuBookTroop silent = { .troop = way->troop, .crew = way->crew, .stand = MU_BOOK_STAND_OPEN };
      MuAwfpConversion said, unsaid;
      if (!says_more_than_morale (&way->stand))
        continue;
      silent.stand.morale = way->stand.morale;
      ck_assert_int_eq (mu_book_troop_stand (way, &said), MU_RULE_NONE);
      ck_assert_int_eq (mu_book_troop_stand (&silent, &unsaid), MU_RULE_NONE);
      if (mu_awfp_troop_same (&said.troop, &unsaid.troop) && said.losses == unsaid.losses)
        ck_abort_msg ("%s: what is said of way %u of %s changes nothing", book->id, j + 1,
                      option->name);
    }
  }
}
END_TEST

/* --- new lists ------------------------------------------------------------ */

/* awfp.general.one, awfp.priest.one, awfp.army.divide-by-three */
START_TEST (a_new_list_is_legal)
{
  const MuBook *book = book_at (_i);
  for (int n = 0; serves (book) && n < YEARS; n++) {
    g_autoptr (MuList) list = begin (book, n);
    expect_legal (list, book);
    ck_assert_uint_eq (list->generals->len, 1);
    ck_assert (list->priest);
    for (guint i = 0; i < list->units->len; i++) {
      ck_assert_str_ne (mu_list_unit (list, i)->stand, "");
      ck_assert_int_gt (mu_list_unit_points (list, i), 0);
      ck_assert_int_ge (mu_list_edit_way_of (list, book, i), 0);
    }
  }
}
END_TEST

START_TEST (offers_count_stands)
{
  const MuBook *book = book_at (_i);
  for (int n = 0; serves (book) && n < YEARS; n++) {
    g_autoptr (MuList) list = begin (book, n);
    g_autoptr (GPtrArray) offers = mu_list_offers (list, book);
    for (guint i = 0; i < offers->len; i++) {
      const MuListOffer *offer = g_ptr_array_index (offers, i);
      const MuAwfpStands stands = mu_book_option_stands (offer->option);
      ck_assert_int_le (offer->max, stands.most);
      ck_assert_int_gt (offer->max, 0);
      if (offer->book == book)
        ck_assert_int_eq (offer->min, stands.least);
      ck_assert_int_ge (offer->taken, offer->min);
      ck_assert_int_le (offer->taken, offer->max);
    }
  }
}
END_TEST

START_TEST (a_list_fills_itself)
{
  const MuBook *book = book_at (_i);
  guint64 state = 525 + (guint64) _i;
  for (int n = 0; serves (book) && n < YEARS; n++) {
    g_autoptr (MuList) list = begin (book, n);
    fill (&state, list, book);
    expect_legal (list, book);
    if (mu_list_points (list) * 100 < list->points_limit * SPENT)
      ck_abort_msg ("%s in %d: no more than %d points are spent", book->id, list->year,
                    mu_list_points (list));
  }
}
END_TEST

/* --- broken lists --------------------------------------------------------- */

/* Every error breaks this rule, and there is one. */
static void
expect_rule (const MuList *list, const MuBook *book, const char *rule, const char *what)
{
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  if (!first_error (issues))
    ck_abort_msg ("%s: %s is not found", book->id, what);
  for (guint i = 0; i < issues->len; i++) {
    const MuIssue *issue = g_ptr_array_index (issues, i);
    if (issue->severity == MU_ISSUE_ERROR && strcmp (mu_rule_id (issue->rule), rule) != 0)
      ck_abort_msg ("%s: %s is told as %s: %s", book->id, what, mu_rule_id (issue->rule),
                    issue->message);
  }
}

/* The same, among errors about other options that cannot but follow. */
static void
expect_among (const MuList *list, const MuBook *book, MuRule rule, const char *what)
{
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  gboolean found = FALSE;
  for (guint i = 0; i < issues->len; i++) {
    const MuIssue *issue = g_ptr_array_index (issues, i);
    found |= issue->severity == MU_ISSUE_ERROR && issue->rule == rule;
    if (issue->severity == MU_ISSUE_ERROR && issue->rule != MU_RULE_AWFP_ARMY_LISTS
        && issue->rule != MU_RULE_AWFP_ARMY_DIVIDE_BY_THREE
        && issue->rule != MU_RULE_AWFP_ARMY_BELOW_TWO)
      ck_abort_msg ("%s: %s is told as %s: %s", book->id, what, mu_rule_id (issue->rule),
                    issue->message);
  }
  if (!found)
    ck_abort_msg ("%s: %s is not found as %s", book->id, what, mu_rule_id (rule));
}

/* A legal list that can hold any number of points, so that only what is broken counts. */
static MuList *
rich_list (const MuBook *book)
{
  guint64 state = 1250;
  MuList *list = begin (book, 1);
  fill (&state, list, book);
  list->points_limit = MU_LIST_POINTS_MAX;
  expect_legal (list, book);
  return list;
}

/* awfp.general.one, awfp.priest.one, awfp.general.strength, awfp.scope.supply-units */
START_TEST (a_broken_command_is_found)
{
  const MuBook *book = book_at (_i);
  if (!serves (book))
    return;
  g_autoptr (MuList) list = rich_list (book);
  ck_assert_int_eq (mu_list_edit_add_general (list, book, MU_LIST_NO_UNIT), 1);
  expect_rule (list, book, "awfp.general.one", "a second general");
  ck_assert (mu_list_edit_remove_general (list, 1));
  expect_legal (list, book);
  g_autofree char *stand = g_strdup (mu_list_general (list, 0)->troop);
  set_text (&mu_list_general (list, 0)->troop, "");
  expect_rule (list, book, "awfp.general.strength", "a general without a stand");
  set_text (&mu_list_general (list, 0)->troop, "Irregular Warband HC lance");
  expect_rule (list, book, "awfp.morale.warband.infantry", "a mounted warband");
  set_text (&mu_list_general (list, 0)->troop, stand);
  list->priest = FALSE;
  expect_rule (list, book, "awfp.priest.one", "no priest");
  list->priest = TRUE;
  ck_assert (mu_list_edit_item (list, MU_EXTRA_WAGON, TRUE, 1));
  expect_rule (list, book, "awfp.scope.supply-units", "a wagon");
  ck_assert (mu_list_edit_item (list, MU_EXTRA_WAGON, TRUE, 0));
  ck_assert (mu_list_edit_remove_general (list, 0));
  expect_rule (list, book, "awfp.general.one", "no general");
}
END_TEST

/* awfp.army.points, awfp.army.lists */
START_TEST (points_years_and_options_are_found)
{
  const MuBook *book = book_at (_i);
  if (!serves (book))
    return;
  g_autoptr (MuList) list = rich_list (book);
  const int year = list->year;
  list->points_limit = mu_list_points (list) - 1;
  expect_rule (list, book, "awfp.army.points", "a point too many");
  list->points_limit = MU_LIST_POINTS_MAX;
  list->year = book->to + 1 ? book->to + 1 : 1;
  expect_among (list, book, MU_RULE_AWFP_ARMY_LISTS, "a year after the book");
  list->year = year;
  const guint last = list->units->len;
  ck_assert_int_ge (mu_list_edit_copy_unit (list, last - 1), 0);
  set_text (&mu_list_unit (list, last)->option, "space-marines");
  expect_rule (list, book, "awfp.army.lists", "an option of no book");
}
END_TEST

/* awfp.troops.factors, awfp.weapons.mounted, awfp.units.size: of the stands themselves */
START_TEST (wrong_stands_are_found)
{
  const MuBook *book = book_at (_i);
  if (!serves (book))
    return;
  g_autoptr (MuList) list = rich_list (book);
  MuListUnit *unit = mu_list_unit (list, list->units->len - 1);
  g_autofree char *stand = g_strdup (unit->stand);
  set_text (&unit->stand, "Trained Elite HC pike");
  expect_rule (list, book, "awfp.weapons.mounted", "riders with pikes");
  set_text (&unit->stand, "Trained Elite UI close lance");
  expect_rule (list, book, "awfp.weapons.infantry", "lances on foot");
  set_text (&unit->stand, "Knights");
  expect_rule (list, book, "awfp.army.lists", "a stand that is none");
  set_text (&unit->stand, stand);
  if (list->units->len > 1) {
    unit->sub_unit = TRUE;
    expect_rule (list, book, "awfp.units.size", "a part of a unit");
    unit->sub_unit = FALSE;
  }
  expect_legal (list, book);
}
END_TEST

static MuRule
size_rule (const MuList *list, guint unit, int *most)
{
  MuAwfpTroop stand;
  ck_assert (mu_list_unit_stand (list, unit, &stand));
  const MuAwfpLimits limits = mu_awfp_unit_limits (mu_awfp_troop_kind (&stand), FALSE);
  *most = limits.most;
  return limits.rule;
}

/* awfp.units.cavalry-size and its like */
START_TEST (units_of_a_wrong_size_are_found)
{
  const MuBook *book = book_at (_i);
  if (!serves (book))
    return;
  g_autoptr (MuList) list = rich_list (book);
  for (guint i = 0; i < list->units->len; i++) {
    int most;
    const int stands = mu_list_unit (list, i)->figures;
    MuRule rule = size_rule (list, i, &most);
    if (most + 1 > MU_AWFP_UNIT_MAX)
      rule = MU_RULE_AWFP_UNITS_SIZE;
    mu_list_edit_figures (list, i, most + 1);
    g_autoptr (GPtrArray) issues = mu_list_check (list, book);
    gboolean found = FALSE;
    for (guint j = 0; j < issues->len; j++)
      found |= ((MuIssue *) issues->pdata[j])->rule == rule;
    ck_assert_msg (found, "%s: %d stands of %s", book->id, most + 1, mu_list_unit (list, i)->name);
    mu_list_edit_figures (list, i, stands);
  }
  expect_legal (list, book);
}
END_TEST

static int
count_own (const MuList *list, const MuBookOption *option)
{
  int count = 0;
  for (guint i = 0; i < list->units->len; i++) {
    const MuListUnit *unit = mu_list_unit (list, i);
    if (!*unit->book && strcmp (unit->option, option->id) == 0)
      count += unit->figures;
  }
  return count;
}

static void
remove_own (MuList *list, const MuBookOption *option)
{
  for (guint i = list->units->len; i > 0; i--)
    if (!*mu_list_unit (list, i - 1)->book
        && strcmp (mu_list_unit (list, i - 1)->option, option->id) == 0)
      mu_list_edit_remove (list, i - 1);
}

/* awfp.army.divide-by-three, awfp.army.below-two */
START_TEST (too_many_and_too_few_stands_are_found)
{
  const MuBook *book = book_at (_i);
  for (guint i = 0; serves (book) && i < book->options->len; i++) {
    const MuBookOption *option = g_ptr_array_index (book->options, i);
    const MuAwfpStands stands = mu_book_option_stands (option);
    g_autoptr (MuList) list = rich_list (book);
    const gboolean now = mu_book_option_in_year (option, list->year);
    while (count_own (list, option) <= stands.most)
      ck_assert_int_ge (mu_list_edit_add (list, book, NULL, option->id), 0);
    expect_among (list, book, now ? stands.rule : MU_RULE_AWFP_ARMY_LISTS, option->name);
    remove_own (list, option);
    if (stands.least > 0 && now)
      expect_among (list, book, stands.rule, option->name);
  }
}
END_TEST

int
main (void)
{
  all_books = mu_shelf_open (NULL, NULL);
  const int books = all_books ? books_to_try (all_books) : 1;
  TCase *tests = tcase_create ("book_stands");
  tcase_set_timeout (tests, 60);
  tcase_add_loop_test (tests, every_way_is_a_stand, 0, books);
  tcase_add_loop_test (tests, no_saying_is_idle, 0, books);
  tcase_add_loop_test (tests, a_new_list_is_legal, 0, books);
  tcase_add_loop_test (tests, offers_count_stands, 0, books);
  tcase_add_loop_test (tests, a_list_fills_itself, 0, books);
  tcase_add_loop_test (tests, a_broken_command_is_found, 0, books);
  tcase_add_loop_test (tests, points_years_and_options_are_found, 0, books);
  tcase_add_loop_test (tests, wrong_stands_are_found, 0, books);
  tcase_add_loop_test (tests, units_of_a_wrong_size_are_found, 0, books);
  tcase_add_loop_test (tests, too_many_and_too_few_stands_are_found, 0, books);
  const int status = run_case ("book_stands", tests);
  mu_shelf_free (all_books);
  return status;
}
