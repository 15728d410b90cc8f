/* Written orders obeyed: what a body does, against whom, in support of whom, and what it
 * does when it has no orders any more. */
#include "tests/rules/battle/writing.h"

#define FOOT   "Reg C HI HTW Sh"
#define LIGHTS "Reg C LI JLS Sh"
#define HORSE  "Reg C HC JLS Sh"
#define WILD   "Irr C HC JLS Sh"

/* A's first body at 500, 300 with these orders, one enemy of that kind so far before it. */
static Scene *
meeting (const char *troop, const MuWrgOrders *orders, const char *foe, int apart)
{
  const ArmyRow own = HOLD (troop, 12, 2), other = HOLD (foe, 12, 2);
  Scene *scene = written (
      &(Written){ .a = ROWS (own, HOLD (FOOT, 12, 2)), .b = ROWS (other), .orders = { orders } });
  calm_all (scene);
  stand_at (scene, 0, 500, 300);
  scene_put (scene, 2, 500, 300 + apart);
  scene_mark (scene);
  return scene;
}

/* wrg.orders.conditional: attack these, hold against those */
START_TEST (against_kinds)
{
  static const struct {
    const char *foe;
    MuOrder order;
  } cases[]
      = { { HORSE, MU_ORDER_ATTACK }, { LIGHTS, MU_ORDER_SKIRMISH }, { FOOT, MU_ORDER_HOLD } };
  const MuWrgOrders orders
      = ORDERS (CLAUSE (ACT (ATTACK), AGAINST (TYPE (HC))),
                CLAUSE (ACT (SKIRMISH), AGAINST (TYPE (LI))), CLAUSE (MOVE (STAY), ACT (HOLD)));
  Scene *scene = meeting (LIGHTS, &orders, cases[_i].foe, 60);
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 0), cases[_i].order);
  ck_assert_int_eq (mu_wrg_ordered_against (scene->battle, 0, 2), cases[_i].order);
  scene_fight (scene, MU_PHASE_RESPONSE_TESTS);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_CHARGE, 0), cases[_i].order == MU_ORDER_ATTACK);
  scene_close (scene);
}
END_TEST

/* wrg.orders.conditional, wrg.visibility.line-of-sight: only enemy whom it sees count */
START_TEST (unseen_enemy)
{
  const MuWrgOrders orders
      = ORDERS (CLAUSE (MOVE (STAY), ACT (ATTACK)), CLAUSE (ACT (HOLD), AGAINST (TYPE (HI))));
  Scene *scene = meeting (FOOT, &orders, FOOT, 60);
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 0), MU_ORDER_HOLD);
  scene_body (scene, 2)->concealed = true;
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 0), MU_ORDER_ATTACK);
  scene_close (scene);
}
END_TEST

/* wrg.orders.conditional: states of the enemy */
START_TEST (states_of_enemy)
{
  static const MuWrgEnemyState states[] = { MU_WRG_ENEMY_DISORDERED, MU_WRG_ENEMY_SHOWS_FLANK,
                                            MU_WRG_ENEMY_BROKEN, MU_WRG_ENEMY_FIGHTING };
  MuWrgOrders orders
      = ORDERS (CLAUSE (ACT (ATTACK), IF_ENEMY (BROKEN)), CLAUSE (MOVE (STAY), ACT (HOLD)));
  orders.clause[0].in_case.states = (uint8_t) states[_i];
  Scene *scene = meeting (FOOT, &orders, FOOT, 60);
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 0), MU_ORDER_HOLD);
  if (states[_i] == MU_WRG_ENEMY_DISORDERED)
    scene_body (scene, 2)->disordered = true;
  else if (states[_i] == MU_WRG_ENEMY_SHOWS_FLANK)
    scene_face (scene, 2, MU_ANGLE_AHEAD);
  else if (states[_i] == MU_WRG_ENEMY_BROKEN)
    scene_body (scene, 2)->status = STATUS_ROUTING;
  else {
    scene_put (scene, 0, 470, 300);
    scene_put (scene, 1, 510, 360); /* front to front with it */
  }
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 0), MU_ORDER_ATTACK);
  scene_close (scene);
}
END_TEST

