/* When bodies test, when not, and how the tests follow each other. */
#include "scene.h"

#define ROW(troop, figures, ranks, order)                                                          \
  {                                                                                                \
    troop, figures, ranks, MU_ORDER_##order, 0, false,                                             \
    {                                                                                              \
      0                                                                                            \
    }                                                                                              \
  }
#define END                                                                                        \
  {                                                                                                \
    NULL, 0, 0, 0, 0, false,                                                                       \
    {                                                                                              \
      0                                                                                            \
    }                                                                                              \
  }

static const ArmyRow one[] = { ROW ("Reg C HI HTW Sh", 20, 2, HOLD), END };
static const ArmyRow two[]
    = { ROW ("Reg C HI HTW Sh", 20, 2, HOLD), ROW ("Reg C HI LTS Sh", 20, 2, HOLD), END };
static const ArmyRow attackers[] = { ROW ("Reg C HI HTW Sh", 20, 2, ATTACK), END };

static Scene *
at_distance (const ArmyRow *a, const ArmyRow *b, int paces)
{
  Scene *scene = scene_open (a, b);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, FOE (scene, 0), 500, 300 + paces);
  return scene;
}

static const MuEvent *
test_of (const Scene *scene, int body, MuWrgOccasion occasion)
{
  const MuEvent *test = scene_find (scene, MU_EVENT_REACTION, body);
  ck_assert_ptr_nonnull (test);
  ck_assert_int_eq (test->value[0], occasion);
  ck_assert_int_eq (test->rule, mu_wrg_occasion_rule (occasion));
  return test;
}

/* wrg.reaction.occasion.1: in reach of a charge, once in a battle */
START_TEST (first_danger)
{
  Scene *scene = at_distance (one, one, 80);
  scene_fight (scene, MU_PHASE_END_TESTS);
  test_of (scene, 0, MU_OCCASION_FIRST_DANGER);
  test_of (scene, 1, MU_OCCASION_FIRST_DANGER);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_no_event (scene, MU_EVENT_REACTION, MU_NO_BODY);
  scene_close (scene);
  scene = at_distance (one, one, 81);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_no_event (scene, MU_EVENT_REACTION, MU_NO_BODY);
  scene_body (scene, 0)->period.was_shot_at = false;
  scene_fight (scene, MU_PHASE_SHOOTING);
  scene_body (scene, 0)->period.was_shot_at = true;
  scene_fight (scene, MU_PHASE_END_TESTS);
  test_of (scene, 0, MU_OCCASION_FIRST_DANGER);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.occasion.1.exempt */
START_TEST (regulars_near_the_chief_are_excused)
{
  static const ArmyRow led[] = { ROW ("Reg C HI HTW Sh", 20, 2, HOLD),
                                 { "Reg C HI LTS Sh", 20, 2, MU_ORDER_HOLD, 0, true, { 0 } },
                                 ROW ("Irr C MI HTW Sh", 20, 2, HOLD),
                                 END };
  Scene *scene = scene_open (led, one);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 300, 300);
  scene_put (scene, 2, 545, 260);
  scene_put (scene, 3, 520, 330);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_no_event (scene, MU_EVENT_REACTION, 0);
  ck_assert (scene_body (scene, 0)->danger_done);
  test_of (scene, 2, MU_OCCASION_FIRST_DANGER); /* irregulars are not */
  scene_close (scene);
}
END_TEST

/* wrg.reaction.occasion.2 and wrg.reaction.occasion.3 stand in test_charge.c,
 * wrg.reaction.occasion.4 in test_shoot.c, wrg.reaction.occasion.8 to wrg.reaction.occasion.10 in
 * test_aftermath.c. */

