/* Places in the list: what stays behind what, and generals who follow their units. */
#include <string.h>

#include "lists/edit/edit_private.h"

MuEditLevel
mu_edit_level (const MuList *list, guint unit)
{
  if (unit == 0)
    return MU_EDIT_WHOLE;
  if (mu_list_unit_is_guest (list, unit))
    return MU_EDIT_GUEST;
  return mu_list_unit (list, unit)->sub_unit ? MU_EDIT_SUB_UNIT : MU_EDIT_WHOLE;
}

static guint
end_of (const MuList *list, guint unit, MuEditLevel level)
{
  guint end = unit + 1;
  while (end < list->units->len && mu_edit_level (list, end) > level)
    end++;
  return end;
}

guint
mu_list_edit_end (const MuList *list, guint unit)
{
  return unit < list->units->len ? end_of (list, unit, mu_edit_level (list, unit)) : unit;
}

guint
mu_edit_whole_end (const MuList *list, guint unit)
{
  return end_of (list, unit, MU_EDIT_WHOLE);
}

/* --- generals ------------------------------------------------------------ */

MuEditRiders
mu_edit_dismount (const MuList *list)
{
  MuEditRiders riders = { g_new0 (const MuListUnit *, list->generals->len + 1) };
  for (guint i = 0; i < list->generals->len; i++) {
    const int with = mu_list_general (list, i)->rides_with;
    if (with >= 0 && with < (int) list->units->len)
      riders.with[i] = mu_list_unit (list, (guint) with);
  }
  return riders;
}

void
mu_edit_mount (MuList *list, MuEditRiders *riders)
{
  for (guint i = 0; i < list->generals->len; i++) {
    guint at;
    const gboolean here = riders->with[i] && g_ptr_array_find (list->units, riders->with[i], &at);
    mu_list_general (list, i)->rides_with = here ? (int) at : MU_LIST_NO_UNIT;
  }
  g_clear_pointer (&riders->with, g_free);
}

/* --- moving -------------------------------------------------------------- */

/* The units from first to middle change places with those from middle to end. */
static void
rotate (GPtrArray *units, guint first, guint middle, guint end)
{
  const gsize head = middle - first, tail = end - middle;
  g_autofree gpointer *kept = g_memdup2 (&units->pdata[first], head * sizeof (gpointer));
  memmove (&units->pdata[first], &units->pdata[middle], tail * sizeof (gpointer));
  memcpy (&units->pdata[first + tail], kept, head * sizeof (gpointer));
}

guint
mu_edit_shift (MuList *list, guint first, guint end, guint before)
{
  MuEditRiders riders = mu_edit_dismount (list);
  if (before > end)
    rotate (list->units, first, end, before);
  else if (before < first)
    rotate (list->units, before, first, end);
  mu_edit_mount (list, &riders);
  return before > end ? before - (end - first) : MIN (before, first);
}

void
mu_edit_insert (MuList *list, guint at, MuListUnit *unit)
{
  MuEditRiders riders = mu_edit_dismount (list);
  g_ptr_array_insert (list->units, (gint) at, unit);
  mu_edit_mount (list, &riders);
}

/* The place before the neighbour of its like that goes before it, MU_LIST_NO_UNIT for none. */
static int
place_before (const MuList *list, int unit, MuEditLevel level)
{
  int at = unit - 1;
  while (at >= 0 && mu_edit_level (list, (guint) at) > level)
    at--;
  return at >= 0 && mu_edit_level (list, (guint) at) == level ? at : MU_LIST_NO_UNIT;
}

/* The place behind the neighbour of its like that comes at this place. */
static int
place_behind (const MuList *list, int end, MuEditLevel level)
{
  if (end >= (int) list->units->len || mu_edit_level (list, (guint) end) != level)
    return MU_LIST_NO_UNIT;
  return (int) mu_list_edit_end (list, (guint) end);
}

static int
find_place (const MuList *list, guint unit, int places)
{
  const MuEditLevel level = mu_edit_level (list, unit);
  int at = places > 0 ? (int) mu_list_edit_end (list, unit) : (int) unit;
  for (int left = ABS (places); left > 0 && at != MU_LIST_NO_UNIT; left--)
    at = places > 0 ? place_behind (list, at, level) : place_before (list, at, level);
  return at;
}

int
mu_list_edit_move (MuList *list, guint unit, int places)
{
  if (unit >= list->units->len)
    return MU_LIST_NO_UNIT;
  if (places == 0)
    return (int) unit;
  if (mu_edit_level (list, unit) == MU_EDIT_GUEST || ABS (places) > (int) list->units->len)
    return MU_LIST_NO_UNIT;
  const int before = find_place (list, unit, places);
  if (before == MU_LIST_NO_UNIT)
    return MU_LIST_NO_UNIT;
  return (int) mu_edit_shift (list, unit, mu_list_edit_end (list, unit), (guint) before);
}

/* --- to a place ----------------------------------------------------------- */

static int
place_towards_end (const MuList *list, guint end, guint before, MuEditLevel level)
{
  int at = (int) end, next = at;
  while (at < (int) before && next != MU_LIST_NO_UNIT) {
    next = place_behind (list, at, level);
    at = MAX (at, next);
  }
  return at;
}

static int
place_towards_start (const MuList *list, guint unit, guint before, MuEditLevel level)
{
  int at = (int) unit, next = at;
  while (at > (int) before && next != MU_LIST_NO_UNIT) {
    next = place_before (list, at, level);
    at = next == MU_LIST_NO_UNIT ? at : next;
  }
  return at;
}

int
mu_list_edit_move_to (MuList *list, guint unit, guint before)
{
  if (unit >= list->units->len || before > list->units->len
      || mu_edit_level (list, unit) == MU_EDIT_GUEST)
    return MU_LIST_NO_UNIT;
  const MuEditLevel level = mu_edit_level (list, unit);
  const guint end = mu_list_edit_end (list, unit);
  if (before >= unit && before <= end)
    return (int) unit;
  const int at = before > end ? place_towards_end (list, end, before, level)
                              : place_towards_start (list, unit, before, level);
  return (int) mu_edit_shift (list, unit, end, (guint) at);
}
