/* The doctor's look at the journal: every change can be read, those undone are the newest, and
 * each list is as the changes noted of it leave it. */
#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "db/acts/journal.h"
#include "db/tables/tables.h"

/* How a list must be now, by what is noted: NULL for one that is not there. */
typedef struct {
  gint64 change;
  MuList *list;
} Due;

static void
free_due (Due *due)
{
  mu_list_free (due->list);
  g_free (due);
}

static void
expect (GHashTable *due, const MuChange *change, MuList **list)
{
  Due *now = g_new0 (Due, 1);
  now->change = change->id;
  now->list = g_steal_pointer (list);
  g_hash_table_insert (due, g_memdup2 (&change->list, sizeof change->list), now);
}

/* The last text that was read, and its list: a change mostly begins with what the one before it
 * left. */
typedef struct {
  MuConnection *connection;
  GHashTable *due;
  GPtrArray *findings;
  char *text;
  MuList *list;
} Look;

static void
look_clear (Look *look)
{
  g_hash_table_unref (look->due);
  g_free (look->text);
  mu_list_free (look->list);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Look, look_clear)

/* *list is NULL where there is no text. */
static gboolean
read_one (Look *look, const char *text, MuList **list, GError **error)
{
  const gboolean known = text != NULL && g_strcmp0 (look->text, text) == 0;
  *list = NULL;
  if (text == NULL)
    return TRUE;
  *list = known ? mu_list_copy (look->list) : mu_army_read (look->connection, text, error);
  if (*list == NULL || known)
    return *list != NULL;
  g_free (look->text);
  mu_list_free (look->list);
  look->text = g_strdup (text);
  look->list = mu_list_copy (*list);
  return TRUE;
}

/* The list before and after, each NULL where it is not there. */
static gboolean
read_both (Look *look, gint64 id, MuList **before, MuList **after, GError **error)
{
  g_auto (MuChangeTexts) texts = { NULL, NULL };
  return mu_changes_texts (look->connection, id, &texts, error)
         && read_one (look, texts.before, before, error)
         && read_one (look, texts.after, after, error);
}

static void
examine_change (Look *look, const MuChange *change)
{
  g_autoptr (MuList) before = NULL;
  g_autoptr (MuList) after = NULL;
  g_autoptr (GError) error = NULL;
  if (!read_both (look, change->id, &before, &after, &error))
    g_ptr_array_add (look->findings,
                     g_strdup_printf (_ ("Change %" PRId64 " (%s) cannot be read: %s"), change->id,
                                      change->words, error->message));
  else if (!change->undone)
    expect (look->due, change, &after);
  else if (!g_hash_table_contains (look->due, &change->list))
    expect (look->due, change, &before);
}

static gboolean
is_as_due (MuConnection *connection, gint64 id, const Due *due)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuList) now = mu_lists_get (connection, id, &error);
  if (now != NULL && due->list != NULL)
    return mu_army_same_as_kept (now, due->list);
  /* One that cannot be read is a finding of its own. */
  return due->list == NULL ? now == NULL
                           : !g_error_matches (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND);
}

static void
examine_order (const GPtrArray *changes, GPtrArray *findings)
{
  for (guint i = 1; i < changes->len; i++) {
    const MuChange *before = changes->pdata[i - 1], *change = changes->pdata[i];
    if (before->undone && !change->undone)
      g_ptr_array_add (findings,
                       g_strdup_printf (_ ("Change %" PRId64 " (%s) stands, though the one before "
                                           "it is undone."),
                                        change->id, change->words));
  }
}

static void
examine_lists (MuConnection *connection, GHashTable *due, GPtrArray *findings)
{
  GHashTableIter iter;
  gpointer id, state;
  g_hash_table_iter_init (&iter, due);
  while (g_hash_table_iter_next (&iter, &id, &state))
    if (!is_as_due (connection, *(gint64 *) id, state))
      g_ptr_array_add (findings, g_strdup_printf (_ ("Army list %" PRId64 " is not as change "
                                                     "%" PRId64 " leaves it."),
                                                  *(gint64 *) id, ((Due *) state)->change));
}

void
mu_examine_changes (MuConnection *connection, GPtrArray *findings)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) changes = mu_changes_rows (connection, &error);
  if (changes == NULL) {
    g_ptr_array_add (findings, g_strdup (error->message));
    return;
  }
  g_auto (Look) look = { .connection = connection, .findings = findings };
  look.due = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, (GDestroyNotify) free_due);
  for (guint i = 0; i < changes->len; i++)
    examine_change (&look, changes->pdata[i]);
  examine_order (changes, findings);
  examine_lists (connection, look.due, findings);
}
