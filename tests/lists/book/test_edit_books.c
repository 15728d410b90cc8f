/* Edits of lists from every shipped book: new lists are legal, and no sequence of edits makes one
 * that cannot be saved or whose generals have lost their units. */
#include <string.h>

#include "lists/check/check.h"
#include "lists/edit/edit.h"
#include "lists/system.h"
#include "lists/wrg/figures.h"
#include "tests/lists/common.h"

#define EDITS 60
#define PART  4 /* of the offers are tried at a time: one in so many */
#define YEARS 3 /* first, middle, last */

/* Opened once, before the tests fork. */
static MuShelf *all_books;

static const MuBook *
book_at (int index)
{
  ck_assert_ptr_nonnull (all_books);
  return book_to_try (all_books, index);
}

static int
year_of (const MuBook *book, int n)
{
  const int year = book->from + (book->to - book->from) * n / (YEARS - 1);
  return year == 0 ? 1 : year;
}

START_TEST (a_new_list_is_legal)
{
  const MuBook *book = book_at (_i);
  for (int n = 0; n < YEARS; n++) {
    const int year = year_of (book, n);
    g_autoptr (MuList) list = mu_list_edit_begin (book, MU_RULES_WRG5, year, 1000, "");
    g_autoptr (GPtrArray) issues = mu_list_check (list, book);
    if (!mu_issues_legal (issues))
      ck_abort_msg ("%s in %d: %s", book->id, year, ((MuIssue *) issues->pdata[0])->message);
    ck_assert_int_gt (mu_list_general (list, 0)->rides_with, MU_LIST_NO_UNIT);
    ck_assert (*mu_list_general (list, 0)->name != '\0');
  }
}
END_TEST

/* What is compulsory is in, with those who may guard the commander. */
START_TEST (a_new_list_has_what_is_compulsory)
{
  const MuBook *book = book_at (_i);
  for (int n = 0; n < YEARS; n++) {
    g_autoptr (MuList) list
        = mu_list_edit_begin (book, MU_RULES_WRG5, year_of (book, n), 1000, "Name");
    g_autoptr (GPtrArray) offers = mu_list_offers (list, book);
    gboolean voluntary = FALSE;
    ck_assert_str_eq (list->name, "Name");
    for (guint i = 0; i < offers->len; i++) {
      const MuListOffer *offer = g_ptr_array_index (offers, i);
      ck_assert_int_ge (offer->taken, offer->min);
      ck_assert_int_le (offer->taken, offer->max);
      ck_assert (!offer->compulsory || !voluntary); /* these stand first */
      ck_assert (!offer->compulsory || offer->book == book);
      voluntary |= !offer->compulsory;
    }
  }
}
END_TEST

/* Whatever is offered can be added, to a list that has nothing but its beginning. */
START_TEST (what_is_offered_can_be_added)
{
  const MuBook *book = book_at (_i);
  const int year = year_of (book, 1);
  g_autoptr (MuList) first = mu_list_edit_begin (book, MU_RULES_WRG5, year, 5000, "");
  g_autoptr (GPtrArray) offers = mu_list_offers (first, book);
  for (guint i = 0; i < offers->len; i++) {
    const MuListOffer *offer = g_ptr_array_index (offers, i);
    g_autoptr (MuList) list = mu_list_copy (first);
    const int unit = mu_list_edit_add (list, book, offer->book, offer->option->id);
    ck_assert_int_eq (unit, (int) first->units->len);
    ck_assert_ptr_eq (mu_book_option_of_unit (book, mu_list_unit (list, (guint) unit)),
                      offer->option);
    ck_assert_int_ge (mu_list_edit_way_of (list, book, (guint) unit), 0);
    g_autoptr (GPtrArray) now = mu_list_offers (list, book);
    ck_assert_int_eq (((MuListOffer *) now->pdata[i])->taken,
                      offer->taken + mu_list_unit (list, (guint) unit)->figures);
  }
}
END_TEST

/* --- the plus ------------------------------------------------------------ */

static const MuRuleSystem systems[] = { MU_RULES_WRG5, MU_RULES_AWFP };

