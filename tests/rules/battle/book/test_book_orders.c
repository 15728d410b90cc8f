/* Orders, and what the rows of the reaction test make of them, acted out. */
#include "tests/rules/battle/ruling.h"

#define FOOT "Reg C HI JLS Sh"

/* One body at 500, 300 and an enemy so far ahead of it; friends are parked. */
static Scene *
before_enemy (ArmyRow a, ArmyRow b, int apart)
{
  Scene *scene = parked (ROWS (a, HOLD (FOOT, 12, 2)), ROWS (b, HOLD (FOOT, 12, 2)));
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 2, 500, 300 + apart);
  scene_body (scene, 0)->danger_done = scene_body (scene, 2)->danger_done = true;
  return scene;
}

/* What this row of the table tells the body to do, done. */
static void
act_row (Scene *scene, int body, int row, MuWrgOccasion occasion)
{
  const Body *self = scene_body (scene, body);
  const MuWrgReactionSituation situation = {
    .occasion = occasion,
    .in_rout = !is_fighting (self),
    .in_melee = mu_wrg_in_melee (scene->battle, body),
  };
  const MuWrgReactionResult result
      = mu_wrg_reaction_result (&scene->battle->readings, row,
                                mu_wrg_order_of (scene->battle, body), &self->troop, &situation);
  mu_wrg_act_out (scene->battle, body, &result);
}

/* The row as of a test at the end of period 1. */
static void
end_with_row (Scene *scene, int body, int row)
{
  come_to (scene, 1, MU_PHASE_END_TESTS);
  act_row (scene, body, row, MU_OCCASION_FRIENDS_ROUT);
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_mark (scene);
}

/* Paces moved for the rule in each of the next periods; -1: none. */
static void
check_periods (Scene *scene, int body, MuRule rule, const int *paces, int count)
{
  for (int i = 0; i < count; i++) {
    scene_mark (scene);
    scene_fight (scene, MU_PHASE_END_TESTS);
    ck_assert_msg (paces_moved (scene, body, rule) == paces[i], "%d paces in period %d, not %d",
                   paces_moved (scene, body, rule), scene->battle->period, paces[i]);
  }
}
#define CHECK_PERIODS(scene, body, rule, ...)                                                      \
  check_periods (scene, body, rule, (const int[]){ __VA_ARGS__ },                                  \
                 (int) (sizeof ((const int[]){ __VA_ARGS__ }) / sizeof (int)))

/* wrg.orders.attack, wrg.orders.hold, wrg.orders.initial: attackers go on at
 * full pace until within reach, holders stay */
