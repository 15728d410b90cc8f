/* What a general whom the machine plays decides as a period begins
 * (rules/wrg/battle/order/decide.c, prize.c). */
#include "tests/rules/battle/writing.h"

#define FOOT  "Reg C HI JLS Sh"
#define LIGHT "Reg C LI JLS Sh"
#define HORSE "Reg C HC JLS Sh"

enum { SUBJECT, FRIEND, GUARD, THIRD, NEAR_ENEMY, FAR_ENEMY };

static const ArmyRow four[] = { HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2), GENERAL (HORSE, 8, 2),
                                HOLD (HORSE, 8, 2), NO_MORE };
static const ArmyRow two[] = { HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2), NO_MORE };

static const MuWrgOrders stay = { .count = 1, .clause = { HOLD_HERE }, .arrival.point = -1 };
static const MuWrgOrders support
    = { .count = 1, .clause = { CLAUSE (ACT (HOLD), SUPPORT (FRIEND)) }, .arrival.point = -1 };
static const MuWrgOrders wait_until_nine
    = { .count = 2,
        .clause = { CLAUSE (MOVE (STAY), ACT (HOLD), .until = 9),
                    CLAUSE (GO (AHEAD), ACT (ATTACK), WHEN (GAINED, 0)) },
        .arrival.point = -1 };
static const MuWrgOrders begin_at_nine
    = { .count = 1,
        .clause = { CLAUSE (MOVE (TOWARDS_ENEMY), ACT (ATTACK), WHEN (PERIOD, 9)) },
        .arrival.point = -1 };
static const MuWrgOrders attack = { .count = 1,
                                    .clause = { CLAUSE (MOVE (TOWARDS_ENEMY), ACT (ATTACK)) },
                                    .arrival.point = -1 };

/* Side A is commanded, its first body has these orders, and a period other than the first is to
 * begin. Nobody is near anybody but the general's guard, which is near enough to see. */
static Scene *
court (const MuWrgOrders *orders)
{
  Scene *scene
      = written (&(Written){ .a = four, .b = two, .orders = { orders, &stay, &stay, &stay } });
  calm_all (scene);
  scene->battle->commanded[MU_SIDE_A] = true;
  stand_at (scene, SUBJECT, 500, 300);
  stand_at (scene, GUARD, 500, 100);
  come_to (scene, 3, MU_PHASE_ARRIVALS);
  scene_mark (scene);
  return scene;
}

/* Whose reserve it is. */
static void
put_line_before (Scene *scene)
{
  stand_at (scene, THIRD, 500, 360);
}

/* A friend beside it fights the near enemy, in disorder. */
static void
press_friend (Scene *scene)
{
  stand_at (scene, FRIEND, 640, 400);
  scene_put (scene, NEAR_ENEMY, 640, 400);
  mu_wrg_note_contacts (scene->battle);
  ck_assert (mu_wrg_in_melee (scene->battle, FRIEND));
  scene_body (scene, FRIEND)->disordered = true;
}

static const MuEvent *
decide (Scene *scene)
{
  const bool any = mu_wrg_decide (scene->battle, MU_SIDE_A) > 0;
  const MuEvent *event = scene_find (scene, MU_EVENT_DECIDED, MU_NO_BODY);
  ck_assert_int_eq (any, event != NULL);
  return event;
}

static void
ck_decided (Scene *scene, int body, int enemy, MuDecision why)
{
  const MuEvent *event = decide (scene);
  ck_assert_ptr_nonnull (event);
  ck_assert_int_eq (event->body, body);
  ck_assert_int_eq (event->other, enemy);
  ck_assert_int_eq (event->value[0], why);
  ck_assert_int_eq (event->rule, MU_RULE_WRG_ORDERS_MESSENGER);
}

/* --- reserves ----------------------------------------------------------------------- */

static const MuWrgOrders *const reserves[] = { &support, &wait_until_nine, &begin_at_nine };

/* wrg.orders.messenger: READING, friends within 240 paces who are hard pressed, in one of these
 * ways. */
