/* Campaigns: what is lost stays lost, what is taken back comes back. */
#include <string.h>

#include "tests/db/fixture.h"

#include "db/store.h"

START_TEST (a_campaign_begins_with_its_lists)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  gint64 id = fixture_campaign (store, "Second Punic War");
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, id, NULL);
  ck_assert_str_eq (campaign->name, "Second Punic War");
  ck_assert_int_eq (campaign->year, -202);
  ck_assert_int_eq (campaign->month, 10);
  ck_assert_int_eq (campaign->region, MU_REGION_MEDITERRANEAN);
  ck_assert_int_eq (campaign->country, MU_COUNTRY_DESERT);
  ck_assert_uint_eq (campaign->sides->len, MU_SIDES);
  ck_assert_uint_eq (campaign->battles->len, 0);
  const MuCampaignSide *rome = campaign->sides->pdata[0], *other = campaign->sides->pdata[1];
  ck_assert_str_eq (rome->name, "Rome");
  ck_assert_str_eq (other->name, "Second Punic War B");
  ck_assert_str_eq (rome->player, "Jörg Ødegård");
  ck_assert_uint_eq (rome->forces->len, 5);
  const MuForce *velites = rome->forces->pdata[1];
  ck_assert_int_eq (velites->position, 1);
  ck_assert_str_eq (velites->name, "Velites");
  ck_assert_str_eq (velites->troop, "Reg C LI JLS Sh");
  ck_assert_int_eq (velites->start, 16);
  ck_assert_int_eq (velites->figures, 16);
  ck_assert_int_eq (velites->battles, 0);
  fixture_sound (store);
}
END_TEST

START_TEST (campaign_rows_come_by_name)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  gint64 war = fixture_campaign (store, "War");
  gint64 feud = fixture_campaign (store, "Feud");
  g_autoptr (MuBattleRecord) record = fixture_campaign_battle (store, war, 1);
  ck_ok (mu_store_record_campaign_battle (store, war, fixture_retold (record), NULL, &error));
  g_autoptr (GPtrArray) rows = mu_store_campaigns (store, NULL);
  ck_assert_uint_eq (rows->len, 2);
  const MuCampaignRow *first = rows->pdata[0], *second = rows->pdata[1];
  ck_assert_int_eq (first->id, feud);
  ck_assert_int_eq (first->battles, 0);
  ck_assert_str_eq (second->name, "War");
  ck_assert_int_eq (second->battles, 1);
  ck_assert_int_eq (second->sides, MU_SIDES);
  ck_assert_int_eq (mu_store_find_campaign (store, "War", NULL), war);
  ck_fails (mu_store_find_campaign (store, "Peace", &error), MU_STORE_ERROR_NOT_FOUND, "Peace");
}
END_TEST

START_TEST (house_rules_are_the_campaigns)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuList) list = fixture_list ("Zama");
  MuReadings readings = { 0 };
  readings.choice[MU_READING_CASUALTIES_207] = 1;
  readings.choice[MU_READING_RETIRE_TWO] = 1;
  MuCampaignPlan plan
      = { .name = "War", .sides = MU_SIDES, .year = -202, .month = 1, .readings = &readings };
  ck_ok (mu_store_add_list (store, list, &plan.list[0], &error));
  plan.list[1] = plan.list[0];
  gint64 id = 0;
  ck_ok (mu_store_add_campaign (store, &plan, &id, &error));
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, id, NULL);
  ck_assert_mem_eq (&campaign->readings, &readings, sizeof readings);
}
END_TEST

static const struct {
  const char *name;
  int month;
  MuCountry country;
  gint64 list;
  MuStoreError code;
  const char *words;
} bad_plans[] = {
  { "", 1, MU_COUNTRY_PLAIN, 1, MU_STORE_ERROR_IMPOSSIBLE, "empty" },
  { "War", 0, MU_COUNTRY_PLAIN, 1, MU_STORE_ERROR_IMPOSSIBLE, "month is 0" },
  { "War", 13, MU_COUNTRY_PLAIN, 1, MU_STORE_ERROR_IMPOSSIBLE, "month is 13" },
  { "War", 1, (MuCountry) 9, 1, MU_STORE_ERROR_IMPOSSIBLE, "country" },
  { "War", 1, MU_COUNTRY_PLAIN, 44, MU_STORE_ERROR_NOT_FOUND, "number 44" },
  { "War", 1, MU_COUNTRY_PLAIN, 2, MU_STORE_ERROR_IMPOSSIBLE, "Nobody has no units" },
  { "Feud", 1, MU_COUNTRY_PLAIN, 1, MU_STORE_ERROR_TWICE, "Feud" },
};

