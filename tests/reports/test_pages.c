/* Rosters and battle reports, as printed. */
#include <check.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "lists/check/certificate.h"
#include "lists/list/item.h"
#include "lists/xml/error.h"
#include "reports/account/battle_report.h"
#include "reports/army/roster.h"
#include "reports/army/roster_words.h"
#include "tests/reports/fixture.h"
#include "tests/reports/pdf.h"

static gboolean
says (const Pdf *pdf, int page, const char *words)
{
  g_autofree char *text = pdf_page_text (pdf, page);
  gboolean there = strstr (text, words) != NULL;
  if (!there)
    g_printerr ("“%s” is not in: %s\n", words, text);
  return there;
}

static void
check_numbering (const Pdf *pdf)
{
  for (int page = 1; page <= pdf->pages; page++) {
    g_autofree char *number = g_strdup_printf ("Page %d of %d", page, pdf->pages);
    ck_assert (says (pdf, page, number));
  }
}

static MuSheets *
print_sample (MuPaper paper)
{
  g_autoptr (MuList) list = fixture_sample ("zama-roman.xml");
  g_autoptr (MuBook) book = fixture_book ("roman-mid-republican.xml");
  return mu_roster_sheets (list, NULL, book, paper);
}

START_TEST (an_ordinary_army_takes_one_page)
{
  MuPaper paper = _i == 0 ? MU_PAPER_A4 : MU_PAPER_LETTER;
  g_autoptr (MuSheets) sheets = print_sample (paper);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  ck_assert_int_eq (pdf->pages, 1);
  ck_assert_int_eq (mu_sheets_pages (sheets), 1);
  g_autofree char *info = pdf_info (pdf);
  ck_assert_ptr_nonnull (strstr (info, _i == 0 ? "(A4)" : "(letter)"));
  ck_assert (pdf_within_margins (pdf, sheets));
  check_numbering (pdf);
}
END_TEST

START_TEST (the_roster_says_all_of_the_list)
{
  g_autoptr (MuList) list = fixture_sample ("zama-roman.xml");
  g_autoptr (MuSheets) sheets = print_sample (MU_PAPER_A4);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  g_autofree char *code = mu_list_check_code (list);
  ck_assert (says (pdf, 1, "202 BC"));
  ck_assert (says (pdf, 1, "of 1,000 points"));
  ck_assert (says (pdf, 1, "WRG 5th edition"));
  ck_assert (says (pdf, 1, code));
  ck_assert (says (pdf, 1, "list edition 1, legal by Mid Republican Roman, edition 1, check code"));
  for (guint i = 0; i < list->units->len; i++) {
    const MuListUnit *unit = mu_list_unit (list, i);
    g_autofree char *row = g_strdup_printf ("%u %s", i + 1, unit->name);
    g_autofree char *formed
        = g_strdup_printf ("%d %d × %d", unit->figures, mu_list_unit_files (unit), unit->ranks);
    g_autofree char *points = g_strdup_printf ("%d", mu_list_unit_points (list, i));
    ck_assert (says (pdf, 1, row));
    ck_assert (says (pdf, 1, formed));
    ck_assert_ptr_nonnull (pdf_find (pdf, points, 1));
  }
  for (guint i = 0; i < list->generals->len; i++)
    ck_assert (says (pdf, 1, mu_list_general (list, i)->name));
}
END_TEST

START_TEST (the_roster_says_whether_it_is_legal)
{
  g_autoptr (MuSheets) good = print_sample (MU_PAPER_A4);
  g_autoptr (Pdf) legal = pdf_print (good);
  g_autoptr (MuList) list = fixture_sample ("zama-roman.xml");
  g_autoptr (MuBook) book = fixture_book ("roman-mid-republican.xml");
  mu_list_unit (list, 1)->figures = 400;
  g_autoptr (MuSheets) bad = mu_roster_sheets (list, NULL, book, MU_PAPER_A4);
  g_autoptr (Pdf) illegal = pdf_print (bad);
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  const MuIssue *first = g_ptr_array_index (issues, 0);
  ck_assert (says (legal, 1, "Legal No rule"));
  ck_assert (says (illegal, 1, "Not legal:"));
  ck_assert (says (illegal, 1,
                   "list edition 1, not legal by Mid Republican Roman, edition 1, check code"));
  ck_assert (says (illegal, 1, "too many"));
  ck_assert (says (illegal, 1, mu_rule_section (first->rule)));
}
END_TEST

