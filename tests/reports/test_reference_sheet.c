/* Reference sheets, as printed. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "reports/document/rule_words.h"
#include "reports/wrg/reference_private.h"
#include "rules/wrg/fight/casualties.h"
#include "rules/wrg/fight/melee.h"
#include "rules/wrg/fight/shooting.h"
#include "rules/wrg/nerve/reaction.h"
#include "rules/wrg/troop/troop.h"
#include "tests/reports/fixture.h"
#include "tests/reports/pdf.h"

static const MuPaper papers[]
    = { MU_PAPER_A4, MU_PAPER_LETTER, MU_PAPER_A4_LARGE, MU_PAPER_LETTER_LARGE };

static const char weather[] = "May, plain, Mediterranean and Asia: clear weather is expected.";

static char *
rows_of (const Pdf *pdf)
{
  return pdf_rows (pdf, 1, pdf->pages);
}

static char *
print (const MuList *own, const MuList *enemy, MuPaper paper, int *pages)
{
  const MuReferenceSheet sheet = { .own = own, .enemy = enemy, .weather = own ? weather : NULL };
  g_autoptr (MuSheets) sheets = mu_reference_sheets (&sheet, paper);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  ck_assert (pdf_within_margins (pdf, sheets));
  ck_assert (pdf_words_apart (pdf));
  *pages = pdf->pages;
  return rows_of (pdf);
}

static void
check_said (const char *text, const char *words)
{
  const gboolean there = strstr (text, words) != NULL;
  if (!there)
    g_printerr ("“%s” is not in: %s\n", words, text);
  ck_assert (there);
}

/* As printed: a minus sign is no hyphen. */
static char *
number (int amount)
{
  return amount < 0 ? g_strdup_printf ("−%d", -amount) : g_strdup_printf ("%d", amount);
}

static void
check_casualties (const char *text, int factor)
{
  g_autofree char *label = number (factor);
  g_autoptr (GString) row = g_string_new (NULL);
  g_string_append_printf (row, "%s%s", factor > 0 ? "+" : "", label);
  for (int figures = 1; figures <= MU_WRG_CASUALTIES_FIGURES; figures++)
    g_string_append_printf (row, " %d", mu_wrg_casualties (NULL, factor, figures));
  check_said (text, row->str);
}

START_TEST (two_ordinary_armies_take_one_page)
{
  g_autoptr (MuList) a = fixture_sample ("zama-roman.xml");
  g_autoptr (MuList) b = fixture_sample ("zama-carthaginian.xml");
  int pages;
  g_autofree char *text = print (_i % 2 ? a : b, _i % 2 ? b : a, papers[_i / 2], &pages);
  ck_assert (_i >= 4 || pages == 1);
  check_said (text, "Left out:");
  check_said (text, "Page 1 of");
}
END_TEST

/* The columns of Zama, in the order of the book. */
static const MuTroopType columns[]
    = { MU_TROOP_HC, MU_TROOP_LC, MU_TROOP_HI, MU_TROOP_LMI, MU_TROOP_LI, MU_TROOP_EL };

START_TEST (its_numbers_are_the_core_s)
{
  g_autoptr (MuList) a = fixture_sample ("zama-roman.xml");
  g_autoptr (MuList) b = fixture_sample ("zama-carthaginian.xml");
  g_autoptr (GString) spears = g_string_new ("long thrusting spears");
  g_autoptr (GString) javelins = g_string_new ("javelins, slings or bows");
  g_autoptr (GString) moves = g_string_new ("Normal");
  int pages;
  g_autofree char *text = print (a, b, MU_PAPER_A4, &pages);
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++) {
    g_string_append_printf (spears, " %d",
                            mu_wrg_melee_weapon_factor (MU_MELEE_ROW_LONG_SPEAR, columns[i]));
    g_string_append_printf (javelins, " %d",
                            mu_wrg_shoot_weapon_factor (MU_WEAPON_SLING, columns[i]));
    g_string_append_printf (moves, " %d", mu_wrg_type_normal_move (columns[i]));
  }
  check_said (text, spears->str);
  check_said (text, javelins->str);
  check_said (text, moves->str);
  for (int factor = MU_WRG_CASUALTIES_LEAST; factor <= MU_WRG_CASUALTIES_MOST; factor++)
    check_casualties (text, factor);
}
END_TEST

