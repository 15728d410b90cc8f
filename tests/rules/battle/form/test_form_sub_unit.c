/* Sub-units: bodies of their own that belong to a unit. */
#include "tests/rules/battle/ruling.h"

static const ArmyRow cohort[]
    = { HOLD ("Reg C HI HTW Sh", 20, 2), SKIRMISH ("Reg C LI JLS Sh", 10, 2), NO_MORE };
static const ArmyRow foe[] = { HOLD ("Reg C HI LTS Sh", 20, 2), NO_MORE };

static Scene *
open_cohort (void)
{
  Scene *scene = scene_prepare (cohort, foe);
  scene->army[0].unit[1].sub_unit = true;
  scene_begin (scene);
  return scene;
}

/* wrg.orders.sub-unit: of the unit before it; nothing comes before the first */
START_TEST (a_sub_unit_has_a_unit)
{
  Scene *scene = open_cohort ();
  ck_assert_int_eq (scene_body (scene, 1)->parent, 0);
  ck_assert_int_eq (scene_body (scene, 0)->parent, MU_NO_BODY);
  ck_assert (!mu_wrg_counts_as_unit (scene_body (scene, 1)));
  scene_close (scene);
  scene = scene_prepare (cohort, foe);
  scene->army[0].unit[0].sub_unit = true;
  int at;
  ck_assert_int_eq (scene_answer (&scene->setup, &at), MU_WRG_SETUP_BAD_SUB_UNIT);
  ck_assert_int_eq (at, 0);
  free (scene);
}
END_TEST

/* wrg.reaction.strength-units: it stands for its unit, but never beside it */
START_TEST (it_stands_for_its_unit)
{
  Scene *scene = open_cohort ();
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 560, 300);
  scene_put (scene, 2, 530, 400);
  ck_assert (mu_wrg_stands_for_unit (scene->battle, 2, 0));
  ck_assert (!mu_wrg_stands_for_unit (scene->battle, 2, 1));
  scene_put (scene, 0, 200, 40); /* out of the way */
  ck_assert (mu_wrg_stands_for_unit (scene->battle, 2, 1));
  ck_assert (!mu_wrg_stands_for_unit (scene->battle, 0, 1));
  ck_assert (!mu_wrg_stands_for_unit (scene->battle, 1, 0));
  scene_close (scene);
}
END_TEST

/* wrg.reaction.occasion.7, wrg.reaction.deduct2.friends-rout: its rout is no unit's */
START_TEST (its_rout_frightens_nobody)
{
  static const ArmyRow three[] = { HOLD ("Reg C HI HTW Sh", 20, 2), HOLD ("Reg C LI JLS Sh", 10, 2),
                                   HOLD ("Reg C HI LTS Sh", 20, 2), NO_MORE };
  for (int sub_unit = 0; sub_unit < 2; sub_unit++) {
    Scene *scene = scene_prepare (three, foe);
    scene->army[0].unit[1].sub_unit = sub_unit;
    scene_begin (scene);
    scene_put (scene, 0, 400, 300);
    scene_put (scene, 1, 500, 300);
    scene_put (scene, 2, 600, 300);
    scene_put (scene, 3, 500, 700);
    come_to (scene, 1, MU_PHASE_END_TESTS);
    mu_wrg_break_body (scene->battle, 1, MU_RULE_WRG_AFTER_BREAK_COUNT);
    mu_wrg_see_routs (scene->battle, 2);
    ck_assert_int_eq (scene_body (scene, 2)->routs_seen, !sub_unit);
    ck_assert_int_eq (scene_body (scene, 2)->unseen_rout, !sub_unit);
    scene_close (scene);
  }
}
END_TEST

/* wrg.reaction.occasion.1.scope: whichever part of the unit is in danger */
START_TEST (danger_is_the_whole_units)
{
  for (int sub_unit = 0; sub_unit < 2; sub_unit++) {
    Scene *scene = scene_prepare (cohort, foe);
    scene->army[0].unit[1].sub_unit = sub_unit;
    scene_begin (scene);
    scene_put (scene, 0, 300, 100);
    scene_put (scene, 1, 500, 300);
    scene_put (scene, 2, 500, 360);
    scene_skip_to (scene, MU_PHASE_END_TESTS);
    scene_mark (scene);
    scene_fight (scene, MU_PHASE_END_TESTS);
    ck_assert_int_eq (tests_for (scene, 1, MU_OCCASION_FIRST_DANGER), 1);
    ck_assert_int_eq (tests_for (scene, 0, MU_OCCASION_FIRST_DANGER), sub_unit);
    scene_close (scene);
  }
}
END_TEST

/* wrg.orders.sub-unit.orphan: without its unit it has no orders */
START_TEST (an_orphan_has_lost_its_orders)
{
  Scene *scene = open_cohort ();
  park (scene);
  scene_body (scene, 1)->order = MU_ORDER_ATTACK;
  scene_fight (scene, MU_PHASE_ARRIVALS);
  ck_assert (!scene_body (scene, 1)->forgotten);
  mu_wrg_leave_battle (scene->battle, 0, MU_FATE_DESTROYED);
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_fight (scene, MU_PHASE_ARRIVALS);
  ck_assert (scene_body (scene, 1)->forgotten);
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 1), MU_ORDER_SKIRMISH); /* wrg.orders.default */
  scene_close (scene);
}
END_TEST

/* wrg.units.sub-unit.tether: it goes no further from its unit than a normal move */
START_TEST (it_keeps_to_its_unit)
{
  Scene *scene = open_cohort ();
  scene_put (scene, 0, 500, 200);
  scene_put (scene, 1, 500, 260);
  scene_put (scene, 2, 500, 700);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_int_gt (scene_body (scene, 1)->period.moved, 0);
  for (int period = 0; period < 3; period++) {
    const MuFix apart
        = mu_rect_distance (&scene_body (scene, 0)->ground, &scene_body (scene, 1)->ground);
    ck_assert_int_le (apart, MU_PACES (80));
    scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  }
  scene_close (scene);
}
END_TEST

/* wrg.units.sub-unit.tether: who has come away goes back at once */
START_TEST (it_returns_to_its_unit)
{
  Scene *scene = open_cohort ();
  scene_put (scene, 0, 500, 120);
  scene_put (scene, 1, 500, 320);
  scene_put (scene, 2, 500, 700);
  ck_assert (mu_wrg_strays (scene->battle, 1));
  const MuFix before
      = mu_rect_distance (&scene_body (scene, 0)->ground, &scene_body (scene, 1)->ground);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  const MuFix after
      = mu_rect_distance (&scene_body (scene, 0)->ground, &scene_body (scene, 1)->ground);
  ck_assert_int_lt (after, before - MU_PACES (39));
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("sub-units");
  tcase_add_test (tests, a_sub_unit_has_a_unit);
  tcase_add_test (tests, it_stands_for_its_unit);
  tcase_add_test (tests, its_rout_frightens_nobody);
  tcase_add_test (tests, danger_is_the_whole_units);
  tcase_add_test (tests, an_orphan_has_lost_its_orders);
  tcase_add_test (tests, it_keeps_to_its_unit);
  tcase_add_test (tests, it_returns_to_its_unit);
  return run_case ("sub-units", tests);
}