START_TEST (a_reserve_is_committed)
{
  Scene *scene = court (reserves[_i % 3]);
  put_line_before (scene);
  press_friend (scene);
  Body *friend = scene_body (scene, FRIEND);
  friend->disordered = _i / 3 == 0;
  friend->pushed_back = _i / 3 == 1;
  friend->recoils_in_a_row = _i / 3 == 2;
  friend->melee_periods = _i / 3 == 3 ? 2 : 1;
  ck_decided (scene, SUBJECT, NEAR_ENEMY, MU_DECISION_COMMITS);
  const MuEvent *sent = scene_find (scene, MU_EVENT_MESSENGER, SUBJECT);
  ck_assert_ptr_nonnull (sent);
  ck_assert_int_eq (sent->value[0], MU_MESSENGER_SENT);
  scene_close (scene);
}
END_TEST

START_TEST (a_reserve_is_not_committed_for_nothing)
{
  Scene *scene = court (reserves[_i % 3]);
  put_line_before (scene);
  press_friend (scene);
  stand_at (scene, SUBJECT, 500, 230); /* out of reach of the enemy himself */
  switch (_i / 3) {
  case 0: /* they hold their own */
    scene_body (scene, FRIEND)->disordered = false;
    break;
  case 1: /* too far away */
    stand_at (scene, SUBJECT, 640, 120);
    break;
  case 2: /* by its orders alone */
    scene->battle->commanded[MU_SIDE_A] = false;
    break;
  case 3: /* the house rule "orders-stand" */
    scene->battle->readings.choice[MU_READING_ORDERS_STAND] = 1;
    break;
  case 4: /* wrg.orders.knowledge: he sees none of it */
    scene->battle->sky.sight = MU_PACES (60);
    break;
  case 5: /* light troops, who run anyhow */
    scene_body (scene, FRIEND)->troop.type = MU_TROOP_LC;
    break;
  }
  ck_assert_ptr_null (decide (scene));
  ck_assert_no_event (scene, MU_EVENT_MESSENGER, SUBJECT);
  scene_close (scene);
}
END_TEST

/* The gap of those who have broken. */
START_TEST (a_gap_is_covered)
{
  Scene *scene = court (&support);
  press_friend (scene);
  mu_wrg_break_body (scene->battle, FRIEND, MU_RULE_WRG_AFTER_BREAK_COUNT);
  ck_decided (scene, SUBJECT, NEAR_ENEMY, MU_DECISION_COVERS);
  scene_close (scene);
}
END_TEST

/* Waits that end by what the enemy does: up to 180 paces. */
START_TEST (who_waits_meets_the_enemy)
{
  Scene *scene = court (reserves[_i]);
  put_line_before (scene);
  scene_put (scene, NEAR_ENEMY, 500, 481);
  ck_assert_ptr_null (decide (scene));
  scene_put (scene, NEAR_ENEMY, 500, 480);
  ck_decided (scene, SUBJECT, NEAR_ENEMY, MU_DECISION_MEETS);
  scene_close (scene);
}
END_TEST

/* When a third of the battle is over nobody waits any more. */
START_TEST (nobody_waits_for_ever)
{
  Scene *scene = court (reserves[_i]);
  put_line_before (scene);
  scene_put (scene, NEAR_ENEMY, 550, 480);
  const int third = scene->battle->periods / 3;
  come_to (scene, third - 1, MU_PHASE_ARRIVALS);
  ck_assert_ptr_null (decide (scene));
  come_to (scene, third, MU_PHASE_ARRIVALS);
  ck_decided (scene, SUBJECT, NEAR_ENEMY, MU_DECISION_LATE);
  scene_close (scene);
}
END_TEST

/* Who is the line himself, and is to wait where he stands, is left there: nobody comes down from a
 * ridge because enemy come near, or friends beside him fight. */
