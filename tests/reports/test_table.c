/* Columns and rows on the page. */
#include <check.h>
#include <math.h>
#include <stdlib.h>

#include "reports/document/table.h"
#include "rules/core/dice.h"
#include "tests/reports/pdf.h"

static double
sum (const MuColumnWidth *columns, guint count)
{
  double width = 0;
  for (guint i = 0; i < count; i++)
    width += columns[i].width;
  return width;
}

START_TEST (room_to_spare_goes_to_columns_that_give)
{
  MuColumnWidth columns[] = { { 10, 20, FALSE }, { 10, 60, TRUE }, { 10, 40, TRUE } };
  mu_table_fit (columns, 3, 200);
  ck_assert_double_eq_tol (columns[0].width, 20, 0.01);
  ck_assert_double_eq_tol (columns[1].width, 100, 0.01);
  ck_assert_double_eq_tol (columns[2].width, 80, 0.01);
}
END_TEST

START_TEST (room_to_spare_is_shared_where_none_gives)
{
  MuColumnWidth columns[] = { { 10, 20, FALSE }, { 10, 30, FALSE } };
  mu_table_fit (columns, 2, 100);
  ck_assert_double_eq_tol (columns[0].width, 45, 0.01);
  ck_assert_double_eq_tol (columns[1].width, 55, 0.01);
}
END_TEST

START_TEST (the_widest_gives_way_first)
{
  MuColumnWidth columns[] = { { 10, 20, FALSE }, { 10, 60, TRUE }, { 10, 400, TRUE } };
  mu_table_fit (columns, 3, 200);
  ck_assert_double_eq_tol (columns[0].width, 20, 0.01);
  ck_assert_double_eq_tol (columns[1].width, 60, 0.01);
  ck_assert_double_eq_tol (columns[2].width, 120, 0.01);
}
END_TEST

START_TEST (no_column_falls_below_its_least_before_it_must)
{
  MuColumnWidth columns[] = { { 10, 20, FALSE }, { 50, 300, TRUE }, { 120, 300, TRUE } };
  mu_table_fit (columns, 3, 200);
  ck_assert_double_eq_tol (columns[1].width, 60, 0.01);
  ck_assert_double_eq_tol (columns[2].width, 120, 0.01);
}
END_TEST

START_TEST (all_shrink_where_not_even_the_least_fits)
{
  MuColumnWidth columns[] = { { 10, 100, FALSE }, { 100, 300, TRUE } };
  mu_table_fit (columns, 2, 100);
  ck_assert_double_eq_tol (columns[0].width, 50, 0.01);
  ck_assert_double_eq_tol (columns[1].width, 50, 0.01);
}
END_TEST

/* Whatever the columns ask, they fill the room and none vanishes. */
START_TEST (columns_always_fill_the_room)
{
  MuDice dice;
  mu_dice_init_seeded (&dice, 5, (uint64_t) _i);
  MuColumnWidth columns[MU_TABLE_COLUMNS_MAX] = { 0 };
  guint count = 1 + (guint) mu_dice_roll (&dice, MU_DIE_TEN, MU_ROLL_OTHER, -1);
  for (guint i = 0; i < count; i++) {
    columns[i].least = 5 * mu_dice_roll (&dice, MU_DIE_TEN, MU_ROLL_OTHER, -1);
    columns[i].natural
        = columns[i].least + 20 * mu_dice_roll (&dice, MU_DIE_TEN, MU_ROLL_OTHER, -1);
    columns[i].gives = mu_dice_roll (&dice, MU_DIE_TEN, MU_ROLL_OTHER, -1) > 5;
  }
  mu_table_fit (columns, count, 500);
  ck_assert_double_eq_tol (sum (columns, count), 500, 0.1);
  for (guint i = 0; i < count; i++)
    ck_assert_double_gt (columns[i].width, 0);
}
END_TEST

/* --- on pages ------------------------------------------------------------- */

static const MuColumn three[] = {
  { "Head", MU_ALIGN_RIGHT },
  { "Words", MU_ALIGN_LEFT, .wraps = TRUE },
  { "More", MU_ALIGN_CENTRE, .wraps = TRUE },
};

static MuPress *
open_press (void)
{
  MuPressJob job = { MU_PAPER_LETTER, "T", "A", "S", "A foot" };
  return mu_press_new (&job);
}

static void
add_rows (MuTable *table, int count, const char *words)
{
  for (int i = 1; i <= count; i++) {
    g_autofree char *number = g_strdup_printf ("r%d", i);
    const char *const cells[] = { number, words, NULL };
    mu_table_add_row (table, MU_ROW_NORMAL, cells);
  }
}

