#include "app/service/campaign/campaign_paper.h"

#include "db/store.h"

typedef struct {
  MuCampaign *campaign;
  GPtrArray *points;
  GPtrArray *fixtures;
  MuMap *map;
  GPtrArray *hosts;
  int *holders;
  GArray *strengths[MU_CAMPAIGN_SIDES_MAX];
  GArray *diary;
} Gathered;

static void
gathered_clear (Gathered *all)
{
  g_clear_pointer (&all->campaign, mu_campaign_free);
  g_clear_pointer (&all->points, g_ptr_array_unref);
  g_clear_pointer (&all->fixtures, g_ptr_array_unref);
  g_clear_pointer (&all->map, mu_map_free);
  g_clear_pointer (&all->hosts, g_ptr_array_unref);
  g_clear_pointer (&all->holders, g_free);
  for (int side = 0; side < MU_CAMPAIGN_SIDES_MAX; side++)
    g_clear_pointer (&all->strengths[side], g_array_unref);
  g_clear_pointer (&all->diary, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Gathered, gathered_clear)

static gboolean
gather_map (Gathered *all, MuStore *store, GError **error)
{
  const gint64 id = all->campaign->id;
  if (!mu_store_campaign_map (store, id, &all->map, error))
    return FALSE;
  if (all->map == NULL)
    return TRUE;
  all->hosts = mu_store_hosts (store, id, error);
  all->holders = all->hosts ? mu_store_holders (store, id, all->map, error) : NULL;
  return all->holders != NULL;
}

static gboolean
gather_strengths (Gathered *all, MuStore *store, GError **error)
{
  for (guint side = 0; side < all->campaign->sides->len; side++) {
    all->strengths[side] = mu_store_force_strengths (store, all->campaign->id, (int) side, error);
    if (all->strengths[side] == NULL)
      return FALSE;
  }
  return TRUE;
}

static int
first_day (const MuCampaign *campaign)
{
  return MAX (campaign->day - MU_CAMPAIGN_REPORT_DAYS + 1, 0);
}

static gboolean
gather (Gathered *all, MuStore *store, gint64 id, GError **error)
{
  all->campaign = mu_store_campaign (store, id, error);
  all->points = all->campaign ? mu_store_side_points (store, id, error) : NULL;
  all->fixtures = all->points ? mu_store_fixtures (store, id, error) : NULL;
  if (all->fixtures == NULL || !gather_map (all, store, error)
      || !gather_strengths (all, store, error))
    return FALSE;
  const MuCampaign *campaign = all->campaign;
  all->diary = mu_store_diary (store, id, campaign->region, campaign->country, FALSE,
                               first_day (campaign), campaign->day, error);
  return all->diary != NULL;
}

MuSheets *
mu_campaign_paper_sheets (MuStore *store, gint64 campaign, MuPaper paper, GError **error)
{
  g_auto (Gathered) all = { 0 };
  if (!gather (&all, store, campaign, error))
    return NULL;
  MuCampaignReport report = {
    .campaign = all.campaign,
    .points = all.points,
    .fixtures = all.fixtures,
    .map = all.map,
    .hosts = all.hosts,
    .holders = all.holders,
    .diary = all.diary,
    .diary_from = first_day (all.campaign),
  };
  for (int side = 0; side < MU_CAMPAIGN_SIDES_MAX; side++)
    report.strengths[side] = all.strengths[side];
  return mu_campaign_report_sheets (&report, paper);
}
