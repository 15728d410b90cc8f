/* Copies of a campaign exchange what was done: it arrives, it collides, and neither side loses
 * anything. */
#include <string.h>

#include "db/campaign/campaigns.h"
#include "db/campaign/forces.h"
#include "db/exchange/exchange.h"
#include "db/store.h"
#include "tests/db/fixture.h"

/* Two copies of a club with a campaign of four sides. */
typedef struct {
  char *folder;
  MuStore *ann, *bob;
  gint64 war;
} Copies;

static gint64
campaign_of_four (MuStore *store)
{
  MuCampaignPlan plan = { .name = "War", .sides = 4, .year = 69, .month = 4 };
  for (int i = 0; i < 4; i++) {
    g_autofree char *name = g_strdup_printf ("Army %d", i);
    g_autoptr (MuList) list = fixture_list (name);
    ck_ok (mu_store_add_list (store, list, &plan.list[i], &error));
  }
  gint64 id = 0;
  ck_ok (mu_store_add_campaign (store, &plan, &id, &error));
  return id;
}

static void
copy_file (const char *from, const char *to)
{
  g_autofree char *data = NULL;
  gsize length;
  ck_assert (g_file_get_contents (from, &data, &length, NULL));
  ck_assert (g_file_set_contents (to, data, (gssize) length, NULL));
}

/* before: does something in the one store that is copied then; or NULL. */
static Copies
make_copies_after (void (*before) (GRand *rand, MuStore *store, gint64 war, guint64 seed),
                   GRand *rand, guint64 seed)
{
  Copies it = { .folder = fixture_folder () };
  g_autofree char *one = fixture_path (it.folder, "ann.muster");
  g_autofree char *other = fixture_path (it.folder, "bob.muster");
  MuStore *store = fixture_store (one);
  it.war = campaign_of_four (store);
  if (before != NULL)
    before (rand, store, it.war, seed);
  mu_store_close (store);
  copy_file (one, other);
  it.ann = fixture_store (one);
  it.bob = fixture_store (other);
  return it;
}

static Copies
make_copies (void)
{
  return make_copies_after (NULL, NULL, 0);
}

static void
clear_copies (Copies *it)
{
  fixture_sound (it->ann);
  fixture_sound (it->bob);
  mu_store_close (it->ann);
  mu_store_close (it->bob);
  fixture_remove (it->folder);
  g_free (it->folder);
}

static void
fight (MuStore *store, gint64 war, int a, int b, guint64 seed)
{
  g_autoptr (MuList) one = mu_store_campaign_army (store, war, a, NULL, NULL);
  g_autoptr (MuList) other = mu_store_campaign_army (store, war, b, NULL, NULL);
  g_autofree char *name = g_strdup_printf ("Battle %" G_GUINT64_FORMAT, seed);
  g_autoptr (MuBattleRecord) record = fixture_battle (name, one, other, seed, 10);
  ck_ok (mu_store_record_campaign_battle (store, war, record, NULL, &error));
}

static void
set_fixture (MuStore *store, gint64 war, const char *name, int day)
{
  const MuFixture fixture = { .name = (char *) name, .day = day, .side = { 0, 1 } };
  ck_ok (mu_store_set_fixture (store, war, &fixture, NULL, &error));
}