START_TEST (head_is_repeated_and_no_row_is_lost)
{
  MuPress *press = open_press ();
  MuTable *table = mu_table_new (three, 3);
  add_rows (table, 150, "some words");
  mu_press_table (press, table);
  g_autoptr (MuSheets) sheets = mu_press_finish (press);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  ck_assert_int_gt (pdf->pages, 2);
  for (int page = 1; page <= pdf->pages; page++) {
    const Word *head = pdf_find (pdf, "Head", page);
    ck_assert_ptr_nonnull (head);
    ck_assert_int_eq (head->page, page);
  }
  for (int i = 1; i <= 150; i++) {
    g_autofree char *number = g_strdup_printf ("r%d", i);
    ck_assert_ptr_nonnull (pdf_find (pdf, number, 1));
  }
}
END_TEST

/* A heading, a group's head and the first row go over the page together,
 * wherever on the page they would begin. */
START_TEST (nothing_is_orphaned)
{
  MuPress *press = open_press ();
  double room = mu_press_room (press);
  mu_press_claim (press, room - 7.0 * _i, 0);
  mu_press_heading (press, MU_STYLE_HEADING, "Heading");
  MuTable *table = mu_table_new (three, 3);
  const char *const group[] = { "Group" };
  mu_table_add_row (table, MU_ROW_GROUP, group);
  add_rows (table, 1, "first");
  const char *const total[] = { "Total", NULL, NULL };
  mu_table_add_row (table, MU_ROW_TOTAL, total);
  mu_press_table (press, table);
  g_autoptr (MuSheets) sheets = mu_press_finish (press);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  int page = pdf_find (pdf, "Heading", 1)->page;
  ck_assert_int_eq (pdf_find (pdf, "Head", 1)->page, page);
  ck_assert_int_eq (pdf_find (pdf, "Group", 1)->page, page);
  ck_assert_int_eq (pdf_find (pdf, "first", 1)->page, page);
  ck_assert_int_eq (pdf_find (pdf, "Total", 1)->page, page);
  ck_assert (pdf_within_margins (pdf, sheets));
}
END_TEST

START_TEST (long_words_are_broken_not_cut)
{
  MuPress *press = open_press ();
  MuTable *table = mu_table_new (three, 3);
  g_autofree char *word = g_strnfill (300, 'w');
  add_rows (table, 1, word);
  mu_press_table (press, table);
  g_autoptr (MuSheets) sheets = mu_press_finish (press);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  g_autofree char *text = pdf_page_text (pdf, 1);
  int found = 0;
  for (const char *at = text; *at; at++)
    found += *at == 'w';
  ck_assert_int_eq (found, 300);
  ck_assert_ptr_null (strchr (text, '-'));
  ck_assert (pdf_within_margins (pdf, sheets));
}
END_TEST

START_TEST (paragraphs_run_over_pages)
{
  MuPress *press = open_press ();
  GString *text = g_string_new ("");
  for (int i = 1; i <= 2000; i++)
    g_string_append_printf (text, "w%d ", i);
  mu_press_paragraph (press, MU_STYLE_BODY, text->str);
  g_autoptr (MuSheets) sheets = mu_press_finish (press);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  ck_assert_int_gt (pdf->pages, 1);
  for (int i = 1; i <= 2000; i++) {
    g_autofree char *word = g_strdup_printf ("w%d", i);
    ck_assert_ptr_nonnull (pdf_find (pdf, word, 1));
  }
  ck_assert (pdf_within_margins (pdf, sheets));
  g_string_free (text, TRUE);
}
END_TEST

START_TEST (an_empty_job_has_a_page)
{
  g_autoptr (MuSheets) sheets = mu_press_finish (open_press ());
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  ck_assert_int_eq (pdf->pages, 1);
  g_autofree char *text = pdf_page_text (pdf, 1);
  ck_assert_str_eq (text, "A foot Page 1 of 1");
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("table");
  TCase *fit = tcase_create ("fit");
  tcase_add_test (fit, room_to_spare_goes_to_columns_that_give);
  tcase_add_test (fit, room_to_spare_is_shared_where_none_gives);
  tcase_add_test (fit, the_widest_gives_way_first);
  tcase_add_test (fit, no_column_falls_below_its_least_before_it_must);
  tcase_add_test (fit, all_shrink_where_not_even_the_least_fits);
  tcase_add_loop_test (fit, columns_always_fill_the_room, 0, 200);
  suite_add_tcase (suite, fit);
  TCase *pages = tcase_create ("pages");
  tcase_set_timeout (pages, 60);
  tcase_add_test (pages, head_is_repeated_and_no_row_is_lost);
  tcase_add_loop_test (pages, nothing_is_orphaned, 1, 20);
  tcase_add_test (pages, long_words_are_broken_not_cut);
  tcase_add_test (pages, paragraphs_run_over_pages);
  tcase_add_test (pages, an_empty_job_has_a_page);
  suite_add_tcase (suite, pages);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
