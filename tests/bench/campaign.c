/* campaign [BATTLES [FILE]]   what a long campaign of twelve sides costs: milliseconds of the
 * processor for each page, a month and a merge, and a signature of what was found. A report, not a
 * test. Leaves the club in FILE, to be looked at with the app. */
#include <glib/gstdio.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "db/campaign/campaigns.h"
#include "db/exchange/cut.h"
#include "db/exchange/exchange.h"
#include "db/store.h"
#include "tests/db/fixture.h"

#define SIDES   12
#define BATTLES 500
#define UNITS   20 /* of a side, in each of its battles */
#define FIGURES 900
#define CHANGES 1000
#define RUNS    5

static double
now (void)
{
  return 1000.0 * (double) clock () / CLOCKS_PER_SEC;
}

static void
report (const char *what, guint count, double milliseconds, guint64 signature)
{
  printf ("%-32s %6u %10.2f ms   signature %016" PRIx64 "\n", what, count, milliseconds, signature);
}

static guint64
mix (guint64 signature, guint64 value)
{
  return (signature ^ value) * G_GUINT64_CONSTANT (0x100000001b3);
}

static MuList *
long_list (const char *name)
{
  MuList *list = fixture_list (name);
  const guint few = list->units->len;
  g_ptr_array_set_size (list->generals, 0);
  for (guint i = 0; list->units->len < UNITS; i++)
    g_ptr_array_add (list->units, mu_list_unit_copy (mu_list_unit (list, i % few)));
  for (guint i = 0; i < list->units->len; i++) {
    MuListUnit *unit = mu_list_unit (list, i);
    unit->sub_unit = unit->bodyguard = FALSE;
    unit->figures = unit->crew.count > 0 ? unit->figures : FIGURES;
  }
  return list;
}

static gint64
begin (MuStore *store)
{
  MuCampaignPlan plan = { .name = "War", .sides = SIDES, .year = -300, .month = 3 };
  for (int i = 0; i < SIDES; i++) {
    g_autofree char *name = g_strdup_printf ("Army %d", i);
    g_autoptr (MuList) list = long_list (name);
    ck_ok (mu_store_add_list (store, list, &plan.list[i], &error));
  }
  gint64 id = 0;
  ck_ok (mu_store_add_campaign (store, &plan, &id, &error));
  ck_ok (mu_store_set_campaign_rules (
      store, id, "wounded-percent=50 wounded-left-percent=30 wounded-days=20", &error));
  return id;
}

/* Each unit loses a figure or two. */
static void
wear (MuBattleRecord *record, guint64 seed)
{
  for (int side = 0; side < MU_SIDES; side++)
    for (guint i = 0; i < record->side[side].results->len; i++) {
      MuUnitOutcome *unit = &g_array_index (record->side[side].results, MuUnitOutcome, i);
      const gboolean model = unit->figures_start < 20;
      unit->figures_left = (uint16_t) (unit->figures_start - (model ? 0 : 1 + (seed + i) % 2));
      unit->fate = MU_FATE_ON_TABLE;
    }
}

static void
fight (MuStore *store, gint64 war, guint64 seed)
{
  const int a = (int) (seed % SIDES), b = (int) ((seed + 1 + seed / SIDES % (SIDES - 1)) % SIDES);
  g_autoptr (MuList) one = mu_store_campaign_army (store, war, a, NULL, NULL);
  g_autoptr (MuList) other = mu_store_campaign_army (store, war, b, NULL, NULL);
  g_autofree char *name = g_strdup_printf ("Battle %" G_GUINT64_FORMAT, seed);
  g_autoptr (MuBattleRecord) record = fixture_battle (name, one, other, seed, 200);
  wear (record, seed);
  ck_ok (mu_store_record_battle_of_sides (store, war, (int[]){ a, b }, record, NULL, &error));
}

static gint64
fill (MuStore *store, guint battles)
{
  const gint64 war = begin (store);
  const double from = now ();
  for (guint i = 0; i < battles; i++) {
    const MuFixture fixture
        = { .name = (char *) "Fixture", .day = (int) i + 3, .side = { (int) i % 6, 6 } };
    ck_ok (mu_store_set_fixture (store, war, &fixture, NULL, &error));
    fight (store, war, i);
    ck_ok (mu_store_advance_campaign (store, war, (int) i + 1, &error));
  }
  report ("battles recorded, days gone", battles, now () - from, battles);
  return war;
}

/* --- pages ------------------------------------------------------------------------ */

static guint64
open_campaign (MuStore *store, gint64 war)
{
  guint64 signature = 0;
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  for (guint i = 0; i < campaign->sides->len; i++) {
    const MuCampaignSide *side = campaign->sides->pdata[i];
    for (guint j = 0; j < side->forces->len; j++)
      signature = mix (signature, (guint64) ((MuForce *) side->forces->pdata[j])->figures);
  }
  return mix (signature, campaign->battles->len);
}

static guint64
open_history (MuStore *store, gint64 war)
{
  g_autoptr (GPtrArray) acts = mu_store_acts (store, war, NULL);
  return acts->len;
}

static guint64
open_fixtures (MuStore *store, gint64 war)
{
  g_autoptr (GPtrArray) rows = mu_store_fixtures (store, war, NULL);
  return rows->len;
}

static guint64
open_weather (MuStore *store, gint64 war)
{
  g_autoptr (GArray) days
      = mu_store_diary (store, war, MU_REGION_NORTHERN, MU_COUNTRY_MOUNTAIN, TRUE, 100, 130, NULL);
  return days->len;
}

