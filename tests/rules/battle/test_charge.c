/* Orders, charges, countercharges, evades and what comes of them. */
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

static const ArmyRow legion[] = { ROW ("Reg C HI HTW Sh", 20, 2, ATTACK), END };
static const ArmyRow holding_legion[] = { ROW ("Reg C HI HTW Sh", 20, 2, HOLD), END };
static const ArmyRow horse[] = { ROW ("Reg C HC JLS Sh", 10, 1, ATTACK), END };
static const ArmyRow velites[] = { ROW ("Reg C LI JLS Sh", 10, 1, SKIRMISH), END };

/* Two bodies face to face with that much between them. */
static Scene *
face_to_face (const ArmyRow *a, const ArmyRow *b, int paces)
{
  Scene *scene = scene_open (a, b);
  scene_put (scene, 0, 500, 400);
  scene_put (scene, FOE (scene, 0), 500, 400 + paces);
  return scene;
}

/* wrg.orders.attack, wrg.reaction.occasion.2, wrg.reaction.occasion.3,
 * wrg.move.charge.declare, wrg.move.charge.tests */
START_TEST (attackers_charge_within_reach)
{
  Scene *scene = face_to_face (legion, holding_legion, 80);
  scene_fight (scene, MU_PHASE_CHARGE_TESTS);
  const MuEvent *charge = scene_find (scene, MU_EVENT_CHARGE, 0);
  ck_assert_ptr_nonnull (charge);
  ck_assert_int_eq (charge->other, FOE (scene, 0));
  ck_assert_int_eq (charge->value[0], MU_PACES (80));
  ck_assert_no_event (scene, MU_EVENT_CHARGE, FOE (scene, 0));
  const MuEvent *test = scene_find (scene, MU_EVENT_REACTION, 0);
  ck_assert_int_eq (test->value[0], MU_OCCASION_START_CHARGE);
  scene_fight (scene, MU_PHASE_RESPONSE_TESTS);
  test = scene_find (scene, MU_EVENT_REACTION, FOE (scene, 0));
  ck_assert_int_eq (test->value[0], MU_OCCASION_CHARGED);
  scene_close (scene);
}
END_TEST

START_TEST (beyond_reach_there_is_no_charge)
{
  Scene *scene = face_to_face (legion, holding_legion, 81);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_no_event (scene, MU_EVENT_CHARGE, MU_NO_BODY);
  scene_close (scene);
}
END_TEST

/* wrg.orders.hold, wrg.move.charge.contact, wrg.melee.tactical.charging */
START_TEST (holders_take_the_charge_standing)
{
  Scene *scene = face_to_face (legion, holding_legion, 60);
  scene_fight (scene, MU_PHASE_MELEE);
  const MuEvent *moved = scene_find (scene, MU_EVENT_MOVED, 0);
  ck_assert_int_eq (moved->value[3], MU_PACES (60));
  ck_assert_no_event (scene, MU_EVENT_MOVED, FOE (scene, 0));
  ck_assert_event (scene, MU_EVENT_CONTACT, 0);
  const MuEvent *blow = scene_find (scene, MU_EVENT_MELEE, 0);
  ck_assert_int_eq (scene_factor (scene, blow, MU_RULE_WRG_MELEE_TACTICAL_CHARGING), 1);
  blow = scene_find (scene, MU_EVENT_MELEE, FOE (scene, 0));
  ck_assert (!scene_has_factor (scene, blow, MU_RULE_WRG_MELEE_TACTICAL_CHARGING));
  scene_close (scene);
}
END_TEST

/* wrg.melee.tactical.charging: a rush of less than a quarter period gives none */
START_TEST (a_short_rush_has_no_impetus)
{
  Scene *scene = face_to_face (legion, holding_legion, 19);
  scene_fight (scene, MU_PHASE_MELEE);
  const MuEvent *blow = scene_find (scene, MU_EVENT_MELEE, 0);
  ck_assert (!scene_has_factor (scene, blow, MU_RULE_WRG_MELEE_TACTICAL_CHARGING));
  scene_close (scene);
}
END_TEST

