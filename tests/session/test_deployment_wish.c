/* How Muster plans each side of tonight's battle, and whether it commands it: from the page to the
 * fight, and kept while the armies are the same. Needs no display. */
#include "tests/session/fixture.h"

#include "app/session/battle/historic_battle.h"
#include "app/session/battle/odds_session.h"
#include "db/campaign/campaigns.h"
#include "db/store.h"

#define SEED 11

typedef struct {
  MuDesk *desk;
  MuBattleSession *tonight;
  MuDeploymentSession *deployment;
} Table;

static void
roll (Table *table, const MuBattleChoice *choice)
{
  g_autoptr (GError) error = NULL;
  ck_assert_msg (mu_battle_session_prepare (table->tonight, choice, &error), "%s",
                 error ? error->message : "");
}

static void
set_up (Table *table)
{
  *table = (Table){ .desk = sample_desk () };
  table->tonight = mu_desk_tonight (table->desk);
  table->deployment = mu_battle_session_get_deployment (table->tonight);
  MuBattleChoice choice = zama_choice (table->desk);
  choice.seed = SEED;
  roll (table, &choice);
}

static gboolean
is_fought (gpointer tonight)
{
  return mu_battle_session_get_state (tonight) == MU_BATTLE_FOUGHT;
}

static const MuBattleRecord *
fight (Table *table)
{
  mu_battle_session_fight (table->tonight);
  run_until (is_fought, table->tonight);
  return mu_battle_session_get_record (table->tonight);
}

/* As the service plans that side of the battle. */
static MuBattleRecord *
planned_as (Table *table, MuSide side, MuPlanManner manner)
{
  MuBattleRecord *record = mu_battle_record_copy (mu_battle_session_get_record (table->tonight));
  const MuPlanWish wish = { .manner = manner };
  ck_assert (mu_battle_plan_side_as (record, side, mu_club_books (mu_desk_club (table->desk)),
                                     &wish, NULL, NULL));
  return record;
}

static gboolean
stand_alike (const MuBattleRecord *one, const MuBattleRecord *other, MuSide side)
{
  for (guint i = 0; i < one->side[side].list->units->len; i++) {
    const MuDeployment a = mu_battle_side_deployment (&one->side[side], (int) i);
    const MuDeployment b = mu_battle_side_deployment (&other->side[side], (int) i);
    if (a.placed != b.placed || a.x != b.x || a.y != b.y || a.ranks != b.ranks)
      return FALSE;
  }
  return TRUE;
}

/* --- the manner ------------------------------------------------------------------- */

static void
check_manner (MuPlanManner manner)
{
  Table table;
  set_up (&table);
  g_autoptr (MuBattleRecord) own = planned_as (&table, MU_SIDE_A, manner);
  g_autoptr (MuBattleRecord) other = planned_as (&table, MU_SIDE_B, MU_MANNER_PLAYER);
  mu_deployment_session_set_manner (table.deployment, MU_SIDE_A, manner);
  const MuBattleRecord *record = fight (&table);
  ck_assert (stand_alike (record, own, MU_SIDE_A));
  ck_assert (stand_alike (record, other, MU_SIDE_B));
  g_object_unref (table.desk);
}

START_TEST (a_side_is_planned_as_it_is_wished)
{
  check_manner (MU_MANNER_PLAYER);
  check_manner (MU_MANNER_BOOK);
}
END_TEST

/* What is drawn where the plan is shown is what is fought. */
START_TEST (the_plan_is_drawn_in_that_manner)
{
  Table table;
  set_up (&table);
  g_autoptr (MuBattleRecord) by_book = planned_as (&table, MU_SIDE_B, MU_MANNER_BOOK);
  mu_deployment_session_set_manner (table.deployment, MU_SIDE_B, MU_MANNER_BOOK);
  has_words (table.deployment, "said", "Muster plans Hannibal at Zama by the book.");
  has_words (table.deployment, "summary",
             "Hannibal at Zama is not deployed: it fights by a plan, by the book.");
  mu_deployment_session_set_side (table.deployment, MU_SIDE_B);
  ck_assert (mu_deployment_session_plan (table.deployment));
  has_words (table.deployment, "said", "Planned by the book. All units are on the table.");
  ck_assert (stand_alike (mu_deployment_session_get_record (table.deployment), by_book, MU_SIDE_B));
  mu_deployment_session_set_manner (table.deployment, MU_SIDE_B, MU_MANNER_PLAYER);
  has_words (table.deployment, "said", "Muster plans Hannibal at Zama to win.");
  ck_assert (mu_deployment_session_plan (table.deployment));
  ck_assert (
      !stand_alike (mu_deployment_session_get_record (table.deployment), by_book, MU_SIDE_B));
  g_object_unref (table.desk);
}
END_TEST

