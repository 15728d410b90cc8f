/* Ladders, caltrops, bodies and sights of an assault. */
#include "rules/wrg/siege/assault.h"
#include "rules/wrg/siege/caltrops.h"
#include "rules/wrg/siege/ladder.h"
#include "rules/wrg/troop/troop.h"
#include "tests/rules/common.h"

/* wrg.engineering.ladder */
START_TEST (two_of_foot_raise_a_ladder_at_a_wall)
{
  static const struct {
    MuTroopType type;
    int carriers;
    MuWrgScaled place;
    bool may;
  } rows[] = {
    { MU_TROOP_LI, 2, MU_SCALE_CURTAIN_WALL, true },
    { MU_TROOP_SHI, 3, MU_SCALE_CURTAIN_WALL, true },
    { MU_TROOP_HI, 1, MU_SCALE_CURTAIN_WALL, false },
    { MU_TROOP_HI, 2, MU_SCALE_TOWER_TOP, false },
    { MU_TROOP_MC, 2, MU_SCALE_CURTAIN_WALL, false },
    { MU_TROOP_EL, 2, MU_SCALE_CURTAIN_WALL, false },
  };
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
    ck_assert_str_eq (
        mu_rule_id (mu_wrg_ladder_refused (rows[i].type, rows[i].carriers, rows[i].place)),
        rows[i].may ? "" : "wrg.engineering.ladder");
  ck_assert_int_eq (mu_wrg_ladder_frontage (), mu_wrg_type_frontage (MU_TROOP_LI, 0));
}
END_TEST

/* wrg.engineering.ladder: a quarter period; wrg.weather.night.drift: two without light */
START_TEST (a_ladder_stands_after_a_quarter)
{
  MuWrgLadder ladder = { 0 };
  ck_assert (!mu_wrg_ladder_stands (&ladder));
  ck_assert (mu_wrg_ladder_erect (&ladder, false));
  ck_assert (mu_wrg_ladder_erect (&ladder, false));
  MuWrgLadder dark = { 0 };
  ck_assert (!mu_wrg_ladder_erect (&dark, true));
  ck_assert (mu_wrg_ladder_erect (&dark, true));
}
END_TEST

/* wrg.engineering.ladder.throw: five for each figure on it, on 5 and 6 */
START_TEST (a_ladder_is_thrown_down_on_five)
{
  for (int face = 1; face <= 6; face++) {
    MuWrgLadder ladder = { .raised = 2, .figures = 3 };
    MuTrace trace;
    int casualties = -1;
    ck_assert_int_eq (mu_wrg_ladder_throw (&ladder, face, &casualties, &trace), face >= 5);
    ck_assert_int_eq (casualties, face >= 5 ? 15 : 0);
    ck_assert_int_eq (mu_trace_total (&trace), casualties);
    ck_assert_int_eq (mu_wrg_ladder_stands (&ladder), face < 5);
    ck_assert_int_eq (ladder.figures, face < 5 ? 3 : 0);
    if (face >= 5) {
      assert_line (&trace, 0, "wrg.engineering.ladder.throw", 15);
      ck_assert (!mu_wrg_ladder_throw (&ladder, 6, &casualties, NULL));
      ck_assert_int_eq (casualties, 0);
    }
  }
  MuWrgLadder empty = { .raised = 2 };
  ck_assert (mu_wrg_ladder_throw (&empty, 6, NULL, NULL));
}
END_TEST

/* wrg.engineering.ladder.throw, wrg.engineering.ladder.climb */
static const struct {
  MuWrgLadder ladder;
  bool at_head, recoiled;
  const char *rule;
} throws[] = {
  { { .raised = 2, .figures = 2 }, true, false, "" },
  { { .raised = 2, .figures = 2 }, false, false, "wrg.engineering.ladder.throw" },
  { { .raised = 1, .figures = 0 }, true, false, "wrg.engineering.ladder.throw" },
  { { .raised = 2, .down = true }, true, false, "wrg.engineering.ladder.throw" },
  { { .raised = 2, .man_at_top = true, .figures = 2 },
    true,
    false,
    "wrg.engineering.ladder.climb" },
  { { .raised = 2, .man_at_top = true, .figures = 2 }, true, true, "" },
};

START_TEST (a_climber_at_the_head_guards_the_ladder)
{
  ck_assert_str_eq (mu_rule_id (mu_wrg_ladder_throw_refused (&throws[_i].ladder, throws[_i].at_head,
                                                             throws[_i].recoiled)),
                    throws[_i].rule);
}
END_TEST