START_TEST (attack_and_hold)
{
  Scene *scene = before_enemy ((ArmyRow) ATTACK (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 300);
  CHECK_PERIODS (scene, 0, MU_RULE_WRG_MOVE_HALF_TO_FULL, 60, 60, 60);
  check_place (scene, 0, 500, 480);
  ck_assert_int_eq (paces_moved (scene, 2, MU_RULE_WRG_MOVE_HALF_TO_FULL), -1);
  check_place (scene, 2, 500, 600);
  scene_close (scene);
}
END_TEST

/* wrg.move.half-to-full: never less than half of the move, but for the halt
 * before the enemy (wrg.move.meeting) */
START_TEST (half_to_full)
{
  static const struct {
    ArmyRow row;
    int apart;
    int paces;
  } cases[] = {
    { ATTACK (FOOT, 12, 2), 300, 60 },
    { ATTACK (FOOT, 12, 2), 90, 30 },                 /* half, to have room to charge */
    { SKIRMISH ("Reg C LI S Sh", 12, 2), 300, 80 },   /* slings reach 120 */
    { SKIRMISH ("Reg C LI S Sh", 12, 2), 180, 60 },   /* to 120 */
    { SKIRMISH ("Reg C LI S Sh", 12, 2), 140, 40 },   /* 20 are wanted, half is 40 */
    { SKIRMISH ("Reg C LI S Sh", 12, 2), 120, -1 },   /* near enough */
    { SKIRMISH ("Irr C LC JLS Sh", 12, 2), 130, 90 }, /* to 40 */
    { SKIRMISH ("Irr C LC JLS Sh", 12, 2), 90, 70 },  /* half is 80, but 20 are kept */
  };
  Scene *scene = before_enemy (cases[_i].row, (ArmyRow) HOLD (FOOT, 12, 2), cases[_i].apart);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_int_eq (paces_moved (scene, 0, MU_RULE_WRG_MOVE_HALF_TO_FULL), cases[_i].paces);
  scene_close (scene);
}
END_TEST

/* wrg.visibility.line-of-sight: an enemy's orders are not to be seen, only whether he came on
 * in his last move; in the first period who faces it is taken to come */
START_TEST (orders_are_not_seen)
{
  static const struct {
    MuOrder order;
    int period;
    Motion seen;
    int paces;
  } cases[] = {
    { MU_ORDER_ATTACK, 2, MOTION_STILL, 120 },     { MU_ORDER_ATTACK, 2, MOTION_ADVANCING, 60 },
    { MU_ORDER_HOLD, 2, MOTION_STILL, 120 },       { MU_ORDER_HOLD, 2, MOTION_ADVANCING, 60 },
    { MU_ORDER_HOLD, 2, MOTION_UNAUTHORISED, 60 }, { MU_ORDER_HOLD, 2, MOTION_RETIRING, 120 },
    { MU_ORDER_ATTACK, 1, MOTION_STILL, 60 },      { MU_ORDER_HOLD, 1, MOTION_STILL, 60 },
  };
  ArmyRow foe = ATTACK ("Reg C HC JLS Sh", 8, 2);
  foe.order = (uint8_t) cases[_i].order;
  Scene *scene = before_enemy ((ArmyRow) ATTACK ("Reg C HC JLS Sh", 8, 2), foe, 260);
  scene->battle->period = (uint8_t) cases[_i].period;
  scene_body (scene, FOE (scene, 0))->shown_motion = (uint8_t) cases[_i].seen;
  const MuFix full = mu_wrg_normal_move (scene_body (scene, 0));
  ck_assert_int_eq (mu_wrg_policy_advance (scene->battle, 0, full), MU_PACES (cases[_i].paces));
  scene_close (scene);
}
END_TEST

/* wrg.orders.default: orders forgotten, LC and LI skirmish, other mounted attack
 * what is within 100 paces, other foot hold */
START_TEST (forgotten_orders)
{
  static const struct {
    const char *troop;
    int apart;
    MuOrder order;
  } cases[] = {
    { "Irr C LC JLS Sh", 300, MU_ORDER_SKIRMISH }, { "Reg C LI JLS Sh", 90, MU_ORDER_SKIRMISH },
    { "Reg C HC JLS Sh", 100, MU_ORDER_ATTACK },   { "Reg C HC JLS Sh", 101, MU_ORDER_HOLD },
    { "Irr C MCm JLS Sh", 100, MU_ORDER_ATTACK },  { FOOT, 100, MU_ORDER_HOLD },
    { "Reg C LMI JLS Sh", 50, MU_ORDER_HOLD },
  };
  Scene *scene = before_enemy ((ArmyRow) ATTACK (cases[_i].troop, 8, 2),
                               (ArmyRow) HOLD (FOOT, 12, 2), cases[_i].apart);
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 0), MU_ORDER_ATTACK);
  scene_body (scene, 0)->forgotten = true;
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 0), cases[_i].order);
  scene_fight (scene, MU_PHASE_RESPONSE_TESTS);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_CHARGE, 0), cases[_i].order == MU_ORDER_ATTACK);
  scene_close (scene);
}
END_TEST

/* wrg.orders.default has no movement in it; wrg.orders.initial: breaking makes
 * a body forget what it was ordered */
START_TEST (broken_forget)
{
  Scene *scene = before_enemy ((ArmyRow) ATTACK ("Reg C HC JLS Sh", 8, 2),
                               (ArmyRow) HOLD (FOOT, 12, 2), 300);
  come_to (scene, 1, MU_PHASE_CHARGE_TESTS);
  mu_wrg_break_body (scene->battle, 0, REACTION (RESULT_ROW7));
  mu_wrg_end_rout (scene->battle, 0);
  scene_body (scene, 0)->rally = RALLY_NONE;
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 0), MU_ORDER_HOLD);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_no_event (scene, MU_EVENT_MOVED, 0);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.rally-orders: rallying forward as holders, back as skirmishers */
START_TEST (rallying_orders)
{
  Scene *scene = before_enemy ((ArmyRow) ATTACK (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 300);
  scene_body (scene, 0)->rally = RALLY_FORWARD;
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 0), MU_ORDER_HOLD);
  scene_body (scene, 0)->rally = RALLY_BACK;
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 0), MU_ORDER_SKIRMISH);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.result.row1, wrg.move.unauthorised: regulars at normal speed to
 * 50 paces from the enemy, two periods; then orders are forgotten */
