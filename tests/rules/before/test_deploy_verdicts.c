#include "rules/wrg/field/deploy.h"
#include "tests/rules/common.h"

#define COUNT(a) ((int) (sizeof (a) / sizeof (a)[0]))

static const struct {
  MuScale scale;
  int width, depth;
  MuWrgArea paces;
} tables[] = {
  { MU_SCALE_25, 72, 48, { 480, 120 } }, /* worked example 4 */
  { MU_SCALE_25, 96, 60, { 720, 180 } }, /* worked example 5 */
  { MU_SCALE_15, 72, 48, { 1200, 360 } },
  { MU_SCALE_5, 36, 24, { 1200, 360 } },
};

/* wrg.deploy.area */
START_TEST (the_area_keeps_off_centre_and_sides)
{
  MuWrgArea area;
  ck_assert_int_eq (
      mu_wrg_deployment_area (tables[_i].scale, tables[_i].width, tables[_i].depth, &area),
      MU_RULE_NONE);
  ck_assert_int_eq (area.width, tables[_i].paces.width);
  ck_assert_int_eq (area.depth, tables[_i].paces.depth);
}
END_TEST

START_TEST (a_small_table_leaves_no_ground)
{
  MuWrgArea area;
  ck_assert_int_eq (mu_wrg_deployment_area (MU_SCALE_25, 72, 24, &area), MU_RULE_WRG_DEPLOY_AREA);
  ck_assert_int_eq (mu_wrg_deployment_area (MU_SCALE_25, 24, 48, &area), MU_RULE_WRG_DEPLOY_AREA);
}
END_TEST

static const struct {
  MuWrgPlaced placed;
  MuWrgPlaceStep step;
  const char *rule;
} steps[] = {
  { { .work = true }, MU_WRG_PLACE_WORKS, "wrg.deploy.works-first" },
  { { .work = true, .outscouted = true }, MU_WRG_PLACE_WORKS, "wrg.deploy.works-first" },
  { { .work = true, .hidden = MU_WRG_HIDDEN_BY_GROUND },
    MU_WRG_PLACE_REMAINDER,
    "wrg.deploy.remainder" },
  { { .outscouted = true }, MU_WRG_PLACE_OUTSCOUTED, "wrg.deploy.outscouted" },
  { { .outscouted = true, .hidden = MU_WRG_HIDDEN_BY_BODY },
    MU_WRG_PLACE_OUTSCOUTED,
    "wrg.deploy.outscouted" },
  { { .outscouted = true, .off_table = true }, MU_WRG_PLACE_OUTSCOUTED, "wrg.deploy.outscouted" },
  { { .hidden = 0 }, MU_WRG_PLACE_VISIBLE, "wrg.deploy.visible" },
  { { .hidden = MU_WRG_HIDDEN_BY_FRONT_RANK }, MU_WRG_PLACE_REMAINDER, "wrg.deploy.remainder" },
  { { .hidden = MU_WRG_HIDDEN_BY_BODY }, MU_WRG_PLACE_REMAINDER, "wrg.deploy.remainder" },
  { { .hidden = MU_WRG_HIDDEN_BY_GROUND }, MU_WRG_PLACE_REMAINDER, "wrg.deploy.remainder" },
  { { .off_table = true }, MU_WRG_PLACE_LATER, "wrg.deploy.off-table" },
};

/* wrg.deploy.works-first, wrg.deploy.outscouted, wrg.deploy.visible, wrg.deploy.remainder */
START_TEST (things_are_placed_in_their_order)
{
  MuRule rule;
  ck_assert_int_eq (mu_wrg_place_step (&steps[_i].placed, &rule), steps[_i].step);
  ck_assert_str_eq (mu_rule_id (rule), steps[_i].rule);
  ck_assert_int_eq (mu_wrg_place_step (&steps[_i].placed, NULL), steps[_i].step);
}
END_TEST