/* wrg.points.transport, wrg.points.defences: what is not on the table is paid for, too. */
START_TEST (the_roster_prices_what_stands_beside_the_units)
{
  guint marcher;
  g_autoptr (MuList) list = fixture_marchers (&marcher);
  g_autoptr (MuBook) book = fixture_book ("roman-mid-republican.xml");
  g_autoptr (MuSheets) sheets = mu_roster_sheets (list, NULL, book, MU_PAPER_A4);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  int rows = mu_roster_generals_points (list);
  for (guint i = 0; i < list->items->len; i++) {
    const MuListItem *item = mu_list_item (list, i);
    g_autofree char *words = mu_item_count_words (item->kind, item->count);
    g_autofree char *row
        = g_strdup_printf ("%s price of regulars %d %d", words,
                           mu_list_item_points (item) / item->count, mu_list_item_points (item));
    ck_assert_int_gt (mu_list_item_points (item), 0);
    ck_assert (says (pdf, 1, row));
    rows += mu_list_item_points (item);
  }
  for (guint i = 0; i < list->units->len; i++)
    rows += mu_list_unit_points (list, i);
  ck_assert_int_eq (rows, mu_list_points (list));
  ck_assert (says (pdf, 1, "Transport, works and gear"));
}
END_TEST

/* wrg.points.forced-march, wrg.points.forced-march.straggling */
START_TEST (the_roster_counts_those_who_arrive)
{
  guint marcher;
  g_autoptr (MuList) list = fixture_marchers (&marcher);
  g_autoptr (MuBook) book = fixture_book ("roman-mid-republican.xml");
  const MuListUnit *unit = mu_list_unit (list, marcher);
  g_autoptr (MuSheets) sheets = mu_roster_sheets (list, NULL, book, MU_PAPER_A4);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  const int there = mu_list_unit_strength (unit);
  g_autofree char *row
      = g_strdup_printf ("%d %d × %d", there, mu_list_unit_files (unit), unit->ranks);
  g_autofree char *note = g_strdup_printf ("%d of %d arrive", there, unit->figures);
  ck_assert_int_lt (there, unit->figures);
  ck_assert (says (pdf, 1, row));
  ck_assert (says (pdf, 1, "forced march:"));
  ck_assert (says (pdf, 1, note));
}
END_TEST

/* awfp.general.strength, awfp.priest.one, awfp.scope.supply-units */
START_TEST (the_roster_of_stands_counts_them_all)
{
  g_autoptr (MuList) list = fixture_stands ();
  g_ptr_array_add (list->items, mu_list_item_new (MU_EXTRA_BOAT, TRUE, 2));
  mu_list_unit (list, 0)->forced_march = TRUE; /* of which Fast Play knows nothing */
  g_autoptr (MuSheets) sheets = mu_roster_sheets (list, NULL, NULL, MU_PAPER_A4);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  ck_assert (says (pdf, 1, "2 boats"));
  ck_assert (says (pdf, 1, "Total 11"));
  ck_assert_ptr_nonnull (pdf_find (pdf, "Priest", 1));
}
END_TEST

START_TEST (the_file_says_what_it_is)
{
  g_setenv ("SOURCE_DATE_EPOCH", "86400", TRUE);
  g_autoptr (MuSheets) sheets = print_sample (MU_PAPER_A4);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  g_autofree char *info = pdf_info (pdf);
  ck_assert_ptr_nonnull (strstr (info, "Roster: Scipio at Zama"));
  ck_assert_ptr_nonnull (strstr (info, "1970"));
  ck_assert_ptr_nonnull (strstr (info, "Tagged:          yes"));
  ck_assert_str_eq (mu_sheets_title (sheets), "Roster: Scipio at Zama");
}
END_TEST