static gint
by_text (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* What it is honoured for, in the order of days. */
static void
append_honours (GPtrArray *lines, MuStore *store, gint64 war, int side, int unit)
{
  g_autoptr (GPtrArray) record = mu_store_force_record (store, war, side, unit, NULL);
  for (guint i = 0; i < record->len; i++) {
    const MuForceEntry *entry = record->pdata[i];
    if (entry->kind == MU_FORCE_HONOURED)
      g_ptr_array_add (lines,
                       g_strdup_printf ("%d %d, day %d: %s", side, unit, entry->day, entry->words));
  }
}

/* What the campaign is, told by what it holds and not by the numbers in this file. */
static char *
describe (MuStore *store, gint64 war)
{
  GString *text = g_string_new (NULL);
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  g_autoptr (GPtrArray) fixtures = mu_store_fixtures (store, war, NULL);
  g_autoptr (GPtrArray) points = mu_store_side_points (store, war, NULL);
  g_autoptr (GArray) sky
      = mu_store_diary (store, war, MU_REGION_NORTHERN, MU_COUNTRY_PLAIN, TRUE, 0, 40, NULL);
  g_string_append_printf (text, "day %d, rules %d;", campaign->day,
                          campaign->readings.choice[MU_READING_RETIRE_TWO]);
  for (guint i = 0; i < campaign->sides->len; i++) {
    const MuCampaignSide *side = campaign->sides->pdata[i];
    g_string_append_printf (text, " %s %d-%d-%d:", side->name, side->won, side->drawn, side->lost);
    for (guint j = 0; j < side->forces->len; j++)
      g_string_append_printf (text, " %d", ((MuForce *) side->forces->pdata[j])->figures);
  }
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < campaign->battles->len; i++)
    g_ptr_array_add (lines, g_strdup (((MuBattleRow *) campaign->battles->pdata[i])->name));
  for (guint i = 0; i < fixtures->len; i++) {
    const MuFixture *fixture = fixtures->pdata[i];
    g_ptr_array_add (
        lines, g_strdup_printf ("%s on %d %d", fixture->name, fixture->day, fixture->battle != 0));
  }
  for (guint i = 0; i < points->len; i++) {
    const MuSidePoints *given = points->pdata[i];
    g_ptr_array_add (lines,
                     g_strdup_printf ("%d %d %s", given->side, given->quarters, given->words));
  }
  for (int side = 0; side < (int) campaign->sides->len; side++)
    for (int unit = 0; unit < 2; unit++)
      append_honours (lines, store, war, side, unit);
  g_ptr_array_sort (lines, by_text);
  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (text, "; %s", (char *) lines->pdata[i]);
  g_autofree char *sum = g_compute_checksum_for_data (G_CHECKSUM_MD5, (const guchar *) sky->data,
                                                      sky->len * sizeof (MuDiaryDay));
  g_string_append_printf (text, "; %s", sum);
  return g_string_free (text, FALSE);
}

static void
alike (const Copies *it)
{
  g_autofree char *one = describe (it->ann, it->war);
  g_autofree char *other = describe (it->bob, it->war);
  ck_assert_str_eq (one, other);
}

static MuDispatch *
written (MuStore *store, gint64 war, int after)
{
  g_autoptr (GError) error = NULL;
  MuDispatch *dispatch = mu_store_dispatch (store, war, after, &error);
  ck_assert_msg (dispatch != NULL, "%s", error ? error->message : "");
  return dispatch;
}

/* Acts that arrived. */
static int
merge (MuStore *to, gint64 war, const MuDispatch *dispatch, const GArray *theirs)
{
  int done = -1;
  ck_ok (mu_store_merge (to, war, dispatch, theirs, &done, &error));
  fixture_sound (to);
  return done;
}

static int
send (MuStore *from, MuStore *to, gint64 war)
{
  g_autoptr (MuDispatch) dispatch = written (from, war, 1);
  return merge (to, war, dispatch, NULL);
}

/* "BAC": both, arrives, collides. */
static void
planned (MuStore *store, gint64 war, const MuDispatch *dispatch, const char *due)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) states = g_string_new (NULL);
  g_autofree char *before = describe (store, war);
  g_autoptr (MuMergePlan) plan = mu_store_plan_merge (store, war, dispatch, &error);
  ck_assert_msg (plan != NULL, "%s", error ? error->message : "");
  for (guint i = 0; i < plan->entries->len; i++)
    g_string_append_c (states, "BAC"[((MuMergeEntry *) plan->entries->pdata[i])->state]);
  ck_assert_str_eq (states->str, due);
  g_autofree char *after = describe (store, war);
  ck_assert_str_eq (after, before);
  fixture_sound (store);
}

/* --- arriving ----------------------------------------------------------------- */

