/* Generals: those who follow them, their signals and messengers, their danger. */
#include "rules/wrg/fight/general.h"
#include "tests/rules/battle/writing.h"

#define FOOT  "Reg C HI HTW Sh"
#define HORSE "Reg C HC JLS Sh"

#define WHILE_PHASE(scene, phase_) scene_fight (scene, MU_PHASE_##phase_)

/* Three bodies of A, the third with the general, and one enemy, all parked. */
typedef struct {
  MuWrgOrders orders[3];
  MuWrgSignalBook signals;
  MuWrgSetupGeneral deputy;
  Scene *scene;
} Court;

static void
hold_court (Court *court, const ArmyRow *rows)
{
  Scene *scene = scene_prepare (rows, ROWS (HOLD (FOOT, 12, 2)));
  for (int i = 0; i < 3; i++)
    if (court->orders[i].count > 0 || court->orders[i].follow_me)
      scene->army[MU_SIDE_A].unit[i].orders = &court->orders[i];
  if (court->signals.defined)
    scene->setup.side[MU_SIDE_A].signals = &court->signals;
  if (court->deputy.points > 0) {
    scene->setup.side[MU_SIDE_A].subordinates = &court->deputy;
    scene->setup.side[MU_SIDE_A].subordinate_count = 1;
  }
  scene_begin (scene);
  park (scene);
  calm_all (scene);
  scene_mark (scene);
  court->scene = scene;
}

static const ArmyRow three[]
    = { HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2), GENERAL (HORSE, 8, 2), NO_MORE };

/* Nothing but the start of the next period. */
static void
next_period (Scene *scene)
{
  scene->battle->phase = MU_PHASE_ARRIVALS;
  WHILE_PHASE (scene, ARRIVALS);
}

/* --- signals ------------------------------------------------------------ */

static Court
waiting (MuWrgSignal kind)
{
  return (Court){ .orders
                  = { ORDERS (HOLD_HERE, CLAUSE (GO (AHEAD), ACT (ATTACK), WHEN (SIGNAL, 1))),
                      HOLD_ORDERS, HOLD_ORDERS },
                  .signals = { .kind = { (uint8_t) kind }, .defined = 1 } };
}

/* wrg.signals.one-per-period: made when enemy are near a unit that waits for it, obeyed in
 * the next period */
START_TEST (a_signal)
{
  Court court = waiting (MU_WRG_SIGNAL_AUDIBLE);
  hold_court (&court, three);
  Scene *scene = court.scene;
  stand_at (scene, 0, 400, 300);
  stand_at (scene, 2, 400, 200);
  scene_put (scene, 3, 400, 545);
  next_period (scene);
  ck_assert_no_event (scene, MU_EVENT_SIGNAL, MU_NO_BODY); /* 245 paces */
  scene_put (scene, 3, 400, 540);
  next_period (scene);
  const MuEvent *event = scene_find (scene, MU_EVENT_SIGNAL, 2);
  ck_assert_ptr_nonnull (event);
  ck_assert_int_eq (event->value[0], 1);
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 0), MU_ORDER_HOLD);
  next_period (scene);
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 0), MU_ORDER_ATTACK);
  ck_assert_int_eq (errand_at (scene->battle, 0)->step, 1);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_SIGNAL, MU_NO_BODY), 1);
  scene_close (scene);
}
END_TEST

/* wrg.orders.knowledge: a general neither signals for enemy nor writes to idle troops whom he
 * cannot see */
START_TEST (what_he_does_not_see)
{
  const bool dark = _i == 1;
  Court court = waiting (MU_WRG_SIGNAL_AUDIBLE);
  hold_court (&court, three);
  Scene *scene = court.scene;
  stand_at (scene, 0, 400, 300);
  stand_at (scene, 1, 500, 350);
  stand_at (scene, 2, 400, 200);
  scene_put (scene, 3, 400, 400);
  scene->battle->sky.sight = dark ? MU_PACES (60) : 0;
  mu_wrg_forget_orders (scene->battle, 1, false);
  next_period (scene);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_SIGNAL, 2), !dark);
  next_period (scene);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_MESSENGER, 1), !dark);
  scene_close (scene);
}
END_TEST