/* emb sub uni: a printer elsewhere has the same letters. */
START_TEST (fonts_are_embedded)
{
  g_autoptr (MuSheets) sheets = print_sample (MU_PAPER_A4);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  g_autofree char *said = pdf_fonts (pdf);
  g_auto (GStrv) lines = g_strsplit (said, "\n", -1);
  int fonts = 0;
  for (guint i = 2; lines[i] && *lines[i]; i++, fonts++)
    ck_assert_ptr_nonnull (strstr (lines[i], "yes yes yes"));
  ck_assert_int_gt (fonts, 0);
}
END_TEST

START_TEST (the_same_day_gives_the_same_bytes)
{
  g_setenv ("SOURCE_DATE_EPOCH", "86400", TRUE);
  g_autoptr (MuSheets) sheets = print_sample (MU_PAPER_A4);
  g_autoptr (MuSheets) again = print_sample (MU_PAPER_A4);
  g_autoptr (Pdf) one = pdf_print (sheets);
  g_autoptr (Pdf) two = pdf_print (again);
  g_autofree char *a = NULL, *b = NULL;
  gsize a_length = 0, b_length = 0;
  ck_assert (g_file_get_contents (one->path, &a, &a_length, NULL));
  ck_assert (g_file_get_contents (two->path, &b, &b_length, NULL));
  ck_assert_uint_eq (a_length, b_length);
  ck_assert_mem_eq (a, b, a_length);
}
END_TEST

static void
mark_names (MuList *list)
{
  for (guint i = 0; i < list->units->len; i++) {
    MuListUnit *unit = mu_list_unit (list, i);
    GString *name = g_string_new (NULL);
    g_string_printf (name, "s%02u", i);
    while (name->len < 114)
      g_string_append (name, " wide");
    g_string_append_printf (name, " e%02u", i);
    g_free (unit->name);
    unit->name = g_string_free (name, FALSE);
  }
}

/* 64 units with names of 120 characters: first and last word of a name on one
 * page, no word outside, the head on each page. */
START_TEST (the_longest_list_is_whole)
{
  g_autoptr (MuList) list = fixture_list (64, 120);
  mark_names (list);
  g_autoptr (MuSheets) sheets = mu_roster_sheets (list, NULL, NULL, (MuPaper) _i);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  ck_assert_int_gt (pdf->pages, 3);
  check_numbering (pdf);
  ck_assert (pdf_within_margins (pdf, sheets));
  ck_assert (pdf_words_apart (pdf));
  for (guint i = 0; i < list->units->len; i++) {
    g_autofree char *first = g_strdup_printf ("s%02u", i);
    g_autofree char *last = g_strdup_printf ("e%02u", i);
    const Word *start = pdf_find (pdf, first, 1);
    const Word *end = pdf_find (pdf, last, 1);
    const Word *head = start ? pdf_find (pdf, "Formed", start->page) : NULL;
    ck_assert (start && end && head);
    ck_assert_int_eq (start->page, end->page);
    ck_assert_int_eq (head->page, start->page);
    ck_assert_double_lt (head->bottom, start->top + 1);
  }
}
END_TEST

START_TEST (odd_lists_are_printed_too)
{
  static const guint units[] = { 0, 1, 2, 33 };
  g_autoptr (MuList) list = fixture_list (units[_i % 4], _i < 4 ? 12 : 120);
  g_autoptr (MuSheets) sheets = mu_roster_sheets (list, NULL, NULL, MU_PAPER_LETTER);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  check_numbering (pdf);
  ck_assert (pdf_within_margins (pdf, sheets));
}
END_TEST

