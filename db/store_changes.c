/* The store's door to the journal of the army lists: see changes.h. */
#include "db/acts/journal.h"
#include "db/store.h"
#include "db/store_private.h"

static MuConnection *
begin (MuStore *store, GError **error)
{
  MuConnection *connection = mu_store_connection (store);
  return mu_connection_begin (connection, error) ? connection : NULL;
}

GPtrArray *
mu_store_changes (MuStore *store, GError **error)
{
  return mu_changes_rows (mu_store_connection (store), error);
}

gboolean
mu_store_update_list_noted (MuStore *store, gint64 id, const MuList *list, const char *words,
                            gint64 *change, GError **error)
{
  gint64 noted = 0;
  if (!mu_store_need_books (store, error))
    return FALSE;
  g_autoptr (MuList) whole = mu_store_with_allies (store, list);
  mu_list_tidy_names (whole);
  MuConnection *connection = begin (store, error);
  if (connection == NULL
      || !mu_connection_end (connection,
                             mu_journal_update (connection, id, whole, words, &noted, error)
                                 && mu_store_pin_book (store, whole, error),
                             error))
    return FALSE;
  if (change != NULL)
    *change = noted;
  return TRUE;
}

gboolean
mu_store_add_list_noted (MuStore *store, const MuList *list, const char *words, gint64 *id,
                         gint64 *change, GError **error)
{
  gint64 added = 0, noted = 0;
  if (!mu_store_need_books (store, error))
    return FALSE;
  g_autoptr (MuList) whole = mu_store_with_allies (store, list);
  mu_list_tidy_names (whole);
  MuConnection *connection = begin (store, error);
  if (connection == NULL
      || !mu_connection_end (connection,
                             mu_journal_add (connection, whole, words, &added, &noted, error)
                                 && mu_store_pin_book (store, whole, error),
                             error))
    return FALSE;
  if (id != NULL)
    *id = added;
  if (change != NULL)
    *change = noted;
  return TRUE;
}

gboolean
mu_store_delete_list_noted (MuStore *store, gint64 id, const char *words, gint64 *change,
                            GError **error)
{
  gint64 noted = 0;
  MuConnection *connection = begin (store, error);
  if (connection == NULL
      || !mu_connection_end (connection, mu_journal_delete (connection, id, words, &noted, error),
                             error))
    return FALSE;
  if (change != NULL)
    *change = noted;
  return TRUE;
}

/* --- without a note ------------------------------------------------------- */

gboolean
mu_store_add_list (MuStore *store, const MuList *list, gint64 *id, GError **error)
{
  return mu_store_add_list_noted (store, list, NULL, id, NULL, error);
}

gboolean
mu_store_update_list (MuStore *store, gint64 id, const MuList *list, GError **error)
{
  return mu_store_update_list_noted (store, id, list, NULL, NULL, error);
}

gboolean
mu_store_delete_list (MuStore *store, gint64 id, GError **error)
{
  return mu_store_delete_list_noted (store, id, NULL, NULL, error);
}

/* --- there and back ------------------------------------------------------- */

static gboolean
turn (MuStore *store, gint64 change, gboolean undo, GError **error)
{
  MuConnection *connection = mu_store_need_books (store, error) ? begin (store, error) : NULL;
  return connection != NULL
         && mu_connection_end (
             connection, mu_journal_turn (connection, mu_store_books (store), change, undo, error),
             error);
}

gboolean
mu_store_undo_change (MuStore *store, gint64 change, GError **error)
{
  return turn (store, change, TRUE, error);
}

gboolean
mu_store_redo_change (MuStore *store, gint64 change, GError **error)
{
  return turn (store, change, FALSE, error);
}

gboolean
mu_store_drop_undone_changes (MuStore *store, GError **error)
{
  MuConnection *connection = begin (store, error);
  return connection != NULL
         && mu_connection_end (connection, mu_changes_drop_undone (connection, error), error);
}