/* wrg.signals.one-per-period: those who wait for it do not stand idle because one of them has
 * been caught up in the fighting */
START_TEST (a_signal_while_one_fights)
{
  Court court = waiting (MU_WRG_SIGNAL_AUDIBLE);
  court.orders[1] = court.orders[0];
  hold_court (&court, three);
  Scene *scene = court.scene;
  stand_at (scene, 0, 400, 300);
  stand_at (scene, 1, 480, 300);
  stand_at (scene, 2, 400, 200);
  scene_put (scene, 3, 480, 300);
  ck_assert (mu_wrg_in_melee (scene->battle, 1));
  next_period (scene);
  ck_assert_event (scene, MU_EVENT_SIGNAL, 2);
  next_period (scene);
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 0), MU_ORDER_ATTACK);
  scene_close (scene);
}
END_TEST

/* wrg.signals.reception, wrg.signals.mixed-training, wrg.signals.shared,
 * wrg.weather.wind.trumpets */
START_TEST (a_signal_missed)
{
  static const struct {
    MuWrgSignal kind;
    int away;
    bool irregular_general, forgotten, received, wind;
  } cases[] = {
    { MU_WRG_SIGNAL_AUDIBLE, 240, false, false, true },
    { MU_WRG_SIGNAL_AUDIBLE, 280, false, false, false },
    { MU_WRG_SIGNAL_VISUAL, 280, false, false, true },
    { MU_WRG_SIGNAL_AUDIO_VISUAL, 200, false, false, true },
    { MU_WRG_SIGNAL_AUDIO_VISUAL, 280, false, false, false },
    { MU_WRG_SIGNAL_AUDIO_VISUAL, 200, true, false, false },
    { MU_WRG_SIGNAL_VISUAL, 200, false, true, false },
    { MU_WRG_SIGNAL_AUDIBLE, 90, false, false, true, true },
    { MU_WRG_SIGNAL_AUDIBLE, 130, false, false, false, true },
    { MU_WRG_SIGNAL_AUDIO_VISUAL, 130, false, false, false, true },
    { MU_WRG_SIGNAL_VISUAL, 130, false, false, true, true },
  };
  Court court = waiting (cases[_i].kind);
  hold_court (&court, three);
  Scene *scene = court.scene;
  stand_at (scene, 0, 300, 300);
  stand_at (scene, 2, 300 + 40 + cases[_i].away, 300);
  scene_put (scene, 3, 300, 500);
  scene->battle->general_regular[MU_SIDE_A] = !cases[_i].irregular_general;
  errand_at (scene->battle, 0)->standing_again = cases[_i].forgotten ? 9 : 0;
  scene->battle->sky.things = cases[_i].wind ? 1u << MU_SKY_WINDS : 0;
  next_period (scene);
  ck_assert_event (scene, MU_EVENT_SIGNAL, 2);
  ck_assert_int_eq (errand_at (scene->battle, 0)->signal, cases[_i].received);
  scene_close (scene);
}
END_TEST

/* wrg.general.loss: a disabled general makes no signals and sends no orders */
START_TEST (no_general)
{
  Court court = waiting (MU_WRG_SIGNAL_VISUAL);
  hold_court (&court, three);
  Scene *scene = court.scene;
  stand_at (scene, 0, 400, 300);
  scene_put (scene, 3, 400, 500);
  scene->battle->general_lost[MU_SIDE_A] = true;
  mu_wrg_forget_orders (scene->battle, 1, false);
  next_period (scene);
  next_period (scene);
  ck_assert_no_event (scene, MU_EVENT_SIGNAL, MU_NO_BODY);
  ck_assert_no_event (scene, MU_EVENT_MESSENGER, MU_NO_BODY);
  const MuWrgOrders orders = HOLD_ORDERS;
  ck_assert_int_eq (mu_wrg_battle_send_orders (scene->battle, 0, &orders),
                    MU_RULE_WRG_GENERAL_LOSS);
  scene_close (scene);
}
END_TEST

