#include "lists/list.h"

MuListUnit *
mu_list_unit_new (void)
{
  MuListUnit *unit = g_new0 (MuListUnit, 1);
  unit->name = g_strdup ("");
  unit->option = g_strdup ("");
  unit->book = g_strdup ("");
  unit->notes = g_strdup ("");
  unit->stand = g_strdup ("");
  unit->figures = 1;
  unit->ranks = 1;
  return unit;
}

MuListUnit *
mu_list_unit_copy (const MuListUnit *unit)
{
  MuListUnit *copy = g_memdup2 (unit, sizeof *unit);
  copy->name = g_strdup (unit->name);
  copy->option = g_strdup (unit->option);
  copy->book = g_strdup (unit->book);
  copy->notes = g_strdup (unit->notes);
  copy->stand = g_strdup (unit->stand);
  return copy;
}

void
mu_list_unit_free (MuListUnit *unit)
{
  if (!unit)
    return;
  g_free (unit->name);
  g_free (unit->option);
  g_free (unit->book);
  g_free (unit->notes);
  g_free (unit->stand);
  g_free (unit);
}

gboolean
mu_list_unit_is_guest (const MuList *list, guint index)
{
  return index > 0 && mu_list_unit (list, index)->mixed != MU_WRG_NOT_MIXED;
}

const MuListUnit *
mu_list_unit_guest (const MuList *list, guint index)
{
  return index + 1 < list->units->len && mu_list_unit_is_guest (list, index + 1)
             ? mu_list_unit (list, index + 1)
             : NULL;
}

MuListGeneral *
mu_list_general_new (void)
{
  MuListGeneral *general = g_new0 (MuListGeneral, 1);
  general->name = g_strdup ("");
  general->troop = g_strdup ("");
  general->rides_with = MU_LIST_NO_UNIT;
  return general;
}

MuListGeneral *
mu_list_general_copy (const MuListGeneral *general)
{
  MuListGeneral *copy = g_memdup2 (general, sizeof *general);
  copy->name = g_strdup (general->name);
  copy->troop = g_strdup (general->troop);
  return copy;
}

void
mu_list_general_free (MuListGeneral *general)
{
  if (!general)
    return;
  g_free (general->name);
  g_free (general->troop);
  g_free (general);
}

MuListItem *
mu_list_item_new (MuWrgItem kind, gboolean regular, int count)
{
  MuListItem *item = g_new0 (MuListItem, 1);
  *item = (MuListItem){ .kind = kind, .regular = regular, .count = count };
  return item;
}

static gpointer
copy_item (gconstpointer item, gpointer unused G_GNUC_UNUSED)
{
  return g_memdup2 (item, sizeof (MuListItem));
}

MuList *
mu_list_new (const char *name)
{
  MuList *list = g_new0 (MuList, 1);
  list->name = g_strdup (name);
  list->player = g_strdup ("");
  list->rules = MU_RULES_WRG5;
  list->book_id = g_strdup ("");
  list->book_version = 1;
  list->year = 1;
  list->points_limit = 1000;
  list->edition = 1;
  list->tags = g_strdup ("");
  list->notes = g_strdup ("");
  list->generals = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_list_general_free);
  list->units = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_list_unit_free);
  list->items = g_ptr_array_new_with_free_func (g_free);
  return list;
}

MuList *
mu_list_copy (const MuList *list)
{
  MuList *copy = g_memdup2 (list, sizeof *list);
  copy->name = g_strdup (list->name);
  copy->player = g_strdup (list->player);
  copy->book_id = g_strdup (list->book_id);
  copy->tags = g_strdup (list->tags);
  copy->notes = g_strdup (list->notes);
  copy->prices = g_memdup2 (list->prices, sizeof *list->prices);
  copy->items = g_ptr_array_copy (list->items, copy_item, NULL);
  copy->generals = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_list_general_free);
  copy->units = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_list_unit_free);
  for (guint i = 0; i < list->generals->len; i++)
    g_ptr_array_add (copy->generals, mu_list_general_copy (mu_list_general (list, i)));
  for (guint i = 0; i < list->units->len; i++)
    g_ptr_array_add (copy->units, mu_list_unit_copy (mu_list_unit (list, i)));
  return copy;
}

void
mu_list_free (MuList *list)
{
  if (!list)
    return;
  g_free (list->name);
  g_free (list->player);
  g_free (list->book_id);
  g_free (list->tags);
  g_free (list->notes);
  g_free (list->prices);
  g_ptr_array_unref (list->items);
  g_ptr_array_unref (list->generals);
  g_ptr_array_unref (list->units);
  g_free (list);
}

MuListUnit *
mu_list_unit (const MuList *list, guint index)
{
  g_assert (index < list->units->len);
  return g_ptr_array_index (list->units, index);
}

MuListGeneral *
mu_list_general (const MuList *list, guint index)
{
  g_assert (index < list->generals->len);
  return g_ptr_array_index (list->generals, index);
}

MuListItem *
mu_list_item (const MuList *list, guint index)
{
  g_assert (index < list->items->len);
  return g_ptr_array_index (list->items, index);
}

const MuListGeneral *
mu_list_commander (const MuList *list)
{
  for (guint i = 0; i < list->generals->len; i++)
    if (mu_list_general (list, i)->commander)
      return mu_list_general (list, i);
  return NULL;
}

const MuListGeneral *
mu_list_unit_general (const MuList *list, guint index)
{
  for (guint i = 0; i < list->generals->len; i++)
    if (mu_list_general (list, i)->rides_with == (int) index)
      return mu_list_general (list, i);
  return NULL;
}

#define LEGIONS_UNTIL 200 /* AD, from its first year */

/* READING: wrg.formation.testudo: of armies of those years no others fight as the book's
 * legionaries than regular heavy foot. */
gboolean
mu_list_unit_is_legionary (const MuList *list, guint index)
{
  return list->year >= 1 && list->year <= LEGIONS_UNTIL
         && mu_wrg_may_be_legionary (&mu_list_unit (list, index)->troop);
}

int
mu_list_unit_files (const MuListUnit *unit)
{
  const int ranks = MAX (unit->ranks, 1);
  return (mu_list_unit_strength (unit) + ranks - 1) / ranks;
}