START_TEST (bad_plans_leave_no_trace)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuList) list = fixture_list ("Zama");
  g_autoptr (MuList) nobody = mu_list_new ("Nobody");
  ck_ok (mu_store_add_list (store, list, NULL, &error));
  ck_ok (mu_store_add_list (store, nobody, NULL, &error));
  fixture_campaign (store, "Feud");
  for (guint i = 0; i < G_N_ELEMENTS (bad_plans); i++) {
    MuCampaignPlan plan = {
      .name = bad_plans[i].name, .sides = MU_SIDES, .year = -202, .month = bad_plans[i].month
    };
    plan.country = bad_plans[i].country;
    plan.list[0] = 1;
    plan.list[1] = bad_plans[i].list;
    ck_fails (mu_store_add_campaign (store, &plan, NULL, &error), bad_plans[i].code,
              bad_plans[i].words);
  }
  ck_assert_int_eq (fixture_count (store, "campaign"), 1);
  ck_assert_int_eq (fixture_count (store, "campaign_side"), 2);
  ck_assert_int_eq (fixture_count (store, "force"), 10);
}
END_TEST

/* --- losses -------------------------------------------------------------- */

static MuUnitOutcome *
result (MuBattleRecord *record, MuSide side, guint unit)
{
  return &g_array_index (record->side[side].results, MuUnitOutcome, unit);
}

static int
present (MuStore *store, gint64 id, MuSide side, guint position)
{
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, id, NULL);
  const MuCampaignSide *of = campaign->sides->pdata[side];
  return ((MuForce *) of->forces->pdata[position])->figures;
}

static const struct {
  MuFate fate;
  int due;
} fates[] = {
  { MU_FATE_ON_TABLE, 10 },  { MU_FATE_IN_ROUT, 10 },  { MU_FATE_ROUTED_OFF, 10 },
  { MU_FATE_OFF_TABLE, 10 }, { MU_FATE_DESTROYED, 0 }, { MU_FATE_PRISONER, 0 },
  { MU_FATE_RETIRING, 10 },
};

/* wrg.campaign.forces: who comes back by fate, here with 10 figures of 40 left. */
START_TEST (fates_decide_who_comes_back)
{
  for (guint i = 0; i < G_N_ELEMENTS (fates); i++) {
    g_autoptr (MuStore) store = fixture_store (":memory:");
    gint64 war = fixture_campaign (store, "War");
    g_autoptr (MuBattleRecord) record = fixture_campaign_battle (store, war, 5);
    *result (record, MU_SIDE_A, 0) = (MuUnitOutcome){ .figures_start = 40, .figures_left = 10 };
    result (record, MU_SIDE_A, 0)->fate = (uint8_t) fates[i].fate;
    if (fates[i].fate == MU_FATE_DESTROYED)
      result (record, MU_SIDE_A, 0)->figures_left = 0; /* a sheet that says otherwise is refused */
    ck_ok (mu_store_record_campaign_battle (store, war, fixture_retold (record), NULL, &error));
    ck_assert_int_eq (present (store, war, MU_SIDE_A, 0), fates[i].due);
    fixture_sound (store);
  }
}
END_TEST

static void
unharmed (MuBattleRecord *record)
{
  for (int side = 0; side < MU_SIDES; side++)
    for (guint i = 0; i < record->side[side].results->len; i++) {
      MuUnitOutcome *outcome = result (record, (MuSide) side, i);
      *outcome = (MuUnitOutcome){ .figures_start = outcome->figures_start };
      outcome->figures_left = outcome->figures_start;
    }
}

/* wrg.campaign.forces: 19 men hurt are no figure lost, and they heal. */
START_TEST (casualties_short_of_a_figure_heal)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  gint64 war = fixture_campaign (store, "War");
  g_autoptr (MuBattleRecord) record = fixture_campaign_battle (store, war, 5);
  unharmed (record);
  result (record, MU_SIDE_A, 0)->casualties = 19;
  result (record, MU_SIDE_A, 0)->carried = 19;
  ck_ok (mu_store_record_campaign_battle (store, war, fixture_retold (record), NULL, &error));
  g_autoptr (MuList) army = mu_store_campaign_army (store, war, MU_SIDE_A, NULL, NULL);
  ck_assert_int_eq (mu_list_unit (army, 0)->figures, 40);
}
END_TEST

