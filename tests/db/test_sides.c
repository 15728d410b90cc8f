/* Campaigns of two to twelve sides: whose battle it was, and whose losses. */
#include <string.h>

#include "tests/db/fixture.h"

#include "db/store.h"

/* Side i has a list of its own of that name; those from shared on took the first one's. */
static gint64
campaign_of (MuStore *store, int sides, int shared)
{
  MuCampaignPlan plan = { .name = "War", .sides = sides, .year = 69, .month = 4 };
  for (int i = 0; i < sides; i++) {
    g_autofree char *name = g_strdup_printf ("Army %d", i);
    g_autoptr (MuList) list = fixture_list (name);
    plan.list[i] = plan.list[0];
    if (i < shared)
      ck_ok (mu_store_add_list (store, list, &plan.list[i], &error));
  }
  gint64 id = 0;
  ck_ok (mu_store_add_campaign (store, &plan, &id, &error));
  return id;
}

static MuBattleRecord *
battle_of (MuStore *store, gint64 war, int a, int b, guint64 seed)
{
  g_autoptr (MuList) one = mu_store_campaign_army (store, war, a, NULL, NULL);
  g_autoptr (MuList) other = mu_store_campaign_army (store, war, b, NULL, NULL);
  g_autofree char *name = g_strdup_printf ("Battle %" G_GUINT64_FORMAT, seed);
  return fixture_battle (name, one, other, seed, 10);
}

/* The figures of each side together. */
static void
count_figures (MuStore *store, gint64 war, int *figures)
{
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  for (guint i = 0; i < campaign->sides->len; i++) {
    const MuCampaignSide *side = campaign->sides->pdata[i];
    figures[i] = 0;
    for (guint j = 0; j < side->forces->len; j++)
      figures[i] += ((MuForce *) side->forces->pdata[j])->figures;
  }
}

START_TEST (two_to_twelve_sides_make_a_campaign)
{
  static const struct {
    int sides;
    gboolean may;
  } cases[] = { { 0, FALSE }, { 1, FALSE }, { 2, TRUE }, { 12, TRUE }, { 13, FALSE } };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (MuStore) store = fixture_store (":memory:");
    g_autoptr (MuList) list = fixture_list ("Army");
    MuCampaignPlan plan = { .name = "War", .sides = cases[i].sides, .year = 69, .month = 4 };
    ck_ok (mu_store_add_list (store, list, &plan.list[0], &error));
    for (int side = 1; side < MU_CAMPAIGN_SIDES_MAX; side++)
      plan.list[side] = plan.list[0];
    if (!cases[i].may)
      ck_fails (mu_store_add_campaign (store, &plan, NULL, &error), MU_STORE_ERROR_IMPOSSIBLE,
                "The number of sides");
    else
      ck_ok (mu_store_add_campaign (store, &plan, NULL, &error));
    ck_assert_int_eq (fixture_count (store, "campaign_side"), cases[i].may ? cases[i].sides : 0);
    fixture_sound (store);
  }
}
END_TEST

START_TEST (each_side_has_its_own_name)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = campaign_of (store, 4, 2); /* three of them with the first one's list */
  static const char *const due[] = { "Army 0", "Army 1", "Army 0 2", "Army 0 3" };
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (due); i++)
    ck_assert_str_eq (((MuCampaignSide *) campaign->sides->pdata[i])->name, due[i]);
  MuCampaignPlan plan = { .name = "Twins",
                          .sides = 2,
                          .year = 69,
                          .month = 4,
                          .side_name = { "Rome", "Rome" },
                          .list = { 1, 2 } };
  ck_fails (mu_store_add_campaign (store, &plan, NULL, &error), MU_STORE_ERROR_TWICE,
            "Two sides are called");
  ck_assert_int_eq (fixture_count (store, "campaign"), 1);
  ck_assert_int_eq (fixture_count (store, "campaign_side"), 4);
  fixture_sound (store);
}
END_TEST

START_TEST (those_who_fought_lose_and_no_others)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = campaign_of (store, 12, 12);
  int before[12], after[12];
  count_figures (store, war, before);
  g_autoptr (MuBattleRecord) record = battle_of (store, war, 7, 3, 1);
  ck_ok (mu_store_record_campaign_battle (store, war, fixture_retold (record), NULL, &error));
  count_figures (store, war, after);
  for (int i = 0; i < 12; i++)
    ck_assert_int_eq (after[i] < before[i], i == 7 || i == 3);
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  const MuBattleRow *row = campaign->battles->pdata[0];
  ck_assert_int_eq (row->side[MU_SIDE_A], 7);
  ck_assert_int_eq (row->side[MU_SIDE_B], 3);
  fixture_sound (store);
  ck_ok (mu_store_undo_campaign_battle (store, war, &error));
  count_figures (store, war, after);
  ck_assert_mem_eq (after, before, sizeof after);
  fixture_sound (store);
}
END_TEST

START_TEST (each_side_has_its_own_standing)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = campaign_of (store, 4, 4);
  static const int met[][2] = { { 0, 1 }, { 2, 0 }, { 3, 1 } };
  static const MuSide won[] = { MU_SIDE_A, MU_SIDE_A, MU_SIDE_NONE };
  static const int due[4][3] = { { 1, 0, 1 }, { 0, 1, 1 }, { 1, 0, 0 }, { 0, 1, 0 } };
  for (guint i = 0; i < G_N_ELEMENTS (met); i++) {
    g_autoptr (MuBattleRecord) record = battle_of (store, war, met[i][0], met[i][1], i + 1);
    record->winner = won[i];
    ck_ok (mu_store_record_campaign_battle (store, war, fixture_retold (record), NULL, &error));
  }
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  for (int i = 0; i < 4; i++) {
    const MuCampaignSide *side = campaign->sides->pdata[i];
    ck_assert_int_eq (side->won, due[i][0]);
    ck_assert_int_eq (side->drawn, due[i][1]);
    ck_assert_int_eq (side->lost, due[i][2]);
  }
}
END_TEST

