/* What battles leave of a campaign's units, and who comes back to them: all of it ties out. */
#include <string.h>

#include "db/acts/acts.h"
#include "db/campaign/campaigns.h"
#include "db/campaign/forces.h"
#include "db/store.h"
#include "db/store_private.h"
#include "lists/battle/general_end.h"
#include "lists/campaign/recruits.h"
#include "tests/db/fixture.h"

static gint64
war_by (MuStore *store, const char *rules)
{
  const gint64 war = fixture_campaign (store, "War");
  if (*rules != '\0')
    ck_ok (mu_store_set_campaign_rules (store, war, rules, &error));
  return war;
}

static MuUnitOutcome *
result (MuBattleRecord *record, MuSide side, guint unit)
{
  return &g_array_index (record->side[side].results, MuUnitOutcome, unit);
}

/* The next battle, in which nobody lost anybody yet. */
static MuBattleRecord *
quiet_battle (MuStore *store, gint64 war, guint64 seed)
{
  MuBattleRecord *record = fixture_campaign_battle (store, war, seed);
  for (int side = 0; side < MU_SIDES; side++)
    for (guint i = 0; i < record->side[side].results->len; i++) {
      MuUnitOutcome *unit = result (record, (MuSide) side, i);
      unit->figures_left = unit->figures_start;
      unit->casualties = unit->carried = 0;
      unit->fate = MU_FATE_ON_TABLE;
      unit->breaks = 0;
    }
  return record;
}

static void
lose (MuBattleRecord *record, MuSide side, guint unit, int left, MuFate fate)
{
  MuUnitOutcome *outcome = result (record, side, unit);
  outcome->figures_left = (uint16_t) left;
  outcome->fate = (uint8_t) fate;
}

static void
record_it (MuStore *store, gint64 war, MuBattleRecord *record)
{
  ck_ok (mu_store_record_campaign_battle (store, war, fixture_retold (record), NULL, &error));
  fixture_sound (store);
}

static const MuForce *
force_of (const MuCampaign *campaign, int side, guint position)
{
  return ((MuCampaignSide *) campaign->sides->pdata[side])->forces->pdata[position];
}

static void
present (MuStore *store, gint64 war, int side, guint position, int due)
{
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  ck_assert_int_eq (force_of (campaign, side, position)->figures, due);
}

static void
advance (MuStore *store, gint64 war, int day)
{
  ck_ok (mu_store_advance_campaign (store, war, day, &error));
  fixture_sound (store);
}

/* --- coming back ------------------------------------------------------------------ */

/* Side A won: of its 40 Hastati 20 fell, of whom a half are only wounded; side B lost. */
START_TEST (wounded_and_stragglers_come_back_on_their_days)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = war_by (store, "wounded-percent=50 wounded-left-percent=10 wounded-days=20 "
                                    "stragglers-percent=25 stragglers-days=3");
  g_autoptr (MuBattleRecord) record = quiet_battle (store, war, 1);
  advance (store, war, 5);
  record->winner = MU_SIDE_A;
  lose (record, MU_SIDE_A, 0, 20, MU_FATE_ON_TABLE);
  lose (record, MU_SIDE_B, 0, 20, MU_FATE_ROUTED_OFF);
  record_it (store, war, record);
  present (store, war, 0, 0, 20);
  present (store, war, 1, 0, 15);
  advance (store, war, 7);
  present (store, war, 1, 0, 15);
  advance (store, war, 8);
  present (store, war, 1, 0, 20);
  advance (store, war, 24);
  present (store, war, 0, 0, 20);
  advance (store, war, 60);
  present (store, war, 0, 0, 30);
  present (store, war, 1, 0, 22);
  advance (store, war, 200);
  present (store, war, 0, 0, 30);
  /* Taking the battle back takes the days back that brought them. */
  ck_ok (mu_store_undo_campaign_battle (store, war, &error));
  fixture_sound (store);
  present (store, war, 0, 0, 40);
  present (store, war, 1, 0, 40);
}
END_TEST

