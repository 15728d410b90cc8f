/* Battles of a campaign on the hex table: its armies as counters, their losses back to its units,
 * taken back and sent to another copy like those of any battle; and scenarios. */
#include <check.h>
#include <stdlib.h>

#include "app/service/campaign/campaign_battle.h"
#include "app/service/night/club_night.h"
#include "db/acts/acts.h"
#include "db/campaign/forces.h"
#include "db/exchange/exchange.h"
#include "db/store.h"
#include "lists/battle/conversion.h"
#include "lists/battle/scenario.h"
#include "reports/campaign/act_words.h"
#include "reports/campaign/force_words.h"
#include "reports/sheet/battle_sheet.h"
#include "tests/service/fixture.h"

#define UNITS 64

static const int sides[MU_SIDES] = { 0, 1 };

typedef struct {
  MuClub *club;
  MuStore *store;
  gint64 war;
} Evening;

static Evening
begin_with (MuList *const list[MU_SIDES])
{
  Evening evening = { .club = mu_club_open (":memory:", NULL) };
  MuCampaignPlan plan = { .name = "War", .sides = MU_SIDES, .year = -202, .month = 10 };
  evening.store = mu_club_store (evening.club);
  for (int side = 0; side < MU_SIDES; side++)
    ck_assert (mu_store_add_list (evening.store, list[side], &plan.list[side], NULL));
  ck_assert (mu_store_add_campaign (evening.store, &plan, &evening.war, NULL));
  return evening;
}

/* Of figures, or of stands. */
static Evening
begin (gboolean stands)
{
  MuList *list[MU_SIDES];
  if (stands)
    fixture_stands (list);
  else
    fixture_zama (list);
  const Evening evening = begin_with (list);
  for (int side = 0; side < MU_SIDES; side++)
    mu_list_free (list[side]);
  return evening;
}

static MuBattleRecord *
try_fight (const Evening *evening, guint64 seed, GError **error)
{
  const MuBattlePlan wish = { .by = MU_RULES_ABD, .seed = seed, .origin = MU_SEED_CHOSEN };
  g_autoptr (MuCampaign) campaign = mu_store_campaign (evening->store, evening->war, NULL);
  return mu_club_campaign_battle_as (evening->club, campaign, sides, &wish, error);
}

static MuBattleRecord *
fight (const Evening *evening, guint64 seed)
{
  g_autoptr (GError) error = NULL;
  MuBattleRecord *record = try_fight (evening, seed, &error);
  ck_assert_msg (record != NULL, "%s", error ? error->message : "");
  return record;
}

static void
keep (const Evening *evening, const MuBattleRecord *record)
{
  g_autoptr (GError) error = NULL;
  ck_assert_msg (
      mu_store_record_battle_of_sides (evening->store, evening->war, sides, record, NULL, &error),
      "%s", error ? error->message : "");
}

/* The figures of each of a side's units now; how many units. */
static guint
figures_of (const Evening *evening, int side, int figures[UNITS])
{
  g_autoptr (MuCampaign) campaign = mu_store_campaign (evening->store, evening->war, NULL);
  const MuCampaignSide *of = g_ptr_array_index (campaign->sides, (guint) side);
  for (guint i = 0; i < of->forces->len; i++)
    figures[i] = ((const MuForce *) g_ptr_array_index (of->forces, i))->figures;
  return of->forces->len;
}

static void
check_sound (const Evening *evening)
{
  g_autoptr (GPtrArray) findings = mu_store_examine (evening->store, NULL);
  ck_assert_msg (findings->len == 0, "%s", findings->len ? (char *) findings->pdata[0] : "");
}

/* --- losses ------------------------------------------------------------------------------ */

