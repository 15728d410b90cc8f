/* Units that march together on a campaign's map: the rows. */
#include <string.h>

#include "db/campaign/hosts_private.h"
#include "db/connection/statement.h"
#include "db/store_private.h"
#include "db/tables/tables.h"

void
mu_host_free (MuHost *host)
{
  if (host == NULL)
    return;
  g_free (host->name);
  mu_host_march_clear (&host->march);
  g_clear_pointer (&host->units, g_array_unref);
  g_free (host);
}

/* --- reading ----------------------------------------------------------------- */

/* A place that the map has not spoils the row. */
static int
take_place (MuStatement *row, const MuMap *map)
{
  const int place = mu_map_find (map, mu_take_borrowed (row));
  if (place == MU_MAP_NOWHERE)
    mu_statement_spoil (row);
  return MAX (place, 0);
}

static void
take_way (MuStatement *row, const MuMap *map, GArray *way)
{
  g_auto (GStrv) keys = g_strsplit (mu_take_borrowed (row), " ", -1);
  for (char **key = keys; *key != NULL; key++) {
    const int place = **key != '\0' ? mu_map_find (map, *key) : MU_MAP_NOWHERE;
    if (place != MU_MAP_NOWHERE)
      g_array_append_val (way, place);
    else if (**key != '\0')
      mu_statement_spoil (row);
  }
}

static MuHost *
read_host (MuStatement *row, const MuMap *map)
{
  MuHost *host = g_new0 (MuHost, 1);
  host->id = mu_take_int (row);
  host->side = mu_take_in (row, 0, MU_CAMPAIGN_SIDES_MAX - 1);
  host->name = mu_take_text (row);
  mu_host_march_init (&host->march, host->side, take_place (row, map), 0);
  take_way (row, map, host->march.way);
  host->march.set_out = mu_take_in (row, 0, MU_CAMPAIGN_DAYS_MAX);
  host->march.forced = mu_take_in (row, 0, 1);
  host->units = g_array_new (FALSE, FALSE, sizeof (int));
  return host;
}

MuHost *
mu_hosts_find (const GPtrArray *hosts, gint64 id)
{
  for (guint i = 0; i < hosts->len; i++)
    if (((MuHost *) hosts->pdata[i])->id == id)
      return hosts->pdata[i];
  return NULL;
}

static gboolean
add_units (MuConnection *connection, gint64 campaign, const GPtrArray *hosts, GError **error)
{
  MuStatement *rows = mu_statement (connection, MU_SQL_HOST_UNITS);
  mu_put_int (rows, campaign);
  MuRow row;
  while ((row = mu_statement_row (rows, error)) == MU_ROW_HERE) {
    MuHost *host = mu_hosts_find (hosts, mu_take_int (rows));
    const int unit = mu_take_in (rows, 0, MU_LIST_UNITS_MAX - 1);
    const int figures = mu_take_in (rows, 0, MU_LIST_FIGURES_MAX);
    if (host == NULL)
      continue;
    g_array_append_val (host->units, unit);
    host->figures += figures;
  }
  return row == MU_ROW_END;
}

GPtrArray *
mu_hosts_rows (MuConnection *connection, gint64 campaign, const MuMap *map, GError **error)
{
  g_autoptr (GPtrArray) hosts = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_host_free);
  if (map == NULL)
    return g_steal_pointer (&hosts);
  MuStatement *rows = mu_statement (connection, MU_SQL_HOST_ROWS);
  mu_put_int (rows, campaign);
  MuRow row;
  while ((row = mu_statement_row (rows, error)) == MU_ROW_HERE)
    g_ptr_array_add (hosts, read_host (rows, map));
  if (row != MU_ROW_END || !add_units (connection, campaign, hosts, error))
    return NULL;
  return g_steal_pointer (&hosts);
}

/* --- writing ------------------------------------------------------------------ */

/* The keys of its way, parted by blanks; free with g_free. */
static char *
format_way (const MuMap *map, const GArray *way)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < way->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                            mu_map_place (map, g_array_index (way, int, i))->key);
  return g_string_free (text, FALSE);
}

gboolean
mu_hosts_set_march (MuConnection *connection, const MuMap *map, const MuHost *host, GError **error)
{
  g_autofree char *way = format_way (map, host->march.way);
  MuStatement *update = mu_statement (connection, MU_SQL_HOST_MARCH);
  mu_put_text (update, mu_map_place (map, host->march.place)->key);
  mu_put_text (update, way);
  mu_put_int (update, host->march.set_out);
  mu_put_int (update, host->march.forced);
  mu_put_int (update, host->id);
  return mu_statement_run (update, error);
}

