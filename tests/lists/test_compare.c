/* Lists side by side. */
#include "lists/list/compare.h"

#include <string.h>

#include "tests/lists/common.h"

static const MuComparedUnit *
unit_at (const MuComparison *comparison, guint index)
{
  ck_assert_uint_lt (index, comparison->units->len);
  return g_ptr_array_index (comparison->units, index);
}

static const MuDifference *
find (const GPtrArray *differences, MuDiffers what)
{
  for (guint i = 0; i < differences->len; i++) {
    const MuDifference *difference = g_ptr_array_index (differences, i);
    if (difference->what == what)
      return difference;
  }
  return NULL;
}

START_TEST (a_list_is_the_same_as_itself)
{
  guint64 state = (guint64) _i;
  g_autoptr (MuList) list = random_list (&state);
  g_autoptr (MuList) copy = mu_list_copy (list);
  set_text (&copy->name, "another name");
  copy->edition++;
  g_autoptr (MuComparison) comparison = mu_list_compare (list, copy, NULL);
  ck_assert (mu_comparison_is_same (comparison));
  ck_assert_uint_eq (comparison->units->len, list->units->len);
  ck_assert_uint_eq (mu_comparison_count (comparison, MU_COMPARED_SAME), list->units->len);
}
END_TEST

/* Each unit of each list stands in exactly one row; a row's kind is what it says. */
START_TEST (no_unit_is_lost_or_told_twice)
{
  guint64 state = 500 + (guint64) _i;
  g_autoptr (MuList) a = random_list (&state);
  g_autoptr (MuList) b = random_list (&state);
  g_autoptr (MuComparison) comparison = mu_list_compare (a, b, NULL);
  guint64 seen_a = 0, seen_b = 0;
  for (guint i = 0; i < comparison->units->len; i++) {
    const MuComparedUnit *unit = unit_at (comparison, i);
    if (unit->a != MU_LIST_NO_UNIT) {
      ck_assert (!(seen_a >> unit->a & 1));
      seen_a |= G_GUINT64_CONSTANT (1) << unit->a;
    }
    if (unit->b != MU_LIST_NO_UNIT) {
      ck_assert (!(seen_b >> unit->b & 1));
      seen_b |= G_GUINT64_CONSTANT (1) << unit->b;
    }
    ck_assert_int_eq (unit->kind == MU_COMPARED_ONLY_A, unit->b == MU_LIST_NO_UNIT);
    ck_assert_int_eq (unit->kind == MU_COMPARED_ONLY_B, unit->a == MU_LIST_NO_UNIT);
    ck_assert_int_eq (unit->kind == MU_COMPARED_CHANGED, unit->differences->len > 0);
  }
  ck_assert_uint_eq (seen_a, (G_GUINT64_CONSTANT (1) << a->units->len) - 1);
  ck_assert_uint_eq (seen_b, (G_GUINT64_CONSTANT (1) << b->units->len) - 1);
}
END_TEST

/* Seen from the other side, what was alone in a is alone in b. */
START_TEST (the_other_way_round_is_the_mirror)
{
  guint64 state = 900 + (guint64) _i;
  g_autoptr (MuList) a = random_list (&state);
  g_autoptr (MuList) b = random_list (&state);
  g_autoptr (MuComparison) there = mu_list_compare (a, b, NULL);
  g_autoptr (MuComparison) back = mu_list_compare (b, a, NULL);
  ck_assert_uint_eq (there->differences->len, back->differences->len);
  ck_assert_uint_eq (mu_comparison_count (there, MU_COMPARED_ONLY_A),
                     mu_comparison_count (back, MU_COMPARED_ONLY_B));
  ck_assert_uint_eq (mu_comparison_count (there, MU_COMPARED_ONLY_B),
                     mu_comparison_count (back, MU_COMPARED_ONLY_A));
}
END_TEST