START_TEST (row1_regulars)
{
  Scene *scene = before_enemy ((ArmyRow) HOLD (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 160);
  end_with_row (scene, 0, 1);
  CHECK_PERIODS (scene, 0, MU_RULE_WRG_MOVE_UNAUTHORISED, 60, 50, -1);
  check_place (scene, 0, 500, 410);
  ck_assert_no_event (scene, MU_EVENT_CHARGE, 0);
  ck_assert (!scene_body (scene, 0)->disordered);
  ck_assert (scene_body (scene, 0)->forgotten);
  scene_close (scene);
}
END_TEST

/* wrg.move.unauthorised: within 50 paces already they attack, holders too */
START_TEST (row1_near)
{
  static const struct {
    int apart;
    bool charges;
  } cases[] = { { 50, true }, { 51, false } };
  Scene *scene
      = before_enemy ((ArmyRow) HOLD (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), cases[_i].apart);
  end_with_row (scene, 0, 1);
  scene_fight (scene, MU_PHASE_CHARGE_TESTS);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_CHARGE, 0), cases[_i].charges);
  ck_assert_int_eq (paces_moved (scene, 0, MU_RULE_WRG_MOVE_UNAUTHORISED),
                    cases[_i].charges ? -1 : 1);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.result.row1, wrg.move.uncontrolled: irregulars at charge speed,
 * then 30 paces slower and in disorder (wrg.disorder.cause.6); then no more */
START_TEST (row1_irregulars)
{
  Scene *scene = before_enemy ((ArmyRow) HOLD ("Irr C LMI JLS Sh", 12, 2),
                               (ArmyRow) HOLD (FOOT, 12, 2), 400);
  end_with_row (scene, 0, 1);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_int_eq (paces_moved (scene, 0, MU_RULE_WRG_MOVE_UNCONTROLLED), 100);
  ck_assert (!scene_body (scene, 0)->disordered);
  CHECK_PERIODS (scene, 0, MU_RULE_WRG_MOVE_UNCONTROLLED, 70);
  ck_assert (scene_find_rule (scene, MU_EVENT_DISORDERED, 0, MU_RULE_WRG_DISORDER_CAUSE_6));
  CHECK_PERIODS (scene, 0, MU_RULE_WRG_MOVE_UNCONTROLLED, -1);
  ck_assert (!scene_body (scene, 0)->disordered);
  scene_close (scene);
}
END_TEST

/* wrg.move.uncontrolled.no-enemy: across the table, and a halt at its edge */
START_TEST (row1_no_enemy)
{
  Scene *scene = parked (ROWS (HOLD ("Irr C LMI JLS Sh", 12, 2)), ROWS (HOLD (FOOT, 12, 2)));
  scene_put (scene, 0, 500, 700);
  scene_body (scene, 1)->concealed = true;
  scene_put (scene, 1, 200, 780);
  end_with_row (scene, 0, 1);
  CHECK_PERIODS (scene, 0, MU_RULE_WRG_MOVE_UNCONTROLLED, 100, -1);
  check_place (scene, 0, 500, 800);
  ck_assert (on_table (scene_body (scene, 0)));
  scene_close (scene);
}
END_TEST

/* wrg.move.direction.free: turning an uncontrolled advance costs no distance,
 * but it disorders (wrg.disorder.cause.6) */
