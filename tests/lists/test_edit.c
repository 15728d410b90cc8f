/* Edits of a list: each does what it says, keeps what stands together together and generals with
 * their units, and what cannot be done changes nothing. */
#include <string.h>

#include "lists/check/check.h"
#include "lists/edit/edit.h"
#include "tests/lists/common.h"

static char *
written (const MuList *list)
{
  return mu_list_write_data (list, NULL);
}

static void
expect_names (const MuList *list, const char *expected)
{
  GString *names = g_string_new (NULL);
  for (guint i = 0; i < list->units->len; i++)
    g_string_append_printf (names, "%s%s", i ? " " : "", mu_list_unit (list, i)->name);
  g_autofree char *text = g_string_free (names, FALSE);
  ck_assert_str_eq (text, expected);
}

static const char *
with_whom (const MuList *list, guint general)
{
  const int unit = mu_list_general (list, general)->rides_with;
  return unit == MU_LIST_NO_UNIT ? "nobody" : mu_list_unit (list, (guint) unit)->name;
}

/* A: guards with the commander; B with its second part b and the sub-units c and d; E. */
static MuList *
family (const MuBook *book)
{
  MuList *list = mu_list_new ("Family");
  list->year = -202;
  add_unit (list, book, "A", "guard", 4)->bodyguard = TRUE;
  add_unit (list, book, "B", "foot", 20);
  add_unit (list, book, "b", "foot", 20)->mixed = MU_MIXED_BEHIND;
  add_unit (list, book, "c", "light", 10)->sub_unit = TRUE;
  add_unit (list, book, "d", "light", 10)->sub_unit = TRUE;
  add_unit (list, book, "E", "horse", 10);
  add_general (list, "One", TRUE, 0);
  add_general (list, "Two", FALSE, 3);
  return list;
}

/* --- adding -------------------------------------------------------------- */

START_TEST (a_unit_is_added_in_the_books_usual_way)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = mu_list_new ("New");
  list->year = -202;
  ck_assert_int_eq (mu_list_edit_add (list, book, NULL, "foot"), 0);
  const MuListUnit *unit = mu_list_unit (list, 0);
  ck_assert_str_eq (unit->name, "Foot");
  ck_assert_str_eq (unit->option, "foot");
  ck_assert_str_eq (unit->book, "");
  ck_assert_int_eq (unit->ranks, 2);
  ck_assert_int_eq (unit->order, MU_ORDER_ATTACK);
  /* a fifth of 1,000 points is 33 figures at 6, which stand two deep */
  ck_assert_int_eq (mu_list_unit_points_each (unit, NULL), 6);
  ck_assert_int_eq (unit->figures, 32);
  ck_assert_int_eq (mu_list_edit_add (list, book, book, "foot"), 1);
  ck_assert_str_eq (mu_list_unit (list, 1)->name, "Foot 2");
}
END_TEST

START_TEST (a_new_unit_fits_what_is_left)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = mu_list_new ("New");
  list->year = -202;
  add_unit (list, book, "Horse", "horse", 8);
  mu_list_edit_add (list, book, book, "horse"); /* at most 20: 12 are left */
  ck_assert_int_eq (mu_list_unit (list, 1)->figures, 12);
  mu_list_edit_add (list, book, book, "horse");
  ck_assert_int_eq (mu_list_unit (list, 2)->figures, 10); /* none is left: the least */
  list->points_limit = 1;
  mu_list_edit_add (list, book, book, "foot");
  ck_assert_int_eq (mu_list_unit (list, 3)->figures, 5);
}
END_TEST

START_TEST (what_is_not_in_the_book_is_not_added)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = test_list ();
  g_autofree char *before = written (list);
  ck_assert_int_eq (mu_list_edit_add (list, book, book, "zebras"), MU_LIST_NO_UNIT);
  g_autofree char *after = written (list);
  ck_assert_str_eq (before, after);
  while (list->units->len < MU_LIST_UNITS_MAX)
    ck_assert_int_ge (mu_list_edit_add (list, book, book, "foot"), 0);
  ck_assert_int_eq (mu_list_edit_add (list, book, book, "foot"), MU_LIST_NO_UNIT);
  ck_assert_int_eq (mu_list_edit_copy_unit (list, 0), MU_LIST_NO_UNIT);
  ck_assert_int_eq (mu_list_edit_split (list, FOOT, 5), MU_LIST_NO_UNIT);
}
END_TEST