/* Each did other things: all of it comes to both, in either order. */
START_TEST (what_others_did_arrives)
{
  Copies it = make_copies ();
  MuReadings readings = { 0 };
  readings.choice[MU_READING_RETIRE_TWO] = 1;
  ck_ok (mu_store_set_campaign_readings (it.ann, it.war, &readings, &error));
  fight (it.ann, it.war, 0, 1, 1);
  set_fixture (it.ann, it.war, "Cremona", 20);
  ck_ok (mu_store_give_points (it.bob, it.war, 2, 80, "The bridge", &error));
  fight (it.bob, it.war, 3, 2, 2);
  ck_ok (mu_store_advance_campaign (it.bob, it.war, 9, &error));
  guint8 face[MU_DIARY_DICE] = { [MU_DIARY_WEATHER] = 1, [MU_DIARY_ONSET] = 1 };
  ck_ok (mu_store_throw_weather (it.bob, it.war, MU_REGION_NORTHERN, MU_COUNTRY_PLAIN, 12, face,
                                 &error));
  ck_ok (mu_store_give_honour (it.bob, it.war, 3, 1, "Held the bridge", &error));
  g_autoptr (MuDispatch) of_bob = written (it.bob, it.war, 1);
  planned (it.ann, it.war, of_bob, "AAAAA");
  ck_assert_int_eq (send (it.ann, it.bob, it.war), 3);
  ck_assert_int_eq (merge (it.ann, it.war, of_bob, NULL), 5);
  alike (&it);
  ck_assert_int_eq (send (it.ann, it.bob, it.war), 0);
  ck_assert_int_eq (send (it.bob, it.ann, it.war), 0);
  alike (&it);
  clear_copies (&it);
}
END_TEST

/* Whose act it was and when stays with it. */
START_TEST (acts_keep_their_makers)
{
  Copies it = make_copies ();
  set_fixture (it.ann, it.war, "Cremona", 20);
  g_autoptr (MuDispatch) dispatch = written (it.ann, it.war, 1);
  MuSentAct *sent = dispatch->acts->pdata[0];
  g_free (sent->who);
  sent->who = g_strdup ("Ann");
  g_free (sent->made);
  sent->made = g_strdup ("2025-01-02T03:04:05Z");
  merge (it.bob, it.war, dispatch, NULL);
  g_autoptr (GPtrArray) acts = mu_store_acts (it.bob, it.war, NULL);
  const MuAct *act = acts->pdata[1];
  ck_assert_str_eq (act->who, "Ann");
  ck_assert_str_eq (act->made, "2025-01-02T03:04:05Z");
  ck_assert_int_eq (act->id, sent->id);
  clear_copies (&it);
}
END_TEST

START_TEST (merging_twice_does_nothing_more)
{
  Copies it = make_copies ();
  fight (it.ann, it.war, 0, 1, 1);
  ck_ok (mu_store_give_points (it.ann, it.war, 0, 4, "x", &error));
  g_autoptr (MuDispatch) dispatch = written (it.ann, it.war, 1);
  ck_assert_int_eq (merge (it.bob, it.war, dispatch, NULL), 2);
  planned (it.bob, it.war, dispatch, "BB");
  ck_assert_int_eq (merge (it.bob, it.war, dispatch, NULL), 0);
  alike (&it);
  clear_copies (&it);
}
END_TEST

/* What was taken back before anybody heard of it is not told; what others know falls there too. */
START_TEST (takings_back_arrive)
{
  Copies it = make_copies ();
  fight (it.ann, it.war, 0, 1, 1);
  set_fixture (it.ann, it.war, "Cremona", 20);
  ck_ok (mu_store_take_back_act (it.ann, it.war, 3, &error));
  ck_assert_int_eq (send (it.ann, it.bob, it.war), 1);
  ck_ok (mu_store_take_back_act (it.ann, it.war, 2, &error));
  g_autoptr (MuDispatch) later = written (it.ann, it.war, 4);
  ck_assert_uint_eq (later->acts->len, 1);
  ck_assert_int_eq (((MuSentAct *) later->acts->pdata[0])->kind, MU_ACT_TAKEN_BACK);
  /* It goes on from an entry that Bob never heard of. */
  ck_fails (mu_store_merge (it.bob, it.war, later, NULL, NULL, &error), MU_STORE_ERROR_IMPOSSIBLE,
            "from an earlier entry on");
  g_autoptr (MuDispatch) from_battle = written (it.ann, it.war, 2);
  ck_assert_int_eq (merge (it.bob, it.war, from_battle, NULL), 1);
  alike (&it);
  ck_ok (mu_store_take_back_act (it.ann, it.war, 5, &error));
  g_autoptr (MuDispatch) all = written (it.ann, it.war, 1);
  ck_assert_uint_eq (all->acts->len, 1);
  clear_copies (&it);
}
END_TEST

