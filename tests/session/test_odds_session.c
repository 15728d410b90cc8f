/* Odds before committing, as the app holds them: other dice make other odds,
 * Cancel keeps what was fought, Fight stops them. Needs no display. */
#include "tests/session/fixture.h"

#include "app/session/battle/odds_session.h"
#include "db/store.h"

typedef struct {
  MuDesk *desk;
  MuBattleSession *tonight;
  MuOddsSession *odds;
  guint changed;
  guint failed;
} Table;

static void
count_changed (MuOddsSession *session, Table *table)
{
  table->changed++;
}

static void
count_failed (MuOddsSession *session, const GError *error, Table *table)
{
  table->failed++;
}

static void
set_up (Table *table)
{
  *table = (Table){ .desk = sample_desk () };
  table->tonight = mu_desk_tonight (table->desk);
  table->odds = mu_odds_session_new (table->tonight);
  g_signal_connect (table->odds, "changed", G_CALLBACK (count_changed), table);
  g_signal_connect (table->odds, "failed", G_CALLBACK (count_failed), table);
}

static void
tear_down (Table *table)
{
  ck_assert_uint_eq (table->failed, 0);
  g_object_unref (table->odds);
  g_object_unref (table->desk);
}

static void
roll (Table *table, guint64 seed)
{
  MuBattleChoice choice = zama_choice (table->desk);
  choice.seed = seed;
  ck_assert (mu_battle_session_prepare (table->tonight, &choice, NULL));
}

static gboolean
has_stopped (gpointer session)
{
  return !mu_odds_session_is_running (session);
}

static gboolean
has_odds (gpointer session)
{
  return mu_odds_session_get_odds (session) != NULL;
}

static guint64
signature_of (Table *table, guint battles)
{
  mu_odds_session_fight (table->odds, battles);
  ck_assert (mu_odds_session_is_running (table->odds));
  ck_assert (!truth_of (table->odds, "possible"));
  run_until (has_stopped, table->odds);
  ck_assert_uint_eq (mu_odds_session_get_odds (table->odds)->battles, battles);
  return mu_odds_session_get_odds (table->odds)->signature;
}

START_TEST (only_a_prepared_battle_has_odds)
{
  Table table;
  set_up (&table);
  ck_assert (!truth_of (table.odds, "possible"));
  mu_odds_session_fight (table.odds, 5);
  ck_assert (!mu_odds_session_is_running (table.odds));
  ck_assert_ptr_null (mu_odds_session_get_odds (table.odds));
  ck_assert_ptr_null (mu_odds_session_get_record (table.odds));
  roll (&table, 202);
  ck_assert (truth_of (table.odds, "possible"));
  tear_down (&table);
}
END_TEST

START_TEST (the_same_dice_give_the_same_odds)
{
  Table table;
  set_up (&table);
  roll (&table, 202);
  const guint64 first = signature_of (&table, 8);
  ck_assert_uint_ge (table.changed, 1);
  ck_assert_uint_eq (signature_of (&table, 8), first);
  roll (&table, 203);
  ck_assert_uint_ne (signature_of (&table, 8), first);
  tear_down (&table);
}
END_TEST

/* wrg.deploy.area: other places make other odds; who puts all back has the old ones again. */
START_TEST (another_deployment_has_other_odds)
{
  Table table;
  set_up (&table);
  roll (&table, 202);
  MuDeploymentSession *deployment = mu_battle_session_get_deployment (table.tonight);
  ck_assert (mu_deployment_session_line_up (deployment));
  signature_of (&table, 2);
  ck_assert (!truth_of (table.odds, "outdated"));
  ck_assert (mu_deployment_session_nudge (deployment, 0, 0, -5));
  ck_assert (truth_of (table.odds, "outdated"));
  ck_assert_ptr_nonnull (mu_odds_session_get_odds (table.odds));
  mu_deployment_session_undo (deployment);
  ck_assert (!truth_of (table.odds, "outdated"));
  mu_deployment_session_redo (deployment);
  ck_assert (truth_of (table.odds, "outdated"));
  signature_of (&table, 2);
  ck_assert (!truth_of (table.odds, "outdated"));
  g_autoptr (MuFieldPlan) field = mu_field_plan_new ("Heath", 900, 600);
  ck_assert (mu_deployment_session_set_field (deployment, field, NULL));
  ck_assert (truth_of (table.odds, "outdated"));
  roll (&table, 203);
  ck_assert (!truth_of (table.odds, "outdated"));
  tear_down (&table);
}
END_TEST