/* --- the general ------------------------------------------------------------------ */

/* sides: a bit for each that it does not command. */
static void
check_command (int sides)
{
  Table table;
  set_up (&table);
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++) {
    ck_assert (mu_deployment_session_is_commanded (table.deployment, side));
    mu_deployment_session_set_commanded (table.deployment, side, !(sides & (1 << side)));
  }
  const MuBattleRecord *record = fight (&table);
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++) {
    ck_assert_uint_eq (record->side[side].planned, MU_PLANNED_BOTH);
    ck_assert_int_eq (record->side[side].commanded, !(sides & (1 << side)));
  }
  g_object_unref (table.desk);
}

START_TEST (muster_commands_whom_it_may)
{
  for (int sides = 0; sides < 4; sides++)
    check_command (sides);
}
END_TEST

START_TEST (the_switch_goes_off_and_on)
{
  Table table;
  set_up (&table);
  g_autofree char *label = mu_deployment_session_command_label (table.deployment, MU_SIDE_A);
  ck_assert_str_eq (label, "Muster commands Scipio at Zama in the battle");
  mu_deployment_session_set_commanded (table.deployment, MU_SIDE_A, FALSE);
  has_words (table.deployment, "said", "Scipio at Zama fights by its orders alone.");
  ck_assert (!mu_deployment_session_is_commanded (table.deployment, MU_SIDE_A));
  mu_deployment_session_set_commanded (table.deployment, MU_SIDE_A, TRUE);
  has_words (table.deployment, "said", "Muster commands Scipio at Zama in the battle.");
  ck_assert (fight (&table)->side[MU_SIDE_A].commanded);
  g_object_unref (table.desk);
}
END_TEST

/* Of an army that gives up all who are left are prisoners, and the war goes on without them. */
START_TEST (in_a_campaign_it_commands_nobody)
{
  Table table;
  set_up (&table);
  MuBattleChoice choice = zama_choice (table.desk);
  choice.campaign = mu_store_find_campaign (mu_desk_store (table.desk), "The Zama campaign", NULL);
  choice.side[MU_SIDE_B] = 1;
  roll (&table, &choice);
  ck_assert (mu_deployment_session_can_plan (table.deployment, MU_SIDE_A));
  ck_assert (!mu_deployment_session_can_command (table.deployment, MU_SIDE_A));
  ck_assert (!mu_deployment_session_is_commanded (table.deployment, MU_SIDE_A));
  mu_deployment_session_set_commanded (table.deployment, MU_SIDE_A, TRUE);
  ck_assert (!mu_deployment_session_is_commanded (table.deployment, MU_SIDE_A));
  g_autofree char *label = mu_deployment_session_command_label (table.deployment, MU_SIDE_A);
  ck_assert_ptr_nonnull (strstr (label, "Muster commands nobody in a campaign"));
  ck_assert (!fight (&table)->side[MU_SIDE_A].commanded);
  g_object_unref (table.desk);
}
END_TEST

/* Whoever plays it at the table commands, and of that nothing is settled. */
START_TEST (at_the_table_the_players_command)
{
  Table table;
  set_up (&table);
  mu_deployment_session_set_commanded (table.deployment, MU_SIDE_A, FALSE);
  ck_assert (mu_battle_session_play (table.tonight, NULL));
  const MuBattleRecord *record = mu_battle_session_get_record (table.tonight);
  for (int side = 0; side < MU_SIDES; side++)
    ck_assert (!record->side[side].commanded && !record->side[side].alone);
  g_object_unref (table.desk);
}
END_TEST

/* --- both ------------------------------------------------------------------------- */

/* Odds of the one are not those of the other, and back they are again. */
START_TEST (odds_rest_on_both)
{
  Table table;
  set_up (&table);
  g_autofree char *usual = mu_battle_session_make_stamp (table.tonight);
  mu_deployment_session_set_manner (table.deployment, MU_SIDE_B, MU_MANNER_BOOK);
  g_autofree char *by_book = mu_battle_session_make_stamp (table.tonight);
  mu_deployment_session_set_commanded (table.deployment, MU_SIDE_A, FALSE);
  g_autofree char *alone = mu_battle_session_make_stamp (table.tonight);
  mu_deployment_session_set_manner (table.deployment, MU_SIDE_B, MU_MANNER_PLAYER);
  mu_deployment_session_set_commanded (table.deployment, MU_SIDE_A, TRUE);
  g_autofree char *again = mu_battle_session_make_stamp (table.tonight);
  ck_assert_str_ne (usual, by_book);
  ck_assert_str_ne (by_book, alone);
  ck_assert_str_eq (usual, again);
  g_object_unref (table.desk);
}
END_TEST

