#include <glib/gi18n-lib.h>

#include "db/connection/statement.h"
#include "db/tables/possible.h"
#include "db/tables/tables.h"

static void
put_unit (MuStatement *statement, const MuTableUnit *unit)
{
  if (unit->side == MU_SIDE_NONE) {
    mu_put_null (statement);
    mu_put_null (statement);
    return;
  }
  mu_put_int (statement, unit->side);
  mu_put_int (statement, unit->unit);
}

static gboolean
insert (MuConnection *connection, const MuKeptSum *sum, GError **error)
{
  g_autofree char *now = mu_time_now ();
  MuStatement *add = mu_statement (connection, MU_SQL_SUM_ADD);
  mu_put_text (add, now);
  mu_put_int (add, sum->period);
  mu_put_text (add, sum->kind);
  mu_put_text (add, sum->input);
  mu_put_text (add, sum->headline);
  put_unit (add, &sum->hit);
  mu_put_int (add, sum->casualties);
  mu_put_int (add, sum->mark);
  put_unit (add, &sum->by);
  return mu_statement_run (add, error);
}

/* Only a battle on the table has units that can be hit. */
static gboolean
check_battle (MuConnection *connection, const MuKeptSum *sum, GError **error)
{
  g_autoptr (MuTonight) tonight = NULL;
  if (sum->hit.side == MU_SIDE_NONE)
    return TRUE;
  if (!mu_tonight_get (connection, &tonight, error))
    return FALSE;
  if (tonight != NULL)
    return TRUE;
  g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
                       _ ("No battle is being fought on the table tonight. Begin one first."));
  return FALSE;
}

gboolean
mu_kept_sum_rows_add (MuConnection *connection, const MuKeptSum *sum, gint64 *id, GError **error)
{
  if (!mu_possible_sum (sum, error) || !check_battle (connection, sum, error)
      || !mu_tonight_drop_undone (connection, error) || !insert (connection, sum, error))
    return FALSE;
  *id = mu_connection_last_id (connection);
  const MuRollOwner owner = { .sum = *id };
  return mu_rolls_add (connection, &owner, (const MuRoll *) (const void *) sum->rolls->data,
                       sum->rolls->len, error);
}

static void
replace (char **text, char *by)
{
  g_free (*text);
  *text = by;
}

static MuTableUnit
take_unit (MuStatement *rows, int *casualties, MuTableMark *mark)
{
  MuTableUnit unit;
  unit.side = (MuSide) mu_take_in (rows, MU_SIDE_A, MU_SIDE_NONE);
  unit.unit = mu_take_in (rows, 0, MU_LIST_UNITS_MAX - 1);
  if (casualties != NULL)
    *casualties = mu_take_in (rows, 0, MU_KEPT_CASUALTIES_MAX);
  if (mark != NULL)
    *mark = (MuTableMark) mu_take_in (rows, MU_MARK_NONE, MU_TABLE_MARKS - 1);
  return unit;
}

static gpointer
read_row (MuStatement *rows)
{
  MuKeptSum *sum = mu_kept_sum_new ();
  sum->id = mu_take_int (rows);
  sum->battle = mu_take_int (rows);
  replace (&sum->time, mu_take_text (rows));
  sum->period = mu_take_in (rows, 0, G_MAXUINT8);
  replace (&sum->kind, mu_take_text (rows));
  replace (&sum->input, mu_take_text (rows));
  replace (&sum->headline, mu_take_text (rows));
  sum->hit = take_unit (rows, &sum->casualties, &sum->mark);
  sum->by = take_unit (rows, NULL, NULL);
  return sum;
}

/* The statement gives the last first; read for each the rolls it is known by. */
static GPtrArray *
collect (MuConnection *connection, MuStatement *rows, GError **error)
{
  g_autoptr (GPtrArray) found
      = mu_statement_collect (rows, read_row, (GDestroyNotify) mu_kept_sum_free, error);
  g_autoptr (GPtrArray) sums = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_kept_sum_free);
  while (found != NULL && found->len > 0) {
    MuKeptSum *sum = g_ptr_array_steal_index (found, found->len - 1);
    g_ptr_array_add (sums, sum);
    if (!mu_rolls_of_sum (connection, sum->id, sum->rolls, error))
      return NULL;
  }
  return found != NULL ? g_steal_pointer (&sums) : NULL;
}

GPtrArray *
mu_kept_sum_rows_read (MuConnection *connection, gint64 battle, guint most, GError **error)
{
  MuStatement *rows = mu_statement (connection, MU_SQL_SUM_ROWS);
  mu_put_id (rows, battle);
  mu_put_int (rows, most > 0 ? (gint64) most : -1);
  return collect (connection, rows, error);
}

static MuKeptSum *
get (MuConnection *connection, gint64 id, GError **error)
{
  MuStatement *row = mu_statement (connection, MU_SQL_SUM_GET);
  mu_put_int (row, id);
  g_autoptr (GPtrArray) sums = collect (connection, row, error);
  return sums != NULL && sums->len == 1 ? g_ptr_array_steal_index (sums, 0) : NULL;
}

static MuKeptSum *
set_taken_back (MuConnection *connection, gint64 id, gboolean taken_back, GError **error)
{
  MuStatement *update = mu_statement (connection, MU_SQL_SUM_SET_TAKEN_BACK);
  mu_put_int (update, taken_back != FALSE);
  mu_put_int (update, id);
  return mu_statement_run (update, error) ? get (connection, id, error) : NULL;
}

/* The sum that the question names; none is NOT_FOUND with these words. */
static gboolean
find (MuConnection *connection, MuSql question, const char *none, gint64 *id, GError **error)
{
  if (!mu_statement_number (mu_statement (connection, question), id, error))
    return FALSE;
  if (*id == 0)
    g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND, none);
  return *id != 0;
}

MuKeptSum *
mu_kept_sum_rows_take_back (MuConnection *connection, GError **error)
{
  gint64 id;
  if (!find (connection, MU_SQL_SUM_LAST, _ ("There is no sum tonight that could be taken back."),
             &id, error))
    return NULL;
  return set_taken_back (connection, id, TRUE, error);
}

MuKeptSum *
mu_kept_sum_rows_bring_back (MuConnection *connection, GError **error)
{
  gint64 id;
  if (!find (connection, MU_SQL_SUM_LAST_TAKEN_BACK, _ ("No sum has been taken back."), &id, error))
    return NULL;
  return set_taken_back (connection, id, FALSE, error);
}

gboolean
mu_kept_sum_rows_count_taken_back (MuConnection *connection, gint64 *count, GError **error)
{
  return mu_statement_number (mu_statement (connection, MU_SQL_SUMS_TAKEN_BACK_COUNT), count,
                              error);
}

gboolean
mu_kept_sum_rows_drop_taken_back (MuConnection *connection, GError **error)
{
  return mu_statement_run (mu_statement (connection, MU_SQL_SUMS_TAKEN_BACK_CLEAR), error);
}

gboolean
mu_kept_sum_rows_clear_tonight (MuConnection *connection, GError **error)
{
  return mu_statement_run (mu_statement (connection, MU_SQL_SUMS_TONIGHT_CLEAR), error);
}