START_TEST (orders_and_ranks_are_such_as_the_troops_can_have)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = mu_list_new ("New");
  list->year = -202;
  mu_list_edit_add (list, book, book, "light");
  ck_assert_int_eq (mu_list_unit (list, 0)->order, MU_ORDER_SKIRMISH);
  mu_list_edit_add (list, book, book, "engines");
  ck_assert_int_eq (mu_list_unit (list, 1)->order, MU_ORDER_HOLD); /* wrg.orders.attack */
  ck_assert_int_eq (mu_list_unit (list, 1)->ranks, 1);
  mu_list_unit (list, 0)->ranks = 4;
  ck_assert (mu_list_edit_figures (list, 0, 3));
  ck_assert_int_eq (mu_list_unit (list, 0)->ranks, 3);
  ck_assert (mu_list_edit_figures (list, 0, -7));
  ck_assert_int_eq (mu_list_unit (list, 0)->figures, 1);
  ck_assert (mu_list_edit_figures (list, 0, 100000));
  ck_assert_int_eq (mu_list_unit (list, 0)->figures, MU_LIST_FIGURES_MAX);
  ck_assert (!mu_list_edit_figures (list, 2, 5));
}
END_TEST

START_TEST (ways_are_chosen_and_told)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = test_list ();
  ck_assert_int_eq (mu_list_edit_way_of (list, book, FOOT), 0);
  ck_assert (mu_list_edit_way (list, book, FOOT, 2));
  ck_assert (!mu_list_unit (list, FOOT)->troop.regular);
  ck_assert_int_eq (mu_list_edit_way_of (list, book, FOOT), 2);
  ck_assert (!mu_list_edit_way (list, book, FOOT, 3));
  mu_list_unit (list, FOOT)->troop.class = MU_CLASS_D;
  ck_assert_int_eq (mu_list_edit_way_of (list, book, FOOT), -1);
  ck_assert (mu_list_edit_way (list, book, ELEPHANTS, 1));
  ck_assert_int_eq (mu_list_unit (list, ELEPHANTS)->crew.count, 2);
  set_text (&mu_list_unit (list, FOOT)->option, "zebras");
  ck_assert_int_eq (mu_list_edit_way_of (list, book, FOOT), -1);
  ck_assert (!mu_list_edit_way (list, book, FOOT, 0));
}
END_TEST

START_TEST (names_are_kept_to_what_can_be_saved)
{
  g_autoptr (MuList) list = test_list ();
  g_autofree char *most = g_strnfill (MU_LIST_NAME_MAX, 'x');
  g_autofree char *more = g_strnfill (MU_LIST_NAME_MAX + 1, 'x');
  ck_assert (mu_list_edit_rename (list, FOOT, most));
  ck_assert (!mu_list_edit_rename (list, FOOT, more));
  ck_assert (!mu_list_edit_rename (list, FOOT, "bell \a"));
  ck_assert (!mu_list_edit_rename (list, FOOT, "\xff"));
  ck_assert (!mu_list_edit_rename (list, 99, "Ninety-nine"));
  ck_assert_str_eq (mu_list_unit (list, FOOT)->name, most);
  ck_assert_int_eq (mu_list_edit_copy_unit (list, FOOT), FOOT + 1);
  ck_assert_int_eq (g_utf8_strlen (mu_list_unit (list, FOOT + 1)->name, -1), MU_LIST_NAME_MAX);
  ck_assert (g_str_has_suffix (mu_list_unit (list, FOOT + 1)->name, "x… 2"));
  ck_assert (mu_list_edit_rename (list, FOOT, mu_list_unit (list, FOOT)->name));
}
END_TEST

/* --- what stands together ------------------------------------------------ */