/* --- messengers --------------------------------------------------------- */

/* wrg.orders.messenger, wrg.orders.messenger.timing: he rides, comes, and is obeyed in the
 * period after */
START_TEST (a_messenger)
{
  const MuWrgOrders anew = ORDERS (CLAUSE (GO (AHEAD), ACT (ATTACK)));
  Court court = { .orders = { HOLD_ORDERS, HOLD_ORDERS, HOLD_ORDERS } };
  hold_court (&court, three);
  Scene *scene = court.scene;
  stand_at (scene, 0, 490, 300);
  stand_at (scene, 2, 200, 300);
  ck_assert_int_eq (mu_wrg_battle_send_orders (scene->battle, 0, &anew), MU_RULE_NONE);
  WHILE_PHASE (scene, ARRIVALS);
  const MuEvent *event = scene_find (scene, MU_EVENT_MESSENGER, 0);
  ck_assert_ptr_nonnull (event);
  ck_assert_int_eq (event->value[0], MU_MESSENGER_SENT);
  const int first = mu_wrg_type_charge_move (MU_TROOP_HC);
  MuWrgMessage message; /* from middle to middle */
  ck_assert_int_eq (mu_wrg_message (MU_TROOP_HC, 291, 1, &message), MU_RULE_NONE);
  ck_assert_int_gt (message.periods, 1);
  WHILE_PHASE (scene, NORMAL_MOVES);
  ck_assert_int_le (abs (errand_at (scene->battle, 0)->courier.x / MU_PACES (1) - 200 - first), 1);
  while (scene->battle->period < message.obeyed) {
    ck_assert_int_eq (mu_wrg_order_of (scene->battle, 0), MU_ORDER_HOLD);
    WHILE_PHASE (scene, ARRIVALS);
  }
  ck_assert_int_eq (scene->battle->period, message.obeyed);
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 0), MU_ORDER_ATTACK);
  scene_close (scene);
}
END_TEST

/* wrg.orders.messenger.fights: enemy in his way take him */
START_TEST (a_messenger_caught)
{
  const MuWrgOrders anew = ORDERS (CLAUSE (GO (AHEAD), ACT (ATTACK)));
  Court court = { .orders = { HOLD_ORDERS, HOLD_ORDERS, HOLD_ORDERS } };
  hold_court (&court, three);
  Scene *scene = court.scene;
  stand_at (scene, 0, 500, 300);
  stand_at (scene, 2, 200, 300);
  scene_put (scene, 3, 280, 285);
  mu_wrg_battle_send_orders (scene->battle, 0, &anew);
  WHILE_PHASE (scene, ARRIVALS);
  mu_wrg_ride_messengers (scene->battle);
  const MuEvent *event
      = scene_find_rule (scene, MU_EVENT_MESSENGER, 0, MU_RULE_WRG_ORDERS_MESSENGER_FIGHTS);
  ck_assert_ptr_nonnull (event);
  ck_assert_int_eq (event->value[0], MU_MESSENGER_CAUGHT);
  ck_assert_int_eq (event->other, 3);
  next_period (scene);
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 0), MU_ORDER_HOLD);
  scene_close (scene);
}
END_TEST

/* those who run or are out of hand hear nobody (wrg.move.unauthorised.recall) */
START_TEST (a_messenger_in_vain)
{
  const MuWrgOrders anew = ORDERS (CLAUSE (GO (AHEAD), ACT (ATTACK)));
  Court court = { .orders = { HOLD_ORDERS, HOLD_ORDERS, HOLD_ORDERS } };
  hold_court (&court, three);
  Scene *scene = court.scene;
  mu_wrg_battle_send_orders (scene->battle, 0, &anew);
  WHILE_PHASE (scene, ARRIVALS);
  give_result (scene, 0, MU_RESULT_ADVANCE, 3);
  mu_wrg_ride_messengers (scene->battle);
  ck_assert_ptr_null (errand_at (scene->battle, 0)->carried);
  const MuEvent *last = &scene->event[scene->count - 1];
  ck_assert_int_eq (last->kind, MU_EVENT_MESSENGER);
  ck_assert_int_eq (last->value[0], MU_MESSENGER_IN_VAIN);
  scene_close (scene);
}
END_TEST