/* wrg.move.simultaneous: two charges meet where their speeds bring them. */
START_TEST (charges_meet_half_way)
{
  Scene *scene = face_to_face (legion, legion, 60);
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_MOVED, 0)->value[3], MU_PACES (30));
  ck_assert_int_eq (scene_find (scene, MU_EVENT_MOVED, 1)->value[3], MU_PACES (30));
  ck_assert_int_eq (scene_count (scene, MU_EVENT_CONTACT, MU_NO_BODY), 2);
  /* wrg.reaction.several: each tested once, though both charged and charged at */
  ck_assert_int_eq (scene_count (scene, MU_EVENT_REACTION, 0), 1);
  scene_close (scene);
}
END_TEST

/* wrg.move.countercharge: holders with row 2, foot against foot */
START_TEST (row_two_lets_holders_countercharge)
{
  Scene *scene = face_to_face (legion, holding_legion, 60);
  scene_fight (scene, MU_PHASE_CHARGE_TESTS);
  SCENE_DICE (scene, 5, 5, 5);
  scene_fight (scene, MU_PHASE_RESPONSE_TESTS);
  const MuEvent *test = scene_find (scene, MU_EVENT_REACTION, 1);
  ck_assert_int_eq (test->value[2], 2);
  const MuEvent *charge
      = scene_find_rule (scene, MU_EVENT_CHARGE, 1, MU_RULE_WRG_MOVE_COUNTERCHARGE);
  ck_assert_ptr_nonnull (charge);
  ck_assert_int_eq (charge->value[1], 1);
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_MOVED, 1)->value[3], MU_PACES (30));
  scene_close (scene);
}
END_TEST

/* wrg.disorder.cause.4: foot that moves when horsemen charge home */
START_TEST (horsemen_shake_moving_foot)
{
  Scene *scene = face_to_face (horse, legion, 75);
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  ck_assert_ptr_nonnull (
      scene_find_rule (scene, MU_EVENT_DISORDERED, 1, MU_RULE_WRG_DISORDER_CAUSE_4));
  scene_close (scene);
  scene = face_to_face (horse, holding_legion, 75);
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  ck_assert_no_event (scene, MU_EVENT_DISORDERED, 1);
  scene_close (scene);
}
END_TEST

/* wrg.move.meeting, wrg.move.half-to-full: advances halt 20 paces apart. */
START_TEST (advances_halt_apart)
{
  static const ArmyRow slow[] = { ROW ("Reg C SHI HTW Sh", 10, 1, ATTACK), END };
  Scene *scene = face_to_face (slow, slow, 61);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  /* half of 40 each, as it stands close already */
  ck_assert_int_eq (scene_find (scene, MU_EVENT_MOVED, 0)->value[3], MU_PACES (20));
  MuFix apart = mu_rect_distance (&scene_body (scene, 0)->ground, &scene_body (scene, 1)->ground);
  ck_assert_int_eq (apart, MU_PACES (21));
  scene_close (scene);
  static const ArmyRow fast[] = { ROW ("Irr C LC JLS Sh", 10, 1, SKIRMISH), END };
  scene = face_to_face (fast, fast, 300);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  apart = mu_rect_distance (&scene_body (scene, 0)->ground, &scene_body (scene, 1)->ground);
  ck_assert_int_ge (apart, MU_PACES (20) - 8);
  ck_assert_int_le (apart, MU_PACES (20) + 8);
  scene_close (scene);
}
END_TEST

/* wrg.orders.skirmish: into range of the enemy ahead and no nearer */
START_TEST (skirmishers_come_into_range)
{
  Scene *scene = face_to_face (velites, holding_legion, 100);
  scene_fight (scene, MU_PHASE_SHOOTING);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_MOVED, 0)->value[3], MU_PACES (60));
  ck_assert_event (scene, MU_EVENT_SHOT, 0);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_no_event (scene, MU_EVENT_MOVED, 0);
  scene_close (scene);
}
END_TEST

/* wrg.move.evade, wrg.move.evade.escape, wrg.disorder.cause.1,
 * wrg.move.rally.who-forward */