START_TEST (a_unit_goes_with_all_its_parts)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = family (book);
  ck_assert_uint_eq (mu_list_edit_end (list, 1), 5);
  ck_assert_uint_eq (mu_list_edit_end (list, 3), 4);
  ck_assert (mu_list_edit_remove (list, 1));
  expect_names (list, "A E");
  ck_assert_str_eq (with_whom (list, 0), "A");
  ck_assert_str_eq (with_whom (list, 1), "nobody");
  ck_assert (mu_list_edit_remove (list, 0));
  ck_assert_str_eq (with_whom (list, 0), "nobody");
  ck_assert (!mu_list_edit_remove (list, 1));
}
END_TEST

START_TEST (units_move_among_their_like)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = family (book);
  ck_assert_int_eq (mu_list_edit_move (list, 0, 1), 4);
  expect_names (list, "B b c d A E");
  ck_assert_str_eq (with_whom (list, 0), "A");
  ck_assert_str_eq (with_whom (list, 1), "c");
  ck_assert_int_eq (mu_list_edit_move (list, 4, -1), 0);
  ck_assert_int_eq (mu_list_edit_move (list, 5, -2), 0);
  expect_names (list, "E A B b c d");
  ck_assert_int_eq (mu_list_edit_move (list, 0, 2), 5);
  expect_names (list, "A B b c d E");
  ck_assert_int_eq (mu_list_edit_move (list, 4, -1), 3); /* d before c */
  expect_names (list, "A B b d c E");
  ck_assert_str_eq (with_whom (list, 1), "c");
}
END_TEST

START_TEST (there_is_no_moving_beyond_the_others)
{
  static const struct {
    guint unit;
    int places;
  } no_such[] = { { 0, -1 }, { 5, 1 },  { 1, -2 }, { 1, 2 }, { 3, -1 },       { 4, 1 },
                  { 2, 1 },  { 2, -1 }, { 6, 1 },  { 6, 0 }, { 0, G_MAXINT }, { 0, -G_MAXINT } };
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = family (book);
  for (int i = 0; i < COUNT (no_such); i++)
    ck_assert_int_eq (mu_list_edit_move (list, no_such[i].unit, no_such[i].places),
                      MU_LIST_NO_UNIT);
  ck_assert_int_eq (mu_list_edit_move (list, 2, 0), 2);
  expect_names (list, "A B b c d E");
}
END_TEST

START_TEST (a_copy_has_parts_like_the_first)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = family (book);
  ck_assert_int_eq (mu_list_edit_copy_unit (list, 1), 5);
  expect_names (list, "A B b c d B 2 b 3 c 2 d 2 E"); /* nobody tells b 2 from B 2 */
  ck_assert_int_eq (mu_list_unit (list, 6)->mixed, MU_MIXED_BEHIND);
  ck_assert (mu_list_unit (list, 7)->sub_unit);
  ck_assert_str_eq (with_whom (list, 1), "c");
  ck_assert_int_eq (mu_list_edit_copy_unit (list, 0), 1);
  ck_assert (!mu_list_unit (list, 1)->bodyguard);
  ck_assert_int_eq (mu_list_edit_copy_unit (list, 4), 5); /* c */
  expect_names (list, "A A 2 B b c c 3 d B 2 b 3 c 2 d 2 E");
  ck_assert_int_eq (mu_list_edit_copy_unit (list, 3), 7); /* b: no body has three parts */
  expect_names (list, "A A 2 B b c c 3 d b 4 B 2 b 3 c 2 d 2 E");
  ck_assert_int_eq (mu_list_unit (list, 7)->mixed, MU_NOT_MIXED);
}
END_TEST

START_TEST (a_unit_is_split_and_joined)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = family (book);
  g_autofree char *before = written (list);
  for (guint unit = 0; unit < list->units->len; unit++) {
    const int all = mu_list_unit (list, unit)->figures;
    const int made = mu_list_edit_split (list, unit, all / 2);
    ck_assert_int_gt (made, (int) unit);
    ck_assert_int_eq (mu_list_unit (list, (guint) made)->figures, all / 2);
    ck_assert_int_eq (mu_list_unit (list, unit)->figures, all - all / 2);
    ck_assert (mu_list_edit_merge (list, (guint) made, unit));
    g_autofree char *after = written (list);
    ck_assert_str_eq (before, after);
  }
  ck_assert_int_eq (mu_list_edit_split (list, 0, 4), MU_LIST_NO_UNIT);
  ck_assert_int_eq (mu_list_edit_split (list, 0, 0), MU_LIST_NO_UNIT);
  ck_assert_int_eq (mu_list_edit_split (list, 9, 1), MU_LIST_NO_UNIT);
}
END_TEST

