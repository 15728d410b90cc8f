/* A side that may send horse round a flank: who goes is left off the table, stays the same from the
 * page to the fight, and is what was sealed. Needs no display. */
#include "tests/session/fixture.h"

#include <string.h>

#include "app/session/wrg/deployment/deployment_item.h"
#include "db/store.h"

#define SEEDS 12

#define RIDERS(name)                                                                               \
  "<unit name=\"" name "\" option=\"light-horse\" troop=\"Irr C LC JLS Sh\" figures=\"10\" "       \
  "ranks=\"2\" line=\"0\" order=\"skirmish\"/>"

/* Two bodies of light horse to a wing, and a book that likes marches often. */
static const char numidians[]
    = "<army-list version=\"1\" rules=\"wrg5\" name=\"Numidia\" year=\"-110\" points=\"600\">"
      "<book id=\"numidian\" edition=\"1\"/><general name=\"Jugurtha\" rank=\"commander\" "
      "training=\"irregular\" rides-with=\"5\"/>" RIDERS ("First") RIDERS ("Second")
          RIDERS ("Third") RIDERS (
              "Fourth") "<unit name=\"Guard\" option=\"guard\" troop=\"Irr B LC JLS Sh\" "
                        "figures=\"2\" "
                        "ranks=\"1\" line=\"1\" order=\"hold\" bodyguard=\"yes\"/></army-list>";

typedef struct {
  MuDesk *desk;
  MuBattleSession *tonight;
  MuDeploymentSession *deployment;
  MuBattleChoice choice;
} Table;

static void
set_up (Table *table)
{
  g_autoptr (MuList) list = mu_list_read_data (numidians, strlen (numidians), "numidia.xml", NULL);
  *table = (Table){ .desk = sample_desk () };
  table->tonight = mu_desk_tonight (table->desk);
  table->deployment = mu_battle_session_get_deployment (table->tonight);
  table->choice = zama_choice (table->desk);
  ck_assert (
      mu_store_add_list (mu_desk_store (table->desk), list, &table->choice.list[MU_SIDE_A], NULL));
  table->choice.list[MU_SIDE_B] = list_named (table->desk, "Scipio at Zama");
}

static void
roll (Table *table, guint64 seed)
{
  table->choice.seed = seed;
  ck_assert (mu_battle_session_prepare (table->tonight, &table->choice, NULL));
}

static int
marcher_of (Table *table)
{
  const MuBattleRecord *record = mu_deployment_session_get_record (table->deployment);
  const MuOrders *orders = record->side[MU_SIDE_A].orders;
  for (guint i = 0; orders && i < record->side[MU_SIDE_A].list->units->len; i++)
    if (mu_orders_come_later (orders, (int) i))
      return (int) i;
  return -1;
}

/* The first battle in which the Numidians send somebody, if they may. */
static int
roll_march (Table *table)
{
  for (guint64 seed = 1; seed <= SEEDS; seed++) {
    roll (table, seed);
    mu_deployment_session_set_march (table->deployment, MU_SIDE_A, TRUE);
    if (marcher_of (table) >= 0)
      return marcher_of (table);
  }
  ck_abort_msg ("nobody marches in %d battles", SEEDS);
}

/* wrg.deploy.outscouted: the Romans deploy first, and seal. */
static void
turn_to_numidians (Table *table)
{
  mu_deployment_session_set_side (table->deployment, MU_SIDE_B);
  ck_assert (mu_deployment_session_plan (table->deployment));
  ck_assert (mu_deployment_session_seal (table->deployment));
  mu_deployment_session_set_side (table->deployment, MU_SIDE_A);
}