static guint64
open_army (MuStore *store, gint64 war)
{
  g_autoptr (MuList) army = mu_store_campaign_army (store, war, 5, NULL, NULL);
  return army->units->len;
}

typedef guint64 (*Page) (MuStore *store, gint64 war);

static void
time_page (MuStore *store, gint64 war, const char *what, Page page)
{
  double best = G_MAXDOUBLE;
  guint64 signature = 0;
  for (int run = 0; run < RUNS; run++) {
    const double from = now ();
    signature = page (store, war);
    best = MIN (best, now () - from);
  }
  report (what, 1, best, signature);
}

/* --- a month, a merge ---------------------------------------------------------------- */

static void
time_month (MuStore *store, gint64 war, guint battles)
{
  const double from = now ();
  ck_ok (mu_store_advance_campaign (store, war, (int) battles + 31, &error));
  report ("a month", 31, now () - from, open_campaign (store, war));
}

static void
copy_file (const char *from, const char *to)
{
  g_autofree char *data = NULL;
  gsize length;
  ck_assert (g_file_get_contents (from, &data, &length, NULL));
  ck_assert (g_file_set_contents (to, data, (gssize) length, NULL));
}

static void
change (MuStore *store, gint64 war, guint count, const char *who)
{
  for (guint i = 0; i < count; i++) {
    if (i % 2 == 0)
      ck_ok (mu_store_give_points (store, war, (int) i % SIDES, (int) i + 1, who, &error));
    else {
      const MuFixture fixture
          = { .name = (char *) who, .day = 9000 + (int) i, .side = { (int) i % 6, 6 } };
      ck_ok (mu_store_set_fixture (store, war, &fixture, NULL, &error));
    }
  }
}

static void
time_merge (const char *folder, const char *path, gint64 war)
{
  g_autofree char *beside = g_build_filename (folder, "other.muster", NULL);
  copy_file (path, beside);
  g_autoptr (MuStore) mine = fixture_store (path);
  g_autoptr (MuStore) other = fixture_store (beside);
  g_autoptr (GPtrArray) acts = mu_store_acts (mine, war, NULL);
  int done = 0;
  change (mine, war, CHANGES, "Mine");
  change (other, war, CHANGES, "Theirs");
  g_autoptr (MuDispatch) dispatch = mu_store_dispatch (other, war, (int) acts->len, NULL);
  double from = now ();
  g_autoptr (MuMergePlan) plan = mu_store_plan_merge (mine, war, dispatch, NULL);
  report ("what a merge would do", plan->entries->len, now () - from, plan->mine->len);
  from = now ();
  ck_ok (mu_store_merge (mine, war, dispatch, NULL, &done, &error));
  report ("changes merged", dispatch->acts->len, now () - from, (guint64) done);
}

/* A club that has not got the campaign, and a player who may not know all of it. */
static void
time_copies (const char *folder, MuStore *store, gint64 war)
{
  gint64 id = 0;
  g_autofree char *cut = g_build_filename (folder, "cut.muster", NULL);
  g_autofree char *joined = g_build_filename (folder, "joined.muster", NULL);
  g_autoptr (MuStore) other = fixture_store (joined);
  double from = now ();
  g_autoptr (MuDispatch) dispatch = mu_store_dispatch (store, war, 1, NULL);
  report ("all of it told", dispatch->acts->len, now () - from, 0);
  from = now ();
  ck_ok (mu_store_join_campaign (other, dispatch, NULL, &id, &error));
  report ("joined", dispatch->acts->len, now () - from, open_campaign (other, id));
  from = now ();
  ck_ok (mu_store_cut_campaign (store, war, 5, cut, &error));
  report ("cut for a player", 1, now () - from, 0);
}

static guint battles_asked = BATTLES;
static const char *kept; /* NULL: the club goes with its folder */

/* A test by name only: what builds the battles asserts, and wants one around it. */
START_TEST (a_long_campaign)
{
  const guint battles = battles_asked;
  g_autofree char *folder = fixture_folder ();
  g_autofree char *path = fixture_path (folder, "club.muster");
  MuStore *store = fixture_store (path);
  const gint64 war = fill (store, battles);
  report ("unit results", (guint) fixture_count (store, "battle_unit"), 0, 0);
  time_page (store, war, "the campaign opened", open_campaign);
  time_page (store, war, "its history", open_history);
  time_page (store, war, "its fixtures", open_fixtures);
  time_page (store, war, "a month's weather", open_weather);
  time_page (store, war, "a side's present army", open_army);
  time_month (store, war, battles);
  time_copies (folder, store, war);
  mu_store_close (store);
  if (kept != NULL)
    copy_file (path, kept);
  time_merge (folder, path, war);
  fixture_remove (folder);
}
END_TEST

int
main (int argc, char **argv)
{
  Suite *suite = suite_create ("campaign");
  TCase *tests = tcase_create ("campaign");
  battles_asked = argc > 1 ? (guint) atoi (argv[1]) : BATTLES;
  kept = argc > 2 ? argv[2] : NULL;
  tcase_add_test (tests, a_long_campaign);
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_set_fork_status (runner, CK_NOFORK);
  srunner_run_all (runner, CK_SILENT);
  const int failed = srunner_ntests_failed (runner);
  for (int i = 0; i < failed; i++)
    fprintf (stderr, "campaign: %s\n", tr_msg (srunner_failures (runner)[i]));
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