/* wrg.orders.conditional: events that befall it or its friends */
START_TEST (what_happens)
{
  static const MuWrgHappening events[]
      = { MU_WRG_IS_CHARGED,     MU_WRG_IS_SHOT_AT,    MU_WRG_FRIEND_CHARGED,
          MU_WRG_FRIEND_SHOT_AT, MU_WRG_FRIEND_BROKEN, MU_WRG_FRIEND_FIGHTING,
          MU_WRG_FRIEND_PUSHED };
  MuWrgOrders orders = ORDERS (CLAUSE (ACT (ATTACK)), CLAUSE (MOVE (STAY), ACT (HOLD)));
  orders.clause[0].in_case.events = (uint8_t) events[_i];
  orders.clause[0].in_case.of = (int16_t) (_i < 2 ? MU_WRG_NO_ONE : 1);
  Scene *scene = meeting (FOOT, &orders, FOOT, 60);
  Body *victim = scene_body (scene, _i < 2 ? 0 : 1);
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 0), MU_ORDER_HOLD);
  if (events[_i] == MU_WRG_IS_CHARGED || events[_i] == MU_WRG_FRIEND_CHARGED) {
    scene_body (scene, 2)->period.charge_target = (int16_t) (_i < 2 ? 0 : 1);
    mu_wrg_note_pair (scene->battle, PAIR_CHARGE, 2, _i < 2 ? 0 : 1, 1);
  } else if (events[_i] == MU_WRG_FRIEND_BROKEN) {
    victim->status = STATUS_ROUTING;
  } else if (events[_i] == MU_WRG_FRIEND_FIGHTING || events[_i] == MU_WRG_FRIEND_PUSHED) {
    scene_put (scene, 1, 500, 360); /* front to front with the enemy */
    mu_wrg_note_contacts (scene->battle);
    ck_assert (mu_wrg_in_melee (scene->battle, 1));
    ck_assert_int_eq (mu_wrg_order_of (scene->battle, 0) == MU_ORDER_ATTACK,
                      events[_i] == MU_WRG_FRIEND_FIGHTING);
    victim->pushed_back = true;
  } else {
    victim->period.was_shot_at = true;
  }
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 0), MU_ORDER_ATTACK);
  scene_close (scene);
}
END_TEST

/* wrg.orders.attack: sent against one, it does not turn aside to charge another */
START_TEST (not_aside)
{
  MuWrgOrders orders = ORDERS (CLAUSE (MOVE (TOWARDS_ENEMY), ACT (ATTACK)));
  orders.clause[0].quarry.types = TYPE (EL);
  Scene *scene = meeting (HORSE, &orders, FOOT, 80);
  ck_assert (!mu_wrg_may_charge (scene->battle, 0, 2, true));
  ck_assert (mu_wrg_may_charge (scene->battle, 0, 2, false));
  orders.clause[0].quarry.types = TYPE (HI);
  ck_assert (mu_wrg_may_charge (scene->battle, 0, 2, true));
  scene_close (scene);
}
END_TEST

/* wrg.orders.support.attack: whom it may charge, must countercharge, and whom neither */
START_TEST (attack_in_support)
{
  const MuWrgOrders orders = ORDERS (CLAUSE (ACT (ATTACK), SUPPORT (1)));
  Scene *scene = meeting (FOOT, &orders, FOOT, 60);
  ck_assert (!mu_wrg_may_charge (scene->battle, 0, 2, false));
  mu_wrg_note_pair (scene->battle, PAIR_SHOT_LAST, 2, 1, 1);
  ck_assert (mu_wrg_may_charge (scene->battle, 0, 2, false));
  mu_wrg_note_pair (scene->battle, PAIR_SHOT_LAST, 2, 1, 0);
  mu_wrg_note_pair (scene->battle, PAIR_SHOT_NOW, 2, 0, 1);
  ck_assert (mu_wrg_may_charge (scene->battle, 0, 2, false));
  mu_wrg_note_pair (scene->battle, PAIR_SHOT_NOW, 2, 0, 0);
  scene_body (scene, 2)->pursues = 1;
  ck_assert (mu_wrg_may_charge (scene->battle, 0, 2, false));
  scene_close (scene);
}
END_TEST

/* wrg.orders.support.attack, wrg.reaction.occasion.3: a charge on the supported is met by
 * those who support them, after a test */