/* Names in any script, with marks that mean something to XML or Pango. */
START_TEST (names_are_printed_as_they_are)
{
  g_autoptr (MuList) list = fixture_list (1, 12);
  MuListUnit *unit = mu_list_unit (list, 0);
  g_free (unit->name);
  unit->name = g_strdup ("Πέρσαι <b>&amp;</b>");
  g_autoptr (MuSheets) sheets = mu_roster_sheets (list, NULL, NULL, MU_PAPER_A4);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  ck_assert (says (pdf, 1, "Πέρσαι <b>&amp;</b>"));
}
END_TEST

START_TEST (a_place_that_cannot_be_written_is_named)
{
  g_autoptr (MuSheets) sheets = print_sample (MU_PAPER_A4);
  g_autoptr (GError) error = NULL;
  ck_assert (!mu_sheets_write_pdf (sheets, "/nowhere/at/all.pdf", &error));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_UNWRITABLE));
  ck_assert_ptr_nonnull (strstr (error->message, "/nowhere/at/all.pdf"));
}
END_TEST

/* --- the battle report --------------------------------------------------------- */

START_TEST (the_report_says_all_of_the_battle)
{
  g_autoptr (MuBattleRecord) record = fixture_fought (fixture_sample ("zama-roman.xml"),
                                                      fixture_sample ("zama-carthaginian.xml"), 6);
  g_autoptr (MuSheets) sheets = mu_battle_report_sheets (record, NULL, NULL, (MuPaper) _i);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  check_numbering (pdf);
  ck_assert (pdf_within_margins (pdf, sheets));
  ck_assert (says (pdf, 1, "The armies"));
  for (int side = 0; side < MU_SIDES; side++)
    for (guint i = 0; i < record->side[side].list->units->len; i++) {
      const MuUnitOutcome *result = &g_array_index (record->side[side].results, MuUnitOutcome, i);
      g_autofree char *row = g_strdup_printf ("%c%u %s", side == 0 ? 'A' : 'B', i + 1,
                                              mu_list_unit (record->side[side].list, i)->name);
      g_autofree char *left = g_strdup_printf ("%d", result->figures_left);
      ck_assert (says (pdf, 1, row));
      ck_assert_ptr_nonnull (pdf_find (pdf, left, 1));
    }
  for (int period = 1; period <= 6; period++) {
    g_autofree char *title = g_strdup_printf ("Period %d", period);
    GString *all = g_string_new ("");
    for (int page = 1; page <= pdf->pages; page++) {
      g_autofree char *text = pdf_page_text (pdf, page);
      g_string_append (all, text);
    }
    ck_assert_ptr_nonnull (strstr (all->str, title));
    g_string_free (all, TRUE);
  }
}
END_TEST

