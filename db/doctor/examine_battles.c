/* The doctor's look at battles and at the calendar: what is recorded stands. */
#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "db/acts/acts.h"
#include "db/campaign/campaign_private.h"
#include "db/campaign/campaigns.h"
#include "db/connection/statement.h"
#include "db/doctor/examine_private.h"
#include "db/store.h"
#include "db/store_private.h"
#include "db/tables/tables.h"

/* --- battles ------------------------------------------------------------------ */

/* A player's copy tells of battles and armies only what he may know. */
static gboolean
is_cut (MuConnection *connection, gint64 battle, gboolean *cut, GError **error)
{
  gint64 count;
  MuStatement *query = mu_statement (connection, MU_SQL_TRUST_IS_CUT);
  mu_put_int (query, battle);
  if (!mu_statement_number (query, &count, error))
    return FALSE;
  *cut = count > 0;
  return TRUE;
}

static char *
doubt (MuConnection *connection, const MuBattleRecord *record, GError **error)
{
  MuTrust then;
  gboolean ours, cut;
  if (!is_cut (connection, record->id, &cut, error)
      || !mu_battle_trust_get (connection, record->id, &then, &ours, error))
    return NULL;
  return cut ? NULL : mu_battle_doubt (record, then, ours);
}

void
mu_examine_battle (MuConnection *connection, gint64 battle, GPtrArray *findings)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuBattleRecord) record = mu_battles_get (connection, battle, &error);
  g_autofree char *words = record != NULL ? doubt (connection, record, &error) : NULL;
  if (error != NULL)
    mu_find (findings, _ ("Battle %" PRId64 " cannot be read: %s"), battle, error->message);
  else if (words != NULL)
    mu_find (findings,
             _ ("Battle %" PRId64 " (%s) is not as it was recorded: %s. Take it back and record it "
                "again from its sheet, or go on with your last good copy."),
             battle, record->name, words);
}

gboolean
mu_store_doubt_battle (MuStore *store, gint64 battle, char **words, GError **error)
{
  GError *why = NULL;
  g_autoptr (MuSnapshot) snapshot = mu_snapshot_begin (mu_store_connection (store));
  g_autoptr (MuBattleRecord) record = mu_battles_get (snapshot, battle, &why);
  *words = record != NULL ? doubt (snapshot, record, &why) : NULL;
  if (why == NULL)
    return TRUE;
  g_propagate_error (error, why);
  return FALSE;
}

void
mu_examine_gone (MuConnection *connection, gint64 gone, GPtrArray *findings)
{
  g_autoptr (GError) error = NULL;
  if (!mu_gone_check (connection, gone, &error))
    mu_find (findings, _ ("Deleted battle %" PRId64 " cannot be brought back: %s"), gone,
             error->message);
}

/* --- the calendar --------------------------------------------------------------- */

/* Where an act left the calendar; -1 where it does not tell. */
static gint64
day_of (const char *doing)
{
  gint64 to;
  g_autoptr (GVariant) what = g_variant_parse (G_VARIANT_TYPE_VARDICT, doing, NULL, NULL, NULL);
  return what != NULL && g_variant_lookup (what, "to", "x", &to) ? to : -1;
}

/* A calendar that nobody moved is at its beginning. */
static gboolean
is_told (MuConnection *connection, const MuCampaign *head, gboolean *told, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_EXAMINE_DAYS);
  MuRow row;
  *told = head->day == 0;
  mu_put_int (query, head->id);
  mu_put_int (query, MU_ACT_DAYS);
  while ((row = mu_statement_row (query, error)) == MU_ROW_HERE)
    *told |= day_of (mu_take_borrowed (query)) == head->day;
  return row == MU_ROW_END;
}

void
mu_examine_day (MuConnection *connection, gint64 campaign, GPtrArray *findings)
{
  gboolean told;
  g_autoptr (GError) error = NULL;
  g_autoptr (MuCampaign) head = mu_campaigns_head (connection, campaign, &error);
  if (head == NULL || head->cut_for != MU_CAMPAIGN_WHOLE)
    return; /* another part of the doctor tells of what cannot be read */
  if (is_told (connection, head, &told, &error) && !told)
    mu_find (findings,
             _ ("Campaign %s: its calendar is at day %d, but no entry of its history brought it "
                "there. Go on with your last good copy."),
             head->name, head->day);
}
