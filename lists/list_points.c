#include "lists/list.h"
#include "rules/wrg/points.h"
#include "rules/wrg/setup.h"

/* wrg.points.artillery, wrg.troops.artillery.crew: engines are sold whole, and
 * the crew tells which engine it is. */
static MuRule
price_engine (const MuListUnit *unit, MuTrace *trace, int *points)
{
  static const MuWrgItem engine_of_crew[] = { [2] = MU_WRG_ITEM_LIGHT_BOLT_SHOOTER,
                                              [3] = MU_WRG_ITEM_BOLT_SHOOTER,
                                              [4] = MU_WRG_ITEM_THIRTY_MINA,
                                              [5] = MU_WRG_ITEM_ONE_TALENT,
                                              [6] = MU_WRG_ITEM_THREE_TALENT };
  const MuRule forbidden = mu_wrg_crew_forbidden (&unit->troop, &unit->crew);
  if (forbidden != MU_RULE_NONE)
    return forbidden;
  const MuWrgItem item = engine_of_crew[unit->crew.count];
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
  else if (mu_wrg_type_is_model ((MuWrgType) unit->troop.type))
    refused = mu_wrg_points_crewed_model (NULL, &unit->troop, &unit->crew, trace, &points);
  else
    refused = mu_wrg_points_figure (&unit->troop, trace, &points);
  return refused == MU_RULE_NONE ? points : 0;
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
  const MuListUnit *unit = mu_list_unit (list, index);
  if (mu_list_unit_is_guard (list, index) && unit->figures <= MU_LIST_GUARD_FREE_MAX)
    return 0;
  if (mu_list_unit_is_guest (list, index)) /* wrg.points.command: once a unit */
    return 0;
  return mu_wrg_points_command (unit->troop.regular, unit->sub_unit);
}

int
mu_list_unit_points (const MuList *list, guint index)
{
  const MuListUnit *unit = mu_list_unit (list, index);
  return unit->figures * mu_list_unit_points_each (unit, NULL)
         + mu_list_unit_command_points (list, index);
}

/* wrg.points.army, wrg.points.generals */
int
mu_list_points (const MuList *list)
{
  int points = 0;
  for (guint i = 0; i < list->units->len; i++)
    points += mu_list_unit_points (list, i);
  for (guint i = 0; i < list->generals->len; i++)
    points += mu_wrg_points_general (mu_list_general (list, i)->commander);
  return points;
}

/* wrg.scouting.strength */
int
mu_list_scouting (const MuList *list)
{
  int strength = 0;
  for (guint i = 0; i < list->units->len; i++) {
    const MuListUnit *unit = mu_list_unit (list, i);
    strength += unit->figures * mu_wrg_scouting_value ((MuWrgType) unit->troop.type);
  }
  return strength;
}

int
mu_list_figures (const MuList *list)
{
  int figures = 0;
  for (guint i = 0; i < list->units->len; i++)
    figures += mu_list_unit (list, i)->figures;
  return figures;
}
