/* A rule system more than Muster has: its row is all that lists need of it. */
#include "lists/campaign/muster.h"
#include "lists/check/check_private.h"
#include "lists/edit/edit.h"
#include "lists/list/compare.h"
#include "lists/list/terms.h"
#include "lists/system.h"
#include "lists/text/text.h"
#include "lists/wrg/figures.h"
#include "lists/xml/data.h"
#include "tests/lists/common.h"

/* --- Counters: ten figures are one, one costs 7, a unit has 1 to 5 --------- */

#define RULES_COUNTERS ((MuRuleSystem) 4)
#define FIGURES_EACH   10
#define POINTS_EACH    7
#define UNIT_MOST      5

static char *
notation (const MuListUnit *unit)
{
  return g_strdup_printf ("counter of %s", unit->option);
}

static char *
way_notation (const MuBookTroop *way)
{
  return g_strdup (way->label ? way->label : "counter");
}

static void
equip (MuListUnit *unit, const MuBookOption *option, const MuBookTroop *way)
{
  unit->ranks = 1;
}

static int
way_of (const MuBookOption *option, const MuListUnit *unit, int year)
{
  return 0;
}

static gboolean
raise_counter (MuListUnit *unit, int classes)
{
  return classes == 0;
}

static MuListNumbers
numbers (const MuBookOption *option, const MuBookTroop *way)
{
  return (MuListNumbers){ option->min / FIGURES_EACH, option->max / FIGURES_EACH, 1, UNIT_MOST };
}

static gboolean
unit_size (const MuBook *book, const MuBookOption *option, const MuBookTroop *way, gboolean guard,
           MuUnitSize *size)
{
  *size = (MuUnitSize){ 1, UNIT_MOST };
  return !guard;
}

static int
each (const MuBookOption *option)
{
  return FIGURES_EACH;
}

static int
limit_least (const MuBook *book, const MuBookLimit *limit, int year)
{
  return 0;
}

static int
limit_most (const MuBook *book, const MuBookLimit *limit)
{
  return limit->max;
}

static MuUnitSize
size_now (const MuListUnit *unit, const MuBookOption *option)
{
  return (MuUnitSize){ 1, UNIT_MOST };
}

static gboolean
is_any (const MuListUnit *unit)
{
  return TRUE;
}

static int
strength (const MuListUnit *unit)
{
  return unit->figures;
}

static int
points_each (const MuList *list, const MuListUnit *unit, MuTrace *trace)
{
  return POINTS_EACH;
}

static int
points_unit (const MuList *list, guint unit)
{
  return POINTS_EACH * mu_list_unit (list, unit)->figures;
}

static int
command (const MuListUnit *unit)
{
  return 0;
}

static int
points_command (const MuList *list, guint unit)
{
  return 0;
}

static int
points_general (const MuList *list, guint general, MuTrace *trace)
{
  return 0;
}

static int
points_rest (const MuList *list)
{
  return 0;
}

static void
check_counters (MuCheck *check)
{
  mu_check_army (check);
  for (guint i = 0; i < check->list->units->len; i++)
    if (mu_list_unit (check->list, i)->figures > UNIT_MOST)
      mu_check_mend_size (check,
                          mu_check_add (check, mu_check_choice (check), (int) i,
                                        g_strdup ("Too many counters"), g_strdup ("Fewer")),
                          mu_list_unit (check->list, i)->figures - UNIT_MOST);
}

static char *
count_words (MuCountWords what, int count)
{
  static const char *const before[] = { "", "Make it ", "Take out worth ", "Add worth " };
  return g_strdup_printf ("%s%d counters", before[what], count);
}

static char *
unarmed_words (const MuBookOption *option, int least)
{
  return g_strdup (option->name);
}

static const MuListSystem counters = {
  .number = RULES_COUNTERS,
  .key = "counters",
  .typed = "counters",
  .choice = MU_RULE_WRG_ARMY_CHOICE,
  .points = MU_RULE_WRG_POINTS_ARMY,
  .name = "Counters",
  .short_name = "Counters",
  .reserve = "Counters: not yet",
  .campaign = "Counters: no battles",
  .add_general = "Add a leader",
  .by = "by Counters: ",
  .notation = notation,
  .full_notation = notation,
  .way_notation = way_notation,
  .equip = equip,
  .way_of = way_of,
  .raise = raise_counter,
  .numbers = numbers,
  .unit_size = unit_size,
  .each = each,
  .limit_least = limit_least,
  .limit_most = limit_most,
  .size_now = size_now,
  .is_counted = is_any,
  .is_fighting = is_any,
  .strength = strength,
  .points_each = points_each,
  .points_unit = points_unit,
  .command = command,
  .points_command = points_command,
  .points_general = points_general,
  .points_rest = points_rest,
  .check = check_counters,
  .count_words = count_words,
  .unarmed_words = unarmed_words,
};

/* In the place of the table of lists/systems.c. */
const MuListSystem *const mu_list_systems[] = { &mu_figures_system, &counters, NULL };

/* --- what is done with them ------------------------------------------------ */

#define YEAR (-202)

static MuBook *
open_book (void)
{
  g_autofree char *path = mu_data_path ("books", "roman-mid-republican.xml");
  MuBook *book = mu_book_read_file (path, NULL);
  ck_assert_ptr_nonnull (book);
  book->rules |= 1u << RULES_COUNTERS;
  return book;
}