START_TEST (a_line_that_waits_is_left_to_wait)
{
  Scene *scene = court (&wait_until_nine);
  if (_i == 0)
    scene_put (scene, NEAR_ENEMY, 500, 400);
  else
    press_friend (scene);
  come_to (scene, scene->battle->periods / 2, MU_PHASE_ARRIVALS);
  ck_assert_ptr_null (decide (scene));
  put_line_before (scene);
  const MuEvent *event = decide (scene);
  ck_assert_ptr_nonnull (event);
  ck_assert_int_eq (event->body, SUBJECT);
  scene_close (scene);
}
END_TEST

/* wrg.orders.messenger.timing: he rides in this period, and it goes in the next, against him whom
 * the general pointed out and not the nearest. */
START_TEST (it_attacks_whom_it_is_sent_against)
{
  Scene *scene = court (&support);
  press_friend (scene);
  stand_at (scene, GUARD, 500, 220);
  scene_put (scene, FAR_ENEMY, 440, 450);
  scene_face (scene, NEAR_ENEMY, MU_ANGLE_QUARTER); /* so that his flank is open */
  mu_wrg_note_contacts (scene->battle);
  ck_decided (scene, SUBJECT, NEAR_ENEMY, MU_DECISION_COMMITS);
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, SUBJECT), MU_ORDER_HOLD);
  mu_wrg_ride_messengers (scene->battle);
  mu_wrg_obey_messengers (scene->battle);
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, SUBJECT), MU_ORDER_ATTACK);
  const MuWrgQuarry anybody = { .body = MU_WRG_NO_ONE };
  ck_assert_int_eq (mu_wrg_find_quarry (scene->battle, SUBJECT, &anybody), NEAR_ENEMY);
  mu_wrg_break_body (scene->battle, NEAR_ENEMY, MU_RULE_WRG_AFTER_BREAK_COUNT);
  ck_assert_int_eq (mu_wrg_find_quarry (scene->battle, SUBJECT, &anybody), FAR_ENEMY);
  scene_close (scene);
}
END_TEST

/* --- attackers ---------------------------------------------------------------------- */

/* Friends are right before it. */
START_TEST (who_stands_behind_friends_is_sent_elsewhere)
{
  Scene *scene = court (&attack);
  stand_at (scene, FRIEND, 500, 340);
  scene_put (scene, NEAR_ENEMY, 500, 500);
  scene_put (scene, FAR_ENEMY, 700, 400);
  ck_decided (scene, SUBJECT, FAR_ENEMY, MU_DECISION_FREES);
  scene_close (scene);
}
END_TEST

/* A screen makes way, and who goes forward will not be there. */
START_TEST (who_has_friends_before_it_that_make_way_waits)
{
  Scene *scene = court (&attack);
  stand_at (scene, FRIEND, 500, 340);
  scene_put (scene, NEAR_ENEMY, 500, 500);
  scene_put (scene, FAR_ENEMY, 700, 400);
  if (_i == 0)
    scene_body (scene, FRIEND)->troop.type = MU_TROOP_LI;
  else
    scene_body (scene, FRIEND)->shown_motion = MOTION_ADVANCING;
  ck_assert_ptr_null (decide (scene));
  scene_close (scene);
}
END_TEST

/* It is not turned about for the sake of whom it was sent against. */
START_TEST (who_is_past_the_enemy_goes_on)
{
  Scene *scene = court (&attack);
  const MuWrgQuarry anybody = { .body = MU_WRG_NO_ONE };
  errand_at (scene->battle, SUBJECT)->pointed = NEAR_ENEMY;
  scene_put (scene, FAR_ENEMY, 500, 400);
  scene_put (scene, NEAR_ENEMY, 500, 600);
  ck_assert_int_eq (mu_wrg_find_quarry (scene->battle, SUBJECT, &anybody), NEAR_ENEMY);
  scene_put (scene, NEAR_ENEMY, 500, 150);
  ck_assert_int_eq (mu_wrg_find_quarry (scene->battle, SUBJECT, &anybody), FAR_ENEMY);
  scene_close (scene);
}
END_TEST

