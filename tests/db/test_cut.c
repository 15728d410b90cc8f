/* A player's copy of a campaign: what he may know is in it, what he may not is in none of its
 * bytes; what he does there merges into the umpire's. READING: wrg.campaign.forces. */
#include <glib/gstdio.h>
#include <string.h>

#include "db/campaign/campaigns.h"
#include "db/campaign/fixture_papers.h"
#include "db/exchange/cut.h"
#include "db/exchange/exchange.h"
#include "db/store.h"
#include "db/store_private.h"
#include "lists/wrg/orders/orders.h"
#include "tests/db/fixture.h"

enum { ROME, CARTHAGE, NUMIDIA, SIDES };

/* The umpire's club, and a copy for Rome where one was cut. */
typedef struct {
  char *folder;
  char *path;
  MuStore *umpire, *rome;
  gint64 war;
  gint64 roman, punic, near; /* hosts */
} Club;

static const char *const side_names[SIDES] = { "Rome", "Carthage", "Numidia" };

static MuMap *
africa (void)
{
  static const MuMapPlace places[] = {
    { .key = (char *) "utica", .name = (char *) "Utica", .x = 1, .holder = ROME },
    { .key = (char *) "zama", .name = (char *) "Zama", .x = 2, .holder = CARTHAGE },
    { .key = (char *) "cirta", .name = (char *) "Cirta", .x = 3, .holder = NUMIDIA },
  };
  static const MuMapRoad roads[] = { { MU_MAP_ROAD, 0, 1, 9 }, { MU_MAP_ROAD, 1, 2, 9 } };
  MuMap *map = mu_map_new ("Africa");
  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    MuMapPlace place = places[i];
    place.home = (int) i;
    ck_assert_int_eq (mu_map_add_place (map, &place, NULL), (int) i);
  }
  for (guint i = 0; i < G_N_ELEMENTS (roads); i++)
    ck_assert_int_ge (mu_map_add_road (map, &roads[i], NULL), 0);
  return map;
}

/* Each text of it names its side: "Numidia-unit-3". */
static MuList *
marked_list (const char *side)
{
  MuList *list = fixture_list (side);
  g_free (list->notes);
  list->notes = g_strdup_printf ("%s-notes", side);
  g_free (list->tags);
  list->tags = g_strdup_printf ("%s-tags", side);
  for (guint i = 0; i < list->units->len; i++) {
    MuListUnit *unit = mu_list_unit (list, i);
    g_free (unit->name);
    unit->name = g_strdup_printf ("%s-unit-%u", side, i);
    g_free (unit->notes);
    unit->notes = g_strdup_printf ("%s-unit-notes-%u", side, i);
  }
  return list;
}

/* Of the side's units that have figures, so many from that one on. */
static GArray *
units_of (MuStore *store, gint64 war, int side, guint first, guint count)
{
  GArray *units = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  const GPtrArray *forces = ((MuCampaignSide *) campaign->sides->pdata[side])->forces;
  for (guint i = 0, alive = 0; i < forces->len; i++) {
    const MuForce *force = forces->pdata[i];
    if (force->figures > 0 && alive++ >= first && units->len < count)
      g_array_append_val (units, force->position);
  }
  ck_assert_uint_eq (units->len, count);
  return units;
}

static gint64
muster (MuStore *store, gint64 war, int side, const char *name, const char *place, guint first)
{
  gint64 id = 0;
  g_autoptr (GArray) units = units_of (store, war, side, first, 1);
  ck_ok (mu_store_muster_host (store, war, side, name, place, units, &id, &error));
  return id;
}

static void
fight (const Club *club, int a, int b, const char *name, guint64 seed)
{
  g_autoptr (MuList) one = mu_store_campaign_army (club->umpire, club->war, a, NULL, NULL);
  g_autoptr (MuList) other = mu_store_campaign_army (club->umpire, club->war, b, NULL, NULL);
  g_autoptr (MuBattleRecord) record = fixture_battle (name, one, other, seed, 10);
  const int sides[] = { a, b };
  ck_ok (mu_store_record_battle_of_sides (club->umpire, club->war, sides, record, NULL, &error));
}