gboolean
mu_hosts_delete (MuConnection *connection, gint64 host, GError **error)
{
  MuStatement *dismiss = mu_statement (connection, MU_SQL_HOST_DISMISS);
  mu_put_int (dismiss, host);
  if (!mu_statement_run (dismiss, error))
    return FALSE;
  MuStatement *remove = mu_statement (connection, MU_SQL_HOST_DELETE);
  mu_put_int (remove, host);
  return mu_statement_run (remove, error);
}

/* --- those who wait for a battle ------------------------------------------------ */

/* The fixture of two sides that is due at the place, 0 for none. */
gboolean
mu_fixtures_open_at (MuConnection *connection, gint64 campaign, int day, const char *place,
                     const int side[MU_SIDES], gint64 *id, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_FIXTURE_OPEN_AT);
  mu_put_int (query, campaign);
  mu_put_int (query, day);
  mu_put_text (query, place);
  mu_put_int (query, MIN (side[0], side[1]));
  mu_put_int (query, MAX (side[0], side[1]));
  *id = 0;
  const MuRow row = mu_statement_row (query, error);
  if (row != MU_ROW_HERE)
    return row == MU_ROW_END;
  *id = mu_take_int (query);
  return mu_statement_end (query, error);
}

gboolean
mu_hosts_stand_at (const GPtrArray *hosts, int side, int place)
{
  for (guint i = 0; i < hosts->len; i++) {
    const MuHost *host = hosts->pdata[i];
    if (host->side == side && host->march.place == place && host->march.way->len == 0
        && host->figures > 0)
      return TRUE;
  }
  return FALSE;
}

/* A fixture that is due where both sides stand. */
static gboolean
is_meeting (const MuFixture *fixture, const GPtrArray *hosts, const MuMap *map, int today)
{
  const int place = *fixture->place != '\0' ? mu_map_find (map, fixture->place) : MU_MAP_NOWHERE;
  return fixture->battle == 0 && fixture->day <= today && place != MU_MAP_NOWHERE
         && mu_hosts_stand_at (hosts, fixture->side[0], place)
         && mu_hosts_stand_at (hosts, fixture->side[1], place);
}

static void
bind (const GPtrArray *hosts, const MuMap *map, const MuFixture *fixture)
{
  const int place = mu_map_find (map, fixture->place);
  for (guint i = 0; i < hosts->len; i++) {
    MuHost *host = hosts->pdata[i];
    if (host->fixture == 0 && host->march.place == place && host->march.way->len == 0
        && (host->side == fixture->side[0] || host->side == fixture->side[1]))
      host->fixture = fixture->id;
  }
}

GPtrArray *
mu_hosts_meetings (MuConnection *connection, gint64 campaign, const MuMap *map,
                   const GPtrArray *hosts, GError **error)
{
  int today;
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_fixture_free);
  if (hosts->len == 0)
    return g_steal_pointer (&found);
  g_autoptr (GPtrArray) fixtures = mu_fixtures_rows (connection, campaign, error);
  if (fixtures == NULL || !mu_campaign_today (connection, campaign, &today, error))
    return NULL;
  for (guint i = 0; i < fixtures->len; i++) {
    if (!is_meeting (fixtures->pdata[i], hosts, map, today))
      continue;
    bind (hosts, map, fixtures->pdata[i]);
    g_ptr_array_add (found, g_steal_pointer (&fixtures->pdata[i]));
  }
  return g_steal_pointer (&found);
}

/* --- the store's door ----------------------------------------------------------- */

gboolean
mu_war_open (MuConnection *connection, gint64 campaign, MuWar *war, GError **error)
{
  *war = (MuWar){ 0 };
  if (!mu_campaign_map_get (connection, campaign, &war->map, error))
    return FALSE;
  war->hosts = mu_hosts_rows (connection, campaign, war->map, error);
  if (war->hosts != NULL)
    war->meetings = mu_hosts_meetings (connection, campaign, war->map, war->hosts, error);
  if (war->meetings != NULL)
    return TRUE;
  mu_war_close (war);
  return FALSE;
}

void
mu_war_close (MuWar *war)
{
  g_clear_pointer (&war->map, mu_map_free);
  g_clear_pointer (&war->hosts, g_ptr_array_unref);
  g_clear_pointer (&war->meetings, g_ptr_array_unref);
}

GPtrArray *
mu_store_hosts (MuStore *store, gint64 campaign, GError **error)
{
  g_autoptr (MuSnapshot) snapshot = mu_snapshot_begin (mu_store_connection (store));
  g_auto (MuWar) war = { 0 };
  return mu_war_open (snapshot, campaign, &war, error) ? g_steal_pointer (&war.hosts) : NULL;
}

GPtrArray *
mu_store_meetings (MuStore *store, gint64 campaign, GError **error)
{
  g_autoptr (MuSnapshot) snapshot = mu_snapshot_begin (mu_store_connection (store));
  g_auto (MuWar) war = { 0 };
  return mu_war_open (snapshot, campaign, &war, error) ? g_steal_pointer (&war.meetings) : NULL;
}
