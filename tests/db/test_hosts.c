/* Hosts on a campaign's map: mustered, sent, met, beaten; every act of theirs goes back and to the
 * other copies. READING: wrg.campaign.forces. */
#include <string.h>

#include "db/acts/acts.h"
#include "db/campaign/campaigns.h"
#include "db/exchange/exchange.h"
#include "db/store.h"
#include "tests/db/fixture.h"

enum { ROMA, CAPUA, CANNAE, ARPI, MESSANA };
#define ALL 31u /* the five units of a side */

/* Roma - 2 - Capua - 3 - Cannae - 2 - Arpi; Capua - 4 - Messana by sea. */
static MuMap *
italy (void)
{
  static const MuMapPlace places[] = {
    { .key = (char *) "roma", .name = (char *) "Roma", .x = 1, .points = 10, .holder = 0 },
    { .key = (char *) "capua", .name = (char *) "Capua", .x = 2, .points = 3, .holder = -1 },
    { .key = (char *) "cannae", .name = (char *) "Cannae", .x = 3, .holder = -1 },
    { .key = (char *) "arpi", .name = (char *) "Arpi", .x = 4, .points = 1, .holder = -1 },
    { .key = (char *) "messana", .name = (char *) "Messana", .x = 5, .holder = 2 },
  };
  static const int home[] = { 0, -1, -1, 1, 2 };
  static const MuMapRoad roads[] = { { MU_MAP_ROAD, ROMA, CAPUA, 2 },
                                     { MU_MAP_ROAD, CAPUA, CANNAE, 3 },
                                     { MU_MAP_TRACK, CANNAE, ARPI, 2 },
                                     { MU_MAP_SEA, CAPUA, MESSANA, 4 } };
  MuMap *map = mu_map_new ("Italy");
  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    MuMapPlace place = places[i];
    place.home = home[i];
    ck_assert_int_eq (mu_map_add_place (map, &place, NULL), (int) i);
  }
  for (guint i = 0; i < G_N_ELEMENTS (roads); i++)
    ck_assert_int_ge (mu_map_add_road (map, &roads[i], NULL), 0);
  return map;
}

/* Three sides, from 28 March AD 69. */
static gint64
campaign_of (MuStore *store)
{
  MuCampaignPlan plan = { .name = "War", .sides = 3, .year = 69, .month = 3, .day = 28 };
  g_autoptr (MuMap) map = italy ();
  for (int i = 0; i < plan.sides; i++) {
    g_autofree char *name = g_strdup_printf ("Army %d", i);
    g_autoptr (MuList) list = fixture_list (name);
    ck_ok (mu_store_add_list (store, list, &plan.list[i], &error));
  }
  gint64 id = 0;
  ck_ok (mu_store_add_campaign (store, &plan, &id, &error));
  ck_ok (mu_store_set_campaign_map (store, id, map, &error));
  return id;
}

/* --- shorter words ------------------------------------------------------------ */

static GArray *
units_of (guint bits)
{
  GArray *units = g_array_new (FALSE, FALSE, sizeof (int));
  for (int i = 0; i < 32; i++)
    if (bits >> i & 1)
      g_array_append_val (units, i);
  return units;
}

static gboolean
try_muster (MuStore *store, gint64 war, int side, const char *name, const char *place, guint bits,
            gint64 *id, GError **error)
{
  g_autoptr (GArray) units = units_of (bits);
  return mu_store_muster_host (store, war, side, name, place, units, id, error);
}

static gint64
muster (MuStore *store, gint64 war, int side, const char *name, const char *place, guint bits)
{
  gint64 id = 0;
  ck_ok (try_muster (store, war, side, name, place, bits, &id, &error));
  return id;
}

static void
march (MuStore *store, gint64 war, gint64 host, const char *to, gboolean forced)
{
  ck_ok (mu_store_march_host (store, war, host, to, forced, &error));
}

static int
go_to (MuStore *store, gint64 war, int day)
{
  ck_ok (mu_store_advance_campaign (store, war, day, &error));
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  return campaign->day;
}

static GPtrArray *
hosts_of (MuStore *store, gint64 war)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *hosts = mu_store_hosts (store, war, &error);
  ck_assert_msg (hosts != NULL, "%s", error ? error->message : "");
  return hosts;
}