START_TEST (relief)
{
  const MuWrgOrders orders = ORDERS (CLAUSE (ACT (ATTACK), SUPPORT (1)));
  const MuWrgOrders foe = ORDERS (CLAUSE (GO (AHEAD), ACT (ATTACK)));
  Scene *scene = written (&(Written){ .a = ROWS (HOLD (HORSE, 6, 1), HOLD (FOOT, 12, 2)),
                                      .b = ROWS (HOLD (FOOT, 16, 2)),
                                      .orders = { &orders },
                                      .foe = { &foe } });
  calm_all (scene);
  stand_at (scene, 1, 500, 300);
  stand_at (scene, 0, 545, 270);
  scene_put (scene, 2, 515, 370);
  mu_wrg_begin_way (scene->battle, 2);
  SCENE_DICE (scene, 4, 4, 4, 4, 4, 4, 4, 4, 4);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_RESPONSE_TESTS);
  const MuEvent *event = scene_find (scene, MU_EVENT_CHARGE, 0);
  ck_assert_ptr_nonnull (event);
  ck_assert_int_eq (event->other, 2);
  ck_assert_int_eq (event->value[1], 1);
  ck_assert_int_eq (tests_for (scene, 0, MU_OCCASION_CHARGED), 1);
  scene_close (scene);
}
END_TEST

/* wrg.orders.support.skirmish: it goes to those who shoot at the supported */
START_TEST (skirmish_in_support)
{
  const MuWrgOrders orders = ORDERS (CLAUSE (ACT (SKIRMISH), SUPPORT (1)));
  Scene *scene = meeting (LIGHTS, &orders, FOOT, 200);
  scene_put (scene, 1, 500, 250);
  mu_wrg_begin_way (scene->battle, 0);
  Goal goal;
  ck_assert (!mu_wrg_find_goal (scene->battle, 0, &goal));
  mu_wrg_note_pair (scene->battle, PAIR_SHOT_LAST, 2, 1, 1);
  ck_assert (mu_wrg_find_goal (scene->battle, 0, &goal));
  ck_assert_int_eq (goal.enemy, 2);
  scene_close (scene);
}
END_TEST

/* wrg.orders.support.hold: it leaves the position for nobody */
START_TEST (hold_in_support)
{
  const MuWrgOrders orders = ORDERS (CLAUSE (MOVE (STAY), ACT (HOLD), SUPPORT (1)));
  Scene *scene = meeting (FOOT, &orders, FOOT, 60);
  mu_wrg_note_pair (scene->battle, PAIR_SHOT_LAST, 2, 1, 1);
  fight_periods (scene, 2);
  ck_assert_no_event (scene, MU_EVENT_MOVED, 0);
  ck_assert_no_event (scene, MU_EVENT_CHARGE, 0);
  scene_close (scene);
}
END_TEST

static MuWrgStandingOrders
manual (MuWrgActOrder act, uint32_t types)
{
  MuWrgStandingOrders standing = { .count = 1, .words = 10 };
  standing.line[0].act = (uint8_t) act;
  standing.line[0].in_case = (MuWrgCase){ .types = types, .of = MU_WRG_NO_ONE };
  return standing;
}

/* wrg.orders.standing, wrg.orders.standing.use: they say how to act where orders only say whither,
 * and once orders are carried out; battlefield orders go before them */
START_TEST (standing_orders)
{
  MuWrgStandingOrders standing = manual (MU_WRG_ACT_ATTACK, TYPE (HI));
  const MuWrgOrders orders[] = { ORDERS (CLAUSE (MOVE (STAY))), HOLD_ORDERS,
                                 ORDERS (CLAUSE (GO (AHEAD), ACT (ATTACK), .until = 2)) };
  const MuOrder expected[] = { MU_ORDER_ATTACK, MU_ORDER_HOLD, MU_ORDER_ATTACK };
  Scene *scene = written (&(Written){ .a = ROWS (HOLD (FOOT, 12, 2)),
                                      .b = ROWS (HOLD (FOOT, 12, 2)),
                                      .orders = { &orders[_i] },
                                      .standing = &standing });
  calm_all (scene);
  stand_at (scene, 0, 500, 200);
  scene_put (scene, 1, 500, 420);
  scene_fight (scene, MU_PHASE_ARRIVALS);
  scene->battle->phase = MU_PHASE_ARRIVALS;
  scene_fight (scene, MU_PHASE_ARRIVALS);
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 0), expected[_i]);
  ck_assert_int_eq (errand_at (scene->battle, 0)->obeys,
                    _i == 2 ? MU_WRG_OBEYS_STANDING : MU_WRG_OBEYS_BATTLEFIELD);
  scene_close (scene);
}
END_TEST