/* wrg.deploy.no-room: the front of a standard table is so full that a unit may find no room. */
static gboolean
is_table_full (const MuList *list)
{
  return mu_figures_line_width (list, 0) > MU_FIGURES_AREA_WIDTH * 3 / 4;
}

static int
count_remarks (const MuList *list, const MuBook *book, MuRule rule)
{
  int count = 0;
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  for (guint i = 0; i < issues->len; i++)
    count += ((MuIssue *) issues->pdata[i])->rule == rule;
  return count;
}

/* Neither about the unit nor about the room that it takes. */
static void
expect_no_remark (const MuList *before, const MuList *list, const MuBook *book, int unit)
{
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  for (guint i = 0; i < issues->len; i++) {
    const MuIssue *issue = issues->pdata[i];
    ck_assert_msg (issue->unit != unit
                       || (issue->rule == MU_RULE_WRG_DEPLOY_NO_ROOM && is_table_full (before)),
                   "%s, %s: %s", book->id, issue->name, issue->message);
  }
  if (!is_table_full (before))
    ck_assert_msg (count_remarks (list, book, MU_RULE_WRG_DEPLOY_NO_ROOM)
                       <= count_remarks (before, book, MU_RULE_WRG_DEPLOY_NO_ROOM),
                   "%s, %s: lines of %d and %d paces", book->id,
                   mu_list_unit (list, (guint) unit)->name, mu_figures_line_width (before, 0),
                   mu_figures_line_width (before, 1));
}

/* What is open breaks no rule and is told with its price; what is barred says why. */
static void
try_offer (const MuList *before, const MuBook *book, const MuListOffer *offer)
{
  g_autoptr (MuList) list = mu_list_copy (before);
  g_autofree char *why = mu_list_offer_bar_words (offer);
  const int unit = mu_list_edit_add (list, book, offer->book, offer->option->id);
  ck_assert_int_gt (offer->points, 0);
  ck_assert_int_gt (offer->unit, 0);
  if (offer->bar != MU_OFFER_OPEN) {
    ck_assert (*why && !strchr (why, '%'));
    return;
  }
  ck_assert_ptr_null (why);
  ck_assert_int_eq (mu_list_unit (list, (guint) unit)->figures, offer->unit);
  ck_assert_int_eq (mu_list_points (list) - mu_list_points (before), offer->points);
  ck_assert_int_le (mu_list_points (list), list->points_limit);
  ck_assert_msg (mu_list_is_legal (list, book), "%s, %s", book->id, offer->option->name);
  expect_no_remark (before, list, book, unit);
}

/* Adds what is open, one after the other round the book, until nothing is. */
static gboolean
add_open (MuList *list, const MuBook *book, guint from)
{
  g_autoptr (GPtrArray) offers = mu_list_offers (list, book);
  for (guint i = 0; i < offers->len; i++) {
    const MuListOffer *offer = offers->pdata[(from + i) % offers->len];
    if (offer->bar == MU_OFFER_OPEN)
      return mu_list_edit_add (list, book, offer->book, offer->option->id) != MU_LIST_NO_UNIT;
  }
  return FALSE;
}

START_TEST (the_plus_breaks_no_rule)
{
  const MuBook *book = book_at (_i);
  for (gsize s = 0; s < G_N_ELEMENTS (systems); s++) {
    const int points = mu_list_system (systems[s])->usual_points ();
    g_autoptr (MuList) list = mu_list_edit_begin (book, systems[s], year_of (book, 1), points, "");
    for (guint round = 0; mu_list_is_legal (list, book) && round < EDITS; round++) {
      g_autoptr (GPtrArray) offers = mu_list_offers (list, book);
      for (guint i = round % PART; i < offers->len; i += PART)
        try_offer (list, book, offers->pdata[i]);
      if (!add_open (list, book, round))
        break;
    }
    ck_assert_int_le (mu_list_points (list), points);
  }
}
END_TEST

/* --- any edits ----------------------------------------------------------- */

static const char *
any_option (guint64 *state, const MuBook *book)
{
  return ((MuBookOption *) book->options->pdata[next_below (state, book->options->len)])->id;
}