/* wrg.campaign.forces: units without figures drop out of the next battle. */
START_TEST (lost_units_drop_out_and_generals_ride_on)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  gint64 war = fixture_campaign (store, "War");
  g_autoptr (MuBattleRecord) record = fixture_campaign_battle (store, war, 5);
  unharmed (record);
  result (record, MU_SIDE_A, 0)->fate = MU_FATE_PRISONER; /* Hastati, whole of the Velites */
  result (record, MU_SIDE_A, 2)->fate = MU_FATE_PRISONER; /* Hánnibal's Équites */
  result (record, MU_SIDE_A, 3)->figures_left = 1;        /* Maharbal's Numidae, two deep */
  ck_ok (mu_store_record_campaign_battle (store, war, fixture_retold (record), NULL, &error));

  g_autoptr (GArray) position = NULL;
  g_autoptr (MuList) army = mu_store_campaign_army (store, war, MU_SIDE_A, &position, NULL);
  ck_assert_uint_eq (army->units->len, 3);
  ck_assert_uint_eq (position->len, 3);
  ck_assert_int_eq (g_array_index (position, int, 0), 1);
  ck_assert_int_eq (g_array_index (position, int, 1), 3);
  ck_assert_int_eq (g_array_index (position, int, 2), 4);
  ck_assert_str_eq (mu_list_unit (army, 0)->name, "Velites");
  ck_assert (!mu_list_unit (army, 0)->sub_unit);
  ck_assert_int_eq (mu_list_unit (army, 1)->figures, 1);
  ck_assert_int_eq (mu_list_unit (army, 1)->ranks, 1);
  /* No heavy cavalry left: the regular Hánnibal goes to the regular Velites. */
  ck_assert_int_eq (mu_list_general (army, 0)->rides_with, 0);
  ck_assert_int_eq (mu_list_general (army, 1)->rides_with, 1);
  g_autoptr (MuBattleRecord) next = fixture_campaign_battle (store, war, 6);
  ck_ok (mu_store_record_campaign_battle (store, war, next, NULL, &error));
  fixture_sound (store);
}
END_TEST

START_TEST (a_general_goes_to_the_strongest_of_the_type_he_led)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuList) list = fixture_list ("Rome");
  for (int figures = 6; figures <= 10; figures += 4) {
    MuListUnit *more = mu_list_unit_copy (mu_list_unit (list, 2));
    more->figures = figures;
    more->bodyguard = FALSE; /* those are others' */
    g_ptr_array_add (list->units, more);
  }
  MuCampaignPlan plan = { .name = "War", .sides = MU_SIDES, .year = -202, .month = 1 };
  ck_ok (mu_store_add_list (store, list, &plan.list[0], &error));
  plan.list[1] = plan.list[0];
  gint64 war = 0;
  ck_ok (mu_store_add_campaign (store, &plan, &war, &error));
  g_autoptr (MuBattleRecord) record = fixture_campaign_battle (store, war, 5);
  unharmed (record);
  result (record, MU_SIDE_B, 2)->fate = MU_FATE_DESTROYED;
  result (record, MU_SIDE_B, 2)->figures_left = 0;
  ck_ok (mu_store_record_campaign_battle (store, war, fixture_retold (record), NULL, &error));
  g_autoptr (MuList) army = mu_store_campaign_army (store, war, MU_SIDE_B, NULL, NULL);
  int with = mu_list_general (army, 0)->rides_with;
  ck_assert_int_eq (mu_list_unit (army, (guint) with)->figures, 10);
  ck_assert_int_eq (mu_list_unit (army, (guint) with)->troop.type, MU_TROOP_HC);
}
END_TEST

START_TEST (an_army_of_which_nothing_is_left)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  gint64 war = fixture_campaign (store, "War");
  g_autoptr (MuBattleRecord) record = fixture_campaign_battle (store, war, 5);
  for (guint i = 0; i < record->side[MU_SIDE_A].results->len; i++)
    result (record, MU_SIDE_A, i)->fate = MU_FATE_PRISONER;
  ck_ok (mu_store_record_campaign_battle (store, war, fixture_retold (record), NULL, &error));
  g_autoptr (MuList) army = mu_store_campaign_army (store, war, MU_SIDE_A, NULL, NULL);
  ck_assert_uint_eq (army->units->len, 0);
  ck_assert_uint_eq (army->generals->len, 0);
  g_autoptr (MuBattleRecord) next = fixture_campaign_battle (store, war, 6);
  ck_fails (mu_store_record_campaign_battle (store, war, next, NULL, &error),
            MU_STORE_ERROR_IMPOSSIBLE, "no units");
  fixture_sound (store);
}
END_TEST

