/* Changes to who and what the army has besides its units. */
#include <glib/gi18n-lib.h>

#include "app/session/armies/army_edit.h"
#include "app/session/armies/army_rest.h"
#include "lists/system.h"

/* A copy of the open list to be changed; NULL where there is no such general. */
static MuList *
begin (MuArmySession *session, guint general)
{
  const MuList *list = mu_army_session_get_list (session);

  return list && general < list->generals->len ? mu_list_copy (list) : NULL;
}

/* Takes the list; the format gets the name. */
static void
finish (MuArmySession *session, MuList *list, const char *format, const char *name)
{
  g_autofree char *words = g_strconcat (format, name, NULL);

  mu_army_session_edit (session, list, words);
}

void
mu_army_edit_remove_general (MuArmySession *session, guint general)
{
  g_autoptr (MuList) after = begin (session, general);
  g_autofree char *name = after ? g_strdup (mu_list_general (after, general)->name) : NULL;

  if (after && mu_list_edit_remove_general (after, general))
    finish (session, g_steal_pointer (&after), _ ("Removed: "), name);
}

void
mu_army_edit_name_general (MuArmySession *session, guint general, const char *name)
{
  g_autoptr (MuList) after = begin (session, general);
  g_autofree char *tidy = mu_name_tidy (name);
  const MuNameFault fault = mu_name_fault (tidy, MU_LIST_NAME_MAX);

  if (after == NULL || g_str_equal (mu_list_general (after, general)->name, tidy)
      || (fault != MU_NAME_GOOD && fault != MU_NAME_EMPTY))
    return;
  g_free (mu_list_general (after, general)->name);
  mu_list_general (after, general)->name = g_steal_pointer (&tidy);
  finish (session, g_steal_pointer (&after), _ ("Renamed: "), name);
}

void
mu_army_edit_promote (MuArmySession *session, guint general)
{
  g_autoptr (MuList) after = begin (session, general);
  g_autofree char *name = after ? g_strdup (mu_list_general (after, general)->name) : NULL;

  if (after && !mu_list_general (after, general)->commander
      && mu_list_edit_promote (after, general))
    finish (session, g_steal_pointer (&after), _ ("Now in command: "), name);
}

void
mu_army_edit_seat (MuArmySession *session, guint general, int unit)
{
  g_autoptr (MuList) after = begin (session, general);
  g_autofree char *name = after ? g_strdup (mu_list_general (after, general)->name) : NULL;

  if (after && mu_list_general (after, general)->rides_with != unit
      && mu_list_edit_seat (after, general, unit))
    finish (session, g_steal_pointer (&after),
            unit == MU_LIST_NO_UNIT ? _ ("Rides alone: ") : _ ("Rides with others: "), name);
}

void
mu_army_edit_general_stand (MuArmySession *session, guint general, const MuBookOption *option,
                            guint way)
{
  const MuBook *book = mu_army_session_get_book (session);
  g_autoptr (MuList) after = book ? begin (session, general) : NULL;
  g_autofree char *before = after ? g_strdup (mu_list_general (after, general)->troop) : NULL;
  g_autofree char *name = after ? g_strdup (mu_list_general (after, general)->name) : NULL;

  if (after && mu_list_edit_general_stand (after, book, NULL, general, option->id, way)
      && !g_str_equal (mu_list_general (after, general)->troop, before))
    finish (session, g_steal_pointer (&after), _ ("Equipped anew: "), name);
}

/* awfp.priest.one */
void
mu_army_edit_priest (MuArmySession *session, gboolean priest)
{
  const MuList *list = mu_army_session_get_list (session);
  g_autoptr (MuList) after = NULL;

  if (list == NULL || !mu_list_has (list, MU_LISTS_HAVE_PRIESTS) || !list->priest == !priest)
    return;
  after = mu_list_copy (list);
  after->priest = priest;
  finish (session, g_steal_pointer (&after), priest ? _ ("Added: ") : _ ("Removed: "),
          _ ("Priest"));
}

static const char *
item_words (const MuListItem *had, int count)
{
  const int before = had ? had->count : 0;

  return count == 0 ? _ ("Removed: ") : count > before ? _ ("Added: ") : _ ("Fewer: ");
}

void
mu_army_edit_item (MuArmySession *session, MuExtra kind, gboolean regular, int count)
{
  const MuList *list = mu_army_session_get_list (session);
  g_autoptr (MuList) after = list ? mu_list_copy (list) : NULL;
  g_autofree char *name = mu_army_item_name (kind);
  const MuListItem *had = NULL;

  for (guint i = 0; list && i < list->items->len; i++)
    if (mu_list_item (list, i)->kind == kind && !mu_list_item (list, i)->regular == !regular)
      had = mu_list_item (list, i);
  if (after && (had ? had->count : 0) != count && mu_list_edit_item (after, kind, regular, count))
    finish (session, g_steal_pointer (&after), item_words (had, count), name);
}