/* What is only looked at in the hand is not laid down. */
START_TEST (a_hand_leaves_the_odds)
{
  Table table;
  set_up (&table);
  roll (&table, 202);
  MuDeploymentSession *deployment = mu_battle_session_get_deployment (table.tonight);
  ck_assert (mu_deployment_session_line_up (deployment));
  signature_of (&table, 1);
  mu_deployment_session_hold (deployment, 0, 300, 60);
  ck_assert (!truth_of (table.odds, "outdated"));
  mu_deployment_session_let_go (deployment);
  ck_assert (!truth_of (table.odds, "outdated"));
  tear_down (&table);
}
END_TEST

static void
hire (Table *table, gint64 id, int figures)
{
  MuHistory *history = mu_desk_history (table->desk);
  g_autoptr (MuList) before = mu_store_list (mu_history_store (history), id, NULL);
  g_autoptr (MuList) list = mu_list_copy (before);
  mu_list_unit (list, 0)->figures += figures;
  ck_assert (mu_history_update_list (history, id, before, list, "changed", NULL));
}

/* The prepared battle is fought with the armies as they were: that is said. */
START_TEST (a_changed_list_is_told)
{
  Table table;
  set_up (&table);
  roll (&table, 202);
  const gint64 rome = list_named (table.desk, "Scipio at Zama");
  signature_of (&table, 1);
  hire (&table, rome, -1);
  ck_assert (truth_of (table.odds, "outdated"));
  hire (&table, rome, 1);
  ck_assert (!truth_of (table.odds, "outdated"));
  hire (&table, rome, -1);
  roll (&table, 202);
  ck_assert (!truth_of (table.odds, "outdated"));
  tear_down (&table);
}
END_TEST

/* The battle still to be fought is none of those behind its odds. */
START_TEST (the_fight_itself_is_not_among_them)
{
  Table table;
  set_up (&table);
  roll (&table, 202);
  signature_of (&table, 1);
  ck_assert_uint_ne (mu_odds_session_get_record (table.odds)->stream,
                     mu_battle_session_get_record (table.tonight)->stream);
  ck_assert_uint_eq (mu_odds_session_get_record (table.odds)->seed,
                     mu_battle_session_get_record (table.tonight)->seed);
  tear_down (&table);
}
END_TEST

START_TEST (cancel_keeps_what_was_fought)
{
  Table table;
  set_up (&table);
  roll (&table, 202);
  mu_odds_session_fight (table.odds, MU_ODDS_BATTLES_MAX);
  run_until (has_odds, table.odds);
  ck_assert_double_gt (share_of (table.odds, "progress"), 0.0);
  mu_odds_session_cancel (table.odds);
  run_until (has_stopped, table.odds);
  const MuBattleOdds *odds = mu_odds_session_get_odds (table.odds);
  ck_assert_uint_ge (odds->battles, 1);
  ck_assert_uint_lt (odds->battles, MU_ODDS_BATTLES_MAX);
  ck_assert (truth_of (table.odds, "possible"));
  tear_down (&table);
}
END_TEST

