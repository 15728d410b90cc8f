/* Armies filled to their points: legal and near them from every book, by both rule systems; what
 * they look like; and what cannot be filled says why. */
#include <string.h>

#include "lists/book/book_findings.h"
#include "lists/check/check.h"
#include "lists/edit/edit.h"
#include "lists/fill/fill.h"
#include "lists/system.h"
#include "tests/lists/book/all_books.h"
#include "tests/lists/common.h"

static const MuRuleSystem systems[] = { MU_RULES_WRG5, MU_RULES_AWFP };
static const int sizes[] = { 750, 1000, 1500 };

static MuFilled *
fill_by (const MuBook *book, MuRuleSystem rules, int year, int points, guint64 seed)
{
  GError *error = NULL;
  MuFilled *filled = mu_fill_new (book, rules, year, points, "", seed, &error);
  ck_assert_msg (filled != NULL, "%s", error ? error->message : "");
  ck_assert_ptr_null (error);
  return filled;
}

static char *
xml_of (const MuList *list)
{
  gsize length;
  return mu_list_write_data (list, &length);
}

/* --- every book ---------------------------------------------------------- */

/* Of what the fill did nothing is to be remarked; a table that is smaller than the army is no fault
 * of its. That an army has no scouts is its book's. */
static void
check_no_remark (const GPtrArray *issues, const MuBook *book, const MuList *list)
{
  const gboolean fits = list->points_limit <= mu_list_system_of (list)->usual_points ();
  for (guint i = 0; i < issues->len; i++) {
    const MuIssue *issue = issues->pdata[i];
    ck_assert_msg (issue->severity == MU_ISSUE_WARNING, "%s: %s", book->id, issue->message);
    ck_assert_msg (issue->rule != MU_RULE_WRG_UNITS_MIN_SIZE
                       && issue->rule != MU_RULE_WRG_POINTS_COMMAND
                       && (issue->rule != MU_RULE_WRG_DEPLOY_NO_ROOM || !fits),
                   "%s: %s", book->id, issue->message);
  }
}

static void
check_lines (const MuFilled *filled)
{
  const MuList *list = filled->list;
  int count = 0, points = 0;
  guint units = 0;
  for (guint i = 0; i < filled->lines->len; i++) {
    const MuFillLine *line = &g_array_index (filled->lines, MuFillLine, i);
    g_autofree char *words = mu_fill_line_words (line);
    count += line->count;
    units += (guint) line->units;
    points += line->points;
    ck_assert_ptr_nonnull (line->of);
    ck_assert (*words && !strchr (words, '%'));
  }
  ck_assert_int_eq (count, mu_list_figures (list));
  ck_assert_uint_eq (units, list->units->len);
  for (guint i = 0; i < list->generals->len; i++)
    points += mu_list_has (list, MU_LISTS_HAVE_GENERAL_STANDS)
                  ? 0
                  : mu_list_system_of (list)->points_general (list, i, NULL);
  if (!mu_list_has (list, MU_LISTS_HAVE_GENERAL_STANDS))
    ck_assert_int_eq (points, mu_list_points (list));
}

/* Points of the cheapest stand in the army; -1 for figures. */
static int
least_stand (const MuList *list)
{
  int least = mu_list_has (list, MU_LISTS_ARE_STANDS) ? list->points_limit : -1;
  for (guint i = 0; i < list->units->len; i++)
    least = MIN (least, mu_list_system_of (list)->points_each (list, mu_list_unit (list, i), NULL));
  return least;
}

static void
check_filled (const MuFilled *filled, const MuBook *book)
{
  const MuList *list = filled->list;
  const int points = mu_list_points (list), limit = list->points_limit;
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  ck_assert_int_le (points, limit);
  ck_assert_msg (limit - points <= limit / 100 || limit - points <= least_stand (list),
                 "%s, %d: %d of %d", book->id, list->year, points, limit);
  check_no_remark (issues, book, list);
  check_lines (filled);
}

