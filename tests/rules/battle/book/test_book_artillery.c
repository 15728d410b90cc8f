/* Engines in a battle (wrg.troops.artillery.*, wrg.after.artillery). */
#include "tests/rules/battle/ruling.h"

#define FOOT  "Reg C HI JLS Sh"
#define HORSE "Reg C HC JLS Sh"

/* clang-format off */
#define CREW_OF(n)     { n, { MU_WEAPON_ENGINE, MU_WEAPON_ENGINE, MU_WEAPON_ENGINE, MU_WEAPON_ENGINE, MU_WEAPON_ENGINE, MU_WEAPON_ENGINE }, 0 }
#define ENGINES(n, crew) { "Reg C Art", n, 1, MU_ORDER_HOLD, 0, false, CREW_OF (crew) }
/* clang-format on */

/* Engines at 500, 300 and enemy foot so far before them. */
static Scene *
engines_before (ArmyRow engines, ArmyRow foe, int ahead)
{
  Scene *scene = parked (ROWS (engines, HOLD (FOOT, 12, 2)), ROWS (foe, HOLD (FOOT, 12, 2)));
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 2, 500, 300 + ahead);
  come_to (scene, 2, MU_PHASE_SHOOTING);
  return scene;
}

/* wrg.shoot.range.artillery: 480 paces; wrg.shoot.crew: their crews count as figures;
 * wrg.shoot.factor.artillery */
START_TEST (engines_shoot_with_their_crews)
{
  static const struct {
    int crew, ahead;
    bool shoots;
  } cases[] = { { 3, 400, true }, { 5, 479, true }, { 3, 482, false } };
  Scene *scene
      = engines_before ((ArmyRow) ENGINES (2, 3), (ArmyRow) HOLD (FOOT, 12, 2), cases[_i].ahead);
  scene_body (scene, 0)->crew.count = (uint8_t) cases[_i].crew;
  scene_fight (scene, MU_PHASE_SHOOTING);
  const MuEvent *shot = scene_find (scene, MU_EVENT_SHOT, 0);
  ck_assert_int_eq (shot != NULL, cases[_i].shoots);
  if (shot) {
    ck_assert_int_eq (shot->value[0], 2 * cases[_i].crew);
    ck_assert_int_eq (shot->value[3], MU_WEAPON_ENGINE);
    ck_assert_int_eq (scene_factor (scene, shot, MU_RULE_WRG_SHOOT_FACTOR_ARTILLERY), 2);
  }
  scene_close (scene);
}
END_TEST

/* wrg.shoot.move.stationary */
START_TEST (engines_that_moved_do_not_shoot)
{
  Scene *scene = engines_before ((ArmyRow) ENGINES (2, 3), (ArmyRow) HOLD (FOOT, 12, 2), 200);
  scene_body (scene, 0)->period.moved = PACES (5);
  scene_fight (scene, MU_PHASE_SHOOTING);
  ck_assert_no_event (scene, MU_EVENT_SHOT, 0);
  scene_close (scene);
}
END_TEST

/* wrg.shoot.arc.by-type: light bolt-shooters to 45 degrees, others 22.5 */
START_TEST (light_engines_shoot_wider)
{
  static const struct {
    int crew;
    bool shoots;
  } cases[] = { { 2, true }, { 3, false } };
  Scene *scene = parked (ROWS (ENGINES (1, 3), HOLD (FOOT, 12, 2)), ROWS (HOLD (FOOT, 4, 2)));
  scene_body (scene, 0)->crew.count = (uint8_t) cases[_i].crew;
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 2, 620, 450);
  come_to (scene, 2, MU_PHASE_SHOOTING);
  scene_fight (scene, MU_PHASE_SHOOTING);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_SHOT, 0) != NULL, cases[_i].shoots);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.deduct2.engines: in this period and the next */
