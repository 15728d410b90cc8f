/* Tick sheets of Fast Play, as printed. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "lists/awfp/stand.h"
#include "lists/check/certificate.h"
#include "reports/awfp/order_markers.h"
#include "reports/awfp/tick_sheet.h"
#include "reports/document/sheets_private.h"
#include "reports/document/strike_boxes.h"
#include "rules/awfp/leadership.h"
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

static MuSheets *
ticks_of (const MuList *list, MuPaper paper)
{
  return mu_tick_sheets (&(MuOrderPaper){ .list = list }, paper);
}

/* Of one unit with this stand. */
static char *
sheet_of (const char *stand)
{
  int pages;
  g_autoptr (MuList) list = army (&stand, 1, 3);
  g_autoptr (MuSheets) sheets = ticks_of (list, MU_PAPER_A4);
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
  g_autoptr (MuSheets) sheets = ticks_of (list, papers[_i]);
  g_autofree char *text = text_of (sheets, &pages);
  g_autofree char *code = mu_list_check_code (list);
  const char *const said[] = { "charismatic: 8",    "exceptional: 7", "brave: 6", "stalwart: 5",
                               "Turn 1, no orders", "Turn 15",        "Scipio" };
  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    ck_assert_msg (strstr (text, said[i]) != NULL, "%s: %s", said[i], text);
  ck_assert_uint_eq (times (text, "priest"), 15);
  ck_assert_ptr_nonnull (strstr (text, code));
  list->priest = FALSE;
  g_autoptr (MuSheets) without = ticks_of (list, papers[_i]);
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

static guint
struck (MuSheets *sheets)
{
  guint count = 0;
  for (guint page = 0; page < sheets->pages->len; page++) {
    const GPtrArray *marks = sheets->pages->pdata[page];
    for (guint i = 0; i < marks->len; i++) {
      const MuMark *mark = marks->pdata[i];
      if (mark->kind == MU_MARK_PICTURE && mark->w >= mark->h && mark->w <= mark->h)
        count += (*(const MuBoxLook *) mark->data & MU_BOX_STRUCK) != 0;
    }
  }
  return count;
}

/* awfp.general.leadership.ratings, awfp.sequence.victory (reading): the orders of the general as he
 * rolled, in the turns that the house rules give. */
START_TEST (what_was_rolled_is_ticked)
{
  g_autoptr (MuList) list = fixture_stands ();
  MuLeadership brave = { .ability = MU_AWFP_BRAVE, .total = 8 };
  g_autoptr (GPtrArray) leadership = g_ptr_array_new ();
  MuReadings few = { { 0 } };
  few.choice[MU_READING_FAST_TURNS] = 1;
  g_ptr_array_add (leadership, &brave);
  const MuOrderPaper before = { .list = list };
  MuOrderPaper rolled = { .list = list, .leadership = leadership };
  g_autoptr (MuSheets) open = mu_tick_sheets (&before, MU_PAPER_A4);
  g_autoptr (MuSheets) known = mu_tick_sheets (&rolled, MU_PAPER_A4);
  rolled.readings = &few;
  g_autoptr (MuSheets) ten = mu_tick_sheets (&rolled, MU_PAPER_A4);
  ck_assert_uint_eq (struck (open), 0);
  ck_assert_uint_eq (struck (known), 1);
  ck_assert_uint_eq (boxes (open) - boxes (known), 14 * 2);
  ck_assert_uint_eq (boxes (known) - boxes (ten), 5 * (6 + 1));
}
END_TEST

/* awfp.losses.stand-removal, awfp.losses.markers: a stand and a figure more of four figures each.
 */
START_TEST (what_is_lost_is_struck_off)
{
  int pages;
  g_autoptr (MuList) list = army (&(const char *){ "Trained Warrior HI close pilum Sh" }, 1, 3);
  g_autoptr (GArray) results = g_array_new (FALSE, TRUE, sizeof (MuUnitOutcome));
  MuUnitOutcome state
      = { .figures_start = 3, .figures_left = 2, .carried = 1, .fate = MU_FATE_IN_ROUT };
  g_array_append_val (results, state);
  const MuOrderPaper orders = { .list = list, .results = results };
  g_autoptr (MuSheets) sheets = mu_tick_sheets (&orders, MU_PAPER_A4);
  g_autofree char *text = text_of (sheets, &pages);
  ck_assert_uint_eq (struck (sheets), 5 + 3); /* and disordered, fragmented, routed */
  ck_assert_ptr_nonnull (strstr (text, "in rout"));
}
END_TEST

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
    g_autoptr (MuSheets) a = ticks_of (many, papers[stands % 4]);
    g_autoptr (MuSheets) b = ticks_of (more, papers[stands % 4]);
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
  g_autoptr (MuSheets) sheets = ticks_of (list, papers[_i]);
  g_autofree char *text = text_of (sheets, &pages);
  ck_assert_int_ge (pages, 4);
  ck_assert_uint_eq (times (text, "To pass"), (guint) pages); /* the head of each page */
  ck_assert_uint_eq (times (text, "Lost rounds"), 60);
  ck_assert_uint_eq (times (text, "Missiles low"), 30);
}
END_TEST

