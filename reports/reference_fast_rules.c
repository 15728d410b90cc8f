/* The reference sheet of Fast Play in words: rules under the headings of the book. */
#include "reports/reference_fast_private.h"
#include "reports/rule_words.h"

/* READING: awfp.sequence.first-turn.no-charge: advance, retreat and deploy are all that the book
 * lets units do in the first turn: fanatics do not charge either.
 * awfp.combat.three-lost-rounds: rounds lost in one combat, whether in a row or not. */
static const MuRule turn_rules[] = {
  MU_RULE_AWFP_SEQUENCE_ORDER,
  MU_RULE_AWFP_SEQUENCE_FIRST_TURN,
  MU_RULE_AWFP_SEQUENCE_FIRST_TOGETHER,
  MU_RULE_AWFP_SEQUENCE_FIRST_NO_CHARGE,
  MU_RULE_AWFP_SEQUENCE_FREE_TURN,
  MU_RULE_AWFP_SEQUENCE_ORDERS_PLACED,
  MU_RULE_AWFP_SEQUENCE_INITIATIVE,
  MU_RULE_AWFP_SEQUENCE_CHARGE_TOGETHER,
  MU_RULE_AWFP_SEQUENCE_CHARGE_FLANK,
  MU_RULE_AWFP_SEQUENCE_CHARGE_RESPONSES,
  MU_RULE_AWFP_SEQUENCE_CHARGE_ROLL_AFTER,
  MU_RULE_AWFP_SEQUENCE_CHARGE_PRO_RATA,
  MU_RULE_AWFP_SEQUENCE_MOVE,
  MU_RULE_AWFP_SEQUENCE_MISSILE_TOGETHER,
  MU_RULE_AWFP_SEQUENCE_MISSILE_FLANK,
  MU_RULE_AWFP_SEQUENCE_MISSILE_CHARGERS,
  MU_RULE_AWFP_SEQUENCE_MISSILE_TARGETS,
  MU_RULE_AWFP_SEQUENCE_MISSILE_ARTILLERY,
  MU_RULE_AWFP_COMBAT_ONE_AT_A_TIME,
  MU_RULE_AWFP_COMBAT_COMPLETE_EACH,
  MU_RULE_AWFP_COMBAT_MULTI_UNIT,
  MU_RULE_AWFP_COMBAT_THREE_LOST,
};

/* READING: awfp.priest.reroll: one die, also of several that are rolled at once, and the second
 * result stands. */
static const MuRule command_rules[] = {
  MU_RULE_AWFP_LEADERSHIP_ROLL,
  MU_RULE_AWFP_LEADERSHIP_TIMING,
  MU_RULE_AWFP_GENERAL_REROLL,
  MU_RULE_AWFP_GENERAL_ARMY_ORDERS,
  MU_RULE_AWFP_ORDERS_ONE_PER_UNIT,
  MU_RULE_AWFP_ORDERS_NO_COMMAND_RANGE,
  MU_RULE_AWFP_ORDERS_NEEDED_TO_MOVE,
  MU_RULE_AWFP_ORDERS_FIRING,
  MU_RULE_AWFP_ORDERS_DUMMY,
  MU_RULE_AWFP_GENERAL_INDEPENDENT,
  MU_RULE_AWFP_GENERAL_JOIN_ORDERS,
  MU_RULE_AWFP_GENERAL_LEAVE,
  MU_RULE_AWFP_GENERAL_KILLED,
  MU_RULE_AWFP_GENERAL_IN_COMBAT,
  MU_RULE_AWFP_PRIEST_ONE,
  MU_RULE_AWFP_PRIEST_REROLL,
  MU_RULE_AWFP_PRIEST_CONTACT,
};

/* READING: awfp.orders.pre-wheel: up to 45 degrees, as the wheel of a Deploy order is.
 * awfp.orders.recover.missiles: as there are no supply units, none are needed. */