START_TEST (skirmishers_evade_and_come_back)
{
  Scene *scene = face_to_face (legion, velites, 60);
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  const MuEvent *faced = scene_find (scene, MU_EVENT_FACED, 1);
  ck_assert_int_eq (faced->value[2], MU_ANGLE_AHEAD);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_MOVED, 1)->value[3], MU_PACES (80));
  ck_assert_no_event (scene, MU_EVENT_CONTACT, MU_NO_BODY);
  ck_assert_ptr_nonnull (
      scene_find_rule (scene, MU_EVENT_DISORDERED, 1, MU_RULE_WRG_DISORDER_CAUSE_1));
  /* wrg.move.rally.who-either: the foot that missed them stands a period */
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_RALLIED, 0)->value[0], 0);
  ck_assert_no_event (scene, MU_EVENT_MOVED, 0);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_FACED, 1)->value[2], MU_ANGLE_HALF);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_RALLIED, 1)->value[0], 0);
  ck_assert (scene_body (scene, 1)->disordered);
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_ARRIVALS);
  ck_assert_event (scene, MU_EVENT_RECOVERED, 1);
  ck_assert (!scene_body (scene, 1)->disordered);
  scene_close (scene);
}
END_TEST

/* wrg.move.rally.who-back: horsemen who missed rally back. */
START_TEST (horsemen_who_miss_rally_back)
{
  static const ArmyRow riders[] = { ROW ("Irr C LC JLS Sh", 10, 1, SKIRMISH), END };
  Scene *scene = face_to_face (horse, riders, 100);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_no_event (scene, MU_EVENT_CONTACT, MU_NO_BODY);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_RALLIED, 0)->value[0], 1);
  const MuEvent *back = scene_find_rule (scene, MU_EVENT_MOVED, 0, MU_RULE_WRG_MOVE_RALLY_BACK);
  ck_assert_int_eq (back->value[3], MU_PACES (100)); /* wrg.move.rally.back: the lesser */
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 0),
                    MU_ORDER_SKIRMISH); /* wrg.reaction.rally-orders */
  scene_close (scene);
}
END_TEST

/* wrg.move.evade.caught: struck in the back without reply, disordered, and
 * broken by it; wrg.after.break.disordered */
START_TEST (slow_evaders_are_caught)
{
  Scene *scene = face_to_face (horse, velites, 60);
  scene_fight (scene, MU_PHASE_RECOILS);
  const MuEvent *contact = scene_find (scene, MU_EVENT_CONTACT, 0);
  ck_assert_int_eq (contact->value[0], 2);
  const MuEvent *blow = scene_find (scene, MU_EVENT_MELEE, 0);
  ck_assert_int_eq (blow->rule, MU_RULE_WRG_MOVE_EVADE_CAUGHT);
  ck_assert_int_eq (scene_factor (scene, blow, MU_RULE_WRG_MELEE_TACTICAL_SHIELDLESS), 1);
  ck_assert_no_event (scene, MU_EVENT_MELEE, 1);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_BROKE, 1)->rule,
                    MU_RULE_WRG_AFTER_BREAK_DISORDERED);
  /* the evade is lengthened to a rout: 100 less 20 paces, which it had made */
  ck_assert_int_eq (scene_body (scene, 1)->period.moved, MU_PACES (80));
  ck_assert_int_eq (scene_body (scene, 1)->rout_periods, 1);
  scene_close (scene);
}
END_TEST

/* wrg.move.evade.deep */
START_TEST (deep_bodies_evade_at_half_speed)
{
  static const ArmyRow deep[] = { ROW ("Reg C LI JLS Sh", 9, 3, SKIRMISH), END };
  Scene *scene = face_to_face (legion, deep, 75);
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_MOVED, 1)->value[3], MU_PACES (40));
  scene_close (scene);
}
END_TEST

/* wrg.disorder.cause.2, wrg.move.direction.turn: a back turned too long */
START_TEST (a_charge_in_the_back_disorders)
{
  static const ArmyRow gauls[] = { ROW ("Irr C MI HTW Sh", 20, 2, HOLD), END };
  Scene *scene = face_to_face (horse, gauls, 200);
  scene_face (scene, 1, MU_ANGLE_AHEAD);
  scene_put (scene, 1, 500, 460);
  scene_fight (scene, MU_PHASE_MELEE);
  ck_assert_event (scene, MU_EVENT_FACED, 1);
  /* 44 paces off, a quarter of the charge: turning takes irregulars half a period */
  ck_assert_ptr_nonnull (
      scene_find_rule (scene, MU_EVENT_DISORDERED, 1, MU_RULE_WRG_DISORDER_CAUSE_2));
  scene_close (scene);
}
END_TEST