/* wrg.orders.messenger: newer orders call back the messenger who is still on his way */
START_TEST (a_messenger_called_back)
{
  const MuWrgOrders anew = ORDERS (CLAUSE (GO (AHEAD), ACT (ATTACK))), again = HOLD_ORDERS;
  Court court = { .orders = { HOLD_ORDERS, HOLD_ORDERS, HOLD_ORDERS } };
  hold_court (&court, three);
  Scene *scene = court.scene;
  stand_at (scene, 0, 900, 700);
  stand_at (scene, 2, 100, 100);
  mu_wrg_battle_send_orders (scene->battle, 0, &anew);
  fight_periods (scene, 1);
  scene_mark (scene);
  ck_assert_int_eq (mu_wrg_battle_send_orders (scene->battle, 0, &again), MU_RULE_NONE);
  WHILE_PHASE (scene, ARRIVALS);
  const MuEvent *event = scene_find (scene, MU_EVENT_MESSENGER, 0);
  ck_assert_int_eq (event->value[0], MU_MESSENGER_IN_VAIN);
  ck_assert_int_eq (event[1].kind, MU_EVENT_MESSENGER);
  ck_assert_int_eq (event[1].value[0], MU_MESSENGER_SENT);
  ck_assert_ptr_eq (errand_at (scene->battle, 0)->carried, &again);
  scene_close (scene);
}
END_TEST

/* who has forgotten his orders is sent new ones; the unit with the general needs no messenger
 * (wrg.orders.follow-me) */
START_TEST (new_orders)
{
  const MuWrgOrders anew = ORDERS (CLAUSE (GO (AHEAD), ACT (ATTACK)));
  Court court = { .orders = { HOLD_ORDERS, HOLD_ORDERS, HOLD_ORDERS } };
  hold_court (&court, three);
  Scene *scene = court.scene;
  mu_wrg_forget_orders (scene->battle, 0, false);
  next_period (scene);
  ck_assert_no_event (scene, MU_EVENT_MESSENGER, 0); /* not in the first */
  next_period (scene);
  ck_assert_event (scene, MU_EVENT_MESSENGER, 0);
  scene->battle->phase = MU_PHASE_ARRIVALS;
  ck_assert_int_eq (mu_wrg_battle_send_orders (scene->battle, 2, &anew), MU_RULE_NONE);
  WHILE_PHASE (scene, ARRIVALS);
  ck_assert_no_event (scene, MU_EVENT_MESSENGER, 2);
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 2), MU_ORDER_ATTACK);
  ck_assert_int_eq (mu_wrg_battle_send_orders (scene->battle, 0, &anew),
                    MU_RULE_WRG_ORDERS_MESSENGER); /* a period is being fought */
  ck_assert_int_eq (mu_wrg_battle_send_orders (scene->battle, 99, &anew),
                    MU_RULE_WRG_ORDERS_INITIAL);
  scene_close (scene);
}
END_TEST

static MuOrdersNow
orders_now (const Scene *scene, int body)
{
  MuOrdersNow now;
  mu_wrg_battle_orders_now (scene->battle, body, &now);
  return now;
}

/* What was written, what is on its way, and who can be written to (wrg.orders.initial,
 * wrg.orders.messenger, wrg.orders.follow-me) */
