/* A club that has not got a campaign joins it: the same campaign from then on, whose changes merge
 * both ways; what cannot be joined is refused, and nothing of it stays. */
#include <string.h>

#include "db/campaign/campaigns.h"
#include "db/exchange/exchange.h"
#include "db/store.h"
#include "db/store_private.h"
#include "tests/db/fixture.h"

/* A club with a war, and one that has not got it. */
typedef struct {
  MuStore *ann, *bob;
  gint64 war; /* of Ann */
} Clubs;

static Clubs
make_clubs (void)
{
  Clubs it = { .ann = fixture_store (":memory:"), .bob = fixture_store (":memory:") };
  /* Numbers of rows differ between the two. */
  fixture_campaign (it.bob, "Bob's own");
  MuReadings readings = { 0 };
  readings.choice[MU_READING_RETIRE_TWO] = 1;
  MuCampaignPlan plan = { .name = "War", .sides = 3, .year = -218, .month = 4, .day = 9 };
  plan.readings = &readings;
  plan.side_name[0] = "Rome";
  plan.region = MU_REGION_NORTHERN;
  plan.country = MU_COUNTRY_MOUNTAIN;
  for (int i = 0; i < plan.sides; i++) {
    g_autofree char *name = g_strdup_printf ("Army %d", i);
    g_autoptr (MuList) list = fixture_list (name);
    ck_ok (mu_store_add_list (it.ann, list, &plan.list[i], &error));
  }
  ck_ok (mu_store_add_campaign (it.ann, &plan, &it.war, &error));
  return it;
}

static void
clear_clubs (Clubs *it)
{
  fixture_sound (it->ann);
  fixture_sound (it->bob);
  mu_store_close (it->ann);
  mu_store_close (it->bob);
}

static void
fight (MuStore *store, gint64 war, guint64 seed)
{
  g_autoptr (MuList) one = mu_store_campaign_army (store, war, 0, NULL, NULL);
  g_autoptr (MuList) other = mu_store_campaign_army (store, war, 2, NULL, NULL);
  g_autofree char *name = g_strdup_printf ("Battle %" G_GUINT64_FORMAT, seed);
  g_autoptr (MuBattleRecord) record = fixture_battle (name, one, other, seed, 10);
  ck_ok (mu_store_record_campaign_battle (store, war, record, NULL, &error));
}

/* What the campaign is, told by what it holds and not by the numbers in this file. */
static char *
describe (MuStore *store, gint64 war)
{
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  g_autoptr (GArray) sky
      = mu_store_diary (store, war, MU_REGION_NORTHERN, MU_COUNTRY_PLAIN, TRUE, 0, 40, NULL);
  g_autofree char *sum = g_compute_checksum_for_data (G_CHECKSUM_MD5, (const guchar *) sky->data,
                                                      sky->len * sizeof (MuDiaryDay));
  GString *text = g_string_new (sum);
  g_string_append_printf (text, " %" G_GINT64_FORMAT " %d %d %d %d %d %d %d %s;", campaign->uid,
                          campaign->first.year, campaign->first.month, campaign->first.day,
                          campaign->day, campaign->region, campaign->country,
                          campaign->readings.choice[MU_READING_RETIRE_TWO], campaign->rules);
  for (guint i = 0; i < campaign->sides->len; i++) {
    const MuCampaignSide *side = campaign->sides->pdata[i];
    g_string_append_printf (text, " %s %s %d-%d-%d:", side->name, side->player, side->won,
                            side->drawn, side->lost);
    for (guint j = 0; j < side->forces->len; j++) {
      const MuForce *force = side->forces->pdata[j];
      g_string_append_printf (text, " %s %s %d/%d", force->name, force->troop, force->figures,
                              force->start);
    }
  }
  return g_string_free (text, FALSE);
}