/* Nobody is within 240 paces of it: it has won, or nobody came. */
START_TEST (who_has_won_turns)
{
  Scene *scene = court (&attack);
  scene_put (scene, NEAR_ENEMY, 500, 539);
  ck_assert_ptr_null (decide (scene));
  scene_put (scene, NEAR_ENEMY, 500, 542);
  ck_decided (scene, SUBJECT, NEAR_ENEMY, MU_DECISION_TURNS);
  scene_close (scene);
}
END_TEST

/* Horse against the flank of who fights, though others are nearer; foot goes straight on. */
START_TEST (a_wing_turns_upon_the_flank)
{
  Scene *scene = court (&attack);
  const int wing = _i == 0 ? THIRD : SUBJECT;
  press_friend (scene);
  stand_at (scene, SUBJECT, 100, 100);
  if (wing == THIRD)
    mu_wrg_take_orders (scene->battle, THIRD, &attack);
  stand_at (scene, wing, 750, 430);
  scene_face (scene, wing, 3 * MU_ANGLE_QUARTER);
  scene_put (scene, FAR_ENEMY, 750, 480);
  const MuEvent *event = decide (scene);
  ck_assert_int_eq (event != NULL, wing == THIRD);
  if (event) {
    ck_assert_int_eq (event->other, NEAR_ENEMY);
    ck_assert_int_eq (event->value[0], MU_DECISION_TURNS);
  }
  scene_close (scene);
}
END_TEST

/* Once sent, it is left to it: no messenger rides after another. */
START_TEST (it_is_sent_once)
{
  Scene *scene = court (&attack);
  scene_put (scene, NEAR_ENEMY, 500, 600);
  ck_decided (scene, SUBJECT, NEAR_ENEMY, MU_DECISION_TURNS);
  mu_wrg_ride_messengers (scene->battle);
  mu_wrg_obey_messengers (scene->battle);
  scene_mark (scene);
  ck_assert_ptr_null (decide (scene));
  scene_close (scene);
}
END_TEST

/* --- whom ----------------------------------------------------------------------------- */

/* Of two enemy as far away, paces to the left and to the right: what makes the left one better or
 * worse. */
START_TEST (the_prize)
{
  Scene *scene = court (&attack);
  MuFix worth;
  Body *left = scene_body (scene, NEAR_ENEMY);
  scene_put (scene, NEAR_ENEMY, 400, 450);
  scene_put (scene, FAR_ENEMY, 600, 449);
  ck_assert_int_eq (mu_wrg_find_prize (scene->battle, SUBJECT, &worth), FAR_ENEMY);
  int expected = NEAR_ENEMY;
  switch (_i) {
  case 0:
    left->disordered = true;
    break;
  case 1: /* his back, and so his flank */
    scene_face (scene, NEAR_ENEMY, MU_ANGLE_AHEAD);
    break;
  case 2: /* he fights another */
    scene_put (scene, THIRD, 400 - MU_FIX_TO_PACES (left->ground.width) / 2, 455);
    scene_face (scene, THIRD, MU_ANGLE_QUARTER);
    mu_wrg_note_contacts (scene->battle);
    ck_assert (mu_wrg_in_melee (scene->battle, NEAR_ENEMY));
    break;
  case 3: /* the right one is light */
    scene_body (scene, FAR_ENEMY)->troop.type = MU_TROOP_LC;
    break;
  case 4: /* the right one is hidden */
    scene_body (scene, FAR_ENEMY)->concealed = true;
    break;
  case 5: /* the right one runs */
    mu_wrg_break_body (scene->battle, FAR_ENEMY, MU_RULE_WRG_AFTER_BREAK_COUNT);
    break;
  case 6: /* friends stand before the right one */
    stand_at (scene, FRIEND, 540, 360);
    break;
  case 7: /* the right one is horse, and the subject is foot */
    scene_body (scene, FAR_ENEMY)->troop.type = MU_TROOP_HC;
    break;
  case 8: /* the right one is behind its back */
    scene_put (scene, FAR_ENEMY, 560, 240);
    scene_face (scene, FAR_ENEMY, MU_ANGLE_AHEAD);
    break;
  case 9: /* both are beyond 400 paces, or are worth less */
    scene_put (scene, NEAR_ENEMY, 400, 790);
    scene_put (scene, FAR_ENEMY, 600, 790);
    expected = MU_NO_BODY;
    break;
  }
  ck_assert_int_eq (mu_wrg_find_prize (scene->battle, SUBJECT, &worth), expected);
  scene_close (scene);
}
END_TEST

