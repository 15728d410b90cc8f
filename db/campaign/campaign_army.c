/* What a side of a campaign can lead into its next battle. */
#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "db/campaign/hosts_private.h"
#include "db/connection/error.h"
#include "db/connection/statement.h"
#include "db/store_private.h"
#include "db/tables/tables.h"
#include "lists/campaign/grade.h"
#include "lists/campaign/next_list.h"

void
mu_campaign_army_free (MuCampaignArmy *army)
{
  if (army == NULL)
    return;
  g_free (army->side_name);
  mu_list_free (army->first);
  mu_list_free (army->list);
  g_clear_pointer (&army->position, g_array_unref);
  g_clear_pointer (&army->states, g_array_unref);
  g_clear_pointer (&army->units, g_array_unref);
  g_free (army);
}

/* Reads the side with its first list. */
static gboolean
get_first (MuConnection *connection, gint64 campaign, int side, MuCampaignArmy *army,
           GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_SIDE_ARMY);
  mu_put_int (query, campaign);
  mu_put_int (query, side);
  MuRow row = mu_statement_row (query, error);
  if (row == MU_ROW_END)
    return mu_campaigns_not_found (campaign, error);
  if (row != MU_ROW_HERE)
    return FALSE;
  army->side = mu_take_int (query);
  army->side_name = mu_take_text (query);
  g_autofree char *text = mu_take_text (query);
  if (!mu_statement_end (query, error))
    return FALSE;
  army->first = mu_army_read (connection, text, error);
  return army->first != NULL;
}

/* Troops that the list's unit cannot be count as those it began as. */
static void
take_unit (MuStatement *row, const MuCampaignArmy *army)
{
  MuForceState state = { .id = mu_take_int (row) };
  MuMusterUnit unit = { .at_home = TRUE };
  const guint index = army->units->len;
  unit.start = mu_take_in (row, 1, MU_LIST_FIGURES_MAX);
  unit.present = mu_take_in (row, 0, MU_LIST_FIGURES_MAX);
  g_autofree char *troop = mu_take_text (row);
  unit.joined = mu_take_in (row, MU_LIST_NO_UNIT, MU_LIST_UNITS_MAX - 1);
  unit.wounded = mu_take_in (row, 0, G_MAXINT);
  unit.stragglers = mu_take_in (row, 0, G_MAXINT);
  unit.prisoners = mu_take_in (row, 0, G_MAXINT);
  unit.host = mu_take_int (row);
  if (index < army->first->units->len)
    mu_grade_read (army->first, index, troop, &unit.raised);
  state.present = unit.present;
  g_array_append_val (army->units, unit);
  g_array_append_val (army->states, state);
}

static gboolean
get_units (MuConnection *connection, MuCampaignArmy *army, GError **error)
{
  MuStatement *rows = mu_statement (connection, MU_SQL_FORCE_UNITS);
  mu_put_int (rows, army->side);
  army->units = g_array_new (FALSE, FALSE, sizeof (MuMusterUnit));
  army->states = g_array_new (FALSE, FALSE, sizeof (MuForceState));
  MuRow row;
  while ((row = mu_statement_row (rows, error)) == MU_ROW_HERE)
    take_unit (rows, army);
  if (row != MU_ROW_END)
    return FALSE;
  return army->units->len == army->first->units->len
         || mu_error_set (mu_connection_path (connection), MU_STORE_ERROR_DAMAGED,
                          _ ("a campaign army lacks units"), error);
}

static MuCampaignArmy *
get_army (MuConnection *connection, gint64 campaign, int side, GError **error)
{
  g_autoptr (MuCampaignArmy) army = g_new0 (MuCampaignArmy, 1);
  if (!get_first (connection, campaign, side, army, error) || !get_units (connection, army, error)
      || !mu_campaign_generals_gone (connection, army->side, &army->generals_gone, error))
    return NULL;
  return g_steal_pointer (&army);
}