START_TEST (the_report_names_books_by_their_titles)
{
  g_autoptr (MuBattleRecord) record = fixture_fought (fixture_sample ("zama-roman.xml"),
                                                      fixture_sample ("zama-carthaginian.xml"), 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (MuShelf) shelf = mu_shelf_open (NULL, &error);
  ck_assert_msg (shelf != NULL, "%s", error ? error->message : "");
  const MuBook *book[MU_SIDES];
  mu_battle_report_books (record, shelf, book);
  g_autoptr (MuSheets) sheets = mu_battle_report_sheets (record, book, NULL, MU_PAPER_A4);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  ck_assert (says (pdf, 1, "A: Mid Republican Roman, edition 1, check code"));
  ck_assert_ptr_null (pdf_find (pdf, "roman-mid-republican", 1));
  g_autoptr (MuSheets) alone = mu_battle_report_sheets (record, NULL, NULL, MU_PAPER_A4);
  g_autoptr (Pdf) without = pdf_print (alone);
  ck_assert (says (without, 1, "A: roman-mid-republican, edition 1, check code"));
}
END_TEST

START_TEST (the_report_says_who_has_the_day)
{
  g_autoptr (MuBattleRecord) record = fixture_fought (fixture_sample ("zama-roman.xml"),
                                                      fixture_sample ("zama-carthaginian.xml"), 1);
  record->side[MU_SIDE_A].start_quarters *= 2;
  g_autoptr (MuSheets) sheets
      = mu_battle_report_sheets (record, NULL, "Nobody had the day.", MU_PAPER_A4);
  g_autoptr (MuSheets) by_points = mu_battle_report_sheets (record, NULL, "", MU_PAPER_A4);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  g_autoptr (Pdf) without = pdf_print (by_points);
  ck_assert (says (pdf, 1, "Nobody had the day."));
  ck_assert (says (pdf, 1, "Left of what each brought") && !says (pdf, 1, "By that"));
  ck_assert (says (without, 1, "By that"));
}
END_TEST

START_TEST (battles_of_the_core_are_printed)
{
  g_autoptr (MuBattleRecord) record = fixture_real ((guint64) _i);
  g_autoptr (MuSheets) sheets = mu_battle_report_sheets (record, NULL, NULL, MU_PAPER_LETTER);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  g_autofree char *digest = g_strdup_printf ("%016" G_GINT64_MODIFIER "x.", record->digest);
  check_numbering (pdf);
  ck_assert (pdf_within_margins (pdf, sheets));
  ck_assert_ptr_nonnull (pdf_find (pdf, digest, 1));
}
END_TEST

START_TEST (the_report_in_large_type_stays_within_its_pages)
{
  const MuPaper paper = mu_paper_in_large_type ((MuPaper) _i);
  g_autoptr (MuBattleRecord) record = fixture_real (3);
  g_autoptr (MuSheets) sheets = mu_battle_report_sheets (record, NULL, NULL, paper);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  ck_assert (mu_paper_has_large_type (paper));
  check_numbering (pdf);
  ck_assert (pdf_within_margins (pdf, sheets));
  ck_assert_ptr_nonnull (pdf_find (pdf, "B1", 1));
}
END_TEST

START_TEST (the_largest_battle_stays_within_its_pages)
{
  g_autoptr (MuBattleRecord) record
      = fixture_fought (fixture_list (64, 120), fixture_list (64, 120), 3);
  g_autoptr (MuSheets) sheets = mu_battle_report_sheets (record, NULL, NULL, MU_PAPER_A4);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  check_numbering (pdf);
  ck_assert (pdf_within_margins (pdf, sheets));
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("pages");
  TCase *roster = tcase_create ("roster");
  tcase_set_timeout (roster, 60);
  tcase_add_loop_test (roster, an_ordinary_army_takes_one_page, 0, 2);
  tcase_add_test (roster, the_roster_says_all_of_the_list);
  tcase_add_test (roster, the_roster_says_whether_it_is_legal);
  tcase_add_test (roster, the_roster_prices_what_stands_beside_the_units);
  tcase_add_test (roster, the_roster_counts_those_who_arrive);
  tcase_add_test (roster, the_roster_of_stands_counts_them_all);
  tcase_add_test (roster, the_file_says_what_it_is);
  tcase_add_test (roster, fonts_are_embedded);
  tcase_add_test (roster, the_same_day_gives_the_same_bytes);
  tcase_add_loop_test (roster, the_longest_list_is_whole, 0, 4);
  tcase_add_loop_test (roster, odd_lists_are_printed_too, 0, 8);
  tcase_add_test (roster, names_are_printed_as_they_are);
  tcase_add_test (roster, a_place_that_cannot_be_written_is_named);
  suite_add_tcase (suite, roster);
  TCase *report = tcase_create ("report");
  tcase_set_timeout (report, 120);
  tcase_add_loop_test (report, the_report_says_all_of_the_battle, 0, 2);
  tcase_add_loop_test (report, the_report_in_large_type_stays_within_its_pages, 0, 2);
  tcase_add_test (report, the_report_names_books_by_their_titles);
  tcase_add_test (report, the_report_says_who_has_the_day);
  tcase_add_loop_test (report, battles_of_the_core_are_printed, 0, 4);
  tcase_add_test (report, the_largest_battle_stays_within_its_pages);
  suite_add_tcase (suite, report);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