static char *
state_of (Table *table, int unit)
{
  g_autoptr (MuDeploymentItem) item
      = g_list_model_get_item (mu_deployment_session_get_roster (table->deployment), (guint) unit);
  return text_of (item, "state");
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

static void
check_marched (const MuBattleRecord *record, int unit)
{
  const MuBattleSideRecord *own = &record->side[MU_SIDE_A];
  ck_assert (!mu_battle_side_deployment (own, unit).placed);
  ck_assert_int_eq (mu_orders_of (own->orders, unit)->orders.arrival.how, MU_WRG_MARCH_ROUND);
}

/* wrg.deploy.flank-march.side, wrg.deploy.off-table */
START_TEST (who_marches_is_left_off_the_table)
{
  Table table;
  set_up (&table);
  const int unit = roll_march (&table);
  has_words (table.deployment, "said", "marches round the");
  turn_to_numidians (&table);
  ck_assert (mu_deployment_session_plan (table.deployment));
  has_words (table.deployment, "said", "marches round the");
  has_words (table.deployment, "standing", "All on the table but who marches, not sealed");
  ck_assert_int_eq (number_of (table.deployment, "left"), 0);
  g_autofree char *state = state_of (&table, unit);
  ck_assert_str_eq (state, "comes later, by its orders");
  ck_assert (mu_deployment_session_place_rest (table.deployment));
  ck_assert (mu_deployment_session_line_up (table.deployment));
  ck_assert (!mu_deployment_session_get (table.deployment, unit).placed);
  check_marched (fight (&table), unit);
  g_object_unref (table.desk);
}
END_TEST

START_TEST (a_side_that_fights_by_a_plan_marches_too)
{
  Table table;
  set_up (&table);
  const int unit = roll_march (&table);
  const MuBattleRecord *record = fight (&table);
  check_marched (record, unit);
  ck_assert_uint_eq (record->side[MU_SIDE_A].planned, MU_PLANNED_BOTH);
  ck_assert_uint_eq (record->side[MU_SIDE_A].orders->bodies->len,
                     record->side[MU_SIDE_A].list->units->len);
  g_object_unref (table.desk);
}
END_TEST

START_TEST (nobody_marches_who_was_not_asked_to)
{
  Table table;
  set_up (&table);
  const int unit = roll_march (&table);
  g_autofree char *with = mu_battle_session_make_stamp (table.tonight);
  mu_deployment_session_set_march (table.deployment, MU_SIDE_A, FALSE);
  g_autofree char *without = mu_battle_session_make_stamp (table.tonight);
  ck_assert_str_ne (with, without); /* odds of the one are not those of the other */
  has_words (table.deployment, "said", "");
  ck_assert_int_eq (marcher_of (&table), -1);
  turn_to_numidians (&table);
  ck_assert (mu_deployment_session_plan (table.deployment));
  has_words (table.deployment, "said", "All units are on the table.");
  ck_assert (mu_battle_side_deployment (&fight (&table)->side[MU_SIDE_A], unit).placed);
  g_object_unref (table.desk);
}
END_TEST

/* wrg.deploy.off-table: a hand that places it takes it out of the march, and Undo sends it again.
 */
START_TEST (who_is_placed_fights_from_there)
{
  Table table;
  set_up (&table);
  const int unit = roll_march (&table);
  turn_to_numidians (&table);
  ck_assert (mu_deployment_session_plan (table.deployment));
  ck_assert (mu_deployment_session_place (table.deployment, unit));
  ck_assert_int_eq (marcher_of (&table), -1);
  g_autofree char *words = mu_deployment_session_march_words (table.deployment, MU_SIDE_A);
  ck_assert_msg (strstr (words, "which would go, stands on the table") != NULL, "%s", words);
  mu_deployment_session_undo (table.deployment);
  ck_assert_int_eq (marcher_of (&table), unit);
  mu_deployment_session_redo (table.deployment);
  const MuBattleRecord *record = fight (&table);
  ck_assert (mu_battle_side_deployment (&record->side[MU_SIDE_A], unit).placed);
  ck_assert_int_eq (mu_orders_of (record->side[MU_SIDE_A].orders, unit)->orders.arrival.how,
                    MU_WRG_ON_TABLE);
  g_object_unref (table.desk);
}
END_TEST

START_TEST (a_march_is_sealed_with_the_rest)
{
  Table table;
  set_up (&table);
  const int unit = roll_march (&table);
  turn_to_numidians (&table);
  ck_assert (mu_deployment_session_plan (table.deployment));
  ck_assert (mu_deployment_session_seal (table.deployment));
  ck_assert (!mu_deployment_session_can_march (table.deployment, MU_SIDE_A));
  mu_deployment_session_set_march (table.deployment, MU_SIDE_A, FALSE);
  ck_assert (mu_deployment_session_get_march (table.deployment, MU_SIDE_A));
  const MuBattleRecord *record = fight (&table);
  check_marched (record, unit);
  ck_assert (mu_battle_side_seal_holds (&record->side[MU_SIDE_A]));
  ck_assert_int_eq (record->side[MU_SIDE_A].orders->bodies->len, 1);
  g_object_unref (table.desk);
}
END_TEST

/* wrg.deploy.outscouted */
START_TEST (the_outscouted_march_round_nobody)
{
  Table table;
  set_up (&table);
  roll (&table, 1);
  ck_assert_int_eq (mu_battle_session_get_record (table.tonight)->outscouted, MU_SIDE_B);
  ck_assert (mu_deployment_session_can_march (table.deployment, MU_SIDE_A));
  ck_assert (!mu_deployment_session_can_march (table.deployment, MU_SIDE_B));
  g_autofree char *may = mu_deployment_session_march_label (table.deployment, MU_SIDE_A);
  g_autofree char *not = mu_deployment_session_march_label (table.deployment, MU_SIDE_B);
  ck_assert_str_eq (may, "Numidia may send horse round a flank");
  ck_assert_str_eq (not,
                    "Scipio at Zama has been outscouted and marches round no flank (Deployment)");
  g_object_unref (table.desk);
}
END_TEST

/* Who of the others goes is for its side to know. */
START_TEST (that_an_army_never_marches_is_no_secret)
{
  Table table;
  set_up (&table);
  const MuBattleChoice zama = zama_choice (table.desk);
  ck_assert (mu_battle_session_prepare (table.tonight, &zama, NULL));
  mu_deployment_session_set_march (table.deployment, MU_SIDE_A, TRUE);
  g_autofree char *never = mu_deployment_session_march_note (table.deployment);
  ck_assert_str_eq (never,
                    "Scipio at Zama sends nobody round a flank: armies of its kind never do.");
  roll_march (&table);
  g_autofree char *secret = mu_deployment_session_march_note (table.deployment);
  ck_assert_str_eq (secret, "");
  g_object_unref (table.desk);
}
END_TEST

/* Like the field: dice rolled again leave it, other armies do not. */
START_TEST (the_choice_stays_with_the_armies)
{
  Table table;
  set_up (&table);
  roll (&table, 1);
  mu_deployment_session_set_march (table.deployment, MU_SIDE_A, TRUE);
  roll (&table, 2);
  ck_assert (mu_deployment_session_get_march (table.deployment, MU_SIDE_A));
  ck_assert (!mu_deployment_session_get_march (table.deployment, MU_SIDE_B));
  const MuBattleChoice other = zama_choice (table.desk);
  ck_assert (mu_battle_session_prepare (table.tonight, &other, NULL));
  ck_assert (!mu_deployment_session_get_march (table.deployment, MU_SIDE_A));
  g_object_unref (table.desk);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    who_marches_is_left_off_the_table,       a_side_that_fights_by_a_plan_marches_too,
    nobody_marches_who_was_not_asked_to,     who_is_placed_fights_from_there,
    a_march_is_sealed_with_the_rest,         the_outscouted_march_round_nobody,
    that_an_army_never_marches_is_no_secret, the_choice_stays_with_the_armies,
  };
  return run_suite ("deployment-march", tests, G_N_ELEMENTS (tests));
}
