/* Since when acts stand, and from when on they did not before: what took back is gone through
 * again, the first first. */
#include <glib/gi18n-lib.h>

#include "db/acts/acts_private.h"
#include "db/connection/statement.h"

/* A history turns each act a few times at most; one that somebody made up could go on and on. */
#define TURNS_MAX 2000000

typedef struct {
  guint turns;
  GHashTable *acts;  /* by their ids, borrowed */
  GHashTable *falls; /* what took back to a GPtrArray of what it took back, both borrowed */
} History;

static void
history_clear (History *history)
{
  g_clear_pointer (&history->acts, g_hash_table_unref);
  g_clear_pointer (&history->falls, g_hash_table_unref);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (History, history_clear)

static void
add_fall (History *history, gint64 by, gint64 id)
{
  MuAct *taking = g_hash_table_lookup (history->acts, &by);
  MuAct *act = g_hash_table_lookup (history->acts, &id);
  if (taking == NULL || act == NULL || act->number >= taking->number)
    return; /* only what was done before can be taken back */
  GPtrArray *fallen = g_hash_table_lookup (history->falls, taking);
  if (fallen == NULL) {
    fallen = g_ptr_array_new ();
    g_hash_table_insert (history->falls, taking, fallen);
  }
  g_ptr_array_add (fallen, act);
}

static gboolean
read_falls (MuConnection *connection, gint64 campaign, GPtrArray *acts, History *history,
            GError **error)
{
  history->acts = g_hash_table_new (g_int64_hash, g_int64_equal);
  history->falls = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_ptr_array_unref);
  for (guint i = 0; i < acts->len; i++)
    g_hash_table_insert (history->acts, &((MuAct *) acts->pdata[i])->id, acts->pdata[i]);
  MuStatement *query = mu_statement (connection, MU_SQL_ACT_FALLS);
  mu_put_int (query, campaign);
  MuRow row;
  while ((row = mu_statement_row (query, error)) == MU_ROW_HERE) {
    const gint64 by = mu_take_int (query);
    add_fall (history, by, mu_take_int (query));
  }
  return row == MU_ROW_END;
}

/* The act falls, or stands again; what it took back itself then does the opposite. */
static void
turn (History *history, MuAct *act, gboolean stand, int number)
{
  if (history->turns++ >= TURNS_MAX)
    return;
  const GPtrArray *fallen = g_hash_table_lookup (history->falls, act);
  if (stand)
    act->since = number;
  else
    act->gone = number;
  for (guint i = 0; fallen != NULL && i < fallen->len; i++)
    turn (history, fallen->pdata[i], !stand, number);
}

static int
by_since (gconstpointer a, gconstpointer b)
{
  const MuAct *one = *(const MuAct *const *) a, *other = *(const MuAct *const *) b;
  return one->since != other->since ? one->since - other->since : one->number - other->number;
}

gboolean
mu_acts_sort_by_since (MuConnection *connection, gint64 campaign, GPtrArray *acts, GError **error)
{
  g_auto (History) history = { 0 };
  if (!read_falls (connection, campaign, acts, &history, error))
    return FALSE;
  for (guint i = 0; i < acts->len; i++) {
    MuAct *act = acts->pdata[i];
    const GPtrArray *fallen = g_hash_table_lookup (history.falls, act);
    act->since = act->number;
    for (guint j = 0; fallen != NULL && j < fallen->len; j++)
      turn (&history, fallen->pdata[j], FALSE, act->number);
  }
  g_ptr_array_sort (acts, by_since);
  if (history.turns < TURNS_MAX)
    return TRUE;
  g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
                       _ ("So much was taken back and brought back in this campaign that it cannot "
                          "be followed any more. Go on with an earlier copy."));
  return FALSE;
}