/* wrg.deploy.off-table, wrg.deploy.outscouted */
START_TEST (half_the_points_may_stay_off)
{
  ck_assert_int_eq (mu_wrg_off_table_refused (MU_SIDE_A, MU_SIDE_NONE, 500, 1000), MU_RULE_NONE);
  ck_assert_int_eq (mu_wrg_off_table_refused (MU_SIDE_A, MU_SIDE_NONE, 501, 1000),
                    MU_RULE_WRG_DEPLOY_OFF_TABLE);
  ck_assert_int_eq (mu_wrg_off_table_refused (MU_SIDE_A, MU_SIDE_B, 500, 1000), MU_RULE_NONE);
  ck_assert_int_eq (mu_wrg_off_table_refused (MU_SIDE_A, MU_SIDE_NONE, 500, 999),
                    MU_RULE_WRG_DEPLOY_OFF_TABLE);
  ck_assert_int_eq (mu_wrg_off_table_refused (MU_SIDE_A, MU_SIDE_A, 1, 1000),
                    MU_RULE_WRG_DEPLOY_OUTSCOUTED);
  ck_assert_int_eq (mu_wrg_off_table_refused (MU_SIDE_A, MU_SIDE_A, 0, 1000), MU_RULE_NONE);
}
END_TEST

/* wrg.deploy.flank-march.side */
START_TEST (flanks_are_for_those_who_scout)
{
  for (int flank = MU_WRG_LEFT_FLANK; flank <= MU_WRG_RIGHT_FLANK; flank++) {
    ck_assert_int_eq (mu_wrg_flank_march_refused (MU_SIDE_B, MU_SIDE_A, (MuWrgFlank) flank),
                      MU_RULE_NONE);
    ck_assert_int_eq (mu_wrg_flank_march_refused (MU_SIDE_B, MU_SIDE_B, (MuWrgFlank) flank),
                      MU_RULE_WRG_DEPLOY_OUTSCOUTED);
  }
  ck_assert_int_eq (mu_wrg_flank_march_refused (MU_SIDE_A, MU_SIDE_NONE, MU_WRG_RIGHT_FLANK),
                    MU_RULE_NONE);
  ck_assert_int_eq (mu_wrg_flank_march_refused (MU_SIDE_A, MU_SIDE_NONE, MU_WRG_LEFT_FLANK),
                    MU_RULE_WRG_DEPLOY_FLANK_MARCH_SIDE);
}
END_TEST

/* By type, short of the centre; wrg.deploy.flank-march.arrival. */
static const uint8_t side_edge[MU_TROOP_TYPES] = {
  [MU_TROOP_SHC] = 2,         [MU_TROOP_EHC] = 2, [MU_TROOP_HC] = 2,    [MU_TROOP_MC] = 2,
  [MU_TROOP_LC] = 2,          [MU_TROOP_SHI] = 4, [MU_TROOP_HI] = 4,    [MU_TROOP_LHI] = 3,
  [MU_TROOP_MI] = 4,          [MU_TROOP_LMI] = 3, [MU_TROOP_LI] = 3,    [MU_TROOP_EHCM] = 2,
  [MU_TROOP_HCM] = 2,         [MU_TROOP_MCM] = 2, [MU_TROOP_HCH] = 2,   [MU_TROOP_LCH] = 2,
  [MU_TROOP_EL] = 4,          [MU_TROOP_ART] = 4, [MU_TROOP_WAGON] = 4, [MU_TROOP_PACK] = 4,
  [MU_TROOP_PACK_CAMELS] = 4,
};

/* wrg.deploy.flank-march.arrival, wrg.deploy.forced-march */
START_TEST (the_earliest_period_depends_on_pace_and_edge)
{
  const MuWrgFlankMarch march = { .type = (MuTroopType) _i };
  const MuWrgFlankMarch forced = { .type = (MuTroopType) _i, .forced = true };
  int period;
  mu_wrg_earliest_arrival (&march, MU_WRG_OWN_EDGE, &period);
  ck_assert_int_eq (period, 2);
  mu_wrg_earliest_arrival (&march, MU_WRG_SIDE_EDGE, &period);
  ck_assert_int_eq (period, side_edge[_i]);
  mu_wrg_earliest_arrival (&march, MU_WRG_SIDE_EDGE_BEYOND, &period);
  ck_assert_int_eq (period, side_edge[_i] + 1);
  mu_wrg_earliest_arrival (&forced, MU_WRG_SIDE_EDGE_BEYOND, &period);
  ck_assert_int_eq (period, side_edge[_i]);
  mu_wrg_earliest_arrival (&forced, MU_WRG_OWN_EDGE, &period);
  ck_assert_int_eq (period, 1);
}
END_TEST

START_TEST (mounted_infantry_marches_as_cavalry)
{
  const MuWrgFlankMarch mounted = { .type = MU_TROOP_HI, .mounted = true };
  int period;
  ck_assert_int_eq (mu_wrg_earliest_arrival (&mounted, MU_WRG_SIDE_EDGE, &period), MU_RULE_NONE);
  ck_assert_int_eq (period, 2);
}
END_TEST