START_TEST (only_the_same_troops_are_joined)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = family (book);
  ck_assert (!mu_list_edit_merge (list, 0, 5));
  ck_assert (!mu_list_edit_merge (list, 1, 2)); /* its sub-units would be nobody's */
  ck_assert (!mu_list_edit_merge (list, 3, 3));
  ck_assert (!mu_list_edit_merge (list, 3, 9));
  mu_list_unit (list, 4)->troop.class = MU_CLASS_A;
  ck_assert (!mu_list_edit_merge (list, 3, 4));
  mu_list_unit (list, 4)->troop = mu_list_unit (list, 3)->troop;
  set_text (&mu_list_unit (list, 4)->book, "ally");
  ck_assert (!mu_list_edit_merge (list, 3, 4));
  set_text (&mu_list_unit (list, 4)->book, "");
  set_text (&mu_list_unit (list, 3)->notes, "from Rhodes");
  set_text (&mu_list_unit (list, 4)->notes, "from Crete");
  mu_list_unit (list, 3)->figures = MU_LIST_FIGURES_MAX;
  ck_assert (!mu_list_edit_merge (list, 3, 4));
  mu_list_unit (list, 3)->figures = 10;
  ck_assert (mu_list_edit_merge (list, 3, 4));
  expect_names (list, "A B b d E");
  ck_assert_int_eq (mu_list_unit (list, 3)->figures, 20);
  ck_assert_str_eq (mu_list_unit (list, 3)->notes, "from Crete\nfrom Rhodes");
  ck_assert_str_eq (with_whom (list, 1), "d");
}
END_TEST

START_TEST (units_become_parts_and_are_their_own_again)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = family (book);
  ck_assert_int_eq (mu_list_edit_sub_unit (list, 3, FALSE), 4); /* d stays with B */
  expect_names (list, "A B b d c E");
  ck_assert_str_eq (with_whom (list, 1), "c");
  ck_assert_int_eq (mu_list_edit_sub_unit (list, 4, TRUE), 4);
  ck_assert_int_eq (mu_list_edit_sub_unit (list, 2, FALSE), 4); /* the second part of B */
  expect_names (list, "A B d c b E");
  ck_assert_int_eq (mu_list_unit (list, 4)->mixed, MU_NOT_MIXED);
  ck_assert_int_eq (mu_list_edit_sub_unit (list, 1, TRUE), MU_LIST_NO_UNIT);
  ck_assert_int_eq (mu_list_edit_sub_unit (list, 0, TRUE), MU_LIST_NO_UNIT);
  ck_assert_int_eq (mu_list_edit_sub_unit (list, 6, TRUE), MU_LIST_NO_UNIT);
  ck_assert_int_eq (mu_list_edit_sub_unit (list, 5, FALSE), 5);
}
END_TEST

START_TEST (two_kinds_make_a_body_and_part_again)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = family (book);
  ck_assert_int_eq (mu_list_edit_mix (list, 4, MU_MIXED_FLANKS), 4); /* of the sub-unit c */
  ck_assert_int_eq (mu_list_unit (list, 4)->mixed, MU_MIXED_FLANKS);
  ck_assert (!mu_list_unit (list, 4)->sub_unit);
  ck_assert_int_eq (mu_list_edit_mix (list, 5, MU_MIXED_BEHIND), MU_LIST_NO_UNIT);
  ck_assert_int_eq (mu_list_edit_mix (list, 0, MU_MIXED_BEHIND), MU_LIST_NO_UNIT);
  ck_assert_int_eq (mu_list_edit_mix (list, 1, MU_MIXED_BEHIND), MU_LIST_NO_UNIT);
  ck_assert_int_eq (mu_list_edit_mix (list, 6, MU_MIXED_BEHIND), MU_LIST_NO_UNIT);
  ck_assert_int_eq (mu_list_edit_mix (list, 5, MU_NOT_MIXED), 5);
  ck_assert_int_eq (mu_list_edit_mix (list, 2, MU_NOT_MIXED), 4);
  expect_names (list, "A B c d b E");
  ck_assert_str_eq (with_whom (list, 1), "c");
}
END_TEST

