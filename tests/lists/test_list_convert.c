/* Lists of figures made into lists of stands, and lists of stands as text. */
#include <string.h>

#include "lists/awfp/list_convert.h"
#include "lists/awfp/stand.h"
#include "lists/check/check.h"
#include "lists/edit/edit.h"
#include "lists/text/text.h"
#include "tests/lists/common.h"

/* Opened once, before the tests fork. */
static MuShelf *all_books;

static const MuBook *
book_at (int index)
{
  ck_assert_ptr_nonnull (all_books);
  return book_to_try (all_books, index);
}

static gboolean
tells (const GPtrArray *lost, const char *name, const char *what)
{
  for (guint i = 0; i < lost->len; i++) {
    const char *sentence = g_ptr_array_index (lost, i);
    if (g_str_has_prefix (sentence, name) && strstr (sentence, what))
      return TRUE;
  }
  return FALSE;
}

/* Six figures are a stand (awfp.army.divide-by-three); units are cut to Fast Play's sizes. */
START_TEST (figures_become_stands)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) lost = NULL;
  const MuBook *book = mu_shelf_find (all_books, "roman-mid-republican");
  g_autoptr (MuList) list = mu_list_edit_begin (book, MU_RULES_WRG5, -210, 1000, "Rome");
  const int unit = mu_list_edit_add (list, book, NULL, "principes");
  mu_list_edit_figures (list, (guint) unit, 48);
  mu_list_edit_rename (list, (guint) unit, "Large");
  mu_list_edit_add_general (list, book, 0);
  mu_list_edit_item (list, MU_EXTRA_WAGON, TRUE, 2);
  g_autoptr (MuList) stands = mu_list_to_stands (list, book, &lost, &error);
  ck_assert_ptr_nonnull (stands);
  int large = 0;
  for (guint i = 0; i < stands->units->len; i++) {
    const MuListUnit *one = mu_list_unit (stands, i);
    if (g_str_has_prefix (one->name, "Large")) {
      ck_assert_int_eq (one->figures, 4);
      ck_assert_str_eq (one->stand, "Trained Warrior HI close pilum Sh");
      large += one->figures;
    }
  }
  ck_assert_int_eq (large, 8);
  ck_assert (tells (lost, mu_list_general (list, 1)->name, "one general"));
  ck_assert (tells (lost, "Rome", "wagons"));
  ck_assert_uint_eq (stands->generals->len, 1);
  ck_assert_str_eq (mu_list_general (stands, 0)->name, mu_list_general (list, 0)->name);
  ck_assert_uint_eq (stands->items->len, 0);
}
END_TEST

static int
stands_of (const MuList *stands, const char *name)
{
  int count = 0;
  for (guint i = 0; i < stands->units->len; i++)
    if (g_str_has_prefix (mu_list_unit (stands, i)->name, name))
      count += mu_list_unit (stands, i)->figures;
  return count;
}

/* awfp.army.divide-by-three: units of one kind are rounded down together. Six figures are a stand,
 * and two stands of light infantry the least unit. */
static const struct {
  int figures[3];
  int stands;              /* of all three */
  const char *name, *told; /* NULL: nothing of the kind is told */
} joins[] = {
  { { 24, 24, 24 }, 12, NULL, NULL },
  { { 27, 27, 24 }, 13, NULL, NULL },
  { { 29, 29, 29 }, 14, "c", "3 figures or models of such units are left over" },
  { { 28, 28, 29 }, 14, "c", "1 figure or model of such units is left over" },
  { { 5, 24, 25 }, 9, "a", "joins the others of its kind" },
  { { 24, 24, 6 }, 9, "c", "joins the others of its kind" },
  { { 5, 5, 5 }, 2, "a", "joins the others of its kind" },
  { { 5, 5, 1 }, 0, "b", "left out, too few" },
};

