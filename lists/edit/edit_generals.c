/* Generals, and what an army has besides troops. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/awfp/stand.h"
#include "lists/edit/edit_private.h"
#include "lists/wrg/organisation.h"

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

/* --- his stand ----------------------------------------------------------- */

/* The best company first: those who guard the general, then who ride and do not skirmish. */
static int
rank_company (const MuBook *book, const MuBookOption *option, const MuBookTroop *way)
{
  if (option->bodyguard)
    return mu_unit_may_guard (&way->troop, book->regular_generals) ? 3 : 2;
  return mu_type_is_cavalry ((MuTroopType) way->troop.type) && way->troop.type != MU_TROOP_LC;
}

/* awfp.general.strength: of what troops he is; "" where the book has nobody in that year. */
static char *
usual_stand (const MuBook *book, int year)
{
  char *stand = g_strdup ("");
  int best = -1;
  for (guint i = 0; i < book->options->len; i++) {
    const MuBookOption *option = g_ptr_array_index (book->options, i);
    const MuBookTroop *way = mu_book_option_usual (option, year);
    g_autofree char *notation = mu_book_troop_notation (way);
    if (!mu_book_option_in_year (option, year) || !notation
        || rank_company (book, option, way) <= best)
      continue;
    best = rank_company (book, option, way);
    g_free (stand);
    stand = g_steal_pointer (&notation);
  }
  return stand;
}

gboolean
mu_list_edit_general_stand (MuList *list, const MuBook *book, const MuBook *of, guint general,
                            const char *option_id, guint way)
{
  const MuBookOption *option = mu_book_option (of ? of : book, option_id);
  if (!mu_list_has (list, MU_LISTS_HAVE_GENERAL_STANDS) || general >= list->generals->len || !option
      || way >= option->troops->len)
    return FALSE;
  char *notation = mu_book_troop_notation (g_ptr_array_index (option->troops, way));
  if (!notation)
    return FALSE;
  g_free (mu_list_general (list, general)->troop);
  mu_list_general (list, general)->troop = notation;
  return TRUE;
}

gboolean
mu_list_edit_usual_stand (MuList *list, const MuBook *book, guint general)
{
  if (!mu_list_has (list, MU_LISTS_HAVE_GENERAL_STANDS) || general >= list->generals->len)
    return FALSE;
  g_free (mu_list_general (list, general)->troop);
  mu_list_general (list, general)->troop = usual_stand (book, list->year);
  return TRUE;
}

/* --- generals ------------------------------------------------------------ */

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
  if (mu_list_has (list, MU_LISTS_HAVE_GENERAL_STANDS)) {
    g_free (general->troop);
    general->troop = usual_stand (book, list->year);
  }
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
comes_as_unit (MuExtra kind)
{
  return kind >= MU_EXTRA_LIGHT_BOLT_SHOOTER && kind <= MU_EXTRA_THREE_TALENT;
}

static guint
find_item (const MuList *list, MuExtra kind, gboolean regular)
{
  guint at = 0;
  while (
      at < list->items->len
      && (mu_list_item (list, at)->kind != kind || !mu_list_item (list, at)->regular != !regular))
    at++;
  return at;
}

gboolean
mu_list_edit_item (MuList *list, MuExtra kind, gboolean regular, int count)
{
  if (comes_as_unit (kind) || (int) kind < 0 || kind >= MU_EXTRAS || count < 0
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
