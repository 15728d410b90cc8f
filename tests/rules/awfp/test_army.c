/* Fast Play: leadership and points, with tables of the tests' own. */
#include "rules/awfp/leadership.h"
#include "rules/awfp/points.h"
#include "tests/rules/awfp/common.h"

static const MuAwfpLeadership table = { { 12, 9, 6, 2 }, { 6, 5, 4, 3 } };

/* --- leadership --------------------------------------------------------- */

/* awfp.general.leadership.roll, awfp.general.leadership.ratings,
 * awfp.general.leadership.charismatic-band */
static const MuAwfpAbility by_total[] = {
  [2] = MU_AWFP_STALWART,     [3] = MU_AWFP_STALWART,     [4] = MU_AWFP_STALWART,
  [5] = MU_AWFP_STALWART,     [6] = MU_AWFP_BRAVE,        [7] = MU_AWFP_BRAVE,
  [8] = MU_AWFP_BRAVE,        [9] = MU_AWFP_EXCEPTIONAL,  [10] = MU_AWFP_EXCEPTIONAL,
  [11] = MU_AWFP_EXCEPTIONAL, [12] = MU_AWFP_CHARISMATIC,
};

START_TEST (the_total_gives_the_ability)
{
  MuAwfpAbility ability;
  for (int total = 2; total <= 12; total++) {
    ck_assert_int_eq (mu_awfp_leadership (&table, total, &ability), MU_RULE_NONE);
    ck_assert_int_eq (ability, by_total[total]);
  }
}
END_TEST

START_TEST (two_dice_have_no_such_total)
{
  static const int totals[] = { -1, 0, 1, 13, 99 };
  MuAwfpAbility ability = MU_AWFP_BRAVE;
  for (int i = 0; i < COUNT (totals); i++) {
    ck_assert_str_eq (mu_rule_id (mu_awfp_leadership (&table, totals[i], &ability)),
                      "awfp.general.leadership.roll");
    ck_assert_int_eq (ability, MU_AWFP_BRAVE);
  }
}
END_TEST

/* awfp.general.leadership.charismatic-orders, awfp.general.leadership.exceptional-orders,
 * awfp.general.leadership.brave-orders, awfp.general.leadership.stalwart-orders,
 * awfp.general.army-orders, awfp.general.orders-lost, awfp.general.indisposed.effect */
START_TEST (orders_are_the_generals_and_the_armys)
{
  MuTrace trace;
  for (int ability = 0; ability < MU_AWFP_ABILITIES; ability++) {
    const MuAwfpAbility his = (MuAwfpAbility) ability;
    ck_assert_int_eq (mu_awfp_orders (&table, his, MU_AWFP_COMMANDS, &trace), 8 - ability);
    assert_line (&trace, 0, "awfp.general.leadership.ratings", 6 - ability);
    assert_line (&trace, 1, "awfp.general.army-orders", 2);
    ck_assert_int_eq (mu_awfp_orders (&table, his, MU_AWFP_INDISPOSED, &trace), 2);
    assert_line (&trace, 0, "awfp.general.indisposed.effect", 0);
    ck_assert_int_eq (mu_awfp_orders (&table, his, MU_AWFP_LOST, &trace), 2);
    assert_line (&trace, 0, "awfp.general.orders-lost", 0);
  }
}
END_TEST

static const struct {
  MuAwfpLeadership table;
  const char *rule;
} tables[] = {
  { { { 12, 9, 6, 2 }, { 6, 5, 4, 3 } }, "" },
  { { { 12, 11, 3, 2 }, { 6, 5, 4, 3 } }, "" },
  { { { 12, 6, 9, 2 }, { 6, 5, 4, 3 } }, "awfp.general.leadership.roll" },
  { { { 12, 9, 9, 2 }, { 6, 5, 4, 3 } }, "awfp.general.leadership.roll" },
  { { { 12, 9, 6, 3 }, { 6, 5, 4, 3 } }, "awfp.general.leadership.roll" },
  { { { 11, 9, 6, 2 }, { 6, 5, 4, 3 } }, "awfp.general.leadership.ratings" },
  { { { 12, 9, 6, 2 }, { 6, 4, 4, 3 } }, "awfp.general.leadership.ratings" },
  { { { 12, 9, 6, 2 }, { 7, 5, 4, 3 } }, "awfp.general.leadership.ratings" },
  { { { 12, 9, 6, 2 }, { 6, 5, 4, 2 } }, "awfp.general.leadership.ratings" },
};

START_TEST (a_table_must_agree_with_the_book)
{
  ck_assert_str_eq (mu_rule_id (mu_awfp_leadership_table_refused (&tables[_i].table)),
                    tables[_i].rule);
}
END_TEST

