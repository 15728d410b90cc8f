/* One unit: added, taken out, numbered, equipped. */
#include <string.h>

#include "lists/edit/edit_private.h"

#define UNIT_SHARE 5 /* a new unit is worth a fifth of the points at the most */

/* --- making one ---------------------------------------------------------- */

void
mu_edit_set_figures (MuListUnit *unit, int figures)
{
  unit->figures = CLAMP (figures, 1, MU_LIST_FIGURES_MAX);
  unit->ranks = CLAMP (unit->ranks, 1, MIN (unit->figures, MU_LIST_RANKS_MAX));
}

MuListUnit *
mu_edit_enlist (const MuList *list, const char *of, const MuBookOption *option)
{
  MuListUnit *unit = mu_list_unit_new ();
  g_free (unit->name);
  g_free (unit->option);
  g_free (unit->book);
  unit->name = mu_edit_free_name (list, option->name);
  unit->option = g_strdup (option->id);
  unit->book = g_strdup (of);
  unit->ranks = option->ranks;
  unit->line = option->line;
  unit->order = option->order;
  mu_list_system_of (list)->equip (unit, option, mu_book_option_usual (option, list->year));
  return unit;
}

/* --- a sensible one ------------------------------------------------------ */

/* How many of the unit's troops the list has points for, in a unit of a sensible share. */
static int
affordable (const MuList *list, const MuEditSensible *sensible)
{
  const int left = list->points_limit - mu_list_points (list) - sensible->command;
  if (sensible->each <= 0)
    return MU_LIST_FIGURES_MAX;
  const int share = MAX (list->points_limit / UNIT_SHARE, sensible->enough * sensible->each);
  return MIN (left, share) / sensible->each;
}

/* The smallest that no check remarks upon, or all that there can be of them. */
static int
enough_of (const MuList *list, const MuListUnit *unit, const MuListNumbers *numbers, int most)
{
  const MuListSystem *system = mu_list_system_of (list);
  const int least = system->body ? system->body (list, unit).bare : numbers->unit_min;
  return CLAMP (MIN (least, most), numbers->unit_min, numbers->unit_max);
}

/* In whole files where the least allows. */
static int
sensible_size (const MuEditSensible *sensible, const MuListNumbers *numbers, int most)
{
  const int size = CLAMP (most, numbers->unit_min, numbers->unit_max);
  const int whole = size - size % MAX (sensible->unit->ranks, 1);
  const int least = most >= sensible->enough ? sensible->enough : numbers->unit_min;
  return whole >= least ? whole : size;
}

MuEditSensible
mu_edit_sensible (const MuList *list, const char *of, const MuBookOption *option, int room,
                  int most)
{
  const MuListSystem *system = mu_list_system_of (list);
  const MuListNumbers numbers = mu_edit_numbers (list, option);
  MuEditSensible sensible = { .unit = mu_edit_enlist (list, of, option) };
  sensible.each = system->points_each (list, sensible.unit, NULL);
  sensible.command = system->command (sensible.unit);
  sensible.enough = enough_of (list, sensible.unit, &numbers, most);
  mu_edit_set_figures (
      sensible.unit, sensible_size (&sensible, &numbers, MIN (room, affordable (list, &sensible))));
  return sensible;
}

/* --- adding -------------------------------------------------------------- */

gboolean
mu_edit_place (MuList *list, guint unit)
{
  const MuListSystem *system = mu_list_system_of (list);
  return system->place && system->place (list, unit);
}

int
mu_list_edit_add (MuList *list, const MuBook *book, const MuBook *of, const char *option_id)
{
  const MuBook *from = of ? of : book;
  const MuBookOption *option = mu_book_option (from, option_id);
  if (!option || list->units->len >= MU_LIST_UNITS_MAX)
    return MU_LIST_NO_UNIT;
  MuEditSensible sensible = mu_edit_sensible (list, mu_edit_book_key (book, of), option,
                                              mu_edit_room_why (list, book, from, option).room,
                                              mu_edit_most (list, book, from, option));
  g_ptr_array_add (list->units, sensible.unit);
  mu_edit_place (list, list->units->len - 1);
  return (int) list->units->len - 1;
}

/* --- adding so many ------------------------------------------------------ */

/* Enlarges the units that the option has; how many are lacking then. */
static int
enlarge (MuList *list, const MuBookOption *option, int lacking)
{
  const int most = mu_edit_numbers (list, option).unit_max;
  for (guint i = 0; i < list->units->len; i++) {
    MuListUnit *unit = mu_list_unit (list, i);
    const gboolean own = g_str_equal (unit->option, option->id) && !*unit->book;
    const int more = own && !unit->bodyguard ? CLAMP (most - unit->figures, 0, lacking) : 0;
    mu_edit_set_figures (unit, unit->figures + more);
    lacking -= more;
  }
  return lacking;
}

/* In units of one size, as few as will do. */
void
mu_edit_enlist_lacking (MuList *list, const MuBookOption *option, int lacking)
{
  const MuListNumbers numbers = mu_edit_numbers (list, option);
  int left = enlarge (list, option, lacking);
  while (left > 0 && list->units->len < MU_LIST_UNITS_MAX) {
    MuListUnit *unit = mu_edit_enlist (list, "", option);
    const int units = (left + numbers.unit_max - 1) / numbers.unit_max;
    mu_edit_set_figures (unit,
                         CLAMP ((left + units - 1) / units, numbers.unit_min, numbers.unit_max));
    g_ptr_array_add (list->units, unit);
    left -= unit->figures;
  }
}

/* --- the rest ------------------------------------------------------------ */

gboolean
mu_list_edit_remove (MuList *list, guint unit)
{
  if (unit >= list->units->len)
    return FALSE;
  const guint end = mu_list_edit_end (list, unit);
  MuEditRiders riders = mu_edit_dismount (list);
  for (guint i = 0; i < list->generals->len; i++)
    for (guint j = unit; j < end; j++)
      if (riders.with[i] == mu_list_unit (list, j))
        riders.with[i] = NULL;
  g_ptr_array_remove_range (list->units, unit, end - unit);
  mu_edit_mount (list, &riders);
  return TRUE;
}

gboolean
mu_list_edit_figures (MuList *list, guint unit, int figures)
{
  if (unit >= list->units->len)
    return FALSE;
  mu_edit_set_figures (mu_list_unit (list, unit), figures);
  return TRUE;
}

gboolean
mu_list_edit_way (MuList *list, const MuBook *book, guint unit, guint way)
{
  if (unit >= list->units->len)
    return FALSE;
  const MuBookOption *option = mu_book_option_of_unit (book, mu_list_unit (list, unit));
  if (!option || way >= option->troops->len)
    return FALSE;
  mu_list_system_of (list)->equip (mu_list_unit (list, unit), option, option->troops->pdata[way]);
  return TRUE;
}

int
mu_list_edit_way_of (const MuList *list, const MuBook *book, guint unit)
{
  if (unit >= list->units->len)
    return -1;
  const MuListUnit *of = mu_list_unit (list, unit);
  const MuBookOption *option = mu_book_option_of_unit (book, of);
  return option ? mu_list_system_of (list)->way_of (option, of, list->year) : -1;
}
