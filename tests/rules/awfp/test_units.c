/* Fast Play units and what the army list allows. */
#include "rules/awfp/units.h"
#include "tests/rules/awfp/common.h"

/* awfp.units.cavalry-size, awfp.units.camel-size, awfp.units.chariot-size,
 * awfp.units.elephant-size, awfp.units.infantry-size, awfp.units.artillery-size */
static const struct {
  const char *notation;
  int least, most;
  const char *rule;
} sizes[] = {
  { "Trained Warrior HC lance", 2, 4, "awfp.units.cavalry-size" },
  { "Irregular Warrior SC javelin", 2, 4, "awfp.units.cavalry-size" },
  { "Irregular Warrior LCm bow", 2, 4, "awfp.units.camel-size" },
  { "Irregular Warrior LCh javelin", 1, 2, "awfp.units.chariot-size" },
  { "Irregular Warrior HCh scythed", 1, 2, "awfp.units.chariot-size" },
  { "Irregular Warrior EL javelin", 1, 2, "awfp.units.elephant-size" },
  { "Trained Warrior HI close pilum", 2, 6, "awfp.units.infantry-size" },
  { "Irregular Warrior SI sling", 2, 6, "awfp.units.infantry-size" },
  { "Trained Warrior Arty", 1, 2, "awfp.units.artillery-size" },
};

/* awfp.units.size */
START_TEST (units_have_their_size)
{
  const MuAwfpTroop troop = stand (sizes[_i].notation);
  for (int stands = -1; stands < 10; stands++) {
    const bool possible = stands >= 1 && stands <= 6;
    const bool fine = stands >= sizes[_i].least && stands <= sizes[_i].most;
    ck_assert_str_eq (mu_rule_id (mu_awfp_unit_refused (&troop, stands, false, NULL)),
                      fine       ? ""
                      : possible ? sizes[_i].rule
                                 : "awfp.units.size");
  }
}
END_TEST

/* awfp.units.general-size */
START_TEST (a_general_is_one_stand)
{
  const MuAwfpTroop troop = stand (sizes[_i].notation);
  ck_assert_int_eq (mu_awfp_unit_refused (&troop, 1, true, NULL), MU_RULE_NONE);
  ck_assert_str_eq (mu_rule_id (mu_awfp_unit_refused (&troop, 2, true, NULL)),
                    "awfp.units.general-size");
}
END_TEST

/* awfp.units.size: a scenario may say otherwise. */
START_TEST (a_scenario_has_its_own_sizes)
{
  const MuAwfpTroop troop = stand ("Irregular Warrior EL");
  const MuAwfpLimits scenario = { 3, 8, MU_RULE_AWFP_UNITS_SIZE };
  for (int stands = 0; stands < 10; stands++)
    ck_assert_int_eq (mu_awfp_unit_refused (&troop, stands, false, &scenario) == MU_RULE_NONE,
                      stands >= 3 && stands <= 8);
}
END_TEST

/* awfp.army.divide-by-three, awfp.army.below-two */
static const struct {
  int least, most;
  bool models;
  int third, thirds;
  bool left_out;
} lists[] = {
  { 8, 8, false, 2, 2, false },        { 0, 18, false, 0, 6, false },
  { 6, 7, false, 2, 2, false },        { 5, 9, false, 0, 3, true },
  { 3, 9, false, 0, 3, true },         { 2, 5, false, 0, 0, true },
  { 0, 5, false, 0, 0, true },         { 0, 0, false, 0, 0, false },
  { 9, 36, false, 3, 12, false },      { 3, 5, true, 1, 1, false },
  { 2, 5, true, 0, 1, true },          { 0, 2, true, 0, 0, true },
  { 100, 999, false, 33, 333, false },
};

START_TEST (list_numbers_are_made_a_third)
{
  const MuAwfpStands stands
      = mu_awfp_list_stands (lists[_i].least, lists[_i].most, lists[_i].models);
  ck_assert_int_eq (stands.least, lists[_i].third);
  ck_assert_int_eq (stands.most, lists[_i].thirds);
  ck_assert_str_eq (mu_rule_id (stands.rule),
                    lists[_i].left_out ? "awfp.army.below-two" : "awfp.army.divide-by-three");
}
END_TEST

START_TEST (more_in_the_list_is_never_less_in_the_army)
{
  for (int models = 0; models < 2; models++)
    for (int least = 0; least < 60; least++)
      for (int most = least; most < 60; most++) {
        const MuAwfpStands now = mu_awfp_list_stands (least, most, models);
        const MuAwfpStands more = mu_awfp_list_stands (least, most + 1, models);
        ck_assert_int_le (now.least, now.most);
        ck_assert_int_le (now.most, more.most);
        ck_assert_int_le (3 * now.most, most);
        ck_assert (now.most != 1 || models);
      }
}
END_TEST

/* awfp.general.one, awfp.priest.one, awfp.army.general-cost, awfp.army.no-relics,
 * awfp.scope.supply-units */
static const struct {
  MuAwfpItem item;
  int count;
  const char *rule;
} items[] = {
  { MU_AWFP_GENERAL, 1, "" },
  { MU_AWFP_GENERAL, 0, "awfp.general.one" },
  { MU_AWFP_GENERAL, 2, "awfp.general.one" },
  { MU_AWFP_PRIEST, 1, "" },
  { MU_AWFP_PRIEST, 2, "awfp.priest.one" },
  { MU_AWFP_COMMANDER_IN_CHIEF, 0, "" },
  { MU_AWFP_COMMANDER_IN_CHIEF, 1, "awfp.army.general-cost" },
  { MU_AWFP_SACRED_RELIC, 0, "" },
  { MU_AWFP_SACRED_RELIC, 1, "awfp.army.no-relics" },
  { MU_AWFP_SHIP, 3, "awfp.army.no-relics" },
  { MU_AWFP_SUPPLY_UNIT, 0, "" },
  { MU_AWFP_SUPPLY_UNIT, 1, "awfp.scope.supply-units" },
};

START_TEST (items_are_counted)
{
  ck_assert_str_eq (mu_rule_id (mu_awfp_item_refused (items[_i].item, items[_i].count)),
                    items[_i].rule);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("awfp-units");
  tcase_add_loop_test (tests, units_have_their_size, 0, COUNT (sizes));
  tcase_add_loop_test (tests, a_general_is_one_stand, 0, COUNT (sizes));
  tcase_add_test (tests, a_scenario_has_its_own_sizes);
  tcase_add_loop_test (tests, list_numbers_are_made_a_third, 0, COUNT (lists));
  tcase_add_test (tests, more_in_the_list_is_never_less_in_the_army);
  tcase_add_loop_test (tests, items_are_counted, 0, COUNT (items));
  return run_case ("awfp-units", tests);
}