START_TEST (what_nobody_has_is_not_on_it)
{
  g_autoptr (MuList) a = fixture_sample ("zama-roman.xml");
  g_autoptr (MuList) b = fixture_sample ("zama-carthaginian.xml");
  int pages;
  g_autofree char *cut = print (a, b, MU_PAPER_A4, &pages);
  g_autofree char *whole = print (NULL, NULL, MU_PAPER_A4, &pages);
  const char *const absent[] = { "crossbows or staff slings",
                                 "artillery",
                                 "lance or kontos",
                                 "chariot and driver",
                                 "two-handed cutting",
                                 "SHC",
                                 "HCh" };
  for (guint i = 0; i < G_N_ELEMENTS (absent); i++) {
    ck_assert_ptr_null (strstr (cut, absent[i]));
    check_said (whole, absent[i]);
  }
}
END_TEST

START_TEST (the_whole_sheet_has_everything)
{
  int pages;
  g_autofree char *text = print (NULL, NULL, papers[_i], &pages);
  check_said (text, "Nothing is left out");
  for (int row = 0; row < MU_MELEE_ROWS; row++) {
    g_auto (GStrv) words
        = g_strsplit (mu_rule_words_short (mu_wrg_melee_row_rule ((MuWrgMeleeRow) row)), " ", 2);
    check_said (text, words[0]); /* the numbers stand between lines of a long name */
  }
  for (int factor = 0; factor < MU_REACTION_FACTORS; factor++) {
    const MuRule rule = mu_wrg_reaction_factor_rule ((MuWrgReactionFactor) factor);
    check_said (text, mu_rule_words_short (rule));
  }
  for (int type = 0; type < MU_TROOP_TYPES; type++)
    check_said (text, mu_troop_type_name ((MuTroopType) type));
}
END_TEST

START_TEST (snow_that_falls_and_snow_that_lies_differ)
{
  int pages;
  g_autofree char *text = print (NULL, NULL, papers[_i], &pages);
  g_autofree char *falls
      = g_strdup_printf ("%s −1 0 0", mu_rule_words_short (MU_RULE_WRG_WEATHER_SNOW));
  check_said (text, falls);
  check_said (text, "snow that lies 0 0 −1");
}
END_TEST

/* Whether the rows' head stands on each page that has one of the casualties' rows. */
START_TEST (heads_stand_on_each_page_of_a_table)
{
  const MuReferenceSheet sheet = { .own = NULL };
  g_autoptr (MuSheets) sheets = mu_reference_sheets (&sheet, papers[_i]);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  int touched = 0;
  for (int page = 1; page <= pdf->pages; page++) {
    g_autofree char *text = pdf_rows (pdf, page, page);
    gboolean row = FALSE;
    for (int factor = MU_WRG_CASUALTIES_LEAST; factor <= MU_WRG_CASUALTIES_MOST; factor++) {
      g_autofree char *label = number (factor);
      g_autoptr (GString) cells = g_string_new (factor > 0 ? "+" : "");
      g_string_append (cells, label);
      for (int figures = 1; figures <= 5; figures++)
        g_string_append_printf (cells, " %d", mu_wrg_casualties (NULL, factor, figures));
      row = row || strstr (text, cells->str) != NULL;
    }
    touched += row;
    ck_assert (!row || strstr (text, " 1 2 3 4 5 ") != NULL);
  }
  ck_assert_int_ge (touched, 1);
}
END_TEST

#define LONG_ROWS 200

static gboolean
has_row (const char *text, int row)
{
  g_autofree char *cells = g_strdup_printf (" row%03d one two ", row);
  return strstr (text, cells) != NULL;
}