static const MuHost *
find (const GPtrArray *hosts, gint64 id)
{
  for (guint i = 0; i < hosts->len; i++)
    if (((MuHost *) hosts->pdata[i])->id == id)
      return hosts->pdata[i];
  return NULL;
}

static void
ck_stands (MuStore *store, gint64 war, gint64 id, int place)
{
  g_autoptr (GPtrArray) hosts = hosts_of (store, war);
  const MuHost *host = find (hosts, id);
  ck_assert_ptr_nonnull (host);
  ck_assert_int_eq (host->march.place, place);
  ck_assert_uint_eq (host->march.way->len, 0);
}

static void
ck_holds (MuStore *store, gint64 war, int place, int side)
{
  g_autoptr (MuMap) map = italy ();
  g_autofree int *holder = mu_store_holders (store, war, map, NULL);
  ck_assert_int_eq (holder[place], side);
}

/* The first battle that waits; NULL: none. */
static MuFixture *
meeting (MuStore *store, gint64 war)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) meetings = mu_store_meetings (store, war, &error);
  ck_assert_msg (meetings != NULL, "%s", error ? error->message : "");
  return meetings->len > 0 ? g_ptr_array_steal_index (meetings, 0) : NULL;
}

/* The armies that wait at a place fight; who wins is told. */
static MuBattleRecord *
battle_at (MuStore *store, gint64 war, const MuFixture *fixture, MuSide winner)
{
  g_autoptr (MuList) a
      = mu_store_army_at (store, war, fixture->side[0], fixture->place, NULL, NULL);
  g_autoptr (MuList) b
      = mu_store_army_at (store, war, fixture->side[1], fixture->place, NULL, NULL);
  ck_assert (a != NULL && b != NULL);
  MuBattleRecord *record = fixture_battle (fixture->name, a, b, 7, 10);
  record->winner = winner;
  fixture_seal (record);
  return record;
}

static void
fight (MuStore *store, gint64 war, MuSide winner)
{
  g_autoptr (MuFixture) fixture = meeting (store, war);
  ck_assert_ptr_nonnull (fixture);
  g_autoptr (MuBattleRecord) record = battle_at (store, war, fixture, winner);
  ck_ok (mu_store_record_campaign_battle (store, war, fixture_retold (record), NULL, &error));
}

static gboolean
waits (MuStore *store, gint64 war)
{
  g_autoptr (MuFixture) fixture = meeting (store, war);
  return fixture != NULL;
}

/* --- mustering ------------------------------------------------------------------ */

START_TEST (units_are_mustered_at_home)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = campaign_of (store);
  const gint64 one = muster (store, war, 0, "Consul", "roma", 1u | 4u);
  g_autoptr (GPtrArray) hosts = hosts_of (store, war);
  const MuHost *host = find (hosts, one);
  ck_assert_uint_eq (hosts->len, 1);
  ck_assert_str_eq (host->name, "Consul");
  ck_assert_int_eq (host->side, 0);
  ck_assert_uint_eq (host->units->len, 2);
  ck_assert_int_eq (g_array_index (host->units, int, 1), 2);
  ck_assert_int_eq (host->figures, 52);
  ck_assert (host->fixture == 0);
  g_autoptr (MuList) army = mu_store_army_at (store, war, 0, "roma", NULL, NULL);
  ck_assert_uint_eq (army->units->len, 2);
  ck_assert_str_eq (mu_list_unit (army, 1)->name, "Équites");
  g_autoptr (MuList) nobody = mu_store_army_at (store, war, 0, "capua", NULL, NULL);
  ck_assert_uint_eq (nobody->units->len, 0);
  fixture_sound (store);
}
END_TEST