/* Those who are only wounded are not dead: all who are missing come from the conversion. */
START_TEST (losses_go_to_the_campaigns_own_units)
{
  const Evening evening = begin (_i);
  int before[MU_SIDES][UNITS], after[MU_SIDES][UNITS], lost = 0;
  g_autoptr (MuCampaign) campaign = mu_store_campaign (evening.store, evening.war, NULL);
  g_auto (MuCampaignBattle) battle = { 0 };
  ck_assert (mu_campaign_battle_find (evening.store, campaign, sides, &battle, NULL));
  g_autoptr (MuBattleRecord) record = fight (&evening, 5);
  ck_assert_int_eq (record->rules, MU_RULES_ABD);
  ck_assert_int_eq (record->side[1].campaign_side, 2);
  for (int side = 0; side < MU_SIDES; side++)
    figures_of (&evening, side, before[side]);
  keep (&evening, record);
  const MuList *const army[MU_SIDES] = { battle.list[0], battle.list[1] };
  for (int side = 0; side < MU_SIDES; side++) {
    g_autoptr (GArray) ends
        = mu_battle_conversion (MU_RULES_ABD)->outcomes (record, army, (MuSide) side);
    const guint units = figures_of (&evening, side, after[side]);
    ck_assert_uint_eq (ends->len, units);
    for (guint i = 0; i < units; i++) {
      const MuUnitOutcome *end = &g_array_index (ends, MuUnitOutcome, i);
      ck_assert_int_eq (end->figures_start, before[side][i]);
      ck_assert_int_eq (end->figures_left, after[side][i]);
      lost += before[side][i] - after[side][i];
    }
  }
  ck_assert_int_gt (lost, 0);
  check_sound (&evening);
  mu_club_close (evening.club);
}
END_TEST

START_TEST (taken_back_everybody_is_there_again)
{
  const Evening evening = begin (_i);
  int before[MU_SIDES][UNITS], after[MU_SIDES][UNITS];
  const guint units[MU_SIDES]
      = { figures_of (&evening, 0, before[0]), figures_of (&evening, 1, before[1]) };
  g_autoptr (MuBattleRecord) record = fight (&evening, 5);
  keep (&evening, record);
  ck_assert (mu_store_undo_campaign_battle (evening.store, evening.war, NULL));
  for (int side = 0; side < MU_SIDES; side++) {
    figures_of (&evening, side, after[side]);
    ck_assert (memcmp (before[side], after[side], units[side] * sizeof (int)) == 0);
  }
  keep (&evening, record); /* and it can be recorded again */
  check_sound (&evening);
  mu_club_close (evening.club);
}
END_TEST

START_TEST (the_history_says_how_it_was_fought)
{
  const Evening evening = begin (FALSE);
  g_autoptr (MuBattleRecord) record = fight (&evening, 5);
  keep (&evening, record);
  g_autoptr (GPtrArray) acts = mu_store_acts (evening.store, evening.war, NULL);
  g_autofree char *words = mu_act_words (acts->pdata[acts->len - 1]);
  ck_assert_ptr_nonnull (
      strstr (words, "was recorded (fought on the hex table, losses by the conversion)"));
  g_autoptr (GPtrArray) entries = mu_store_force_record (evening.store, evening.war, 0, 0, NULL);
  ck_assert_uint_eq (entries->len, 1);
  g_autofree char *told = mu_force_entry_words (entries->pdata[0]);
  ck_assert_ptr_nonnull (strstr (told, "(fought on the hex table, losses by the conversion)"));
  mu_club_close (evening.club);
}
END_TEST

/* Of what a unit did nobody knows: its class stays, however strict the campaign. */
START_TEST (classes_stay)
{
  const Evening evening = begin (FALSE);
  ck_assert (mu_store_set_campaign_rules (evening.store, evening.war,
                                          "promote-after=1 demote-after=1", NULL));
  g_autoptr (MuBattleRecord) record = fight (&evening, 5);
  keep (&evening, record);
  for (int side = 0; side < MU_SIDES; side++)
    for (int unit = 0; unit < 5; unit++) {
      g_autoptr (GPtrArray) entries
          = mu_store_force_record (evening.store, evening.war, side, unit, NULL);
      for (guint i = 0; i < entries->len; i++) {
        const MuForceEntry *entry = g_ptr_array_index (entries, i);
        ck_assert (entry->kind != MU_FORCE_HONOURED || entry->honour > MU_HONOUR_DEMOTED);
      }
    }
  mu_club_close (evening.club);
}
END_TEST