/* --- means ------------------------------------------------------------------------------ */

/* wrg.orders.follow-me: his own guard is the last reserve, and needs no messenger. */
START_TEST (the_guard_goes_last_and_at_once)
{
  Scene *scene = court (&stay);
  mu_wrg_take_orders (scene->battle, GUARD, &support);
  press_friend (scene);
  stand_at (scene, GUARD, 480, 330);
  ck_assert_ptr_null (decide (scene));
  come_to (scene, scene->battle->periods / 2, MU_PHASE_ARRIVALS);
  ck_decided (scene, GUARD, NEAR_ENEMY, MU_DECISION_COMMITS);
  ck_assert_no_event (scene, MU_EVENT_MESSENGER, GUARD);
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, GUARD), MU_ORDER_ATTACK);
  scene_close (scene);
}
END_TEST

/* Three orders a period, to those for whom it is worth most. */
START_TEST (three_orders_a_period)
{
  static const ArmyRow many[] = { HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2),    HOLD (FOOT, 12, 2),
                                  HOLD (FOOT, 12, 2), GENERAL (HORSE, 8, 2), NO_MORE };
  Scene *scene = written (
      &(Written){ .a = many, .b = two, .orders = { &attack, &attack, &attack, &attack } });
  scene->battle->commanded[MU_SIDE_A] = true;
  for (int i = 0; i < 4; i++)
    stand_at (scene, i, 200 + 150 * i, 300 + 10 * i);
  stand_at (scene, 4, 400, 100);
  scene_put (scene, 5, 425, 590);
  come_to (scene, 3, MU_PHASE_ARRIVALS);
  scene_mark (scene);
  ck_assert_int_gt (mu_wrg_decide (scene->battle, MU_SIDE_A), 0);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_DECIDED, MU_NO_BODY), 3);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_DECIDED, MU_NO_BODY)->body, 2);
  ck_assert_no_event (scene, MU_EVENT_DECIDED, 0); /* the farthest */
  scene_close (scene);
}
END_TEST

/* wrg.signals.one-per-period: whom a signal is to send, is sent by it, though not all who wait for
 * it stand where they were to. */
START_TEST (a_reserve_is_sent_by_its_signal)
{
  static const MuWrgOrders waits
      = { .count = 2,
          .clause = { HOLD_HERE, CLAUSE (GO (AHEAD), ACT (ATTACK), WHEN (SIGNAL, 1)) },
          .arrival.point = -1 };
  static const MuWrgOrders goes
      = { .count = 2,
          .clause = { CLAUSE (TO (100, 700), ACT (HOLD)),
                      CLAUSE (GO (AHEAD), ACT (ATTACK), WHEN (SIGNAL, 1)) },
          .arrival.point = -1 };
  MuWrgSignalBook signals = { .kind = { MU_WRG_SIGNAL_VISUAL }, .defined = 1 };
  Scene *scene = written (&(Written){
      .a = four, .b = two, .orders = { &waits, &stay, &stay, &goes }, .signals = &signals });
  calm_all (scene);
  scene->battle->commanded[MU_SIDE_A] = _i == 0;
  stand_at (scene, SUBJECT, 500, 300);
  stand_at (scene, GUARD, 500, 100);
  press_friend (scene);
  come_to (scene, 3, MU_PHASE_ARRIVALS);
  scene_mark (scene);
  mu_wrg_make_signals (scene->battle);
  const MuEvent *event = scene_find (scene, MU_EVENT_DECIDED, SUBJECT);
  ck_assert_int_eq (event != NULL, _i == 0);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_SIGNAL, GUARD), _i == 0);
  ck_assert_int_eq (errand_at (scene->battle, SUBJECT)->signal, _i == 0);
  if (event)
    ck_assert_int_eq (event->rule, MU_RULE_WRG_SIGNALS_ONE_PER_PERIOD);
  scene_mark (scene);
  ck_assert_ptr_null (decide (scene)); /* nor does a messenger ride to it as well */
  scene_close (scene);
}
END_TEST

