/* The calendar of a campaign goes on. */
#include <glib/gi18n-lib.h>

#include "db/acts/deed_private.h"
#include "db/campaign/campaign_private.h"
#include "db/campaign/campaigns.h"
#include "db/campaign/hosts_private.h"
#include "db/connection/statement.h"
#include "db/store_private.h"
#include "db/tables/tables.h"

MuDate
mu_campaign_date (const MuCampaign *campaign, int day)
{
  return mu_calendar_after (&campaign->first, day);
}

gboolean
mu_campaign_today (MuConnection *connection, gint64 campaign, int *day, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_CAMPAIGN_DAY);
  mu_put_int (query, campaign);
  const MuRow row = mu_statement_row (query, error);
  if (row == MU_ROW_END)
    return mu_campaigns_not_found (campaign, error);
  if (row != MU_ROW_HERE)
    return FALSE;
  *day = mu_take_in (query, 0, MU_CAMPAIGN_DAYS_MAX);
  return mu_statement_end (query, error);
}

static gboolean
set_day (MuConnection *connection, gint64 campaign, int day, GError **error)
{
  MuStatement *update = mu_statement (connection, MU_SQL_CAMPAIGN_SET_DAY);
  mu_put_int (update, day);
  mu_put_int (update, campaign);
  return mu_statement_run (update, error);
}

gboolean
mu_deed_days (MuConnection *connection, gint64 campaign, GVariant *what, GError **error)
{
  gint64 to;
  g_autoptr (MuCampaign) head = mu_campaigns_head (connection, campaign, error);
  if (head == NULL || !mu_deed_int (what, "to", 0, MU_CAMPAIGN_DAYS_MAX, &to, error))
    return FALSE;
  if (to > head->day)
    return mu_campaign_returns (connection, head, (int) to, error)
           && mu_campaign_march_to (connection, head, (int) to, error)
           && set_day (connection, campaign, (int) to, error);
  g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
                       _ ("The campaign has come to that day already, and its calendar does not go "
                          "back. Take back in its history what should not have been."));
  return FALSE;
}

/* Free with g_free. */
static char *
name_date (const MuCampaign *campaign, int day)
{
  const MuDate date = mu_campaign_date (campaign, day);
  return mu_date_key (&date);
}

gboolean
mu_store_advance_campaign (MuStore *store, gint64 campaign, int day, GError **error)
{
  g_autoptr (MuCampaign) now = mu_store_campaign_head (store, campaign, error);
  g_autoptr (GVariantDict) what = g_variant_dict_new (NULL);
  if (now == NULL
      || (day <= MU_CAMPAIGN_DAYS_MAX
          && !mu_campaign_first_meeting (mu_store_connection (store), now, day, &day, error)))
    return FALSE;
  g_autofree char *about = name_date (now, CLAMP (day, 0, MU_CAMPAIGN_DAYS_MAX));
  g_variant_dict_insert (what, "to", "x", (gint64) day);
  return mu_deed_store (store, campaign, MU_ACT_DAYS, about, g_variant_dict_end (what), error);
}
