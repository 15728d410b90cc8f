#include "db/acts/journal.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "db/connection/error.h"
#include "db/tables/possible.h"
#include "db/tables/tables.h"
#include "lists/list/book_editions.h"

/* --- noting --------------------------------------------------------------- */

static gboolean
unit_fits_file (const MuListUnit *unit)
{
  return unit->ranks <= MU_LIST_RANKS_MAX && unit->line <= MU_LIST_LINES_MAX
         && unit->crew.horses != 1;
}

/* The club file holds lists in the making with numbers that no list's file takes. */
static gboolean
fits_file (const MuList *list)
{
  const gboolean year = list->year != 0 && list->year >= -3000 && list->year <= 1500;
  gboolean fits = year && list->points_limit > 0 && list->book_version > 0
                  && list->book_version <= MU_BOOK_EDITIONS_MAX
                  && list->generals->len <= MU_LIST_GENERALS_MAX;
  for (guint i = 0; fits && i < list->units->len; i++)
    fits = unit_fits_file (mu_list_unit (list, i));
  return fits;
}

/* Notes what has been done, if it can be undone; else what was noted of the list before does not
 * lead to it and is forgotten. Either list may be NULL. */
static gboolean
note (MuConnection *connection, const MuChange *change, const MuList *before, const MuList *after,
      gint64 *id, GError **error)
{
  *id = 0;
  if (change->words == NULL || (before != NULL && !fits_file (before))
      || (after != NULL && !fits_file (after)))
    return mu_changes_forget (connection, change->list, error);
  g_auto (MuChangeTexts) texts = { NULL, NULL };
  texts.before = before != NULL ? mu_list_write_data (before, NULL) : NULL;
  texts.after = after != NULL ? mu_list_write_data (after, NULL) : NULL;
  return mu_changes_add (connection, change, &texts, id, error);
}

gboolean
mu_journal_update (MuConnection *connection, gint64 id, const MuList *list, const char *words,
                   gint64 *change, GError **error)
{
  const MuChange due = { .kind = MU_CHANGE_UPDATED, .list = id, .words = (char *) words };
  g_autoptr (MuList) before = NULL;
  gboolean changed = FALSE;
  *change = 0;
  if (!mu_lists_update (connection, id, list, &before, &changed, error)
      || !mu_possible_new_names (list, before, error))
    return FALSE;
  return !changed || note (connection, &due, before, list, change, error);
}

gboolean
mu_journal_add (MuConnection *connection, const MuList *list, const char *words, gint64 *id,
                gint64 *change, GError **error)
{
  MuChange due = { .kind = MU_CHANGE_ADDED, .words = (char *) words };
  if (!mu_possible_new_names (list, NULL, error) || !mu_lists_add (connection, list, 0, id, error))
    return FALSE;
  due.list = *id;
  return note (connection, &due, NULL, list, change, error);
}

gboolean
mu_journal_delete (MuConnection *connection, gint64 id, const char *words, gint64 *change,
                   GError **error)
{
  const MuChange due = { .kind = MU_CHANGE_DELETED, .list = id, .words = (char *) words };
  g_autoptr (MuList) before = words != NULL ? mu_lists_get (connection, id, error) : NULL;
  if (words != NULL && before == NULL)
    return FALSE;
  return mu_lists_delete (connection, id, error)
         && note (connection, &due, before, NULL, change, error);
}

/* --- there and back ------------------------------------------------------- */

static gboolean
refuse_stranger (gboolean undo, GError **error)
{
  g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND,
                       undo ? _ ("Something else has been done to the army lists since. Undo "
                                 "again to take that back.")
                            : _ ("Something else has been done to the army lists since. It cannot "
                                 "be done again."));
  return FALSE;
}

static gboolean
refuse_unlike (MuConnection *connection, const MuChange *change, GError **error)
{
  g_autofree char *detail = g_strdup_printf (
      _ ("army list %" PRId64 " is not as the changes noted of it leave it"), change->list);
  return mu_error_set (mu_connection_path (connection), MU_STORE_ERROR_DAMAGED, detail, error);
}

/* What is kept of the list, NULL where it was not there. */
static gboolean
read_text (MuConnection *connection, const char *text, MuList **list, GError **error)
{
  *list = text != NULL ? mu_army_read (connection, text, error) : NULL;
  return text == NULL || *list != NULL;
}

/* The list goes, and its last edition with it: it comes back in that one, not in the one that it
 * was noted in, so that no edition is given twice. */
static gboolean
take_away (MuConnection *connection, const MuChange *change, const MuList *now, GError **error)
{
  g_autofree char *text = mu_list_write_data (now, NULL);
  const gboolean after = change->kind == MU_CHANGE_ADDED;
  return mu_lists_delete (connection, change->list, error)
         && mu_changes_keep_text (connection, change->id, after, text, error);
}

/* What was noted before lists named the editions of their allies' books. */
static void
name_allies (MuList *to, const MuList *now, const MuShelf *books)
{
  if (now != NULL)
    mu_army_take_allies (to, now);
  mu_pins_complete (to, books);
}

/* Brings the list from what it must be to what it shall be; either may be NULL. */
static gboolean
move (MuConnection *connection, const MuShelf *books, const MuChange *change, const MuList *from,
      MuList *to, GError **error)
{
  gint64 id = change->list;
  g_autoptr (MuList) now = from != NULL ? mu_lists_get (connection, id, error) : NULL;
  if (from != NULL && now == NULL)
    return FALSE;
  if (from != NULL && !mu_army_same_as_kept (now, from))
    return refuse_unlike (connection, change, error);
  if (to == NULL)
    return take_away (connection, change, now, error);
  name_allies (to, now, books);
  return from == NULL ? mu_lists_add (connection, to, id, &id, error)
                      : mu_lists_update (connection, id, to, NULL, NULL, error);
}

/* The change that is to be turned; NULL with an error. */
static MuChange *
find (MuConnection *connection, gint64 id, gboolean undo, GError **error)
{
  g_autoptr (GError) fault = NULL;
  g_autoptr (MuChange) change = mu_changes_next (connection, !undo, &fault);
  if (change != NULL && change->id == id)
    return g_steal_pointer (&change);
  if (fault != NULL)
    g_propagate_error (error, g_steal_pointer (&fault));
  else
    refuse_stranger (undo, error);
  return NULL;
}

gboolean
mu_journal_turn (MuConnection *connection, const MuShelf *books, gint64 id, gboolean undo,
                 GError **error)
{
  g_autoptr (MuChange) change = find (connection, id, undo, error);
  g_auto (MuChangeTexts) texts = { NULL, NULL };
  g_autoptr (MuList) before = NULL;
  g_autoptr (MuList) after = NULL;
  return change != NULL && mu_changes_texts (connection, id, &texts, error)
         && read_text (connection, texts.before, &before, error)
         && read_text (connection, texts.after, &after, error)
         && move (connection, books, change, undo ? after : before, undo ? before : after, error)
         && mu_changes_set_undone (connection, id, undo, error);
}