/* --- generals and items -------------------------------------------------- */

START_TEST (generals_are_named_from_the_book)
{
  g_autoptr (MuShelf) shelf = mu_shelf_open (NULL, NULL);
  const MuBook *book = mu_shelf_find (shelf, "carthaginian-later");
  g_autoptr (MuList) list = mu_list_edit_begin (book, MU_RULES_WRG5, -216, 1000, "");
  ck_assert_str_eq (list->name, "Later Carthaginian, 216 BC");
  ck_assert_int_eq (mu_list_edit_add_general (list, book, MU_LIST_NO_UNIT), 1);
  ck_assert (mu_list_general (list, 0)->commander);
  ck_assert (!mu_list_general (list, 1)->commander);
  ck_assert_str_ne (mu_list_general (list, 0)->name, mu_list_general (list, 1)->name);
  ck_assert (mu_list_edit_promote (list, 1));
  ck_assert (!mu_list_general (list, 0)->commander);
  ck_assert (mu_list_general (list, 1)->commander);
  ck_assert (!mu_list_edit_promote (list, 2));
  ck_assert (!mu_list_edit_remove_general (list, 2));
  ck_assert_int_eq (mu_list_edit_add_general (list, book, (int) list->units->len), MU_LIST_NO_UNIT);
  ck_assert (mu_list_edit_seat (list, 1, 0));
  ck_assert_int_eq (mu_list_general (list, 1)->rides_with, 0);
  ck_assert (!mu_list_edit_seat (list, 1, (int) list->units->len));
  ck_assert (!mu_list_edit_seat (list, 2, 0));
  ck_assert (mu_list_edit_seat (list, 1, MU_LIST_NO_UNIT));
  while (list->generals->len < MU_LIST_GENERALS_MAX)
    ck_assert_int_ge (mu_list_edit_add_general (list, book, 0), 0);
  ck_assert_int_eq (mu_list_edit_add_general (list, book, 0), MU_LIST_NO_UNIT);
  ck_assert (mu_list_edit_remove_general (list, 0));
  ck_assert_uint_eq (list->generals->len, MU_LIST_GENERALS_MAX - 1);
}
END_TEST

START_TEST (a_book_without_generals_has_generals)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = test_list ();
  g_ptr_array_set_size (list->generals, 0);
  mu_list_edit_add_general (list, book, 0);
  mu_list_edit_add_general (list, book, 1);
  ck_assert_str_eq (mu_list_general (list, 0)->name, "General");
  ck_assert_str_eq (mu_list_general (list, 1)->name, "General 2");
}
END_TEST

START_TEST (items_are_set_and_taken_out)
{
  g_autoptr (MuList) list = test_list ();
  ck_assert (mu_list_edit_item (list, MU_EXTRA_BOAT, TRUE, 3));
  ck_assert (mu_list_edit_item (list, MU_EXTRA_BOAT, FALSE, 4));
  ck_assert (mu_list_edit_item (list, MU_EXTRA_BOAT, TRUE, 5));
  ck_assert_uint_eq (list->items->len, 2);
  ck_assert_int_eq (mu_list_item (list, 0)->count, 5);
  ck_assert (!mu_list_edit_item (list, MU_EXTRA_BOLT_SHOOTER, TRUE, 1));
  ck_assert (!mu_list_edit_item (list, MU_EXTRA_BOAT, TRUE, -1));
  ck_assert (!mu_list_edit_item (list, MU_EXTRA_BOAT, TRUE, MU_LIST_ITEMS_MAX + 1));
  ck_assert (mu_list_edit_item (list, MU_EXTRA_BOAT, TRUE, 0));
  ck_assert (mu_list_edit_item (list, MU_EXTRA_WAGON, TRUE, 0));
  ck_assert_uint_eq (list->items->len, 1);
  ck_assert (!mu_list_item (list, 0)->regular);
}
END_TEST

