#include <string.h>

#include "rules/wrg/orders/orders.h"
#include "rules/wrg/troop/scale.h"
#include "tests/rules/common.h"

#define COUNT(a) ((int) (sizeof (a) / sizeof (a)[0]))

/* wrg.orders.support.attack, wrg.orders.support.hold, wrg.orders.support.skirmish: attack, hold,
 * skirmish; ! must, + may, - may not */
static const char *const duties[MU_WRG_SUPPORT_CASES] = {
  [MU_WRG_ENEMY_CHARGES_SELF] = "!--",
  [MU_WRG_ENEMY_CHARGES_FRIENDS] = "!-!",
  [MU_WRG_ENEMY_FIGHTS_FRIENDS] = "+--",
  [MU_WRG_ENEMY_PURSUES_FRIENDS] = "+--",
  [MU_WRG_ENEMY_SHOOTS_AT_FRIENDS] = "+-!",
  [MU_WRG_ENEMY_SHOOTS_AT_SELF] = "+--",
  [MU_WRG_FRIENDS_CHARGE_ENEMY] = "--+",
  [MU_WRG_FRIENDS_MAY_CHARGE_LATER] = "--+",
  [MU_WRG_ENEMY_MANOEUVRES_AGAINST_FRIENDS] = "--+",
};

START_TEST (support_must_may_or_may_not)
{
  static const char signs[] = "-+!";
  static const char *const rules[]
      = { "wrg.orders.support.attack", "wrg.orders.support.hold", "wrg.orders.support.skirmish" };
  for (int order = MU_ORDER_ATTACK; order <= MU_ORDER_SKIRMISH; order++) {
    MuRule rule;
    const MuWrgSupportDuty duty
        = mu_wrg_support_duty ((MuOrder) order, (MuWrgSupportCase) _i, &rule);
    ck_assert_int_eq (signs[duty], duties[_i][order]);
    ck_assert_str_eq (mu_rule_id (rule), rules[order]);
    ck_assert_int_eq (mu_wrg_support_duty ((MuOrder) order, (MuWrgSupportCase) _i, NULL), duty);
  }
}
END_TEST

/* wrg.orders.hold, in both readings */
START_TEST (those_on_hold_stay_in_their_place)
{
  MuReadings last_only = { 0 };
  last_only.choice[MU_READING_HOLD_FOLLOW_UP] = 1;
  ck_assert (mu_wrg_hold_may_follow_up (NULL, false, false));
  ck_assert (!mu_wrg_hold_may_follow_up (NULL, true, false));
  ck_assert (mu_wrg_hold_may_follow_up (NULL, true, true));
  ck_assert (!mu_wrg_hold_may_follow_up (&last_only, true, true));
  ck_assert (!mu_wrg_hold_may_pursue (false));
  ck_assert (mu_wrg_hold_may_pursue (true));
}
END_TEST

/* wrg.orders.route */
START_TEST (light_foot_goes_straight)
{
  ck_assert_int_eq (mu_wrg_route (MU_TROOP_HI, true, true, true), MU_WRG_ROUTE_GIVEN);
  ck_assert_int_eq (mu_wrg_route (MU_TROOP_HI, false, true, true), MU_WRG_ROUTE_ROUND);
  ck_assert_int_eq (mu_wrg_route (MU_TROOP_HI, false, true, false), MU_WRG_ROUTE_STRAIGHT);
  ck_assert_int_eq (mu_wrg_route (MU_TROOP_HI, false, false, true), MU_WRG_ROUTE_STRAIGHT);
  ck_assert_int_eq (mu_wrg_route (MU_TROOP_LHI, false, true, true), MU_WRG_ROUTE_STRAIGHT);
  ck_assert_int_eq (mu_wrg_route (MU_TROOP_LMI, false, true, true), MU_WRG_ROUTE_STRAIGHT);
  ck_assert_int_eq (mu_wrg_route (MU_TROOP_LI, false, true, true), MU_WRG_ROUTE_STRAIGHT);
  ck_assert_int_eq (mu_wrg_route (MU_TROOP_LC, false, true, true), MU_WRG_ROUTE_ROUND);
}
END_TEST