START_TEST (hosts_divide_join_and_dissolve)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = campaign_of (store);
  gint64 one = muster (store, war, 0, "Consul", "roma", ALL);
  const gint64 other = muster (store, war, 0, "Praetor", "roma", 8u);
  g_autoptr (GPtrArray) both = hosts_of (store, war);
  ck_assert_uint_eq (find (both, one)->units->len, 4);
  ck_assert_uint_eq (find (both, other)->units->len, 1);
  /* One goes home, one comes from the other, which has nobody then. */
  ck_ok (try_muster (store, war, 0, "Dictator", "roma", 1u | 8u, &one, &error));
  g_autoptr (GPtrArray) left = hosts_of (store, war);
  ck_assert_uint_eq (left->len, 1);
  ck_assert_str_eq (find (left, one)->name, "Dictator");
  ck_ok (try_muster (store, war, 0, "Dictator", "roma", 0, &one, &error));
  g_autoptr (GPtrArray) none = hosts_of (store, war);
  ck_assert_uint_eq (none->len, 0);
  ck_ok (mu_store_take_back_act (store, war, 4, &error));
  g_autoptr (GPtrArray) back = hosts_of (store, war);
  ck_assert_uint_eq (back->len, 1);
  ck_assert_uint_eq (find (back, one)->units->len, 5);
  fixture_sound (store);
}
END_TEST

START_TEST (impossible_musterings_are_refused)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = campaign_of (store);
  const gint64 one = muster (store, war, 0, "Consul", "roma", 1u);
  gint64 new = 0, foreign = one, same = one;
  ck_fails (try_muster (store, war, 0, "Praetor", "capua", 2u, &new, &error),
            MU_STORE_ERROR_IMPOSSIBLE, "Velites is at home, and Capua is not its side's");
  ck_fails (try_muster (store, war, 0, "Praetor", "ostia", 2u, &new, &error),
            MU_STORE_ERROR_IMPOSSIBLE, "no place “ostia”");
  ck_fails (try_muster (store, war, 0, "", "roma", 2u, &new, &error), MU_STORE_ERROR_IMPOSSIBLE,
            "name of the host");
  ck_fails (try_muster (store, war, 0, "Praetor", "roma", 32u, &new, &error),
            MU_STORE_ERROR_IMPOSSIBLE, "“units”");
  ck_fails (try_muster (store, war, 1, "Hanno", "roma", 2u, &foreign, &error),
            MU_STORE_ERROR_IMPOSSIBLE, "“side”");
  march (store, war, one, "cannae", FALSE);
  go_to (store, war, 3);
  /* A unit in two places. */
  ck_fails (try_muster (store, war, 0, "Praetor", "roma", 1u, &new, &error),
            MU_STORE_ERROR_IMPOSSIBLE, "Hastati marches with Consul, which is not at Roma");
  ck_fails (try_muster (store, war, 0, "Consul", "roma", 3u, &same, &error),
            MU_STORE_ERROR_IMPOSSIBLE, "does not stand at Roma");
  go_to (store, war, 5);
  ck_fails (try_muster (store, war, 1, "Hanno", "cannae", 2u, &new, &error),
            MU_STORE_ERROR_IMPOSSIBLE, "Cannae: an enemy stands there, Consul");
  fixture_sound (store);
}
END_TEST

START_TEST (without_a_map_nobody_marches)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = fixture_campaign (store, "War");
  gint64 id = 0;
  ck_fails (try_muster (store, war, 0, "Consul", "roma", 1u, &id, &error),
            MU_STORE_ERROR_IMPOSSIBLE, "has no map");
  ck_fails (mu_store_march_host (store, war, 5, "roma", FALSE, &error), MU_STORE_ERROR_NOT_FOUND,
            "no such host");
  g_autoptr (GPtrArray) none = hosts_of (store, war);
  ck_assert_uint_eq (none->len, 0);
}
END_TEST

/* --- marching --------------------------------------------------------------------- */

START_TEST (hosts_take_what_they_come_to)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = campaign_of (store);
  const gint64 one = muster (store, war, 0, "Consul", "roma", ALL);
  march (store, war, one, "cannae", FALSE);
  go_to (store, war, 1);
  ck_holds (store, war, CAPUA, -1);
  go_to (store, war, 2);
  ck_holds (store, war, CAPUA, 0);
  go_to (store, war, 20);
  ck_stands (store, war, one, CANNAE);
  ck_holds (store, war, CANNAE, 0);
  ck_fails (mu_store_march_host (store, war, one, "ostia", FALSE, &error),
            MU_STORE_ERROR_IMPOSSIBLE, "no place “ostia”");
  /* The marches fall with the order. */
  ck_ok (mu_store_take_back_act (store, war, 4, &error));
  ck_stands (store, war, one, ROMA);
  ck_holds (store, war, CAPUA, -1);
  fixture_sound (store);
}
END_TEST