static void
begin_war (Club *club)
{
  MuCampaignPlan plan = { .name = "War", .sides = SIDES, .year = -203, .month = 4 };
  g_autoptr (MuMap) map = africa ();
  for (int i = 0; i < SIDES; i++) {
    g_autoptr (MuList) list = marked_list (side_names[i]);
    ck_ok (mu_store_add_list (club->umpire, list, &plan.list[i], &error));
    plan.side_name[i] = side_names[i];
  }
  ck_ok (mu_store_add_campaign (club->umpire, &plan, &club->war, &error));
  ck_ok (mu_store_set_campaign_map (club->umpire, club->war, map, &error));
  ck_ok (mu_store_set_setting (club->umpire, "umpires-setting", "umpires-secret", &error));
}

static gint64
set_fixture (const Club *club, const char *name, const char *place, int a, int b)
{
  gint64 id = 0;
  const MuFixture fixture
      = { .name = (char *) name, .day = 50, .side = { a, b }, .place = (char *) place };
  ck_ok (mu_store_set_fixture (club->umpire, club->war, &fixture, &id, &error));
  return id;
}

/* With orders that name the side: "Numidia-orders". */
static void
seal (const Club *club, gint64 fixture, int side)
{
  char *code = NULL;
  g_autofree char *words = g_strdup_printf ("%s-orders", side_names[side]);
  g_autoptr (MuList) list = fixture_list ("Any");
  g_autoptr (MuOrders) orders = mu_orders_new (list, list);
  MuBodyOrders *body = mu_orders_ensure (orders, list, 1);
  g_free (body->words);
  body->words = g_steal_pointer (&words);
  g_autofree char *text = mu_orders_write_data (orders, NULL);
  const MuFixturePapers papers = { text, (char *) "" };
  ck_ok (mu_store_seal_papers (club->umpire, club->war, fixture, side, &papers, &code, &error));
  g_free (code);
}

/* Two sides have opened theirs to each other; of Rome's own battle the enemy's alone are laid down.
 */
static void
seal_papers (const Club *club, gint64 open, gint64 own)
{
  seal (club, open, CARTHAGE);
  seal (club, open, NUMIDIA);
  ck_ok (mu_store_open_papers (club->umpire, club->war, NULL, &error));
  seal (club, own, NUMIDIA);
}

/* Rome fought Carthage, and these two each other; their hosts are at home, and one of Numidia's was
 * dissolved again. */
static void
wage_war (Club *club)
{
  fight (club, ROME, CARTHAGE, "Seen battle", 1);
  fight (club, NUMIDIA, CARTHAGE, "Told battle", 2);
  club->roman = muster (club->umpire, club->war, ROME, "Roman-host", "utica", 0);
  club->punic = muster (club->umpire, club->war, CARTHAGE, "Punic-host", "zama", 0);
  const gint64 gone = muster (club->umpire, club->war, NUMIDIA, "Numidia-host-gone", "cirta", 0);
  ck_ok (mu_store_march_host (club->umpire, club->war, gone, "zama", FALSE, &error));
  g_autoptr (GPtrArray) acts = mu_store_acts (club->umpire, club->war, NULL);
  ck_ok (mu_store_take_back_act (club->umpire, club->war, (int) acts->len - 1, &error));
  muster (club->umpire, club->war, NUMIDIA, "Numidia-host", "cirta", 1);
  const gint64 open = set_fixture (club, "Open fixture", "", CARTHAGE, NUMIDIA);
  set_fixture (club, "Hidden-fixture", "zama", CARTHAGE, NUMIDIA);
  seal_papers (club, open, set_fixture (club, "Own fixture", "utica", ROME, NUMIDIA));
  ck_ok (mu_store_give_points (club->umpire, club->war, NUMIDIA, 20, "The ford", &error));
  ck_ok (mu_store_advance_campaign (club->umpire, club->war, 12, &error));
}

