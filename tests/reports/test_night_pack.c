/* The night pack, as printed. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "reports/night/night_pack.h"
#include "tests/reports/fixture.h"
#include "tests/reports/pdf.h"

static MuSheets *
print (const MuBattleRecord *record, MuPaper paper, gboolean two_sided)
{
  const MuNightPack pack = { .record = record, .two_sided = two_sided };
  return mu_night_pack_sheets (&pack, paper);
}

/* The page on which that sheet of the army begins: its title stands alone at the top. */
static gboolean
says (const Pdf *pdf, int page, const char *words)
{
  g_autofree char *text = pdf_page_text (pdf, page);
  return strstr (text, words) != NULL;
}

static int
page_of (const Pdf *pdf, const char *words, const char *other)
{
  for (int page = 1; page <= pdf->pages; page++)
    if (says (pdf, page, words) && says (pdf, page, other))
      return page;
  g_printerr ("“%s” and “%s” are on no page\n", words, other);
  return 0;
}

START_TEST (it_holds_what_both_players_need)
{
  g_autoptr (MuBattleRecord) record = fixture_prepared ();
  g_autoptr (MuSheets) sheets = print (record, (MuPaper) _i, FALSE);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  ck_assert (pdf_within_margins (pdf, sheets));
  ck_assert (pdf_words_apart (pdf));
  ck_assert (says (pdf, 1, "In this pack"));
  ck_assert (says (pdf, 1, "Result"));
  for (int side = 0; side < MU_SIDES; side++) {
    const char *name = record->side[side].list->name;
    g_autofree char *roster = g_strdup_printf ("Roster: %s", name);
    g_autofree char *orders = g_strdup_printf ("Orders: %s", name);
    ck_assert (says (pdf, 1, roster));
    ck_assert (says (pdf, 1, orders));
    g_autofree char *reference = g_strdup_printf ("Reference: %s", name);
    ck_assert (says (pdf, 1, reference));
    const int first = page_of (pdf, "Scout", name), second = page_of (pdf, "strike off", name);
    ck_assert_int_gt (first, 1);
    ck_assert_int_gt (second, first);
    ck_assert_int_gt (page_of (pdf, "Reasons to test", name), second);
  }
}
END_TEST

/* wrg.orders.initial: what one side writes is nobody else's. */
START_TEST (order_sheets_of_two_sides_share_no_leaf)
{
  g_autoptr (MuBattleRecord) record = fixture_prepared ();
  g_autoptr (MuSheets) sheets = print (record, MU_PAPER_A4, TRUE);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  int page[MU_SIDES];
  for (int side = 0; side < MU_SIDES; side++) {
    page[side] = page_of (pdf, "strike off", record->side[side].list->name);
    ck_assert_int_eq (page[side] % 2, 1);
  }
  ck_assert_int_ge (page[1], page[0] + 2);
}
END_TEST

START_TEST (its_sheets_stand_in_the_side_bar)
{
  g_autoptr (MuBattleRecord) record = fixture_prepared ();
  g_autoptr (MuSheets) sheets = print (record, MU_PAPER_A4, FALSE);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  g_autofree char *data = NULL;
  gsize length;
  ck_assert (g_file_get_contents (pdf->path, &data, &length, NULL));
  for (gsize i = 0; i < length; i++) /* streams between the text would end it */
    data[i] = data[i] != '\0' ? data[i] : ' ';
  for (int side = 0; side < MU_SIDES; side++) {
    const char *name = record->side[side].list->name;
    g_autofree char *orders = g_strdup_printf ("/Title (Orders: %s)", name);
    g_autofree char *roster = g_strdup_printf ("/Title (Roster: %s)", name);
    ck_assert_ptr_nonnull (strstr (data, orders));
    ck_assert_ptr_nonnull (strstr (data, roster));
    g_autofree char *reference = g_strdup_printf ("/Title (Reference: %s)", name);
    ck_assert_ptr_nonnull (strstr (data, reference));
  }
}
END_TEST

START_TEST (what_is_hidden_is_not_printed)
{
  g_autoptr (MuBattleRecord) record = fixture_prepared ();
  MuBattleSideRecord *side = &record->side[MU_SIDE_B];
  g_clear_pointer (&side->orders, mu_orders_free);
  side->orders = mu_orders_new (side->list, NULL);
  MuBodyOrders *body = mu_orders_ensure (side->orders, side->list, 0);
  g_free (body->words);
  body->words = g_strdup ("Ambuscade");
  {
    g_autoptr (MuSheets) open = print (record, MU_PAPER_A4, FALSE);
    g_autoptr (Pdf) pdf = pdf_print (open);
    ck_assert_ptr_nonnull (pdf_find (pdf, "Ambuscade", 1));
  }
  side->hidden = TRUE;
  g_free (side->seal);
  side->seal = g_strdup ("1234-5678-9ABC");
  g_autoptr (MuSheets) sheets = print (record, MU_PAPER_A4, FALSE);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  ck_assert_ptr_null (pdf_find (pdf, "Ambuscade", 1));
  ck_assert_int_gt (page_of (pdf, "strike off", "Sealed with the code 1234-5678-9ABC."), 0);
}
END_TEST