START_TEST (what_changed_is_told)
{
  g_autoptr (MuList) a = test_list ();
  g_autoptr (MuList) b = mu_list_copy (a);
  mu_list_unit (b, FOOT)->figures = 30;
  mu_list_unit (b, FOOT)->order = MU_ORDER_HOLD;
  mu_list_unit (b, LIGHT)->forced_march = TRUE;
  set_text (&mu_list_unit (b, HORSE)->name, "Riders");
  g_autoptr (MuComparison) comparison = mu_list_compare (a, b, NULL);
  const MuComparedUnit *foot = unit_at (comparison, FOOT);
  const MuDifference *figures = find (foot->differences, MU_DIFFERS_FIGURES);
  const MuDifference *order = find (foot->differences, MU_DIFFERS_ORDER);
  const MuDifference *status = find (unit_at (comparison, LIGHT)->differences, MU_DIFFERS_STATUS);
  const MuDifference *name = find (unit_at (comparison, HORSE)->differences, MU_DIFFERS_NAME);
  ck_assert (!mu_comparison_is_same (comparison));
  ck_assert_int_eq (foot->kind, MU_COMPARED_CHANGED);
  ck_assert_uint_eq (foot->differences->len, 2);
  ck_assert_str_eq (figures->a, "40");
  ck_assert_str_eq (figures->b, "30");
  ck_assert_str_eq (order->b, "hold");
  ck_assert_str_eq (status->a, "");
  ck_assert_str_eq (status->b, "forced march");
  ck_assert_str_eq (name->a, "Horse");
  ck_assert_str_eq (name->b, "Riders");
  ck_assert_ptr_nonnull (find (comparison->differences, MU_DIFFERS_POINTS));
  ck_assert_ptr_null (find (comparison->differences, MU_DIFFERS_NAME));
  ck_assert_uint_eq (mu_comparison_count (comparison, MU_COMPARED_SAME), 2);
}
END_TEST

START_TEST (a_new_unit_stands_where_its_list_has_it)
{
  g_autoptr (MuList) a = test_list ();
  g_autoptr (MuList) b = mu_list_copy (a);
  g_autoptr (MuBook) book = test_book ();
  MuListUnit *unit = add_unit (b, book, "More horse", "tribes", 10);
  g_ptr_array_steal_index (b->units, b->units->len - 1);
  g_ptr_array_insert (b->units, 2, unit);
  g_ptr_array_remove_index (a->units, 0);
  g_autoptr (MuComparison) comparison = mu_list_compare (a, b, NULL);
  ck_assert_int_eq (unit_at (comparison, 0)->kind, MU_COMPARED_ONLY_B);
  ck_assert_int_eq (unit_at (comparison, 0)->b, 0);
  ck_assert_int_eq (unit_at (comparison, 1)->kind, MU_COMPARED_SAME);
  ck_assert_int_eq (unit_at (comparison, 2)->kind, MU_COMPARED_ONLY_B);
  ck_assert_int_eq (unit_at (comparison, 2)->b, 2);
  ck_assert_uint_eq (comparison->units->len, b->units->len);
}
END_TEST

/* Of two units of one option the one of the same name is meant, wherever it stands. */
START_TEST (names_go_before_places)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) a = mu_list_new ("a");
  g_autoptr (MuList) b = mu_list_new ("b");
  add_unit (a, book, "First", "foot", 20);
  add_unit (a, book, "Second", "foot", 30);
  add_unit (b, book, "Second", "foot", 30);
  add_unit (b, book, "First", "foot", 20);
  g_autoptr (MuComparison) comparison = mu_list_compare (a, b, NULL);
  ck_assert (mu_comparison_is_same (comparison));
  ck_assert_int_eq (unit_at (comparison, 0)->b, 1);
}
END_TEST

