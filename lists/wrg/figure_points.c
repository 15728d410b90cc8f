/* What figures cost: the troops, their command, forced marches, generals and items. */
#include "lists/list/list.h"
#include "lists/wrg/figures.h"
#include "rules/troop/extra.h"
#include "rules/troop/troop.h"
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
  const MuExtra item = mu_wrg_points_engine (unit->crew.count);
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
  if (unit->troop.type == MU_TROOP_ART)
    refused = price_engine (unit, trace, &points);
  else if (mu_type_is_transport ((MuTroopType) unit->troop.type))
    refused = mu_wrg_points_transport (&unit->troop, &unit->crew, trace, &points);
  else if (mu_type_is_model ((MuTroopType) unit->troop.type))
    refused = mu_wrg_points_crewed_model (NULL, &unit->troop, &unit->crew, trace, &points);
  else
    refused = mu_wrg_points_figure (&unit->troop, trace, &points);
  return refused == MU_RULE_NONE ? points : 0;
}

int
mu_figures_way_points (const MuBookTroop *way)
{
  const MuListUnit unit = { .troop = way->troop, .crew = way->crew };
  return mu_list_unit_points_each (&unit, NULL);
}

/* Of models alone: what house rules make dearer or cheaper is their crew. */
static int
model_points (const MuReadings *readings, const MuListUnit *unit)
{
  int points = 0;
  mu_wrg_points_crewed_model (readings, &unit->troop, &unit->crew, NULL, &points);
  return points;
}

int
mu_figures_surcharge (const MuReadings *readings, const MuListUnit *unit)
{
  return mu_type_is_model ((MuTroopType) unit->troop.type)
             ? model_points (readings, unit) - model_points (NULL, unit)
             : 0;
}

int
mu_figures_points_each (const MuList *list G_GNUC_UNUSED, const MuListUnit *unit, MuTrace *trace)
{
  return mu_list_unit_points_each (unit, trace);
}

/* wrg.points.command, wrg.units.bodyguard
 * READING: wrg.units.bodyguard: 5 to 15 figures may leave the command points
 * out; they are taken as left out, which ties the general to his guard
 * (wrg.units.bodyguard.leave). Fewer than 5 are no unit of their own and pay
 * none either. A model counts as a figure. */
int
mu_figures_points_command (const MuList *list, guint index)
{
  const MuListUnit *unit = mu_list_unit (list, index);
  if (mu_list_unit_is_guard (list, index) && unit->figures <= MU_LIST_GUARD_FREE_MAX)
    return 0;
  if (mu_list_unit_is_guest (list, index)) /* wrg.points.command: once a unit */
    return 0;
  /* wrg.units.pack-animals: transport of a unit is part of it, and none by itself */
  if (unit->sub_unit && mu_type_is_transport ((MuTroopType) unit->troop.type))
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
mu_figures_command (const MuListUnit *unit)
{
  return mu_wrg_points_command (unit->troop.regular, unit->sub_unit);
}

int
mu_figures_points_unit (const MuList *list, guint index)
{
  const MuListUnit *unit = mu_list_unit (list, index);
  const MuWrgUnitPoints march = price_march (unit);
  return (unit->figures - march.stragglers) * mu_list_unit_points_each (unit, NULL)
         + march.surcharge + mu_figures_points_command (list, index);
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

gboolean
mu_list_item_has_two_prices (MuExtra kind)
{
  return mu_wrg_points_item (kind, TRUE) != mu_wrg_points_item (kind, FALSE);
}

MuRule
mu_list_item_rule (MuExtra kind)
{
  return mu_wrg_points_item_rule (kind);
}

int
mu_figures_points_general (const MuList *list, guint general, MuTrace *trace G_GNUC_UNUSED)
{
  return mu_wrg_points_general (mu_list_general (list, general)->commander);
}

/* wrg.points.generals, wrg.points.defences and what else is had beside units */
int
mu_figures_points_rest (const MuList *list)
{
  int points = 0;
  for (guint i = 0; i < list->generals->len; i++)
    points += mu_wrg_points_general (mu_list_general (list, i)->commander);
  for (guint i = 0; i < list->items->len; i++)
    points += mu_list_item_points (mu_list_item (list, i));
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

/* wrg.scouting.strength: of those who are there. */
int
mu_list_scouting (const MuList *list)
{
  int strength = 0;
  for (guint i = 0; i < list->units->len; i++) {
    const MuListUnit *unit = mu_list_unit (list, i);
    strength
        += mu_list_unit_strength (unit) * mu_wrg_scouting_value ((MuTroopType) unit->troop.type);
  }
  return strength;
}
