/* The map of a campaign. */
#include <glib/gi18n.h>

#include "app/cli/club/armies.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "app/service/campaign/campaign_scene.h"
#include "lists/xml/data.h"
#include "reports/map/map_scene.h"

static MuStore *
store_of (MuCall *call)
{
  return mu_club_store (mu_call_club (call, NULL));
}

/* --- telling ------------------------------------------------------------------ */

static void
show_place (MuCall *call, const MuMapScene *scene, int index)
{
  const MuMapPlace *place = mu_map_place (scene->map, index);
  g_autofree char *points = g_strdup_printf ("%d", place->points);
  g_autofree char *words = mu_map_scene_place_words (scene, index);
  mu_out_row (call, "place", place->key, place->name, mu_region_key (place->region),
              mu_country_key (place->country), place->coast ? "coast" : "", points,
              mu_campaign_side_key (place->holder), mu_campaign_side_key (place->home), NULL);
  mu_say (call, "  %s\n", words);
}

static void
show_road (MuCall *call, const MuMap *map, const MuMapRoad *road)
{
  static const char *const kinds[MU_MAP_ROAD_KINDS]
      = { [MU_MAP_ROAD] = "road", [MU_MAP_TRACK] = "track", [MU_MAP_SEA] = "sea" };
  const MuMapPlace *from = mu_map_place (map, road->from), *to = mu_map_place (map, road->to);
  g_autofree char *days = g_strdup_printf ("%d", road->days);
  mu_out_row (call, "road", from->key, to->key, kinds[road->kind], days, NULL);
}

static void
show_map (MuCall *call, const MuMapScene *scene)
{
  const MuMap *map = scene->map;
  g_autofree char *loose = mu_map_loose_words (map);
  mu_out_text (call, "map", map->name);
  mu_say (call, "%s\n", map->name);
  for (guint i = 0; i < map->places->len; i++)
    show_place (call, scene, (int) i);
  for (guint i = 0; i < map->roads->len; i++)
    show_road (call, map, mu_map_road (map, (int) i));
  if (loose)
    mu_say (call, "%s\n", loose);
}

/* --- writing ------------------------------------------------------------------ */

/* As a file the map is as it was drawn, as a picture as the war stands. */
static gboolean
write_map (const MuMap *map, const MuMapScene *scene, const char *path, GError **error)
{
  const MuPictureJob job = { .title = scene->map->name };
  if (mu_file_ends_in (path, ".xml"))
    return mu_map_write_file (map, path, error);
  return mu_map_scene_write (scene, &job, path, error);
}

/* --- the way between two places ------------------------------------------------ */

static gboolean
show_way (MuCall *call, const MuMap *map, const GPtrArray *ends, GError **error)
{
  if (ends->len != 2) {
    g_set_error_literal (error, MU_CALL_ERROR, 0,
                         _ ("--way: name the place to set out from and the one to reach"));
    return FALSE;
  }
  const int from = mu_find_place (map, g_ptr_array_index (ends, 0), error);
  const int to = from != MU_MAP_NOWHERE ? mu_find_place (map, g_ptr_array_index (ends, 1), error)
                                        : MU_MAP_NOWHERE;
  if (to == MU_MAP_NOWHERE)
    return FALSE;
  g_autoptr (MuMapWay) way = mu_map_way (map, from, to, MU_MAP_BY_ALL);
  if (!way) {
    g_set_error (error, MU_CALL_ERROR, 0, _ ("no road leads from %s to %s"),
                 mu_map_place (map, from)->name, mu_map_place (map, to)->name);
    return FALSE;
  }
  for (guint i = 0; i < way->legs->len; i++) {
    const MuMapLeg *leg = &g_array_index (way->legs, MuMapLeg, i);
    show_road (call, map, mu_map_road (map, leg->road));
    mu_say (call, ngettext ("  %s: %d day\n", "  %s: %d days\n", (gulong) leg->days),
            mu_map_place (map, leg->to)->name, leg->days);
  }
  mu_out_number (call, "days", way->days);
  mu_say (call, ngettext ("%d day in all\n", "%d days in all\n", (gulong) way->days), way->days);
  return TRUE;
}

/* --- the verb ------------------------------------------------------------------ */

static MuMap *
find_map (MuCall *call, const MuCampaign *campaign, GError **error)
{
  MuMap *map = NULL;
  if (mu_call_has (call, "import")) {
    map = mu_map_read_file (mu_call_text (call, "import"), error);
    if (map && !mu_store_set_campaign_map (store_of (call), campaign->id, map, error))
      g_clear_pointer (&map, mu_map_free);
    return map;
  }
  if (mu_store_campaign_map (store_of (call), campaign->id, &map, error) && !map)
    g_set_error (error, MU_CALL_ERROR, 0, _ ("%s has no map; --import FILE.xml gives it one"),
                 campaign->name);
  return map;
}

static gboolean
act (MuCall *call, const MuMap *map, const MuMapScene *scene, GError **error)
{
  const char *path = mu_call_text (call, "output");
  if (mu_call_has (call, "way"))
    return show_way (call, map, mu_call_texts (call, "way"), error);
  if (path && !write_map (map, scene, path, error))
    return FALSE;
  if (path) {
    mu_out_text (call, "file", path);
    mu_say (call, "%s\n", path);
  } else
    show_map (call, scene);
  return TRUE;
}

MuExit
mu_run_campaign_map (MuCall *call)
{
  GError *error = NULL;
  g_autoptr (MuCampaign) campaign = mu_find_campaign (call, mu_call_argument (call, 0), &error);
  g_autoptr (MuMap) map = campaign ? find_map (call, campaign, &error) : NULL;
  if (!map)
    return mu_complain_error (error);
  g_autoptr (MuMapScene) scene = NULL;
  if (!mu_campaign_scene (store_of (call), campaign, &scene, &error)
      || !act (call, map, scene, &error))
    return mu_complain_error (error);
  return MU_EXIT_DONE;
}