START_TEST (what_is_in_writing)
{
  const MuWrgOrders anew = ORDERS (CLAUSE (GO (AHEAD), ACT (ATTACK)));
  Court court = { .orders = { HOLD_ORDERS, HOLD_ORDERS, HOLD_ORDERS } };
  hold_court (&court, three);
  Scene *scene = court.scene;
  ck_assert_ptr_eq (orders_now (scene, 0).orders, &court.orders[0]);
  ck_assert_ptr_null (orders_now (scene, 0).coming);
  ck_assert_int_eq (orders_now (scene, 0).barred, MU_RULE_NONE);
  ck_assert (!orders_now (scene, 0).by_word && !orders_now (scene, 0).in_vain);
  ck_assert (orders_now (scene, 2).by_word);
  mu_wrg_battle_send_orders (scene->battle, 0, &anew);
  ck_assert_ptr_eq (orders_now (scene, 0).coming, &anew);
  WHILE_PHASE (scene, ARRIVALS);
  ck_assert_int_eq (orders_now (scene, 0).barred, MU_RULE_WRG_ORDERS_MESSENGER);
  mu_wrg_break_body (scene->battle, 1, MU_RULE_NONE);
  ck_assert_ptr_null (orders_now (scene, 1).orders);
  ck_assert (orders_now (scene, 1).in_vain);
  scene->battle->general_lost[MU_SIDE_A] = true;
  ck_assert_int_eq (orders_now (scene, 0).barred, MU_RULE_WRG_GENERAL_LOSS);
  scene_close (scene);
  scene = parked (ROWS (HOLD (FOOT, 12, 2)), ROWS (HOLD (FOOT, 12, 2)));
  ck_assert_ptr_null (orders_now (scene, 0).orders);
  ck_assert_int_eq (orders_now (scene, 0).barred, MU_RULE_WRG_ORDERS_INITIAL);
  scene_close (scene);
}
END_TEST

/* --- follow me ---------------------------------------------------------- */

/* wrg.orders.follow-me: as the general wills: held back until there is something to seize */
START_TEST (following)
{
  Court court = { .orders = { [2] = { .follow_me = true, .arrival.point = MU_WRG_NO_ONE } } };
  hold_court (&court, three);
  Scene *scene = court.scene;
  stand_at (scene, 2, 500, 300);
  scene_put (scene, 3, 500, 380);
  next_period (scene);
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 2), MU_ORDER_HOLD);
  scene_body (scene, 3)->disordered = true;
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 2), MU_ORDER_ATTACK);
  scene->battle->general_lost[MU_SIDE_A] = true;
  next_period (scene);
  ck_assert_int_eq (errand_at (scene->battle, 2)->obeys, MU_WRG_OBEYS_DEFAULT);
  scene_close (scene);
}
END_TEST

/* --- danger ------------------------------------------------------------- */

/* wrg.general.share: the general's part of the casualties is not the body's */
START_TEST (his_share)
{
  Court court = { .orders = { HOLD_ORDERS, HOLD_ORDERS, HOLD_ORDERS } };
  hold_court (&court, three);
  Scene *scene = court.scene;
  scene->battle->filled.strokes = 0;
  ck_assert_int_eq (mu_wrg_spare_general (scene->battle, 0, 24, true), 24);
  ck_assert_int_eq (mu_wrg_spare_general (scene->battle, 2, 24, true), 18); /* four in front */
  ck_assert_int_eq (scene->battle->leader[MU_SIDE_A][0].hurt, 6);
  ck_assert_int_eq (mu_wrg_spare_general (scene->battle, 2, 16, false), 14); /* eight figures */
  ck_assert_int_eq (scene->battle->leader[MU_SIDE_A][0].hurt, 8);
  scene_close (scene);
}
END_TEST

/* wrg.general.target: with a guard of less than a unit, further than 20 paces from any of his
 * units, all that hits them hits him */
