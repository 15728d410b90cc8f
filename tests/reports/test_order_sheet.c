/* Order sheets, as printed. */
#include <check.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "lists/check/certificate.h"
#include "reports/document/sheets_private.h"
#include "reports/wrg/order_sheet.h"
#include "rules/wrg/nerve/reaction.h"
#include "tests/reports/fixture.h"
#include "tests/reports/pdf.h"

static const MuPaper papers[]
    = { MU_PAPER_A4, MU_PAPER_LETTER, MU_PAPER_A4_LARGE, MU_PAPER_LETTER_LARGE };

static MuSheets *
print (const MuList *list, const MuOrders *orders, MuPaper paper)
{
  const MuOrderPaper sheet = { .list = list, .orders = orders };
  return mu_order_sheets (&sheet, paper);
}

static gboolean
says (const Pdf *pdf, int page, const char *words)
{
  g_autofree char *text = pdf_page_text (pdf, page);
  const gboolean there = strstr (text, words) != NULL;
  if (!there)
    g_printerr ("“%s” is not in: %s\n", words, text);
  return there;
}

static gboolean
said (const Pdf *pdf, const char *words)
{
  for (int page = 1; page <= pdf->pages; page++) {
    g_autofree char *text = pdf_page_text (pdf, page);
    if (strstr (text, words) != NULL)
      return TRUE;
  }
  g_printerr ("“%s” is nowhere\n", words);
  return FALSE;
}

static void
order (MuOrders *orders, const MuList *list, int unit, const char *words)
{
  MuBodyOrders *body = mu_orders_ensure (orders, list, unit);
  g_free (body->words);
  body->words = g_strdup (words);
}

START_TEST (each_unit_has_its_block)
{
  g_autoptr (MuList) list = fixture_sample ("zama-roman.xml");
  g_autoptr (MuSheets) sheets = print (list, NULL, papers[_i]);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  g_autofree char *code = mu_list_check_code (list);
  ck_assert (pdf_within_margins (pdf, sheets));
  ck_assert (pdf_words_apart (pdf));
  for (int page = 1; page <= pdf->pages; page++) {
    g_autofree char *number = g_strdup_printf ("Page %d of %d", page, pdf->pages);
    ck_assert (says (pdf, page, number));
    ck_assert (says (pdf, page, code));
  }
  for (guint i = 0; i < list->units->len; i++) {
    const MuListUnit *unit = mu_list_unit (list, i);
    g_autofree char *head = g_strdup_printf ("%d figures,", unit->figures);
    ck_assert (said (pdf, head));
    ck_assert (said (pdf, unit->name));
  }
  ck_assert (said (pdf, "Standing orders and signals"));
  ck_assert (_i >= 2 || pdf->pages == 1);
}
END_TEST

START_TEST (orders_stand_as_they_were_written)
{
  g_autoptr (MuList) list = fixture_sample ("zama-roman.xml");
  g_autoptr (MuOrders) orders = mu_orders_new (list, NULL);
  order (orders, list, 0, "Skirmish in support of the Velites");
  order (orders, list, 5, "Hold until period 4, then attack cavalry");
  g_free (orders->standing_words);
  orders->standing_words = g_strdup ("All horse rally forward");
  orders->signals.defined = 1;
  g_free (orders->signal_words[0]);
  orders->signal_words[0] = g_strdup ("three blasts on the war horn");
  g_autoptr (MuSheets) sheets = print (list, orders, papers[_i]);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  ck_assert (pdf_within_margins (pdf, sheets));
  ck_assert (pdf_words_apart (pdf));
  ck_assert_ptr_nonnull (pdf_find (pdf, "Skirmish", 1));
  ck_assert_ptr_nonnull (pdf_find (pdf, "Hold", 1));
  ck_assert (said (pdf, "All horse rally forward"));
  ck_assert (said (pdf, "three blasts on the war horn"));
}
END_TEST