/* --- what is refused ----------------------------------------------------- */

START_TEST (a_battle_counts_once_in_a_campaign)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  gint64 war = fixture_campaign (store, "War"), feud = fixture_campaign (store, "Feud");
  g_autoptr (MuBattleRecord) record = fixture_campaign_battle (store, war, 5);
  gint64 id = 0;
  ck_ok (mu_store_record_campaign_battle (store, war, fixture_retold (record), &id, &error));
  int left = present (store, war, MU_SIDE_A, 0);
  ck_fails (mu_store_record_campaign_battle (store, war, fixture_retold (record), NULL, &error),
            MU_STORE_ERROR_TWICE, "Battle 5");
  g_free (record->name);
  record->name = g_strdup ("Under another name");
  ck_fails (mu_store_record_campaign_battle (store, war, fixture_retold (record), NULL, &error),
            MU_STORE_ERROR_TWICE, "another name");
  ck_assert_int_eq (present (store, war, MU_SIDE_A, 0), left);
  ck_assert_int_eq (fixture_count (store, "battle"), 1);
  /* Elsewhere it may count: the club may keep it, another campaign may hold it. */
  ck_ok (mu_store_add_battle (store, record, NULL, &error));
  ck_ok (mu_store_record_campaign_battle (store, feud, fixture_retold (record), NULL, &error));
  fixture_sound (store);
}
END_TEST

static void
more_figures (MuBattleRecord *record)
{
  mu_list_unit (record->side[0].list, 0)->figures = 44;
  result (record, MU_SIDE_A, 0)->figures_start = 44;
}

static void
other_troop (MuBattleRecord *record)
{
  mu_list_unit (record->side[1].list, 2)->troop.shield = FALSE;
}

static void
other_crew (MuBattleRecord *record)
{
  mu_list_unit (record->side[1].list, 4)->crew.weapon[1] = MU_WEAPON_LIGHT_SPEAR;
}

static void
other_name (MuBattleRecord *record)
{
  mu_list_unit (record->side[1].list, 2)->name[2] = 'Q';
}

static void
unit_missing (MuBattleRecord *record)
{
  g_ptr_array_remove_index (record->side[1].list->units, 4);
  g_array_remove_index (record->side[1].results, 4);
}

static void
losses_above_strength (MuBattleRecord *record)
{
  result (record, MU_SIDE_B, 3)->figures_left = -2;
}

static const struct {
  void (*spoil) (MuBattleRecord *record);
  const char *words;
} misfits[] = {
  { more_figures, "Rome: the campaign has Hastati with 40" },
  { other_troop, "War B: the campaign has Équites" },
  { other_crew, "War B: the campaign has Syrus" },
  { other_name, "War B: the campaign has Équites" },
  { unit_missing, "War B has 5 units left in the campaign, but 4" },
  { losses_above_strength, "Numidae: -2 of 24" },
};

START_TEST (only_the_present_armies_can_have_fought)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  gint64 war = fixture_campaign (store, "War");
  for (guint i = 0; i < G_N_ELEMENTS (misfits); i++) {
    g_autoptr (MuBattleRecord) record = fixture_campaign_battle (store, war, 5);
    misfits[i].spoil (record);
    ck_fails (mu_store_record_campaign_battle (store, war, fixture_retold (record), NULL, &error),
              MU_STORE_ERROR_IMPOSSIBLE, misfits[i].words);
  }
  ck_assert_int_eq (fixture_count (store, "battle"), 0);
  ck_assert_int_eq (present (store, war, MU_SIDE_A, 0), 40);
  fixture_sound (store);
}
END_TEST

START_TEST (deployment_is_free)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  gint64 war = fixture_campaign (store, "War");
  g_autoptr (MuBattleRecord) record = fixture_campaign_battle (store, war, 5);
  MuListUnit *unit = mu_list_unit (record->side[0].list, 0);
  unit->ranks = 2;
  unit->line = 1;
  unit->order = MU_ORDER_HOLD;
  ck_ok (mu_store_record_campaign_battle (store, war, fixture_retold (record), NULL, &error));
}
END_TEST