/* One for one on the first of a month, the rest stay where they are. */
START_TEST (prisoners_are_exchanged_by_the_month)
{
  for (int exchanged = 0; exchanged < 2; exchanged++) {
    g_autoptr (MuStore) store = fixture_store (":memory:");
    const gint64 war = war_by (store, exchanged ? "prisoners-exchanged=yes" : "");
    g_autoptr (MuBattleRecord) record = quiet_battle (store, war, 1);
    lose (record, MU_SIDE_A, 0, 30, MU_FATE_PRISONER);
    lose (record, MU_SIDE_B, 1, 12, MU_FATE_PRISONER);
    record_it (store, war, record);
    present (store, war, 0, 0, 0);
    advance (store, war, 30); /* 31 October */
    present (store, war, 0, 0, 0);
    advance (store, war, 31);
    present (store, war, 0, 0, exchanged ? 12 : 0);
    present (store, war, 1, 1, exchanged ? 12 : 0);
    advance (store, war, 100);
    present (store, war, 0, 0, exchanged ? 12 : 0);
  }
}
END_TEST

/* --- generals ----------------------------------------------------------------------- */

#define HIS_UNIT 2 /* Hánnibal's Équites */

static void
general_ends (MuStore *store, gint64 war, MuGeneralEnd end)
{
  static guint64 seed = 100;
  g_autoptr (MuBattleRecord) record = quiet_battle (store, war, seed++);
  MuEvent *how = mu_battle_tell_general_end (record, MU_SIDE_A, end, MU_PHASE_END_TESTS);
  record->side[MU_SIDE_A].general_lost = end != MU_GENERAL_END_STAYED;
  if (how != NULL)
    how->body = HIS_UNIT;
  if (end == MU_GENERAL_END_FLED)
    lose (record, MU_SIDE_A, HIS_UNIT, 6, MU_FATE_ROUTED_OFF);
  fixture_seal (record);
  record_it (store, war, record);
}

static void
led_by (MuStore *store, gint64 war, int side, const char *name)
{
  g_autoptr (MuList) army = mu_store_campaign_army (store, war, side, NULL, NULL);
  const MuListGeneral *general = mu_list_commander (army);
  ck_assert_ptr_nonnull (general);
  ck_assert_str_eq (general->name, name);
}

/* READING: wrg.campaign.forces: killed, or captured for good, he leads no more. */
static const struct {
  const char *rules;
  MuGeneralEnd end;
  gboolean gone;
} general_cases[] = {
  { "", MU_GENERAL_END_KILLED, TRUE },
  { "", MU_GENERAL_END_CAPTURED, TRUE },
  { "prisoners-exchanged=yes", MU_GENERAL_END_CAPTURED, FALSE },
  { "prisoners-exchanged=yes", MU_GENERAL_END_KILLED, TRUE },
  { "", MU_GENERAL_END_WOUNDED, FALSE },
  { "", MU_GENERAL_END_FLED, FALSE },
  { "", MU_GENERAL_END_LOST, FALSE },
  { "", MU_GENERAL_END_STAYED, FALSE },
  { "general-successor=no", MU_GENERAL_END_KILLED, FALSE },
};

START_TEST (a_lost_general_has_a_successor)
{
  for (guint i = 0; i < G_N_ELEMENTS (general_cases); i++) {
    g_autoptr (MuStore) store = fixture_store (":memory:");
    const gint64 war = war_by (store, general_cases[i].rules);
    led_by (store, war, 0, "Hánnibal");
    general_ends (store, war, general_cases[i].end);
    led_by (store, war, 0, general_cases[i].gone ? "Hánnibal (2)" : "Hánnibal");
    led_by (store, war, 1, "Hánnibal"); /* the other side has another */
  }
}
END_TEST

/* The next one may be lost too; taking the battles back brings them back. */
START_TEST (successors_are_counted_and_taken_back)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = war_by (store, "");
  general_ends (store, war, MU_GENERAL_END_KILLED);
  general_ends (store, war, MU_GENERAL_END_WOUNDED);
  general_ends (store, war, MU_GENERAL_END_CAPTURED);
  led_by (store, war, 0, "Hánnibal (3)");
  g_autoptr (GPtrArray) entries = mu_store_force_record (store, war, 0, HIS_UNIT, NULL);
  const MuForceEntry *first = entries->pdata[1], *last = entries->pdata[entries->len - 1];
  ck_assert_int_eq (first->honour, MU_HONOUR_GENERAL_KILLED);
  ck_assert_str_eq (first->words, "Hánnibal");
  ck_assert_int_eq (last->honour, MU_HONOUR_GENERAL_CAPTURED);
  ck_assert_str_eq (last->words, "Hánnibal (2)");
  ck_ok (mu_store_undo_campaign_battle (store, war, &error));
  led_by (store, war, 0, "Hánnibal (2)");
  ck_ok (mu_store_undo_campaign_battle (store, war, &error));
  ck_ok (mu_store_undo_campaign_battle (store, war, &error));
  led_by (store, war, 0, "Hánnibal");
  fixture_sound (store);
}
END_TEST

