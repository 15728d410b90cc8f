/* The club: samples, books, and a campaign evening from dice to losses. */
#include <check.h>
#include <stdlib.h>

#include "app/service/club/club.h"

#include "db/store.h"

static MuClub *
sample_club (void)
{
  g_autoptr (GError) error = NULL;
  MuClub *club = mu_club_open (":memory:", &error);
  ck_assert_msg (club != NULL, "%s", error ? error->message : "");
  ck_assert_msg (mu_club_add_samples (club, &error), "%s", error ? error->message : "");
  return club;
}

START_TEST (samples_come_once)
{
  g_autoptr (MuClub) club = sample_club ();
  ck_assert (mu_club_add_samples (club, NULL));
  g_autoptr (GPtrArray) lists = mu_store_lists (mu_club_store (club), NULL);
  g_autoptr (GPtrArray) campaigns = mu_store_campaigns (mu_club_store (club), NULL);
  ck_assert_uint_eq (lists->len, MU_SIDES);
  ck_assert_uint_eq (campaigns->len, 1);
}
END_TEST

/* wrg.points.army, wrg.army.choice: the sample armies are legal at 1,000. */
START_TEST (samples_are_legal_at_a_thousand_points)
{
  g_autoptr (MuClub) club = sample_club ();
  ck_assert (mu_club_read_books (club, NULL));
  g_autoptr (GPtrArray) rows = mu_store_lists (mu_club_store (club), NULL);
  for (guint i = 0; i < rows->len; i++) {
    const MuListRow *row = g_ptr_array_index (rows, i);
    g_autoptr (MuList) list = mu_store_list (mu_club_store (club), row->id, NULL);
    g_autoptr (GPtrArray) issues = mu_club_check (club, list);
    ck_assert (mu_issues_legal (issues));
    ck_assert_int_eq (list->points_limit, 1000);
    ck_assert_int_ge (mu_list_points (list), 980);
    ck_assert_int_le (mu_list_points (list), 1000);
  }
}
END_TEST

static MuBattleRecord *
campaign_battle (MuClub *club, gint64 campaign, guint64 seed)
{
  MuBattlePlan plan = { .seed = seed, .month = 10 };
  g_autoptr (MuList) rome
      = mu_store_campaign_army (mu_club_store (club), campaign, MU_SIDE_A, NULL, NULL);
  g_autoptr (MuList) carthage
      = mu_store_campaign_army (mu_club_store (club), campaign, MU_SIDE_B, NULL, NULL);
  plan.list[MU_SIDE_A] = rome;
  plan.list[MU_SIDE_B] = carthage;
  MuBattleRecord *record = mu_battle_prepare (&plan, NULL);
  ck_assert_ptr_nonnull (record);
  ck_assert (mu_battle_fight (record, NULL, NULL, NULL, NULL));
  return record;
}

static int
strength (MuClub *club, gint64 campaign)
{
  g_autoptr (MuCampaign) now = mu_store_campaign (mu_club_store (club), campaign, NULL);
  int figures = 0;
  for (guint s = 0; s < now->sides->len; s++) {
    const MuCampaignSide *side = g_ptr_array_index (now->sides, s);
    for (guint i = 0; i < side->forces->len; i++)
      figures += ((MuForce *) g_ptr_array_index (side->forces, i))->figures;
  }
  return figures;
}

/* wrg.campaign.forces: the next battle starts from what survived; the same
 * battle counts once; taking it back brings the figures back. */
START_TEST (losses_last_through_a_campaign)
{
  g_autoptr (MuClub) club = sample_club ();
  MuStore *store = mu_club_store (club);
  const gint64 campaign = mu_store_find_campaign (store, "The Zama campaign", NULL);
  const int before = strength (club, campaign);

  g_autoptr (MuBattleRecord) first = campaign_battle (club, campaign, 202);
  gint64 id;
  g_autoptr (GError) error = NULL;
  ck_assert (mu_store_record_campaign_battle (store, campaign, first, &id, &error));
  const int after = strength (club, campaign);
  ck_assert_int_lt (after, before);

  ck_assert (!mu_store_record_campaign_battle (store, campaign, first, &id, &error));
  ck_assert (g_error_matches (error, MU_STORE_ERROR, MU_STORE_ERROR_TWICE));
  ck_assert_int_eq (strength (club, campaign), after);

  g_autoptr (MuBattleRecord) second = campaign_battle (club, campaign, 203);
  int fielded = 0;
  for (int side = 0; side < MU_SIDES; side++)
    fielded += mu_list_figures (second->side[side].list);
  ck_assert_int_eq (fielded, after);

  ck_assert (mu_store_undo_campaign_battle (store, campaign, NULL));
  ck_assert_int_eq (strength (club, campaign), before);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("club service");
  TCase *tests = tcase_create ("club");
  tcase_add_test (tests, samples_come_once);
  tcase_add_test (tests, samples_are_legal_at_a_thousand_points);
  tcase_add_test (tests, losses_last_through_a_campaign);
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_NORMAL);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