/* The later date is that of both, whoever went on first. */
START_TEST (calendars_do_not_collide)
{
  Copies it = make_copies ();
  ck_ok (mu_store_advance_campaign (it.ann, it.war, 10, &error));
  ck_ok (mu_store_advance_campaign (it.bob, it.war, 4, &error));
  set_fixture (it.bob, it.war, "Cremona", 5);
  ck_ok (mu_store_advance_campaign (it.bob, it.war, 7, &error));
  g_autoptr (MuDispatch) of_bob = written (it.bob, it.war, 1);
  planned (it.ann, it.war, of_bob, "AAA");
  ck_assert_int_eq (send (it.ann, it.bob, it.war), 1);
  ck_assert_int_eq (merge (it.ann, it.war, of_bob, NULL), 3);
  alike (&it);
  clear_copies (&it);
}
END_TEST

/* --- colliding ---------------------------------------------------------------- */

static GArray *
chosen (const MuDispatch *dispatch, guint index)
{
  GArray *ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_array_append_val (ids, ((MuSentAct *) dispatch->acts->pdata[index])->id);
  return ids;
}

/* Names of the battles that stand, then those that do not. */
static void
battles (MuStore *store, gint64 war, const char *due)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GPtrArray) acts = mu_store_acts (store, war, NULL);
  for (int stand = 1; stand >= 0; stand--)
    for (guint i = 0; i < acts->len; i++) {
      const MuAct *act = acts->pdata[i];
      if (act->kind == MU_ACT_BATTLE && (act->undone_by == 0) == stand)
        g_string_append_printf (text, "%s%s", stand ? "+" : "-", act->about);
    }
  ck_assert_str_eq (text->str, due);
}

/* Side 0 fought in both copies: one of the battles wins, the other stays in the history. */
START_TEST (neither_side_loses_what_collides)
{
  for (int theirs = 0; theirs < 2; theirs++) {
    Copies it = make_copies ();
    fight (it.ann, it.war, 0, 1, 1);
    fight (it.ann, it.war, 0, 1, 2);
    set_fixture (it.ann, it.war, "Cremona", 20);
    fight (it.bob, it.war, 2, 0, 3);
    fight (it.bob, it.war, 2, 3, 4);
    g_autoptr (MuDispatch) of_bob = written (it.bob, it.war, 1);
    planned (it.ann, it.war, of_bob, "CA");
    g_autoptr (GArray) win = chosen (of_bob, 0);
    ck_assert_int_eq (merge (it.ann, it.war, of_bob, theirs ? win : NULL), 2);
    battles (it.ann, it.war,
             theirs ? "+Battle 3+Battle 4-Battle 1-Battle 2"
                    : "+Battle 1+Battle 2-Battle 3-Battle 4");
    /* Ann's verdict is everybody's. */
    send (it.ann, it.bob, it.war);
    clear_copies (&it);
  }
}
END_TEST