/* wrg.engineering.ladder.climb: ladders, quarters, room, climbers; off */
static const struct {
  int ladders, quarters, room, climbers, off;
} climbs[] = {
  { 3, 1, 9, 9, 3 }, { 3, 2, 9, 9, 6 }, { 3, 4, 9, 20, 9 },
  { 3, 2, 9, 4, 4 }, { 1, 4, 0, 9, 0 }, { 2, 0, 9, 9, 0 },
};

START_TEST (one_gets_off_each_ladder_each_quarter)
{
  MuTrace trace;
  ck_assert_int_eq (mu_wrg_ladder_get_off (climbs[_i].ladders, climbs[_i].quarters, climbs[_i].room,
                                           climbs[_i].climbers, &trace),
                    climbs[_i].off);
  assert_line (&trace, 0, "wrg.engineering.ladder.climb", climbs[_i].off);
}
END_TEST

/* wrg.engineering.caltrops.lay */
START_TEST (romans_and_byzantines_on_foot_lay_caltrops)
{
  ck_assert_int_eq (mu_wrg_caltrops_refused (MU_CALTROPS_ROMAN, MU_TROOP_HI), MU_RULE_NONE);
  ck_assert_int_eq (mu_wrg_caltrops_refused (MU_CALTROPS_BYZANTINE, MU_TROOP_LI), MU_RULE_NONE);
  ck_assert_str_eq (mu_rule_id (mu_wrg_caltrops_refused (MU_CALTROPS_OTHER, MU_TROOP_HI)),
                    "wrg.engineering.caltrops.lay");
  ck_assert_str_eq (mu_rule_id (mu_wrg_caltrops_refused (MU_CALTROPS_ROMAN, MU_TROOP_HC)),
                    "wrg.engineering.caltrops.lay");
  ck_assert_int_eq (mu_wrg_caltrops_front (20), 100);
  ck_assert_int_eq (mu_wrg_caltrops_front (7), 35);
}
END_TEST

/* wrg.engineering.caltrops.clear */
START_TEST (caltrops_are_cleared_in_two_whole_periods)
{
  MuWrgCaltropsClearing clearing = { 0 };
  ck_assert (!mu_wrg_caltrops_clear_step (&clearing, true));
  ck_assert (!mu_wrg_caltrops_clear_step (&clearing, false));
  ck_assert (!mu_wrg_caltrops_clear_step (&clearing, true));
  ck_assert (mu_wrg_caltrops_clear_step (&clearing, true));
  ck_assert (mu_wrg_caltrops_clear_step (&clearing, false));
  ck_assert_int_eq (mu_wrg_caltrops_clear_refused (MU_CALTROPS_SWEEP, false), MU_RULE_NONE);
  ck_assert_int_eq (mu_wrg_caltrops_clear_refused (MU_CALTROPS_PICK_UP, true), MU_RULE_NONE);
  ck_assert_str_eq (mu_rule_id (mu_wrg_caltrops_clear_refused (MU_CALTROPS_PICK_UP, false)),
                    "wrg.engineering.caltrops.clear");
}
END_TEST

/* wrg.engineering.caltrops.hit: factors and the casualty table's own numbers */
static const struct {
  MuWrgCaltropsCrossing crossing;
  int weapon, random, casualties;
} crossings[] = {
  { { MU_TROOP_HI, 10, false, false, 3, 3 }, 0, 0, 6 },
  { { MU_TROOP_HI, 10, true, false, 3, 3 }, 0, 0, 6 },
  { { MU_TROOP_LI, 10, true, false, 5, 2 }, 0, -3, 3 },
  { { MU_TROOP_HC, 10, true, false, 3, 3 }, 1, 0, 8 },
  { { MU_TROOP_HC, 10, false, false, 3, 3 }, 2, 0, 13 },
  { { MU_TROOP_HC, 10, false, false, 2, 5 }, 2, 3, 25 },
  { { MU_TROOP_HCM, 10, true, false, 3, 3 }, 2, 0, 13 },
  { { MU_TROOP_EL, 2, true, false, 3, 3 }, 2, 0, 3 },
  { { MU_TROOP_LCH, 2, true, false, 4, 3 }, 2, -1, 2 },
  { { MU_TROOP_HC, 10, false, true, 2, 5 }, 0, 0, 0 },
};