/* wrg.orders.standing.forget: after a rout not before the second period after the rally */
START_TEST (standing_come_back)
{
  MuWrgStandingOrders standing = manual (MU_WRG_ACT_ATTACK, 0);
  const MuWrgOrders orders = HOLD_ORDERS;
  Scene *scene = written (&(Written){ .a = ROWS (HOLD (FOOT, 12, 2)),
                                      .b = ROWS (HOLD (FOOT, 12, 2)),
                                      .orders = { &orders },
                                      .standing = &standing });
  calm_all (scene);
  come_to (scene, 1, MU_PHASE_END_TESTS);
  mu_wrg_break_body (scene->battle, 0, REACTION (RESULT_ROW7));
  ck_assert_int_eq (errand_at (scene->battle, 0)->standing_again, NEVER);
  ck_assert_int_eq (errand_at (scene->battle, 0)->obeys, MU_WRG_OBEYS_DEFAULT);
  mu_wrg_end_rout (scene->battle, 0); /* it rallies through period 2 */
  scene->battle->phase = MU_PHASE_ARRIVALS;
  const MuWrgObeys expected[]
      = { MU_WRG_OBEYS_DEFAULT, MU_WRG_OBEYS_DEFAULT, MU_WRG_OBEYS_STANDING };
  for (int i = 0; i < 3; i++) {
    scene->battle->phase = MU_PHASE_ARRIVALS;
    scene_fight (scene, MU_PHASE_ARRIVALS);
    ck_assert_msg (errand_at (scene->battle, 0)->obeys == expected[i], "period %d",
                   scene->battle->period);
  }
  scene_close (scene);
}
END_TEST

/* wrg.orders.sub-unit.orphan: its unit gone, it has no orders any more */
START_TEST (orphans)
{
  const MuWrgOrders orders = ORDERS (CLAUSE (ACT (SKIRMISH), SUPPORT (0)));
  Scene *scene = written (&(Written){ .a = ROWS (HOLD (FOOT, 12, 2), HOLD (LIGHTS, 12, 2)),
                                      .b = ROWS (HOLD (FOOT, 12, 2)),
                                      .orders = { NULL, &orders } });
  scene_body (scene, 1)->parent = 0;
  scene_fight (scene, MU_PHASE_ARRIVALS);
  ck_assert_int_eq (errand_at (scene->battle, 1)->obeys, MU_WRG_OBEYS_BATTLEFIELD);
  mu_wrg_leave_battle (scene->battle, 0, MU_FATE_DESTROYED);
  scene->battle->phase = MU_PHASE_ARRIVALS;
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_ARRIVALS);
  const MuEvent *event = scene_find (scene, MU_EVENT_ORDERS, 1);
  ck_assert_ptr_nonnull (event);
  ck_assert_int_eq (event->rule, MU_RULE_WRG_ORDERS_SUB_UNIT_ORPHAN);
  ck_assert_int_eq (event->value[0], MU_WRG_OBEYS_DEFAULT);
  scene_close (scene);
}
END_TEST

/* wrg.orders.default */
START_TEST (without_orders)
{
  static const struct {
    const char *troop;
    int apart;
    MuOrder order;
  } cases[] = { { LIGHTS, 90, MU_ORDER_SKIRMISH },
                { HORSE, 100, MU_ORDER_ATTACK },
                { HORSE, 101, MU_ORDER_HOLD },
                { FOOT, 50, MU_ORDER_HOLD } };
  const MuWrgOrders orders = HOLD_ORDERS;
  Scene *scene = meeting (cases[_i].troop, &orders, FOOT, cases[_i].apart);
  mu_wrg_forget_orders (scene->battle, 0, false);
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 0), cases[_i].order);
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("acting on orders");
  tcase_add_loop_test (tests, against_kinds, 0, 3);
  tcase_add_test (tests, unseen_enemy);
  tcase_add_loop_test (tests, states_of_enemy, 0, 4);
  tcase_add_loop_test (tests, what_happens, 0, 7);
  tcase_add_test (tests, not_aside);
  tcase_add_test (tests, attack_in_support);
  tcase_add_test (tests, relief);
  tcase_add_test (tests, skirmish_in_support);
  tcase_add_test (tests, hold_in_support);
  tcase_add_loop_test (tests, standing_orders, 0, 3);
  tcase_add_test (tests, standing_come_back);
  tcase_add_test (tests, orphans);
  tcase_add_loop_test (tests, without_orders, 0, 4);
  return run_case ("acting on orders", tests);
}
