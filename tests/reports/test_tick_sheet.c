/* Tick sheets of Fast Play, as printed. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "lists/awfp/stand.h"
#include "lists/check/certificate.h"
#include "reports/awfp/tick_sheet.h"
#include "reports/document/sheets_private.h"
#include "tests/reports/fixture.h"
#include "tests/reports/pdf.h"

static const MuPaper papers[]
    = { MU_PAPER_A4, MU_PAPER_LETTER, MU_PAPER_A4_LARGE, MU_PAPER_LETTER_LARGE };

/* Of units with these stands, so many each; a general besides. */
static MuList *
army (const char *const *stands, guint units, int count)
{
  MuList *list = fixture_list (units, 24);
  list->rules = MU_RULES_AWFP;
  for (guint i = 0; i < units; i++) {
    MuListUnit *unit = mu_list_unit (list, i);
    g_free (unit->stand);
    unit->stand = g_strdup (stands[i]);
    unit->figures = count;
  }
  return list;
}

static char *
text_of (MuSheets *sheets, int *pages)
{
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  g_autoptr (GString) text = g_string_new (NULL);
  ck_assert (pdf_within_margins (pdf, sheets));
  ck_assert (pdf_words_apart (pdf));
  for (int page = 1; page <= pdf->pages; page++) {
    g_autofree char *one = pdf_page_text (pdf, page);
    g_string_append_printf (text, "%s ", one);
  }
  *pages = pdf->pages;
  return g_strdup (text->str);
}

/* Of one unit with this stand. */
static char *
sheet_of (const char *stand)
{
  int pages;
  g_autoptr (MuList) list = army (&stand, 1, 3);
  g_autoptr (MuSheets) sheets = mu_tick_sheets (list, NULL, MU_PAPER_A4);
  char *text = text_of (sheets, &pages);
  ck_assert_int_eq (pages, 1);
  return text;
}

static guint
times (const char *text, const char *words)
{
  guint count = 0;
  for (const char *at = strstr (text, words); at; at = strstr (at + 1, words))
    count++;
  return count;
}

/* awfp.morale.*.to-pass, awfp.orders.recover.missiles, awfp.orders.recover.fragmented,
 * awfp.orders.frenzied.eligible-irregular, awfp.orders.frenzied.eligible-trained,
 * awfp.combat.three-lost-rounds */
START_TEST (a_unit_has_boxes_for_what_can_happen_to_it)
{
  static const struct {
    const char *stand, *pass;
    gboolean missiles, frenzied;
  } rows[] = {
    { "Trained Elite HC loose javelin Sh", "2+", TRUE, TRUE },
    { "Irregular Warband UI loose axe", "3+, then 4+", FALSE, TRUE },
    { "Trained Veteran SI skirmish sling", "3+", TRUE, TRUE },
    { "Irregular Fanatic UI loose axe", "3+", FALSE, TRUE },
    { "Irregular Warrior EL close", "4+", FALSE, FALSE },
    { "Irregular Poor Arty close", "5+", TRUE, FALSE },
    { "Trained Warrior HI close longspear Sh", "4+", FALSE, TRUE },
  };
  g_autofree char *text = sheet_of (rows[_i].stand);
  ck_assert_msg (strstr (text, rows[_i].pass) != NULL, "%s: %s", rows[_i].pass, text);
  ck_assert_uint_eq (times (text, "Missiles low, out"), rows[_i].missiles ? 1 : 0);
  ck_assert_uint_eq (times (text, "Frenzied"), rows[_i].frenzied ? 1 : 0);
  ck_assert_uint_eq (times (text, "Disordered"), 1);
  ck_assert_uint_eq (times (text, "Fragmented"), 1);
  ck_assert_uint_eq (times (text, "Lost rounds"), 1);
}
END_TEST