static void
edit_units (guint64 *state, MuList *list, const MuBook *book, guint unit)
{
  const guint other = next_below (state, list->units->len + 1);
  switch (next_below (state, 10)) {
  case 0:
  case 1:
  case 2:
    mu_list_edit_add (list, book, book, any_option (state, book));
    break;
  case 3:
    mu_list_edit_remove (list, unit);
    break;
  case 4:
    mu_list_edit_copy_unit (list, unit);
    break;
  case 5:
    mu_list_edit_split (list, unit, (int) next_below (state, 30));
    break;
  case 6:
    mu_list_edit_merge (list, unit, other);
    break;
  case 7:
    mu_list_edit_move (list, unit, (int) next_below (state, 7) - 3);
    break;
  case 8:
    mu_list_edit_figures (list, unit, (int) next_below (state, 2000) - 500);
    break;
  case 9:
    mu_list_edit_sub_unit (list, unit, next_below (state, 2) == 0);
    break;
  }
}

static void
edit_rest (guint64 *state, MuList *list, const MuBook *book, guint unit)
{
  const guint general = next_below (state, MU_LIST_GENERALS_MAX);
  switch (next_below (state, 7)) {
  case 0:
    mu_list_edit_add_general (list, book, (int) unit - 1);
    break;
  case 1:
    mu_list_edit_remove_general (list, general);
    break;
  case 2:
    mu_list_edit_promote (list, general);
    break;
  case 3:
    mu_list_edit_item (list, (MuExtra) next_below (state, MU_EXTRAS), next_below (state, 2) == 0,
                       (int) next_below (state, 12000) - 1000);
    break;
  case 4:
    mu_list_edit_way (list, book, unit, next_below (state, 4));
    break;
  case 5:
    mu_list_edit_rename (list, unit, "Renamed");
    break;
  case 6:
    mu_list_edit_mix (list, unit, (MuMixedHow) next_below (state, MU_MIXED_HOWS));
    break;
  }
}

static void
edit_any (guint64 *state, MuList *list, const MuBook *book)
{
  const guint unit = next_below (state, list->units->len + 1);
  if (next_below (state, 3) == 0)
    edit_rest (state, list, book, unit);
  else
    edit_units (state, list, book, unit);
}

/* What is written reads back the same. */
static void
expect_writable (const MuList *list)
{
  g_autoptr (GError) error = NULL;
  gsize length, again;
  g_autofree char *data = mu_list_write_data (list, &length);
  g_autoptr (MuList) read = mu_list_read_data (data, length, "edited.xml", &error);
  if (!read)
    ck_abort_msg ("%s\n%s", error->message, data);
  g_autofree char *second = mu_list_write_data (read, &again);
  ck_assert_str_eq (data, second);
}

START_TEST (no_edits_make_a_list_that_cannot_be_saved)
{
  const MuBook *book = book_at (_i);
  guint64 state = 3000 + (guint64) _i;
  for (int n = 0; n < YEARS; n++) {
    g_autoptr (MuList) list = mu_list_edit_begin (book, MU_RULES_WRG5, year_of (book, n), 1000, "");
    for (int i = 0; i < EDITS; i++) {
      edit_any (&state, list, book);
      ck_assert_uint_le (list->units->len, MU_LIST_UNITS_MAX);
      for (guint j = 0; j < list->generals->len; j++)
        ck_assert_int_lt (mu_list_general (list, j)->rides_with, (int) list->units->len);
    }
    expect_writable (list);
  }
}
END_TEST

/* A list that many edits have made, of a few sizes of unit. */
static MuList *
worn_list (guint64 *state, const MuBook *book)
{
  MuList *list = mu_list_edit_begin (book, MU_RULES_WRG5, year_of (book, 1), 1000, "");
  for (int i = 0; i < EDITS / 2; i++)
    edit_any (state, list, book);
  return list;
}

/* With whom each general rides, by name; every name is there once. */
static char *
name_riders (const MuList *list)
{
  GString *names = g_string_new (NULL);
  for (guint i = 0; i < list->generals->len; i++) {
    const int with = mu_list_general (list, i)->rides_with;
    g_string_append_printf (names, "%s;", with < 0 ? "-" : mu_list_unit (list, (guint) with)->name);
  }
  return g_string_free (names, FALSE);
}