/* wrg.pursuit.one-period: READING, pursuers come back when friends near by need help. */
START_TEST (pursuers_are_called_back)
{
  Scene *scene = court (&attack);
  scene_body (scene, SUBJECT)->pursues = FAR_ENEMY;
  ck_assert (!mu_wrg_calls_back (scene->battle, SUBJECT));
  press_friend (scene);
  scene->battle->commanded[MU_SIDE_A] = _i == 0;
  ck_assert_int_eq (mu_wrg_calls_back (scene->battle, SUBJECT), _i == 0);
  const MuEvent *event
      = scene_find_rule (scene, MU_EVENT_DECIDED, SUBJECT, MU_RULE_WRG_PURSUIT_ONE_PERIOD);
  ck_assert_int_eq (event != NULL, _i == 0);
  if (event) {
    ck_assert_int_eq (event->value[0], MU_DECISION_CALLS);
    ck_assert_int_eq (event->other, FAR_ENEMY);
  }
  scene_close (scene);
}
END_TEST

/* And do not take it up again while the same routers are still before them. */
START_TEST (a_pursuit_given_up_is_over)
{
  Scene *scene = court (&attack);
  press_friend (scene);
  scene_put (scene, FAR_ENEMY, 500, 300);
  mu_wrg_break_body (scene->battle, FAR_ENEMY, MU_RULE_WRG_AFTER_BREAK_COUNT);
  Body *self = scene_body (scene, SUBJECT);
  for (int period = 0; period < 2; period++) {
    self->pursues = period == 0 ? FAR_ENEMY : MU_NO_BODY;
    self->period.pursued = period == 0;
    self->period.in_melee_now = period == 1;
    mu_wrg_decide_recoils (scene->battle);
    ck_assert_int_eq (self->pursues, MU_NO_BODY);
    ck_assert_int_eq (self->spared, FAR_ENEMY);
  }
  ck_assert_int_eq (scene_count (scene, MU_EVENT_DECIDED, SUBJECT), 1);
  self->spared = MU_NO_BODY;
  mu_wrg_decide_recoils (scene->battle);
  ck_assert_int_eq (self->pursues, FAR_ENEMY);
  scene_close (scene);
}
END_TEST

/* wrg.general.loss: an army that has no general, or has lost him, decides nothing. */
START_TEST (without_a_general_nobody_decides)
{
  Scene *scene = court (&support);
  MuDecision why;
  press_friend (scene);
  ck_assert (mu_wrg_should_go (scene->battle, SUBJECT, &why));
  scene_body (scene, SUBJECT)->pursues = FAR_ENEMY;
  if (_i == 0)
    scene->battle->general_lost[MU_SIDE_A] = true;
  else
    scene->battle->general_body[MU_SIDE_A] = MU_NO_BODY;
  ck_assert (!mu_wrg_should_go (scene->battle, SUBJECT, &why));
  ck_assert (!mu_wrg_calls_back (scene->battle, SUBJECT));
  ck_assert_ptr_null (decide (scene));
  scene_close (scene);
}
END_TEST

/* Who has no orders left gets new ones, and a commanded side's log says why. */
START_TEST (new_orders_are_told)
{
  Scene *scene = court (&stay);
  scene->battle->commanded[MU_SIDE_A] = _i == 0;
  mu_wrg_forget_orders (scene->battle, SUBJECT, false);
  mu_wrg_write_orders (scene->battle);
  ck_assert_event (scene, MU_EVENT_MESSENGER, SUBJECT);
  const MuEvent *event = scene_find (scene, MU_EVENT_DECIDED, SUBJECT);
  ck_assert_int_eq (event != NULL, _i == 0);
  if (event)
    ck_assert_int_eq (event->value[0], MU_DECISION_ANEW);
  scene_close (scene);
}
END_TEST