static Club
make_club (void)
{
  Club club = { .folder = fixture_folder () };
  g_autofree char *umpire = fixture_path (club.folder, "umpire.muster");
  club.path = fixture_path (club.folder, "rome.muster");
  club.umpire = fixture_store (umpire);
  begin_war (&club);
  wage_war (&club);
  ck_ok (mu_store_cut_campaign (club.umpire, club.war, ROME, club.path, &error));
  club.rome = fixture_store (club.path);
  fixture_sound (club.rome);
  return club;
}

static void
clear_club (Club *club)
{
  fixture_sound (club->umpire);
  fixture_sound (club->rome);
  mu_store_close (club->umpire);
  mu_store_close (club->rome);
  fixture_remove (club->folder);
  g_free (club->folder);
  g_free (club->path);
}

/* --- what is in it, and what is not ------------------------------------------------ */

static gboolean
holds (const char *path, const char *word)
{
  gsize length;
  g_autofree char *data = NULL;
  ck_assert (g_file_get_contents (path, &data, &length, NULL));
  const gsize size = strlen (word);
  for (gsize i = 0; i + size <= length; i++)
    if (memcmp (data + i, word, size) == 0)
      return TRUE;
  return FALSE;
}

/* With whatever else lies beside it. */
static gboolean
any_file_holds (const Club *club, const char *word)
{
  static const char *const endings[] = { "", "-next", "-wal", "-shm", "-journal" };
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++) {
    g_autofree char *path = g_strconcat (club->path, endings[i], NULL);
    if (g_file_test (path, G_FILE_TEST_EXISTS) && holds (path, word))
      return TRUE;
  }
  return FALSE;
}

START_TEST (no_byte_tells_what_is_hidden)
{
  static const char *const hidden[]
      = { "Numidia-unit",   "Numidia-notes",  "Numidia-tags",   "Numidia-host",
          "Punic-host",     "Carthage-notes", "Carthage-tags",  "Carthage-unit-notes",
          "Hidden-fixture", "umpires-secret", "Numidia-orders", "Carthage-orders" };
  static const char *const known[]
      = { "Rome-unit-4", "Rome-notes",   "Carthage-unit-1", "Roman-host", "Told battle",
          "Seen battle", "Open fixture", "Own fixture",     "The ford" };
  Club club = make_club ();
  mu_store_close (g_steal_pointer (&club.rome));
  for (guint i = 0; i < G_N_ELEMENTS (hidden); i++) {
    g_autofree char *umpire = fixture_path (club.folder, "umpire.muster");
    ck_assert_msg (holds (umpire, hidden[i]), "%s", hidden[i]);
    ck_assert_msg (!any_file_holds (&club, hidden[i]), "%s", hidden[i]);
  }
  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    ck_assert_msg (any_file_holds (&club, known[i]), "%s", known[i]);
  club.rome = fixture_store (club.path);
  clear_club (&club);
}
END_TEST