/* The loser can be had again. */
START_TEST (the_loser_can_come_back)
{
  Copies it = make_copies ();
  fight (it.ann, it.war, 0, 1, 1);
  fight (it.bob, it.war, 0, 1, 2);
  g_autofree char *of_bob_now = describe (it.bob, it.war);
  g_autoptr (MuDispatch) of_bob = written (it.bob, it.war, 1);
  merge (it.ann, it.war, of_bob, NULL);
  battles (it.ann, it.war, "+Battle 1-Battle 2");
  g_autoptr (GPtrArray) acts = mu_store_acts (it.ann, it.war, NULL);
  int back = 0;
  for (guint i = 0; i < acts->len; i++) {
    const MuAct *act = acts->pdata[i];
    if (act->kind == MU_ACT_BATTLE && act->undone_by != 0)
      back = act->undone_by;
  }
  ck_ok (mu_store_take_back_act (it.ann, it.war, 2, &error));
  ck_ok (mu_store_take_back_act (it.ann, it.war, back, &error));
  battles (it.ann, it.war, "+Battle 2-Battle 1");
  g_autofree char *of_ann_now = describe (it.ann, it.war);
  ck_assert_str_eq (of_ann_now, of_bob_now);
  clear_copies (&it);
}
END_TEST

/* --- what is refused ---------------------------------------------------------- */

static void
refused (MuStore *store, gint64 war, const MuDispatch *dispatch, const char *words)
{
  g_autofree char *before = describe (store, war);
  ck_fails (mu_store_merge (store, war, dispatch, NULL, NULL, &error), MU_STORE_ERROR_IMPOSSIBLE,
            words);
  ck_assert (mu_store_plan_merge (store, war, dispatch, NULL) == NULL);
  g_autofree char *after = describe (store, war);
  ck_assert_str_eq (after, before);
  fixture_sound (store);
}

START_TEST (another_campaigns_changes_are_refused)
{
  Copies it = make_copies ();
  g_autoptr (MuStore) other = fixture_store (":memory:");
  const gint64 feud = campaign_of_four (other);
  set_fixture (other, feud, "Cremona", 20);
  g_autoptr (MuDispatch) dispatch = written (other, feud, 1);
  refused (it.ann, it.war, dispatch, "another campaign");
  clear_copies (&it);
}
END_TEST

/* Texts in place of what a deed was told. */
START_TEST (deeds_that_cannot_be_are_refused_whole)
{
  static const char *const bad[] = {
    "",
    "nonsense",
    "{'to': <5>}",
    "{'id': <int64 0>, 'day': <int64 3>, 'name': <'x'>, 'side-a': <int64 0>, 'side-b': <int64 1>, "
    "'place': <''>, 'today': <int64 0>}",
    "{'id': <int64 9>, 'day': <int64 3>, 'name': <'x'>, 'side-a': <int64 0>, 'side-b': <int64 0>, "
    "'place': <''>, 'today': <int64 0>}",
    "{'id': <int64 9>, 'day': <int64 3>, 'name': <'x'>, 'side-a': <int64 0>, 'side-b': <int64 4>, "
    "'place': <''>, 'today': <int64 0>}",
    "{'id': <int64 9>, 'day': <int64 -3>, 'name': <'x'>, 'side-a': <int64 0>, 'side-b': <int64 1>, "
    "'place': <''>, 'today': <int64 0>}",
    "{'id': <int64 9>, 'day': <int64 3>, 'name': <''>, 'side-a': <int64 0>, 'side-b': <int64 1>, "
    "'place': <''>, 'today': <int64 0>}",
    "{'id': <int64 9>, 'day': <int64 3>, 'name': <'x'>, 'side-a': <int64 0>, 'side-b': <int64 1>, "
    "'place': <''>, 'today': <int64 50>}",
    "{'id': <'9'>, 'day': <int64 3>}",
  };
  Copies it = make_copies ();
  set_fixture (it.bob, it.war, "Placentia", 20);
  set_fixture (it.bob, it.war, "Cremona", 20);
  g_autoptr (MuDispatch) dispatch = written (it.bob, it.war, 1);
  MuSentAct *sent = dispatch->acts->pdata[1];
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++) {
    g_free (sent->doing);
    sent->doing = g_strdup (bad[i]);
    refused (it.ann, it.war, dispatch, "");
  }
  ck_assert_int_eq (fixture_count (it.ann, "fixture"), 0);
  sent->kind = MU_ACT_BEGAN;
  refused (it.ann, it.war, dispatch, "began");
  sent->kind = MU_ACT_BATTLE;
  refused (it.ann, it.war, dispatch, "battle");
  clear_copies (&it);
}
END_TEST