static const struct {
  MuWrgOrderChange change;
  bool follows, needed;
  const char *rule;
} changes[] = {
  { MU_WRG_CHANGE_MOVE, false, true, "wrg.orders.initial" },
  { MU_WRG_CHANGE_ACTION, false, true, "wrg.orders.initial" },
  { MU_WRG_CHANGE_MOVE, true, false, "wrg.orders.follow-me" },
  { MU_WRG_CHANGE_ACTION, true, false, "wrg.orders.follow-me" },
  { MU_WRG_GENERAL_LEAVES, true, true, "wrg.orders.follow-me" },
  { MU_WRG_CHANGE_FORMATION, false, false, "wrg.orders.free-choice" },
  { MU_WRG_CHANGE_TARGET, false, false, "wrg.orders.free-choice" },
  { MU_WRG_CHANGE_FORMATION, true, false, "wrg.orders.free-choice" },
};

/* wrg.orders.follow-me, wrg.orders.free-choice */
START_TEST (some_changes_need_no_order)
{
  MuRule rule;
  ck_assert_int_eq (mu_wrg_order_needed (changes[_i].change, changes[_i].follows, &rule),
                    changes[_i].needed);
  ck_assert_str_eq (mu_rule_id (rule), changes[_i].rule);
}
END_TEST

/* wrg.orders.bodyguard-limit */
START_TEST (a_large_guard_is_in_the_way)
{
  ck_assert_int_eq (mu_wrg_follow_me_refused (true, 0), MU_RULE_NONE);
  ck_assert_int_eq (mu_wrg_follow_me_refused (true, 4), MU_RULE_NONE);
  ck_assert_int_eq (mu_wrg_follow_me_refused (true, 5), MU_RULE_WRG_ORDERS_BODYGUARD_LIMIT);
  ck_assert_int_eq (mu_wrg_follow_me_refused (false, 0), MU_RULE_WRG_ORDERS_FOLLOW_ME);
}
END_TEST

/* wrg.generals.subordinate */
START_TEST (subordinates_command_their_own)
{
  ck_assert_int_eq (mu_wrg_subordinate_refused (true, false), MU_RULE_NONE);
  ck_assert_int_eq (mu_wrg_subordinate_refused (false, false), MU_RULE_WRG_GENERALS_SUBORDINATE);
  ck_assert_int_eq (mu_wrg_subordinate_refused (true, true), MU_RULE_WRG_GENERALS_SUBORDINATE);
}
END_TEST

/* wrg.orders.time-limit */
START_TEST (slow_writing_gives_the_other_paces)
{
  ck_assert_int_eq (mu_wrg_order_writing_bonus (300, 600), MU_SIDE_NONE);
  ck_assert_int_eq (mu_wrg_order_writing_bonus (300, 601), MU_SIDE_A);
  ck_assert_int_eq (mu_wrg_order_writing_bonus (800, 700), MU_SIDE_B);
  ck_assert_int_eq (mu_wrg_order_writing_bonus (800, 800), MU_SIDE_NONE);
  ck_assert_int_eq (mu_wrg_order_writing_paces (1), 20);
  ck_assert_int_eq (mu_wrg_order_writing_paces (2), 0);
}
END_TEST

static const struct {
  MuTroopType type;
  int paces, written;
  MuWrgMessage message;
} messages[] = {
  { MU_TROOP_LC, 0, 1, { 1, 1, 2 } },   /* beside him */
  { MU_TROOP_LC, 240, 1, { 1, 1, 2 } }, /* at a charge */
  { MU_TROOP_LC, 241, 1, { 2, 2, 3 } }, /* and a normal move */
  { MU_TROOP_LC, 400, 3, { 2, 4, 5 } }, /* 240 + 160 */
  { MU_TROOP_LC, 401, 3, { 3, 5, 6 } },  { MU_TROOP_HC, 300, 1, { 2, 2, 3 } }, /* 180 + 120 */
  { MU_TROOP_LI, 180, 1, { 2, 2, 3 } },                                        /* 100 + 80 */
  { MU_TROOP_MCM, 240, 1, { 2, 2, 3 } },                                       /* 120 both ways */
};