START_TEST (engines_are_dreaded)
{
  Scene *scene = engines_before ((ArmyRow) ENGINES (2, 3), (ArmyRow) HOLD (FOOT, 12, 2), 200);
  scene_fight (scene, MU_PHASE_SHOOTING);
  MuWrgReactionFacts facts;
  for (int period = 0; period < 3; period++) {
    mu_wrg_gather_facts (scene->battle, 2, MU_OCCASION_BELOW_HALF, &facts);
    ck_assert_int_eq (facts.times[MU_REACTION_ENGINES], period < 2);
    scene_put (scene, 0, 500, 100);
    scene_face (scene, 0, MU_ANGLE_HALF);
    scene_skip_to (scene, MU_PHASE_END_TESTS);
  }
  scene_close (scene);
}
END_TEST

/* wrg.melee.eligible.artillery: every crew figure; wrg.melee.factor.weak */
START_TEST (crews_fight_for_their_engines)
{
  Scene *scene = engines_before ((ArmyRow) ENGINES (2, 5), (ArmyRow) HOLD (FOOT, 12, 2), 0);
  come_to (scene, 2, MU_PHASE_MELEE);
  scene_fight (scene, MU_PHASE_MELEE);
  const MuEvent *melee = scene_find (scene, MU_EVENT_MELEE, 0);
  ck_assert_ptr_nonnull (melee);
  ck_assert_int_eq (melee->value[0], 10);
  ck_assert (scene_has_factor (scene, melee, MU_RULE_WRG_MELEE_FACTOR_WEAK));
  scene_close (scene);
}
END_TEST

/* wrg.casualties.per-figure: of an engine its crew */
START_TEST (losses_are_reckoned_by_crews)
{
  Scene *scene = engines_before ((ArmyRow) ENGINES (3, 4), (ArmyRow) HOLD (FOOT, 12, 2), 200);
  ck_assert_int_eq (mu_wrg_count_for_losses (scene_body (scene, 0)), 12);
  scene_close (scene);
}
END_TEST

/* wrg.after.artillery: a recoil leaves the engines to the enemy */
START_TEST (a_recoil_loses_the_engines)
{
  Scene *scene = engines_before ((ArmyRow) ENGINES (2, 3), (ArmyRow) HOLD (FOOT, 12, 2), 0);
  come_to (scene, 2, MU_PHASE_RECOILS);
  Body *self = scene_body (scene, 0);
  self->period.in_melee_now = true;
  self->period.melee_taken = 30, self->period.melee_given = 2;
  self->period.melee_fighting = 6, self->period.melee_count = 6;
  scene_fight (scene, MU_PHASE_RECOILS);
  ck_assert_event (scene, MU_EVENT_RECOILED, 0);
  ck_assert_ptr_nonnull (
      scene_find_rule (scene, MU_EVENT_STRENGTH, 0, MU_RULE_WRG_AFTER_ARTILLERY));
  ck_assert_event (scene, MU_EVENT_DESTROYED, 0);
  scene_close (scene);
}
END_TEST

/* wrg.after.artillery: they neither follow up nor pursue */
START_TEST (engines_stay_where_they_won)
{
  Scene *scene = engines_before ((ArmyRow) ENGINES (2, 3), (ArmyRow) HOLD (FOOT, 4, 2), 0);
  come_to (scene, 2, MU_PHASE_RECOILS);
  Body *self = scene_body (scene, 0);
  Body *foe = scene_body (scene, 2);
  self->period.in_melee_now = foe->period.in_melee_now = true;
  self->period.melee_given = foe->period.melee_taken = 12;
  self->period.melee_fighting = self->period.melee_count = 6;
  foe->period.melee_fighting = foe->period.melee_count = 4;
  scene_fight (scene, MU_PHASE_RECOILS);
  ck_assert_event (scene, MU_EVENT_RECOILED, 2);
  ck_assert_no_event (scene, MU_EVENT_FOLLOWED_UP, 0);
  scene_close (scene);
}
END_TEST