static void
number_units (MuList *list)
{
  for (guint i = 0; i < list->units->len; i++) {
    g_autofree char *name = g_strdup_printf ("Unit %u", i);
    ck_assert (mu_list_edit_rename (list, i, name));
  }
}

START_TEST (moving_there_and_back_restores)
{
  guint64 state = 100 + (guint64) _i;
  const MuBook *book = book_at (_i);
  g_autoptr (MuList) list = worn_list (&state, book);
  number_units (list);
  g_autofree char *before = mu_list_write_data (list, NULL);
  g_autofree char *riders = name_riders (list);
  for (guint unit = 0; unit < list->units->len; unit++)
    for (int places = -4; places <= 4; places++) {
      const int moved = mu_list_edit_move (list, unit, places);
      g_autofree char *now = name_riders (list);
      ck_assert_str_eq (riders, now);
      if (moved != MU_LIST_NO_UNIT)
        ck_assert_int_eq (mu_list_edit_move (list, (guint) moved, -places), (int) unit);
      g_autofree char *after = mu_list_write_data (list, NULL);
      ck_assert_str_eq (before, after);
    }
}
END_TEST

START_TEST (a_copy_taken_out_restores)
{
  guint64 state = 200 + (guint64) _i;
  const MuBook *book = book_at (_i);
  g_autoptr (MuList) list = worn_list (&state, book);
  g_autofree char *before = mu_list_write_data (list, NULL);
  for (guint unit = 0; unit < list->units->len; unit++) {
    const int copy = mu_list_edit_copy_unit (list, unit);
    if (copy == MU_LIST_NO_UNIT)
      continue;
    ck_assert (mu_list_edit_remove (list, (guint) copy));
    g_autofree char *after = mu_list_write_data (list, NULL);
    ck_assert_str_eq (before, after);
  }
}
END_TEST

START_TEST (parts_joined_again_restore)
{
  guint64 state = 300 + (guint64) _i;
  const MuBook *book = book_at (_i);
  g_autoptr (MuList) list = worn_list (&state, book);
  for (guint unit = 0; unit < list->units->len; unit++)
    mu_list_unit (list, unit)->ranks = 1; /* smaller parts stand less deep and stay so */
  g_autofree char *before = mu_list_write_data (list, NULL);
  for (guint unit = 0; unit < list->units->len; unit++) {
    const int figures = mu_list_unit (list, unit)->figures;
    const int part = mu_list_edit_split (list, unit, 1 + (int) next_below (&state, 20));
    if (part == MU_LIST_NO_UNIT)
      continue;
    ck_assert_int_eq (
        mu_list_unit (list, unit)->figures + mu_list_unit (list, (guint) part)->figures, figures);
    ck_assert (mu_list_edit_merge (list, (guint) part, unit));
    g_autofree char *after = mu_list_write_data (list, NULL);
    ck_assert_str_eq (before, after);
  }
}
END_TEST

START_TEST (a_copy_joined_doubles_the_unit)
{
  guint64 state = 400 + (guint64) _i;
  const MuBook *book = book_at (_i);
  g_autoptr (MuList) list = worn_list (&state, book);
  for (guint unit = 0; unit < list->units->len; unit++) {
    const int figures = mu_list_unit (list, unit)->figures;
    g_autoptr (MuList) twice = mu_list_copy (list);
    const int copy = mu_list_edit_copy_unit (twice, unit);
    if (copy == MU_LIST_NO_UNIT || 2 * figures > MU_LIST_FIGURES_MAX
        || mu_list_edit_end (twice, (guint) copy) > (guint) copy + 1)
      continue;
    ck_assert (mu_list_edit_merge (twice, (guint) copy, unit));
    ck_assert_int_eq (mu_list_unit (twice, unit)->figures, 2 * figures);
    mu_list_edit_figures (twice, unit, figures);
    g_autofree char *one = mu_list_write_data (list, NULL);
    g_autofree char *other = mu_list_write_data (twice, NULL);
    ck_assert_str_eq (one, other);
  }
}
END_TEST

/* --- Fast Play ----------------------------------------------------------- */