START_TEST (caltrops_hit_who_crosses)
{
  MuTrace trace;
  const MuWrgSum sum = mu_wrg_caltrops_cross (NULL, &crossings[_i].crossing, &trace);
  ck_assert_int_eq (sum.weapon, crossings[_i].weapon);
  ck_assert_int_eq (sum.random, crossings[_i].random);
  ck_assert_int_eq (sum.tactical, 0);
  ck_assert_int_eq (sum.factor, mu_trace_total (&trace));
  ck_assert_int_eq (sum.casualties, crossings[_i].casualties);
  if (!crossings[_i].crossing.clearing) {
    ck_assert_uint_eq (trace.count, 2);
    assert_line (&trace, 0, "wrg.engineering.caltrops.hit", crossings[_i].weapon);
    assert_line (&trace, 1, "wrg.engineering.caltrops.hit", crossings[_i].random);
  }
}
END_TEST

START_TEST (caltrops_have_other_readings)
{
  MuReadings readings = { 0 };
  ck_assert_int_eq (mu_wrg_caltrops_plus_die (NULL, false), MU_DIE_AVERAGE);
  ck_assert_int_eq (mu_wrg_caltrops_plus_die (NULL, true), MU_DIE_AVERAGE);
  ck_assert_int_eq (mu_wrg_caltrops_factor (NULL, MU_TROOP_MCM, true), 2);
  readings.choice[MU_READING_CALTROPS_DIE] = 1;
  readings.choice[MU_READING_CALTROPS_CAMELS] = 1;
  ck_assert_int_eq (mu_wrg_caltrops_plus_die (&readings, false), MU_DIE_ORDINARY);
  ck_assert_int_eq (mu_wrg_caltrops_plus_die (&readings, true), MU_DIE_AVERAGE);
  ck_assert_int_eq (mu_wrg_caltrops_factor (&readings, MU_TROOP_MCM, true), 1);
  ck_assert_int_eq (mu_wrg_caltrops_factor (&readings, MU_TROOP_MCM, false), 2);
}
END_TEST

/* Higher throws and more who cross never hurt less; walking never hurts more. */
START_TEST (caltrops_never_relent)
{
  uint64_t state = 5;
  for (int n = 0; n < 20000; n++) {
    const MuWrgCaltropsCrossing crossing = {
      .type = (MuTroopType) next_below (&state, MU_TROOP_FIGHTING_TYPES),
      .figures = (int) next_below (&state, 40) + 1,
      .minus = (int) next_below (&state, 4) + 2,
      .plus = (int) next_below (&state, 4) + 2,
    };
    MuWrgCaltropsCrossing worse = crossing;
    worse.figures += (int) next_below (&state, 3);
    worse.plus += (int) next_below (&state, 2);
    MuWrgCaltropsCrossing walking = crossing;
    walking.normal_or_rally = true;
    const int casualties = mu_wrg_caltrops_cross (NULL, &crossing, NULL).casualties;
    ck_assert_int_ge (casualties, 0);
    ck_assert_int_ge (mu_wrg_caltrops_cross (NULL, &worse, NULL).casualties, casualties);
    ck_assert_int_le (mu_wrg_caltrops_cross (NULL, &walking, NULL).casualties, casualties);
  }
}
END_TEST

/* wrg.engineering.scope */
START_TEST (an_assault_is_in_scope_and_a_siege_is_not)
{
  static const struct {
    MuWrgSiegeTask task;
    bool in;
  } rows[] = {
    { MU_SIEGE_BREACH_WALL, false }, { MU_SIEGE_MINE, false },
    { MU_SIEGE_BUILD_WORKS, false }, { MU_SIEGE_ASSAULT_BREACH, true },
    { MU_SIEGE_ESCALADE, true },     { MU_SIEGE_BRING_TOWER, true },
    { MU_SIEGE_FILL_DITCH, true },   { MU_SIEGE_CLEAR_PALISADE, true },
  };
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
    ck_assert_str_eq (mu_rule_id (mu_wrg_siege_refused (rows[i].task)),
                      rows[i].in ? "" : "wrg.engineering.scope");
}
END_TEST