START_TEST (alone_with_his_guard)
{
  static const struct {
    int figures, away; /* of the guard at the start; from his nearest unit to it */
    int left;
  } cases[] = { { 4, 21, 0 }, { 4, 20, 9 }, { 8, 60, 9 } };
  Court court = { .orders = { HOLD_ORDERS, HOLD_ORDERS, HOLD_ORDERS } };
  hold_court (&court, three);
  Scene *scene = court.scene;
  Body *guard = scene_body (scene, 2);
  guard->figures_start = (uint16_t) cases[_i].figures;
  guard->figures = 4;
  guard->files = 4;
  mu_wrg_fill_ground (guard);
  scene_put (scene, 2, 500, 300);
  scene_put (scene, 0, 500,
             300 - MU_FIX_TO_PACES (scene_body (scene, 2)->ground.depth) - cases[_i].away);
  scene_put (scene, 1, 200, 100);
  ck_assert_int_eq (mu_wrg_spare_general (scene->battle, 2, 12, false), cases[_i].left);
  ck_assert_int_eq (scene->battle->leader[MU_SIDE_A][0].hurt, 12 - cases[_i].left);
  /* blows have to reach him */
  scene->battle->filled.strokes = 0;
  ck_assert_int_eq (mu_wrg_spare_general (scene->battle, 2, 12, true), 9);
  scene_close (scene);
}
END_TEST

/* wrg.general.share, wrg.general.risk: in battles without any written orders too */
START_TEST (in_danger_without_orders)
{
  Scene *scene = parked (three, ROWS (HOLD (FOOT, 12, 2)));
  calm_all (scene);
  scene_put (scene, 2, 500, 400);
  scene_put (scene, 3, 500, 400);
  come_to (scene, 1, MU_PHASE_MELEE);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_MELEE);
  ck_assert_event (scene, MU_EVENT_GENERAL_HURT, 2);
  scene_close (scene);
}
END_TEST

/* wrg.general.loss, wrg.reaction.occasion.8, wrg.visibility.generals: who cannot see him fall,
 * for the dark or the ground, does not know of it; nor does he help who is out of sight
 * (wrg.reaction.either1.general) */
START_TEST (out_of_sight)
{
  Court court = { .orders = { HOLD_ORDERS, HOLD_ORDERS, HOLD_ORDERS } };
  MuWrgReactionFacts facts = { .times = { 0 } };
  hold_court (&court, three);
  Scene *scene = court.scene;
  scene_put (scene, 2, 500, 400);
  scene_put (scene, 0, 500, 520);
  scene->battle->sky.sight = _i == 0 ? 0 : MU_PACES (60);
  mu_wrg_count_generals (scene->battle, 0, &facts);
  ck_assert_int_eq (facts.times[MU_REACTION_GENERAL], _i == 0);
  scene->battle->leader[MU_SIDE_A][0].hurt = 20;
  mu_wrg_risk_generals (scene->battle);
  ck_assert (scene->battle->general_lost[MU_SIDE_A]);
  ck_assert_int_eq (scene_body (scene, 0)->general_fell, _i == 0);
  ck_assert (scene_body (scene, 2)->general_fell);
  scene_close (scene);
}
END_TEST

/* wrg.general.risk, wrg.general.loss: the die, the men left, and what becomes of him */
START_TEST (his_risk)
{
  static const struct {
    int hurt, face;
    bool barred;
    MuGeneralFate fate;
  } cases[] = {
    { 4, 5, false, MU_GENERAL_UNHURT },
    { 5, 5, false, MU_GENERAL_LEAVES },
    { 5, 5, true, MU_GENERAL_SURRENDERS },
    { 20, 3, false, MU_GENERAL_DEAD },
  };
  Court court = { .orders = { HOLD_ORDERS, HOLD_ORDERS, HOLD_ORDERS } };
  hold_court (&court, three);
  Scene *scene = court.scene;
  scene_put (scene, 2, 500, 400);
  scene_put (scene, 0, 500, 600);
  scene_put (scene, 3, 500, cases[_i].barred ? 340 : 700);
  scene->battle->leader[MU_SIDE_A][0].hurt = (int16_t) cases[_i].hurt;
  SCENE_DICE (scene, (uint8_t) cases[_i].face);
  scene_mark (scene);
  mu_wrg_risk_generals (scene->battle);
  const MuEvent *event = scene_find (scene, MU_EVENT_GENERAL_HURT, 2);
  ck_assert_ptr_nonnull (event);
  ck_assert_int_eq (event->value[1], cases[_i].hurt);
  ck_assert_int_eq (event->value[2], 20 - cases[_i].hurt);
  ck_assert_int_eq (event->value[3], cases[_i].fate);
  const bool lost = cases[_i].fate != MU_GENERAL_UNHURT;
  ck_assert_int_eq (scene_count (scene, MU_EVENT_GENERAL_LOST, 2), lost);
  ck_assert_int_eq (scene->battle->general_lost[MU_SIDE_A], lost);
  /* wrg.reaction.occasion.8: those within 250 paces and himself */
  ck_assert_int_eq (scene_body (scene, 0)->general_fell, lost);
  ck_assert_int_eq (scene_body (scene, 2)->general_fell, lost);
  ck_assert_int_eq (scene_body (scene, 1)->general_fell, false);
  scene_close (scene);
}
END_TEST