/* wrg.reaction.result.row4.attack: a body that fails to charge halts. */
START_TEST (a_bad_test_stops_the_charge)
{
  Scene *scene = face_to_face (legion, holding_legion, 80);
  SCENE_DICE (scene, 2, 2, 2);
  scene_body (scene, 0)->routs_seen = 1; /* -2 */
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  const MuEvent *result = scene_find (scene, MU_EVENT_RESULT, 0);
  ck_assert_int_eq (result->value[0], MU_RESULT_HALT);
  ck_assert_no_event (scene, MU_EVENT_MOVED, 0);
  ck_assert_no_event (scene, MU_EVENT_REACTION, 1); /* nobody is charged any more */
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_no_event (scene, MU_EVENT_CHARGE, 0);
  ck_assert_no_event (scene, MU_EVENT_MOVED, 0);
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_CHARGE_TESTS); /* two periods are over */
  ck_assert_event (scene, MU_EVENT_CHARGE, 0);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.result.row3: disordered attackers act as on hold. */
START_TEST (disordered_attackers_are_cautious)
{
  Scene *scene = face_to_face (legion, holding_legion, 80);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  mu_wrg_disorder_body (scene->battle, 0, DISORDER_INTERMINGLED, 1);
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_REACTION, 0)->value[2], 3);
  ck_assert_no_event (scene, MU_EVENT_MOVED, 0);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.result.row1, wrg.move.uncontrolled, wrg.disorder.cause.6,
 * wrg.orders.default */
START_TEST (irregulars_run_wild)
{
  static const ArmyRow gauls[] = { ROW ("Irr C MI HTW Sh", 20, 2, HOLD), END };
  Scene *scene = face_to_face (gauls, holding_legion, 300);
  const MuWrgReactionResult wild
      = { .act = MU_RESULT_ADVANCE, .rule = MU_RULE_WRG_REACTION_RESULT_ROW1, .periods = 2 };
  scene_fight (scene, MU_PHASE_RECOILS);
  mu_wrg_act_out (scene->battle, 0, &wild);
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_MOVED, 0)->value[3], MU_PACES (80));
  ck_assert_no_event (scene, MU_EVENT_DISORDERED, 0);
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_MOVED, 0)->value[3], MU_PACES (50));
  ck_assert_ptr_nonnull (
      scene_find_rule (scene, MU_EVENT_DISORDERED, 0, MU_RULE_WRG_DISORDER_CAUSE_6));
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_no_event (scene, MU_EVENT_MOVED, 0); /* other foot hold */
  scene_close (scene);
}
END_TEST

/* wrg.reaction.occasion.2: no test for those already out of control, who come
 * in with wrg.melee.tactical.uncontrolled. */
START_TEST (wild_charges_are_not_tested)
{
  static const ArmyRow gauls[] = { ROW ("Irr C MI HTW Sh", 20, 2, HOLD), END };
  Scene *scene = face_to_face (gauls, holding_legion, 70);
  const MuWrgReactionResult wild
      = { .act = MU_RESULT_ADVANCE, .rule = MU_RULE_WRG_REACTION_RESULT_ROW1, .periods = 2 };
  mu_wrg_act_out (scene->battle, 0, &wild);
  scene_body (scene, 0)->bound_until = 2;
  scene_body (scene, 0)->bound_periods = 0;
  scene_fight (scene, MU_PHASE_MELEE);
  ck_assert_no_event (scene, MU_EVENT_REACTION, 0);
  ck_assert_event (scene, MU_EVENT_CHARGE, 0);
  const MuEvent *blow = scene_find (scene, MU_EVENT_MELEE, 0);
  ck_assert_int_eq (scene_factor (scene, blow, MU_RULE_WRG_MELEE_TACTICAL_UNCONTROLLED), 1);
  scene_close (scene);
}
END_TEST

