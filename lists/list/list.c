#include "lists/list/list.h"

#include <string.h>

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
  return index > 0 && mu_list_unit (list, index)->mixed != MU_NOT_MIXED;
}

gboolean
mu_list_unit_is_part (const MuList *list, guint index)
{
  return mu_list_unit (list, index)->sub_unit || mu_list_unit_is_guest (list, index);
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
mu_list_item_new (MuExtra kind, gboolean regular, int count)
{
  MuListItem *item = g_new0 (MuListItem, 1);
  *item = (MuListItem){ .kind = kind, .regular = regular, .count = count };
  return item;
}

MuListAlly *
mu_list_ally_new (const char *book, int edition)
{
  MuListAlly *ally = g_new0 (MuListAlly, 1);
  *ally = (MuListAlly){ .book = g_strdup (book), .edition = edition };
  return ally;
}

void
mu_list_ally_free (MuListAlly *ally)
{
  if (!ally)
    return;
  g_free (ally->book);
  g_free (ally);
}

static gpointer
copy_ally (gconstpointer ally, gpointer unused G_GNUC_UNUSED)
{
  const MuListAlly *one = ally;
  return mu_list_ally_new (one->book, one->edition);
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
  list->allies = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_list_ally_free);
  return list;
}

static void
tidy (char **name)
{
  g_autofree char *was = *name;
  *name = mu_name_tidy (was);
}

void
mu_list_tidy_names (MuList *list)
{
  tidy (&list->name);
  tidy (&list->player);
  tidy (&list->tags);
  for (guint i = 0; i < list->units->len; i++)
    tidy (&mu_list_unit (list, i)->name);
  for (guint i = 0; i < list->generals->len; i++)
    tidy (&mu_list_general (list, i)->name);
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
  copy->remark = NULL;
  copy->prices = g_memdup2 (list->prices, sizeof *list->prices);
  copy->items = g_ptr_array_copy (list->items, copy_item, NULL);
  copy->allies = g_ptr_array_copy (list->allies, copy_ally, NULL);
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
  g_free (list->remark);
  g_free (list->prices);
  g_ptr_array_unref (list->items);
  g_ptr_array_unref (list->allies);
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

MuListAlly *
mu_list_ally (const MuList *list, guint index)
{
  g_assert (index < list->allies->len);
  return g_ptr_array_index (list->allies, index);
}

int
mu_list_ally_edition (const MuList *list, const char *book)
{
  for (guint i = 0; i < list->allies->len; i++)
    if (strcmp (mu_list_ally (list, i)->book, book) == 0)
      return mu_list_ally (list, i)->edition;
  return 0;
}

void
mu_list_set_ally_edition (MuList *list, const char *book, int edition)
{
  guint at = 0;
  while (at < list->allies->len && strcmp (mu_list_ally (list, at)->book, book) < 0)
    at++;
  if (at < list->allies->len && strcmp (mu_list_ally (list, at)->book, book) == 0)
    mu_list_ally (list, at)->edition = edition;
  else
    g_ptr_array_insert (list->allies, (int) at, mu_list_ally_new (book, edition));
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

gboolean
mu_list_unit_is_guard (const MuList *list, guint index)
{
  return mu_list_unit (list, index)->bodyguard && mu_list_unit_general (list, index);
}

int
mu_list_unit_riders (const MuList *list, guint index)
{
  int riders = 0;
  for (guint i = 0; i < list->generals->len; i++)
    riders += mu_list_general (list, i)->rides_with == (int) index;
  return riders;
}

int
mu_list_unit_files (const MuListUnit *unit)
{
  const int ranks = MAX (unit->ranks, 1);
  return (mu_list_unit_strength (unit) + ranks - 1) / ranks;
}