/* Numbers are no words to look for: every table is looked at. */
START_TEST (tables_hold_what_is_known_alone)
{
  static const char *const none[] = {
    "force WHERE side_id NOT IN (SELECT id FROM campaign_side WHERE position = 0)",
    "force_loss WHERE force_id NOT IN (SELECT id FROM force)",
    "battle_unit WHERE battle_id IN (SELECT id FROM battle WHERE name = 'Told battle')",
    "battle_general WHERE battle_id IN (SELECT id FROM battle WHERE name = 'Told battle')",
    "battle_events WHERE battle_id IN (SELECT id FROM battle WHERE name = 'Told battle')",
    "battle_plan WHERE side <> 0",
    "battle_deployment WHERE side <> 0",
    "roll",
    "kept_sum",
    "army_list",
    "kept_papers",
    "fixture_seal WHERE salt IS NOT NULL",
    "change",
    "setting",
    "book_copy",
    "table_battle",
    "campaign_die WHERE day > 12",
    "campaign WHERE seed <> 0",
    "campaign_act WHERE length (effects) > 0 OR doing <> ''",
    "campaign_act WHERE about LIKE '%host%' AND about NOT LIKE '%Roman-host%'",
  };
  Club club = make_club ();
  for (guint i = 0; i < G_N_ELEMENTS (none); i++)
    ck_assert_msg (fixture_count (club.rome, none[i]) == 0, "%s", none[i]);
  ck_assert_int_eq (fixture_count (club.rome, "force"), fixture_count (club.umpire, "force") / 3);
  ck_assert_int_eq (fixture_count (club.rome, "battle"), 2);
  ck_assert_int_eq (fixture_count (club.rome, "host"), 1);
  ck_assert_int_eq (fixture_count (club.rome, "fixture"), 2);
  ck_assert_int_eq (fixture_count (club.rome, "fixture_seal"), 3);
  clear_club (&club);
}
END_TEST

static const MuCampaignSide *
side_of (const MuCampaign *campaign, int side)
{
  return g_ptr_array_index (campaign->sides, (guint) side);
}

START_TEST (what_is_public_is_as_it_is)
{
  Club club = make_club ();
  g_autoptr (MuCampaign) whole = mu_store_campaign (club.umpire, club.war, NULL);
  g_autoptr (MuCampaign) cut = mu_store_campaign (club.rome, club.war, NULL);
  ck_assert_int_eq (whole->cut_for, MU_CAMPAIGN_WHOLE);
  ck_assert_int_eq (cut->cut_for, ROME);
  ck_assert_int_eq (cut->uid, whole->uid);
  ck_assert_int_eq (cut->day, whole->day);
  ck_assert_uint_eq (cut->battles->len, whole->battles->len);
  for (int i = 0; i < SIDES; i++) {
    const MuCampaignSide *a = side_of (whole, i), *b = side_of (cut, i);
    ck_assert_str_eq (a->name, b->name);
    ck_assert_str_eq (a->player, b->player);
    ck_assert_int_eq (a->won, b->won);
    ck_assert_int_eq (a->drawn, b->drawn);
    ck_assert_int_eq (a->lost, b->lost);
    ck_assert_uint_eq (b->forces->len, i == ROME ? a->forces->len : 0);
  }
  for (guint i = 0; i < whole->battles->len; i++) {
    const MuBattleRow *a = whole->battles->pdata[i], *b = cut->battles->pdata[i];
    ck_assert_str_eq (a->name, b->name);
    for (int side = 0; side < MU_SIDES; side++) {
      ck_assert_int_eq (a->start_quarters[side], b->start_quarters[side]);
      ck_assert_int_eq (a->left_quarters[side], b->left_quarters[side]);
    }
  }
  g_autoptr (GPtrArray) points = mu_store_side_points (club.rome, club.war, NULL);
  ck_assert_uint_eq (points->len, 1);
  clear_club (&club);
}
END_TEST

/* In any climate, and none of the days to come. */
START_TEST (weather_is_known_up_to_today)
{
  Club club = make_club ();
  for (int region = 0; region < 2; region++)
    for (int country = 0; country < 4; country++) {
      g_autoptr (GArray) whole = mu_store_diary (club.umpire, club.war, (MuRegion) region,
                                                 (MuCountry) country, TRUE, 0, 30, NULL);
      g_autoptr (GArray) cut = mu_store_diary (club.rome, club.war, (MuRegion) region,
                                               (MuCountry) country, TRUE, 0, 30, NULL);
      ck_assert_uint_eq (whole->len, 31);
      ck_assert_uint_eq (cut->len, 13);
      ck_assert_mem_eq (cut->data, whole->data, cut->len * sizeof (MuDiaryDay));
    }
  g_autoptr (GArray) later = mu_store_diary (club.rome, club.war, MU_REGION_NORTHERN,
                                             MU_COUNTRY_PLAIN, FALSE, 13, 20, NULL);
  ck_assert_uint_eq (later->len, 0);
  clear_club (&club);
}
END_TEST

