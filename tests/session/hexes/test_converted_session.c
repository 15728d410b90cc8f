/* Tonight's battle on the hex table: of a scenario, of two saved armies, of a campaign's sides. */
#include <glib/gstdio.h>
#include <string.h>

#include "app/session/battle/record_plan.h"
#include "app/session/battle/scenario_item.h"
#include "app/session/game/game_evening.h"
#include "db/store.h"
#include "tests/session/fixture.h"

#define SEED 5

typedef struct {
  MuDesk *desk;
  MuBattleSession *tonight;
} Table;

static void
set_up (Table *table)
{
  *table = (Table){ .desk = sample_desk () };
  table->tonight = mu_desk_tonight (table->desk);
}

static MuBattleChoice
of_armies (const Table *table)
{
  MuBattleChoice choice = zama_choice (table->desk);
  choice.by = MU_RULES_ABD;
  choice.seed = SEED;
  return choice;
}

static MuBattleChoice
of_campaign (const Table *table)
{
  MuBattleChoice choice = of_armies (table);
  choice.side[MU_SIDE_B] = 1;
  choice.campaign = mu_store_find_campaign (mu_desk_store (table->desk), "The Zama campaign", NULL);
  return choice;
}

/* The item, by its title; the caller's. */
static MuScenarioItem *
scenario_of (const char *title)
{
  g_autoptr (GListStore) all = mu_scenario_items_new (NULL);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (all)); i++) {
    g_autoptr (MuScenarioItem) item = g_list_model_get_item (G_LIST_MODEL (all), i);
    if (strcmp (mu_scenario_item_get_title (item), title) == 0)
      return g_steal_pointer (&item);
  }
  ck_abort_msg ("no such scenario");
}

static void
prepare (const Table *table, const MuBattleChoice *choice)
{
  g_autoptr (GError) error = NULL;
  ck_assert_msg (mu_battle_session_prepare (table->tonight, choice, &error), "%s",
                 error ? error->message : "");
  ck_assert_int_eq (mu_battle_session_get_state (table->tonight), MU_BATTLE_READY);
}

static void
prepare_scenario (const Table *table, const char *title)
{
  g_autoptr (MuScenarioItem) item = scenario_of (title);
  const MuBattleChoice choice = { .part = mu_scenario_item_get_part (item),
                                  .by = mu_scenario_item_get_rules (item),
                                  .seed = SEED };
  prepare (table, &choice);
}

static gboolean
has_stopped (gpointer session)
{
  return mu_battle_session_get_state (session) != MU_BATTLE_FIGHTING;
}

static void
fight (const Table *table)
{
  mu_battle_session_fight (table->tonight);
  run_until (has_stopped, table->tonight);
  ck_assert_int_eq (mu_battle_session_get_state (table->tonight), MU_BATTLE_FOUGHT);
}

static int
figures_left (const Table *table, gint64 id)
{
  g_autoptr (MuCampaign) campaign = mu_store_campaign (mu_desk_store (table->desk), id, NULL);
  int figures = 0;
  for (guint s = 0; s < campaign->sides->len; s++) {
    const MuCampaignSide *side = g_ptr_array_index (campaign->sides, s);
    for (guint i = 0; i < side->forces->len; i++)
      figures += ((const MuForce *) g_ptr_array_index (side->forces, i))->figures;
  }
  return figures;
}

static void
is_empty (const Table *table, const char *property)
{
  g_autofree char *text = text_of (table->tonight, property);
  ck_assert_str_eq (text, "");
}

/* --- scenarios ---------------------------------------------------------------------- */

START_TEST (scenarios_are_rows)
{
  g_autoptr (GListStore) all = mu_scenario_items_new (NULL);
  g_autoptr (MuScenarioItem) item = scenario_of ("Second Mantinea, 362 BC");
  g_autofree char *about = text_of (item, "about"), *a = mu_scenario_item_army (item, MU_SIDE_A);
  ck_assert_uint_ge (g_list_model_get_n_items (G_LIST_MODEL (all)), 18);
  ck_assert_str_eq (about, "Thebes (10) against Sparta (9). 10 turns, 18 by 12 hexes.");
  ck_assert_str_eq (a, "Thebes");
}
END_TEST

