#include "db/connection/statement.h"
#include "db/tables/possible.h"
#include "db/tables/tables.h"

static gboolean
add (MuConnection *connection, const MuRollOwner *owner, const MuRoll *roll, const char *now,
     GError **error)
{
  MuStatement *insert = mu_statement (connection, MU_SQL_ROLL_ADD);
  mu_put_id (insert, owner->battle);
  mu_put_id (insert, owner->sum);
  mu_put_id (insert, owner->table);
  mu_put_int (insert, roll->purpose);
  mu_put_int (insert, roll->subject);
  mu_put_u64 (insert, roll->seed);
  mu_put_u64 (insert, roll->stream);
  mu_put_u64 (insert, roll->index);
  mu_put_int (insert, roll->die);
  mu_put_int (insert, roll->value);
  mu_put_int (insert, roll->real);
  mu_put_text (insert, now);
  return mu_statement_run (insert, error);
}

gboolean
mu_rolls_add (MuConnection *connection, const MuRollOwner *owner, const MuRoll *rolls, guint count,
              GError **error)
{
  g_autofree char *now = mu_time_now ();
  if (!mu_possible_rolls (rolls, count, error))
    return FALSE;
  for (guint i = 0; i < count; i++)
    if (!add (connection, owner, &rolls[i], now, error))
      return FALSE;
  return TRUE;
}

static void
read_row (MuStatement *rows, MuRollRow *row)
{
  row->battle = mu_take_int (rows);
  row->roll.purpose = (uint8_t) mu_take_in (rows, 0, MU_ROLL_PURPOSES - 1);
  row->roll.subject = mu_take_in (rows, MU_ROLL_NO_SUBJECT, G_MAXINT32);
  row->roll.seed = mu_take_u64 (rows);
  row->roll.stream = mu_take_u64 (rows);
  row->roll.index = mu_take_u64 (rows);
  row->roll.die = (uint8_t) mu_take_in (rows, 0, MU_DIE_KINDS - 1);
  row->roll.value = (uint8_t) mu_take_in (rows, 1, 10);
  row->roll.real = (uint8_t) mu_take_in (rows, 0, 1);
  row->time = mu_take_text (rows);
}

static MuStatement *
select_rolls (MuConnection *connection, gint64 battle)
{
  if (battle == 0)
    return mu_statement (connection, MU_SQL_ROLL_ROWS);
  MuStatement *rows = mu_statement (connection, MU_SQL_ROLL_ROWS_OF_BATTLE);
  mu_put_int (rows, battle);
  return rows;
}

gboolean
mu_rolls_each (MuConnection *connection, gint64 battle, MuRollVisitor visit, gpointer data,
               GError **error)
{
  MuStatement *rows = select_rolls (connection, battle);
  gboolean more = TRUE;
  MuRow row = MU_ROW_HERE;
  while (more && (row = mu_statement_row (rows, error)) == MU_ROW_HERE) {
    MuRollRow found = { 0 };
    read_row (rows, &found);
    more = visit (&found, data);
    g_free (found.time);
  }
  return row != MU_ROW_FAILED && mu_statement_end (rows, error);
}

gboolean
mu_rolls_of_sum (MuConnection *connection, gint64 sum, GArray *rolls, GError **error)
{
  MuStatement *rows = mu_statement (connection, MU_SQL_ROLL_ROWS_OF_SUM);
  mu_put_int (rows, sum);
  MuRow row;
  while ((row = mu_statement_row (rows, error)) == MU_ROW_HERE) {
    MuRollRow found = { 0 };
    read_row (rows, &found);
    g_array_append_val (rolls, found.roll);
    g_free (found.time);
  }
  return row == MU_ROW_END && mu_statement_end (rows, error);
}
