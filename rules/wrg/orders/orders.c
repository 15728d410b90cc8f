/* Verdicts on orders under way: support, the general's company, messengers, memory, signals.
 * Nothing is kept here: periods and what the unit remembers come from the caller. Orders for
 * this battle go before standing ones, these before the default (wrg.orders.standing.use). */
#include "rules/wrg/orders/orders.h"

#include <assert.h>
#include <stddef.h>

#include "rules/wrg/troop/troop.h"

/* --- support ------------------------------------------------------------ */

/* clang-format off */
static const uint8_t duty_table[MU_WRG_SUPPORT_CASES][3] = {
  /*                                           attack          hold            skirmish */
  [MU_WRG_ENEMY_CHARGES_SELF]               = { MU_WRG_SUPPORT_MUST,    MU_WRG_SUPPORT_MAY_NOT, MU_WRG_SUPPORT_MAY_NOT },
  [MU_WRG_ENEMY_CHARGES_FRIENDS]            = { MU_WRG_SUPPORT_MUST,    MU_WRG_SUPPORT_MAY_NOT, MU_WRG_SUPPORT_MUST },
  [MU_WRG_ENEMY_FIGHTS_FRIENDS]             = { MU_WRG_SUPPORT_MAY,     MU_WRG_SUPPORT_MAY_NOT, MU_WRG_SUPPORT_MAY_NOT },
  [MU_WRG_ENEMY_PURSUES_FRIENDS]            = { MU_WRG_SUPPORT_MAY,     MU_WRG_SUPPORT_MAY_NOT, MU_WRG_SUPPORT_MAY_NOT },
  [MU_WRG_ENEMY_SHOOTS_AT_FRIENDS]          = { MU_WRG_SUPPORT_MAY,     MU_WRG_SUPPORT_MAY_NOT, MU_WRG_SUPPORT_MUST },
  [MU_WRG_ENEMY_SHOOTS_AT_SELF]             = { MU_WRG_SUPPORT_MAY,     MU_WRG_SUPPORT_MAY_NOT, MU_WRG_SUPPORT_MAY_NOT },
  [MU_WRG_FRIENDS_CHARGE_ENEMY]             = { MU_WRG_SUPPORT_MAY_NOT, MU_WRG_SUPPORT_MAY_NOT, MU_WRG_SUPPORT_MAY },
  [MU_WRG_FRIENDS_MAY_CHARGE_LATER]         = { MU_WRG_SUPPORT_MAY_NOT, MU_WRG_SUPPORT_MAY_NOT, MU_WRG_SUPPORT_MAY },
  [MU_WRG_ENEMY_MANOEUVRES_AGAINST_FRIENDS] = { MU_WRG_SUPPORT_MAY_NOT, MU_WRG_SUPPORT_MAY_NOT, MU_WRG_SUPPORT_MAY },
};
/* clang-format on */

static MuRule
support_rule (MuOrder order)
{
  switch (order) {
  case MU_ORDER_ATTACK:
    return MU_RULE_WRG_ORDERS_SUPPORT_ATTACK;
  case MU_ORDER_HOLD:
    return MU_RULE_WRG_ORDERS_SUPPORT_HOLD;
  case MU_ORDER_SKIRMISH:
    return MU_RULE_WRG_ORDERS_SUPPORT_SKIRMISH;
  }
  return MU_RULE_NONE;
}

/* wrg.orders.support.attack, wrg.orders.support.hold, wrg.orders.support.skirmish */
MuWrgSupportDuty
mu_wrg_support_duty (MuOrder order, MuWrgSupportCase event, MuRule *rule)
{
  assert (event < MU_WRG_SUPPORT_CASES && order <= MU_ORDER_SKIRMISH);
  if (rule)
    *rule = support_rule (order);
  return (MuWrgSupportDuty) duty_table[event][order];
}

/* READING: wrg.orders.hold: the words are damaged; a reaction result that asks
 * for it breaks both limits, unless switched to the last, on pursuit, alone. */
bool
mu_wrg_hold_may_follow_up (const MuReadings *readings, bool beyond, bool asked)
{
  return !beyond || (asked && !mu_reading (readings, MU_READING_HOLD_FOLLOW_UP));
}

bool
mu_wrg_hold_may_pursue (bool asked)
{
  return asked;
}