static const MuRule order_rules[] = {
  MU_RULE_AWFP_ORDERS_PRE_WHEEL,
  MU_RULE_AWFP_ORDERS_NO_TURNS,
  MU_RULE_AWFP_ORDERS_DROP_BACK,
  MU_RULE_AWFP_ADVANCE_HALF_MOVE,
  MU_RULE_AWFP_ADVANCE_FIRE,
  MU_RULE_AWFP_ADVANCE_CHARGED_HALT,
  MU_RULE_AWFP_ADVANCE_PURSUE,
  MU_RULE_AWFP_CHARGE_ELIGIBLE,
  MU_RULE_AWFP_CHARGE_FOOT_V_MOUNTED,
  MU_RULE_AWFP_CHARGE_HALF_MOVE,
  MU_RULE_AWFP_CHARGE_TWO_TARGETS,
  MU_RULE_AWFP_CHARGE_PRE_EMPT,
  MU_RULE_AWFP_CHARGE_SKIRMISH_FOOT,
  MU_RULE_AWFP_CHARGE_NO_FIRE,
  MU_RULE_AWFP_CHARGE_PURSUE,
  MU_RULE_AWFP_COUNTERCHARGE,
  MU_RULE_AWFP_COUNTERCHARGE_FACING,
  MU_RULE_AWFP_COUNTERCHARGE_MOUNTED,
  MU_RULE_AWFP_COUNTERCHARGE_INFANTRY,
  MU_RULE_AWFP_COUNTERCHARGE_SKIRMISH_FOOT,
  MU_RULE_AWFP_COUNTERCHARGE_SKIRMISH_CAVALRY,
  MU_RULE_AWFP_COUNTERCHARGE_ARTILLERY,
  MU_RULE_AWFP_COUNTERCHARGE_NO_FRENZY,
  MU_RULE_AWFP_FRENZY_IRREGULAR,
  MU_RULE_AWFP_FRENZY_GENERAL,
  MU_RULE_AWFP_FRENZY_TRAINED,
  MU_RULE_AWFP_FRENZY_TEST,
  MU_RULE_AWFP_FRENZY_FANATICS,
  MU_RULE_AWFP_FRENZY_HALT,
  MU_RULE_AWFP_FRENZY_HALT_MOUNTED,
  MU_RULE_AWFP_FANATIC_MUST_CHARGE,
  MU_RULE_AWFP_FANATIC_MOUNTED_EXEMPT,
  MU_RULE_AWFP_FANATIC_MOUNTED,
  MU_RULE_AWFP_FANATIC_FULL_MOVE,
  MU_RULE_AWFP_FANATIC_DENSE,
  MU_RULE_AWFP_FANATIC_ENDS,
  MU_RULE_AWFP_DEPLOY_TRAINED,
  MU_RULE_AWFP_DEPLOY_OTHERS,
  MU_RULE_AWFP_DEPLOY_FACING,
  MU_RULE_AWFP_DEPLOY_FORMATION,
  MU_RULE_AWFP_DEPLOY_SIDESTEP,
  MU_RULE_AWFP_DEPLOY_FALL_BACK,
  MU_RULE_AWFP_DEPLOY_WHEEL,
  MU_RULE_AWFP_DEPLOY_OBSTACLES,
  MU_RULE_AWFP_DEPLOY_STEP,
  MU_RULE_AWFP_DEPLOY_IN_COMBAT,
  MU_RULE_AWFP_DEPLOY_PURSUE,
  MU_RULE_AWFP_DEFEND,
  MU_RULE_AWFP_DEFEND_STILL,
  MU_RULE_AWFP_DEFEND_NO_PURSUIT,
  MU_RULE_AWFP_DEFEND_NOT_IN_COMBAT,
  MU_RULE_AWFP_RETREAT_BARRED,
  MU_RULE_AWFP_RETREAT_TURN,
  MU_RULE_AWFP_RETREAT_HALF_MOVE,
  MU_RULE_AWFP_RETREAT_DISORDER,
  MU_RULE_AWFP_RETREAT_CAUGHT,
  MU_RULE_AWFP_SKIRMISH_AUTO,
  MU_RULE_AWFP_SKIRMISH_CAVALRY,
  MU_RULE_AWFP_SKIRMISH_FREE,
  MU_RULE_AWFP_SKIRMISH_EXTRA_MOVE,
  MU_RULE_AWFP_RECOVER_ONE,
  MU_RULE_AWFP_RECOVER_ROUT,
  MU_RULE_AWFP_RECOVER_FRAGMENTED,
  MU_RULE_AWFP_RECOVER_DISORDERED,
  MU_RULE_AWFP_RECOVER_MISSILES,
  MU_RULE_AWFP_RECOVER_FRENZIED,
  MU_RULE_AWFP_RECOVER_STILL,
  MU_RULE_AWFP_RECOVER_NOT_IN_COMBAT,
  MU_RULE_AWFP_NONE_CHARGED,
  MU_RULE_AWFP_NONE_PURSUE,
};

