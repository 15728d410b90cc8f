/* The map of a campaign, as its XML. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "db/acts/deed_private.h"
#include "db/campaign/hosts_private.h"
#include "db/connection/statement.h"
#include "db/store_private.h"

#define TEXT_MAX 1000000
#define NAME     "campaign map" /* in messages about a file that is none */

static char *
get_text (MuConnection *connection, gint64 campaign, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_MAP_GET);
  mu_put_int (query, campaign);
  const MuRow row = mu_statement_row (query, error);
  if (row != MU_ROW_HERE)
    return row == MU_ROW_END ? g_strdup ("") : NULL;
  g_autofree char *text = mu_take_text (query);
  return mu_statement_end (query, error) ? g_steal_pointer (&text) : NULL;
}

gboolean
mu_campaign_map_get (MuConnection *connection, gint64 campaign, MuMap **map, GError **error)
{
  g_autofree char *text = get_text (connection, campaign, error);
  *map = NULL;
  if (text == NULL || *text == '\0')
    return text != NULL;
  *map = mu_map_read_kept (text, strlen (text), NAME, error);
  return *map != NULL;
}

gboolean
mu_store_campaign_map (MuStore *store, gint64 campaign, MuMap **map, GError **error)
{
  return mu_campaign_map_get (mu_store_connection (store), campaign, map, error);
}

/* --- setting it -------------------------------------------------------------- */

static gboolean
is_side (int side, gint64 count)
{
  return side == MU_MAP_NO_SIDE || side < count;
}

/* Every side that it names is one of the campaign. */
static gboolean
check_sides (MuConnection *connection, gint64 campaign, const MuMap *map, GError **error)
{
  gint64 count;
  if (!mu_campaigns_count_sides (connection, campaign, &count, error))
    return FALSE;
  for (guint i = 0; i < map->places->len; i++) {
    const MuMapPlace *place = mu_map_place (map, (int) i);
    if (is_side (place->holder, count) && is_side (place->home, count))
      continue;
    g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
                 _ ("%s: the map gives it to a side that the campaign has not. It has %d sides."),
                 place->name, (int) count);
    return FALSE;
  }
  return TRUE;
}

/* NULL, or the first place that the host needs and the map has not. */
static const MuMapPlace *
find_lost (const MuMap *before, const MuHost *host, const MuMap *map)
{
  const MuMapPlace *here = mu_map_place (before, host->march.place);
  if (mu_map_find (map, here->key) == MU_MAP_NOWHERE)
    return here;
  for (guint i = 0; i < host->march.way->len; i++) {
    const MuMapPlace *place = mu_map_place (before, g_array_index (host->march.way, int, i));
    if (mu_map_find (map, place->key) == MU_MAP_NOWHERE)
      return place;
  }
  return NULL;
}

/* Nobody stands, or marches, where the map has no place any more. */
static gboolean
check_hosts (MuConnection *connection, gint64 campaign, const MuMap *map, GError **error)
{
  g_auto (MuWar) war = { 0 };
  if (!mu_war_open (connection, campaign, &war, error))
    return FALSE;
  for (guint i = 0; i < war.hosts->len; i++) {
    const MuHost *host = war.hosts->pdata[i];
    const MuMapPlace *lost = find_lost (war.map, host, map);
    if (lost == NULL)
      continue;
    g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
                 _ ("%s: the host %s is there, or on its way there. Keep the place on the map."),
                 lost->name, host->name);
    return FALSE;
  }
  return TRUE;
}

static gboolean
write_text (MuConnection *connection, gint64 campaign, const char *text, GError **error)
{
  MuStatement *insert = mu_statement (connection, MU_SQL_MAP_SET);
  mu_put_int (insert, campaign);
  mu_put_text (insert, text);
  return mu_statement_run (insert, error);
}

gboolean
mu_deed_map (MuConnection *connection, gint64 campaign, GVariant *what, GError **error)
{
  const char *text;
  g_autoptr (GError) why = NULL;
  if (!mu_deed_text (what, "map", TEXT_MAX, &text, error))
    return FALSE;
  g_autoptr (MuMap) map = mu_map_read_kept (text, strlen (text), NAME, &why);
  if (map != NULL)
    return check_sides (connection, campaign, map, error)
           && check_hosts (connection, campaign, map, error)
           && write_text (connection, campaign, text, error);
  g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE, why->message);
  return FALSE;
}

gboolean
mu_store_set_campaign_map (MuStore *store, gint64 campaign, const MuMap *map, GError **error)
{
  g_autoptr (GVariantDict) what = g_variant_dict_new (NULL);
  g_autofree char *text = mu_map_write_data (map, NULL);
  g_variant_dict_insert (what, "map", "s", text);
  return mu_deed_store (store, campaign, MU_ACT_MAP, map->name, g_variant_dict_end (what), error);
}
