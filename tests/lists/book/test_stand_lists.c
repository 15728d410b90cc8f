/* Fast Play lists beside their own book: the general's stand, allies, and the table of a list. */
#include <string.h>

#include "lists/awfp/stand.h"
#include "lists/check/check.h"
#include "lists/edit/edit.h"
#include "lists/text/text.h"
#include "tests/lists/book/all_books.h"
#include "tests/lists/common.h"

/* Carthage in 205 BC, to whom Numidians come. */
static const MuBook *
carthage (void)
{
  return mu_shelf_find (shelf, "carthaginian-later");
}

static const MuBook *
numidia (void)
{
  return mu_shelf_find (shelf, "numidian");
}

static MuList *
begin (void)
{
  return mu_list_edit_begin (carthage (), MU_RULES_AWFP, -205, 200, "Hanno's");
}

/* --- the general --------------------------------------------------------- */

/* awfp.general.strength: he rides with any of the book's troops that make a stand. */
static void
expect_ways (const MuBook *of)
{
  g_autoptr (MuList) list = begin ();
  int taken = 0;
  for (guint i = 0; i < (of ? of : carthage ())->options->len; i++) {
    const MuBookOption *option = (of ? of : carthage ())->options->pdata[i];
    for (guint way = 0; way < option->troops->len; way++) {
      g_autofree char *before = g_strdup (mu_list_general (list, 0)->troop);
      g_autofree char *wanted = mu_book_troop_notation (option->troops->pdata[way]);
      const gboolean done = mu_list_edit_general_stand (list, carthage (), of, 0, option->id, way);
      ck_assert_int_eq (done, wanted != NULL);
      ck_assert_str_eq (mu_list_general (list, 0)->troop, wanted ? wanted : before);
      taken += done;
    }
  }
  ck_assert_int_gt (taken, 10);
}

START_TEST (the_general_takes_any_stand_of_his_book)
{
  expect_ways (NULL);
}
END_TEST

START_TEST (the_general_takes_any_stand_of_allies)
{
  expect_ways (numidia ());
}
END_TEST

START_TEST (what_is_no_stand_of_his_is_refused)
{
  g_autoptr (MuList) list = begin ();
  g_autoptr (MuList) figures = mu_list_edit_begin (carthage (), MU_RULES_WRG5, -205, 1000, "");
  const MuBookOption *first = carthage ()->options->pdata[0];
  g_autofree char *before = g_strdup (mu_list_general (list, 0)->troop);
  mu_list_edit_add_general (figures, carthage (), MU_LIST_NO_UNIT);
  ck_assert (!mu_list_edit_general_stand (list, carthage (), NULL, 1, first->id, 0));
  ck_assert (!mu_list_edit_general_stand (list, carthage (), NULL, 0, "space-marines", 0));
  ck_assert (
      !mu_list_edit_general_stand (list, carthage (), NULL, 0, first->id, first->troops->len));
  ck_assert (!mu_list_edit_general_stand (figures, carthage (), NULL, 0, first->id, 0));
  ck_assert_str_eq (mu_list_general (list, 0)->troop, before);
  ck_assert_str_eq (mu_list_general (figures, 0)->troop, "");
}
END_TEST

/* --- allies -------------------------------------------------------------- */

/* Whether an error about so many too many of that rule and words is found. */
static gboolean
finds (const MuList *list, const char *rule, const char *words)
{
  g_autoptr (GPtrArray) issues = mu_list_check (list, carthage ());
  for (guint i = 0; i < issues->len; i++) {
    const MuIssue *issue = issues->pdata[i];
    if (issue->severity == MU_ISSUE_ERROR && strcmp (mu_rule_id (issue->rule), rule) == 0
        && strstr (issue->message, words))
      return TRUE;
  }
  return FALSE;
}

/* The first option of the allies' book in that year that is offered. */
static const MuListOffer *
find_offer (const GPtrArray *offers)
{
  for (guint i = 0; i < offers->len; i++) {
    const MuListOffer *offer = offers->pdata[i];
    if (offer->book == numidia () && offer->max >= 4)
      return offer;
  }
  ck_abort_msg ("Carthage has no allies in stands");
  return NULL;
}

static guint
add_ally (MuList *list, const char **name)
{
  g_autoptr (GPtrArray) offers = mu_list_offers (list, carthage ());
  const MuListOffer *offer = find_offer (offers);
  const int unit = mu_list_edit_add (list, carthage (), offer->book, offer->option->id);
  ck_assert_int_ge (unit, 0);
  *name = offer->option->name;
  return (guint) unit;
}