/* Numidia's host comes to where Rome's stands: it is seen there, not what is in it. */
START_TEST (hosts_in_one_place_are_seen)
{
  Club club = make_club ();
  mu_store_close (g_steal_pointer (&club.rome));
  ck_ok (mu_store_march_host (club.umpire, club.war, club.punic, "utica", FALSE, &error));
  ck_ok (mu_store_advance_campaign (club.umpire, club.war, 40, &error));
  g_autofree char *path = fixture_path (club.folder, "again.muster");
  ck_ok (mu_store_cut_campaign (club.umpire, club.war, ROME, path, &error));
  club.rome = fixture_store (path);
  g_autoptr (GPtrArray) hosts = mu_store_hosts (club.rome, club.war, NULL);
  ck_assert_uint_eq (hosts->len, 2);
  const MuHost *seen = hosts->pdata[1];
  ck_assert_str_eq (seen->name, "Punic-host");
  ck_assert_uint_eq (seen->units->len, 0);
  ck_assert_int_eq (seen->figures, 0);
  ck_fails (mu_store_march_host (club.rome, club.war, club.punic, "zama", FALSE, &error),
            MU_STORE_ERROR_IMPOSSIBLE, "nothing for another side");
  clear_club (&club);
}
END_TEST

/* --- what can be done in it ----------------------------------------------------------- */

START_TEST (what_the_player_does_merges_into_the_umpires_copy)
{
  Club club = make_club ();
  int came = 0;
  muster (club.rome, club.war, ROME, "Second-host", "utica", 1);
  ck_ok (mu_store_march_host (club.rome, club.war, club.roman, "zama", FALSE, &error));
  /* Meanwhile the umpire goes on. */
  ck_ok (mu_store_give_points (club.umpire, club.war, ROME, 8, "A bridge", &error));
  g_autoptr (GError) why = NULL;
  g_autoptr (MuDispatch) dispatch = mu_store_dispatch (club.rome, club.war, 1, &why);
  ck_assert_msg (dispatch != NULL, "%s", why ? why->message : "");
  ck_assert (dispatch->beginning == NULL);
  ck_assert_uint_eq (dispatch->acts->len, 2);
  ck_ok (mu_store_merge (club.umpire, club.war, dispatch, NULL, &came, &error));
  ck_assert_int_eq (came, 2);
  g_autoptr (GPtrArray) hosts = mu_store_hosts (club.umpire, club.war, NULL);
  const MuHost *first = hosts->pdata[0], *second = hosts->pdata[1];
  ck_assert_uint_eq (first->march.way->len + second->march.way->len, 1);
  ck_ok (mu_store_merge (club.umpire, club.war, dispatch, NULL, &came, &error));
  ck_assert_int_eq (came, 0);
  clear_club (&club);
}
END_TEST

static int
entries (MuStore *store, gint64 war)
{
  g_autoptr (GPtrArray) acts = mu_store_acts (store, war, NULL);
  return (int) acts->len;
}

START_TEST (own_orders_can_be_taken_back_there)
{
  Club club = make_club ();
  const int cut = entries (club.rome, club.war);
  ck_ok (mu_store_march_host (club.rome, club.war, club.roman, "zama", FALSE, &error));
  ck_ok (mu_store_take_back_act (club.rome, club.war, cut + 1, &error));
  for (int entry = 2; entry <= cut; entry++)
    ck_fails (mu_store_take_back_act (club.rome, club.war, entry, &error),
              MU_STORE_ERROR_IMPOSSIBLE, "cut to what Rome may know");
  g_autoptr (MuDispatch) dispatch = mu_store_dispatch (club.rome, club.war, 1, NULL);
  ck_assert_uint_eq (dispatch->acts->len, 0);
  clear_club (&club);
}
END_TEST