START_TEST (remainders_of_like_units_join)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) lost = NULL;
  static const char *const names[] = { "a", "b", "c" };
  const MuBook *book = mu_shelf_find (all_books, "roman-mid-republican");
  g_autoptr (MuList) list = mu_list_edit_begin (book, MU_RULES_WRG5, -210, 1000, "Rome");
  g_ptr_array_set_size (list->units, 0);
  for (int i = 0; i < 3; i++) {
    const guint unit = (guint) mu_list_edit_add (list, book, NULL, "velites");
    mu_list_edit_rename (list, unit, names[i]);
    mu_list_unit (list, unit)->figures = joins[_i].figures[i];
  }
  g_autoptr (MuList) stands = mu_list_to_stands (list, book, &lost, &error);
  ck_assert_ptr_nonnull (stands);
  ck_assert_int_eq (mu_list_figures (stands), joins[_i].stands);
  ck_assert_int_eq (stands_of (stands, "a") + stands_of (stands, "b") + stands_of (stands, "c"),
                    joins[_i].stands);
  if (joins[_i].name)
    ck_assert (tells (lost, joins[_i].name, joins[_i].told));
  for (int i = 0; i < 3 && !joins[_i].name; i++)
    ck_assert (!tells (lost, names[i], "left"));
}
END_TEST

START_TEST (lists_of_stands_are_not_converted_again)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) lost = NULL;
  const MuBook *book = book_at (0);
  g_autoptr (MuList) list
      = mu_list_edit_begin (book, MU_RULES_AWFP, book->from, 200, "Stands already");
  ck_assert_ptr_null (mu_list_to_stands (list, book, &lost, &error));
  ck_assert_ptr_nonnull (strstr (error->message, "Stands already"));
}
END_TEST

/* What any book's list becomes can be written, has stands that are some, and no more figures than
 * it had. */
START_TEST (every_book_can_be_converted)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) lost = NULL;
  const MuBook *book = book_at (_i);
  if (!mu_book_serves (book, MU_RULES_AWFP))
    return;
  g_autoptr (MuList) list = mu_list_edit_begin (book, MU_RULES_WRG5, book->from, 5000, "All");
  for (guint i = 0; i < book->options->len; i++)
    mu_list_edit_add (list, book, NULL, ((MuBookOption *) book->options->pdata[i])->id);
  g_autoptr (MuList) stands = mu_list_to_stands (list, book, &lost, &error);
  ck_assert_ptr_nonnull (stands);
  ck_assert_int_le (mu_list_figures (stands) * 3, mu_list_figures (list));
  for (guint i = 0; i < stands->units->len; i++) {
    MuAwfpTroop stand;
    ck_assert (mu_list_unit_stand (stands, i, &stand));
    ck_assert_int_eq (mu_awfp_unit_refused (&stand, mu_list_unit (stands, i)->figures, false, NULL),
                      MU_RULE_NONE);
  }
}
END_TEST

/* Text and XML say the same of a list of stands. */
START_TEST (stands_read_back_from_text)
{
  g_autoptr (GError) error = NULL;
  const MuBook *book = book_at (_i);
  if (!mu_book_serves (book, MU_RULES_AWFP))
    return;
  gsize length;
  g_autoptr (MuList) list = mu_list_edit_begin (book, MU_RULES_AWFP, book->from, 200, "");
  g_autofree char *text = mu_list_write_text (list, &length);
  g_autoptr (MuList) back = mu_list_read_text (text, length, "stands.txt", all_books, &error);
  if (!back)
    ck_abort_msg ("%s\n%s", error->message, text);
  g_autofree char *first = mu_list_write_data (list, NULL);
  g_autofree char *second = mu_list_write_data (back, NULL);
  ck_assert_str_eq (first, second);
  ck_assert_int_eq (mu_list_points (list), mu_list_points (back));
}
END_TEST

int
main (void)
{
  all_books = mu_shelf_open (NULL, NULL);
  const int books = all_books ? books_to_try (all_books) : 1;
  TCase *tests = tcase_create ("restand");
  tcase_set_timeout (tests, 60);
  tcase_add_test (tests, figures_become_stands);
  tcase_add_loop_test (tests, remainders_of_like_units_join, 0, COUNT (joins));
  tcase_add_test (tests, lists_of_stands_are_not_converted_again);
  tcase_add_loop_test (tests, every_book_can_be_converted, 0, books);
  tcase_add_loop_test (tests, stands_read_back_from_text, 0, books);
  const int status = run_case ("restand", tests);
  mu_shelf_free (all_books);
  return status;
}
