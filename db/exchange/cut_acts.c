/* The history in a player's copy: what is public, and what his side did. None of it tells what it
 * changed or was told to do, for that would tell of others. */
#include <glib/gi18n-lib.h>

#include "db/acts/acts_private.h"
#include "db/connection/statement.h"
#include "db/exchange/cut_private.h"
#include "db/tables/tables.h"

typedef struct {
  const MuCutting *cutting;
  GHashTable *kept; /* gint64: ids of the acts that the copy has */
  int number;       /* of the last of them */
  GError **error;
} History;

/* --- which of them -------------------------------------------------------------- */

/* What the act was told; NULL where it is not known. Free with g_variant_unref. */
static GVariant *
told (const History *history, const MuAct *act)
{
  MuStatement *query = mu_statement (history->cutting->connection, MU_SQL_ACT_DOING);
  mu_put_int (query, act->id);
  if (mu_statement_row (query, history->error) != MU_ROW_HERE)
    return NULL;
  g_autofree char *doing = mu_take_text (query);
  if (!mu_statement_end (query, history->error) || *doing == '\0')
    return NULL;
  return g_variant_parse (G_VARIANT_TYPE_VARDICT, doing, NULL, NULL, NULL);
}

static gboolean
has_fixture (const History *history, GVariant *what, gboolean *known)
{
  gint64 id = 0, count;
  g_variant_lookup (what, "id", "x", &id);
  MuStatement *query = mu_statement (history->cutting->connection, MU_SQL_CUT_HAS_FIXTURE);
  mu_put_int (query, id);
  if (!mu_statement_number (query, &count, history->error))
    return FALSE;
  *known = count > 0;
  return TRUE;
}

static gboolean
is_past (const MuCutting *cutting, GVariant *what)
{
  gint64 day;
  return g_variant_lookup (what, "day", "x", &day) && day <= cutting->today;
}

/* FALSE with an error. What is not known to be his to know is not. */
static gboolean
find_known (const History *history, const MuAct *act, gboolean *known)
{
  const MuCutting *cutting = history->cutting;
  const MuActSeen seen = mu_act_row (act->kind)->seen;
  *known = seen == MU_ACT_SEEN_ALL;
  if (seen == MU_ACT_SEEN_ALL || seen == MU_ACT_SEEN_FELL)
    return TRUE;
  g_autoptr (GVariant) what = told (history, act);
  if (what == NULL)
    return *history->error == NULL;
  if (seen == MU_ACT_SEEN_SIDE)
    return mu_cut_is_of_side (cutting->connection, cutting->campaign, cutting->side, what, known,
                              history->error);
  if (seen == MU_ACT_SEEN_FIXTURE)
    return has_fixture (history, what, known);
  *known = is_past (cutting, what);
  return TRUE;
}

/* --- taking back ------------------------------------------------------------------ */

/* Of what was taken back, the lines that tell nothing of a side, a fixture or a day; free with
 * g_free. */
static char *
public_lines (const char *about)
{
  GString *text = g_string_new (NULL);
  g_auto (GStrv) lines = g_strsplit (about, "\n", -1);
  for (char **line = lines; *line != NULL; line++) {
    const char *name;
    if (**line != '\0' && mu_act_row (mu_act_line_kind (*line + 1, &name))->seen == MU_ACT_SEEN_ALL)
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", *line);
  }
  return g_string_free (text, FALSE);
}

static gpointer
read_id (MuStatement *row)
{
  gint64 *id = g_new (gint64, 1);
  *id = mu_take_int (row);
  return id;
}

static GPtrArray *
fallen_by (const History *history, gint64 act)
{
  MuStatement *rows = mu_statement (history->cutting->connection, MU_SQL_ACT_FALLEN);
  mu_put_int (rows, act);
  return mu_statement_collect (rows, read_id, g_free, history->error);
}

static gboolean
write_fall (const History *history, gint64 by, gint64 act)
{
  MuStatement *insert = mu_statement (history->cutting->connection, MU_SQL_CUT_FALL_ADD);
  mu_put_int (insert, by);
  mu_put_int (insert, act);
  return mu_statement_run (insert, history->error);
}

/* --- writing ------------------------------------------------------------------------ */

static void
keep (History *history, gint64 id)
{
  g_hash_table_add (history->kept, g_memdup2 (&id, sizeof id));
}

static gboolean
write_act (History *history, const MuAct *act, const char *about)
{
  g_autofree char *code = mu_acts_empty_code ();
  MuStatement *insert = mu_statement (history->cutting->connection, MU_SQL_CUT_ACT_ADD);
  mu_put_int (insert, ++history->number);
  mu_put_text (insert, about);
  mu_put_blob (insert, "", 0);
  mu_put_text (insert, code);
  mu_put_int (insert, act->id);
  keep (history, act->id);
  return mu_statement_run (insert, history->error);
}

/* With what fell by it, as far as the copy has that; without any it is not there itself. */
static gboolean
write_taking_back (History *history, const MuAct *act)
{
  g_autofree char *about = public_lines (act->about);
  g_autoptr (GPtrArray) fallen = fallen_by (history, act->id);
  gboolean there = FALSE;
  for (guint i = 0; fallen != NULL && i < fallen->len; i++) {
    const gint64 *id = fallen->pdata[i];
    if (!g_hash_table_contains (history->kept, id))
      continue;
    if ((!there && !write_act (history, act, about)) || !write_fall (history, act->id, *id))
      return FALSE;
    there = TRUE;
  }
  return fallen != NULL;
}

static gboolean
write_if_known (History *history, const MuAct *act)
{
  gboolean known;
  if (act->kind == MU_ACT_TAKEN_BACK)
    return write_taking_back (history, act);
  return find_known (history, act, &known) && (!known || write_act (history, act, act->about));
}

gboolean
mu_cut_acts (const MuCutting *cutting, int *number, GError **error)
{
  g_autoptr (GError) why = NULL;
  g_autoptr (GHashTable) kept = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_autoptr (GPtrArray) acts = mu_acts_rows (cutting->connection, cutting->campaign, &why);
  History history = { .cutting = cutting, .kept = kept, .error = &why };
  gboolean ok = acts != NULL;
  for (guint i = 0; ok && i < acts->len; i++)
    ok = write_if_known (&history, acts->pdata[i]);
  *number = history.number;
  if (!ok)
    g_propagate_error (error, g_steal_pointer (&why));
  return ok;
}