START_TEST (allies_come_as_stands)
{
  const char *name;
  MuAwfpTroop stand;
  g_autoptr (MuList) list = begin ();
  const int before = mu_list_points (list);
  const guint unit = add_ally (list, &name);
  ck_assert_str_eq (mu_list_unit (list, unit)->book, "numidian");
  ck_assert (mu_list_unit_stand (list, unit, &stand));
  ck_assert_int_eq (mu_awfp_unit_refused (&stand, mu_list_unit (list, unit)->figures, false, NULL),
                    MU_RULE_NONE);
  ck_assert_int_eq (mu_list_points (list), before + mu_list_unit_points (list, unit));
  ck_assert (!finds (list, "awfp.army.divide-by-three", "allies"));
}
END_TEST

/* awfp.army.divide-by-three: of allies a third, too, of what their book has and of what may come.
 */
START_TEST (too_many_allies_are_found)
{
  const char *name;
  g_autoptr (MuList) list = begin ();
  const guint unit = add_ally (list, &name);
  const MuBookAlly *ally = mu_book_ally (carthage (), "numidian", list->year);
  const MuBookOption *option = mu_book_option_of_unit (carthage (), mu_list_unit (list, unit));
  const int most = ally->max / mu_book_option_figures (option, 1);
  mu_list_unit (list, unit)->figures = most;
  ck_assert (!finds (list, "awfp.army.divide-by-three", "More stands of allies"));
  mu_list_unit (list, unit)->figures = most + 1;
  ck_assert (finds (list, "awfp.army.divide-by-three", "More stands of allies"));
  mu_list_unit (list, unit)->figures = mu_book_option_stands (option).most + 1;
  ck_assert (finds (list, "awfp.army.divide-by-three", name));
}
END_TEST

/* They are neither there before nor after their years. */
START_TEST (allies_of_another_year_are_found)
{
  const char *name;
  g_autoptr (MuList) list = begin ();
  add_ally (list, &name);
  const guint unit = list->units->len - 1;
  g_autoptr (GPtrArray) good = mu_list_check (list, carthage ());
  list->year = -240;
  g_autoptr (GPtrArray) bad = mu_list_check (list, carthage ());
  guint before = 0, after = 0;
  for (guint i = 0; i < good->len; i++)
    before += ((MuIssue *) good->pdata[i])->unit == (int) unit;
  for (guint i = 0; i < bad->len; i++)
    after += ((MuIssue *) bad->pdata[i])->unit == (int) unit;
  ck_assert_uint_eq (before, 0);
  ck_assert_uint_gt (after, 0);
}
END_TEST

/* --- the table ----------------------------------------------------------- */

START_TEST (a_table_of_stands_has_their_prices)
{
  const char *name;
  g_autoptr (MuList) list = begin ();
  const guint ally = add_ally (list, &name);
  g_autofree char *csv = mu_list_write_csv (list, MU_CSV_COMMA, NULL);
  g_auto (GStrv) rows = g_strsplit (csv, "\r\n", -1);
  ck_assert_uint_eq (g_strv_length (rows), list->units->len + 2);
  for (guint i = 0; i < list->units->len; i++) {
    const MuListUnit *unit = mu_list_unit (list, i);
    const int each = mu_list_points_each (list, i, NULL);
    g_autofree char *start
        = g_strdup_printf ("\"Hanno's\",\"\",\"carthaginian-later\",-205,%u,\"%s\",\"%s\",", i + 1,
                           unit->name, unit->stand);
    g_autofree char *price = g_strdup_printf (",%d,%d,", each, each * unit->figures);
    ck_assert_int_gt (each, 0);
    ck_assert_msg (g_str_has_prefix (rows[i + 1], start), "%s\n%s", rows[i + 1], start);
    ck_assert_ptr_nonnull (strstr (rows[i + 1], price));
  }
  ck_assert_ptr_nonnull (strstr (rows[ally + 1], ",\"numidian\",\"\""));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("stand lists");
  tcase_set_timeout (tests, 60);
  tcase_add_unchecked_fixture (tests, open_shelf, close_shelf);
  tcase_add_test (tests, the_general_takes_any_stand_of_his_book);
  tcase_add_test (tests, the_general_takes_any_stand_of_allies);
  tcase_add_test (tests, what_is_no_stand_of_his_is_refused);
  tcase_add_test (tests, allies_come_as_stands);
  tcase_add_test (tests, too_many_allies_are_found);
  tcase_add_test (tests, allies_of_another_year_are_found);
  tcase_add_test (tests, a_table_of_stands_has_their_prices);
  return run_case ("stand lists", tests);
}