static const MuWrgOrders far_ahead
    = { .count = 2,
        .clause = { CLAUSE (GO (AHEAD), .paces = 400, ACT (ATTACK)),
                    CLAUSE (MOVE (TOWARDS_ENEMY), ACT (ATTACK), WHEN (GAINED, 0)) },
        .arrival.point = -1 };

/* READING: wrg.orders.form: attackers do not march on past an enemy who is beside them. */
START_TEST (who_has_come_level_goes_no_farther)
{
  Scene *scene = court (&far_ahead);
  scene_put (scene, NEAR_ENEMY, 580, 270);
  scene_put (scene, FAR_ENEMY, 900, 100);
  switch (_i) {
  case 0:
    break;
  case 1: /* there are enemy before it */
    scene_put (scene, FAR_ENEMY, 500, 500);
    break;
  case 2: /* he is too far away */
    scene_put (scene, NEAR_ENEMY, 740, 290);
    break;
  case 3: /* as its orders say */
    scene->battle->commanded[MU_SIDE_A] = false;
    break;
  }
  ck_assert_int_eq (mu_wrg_is_aim_gained (scene->battle, SUBJECT), _i == 0);
  scene_close (scene);
}
END_TEST

/* A line on hold strikes the flank of somebody who fights within a charge of it, and waits else. */
START_TEST (a_flank_close_by_is_not_let_go)
{
  Scene *scene = court (&stay);
  press_friend (scene);
  stand_at (scene, SUBJECT, _i == 3 ? 460 : 560, 380);
  scene_face (scene, NEAR_ENEMY, _i == 1 ? MU_ANGLE_HALF : MU_ANGLE_QUARTER);
  if (_i == 2)
    scene_put (scene, FRIEND, 900, 100);
  mu_wrg_note_contacts (scene->battle);
  if (_i == 0)
    ck_decided (scene, SUBJECT, NEAR_ENEMY, MU_DECISION_TURNS);
  else
    ck_assert_ptr_null (decide (scene));
  scene_close (scene);
}
END_TEST

/* Of two lines in reserve the one in front, and the one behind it not while that waits. */
START_TEST (the_next_line_goes_first)
{
  Scene *scene
      = written (&(Written){ .a = four, .b = two, .orders = { &support, &stay, &stay, &support } });
  calm_all (scene);
  scene->battle->commanded[MU_SIDE_A] = true;
  stand_at (scene, SUBJECT, 500, 240);
  stand_at (scene, GUARD, 500, 100);
  stand_at (scene, THIRD, 500, _i == 0 ? 300 : 430); /* else it is no next line of theirs */
  come_to (scene, 3, MU_PHASE_ARRIVALS);
  scene_mark (scene);
  press_friend (scene);
  ck_assert_int_gt (mu_wrg_decide (scene->battle, MU_SIDE_A), 0);
  ck_assert_event (scene, MU_EVENT_DECIDED, THIRD);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_DECIDED, SUBJECT) == NULL, _i == 0);
  scene_close (scene);
}
END_TEST

/* Who knows no more what to do is sent where it is worth most, as reserves are; a general tells
 * those whom he leads himself, at once. */
START_TEST (the_idle_are_sent_where_it_is_worth_most)
{
  Scene *scene = court (&attack);
  const int idle = _i == 0 ? SUBJECT : GUARD;
  scene_put (scene, FAR_ENEMY, 440, 450);
  scene_face (scene, FAR_ENEMY, MU_ANGLE_QUARTER);
  scene_put (scene, NEAR_ENEMY, 620, 420);
  stand_at (scene, GUARD, 500, _i == 0 ? 100 : 250);
  mu_wrg_forget_orders (scene->battle, idle, true);
  ck_assert (mu_wrg_has_nothing_to_do (scene->battle, idle));
  ck_decided (scene, idle, FAR_ENEMY, MU_DECISION_ANEW);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_MESSENGER, idle) != NULL, _i == 0);
  scene_close (scene);
}
END_TEST