/* wrg.move.unauthorised, wrg.move.unauthorised.effects */
START_TEST (regulars_go_within_fifty)
{
  Scene *scene = face_to_face (holding_legion, holding_legion, 100);
  const MuWrgReactionResult bold
      = { .act = MU_RESULT_ADVANCE, .rule = MU_RULE_WRG_REACTION_RESULT_ROW1, .periods = 2 };
  mu_wrg_act_out (scene->battle, 0, &bold);
  scene_body (scene, 0)->bound_until = 2;
  scene_fight (scene, MU_PHASE_END_TESTS);
  const MuEvent *moved = scene_find_rule (scene, MU_EVENT_MOVED, 0, MU_RULE_WRG_MOVE_UNAUTHORISED);
  ck_assert_int_eq (moved->value[3], MU_PACES (50));
  ck_assert_no_event (scene, MU_EVENT_CHARGE, 0);
  ck_assert_no_event (scene, MU_EVENT_DISORDERED, 0);
  scene_close (scene);
}
END_TEST

START_TEST (regulars_already_near_attack)
{
  Scene *scene = face_to_face (holding_legion, holding_legion, 50);
  const MuWrgReactionResult bold
      = { .act = MU_RESULT_ADVANCE, .rule = MU_RULE_WRG_REACTION_RESULT_ROW1, .periods = 2 };
  mu_wrg_act_out (scene->battle, 0, &bold);
  scene_body (scene, 0)->bound_until = 2;
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 0), MU_ORDER_ATTACK);
  scene_fight (scene, MU_PHASE_CHARGE_TESTS);
  ck_assert_event (scene, MU_EVENT_CHARGE, 0);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.retirement-route, wrg.move.direction.normal-cost */
START_TEST (retirement_goes_home)
{
  Scene *scene = face_to_face (legion, holding_legion, 200);
  const MuWrgReactionResult back = { .act = MU_RESULT_RETIRE,
                                     .rule = MU_RULE_WRG_REACTION_RESULT_ROW5,
                                     .periods = 2,
                                     .forbids_pursuit = true };
  scene_fight (scene, MU_PHASE_RECOILS);
  const MuFix from = scene_body (scene, 0)->ground.front.y;
  mu_wrg_act_out (scene->battle, 0, &back);
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_FACED, 0)->value[2], MU_ANGLE_HALF);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_MOVED, 0)->value[3], MU_PACES (45));
  ck_assert_int_lt (scene_body (scene, 0)->ground.front.y, from);
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_MOVED, 0)->value[3], MU_PACES (60));
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES); /* over: about again, and on with three quarters */
  ck_assert_int_eq (scene_find (scene, MU_EVENT_FACED, 0)->value[2], MU_ANGLE_AHEAD);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_MOVED, 0)->value[3], MU_PACES (45));
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("charge");
  tcase_add_test (tests, attackers_charge_within_reach);
  tcase_add_test (tests, beyond_reach_there_is_no_charge);
  tcase_add_test (tests, holders_take_the_charge_standing);
  tcase_add_test (tests, a_short_rush_has_no_impetus);
  tcase_add_test (tests, charges_meet_half_way);
  tcase_add_test (tests, row_two_lets_holders_countercharge);
  tcase_add_test (tests, horsemen_shake_moving_foot);
  tcase_add_test (tests, advances_halt_apart);
  tcase_add_test (tests, skirmishers_come_into_range);
  tcase_add_test (tests, skirmishers_evade_and_come_back);
  tcase_add_test (tests, horsemen_who_miss_rally_back);
  tcase_add_test (tests, slow_evaders_are_caught);
  tcase_add_test (tests, deep_bodies_evade_at_half_speed);
  tcase_add_test (tests, a_charge_in_the_back_disorders);
  tcase_add_test (tests, a_bad_test_stops_the_charge);
  tcase_add_test (tests, disordered_attackers_are_cautious);
  tcase_add_test (tests, irregulars_run_wild);
  tcase_add_test (tests, wild_charges_are_not_tested);
  tcase_add_test (tests, regulars_go_within_fifty);
  tcase_add_test (tests, regulars_already_near_attack);
  tcase_add_test (tests, retirement_goes_home);
  return run_case ("charge", tests);
}