/* awfp.army.divide-by-three: what is compulsory, in stands. */
START_TEST (a_new_list_of_stands_has_what_is_compulsory)
{
  const MuBook *book = book_at (_i);
  for (int n = 0; n < YEARS; n++) {
    g_autoptr (MuList) list = mu_list_edit_begin (book, MU_RULES_AWFP, year_of (book, n), 500, "");
    g_autoptr (GPtrArray) offers = mu_list_offers (list, book);
    ck_assert_uint_gt (offers->len, 0);
    for (guint i = 0; i < offers->len; i++) {
      const MuListOffer *offer = g_ptr_array_index (offers, i);
      ck_assert_int_ge (offer->taken, offer->min);
      ck_assert_int_le (offer->min, offer->max);
      if (offer->option->stands_max < 0)
        ck_assert_int_le (offer->max, offer->option->max / 3);
    }
    expect_writable (list);
  }
}
END_TEST

/* --- allies -------------------------------------------------------------- */

START_TEST (a_shelf_knows_its_allies)
{
  int found = 0;
  for (guint i = 0; i < mu_shelf_count (all_books); i++) {
    const MuBook *book = mu_shelf_at (all_books, i);
    for (guint j = 0; j < book->allies->len; j++) {
      const MuBookAlly *ally = g_ptr_array_index (book->allies, j);
      ck_assert_ptr_eq (ally->found, mu_shelf_find (all_books, ally->book));
      found += ally->found != NULL;
    }
  }
  ck_assert_int_gt (found, 0);
}
END_TEST

START_TEST (allies_come_last_and_are_told_apart)
{
  const MuBook *book = mu_shelf_at (all_books, 0);
  for (guint i = 1; i < mu_shelf_count (all_books) && book->allies->len == 0; i++)
    book = mu_shelf_at (all_books, i);
  const MuBookAlly *ally = g_ptr_array_index (book->allies, 0);
  g_autoptr (MuList) list = mu_list_edit_begin (book, MU_RULES_WRG5, ally->from, 1000, "");
  g_autoptr (GPtrArray) offers = mu_list_offers (list, book);
  const MuListOffer *last = g_ptr_array_index (offers, offers->len - 1);
  ck_assert_ptr_ne (last->book, book);
  ck_assert (!last->compulsory);
  ck_assert_int_eq (last->min, 0);
  const int unit = mu_list_edit_add (list, book, last->book, last->option->id);
  ck_assert_str_eq (mu_list_unit (list, (guint) unit)->book, last->book->id);
  ck_assert_ptr_eq (mu_book_of_unit (book, mu_list_unit (list, (guint) unit)), last->book);
  ck_assert_int_le (mu_list_unit (list, (guint) unit)->figures,
                    MAX (last->max, last->option->unit_min));
}
END_TEST

int
main (void)
{
  all_books = mu_shelf_open (NULL, NULL);
  const int books = all_books ? books_to_try (all_books) : 1;
  TCase *tests = tcase_create ("edit_books");
  tcase_set_timeout (tests, 60);
  tcase_add_loop_test (tests, a_new_list_is_legal, 0, books);
  tcase_add_loop_test (tests, a_new_list_has_what_is_compulsory, 0, books);
  tcase_add_loop_test (tests, the_plus_breaks_no_rule, 0, books);
  tcase_add_loop_test (tests, what_is_offered_can_be_added, 0, books);
  tcase_add_loop_test (tests, no_edits_make_a_list_that_cannot_be_saved, 0, books);
  tcase_add_loop_test (tests, moving_there_and_back_restores, 0, books);
  tcase_add_loop_test (tests, a_copy_taken_out_restores, 0, books);
  tcase_add_loop_test (tests, parts_joined_again_restore, 0, books);
  tcase_add_loop_test (tests, a_copy_joined_doubles_the_unit, 0, books);
  tcase_add_loop_test (tests, a_new_list_of_stands_has_what_is_compulsory, 0, books);
  tcase_add_test (tests, a_shelf_knows_its_allies);
  tcase_add_test (tests, allies_come_last_and_are_told_apart);
  const int status = run_case ("edit_books", tests);
  mu_shelf_free (all_books);
  return status;
}