START_TEST (other_dice_forget_the_odds)
{
  Table table;
  set_up (&table);
  roll (&table, 202);
  signature_of (&table, 3);
  roll (&table, 203);
  ck_assert_ptr_null (mu_odds_session_get_odds (table.odds));
  signature_of (&table, 3);
  mu_battle_session_reset (table.tonight);
  ck_assert_ptr_null (mu_odds_session_get_odds (table.odds));
  ck_assert (!truth_of (table.odds, "possible"));
  tear_down (&table);
}
END_TEST

/* A run that was given up says nothing more, however late it ends. */
START_TEST (other_dice_stop_a_run)
{
  Table table;
  set_up (&table);
  roll (&table, 202);
  mu_odds_session_fight (table.odds, MU_ODDS_BATTLES_MAX);
  run_until (has_odds, table.odds);
  roll (&table, 203);
  ck_assert (!mu_odds_session_is_running (table.odds));
  ck_assert_uint_ne (signature_of (&table, 4), 0);
  ck_assert_uint_eq (mu_odds_session_get_odds (table.odds)->asked, 4);
  tear_down (&table);
}
END_TEST

START_TEST (fighting_stops_a_run_and_keeps_it)
{
  Table table;
  set_up (&table);
  roll (&table, 202);
  mu_odds_session_fight (table.odds, MU_ODDS_BATTLES_MAX);
  run_until (has_odds, table.odds);
  mu_battle_session_fight (table.tonight);
  run_until (has_stopped, table.odds);
  ck_assert_ptr_nonnull (mu_odds_session_get_odds (table.odds));
  ck_assert (!truth_of (table.odds, "possible"));
  tear_down (&table);
}
END_TEST

START_TEST (units_that_break_come_in_order)
{
  Table table;
  set_up (&table);
  roll (&table, 202);
  signature_of (&table, 40);
  g_autoptr (GArray) units = mu_odds_session_breaking_units (table.odds);
  ck_assert_uint_ge (units->len, 2);
  for (guint i = 0; i < units->len; i++) {
    const MuOddsUnit *unit = &g_array_index (units, MuOddsUnit, i);
    ck_assert_uint_ge (unit->odds->broke, 1);
    ck_assert_uint_le (unit->odds->broke, i ? unit[-1].odds->broke : 40);
  }
  tear_down (&table);
}
END_TEST

/* What is deployed and formed is what they are the odds of. */
START_TEST (the_odds_are_of_the_deployment)
{
  Table table;
  set_up (&table);
  roll (&table, 202);
  const guint64 by_rule = signature_of (&table, 4);
  MuDeploymentSession *deployment = mu_battle_session_get_deployment (table.tonight);
  mu_deployment_session_set_side (deployment, MU_SIDE_A);
  ck_assert (mu_deployment_session_move (deployment, 2, 200, 60));
  ck_assert (mu_deployment_session_set_shape (deployment, 2, MU_DEPLOY_SQUARE));
  ck_assert_uint_ne (signature_of (&table, 4), by_rule);
  const MuBattleRecord *record = mu_odds_session_get_record (table.odds);
  const MuDeployment at = mu_battle_side_deployment (&record->side[MU_SIDE_A], 2);
  ck_assert (at.placed);
  ck_assert_int_eq (at.formation, MU_FORMATION_SQUARE);
  ck_assert (
      !mu_battle_side_is_deployed (&mu_battle_session_get_record (table.tonight)->side[MU_SIDE_A]));
  tear_down (&table);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    only_a_prepared_battle_has_odds,
    the_same_dice_give_the_same_odds,
    the_fight_itself_is_not_among_them,
    cancel_keeps_what_was_fought,
    other_dice_forget_the_odds,
    other_dice_stop_a_run,
    fighting_stops_a_run_and_keeps_it,
    units_that_break_come_in_order,
    the_odds_are_of_the_deployment,
    another_deployment_has_other_odds,
    a_hand_leaves_the_odds,
    a_changed_list_is_told,
  };
  return run_suite ("odds session", tests, G_N_ELEMENTS (tests));
}
