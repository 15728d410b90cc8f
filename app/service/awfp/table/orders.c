/* Fast Play at the table: how many orders a turn has, and what may lie beside a unit. Who sees whom
 * and who is at grips, no table keeps: what hangs on that, the players know. */
#include "app/service/awfp/table/tokens.h"
#include "lists/awfp/fastplay.h"
#include "lists/awfp/stand.h"
#include "lists/battle/battle_count.h"
#include "rules/awfp/battle/order.h"
#include "rules/awfp/morale.h"
#include "rules/awfp/state.h"

static MuFate
fate_of (const MuTableCourse *course, MuTableUnit unit)
{
  return (MuFate) mu_table_course_unit (course->record, unit.side, unit.unit)->fate;
}

static MuAwfpTroop
troop_of (const MuList *list, int unit)
{
  MuAwfpTroop troop = { 0 };
  mu_list_unit_stand (list, (guint) unit, &troop);
  return troop;
}

/* awfp.orders.frenzied.as-fanatic; how many rounds a warband has fought, its player knows. */
static gboolean
is_fanatic (const MuTableCourse *course, MuTableUnit unit, const MuAwfpTroop *troop)
{
  return troop->morale == MU_AWFP_FANATIC || mu_table_course_token (course, unit, MU_FAST_FRENZY);
}

/* --- the orders of a turn ---------------------------------------------------- */

static int
cost_of (const MuTableCourse *course, MuTableUnit unit, int order)
{
  const MuAwfpTroop troop = troop_of (course->record->side[unit.side].list, unit.unit);
  return mu_awfp_order_price (&troop, is_fanatic (course, unit, &troop), (MuAwfpMarked) order);
}

static void
count_given (const MuTableCourse *course, MuSide side, MuTableOrders *orders)
{
  for (int unit = 0; unit < (int) course->record->side[side].list->units->len; unit++) {
    const MuTableUnit at = { side, unit };
    const int order = mu_table_course_token (course, at, MU_FAST_ORDER);
    orders->given += cost_of (course, at, order);
    orders->dummies_laid += order == MU_AWFP_DUMMY;
  }
}

/* awfp.general.indisposed.causes; MU_RULE_NONE: he commands. */
static MuRule
hindrance (const MuTableCourse *course, MuSide side)
{
  const MuTableUnit general = { side, mu_battle_general_unit (&course->record->side[side]) };
  if (general.unit == MU_LIST_NO_UNIT || course->record->side[side].general_lost)
    return MU_RULE_AWFP_GENERAL_ORDERS_LOST;
  if (fate_of (course, general) == MU_FATE_DESTROYED)
    return MU_RULE_AWFP_GENERAL_ORDERS_LOST;
  if (fate_of (course, general) != MU_FATE_ON_TABLE
      || mu_table_course_token (course, general, MU_FAST_COMMAND) != 0)
    return MU_RULE_AWFP_GENERAL_INDISPOSED;
  return MU_RULE_NONE;
}

static MuAwfpAbility
ability_of (const MuBattleSideRecord *side)
{
  const MuLeadership *leader
      = side->leadership->len > 0 ? g_ptr_array_index (side->leadership, 0) : NULL;
  return leader ? (MuAwfpAbility) CLAMP (leader->ability, 0, MU_AWFP_ABILITIES - 1)
                : MU_AWFP_STALWART;
}

/* awfp.general.army-orders: the army's own stay when he gives none. */
static void
count_orders (const MuTableCourse *course, const MuFastPlay *tables, MuSide side,
              MuTableOrders *orders)
{
  const MuAwfpAbility ability = ability_of (&course->record->side[side]);
  orders->why = hindrance (course, side);
  orders->army = mu_awfp_orders (&tables->leadership, ability, MU_AWFP_LOST, NULL);
  if (orders->why == MU_RULE_NONE)
    orders->general
        = mu_awfp_orders (&tables->leadership, ability, MU_AWFP_COMMANDS, NULL) - orders->army;
  orders->dummies = MU_AWFP_DUMMIES;
}

/* awfp.sequence.first-turn: it has none. */
void
mu_fast_orders (const MuTableCourse *course, MuTableOrders orders[MU_SIDES])
{
  const MuFastPlay *tables = course->tables;
  for (int side = 0; side < MU_SIDES; side++) {
    orders[side] = (MuTableOrders){ 0 };
    count_given (course, (MuSide) side, &orders[side]);
    if (course->record->periods <= 1)
      orders[side].why = MU_RULE_AWFP_SEQUENCE_FIRST_TURN;
    else if (tables)
      count_orders (course, tables, (MuSide) side, &orders[side]);
  }
}

/* --- which order a unit may have ------------------------------------------------ */

static gboolean
is_in_need (const MuTableCourse *course, MuTableUnit unit)
{
  return mu_table_course_token (course, unit, MU_FAST_CONDITION)
         || mu_table_course_token (course, unit, MU_FAST_MISSILES)
         || mu_table_course_token (course, unit, MU_FAST_FRENZY);
}