START_TEST (the_season_ends_marches)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = campaign_of (store);
  const gint64 one = muster (store, war, 0, "Consul", "roma", ALL);
  ck_ok (mu_store_set_campaign_rules (store, war, "season-first=1 season-last=3", &error));
  march (store, war, one, "arpi", FALSE);
  go_to (store, war, 20); /* on the road to Cannae as April begins */
  ck_stands (store, war, one, CANNAE);
  ck_fails (mu_store_march_host (store, war, one, "cannae", FALSE, &error),
            MU_STORE_ERROR_IMPOSSIBLE, "do not march in this season");
}
END_TEST

START_TEST (objectives_bring_points_each_month)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = campaign_of (store);
  const gint64 one = muster (store, war, 0, "Consul", "roma", ALL);
  ck_ok (mu_store_set_campaign_rules (store, war, "objective-points=2", &error));
  march (store, war, one, "capua", FALSE);
  go_to (store, war, 4); /* 1 April */
  g_autoptr (GPtrArray) rows = mu_store_side_points (store, war, NULL);
  ck_assert_uint_eq (rows->len, 1);
  const MuSidePoints *points = rows->pdata[0];
  ck_assert_int_eq (points->side, 0);
  ck_assert_int_eq (points->quarters, 4 * 2 * 13);
  ck_assert_int_eq (points->day, 4);
  ck_assert_int_eq (points->kind, MU_POINTS_HELD);
  ck_ok (mu_store_set_holder (store, war, "arpi", 2, &error));
  go_to (store, war, 64); /* past 1 May */
  g_autoptr (GPtrArray) more = mu_store_side_points (store, war, NULL);
  ck_assert_uint_eq (more->len, 3);
  ck_fails (mu_store_set_holder (store, war, "arpi", 3, &error), MU_STORE_ERROR_IMPOSSIBLE,
            "no such side");
  ck_fails (mu_store_set_holder (store, war, "ostia", 1, &error), MU_STORE_ERROR_IMPOSSIBLE,
            "“place”");
}
END_TEST

/* --- meeting ------------------------------------------------------------------------ */

/* Day 5: the consul reaches Cannae, Hannibal has stood there since day 2. */
static gint64
let_meet (MuStore *store, gint64 war, gint64 *consul, gint64 *hannibal)
{
  *consul = muster (store, war, 0, "Consul", "roma", 7u);
  *hannibal = muster (store, war, 1, "Hannibal", "arpi", ALL);
  march (store, war, *hannibal, "cannae", FALSE);
  march (store, war, *consul, "cannae", FALSE);
  return go_to (store, war, 30);
}

START_TEST (the_calendar_stops_where_enemies_meet)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = campaign_of (store);
  gint64 consul, hannibal;
  ck_assert_int_eq (let_meet (store, war, &consul, &hannibal), 5);
  g_autoptr (MuFixture) fixture = meeting (store, war);
  ck_assert_str_eq (fixture->name, "Cannae");
  ck_assert_str_eq (fixture->place, "cannae");
  ck_assert_int_eq (fixture->day, 5);
  ck_assert_int_eq (fixture->side[0], 0);
  ck_assert_int_eq (fixture->side[1], 1);
  ck_holds (store, war, CANNAE, 1);
  g_autoptr (GPtrArray) hosts = hosts_of (store, war);
  ck_assert (find (hosts, consul)->fixture == fixture->id);
  ck_fails (mu_store_march_host (store, war, consul, "roma", FALSE, &error),
            MU_STORE_ERROR_IMPOSSIBLE, "a battle waits for it");
  ck_fails (try_muster (store, war, 0, "Consul", "cannae", 0, &consul, &error),
            MU_STORE_ERROR_IMPOSSIBLE, "a battle waits for it at Cannae");
  /* It goes on when it is told so; nobody meets twice. */
  ck_assert_int_eq (go_to (store, war, 30), 30);
  g_autoptr (GPtrArray) fixtures = mu_store_fixtures (store, war, NULL);
  ck_assert_uint_eq (fixtures->len, 1);
  ck_ok (mu_store_call_off_fixture (store, war, fixture->id, &error));
  ck_assert (!waits (store, war));
  march (store, war, consul, "roma", FALSE);
  fixture_sound (store);
}
END_TEST

