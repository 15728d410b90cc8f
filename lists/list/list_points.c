#include "lists/awfp/stand.h"
#include "lists/list/list.h"
#include "rules/wrg/before/setup.h"
#include "rules/wrg/troop/points.h"

/* wrg.points.artillery, wrg.troops.artillery.crew: engines are sold whole, and
 * the crew tells which engine it is. */
static MuRule
price_engine (const MuListUnit *unit, MuTrace *trace, int *points)
{
  const MuRule forbidden = mu_wrg_crew_forbidden (&unit->troop, &unit->crew);
  if (forbidden != MU_RULE_NONE)
    return forbidden;
  const MuWrgItem item = mu_wrg_points_engine (unit->crew.count);
  mu_trace_clear (trace);
  *points = mu_trace_add (trace, mu_wrg_points_item_rule (item),
                          mu_wrg_points_item (item, unit->troop.regular));
  return MU_RULE_NONE;
}

int
mu_list_unit_points_each (const MuListUnit *unit, MuTrace *trace)
{
  int points = 0;
  MuRule refused;
  if (unit->troop.type == MU_WRG_ART)
    refused = price_engine (unit, trace, &points);
  else if (mu_wrg_type_is_transport ((MuWrgType) unit->troop.type))
    refused = mu_wrg_points_transport (&unit->troop, &unit->crew, trace, &points);
  else if (mu_wrg_type_is_model ((MuWrgType) unit->troop.type))
    refused = mu_wrg_points_crewed_model (NULL, &unit->troop, &unit->crew, trace, &points);
  else
    refused = mu_wrg_points_figure (&unit->troop, trace, &points);
  return refused == MU_RULE_NONE ? points : 0;
}

int
mu_list_points_each (const MuList *list, guint index, MuTrace *trace)
{
  if (list->rules == MU_RULES_AWFP)
    return mu_list_stand_points (list, index, trace);
  return mu_list_unit_points_each (mu_list_unit (list, index), trace);
}

gboolean
mu_list_unit_is_guard (const MuList *list, guint index)
{
  return mu_list_unit (list, index)->bodyguard && mu_list_unit_general (list, index);
}

/* wrg.points.command, wrg.units.bodyguard
 * READING: wrg.units.bodyguard: 5 to 15 figures may leave the command points
 * out; they are taken as left out, which ties the general to his guard
 * (wrg.units.bodyguard.leave). Fewer than 5 are no unit of their own and pay
 * none either. A model counts as a figure. */
int
mu_list_unit_command_points (const MuList *list, guint index)
{
  if (list->rules == MU_RULES_AWFP)
    return 0;
  const MuListUnit *unit = mu_list_unit (list, index);
  if (mu_list_unit_is_guard (list, index) && unit->figures <= MU_LIST_GUARD_FREE_MAX)
    return 0;
  if (mu_list_unit_is_guest (list, index)) /* wrg.points.command: once a unit */
    return 0;
  /* wrg.units.pack-animals: transport of a unit is part of it, and none by itself */
  if (unit->sub_unit && mu_wrg_type_is_transport ((MuWrgType) unit->troop.type))
    return 0;
  return mu_wrg_points_command (unit->troop.regular, unit->sub_unit);
}

/* --- forced marches ------------------------------------------------------ */

/* wrg.points.forced-march, wrg.points.forced-march.straggling: nothing for a unit that makes none,
 * or cannot. Command points say nothing here. */
static MuRule
bill_march (const MuListUnit *unit, MuWrgUnitPoints *points)
{
  const MuWrgUnitBill bill = {
    .troop = unit->troop,
    .crew = unit->crew,
    .figures = unit->figures,
    .forced_march = true,
  };
  *points = (MuWrgUnitPoints){ 0 };
  if (!unit->forced_march || unit->figures < 1)
    return MU_RULE_NONE;
  return mu_wrg_points_unit (NULL, &bill, NULL, points);
}

static MuWrgUnitPoints
price_march (const MuListUnit *unit)
{
  MuWrgUnitPoints points;
  bill_march (unit, &points);
  return points;
}

int
mu_list_unit_stragglers (const MuListUnit *unit)
{
  return price_march (unit).stragglers;
}

int
mu_list_unit_strength (const MuListUnit *unit)
{
  return unit->figures - mu_list_unit_stragglers (unit);
}

MuRule
mu_list_unit_march_refused (const MuListUnit *unit)
{
  MuWrgUnitPoints points;
  return bill_march (unit, &points);
}

/* --- the unit ------------------------------------------------------------ */

int
mu_list_unit_points (const MuList *list, guint index)
{
  const MuListUnit *unit = mu_list_unit (list, index);
  if (list->rules == MU_RULES_AWFP) /* awfp.army.points: stands pay for nothing but themselves */
    return unit->figures * mu_list_stand_points (list, index, NULL);
  const MuWrgUnitPoints march = price_march (unit);
  return (unit->figures - march.stragglers) * mu_list_unit_points_each (unit, NULL)
         + march.surcharge + mu_list_unit_command_points (list, index);
}

int
mu_list_unit_start_points (const MuList *list, guint index)
{
  return mu_list_unit_points (list, index) - price_march (mu_list_unit (list, index)).surcharge;
}

/* --- the army ------------------------------------------------------------ */

int
mu_list_item_points (const MuListItem *item)
{
  const int each = mu_wrg_points_item (item->kind, item->regular);
  return each == MU_WRG_NOT_SOLD ? 0 : each * item->count;
}

/* wrg.points.generals, wrg.points.defences and what else is had beside units */
static int
price_rest (const MuList *list)
{
  int points = 0;
  for (guint i = 0; i < list->generals->len; i++)
    points += list->rules == MU_RULES_AWFP
                  ? mu_list_general_points (list, i, NULL)
                  : mu_wrg_points_general (mu_list_general (list, i)->commander);
  for (guint i = 0; list->rules != MU_RULES_AWFP && i < list->items->len; i++)
    points += mu_list_item_points (mu_list_item (list, i));
  return points;
}

/* wrg.points.army */
int
mu_list_points (const MuList *list)
{
  int points = price_rest (list);
  for (guint i = 0; i < list->units->len; i++)
    points += mu_list_unit_points (list, i);
  return points;
}

/* wrg.victory.half */
int
mu_list_straggler_points (const MuList *list)
{
  int points = 0;
  for (guint i = 0; i < list->units->len; i++) {
    const MuListUnit *unit = mu_list_unit (list, i);
    points += mu_list_unit_stragglers (unit) * mu_list_unit_points_each (unit, NULL);
  }
  return points / 2;
}

int
mu_list_start_points (const MuList *list)
{
  int points = price_rest (list) + mu_list_straggler_points (list);
  for (guint i = 0; i < list->units->len; i++)
    points += mu_list_unit_start_points (list, i);
  return points;
}

/* wrg.scouting.strength: of those who are there. */
int
mu_list_scouting (const MuList *list)
{
  int strength = 0;
  for (guint i = 0; i < list->units->len; i++) {
    const MuListUnit *unit = mu_list_unit (list, i);
    strength += mu_list_unit_strength (unit) * mu_wrg_scouting_value ((MuWrgType) unit->troop.type);
  }
  return strength;
}

int
mu_list_figures (const MuList *list)
{
  int figures = 0;
  for (guint i = 0; i < list->units->len; i++)
    figures += list->rules == MU_RULES_AWFP ? mu_list_unit (list, i)->figures
                                            : mu_list_unit_strength (mu_list_unit (list, i));
  return figures;
}
