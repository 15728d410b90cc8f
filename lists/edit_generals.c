/* Generals, and what an army has besides troops. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/edit_private.h"

static gboolean
has_general (const MuList *list, const char *name)
{
  for (guint i = 0; i < list->generals->len; i++)
    if (strcmp (mu_list_general (list, i)->name, name) == 0)
      return TRUE;
  return FALSE;
}

/* One of the book's in that year, else "General 2". */
static char *
name_general (const MuList *list, const MuBook *book)
{
  for (guint i = 0; i < book->generals->len; i++) {
    const MuBookGeneral *known = g_ptr_array_index (book->generals, i);
    if (list->year >= known->from && list->year <= known->to && !has_general (list, known->name))
      return g_strdup (known->name);
  }
  char *name = g_strdup (_ ("General"));
  for (int n = 2; has_general (list, name); n++) {
    g_free (name);
    name = g_strdup_printf (_ ("General %d"), n);
  }
  return name;
}

int
mu_list_edit_add_general (MuList *list, const MuBook *book, int rides_with)
{
  if (list->generals->len >= MU_LIST_GENERALS_MAX || rides_with < MU_LIST_NO_UNIT
      || rides_with >= (int) list->units->len)
    return MU_LIST_NO_UNIT;
  MuListGeneral *general = mu_list_general_new ();
  g_free (general->name);
  general->name = name_general (list, book);
  general->commander = !mu_list_commander (list);
  general->regular = book->regular_generals;
  general->rides_with = rides_with;
  g_ptr_array_add (list->generals, general);
  return (int) list->generals->len - 1;
}

gboolean
mu_list_edit_remove_general (MuList *list, guint general)
{
  if (general >= list->generals->len)
    return FALSE;
  g_ptr_array_remove_index (list->generals, general);
  return TRUE;
}

gboolean
mu_list_edit_seat (MuList *list, guint general, int unit)
{
  if (general >= list->generals->len || unit < MU_LIST_NO_UNIT || unit >= (int) list->units->len)
    return FALSE;
  mu_list_general (list, general)->rides_with = unit;
  return TRUE;
}

gboolean
mu_list_edit_promote (MuList *list, guint general)
{
  if (general >= list->generals->len)
    return FALSE;
  for (guint i = 0; i < list->generals->len; i++)
    mu_list_general (list, i)->commander = i == general;
  return TRUE;
}

/* --- items --------------------------------------------------------------- */

static gboolean
comes_as_unit (MuWrgItem kind)
{
  return kind >= MU_WRG_ITEM_LIGHT_BOLT_SHOOTER && kind <= MU_WRG_ITEM_THREE_TALENT;
}

static guint
find_item (const MuList *list, MuWrgItem kind, gboolean regular)
{
  guint at = 0;
  while (
      at < list->items->len
      && (mu_list_item (list, at)->kind != kind || !mu_list_item (list, at)->regular != !regular))
    at++;
  return at;
}

gboolean
mu_list_edit_item (MuList *list, MuWrgItem kind, gboolean regular, int count)
{
  if (comes_as_unit (kind) || (int) kind < 0 || kind >= MU_WRG_ITEMS || count < 0
      || count > MU_LIST_ITEMS_MAX)
    return FALSE;
  const guint at = find_item (list, kind, regular);
  if (at == list->items->len && count > 0)
    g_ptr_array_add (list->items, mu_list_item_new (kind, !!regular, count));
  else if (at < list->items->len && count > 0)
    mu_list_item (list, at)->count = count;
  else if (at < list->items->len)
    g_ptr_array_remove_index (list->items, at);
  return TRUE;
}