START_TEST (an_unknown_campaign_is_not_found)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  gint64 war = fixture_campaign (store, "War");
  g_autoptr (MuBattleRecord) record = fixture_campaign_battle (store, war, 5);
  ck_fails (mu_store_campaign (store, 9, &error), MU_STORE_ERROR_NOT_FOUND, "number 9");
  ck_fails (mu_store_campaign_army (store, 9, MU_SIDE_A, NULL, &error), MU_STORE_ERROR_NOT_FOUND,
            "number 9");
  ck_fails (mu_store_record_campaign_battle (store, 9, fixture_retold (record), NULL, &error),
            MU_STORE_ERROR_NOT_FOUND, "number 9");
  ck_fails (mu_store_undo_campaign_battle (store, 9, &error), MU_STORE_ERROR_NOT_FOUND,
            "taken back");
}
END_TEST

/* --- standings and taking back ------------------------------------------- */

START_TEST (standings_count_victories_and_draws)
{
  const MuSide winners[] = { MU_SIDE_A, MU_SIDE_NONE, MU_SIDE_B, MU_SIDE_A };
  g_autoptr (MuStore) store = fixture_store (":memory:");
  gint64 war = fixture_campaign (store, "War");
  for (guint i = 0; i < G_N_ELEMENTS (winners); i++) {
    g_autoptr (MuBattleRecord) record = fixture_campaign_battle (store, war, 60 + i);
    unharmed (record);
    record->winner = winners[i];
    ck_ok (mu_store_record_campaign_battle (store, war, fixture_retold (record), NULL, &error));
  }
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  const MuCampaignSide *a = campaign->sides->pdata[0], *b = campaign->sides->pdata[1];
  ck_assert_int_eq (a->won, 2);
  ck_assert_int_eq (a->drawn, 1);
  ck_assert_int_eq (a->lost, 1);
  ck_assert_int_eq (b->won, 1);
  ck_assert_int_eq (b->drawn, 1);
  ck_assert_int_eq (b->lost, 2);
  ck_assert_str_eq (((MuBattleRow *) campaign->battles->pdata[0])->name, "Battle 60");
  ck_assert_str_eq (((MuBattleRow *) campaign->battles->pdata[3])->name, "Battle 63");
  ck_assert_int_eq (((MuForce *) a->forces->pdata[0])->battles, 4);
  g_autoptr (GPtrArray) latest = mu_store_battles (store, war, NULL);
  ck_assert_str_eq (((MuBattleRow *) latest->pdata[0])->name, "Battle 63");
  ck_assert_int_eq (((MuBattleRow *) latest->pdata[0])->campaign, war);
}
END_TEST

START_TEST (a_battle_taken_back_may_be_recorded_again)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  gint64 war = fixture_campaign (store, "War");
  g_autoptr (MuBattleRecord) record = fixture_campaign_battle (store, war, 5);
  ck_ok (mu_store_record_campaign_battle (store, war, fixture_retold (record), NULL, &error));
  int left = present (store, war, MU_SIDE_A, 0);
  ck_ok (mu_store_undo_campaign_battle (store, war, &error));
  ck_assert_int_eq (present (store, war, MU_SIDE_A, 0), 40);
  ck_assert_int_eq (fixture_count (store, "battle"), 0);
  ck_assert_int_eq (fixture_count (store, "battle_unit"), 0);
  ck_assert_int_eq (fixture_count (store, "battle_events"), 0);
  ck_assert_int_eq (fixture_count (store, "force_loss"), 0);
  fixture_sound (store);
  ck_ok (mu_store_record_campaign_battle (store, war, fixture_retold (record), NULL, &error));
  ck_assert_int_eq (present (store, war, MU_SIDE_A, 0), left);
  fixture_sound (store);
}
END_TEST

/* The log of dice keeps what was thrown, or bad dice could be thrown away. */
START_TEST (taking_back_keeps_the_dice)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  gint64 war = fixture_campaign (store, "War");
  g_autoptr (MuBattleRecord) record = fixture_campaign_battle (store, war, 5);
  ck_ok (mu_store_record_campaign_battle (store, war, fixture_retold (record), NULL, &error));
  ck_ok (mu_store_undo_campaign_battle (store, war, &error));
  ck_assert_int_eq (fixture_count (store, "roll"), record->rolls->len);
  ck_assert_int_eq (fixture_count (store, "roll WHERE battle_id IS NULL"), record->rolls->len);
  ck_fails (mu_store_undo_campaign_battle (store, war, &error), MU_STORE_ERROR_NOT_FOUND,
            "no battle");
}
END_TEST

