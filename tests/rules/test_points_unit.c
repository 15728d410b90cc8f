#include "rules/troop/extra.h"
#include "rules/troop/troop.h"
#include "rules/wrg/troop/points.h"
#include "tests/rules/common.h"

#define COUNT(a) ((int) (sizeof (a) / sizeof (a)[0]))

static MuReadings
switched (MuReading which)
{
  MuReadings readings = { 0 };
  readings.choice[which] = 1;
  return readings;
}

static const struct {
  const char *troop;
  MuWrgUnitBill bill; /* but the troop */
  int each, command, points;
} units[] = {
  /* HI regular 6, and 10 */
  { "Reg C HI HTW Sh", { .figures = 20 }, 6, 10, 130 },
  /* LC irregular 6, B +1, second weapon +1, and 25 */
  { "Irr B LC JLS B Sh", { .figures = 12 }, 8, 25, 121 },
  /* LI irregular 3, no shield -1, sub-unit 10 */
  { "Irr C LI B", { .figures = 10, .sub_unit = true }, 2, 10, 30 },
  /* HC regular 10, A +2; 15 guards pay nothing, 16 pay */
  { "Reg A HC L Sh", { .figures = 15, .bodyguard = true }, 12, 0, 180 },
  { "Reg A HC L Sh", { .figures = 15, .bodyguard = true, .pays_command = true }, 12, 10, 190 },
  { "Reg A HC L Sh", { .figures = 16, .bodyguard = true }, 12, 10, 202 },
  /* elephant 15 and three crew at 5, irregular 25 */
  { "Irr C El",
    { .figures = 3,
      .crew = { .count = 3, .weapon = { MU_WEAPON_PIKE, MU_WEAPON_LIGHT_SPEAR, MU_WEAPON_BOW } } },
    30,
    25,
    115 },
  /* the same, its driver armed for 5 */
  { "Irr C El",
    { .figures = 3,
      .armed_drivers = true,
      .crew = { .count = 3, .weapon = { MU_WEAPON_PIKE, MU_WEAPON_LIGHT_SPEAR, MU_WEAPON_BOW } } },
    35,
    25,
    130 },
  /* infantry on mules: 4 and 2 */
  { "Reg C LMI JLS Sh", { .figures = 10, .mounts = true }, 6, 10, 70 },
  /* four 30 mina engines */
  { "Reg C Art",
    { .figures = 4,
      .crew
      = { .count = 4,
          .weapon = { MU_WEAPON_ENGINE, MU_WEAPON_ENGINE, MU_WEAPON_ENGINE, MU_WEAPON_ENGINE } } },
    40,
    10,
    170 },
};

/* wrg.points.army, wrg.points.command, wrg.points.arming-unarmed, wrg.points.transport */
START_TEST (units_are_paid_for_whole)
{
  MuWrgUnitBill bill = units[_i].bill;
  MuWrgUnitPoints points;
  MuTrace trace;
  bill.troop = troop (units[_i].troop);
  ck_assert_int_eq (mu_wrg_points_unit (NULL, &bill, &trace, &points), MU_RULE_NONE);
  ck_assert_int_eq (points.each, units[_i].each);
  ck_assert_int_eq (points.command, units[_i].command);
  ck_assert_int_eq (points.points, units[_i].points);
  ck_assert_int_eq (mu_trace_total (&trace), points.points);
  ck_assert_int_eq (points.stragglers, 0);
}
END_TEST

/* wrg.points.arming-unarmed */
START_TEST (an_armed_driver_costs_a_crew_figure)
{
  ck_assert_int_eq (mu_wrg_points_arm (true, MU_CLASS_C), 6);
  ck_assert_int_eq (mu_wrg_points_arm (false, MU_CLASS_C), 5);
  ck_assert_int_eq (mu_wrg_points_arm (false, MU_CLASS_A), 7);
  ck_assert_int_eq (mu_wrg_points_arm (true, MU_CLASS_D), 5);
}
END_TEST

/* wrg.points.forced-march.straggling: 20 HI at 6 with 5 each: 10 left out leave
 * 10 at 11, 110 of 120; 9 would leave 121 */