/* awfp.general.reroll */
START_TEST (the_second_roll_stands)
{
  ck_assert_int_eq (mu_awfp_leadership_total (9, 0), 9);
  ck_assert_int_eq (mu_awfp_leadership_total (9, 4), 4);
  ck_assert_int_eq (mu_awfp_leadership_total (4, 11), 11);
  ck_assert_int_eq (mu_awfp_leadership_roll_refused (0), MU_RULE_NONE);
  ck_assert_int_eq (mu_awfp_leadership_roll_refused (1), MU_RULE_NONE);
  ck_assert_str_eq (mu_rule_id (mu_awfp_leadership_roll_refused (2)), "awfp.general.reroll");
}
END_TEST

/* awfp.general.leadership.timing */
START_TEST (leadership_has_its_time)
{
  for (int bits = 0; bits < 8; bits++) {
    const MuRule rule = mu_awfp_leadership_refused (bits & 1, bits & 2, bits & 4);
    ck_assert_str_eq (mu_rule_id (rule), bits == 1 ? "" : "awfp.general.leadership.timing");
  }
}
END_TEST

/* --- points ------------------------------------------------------------- */

static MuAwfpPrices
some_prices (void)
{
  MuAwfpPrices prices
      = { .trained = 100, .shield = 1000, .scythes = 7, .armoured = 9, .general = 25, .army = 200 };
  for (int i = 0; i < MU_AWFP_ARMOURS; i++)
    prices.body[i] = (int16_t) (10 + i);
  for (int i = 0; i < MU_AWFP_MORALES; i++)
    prices.morale[i] = (int16_t) (4 - i);
  for (int i = 0; i < MU_AWFP_WEAPONS; i++)
    prices.weapon[i] = (int16_t) (30 * i);
  return prices;
}

/* awfp.army.general-cost */
START_TEST (a_stand_costs_the_sum_of_its_parts)
{
  const MuAwfpPrices prices = some_prices ();
  const MuAwfpTroop troop = stand ("Trained Veteran HI close pilum javelin Sh");
  MuTrace trace;
  int points = 0;
  ck_assert_int_eq (mu_awfp_points_stand (&prices, &troop, &trace, &points), MU_RULE_NONE);
  ck_assert_int_eq (points,
                    10 + MU_AWFP_HI + 2 + 100 + 1000 + 30 * (MU_AWFP_PILUM + MU_AWFP_JAVELIN));
  assert_line (&trace, 0, "awfp.armor.hi", 10 + MU_AWFP_HI);
  assert_line (&trace, 1, "awfp.morale.classes", 2);
  assert_line (&trace, 2, "awfp.training.grades", 100);
  assert_line (&trace, 3, "awfp.shields.default", 1000);
  assert_line (&trace, 4, "awfp.weapons.infantry", 30 * MU_AWFP_JAVELIN);
  ck_assert_int_eq (mu_awfp_points_general (&prices, &troop, &trace, &points), MU_RULE_NONE);
  assert_line (&trace, 6, "awfp.army.general-cost", 25);
  ck_assert_int_eq (mu_trace_total (&trace), points);
}
END_TEST

START_TEST (scythes_and_elephants_armour_are_paid_for)
{
  const MuAwfpPrices prices = some_prices ();
  const MuAwfpTroop scythed = stand ("Irregular Warrior HCh scythed");
  const MuAwfpTroop armoured = stand ("Irregular Warrior EL armoured");
  int points = 0;
  mu_awfp_points_stand (&prices, &scythed, NULL, &points);
  ck_assert_int_eq (points, 10 + MU_AWFP_HCH + 7);
  mu_awfp_points_stand (&prices, &armoured, NULL, &points);
  ck_assert_int_eq (points, 10 + MU_AWFP_EL + 9);
}
END_TEST

START_TEST (traces_sum_up_and_the_forbidden_have_no_price)
{
  const MuAwfpPrices prices = some_prices ();
  uint64_t state = 3;
  for (int i = 0; i < 20000; i++) {
    const MuAwfpTroop troop = random_stand (&state);
    MuTrace trace;
    int points = -77;
    const MuRule rule = mu_awfp_points_stand (&prices, &troop, &trace, &points);
    ck_assert_int_eq (rule, mu_awfp_troop_forbidden (&troop));
    ck_assert_int_eq (points, rule == MU_RULE_NONE ? mu_trace_total (&trace) : -77);
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("awfp-army");
  tcase_add_test (tests, the_total_gives_the_ability);
  tcase_add_test (tests, two_dice_have_no_such_total);
  tcase_add_test (tests, orders_are_the_generals_and_the_armys);
  tcase_add_loop_test (tests, a_table_must_agree_with_the_book, 0, COUNT (tables));
  tcase_add_test (tests, the_second_roll_stands);
  tcase_add_test (tests, leadership_has_its_time);
  tcase_add_test (tests, a_stand_costs_the_sum_of_its_parts);
  tcase_add_test (tests, scythes_and_elephants_armour_are_paid_for);
  tcase_add_test (tests, traces_sum_up_and_the_forbidden_have_no_price);
  return run_case ("awfp-army", tests);
}