/* wrg.after.artillery: broken engines are lost as soon as somebody runs after them */
START_TEST (broken_engines_are_overrun)
{
  Scene *scene = engines_before ((ArmyRow) ENGINES (2, 3), (ArmyRow) ATTACK (FOOT, 12, 2), 0);
  come_to (scene, 2, MU_PHASE_RECOILS);
  mu_wrg_break_body (scene->battle, 0, MU_RULE_WRG_AFTER_BREAK_COUNT);
  scene_body (scene, 2)->pursues = 0;
  scene_body (scene, 2)->period.in_melee_now = true;
  come_to (scene, 2, MU_PHASE_COMPULSORY);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_event (scene, MU_EVENT_DESTROYED, 0);
  ck_assert_int_eq (scene_body (scene, 0)->figures, 0);
  scene_close (scene);
}
END_TEST

/* wrg.move.distance.slow, wrg.move.difficult.artillery */
START_TEST (engines_are_slow)
{
  Scene *scene = engines_before ((ArmyRow) ENGINES (2, 3), (ArmyRow) HOLD (FOOT, 12, 2), 200);
  Body *self = scene_body (scene, 0);
  ck_assert_int_eq (mu_wrg_normal_move (self), PACES (40));
  ck_assert_int_eq (mu_wrg_charge_move (self), 0);
  self->crew.count = 2;
  ck_assert_int_eq (mu_wrg_normal_move (self), PACES (60));
  ck_assert_int_eq (mu_wrg_charge_move (self), 0);
  scene_close (scene);
}
END_TEST

/* wrg.orders.attack: artillery cannot; wrg.orders.skirmish neither */
START_TEST (engines_only_hold)
{
  static const MuOrder orders[] = { MU_ORDER_ATTACK, MU_ORDER_SKIRMISH };
  ArmyRow row = ENGINES (2, 3);
  Army army[MU_SIDES];
  int at;
  row.order = orders[_i];
  army_raise (&army[0], ROWS (row));
  army_raise (&army[1], ROWS (HOLD (FOOT, 12, 2)));
  const MuWrgSetup setup = army_setup (&army[0], &army[1]);
  ck_assert_int_eq (mu_wrg_check_setup (&setup, &at), MU_WRG_SETUP_BAD_ORDER);
  ck_assert_int_eq (at, 0);
}
END_TEST

/* wrg.shoot.tactical.cover: but not against stones */
START_TEST (stones_find_those_in_cover)
{
  static const struct {
    int crew;
    int cover;
  } cases[] = { { 3, -1 }, { 4, 0 } };
  Scene *scene = engines_before ((ArmyRow) ENGINES (2, 3), (ArmyRow) HOLD (FOOT, 12, 2), 200);
  scene_body (scene, 0)->crew.count = (uint8_t) cases[_i].crew;
  scene_body (scene, 2)->in_cover = true;
  scene_fight (scene, MU_PHASE_SHOOTING);
  const MuEvent *shot = scene_find (scene, MU_EVENT_SHOT, 0);
  ck_assert_ptr_nonnull (shot);
  ck_assert_int_eq (scene_factor (scene, shot, MU_RULE_WRG_SHOOT_TACTICAL_COVER), cases[_i].cover);
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("artillery");
  tcase_add_loop_test (tests, engines_shoot_with_their_crews, 0, 3);
  tcase_add_test (tests, engines_that_moved_do_not_shoot);
  tcase_add_loop_test (tests, light_engines_shoot_wider, 0, 2);
  tcase_add_test (tests, engines_are_dreaded);
  tcase_add_test (tests, crews_fight_for_their_engines);
  tcase_add_test (tests, losses_are_reckoned_by_crews);
  tcase_add_test (tests, a_recoil_loses_the_engines);
  tcase_add_test (tests, engines_stay_where_they_won);
  tcase_add_test (tests, broken_engines_are_overrun);
  tcase_add_test (tests, engines_are_slow);
  tcase_add_loop_test (tests, engines_only_hold, 0, 2);
  tcase_add_loop_test (tests, stones_find_those_in_cover, 0, 2);
  return run_case ("artillery", tests);
}