/* awfp.orders.count, awfp.general.leadership.stalwart-orders, awfp.priest.reroll */
START_TEST (each_turn_has_its_orders)
{
  int pages;
  g_autoptr (MuList) list = fixture_stands ();
  g_autoptr (MuSheets) sheets = mu_tick_sheets (list, NULL, papers[_i]);
  g_autofree char *text = text_of (sheets, &pages);
  g_autofree char *code = mu_list_check_code (list);
  const char *const said[] = { "charismatic: 8", "exceptional: 7", "brave: 6", "stalwart: 5",
                               "Turn 1 ",        "Turn 12",        "Scipio" };
  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    ck_assert_msg (strstr (text, said[i]) != NULL, "%s: %s", said[i], text);
  ck_assert_uint_eq (times (text, "priest"), 12);
  ck_assert_ptr_nonnull (strstr (text, code));
  list->priest = FALSE;
  g_autoptr (MuSheets) without = mu_tick_sheets (list, NULL, papers[_i]);
  g_autofree char *less = text_of (without, &pages);
  ck_assert_uint_eq (times (less, "priest"), 0);
}
END_TEST

static guint
boxes (MuSheets *sheets)
{
  guint count = 0;
  for (guint page = 0; page < sheets->pages->len; page++) {
    const GPtrArray *marks = sheets->pages->pdata[page];
    for (guint i = 0; i < marks->len; i++) {
      const MuMark *mark = marks->pdata[i];
      if (mark->kind == MU_MARK_PICTURE && mark->w >= mark->h && mark->w <= mark->h)
        count++;
    }
  }
  return count;
}

/* awfp.figures.close, awfp.figures.loose-irregular, awfp.figures.skirmish */
START_TEST (each_figure_has_its_box)
{
  static const struct {
    const char *stand;
    int figures;
  } rows[] = { { "Trained Warrior HI close pilum Sh", 4 },
               { "Irregular Warrior UI loose javelin", 3 },
               { "Trained Veteran SI skirmish sling", 2 } };
  for (int stands = 1; stands <= 20; stands += stands < 6 ? 1 : 7) {
    g_autoptr (MuList) many = army (&rows[_i].stand, 1, stands);
    g_autoptr (MuList) more = army (&rows[_i].stand, 1, stands + 1);
    g_autoptr (MuSheets) a = mu_tick_sheets (many, NULL, papers[stands % 4]);
    g_autoptr (MuSheets) b = mu_tick_sheets (more, NULL, papers[stands % 4]);
    ck_assert_int_eq ((int) boxes (b) - (int) boxes (a), rows[_i].figures);
    int pages;
    g_autofree char *text = text_of (b, &pages);
    ck_assert_uint_eq (times (text, "Lost rounds"), 1);
  }
}
END_TEST

START_TEST (a_long_army_keeps_units_whole)
{
  const char *stands[60];
  int pages;
  for (guint i = 0; i < G_N_ELEMENTS (stands); i++)
    stands[i] = i % 2 ? "Trained Veteran SI skirmish sling" : "what nobody can read";
  g_autoptr (MuList) list = army (stands, G_N_ELEMENTS (stands), 6);
  g_autoptr (MuSheets) sheets = mu_tick_sheets (list, NULL, papers[_i]);
  g_autofree char *text = text_of (sheets, &pages);
  ck_assert_int_ge (pages, 4);
  ck_assert_uint_eq (times (text, "To pass"), (guint) pages); /* the head of each page */
  ck_assert_uint_eq (times (text, "Lost rounds"), 60);
  ck_assert_uint_eq (times (text, "Missiles low"), 30);
}
END_TEST

START_TEST (an_empty_army_says_so)
{
  int pages;
  g_autoptr (MuList) list = army (NULL, 0, 0);
  g_autoptr (MuSheets) sheets = mu_tick_sheets (list, NULL, papers[_i]);
  g_autofree char *text = text_of (sheets, &pages);
  ck_assert_int_eq (pages, 1);
  ck_assert_ptr_nonnull (strstr (text, "This army has no units yet."));
}
END_TEST

int
main (void)
{
  TCase *sheets = tcase_create ("sheets");
  tcase_set_timeout (sheets, 120);
  tcase_add_loop_test (sheets, a_unit_has_boxes_for_what_can_happen_to_it, 0, 7);
  tcase_add_loop_test (sheets, each_turn_has_its_orders, 0, G_N_ELEMENTS (papers));
  tcase_add_loop_test (sheets, each_figure_has_its_box, 0, 3);
  tcase_add_loop_test (sheets, a_long_army_keeps_units_whole, 0, G_N_ELEMENTS (papers));
  tcase_add_loop_test (sheets, an_empty_army_says_so, 0, G_N_ELEMENTS (papers));
  Suite *suite = suite_create ("tick-sheet");
  suite_add_tcase (suite, sheets);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