/* No dice are thrown before it, and nobody deploys: nothing is said of that. */
START_TEST (a_scenario_is_prepared_fought_and_kept)
{
  Table table;
  set_up (&table);
  prepare_scenario (&table, "Zama, 202 BC");
  const MuBattleRecord *record = mu_battle_session_get_record (table.tonight);
  ck_assert_int_eq (record->rules, MU_RULES_ABD);
  ck_assert_uint_eq (record->seed, SEED);
  ck_assert (!mu_battle_session_deploys (table.tonight));
  ck_assert_ptr_eq (mu_battle_session_get_prepared (table.tonight), record);
  is_empty (&table, "leadership");
  is_empty (&table, "scouting");
  is_empty (&table, "weather");
  is_empty (&table, "conversion");
  ck_assert (!truth_of (table.tonight, "stale"));
  fight (&table);
  ck_assert (mu_battle_session_keep (table.tonight, NULL));
  ck_assert_int_ne (mu_battle_session_get_kept (table.tonight), 0);
  undo (table.desk);
  ck_assert_int_eq (mu_battle_session_get_state (table.tonight), MU_BATTLE_FOUGHT);
  g_object_unref (table.desk);
}
END_TEST

START_TEST (the_same_seed_is_the_same_battle)
{
  Table table;
  set_up (&table);
  prepare_scenario (&table, "Zama, 202 BC");
  fight (&table);
  const guint64 digest = mu_battle_session_get_record (table.tonight)->digest;
  mu_battle_session_reset (table.tonight);
  prepare_scenario (&table, "Zama, 202 BC");
  const MuBattleChoice again = *mu_battle_session_get_choice (table.tonight);
  prepare (&table, &again); /* of the choice that the session keeps itself */
  ck_assert_int_eq (mu_battle_session_get_record (table.tonight)->story.again, 2);
  fight (&table);
  ck_assert (mu_battle_session_get_record (table.tonight)->digest == digest);
  g_object_unref (table.desk);
}
END_TEST

START_TEST (a_scenario_is_played_at_the_screen)
{
  Table table;
  static const MuGamePlayer players[MU_SIDES] = { MU_GAME_PERSON, MU_GAME_MACHINE };
  g_autoptr (GError) error = NULL;
  set_up (&table);
  prepare_scenario (&table, "Zama, 202 BC");
  ck_assert (mu_game_can_be_played (mu_battle_session_get_record (table.tonight)));
  ck_assert_msg (mu_game_session_begin_tonight (mu_desk_game (table.desk), table.tonight, players,
                                                MU_PLACED_AS_DRAWN_UP, &error),
                 "%s", error ? error->message : "");
  ck_assert (mu_game_session_is_open (mu_desk_game (table.desk)));
  ck_assert_int_eq (mu_battle_session_get_state (table.tonight), MU_BATTLE_CHOOSING);
  g_object_unref (table.desk);
}
END_TEST

START_TEST (scenarios_of_files_are_opened_and_faults_told)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuScenarioItem) shipped = scenario_of ("Cannae, 216 BC");
  g_autofree char *folder = g_dir_make_tmp ("muster-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "own.xml", NULL);
  ck_assert (g_file_set_contents (path, mu_scenario_item_get_part (shipped), -1, NULL));
  g_autoptr (MuScenarioItem) own = mu_scenario_item_open (path, &error);
  ck_assert_msg (own != NULL, "%s", error ? error->message : "");
  ck_assert_str_eq (mu_scenario_item_get_title (own), "Cannae, 216 BC");
  ck_assert (g_file_set_contents (path, "<hex-scenario version=\"1\" name=\"Bad\"/>", -1, NULL));
  ck_assert_ptr_null (mu_scenario_item_open (path, &error));
  ck_assert_ptr_nonnull (strstr (error->message, "own.xml"));
  g_remove (path);
  g_rmdir (folder);
}
END_TEST