/* wrg.orders.messenger, wrg.orders.messenger.timing */
START_TEST (messengers_take_their_time)
{
  MuWrgMessage message;
  ck_assert_int_eq (
      mu_wrg_message (messages[_i].type, messages[_i].paces, messages[_i].written, &message),
      MU_RULE_NONE);
  ck_assert_int_eq (message.periods, messages[_i].message.periods);
  ck_assert_int_eq (message.delivered, messages[_i].message.delivered);
  ck_assert_int_eq (message.obeyed, messages[_i].message.obeyed);
}
END_TEST

START_TEST (engines_carry_no_messages)
{
  MuWrgMessage message;
  ck_assert_int_eq (mu_wrg_message (MU_TROOP_ART, 10, 1, &message), MU_RULE_WRG_ORDERS_MESSENGER);
  ck_assert_int_eq (mu_wrg_message (MU_TROOP_LC, -1, 1, &message), MU_RULE_WRG_ORDERS_MESSENGER);
}
END_TEST

/* A longer way is never sooner obeyed. */
START_TEST (farther_is_never_sooner)
{
  MuWrgMessage near, far;
  for (int paces = 0; paces < 1500; paces++) {
    mu_wrg_message ((MuTroopType) _i, paces, 1, &near);
    mu_wrg_message ((MuTroopType) _i, paces + 1, 1, &far);
    ck_assert_int_le (near.obeyed, far.obeyed);
  }
}
END_TEST

/* wrg.orders.messenger.fights */
START_TEST (an_idle_messenger_guards)
{
  ck_assert_int_eq (MU_WRG_MESSENGER_MEN, mu_wrg_men (MU_TROOP_LC, 1));
  ck_assert (mu_wrg_messenger_guards (false));
  ck_assert (!mu_wrg_messenger_guards (true));
}
END_TEST

/* wrg.orders.standing */
START_TEST (one_sheet_of_five_hundred_words)
{
  ck_assert_int_eq (mu_wrg_standing_refused (500, 1, true, true), MU_RULE_NONE);
  ck_assert_int_eq (mu_wrg_standing_refused (501, 1, true, true), MU_RULE_WRG_ORDERS_STANDING);
  ck_assert_int_eq (mu_wrg_standing_refused (100, 2, true, true), MU_RULE_WRG_ORDERS_STANDING);
  ck_assert_int_eq (mu_wrg_standing_refused (100, 1, false, true), MU_RULE_WRG_ORDERS_STANDING);
  ck_assert_int_eq (mu_wrg_standing_refused (100, 1, true, false), MU_RULE_WRG_ORDERS_STANDING);
}
END_TEST

/* wrg.orders.standing.forget; wrg.signals.shared: signals with them */
START_TEST (broken_units_forget_standing_orders)
{
  ck_assert (mu_wrg_forgets_standing (MU_WRG_FORGET_BROKEN));
  ck_assert (mu_wrg_forgets_standing (MU_WRG_FORGET_UNCONTROLLED));
  ck_assert (!mu_wrg_forgets_standing (MU_WRG_FORGET_UNAUTHORISED));
  ck_assert (!mu_wrg_forgets_standing (MU_WRG_FORGET_RETREAT));
  ck_assert (!mu_wrg_forgets_standing (MU_WRG_FORGET_HALTED));
  ck_assert_int_eq (mu_wrg_standing_again (4), 6);
}
END_TEST