/* What lies behind the dotted line covers the orders when it is folded over, and not the names. */
START_TEST (folded_it_shows_names_and_hides_orders)
{
  g_autoptr (MuList) list = fixture_sample ("zama-roman.xml");
  g_autoptr (MuOrders) orders = mu_orders_new (list, NULL);
  order (orders, list, 0, "Secretly march round their flank beyond the marsh and wait for a sign");
  g_autoptr (MuSheets) sheets = print (list, orders, papers[_i]);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  const double width = mu_paper_width (papers[_i]);
  const double fold = MU_PAPER_MARGIN + (width - 2 * MU_PAPER_MARGIN) * 0.66;
  const double hidden_from = fold - (width - fold);
  for (guint i = 0; i < list->units->len; i++) {
    g_auto (GStrv) words = g_strsplit (mu_list_unit (list, i)->name, " ", -1);
    const Word *name = pdf_find (pdf, words[0], 1);
    ck_assert_ptr_nonnull (name);
    ck_assert_double_lt (name->left, hidden_from);
  }
  g_auto (GStrv) secret = g_strsplit ("Secretly march round flank beyond marsh wait", " ", -1);
  for (guint i = 0; secret[i] != NULL; i++) {
    const Word *word = pdf_find (pdf, secret[i], 1);
    ck_assert_ptr_nonnull (word);
    ck_assert_double_ge (word->left, hidden_from);
    ck_assert_double_le (word->right, fold);
  }
}
END_TEST

/* Boxes of that size. */
static int
count_boxes (const MuSheets *sheets, double size)
{
  int count = 0;
  for (guint page = 0; page < sheets->pages->len; page++) {
    const GPtrArray *marks = sheets->pages->pdata[page];
    for (guint i = 0; i < marks->len; i++) {
      const MuMark *mark = marks->pdata[i];
      count += mark->kind == MU_MARK_PICTURE && mark->w > size - 0.01 && mark->w < size + 0.01
               && mark->h == mark->w;
    }
  }
  return count;
}

START_TEST (each_figure_has_a_box)
{
  g_autoptr (MuList) list = fixture_sample ("zama-roman.xml");
  g_autoptr (MuSheets) sheets = print (list, NULL, MU_PAPER_A4);
  const int units = (int) list->units->len;
  ck_assert_int_eq (count_boxes (sheets, 11), mu_list_figures (list));
  /* wrg.casualties.remove: nineteen; 1 first test, 4 routs, 4 recoils, 2 broken, 1 disordered */
  ck_assert_int_eq (count_boxes (sheets, 8.4), units * (19 + 12));
}
END_TEST

/* Whether its middle is inked: a box that is not struck off is empty. */
static gboolean
is_struck (const MuMark *mark)
{
  const int size = (int) mark->w + 1;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, size, size);
  cairo_t *cr = cairo_create (surface);
  mark->picture (cr, mark->w, mark->h, mark->data);
  cairo_surface_flush (surface);
  const int middle = (int) mark->w / 2, stride = cairo_image_surface_get_stride (surface);
  const gboolean inked = cairo_image_surface_get_data (surface)[middle * stride + middle] > 0;
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return inked;
}

/* A letter a box of that size, in their order: x where it is struck off. */
static char *
tell_boxes (const MuSheets *sheets, double size)
{
  GString *told = g_string_new (NULL);
  const GPtrArray *marks = sheets->pages->pdata[0];
  for (guint i = 0; i < marks->len; i++) {
    const MuMark *mark = marks->pdata[i];
    if (mark->kind == MU_MARK_PICTURE && mark->h == mark->w && fabs (mark->w - size) < 0.01)
      g_string_append_c (told, is_struck (mark) ? 'x' : '.');
  }
  return g_string_free (told, FALSE);
}

/* wrg.casualties.remove: figures that fell, casualties carried; and how often it broke. */
START_TEST (what_was_lost_is_struck_off)
{
  g_autoptr (MuList) list = fixture_list (2, 10);
  g_autoptr (GArray) results = g_array_new (FALSE, TRUE, sizeof (MuUnitOutcome));
  const MuUnitOutcome state[] = {
    { .figures_start = 5, .figures_left = 2, .carried = 4, .breaks = 1, .fate = MU_FATE_IN_ROUT },
    { .figures_start = 5, .figures_left = 5 },
  };
  g_array_append_vals (results, state, 2);
  for (guint i = 0; i < 2; i++) {
    mu_list_unit (list, i)->figures = 5;
    mu_list_unit (list, i)->ranks = 1;
  }
  const MuOrderPaper sheet = { .list = list, .results = results, .general_lost = TRUE };
  g_autoptr (MuSheets) sheets = mu_order_sheets (&sheet, papers[_i]);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  ck_assert (pdf_within_margins (pdf, sheets));
  ck_assert (pdf_words_apart (pdf));
  ck_assert (says (pdf, 1, "in rout"));
  ck_assert (!says (pdf, 1, "on the field"));
  ck_assert (says (pdf, 1, "The general is lost."));
  g_autofree char *figures = tell_boxes (sheets, _i < 2 ? 11 : 11 * 12 / 9.0);
  g_autofree char *rest = tell_boxes (sheets, 8.4);
  ck_assert_str_eq (figures, "xxx.......");
  /* carried, first test, routs, recoils, broken, disordered */
  ck_assert_str_eq (rest, "xxxx..............." /* carried */
                          ".........x."         /* first test, routs, recoils, broken */
                          "."                   /* disordered */
                          "..................."
                          "............");
}
END_TEST

