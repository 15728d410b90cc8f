#include "db/connection/statement.h"
#include "db/tables/tables.h"
#include "lists/campaign/grade.h"

static gboolean
add (MuConnection *connection, gint64 side, guint position, const MuList *army, GError **error)
{
  g_autofree char *troop = mu_grade_text (army, position, 0);
  const MuListUnit *unit = mu_list_unit (army, position);
  MuStatement *insert = mu_statement (connection, MU_SQL_FORCE_ADD);
  mu_put_int (insert, side);
  mu_put_int (insert, position);
  mu_put_text (insert, unit->name);
  mu_put_text (insert, troop != NULL ? troop : "?");
  mu_put_int (insert, unit->figures);
  mu_put_int (insert, unit->figures);
  return mu_statement_run (insert, error);
}

gboolean
mu_forces_add (MuConnection *connection, gint64 side, const MuList *army, GError **error)
{
  for (guint i = 0; i < army->units->len; i++)
    if (!add (connection, side, i, army, error))
      return FALSE;
  return TRUE;
}

static gpointer
read_row (MuStatement *rows)
{
  MuForce *force = g_new0 (MuForce, 1);
  force->position = mu_take_in (rows, 0, MU_LIST_UNITS_MAX - 1);
  force->name = mu_take_text (rows);
  force->troop = mu_take_text (rows);
  force->start = mu_take_in (rows, 1, MU_LIST_FIGURES_MAX);
  force->figures = mu_take_in (rows, 0, MU_LIST_FIGURES_MAX);
  force->battles = mu_take_in (rows, 0, G_MAXINT);
  return force;
}

GPtrArray *
mu_forces_rows (MuConnection *connection, gint64 side, GError **error)
{
  MuStatement *rows = mu_statement (connection, MU_SQL_FORCE_ROWS);
  mu_put_int (rows, side);
  return mu_statement_collect (rows, read_row, (GDestroyNotify) mu_force_free, error);
}

static gboolean
note_loss (MuConnection *connection, gint64 battle, const MuForceState *force,
           const MuAftermath *after, GError **error)
{
  MuStatement *insert = mu_statement (connection, MU_SQL_FORCE_LOSS_ADD);
  mu_put_int (insert, battle);
  mu_put_int (insert, force->id);
  mu_put_int (insert, force->present);
  mu_put_int (insert, after->present);
  mu_put_int (insert, after->wounded);
  mu_put_int (insert, after->wounded_until);
  mu_put_int (insert, after->stragglers);
  mu_put_int (insert, after->straggling_until);
  mu_put_int (insert, after->prisoners);
  return mu_statement_run (insert, error);
}

gboolean
mu_forces_set (MuConnection *connection, gint64 force, int present, GError **error)
{
  MuStatement *update = mu_statement (connection, MU_SQL_FORCE_SET);
  mu_put_int (update, present);
  mu_put_int (update, force);
  return mu_statement_run (update, error);
}

gboolean
mu_forces_lose (MuConnection *connection, gint64 battle, const MuForceState *force,
                const MuAftermath *after, GError **error)
{
  return mu_forces_set (connection, force->id, after->present, error)
         && note_loss (connection, battle, force, after, error);
}

gboolean
mu_forces_restore (MuConnection *connection, gint64 battle, GError **error)
{
  MuStatement *update = mu_statement (connection, MU_SQL_FORCE_RESTORE);
  mu_put_int (update, battle);
  return mu_statement_run (update, error);
}