static MuRule
barred_by_kind (const MuTableCourse *course, MuTableUnit unit, MuAwfpMarked order)
{
  const MuAwfpTroop troop = troop_of (course->record->side[unit.side].list, unit.unit);
  const gboolean fanatic = is_fanatic (course, unit, &troop);
  const gboolean may_cool = fanatic || troop.morale == MU_AWFP_WARBAND;
  if (order == MU_AWFP_RECOVER && !may_cool && !is_in_need (course, unit))
    return MU_RULE_AWFP_RECOVER_ONE;
  return mu_awfp_order_refused (&troop, fanatic, order);
}

/* awfp.orders.recover.rout: routers hear nothing else. */
static MuRule
barred_by_fate (const MuTableCourse *course, MuTableUnit unit, MuAwfpMarked order)
{
  const MuFate fate = fate_of (course, unit);
  if (fate == MU_FATE_IN_ROUT)
    return order == MU_AWFP_RECOVER ? MU_RULE_NONE : MU_RULE_AWFP_RECOVER_ROUT;
  return fate == MU_FATE_ON_TABLE ? MU_RULE_NONE : MU_RULE_AWFP_ORDERS_NEEDED_TO_MOVE;
}

/* What the unit has already it gives back: one order a unit and turn (awfp.orders.one-per-unit). */
static MuRule
barred_by_count (const MuTableCourse *course, MuTableUnit unit, MuAwfpMarked order)
{
  MuTableOrders all[MU_SIDES];
  mu_fast_orders (course, all);
  const MuTableOrders *own = &all[unit.side];
  const int before = mu_table_course_token (course, unit, MU_FAST_ORDER);
  if (own->why == MU_RULE_AWFP_SEQUENCE_FIRST_TURN)
    return own->why;
  if (order == MU_AWFP_DUMMY)
    return own->dummies_laid - (before == MU_AWFP_DUMMY) < own->dummies ? MU_RULE_NONE
                                                                        : MU_RULE_AWFP_ORDERS_DUMMY;
  if (own->given - cost_of (course, unit, before) + cost_of (course, unit, (int) order)
      <= own->general + own->army)
    return MU_RULE_NONE;
  return own->why != MU_RULE_NONE ? own->why : MU_RULE_AWFP_LEADERSHIP_ORDERS;
}

static MuRule
barred_order (const MuTableCourse *course, MuTableUnit unit, MuAwfpMarked order)
{
  if (order == MU_AWFP_NO_ORDER)
    return MU_RULE_NONE;
  const MuRule fate = barred_by_fate (course, unit, order);
  const MuRule kind = fate || fate_of (course, unit) == MU_FATE_IN_ROUT
                          ? fate
                          : barred_by_kind (course, unit, order);
  return kind ? kind : barred_by_count (course, unit, order);
}

/* --- what lies beside units ------------------------------------------------------- */

/* awfp.general.independent: the general's own stand needs no order. awfp.priest.movement,
 * awfp.priest.no-combat: nothing lies beside the priest. */
gboolean
mu_fast_has (const MuList *list, int unit, int token)
{
  const MuAwfpTroop troop = troop_of (list, unit);
  if (mu_list_unit_is_priests (list, (guint) unit))
    return FALSE;
  const gboolean general = mu_list_unit_is_generals (list, (guint) unit);
  switch ((MuFastToken) token) {
  case MU_FAST_CONDITION:
    return TRUE;
  case MU_FAST_MISSILES:
    return mu_awfp_missile_weapons (&troop) != 0;
  case MU_FAST_FRENZY:
    return mu_awfp_kind_rages (mu_awfp_troop_kind (&troop));
  case MU_FAST_ORDER:
    return !general;
  case MU_FAST_COMMAND:
    return general;
  }
  return FALSE;
}

/* The rule by which it never can. */
static MuRule
never (MuFastToken token)
{
  switch (token) {
  case MU_FAST_MISSILES:
    return MU_RULE_AWFP_MISSILE_AMMUNITION;
  case MU_FAST_FRENZY:
    return MU_RULE_AWFP_FRENZY_IRREGULAR;
  case MU_FAST_ORDER:
    return MU_RULE_AWFP_GENERAL_INDEPENDENT;
  case MU_FAST_COMMAND:
    return MU_RULE_AWFP_GENERAL_INDISPOSED;
  case MU_FAST_CONDITION:
    break;
  }
  return MU_RULE_NONE;
}

MuRule
mu_fast_barred (const MuTableCourse *course, MuTableUnit unit, int token, int value)
{
  const MuList *list = course->record->side[unit.side].list;
  if (mu_list_unit_is_priests (list, (guint) unit.unit))
    return MU_RULE_AWFP_PRIEST_ONE;
  if (!mu_fast_has (list, unit.unit, token))
    return never ((MuFastToken) token);
  if (token == MU_FAST_ORDER)
    return barred_order (course, unit, (MuAwfpMarked) value);
  return fate_of (course, unit) == MU_FATE_IN_ROUT ? MU_RULE_AWFP_RECOVER_ROUT : MU_RULE_NONE;
}
