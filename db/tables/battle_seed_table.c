/* Where a battle's seed comes from. */
#include "db/connection/statement.h"
#include "db/store_private.h"
#include "db/tables/seed_rows.h"
#include "db/tables/tables.h"

gboolean
mu_battle_seed_add (MuConnection *connection, gint64 battle, const MuBattleRecord *record,
                    GError **error)
{
  const MuSeedStory *story = &record->story;
  if (story->origin == MU_SEED_UNTOLD && story->again == 0 && !story->joint)
    return TRUE;
  MuStatement *insert = mu_statement (connection, MU_SQL_BATTLE_SEED_ADD);
  mu_put_int (insert, battle);
  mu_put_int (insert, story->origin);
  mu_put_int (insert, story->again);
  mu_put_int (insert, story->joint != FALSE);
  mu_put_u64 (insert, story->prepared);
  return mu_statement_run (insert, error);
}

static void
take_story (MuStatement *rows, MuSeedStory *story)
{
  story->origin = (MuSeedOrigin) mu_take_in (rows, MU_SEED_UNTOLD, MU_SEED_SEALED);
  story->again = mu_take_in (rows, 0, MU_ROLLED_AGAIN_MAX);
  story->joint = mu_take_in (rows, 0, 1);
  story->prepared = mu_take_u64 (rows);
}

gboolean
mu_battle_seed_get (MuConnection *connection, gint64 battle, MuBattleRecord *record, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_BATTLE_SEED_GET);
  mu_put_int (query, battle);
  const MuRow row = mu_statement_row (query, error);
  if (row != MU_ROW_HERE)
    return row == MU_ROW_END;
  take_story (query, &record->story);
  return mu_statement_end (query, error);
}

/* --- the audit ---------------------------------------------------------- */

void
mu_seed_row_free (MuSeedRow *row)
{
  if (row == NULL)
    return;
  g_free (row->name);
  g_free (row);
}

static gpointer
read_row (MuStatement *rows)
{
  MuSeedRow *row = g_new0 (MuSeedRow, 1);
  row->battle = mu_take_int (rows);
  row->name = mu_take_text (rows);
  row->seed = mu_take_u64 (rows);
  take_story (rows, &row->story);
  return row;
}

GPtrArray *
mu_store_seeds (MuStore *store, gint64 battle, GError **error)
{
  MuStatement *rows = mu_statement (mu_store_connection (store), MU_SQL_BATTLE_SEED_ROWS);
  mu_put_int (rows, battle);
  return mu_statement_collect (rows, read_row, (GDestroyNotify) mu_seed_row_free, error);
}