/* wrg.engineering.assault-bodies */
START_TEST (figures_are_compared_in_an_assault)
{
  static const struct {
    int friends, enemies;
    MuWrgReactionFactor factor;
  } rows[] = {
    { 12, 12, MU_REACTION_FACTORS },       { 13, 12, MU_REACTION_MORE_FRIENDS },
    { 23, 12, MU_REACTION_MORE_FRIENDS },  { 24, 12, MU_REACTION_DOUBLE_FRIENDS },
    { 11, 12, MU_REACTION_FEWER_FRIENDS }, { 7, 12, MU_REACTION_FEWER_FRIENDS },
    { 6, 12, MU_REACTION_OUTNUMBERED },    { 5, 0, MU_REACTION_DOUBLE_FRIENDS },
    { 0, 5, MU_REACTION_OUTNUMBERED },     { 0, 0, MU_REACTION_FACTORS },
  };
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    MuTrace trace;
    ck_assert_int_eq (mu_wrg_assault_strengths (rows[i].friends, rows[i].enemies, &trace),
                      rows[i].factor);
    assert_line (&trace, 0, "wrg.engineering.assault-bodies", rows[i].friends);
    assert_line (&trace, 1, "wrg.engineering.assault-bodies", rows[i].enemies);
  }
  for (int task = MU_GROUP_HOLDS_WALL; task < MU_GROUP_NONE; task++)
    ck_assert_str_eq (mu_rule_id (mu_wrg_assault_unit ((MuWrgGroupTask) task)),
                      "wrg.engineering.assault-bodies");
  ck_assert_int_eq (mu_wrg_assault_unit (MU_GROUP_NONE), MU_RULE_NONE);
}
END_TEST

/* wrg.visibility.fortifications */
START_TEST (an_occupied_fort_is_known_to_be)
{
  MuTrace trace;
  MuWrgFortSight sight = mu_wrg_fort_sight (1, 2, &trace);
  ck_assert (sight.occupied);
  ck_assert_int_eq (sight.bodies, 1);
  assert_line (&trace, 0, "wrg.visibility.fortifications", 1);
  sight = mu_wrg_fort_sight (0, 1, NULL);
  ck_assert (sight.occupied);
  ck_assert_int_eq (sight.bodies, 0);
  ck_assert (!mu_wrg_fort_sight (0, 0, NULL).occupied);
}
END_TEST

/* wrg.visibility.obstacles */
START_TEST (ditches_and_caltrops_are_seen_late)
{
  static const struct {
    MuWrgObstacle obstacle;
    bool high;
    int sight, seen;
  } rows[] = {
    { MU_OBSTACLE_DITCH, true, 1200, 1200 },  { MU_OBSTACLE_DITCH, false, 1200, 100 },
    { MU_OBSTACLE_DITCH, false, 60, 60 },     { MU_OBSTACLE_DITCH, true, 100, 100 },
    { MU_OBSTACLE_CALTROPS, true, 1200, 50 }, { MU_OBSTACLE_CALTROPS, false, 1200, 50 },
    { MU_OBSTACLE_CALTROPS, false, 30, 30 },
  };
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    MuTrace trace;
    ck_assert_int_eq (
        mu_wrg_obstacle_seen_at (rows[i].obstacle, rows[i].high, rows[i].sight, &trace),
        rows[i].seen);
    assert_line (&trace, 0, "wrg.visibility.obstacles", rows[i].seen);
  }
}
END_TEST

#define LOOP(tests, name, rows)                                                                    \
  tcase_add_loop_test (tests, name, 0, (int) (sizeof rows / sizeof rows[0]))

int
main (void)
{
  TCase *tests = tcase_create ("siege assault");
  tcase_add_test (tests, two_of_foot_raise_a_ladder_at_a_wall);
  tcase_add_test (tests, a_ladder_stands_after_a_quarter);
  tcase_add_test (tests, a_ladder_is_thrown_down_on_five);
  LOOP (tests, a_climber_at_the_head_guards_the_ladder, throws);
  LOOP (tests, one_gets_off_each_ladder_each_quarter, climbs);
  tcase_add_test (tests, romans_and_byzantines_on_foot_lay_caltrops);
  tcase_add_test (tests, caltrops_are_cleared_in_two_whole_periods);
  LOOP (tests, caltrops_hit_who_crosses, crossings);
  tcase_add_test (tests, caltrops_have_other_readings);
  tcase_add_test (tests, caltrops_never_relent);
  tcase_add_test (tests, an_assault_is_in_scope_and_a_siege_is_not);
  tcase_add_test (tests, figures_are_compared_in_an_assault);
  tcase_add_test (tests, an_occupied_fort_is_known_to_be);
  tcase_add_test (tests, ditches_and_caltrops_are_seen_late);
  return run_case ("siege_assault", tests);
}