/* A book of stands can be too small for a great army; it then says so, and keeps nothing. */
static void
check_refused (const MuBook *book, MuRuleSystem rules, int points, GError *error)
{
  ck_assert_msg (rules == MU_RULES_AWFP && points > mu_list_system (rules)->usual_points (),
                 "%s: %s", book->id, error->message);
  ck_assert (g_error_matches (error, MU_FILL_ERROR, MU_FILL_ERROR_MUCH));
  ck_assert_ptr_nonnull (strstr (error->message, "points or fewer"));
  g_error_free (error);
}

static void
try_fill (const MuBook *book, MuRuleSystem rules, int year, int points)
{
  GError *error = NULL;
  g_autoptr (MuFilled) filled = mu_fill_new (book, rules, year, points, "", MU_FILL_PLAIN, &error);
  if (filled)
    check_filled (filled, book);
  else
    check_refused (book, rules, points, error);
}

/* Three years of each, in which something changes: the first, one in the middle, the last. */
START_TEST (every_book_is_filled)
{
  const MuBook *book = book_to_try (shelf, _i);
  g_autoptr (GArray) years = mu_book_change_years (book);
  for (guint n = 0; n < 3; n++)
    for (gsize s = 0; s < G_N_ELEMENTS (systems); s++) {
      const int year = g_array_index (years, int, (years->len - 1) * n / 2);
      for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
        try_fill (book, systems[s], year, sizes[i]);
      try_fill (book, systems[s], year, mu_list_system (systems[s])->usual_points ());
    }
}
END_TEST

START_TEST (the_same_seed_makes_the_same_army)
{
  const MuBook *book = book_to_try (shelf, _i);
  for (guint64 seed = 0; seed < 3; seed++) {
    g_autoptr (MuFilled) first = fill_by (book, MU_RULES_WRG5, book->from, 1000, seed);
    g_autoptr (MuFilled) second = fill_by (book, MU_RULES_WRG5, book->from, 1000, seed);
    g_autofree char *one = xml_of (first->list), *other = xml_of (second->list);
    ck_assert_str_eq (one, other);
    ck_assert_uint_eq (first->seed, seed);
    check_filled (first, book);
  }
}
END_TEST

START_TEST (other_seeds_make_other_armies)
{
  int others = 0, ways = 0;
  for (int i = 0; i < books_to_try (shelf); i++) {
    const MuBook *book = book_to_try (shelf, i);
    g_autoptr (MuFilled) plain = fill_by (book, MU_RULES_WRG5, book->to, 1000, MU_FILL_PLAIN);
    g_autoptr (MuFilled) other = fill_by (book, MU_RULES_WRG5, book->to, 1000, 7);
    g_autofree char *one = xml_of (plain->list), *two = xml_of (other->list);
    others += strcmp (one, two) != 0;
    for (guint u = 0; u < other->list->units->len; u++)
      ways += mu_list_edit_way_of (other->list, book, u) > 0;
  }
  ck_assert_int_ge (others, books_to_try (shelf) * 9 / 10);
  ck_assert_int_ge (ways, books_to_try (shelf)); /* and not in the usual arms alone */
}
END_TEST

/* --- what they look like ------------------------------------------------- */

typedef struct {
  const char *book;
  int year;
  const char *option; /* of whom there are so many in a hundred, at the least and the most */
  int least, most;
} Look;