START_TEST (the_beaten_fall_back)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = campaign_of (store);
  gint64 consul, hannibal;
  let_meet (store, war, &consul, &hannibal);
  fight (store, war, MU_SIDE_A);
  ck_assert (!waits (store, war));
  ck_holds (store, war, CANNAE, 0);
  g_autoptr (GPtrArray) hosts = hosts_of (store, war);
  const MuHost *beaten = find (hosts, hannibal);
  ck_assert_int_eq (beaten->march.place, CANNAE);
  ck_assert_uint_eq (beaten->march.way->len, 1);
  ck_assert_int_eq (g_array_index (beaten->march.way, int, 0), ARPI);
  /* Those at home have not fought. */
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  const MuCampaignSide *rome = campaign->sides->pdata[0];
  ck_assert_int_eq (((MuForce *) rome->forces->pdata[3])->battles, 0);
  ck_assert_int_eq (((MuForce *) rome->forces->pdata[0])->battles, 1);
  go_to (store, war, 7);
  ck_stands (store, war, hannibal, ARPI);
  fixture_sound (store);
  ck_ok (mu_store_undo_campaign_battle (store, war, &error));
  ck_assert (waits (store, war));
  ck_stands (store, war, hannibal, CANNAE);
  fixture_sound (store);
}
END_TEST

START_TEST (of_a_draw_the_guest_falls_back)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = campaign_of (store);
  gint64 consul, hannibal;
  let_meet (store, war, &consul, &hannibal);
  fight (store, war, MU_SIDE_NONE);
  ck_holds (store, war, CANNAE, 1);
  ck_stands (store, war, hannibal, CANNAE);
  go_to (store, war, 8);
  ck_stands (store, war, consul, CAPUA);
}
END_TEST

START_TEST (who_has_no_refuge_disperses)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = campaign_of (store);
  const gint64 consul = muster (store, war, 0, "Consul", "roma", ALL);
  const gint64 hannibal = muster (store, war, 1, "Hannibal", "arpi", ALL);
  ck_ok (mu_store_set_holder (store, war, "arpi", 0, &error));
  march (store, war, hannibal, "cannae", FALSE);
  go_to (store, war, 1);
  march (store, war, consul, "capua", FALSE);
  go_to (store, war, 2);
  ck_ok (mu_store_set_holder (store, war, "cannae", 0, &error));
  march (store, war, hannibal, "capua", FALSE);
  go_to (store, war, 9);
  fight (store, war, MU_SIDE_A);
  g_autoptr (GPtrArray) hosts = hosts_of (store, war);
  ck_assert_uint_eq (hosts->len, 1);
  ck_assert_ptr_null (find (hosts, hannibal));
  fixture_sound (store);
}
END_TEST

START_TEST (forced_marchers_come_tired)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = campaign_of (store);
  const gint64 hannibal = muster (store, war, 1, "Hannibal", "arpi", ALL);
  const gint64 consul = muster (store, war, 0, "Consul", "roma", 7u);
  march (store, war, hannibal, "cannae", FALSE);
  march (store, war, consul, "cannae", TRUE);
  ck_assert_int_eq (go_to (store, war, 30), 4); /* 2 and 2 days instead of 2 and 3 */
  g_autoptr (MuList) tired = mu_store_army_at (store, war, 0, "cannae", NULL, NULL);
  g_autoptr (MuList) fresh = mu_store_army_at (store, war, 1, "cannae", NULL, NULL);
  for (guint i = 0; i < 3; i++) {
    ck_assert (mu_list_unit (tired, i)->forced_march);
    ck_assert (!mu_list_unit (fresh, i)->forced_march);
  }
  go_to (store, war, 5);
  g_autoptr (MuList) rested = mu_store_army_at (store, war, 0, "cannae", NULL, NULL);
  ck_assert (!mu_list_unit (rested, 0)->forced_march);
}
END_TEST

START_TEST (leagues_do_not_fight)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = campaign_of (store);
  gint64 consul, hannibal;
  ck_ok (mu_store_set_campaign_rules (store, war, "league-a=1 league-b=1", &error));
  ck_assert_int_eq (let_meet (store, war, &consul, &hannibal), 30);
  ck_stands (store, war, consul, CANNAE);
  ck_stands (store, war, hannibal, CANNAE);
  ck_holds (store, war, CANNAE, 1);
}
END_TEST

