#include "db/connection/statement.h"
#include "db/tables/tables.h"

static guint8 *
pack (const GArray *events)
{
  guint8 *bytes = g_malloc ((gsize) events->len * MU_EVENT_BYTES + 1);
  for (guint i = 0; i < events->len; i++)
    mu_event_pack (&g_array_index (events, MuEvent, i), bytes + (gsize) i * MU_EVENT_BYTES);
  return bytes;
}

gboolean
mu_battle_events_add (MuConnection *connection, gint64 battle, const GArray *events, GError **error)
{
  g_autofree guint8 *bytes = pack (events);
  MuStatement *insert = mu_statement (connection, MU_SQL_BATTLE_EVENTS_ADD);
  mu_put_int (insert, battle);
  mu_put_int (insert, events->len);
  mu_put_blob (insert, bytes, (gsize) events->len * MU_EVENT_BYTES);
  return mu_statement_run (insert, error);
}

static void
unpack (GBytes *blob, GArray *events)
{
  gsize size;
  const guint8 *bytes = g_bytes_get_data (blob, &size);
  g_array_set_size (events, (guint) (size / MU_EVENT_BYTES));
  for (guint i = 0; i < events->len; i++)
    mu_event_unpack (bytes + (gsize) i * MU_EVENT_BYTES, &g_array_index (events, MuEvent, i));
}

static gboolean
are_sound (const MuBattleRecord *record)
{
  const int bodies = mu_battle_record_bodies (record);
  for (guint i = 0; i < record->events->len; i++)
    if (!mu_battle_event_is_sound (record->rules, &g_array_index (record->events, MuEvent, i),
                                   bodies))
      return FALSE;
  return TRUE;
}

gboolean
mu_battle_events_get (MuConnection *connection, gint64 battle, MuBattleRecord *record,
                      GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_BATTLE_EVENTS_GET);
  mu_put_int (query, battle);
  MuRow row = mu_statement_row (query, error);
  if (row != MU_ROW_HERE)
    return row == MU_ROW_END;
  g_autoptr (GBytes) blob = mu_take_blob (query);
  if (g_bytes_get_size (blob) % MU_EVENT_BYTES != 0)
    mu_statement_spoil (query);
  unpack (blob, record->events);
  if (!are_sound (record))
    mu_statement_spoil (query);
  return mu_statement_end (query, error);
}
