/* The store's door to the table: see kept_sums.h. */
#include "db/store_private.h"
#include "db/tables/kept_sums.h"
#include "db/tables/possible.h"
#include "db/tables/tables.h"

static MuConnection *
begin (MuStore *store, GError **error)
{
  MuConnection *connection = mu_store_connection (store);
  return mu_connection_begin (connection, error) ? connection : NULL;
}

gboolean
mu_store_begin_tonight (MuStore *store, gint64 campaign, const char *sheet, const MuRoll *rolls,
                        guint count, GError **error)
{
  const MuTonight tonight = { .campaign = campaign, .sheet = (char *) sheet };
  MuConnection *connection = begin (store, error);
  return connection != NULL
         && mu_connection_end (connection,
                               mu_tonight_begin (connection, &tonight, rolls, count, error), error);
}

MuTonight *
mu_store_tonight (MuStore *store, GError **error)
{
  MuTonight *tonight;
  return mu_tonight_get (mu_store_connection (store), &tonight, error) ? tonight : NULL;
}

static gboolean
count_steps (MuConnection *connection, MuTonightSteps *steps, GError **error)
{
  gint64 taken_back = 0;
  if (!mu_kept_sum_rows_count_taken_back (connection, &taken_back, error))
    return FALSE;
  steps->taken_back = (guint) taken_back;
  for (int which = MU_TONIGHT_BEFORE; which <= MU_TONIGHT_AFTER; which++)
    if (!mu_tonight_find_aside (connection, (MuTonightAside) which, &steps->aside[which], error))
      return FALSE;
  return TRUE;
}

gboolean
mu_store_tonight_steps (MuStore *store, MuTonightSteps *steps, GError **error)
{
  g_autoptr (MuSnapshot) snapshot = mu_snapshot_begin (mu_store_connection (store));
  return count_steps (snapshot, steps, error);
}

gboolean
mu_store_turn_tonight (MuStore *store, MuTonightAside which, GError **error)
{
  MuConnection *connection = begin (store, error);
  return connection != NULL
         && mu_connection_end (connection, mu_tonight_turn (connection, which, error), error);
}

gboolean
mu_store_change_tonight (MuStore *store, const char *sheet, GError **error)
{
  MuConnection *connection = begin (store, error);
  return connection != NULL
         && mu_connection_end (connection, mu_tonight_change (connection, sheet, error), error);
}

gboolean
mu_store_clear_tonight (MuStore *store, GError **error)
{
  MuConnection *connection = begin (store, error);
  return connection != NULL
         && mu_connection_end (connection, mu_tonight_clear (connection, error), error);
}

gboolean
mu_store_keep_sum (MuStore *store, const MuKeptSum *sum, gint64 *id, GError **error)
{
  gint64 added;
  MuConnection *connection = begin (store, error);
  if (connection == NULL
      || !mu_connection_end (connection, mu_kept_sum_rows_add (connection, sum, &added, error),
                             error))
    return FALSE;
  if (id != NULL)
    *id = added;
  return TRUE;
}

static gboolean
keep_at (MuConnection *connection, const MuTonightStamp *stamp, const MuKeptSum *sum, gint64 *id,
         GError **error)
{
  return mu_tonight_check (connection, stamp, error)
         && mu_kept_sum_rows_add (connection, sum, id, error);
}

gboolean
mu_store_keep_sum_at (MuStore *store, const MuTonightStamp *stamp, const MuKeptSum *sum, gint64 *id,
                      GError **error)
{
  gint64 added;
  MuConnection *connection = begin (store, error);
  if (connection == NULL
      || !mu_connection_end (connection, keep_at (connection, stamp, sum, &added, error), error))
    return FALSE;
  if (id != NULL)
    *id = added;
  return TRUE;
}

gboolean
mu_store_tonight_stamp (MuStore *store, MuTonightStamp *stamp, GError **error)
{
  g_autoptr (MuSnapshot) snapshot = mu_snapshot_begin (mu_store_connection (store));
  return mu_tonight_stamp (snapshot, stamp, error);
}

typedef MuKeptSum *(*Change) (MuConnection *connection, GError **error);

static MuKeptSum *
change (MuStore *store, Change way, GError **error)
{
  MuConnection *connection = begin (store, error);
  g_autoptr (MuKeptSum) sum = connection != NULL ? way (connection, error) : NULL;
  if (connection == NULL || !mu_connection_end (connection, sum != NULL, error))
    return NULL;
  return g_steal_pointer (&sum);
}

MuKeptSum *
mu_store_take_back_sum (MuStore *store, GError **error)
{
  return change (store, mu_kept_sum_rows_take_back, error);
}

MuKeptSum *
mu_store_bring_back_sum (MuStore *store, GError **error)
{
  return change (store, mu_kept_sum_rows_bring_back, error);
}

GPtrArray *
mu_store_kept_sums (MuStore *store, gint64 battle, guint most, GError **error)
{
  g_autoptr (MuSnapshot) snapshot = mu_snapshot_begin (mu_store_connection (store));
  return mu_kept_sum_rows_read (snapshot, battle, most, error);
}

gboolean
mu_store_record_tonight (MuStore *store, const MuBattleRecord *record, gint64 *id, GError **error)
{
  gint64 added;
  MuTrust trust;
  if (!mu_possible_battle (record, error) || !mu_battle_prove (record, &trust, error))
    return FALSE;
  MuConnection *connection = begin (store, error);
  if (connection == NULL
      || !mu_connection_end (connection,
                             mu_tonight_record (connection, record, &added, error)
                                 && mu_battle_trust_set (connection, added, trust, error),
                             error))
    return FALSE;
  if (id != NULL)
    *id = added;
  return TRUE;
}