/* The compulsory troops of the book, as counters. */
START_TEST (an_army_is_begun_and_legal)
{
  g_autoptr (MuBook) book = open_book ();
  g_autoptr (MuList) list = mu_list_edit_begin (book, RULES_COUNTERS, YEAR, 1000, "");
  ck_assert_uint_gt (list->units->len, 1);
  for (guint i = 0; i < list->units->len; i++) {
    const MuListUnit *unit = mu_list_unit (list, i);
    ck_assert_int_le (unit->figures, UNIT_MOST);
    ck_assert (!unit->bodyguard);
  }
  for (guint i = 0; i < book->options->len; i++) {
    const MuBookOption *option = g_ptr_array_index (book->options, i);
    int taken = 0;
    for (guint u = 0; u < list->units->len; u++)
      taken += strcmp (mu_list_unit (list, u)->option, option->id) == 0
                   ? mu_list_unit (list, u)->figures
                   : 0;
    if (mu_book_option_in_year (option, YEAR))
      ck_assert_int_ge (taken, option->min / FIGURES_EACH);
  }
  ck_assert_int_eq (mu_list_points (list), POINTS_EACH * mu_list_figures (list));
  ck_assert (mu_list_is_legal (list, book));
}
END_TEST

START_TEST (a_fault_is_told_and_mended)
{
  g_autoptr (MuBook) book = open_book ();
  g_autoptr (MuList) list = mu_list_edit_begin (book, RULES_COUNTERS, YEAR, 1000, "");
  mu_list_edit_figures (list, 0, UNIT_MOST + 2);
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  ck_assert_uint_eq (issues->len, 1);
  const MuIssue *issue = g_ptr_array_index (issues, 0);
  ck_assert_str_eq (issue->message, "Too many counters");
  ck_assert_int_eq (issue->mend.kind, MU_MEND_SPLIT);
  ck_assert (mu_list_mend (list, book, issue));
  ck_assert (mu_list_is_legal (list, book));
  list->points_limit = 7;
  g_autoptr (GPtrArray) dear = mu_list_check (list, book);
  ck_assert_ptr_nonnull (strstr (((MuIssue *) dear->pdata[0])->remedy, "Take out worth"));
}
END_TEST

START_TEST (what_its_rules_do_not_know_is_refused)
{
  g_autoptr (MuBook) book = open_book ();
  g_autoptr (MuList) list = mu_list_edit_begin (book, RULES_COUNTERS, YEAR, 1000, "");
  g_autoptr (GArray) items = mu_list_item_offers (list, book);
  ck_assert_int_eq (mu_list_edit_sub_unit (list, 1, TRUE), MU_LIST_NO_UNIT);
  ck_assert_uint_eq (items->len, 0);
  ck_assert (!mu_list_edit_usual_stand (list, book, 0));
  ck_assert (!mu_system_check (list, MU_DEED_FIGHT, NULL));
}
END_TEST

/* Files and words call it by its own names. */
START_TEST (it_is_written_read_and_compared)
{
  g_autoptr (MuBook) book = open_book ();
  g_autoptr (MuList) list = mu_list_edit_begin (book, RULES_COUNTERS, YEAR, 1000, "Hundred");
  g_autoptr (MuList) figures = mu_list_edit_begin (book, MU_RULES_WRG5, YEAR, 1000, "Hundred");
  g_autofree char *text = mu_list_write_text (list, NULL);
  g_autofree char *xml = mu_list_write_data (list, NULL);
  g_autofree char *csv = mu_list_write_csv (list, MU_CSV_COMMA, NULL);
  g_autoptr (MuList) read = mu_list_read_text (text, strlen (text), "text", NULL, NULL);
  ck_assert_ptr_nonnull (strstr (text, "Rules: counters"));
  ck_assert_ptr_nonnull (strstr (xml, "rules=\"counters\""));
  ck_assert_ptr_nonnull (strstr (csv, "counter of "));
  ck_assert_ptr_nonnull (read);
  ck_assert_int_eq (read->rules, RULES_COUNTERS);
  g_autoptr (MuComparison) same = mu_list_compare (list, read, NULL);
  g_autoptr (MuComparison) other = mu_list_compare (list, figures, NULL);
  g_autofree char *number = mu_compared_number_words (list, 0);
  ck_assert (mu_comparison_is_same (same));
  ck_assert (other->two_systems);
  ck_assert_ptr_nonnull (strstr (number, " counters"));
  ck_assert_str_eq (mu_term_rules (list->rules), "Counters");
}
END_TEST

START_TEST (it_goes_to_a_campaign)
{
  g_autoptr (MuBook) book = open_book ();
  g_autoptr (MuList) list = mu_list_edit_begin (book, RULES_COUNTERS, YEAR, 1000, "");
  MuMusterUnit *units = g_new0 (MuMusterUnit, list->units->len);
  for (guint i = 0; i < list->units->len; i++)
    mu_muster_unit_init (&units[i], mu_list_unit (list, i)->figures);
  ck_assert_int_eq (mu_muster_most (list, book, units, 0), UNIT_MOST);
  g_free (units);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("system_more");
  tcase_add_test (tests, an_army_is_begun_and_legal);
  tcase_add_test (tests, a_fault_is_told_and_mended);
  tcase_add_test (tests, what_its_rules_do_not_know_is_refused);
  tcase_add_test (tests, it_is_written_read_and_compared);
  tcase_add_test (tests, it_goes_to_a_campaign);
  return run_case ("system_more", tests);
}