/* --- the same battle again --------------------------------------------------------------- */

START_TEST (it_is_recorded_once_and_by_present_armies)
{
  const Evening evening = begin (FALSE);
  int before[UNITS], after[UNITS];
  g_autoptr (MuBattleRecord) first = fight (&evening, 5);
  g_autoptr (MuBattleRecord) second = fight (&evening, 6);
  keep (&evening, first);
  const guint units = figures_of (&evening, 0, before);
  ck_refused (mu_store_record_campaign_battle (evening.store, evening.war, first, NULL, &error),
              "recorded");
  ck_refused (mu_store_record_campaign_battle (evening.store, evening.war, second, NULL, &error),
              "convert to others than those that fought the battle");
  figures_of (&evening, 0, after);
  ck_assert (memcmp (before, after, units * sizeof (int)) == 0);
  check_sound (&evening);
  mu_club_close (evening.club);
}
END_TEST

/* Its sheet has all that another copy of the campaign needs to come to the same. */
START_TEST (its_sheet_leaves_the_same_losses_elsewhere)
{
  const Evening here = begin (_i), there = begin (_i);
  int ours[UNITS], theirs[UNITS];
  gsize length;
  g_autoptr (MuBattleRecord) record = fight (&here, 5);
  g_autofree char *sheet = mu_battle_sheet_write_data (record, &length);
  g_autoptr (GError) error = NULL;
  g_autoptr (MuBattleRecord) read = mu_battle_sheet_read_data (sheet, length, "s.xml", &error);
  ck_assert_msg (read != NULL, "%s", error ? error->message : "");
  keep (&here, record);
  ck_assert_msg (mu_store_record_campaign_battle (there.store, there.war, read, NULL, &error), "%s",
                 error ? error->message : "");
  for (int side = 0; side < MU_SIDES; side++) {
    const guint units = figures_of (&here, side, ours);
    figures_of (&there, side, theirs);
    ck_assert (memcmp (ours, theirs, units * sizeof (int)) == 0);
  }
  mu_club_close (here.club);
  mu_club_close (there.club);
}
END_TEST

/* A year of such battles leaves a sound club, and armies that can still be converted or are gone.
 */
START_TEST (battle_after_battle_adds_up)
{
  const Evening evening = begin (FALSE);
  for (guint64 seed = 1; seed < 9; seed++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (MuBattleRecord) record = try_fight (&evening, seed, &error);
    if (!record) {
      ck_assert_ptr_nonnull (strstr (error->message, "no troops left"));
      break;
    }
    keep (&evening, record);
  }
  check_sound (&evening);
  mu_club_close (evening.club);
}
END_TEST

/* --- what cannot be ------------------------------------------------------------------------ */

static void
check_refused (const MuList *a, const MuList *b, MuRuleSystem by, const char *words)
{
  const MuBattlePlan plan = { .list = { a, b }, .by = by, .month = 6 };
  g_autoptr (GError) error = NULL;
  g_autoptr (MuBattleRecord) record = mu_battle_prepare (&plan, &error);
  ck_assert_ptr_null (record);
  ck_assert_msg (strstr (error->message, words) != NULL, "%s", error->message);
}

START_TEST (armies_that_make_no_counters_are_refused)
{
  MuList *figures[MU_SIDES], *stands[MU_SIDES];
  fixture_zama (figures);
  fixture_stands (stands);
  g_autoptr (MuList) nobody = mu_list_new ("Nobody");
  check_refused (figures[0], nobody, MU_RULES_ABD, "Nobody: nobody in it fights");
  check_refused (figures[0], stands[1], MU_RULES_ABD, "lists of different rules");
  check_refused (figures[0], figures[1], MU_RULES_AWFP, "cannot be converted");
  const MuBattlePlan plan = { .list = { figures[0], figures[1] }, .by = MU_RULES_ABD };
  g_autoptr (MuBattleRecord) record = mu_battle_prepare (&plan, NULL);
  ck_assert_ptr_nonnull (record);
  check_refused (record->side[0].list, record->side[1].list, MU_RULES_ABD,
                 "is an army of counters already");
  for (int side = 0; side < MU_SIDES; side++) {
    mu_list_free (figures[side]);
    mu_list_free (stands[side]);
  }
}
END_TEST