/* wrg.victory.half, wrg.victory.prisoners: what a lost general still counts */
START_TEST (his_points)
{
  static const MuGeneralFate fates[]
      = { MU_GENERAL_LEAVES, MU_GENERAL_SURRENDERS, MU_GENERAL_DEAD };
  static const int quarters[] = { 200, 100, 0 };
  Court court = { .orders = { HOLD_ORDERS, HOLD_ORDERS, HOLD_ORDERS } };
  hold_court (&court, three);
  Scene *scene = court.scene;
  const int64_t before = mu_wrg_quarters_left (scene->battle, MU_SIDE_A);
  scene->battle->general_lost[MU_SIDE_A] = true;
  scene->battle->leader[MU_SIDE_A][0].fate = (uint8_t) fates[_i];
  ck_assert_int_eq (scene->battle->general_points[MU_SIDE_A], 100);
  ck_assert_int_eq (before - mu_wrg_quarters_left (scene->battle, MU_SIDE_A), 400 - quarters[_i]);
  scene_close (scene);
}
END_TEST

/* --- subordinates ------------------------------------------------------- */

static Court
with_deputy (MuPersonality personality)
{
  return (Court){
    .orders = { HOLD_ORDERS, HOLD_ORDERS, HOLD_ORDERS },
    .deputy = { .with = 0, .personality = (uint8_t) personality, .regular = true, .points = 50 }
  };
}

/* wrg.generals.subordinate: those about him; wrg.reaction.either.character: rash men add, cautious
 * ones deduct */