START_TEST (recruits_come_to_those_at_home)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = campaign_of (store);
  gint64 consul, hannibal;
  ck_ok (mu_store_set_campaign_rules (store, war, "replacement-points=900 recruits-at-home=yes",
                                      &error));
  let_meet (store, war, &consul, &hannibal);
  fight (store, war, MU_SIDE_A);
  g_autoptr (GArray) away = mu_store_advise_recruits (store, war, 0, NULL);
  ck_assert_uint_eq (away->len, 0);
  ck_assert_int_eq (go_to (store, war, 9), 9);
  g_autoptr (GArray) home = mu_store_advise_recruits (store, war, 1, NULL);
  ck_assert_uint_gt (home->len, 0);
}
END_TEST

START_TEST (a_map_keeps_the_places_where_hosts_are)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = campaign_of (store);
  muster (store, war, 0, "Consul", "roma", ALL);
  g_autoptr (MuMap) map = italy ();
  ck_assert (mu_map_remove_place (map, ROMA, NULL));
  ck_fails (mu_store_set_campaign_map (store, war, map, &error), MU_STORE_ERROR_IMPOSSIBLE,
            "Roma: the host Consul is there");
  g_autoptr (MuMap) other = italy ();
  ck_assert (mu_map_remove_place (other, MESSANA, NULL));
  ck_ok (mu_store_set_campaign_map (store, war, other, &error));
}
END_TEST

/* --- copies ---------------------------------------------------------------------------- */

/* Another copy that does the same stands as this one. */
START_TEST (marches_go_to_the_other_copies)
{
  g_autofree char *folder = fixture_folder ();
  g_autofree char *path = fixture_path (folder, "one.muster");
  g_autofree char *copy = fixture_path (folder, "other.muster");
  MuStore *first = fixture_store (path);
  const gint64 war = campaign_of (first);
  mu_store_close (first);
  g_autofree char *data = NULL;
  gsize length;
  ck_assert (g_file_get_contents (path, &data, &length, NULL));
  ck_assert (g_file_set_contents (copy, data, (gssize) length, NULL));
  MuStore *store = fixture_store (path), *other = fixture_store (copy);
  gint64 consul, hannibal;
  let_meet (store, war, &consul, &hannibal);
  fight (store, war, MU_SIDE_A);
  go_to (store, war, 8);
  g_autoptr (MuDispatch) dispatch = mu_store_dispatch (store, war, 2, NULL);
  ck_ok (mu_store_merge (other, war, dispatch, NULL, NULL, &error));
  ck_stands (other, war, hannibal, ARPI);
  ck_holds (other, war, CANNAE, 0);
  g_autoptr (GPtrArray) here = mu_store_fixtures (store, war, NULL);
  g_autoptr (GPtrArray) there = mu_store_fixtures (other, war, NULL);
  ck_assert_uint_eq (here->len, there->len);
  for (guint i = 0; i < here->len; i++)
    ck_assert (((MuFixture *) here->pdata[i])->id == ((MuFixture *) there->pdata[i])->id);
  fixture_sound (other);
  mu_store_close (other);
  mu_store_close (store);
  fixture_remove (folder);
}
END_TEST

/* --- any war ---------------------------------------------------------------------------- */

/* What the acts of this file change, told without numbers drawn by lot; free with g_free. */
static char *
describe (MuStore *store, gint64 war)
{
  GString *text = g_string_new (NULL);
  g_autoptr (MuMap) map = italy ();
  g_autoptr (GPtrArray) hosts = hosts_of (store, war);
  g_autoptr (GPtrArray) points = mu_store_side_points (store, war, NULL);
  g_autoptr (GPtrArray) fixtures = mu_store_fixtures (store, war, NULL);
  g_autofree int *holder = mu_store_holders (store, war, map, NULL);
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  g_string_printf (text, "day %d;", campaign->day);
  for (guint i = 0; i < hosts->len; i++) {
    const MuHost *host = hosts->pdata[i];
    g_string_append_printf (text, " %s %d at %d since %d,%d for %d:", host->name, host->figures,
                            host->march.place, host->march.set_out, host->march.forced,
                            host->fixture != 0);
    for (guint j = 0; j < host->units->len; j++)
      g_string_append_printf (text, " %d", g_array_index (host->units, int, j));
    for (guint j = 0; j < host->march.way->len; j++)
      g_string_append_printf (text, " to %d", g_array_index (host->march.way, int, j));
  }
  for (guint i = 0; i < map->places->len; i++)
    g_string_append_printf (text, " held by %d", holder[i]);
  for (guint i = 0; i < fixtures->len; i++) {
    const MuFixture *fixture = fixtures->pdata[i];
    g_string_append_printf (text, " %s %d", fixture->name, fixture->battle != 0);
  }
  g_string_append_printf (text, " %u gifts", points->len);
  return g_string_free (text, FALSE);
}

