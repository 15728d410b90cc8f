/* A list as a side of a battle. */
#include "lists/wrg/figure_side.h"
#include "lists/xml/data.h"
#include "tests/lists/common.h"

START_TEST (a_side_has_the_points_of_its_list)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuList) list = test_list ();
  MuWrgSetupUnit units[MU_BATTLE_UNITS_MAX];
  MuWrgSetupSide side;
  add_general (list, "Second", FALSE, FOOT);
  ck_assert (mu_list_battle_side (list, units, &side, &error));
  int points = side.general_points + side.other_points;
  for (int i = 0; i < side.unit_count; i++)
    points += side.units[i].points;
  ck_assert_int_eq (points, mu_list_points (list)); /* wrg.points.army */
  ck_assert_int_eq (side.general_points, 100);
  ck_assert_int_eq (side.other_points, 50);
  ck_assert_int_eq (side.general_with, GUARD);
  ck_assert (side.general_regular);
}
END_TEST

START_TEST (a_unit_keeps_what_the_list_says)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuList) list = test_list ();
  MuWrgSetupUnit units[MU_BATTLE_UNITS_MAX];
  MuWrgSetupSide side;
  mu_list_unit (list, FOOT)->line = 1;
  ck_assert (mu_list_battle_side (list, units, &side, &error));
  ck_assert_int_eq (side.unit_count, 5);
  ck_assert_int_eq (units[FOOT].figures, 40);
  ck_assert_int_eq (units[FOOT].ranks, 4);
  ck_assert_int_eq (units[FOOT].line, 1);
  ck_assert_int_eq (units[FOOT].order, MU_ORDER_ATTACK);
  ck_assert_int_eq (units[FOOT].command_points, 10);
  ck_assert_int_eq (units[GUARD].command_points, 0);
  ck_assert_int_eq (units[LIGHT].order, MU_ORDER_SKIRMISH);
  ck_assert_int_eq (units[ELEPHANTS].crew.count, 1);
  ck_assert_int_eq (units[ELEPHANTS].crew.weapon[0], MU_WEAPON_LIGHT_SPEAR);
  ck_assert (!units[FOOT].placed);
}
END_TEST

/* wrg.points.command: once for a unit of two kinds of troops */
START_TEST (two_kinds_of_a_body_are_commanded_once)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuList) list = test_list ();
  MuWrgSetupUnit units[MU_BATTLE_UNITS_MAX];
  MuWrgSetupSide side;
  mu_list_unit (list, LIGHT)->mixed = MU_MIXED_BEHIND;
  ck_assert (mu_list_unit_is_guest (list, LIGHT));
  ck_assert_ptr_eq (mu_list_unit_guest (list, FOOT), mu_list_unit (list, LIGHT));
  ck_assert_ptr_null (mu_list_unit_guest (list, LIGHT));
  ck_assert (mu_list_battle_side (list, units, &side, &error));
  ck_assert_int_eq (units[LIGHT].mixed, MU_MIXED_BEHIND);
  ck_assert_int_eq (units[LIGHT].command_points, 0);
  ck_assert_int_eq (units[FOOT].command_points, 10);
}
END_TEST

START_TEST (a_general_off_the_table_cannot_be_lost)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuList) list = test_list ();
  MuWrgSetupUnit units[MU_BATTLE_UNITS_MAX];
  MuWrgSetupSide side;
  mu_list_general (list, 0)->rides_with = MU_LIST_NO_UNIT;
  ck_assert (mu_list_battle_side (list, units, &side, &error));
  ck_assert_int_eq (side.general_with, -1);
  ck_assert_int_eq (side.general_points, 0);
  ck_assert_int_eq (side.other_points, 100);
}
END_TEST

START_TEST (no_battle_takes_an_empty_or_endless_list)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = mu_list_new ("Nobody");
  MuWrgSetupUnit units[MU_BATTLE_UNITS_MAX];
  MuWrgSetupSide side;
  g_autoptr (GError) none = NULL, many = NULL;
  ck_assert (!mu_list_battle_side (list, units, &side, &none));
  ck_assert (g_error_matches (none, MU_FILE_ERROR, MU_FILE_ERROR_INVALID));
  for (int i = 0; i <= MU_BATTLE_UNITS_MAX; i++)
    add_unit (list, book, "Foot", "foot", 10);
  ck_assert (!mu_list_battle_side (list, units, &side, &many));
  ck_assert (g_error_matches (many, MU_FILE_ERROR, MU_FILE_ERROR_INVALID));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("side");
  tcase_add_test (tests, two_kinds_of_a_body_are_commanded_once);
  tcase_add_test (tests, a_side_has_the_points_of_its_list);
  tcase_add_test (tests, a_unit_keeps_what_the_list_says);
  tcase_add_test (tests, a_general_off_the_table_cannot_be_lost);
  tcase_add_test (tests, no_battle_takes_an_empty_or_endless_list);
  return run_case ("side", tests);
}