START_TEST (honours_that_cannot_be_are_refused)
{
  static const struct {
    const char *doing, *why;
  } bad[] = {
    { "{'side': <int64 0>}", "“id”" },
    { "{'id': <int64 9>, 'side': <int64 12>}", "“side”" },
    { "{'id': <int64 9>, 'side': <int64 0>, 'unit': <int64 256>}", "“unit”" },
    { "{'id': <int64 9>, 'side': <int64 0>, 'unit': <int64 0>, 'today': <int64 0>}", "“words”" },
    { "{'id': <int64 9>, 'side': <int64 0>, 'unit': <int64 0>, 'words': <''>, 'today': <int64 0>}",
      "is missing" },
    { "{'id': <int64 9>, 'side': <int64 0>, 'unit': <int64 0>, 'words': <'a\\nb'>, "
      "'today': <int64 0>}",
      "“words”" },
    { "{'id': <int64 9>, 'side': <int64 0>, 'unit': <int64 0>, 'words': <'a\\u0001b'>, "
      "'today': <int64 0>}",
      "no readable text" },
    { "{'id': <int64 9>, 'side': <int64 0>, 'unit': <int64 99>, 'words': <'x'>, 'today': <int64 "
      "0>}",
      "no such unit" },
    { "{'id': <int64 9>, 'side': <int64 0>, 'unit': <int64 0>, 'words': <'x'>, 'today': <int64 "
      "-5>}",
      "“today”" },
  };
  Copies it = make_copies ();
  ck_ok (mu_store_give_honour (it.bob, it.war, 0, 0, "Steady", &error));
  g_autoptr (MuDispatch) dispatch = written (it.bob, it.war, 1);
  MuSentAct *sent = dispatch->acts->pdata[0];
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++) {
    g_free (sent->doing);
    sent->doing = g_strdup (bad[i].doing);
    refused (it.ann, it.war, dispatch, bad[i].why);
  }
  ck_assert_int_eq (fixture_count (it.ann, "force_honour"), 0);
  clear_copies (&it);
}
END_TEST

START_TEST (battles_that_cannot_be_are_refused)
{
  Copies it = make_copies ();
  fight (it.bob, it.war, 0, 1, 1);
  g_autoptr (MuDispatch) dispatch = written (it.bob, it.war, 1);
  MuSentAct *sent = dispatch->acts->pdata[0];
  sent->side[MU_SIDE_B] = 0;
  refused (it.ann, it.war, dispatch, "two different sides");
  sent->side[MU_SIDE_B] = 4;
  refused (it.ann, it.war, dispatch, "two different sides");
  sent->side[MU_SIDE_B] = 1;
  mu_list_unit (sent->record->side[MU_SIDE_A].list, 0)->figures++;
  refused (it.ann, it.war, dispatch, "");
  clear_copies (&it);
}
END_TEST

/* --- any copies ---------------------------------------------------------------- */

static gboolean
has_units (MuStore *store, gint64 war, int side)
{
  g_autoptr (MuList) army = mu_store_campaign_army (store, war, side, NULL, NULL);
  return army != NULL && army->units->len > 0;
}

static void
do_something (GRand *rand, MuStore *store, gint64 war, guint64 seed)
{
  const int day = g_rand_int_range (rand, 0, 30);
  const int a = g_rand_int_range (rand, 0, 4), b = (a + g_rand_int_range (rand, 1, 4)) % 4;
  MuReadings readings = { 0 };
  g_autofree char *name = g_strdup_printf ("Name %" G_GUINT64_FORMAT, seed);
  g_autoptr (GPtrArray) acts = mu_store_acts (store, war, NULL);
  const MuFixture fixture = { .name = name, .day = day, .side = { a, b } };
  if (seed % 3 == 0)
    ck_assert (mu_store_give_honour (store, war, a, day % 2, name, NULL));
  switch (g_rand_int_range (rand, 0, 6)) {
  case 0:
    readings.choice[MU_READING_RETIRE_TWO] = g_rand_boolean (rand);
    ck_assert (mu_store_set_campaign_readings (store, war, &readings, NULL));
    break;
  case 1:
    (void) !mu_store_advance_campaign (store, war, day, NULL); /* may be no step on */
    break;
  case 2:
    (void) !mu_store_set_fixture (store, war, &fixture, NULL, NULL); /* may be past */
    break;
  case 3:
    ck_assert (mu_store_give_points (store, war, a, day + 1, name, NULL));
    break;
  case 4:
    (void) !mu_store_take_back_act (store, war, g_rand_int_range (rand, 2, (gint32) acts->len + 2),
                                    NULL);
    break;
  default:
    if (has_units (store, war, a) && has_units (store, war, b))
      fight (store, war, a, b, seed);
  }
}