/* wrg.reaction.occasion.5: below half, and for every figure after that */
START_TEST (below_half)
{
  Scene *scene = at_distance (one, one, 300);
  scene_skip_to (scene, MU_PHASE_SHOOTING_TESTS);
  mu_wrg_take_casualties (scene->battle, 0, 10 * 20);
  ck_assert (!scene_body (scene, 0)->fell_below); /* half is not below */
  mu_wrg_take_casualties (scene->battle, 0, 20);
  scene_fight (scene, MU_PHASE_SHOOTING_TESTS);
  const MuEvent *test = test_of (scene, 0, MU_OCCASION_BELOW_HALF);
  ck_assert_int_eq (test->value[3], 1); /* wrg.reaction.dice: one die */
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_SHOOTING);
  mu_wrg_take_casualties (scene->battle, 0, 5); /* no figure */
  scene_fight (scene, MU_PHASE_SHOOTING_TESTS);
  ck_assert_no_event (scene, MU_EVENT_REACTION, 0);
  mu_wrg_take_casualties (scene->battle, 0, 15);
  scene_fight (scene, MU_PHASE_MELEE);
  test_of (scene, 0, MU_OCCASION_BELOW_HALF);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.occasion.6, wrg.reaction.deduct2.surprised: unseen until it moves */
START_TEST (surprise_from_cover)
{
  static const ArmyRow hidden[] = { ROW ("Irr C MI HTW Sh", 20, 2, ATTACK), END };
  Scene *scene = at_distance (one, hidden, 120);
  scene_body (scene, 1)->concealed = scene_body (scene, 1)->in_cover = true;
  ck_assert (!mu_wrg_sees (scene->battle, 0, 1));
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert (!scene_body (scene, 1)->concealed);
  ck_assert (!scene_body (scene, 1)->in_cover);
  scene_fight (scene, MU_PHASE_END_TESTS);
  const MuEvent *test = test_of (scene, 0, MU_OCCASION_SURPRISED);
  ck_assert_int_eq (scene_factor (scene, test, MU_RULE_WRG_REACTION_DEDUCT2_SURPRISED), -2);
  scene_close (scene);
  /* or until somebody comes upon it */
  static const ArmyRow lurking[]
      = { ROW ("Irr C MI HTW Sh", 20, 2, HOLD), ROW ("Irr C MI HTW Sh", 20, 2, HOLD), END };
  scene = at_distance (attackers, lurking, 70);
  scene_put (scene, 2, 500, 700);
  scene_body (scene, 1)->concealed = true;
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_no_event (scene, MU_EVENT_CHARGE, 0); /* it charges nobody it cannot see */
  ck_assert_int_eq (scene_find (scene, MU_EVENT_MOVED, 0)->value[3], MU_PACES (50));
  test_of (scene, 0, MU_OCCASION_SURPRISED);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.occasion.7, wrg.reaction.several: from right to left, each seeing
 * what came of the last */
START_TEST (routs_spread_from_the_right)
{
  static const ArmyRow three[]
      = { ROW ("Reg C HI HTW Sh", 10, 2, HOLD), ROW ("Irr D MI LTS Sh", 10, 2, HOLD),
          ROW ("Reg C HI HTW Sh", 10, 2, HOLD), END };
  Scene *scene = scene_open (three, one);
  scene_put (scene, 0, 430, 300);
  scene_put (scene, 1, 500, 300);
  scene_put (scene, 2, 570, 300); /* the right wing */
  scene_put (scene, 3, 800, 780);
  scene_fight (scene, MU_PHASE_RECOILS);
  scene_body (scene, 2)->unseen_rout = true;
  scene_body (scene, 1)->unseen_rout = true;
  scene_body (scene, 1)->breaks = 2;
  scene_body (scene, 1)->routs_seen = 2;
  SCENE_DICE (scene, 3, 3, 3, 1, 1, 1);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_END_TESTS);
  /* body 2 tests first and sees nothing; body 1 breaks; body 0, to its left, sees it */
  test_of (scene, 2, MU_OCCASION_FRIENDS_ROUT);
  const MuEvent *bad = test_of (scene, 1, MU_OCCASION_FRIENDS_ROUT);
  ck_assert_int_eq (bad->value[2], 7);
  ck_assert_event (scene, MU_EVENT_BROKE, 1);
  const MuEvent *seen = test_of (scene, 0, MU_OCCASION_FRIENDS_ROUT);
  ck_assert_int_eq (scene_factor (scene, seen, MU_RULE_WRG_REACTION_DEDUCT2_FRIENDS_ROUT), -2);
  ck_assert (scene_find (scene, MU_EVENT_REACTION, 2) < bad);
  ck_assert (bad < seen);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_REACTION, 2), 1);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_END_TESTS); /* what the first could not see it counts now */
  test_of (scene, 2, MU_OCCASION_FRIENDS_ROUT);
  ck_assert_no_event (scene, MU_EVENT_REACTION, 0); /* taken into account already */
  scene_close (scene);
}
END_TEST

