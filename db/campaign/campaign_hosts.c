/* Mustering hosts on the map of a campaign, and sending them. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "db/acts/deed_private.h"
#include "db/campaign/hosts_private.h"
#include "db/connection/statement.h"
#include "db/store_private.h"
#include "db/tables/possible.h"

#define UNITS_TYPE "ax"

/* FALSE, and why. */
#define refuse(error, ...)                                                                         \
  (g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE, __VA_ARGS__), FALSE)

static gboolean
need_map (const MuWar *war, GError **error)
{
  return war->map != NULL || refuse (error, _ ("The campaign has no map. Draw one, or import it."));
}

static gboolean
find_place (const MuMap *map, const char *key, int *place, GError **error)
{
  *place = mu_map_find (map, key);
  return *place != MU_MAP_NOWHERE
         || refuse (error, _ ("The campaign's map has no place “%s”."), key);
}

/* --- mustering one ------------------------------------------------------------- */

/* What the deed tells, and what it bears on. */
typedef struct {
  gint64 id;
  int side;
  gint64 side_id;
  const char *name;
  int place;
  GVariant *units;
  int today;
  MuCampaignArmy *army;
  MuWar war;
  gboolean own; /* units may come from home here, and go there */
} Muster;

static void
muster_clear (Muster *muster)
{
  g_clear_pointer (&muster->units, g_variant_unref);
  g_clear_pointer (&muster->army, mu_campaign_army_free);
  mu_war_close (&muster->war);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Muster, muster_clear)

static gboolean
read_told (MuConnection *connection, gint64 campaign, GVariant *what, Muster *muster,
           GError **error)
{
  gint64 side;
  const char *place;
  muster->units = g_variant_lookup_value (what, "units", G_VARIANT_TYPE (UNITS_TYPE));
  if ((muster->units == NULL && !mu_deed_refuse ("units", error))
      || !mu_deed_int (what, "id", 1, G_MAXINT64, &muster->id, error)
      || !mu_deed_int (what, "side", 0, MU_CAMPAIGN_SIDES_MAX - 1, &side, error)
      || !mu_deed_text (what, "name", MU_LIST_NAME_MAX, &muster->name, error)
      || !mu_deed_text (what, "place", MU_MAP_KEY_MAX, &place, error)
      || !mu_deed_today (what, &muster->today, error)
      || !mu_campaign_side_id (connection, campaign, (int) side, &muster->side_id, error)
      || !mu_possible_kept_name (_ ("The name of the host"), muster->name, error))
    return FALSE;
  muster->side = (int) side;
  return mu_war_open (connection, campaign, &muster->war, error) && need_map (&muster->war, error)
         && find_place (muster->war.map, place, &muster->place, error);
}

static gboolean
see_ground (MuConnection *connection, gint64 campaign, Muster *muster, GError **error)
{
  const MuMap *map = muster->war.map;
  g_autofree int *holder = mu_holders_get (connection, campaign, map, error);
  if (holder == NULL)
    return FALSE;
  muster->own = mu_holders_own (map, holder, muster->side, muster->place);
  muster->army = mu_campaign_army_get (connection, campaign, muster->side, error);
  return muster->army != NULL;
}

static const char *
place_name (const Muster *muster)
{
  return mu_map_place (muster->war.map, muster->place)->name;
}

static gboolean
check_host (const Muster *muster, GError **error)
{
  const MuHost *host = mu_hosts_find (muster->war.hosts, muster->id);
  if (host == NULL)
    return TRUE;
  if (host->side != muster->side)
    return mu_deed_refuse ("side", error);
  if (host->march.way->len > 0 || host->march.place != muster->place)
    return refuse (error, _ ("%s: the host does not stand at %s. Let it come there first."),
                   host->name, place_name (muster));
  return host->fixture == 0
         || refuse (error, _ ("%s: a battle waits for it at %s. Record it first, or call it off."),
                    host->name, place_name (muster));
}

static gboolean
check_enemies (const Muster *muster, const MuCampaignRuleValues *rules, GError **error)
{
  for (guint i = 0; i < muster->war.hosts->len; i++) {
    const MuHost *host = muster->war.hosts->pdata[i];
    if (host->march.place == muster->place && host->march.way->len == 0
        && mu_host_march_are_enemies (rules, host->side, muster->side))
      return refuse (error, _ ("%s: an enemy stands there, %s."), place_name (muster), host->name);
  }
  return TRUE;
}