static void
alike (const Clubs *it, gint64 joined)
{
  g_autofree char *one = describe (it->ann, it->war);
  g_autofree char *other = describe (it->bob, joined);
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

static gint64
join (MuStore *store, const MuDispatch *dispatch, const char *name)
{
  gint64 id = 0;
  ck_ok (mu_store_join_campaign (store, dispatch, name, &id, &error));
  fixture_sound (store);
  return id;
}

static void
do_much (const Clubs *it)
{
  MuReadings readings = { 0 };
  fight (it->ann, it->war, 1);
  ck_ok (mu_store_set_campaign_readings (it->ann, it->war, &readings, &error));
  ck_ok (mu_store_set_campaign_rules (it->ann, it->war, "merge-below=4", &error));
  ck_ok (mu_store_give_points (it->ann, it->war, 2, 80, "The bridge", &error));
  ck_ok (mu_store_take_back_act (it->ann, it->war, 5, &error));
  ck_ok (mu_store_advance_campaign (it->ann, it->war, 40, &error));
  fight (it->ann, it->war, 2);
}

START_TEST (who_joins_has_the_same_campaign)
{
  Clubs it = make_clubs ();
  do_much (&it);
  g_autoptr (MuDispatch) all = written (it.ann, it.war, 1);
  gint64 here = -1;
  ck_ok (mu_store_campaign_of (it.bob, all, &here, &error));
  ck_assert_int_eq (here, 0);
  const gint64 joined = join (it.bob, all, NULL);
  ck_ok (mu_store_campaign_of (it.bob, all, &here, &error));
  ck_assert_int_eq (here, joined);
  alike (&it, joined);
  g_autoptr (GPtrArray) ours = mu_store_acts (it.ann, it.war, NULL);
  g_autoptr (GPtrArray) theirs = mu_store_acts (it.bob, joined, NULL);
  const MuAct *began = ours->pdata[0], *again = theirs->pdata[0];
  ck_assert_int_eq (again->id, began->id);
  ck_assert_str_eq (again->made, began->made);
  ck_assert_str_eq (again->who, began->who);
  clear_clubs (&it);
}
END_TEST

START_TEST (later_changes_merge_both_ways)
{
  Clubs it = make_clubs ();
  do_much (&it);
  g_autoptr (MuDispatch) all = written (it.ann, it.war, 1);
  const gint64 joined = join (it.bob, all, "Bob's copy");
  fight (it.bob, joined, 3);
  ck_ok (mu_store_give_points (it.ann, it.war, 1, 12, "A ford", &error));
  g_autoptr (MuDispatch) of_bob = written (it.bob, joined, 1);
  g_autoptr (MuDispatch) of_ann = written (it.ann, it.war, 1);
  int came = 0;
  ck_ok (mu_store_merge (it.ann, it.war, of_bob, NULL, &came, &error));
  ck_assert_int_eq (came, 1);
  ck_ok (mu_store_merge (it.bob, joined, of_ann, NULL, &came, &error));
  ck_assert_int_eq (came, 1);
  alike (&it, joined);
  /* And on to a third, from the one who joined. */
  g_autoptr (MuStore) third = fixture_store (":memory:");
  g_autoptr (MuDispatch) on = written (it.bob, joined, 1);
  const gint64 last = join (third, on, NULL);
  g_autofree char *due = describe (it.ann, it.war);
  g_autofree char *have = describe (third, last);
  ck_assert_str_eq (have, due);
  clear_clubs (&it);
}
END_TEST

/* --- what is refused ----------------------------------------------------------- */

static void
refused (MuStore *store, const MuDispatch *dispatch, const char *name, MuStoreError code,
         const char *words)
{
  gint64 id = 0;
  const gint64 before = fixture_count (store, "campaign"),
               acts = fixture_count (store, "campaign_act");
  ck_fails (mu_store_join_campaign (store, dispatch, name, &id, &error), code, words);
  ck_assert_int_eq (fixture_count (store, "campaign"), before);
  ck_assert_int_eq (fixture_count (store, "campaign_act"), acts);
  fixture_sound (store);
}

START_TEST (joining_twice_is_refused)
{
  Clubs it = make_clubs ();
  g_autoptr (MuDispatch) all = written (it.ann, it.war, 1);
  refused (it.ann, all, NULL, MU_STORE_ERROR_TWICE, "here already, as “War”");
  join (it.bob, all, NULL);
  refused (it.bob, all, "Another", MU_STORE_ERROR_TWICE, "here already, as “War”");
  clear_clubs (&it);
}
END_TEST

START_TEST (names_are_not_given_twice)
{
  Clubs it = make_clubs ();
  g_autoptr (MuDispatch) all = written (it.ann, it.war, 1);
  refused (it.bob, all, "Bob's own", MU_STORE_ERROR_TWICE, "Bob's own");
  refused (it.bob, all, "", MU_STORE_ERROR_IMPOSSIBLE, "empty");
  clear_clubs (&it);
}
END_TEST

START_TEST (changes_without_the_beginning_are_refused)
{
  Clubs it = make_clubs ();
  do_much (&it);
  g_autoptr (MuDispatch) later = written (it.ann, it.war, 2);
  ck_assert (later->beginning == NULL);
  refused (it.bob, later, NULL, MU_STORE_ERROR_IMPOSSIBLE, "do not go back to its beginning");
  clear_clubs (&it);
}
END_TEST

/* What one wrote into the file by hand. */
START_TEST (what_cannot_be_is_refused_whole)
{
  Clubs it = make_clubs ();
  do_much (&it);
  g_autoptr (MuDispatch) all = written (it.ann, it.war, 1);
  MuBeginning *told = all->beginning;
  MuSentAct *last = all->acts->pdata[all->acts->len - 1];
  const int month = told->first.month;
  told->first.month = 13;
  refused (it.bob, all, NULL, MU_STORE_ERROR_IMPOSSIBLE, "month");
  told->first.month = month;
  last->side[MU_SIDE_B] = 0;
  refused (it.bob, all, NULL, MU_STORE_ERROR_IMPOSSIBLE, "two different sides");
  last->side[MU_SIDE_B] = 2;
  MuSentSide *side = told->sides->pdata[1];
  g_autofree char *army = g_steal_pointer (&side->army);
  side->army = g_strdup ("<army-list/>");
  refused (it.bob, all, NULL, MU_STORE_ERROR_IMPOSSIBLE, "Army 1");
  g_free (side->army);
  side->army = g_steal_pointer (&army);
  g_free (told->readings);
  told->readings = g_strdup ("no-such-rule");
  refused (it.bob, all, NULL, MU_STORE_ERROR_IMPOSSIBLE, "no-such-rule");
  clear_clubs (&it);
}
END_TEST

/* Of a campaign that an older Muster began only its present house rules are known: they are those
 * that it began by unless an act changed them. */
START_TEST (older_beginnings_are_told_where_they_are_known)
{
  Clubs it = make_clubs ();
  ck_ok (mu_connection_run (mu_store_connection (it.ann), "UPDATE campaign_act SET doing = ''",
                            &error));
  g_autoptr (MuDispatch) all = written (it.ann, it.war, 1);
  const gint64 joined = join (it.bob, all, NULL);
  alike (&it, joined);
  MuReadings readings = { 0 };
  ck_ok (mu_store_set_campaign_readings (it.ann, it.war, &readings, &error));
  g_autoptr (MuDispatch) later = written (it.ann, it.war, 1);
  ck_assert (later->beginning == NULL);
  clear_clubs (&it);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    who_joins_has_the_same_campaign,
    later_changes_merge_both_ways,
    joining_twice_is_refused,
    names_are_not_given_twice,
    changes_without_the_beginning_are_refused,
    what_cannot_be_is_refused_whole,
    older_beginnings_are_told_where_they_are_known,
  };
  return fixture_run ("join", tests, G_N_ELEMENTS (tests));
}
