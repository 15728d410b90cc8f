#include "db/acts/changes.h"
#include "db/acts/journal.h"
#include "db/connection/statement.h"
#include "db/tables/tables.h"

void
mu_change_free (MuChange *change)
{
  if (change == NULL)
    return;
  g_free (change->made);
  g_free (change->who);
  g_free (change->words);
  g_free (change);
}

void
mu_change_texts_clear (MuChangeTexts *texts)
{
  g_clear_pointer (&texts->before, g_free);
  g_clear_pointer (&texts->after, g_free);
}

static gpointer
read_row (MuStatement *rows)
{
  MuChange *change = g_new0 (MuChange, 1);
  change->id = mu_take_int (rows);
  change->made = mu_take_text (rows);
  change->who = mu_take_text (rows);
  change->kind = (MuChangeKind) mu_take_in (rows, MU_CHANGE_UPDATED, MU_CHANGE_DELETED);
  change->list = mu_take_int (rows);
  change->words = mu_take_text (rows);
  change->undone = mu_take_in (rows, 0, 1);
  return change;
}

GPtrArray *
mu_changes_rows (MuConnection *connection, GError **error)
{
  return mu_statement_collect (mu_statement (connection, MU_SQL_CHANGE_ROWS), read_row,
                               (GDestroyNotify) mu_change_free, error);
}

static void
put_text_or_null (MuStatement *statement, const char *text)
{
  if (text != NULL)
    mu_put_text (statement, text);
  else
    mu_put_null (statement);
}

static gboolean
insert (MuConnection *connection, const MuChange *change, const MuChangeTexts *texts,
        GError **error)
{
  g_autofree char *now = mu_time_now ();
  g_autofree char *who = mu_text_cut (g_get_user_name (), MU_LIST_NAME_MAX);
  g_autofree char *words = mu_text_cut (change->words, MU_CHANGE_WORDS_MAX);
  MuStatement *insert = mu_statement (connection, MU_SQL_CHANGE_ADD);
  mu_put_text (insert, now);
  mu_put_text (insert, who);
  mu_put_int (insert, change->kind);
  mu_put_int (insert, change->list);
  mu_put_text (insert, words);
  put_text_or_null (insert, texts->before);
  put_text_or_null (insert, texts->after);
  return mu_statement_run (insert, error);
}

static gboolean
trim (MuConnection *connection, GError **error)
{
  MuStatement *trim = mu_statement (connection, MU_SQL_CHANGE_TRIM);
  mu_put_int (trim, MU_CHANGES_MAX);
  return mu_statement_run (trim, error);
}

gboolean
mu_changes_add (MuConnection *connection, const MuChange *change, const MuChangeTexts *texts,
                gint64 *id, GError **error)
{
  if (!mu_changes_drop_undone (connection, error) || !insert (connection, change, texts, error))
    return FALSE;
  *id = mu_connection_last_id (connection);
  return trim (connection, error);
}

/* The column's text, NULL where it has none; free with g_free. */
static char *
take_text_or_null (MuStatement *rows)
{
  char *text = mu_take_text (rows);
  if (*text == '\0')
    g_clear_pointer (&text, g_free);
  return text;
}

gboolean
mu_changes_texts (MuConnection *connection, gint64 id, MuChangeTexts *texts, GError **error)
{
  *texts = (MuChangeTexts){ NULL, NULL };
  MuStatement *query = mu_statement (connection, MU_SQL_CHANGE_TEXTS);
  mu_put_int (query, id);
  MuRow row = mu_statement_row (query, error);
  if (row != MU_ROW_HERE)
    return row == MU_ROW_END;
  texts->before = take_text_or_null (query);
  texts->after = take_text_or_null (query);
  return mu_statement_end (query, error);
}

MuChange *
mu_changes_next (MuConnection *connection, gboolean undone, GError **error)
{
  MuStatement *query = mu_statement (connection, undone ? MU_SQL_CHANGE_FIRST_UNDONE
                                                        : MU_SQL_CHANGE_LAST_STANDING);
  if (mu_statement_row (query, error) != MU_ROW_HERE)
    return NULL;
  MuChange *change = read_row (query);
  if (mu_statement_end (query, error))
    return change;
  mu_change_free (change);
  return NULL;
}

gboolean
mu_changes_set_undone (MuConnection *connection, gint64 id, gboolean undone, GError **error)
{
  MuStatement *update = mu_statement (connection, MU_SQL_CHANGE_SET_UNDONE);
  mu_put_int (update, undone != FALSE);
  mu_put_int (update, id);
  return mu_statement_run (update, error);
}

gboolean
mu_changes_keep_text (MuConnection *connection, gint64 id, gboolean after, const char *text,
                      GError **error)
{
  MuStatement *update
      = mu_statement (connection, after ? MU_SQL_CHANGE_SET_AFTER : MU_SQL_CHANGE_SET_BEFORE);
  mu_put_text (update, text);
  mu_put_int (update, id);
  return mu_statement_run (update, error);
}

gboolean
mu_changes_drop_undone (MuConnection *connection, GError **error)
{
  return mu_statement_run (mu_statement (connection, MU_SQL_CHANGE_DROP_UNDONE), error);
}

gboolean
mu_changes_forget (MuConnection *connection, gint64 list, GError **error)
{
  MuStatement *remove = mu_statement (connection, MU_SQL_CHANGE_FORGET);
  mu_put_int (remove, list);
  return mu_statement_run (remove, error);
}
