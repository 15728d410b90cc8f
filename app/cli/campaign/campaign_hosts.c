/* Hosts on a campaign's map: who marches where, and who holds what. */
#include <glib/gi18n.h>
#include <inttypes.h>
#include <string.h>

#include "app/cli/club/armies.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "app/service/campaign/campaign_words.h"

static MuStore *
store_of (MuCall *call)
{
  return mu_club_store (mu_call_club (call, NULL));
}

/* --- the map and who is on it ----------------------------------------------------- */

typedef struct {
  MuCampaign *campaign;
  MuMap *map;
  GPtrArray *hosts; /* MuHost */
} War;

static void
war_clear (War *war)
{
  g_clear_pointer (&war->campaign, mu_campaign_free);
  g_clear_pointer (&war->map, mu_map_free);
  g_clear_pointer (&war->hosts, g_ptr_array_unref);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (War, war_clear)

static gboolean
war_open (MuCall *call, War *war, GError **error)
{
  war->campaign = mu_find_campaign (call, mu_call_argument (call, 0), error);
  if (!war->campaign
      || !mu_store_campaign_map (store_of (call), war->campaign->id, &war->map, error))
    return FALSE;
  if (!war->map) {
    g_set_error (error, MU_CALL_ERROR, 0,
                 _ ("%s has no map; “muster campaign map --import” gives it one"),
                 war->campaign->name);
    return FALSE;
  }
  war->hosts = mu_store_hosts (store_of (call), war->campaign->id, error);
  return war->hosts != NULL;
}

static const MuMapPlace *
find_place (const War *war, const char *name, GError **error)
{
  const int place = mu_find_place (war->map, name, error);
  return place != MU_MAP_NOWHERE ? mu_map_place (war->map, place) : NULL;
}

/* The host of that name, of that side; -1: of any. NULL without an error where there is none. */
static const MuHost *
look_for (const War *war, const char *name, int side)
{
  for (guint i = 0; i < war->hosts->len; i++) {
    const MuHost *host = g_ptr_array_index (war->hosts, i);
    if (mu_name_same (host->name, name) && (side < 0 || host->side == side))
      return host;
  }
  return NULL;
}

static const MuHost *
find_host (const War *war, const char *name, GError **error)
{
  const MuHost *host = look_for (war, name, -1);
  if (!host)
    g_set_error (error, MU_CALL_ERROR, 0,
                 _ ("%s has no host “%s”; “muster campaign hosts” lists them"), war->campaign->name,
                 name);
  return host;
}

/* --- telling ------------------------------------------------------------------------ */

static const MuCampaignSide *
side_at (const War *war, int side)
{
  return g_ptr_array_index (war->campaign->sides, (guint) side);
}

static void
show_unit (MuCall *call, const War *war, const MuHost *host, int unit)
{
  const MuForce *force = g_ptr_array_index (side_at (war, host->side)->forces, (guint) unit);
  g_autofree char *number = g_strdup_printf ("%d", unit + 1);
  g_autofree char *figures = g_strdup_printf ("%d", force->figures);
  mu_out_row (call, "host-unit", host->name, number, force->name, figures, NULL);
  mu_say (call, ngettext ("    %s: %d figure\n", "    %s: %d figures\n", (gulong) force->figures),
          force->name, force->figures);
}

static void
show_host (MuCall *call, const War *war, const MuHost *host)
{
  const GArray *way = host->march.way;
  g_autofree char *figures = g_strdup_printf ("%d", host->figures);
  g_autofree char *where = mu_host_where_words (war->campaign, war->map, host);
  const int goal = way->len > 0 ? g_array_index (way, int, way->len - 1) : MU_MAP_NOWHERE;
  mu_out_row (call, "host", host->name, mu_campaign_side_key (host->side),
              mu_map_place (war->map, host->march.place)->key,
              goal != MU_MAP_NOWHERE ? mu_map_place (war->map, goal)->key : "", figures,
              host->fixture != 0 ? "battle" : "", NULL);
  mu_say (call, "  %s, %s: %s\n", host->name, side_at (war, host->side)->name, where);
  for (guint i = 0; i < host->units->len; i++)
    show_unit (call, war, host, g_array_index (host->units, int, i));
}

MuExit
mu_run_campaign_hosts (MuCall *call)
{
  GError *error = NULL;
  g_auto (War) war = { 0 };
  if (!war_open (call, &war, &error))
    return mu_complain_error (error);
  for (guint i = 0; i < war.hosts->len; i++)
    show_host (call, &war, g_ptr_array_index (war.hosts, i));
  if (war.hosts->len == 0)
    mu_say (call, "%s\n",
            _ ("Nobody is on the map; “muster campaign muster” sends units out from home."));
  return MU_EXIT_DONE;
}

/* --- mustering ------------------------------------------------------------------------- */

static GArray *
read_units (MuCall *call, const War *war, int side, GError **error)
{
  g_autoptr (GArray) units = g_array_new (FALSE, FALSE, sizeof (int));
  for (guint i = 3; i < mu_call_count (call); i++) {
    const int unit = mu_find_side_unit (side_at (war, side), mu_call_argument (call, i), error);
    if (unit < 0)
      return NULL;
    g_array_append_val (units, unit);
  }
  if (units->len > 0 || mu_call_has (call, "dissolve"))
    return g_steal_pointer (&units);
  g_set_error_literal (error, MU_CALL_ERROR, 0,
                       _ ("name the units that march, or --dissolve the host"));
  return NULL;
}

/* Where it is told to be, else where the host of that name stands. */
static const MuMapPlace *
read_place (MuCall *call, const War *war, const MuHost *host, GError **error)
{
  if (mu_call_has (call, "place"))
    return find_place (war, mu_call_text (call, "place"), error);
  if (host)
    return mu_map_place (war->map, host->march.place);
  g_set_error_literal (error, MU_CALL_ERROR, 0, _ ("--place: say where the host is mustered"));
  return NULL;
}

static gboolean
muster (MuCall *call, const War *war, GError **error)
{
  const char *name = mu_call_argument (call, 2);
  const int side = mu_find_side (war->campaign, mu_call_argument (call, 1), error);
  if (side < 0)
    return FALSE;
  const MuHost *host = look_for (war, name, side);
  g_autoptr (GArray) units = read_units (call, war, side, error);
  const MuMapPlace *place = units ? read_place (call, war, host, error) : NULL;
  gint64 id = host ? host->id : 0;
  return place
         && mu_store_muster_host (store_of (call), war->campaign->id, side, name, place->key, units,
                                  &id, error);
}

MuExit
mu_run_campaign_muster (MuCall *call)
{
  GError *error = NULL;
  g_auto (War) war = { 0 };
  if (!war_open (call, &war, &error) || !muster (call, &war, &error))
    return mu_complain_error (error);
  return mu_run_campaign_hosts (call);
}

/* --- marching, holding ------------------------------------------------------------------ */

MuExit
mu_run_campaign_march (MuCall *call)
{
  GError *error = NULL;
  g_auto (War) war = { 0 };
  const MuHost *host
      = war_open (call, &war, &error) ? find_host (&war, mu_call_argument (call, 1), &error) : NULL;
  const MuMapPlace *place = host ? find_place (&war, mu_call_argument (call, 2), &error) : NULL;
  if (!place
      || !mu_store_march_host (store_of (call), war.campaign->id, host->id, place->key,
                               mu_call_has (call, "forced"), &error))
    return mu_complain_error (error);
  return mu_run_campaign_hosts (call);
}

MuExit
mu_run_campaign_hold (MuCall *call)
{
  GError *error = NULL;
  g_auto (War) war = { 0 };
  const MuMapPlace *place = war_open (call, &war, &error)
                                ? find_place (&war, mu_call_argument (call, 1), &error)
                                : NULL;
  const int side = place ? mu_find_side (war.campaign, mu_call_argument (call, 2), &error) : -1;
  if (side < 0
      || !mu_store_set_holder (store_of (call), war.campaign->id, place->key, side, &error))
    return mu_complain_error (error);
  mu_out_row (call, "holder", place->key, mu_campaign_side_key (side), NULL);
  mu_say (call, _ ("%s holds %s\n"), side_at (&war, side)->name, place->name);
  return MU_EXIT_DONE;
}