START_TEST (after_the_battle_it_ends_with_the_report)
{
  g_autoptr (MuBattleRecord) record = fixture_real (5);
  g_autoptr (MuSheets) sheets = print (record, MU_PAPER_LETTER, FALSE);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  ck_assert (pdf_within_margins (pdf, sheets));
  ck_assert (says (pdf, 1, "Battle report"));
  ck_assert_int_gt (page_of (pdf, "The course of the battle", "Page"),
                    page_of (pdf, "strike off", record->side[MU_SIDE_B].list->name));
}
END_TEST

START_TEST (an_army_has_all_that_its_rules_say)
{
  g_autoptr (MuList) list = _i % 2 ? fixture_stands () : fixture_sample ("zama-roman.xml");
  const MuArmyPack pack = { .list = list };
  const guint parts = mu_army_pack_parts (list);
  ck_assert_uint_eq (parts, MU_PACK_BIT (MU_PACK_ROSTER_A) | MU_PACK_BIT (MU_PACK_ORDERS_A)
                                | (_i % 2 ? MU_PACK_BIT (MU_PACK_MARKERS_A) : 0)
                                | MU_PACK_BIT (MU_PACK_REFERENCE_A));
  g_autoptr (MuSheets) sheets = mu_army_pack_sheets (&pack, (MuPaper) (_i / 2));
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  ck_assert (pdf_within_margins (pdf, sheets));
  ck_assert_int_gt (
      page_of (pdf, _i % 2 ? "Reference sheet: Ancient Warfare Fast Play" : "Reference sheet: WRG",
               _i % 2 ? "Sequence of Play" : "Reaction"),
      1);
  ck_assert (!says (pdf, pdf->pages, _i % 2 ? "WRG" : "Fast Play"));
}
END_TEST

/* Nobody has orders of Deluxe on paper, and its reference sheet is asked for by itself. */
START_TEST (an_army_of_deluxe_has_its_roster_alone)
{
  g_autoptr (MuList) list = fixture_sample ("zama-roman.xml");
  const MuArmyPack pack = { .list = list };
  list->rules = MU_RULES_ABD;
  ck_assert_uint_eq (mu_army_pack_parts (list), MU_PACK_BIT (MU_PACK_ROSTER_A));
  g_autoptr (MuSheets) sheets = mu_army_pack_sheets (&pack, MU_PAPER_A4);
  g_autofree char *title = g_strdup_printf ("Roster: %s", list->name);
  ck_assert_str_eq (mu_sheets_title (sheets), title);
}
END_TEST

/* Nothing is rolled: nothing is said of the weather, and nobody has been outscouted. */
START_TEST (two_armies_meet_with_nothing_rolled)
{
  const gboolean fast = _i % 2 == 1;
  g_autoptr (MuList) a = fast ? fixture_stands () : fixture_sample ("zama-roman.xml");
  g_autoptr (MuList) b = fast ? fixture_stands () : fixture_sample ("zama-carthaginian.xml");
  g_autoptr (MuBattleRecord) record = mu_night_pack_meeting (a, b);
  g_autoptr (MuSheets) sheets = print (record, (MuPaper) (_i / 2), FALSE);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  ck_assert (pdf_within_margins (pdf, sheets));
  ck_assert (pdf_words_apart (pdf));
  ck_assert (says (pdf, 1, "In this pack"));
  ck_assert (says (pdf, 1, fast ? "Ticks: " : "Orders: "));
  ck_assert (says (pdf, 1, fast ? "Reference: all of Fast Play" : "Reference: Hannibal"));
  ck_assert (says (pdf, 1, "Stands") == fast && says (pdf, 1, "House rules") == !fast);
  ck_assert (says (pdf, 1, "by the book") == !fast);
  for (int page = 1; page <= pdf->pages; page++)
    ck_assert (!says (pdf, page, "has been outscouted") && !says (pdf, page, "Outscouted:")
               && !says (pdf, page, "on a roll of"));
}
END_TEST

START_TEST (long_armies_are_printed_whole)
{
  g_autoptr (MuBattleRecord) record
      = fixture_fought (fixture_list (64, 120), fixture_list (64, 120), 1);
  g_autoptr (MuSheets) sheets = print (record, (MuPaper) _i, TRUE);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  ck_assert (pdf_within_margins (pdf, sheets));
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("night pack");
  TCase *tests = tcase_create ("night pack");
  tcase_set_timeout (tests, 120);
  tcase_add_loop_test (tests, it_holds_what_both_players_need, 0, 4);
  tcase_add_test (tests, order_sheets_of_two_sides_share_no_leaf);
  tcase_add_test (tests, its_sheets_stand_in_the_side_bar);
  tcase_add_test (tests, what_is_hidden_is_not_printed);
  tcase_add_test (tests, after_the_battle_it_ends_with_the_report);
  tcase_add_loop_test (tests, an_army_has_all_that_its_rules_say, 0, 8);
  tcase_add_test (tests, an_army_of_deluxe_has_its_roster_alone);
  tcase_add_loop_test (tests, two_armies_meet_with_nothing_rolled, 0, 8);
  tcase_add_loop_test (tests, long_armies_are_printed_whole, 0, 4);
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