static const Look looks[] = {
  { "roman-mid-republican", -216, "hastati", 15, 35 },
  { "roman-mid-republican", -216, "triarii", 6, 16 },
  { "roman-mid-republican", -216, "volones", 0, 0 }, /* enlisted after Cannae */
  { "roman-mid-republican", -216, "numidian-horse", 0, 0 },
  { "gallic", -58, "warriors", 40, 75 },
  { "gallic", -58, "chariots", 0, 0 },
  { "gallic", -58, "guard", 1, 4 },
  { "mongol", 1241, "horse-archers", 35, 70 },
  { "mongol", 1241, "captives", 0, 5 },
  { "sumerian", -2500, "spearmen", 40, 70 },
  { "sumerian", -2500, "battle-cars", 2, 8 },
  { "egyptian-new-kingdom", -1274, "chariots", 8, 25 },
  { "egyptian-new-kingdom", -1274, "spearmen", 15, 40 },
  { "macedonian-alexandrian", -331, "phalanx", 25, 60 },
  { "macedonian-alexandrian", -331, "companions", 6, 25 },
  { "macedonian-alexandrian", -331, "indian-allies", 0, 0 },
  { "parthian", -53, "horse-archers", 35, 75 },
  { "parthian", -53, "cataphracts", 8, 25 },
  { "greek-hoplite", -490, "light-poor", 0, 10 },
  { "sassanid", 363, "aswaran", 12, 40 },
  { "sassanid", 363, "elephants", 1, 5 },
};

static int
count_of (const MuList *list, const char *option)
{
  int count = 0;
  for (guint i = 0; i < list->units->len; i++)
    if (strcmp (mu_list_unit (list, i)->option, option) == 0)
      count += mu_list_unit (list, i)->figures;
  return count;
}

START_TEST (they_look_like_that_army)
{
  const Look *look = &looks[_i];
  const MuBook *book = mu_shelf_find (shelf, look->book);
  g_autoptr (MuFilled) filled = fill_by (book, MU_RULES_WRG5, look->year, 1000, MU_FILL_PLAIN);
  const int part = 100 * count_of (filled->list, look->option) / mu_list_figures (filled->list);
  ck_assert_msg (part >= look->least && part <= look->most, "%s: %d in a hundred are %s",
                 filled->list->name, part, look->option);
}
END_TEST

/* --- filled up ----------------------------------------------------------- */

START_TEST (what_is_in_the_list_stays)
{
  const MuBook *book = mu_shelf_find (shelf, "roman-mid-republican");
  GError *error = NULL;
  g_autoptr (MuList) list = mu_list_edit_begin (book, systems[_i], -210, 1000, "Mine");
  const guint units = list->units->len;
  mu_list_edit_rename (list, 0, "First of all");
  g_autofree char *before = xml_of (list);
  g_autoptr (MuFilled) filled = mu_fill_up (list, book, MU_FILL_PLAIN, &error);
  g_autofree char *after = xml_of (list);
  ck_assert_msg (filled != NULL, "%s", error ? error->message : "");
  ck_assert_str_eq (before, after);
  ck_assert_uint_gt (filled->list->units->len, units);
  ck_assert_str_eq (filled->list->name, "Mine");
  for (guint i = 0; i < units; i++) {
    const MuListUnit *was = mu_list_unit (list, i), *is = mu_list_unit (filled->list, i);
    ck_assert_str_eq (is->name, was->name);
    ck_assert_int_eq (is->figures, was->figures);
  }
  ck_assert (mu_list_is_legal (filled->list, book));
  ck_assert_int_ge (mu_list_points (filled->list), 990);
}
END_TEST

/* A list that lacks what the book demands gets it. */
START_TEST (what_is_lacking_comes)
{
  const MuBook *book = mu_shelf_find (shelf, "roman-mid-republican");
  g_autoptr (MuList) list = mu_list_edit_begin (book, MU_RULES_WRG5, -210, 1000, "");
  GError *error = NULL;
  while (list->units->len > 2)
    mu_list_edit_remove (list, list->units->len - 1);
  ck_assert (!mu_list_is_legal (list, book));
  g_autoptr (MuFilled) filled = mu_fill_up (list, book, MU_FILL_PLAIN, &error);
  ck_assert_msg (filled != NULL, "%s", error ? error->message : "");
  check_lines (filled);
  ck_assert (mu_list_is_legal (filled->list, book));
  ck_assert_int_ge (mu_list_points (filled->list), 990);
}
END_TEST