/* Outside campaigns nobody is anybody's side. */
START_TEST (friendly_battles_have_no_sides)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuList) list = fixture_list ("Army");
  g_autoptr (MuBattleRecord) record = fixture_battle ("Friendly", list, list, 1, 5);
  ck_ok (mu_store_add_battle (store, record, NULL, &error));
  g_autoptr (GPtrArray) rows = mu_store_battles (store, 0, NULL);
  const MuBattleRow *row = rows->pdata[0];
  ck_assert_int_eq (row->side[MU_SIDE_A], -1);
  ck_assert_int_eq (row->side[MU_SIDE_B], -1);
}
END_TEST

START_TEST (sides_with_the_same_army_must_be_told)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = campaign_of (store, 4, 2);
  int before[4], after[4];
  count_figures (store, war, before);
  g_autoptr (MuBattleRecord) record = battle_of (store, war, 2, 1, 1);
  ck_fails (mu_store_record_campaign_battle (store, war, fixture_retold (record), NULL, &error),
            MU_STORE_ERROR_IMPOSSIBLE, "Say which sides");
  ck_ok (mu_store_record_battle_of_sides (store, war, (int[]){ 3, 1 }, fixture_retold (record),
                                          NULL, &error));
  count_figures (store, war, after);
  for (int i = 0; i < 4; i++)
    ck_assert_int_eq (after[i] < before[i], i == 3 || i == 1);
  fixture_sound (store);
}
END_TEST

/* A battle prepared for sides is theirs, and what it says of sides that cannot be is passed over.
 */
START_TEST (a_prepared_battle_knows_its_sides)
{
  static const int prepared[][MU_SIDES] = { { 3, 1 }, { 1, 2 } };
  for (guint way = 0; way < G_N_ELEMENTS (prepared); way++) {
    g_autoptr (MuStore) store = fixture_store (":memory:");
    const gint64 war = campaign_of (store, 4, 2);
    int before[4], after[4];
    count_figures (store, war, before);
    const int *sides = prepared[way];
    g_autoptr (MuBattleRecord) record = battle_of (store, war, sides[0], sides[1], 1);
    record->side[MU_SIDE_A].campaign_side = 11;
    record->side[MU_SIDE_B].campaign_side = 12;
    ck_fails (mu_store_record_campaign_battle (store, war, fixture_retold (record), NULL, &error),
              MU_STORE_ERROR_IMPOSSIBLE, "Say which sides");
    for (int side = 0; side < MU_SIDES; side++)
      record->side[side].campaign_side = sides[side] + 1;
    ck_ok (mu_store_record_campaign_battle (store, war, fixture_retold (record), NULL, &error));
    count_figures (store, war, after);
    for (int i = 0; i < 4; i++)
      ck_assert_int_eq (after[i] < before[i], i == sides[0] || i == sides[1]);
    fixture_sound (store);
  }
}
END_TEST

START_TEST (impossible_sides_are_refused)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = campaign_of (store, 3, 3);
  g_autoptr (MuBattleRecord) record = battle_of (store, war, 0, 1, 1);
  static const int bad[][2] = { { 0, 0 }, { 0, 3 }, { -1, 1 } };
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    ck_fails (
        mu_store_record_battle_of_sides (store, war, bad[i], fixture_retold (record), NULL, &error),
        MU_STORE_ERROR_IMPOSSIBLE, "two different sides");
  g_autoptr (MuList) stranger = fixture_list ("Stranger");
  mu_list_unit (stranger, 0)->figures++;
  g_autoptr (MuList) own = mu_store_campaign_army (store, war, 0, NULL, NULL);
  g_autoptr (MuBattleRecord) other = fixture_battle ("Other", own, stranger, 2, 5);
  ck_fails (mu_store_record_campaign_battle (store, war, other, NULL, &error),
            MU_STORE_ERROR_IMPOSSIBLE, "has the army Stranger");
  g_autoptr (MuBattleRecord) itself = battle_of (store, war, 1, 1, 3);
  mu_list_unit (itself->side[MU_SIDE_B].list, 0)->figures++;
  ck_assert (!mu_store_record_campaign_battle (store, war, itself, NULL, NULL));
  ck_assert_int_eq (fixture_count (store, "battle"), 0);
  fixture_sound (store);
}
END_TEST

/* Whoever stood on the other side of the table is known all the same. */
START_TEST (sides_may_sit_the_other_way_round)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = campaign_of (store, 2, 2);
  g_autoptr (MuBattleRecord) record = battle_of (store, war, 1, 0, 1);
  ck_ok (mu_store_record_campaign_battle (store, war, fixture_retold (record), NULL, &error));
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  ck_assert_int_eq (((MuBattleRow *) campaign->battles->pdata[0])->side[MU_SIDE_A], 1);
  fixture_sound (store);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    two_to_twelve_sides_make_a_campaign, each_side_has_its_own_name,
    those_who_fought_lose_and_no_others, each_side_has_its_own_standing,
    friendly_battles_have_no_sides,      sides_with_the_same_army_must_be_told,
    a_prepared_battle_knows_its_sides,   impossible_sides_are_refused,
    sides_may_sit_the_other_way_round,
  };
  return fixture_run ("sides", tests, G_N_ELEMENTS (tests));
}