START_TEST (heads_are_compared)
{
  static const MuDiffers told[] = { MU_DIFFERS_PLAYER, MU_DIFFERS_BOOK,     MU_DIFFERS_YEAR,
                                    MU_DIFFERS_LIMIT,  MU_DIFFERS_TAGS,     MU_DIFFERS_PRIEST,
                                    MU_DIFFERS_ITEMS,  MU_DIFFERS_GENERALS, MU_DIFFERS_NOTES };
  g_autoptr (MuList) a = test_list ();
  g_autoptr (MuList) b = mu_list_copy (a);
  set_text (&b->player, "Giulia");
  b->book_version++;
  b->year--;
  b->points_limit++;
  set_text (&b->tags, "x");
  b->priest = !a->priest;
  g_ptr_array_add (b->items, mu_list_item_new (MU_EXTRA_BOAT, TRUE, 2));
  mu_list_general (b, 0)->commander = FALSE;
  set_text (&b->notes, "x");
  g_autoptr (MuComparison) comparison = mu_list_compare (a, b, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    ck_assert_msg (find (comparison->differences, told[i]) != NULL, "%s", mu_differs_key (told[i]));
  ck_assert_str_eq (find (comparison->differences, MU_DIFFERS_ITEMS)->b, "2 boat, regular");
}
END_TEST

static void
expect_words (const GPtrArray *differences, MuDiffers what, const char *a, const char *b)
{
  const MuDifference *difference = find (differences, what);
  ck_assert_msg (difference != NULL, "%s", mu_differs_key (what));
  ck_assert_str_eq (difference->words_a, a);
  ck_assert_str_eq (difference->words_b, b);
}

/* People read names and whole words where scripts read ids and keys. */
START_TEST (people_are_told_in_words)
{
  g_autoptr (MuShelf) shelf = mu_shelf_open (NULL, NULL);
  g_autoptr (MuList) a = sample ("zama-roman.xml");
  g_autoptr (MuList) b = mu_list_copy (a);
  MuListUnit *unit = mu_list_unit (b, 0);
  set_text (&b->book_id, "carthaginian-later");
  b->year = -204;
  b->priest = TRUE;
  set_text (&mu_list_unit (a, 1)->name, "Guards");
  set_text (&mu_list_unit (b, 1)->name, "Guards");
  mu_list_general (a, 0)->rides_with = MU_LIST_NO_UNIT;
  mu_list_general (b, 0)->rides_with = 1;
  g_ptr_array_add (b->items, mu_list_item_new (MU_EXTRA_BOAT, TRUE, 1));
  g_ptr_array_add (b->items, mu_list_item_new (MU_EXTRA_WAGON, FALSE, 12));
  mu_list_set_ally_edition (b, "numidian", 7);
  set_text (&unit->book, "numidian");
  set_text (&unit->option, "javelinmen");
  set_text (&mu_list_unit (b, 2)->option, "gone");
  g_autoptr (MuComparison) comparison = mu_list_compare (a, b, shelf);
  const GPtrArray *heads = comparison->differences;
  expect_words (heads, MU_DIFFERS_BOOK, "Mid Republican Roman, edition 1",
                "Later Carthaginian, edition 1");
  expect_words (heads, MU_DIFFERS_YEAR, "202 BC", "204 BC");
  expect_words (heads, MU_DIFFERS_PRIEST, "no", "yes");
  expect_words (heads, MU_DIFFERS_ITEMS, "", "1 boat, regular; 12 wagons, irregular");
  expect_words (heads, MU_DIFFERS_ALLIES, "", "Numidian and Moorish, edition 7");
  ck_assert_str_eq (find (heads, MU_DIFFERS_ALLIES)->b, "numidian, edition 7");
  ck_assert_str_eq (find (heads, MU_DIFFERS_BOOK)->a, "roman-mid-republican, edition 1");
  const MuDifference *generals = find (heads, MU_DIFFERS_GENERALS);
  ck_assert_ptr_nonnull (strstr (generals->words_a, ", commander-in-chief, regular"));
  ck_assert_ptr_nonnull (strstr (generals->words_b, ", commander-in-chief, regular, with Guards"));
  const MuDifference *option = find (unit_at (comparison, 0)->differences, MU_DIFFERS_OPTION);
  ck_assert_str_eq (option->b, "javelinmen (numidian)");
  ck_assert_str_eq (option->words_b, "Numidian javelinmen (Numidian and Moorish)");
  option = find (unit_at (comparison, 2)->differences, MU_DIFFERS_OPTION);
  ck_assert_str_eq (option->words_b, "gone");
}
END_TEST

/* Figures are no stands, and points of one rule system none of another. */
START_TEST (two_rule_systems_are_compared_by_who_is_there)
{
  static const MuDiffers untold[]
      = { MU_DIFFERS_LIMIT, MU_DIFFERS_POINTS, MU_DIFFERS_SCOUTING, MU_DIFFERS_PRIEST,
          MU_DIFFERS_ITEMS, MU_DIFFERS_TROOP,  MU_DIFFERS_FIGURES,  MU_DIFFERS_RANKS,
          MU_DIFFERS_LINE,  MU_DIFFERS_ORDER,  MU_DIFFERS_STATUS,   MU_DIFFERS_GENERALS };
  g_autoptr (MuList) a = test_list ();
  g_autoptr (MuList) b = mu_list_copy (a);
  b->rules = MU_RULES_AWFP;
  b->points_limit = 1;
  b->priest = TRUE;
  b->year = -204;
  g_ptr_array_set_size (b->generals, 0);
  MuListUnit *unit = mu_list_unit (b, FOOT);
  set_text (&unit->stand, "Trained Veteran HI pilum shield");
  set_text (&unit->name, "Foot in stands");
  unit->figures = 4;
  unit->ranks = 1;
  unit->order = MU_ORDER_HOLD;
  g_autoptr (MuComparison) comparison = mu_list_compare (a, b, NULL);
  ck_assert (comparison->two_systems && !mu_comparison_is_same (comparison));
  expect_words (comparison->differences, MU_DIFFERS_RULES, "WRG 5th edition",
                "Ancient Warfare Fast Play");
  expect_words (comparison->differences, MU_DIFFERS_YEAR, "202 BC", "204 BC");
  expect_words (unit_at (comparison, FOOT)->differences, MU_DIFFERS_NAME, "Foot", "Foot in stands");
  for (guint i = 0; i < G_N_ELEMENTS (untold); i++) {
    ck_assert_ptr_null (find (comparison->differences, untold[i]));
    ck_assert_ptr_null (find (unit_at (comparison, FOOT)->differences, untold[i]));
  }
  g_autofree char *stands = mu_compared_number_words (b, FOOT);
  g_autofree char *figures = mu_compared_number_words (a, HORSE);
  ck_assert_str_eq (stands, "4 stands");
  ck_assert_ptr_nonnull (strstr (figures, " figures"));
}
END_TEST

/* Of two lists of stands the stands are told, not the figures that they once were. */
START_TEST (stands_are_told_as_stands)
{
  g_autoptr (MuList) a = test_list ();
  a->rules = MU_RULES_AWFP;
  set_text (&mu_list_unit (a, FOOT)->stand, "Trained Veteran HI pilum shield");
  g_autoptr (MuList) b = mu_list_copy (a);
  set_text (&mu_list_unit (b, FOOT)->stand, "Trained Warrior HI pilum shield");
  g_autoptr (MuComparison) comparison = mu_list_compare (a, b, NULL);
  const MuDifference *troop = find (unit_at (comparison, FOOT)->differences, MU_DIFFERS_TROOP);
  ck_assert_ptr_nonnull (troop);
  ck_assert_str_eq (troop->a, "Trained Veteran HI pilum shield");
}
END_TEST

START_TEST (a_unit_is_told_in_words)
{
  g_autoptr (MuList) a = test_list ();
  g_autoptr (MuList) b = mu_list_copy (a);
  MuListUnit *unit = mu_list_unit (b, FOOT);
  unit->mixed = MU_MIXED_BEHIND;
  unit->forced_march = TRUE;
  unit->crew = (MuCrew){ .count = 1, .weapon = { MU_WEAPON_PIKE }, .horses = 2 };
  g_autoptr (MuComparison) comparison = mu_list_compare (a, b, NULL);
  const GPtrArray *differences = unit_at (comparison, FOOT)->differences;
  expect_words (differences, MU_DIFFERS_STATUS, "",
                "behind, in one body with the unit before it, forced march");
  expect_words (differences, MU_DIFFERS_TROOP, "Reg C HI HTW Sh",
                "Reg C HI HTW Sh, crew P, 2 horses");
}
END_TEST

START_TEST (each_difference_has_its_words)
{
  for (int i = 0; i < _i; i++)
    ck_assert_str_ne (mu_differs_key ((MuDiffers) i), mu_differs_key ((MuDiffers) _i));
  ck_assert_str_ne (mu_differs_words ((MuDiffers) _i), "");
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("compare");
  tcase_add_loop_test (tests, a_list_is_the_same_as_itself, 0, 40);
  tcase_add_loop_test (tests, no_unit_is_lost_or_told_twice, 0, 60);
  tcase_add_loop_test (tests, the_other_way_round_is_the_mirror, 0, 60);
  tcase_add_test (tests, what_changed_is_told);
  tcase_add_test (tests, a_new_unit_stands_where_its_list_has_it);
  tcase_add_test (tests, names_go_before_places);
  tcase_add_test (tests, heads_are_compared);
  tcase_add_test (tests, people_are_told_in_words);
  tcase_add_test (tests, a_unit_is_told_in_words);
  tcase_add_test (tests, two_rule_systems_are_compared_by_who_is_there);
  tcase_add_test (tests, stands_are_told_as_stands);
  tcase_add_loop_test (tests, each_difference_has_its_words, 0, MU_DIFFER_KINDS);
  return run_case ("compare", tests);
}
