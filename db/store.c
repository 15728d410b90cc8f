#include "db/store.h"
#include "db/campaign/campaign_private.h"

#include <glib/gi18n-lib.h>

#include "db/connection/statement.h"
#include "db/doctor/doctor.h"
#include "db/store_private.h"
#include "db/tables/books.h"
#include "db/tables/possible.h"
#include "db/tables/tables.h"

struct MuStore {
  MuConnection *connection;
  const MuShelf *books; /* borrowed; NULL: none joined */
  MuShelfSource source; /* NULL: none */
  gpointer source_data;
  GPtrArray *schema_due; /* once examined: what mu_examine compares with */
};

MuConnection *
mu_store_connection (MuStore *store)
{
  return store->connection;
}

const MuShelf *
mu_store_books (MuStore *store)
{
  return store->books;
}

void
mu_store_set_books (MuStore *store, const MuShelf *shelf)
{
  store->books = shelf;
}

void
mu_store_books_from (MuStore *store, MuShelfSource source, gpointer data)
{
  store->source = source;
  store->source_data = data;
}

gboolean
mu_store_need_books (MuStore *store, GError **error)
{
  return store->books != NULL || store->source == NULL || store->source (store->source_data, error);
}

/* --- opening ------------------------------------------------------------ */

static MuConnection *
open_migrated (const char *path, const MuOpenOptions *options, const MuMigration *migrations,
               guint count, GError **error)
{
  g_autoptr (MuConnection) connection = mu_connection_open (path, options, error);
  if (connection == NULL || !mu_migrate (connection, migrations, count, options->create, error))
    return NULL;
  return g_steal_pointer (&connection);
}

MuStore *
mu_store_open_with (const char *path, const MuOpenOptions *options, const MuMigration *migrations,
                    guint count, GError **error)
{
  MuConnection *connection = open_migrated (path, options, migrations, count, error);
  if (connection == NULL)
    return NULL;
  mu_battle_trust_fill (connection, NULL); /* else the next time */
  MuStore *store = g_new0 (MuStore, 1);
  store->connection = connection;
  return store;
}

MuStore *
mu_store_open (const char *path, gboolean create, GError **error)
{
  const MuOpenOptions options = { .create = create };
  return mu_store_open_with (path, &options, mu_migrations, mu_migration_count, error);
}

void
mu_store_close (MuStore *store)
{
  if (store == NULL)
    return;
  mu_connection_close (store->connection);
  g_clear_pointer (&store->schema_due, g_ptr_array_unref);
  g_free (store);
}

const char *
mu_store_path (const MuStore *store)
{
  return mu_connection_path (store->connection);
}

gboolean
mu_store_read_only (const MuStore *store)
{
  return mu_connection_read_only (store->connection);
}

/* --- club and settings -------------------------------------------------- */

static gboolean
begin (MuStore *store, GError **error)
{
  return mu_connection_begin (store->connection, error);
}

static gboolean
end (MuStore *store, gboolean ok, GError **error)
{
  return mu_connection_end (store->connection, ok, error);
}

char *
mu_store_club_name (MuStore *store, GError **error)
{
  return mu_settings_club_name (store->connection, error);
}

gboolean
mu_store_set_club_name (MuStore *store, const char *name, GError **error)
{
  return begin (store, error)
         && end (store, mu_settings_set_club_name (store->connection, name, error), error);
}

char *
mu_store_created (MuStore *store, GError **error)
{
  return mu_settings_club_created (store->connection, error);
}

char *
mu_store_get_setting (MuStore *store, const char *key, GError **error)
{
  return mu_settings_get (store->connection, key, error);
}

gboolean
mu_store_set_setting (MuStore *store, const char *key, const char *value, GError **error)
{
  return begin (store, error)
         && end (store, mu_settings_set (store->connection, key, value, error), error);
}

/* --- army lists --------------------------------------------------------- */

GPtrArray *
mu_store_lists (MuStore *store, GError **error)
{
  return mu_lists_rows (store->connection, error);
}

MuListRow *
mu_store_list_row (MuStore *store, gint64 id, GError **error)
{
  return mu_lists_row (store->connection, id, error);
}

MuList *
mu_store_list (MuStore *store, gint64 id, GError **error)
{
  g_autoptr (MuSnapshot) snapshot = mu_snapshot_begin (store->connection);
  return mu_lists_get (snapshot, id, error);
}

gint64
mu_store_find_list (MuStore *store, const char *name, GError **error)
{
  gint64 id;
  if (!mu_lists_find (store->connection, name, &id, error))
    return 0;
  if (id == 0)
    g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND,
                 _ ("There is no army list called “%s”."), name);
  return id;
}

/* --- battles ------------------------------------------------------------ */

GPtrArray *
mu_store_battles (MuStore *store, gint64 campaign, GError **error)
{
  return mu_battles_rows (store->connection, campaign, error);
}

static gboolean
add_battle (MuStore *store, const MuBattleRecord *record, MuTrust trust, gint64 *id, GError **error)
{
  return mu_battles_add (store->connection, record, 0, 0, id, error)
         && mu_battle_trust_set (store->connection, *id, trust, error);
}