/* --- classes and mergings ---------------------------------------------------------- */

static void
troop (MuStore *store, gint64 war, int side, guint position, const char *due)
{
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  ck_assert_str_eq (force_of (campaign, side, position)->troop, due);
}

START_TEST (veterans_rise_and_the_broken_sink)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = war_by (store, "promote-after=2 demote-after=1");
  for (guint64 i = 0; i < 2; i++) {
    g_autoptr (MuBattleRecord) record = quiet_battle (store, war, i + 1);
    record->winner = MU_SIDE_A;
    result (record, MU_SIDE_B, 3)->breaks = i == 1;
    record_it (store, war, record);
    troop (store, war, 0, 0, i == 0 ? "Reg C HI HTW Sh" : "Reg B HI HTW Sh");
  }
  troop (store, war, 1, 0, "Reg C HI HTW Sh");
  troop (store, war, 1, 3, "Irr C LC JLS Sh");
  ck_assert_int_eq (fixture_count (store, "force_honour WHERE kind = 2"), 1);
  g_autoptr (MuList) army = mu_store_campaign_army (store, war, 0, NULL, NULL);
  ck_assert_int_eq (mu_list_unit (army, 0)->troop.class, MU_CLASS_B);
  /* The next battle is fought with them, and one taken back makes them what they were. */
  g_autoptr (MuBattleRecord) third = quiet_battle (store, war, 3);
  record_it (store, war, third);
  ck_ok (mu_store_undo_campaign_battle (store, war, &error));
  ck_ok (mu_store_undo_campaign_battle (store, war, &error));
  fixture_sound (store);
  troop (store, war, 0, 0, "Reg C HI HTW Sh");
  ck_assert_int_eq (fixture_count (store, "force_honour"), 0);
}
END_TEST

/* A second unit of Numidians takes the first in, and its wounded after it. */
static gint64
numidian_war (MuStore *store)
{
  g_autoptr (MuList) list = fixture_list ("Rome");
  MuListUnit *more = mu_list_unit_copy (mu_list_unit (list, 3));
  more->figures = 20;
  g_ptr_array_add (list->units, more);
  MuCampaignPlan plan = { .name = "War", .sides = MU_SIDES, .year = -202, .month = 1 };
  ck_ok (mu_store_add_list (store, list, &plan.list[0], &error));
  plan.list[1] = plan.list[0];
  gint64 war = 0;
  ck_ok (mu_store_add_campaign (store, &plan, &war, &error));
  ck_ok (mu_store_set_campaign_rules (
      store, war, "wounded-percent=50 wounded-left-percent=50 wounded-days=10 merge-below=8",
      &error));
  return war;
}

START_TEST (small_units_join_others_and_their_wounded_follow)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = numidian_war (store);
  g_autoptr (MuBattleRecord) record = quiet_battle (store, war, 1);
  lose (record, MU_SIDE_A, 5, 2, MU_FATE_ON_TABLE); /* 18 of 20 lost, 9 of them wounded */
  record_it (store, war, record);
  present (store, war, 0, 5, 2); /* with its wounded it comes to 11 */
  advance (store, war, 10);
  present (store, war, 0, 5, 11);
  g_autoptr (MuBattleRecord) second = quiet_battle (store, war, 2);
  lose (second, MU_SIDE_A, 5, 5, MU_FATE_ON_TABLE); /* 6 lost, 3 wounded: 8 */
  lose (second, MU_SIDE_A, 3, 4, MU_FATE_ON_TABLE);
  record_it (store, war, second);
  g_autoptr (MuBattleRecord) third = quiet_battle (store, war, 3);
  lose (third, MU_SIDE_A, 5, 3, MU_FATE_ON_TABLE); /* 2 lost, 1 wounded: 7 with those before */
  record_it (store, war, third);
  present (store, war, 0, 5, 0);
  present (store, war, 0, 3, 7);
  ck_assert_int_eq (fixture_count (store, "force WHERE joined IS NOT NULL"), 1);
  advance (store, war, 30); /* 3 and 1 come back to it, and 10 of its own */
  present (store, war, 0, 5, 0);
  present (store, war, 0, 3, 21);
  g_autoptr (MuList) army = mu_store_campaign_army (store, war, 0, NULL, NULL);
  ck_assert_uint_eq (army->units->len, 5);
  g_autoptr (MuBattleRecord) fourth = quiet_battle (store, war, 4);
  record_it (store, war, fourth);
  for (int i = 0; i < 4; i++) {
    ck_ok (mu_store_undo_campaign_battle (store, war, &error));
    fixture_sound (store);
  }
  present (store, war, 0, 5, 20);
  present (store, war, 0, 3, 24);
}
END_TEST