/* wrg.reaction.dice: in the box of the figure with whose fall a third, then half is lost. */
START_TEST (dice_are_marked_where_they_are_lost)
{
  g_autoptr (MuList) list = fixture_list (1, 10);
  const int figures = mu_list_unit (list, 0)->figures = 2 + _i;
  mu_list_unit (list, 0)->ranks = 1;
  g_autoptr (MuSheets) sheets = print (list, NULL, MU_PAPER_A4);
  const int third = (figures + 2) / 3, half = (figures + 1) / 2;
  ck_assert_int_eq (mu_wrg_reaction_dice (figures, figures - half), 1);
  const GPtrArray *marks = sheets->pages->pdata[0];
  int box = 0, twos = 0, ones = 0;
  for (guint i = 0; i < marks->len; i++) {
    const MuMark *mark = marks->pdata[i];
    if (mark->kind == MU_MARK_PICTURE && mark->w == 11.0 && mark->h == 11.0)
      box++;
    if (mark->kind != MU_MARK_TEXT || mark->tag != NULL || box == 0 || box > figures)
      continue;
    const char *text = pango_layout_get_text (mark->layout);
    if (strcmp (text, "2") == 0 && ++twos)
      ck_assert_int_eq (box, third);
    if (strcmp (text, "1") == 0 && ++ones)
      ck_assert_int_eq (box, half);
  }
  ck_assert_int_eq (ones, 1);
  ck_assert_int_eq (twos, third < half);
}
END_TEST

/* 64 units with names of 120 characters, and an order as long as one can be. */
START_TEST (the_longest_army_is_whole)
{
  g_autoptr (MuList) list = fixture_list (64, 120);
  g_autoptr (MuOrders) orders = mu_orders_new (list, NULL);
  g_autoptr (GString) long_order = g_string_new ("Begin");
  while (long_order->len < MU_ORDERS_TEXT_MAX - 30)
    g_string_append (long_order, " then hold");
  g_string_append (long_order, " finish");
  order (orders, list, 30, long_order->str);
  order (orders, list, 31, "Hold the ford");
  mu_list_unit (list, 3)->figures = 999;
  g_autoptr (MuSheets) sheets = print (list, orders, papers[_i]);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  ck_assert (pdf_within_margins (pdf, sheets));
  ck_assert (pdf_words_apart (pdf));
  const Word *begin = pdf_find (pdf, "Begin", 1), *finish = pdf_find (pdf, "finish", 1);
  ck_assert_ptr_nonnull (begin);
  ck_assert_ptr_nonnull (finish);
  ck_assert_ptr_nonnull (pdf_find (pdf, "ford", 1));
  for (int page = 1; page <= pdf->pages; page++) {
    g_autofree char *text = pdf_page_text (pdf, page);
    ck_assert (strstr (text, "figures,") == NULL || strstr (text, "To strike off") != NULL);
  }
}
END_TEST

int
main (void)
{
  const int every = (int) G_N_ELEMENTS (papers);
  Suite *suite = suite_create ("order sheet");
  TCase *tests = tcase_create ("order sheet");
  tcase_set_timeout (tests, 60);
  tcase_add_loop_test (tests, each_unit_has_its_block, 0, every);
  tcase_add_loop_test (tests, orders_stand_as_they_were_written, 0, every);
  tcase_add_loop_test (tests, folded_it_shows_names_and_hides_orders, 0, every);
  tcase_add_test (tests, each_figure_has_a_box);
  tcase_add_loop_test (tests, what_was_lost_is_struck_off, 0, every);
  tcase_add_loop_test (tests, dice_are_marked_where_they_are_lost, 0, 60);
  tcase_add_loop_test (tests, the_longest_army_is_whole, 0, every);
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
