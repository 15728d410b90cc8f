#include "lists/system.h"

int
mu_list_points_each (const MuList *list, guint index, MuTrace *trace)
{
  return mu_list_system_of (list)->points_each (list, mu_list_unit (list, index), trace);
}

int
mu_list_unit_command_points (const MuList *list, guint index)
{
  return mu_list_system_of (list)->points_command (list, index);
}

int
mu_list_unit_points (const MuList *list, guint index)
{
  return mu_list_system_of (list)->points_unit (list, index);
}

/* wrg.points.army */
int
mu_list_points (const MuList *list)
{
  int points = mu_list_system_of (list)->points_rest (list);
  for (guint i = 0; i < list->units->len; i++)
    points += mu_list_unit_points (list, i);
  return points;
}

int
mu_list_start_points (const MuList *list)
{
  int points = mu_list_system_of (list)->points_rest (list) + mu_list_straggler_points (list);
  for (guint i = 0; i < list->units->len; i++)
    points += mu_list_unit_start_points (list, i);
  return points;
}

int
mu_list_figures (const MuList *list)
{
  int figures = 0;
  for (guint i = 0; i < list->units->len; i++)
    figures += mu_list_system_of (list)->strength (mu_list_unit (list, i));
  return figures;
}

gboolean
mu_list_take_prices_by (MuSchemas *schemas, MuList *list, GError **error)
{
  const MuListSystem *system = mu_list_system_of (list);
  return !system->take_prices || system->take_prices (schemas, list, error);
}

gboolean
mu_list_take_prices (MuList *list, GError **error)
{
  return mu_list_take_prices_by (NULL, list, error);
}