/* --- replacements ------------------------------------------------------------------- */

static gboolean
buy (MuStore *store, gint64 war, guint unit, int figures, GError **error)
{
  const MuRecruits one = { .unit = unit, .figures = figures };
  g_autoptr (GArray) choice = g_array_new (FALSE, FALSE, sizeof (MuRecruits));
  g_array_append_val (choice, one);
  return mu_store_buy_recruits (store, war, 0, choice, error);
}

START_TEST (replacements_are_bought_by_the_month)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = war_by (store, "replacement-points=100 recruits-days=5");
  g_autoptr (MuBattleRecord) record = quiet_battle (store, war, 1);
  lose (record, MU_SIDE_A, 0, 30, MU_FATE_ON_TABLE);
  record_it (store, war, record);
  ck_assert_int_eq (mu_store_replacement_points (store, war, 0, NULL), 100);
  ck_ok (buy (store, war, 0, 4, &error));
  const int left = mu_store_replacement_points (store, war, 0, NULL);
  ck_assert_int_lt (left, 100);
  present (store, war, 0, 0, 30);
  ck_fails (buy (store, war, 0, 7, &error), MU_STORE_ERROR_IMPOSSIBLE,
            "figures"); /* 6 are lacking */
  ck_fails (buy (store, war, 1, 1, &error), MU_STORE_ERROR_IMPOSSIBLE, "figures"); /* nobody is */
  ck_fails (buy (store, war, 99, 1, &error), MU_STORE_ERROR_IMPOSSIBLE, "“choice”");
  ck_fails (buy (store, war, 0, 0, &error), MU_STORE_ERROR_IMPOSSIBLE, "“choice”");
  advance (store, war, 5);
  present (store, war, 0, 0, 34);
  advance (store, war, 31);
  ck_assert_int_eq (mu_store_replacement_points (store, war, 0, NULL), 100);
  g_autoptr (GArray) advised = mu_store_advise_recruits (store, war, 0, NULL);
  ck_assert_uint_eq (advised->len, 1);
  ck_assert_int_eq (g_array_index (advised, MuRecruits, 0).figures, 6);
  ck_ok (mu_store_buy_recruits (store, war, 0, advised, &error));
  fixture_sound (store);
  advance (store, war, 40);
  present (store, war, 0, 0, 40);
}
END_TEST

START_TEST (rules_are_the_campaigns)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = war_by (store, "merge-below=4 wounded-percent=30");
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  ck_assert_str_eq (campaign->rules, "wounded-percent=30 merge-below=4");
  ck_fails (mu_store_set_campaign_rules (store, war, "wounded-percent=101", &error),
            MU_STORE_ERROR_IMPOSSIBLE, "wounded-percent");
  ck_fails (mu_store_set_campaign_rules (store, war, "wounds=1", &error), MU_STORE_ERROR_IMPOSSIBLE,
            "wounds");
  ck_ok (mu_store_take_back_act (store, war, 2, &error));
  g_autoptr (MuCampaign) before = mu_store_campaign (store, war, NULL);
  ck_assert_str_eq (before->rules, "");
}
END_TEST

/* --- where everybody is -------------------------------------------------------------- */

/* By parts: present, wounded, straggling, captured, gone. */
static void
stands (MuStore *store, gint64 war, int side, guint unit, const int due[MU_FORCE_PARTS])
{
  g_autoptr (GArray) strengths = mu_store_force_strengths (store, war, side, NULL);
  const MuForceStrength *strength = &g_array_index (strengths, MuForceStrength, unit);
  for (int part = 0; part < MU_FORCE_PARTS; part++)
    ck_assert_msg (strength->part[part] == due[part], "part %d of %d %u: %d, not %d", part, side,
                   unit, strength->part[part], due[part]);
}