START_TEST (character)
{
  static const MuPersonality all[] = { MU_CAUTIOUS, MU_AVERAGE, MU_RASH };
  static const int sign[] = { -1, 1, 1 };
  Court court = with_deputy (all[_i]);
  hold_court (&court, three);
  Scene *scene = court.scene;
  ck_assert (mu_wrg_is_under (scene->battle, 0, 1));
  ck_assert (!mu_wrg_is_under (scene->battle, 2, 1));
  MuWrgReactionFacts facts = { .times = { 0 } };
  facts.times[MU_REACTION_GENERAL_WITH] = 1;
  facts.times[MU_REACTION_COVER] = 1;
  mu_wrg_force_character (scene->battle, 0, &facts);
  ck_assert_int_eq (facts.times[MU_REACTION_GENERAL_WITH], sign[_i]);
  ck_assert_int_eq (facts.times[MU_REACTION_COVER], 1); /* the player's */
  ck_assert_int_eq (mu_wrg_is_rash_general_with (scene->battle, 0), all[_i] == MU_RASH);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.order-conflict: a rash general with the body has it do what is boldest */
START_TEST (rash_choice)
{
  Court court = with_deputy (_i == 0 ? MU_AVERAGE : MU_RASH);
  court.orders[0] = ORDERS (CLAUSE (ACT (ATTACK), AGAINST (TYPE (HI))),
                            CLAUSE (MOVE (STAY), ACT (HOLD), IF_ENEMY (DISORDERED)));
  hold_court (&court, three);
  Scene *scene = court.scene;
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 3, 500, 360);
  scene_body (scene, 3)->disordered = true;
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 0), _i == 0 ? MU_ORDER_HOLD : MU_ORDER_ATTACK);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.occasion.8: his loss concerns his own command; his points are the army's */
START_TEST (his_deputy_lost)
{
  Court court = with_deputy (MU_AVERAGE);
  hold_court (&court, three);
  Scene *scene = court.scene;
  const int64_t before = mu_wrg_quarters_left (scene->battle, MU_SIDE_A);
  ck_assert_int_eq (before, mu_wrg_quarters_at_start (scene->battle, MU_SIDE_A));
  scene->battle->leader[MU_SIDE_A][1].hurt = 20;
  scene_mark (scene);
  mu_wrg_risk_generals (scene->battle);
  const MuEvent *event = scene_find (scene, MU_EVENT_GENERAL_LOST, 0);
  ck_assert_ptr_nonnull (event);
  ck_assert_int_eq (event->value[1], 1);
  ck_assert (!scene->battle->general_lost[MU_SIDE_A]);
  ck_assert (scene_body (scene, 0)->general_fell);
  ck_assert (!scene_body (scene, 2)->general_fell);
  ck_assert_int_eq (before - mu_wrg_quarters_left (scene->battle, MU_SIDE_A), 200);
  ck_assert (!mu_wrg_has_general_with (scene->battle, 0));
  scene_close (scene);
}
END_TEST

/* wrg.reaction.either1.general, wrg.reaction.either3.general-with: any general over the body */
START_TEST (near_a_general)
{
  Court court = with_deputy (MU_AVERAGE);
  hold_court (&court, three);
  Scene *scene = court.scene;
  MuWrgReactionFacts facts = { .times = { 0 } };
  scene_put (scene, 2, 900, 300);
  mu_wrg_count_generals (scene->battle, 0, &facts);
  ck_assert_int_eq (facts.times[MU_REACTION_GENERAL_WITH], 1);
  facts = (MuWrgReactionFacts){ .times = { 0 } };
  errand_at (scene->battle, 1)->leader = 0;
  mu_wrg_count_generals (scene->battle, 1, &facts);
  ck_assert_int_eq (facts.times[MU_REACTION_GENERAL], 0); /* not his man */
  errand_at (scene->battle, 1)->leader = 1;
  mu_wrg_count_generals (scene->battle, 1, &facts);
  ck_assert_int_eq (facts.times[MU_REACTION_GENERAL], 1);
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("leading");
  tcase_add_test (tests, a_signal);
  tcase_add_loop_test (tests, what_he_does_not_see, 0, 2);
  tcase_add_test (tests, a_signal_while_one_fights);
  tcase_add_loop_test (tests, a_signal_missed, 0, 11);
  tcase_add_test (tests, no_general);
  tcase_add_test (tests, a_messenger);
  tcase_add_test (tests, a_messenger_caught);
  tcase_add_test (tests, a_messenger_in_vain);
  tcase_add_test (tests, a_messenger_called_back);
  tcase_add_test (tests, new_orders);
  tcase_add_test (tests, what_is_in_writing);
  tcase_add_test (tests, following);
  tcase_add_test (tests, his_share);
  tcase_add_loop_test (tests, alone_with_his_guard, 0, 3);
  tcase_add_test (tests, in_danger_without_orders);
  tcase_add_loop_test (tests, out_of_sight, 0, 2);
  tcase_add_loop_test (tests, his_risk, 0, 4);
  tcase_add_loop_test (tests, his_points, 0, 3);
  tcase_add_loop_test (tests, character, 0, 3);
  tcase_add_loop_test (tests, rash_choice, 0, 2);
  tcase_add_test (tests, his_deputy_lost);
  tcase_add_test (tests, near_a_general);
  return run_case ("leading", tests);
}