START_TEST (stragglers_pay_for_the_march)
{
  const MuReadings all = switched (MU_READING_STRAGGLERS);
  ck_assert_int_eq (mu_wrg_points_stragglers (NULL, 20, 6, 5), 10);
  ck_assert_int_eq (mu_wrg_points_stragglers (NULL, 20, 3, 1), 5); /* 15 at 4 are 60 */
  ck_assert_int_eq (mu_wrg_points_stragglers (&all, 20, 3, 1), 7); /* 21 for 20 */
  ck_assert_int_eq (mu_wrg_points_stragglers (&all, 20, 6, 5), 17);
  ck_assert_int_eq (mu_wrg_points_stragglers (&all, 4, 1, 3), 4); /* nobody is left */
}
END_TEST

START_TEST (a_marching_unit_never_gains)
{
  uint64_t state = 11;
  for (int n = 0; n < 4000; n++) {
    const int figures = 1 + (int) next_below (&state, 60);
    const int each = 1 + (int) next_below (&state, 40);
    const int surcharge = 1 + (int) next_below (&state, 20);
    const int out = mu_wrg_points_stragglers (NULL, figures, each, surcharge);
    ck_assert_int_le ((figures - out) * (each + surcharge), figures * each);
    ck_assert_int_gt ((figures - out + 1) * (each + surcharge), figures * each);
  }
}
END_TEST

static const struct {
  const char *troop;
  bool mounts;
  int crew;
  int figures, each, surcharge, stragglers, points;
} marches[] = {
  /* 12 LC at 8: one each; 12 / 9 is 2 left out: 10 at 9 and 25 */
  { "Irr B LC JLS B Sh", false, 0, 12, 8, 10, 2, 115 },
  /* HI at 6, five each */
  { "Reg C HI HTW Sh", false, 0, 20, 6, 50, 10, 120 },
  /* on mules one each: 6 + 2 */
  { "Reg C HI HTW Sh", true, 0, 18, 8, 16, 2, 154 },
  /* MI three each: 4; 24 / 7 is 4 left out: 4 at 7 and 10 */
  { "Reg C MI LTS Sh", false, 0, 8, 4, 12, 4, 38 },
  /* light bolt-shooters ten each: 20 */
  { "Reg C Art", false, 2, 6, 20, 40, 2, 130 },
  /* larger ones twenty each: 30; 120 / 50 is 3 left out */
  { "Reg C Art", false, 3, 6, 30, 60, 3, 160 },
};

/* wrg.points.forced-march */
START_TEST (forced_marches_are_paid_for)
{
  MuWrgUnitBill bill = { .troop = troop (marches[_i].troop),
                         .figures = marches[_i].figures,
                         .mounts = marches[_i].mounts,
                         .forced_march = true };
  MuWrgUnitPoints points;
  MuTrace trace;
  bill.crew.count = (uint8_t) marches[_i].crew;
  for (int i = 0; i < marches[_i].crew; i++)
    bill.crew.weapon[i] = MU_WEAPON_ENGINE;
  ck_assert_int_eq (mu_wrg_points_unit (NULL, &bill, &trace, &points), MU_RULE_NONE);
  ck_assert_int_eq (points.each, marches[_i].each);
  ck_assert_int_eq (points.surcharge, marches[_i].surcharge);
  ck_assert_int_eq (points.stragglers, marches[_i].stragglers);
  ck_assert_int_eq (points.points, marches[_i].points);
  ck_assert_int_eq (mu_trace_total (&trace), points.points);
}
END_TEST

static MuRule
refusal (const MuReadings *readings, MuWrgUnitBill bill, const char *notation)
{
  MuWrgUnitPoints points;
  bill.troop = troop (notation);
  bill.figures = 10;
  return mu_wrg_points_unit (readings, &bill, NULL, &points);
}

START_TEST (what_cannot_be_has_no_price)
{
  const MuWrgUnitBill plain = { 0 }, mounted = { .mounts = true },
                      armed = { .armed_drivers = true };
  const MuWrgUnitBill manned = { .crew = { .count = 2 } };
  ck_assert_int_eq (refusal (NULL, plain, "Reg C El"), MU_RULE_WRG_TROOPS_ELEPHANT_IRREGULAR);
  ck_assert_int_eq (refusal (NULL, mounted, "Reg C HC L"), MU_RULE_WRG_POINTS_TRANSPORT);
  ck_assert_int_eq (refusal (NULL, armed, "Reg C HC L"), MU_RULE_WRG_POINTS_ARMING_UNARMED);
  ck_assert_int_eq (refusal (NULL, manned, "Reg C HC L"), MU_RULE_WRG_POINTS_CREW);
  ck_assert_int_eq (refusal (NULL, plain, "Reg C Art"), MU_RULE_WRG_TROOPS_ARTILLERY_CREW);
}
END_TEST