/* wrg.deploy.flank-march.point */
START_TEST (never_on_the_enemys_edge_nor_too_early)
{
  const MuWrgFlankMarch foot = { .type = MU_TROOP_HI };
  int period = -1;
  ck_assert_int_eq (mu_wrg_earliest_arrival (&foot, MU_WRG_ENEMY_EDGE, &period),
                    MU_RULE_WRG_DEPLOY_FLANK_MARCH_POINT);
  ck_assert_int_eq (period, -1);
  ck_assert_int_eq (mu_wrg_arrival_period_refused (&foot, MU_WRG_ENEMY_EDGE, 9),
                    MU_RULE_WRG_DEPLOY_FLANK_MARCH_POINT);
  ck_assert_int_eq (mu_wrg_arrival_period_refused (&foot, MU_WRG_SIDE_EDGE, 3),
                    MU_RULE_WRG_DEPLOY_FLANK_MARCH_ARRIVAL);
  ck_assert_int_eq (mu_wrg_arrival_period_refused (&foot, MU_WRG_SIDE_EDGE, 4), MU_RULE_NONE);
  ck_assert_int_eq (mu_wrg_arrival_period_refused (&foot, MU_WRG_SIDE_EDGE, 9), MU_RULE_NONE);
}
END_TEST

/* wrg.deploy.arrival.groups */
START_TEST (companies_dice_once_at_the_slowest_pace)
{
  const MuWrgMarcher marchers[] = {
    { .march = { .type = MU_TROOP_HC }, .regular = true }, /* alone */
    { .march = { .type = MU_TROOP_LC }, .company = 1 },    /* with the foot */
    { .march = { .type = MU_TROOP_HI }, .regular = true, .company = 1, .general = true },
    { .march = { .type = MU_TROOP_LI }, .regular = true, .sub_unit = true }, /* of the foot */
    { .march = { .type = MU_TROOP_LI } },                                    /* alone */
  };
  MuWrgMarchGroup group[5];
  uint8_t group_of[5];
  int groups;
  ck_assert_int_eq (mu_wrg_march_groups (marchers, 5, MU_WRG_SIDE_EDGE, group, group_of, &groups),
                    MU_RULE_NONE);
  ck_assert_int_eq (groups, 3);
  ck_assert_int_eq (group_of[0], 0);
  ck_assert_int_eq (group_of[1], 1);
  ck_assert_int_eq (group_of[2], 1);
  ck_assert_int_eq (group_of[3], 1);
  ck_assert_int_eq (group_of[4], 2);
  ck_assert_int_eq (group[0].earliest, 2);
  ck_assert (group[0].regular && !group[0].general);
  ck_assert_int_eq (group[1].earliest, 4);
  ck_assert (group[1].regular && group[1].general);
  ck_assert_int_eq (group[2].earliest, 3);
  ck_assert (!group[2].regular && !group[2].general);
}
END_TEST

START_TEST (companies_need_a_general)
{
  MuWrgMarcher marchers[] = {
    { .march = { .type = MU_TROOP_HC }, .company = 2 },
    { .march = { .type = MU_TROOP_HC }, .company = 2 },
  };
  MuWrgMarchGroup group[2];
  uint8_t group_of[2];
  int groups;
  ck_assert_int_eq (mu_wrg_march_groups (marchers, 2, MU_WRG_OWN_EDGE, group, group_of, &groups),
                    MU_RULE_WRG_DEPLOY_ARRIVAL_GROUPS);
  marchers[0].sub_unit = true; /* of nothing */
  ck_assert_int_eq (mu_wrg_march_groups (marchers, 2, MU_WRG_OWN_EDGE, group, group_of, &groups),
                    MU_RULE_WRG_DEPLOY_ARRIVAL_GROUPS);
  ck_assert_int_eq (mu_wrg_march_groups (marchers, 0, MU_WRG_OWN_EDGE, group, group_of, &groups),
                    MU_RULE_NONE);
  ck_assert_int_eq (groups, 0);
}
END_TEST

/* wrg.deploy.arrival.dice, wrg.deploy.arrival.when; wrg.leave-table.return,
 * wrg.leave-table.timing throw alike */