/* From home, from this host or from another that stands here. */
static gboolean
can_join (const Muster *muster, guint unit, GError **error)
{
  const MuMusterUnit *now = &g_array_index (muster->army->units, MuMusterUnit, unit);
  const char *name = mu_list_unit (muster->army->first, unit)->name;
  const MuHost *host = mu_hosts_find (muster->war.hosts, now->host);
  if (now->joined != MU_LIST_NO_UNIT || now->present == 0)
    return refuse (error, _ ("%s has nobody left who could march."), name);
  if (host == NULL)
    return muster->own
           || refuse (error,
                      _ ("%s is at home, and %s is not its side's. Muster it where the side is at "
                         "home or holds the place."),
                      name, place_name (muster));
  return (host->march.place == muster->place && host->march.way->len == 0)
         || refuse (error, _ ("%s marches with %s, which is not at %s."), name, host->name,
                    place_name (muster));
}

static gboolean
check_units (const Muster *muster, GError **error)
{
  gint64 unit;
  GVariantIter at;
  g_variant_iter_init (&at, muster->units);
  while (g_variant_iter_next (&at, "x", &unit)) {
    if (unit < 0 || unit >= muster->army->units->len)
      return mu_deed_refuse ("units", error);
    if (!can_join (muster, (guint) unit, error))
      return FALSE;
  }
  return TRUE;
}

static gboolean
is_told (const Muster *muster, int unit)
{
  gint64 told;
  GVariantIter at;
  g_variant_iter_init (&at, muster->units);
  while (g_variant_iter_next (&at, "x", &told))
    if (told == unit)
      return TRUE;
  return FALSE;
}

/* Whoever leaves it goes home. */
static gboolean
check_leavers (const Muster *muster, GError **error)
{
  const MuHost *host = mu_hosts_find (muster->war.hosts, muster->id);
  for (guint i = 0; host != NULL && !muster->own && i < host->units->len; i++) {
    const int unit = g_array_index (host->units, int, i);
    if (!is_told (muster, unit)
        && g_array_index (muster->army->states, MuForceState, unit).present > 0)
      return refuse (error,
                     _ ("%s cannot go home from %s, which is not its side's. Let it march with "
                        "another host."),
                     mu_list_unit (muster->army->first, (guint) unit)->name, place_name (muster));
  }
  return TRUE;
}

static gboolean
put_host (MuConnection *connection, const Muster *muster, GError **error)
{
  MuStatement *insert = mu_statement (connection, MU_SQL_HOST_ADD);
  mu_put_int (insert, muster->id);
  mu_put_int (insert, muster->side_id);
  mu_put_text (insert, muster->name);
  mu_put_text (insert, mu_map_place (muster->war.map, muster->place)->key);
  mu_put_int (insert, muster->today);
  if (!mu_statement_run (insert, error))
    return FALSE;
  MuStatement *dismiss = mu_statement (connection, MU_SQL_HOST_DISMISS);
  mu_put_int (dismiss, muster->id);
  return mu_statement_run (dismiss, error);
}

static gboolean
put_units (MuConnection *connection, const Muster *muster, GError **error)
{
  gint64 unit;
  GVariantIter at;
  g_variant_iter_init (&at, muster->units);
  while (g_variant_iter_next (&at, "x", &unit)) {
    MuStatement *insert = mu_statement (connection, MU_SQL_HOST_TAKE);
    mu_put_int (insert, muster->id);
    mu_put_int (insert, muster->side_id);
    mu_put_int (insert, unit);
    if (!mu_statement_run (insert, error))
      return FALSE;
  }
  MuStatement *remove = mu_statement (connection, MU_SQL_HOST_DELETE_EMPTY);
  mu_put_int (remove, muster->side_id);
  return mu_statement_run (remove, error);
}

gboolean
mu_deed_host (MuConnection *connection, gint64 campaign, GVariant *what, GError **error)
{
  g_auto (Muster) muster = { 0 };
  MuCampaignRuleValues rules;
  return read_told (connection, campaign, what, &muster, error)
         && see_ground (connection, campaign, &muster, error)
         && mu_campaign_rules_get (connection, campaign, &rules, error)
         && check_host (&muster, error) && check_enemies (&muster, &rules, error)
         && check_units (&muster, error) && check_leavers (&muster, error)
         && put_host (connection, &muster, error) && put_units (connection, &muster, error);
}