static void
make_list (MuCampaignArmy *army)
{
  const MuMusterUnit *units = (const MuMusterUnit *) (const void *) army->units->data;
  army->list = mu_next_list (army->first, units, &army->position);
  mu_next_list_succeed (army->list, army->generals_gone);
}

MuCampaignArmy *
mu_campaign_army_get (MuConnection *connection, gint64 campaign, int side, GError **error)
{
  MuCampaignArmy *army = get_army (connection, campaign, side, error);
  if (army != NULL)
    make_list (army);
  return army;
}

/* --- on the map --------------------------------------------------------------- */

/* The host that the unit marches with, if it stands there. */
static const MuHost *
host_at (const MuWar *war, const MuMusterUnit *unit, int place)
{
  const MuHost *host = unit->host != 0 ? mu_hosts_find (war->hosts, unit->host) : NULL;
  return host != NULL && host->march.place == place && host->march.way->len == 0 ? host : NULL;
}

/* wrg.points.forced-march: of the army's units, who came there today by a forced march. */
static void
tire (const MuCampaignArmy *army, const MuWar *war, int place, int today)
{
  g_autofree gboolean *tired = g_new0 (gboolean, army->list->units->len + 1);
  for (guint i = 0; i < army->list->units->len; i++) {
    const guint index = (guint) g_array_index (army->position, int, i);
    const MuHost *host = host_at (war, &g_array_index (army->units, MuMusterUnit, index), place);
    tired[i] = host != NULL && host->march.forced && host->march.set_out == today;
  }
  mu_next_list_tire (army->list, tired);
}

MuCampaignArmy *
mu_campaign_army_at (MuConnection *connection, gint64 campaign, int side, const MuWar *war,
                     int place, GError **error)
{
  int today;
  g_autoptr (MuCampaignArmy) army = get_army (connection, campaign, side, error);
  if (army == NULL || !mu_campaign_today (connection, campaign, &today, error))
    return NULL;
  for (guint i = 0; i < army->units->len; i++) {
    MuMusterUnit *unit = &g_array_index (army->units, MuMusterUnit, i);
    unit->away = host_at (war, unit, place) == NULL;
  }
  make_list (army);
  tire (army, war, place, today);
  return g_steal_pointer (&army);
}

static gboolean
is_at_home (const MuWar *war, const MuMusterUnit *unit, int side)
{
  const MuHost *host = unit->host != 0 ? mu_hosts_find (war->hosts, unit->host) : NULL;
  return host == NULL
         || (host->march.way->len == 0 && mu_map_place (war->map, host->march.place)->home == side);
}

gboolean
mu_campaign_army_find_homes (MuConnection *connection, gint64 campaign, int side,
                             MuCampaignArmy *army, GError **error)
{
  g_auto (MuWar) war = { 0 };
  if (!mu_war_open (connection, campaign, &war, error))
    return FALSE;
  for (guint i = 0; i < army->units->len; i++) {
    MuMusterUnit *unit = &g_array_index (army->units, MuMusterUnit, i);
    unit->at_home = is_at_home (&war, unit, side);
  }
  return TRUE;
}

MuList *
mu_store_army_at (MuStore *store, gint64 campaign, int side, const char *place, GArray **position,
                  GError **error)
{
  g_autoptr (MuSnapshot) snapshot = mu_snapshot_begin (mu_store_connection (store));
  g_auto (MuWar) war = { 0 };
  if (!mu_war_open (snapshot, campaign, &war, error))
    return NULL;
  const int index = war.map != NULL ? mu_map_find (war.map, place) : MU_MAP_NOWHERE;
  if (index == MU_MAP_NOWHERE) {
    g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND,
                 _ ("The campaign's map has no place “%s”."), place);
    return NULL;
  }
  g_autoptr (MuCampaignArmy) army
      = mu_campaign_army_at (snapshot, campaign, side, &war, index, error);
  if (army == NULL)
    return NULL;
  if (position != NULL)
    *position = g_steal_pointer (&army->position);
  return g_steal_pointer (&army->list);
}