/* wrg.orders.route */
MuWrgRoute
mu_wrg_route (MuTroopType type, bool route_given, bool difficult_ahead, bool orders_permit)
{
  const bool nimble = type == MU_TROOP_LI || type == MU_TROOP_LMI || type == MU_TROOP_LHI;
  if (route_given)
    return MU_WRG_ROUTE_GIVEN;
  return difficult_ahead && orders_permit && !nimble ? MU_WRG_ROUTE_ROUND : MU_WRG_ROUTE_STRAIGHT;
}

/* --- with the general --------------------------------------------------- */

static bool
is_free (MuWrgOrderChange change)
{
  return change == MU_WRG_CHANGE_FORMATION || change == MU_WRG_CHANGE_TARGET;
}

/* wrg.orders.free-choice, wrg.orders.follow-me */
bool
mu_wrg_order_needed (MuWrgOrderChange change, bool follows_general, MuRule *rule)
{
  const bool with_him = follows_general || change == MU_WRG_GENERAL_LEAVES;
  if (rule)
    *rule = is_free (change) ? MU_RULE_WRG_ORDERS_FREE_CHOICE
            : with_him       ? MU_RULE_WRG_ORDERS_FOLLOW_ME
                             : MU_RULE_WRG_ORDERS_INITIAL;
  return !is_free (change) && (!follows_general || change == MU_WRG_GENERAL_LEAVES);
}

#define GUARDS_MOST 4

/* wrg.orders.bodyguard-limit */
MuRule
mu_wrg_follow_me_refused (bool present, int guards)
{
  if (!present)
    return MU_RULE_WRG_ORDERS_FOLLOW_ME;
  return guards > GUARDS_MOST ? MU_RULE_WRG_ORDERS_BODYGUARD_LIMIT : MU_RULE_NONE;
}

/* wrg.generals.subordinate */
MuRule
mu_wrg_subordinate_refused (bool own_command, bool against_his_orders)
{
  return own_command && !against_his_orders ? MU_RULE_NONE : MU_RULE_WRG_GENERALS_SUBORDINATE;
}

#define WRITING_LIMIT 600 /* seconds */
#define WRITING_PACES 20

/* wrg.orders.time-limit */
MuSide
mu_wrg_order_writing_bonus (int seconds_a, int seconds_b)
{
  if ((seconds_a <= WRITING_LIMIT && seconds_b <= WRITING_LIMIT) || seconds_a == seconds_b)
    return MU_SIDE_NONE;
  return seconds_a < seconds_b ? MU_SIDE_A : MU_SIDE_B;
}

int
mu_wrg_order_writing_paces (int period)
{
  return period == 1 ? WRITING_PACES : 0;
}

/* --- messengers --------------------------------------------------------- */

/* wrg.orders.messenger: one period of the trip at charge speed, where he has one. */
static int
riding_periods (MuTroopType type, int paces)
{
  const int normal = mu_wrg_type_normal_move (type), charge = mu_wrg_type_charge_move (type);
  const int rest = paces - (charge > normal ? charge : normal);
  return rest <= 0 ? 1 : 1 + (rest + normal - 1) / normal;
}

/* wrg.orders.messenger.timing */
MuRule
mu_wrg_message (MuTroopType messenger, int paces, int written, MuWrgMessage *message)
{
  if (paces < 0 || !mu_wrg_type_may_attack (messenger))
    return MU_RULE_WRG_ORDERS_MESSENGER;
  message->periods = riding_periods (messenger, paces);
  message->delivered = written + message->periods - 1;
  message->obeyed = message->delivered + 1;
  return MU_RULE_NONE;
}

/* wrg.orders.messenger.fights */
bool
mu_wrg_messenger_guards (bool under_way)
{
  return !under_way;
}

/* --- sub-units and standing orders -------------------------------------- */

#define STANDING_WORDS 500

/* wrg.orders.standing */
MuRule
mu_wrg_standing_refused (int words, int sheets, bool typed_or_printed, bool before_deployment)
{
  return words <= STANDING_WORDS && sheets <= 1 && typed_or_printed && before_deployment
             ? MU_RULE_NONE
             : MU_RULE_WRG_ORDERS_STANDING;
}

/* wrg.orders.standing.forget */
bool
mu_wrg_forgets_standing (MuWrgForgetting why)
{
  return why == MU_WRG_FORGET_BROKEN || why == MU_WRG_FORGET_UNCONTROLLED;
}

int
mu_wrg_standing_again (int ended)
{
  return ended + 2;
}

static MuWrgObeys
say_why (MuRule *rule, MuRule why, MuWrgObeys obeys)
{
  if (rule)
    *rule = why;
  return obeys;
}