/* What is sealed is not planned anew. */
START_TEST (a_sealed_side_stays_as_it_is)
{
  Table table;
  set_up (&table);
  const MuSide first = mu_deployment_session_get_side (table.deployment);
  ck_assert (mu_deployment_session_plan (table.deployment));
  ck_assert (mu_deployment_session_seal (table.deployment));
  ck_assert (!mu_deployment_session_can_plan (table.deployment, first));
  ck_assert (!mu_deployment_session_can_command (table.deployment, first));
  mu_deployment_session_set_manner (table.deployment, first, MU_MANNER_BOOK);
  ck_assert_int_eq (mu_deployment_session_get_wish (table.deployment, first)->manner,
                    MU_MANNER_PLAYER);
  g_autofree char *label = mu_deployment_session_plan_label (table.deployment, first);
  ck_assert_ptr_nonnull (strstr (label, "is sealed: nothing more is planned for it"));
  ck_assert_int_eq (mu_deployment_session_is_commanded (table.deployment, first),
                    fight (&table)->side[first].commanded);
  g_object_unref (table.desk);
}
END_TEST

/* Like the march: dice rolled again leave both, other armies do not. */
START_TEST (they_stay_with_the_armies)
{
  Table table;
  set_up (&table);
  mu_deployment_session_set_manner (table.deployment, MU_SIDE_A, MU_MANNER_BOOK);
  mu_deployment_session_set_commanded (table.deployment, MU_SIDE_B, FALSE);
  MuBattleChoice choice = zama_choice (table.desk);
  choice.seed = SEED + 1;
  roll (&table, &choice);
  ck_assert_int_eq (mu_deployment_session_get_wish (table.deployment, MU_SIDE_A)->manner,
                    MU_MANNER_BOOK);
  ck_assert (!mu_deployment_session_is_commanded (table.deployment, MU_SIDE_B));
  ck_assert (mu_deployment_session_is_commanded (table.deployment, MU_SIDE_A));
  choice.list[MU_SIDE_A] = choice.list[MU_SIDE_B];
  roll (&table, &choice);
  ck_assert_int_eq (mu_deployment_session_get_wish (table.deployment, MU_SIDE_A)->manner,
                    MU_MANNER_PLAYER);
  ck_assert (mu_deployment_session_is_commanded (table.deployment, MU_SIDE_B));
  g_object_unref (table.desk);
}
END_TEST

/* Its plans are those of its day, but they may be left to themselves. */
START_TEST (a_battle_of_history_may_be_fought_by_its_orders_alone)
{
  Table table;
  set_up (&table);
  const MuBattleChoice cannae = { .history = "cannae", .month = 6, .seed = SEED };
  roll (&table, &cannae);
  ck_assert (!mu_deployment_session_can_plan (table.deployment, MU_SIDE_A));
  g_autofree char *label = mu_deployment_session_plan_label (table.deployment, MU_SIDE_A);
  ck_assert_ptr_nonnull (strstr (label, "has its orders: none are planned for it"));
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++)
    ck_assert (mu_deployment_session_is_commanded (table.deployment, side));
  mu_deployment_session_set_commanded (table.deployment, MU_SIDE_A, FALSE);
  const MuBattleRecord *record = fight (&table);
  ck_assert (!record->side[MU_SIDE_A].commanded && record->side[MU_SIDE_B].commanded);
  ck_assert (record->side[MU_SIDE_A].planned & MU_PLANNED_ORDERS);
  g_object_unref (table.desk);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    a_side_is_planned_as_it_is_wished,
    the_plan_is_drawn_in_that_manner,
    muster_commands_whom_it_may,
    the_switch_goes_off_and_on,
    in_a_campaign_it_commands_nobody,
    at_the_table_the_players_command,
    odds_rest_on_both,
    a_sealed_side_stays_as_it_is,
    they_stay_with_the_armies,
    a_battle_of_history_may_be_fought_by_its_orders_alone,
  };
  return run_suite ("deployment-wish", tests, G_N_ELEMENTS (tests));
}
