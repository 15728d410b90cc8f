#include <string.h>

#include "rules/wrg/orders.h"
#include "rules/wrg/scale.h"
#include "tests/rules/common.h"

#define COUNT(a) ((int) (sizeof (a) / sizeof (a)[0]))
#define LIGHT    (1u << MU_WRG_LI | 1u << MU_WRG_LC)
#define HEAVY    (1u << MU_WRG_HI | 1u << MU_WRG_HC)

static const struct {
  const char *words; /* as in the book's examples */
  const char *troop;
  MuWrgOrder order;
  const char *refused;
} orders[] = {
  /* worked example 8 */
  { "hold present position",
    "Reg C HI P Sh",
    { .count = 1, .clause = { { .move = MU_WRG_MOVE_STAY, .act = MU_WRG_ACT_HOLD } } },
    "" },
  { "skirmish in support of the phalanx",
    "Irr C LI JLS Sh",
    { .count = 1, .clause = { { .act = MU_WRG_ACT_SKIRMISH, .support = true, .friends = 1 } } },
    "" },
  { "skirmish on the left flank",
    "Irr C LC JLS Sh",
    { .count = 1,
      .clause = { { .move = MU_WRG_MOVE_TO_PLACE, .act = MU_WRG_ACT_SKIRMISH, .places = 1 } } },
    "" },
  { "attack the enemy to the front",
    "Irr C HI HTW Sh",
    { .count = 1, .clause = { { .move = MU_WRG_MOVE_TOWARDS_ENEMY, .act = MU_WRG_ACT_ATTACK } } },
    "" },
  { "take and hold the bridge",
    "Reg C HI HTW Sh",
    { .count = 2,
      .clause = { { .move = MU_WRG_MOVE_TO_PLACE, .act = MU_WRG_ACT_ATTACK, .places = 1 },
                  { .act = MU_WRG_ACT_HOLD, .when = MU_WRG_WHEN_GAINED } } },
    "" },
  /* worked example 9 */
  { "use initiative",
    "Reg C HI P Sh",
    { .count = 1, .clause = { { .act = MU_WRG_ACT_AT_WILL } } },
    "wrg.orders.invalid" },
  { "take appropriate action",
    "Reg C HI P Sh",
    { .count = 1, .clause = { { .move = MU_WRG_MOVE_STAY, .act = MU_WRG_ACT_AT_WILL } } },
    "wrg.orders.invalid" },
  { "attack suitable targets",
    "Reg C HI P Sh",
    { .count = 1,
      .clause = { { .move = MU_WRG_MOVE_TOWARDS_ENEMY,
                    .act = MU_WRG_ACT_ATTACK,
                    .choose_target = true } } },
    "wrg.orders.invalid" },
  /* worked example 12, as an order: lights attacked, the rest skirmished with */
  { "attack lights, skirmish with the rest",
    "Irr B LC JLS B Sh",
    { .count = 2,
      .clause = { { .move = MU_WRG_MOVE_TOWARDS_ENEMY,
                    .act = MU_WRG_ACT_ATTACK,
                    .when = MU_WRG_WHEN_AGAINST,
                    .against = LIGHT },
                  { .move = MU_WRG_MOVE_TO_PLACE, .act = MU_WRG_ACT_SKIRMISH } } },
    "" },
  /* wrg.orders.form */
  { "move to the wood",
    "Reg C HI P Sh",
    { .count = 1, .clause = { { .move = MU_WRG_MOVE_TO_PLACE } } },
    "wrg.orders.form" },
  { "move to the wood, with standing orders",
    "Reg C HI P Sh",
    { .standing_orders = true, .count = 1, .clause = { { .move = MU_WRG_MOVE_TO_PLACE } } },
    "" },
  { "attack",
    "Reg C HI P Sh",
    { .count = 1, .clause = { { .act = MU_WRG_ACT_ATTACK } } },
    "wrg.orders.form" },
  { "nothing", "Reg C HI P Sh", { .count = 0 }, "wrg.orders.initial" },
  /* wrg.orders.support */
  { "support the phalanx",
    "Irr C LI JLS Sh",
    { .count = 1, .clause = { { .support = true, .friends = 1 } } },
    "wrg.orders.support" },
  { "attack in support",
    "Irr C LI JLS Sh",
    { .count = 1, .clause = { { .act = MU_WRG_ACT_ATTACK, .support = true } } },
    "wrg.orders.support" },
  { "attack in company",
    "Irr C LI JLS Sh",
    { .count = 1, .clause = { { .move = MU_WRG_MOVE_WITH_FRIENDS, .act = MU_WRG_ACT_ATTACK } } },
    "wrg.orders.support" },
  /* wrg.orders.attack, wrg.orders.skirmish */
  { "engines attack",
    "Reg C Art",
    { .count = 1, .clause = { { .move = MU_WRG_MOVE_TOWARDS_ENEMY, .act = MU_WRG_ACT_ATTACK } } },
    "wrg.orders.attack" },
  { "pikes skirmish",
    "Reg C HI P Sh",
    { .count = 1, .clause = { { .move = MU_WRG_MOVE_STAY, .act = MU_WRG_ACT_SKIRMISH } } },
    "wrg.orders.skirmish" },
  /* wrg.orders.knowledge */
  { "to a place out of sight",
    "Reg C HI P Sh",
    { .count = 1,
      .clause
      = { { .move = MU_WRG_MOVE_TO_PLACE, .act = MU_WRG_ACT_HOLD, .out_of_sight = true } } },
    "wrg.orders.knowledge" },
  { "in its direction",
    "Reg C HI P Sh",
    { .count = 1,
      .clause
      = { { .move = MU_WRG_MOVE_IN_DIRECTION, .act = MU_WRG_ACT_HOLD, .out_of_sight = true } } },
    "" },
  { "what nobody reported",
    "Reg C HI P Sh",
    { .count = 1,
      .clause
      = { { .move = MU_WRG_MOVE_TOWARDS_ENEMY, .act = MU_WRG_ACT_ATTACK, .unknown = true } } },
    "wrg.orders.knowledge" },
  /* wrg.orders.conditional */
  { "attack and hold",
    "Reg C HI P Sh",
    { .count = 2,
      .clause = { { .move = MU_WRG_MOVE_STAY, .act = MU_WRG_ACT_ATTACK },
                  { .move = MU_WRG_MOVE_STAY, .act = MU_WRG_ACT_HOLD } } },
    "wrg.orders.conditional" },
  { "attack horse, hold against horse",
    "Reg C HI P Sh",
    { .count = 2,
      .clause
      = { { .act = MU_WRG_ACT_ATTACK, .when = MU_WRG_WHEN_AGAINST, .against = HEAVY },
          { .act = MU_WRG_ACT_HOLD, .when = MU_WRG_WHEN_AGAINST, .against = 1u << MU_WRG_HC } } },
    "wrg.orders.conditional" },
  { "then hold",
    "Reg C HI P Sh",
    { .count = 1, .clause = { { .act = MU_WRG_ACT_HOLD, .when = MU_WRG_WHEN_GAINED } } },
    "wrg.orders.conditional" },
  /* wrg.orders.sub-unit */
  { "a sub-unit holds",
    "Irr C LI JLS Sh",
    { .sub_unit = true,
      .count = 1,
      .clause = { { .move = MU_WRG_MOVE_STAY, .act = MU_WRG_ACT_HOLD } } },
    "wrg.orders.sub-unit" },
  { "a sub-unit skirmishes in support",
    "Irr C LI JLS Sh",
    { .sub_unit = true,
      .count = 1,
      .clause = { { .act = MU_WRG_ACT_SKIRMISH, .support = true, .friends = 1 } } },
    "" },
};