START_TEST (what_cannot_be_prepared_leaves_the_battle_before)
{
  Table table;
  g_autoptr (GError) error = NULL;
  set_up (&table);
  const MuBattleChoice bad = { .part = "<hex-scenario/>", .by = MU_RULES_ABD };
  prepare_scenario (&table, "Zama, 202 BC");
  ck_assert (!mu_battle_session_prepare (table.tonight, &bad, &error));
  ck_assert_ptr_nonnull (error);
  ck_assert_int_eq (mu_battle_session_get_state (table.tonight), MU_BATTLE_READY);
  ck_assert_str_eq (mu_battle_session_get_record (table.tonight)->name, "Zama");
  g_object_unref (table.desk);
}
END_TEST

/* --- armies of figures ------------------------------------------------------------------ */

START_TEST (two_armies_are_converted_and_told_what_they_lose)
{
  Table table;
  set_up (&table);
  const MuBattleChoice choice = of_armies (&table);
  prepare (&table, &choice);
  has_words (table.tonight, "conversion", "Hannibal at Zama: of weapons, shields and armour");
  has_words (table.tonight, "conversion", "Scipio's guard: too few for a counter of their own");
  ck_assert (!truth_of (table.tonight, "stale"));
  fight (&table);
  ck_assert (mu_battle_session_keep (table.tonight, NULL));
  g_object_unref (table.desk);
}
END_TEST

START_TEST (a_changed_army_is_told)
{
  Table table;
  set_up (&table);
  const MuBattleChoice choice = of_armies (&table);
  prepare (&table, &choice);
  MuStore *store = mu_desk_store (table.desk);
  g_autoptr (MuList) before = mu_store_list (store, choice.list[0], NULL);
  g_autoptr (MuList) after = mu_list_copy (before);
  mu_list_unit (after, 1)->figures += 8;
  ck_assert (mu_history_update_list (mu_desk_history (table.desk), choice.list[0], before, after,
                                     "more", NULL));
  ck_assert (truth_of (table.tonight, "stale"));
  undo (table.desk);
  ck_assert (!truth_of (table.tonight, "stale"));
  g_object_unref (table.desk);
}
END_TEST

/* --- campaigns ------------------------------------------------------------------------------ */

START_TEST (losses_go_into_the_campaign_and_back)
{
  Table table;
  set_up (&table);
  const MuBattleChoice choice = of_campaign (&table);
  const int before = figures_left (&table, choice.campaign);
  prepare (&table, &choice);
  fight (&table);
  g_autoptr (MuBattleRecord) record = mu_record_plan_make (table.tonight);
  g_autoptr (MuBattleRecord) losses = mu_record_plan_losses (table.tonight, record);
  g_autofree char *where = mu_record_plan_where (table.tonight, mu_desk_store (table.desk));
  ck_assert_str_eq (mu_list_unit (losses->side[0].list, 2)->name, "Velites");
  ck_assert_uint_eq (losses->side[0].results->len, losses->side[0].list->units->len);
  ck_assert_ptr_nonnull (strstr (where, "losses by the conversion"));
  int lost = 0;
  for (int side = 0; side < MU_SIDES; side++)
    for (guint i = 0; i < losses->side[side].results->len; i++) {
      const MuUnitOutcome *end = &g_array_index (losses->side[side].results, MuUnitOutcome, i);
      lost += end->figures_start - end->figures_left;
    }
  ck_assert (mu_battle_session_keep (table.tonight, NULL));
  ck_assert_int_eq (figures_left (&table, choice.campaign), before - lost);
  undo (table.desk);
  ck_assert_int_eq (figures_left (&table, choice.campaign), before);
  ck_assert (mu_history_redo (mu_desk_history (table.desk), NULL));
  ck_assert_int_eq (figures_left (&table, choice.campaign), before - lost);
  g_object_unref (table.desk);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    scenarios_are_rows,
    a_scenario_is_prepared_fought_and_kept,
    the_same_seed_is_the_same_battle,
    a_scenario_is_played_at_the_screen,
    scenarios_of_files_are_opened_and_faults_told,
    what_cannot_be_prepared_leaves_the_battle_before,
    two_armies_are_converted_and_told_what_they_lose,
    a_changed_army_is_told,
    losses_go_into_the_campaign_and_back,
  };
  return run_suite ("converted session", tests, G_N_ELEMENTS (tests));
}