/* --- any campaign -------------------------------------------------------- */

#define UNITS 5
typedef struct {
  int figures[MU_SIDES][UNITS];
} Strengths;

static Strengths
strengths (MuStore *store, gint64 war)
{
  Strengths now;
  for (int side = 0; side < MU_SIDES; side++)
    for (guint i = 0; i < UNITS; i++)
      now.figures[side][i] = present (store, war, (MuSide) side, i);
  return now;
}

/* The losses of the record, taken off by hand. */
static void
take_off (Strengths *now, const MuBattleRecord *record)
{
  for (int side = 0; side < MU_SIDES; side++)
    for (guint i = 0, unit = 0; i < UNITS; i++) {
      if (now->figures[side][i] == 0)
        continue;
      const MuUnitOutcome *out = &g_array_index (record->side[side].results, MuUnitOutcome, unit++);
      gboolean lost = out->fate == MU_FATE_DESTROYED || out->fate == MU_FATE_PRISONER;
      now->figures[side][i] = lost ? 0 : out->figures_left;
    }
}

static gboolean
can_fight (const Strengths *now)
{
  int left[MU_SIDES] = { 0, 0 };
  for (int side = 0; side < MU_SIDES; side++)
    for (guint i = 0; i < UNITS; i++)
      left[side] += now->figures[side][i];
  return left[0] > 0 && left[1] > 0;
}

static void
fight_once (MuStore *store, gint64 war, guint64 seed, Strengths *due)
{
  g_autoptr (MuBattleRecord) record = fixture_campaign_battle (store, war, seed);
  ck_ok (mu_store_record_campaign_battle (store, war, fixture_retold (record), NULL, &error));
  take_off (due, record);
  Strengths now = strengths (store, war);
  ck_assert_mem_eq (&now, due, sizeof now);
}

/* wrg.campaign.forces: start less all losses is present, after every battle and
 * after every battle taken back. */
START_TEST (any_campaign_adds_up)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autofree char *name = g_strdup_printf ("War %d", _i);
  gint64 war = fixture_campaign (store, name);
  Strengths history[12];
  guint battles = 0;
  history[0] = strengths (store, war);
  while (battles + 1 < G_N_ELEMENTS (history) && can_fight (&history[battles])) {
    history[battles + 1] = history[battles];
    fight_once (store, war, (guint64) _i * 100 + battles, &history[battles + 1]);
    battles++;
  }
  fixture_sound (store);
  ck_assert_uint_gt (battles, 0);
  while (battles-- > 0) {
    ck_ok (mu_store_undo_campaign_battle (store, war, &error));
    Strengths now = strengths (store, war);
    ck_assert_mem_eq (&now, &history[battles], sizeof now);
  }
  fixture_sound (store);
}
END_TEST

/* wrg.campaign.forces: whoever made a forced march has come up when the campaign begins. */
START_TEST (a_campaign_begins_after_forced_marches)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = fixture_campaign (store, "War");
  g_autoptr (MuList) first = fixture_list ("War A");
  g_autoptr (MuList) army = mu_store_campaign_army (store, war, MU_SIDE_A, NULL, NULL);
  ck_assert (mu_list_unit (first, 1)->forced_march);
  ck_assert (!mu_list_unit (army, 1)->forced_march);
  ck_assert_int_eq (mu_list_unit_strength (mu_list_unit (army, 1)),
                    mu_list_unit (first, 1)->figures);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    a_campaign_begins_after_forced_marches,
    a_campaign_begins_with_its_lists,
    campaign_rows_come_by_name,
    house_rules_are_the_campaigns,
    bad_plans_leave_no_trace,
    fates_decide_who_comes_back,
    casualties_short_of_a_figure_heal,
    lost_units_drop_out_and_generals_ride_on,
    a_general_goes_to_the_strongest_of_the_type_he_led,
    an_army_of_which_nothing_is_left,
    a_battle_counts_once_in_a_campaign,
    only_the_present_armies_can_have_fought,
    deployment_is_free,
    an_unknown_campaign_is_not_found,
    standings_count_victories_and_draws,
    a_battle_taken_back_may_be_recorded_again,
    taking_back_keeps_the_dice,
  };
  const TTest *const loops[] = { any_campaign_adds_up };
  return fixture_run_loops ("campaigns", tests, G_N_ELEMENTS (tests), loops, G_N_ELEMENTS (loops),
                            25);
}