/* wrg.points.forced-march.shi, wrg.points.arab-indian, wrg.points.forced-march.straggling: the
 * other readings */
START_TEST (prices_follow_the_house_rules)
{
  const MuReadings no_march = switched (MU_READING_FORCED_MARCH_SHI);
  const MuReadings team = switched (MU_READING_CHARIOT_HORSES);
  const MuReadings all = switched (MU_READING_STRAGGLERS);
  const MuWrgUnitBill marches_on = { .forced_march = true };
  const MuTroop chariot = troop ("Irr C HCh Arab");
  const MuCrew four = { .horses = 4 };
  ck_assert_int_eq (mu_wrg_points_forced_march (NULL, MU_TROOP_SHI), 5);
  ck_assert_int_eq (mu_wrg_points_forced_march (&no_march, MU_TROOP_SHI), MU_WRG_NOT_SOLD);
  ck_assert_int_eq (mu_wrg_points_forced_march (&no_march, MU_TROOP_HI), 5);
  ck_assert_int_eq (refusal (&no_march, marches_on, "Reg C SHI"), MU_RULE_WRG_POINTS_FORCED_MARCH);
  ck_assert_int_eq (refusal (&all, marches_on, "Irr D MI"),
                    MU_RULE_WRG_POINTS_FORCED_MARCH_STRAGGLING);
  /* 10 and two horses more at 2, and a point for each or for all */
  ck_assert_int_eq (mu_wrg_points_model (NULL, &chariot, &four, NULL), 18);
  ck_assert_int_eq (mu_wrg_points_model (&team, &chariot, &four, NULL), 15);
}
END_TEST

/* A unit never gets cheaper by a figure. */
START_TEST (more_figures_cost_more)
{
  uint64_t state = 5;
  int priced = 0;
  for (int n = 0; n < 3000; n++) {
    MuWrgUnitBill bill = { .troop = random_troop (&state),
                           .figures = 5 + (int) next_below (&state, 40),
                           .forced_march = next_below (&state, 2) };
    MuWrgUnitPoints fewer, more;
    MuTrace trace;
    if (mu_wrg_points_unit (NULL, &bill, &trace, &fewer) != MU_RULE_NONE)
      continue;
    ck_assert_int_eq (mu_trace_total (&trace), fewer.points);
    bill.figures++;
    ck_assert_int_eq (mu_wrg_points_unit (NULL, &bill, &trace, &more), MU_RULE_NONE);
    if (!bill.forced_march)
      ck_assert_int_gt (more.points, fewer.points);
    priced++;
  }
  ck_assert_int_gt (priced, 100);
}
END_TEST

/* wrg.points.forced-march: wagons 10 each, light engines 10, others 20 */
START_TEST (wagons_and_engines_march_too)
{
  int left_out = -1;
  /* 10 and 10: half of them stay */
  ck_assert_int_eq (mu_wrg_points_item_march (NULL, MU_EXTRA_WAGON, true, 4, &left_out), 40);
  ck_assert_int_eq (left_out, 2);
  ck_assert_int_eq (
      mu_wrg_points_item_march (NULL, MU_EXTRA_LIGHT_BOLT_SHOOTER, true, 6, &left_out), 120);
  ck_assert_int_eq (left_out, 2);
  ck_assert_int_eq (mu_wrg_points_item_march (NULL, MU_EXTRA_THREE_TALENT, false, 6, &left_out),
                    600); /* 100 and 20: 5 of 6 */
  ck_assert_int_eq (left_out, 1);
  ck_assert_int_eq (mu_wrg_points_item_march (NULL, MU_EXTRA_BOAT, true, 6, &left_out),
                    MU_WRG_NOT_SOLD);
  ck_assert_int_eq (mu_wrg_points_item_march (NULL, MU_EXTRA_FLAME_THROWER, true, 6, &left_out),
                    MU_WRG_NOT_SOLD);
}
END_TEST

/* wrg.points.army, wrg.points.command, wrg.points.generals, wrg.points.transport,
 * wrg.points.artillery: lines that add up, one for each rule */
