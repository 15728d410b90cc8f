/* Skirmishers crossed by enemy who did not charge, and whom a body out of hand makes for. */
#include "tests/rules/battle/ruling.h"

#define FOOT     "Reg C HI JLS Sh"
#define HORSE    "Irr C HC JLS Sh"
#define SLINGERS SKIRMISH ("Reg C LI S", 8, 2)

/* Foot that halts this period for no charge, slingers so far before it. */
static Scene *
crossing (int apart, MuOrder order)
{
  Scene *scene = parked (ROWS (ATTACK (FOOT, 12, 2)), ROWS (SLINGERS));
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 300 + apart);
  scene_skip_to (scene, MU_PHASE_NORMAL_MOVES);
  scene_body (scene, 1)->order = (uint8_t) order;
  scene_mark (scene);
  return scene;
}

/* wrg.move.evade.uncharged: they test as if charged and evade, and the enemy completes its move */
START_TEST (the_crossed_evade)
{
  Scene *scene = crossing (25, MU_ORDER_SKIRMISH);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_int_eq (tests_for (scene, 1, MU_OCCASION_CHARGED), 1);
  ck_assert_ptr_nonnull (
      scene_find_rule (scene, MU_EVENT_MOVED, 1, MU_RULE_WRG_MOVE_EVADE_UNCHARGED));
  ck_assert_int_eq (paces_moved (scene, 0, MU_RULE_WRG_MOVE_HALF_TO_FULL), 30);
  ck_assert (scene_body (scene, 1)->evaded);
  scene_close (scene);
}
END_TEST

/* wrg.move.evade.uncharged, wrg.move.meeting: who does not evade is not crossed: 20 paces apart */
START_TEST (who_holds_is_met)
{
  Scene *scene = crossing (50, MU_ORDER_HOLD);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_int_eq (tests_for (scene, 1, MU_OCCASION_CHARGED), 0);
  ck_assert_no_event (scene, MU_EVENT_MOVED, 1);
  ck_assert_int_eq (
      mu_rect_distance (&scene_body (scene, 0)->ground, &scene_body (scene, 1)->ground),
      MU_PACES (20));
  scene_close (scene);
}
END_TEST

/* out of the way of the move nobody tests */
START_TEST (the_far_are_not_crossed)
{
  Scene *scene = crossing (200, MU_ORDER_SKIRMISH);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_int_eq (tests_for (scene, 1, MU_OCCASION_CHARGED), 0);
  ck_assert (!scene_body (scene, 1)->evaded);
  scene_close (scene);
}
END_TEST

/* Horse at 500, 300, sand or a marsh from 330 on to the left; one enemy there, the other
 * further off in the open. */
static Scene *
hunting (MuFeatureKind kind)
{
  static const MuSpot spots[] = { { 300, 330 }, { 560, 330 }, { 560, 460 }, { 300, 460 } };
  const MuFeature feature = { .kind = kind, .spots = spots, .count = 4 };
  const MuBattlefield field = { .width = 1000, .depth = 800, .features = &feature, .count = 1 };
  Scene *scene = parked (ROWS (HOLD (HORSE, 5, 1)), ROWS (HOLD (FOOT, 6, 2), HOLD (FOOT, 6, 2)));
  ck_assert_int_eq (mu_battlefield_check (&field, NULL), MU_BATTLEFIELD_OK);
  const size_t size = mu_terrain_size (&field);
  scene->battle->terrain = mu_terrain_build (malloc (size), size, &field, &mu_wrg_terrain_terms);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 480, 380);
  scene_put (scene, 2, 700, 420);
  return scene;
}

static void
close_hunt (Scene *scene)
{
  free ((void *) (uintptr_t) scene->battle->terrain);
  scene->battle->terrain = NULL;
  scene_close (scene);
}

/* wrg.move.uncontrolled.terrain: those in the open before nearer ones on bad ground */
START_TEST (the_open_comes_first)
{
  static const MuFeatureKind kinds[] = { MU_FEATURE_SOFT_SAND, MU_FEATURE_MARSH };
  Scene *scene = hunting (kinds[_i]);
  MuFix distance;
  ck_assert_int_eq (mu_wrg_nearest_enemy (scene->battle, 0, &distance), 1);
  ck_assert_int_eq (mu_wrg_nearest_prey (scene->battle, 0, &distance), 2);
  ck_assert_int_gt (distance, MU_PACES (100));
  mu_wrg_leave_battle (scene->battle, 2, MU_FATE_OFF_TABLE); /* nobody else is left */
  ck_assert_int_eq (mu_wrg_nearest_prey (scene->battle, 0, &distance), 1);
  close_hunt (scene);
}
END_TEST

/* wrg.move.uncontrolled.terrain: what horses cannot enter is watched from within 50 paces of
 * its edge; into a wood they go */
START_TEST (they_watch_from_the_edge)
{
  Scene *scene = hunting (MU_FEATURE_MARSH);
  mu_wrg_leave_battle (scene->battle, 2, MU_FATE_OFF_TABLE);
  ck_assert_int_eq (mu_wrg_move_to_prey (scene->battle, 0, 1, MU_PACES (180)), 0); /* 30 from it */
  scene_put (scene, 0, 500, 200);
  const MuFix move = mu_wrg_move_to_prey (scene->battle, 0, 1, MU_PACES (180));
  ck_assert_int_ge (move, MU_PACES (130 - 50));
  ck_assert_int_le (move, MU_PACES (130));
  close_hunt (scene);
  scene = hunting (MU_FEATURE_WOOD);
  mu_wrg_leave_battle (scene->battle, 2, MU_FATE_OFF_TABLE);
  ck_assert_int_eq (mu_wrg_move_to_prey (scene->battle, 0, 1, MU_PACES (180)), MU_PACES (180));
  close_hunt (scene);
}
END_TEST

/* and so they stand there, out of hand as they are */
START_TEST (the_uncontrolled_halt_there)
{
  Scene *scene = hunting (MU_FEATURE_MARSH);
  mu_wrg_leave_battle (scene->battle, 2, MU_FATE_OFF_TABLE);
  scene_put (scene, 1, 500, 380);
  give_result (scene, 0, MU_RESULT_ADVANCE, 9);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_no_event (scene, MU_EVENT_MOVED, 0);
  close_hunt (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("crossed");
  tcase_add_test (tests, the_crossed_evade);
  tcase_add_test (tests, who_holds_is_met);
  tcase_add_test (tests, the_far_are_not_crossed);
  tcase_add_loop_test (tests, the_open_comes_first, 0, 2);
  tcase_add_test (tests, they_watch_from_the_edge);
  tcase_add_test (tests, the_uncontrolled_halt_there);
  return run_case ("crossed", tests);
}
