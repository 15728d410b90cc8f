/* What the sides of a campaign have to show for it. */
#include <glib/gi18n.h>

#include "app/cli/club/armies.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "reports/account/account.h"
#include "reports/campaign/standings.h"

#define NAME_COLUMNS 28

static void
say_side (MuCall *call, const MuCampaignSide *side, int place, gint64 quarters)
{
  g_autofree char *rank = g_strdup_printf ("%d", place);
  g_autofree char *won = g_strdup_printf ("%d", side->won);
  g_autofree char *drawn = g_strdup_printf ("%d", side->drawn);
  g_autofree char *lost = g_strdup_printf ("%d", side->lost);
  g_autofree char *key = mu_points_key (quarters);
  g_autofree char *points = mu_account_points (quarters);
  g_autofree char *name = mu_pad (side->name, NAME_COLUMNS);
  mu_out_row (call, "standing", rank, side->name, won, drawn, lost, key, NULL);
  mu_say (call, _ ("%3s  %s  %3d won, %3d drawn, %3d lost, %10s points\n"), rank, name, side->won,
          side->drawn, side->lost, points);
}

/* What the places rest on but for the rules. */
static void
say_unproved (MuCall *call, const MuCampaign *campaign)
{
  guint unproved = 0;
  for (guint i = 0; i < campaign->battles->len; i++)
    unproved += ((MuBattleRow *) campaign->battles->pdata[i])->trust != MU_TRUST_PROVED;
  if (unproved > 0)
    mu_say (call,
            ngettext ("%u of these battles is on somebody's word (“campaign show”)\n",
                      "%u of these battles are on somebody's word (“campaign show”)\n", unproved),
            unproved);
}

MuExit
mu_run_campaign_standings (MuCall *call)
{
  GError *error = NULL;
  const char *name = mu_call_count (call) > 0 ? mu_call_argument (call, 0) : NULL;
  g_autoptr (MuCampaign) campaign = mu_find_campaign (call, name, &error);
  MuStore *store = campaign ? mu_club_store (mu_call_club (call, NULL)) : NULL;
  g_autoptr (GPtrArray) points
      = campaign ? mu_store_side_points (store, campaign->id, &error) : NULL;
  if (points == NULL)
    return mu_complain_error (error);
  g_autoptr (MuStandings) standings = mu_standings_new (campaign, points);
  for (int i = 0; i < standings->sides; i++) {
    const int side = standings->order[i];
    say_side (call, campaign->sides->pdata[side], standings->place[side],
              standings->quarters[side]);
  }
  say_unproved (call, campaign);
  return MU_EXIT_DONE;
}