START_TEST (strengths_tell_where_everybody_is)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war
      = war_by (store, "wounded-percent=50 wounded-left-percent=10 stragglers-percent=25 "
                       "stragglers-days=3 replacement-points=100 recruits-days=9");
  g_autoptr (MuBattleRecord) record = quiet_battle (store, war, 1);
  record->winner = MU_SIDE_A;
  lose (record, MU_SIDE_A, 0, 20, MU_FATE_ON_TABLE);
  lose (record, MU_SIDE_B, 0, 20, MU_FATE_ROUTED_OFF);
  lose (record, MU_SIDE_B, 1, 12, MU_FATE_PRISONER);
  stands (store, war, 0, 0, (int[]){ 40, 0, 0, 0, 0 });
  record_it (store, war, record);
  stands (store, war, 0, 0, (int[]){ 20, 10, 0, 0, 10 });
  stands (store, war, 1, 0, (int[]){ 15, 2, 5, 0, 18 });
  stands (store, war, 1, 1, (int[]){ 0, 0, 0, 12, 4 });
  ck_ok (buy (store, war, 0, 4, &error));
  advance (store, war, 4);
  stands (store, war, 1, 0, (int[]){ 20, 2, 0, 0, 18 });
  g_autoptr (GArray) strengths = mu_store_force_strengths (store, war, 0, NULL);
  ck_assert_int_eq (g_array_index (strengths, MuForceStrength, 0).coming, 4);
  ck_assert_int_eq (g_array_index (strengths, MuForceStrength, 0).joined, MU_LIST_NO_UNIT);
  advance (store, war, 9);
  stands (store, war, 0, 0, (int[]){ 24, 10, 0, 0, 6 });
  GError *error = NULL;
  ck_assert_ptr_null (mu_store_force_strengths (store, war, 7, &error));
  ck_assert (g_error_matches (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE));
  g_clear_error (&error);
}
END_TEST

/* --- what happened to a unit ---------------------------------------------------------- */

/* Of each entry: day, kind, figures that came or went. */
static char *
tell_record (MuStore *store, gint64 war, int side, int unit)
{
  GString *text = g_string_new (NULL);
  g_autoptr (GPtrArray) record = mu_store_force_record (store, war, side, unit, NULL);
  for (guint i = 0; i < record->len; i++) {
    const MuForceEntry *entry = record->pdata[i];
    const int lost = entry->before - entry->loss.present;
    const int moved = entry->kind == MU_FORCE_CHANGED ? mu_strength_sign (entry->change) : 1;
    g_string_append_printf (text, "%d:%d:%d:%s:%s;", entry->day, entry->kind,
                            entry->kind == MU_FORCE_FOUGHT ? -lost : moved * entry->figures,
                            entry->battle, entry->words);
  }
  return g_string_free (text, FALSE);
}

static void
recorded (MuStore *store, gint64 war, int side, int unit, const char *due)
{
  g_autofree char *record = tell_record (store, war, side, unit);
  ck_assert_str_eq (record, due);
}

START_TEST (a_record_tells_all_in_order)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = war_by (store, "wounded-percent=50 wounded-left-percent=50 wounded-days=5 "
                                    "demote-after=1 replacement-points=100 recruits-days=9");
  advance (store, war, 2);
  g_autoptr (MuBattleRecord) record = quiet_battle (store, war, 1);
  g_autofree char *name = g_strdup (record->name);
  lose (record, MU_SIDE_A, 0, 20, MU_FATE_ROUTED_OFF);
  result (record, MU_SIDE_A, 0)->breaks = 1;
  record_it (store, war, record);
  ck_ok (mu_store_give_honour (store, war, 0, 0, "  First to run ", &error));
  ck_ok (buy (store, war, 0, 4, &error));
  advance (store, war, 20);
  g_autofree char *due = g_strdup_printf ("2:0:-20:%s:;2:3:0:%s:Reg D HI HTW Sh;2:2:4::;"
                                          "2:3:0::First to run;7:1:10:%s:;11:1:4::;",
                                          name, name, name);
  recorded (store, war, 0, 0, due);
  recorded (store, war, 1, 3, "2:0:0:Battle 1:;");
}
END_TEST