/* A full one is as it was. */
START_TEST (a_full_list_is_full)
{
  const MuBook *book = mu_shelf_find (shelf, "gallic");
  g_autoptr (MuFilled) full = fill_by (book, MU_RULES_WRG5, -58, 1000, MU_FILL_PLAIN);
  g_autoptr (MuFilled) again = mu_fill_up (full->list, book, 5, NULL);
  ck_assert_ptr_nonnull (again);
  g_autofree char *one = xml_of (full->list), *other = xml_of (again->list);
  ck_assert_str_eq (one, other);
}
END_TEST

/* --- refused ------------------------------------------------------------- */

typedef struct {
  int year, points;
  MuFillError code;
  const char *words;
} Refusal;

static const Refusal refusals[] = {
  { -401, 1000, MU_FILL_ERROR_YEAR, "401 BC is outside the years" },
  { 1250, 1000, MU_FILL_ERROR_YEAR, "choose a year from 400 BC to 50 BC" },
  { -58, 100, MU_FILL_ERROR_LITTLE, "and 100 are agreed; choose 3" },
  { -58, 1, MU_FILL_ERROR_LITTLE, "points or more" },
  { -58, 90000, MU_FILL_ERROR_MUCH, "and 90,000 are agreed; choose" },
};

START_TEST (what_cannot_be_is_refused)
{
  const Refusal *refusal = &refusals[_i];
  const MuBook *book = mu_shelf_find (shelf, "gallic");
  GError *error = NULL;
  g_autoptr (MuFilled) filled
      = mu_fill_new (book, MU_RULES_WRG5, refusal->year, refusal->points, "", 0, &error);
  ck_assert_ptr_null (filled);
  ck_assert_msg (g_error_matches (error, MU_FILL_ERROR, (int) refusal->code), "%s", error->message);
  ck_assert_msg (strstr (error->message, refusal->words) != NULL, "%s", error->message);
  g_error_free (error);
}
END_TEST

/* What no filling mends is named, with what mends it. */
START_TEST (a_list_with_a_fault_is_refused)
{
  const MuBook *book = mu_shelf_find (shelf, "gallic");
  g_autoptr (MuList) list = mu_list_edit_begin (book, MU_RULES_WRG5, -58, 1000, "Faulty");
  g_autoptr (GError) error = NULL;
  mu_list_edit_remove_general (list, 0);
  g_autofree char *before = xml_of (list);
  ck_assert_ptr_null (mu_fill_up (list, book, MU_FILL_PLAIN, &error));
  ck_assert (g_error_matches (error, MU_FILL_ERROR, MU_FILL_ERROR_LIST));
  ck_assert_ptr_nonnull (strstr (error->message, "Add a commander-in-chief"));
  g_autofree char *after = xml_of (list);
  ck_assert_str_eq (before, after);
}
END_TEST

int
main (void)
{
  shelf = mu_shelf_open (NULL, NULL); /* how many books there are is asked before the fixture */
  const int books = shelf ? books_to_try (shelf) : 1;
  TCase *tests = tcase_create ("fill");
  tcase_set_timeout (tests, 120);
  tcase_add_loop_test (tests, every_book_is_filled, 0, books);
  tcase_add_loop_test (tests, the_same_seed_makes_the_same_army, 0, books);
  tcase_add_test (tests, other_seeds_make_other_armies);
  tcase_add_loop_test (tests, they_look_like_that_army, 0, COUNT (looks));
  tcase_add_loop_test (tests, what_is_in_the_list_stays, 0, COUNT (systems));
  tcase_add_test (tests, what_is_lacking_comes);
  tcase_add_test (tests, a_full_list_is_full);
  tcase_add_loop_test (tests, what_cannot_be_is_refused, 0, COUNT (refusals));
  tcase_add_test (tests, a_list_with_a_fault_is_refused);
  const int status = run_case ("fill", tests);
  close_shelf ();
  return status;
}