/* wrg.orders.form, wrg.orders.invalid: worked examples 8, 9 and 12 and more */
START_TEST (orders_are_given_or_refused)
{
  const MuWrgTroop unit = troop (orders[_i].troop);
  const MuWrgOrderVerdict verdict = mu_wrg_order_judge (&unit, &orders[_i].order);
  ck_assert_msg (strcmp (mu_rule_id (verdict.refused), orders[_i].refused) == 0, "%s: %s",
                 orders[_i].words, mu_rule_id (verdict.refused));
}
END_TEST

/* wrg.orders.invalid: worked example 11 */
START_TEST (an_umpire_makes_the_most_of_doubt)
{
  const MuWrgTroop unit = troop ("Reg C HI HTW Sh");
  MuWrgOrder order
      = { .count = 1,
          .clause = { { .move = MU_WRG_MOVE_IN_DIRECTION, .act = MU_WRG_ACT_ATTACK } } };
  MuWrgOrderVerdict verdict = mu_wrg_order_judge (&unit, &order);
  ck_assert_int_eq (verdict.refused, MU_RULE_NONE);
  ck_assert (verdict.may_leave_table && !verdict.umpire_chooses);
  order.clause[0]
      = (MuWrgClause){ .move = MU_WRG_MOVE_TO_PLACE, .act = MU_WRG_ACT_ATTACK, .places = 2 };
  verdict = mu_wrg_order_judge (&unit, &order);
  ck_assert_int_eq (verdict.refused, MU_RULE_NONE);
  ck_assert (!verdict.may_leave_table && verdict.umpire_chooses);
}
END_TEST