START_TEST (row1_enemy_behind)
{
  Scene *scene = before_enemy ((ArmyRow) HOLD ("Irr C LMI JLS Sh", 12, 2),
                               (ArmyRow) HOLD (FOOT, 12, 2), -200);
  end_with_row (scene, 0, 1);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert (scene_find_rule (scene, MU_EVENT_FACED, 0, MU_RULE_WRG_MOVE_DIRECTION_FREE));
  ck_assert (scene_find_rule (scene, MU_EVENT_DISORDERED, 0, MU_RULE_WRG_DISORDER_CAUSE_6));
  ck_assert_int_eq (paces_moved (scene, 0, MU_RULE_WRG_MOVE_UNCONTROLLED), 100);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.result.row3: attackers in disorder may hold; the charge is off */
START_TEST (row3_cautious)
{
  Scene *scene = before_enemy ((ArmyRow) ATTACK (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 80);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  scene_body (scene, 0)->disordered = _i;
  scene_fight (scene, MU_PHASE_CHARGE_TESTS);
  check_test (scene_find (scene, MU_EVENT_REACTION, 0), MU_OCCASION_START_CHARGE, 10, 3, 3);
  ck_assert_int_eq (mu_wrg_is_charging (scene_body (scene, 0)), !_i);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.result.row4.attack, .row4.hold: two whole periods' halt */
START_TEST (row4_halts)
{
  Scene *scene = before_enemy ((ArmyRow) ATTACK (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 300);
  end_with_row (scene, 0, 4);
  CHECK_PERIODS (scene, 0, MU_RULE_WRG_MOVE_HALF_TO_FULL, -1, -1, 60);
  scene_close (scene);
}
END_TEST

/* ... this one and the next where it was to charge */
START_TEST (row4_stops_a_charge)
{
  Scene *scene = before_enemy ((ArmyRow) ATTACK (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 80);
  scene_body (scene, 0)->breaks = 2;
  scene_fight (scene, MU_PHASE_CHARGE_TESTS);
  /* 9 + 2 charging - 6 breaks - 3 alone + 2 flanks */
  check_test (scene_find (scene, MU_EVENT_REACTION, 0), MU_OCCASION_START_CHARGE, 4, 4, 3);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_no_event (scene, MU_EVENT_MOVED, 0);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_no_event (scene, MU_EVENT_MOVED, 0);
  ck_assert_no_event (scene, MU_EVENT_CHARGE, 0);
  scene_fight (scene, MU_PHASE_CHARGE_TESTS);
  ck_assert_event (scene, MU_EVENT_CHARGE, 0);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.result.row4.skirmish: in hand-to-hand they break off, 60 paces
 * back for HI; wrg.orders.skirmish: charged they evade */
START_TEST (row4_skirmishers)
{
  Scene *scene = before_enemy ((ArmyRow) SKIRMISH ("Reg C LMI JLS Sh", 12, 2),
                               (ArmyRow) HOLD (FOOT, 12, 2), 0);
  end_with_row (scene, 0, 4);
  CHECK_PERIODS (scene, 0, MU_RULE_WRG_AFTER_BREAK_OFF, 80);
  scene_close (scene);

  scene = before_enemy ((ArmyRow) SKIRMISH ("Reg C LI JLS Sh", 12, 2), (ArmyRow) HOLD (FOOT, 12, 2),
                        300);
  end_with_row (scene, 0, 4);
  CHECK_PERIODS (scene, 0, MU_RULE_WRG_MOVE_HALF_TO_FULL, -1, -1, 80);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.result.row5, wrg.reaction.retirement-route: two periods straight
 * home, the turn about paid for (wrg.move.direction.turn, wrg.move.direction.normal-cost), then to
 * face the enemy again */
START_TEST (row5_retires)
{
  static const struct {
    const char *troop;
    bool disordered;
    int paces[2];
  } cases[] = {
    { FOOT, false, { 45, 60 } },                /* a quarter */
    { "Irr C HI JLS Sh", false, { 30, 60 } },   /* half */
    { "Irr C LC JLS Sh", false, { 120, 160 } }, /* a quarter */
    { FOOT, true, { 30, 60 } },                 /* wrg.move.manoeuvre: twice as long */
    { "Irr C HI JLS Sh", true, { -1, 60 } },
  };
  Scene *scene
      = before_enemy ((ArmyRow) HOLD (cases[_i].troop, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 300);
  scene_put (scene, 0, 500, 400);
  end_with_row (scene, 0, 5);
  if (cases[_i].disordered)
    mu_wrg_disorder_body (scene->battle, 0, DISORDER_INTERMINGLED, 2);
  check_periods (scene, 0, REACTION (RETIREMENT_ROUTE), cases[_i].paces, 2);
  CHECK_PERIODS (scene, 0, REACTION (RETIREMENT_ROUTE), -1);
  ck_assert_int_eq (scene_body (scene, 0)->ground.facing, MU_ANGLE_AHEAD);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.result.row5: who has failed the test to charge retires this
 * period and the next */
START_TEST (row5_at_the_charge)
{
  Scene *scene = before_enemy ((ArmyRow) ATTACK (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 80);
  scene_body (scene, 0)->breaks = 3;
  scene_fight (scene, MU_PHASE_CHARGE_TESTS);
  check_test (scene_find (scene, MU_EVENT_REACTION, 0), MU_OCCASION_START_CHARGE, 1, 5, 3);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_int_eq (paces_moved (scene, 0, REACTION (RETIREMENT_ROUTE)), 45);
  CHECK_PERIODS (scene, 0, REACTION (RETIREMENT_ROUTE), 60, -1);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.result.row5: in hand-to-hand they stay, and do not pursue */
START_TEST (row5_in_hand_to_hand)
{
  Scene *scene = before_enemy ((ArmyRow) ATTACK (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 0);
  come_to (scene, 1, MU_PHASE_SHOOTING_TESTS);
  act_row (scene, 0, 5, MU_OCCASION_SHOT_DOWN);
  ck_assert_int_eq (scene_body (scene, 0)->bound, MU_RESULT_HOLD_GROUND);
  scene_fight (scene, MU_PHASE_MELEE);
  mu_wrg_break_body (scene->battle, 2, REACTION (RESULT_ROW7));
  scene_fight (scene, MU_PHASE_RECOILS);
  ck_assert_int_eq (scene_body (scene, 0)->pursues, MU_NO_BODY);
  ck_assert_no_event (scene, MU_EVENT_MOVED, 0);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.result.row6: disorder for the rest of this period and the next,
 * no evading meanwhile */
START_TEST (row6_halts_in_disorder)
{
  Scene *scene = before_enemy ((ArmyRow) SKIRMISH ("Reg C LI JLS Sh", 12, 2),
                               (ArmyRow) ATTACK (FOOT, 12, 2), 80);
  end_with_row (scene, 0, 6);
  ck_assert (scene_body (scene, 0)->disordered);
  SCENE_DICE (scene, 4, 4, 4, 4, 4, 4);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert (scene_body (scene, 0)->disordered);
  scene_put (scene, 2, 500, 700);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_no_event (scene, MU_EVENT_MOVED, 0);
  ck_assert_no_event (scene, MU_EVENT_RECOVERED, 0);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_event (scene, MU_EVENT_RECOVERED, 0);
  scene_close (scene);
}
END_TEST

/* Earlier breaks and the next three dice that together make this total. */
static void
aim_at (Scene *scene, int body, MuWrgOccasion occasion, int total)
{
  for (int breaks = 0; breaks < 8; breaks++) {
    MuWrgReactionFacts facts;
    scene_body (scene, body)->breaks = (uint8_t) breaks;
    mu_wrg_gather_facts (scene->battle, body, occasion, &facts);
    const int dice = total - mu_wrg_reaction_total (0, &facts, NULL);
    if (dice < 6 || dice > 15)
      continue;
    SCENE_DICE (scene, (uint8_t) (dice / 3), (uint8_t) ((dice + 1) / 3),
                (uint8_t) ((dice + 2) / 3));
    return;
  }
  ck_abort_msg ("no dice make %d", total);
}

/* wrg.reaction.result.row6, .row4: charged, they stand where they may not evade
 * or countercharge */
START_TEST (responses)
{
  static const struct {
    ArmyRow row;
    int result;
    Response response;
  } cases[] = {
    { SKIRMISH ("Reg C LI JLS Sh", 12, 2), 2, RESPONSE_EVADE },
    { SKIRMISH ("Reg C LI JLS Sh", 12, 2), 4, RESPONSE_EVADE },
    { SKIRMISH ("Reg C LI JLS Sh", 12, 2), 6, RESPONSE_STAND },
    { HOLD (FOOT, 12, 2), 3, RESPONSE_STAND },
    { HOLD (FOOT, 12, 2), 2, RESPONSE_COUNTERCHARGE },
    { ATTACK ("Reg C LMI JLS Sh", 12, 2), 4, RESPONSE_COUNTERCHARGE },
    { HOLD (FOOT, 12, 2), 7, RESPONSE_NONE }, /* wrg.reaction.result.row7: it breaks */
  };
  /* class C: 14, 10, 4, 1 and -3 give rows 2, 3, 4, 5 and 6 */
  static const int totals[] = { 0, 20, 14, 10, 4, 1, -3, -8 };
  Scene *scene = before_enemy (cases[_i].row, (ArmyRow) ATTACK ("Reg C LHI JLS Sh", 12, 2), 95);
  scene_put (scene, 1, 600, 300);
  scene_body (scene, 1)->danger_done = true;
  scene_fight (scene, MU_PHASE_CHARGE_TESTS);
  ck_assert_event (scene, MU_EVENT_CHARGE, 2);
  scene_body (scene, 0)->period.charge_target = MU_NO_BODY; /* as if it had seen the enemy late */
  aim_at (scene, 0, MU_OCCASION_CHARGED, totals[cases[_i].result]);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_RESPONSE_TESTS);
  const MuEvent *test = scene_find (scene, MU_EVENT_REACTION, 0);
  ck_assert_int_eq (test->value[1], totals[cases[_i].result]);
  ck_assert_int_eq (test->value[2], cases[_i].result);
  ck_assert_int_eq (scene_body (scene, 0)->period.response, cases[_i].response);
  ck_assert_int_eq (scene_body (scene, 0)->status == STATUS_ROUTING, cases[_i].result == 7);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.result.row7.retire: three periods; irregulars in disorder until
 * they halt; .row7.break-weak: class D breaks */
START_TEST (row7_retires)
{
  Scene *scene = before_enemy ((ArmyRow) HOLD ("Irr C LMI JLS Sh", 12, 2),
                               (ArmyRow) HOLD (FOOT, 12, 2), 300);
  end_with_row (scene, 0, 7);
  ck_assert (scene_body (scene, 0)->disordered);
  /* a half period's turn doubled by the disorder takes all of the first */
  CHECK_PERIODS (scene, 0, REACTION (RETIREMENT_ROUTE), -1, 80, 80);
  ck_assert (scene_body (scene, 0)->disordered);
  CHECK_PERIODS (scene, 0, REACTION (RETIREMENT_ROUTE), -1);
  ck_assert (!scene_body (scene, 0)->disordered);
  scene_close (scene);

  scene
      = before_enemy ((ArmyRow) HOLD ("Reg D HI JLS Sh", 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 300);
  end_with_row (scene, 0, 7);
  ck_assert_int_eq (scene_body (scene, 0)->status, STATUS_ROUTING);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.latest: a later result ends an earlier one */
START_TEST (latest_result)
{
  Scene *scene = before_enemy ((ArmyRow) ATTACK (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 300);
  come_to (scene, 1, MU_PHASE_END_TESTS);
  act_row (scene, 0, 5, MU_OCCASION_FRIENDS_ROUT);
  ck_assert (scene_body (scene, 0)->pursuit_barred);
  act_row (scene, 0, 3, MU_OCCASION_FRIENDS_ROUT);
  ck_assert (!scene_body (scene, 0)->pursuit_barred);
  scene_fight (scene, MU_PHASE_END_TESTS);
  CHECK_PERIODS (scene, 0, MU_RULE_WRG_MOVE_HALF_TO_FULL, 60);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.retirement-route: to the edge and off it */
START_TEST (retires_off_the_table)
{
  Scene *scene = before_enemy ((ArmyRow) HOLD (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 300);
  scene_put (scene, 0, 500, 100);
  end_with_row (scene, 0, 5);
  CHECK_PERIODS (scene, 0, REACTION (RETIREMENT_ROUTE), 45, 60);
  ck_assert (scene_find_rule (scene, MU_EVENT_LEFT_TABLE, 0, MU_RULE_WRG_LEAVE_TABLE_WHOLE));
  ck_assert_int_eq (mu_wrg_fate_of (scene->battle, scene_body (scene, 0)), MU_FATE_OFF_TABLE);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.retiring, wrg.reaction.add1.advancing: what the last move was,
 * until the next: a body halted or rallying has ceased to advance or retire */
START_TEST (motions_end)
{
  static const Motion before[] = { MOTION_ADVANCING, MOTION_EVADING, MOTION_RETIRING };
  Scene *scene = before_enemy ((ArmyRow) ATTACK (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 300);
  scene_body (scene, 0)->motion = (uint8_t) before[_i];
  give_result (scene, 0, MU_RESULT_HALT, 2);
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  ck_assert_int_eq (scene_body (scene, 0)->motion, before[_i]);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_int_eq (scene_body (scene, 0)->motion, MOTION_STILL);
  scene_close (scene);
}
END_TEST

/* wrg.orders.hold: the ground held is not left to follow up or pursue;
 * wrg.pursuit.obligation: attackers must pursue, and wrg.reaction.result.row2
 * sends holders after those they broke */
START_TEST (who_pursues)
{
  static const struct {
    ArmyRow row;
    uint8_t face; /* of the dice for occasion 9 */
    bool pursues;
  } cases[] = {
    { ATTACK (FOOT, 12, 2), 3, true },
    { HOLD (FOOT, 12, 2), 2, false }, /* 6 + 1 + 2 for the broken: row 3 */
    { HOLD (FOOT, 12, 2), 4, true },  /* 12 + 3: row 2 */
  };
  Scene *scene = before_enemy (cases[_i].row, (ArmyRow) HOLD (FOOT, 12, 2), 0);
  come_to (scene, 1, MU_PHASE_RECOILS);
  scene_body (scene, 0)->period.in_melee_now = true;
  mu_wrg_break_body (scene->battle, 2, REACTION (RESULT_ROW7));
  SCENE_DICE (scene, cases[_i].face, cases[_i].face, cases[_i].face);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_int_eq (scene_body (scene, 0)->pursues, cases[_i].pursues ? 2 : MU_NO_BODY);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_PURSUES, 0), cases[_i].pursues);
  scene_close (scene);
}
END_TEST

/* wrg.orders.hold, wrg.after.not-followed: nor do holders follow up, and they
 * stand through the next period; with wrg.reaction.result.row4.hold read as for
 * attackers they must */
START_TEST (holders_follow_up)
{
  static const struct {
    ArmyRow row;
    bool halted_to_fight;
    bool follows;
  } cases[] = { { ATTACK (FOOT, 12, 2), false, true },
                { HOLD (FOOT, 12, 2), false, false },
                { HOLD (FOOT, 12, 2), true, true } };
  Scene *scene = before_enemy (cases[_i].row, (ArmyRow) HOLD (FOOT, 12, 2), 0);
  come_to (scene, 1, MU_PHASE_RECOILS);
  scene_body (scene, 0)->period.in_melee_now = true;
  scene_body (scene, 2)->recoil_due = true;
  if (cases[_i].halted_to_fight)
    give_result (scene, 0, MU_RESULT_HALT_FIGHTING, 2);
  scene_fight (scene, MU_PHASE_RECOILS);
  ck_assert_int_eq (scene_body (scene, 0)->follow_due, cases[_i].follows);
  ck_assert_int_eq (scene_body (scene, 0)->period.must_stand_next, !cases[_i].follows);
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("orders");
  tcase_add_test (tests, attack_and_hold);
  tcase_add_loop_test (tests, orders_are_not_seen, 0, 8);
  tcase_add_loop_test (tests, half_to_full, 0, 8);
  tcase_add_loop_test (tests, forgotten_orders, 0, 7);
  tcase_add_test (tests, broken_forget);
  tcase_add_test (tests, rallying_orders);
  tcase_add_test (tests, row1_regulars);
  tcase_add_loop_test (tests, row1_near, 0, 2);
  tcase_add_test (tests, row1_irregulars);
  tcase_add_test (tests, row1_no_enemy);
  tcase_add_test (tests, row1_enemy_behind);
  tcase_add_loop_test (tests, row3_cautious, 0, 2);
  tcase_add_test (tests, row4_halts);
  tcase_add_test (tests, row4_stops_a_charge);
  tcase_add_test (tests, row4_skirmishers);
  tcase_add_loop_test (tests, row5_retires, 0, 5);
  tcase_add_test (tests, row5_at_the_charge);
  tcase_add_test (tests, row5_in_hand_to_hand);
  tcase_add_test (tests, row6_halts_in_disorder);
  tcase_add_loop_test (tests, responses, 0, 7);
  tcase_add_test (tests, row7_retires);
  tcase_add_test (tests, latest_result);
  tcase_add_test (tests, retires_off_the_table);
  tcase_add_loop_test (tests, motions_end, 0, 3);
  tcase_add_loop_test (tests, who_pursues, 0, 3);
  tcase_add_loop_test (tests, holders_follow_up, 0, 3);
  return run_case ("the book on orders and results", tests);
}
