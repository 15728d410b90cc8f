#include "lists/list.h"
#include "rules/wrg/points.h"
#include "rules/wrg/setup.h"

int
mu_list_unit_points_each (const MuListUnit *unit, MuTrace *trace)
{
  int points = 0;
  const MuRule refused
      = mu_wrg_type_is_model ((MuWrgType) unit->troop.type)
            ? mu_wrg_points_crewed_model (&unit->troop, &unit->crew, trace, &points)
            : mu_wrg_points_figure (&unit->troop, trace, &points);
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