/* --- order markers --------------------------------------------------------------- */

/* awfp.orders.count, awfp.orders.dummy, awfp.orders.defend, awfp.orders.retreat.barred,
 * awfp.general.independent: as many as units may have and as a turn has orders. */
START_TEST (markers_are_as_many_as_can_be_needed)
{
  const char *stands[12];
  MuLeadership stalwart = { .ability = MU_AWFP_STALWART, .total = 3 };
  g_autoptr (GPtrArray) leadership = g_ptr_array_new ();
  g_ptr_array_add (leadership, &stalwart);
  for (int i = 0; i < 12; i++)
    stands[i] = i < 3    ? "Trained Veteran HC loose lance Sh"
                : i < 7  ? "Irregular Fanatic UI loose axe"
                : i < 10 ? "Trained Warrior HI close pilum Sh"
                         : "Irregular Poor Arty close";
  g_autoptr (MuList) list = army (stands, 12, 1);
  int counts[MU_AWFP_MARKED];
  mu_order_markers_count (&(MuOrderPaper){ .list = list }, counts);
  static const int best[MU_AWFP_MARKED] = { 0, 8, 8, 8, 5, 8, 8, 3 };
  for (int order = 0; order < MU_AWFP_MARKED; order++)
    ck_assert_int_eq (counts[order], best[order]);
  mu_order_markers_count (&(MuOrderPaper){ .list = list, .leadership = leadership }, counts);
  static const int rolled[MU_AWFP_MARKED] = { 0, 5, 5, 5, 5, 5, 5, 3 };
  for (int order = 0; order < MU_AWFP_MARKED; order++)
    ck_assert_int_eq (counts[order], rolled[order]);
}
END_TEST

START_TEST (markers_are_printed_one_by_one)
{
  g_autoptr (MuList) list = fixture_stands ();
  const MuOrderPaper orders = { .list = list };
  int counts[MU_AWFP_MARKED], pages, all = 0;
  mu_order_markers_count (&orders, counts);
  g_autoptr (MuSheets) sheets = mu_order_marker_sheets (&orders, papers[_i]);
  g_autofree char *text = text_of (sheets, &pages);
  for (int order = 0; order < MU_AWFP_MARKED; order++)
    all += counts[order];
  g_autofree char *said = g_strdup_printf ("%d markers", all);
  ck_assert_msg (strstr (text, said) != NULL, "%s", text);
  ck_assert_uint_eq (times (text, "Retreat"), (guint) counts[MU_AWFP_RETREAT]);
  ck_assert_uint_eq (times (text, "Dummy"), (guint) counts[MU_AWFP_DUMMY]);
  ck_assert_int_le (pages, 2);
}
END_TEST

START_TEST (an_empty_army_says_so)
{
  int pages;
  g_autoptr (MuList) list = army (NULL, 0, 0);
  g_autoptr (MuSheets) sheets = ticks_of (list, papers[_i]);
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
  tcase_add_test (sheets, what_was_rolled_is_ticked);
  tcase_add_test (sheets, what_is_lost_is_struck_off);
  tcase_add_loop_test (sheets, each_figure_has_its_box, 0, 3);
  tcase_add_loop_test (sheets, a_long_army_keeps_units_whole, 0, G_N_ELEMENTS (papers));
  tcase_add_test (sheets, markers_are_as_many_as_can_be_needed);
  tcase_add_loop_test (sheets, markers_are_printed_one_by_one, 0, G_N_ELEMENTS (papers));
  tcase_add_loop_test (sheets, an_empty_army_says_so, 0, G_N_ELEMENTS (papers));
  Suite *suite = suite_create ("tick-sheet");
  suite_add_tcase (suite, sheets);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