START_TEST (units_are_carried_to_a_place)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = family (book);
  ck_assert_int_eq (mu_list_edit_move_to (list, 5, 0), 0);
  expect_names (list, "E A B b c d");
  ck_assert_str_eq (with_whom (list, 0), "A");
  ck_assert_int_eq (mu_list_edit_move_to (list, 0, 6), 5);
  expect_names (list, "A B b c d E");
  /* dropped among the parts of another it stands behind all of them */
  ck_assert_int_eq (mu_list_edit_move_to (list, 0, 3), 4);
  expect_names (list, "B b c d A E");
  ck_assert_int_eq (mu_list_edit_move_to (list, 4, 2), 0);
  expect_names (list, "A B b c d E");
  /* with all its parts, and a sub-unit among those of its unit alone */
  ck_assert_int_eq (mu_list_edit_move_to (list, 1, 6), 2);
  expect_names (list, "A E B b c d");
  ck_assert_str_eq (with_whom (list, 1), "c");
  ck_assert_int_eq (mu_list_edit_move_to (list, 5, 0), 4);
  expect_names (list, "A E B b d c");
}
END_TEST

START_TEST (who_cannot_be_carried_stays)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = family (book);
  g_autofree char *before = written (list);
  ck_assert_int_eq (mu_list_edit_move_to (list, 2, 0), MU_LIST_NO_UNIT);
  ck_assert_int_eq (mu_list_edit_move_to (list, 6, 0), MU_LIST_NO_UNIT);
  ck_assert_int_eq (mu_list_edit_move_to (list, 0, 7), MU_LIST_NO_UNIT);
  ck_assert_int_eq (mu_list_edit_move_to (list, 1, 1), 1);
  ck_assert_int_eq (mu_list_edit_move_to (list, 1, 3), 1);
  ck_assert_int_eq (mu_list_edit_move_to (list, 1, 5), 1);
  g_autofree char *after = written (list);
  ck_assert_str_eq (before, after);
}
END_TEST

START_TEST (the_nearest_like_it_is_found)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = mu_list_new ("Like");
  list->year = -202;
  add_unit (list, book, "F1", "foot", 10);
  add_unit (list, book, "H", "horse", 10);
  add_unit (list, book, "F2", "foot", 10);
  add_unit (list, book, "F3", "foot", 10);
  ck_assert_int_eq (mu_list_edit_like (list, 0), 2);
  ck_assert_int_eq (mu_list_edit_like (list, 2), 3);
  ck_assert_int_eq (mu_list_edit_like (list, 3), 2);
  ck_assert_int_eq (mu_list_edit_like (list, 1), MU_LIST_NO_UNIT);
  ck_assert_int_eq (mu_list_edit_like (list, 4), MU_LIST_NO_UNIT);
  mu_list_unit (list, 3)->sub_unit = TRUE; /* behind the one that it is a part of */
  ck_assert_int_eq (mu_list_edit_like (list, 2), MU_LIST_NO_UNIT);
}
END_TEST

static const MuListItemOffer *
find_item_offer (GArray *offers, MuExtra kind, gboolean regular)
{
  for (guint i = 0; i < offers->len; i++) {
    const MuListItemOffer *offer = &g_array_index (offers, MuListItemOffer, i);
    if (offer->kind == kind && !offer->regular == !regular)
      return offer;
  }
  return NULL;
}