/* READING: wrg.orders.form: a body of foot goes for foot before it sooner than for somebody nearer
 * who is as these are. */
START_TEST (foot_does_not_run_after_whom_it_cannot_catch)
{
  static const ArmyRow horse[] = { HOLD (HORSE, 12, 2), HOLD (FOOT, 12, 2), NO_MORE };
  static const ArmyRow light[] = { HOLD (LIGHT, 12, 2), HOLD (FOOT, 12, 2), NO_MORE };
  const ArmyRow *near[] = { horse, light, two, two, horse };
  const MuWrgQuarry anybody = { .body = MU_WRG_NO_ONE };
  Scene *scene = written (&(Written){ .a = four, .b = near[_i], .orders = { &attack } });
  scene->battle->commanded[MU_SIDE_A] = _i != 4;
  stand_at (scene, SUBJECT, 500, 300);
  scene_put (scene, NEAR_ENEMY, 560, _i == 2 ? 240 : 360); /* behind it */
  scene_put (scene, FAR_ENEMY, 440, 450);
  ck_assert_int_eq (mu_wrg_find_quarry (scene->battle, SUBJECT, &anybody),
                    _i < 3 ? FAR_ENEMY : NEAR_ENEMY);
  scene->battle->readings.choice[MU_READING_NEAREST_QUARRY] = 1;
  ck_assert_int_eq (mu_wrg_find_quarry (scene->battle, SUBJECT, &anybody), NEAR_ENEMY);
  scene->battle->readings.choice[MU_READING_NEAREST_QUARRY] = 0;
  scene_put (scene, FAR_ENEMY, 440, 600); /* much farther */
  ck_assert_int_eq (mu_wrg_find_quarry (scene->battle, SUBJECT, &anybody), NEAR_ENEMY);
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("decide");
  tcase_add_loop_test (tests, a_reserve_is_committed, 0, 12);
  tcase_add_loop_test (tests, a_reserve_is_not_committed_for_nothing, 0, 18);
  tcase_add_test (tests, a_gap_is_covered);
  tcase_add_loop_test (tests, who_waits_meets_the_enemy, 0, 3);
  tcase_add_loop_test (tests, nobody_waits_for_ever, 0, 3);
  tcase_add_loop_test (tests, a_line_that_waits_is_left_to_wait, 0, 2);
  tcase_add_test (tests, it_attacks_whom_it_is_sent_against);
  tcase_add_test (tests, who_stands_behind_friends_is_sent_elsewhere);
  tcase_add_loop_test (tests, who_has_friends_before_it_that_make_way_waits, 0, 2);
  tcase_add_test (tests, who_is_past_the_enemy_goes_on);
  tcase_add_test (tests, who_has_won_turns);
  tcase_add_loop_test (tests, a_wing_turns_upon_the_flank, 0, 2);
  tcase_add_test (tests, it_is_sent_once);
  tcase_add_loop_test (tests, the_prize, 0, 10);
  tcase_add_test (tests, the_guard_goes_last_and_at_once);
  tcase_add_test (tests, three_orders_a_period);
  tcase_add_loop_test (tests, a_reserve_is_sent_by_its_signal, 0, 2);
  tcase_add_loop_test (tests, who_has_come_level_goes_no_farther, 0, 4);
  tcase_add_loop_test (tests, a_flank_close_by_is_not_let_go, 0, 4);
  tcase_add_loop_test (tests, the_next_line_goes_first, 0, 2);
  tcase_add_loop_test (tests, the_idle_are_sent_where_it_is_worth_most, 0, 2);
  tcase_add_loop_test (tests, foot_does_not_run_after_whom_it_cannot_catch, 0, 5);
  tcase_add_loop_test (tests, pursuers_are_called_back, 0, 2);
  tcase_add_test (tests, a_pursuit_given_up_is_over);
  tcase_add_loop_test (tests, without_a_general_nobody_decides, 0, 2);
  tcase_add_loop_test (tests, new_orders_are_told, 0, 2);
  return run_case ("decide", tests);
}
