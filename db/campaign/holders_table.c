/* Who holds the places of a campaign's map. */
#include <glib/gi18n-lib.h>

#include "db/acts/deed_private.h"
#include "db/campaign/hosts_private.h"
#include "db/connection/statement.h"
#include "db/store_private.h"

static void
take_holder (MuStatement *row, const MuMap *map, int *holder)
{
  const int place = mu_map_find (map, mu_take_borrowed (row));
  const int side = mu_take_in (row, 0, MU_CAMPAIGN_SIDES_MAX - 1);
  if (place != MU_MAP_NOWHERE)
    holder[place] = side;
}

int *
mu_holders_get (MuConnection *connection, gint64 campaign, const MuMap *map, GError **error)
{
  g_autofree int *holder = g_new (int, map->places->len + 1);
  for (guint i = 0; i < map->places->len; i++)
    holder[i] = mu_map_place (map, (int) i)->holder;
  MuStatement *rows = mu_statement (connection, MU_SQL_HOLDER_ROWS);
  mu_put_int (rows, campaign);
  MuRow row;
  while ((row = mu_statement_row (rows, error)) == MU_ROW_HERE)
    take_holder (rows, map, holder);
  return row == MU_ROW_END ? g_steal_pointer (&holder) : NULL;
}

gboolean
mu_holders_set (MuConnection *connection, gint64 campaign, const char *place, int side,
                GError **error)
{
  MuStatement *update = mu_statement (connection, MU_SQL_HOLDER_SET);
  mu_put_int (update, campaign);
  mu_put_text (update, place);
  mu_put_int (update, side);
  return mu_statement_run (update, error);
}

gboolean
mu_holders_own (const MuMap *map, const int *holder, int side, int place)
{
  return holder[place] == side
         || (holder[place] == MU_MAP_NO_SIDE && mu_map_place (map, place)->home == side);
}

int *
mu_store_holders (MuStore *store, gint64 campaign, const MuMap *map, GError **error)
{
  return mu_holders_get (mu_store_connection (store), campaign, map, error);
}

/* --- by the umpire's word ----------------------------------------------------- */

gboolean
mu_deed_holder (MuConnection *connection, gint64 campaign, GVariant *what, GError **error)
{
  const char *place;
  gint64 side, id;
  g_autoptr (MuMap) map = NULL;
  if (!mu_deed_text (what, "place", MU_MAP_KEY_MAX, &place, error)
      || !mu_deed_int (what, "side", 0, MU_CAMPAIGN_SIDES_MAX - 1, &side, error)
      || !mu_campaign_side_id (connection, campaign, (int) side, &id, error)
      || !mu_campaign_map_get (connection, campaign, &map, error))
    return FALSE;
  if (map == NULL || mu_map_find (map, place) == MU_MAP_NOWHERE)
    return mu_deed_refuse ("place", error);
  return mu_holders_set (connection, campaign, place, (int) side, error);
}

/* "Capua, Carthage"; free with g_free. */
static char *
name_gift (MuConnection *connection, gint64 campaign, const char *place, int side, GError **error)
{
  g_autoptr (MuMap) map = NULL;
  if (!mu_campaign_map_get (connection, campaign, &map, error))
    return NULL;
  const int index = map != NULL ? mu_map_find (map, place) : MU_MAP_NOWHERE;
  if (index == MU_MAP_NOWHERE) {
    mu_deed_refuse ("place", error);
    return NULL;
  }
  g_autofree char *name = mu_campaign_side_name (connection, campaign, side, error);
  return name ? g_strdup_printf ("%s, %s", mu_map_place (map, index)->name, name) : NULL;
}

gboolean
mu_store_set_holder (MuStore *store, gint64 campaign, const char *place, int side, GError **error)
{
  g_autoptr (GVariantDict) what = g_variant_dict_new (NULL);
  g_autofree char *about = name_gift (mu_store_connection (store), campaign, place, side, error);
  if (about == NULL)
    return FALSE;
  g_variant_dict_insert (what, "place", "s", place);
  g_variant_dict_insert (what, "side", "x", (gint64) side);
  return mu_deed_store (store, campaign, MU_ACT_HOLDER, about, g_variant_dict_end (what), error);
}