static const struct {
  MuWrgMemory memory;
  int period;
  MuWrgObeys obeys;
  const char *rule;
} memories[] = {
  { { .ordered = true }, 3, MU_WRG_OBEYS_BATTLEFIELD, "wrg.orders.standing.use" },
  { { .ordered = true, .standing = true }, 3, MU_WRG_OBEYS_BATTLEFIELD, "wrg.orders.standing.use" },
  { { .ordered = true, .fulfilled = true, .standing = true },
    3,
    MU_WRG_OBEYS_STANDING,
    "wrg.orders.standing.use" },
  { { .ordered = true, .fulfilled = true }, 3, MU_WRG_OBEYS_DEFAULT, "wrg.orders.initial" },
  { { .ordered = true, .lost = true, .standing = true, .standing_again = 6 },
    5,
    MU_WRG_OBEYS_DEFAULT,
    "wrg.orders.standing.forget" },
  { { .ordered = true, .lost = true, .standing = true, .standing_again = 6 },
    6,
    MU_WRG_OBEYS_STANDING,
    "wrg.orders.standing.use" },
  { { .ordered = true, .orphan = true }, 3, MU_WRG_OBEYS_DEFAULT, "wrg.orders.sub-unit.orphan" },
  { { .ordered = true, .orphan = true, .standing = true },
    3,
    MU_WRG_OBEYS_STANDING,
    "wrg.orders.standing.use" },
};

/* wrg.orders.standing.use, wrg.orders.sub-unit.orphan, wrg.orders.standing.forget */
START_TEST (units_obey_what_they_remember)
{
  MuRule rule;
  ck_assert_int_eq (mu_wrg_obeys (&memories[_i].memory, memories[_i].period, &rule),
                    memories[_i].obeys);
  ck_assert_str_eq (mu_rule_id (rule), memories[_i].rule);
}
END_TEST

/* wrg.orders.sub-unit */
START_TEST (sub_units_hear_within_a_normal_move)
{
  ck_assert (mu_wrg_sub_unit_hears (true, 80, MU_TROOP_LI));
  ck_assert (!mu_wrg_sub_unit_hears (true, 81, MU_TROOP_LI));
  ck_assert (!mu_wrg_sub_unit_hears (false, 10, MU_TROOP_LI));
  ck_assert (mu_wrg_sub_unit_hears (true, 120, MU_TROOP_MC));
}
END_TEST

static const struct {
  bool regular;
  int visual, audible, both;
  const char *rule;
} armies[] = {
  { true, 1, 1, 5, "" },
  { true, 0, 2, 5, "" },
  { false, 0, 2, 0, "" },
  { false, 1, 1, 0, "" },
  { true, 2, 0, 0, "wrg.signals.improvised" },
  { false, 1, 2, 0, "wrg.signals.improvised" },
  { false, 0, 3, 0, "wrg.signals.improvised" },
  { true, 0, 0, 6, "wrg.signals.regular-five" },
  { false, 0, 0, 1, "wrg.signals.regular-five" },
};

/* wrg.signals.improvised, wrg.signals.regular-five */
START_TEST (armies_have_so_many_signals)
{
  ck_assert_str_eq (mu_rule_id (mu_wrg_signals_refused (armies[_i].regular, armies[_i].visual,
                                                        armies[_i].audible, armies[_i].both)),
                    armies[_i].rule);
}
END_TEST