/* wrg.reaction.several: both sides at once: the enemy's tests change nothing */
START_TEST (sides_test_at_once)
{
  static const ArmyRow levy[]
      = { ROW ("Irr D MI LTS Sh", 10, 2, HOLD), ROW ("Reg C HI", 5, 1, HOLD), END };
  Scene *scene = at_distance (levy, one, 90);
  scene_put (scene, 1, 150, 20);
  scene_fight (scene, MU_PHASE_RECOILS);
  scene_body (scene, 0)->unseen_rout = scene_body (scene, 2)->unseen_rout = true;
  scene_body (scene, 0)->breaks = 3;
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_event (scene, MU_EVENT_BROKE, 0);
  const MuEvent *test = test_of (scene, 2, MU_OCCASION_FRIENDS_ROUT);
  ck_assert (!scene_has_factor (scene, test, MU_RULE_WRG_REACTION_ADD2_BROKEN_ENEMY));
  scene_close (scene);
}
END_TEST

/* wrg.reaction.dice: two dice from a third lost */
START_TEST (fewer_dice_for_the_weakened)
{
  Scene *scene = at_distance (two, one, 80);
  scene_body (scene, 0)->figures = 13;
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_REACTION, 0)->value[3], 2);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.result.row6, wrg.reaction.latest */
START_TEST (halting_in_disorder)
{
  Scene *scene = at_distance (attackers, one, 200);
  const MuWrgReactionResult shaken = { .act = MU_RESULT_HALT_DISORDERED,
                                       .rule = MU_RULE_WRG_REACTION_RESULT_ROW6,
                                       .periods = 1,
                                       .disordered = true };
  const MuWrgReactionResult obey
      = { .act = MU_RESULT_OBEY, .rule = MU_RULE_WRG_REACTION_RESULT_ROW2 };
  scene_fight (scene, MU_PHASE_RECOILS);
  mu_wrg_act_out (scene->battle, 0, &shaken);
  ck_assert (scene_body (scene, 0)->disordered);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_fight (scene, MU_PHASE_END_TESTS); /* all of the next period */
  ck_assert_no_event (scene, MU_EVENT_MOVED, 0);
  ck_assert (scene_body (scene, 0)->disordered);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert (!scene_body (scene, 0)->disordered);
  ck_assert_event (scene, MU_EVENT_MOVED, 0);
  scene_fight (scene, MU_PHASE_RECOILS);
  mu_wrg_act_out (scene->battle, 0, &shaken);
  mu_wrg_act_out (scene->battle, 0, &obey);
  ck_assert (mu_wrg_may_advance (scene->battle, 0));
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("occasions");
  tcase_add_test (tests, first_danger);
  tcase_add_test (tests, regulars_near_the_chief_are_excused);
  tcase_add_test (tests, below_half);
  tcase_add_test (tests, surprise_from_cover);
  tcase_add_test (tests, routs_spread_from_the_right);
  tcase_add_test (tests, sides_test_at_once);
  tcase_add_test (tests, fewer_dice_for_the_weakened);
  tcase_add_test (tests, halting_in_disorder);
  return run_case ("occasions", tests);
}
