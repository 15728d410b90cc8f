#include "app/service/campaign/campaign_scene.h"

static void
name_sides (MuMapScene *scene, const MuCampaign *campaign)
{
  for (guint i = 0; i < campaign->sides->len; i++) {
    const MuCampaignSide *side = g_ptr_array_index (campaign->sides, i);
    mu_map_scene_name_side (scene, (int) i, side->name);
  }
}

static void
add_host (MuMapScene *scene, const MuHost *host, int today)
{
  const MuHostPoint at = mu_host_march_point (scene->map, &host->march, today);
  const MuMapForce force = { .side = host->side,
                             .name = host->name,
                             .place = at.from,
                             .to = at.to,
                             .day = MIN (at.gone + 1, MAX (at.days, 1)),
                             .days = at.days };
  mu_map_scene_add (scene, &force);
}

/* The map, each place with who holds it now. */
static MuMap *
hand_over (const MuMap *map, const int *holder)
{
  MuMap *now = mu_map_copy (map);
  for (int i = 0; holder != NULL && i < (int) map->places->len; i++) {
    MuMapPlace place = *mu_map_place (now, i);
    place.holder = holder[i];
    mu_map_change_place (now, i, &place, NULL);
  }
  return now;
}

MuMapScene *
mu_campaign_scene_of (const MuCampaign *campaign, const MuMap *map, const int *holder,
                      const GPtrArray *hosts)
{
  g_autoptr (MuMap) now = hand_over (map, holder);
  MuMapScene *scene = mu_map_scene_new (now);
  name_sides (scene, campaign);
  for (guint i = 0; i < hosts->len; i++)
    add_host (scene, g_ptr_array_index (hosts, i), campaign->day);
  return scene;
}

gboolean
mu_campaign_scene (MuStore *store, const MuCampaign *campaign, MuMapScene **scene, GError **error)
{
  g_autoptr (MuMap) map = NULL;
  *scene = NULL;
  if (!mu_store_campaign_map (store, campaign->id, &map, error))
    return FALSE;
  if (map == NULL)
    return TRUE;
  g_autofree int *holder = mu_store_holders (store, campaign->id, map, error);
  g_autoptr (GPtrArray) hosts = holder ? mu_store_hosts (store, campaign->id, error) : NULL;
  if (hosts == NULL)
    return FALSE;
  *scene = mu_campaign_scene_of (campaign, map, holder, hosts);
  return TRUE;
}