/* wrg.points.transport, wrg.points.defences: what is offered can be had. */
START_TEST (items_are_offered_that_break_nothing)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = test_list ();
  list->points_limit = MU_LIST_POINTS_MAX;
  mu_list_edit_item (list, MU_EXTRA_FIELD_WORK, TRUE, 4);
  g_autoptr (GArray) offers = mu_list_item_offers (list, book);
  ck_assert_uint_gt (offers->len, 5);
  ck_assert_int_eq (find_item_offer (offers, MU_EXTRA_FIELD_WORK, TRUE)->taken, 4);
  ck_assert_ptr_null (find_item_offer (offers, MU_EXTRA_BOLT_SHOOTER, TRUE));
  ck_assert_ptr_null (find_item_offer (offers, MU_EXTRA_ROCKET_LAUNCHER, TRUE));
  g_autoptr (GPtrArray) before = mu_list_check (list, book);
  for (guint i = 0; i < offers->len; i++) {
    const MuListItemOffer *offer = &g_array_index (offers, MuListItemOffer, i);
    g_autoptr (MuList) with = mu_list_copy (list);
    ck_assert (mu_list_edit_item (with, offer->kind, offer->regular, offer->taken + 1));
    g_autoptr (GPtrArray) after = mu_list_check (with, book);
    ck_assert_msg (mu_issues_legal (after) == mu_issues_legal (before), "item %d: %s", offer->kind,
                   ((const MuIssue *) g_ptr_array_index (after, 0))->message);
    ck_assert_int_eq (mu_list_points (with), mu_list_points (list) + offer->each);
  }
  mu_list_edit_item (list, MU_EXTRA_FIELD_WORK, TRUE, MU_LIST_ITEMS_MAX);
  g_autoptr (GArray) fewer = mu_list_item_offers (list, book);
  ck_assert_ptr_null (find_item_offer (fewer, MU_EXTRA_FIELD_WORK, TRUE));
  list->rules = MU_RULES_AWFP;
  g_autoptr (GArray) none = mu_list_item_offers (list, book);
  ck_assert_uint_eq (none->len, 0);
}
END_TEST

static int
disguises_offered (const MuList *list, const MuBook *book)
{
  g_autoptr (GArray) offers = mu_list_item_offers (list, book);
  return (find_item_offer (offers, MU_EXTRA_ELEPHANT_DISGUISE, TRUE) != NULL)
         + (find_item_offer (offers, MU_EXTRA_ELEPHANT_DISGUISE, FALSE) != NULL);
}

/* wrg.points.siege: pack camels wear disguises, in the camp or in a unit. */
START_TEST (disguises_are_offered_for_pack_camels)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = test_list ();
  book->to = 700;
  list->year = 650;
  ck_assert_int_eq (disguises_offered (list, book), 0);
  ck_assert (mu_list_edit_item (list, MU_EXTRA_PACK_CAMEL, TRUE, 1));
  ck_assert_int_gt (disguises_offered (list, book), 0);
  ck_assert_int_ne (mu_list_edit_train (list, MU_EXTRA_PACK_CAMEL, TRUE), MU_LIST_NO_UNIT);
  ck_assert_uint_eq (list->items->len, 0);
  ck_assert_int_gt (disguises_offered (list, book), 0);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("edit");
  tcase_add_test (tests, a_unit_is_added_in_the_books_usual_way);
  tcase_add_test (tests, a_new_unit_fits_what_is_left);
  tcase_add_test (tests, what_is_not_in_the_book_is_not_added);
  tcase_add_test (tests, orders_and_ranks_are_such_as_the_troops_can_have);
  tcase_add_test (tests, ways_are_chosen_and_told);
  tcase_add_test (tests, names_are_kept_to_what_can_be_saved);
  tcase_add_test (tests, a_unit_goes_with_all_its_parts);
  tcase_add_test (tests, units_move_among_their_like);
  tcase_add_test (tests, there_is_no_moving_beyond_the_others);
  tcase_add_test (tests, a_copy_has_parts_like_the_first);
  tcase_add_test (tests, a_unit_is_split_and_joined);
  tcase_add_test (tests, only_the_same_troops_are_joined);
  tcase_add_test (tests, units_become_parts_and_are_their_own_again);
  tcase_add_test (tests, two_kinds_make_a_body_and_part_again);
  tcase_add_test (tests, generals_are_named_from_the_book);
  tcase_add_test (tests, a_book_without_generals_has_generals);
  tcase_add_test (tests, items_are_set_and_taken_out);
  tcase_add_test (tests, units_are_carried_to_a_place);
  tcase_add_test (tests, who_cannot_be_carried_stays);
  tcase_add_test (tests, the_nearest_like_it_is_found);
  tcase_add_test (tests, items_are_offered_that_break_nothing);
  tcase_add_test (tests, disguises_are_offered_for_pack_camels);
  return run_case ("edit", tests);
}