START_TEST (honours_are_given_and_taken_back)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = war_by (store, "");
  g_autofree char *longest = g_strnfill (400, 'a');
  g_autofree char *too_long = g_strnfill (401, 'a');
  ck_ok (mu_store_give_honour (store, war, 1, 2, " Held the\nbridge", &error));
  ck_ok (mu_store_give_honour (store, war, 1, 2, longest, &error));
  fixture_sound (store);
  g_autoptr (GArray) strengths = mu_store_force_strengths (store, war, 1, NULL);
  ck_assert_int_eq (g_array_index (strengths, MuForceStrength, 2).honours, 2);
  ck_ok (mu_store_take_back_act (store, war, 3, &error));
  recorded (store, war, 1, 2, "0:3:0::Held the bridge;");
  ck_ok (mu_store_take_back_act (store, war, 2, &error));
  recorded (store, war, 1, 2, "");
  ck_ok (mu_store_take_back_act (store, war, 5, &error));
  recorded (store, war, 1, 2, "0:3:0::Held the bridge;");
  ck_fails (mu_store_give_honour (store, war, 1, 2, "  ", &error), MU_STORE_ERROR_IMPOSSIBLE,
            "is missing");
  ck_fails (mu_store_give_honour (store, war, 1, 2, too_long, &error), MU_STORE_ERROR_IMPOSSIBLE,
            "400");
  ck_fails (mu_store_give_honour (store, war, 1, 2, "a\1b", &error), MU_STORE_ERROR_IMPOSSIBLE,
            "readable");
  ck_fails (mu_store_give_honour (store, war, 1, 99, "x", &error), MU_STORE_ERROR_IMPOSSIBLE,
            "no such unit");
  ck_fails (mu_store_give_honour (store, war, 2, 0, "x", &error), MU_STORE_ERROR_IMPOSSIBLE,
            "no such side");
  fixture_sound (store);
}
END_TEST

/* --- any campaign ------------------------------------------------------------------- */

static const char *const any_rules[] = {
  "",
  "wounded-percent=30 wounded-left-percent=10 wounded-days=7 stragglers-percent=50",
  "prisoners-exchanged=yes merge-below=6 replacement-points=200",
  ("wounded-percent=60 wounded-left-percent=60 merge-percent=40 promote-after=1 demote-after=1 "
   "replacement-points=80 recruits-days=9 prisoners-exchanged=yes"),
};

static void
random_battle (GRand *rand, MuStore *store, gint64 war, guint64 seed)
{
  g_autoptr (MuList) a = mu_store_campaign_army (store, war, 0, NULL, NULL);
  g_autoptr (MuList) b = mu_store_campaign_army (store, war, 1, NULL, NULL);
  if (a->units->len == 0 || b->units->len == 0)
    return;
  g_autoptr (MuBattleRecord) record = fixture_campaign_battle (store, war, seed);
  for (int side = 0; side < MU_SIDES; side++)
    for (guint i = 0; i < record->side[side].results->len; i++)
      result (record, (MuSide) side, i)->breaks = (uint8_t) g_rand_boolean (rand);
  record_it (store, war, record);
}

static void
do_something (GRand *rand, MuStore *store, gint64 war, guint64 seed)
{
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  g_autoptr (GPtrArray) acts = mu_store_acts (store, war, NULL);
  const int side = g_rand_int_range (rand, 0, 2);
  g_autoptr (GArray) advised = NULL;
  switch (g_rand_int_range (rand, 0, 7)) {
  case 5:
    ck_ok (mu_store_give_honour (store, war, side, (int) (seed % 4), "Steady", &error));
    break;
  case 0:
  case 1:
    random_battle (rand, store, war, seed);
    break;
  case 2:
    advance (store, war, campaign->day + g_rand_int_range (rand, 1, 40));
    break;
  case 3:
    advised = mu_store_advise_recruits (store, war, side, NULL);
    if (advised->len > 0)
      ck_ok (mu_store_buy_recruits (store, war, side, advised, &error));
    break;
  case 4:
    /* The beginning and the rules stay; the number past the last is nobody's. */
    (void) !mu_store_take_back_act (store, war, 3 + g_rand_int_range (rand, 0, (gint32) acts->len),
                                    NULL);
    break;
  default:
    ck_ok (mu_store_set_campaign_rules (
        store, war, any_rules[g_rand_int_range (rand, 0, G_N_ELEMENTS (any_rules))], &error));
  }
}