START_TEST (an_army_is_the_sum_of_what_it_pays_for)
{
  MuWrgArmyBill army = {
    .units = 600, .commands = { 1, 2 }, .sub_commands = { 1, 1 }, .commanders = 1, .subordinates = 1
  };
  MuWrgArmyPoints points;
  MuTrace trace;
  army.item[1][MU_EXTRA_WAGON] = 3;
  army.item[0][MU_EXTRA_PACK_CAMEL] = 4;
  army.item[1][MU_EXTRA_PACK_CAMEL] = 1;
  army.item[1][MU_EXTRA_THIRTY_MINA] = 2;
  ck_assert_int_eq (mu_wrg_points_army (&army, &trace, &points), MU_RULE_WRG_GENERALS_CINC);
  army.units = 800; /* with 25 + 20 + 10 + 5, 150, 46 and 80 */
  ck_assert_int_eq (mu_wrg_points_army (&army, &trace, &points), MU_RULE_NONE);
  ck_assert_int_eq (points.points, 1136);
  ck_assert_int_eq (mu_trace_total (&trace), 1136);
  assert_line (&trace, 0, "wrg.points.army", 800);
  assert_line (&trace, 1, "wrg.points.command", 60);
  assert_line (&trace, 2, "wrg.points.generals", 150);
  assert_line (&trace, 3, "wrg.points.artillery", 80);
  assert_line (&trace, 4, "wrg.points.transport", 46);
  ck_assert_int_eq (mu_wrg_points_army (&army, NULL, &points), MU_RULE_NONE);
  ck_assert_int_eq (points.points, 1136);
}
END_TEST

/* wrg.points.siege, wrg.points.defences, wrg.generals.cinc */
START_TEST (an_army_buys_only_what_it_may_have)
{
  MuWrgArmyBill disguised = { .units = 100 }, spiked = { .units = 100 };
  const MuWrgArmyBill two_heads = { .commanders = 2 }, none = { 0 };
  MuWrgArmyPoints points;
  disguised.item[1][MU_EXTRA_ELEPHANT_DISGUISE] = 1;
  spiked.item[0][MU_EXTRA_CALTROPS] = 1;
  ck_assert_int_eq (mu_wrg_points_army (&disguised, NULL, &points), MU_RULE_WRG_POINTS_SIEGE);
  ck_assert_int_eq (points.item, MU_EXTRA_ELEPHANT_DISGUISE);
  ck_assert_int_eq (mu_wrg_points_army (&spiked, NULL, &points), MU_RULE_WRG_POINTS_DEFENCES);
  ck_assert_int_eq (points.item, MU_EXTRA_CALTROPS);
  ck_assert_int_eq (mu_wrg_points_army (&two_heads, NULL, &points), MU_RULE_WRG_GENERALS_CINC);
  ck_assert_int_eq (mu_wrg_points_army (&none, NULL, &points), MU_RULE_NONE);
  ck_assert_int_eq (points.points, 0);
}
END_TEST

/* Nothing bought makes an army cheaper, and each trace sums to its points. */
START_TEST (armies_never_get_cheaper)
{
  uint64_t state = 5;
  for (int n = 0; n < 2000; n++) {
    MuWrgArmyBill army = { .units = (int) next_below (&state, 900) };
    MuWrgArmyPoints before, after;
    MuTrace trace;
    for (int i = MU_EXTRA_WAGON; i <= MU_EXTRA_BOAT; i++)
      army.item[next_below (&state, 2)][i] = (int16_t) next_below (&state, 9);
    ck_assert_int_eq (mu_wrg_points_army (&army, &trace, &before), MU_RULE_NONE);
    ck_assert_int_eq (mu_trace_total (&trace), before.points);
    army.item[next_below (&state, 2)][MU_EXTRA_ONE_TALENT]++;
    army.commands[next_below (&state, 2)]++;
    ck_assert_int_eq (mu_wrg_points_army (&army, &trace, &after), MU_RULE_NONE);
    ck_assert_int_ge (after.points, before.points + 60);
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("points of units");
  tcase_add_loop_test (tests, units_are_paid_for_whole, 0, COUNT (units));
  tcase_add_test (tests, an_armed_driver_costs_a_crew_figure);
  tcase_add_test (tests, stragglers_pay_for_the_march);
  tcase_add_test (tests, a_marching_unit_never_gains);
  tcase_add_loop_test (tests, forced_marches_are_paid_for, 0, COUNT (marches));
  tcase_add_test (tests, what_cannot_be_has_no_price);
  tcase_add_test (tests, prices_follow_the_house_rules);
  tcase_add_test (tests, more_figures_cost_more);
  tcase_add_test (tests, wagons_and_engines_march_too);
  tcase_add_test (tests, an_army_is_the_sum_of_what_it_pays_for);
  tcase_add_test (tests, an_army_buys_only_what_it_may_have);
  tcase_add_test (tests, armies_never_get_cheaper);
  return run_case ("points of units", tests);
}