static void
do_things (GRand *rand, MuStore *store, gint64 war, guint64 seed)
{
  for (guint64 i = 0; i < 4; i++)
    do_something (rand, store, war, seed + i);
}

static GArray *
choose_some (GRand *rand, const MuDispatch *dispatch)
{
  GArray *some = g_array_new (FALSE, FALSE, sizeof (gint64));
  for (guint i = 0; i < dispatch->acts->len; i++)
    if (g_rand_boolean (rand))
      g_array_append_val (some, ((MuSentAct *) dispatch->acts->pdata[i])->id);
  return some;
}

static void
all_are_known (MuStore *store, gint64 war, const MuDispatch *dispatch)
{
  g_autoptr (GPtrArray) acts = mu_store_acts (store, war, NULL);
  for (guint i = 0; i < dispatch->acts->len; i++) {
    gboolean here = FALSE;
    for (guint j = 0; j < acts->len; j++)
      here |= ((MuAct *) acts->pdata[j])->id == ((MuSentAct *) dispatch->acts->pdata[i])->id;
    ck_assert (here);
  }
}

static void
merge_twice (GRand *rand, MuStore *from, MuStore *to, gint64 war, int after)
{
  g_autoptr (MuDispatch) dispatch = written (from, war, after);
  g_autoptr (GArray) win = choose_some (rand, dispatch);
  merge (to, war, dispatch, win);
  all_are_known (to, war, dispatch);
  g_autofree char *before = describe (to, war);
  ck_assert_int_eq (merge (to, war, dispatch, win), 0);
  g_autofree char *after_again = describe (to, war);
  ck_assert_str_eq (after_again, before);
}

/* Whatever was done, before the copy and after it and after a first exchange, every merge leaves a
 * sound file, brings all there is into the history, and coming again changes nothing. */
START_TEST (any_copies_can_be_merged)
{
  const guint64 seed = (guint64) _i * 100;
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);
  Copies it = make_copies_after (do_things, rand, seed);
  g_autoptr (GPtrArray) acts = mu_store_acts (it.ann, it.war, NULL);
  do_things (rand, it.ann, it.war, seed + 10);
  do_things (rand, it.bob, it.war, seed + 20);
  merge_twice (rand, it.bob, it.ann, it.war, _i % 2 ? 1 : (int) acts->len);
  merge_twice (rand, it.ann, it.bob, it.war, 1);
  do_things (rand, it.ann, it.war, seed + 30);
  do_things (rand, it.bob, it.war, seed + 40);
  merge_twice (rand, it.bob, it.ann, it.war, 1);
  clear_copies (&it);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    what_others_did_arrives,
    acts_keep_their_makers,
    merging_twice_does_nothing_more,
    takings_back_arrive,
    calendars_do_not_collide,
    neither_side_loses_what_collides,
    the_loser_can_come_back,
    another_campaigns_changes_are_refused,
    deeds_that_cannot_be_are_refused_whole,
    honours_that_cannot_be_are_refused,
    battles_that_cannot_be_are_refused,
  };
  const TTest *const loops[] = { any_copies_can_be_merged };
  return fixture_run_loops ("exchange", tests, G_N_ELEMENTS (tests), loops, G_N_ELEMENTS (loops),
                            24);
}