/* start + replacements and merged in - dead, away, merged away = present, by what the file says. */
#define UNTIED                                                                                     \
  "force AS f WHERE f.present <> f.start"                                                          \
  " - coalesce ((SELECT sum (x.before - x.after) FROM force_loss AS x WHERE x.force_id = f.id), "  \
  "0)"                                                                                             \
  " + coalesce ((SELECT sum (c.figures) FROM force_change AS c WHERE c.force_id = f.id), 0)"
/* Nobody comes back who did not go. */
#define TOO_MANY_BACK(column, kind)                                                                \
  "force AS f WHERE coalesce ((SELECT sum (c.figures) FROM force_change AS c WHERE"                \
  " c.origin = f.id AND c.kind = " kind "), 0) > coalesce ((SELECT sum (x." column                 \
  ") FROM force_loss AS x WHERE x.force_id = f.id), 0)"

/* All who began are somewhere; only those who came make it more. */
static void
everybody_is_somewhere (MuStore *store, gint64 war, int side)
{
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  g_autoptr (GArray) strengths = mu_store_force_strengths (store, war, side, NULL);
  for (guint i = 0; i < strengths->len; i++) {
    const MuForceStrength *strength = &g_array_index (strengths, MuForceStrength, i);
    const MuForce *force = force_of (campaign, side, i);
    int all = 0;
    for (int part = 0; part < MU_FORCE_PARTS; part++)
      all += strength->part[part];
    ck_assert_int_eq (strength->part[MU_FORCE_PRESENT], force->figures);
    ck_assert (all == force->start || (all > force->start && strength->part[MU_FORCE_GONE] == 0));
  }
}

/* By its record a unit comes to what it has. */
static void
record_adds_up (MuStore *store, gint64 war, int side)
{
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  const guint units = ((MuCampaignSide *) campaign->sides->pdata[side])->forces->len;
  for (guint unit = 0; unit < units; unit++) {
    int figures = force_of (campaign, side, unit)->start;
    g_autoptr (GPtrArray) record = mu_store_force_record (store, war, side, (int) unit, NULL);
    for (guint i = 0; i < record->len; i++) {
      const MuForceEntry *entry = record->pdata[i];
      if (entry->kind == MU_FORCE_FOUGHT)
        ck_assert_int_eq (entry->before, figures);
      if (entry->kind == MU_FORCE_FOUGHT)
        figures = entry->loss.present;
      else if (entry->kind == MU_FORCE_CHANGED)
        figures += mu_strength_sign (entry->change) * entry->figures;
    }
    ck_assert_int_eq (figures, force_of (campaign, side, unit)->figures);
  }
}

START_TEST (any_campaign_ties_out)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const gint64 war = war_by (store, any_rules[_i % (int) G_N_ELEMENTS (any_rules)]);
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);
  for (guint64 i = 0; i < 14; i++) {
    do_something (rand, store, war, (guint64) _i * 1000 + i);
    fixture_sound (store);
    ck_assert_int_eq (fixture_count (store, UNTIED), 0);
    ck_assert_int_eq (fixture_count (store, TOO_MANY_BACK ("wounded", "2")), 0);
    ck_assert_int_eq (fixture_count (store, TOO_MANY_BACK ("straggling", "4")), 0);
    ck_assert_int_eq (fixture_count (store, TOO_MANY_BACK ("captured", "6")), 0);
    ck_assert_int_eq (fixture_count (store, "force WHERE joined IS NOT NULL AND present > 0"), 0);
    for (int side = 0; side < MU_SIDES; side++) {
      everybody_is_somewhere (store, war, side);
      record_adds_up (store, war, side);
    }
  }
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    wounded_and_stragglers_come_back_on_their_days,
    prisoners_are_exchanged_by_the_month,
    a_lost_general_has_a_successor,
    successors_are_counted_and_taken_back,
    veterans_rise_and_the_broken_sink,
    small_units_join_others_and_their_wounded_follow,
    replacements_are_bought_by_the_month,
    rules_are_the_campaigns,
    strengths_tell_where_everybody_is,
    a_record_tells_all_in_order,
    honours_are_given_and_taken_back,
  };
  const TTest *const loops[] = { any_campaign_ties_out };
  return fixture_run_loops ("aftermath", tests, G_N_ELEMENTS (tests), loops, G_N_ELEMENTS (loops),
                            40);
}