START_TEST (three_or_four_arrives_five_with_a_general)
{
  static const MuWrgArrival alone[] = { MU_WRG_NOT_YET, MU_WRG_NOT_YET, MU_WRG_AFTER_MOVES,
                                        MU_WRG_AT_ONCE, MU_WRG_NOT_YET, MU_WRG_NOT_YET };
  static const MuWrgArrival led[] = { MU_WRG_NOT_YET, MU_WRG_NOT_YET, MU_WRG_AFTER_MOVES,
                                      MU_WRG_AT_ONCE, MU_WRG_AT_ONCE, MU_WRG_NOT_YET };
  ck_assert_int_eq (mu_wrg_arrival (_i, false), alone[_i - 1]);
  ck_assert_int_eq (mu_wrg_arrival (_i, true), led[_i - 1]);
  ck_assert_int_eq (mu_wrg_arrival_die (true), MU_DIE_AVERAGE);
  ck_assert_int_eq (mu_wrg_arrival_die (false), MU_DIE_ORDINARY);
}
END_TEST

/* wrg.deploy.arrival.retry */
START_TEST (two_more_tries_then_lost)
{
  ck_assert_int_eq (mu_wrg_march_state (4, 3), MU_WRG_MARCHING);
  ck_assert_int_eq (mu_wrg_march_state (4, 4), MU_WRG_DUE);
  ck_assert_int_eq (mu_wrg_march_state (4, 5), MU_WRG_DUE);
  ck_assert_int_eq (mu_wrg_march_state (4, 6), MU_WRG_DUE);
  ck_assert_int_eq (mu_wrg_march_state (4, 7), MU_WRG_LOST);
}
END_TEST

/* Regulars alone: of 2 3 3 4 4 5, four arrive; lost one in 27. Irregulars under a
 * general: three of six; lost one in eight. */
START_TEST (chances_are_exact)
{
  const MuWrgArrivalOdds alone = mu_wrg_arrival_odds (true, false, 3);
  ck_assert_int_eq (alone.at_once[0], 72);
  ck_assert_int_eq (alone.after_moves[0], 72);
  ck_assert_int_eq (alone.lost, 8);
  const MuWrgArrivalOdds led = mu_wrg_arrival_odds (false, true, 3);
  ck_assert_int_eq (led.at_once[0], 72);
  ck_assert_int_eq (led.after_moves[1], 18);
  ck_assert_int_eq (led.lost, 27);
  ck_assert_int_eq (mu_wrg_arrival_odds (true, true, 1).lost, 36);
}
END_TEST

START_TEST (chances_sum_to_the_whole)
{
  const MuWrgArrivalOdds odds = mu_wrg_arrival_odds (_i & 1, _i & 2, 1 + _i / 4);
  int sum = odds.lost;
  for (int i = 0; i < MU_WRG_ARRIVAL_TRIES; i++)
    sum += odds.at_once[i] + odds.after_moves[i];
  ck_assert_int_eq (sum, MU_WRG_ARRIVAL_WAYS);
}
END_TEST

/* wrg.deploy.arrival.blocked */
START_TEST (enemy_on_the_edge_recoils)
{
  const MuWrgEdgeClash clash = mu_wrg_arrival_clash (true);
  ck_assert_str_eq (mu_rule_id (clash.rule), "wrg.deploy.arrival.blocked");
  ck_assert (clash.may_follow_up);
  ck_assert_int_eq (mu_wrg_arrival_clash (false).rule, MU_RULE_NONE);
}
END_TEST

/* wrg.deploy.forced-march */
START_TEST (forced_marchers_add_sixty_paces_at_first)
{
  ck_assert_int_eq (mu_wrg_forced_march_paces (1), 60);
  ck_assert_int_eq (mu_wrg_forced_march_paces (2), 0);
}
END_TEST

/* wrg.leave-table.return */
START_TEST (three_periods_to_come_back)
{
  MuWrgLeft left = { .how = MU_WRG_LEFT_EVADING, .left = 5 };
  static const bool may[] = { false, false, true, true, true, false };
  for (int period = 4; period <= 9; period++)
    ck_assert_int_eq (mu_wrg_return_refused (&left, period),
                      may[period - 4] ? MU_RULE_NONE : MU_RULE_WRG_LEAVE_TABLE_RETURN);
  left.how = MU_WRG_LEFT_ROUTING;
  for (int period = 4; period <= 9; period++)
    ck_assert_int_eq (mu_wrg_return_refused (&left, period), MU_RULE_WRG_LEAVE_TABLE_RETURN);
}
END_TEST