/* A table that no page holds, dense or not: its head on each of them, each row once. */
START_TEST (a_long_table_has_its_head_on_each_page)
{
  const MuPressJob job = { papers[_i / 2], "Long", NULL, NULL, "Foot" };
  MuPress *press = mu_press_new (&job);
  MuFlow *flow = mu_flow_new (press, mu_press_left (press), mu_press_width (press), _i % 2 == 0);
  const char *const head[] = { "Name", "First", "Second" };
  MuGrid *grid = mu_grid_new (G_N_ELEMENTS (head), TRUE);
  mu_grid_row (grid, TRUE, head);
  for (int row = 1; row <= LONG_ROWS; row++) {
    g_autofree char *name = g_strdup_printf ("row%03d", row);
    const char *const cells[] = { name, "one", "two" };
    mu_grid_row (grid, FALSE, cells);
  }
  mu_flow_grid (flow, grid, 60);
  mu_flows_put (press, &flow, 1, 0);
  g_autoptr (MuSheets) sheets = mu_press_finish (press);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  int row = 1;
  ck_assert_int_ge (pdf->pages, 3);
  ck_assert (pdf_within_margins (pdf, sheets));
  ck_assert (pdf_words_apart (pdf));
  for (int page = 1; page <= pdf->pages; page++) {
    g_autofree char *text = pdf_rows (pdf, page, page);
    ck_assert_msg (g_str_has_prefix (text, " Name First Second row"), "page %d: %.60s", page, text);
    while (has_row (text, row))
      row++;
  }
  ck_assert_int_eq (row, LONG_ROWS + 1);
}
END_TEST

#define SHORT_ROWS 56 /* less than a page of them */
#define SPAN       12 /* and so many lengths from there on end on the next */

/* The pages of a table of one column, or in pairs, under a heading. */
static Pdf *
print_rows (int rows, gboolean in_pairs, MuSheets **sheets)
{
  const MuPressJob job = { MU_PAPER_A4, "Rows", NULL, NULL, "Foot" };
  MuPress *press = mu_press_new (&job);
  MuFlow *flow = mu_flow_new (press, mu_press_left (press), mu_press_width (press), FALSE);
  MuGrid *grid = mu_grid_new (2, FALSE);
  for (int row = 0; row < (in_pairs ? 2 * rows : rows); row++) {
    const char *const cells[] = { "row", "1" };
    mu_grid_row (grid, FALSE, cells);
  }
  mu_flow_heading (flow, "Heading");
  if (in_pairs)
    mu_flow_pairs (flow, grid);
  else
    mu_flow_grid (flow, grid, 60);
  mu_flows_put (press, &flow, 1, 0);
  *sheets = mu_press_finish (press);
  return pdf_print (*sheets);
}

static int
count_rows (const Pdf *pdf, int page)
{
  g_autofree char *text = pdf_rows (pdf, page, page);
  int count = 0;
  for (const char *at = strstr (text, "row 1"); at; at = strstr (at + 1, "row 1"))
    count++;
  return count;
}

/* No row is left alone on a page, and none before its fellows, under the heading. */
START_TEST (no_row_of_a_table_stands_alone)
{
  const int rows = SHORT_ROWS + _i / 2;
  g_autoptr (MuSheets) sheets = NULL;
  g_autoptr (Pdf) pdf = print_rows (rows, _i % 2 == 1, &sheets);
  const int each = _i % 2 == 1 ? 2 : 1;
  int all = 0;
  for (int page = 1; page <= pdf->pages; page++) {
    const int here = count_rows (pdf, page);
    ck_assert_msg (here >= 2 * each, "%d of %d rows on page %d", here, rows * each, page);
    all += here;
  }
  ck_assert_int_eq (all, rows * each);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("reference sheet");
  TCase *tests = tcase_create ("reference sheet");
  tcase_set_timeout (tests, 120);
  tcase_add_loop_test (tests, two_ordinary_armies_take_one_page, 0, 8);
  tcase_add_test (tests, its_numbers_are_the_core_s);
  tcase_add_test (tests, what_nobody_has_is_not_on_it);
  tcase_add_loop_test (tests, the_whole_sheet_has_everything, 0, 4);
  tcase_add_loop_test (tests, snow_that_falls_and_snow_that_lies_differ, 0, 4);
  tcase_add_loop_test (tests, heads_stand_on_each_page_of_a_table, 0, 4);
  tcase_add_loop_test (tests, a_long_table_has_its_head_on_each_page, 0, 8);
  tcase_add_loop_test (tests, no_row_of_a_table_stands_alone, 0, 2 * SPAN);
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