static const MuRule army_rules[] = {
  MU_RULE_AWFP_ARMY_DIVIDE_BY_THREE,
  MU_RULE_AWFP_ARMY_BELOW_TWO,
  MU_RULE_AWFP_ARMY_NO_RELICS,
};

/* READING: awfp.def.flank: seen as they stand when the turn begins. */
static const MuRule ground_rules[] = {
  MU_RULE_AWFP_DEF_COVER,
  MU_RULE_AWFP_DEF_FLANK,
  MU_RULE_AWFP_DEF_VISIBILITY,
  MU_RULE_AWFP_TERRAIN_LIGHT,
  MU_RULE_AWFP_TERRAIN_DENSE,
  MU_RULE_AWFP_TERRAIN_NON_DELAYING,
  MU_RULE_AWFP_TERRAIN_OBSTACLE,
  MU_RULE_AWFP_TERRAIN_ROAD,
  MU_RULE_AWFP_TERRAIN_RIVER,
  MU_RULE_AWFP_SET_UP_BASELINE,
  MU_RULE_AWFP_SET_UP_BASELINE_LARGE,
  MU_RULE_AWFP_SET_UP_QUICK,
};

static const MuRule loss_rules[] = {
  MU_RULE_AWFP_LOSSES_STAND,
  MU_RULE_AWFP_LOSSES_MARKERS,
  MU_RULE_AWFP_LOSSES_REAR_RANK,
};

/* Rules that follow each other under one heading of the book. */
static guint
count_alike (const MuRule *rules, guint count)
{
  guint alike = 1;
  while (alike < count && g_str_equal (mu_rule_section (rules[alike]), mu_rule_section (rules[0])))
    alike++;
  return alike;
}

static void
add_section (MuFlow *flow, const MuRule *rules, guint count)
{
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint i = 0; i < count; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " · " : "", mu_rule_words_short (rules[i]));
  mu_flow_heading (flow, mu_rule_words_section (rules[0]));
  mu_flow_text (flow, text->str);
}

static void
add_rules (MuFlow *flow, const MuRule *rules, guint count)
{
  while (count > 0) {
    const guint alike = count_alike (rules, count);
    add_section (flow, rules, alike);
    rules += alike;
    count -= alike;
  }
}

void
mu_fast_add_turn (MuFlow *flow)
{
  add_rules (flow, turn_rules, G_N_ELEMENTS (turn_rules));
}

void
mu_fast_add_command (MuFlow *flow)
{
  add_rules (flow, command_rules, G_N_ELEMENTS (command_rules));
}

void
mu_fast_add_orders (MuFlow *flow)
{
  add_rules (flow, order_rules, G_N_ELEMENTS (order_rules));
}

void
mu_fast_add_army (MuFlow *flow)
{
  add_rules (flow, army_rules, G_N_ELEMENTS (army_rules));
}

void
mu_fast_add_ground (MuFlow *flow)
{
  add_rules (flow, ground_rules, G_N_ELEMENTS (ground_rules));
}

void
mu_fast_add_losses (MuFlow *flow)
{
  add_rules (flow, loss_rules, G_N_ELEMENTS (loss_rules));
}