gboolean
mu_store_add_battle (MuStore *store, const MuBattleRecord *record, gint64 *id, GError **error)
{
  gint64 added;
  MuTrust trust;
  if (!mu_possible_battle (record, error) || !mu_battle_prove (record, &trust, error)
      || !begin (store, error)
      || !end (store, add_battle (store, record, trust, &added, error), error))
    return FALSE;
  if (id != NULL)
    *id = added;
  return TRUE;
}

MuBattleRecord *
mu_store_battle (MuStore *store, gint64 id, GError **error)
{
  g_autoptr (MuSnapshot) snapshot = mu_snapshot_begin (store->connection);
  return mu_battles_get (snapshot, id, error);
}

GArray *
mu_store_battle_numbers (MuStore *store, GError **error)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (gint64));
  MuStatement *query = mu_statement (store->connection, MU_SQL_BATTLE_IDS);
  MuRow row;
  while ((row = mu_statement_row (query, error)) == MU_ROW_HERE) {
    const gint64 number = mu_take_int (query);
    g_array_append_val (numbers, number);
  }
  return row == MU_ROW_END ? g_steal_pointer (&numbers) : NULL;
}

/* --- dice --------------------------------------------------------------- */

gboolean
mu_store_add_rolls (MuStore *store, const MuRoll *rolls, guint count, GError **error)
{
  const MuRollOwner nobody = { 0 };
  return begin (store, error)
         && end (store, mu_rolls_add (store->connection, &nobody, rolls, count, error), error);
}

gboolean
mu_store_each_roll (MuStore *store, gint64 battle, MuRollVisitor visit, gpointer data,
                    GError **error)
{
  return mu_rolls_each (store->connection, battle, visit, data, error);
}

/* --- campaigns ---------------------------------------------------------- */

GPtrArray *
mu_store_campaigns (MuStore *store, GError **error)
{
  return mu_campaigns_rows (store->connection, error);
}

gboolean
mu_store_add_campaign (MuStore *store, const MuCampaignPlan *plan, gint64 *id, GError **error)
{
  gint64 added;
  if (!begin (store, error)
      || !end (store, mu_campaigns_add (store->connection, plan, &added, error), error))
    return FALSE;
  if (id != NULL)
    *id = added;
  return TRUE;
}

MuCampaign *
mu_store_campaign (MuStore *store, gint64 id, GError **error)
{
  g_autoptr (MuSnapshot) snapshot = mu_snapshot_begin (store->connection);
  return mu_campaigns_get (snapshot, id, error);
}

MuCampaign *
mu_store_campaign_head (MuStore *store, gint64 id, GError **error)
{
  return mu_campaigns_head (store->connection, id, error);
}

gint64
mu_store_find_campaign (MuStore *store, const char *name, GError **error)
{
  gint64 id;
  if (!mu_campaigns_find (store->connection, name, &id, error))
    return 0;
  if (id == 0)
    g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND,
                 _ ("There is no campaign called “%s”."), name);
  return id;
}

gboolean
mu_store_set_campaign_readings (MuStore *store, gint64 campaign, const MuReadings *readings,
                                GError **error)
{
  return begin (store, error)
         && end (store, mu_campaigns_set_readings (store->connection, campaign, readings, error),
                 error);
}

MuList *
mu_store_campaign_army (MuStore *store, gint64 campaign, int side, GArray **position,
                        GError **error)
{
  g_autoptr (MuSnapshot) snapshot = mu_snapshot_begin (store->connection);
  g_autoptr (MuCampaignArmy) army = mu_campaign_army_get (snapshot, campaign, side, error);
  if (army == NULL)
    return NULL;
  if (position != NULL)
    *position = g_steal_pointer (&army->position);
  return g_steal_pointer (&army->list);
}

gboolean
mu_store_record_campaign_battle (MuStore *store, gint64 campaign, const MuBattleRecord *record,
                                 gint64 *id, GError **error)
{
  return mu_store_record_battle_of_sides (store, campaign, NULL, record, id, error);
}

static gboolean
record_battle (MuStore *store, gint64 campaign, const int *sides, const MuBattleRecord *record,
               MuTrust trust, gint64 *id, GError **error)
{
  return mu_campaign_battle_record (store->connection, campaign, sides, record, mu_battles_add, id,
                                    error)
         && mu_battle_trust_set (store->connection, *id, trust, error);
}

gboolean
mu_store_record_battle_of_sides (MuStore *store, gint64 campaign, const int sides[MU_SIDES],
                                 const MuBattleRecord *record, gint64 *id, GError **error)
{
  gint64 added;
  MuTrust trust;
  if (!mu_possible_battle (record, error) || !mu_battle_prove (record, &trust, error)
      || !begin (store, error)
      || !end (store, record_battle (store, campaign, sides, record, trust, &added, error), error))
    return FALSE;
  if (id != NULL)
    *id = added;
  return TRUE;
}

gboolean
mu_store_undo_campaign_battle (MuStore *store, gint64 campaign, GError **error)
{
  return begin (store, error)
         && end (store, mu_campaign_battle_undo (store->connection, campaign, error), error);
}

/* --- doctor ------------------------------------------------------------- */

GPtrArray *
mu_store_examine (MuStore *store, GError **error)
{
  if (store->schema_due == NULL)
    store->schema_due = mu_schema_due (error);
  if (store->schema_due == NULL)
    return NULL;
  g_autoptr (MuSnapshot) snapshot = mu_snapshot_begin (store->connection);
  return mu_examine (snapshot, store->schema_due, error);
}