/* wrg.orders.standing.use, wrg.orders.sub-unit.orphan, wrg.orders.standing.forget */
MuWrgObeys
mu_wrg_obeys (const MuWrgMemory *memory, int period, MuRule *rule)
{
  const bool forgotten = period < memory->standing_again;
  if (memory->ordered && !memory->fulfilled && !memory->lost && !memory->orphan)
    return say_why (rule, MU_RULE_WRG_ORDERS_STANDING_USE, MU_WRG_OBEYS_BATTLEFIELD);
  if (memory->standing && !forgotten)
    return say_why (rule, MU_RULE_WRG_ORDERS_STANDING_USE, MU_WRG_OBEYS_STANDING);
  if (memory->orphan)
    return say_why (rule, MU_RULE_WRG_ORDERS_SUB_UNIT_ORPHAN, MU_WRG_OBEYS_DEFAULT);
  return say_why (rule, forgotten ? MU_RULE_WRG_ORDERS_STANDING_FORGET : MU_RULE_WRG_ORDERS_INITIAL,
                  MU_WRG_OBEYS_DEFAULT);
}

/* wrg.orders.sub-unit
 * READING: wrg.orders.sub-unit: the move meant is the sub-unit's, which is the
 * one that goes out and comes back. */
bool
mu_wrg_sub_unit_hears (bool in_sight, int paces, MuTroopType sub_unit)
{
  return in_sight && paces <= mu_wrg_type_normal_move (sub_unit);
}

/* --- signals ------------------------------------------------------------ */

#define IMPROVISED_MOST   2
#define VISUAL_MOST       1
#define AUDIO_VISUAL_MOST 5

/* wrg.signals.improvised, wrg.signals.regular-five */
MuRule
mu_wrg_signals_refused (bool regular_army, int visual, int audible, int audio_visual)
{
  if (visual > VISUAL_MOST || visual + audible > IMPROVISED_MOST)
    return MU_RULE_WRG_SIGNALS_IMPROVISED;
  if (audio_visual > (regular_army ? AUDIO_VISUAL_MOST : 0))
    return MU_RULE_WRG_SIGNALS_REGULAR_FIVE;
  return MU_RULE_NONE;
}

/* wrg.signals.mixed-training */
bool
mu_wrg_general_is_regular (bool regular, bool on_elephant)
{
  return regular && !on_elephant;
}

/* wrg.signals.reception */
static bool
is_received (const MuWrgSignalling *signal)
{
  switch (signal->kind) {
  case MU_WRG_SIGNAL_VISUAL:
    return signal->sees_signal;
  case MU_WRG_SIGNAL_AUDIBLE:
    return signal->paces <= MU_WRG_HEARING;
  case MU_WRG_SIGNAL_AUDIO_VISUAL:
    return signal->sees_signal && signal->paces <= MU_WRG_HEARING;
  }
  return false;
}

/* READING: wrg.weather.wind.trumpets: it speaks of trumpets; whatever else is to be
 * heard carries no further. */
static bool
is_blown_away (const MuWrgSignalling *signal)
{
  return signal->strong_wind && signal->kind != MU_WRG_SIGNAL_VISUAL
         && signal->paces > MU_WRG_HEARING_IN_WIND;
}

MuRule
mu_wrg_signal_missed (const MuWrgSignalling *signal)
{
  if (signal->made > 0 || signal->combined)
    return MU_RULE_WRG_SIGNALS_ONE_PER_PERIOD;
  if (signal->forgotten) /* wrg.signals.shared */
    return MU_RULE_WRG_SIGNALS_SHARED;
  if (!is_received (signal))
    return MU_RULE_WRG_SIGNALS_RECEPTION;
  if (is_blown_away (signal))
    return MU_RULE_WRG_WEATHER_WIND_TRUMPETS;
  if (signal->kind == MU_WRG_SIGNAL_AUDIO_VISUAL && signal->regular != signal->general_regular)
    return MU_RULE_WRG_SIGNALS_MIXED_TRAINING; /* wrg.signals.mixed-training */
  return MU_RULE_NONE;
}

/* wrg.signals.one-per-period */
int
mu_wrg_signal_obeyed (int made)
{
  return made + 1;
}

/* wrg.signals.shared */
bool
mu_wrg_signal_misleads (bool umpire, bool alike, bool perceived_whence_expected)
{
  return umpire && alike && perceived_whence_expected;
}