gboolean
mu_store_muster_host (MuStore *store, gint64 campaign, int side, const char *name,
                      const char *place, const GArray *units, gint64 *id, GError **error)
{
  const gint64 number = *id != 0 ? *id : mu_deed_lot ();
  if (*id == 0 && !mu_possible_name (_ ("The name of the host"), name, error))
    return FALSE;
  g_autofree char *tidy = *id == 0 ? mu_name_tidy (name) : g_strdup (name);
  g_autoptr (GVariantDict) what = g_variant_dict_new (NULL);
  GVariantBuilder told;
  g_variant_builder_init (&told, G_VARIANT_TYPE (UNITS_TYPE));
  for (guint i = 0; i < units->len; i++)
    g_variant_builder_add (&told, "x", (gint64) g_array_index (units, int, i));
  g_variant_dict_insert_value (what, "units", g_variant_builder_end (&told));
  g_variant_dict_insert (what, "id", "x", number);
  g_variant_dict_insert (what, "side", "x", (gint64) side);
  g_variant_dict_insert (what, "name", "s", tidy);
  g_variant_dict_insert (what, "place", "s", place);
  if (!mu_deed_store (store, campaign, MU_ACT_HOST, tidy, g_variant_dict_end (what), error))
    return FALSE;
  *id = number;
  return TRUE;
}

/* --- sending one ---------------------------------------------------------------- */

static gboolean
check_may_march (MuConnection *connection, gint64 campaign, const MuHost *host, int today,
                 GError **error)
{
  g_autoptr (MuCampaign) head = mu_campaigns_head (connection, campaign, error);
  MuCampaignRuleValues rules;
  if (head == NULL || !mu_campaign_rules_parse (head->rules, &rules, error))
    return FALSE;
  const MuDate date = mu_calendar_after (&head->first, today);
  if (!mu_campaign_rules_marches (&rules, date.month))
    return refuse (error, _ ("%s: armies do not march in this season, by the campaign's rules."),
                   host->name);
  return host->fixture == 0
         || refuse (error, _ ("%s: a battle waits for it. Record it first, or call it off."),
                    host->name);
}

static gboolean
send (MuConnection *connection, const MuMap *map, MuHost *host, const char *key, gboolean forced,
      int today, GError **error)
{
  int place;
  if (!find_place (map, key, &place, error))
    return FALSE;
  if (!mu_host_march_send (map, &host->march, place, forced, today))
    return refuse (error, _ ("%s: no road leads to %s from there."), host->name,
                   mu_map_place (map, place)->name);
  return mu_hosts_set_march (connection, map, host, error);
}

gboolean
mu_deed_march (MuConnection *connection, gint64 campaign, GVariant *what, GError **error)
{
  gint64 id, forced;
  const char *to;
  int today;
  g_auto (MuWar) war = { 0 };
  if (!mu_deed_int (what, "host", 1, G_MAXINT64, &id, error)
      || !mu_deed_int (what, "forced", 0, 1, &forced, error)
      || !mu_deed_text (what, "to", MU_MAP_KEY_MAX, &to, error)
      || !mu_deed_today (what, &today, error) || !mu_war_open (connection, campaign, &war, error)
      || !need_map (&war, error))
    return FALSE;
  MuHost *host = mu_hosts_find (war.hosts, id);
  return (host != NULL || mu_deed_refuse ("host", error))
         && check_may_march (connection, campaign, host, today, error)
         && send (connection, war.map, host, to, forced != 0, today, error);
}

/* "Hannibal, Cannae"; free with g_free. */
static char *
name_march (const MuWar *war, gint64 id, const char *to, GError **error)
{
  int place;
  const MuHost *host = mu_hosts_find (war->hosts, id);
  if (host == NULL) {
    g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND,
                         _ ("The campaign has no such host."));
    return NULL;
  }
  return find_place (war->map, to, &place, error)
             ? g_strdup_printf ("%s, %s", host->name, mu_map_place (war->map, place)->name)
             : NULL;
}

gboolean
mu_store_march_host (MuStore *store, gint64 campaign, gint64 host, const char *place,
                     gboolean forced, GError **error)
{
  g_auto (MuWar) war = { 0 };
  g_autoptr (GVariantDict) what = g_variant_dict_new (NULL);
  if (!mu_war_open (mu_store_connection (store), campaign, &war, error))
    return FALSE;
  g_autofree char *about = name_march (&war, host, place, error);
  if (about == NULL)
    return FALSE;
  g_variant_dict_insert (what, "host", "x", host);
  g_variant_dict_insert (what, "to", "s", place);
  g_variant_dict_insert (what, "forced", "x", (gint64) (forced ? 1 : 0));
  return mu_deed_store (store, campaign, MU_ACT_MARCH, about, g_variant_dict_end (what), error);
}