START_TEST (what_is_the_umpires_is_refused_there)
{
  Club club = make_club ();
  MuStore *rome = club.rome;
  const gint64 war = club.war;
  MuReadings readings = { 0 };
  const MuFixture fixture = { .name = (char *) "x", .day = 60, .side = { 0, 1 } };
  guint8 face[MU_DIARY_DICE] = { 1 };
  g_autoptr (MuDispatch) dispatch = mu_store_dispatch (club.umpire, war, 1, NULL);
  g_autoptr (GArray) units = units_of (rome, war, ROME, 0, 1);
  g_autofree char *path = fixture_path (club.folder, "again.muster");
  gint64 id = 0;
  const int before = entries (rome, war);
#define CUT(call) ck_fails (call, MU_STORE_ERROR_IMPOSSIBLE, "cut to what Rome may know")
  CUT (mu_store_advance_campaign (rome, war, 20, &error));
  CUT (mu_store_set_campaign_readings (rome, war, &readings, &error));
  CUT (mu_store_set_campaign_rules (rome, war, "merge-below=4", &error));
  CUT (mu_store_give_points (rome, war, ROME, 400, "myself", &error));
  CUT (mu_store_set_holder (rome, war, "zama", ROME, &error));
  CUT (mu_store_set_fixture (rome, war, &fixture, NULL, &error));
  CUT (mu_store_throw_weather (rome, war, MU_REGION_NORTHERN, MU_COUNTRY_PLAIN, 13, face, &error));
  CUT (mu_store_muster_host (rome, war, CARTHAGE, "x", "zama", units, &id, &error));
  CUT (mu_store_undo_campaign_battle (rome, war, &error));
  CUT (mu_store_merge (rome, war, dispatch, NULL, NULL, &error));
  CUT (mu_store_cut_campaign (rome, war, ROME, path, &error));
#undef CUT
  ck_assert (!g_file_test (path, G_FILE_TEST_EXISTS));
  ck_assert_int_eq (entries (rome, war), before);
  clear_club (&club);
}
END_TEST

/* --- what cannot be cut ------------------------------------------------------------------ */

START_TEST (cuts_that_cannot_be_leave_nothing)
{
  Club club = make_club ();
  g_autofree char *path = fixture_path (club.folder, "none.muster");
  const int before = entries (club.umpire, club.war);
  ck_fails (mu_store_cut_campaign (club.umpire, club.war, SIDES, path, &error),
            MU_STORE_ERROR_IMPOSSIBLE, "no such side");
  ck_assert (!g_file_test (path, G_FILE_TEST_EXISTS));
  ck_fails (mu_store_cut_campaign (club.umpire, 99, ROME, path, &error), MU_STORE_ERROR_NOT_FOUND,
            "99");
  ck_assert (!g_file_test (path, G_FILE_TEST_EXISTS));
  ck_fails (mu_store_cut_campaign (club.umpire, club.war, ROME, club.path, &error),
            MU_STORE_ERROR_TWICE, "already");
  ck_assert_int_eq (entries (club.umpire, club.war), before);
  ck_ok (mu_store_cut_campaign (club.umpire, club.war, NUMIDIA, path, &error));
  ck_assert_int_eq (entries (club.umpire, club.war), before + 1);
  clear_club (&club);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    no_byte_tells_what_is_hidden,       tables_hold_what_is_known_alone,
    what_is_public_is_as_it_is,         weather_is_known_up_to_today,
    hosts_in_one_place_are_seen,        what_the_player_does_merges_into_the_umpires_copy,
    own_orders_can_be_taken_back_there, what_is_the_umpires_is_refused_there,
    cuts_that_cannot_be_leave_nothing,
  };
  return fixture_run ("cut", tests, G_N_ELEMENTS (tests));
}