static void
try_fight (MuStore *store, gint64 war, GRand *rand)
{
  if (waits (store, war))
    fight (store, war, (MuSide) g_rand_int_range (rand, 0, 3));
}

static void
try_anything (MuStore *store, gint64 war, GRand *rand)
{
  static const char *const places[] = { "roma", "capua", "cannae", "arpi", "messana" };
  const int side = g_rand_int_range (rand, 0, 3);
  const char *place = places[g_rand_int_range (rand, 0, G_N_ELEMENTS (places))];
  const guint units = (guint) g_rand_int_range (rand, 0, ALL + 1);
  g_autoptr (GPtrArray) hosts = hosts_of (store, war);
  const guint which = hosts->len > 0 ? (guint) g_rand_int_range (rand, 0, (int) hosts->len) : 0;
  const MuHost *host = hosts->len > 0 ? hosts->pdata[which] : NULL;
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  gint64 id = host != NULL && g_rand_boolean (rand) ? host->id : 0;
  switch (g_rand_int_range (rand, 0, 7)) {
  case 0:
  case 1:
    try_muster (store, war, id ? host->side : side, "Host", place, units, &id, NULL);
    break;
  case 2:
  case 3:
    if (host != NULL)
      mu_store_march_host (store, war, host->id, place, g_rand_boolean (rand), NULL);
    break;
  case 4:
    mu_store_set_holder (store, war, place, side, NULL);
    break;
  case 5:
    try_fight (store, war, rand);
    break;
  default:
    mu_store_advance_campaign (store, war, campaign->day + g_rand_int_range (rand, 1, 9), NULL);
    break;
  }
}

/* No unit is in two places, none without its host's side, and each act goes and comes back. */
START_TEST (any_war_goes_there_and_back)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i + 5);
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = campaign_of (store);
  ck_ok (mu_store_set_campaign_rules (
      store, war, "objective-points=3 merge-below=6 wounded-percent=40 season-last=11", &error));
  for (int i = 0; i < 60; i++)
    try_anything (store, war, rand);
  g_autoptr (GPtrArray) acts = mu_store_acts (store, war, NULL);
  const int last = ((MuAct *) acts->pdata[acts->len - 1])->number;
  g_autofree char *before = describe (store, war);
  for (int number = 3; number <= last; number += 3) {
    ck_ok (mu_store_take_back_act (store, war, number, &error));
    fixture_sound (store);
    g_autoptr (GPtrArray) now = mu_store_acts (store, war, NULL);
    ck_ok (
        mu_store_take_back_act (store, war, ((MuAct *) now->pdata[now->len - 1])->number, &error));
    g_autofree char *after = describe (store, war);
    ck_assert_str_eq (after, before);
  }
  fixture_sound (store);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    units_are_mustered_at_home,
    hosts_divide_join_and_dissolve,
    impossible_musterings_are_refused,
    without_a_map_nobody_marches,
    hosts_take_what_they_come_to,
    the_season_ends_marches,
    objectives_bring_points_each_month,
    the_calendar_stops_where_enemies_meet,
    the_beaten_fall_back,
    of_a_draw_the_guest_falls_back,
    who_has_no_refuge_disperses,
    forced_marchers_come_tired,
    leagues_do_not_fight,
    recruits_come_to_those_at_home,
    a_map_keeps_the_places_where_hosts_are,
    marches_go_to_the_other_copies,
  };
  const TTest *const loops[] = { any_war_goes_there_and_back };
  return fixture_run_loops ("hosts", tests, G_N_ELEMENTS (tests), loops, G_N_ELEMENTS (loops), 20);
}