/* A scenario's battle is of nobody's campaign. */
START_TEST (other_battles_of_the_hex_table_are_refused)
{
  const Evening evening = begin (FALSE);
  g_autoptr (GPtrArray) all = mu_battle_scenarios (MU_RULES_ABD)->shipped (NULL);
  const MuScenario *scenario = g_ptr_array_index (all, 0);
  const MuBattlePlan plan = { .seed = 3 };
  g_autoptr (MuBattleRecord) record
      = mu_battle_prepare_scenario (MU_RULES_ABD, scenario->part, &plan, NULL);
  fixture_fight (record);
  ck_refused (mu_store_record_campaign_battle (evening.store, evening.war, record, NULL, &error),
              "convert to");
  check_sound (&evening);
  mu_club_close (evening.club);
}
END_TEST

/* --- scenarios ------------------------------------------------------------------------------- */

START_TEST (scenarios_are_prepared_by_their_document)
{
  g_autoptr (GPtrArray) all = mu_battle_scenarios (MU_RULES_ABD)->shipped (NULL);
  const MuBattlePlan plan = { .seed = 3, .origin = MU_SEED_CHOSEN };
  ck_assert_uint_ge (all->len, 18);
  for (guint i = 0; i < all->len; i++) {
    const MuScenario *scenario = g_ptr_array_index (all, i);
    g_autoptr (GError) error = NULL;
    g_autoptr (MuBattleRecord) record
        = mu_battle_prepare_scenario (scenario->rules, scenario->part, &plan, &error);
    ck_assert_msg (record != NULL, "%s: %s", scenario->name, error ? error->message : "");
    ck_assert_str_eq (record->name, scenario->name);
    ck_assert_uint_eq (record->seed, 3);
    ck_assert_int_eq (record->story.origin, MU_SEED_CHOSEN);
    ck_assert_str_ne (record->fought_on, "");
    ck_assert_ptr_nonnull (strstr (scenario->size, "hexes"));
    ck_assert_ptr_nonnull (strstr (scenario->sides, " against "));
  }
  ck_assert_ptr_null (mu_battle_scenarios (MU_RULES_WRG5));
}
END_TEST

START_TEST (faulty_scenarios_are_refused)
{
  const MuBattlePlan plan = { .seed = 3 };
  ck_refused (mu_battle_prepare_scenario (MU_RULES_ABD, "<hex-scenario", &plan, &error),
              "The scenario");
  ck_refused (mu_battle_prepare_scenario (MU_RULES_ABD, "<list/>", &plan, &error), "The scenario");
  ck_refused (mu_battle_prepare_scenario (MU_RULES_WRG5, "<x/>", &plan, &error),
              "has no scenarios");
  ck_refused (mu_battle_scenarios (MU_RULES_ABD)->open ("nowhere.xml", &error), "nowhere.xml");
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("converted");
  tcase_set_timeout (tests, 120);
  tcase_add_loop_test (tests, losses_go_to_the_campaigns_own_units, 0, 2);
  tcase_add_loop_test (tests, taken_back_everybody_is_there_again, 0, 2);
  tcase_add_test (tests, the_history_says_how_it_was_fought);
  tcase_add_test (tests, classes_stay);
  tcase_add_test (tests, it_is_recorded_once_and_by_present_armies);
  tcase_add_loop_test (tests, its_sheet_leaves_the_same_losses_elsewhere, 0, 2);
  tcase_add_test (tests, battle_after_battle_adds_up);
  tcase_add_test (tests, armies_that_make_no_counters_are_refused);
  tcase_add_test (tests, other_battles_of_the_hex_table_are_refused);
  tcase_add_test (tests, scenarios_are_prepared_by_their_document);
  tcase_add_test (tests, faulty_scenarios_are_refused);
  return fixture_run ("converted", tests);
}