static const struct {
  MuWrgSignalling signal;
  const char *missed;
} signals[] = {
  { { .kind = MU_WRG_SIGNAL_VISUAL, .sees_signal = true, .paces = 2000 }, "" },
  { { .kind = MU_WRG_SIGNAL_VISUAL, .paces = 10 }, "wrg.signals.reception" },
  { { .kind = MU_WRG_SIGNAL_AUDIBLE, .paces = 250 }, "" },
  { { .kind = MU_WRG_SIGNAL_AUDIBLE, .paces = 251, .sees_signal = true }, "wrg.signals.reception" },
  { { .kind = MU_WRG_SIGNAL_AUDIO_VISUAL, .paces = 250, .sees_signal = true }, "" },
  { { .kind = MU_WRG_SIGNAL_AUDIO_VISUAL, .paces = 251, .sees_signal = true },
    "wrg.signals.reception" },
  { { .kind = MU_WRG_SIGNAL_AUDIO_VISUAL, .paces = 20 }, "wrg.signals.reception" },
  { { .kind = MU_WRG_SIGNAL_AUDIO_VISUAL, .paces = 20, .sees_signal = true, .regular = true },
    "wrg.signals.mixed-training" },
  { { .kind = MU_WRG_SIGNAL_AUDIO_VISUAL,
      .paces = 20,
      .sees_signal = true,
      .general_regular = true },
    "wrg.signals.mixed-training" },
  { { .kind = MU_WRG_SIGNAL_AUDIBLE, .paces = 20, .regular = true }, "" },
  { { .kind = MU_WRG_SIGNAL_AUDIBLE, .paces = 20, .made = 1 }, "wrg.signals.one-per-period" },
  { { .kind = MU_WRG_SIGNAL_AUDIBLE, .paces = 20, .combined = true },
    "wrg.signals.one-per-period" },
  { { .kind = MU_WRG_SIGNAL_AUDIBLE, .paces = 20, .forgotten = true }, "wrg.signals.shared" },
};

/* wrg.signals.reception, wrg.signals.one-per-period, wrg.signals.mixed-training, wrg.signals.shared
 */
START_TEST (signals_reach_or_miss)
{
  ck_assert_str_eq (mu_rule_id (mu_wrg_signal_missed (&signals[_i].signal)), signals[_i].missed);
}
END_TEST

/* wrg.signals.mixed-training, wrg.signals.one-per-period, wrg.signals.shared */
START_TEST (signals_are_obeyed_a_period_later)
{
  ck_assert_int_eq (mu_wrg_signal_obeyed (3), 4);
  ck_assert (mu_wrg_general_is_regular (true, false));
  ck_assert (!mu_wrg_general_is_regular (true, true));
  ck_assert (!mu_wrg_general_is_regular (false, false));
  ck_assert (mu_wrg_signal_misleads (true, true, true));
  ck_assert (!mu_wrg_signal_misleads (false, true, true));
  ck_assert (!mu_wrg_signal_misleads (true, false, true));
  ck_assert (!mu_wrg_signal_misleads (true, true, false));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("orders verdicts");
  tcase_add_loop_test (tests, support_must_may_or_may_not, 0, MU_WRG_SUPPORT_CASES);
  tcase_add_test (tests, those_on_hold_stay_in_their_place);
  tcase_add_test (tests, light_foot_goes_straight);
  tcase_add_loop_test (tests, some_changes_need_no_order, 0, COUNT (changes));
  tcase_add_test (tests, a_large_guard_is_in_the_way);
  tcase_add_test (tests, subordinates_command_their_own);
  tcase_add_test (tests, slow_writing_gives_the_other_paces);
  tcase_add_loop_test (tests, messengers_take_their_time, 0, COUNT (messages));
  tcase_add_test (tests, engines_carry_no_messages);
  tcase_add_loop_test (tests, farther_is_never_sooner, 0, MU_TROOP_ART);
  tcase_add_test (tests, an_idle_messenger_guards);
  tcase_add_test (tests, one_sheet_of_five_hundred_words);
  tcase_add_test (tests, broken_units_forget_standing_orders);
  tcase_add_loop_test (tests, units_obey_what_they_remember, 0, COUNT (memories));
  tcase_add_test (tests, sub_units_hear_within_a_normal_move);
  tcase_add_loop_test (tests, armies_have_so_many_signals, 0, COUNT (armies));
  tcase_add_loop_test (tests, signals_reach_or_miss, 0, COUNT (signals));
  tcase_add_test (tests, signals_are_obeyed_a_period_later);
  return run_case ("orders verdicts", tests);
}