/* wrg.orders.support: without a movement it goes along */
START_TEST (support_goes_in_company)
{
  const MuWrgClause supports = { .act = MU_WRG_ACT_HOLD, .support = true, .friends = 1 };
  const MuWrgClause stays = { .move = MU_WRG_MOVE_STAY, .act = MU_WRG_ACT_HOLD, .support = true };
  const MuWrgClause attacks = { .act = MU_WRG_ACT_ATTACK };
  ck_assert_int_eq (mu_wrg_clause_move (&supports), MU_WRG_MOVE_WITH_FRIENDS);
  ck_assert_int_eq (mu_wrg_clause_move (&stays), MU_WRG_MOVE_STAY);
  ck_assert_int_eq (mu_wrg_clause_move (&attacks), MU_WRG_MOVE_UNSAID);
}
END_TEST

/* wrg.orders.conditional */
START_TEST (the_clause_follows_time_and_enemy)
{
  const MuWrgOrder bridge
      = { .count = 2,
          .clause = { { .act = MU_WRG_ACT_ATTACK },
                      { .act = MU_WRG_ACT_HOLD, .when = MU_WRG_WHEN_GAINED } } };
  ck_assert_int_eq (mu_wrg_order_clause_for (&bridge, MU_WRG_HI, 0), 0);
  ck_assert_int_eq (mu_wrg_order_clause_for (&bridge, MU_WRG_HI, 1), 1);
  ck_assert_int_eq (mu_wrg_order_clause_for (&bridge, MU_WRG_HI, 2), 1);
  const MuWrgOrder choosy
      = { .count = 2,
          .clause
          = { { .act = MU_WRG_ACT_SKIRMISH },
              { .act = MU_WRG_ACT_ATTACK, .when = MU_WRG_WHEN_AGAINST, .against = LIGHT } } };
  ck_assert_int_eq (mu_wrg_order_clause_for (&choosy, MU_WRG_HI, 0), 0);
  ck_assert_int_eq (mu_wrg_order_clause_for (&choosy, MU_WRG_LI, 0), 1);
  const MuWrgOrder lights_only
      = { .count = 1,
          .clause
          = { { .act = MU_WRG_ACT_ATTACK, .when = MU_WRG_WHEN_AGAINST, .against = LIGHT } } };
  ck_assert_int_eq (mu_wrg_order_clause_for (&lights_only, MU_WRG_HI, 0), -1);
}
END_TEST

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
  MuWrgReadings last_only = { 0 };
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
  ck_assert_int_eq (mu_wrg_route (MU_WRG_HI, true, true, true), MU_WRG_ROUTE_GIVEN);
  ck_assert_int_eq (mu_wrg_route (MU_WRG_HI, false, true, true), MU_WRG_ROUTE_ROUND);
  ck_assert_int_eq (mu_wrg_route (MU_WRG_HI, false, true, false), MU_WRG_ROUTE_STRAIGHT);
  ck_assert_int_eq (mu_wrg_route (MU_WRG_HI, false, false, true), MU_WRG_ROUTE_STRAIGHT);
  ck_assert_int_eq (mu_wrg_route (MU_WRG_LHI, false, true, true), MU_WRG_ROUTE_STRAIGHT);
  ck_assert_int_eq (mu_wrg_route (MU_WRG_LMI, false, true, true), MU_WRG_ROUTE_STRAIGHT);
  ck_assert_int_eq (mu_wrg_route (MU_WRG_LI, false, true, true), MU_WRG_ROUTE_STRAIGHT);
  ck_assert_int_eq (mu_wrg_route (MU_WRG_LC, false, true, true), MU_WRG_ROUTE_ROUND);
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
  MuWrgType type;
  int paces, written;
  MuWrgMessage message;
} messages[] = {
  { MU_WRG_LC, 0, 1, { 1, 1, 2 } },                                        /* beside him */
  { MU_WRG_LC, 240, 1, { 1, 1, 2 } },                                      /* at a charge */
  { MU_WRG_LC, 241, 1, { 2, 2, 3 } },                                      /* and a normal move */
  { MU_WRG_LC, 400, 3, { 2, 4, 5 } },                                      /* 240 + 160 */
  { MU_WRG_LC, 401, 3, { 3, 5, 6 } },  { MU_WRG_HC, 300, 1, { 2, 2, 3 } }, /* 180 + 120 */
  { MU_WRG_LI, 180, 1, { 2, 2, 3 } },                                      /* 100 + 80 */
  { MU_WRG_MCM, 240, 1, { 2, 2, 3 } },                                     /* 120 both ways */
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
  ck_assert_int_eq (mu_wrg_message (MU_WRG_ART, 10, 1, &message), MU_RULE_WRG_ORDERS_MESSENGER);
  ck_assert_int_eq (mu_wrg_message (MU_WRG_LC, -1, 1, &message), MU_RULE_WRG_ORDERS_MESSENGER);
}
END_TEST