/* wrg.leave-table.chased */
START_TEST (the_chased_wait_for_their_pursuers)
{
  MuWrgLeft left = { .how = MU_WRG_LEFT_EVADING, .left = 5, .chased = true };
  ck_assert_int_eq (mu_wrg_return_refused (&left, 6), MU_RULE_WRG_LEAVE_TABLE_CHASED);
  left.pursuers_back = 6;
  ck_assert_int_eq (mu_wrg_return_refused (&left, 6), MU_RULE_WRG_LEAVE_TABLE_CHASED);
  ck_assert_int_eq (mu_wrg_return_refused (&left, 7), MU_RULE_NONE);
  left.pursuers_back = 8; /* too late */
  ck_assert_int_eq (mu_wrg_return_refused (&left, 8), MU_RULE_WRG_LEAVE_TABLE_CHASED);
  ck_assert_int_eq (mu_wrg_return_refused (&left, 9), MU_RULE_WRG_LEAVE_TABLE_RETURN);
}
END_TEST

static const struct {
  MuWrgLeaving how;
  MuTroopType type;
  int face;
  bool first;
  MuWrgReturnRally rally;
} rallies[] = {
  { MU_WRG_LEFT_EVADING, MU_TROOP_LC, 4, true, MU_WRG_RALLY_FORWARD },
  { MU_WRG_LEFT_EVADING, MU_TROOP_LC, 5, true, MU_WRG_RALLY_FORWARD },
  { MU_WRG_LEFT_EVADING, MU_TROOP_LC, 3, true, MU_WRG_RALLIED },
  { MU_WRG_LEFT_EVADING, MU_TROOP_LC, 4, false, MU_WRG_RALLIED },
  { MU_WRG_LEFT_PURSUING, MU_TROOP_HC, 4, true, MU_WRG_RALLY_BACK },
  { MU_WRG_LEFT_PURSUING, MU_TROOP_HI, 4, true, MU_WRG_RALLY_FORWARD },
  { MU_WRG_LEFT_BREAKING_OFF, MU_TROOP_HI, 4, true, MU_WRG_RALLY_BACK },
  { MU_WRG_LEFT_RETIRING, MU_TROOP_HI, 4, true, MU_WRG_RALLIED },
  { MU_WRG_LEFT_BY_ORDER, MU_TROOP_HC, 5, true, MU_WRG_RALLIED },
};

/* wrg.leave-table.rally */
START_TEST (back_at_once_they_have_to_rally)
{
  ck_assert_int_eq (
      mu_wrg_return_rally (rallies[_i].how, rallies[_i].type, rallies[_i].face, rallies[_i].first),
      rallies[_i].rally);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("deploy verdicts");
  tcase_add_loop_test (tests, the_area_keeps_off_centre_and_sides, 0, COUNT (tables));
  tcase_add_test (tests, a_small_table_leaves_no_ground);
  tcase_add_loop_test (tests, things_are_placed_in_their_order, 0, COUNT (steps));
  tcase_add_test (tests, half_the_points_may_stay_off);
  tcase_add_test (tests, flanks_are_for_those_who_scout);
  tcase_add_loop_test (tests, the_earliest_period_depends_on_pace_and_edge, 0, MU_TROOP_TYPES);
  tcase_add_test (tests, mounted_infantry_marches_as_cavalry);
  tcase_add_test (tests, never_on_the_enemys_edge_nor_too_early);
  tcase_add_test (tests, companies_dice_once_at_the_slowest_pace);
  tcase_add_test (tests, companies_need_a_general);
  tcase_add_loop_test (tests, three_or_four_arrives_five_with_a_general, 1, 7);
  tcase_add_test (tests, two_more_tries_then_lost);
  tcase_add_test (tests, chances_are_exact);
  tcase_add_loop_test (tests, chances_sum_to_the_whole, 0, 12);
  tcase_add_test (tests, enemy_on_the_edge_recoils);
  tcase_add_test (tests, forced_marchers_add_sixty_paces_at_first);
  tcase_add_test (tests, three_periods_to_come_back);
  tcase_add_test (tests, the_chased_wait_for_their_pursuers);
  tcase_add_loop_test (tests, back_at_once_they_have_to_rally, 0, COUNT (rallies));
  return run_case ("deploy verdicts", tests);
}