/* A longer way is never sooner obeyed. */
START_TEST (farther_is_never_sooner)
{
  MuWrgMessage near, far;
  for (int paces = 0; paces < 1500; paces++) {
    mu_wrg_message ((MuWrgType) _i, paces, 1, &near);
    mu_wrg_message ((MuWrgType) _i, paces + 1, 1, &far);
    ck_assert_int_le (near.obeyed, far.obeyed);
  }
}
END_TEST

/* wrg.orders.messenger.fights */
START_TEST (an_idle_messenger_guards)
{
  ck_assert_int_eq (MU_WRG_MESSENGER_MEN, mu_wrg_men (MU_WRG_LC, 1));
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
  ck_assert (mu_wrg_sub_unit_hears (true, 80, MU_WRG_LI));
  ck_assert (!mu_wrg_sub_unit_hears (true, 81, MU_WRG_LI));
  ck_assert (!mu_wrg_sub_unit_hears (false, 10, MU_WRG_LI));
  ck_assert (mu_wrg_sub_unit_hears (true, 120, MU_WRG_MC));
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
  tcase_add_loop_test (tests, orders_are_given_or_refused, 0, COUNT (orders));
  tcase_add_test (tests, an_umpire_makes_the_most_of_doubt);
  tcase_add_test (tests, support_goes_in_company);
  tcase_add_test (tests, the_clause_follows_time_and_enemy);
  tcase_add_loop_test (tests, support_must_may_or_may_not, 0, MU_WRG_SUPPORT_CASES);
  tcase_add_test (tests, those_on_hold_stay_in_their_place);
  tcase_add_test (tests, light_foot_goes_straight);
  tcase_add_loop_test (tests, some_changes_need_no_order, 0, COUNT (changes));
  tcase_add_test (tests, a_large_guard_is_in_the_way);
  tcase_add_test (tests, subordinates_command_their_own);
  tcase_add_test (tests, slow_writing_gives_the_other_paces);
  tcase_add_loop_test (tests, messengers_take_their_time, 0, COUNT (messages));
  tcase_add_test (tests, engines_carry_no_messages);
  tcase_add_loop_test (tests, farther_is_never_sooner, 0, MU_WRG_ART);
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
