/* A battle on its way to the club file: each step, Cancel in the middle, and
 * what is refused. Needs no display. */
#include "tests/session/fixture.h"

#include "app/session/battle/record_plan.h"
#include "db/campaign/campaigns.h"
#include "db/store.h"
#include "lists/xml/data.h"
#include "reports/account/account.h"
#include "rules/wrg/before/setup.h"

typedef struct {
  MuDesk *desk;
  MuBattleSession *tonight;
  guint cancelled;
  guint failed;
} Table;

static void
count_cancelled (MuBattleSession *session, Table *table)
{
  table->cancelled++;
}

static void
count_failed (MuBattleSession *session, const GError *error, Table *table)
{
  table->failed++;
}

static void
set_up (Table *table)
{
  *table = (Table){ .desk = sample_desk () };
  table->tonight = mu_desk_tonight (table->desk);
  g_signal_connect (table->tonight, "cancelled", G_CALLBACK (count_cancelled), table);
  g_signal_connect (table->tonight, "failed", G_CALLBACK (count_failed), table);
}

static MuBattleChoice
of_campaign (Table *table)
{
  MuBattleChoice choice = zama_choice (table->desk);
  choice.side[MU_SIDE_B] = 1;
  choice.campaign = mu_store_find_campaign (mu_desk_store (table->desk), "The Zama campaign", NULL);
  return choice;
}

static gboolean
has_stopped (gpointer session)
{
  return mu_battle_session_get_state (session) != MU_BATTLE_FIGHTING;
}

static void
fight (Table *table)
{
  mu_battle_session_fight (table->tonight);
  ck_assert_int_eq (mu_battle_session_get_state (table->tonight), MU_BATTLE_FIGHTING);
  run_until (has_stopped, table->tonight);
}

static guint
battles_kept (Table *table)
{
  g_autoptr (GPtrArray) rows = mu_store_battles (mu_desk_store (table->desk), 0, NULL);
  return rows->len;
}

static int
figures_of_campaign (Table *table, gint64 id)
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

START_TEST (preliminaries_come_with_their_dice)
{
  Table table;
  set_up (&table);
  const MuBattleChoice choice = zama_choice (table.desk);
  ck_assert (mu_battle_session_prepare (table.tonight, &choice, NULL));
  g_autofree char *weather = text_of (table.tonight, "weather");
  g_autofree char *scouting = text_of (table.tonight, "scouting");
  ck_assert_int_eq (mu_battle_session_get_state (table.tonight), MU_BATTLE_READY);
  ck_assert_str_ne (weather, "");
  ck_assert_str_ne (scouting, "");
  ck_assert_int_ge (number_of (table.tonight, "weather-face"), 1);
  ck_assert_int_le (number_of (table.tonight, "weather-face"), 6);
  g_object_unref (table.desk);
}
END_TEST

/* --- thrown at the table ---------------------------------------------------- */

static guint
roll_for (Table *table, MuRollPurpose purpose)
{
  const GArray *rolls = mu_battle_session_get_record (table->tonight)->rolls;
  for (guint i = 0; i < rolls->len; i++)
    if (g_array_index (rolls, MuRoll, i).purpose == purpose)
      return i;
  ck_abort_msg ("no such roll");
}

static const MuRoll *
roll_at (Table *table, guint roll)
{
  return &g_array_index (mu_battle_session_get_record (table->tonight)->rolls, MuRoll, roll);
}

static const MuLeadership *
first_general (Table *table)
{
  const MuBattleRecord *record = mu_battle_session_get_record (table->tonight);
  for (int side = 0; side < MU_SIDES; side++)
    if (record->side[side].leadership->len > 0)
      return g_ptr_array_index (record->side[side].leadership, 0);
  ck_abort_msg ("no subordinate");
}

/* Laelius, a regular, so that an average die is thrown for him. */
static void
add_subordinate (MuDesk *desk)
{
  const gint64 id = list_named (desk, "Scipio at Zama");
  g_autoptr (MuList) list = mu_store_list (mu_desk_store (desk), id, NULL);
  MuListGeneral *general = mu_list_general_new ();
  g_free (general->name);
  general->name = g_strdup ("Laelius");
  general->regular = TRUE;
  general->rides_with = 4;
  g_ptr_array_add (list->generals, general);
  ck_assert (mu_store_update_list (mu_desk_store (desk), id, list, NULL));
}

/* wrg.generals.personality, wrg.weather.potential: what rests on a die follows it, back and
 * again. */
START_TEST (dice_of_the_preliminaries_are_thrown_at_the_table)
{
  Table table;
  g_autoptr (GError) error = NULL;
  set_up (&table);
  add_subordinate (table.desk);
  const MuBattleChoice choice = zama_choice (table.desk);
  ck_assert (mu_battle_session_prepare (table.tonight, &choice, NULL));
  const guint weather = roll_for (&table, MU_ROLL_WEATHER);
  const guint general = roll_for (&table, MU_ROLL_PERSONALITY);
  const int before = number_of (table.tonight, "weather-face");
  const int face = before == 6 ? 1 : 6;
  ck_assert (mu_battle_session_throw (table.tonight, weather, face, &error));
  ck_assert_int_eq (number_of (table.tonight, "weather-face"), face);
  ck_assert_int_eq (roll_at (&table, weather)->real, 1);
  ck_assert_int_eq (
      mu_deployment_session_get_record (mu_battle_session_get_deployment (table.tonight))
          ->weather_face,
      face);
  for (int thrown = 2; thrown <= 5; thrown++) {
    ck_assert (mu_battle_session_throw (table.tonight, general, thrown, NULL));
    ck_assert_int_eq (first_general (&table)->face, thrown);
    ck_assert_int_eq (first_general (&table)->personality, mu_wrg_personality (thrown));
  }
  ck_assert (!mu_battle_session_throw (table.tonight, weather, 7, &error));
  ck_assert_ptr_nonnull (strstr (error->message, "1 to 6, not 7"));
  for (int i = 0; i < 5; i++)
    mu_battle_session_take_back_throw (table.tonight);
  ck_assert (!mu_battle_session_can_take_back_throw (table.tonight));
  ck_assert_int_eq (number_of (table.tonight, "weather-face"), before);
  ck_assert_int_eq (roll_at (&table, weather)->real, 0);
  mu_battle_session_bring_back_throw (table.tonight);
  ck_assert_int_eq (number_of (table.tonight, "weather-face"), face);
  g_object_unref (table.desk);
}
END_TEST

/* What was thrown goes into the club file with the battle, as thrown. */
START_TEST (thrown_dice_are_recorded_as_such)
{
  Table table;
  set_up (&table);
  const MuBattleChoice choice = zama_choice (table.desk);
  ck_assert (mu_battle_session_prepare (table.tonight, &choice, NULL));
  ck_assert (mu_battle_session_throw (table.tonight, roll_for (&table, MU_ROLL_WEATHER), 4, NULL));
  fight (&table);
  ck_assert (!mu_battle_session_may_throw (table.tonight));
  ck_assert (mu_battle_session_keep (table.tonight, NULL));
  const MuRoll *weather = roll_at (&table, roll_for (&table, MU_ROLL_WEATHER));
  ck_assert_int_eq (weather->value, 4);
  ck_assert_int_eq (weather->real, 1);
  g_autoptr (GPtrArray) findings = mu_store_examine (mu_desk_store (table.desk), NULL);
  ck_assert_uint_eq (findings->len, 0);
  g_object_unref (table.desk);
}
END_TEST

static gboolean
count_set_aside (const MuRollRow *row, gpointer data)
{
  *(guint *) data += row->roll.purpose == MU_ROLL_SET_ASIDE;
  ck_assert_int_eq (row->battle, 0);
  return TRUE;
}

/* Who rolls again leaves the dice before in the log. */
START_TEST (rolling_again_leaves_its_trace)
{
  Table table;
  guint aside = 0;
  set_up (&table);
  const MuBattleChoice choice = zama_choice (table.desk);
  ck_assert (mu_battle_session_prepare (table.tonight, &choice, NULL));
  const guint dice = mu_battle_session_get_record (table.tonight)->rolls->len;
  ck_assert (mu_battle_session_throw (table.tonight, 0, 3, NULL));
  ck_assert (mu_battle_session_prepare (table.tonight, &choice, NULL));
  ck_assert (!mu_battle_session_can_take_back_throw (table.tonight));
  ck_assert (mu_store_each_roll (mu_desk_store (table.desk), 0, count_set_aside, &aside, NULL));
  ck_assert_uint_eq (aside, dice);
  mu_battle_session_reset (table.tonight);
  aside = 0;
  ck_assert (mu_store_each_roll (mu_desk_store (table.desk), 0, count_set_aside, &aside, NULL));
  ck_assert_uint_eq (aside, 2 * dice);
  g_object_unref (table.desk);
}
END_TEST

START_TEST (a_friendly_battle_is_fought_and_kept)
{
  Table table;
  set_up (&table);
  const MuBattleChoice choice = zama_choice (table.desk);
  ck_assert (mu_battle_session_prepare (table.tonight, &choice, NULL));
  fight (&table);
  ck_assert_int_eq (mu_battle_session_get_state (table.tonight), MU_BATTLE_FOUGHT);
  for (int side = 0; side < MU_SIDES; side++)
    ck_assert (mu_battle_session_get_record (table.tonight)->side[side].commanded);
  ck_assert_uint_eq (battles_kept (&table), 0);
  ck_assert (mu_battle_session_keep (table.tonight, NULL));
  ck_assert_int_eq (mu_battle_session_get_state (table.tonight), MU_BATTLE_KEPT);
  ck_assert_uint_eq (battles_kept (&table), 1);
  ck_assert_uint_eq (table.failed + table.cancelled, 0);
  g_object_unref (table.desk);
}
END_TEST

/* Cancel before the end: no result, nothing in the file, ready to be fought; and
 * then fought it gives what it would have given. */
START_TEST (cancel_leaves_everything_as_before)
{
  Table table;
  set_up (&table);
  const MuBattleChoice choice = of_campaign (&table);
  const int figures = figures_of_campaign (&table, choice.campaign);
  ck_assert (mu_battle_session_prepare (table.tonight, &choice, NULL));
  mu_battle_session_fight (table.tonight);
  mu_battle_session_cancel (table.tonight);
  run_until (has_stopped, table.tonight);
  ck_assert_uint_eq (table.cancelled, 1);
  ck_assert_int_eq (mu_battle_session_get_state (table.tonight), MU_BATTLE_READY);
  ck_assert (!mu_battle_session_get_record (table.tonight)->fought);
  ck_assert_uint_eq (mu_battle_session_get_record (table.tonight)->events->len, 0);
  ck_assert_uint_eq (battles_kept (&table), 0);
  ck_assert_int_eq (figures_of_campaign (&table, choice.campaign), figures);

  fight (&table);
  const guint64 digest = mu_battle_session_get_record (table.tonight)->digest;
  ck_assert (mu_battle_session_prepare (table.tonight, &choice, NULL));
  fight (&table);
  ck_assert (mu_battle_session_get_record (table.tonight)->digest == digest);
  g_object_unref (table.desk);
}
END_TEST

START_TEST (losses_go_into_the_campaign_and_back)
{
  Table table;
  set_up (&table);
  const MuBattleChoice choice = of_campaign (&table);
  const int before = figures_of_campaign (&table, choice.campaign);
  ck_assert (mu_battle_session_prepare (table.tonight, &choice, NULL));
  fight (&table);
  for (int side = 0; side < MU_SIDES; side++)
    ck_assert (!mu_battle_session_get_record (table.tonight)->side[side].commanded);
  ck_assert (mu_battle_session_keep (table.tonight, NULL));
  const int after = figures_of_campaign (&table, choice.campaign);
  ck_assert_int_lt (after, before);
  undo (table.desk);
  ck_assert_int_eq (figures_of_campaign (&table, choice.campaign), before);
  ck_assert (mu_history_redo (mu_desk_history (table.desk), NULL));
  ck_assert_int_eq (figures_of_campaign (&table, choice.campaign), after);
  g_object_unref (table.desk);
}
END_TEST

static void
muster (MuStore *store, gint64 war, int side, const char *place, int units)
{
  gint64 id = 0;
  g_autoptr (GArray) chosen = g_array_new (FALSE, FALSE, sizeof (int));
  for (int i = 0; i < units; i++)
    g_array_append_val (chosen, i);
  ck_assert (mu_store_muster_host (store, war, side, place, place, chosen, &id, NULL));
  ck_assert (mu_store_march_host (store, war, id, "cannae", FALSE, NULL));
}

/* Tonight fights what has met on the map, with who is there. */
START_TEST (hosts_that_have_met_fight)
{
  Table table;
  set_up (&table);
  const MuBattleChoice choice = of_campaign (&table);
  MuStore *store = mu_desk_store (table.desk);
  g_autofree char *path = mu_data_path ("maps", "second-punic-war.xml");
  g_autoptr (MuMap) map = mu_map_read_file (path, NULL);
  ck_assert (mu_store_set_campaign_map (store, choice.campaign, map, NULL));
  muster (store, choice.campaign, 0, "roma", 5);
  muster (store, choice.campaign, 1, "carthago", 4);
  ck_assert (mu_store_advance_campaign (store, choice.campaign, 365, NULL));
  ck_assert (mu_battle_session_prepare (table.tonight, &choice, NULL));
  const MuBattleRecord *record = mu_battle_session_get_record (table.tonight);
  ck_assert_str_eq (record->name, "Cannae");
  ck_assert_uint_eq (record->side[MU_SIDE_A].list->units->len, 5);
  ck_assert_uint_eq (record->side[MU_SIDE_B].list->units->len, 4);
  ck_assert (record->sky);
  fight (&table);
  ck_assert (mu_battle_session_keep (table.tonight, NULL));
  g_autoptr (GPtrArray) left = mu_store_meetings (store, choice.campaign, NULL);
  ck_assert_uint_eq (left->len, 0);
  undo (table.desk);
  g_autoptr (GPtrArray) again = mu_store_meetings (store, choice.campaign, NULL);
  ck_assert_uint_eq (again->len, 1);
  g_object_unref (table.desk);
}
END_TEST

/* Fought with armies that are no longer what the campaign has. */
START_TEST (a_stale_battle_is_not_recorded)
{
  Table table;
  set_up (&table);
  MuBattleChoice choice = of_campaign (&table);
  ck_assert (mu_battle_session_prepare (table.tonight, &choice, NULL));
  fight (&table);
  g_autoptr (MuBattleRecord) old
      = mu_battle_record_copy (mu_battle_session_get_record (table.tonight));
  ck_assert (mu_battle_session_keep (table.tonight, NULL));
  g_autoptr (GError) error = NULL;
  ck_assert (!mu_history_record_battle (mu_desk_history (table.desk), MU_AT_TONIGHT,
                                        choice.campaign, NULL, old, "again", NULL, &error));
  ck_assert_ptr_nonnull (error);
  ck_assert_uint_eq (battles_kept (&table), 1);
  g_object_unref (table.desk);
}
END_TEST

/* Undone where it was fought, it can be kept again, and not twice; taken back in any other way it
 * closes, there and where it was looked up. */
START_TEST (a_battle_taken_back_is_not_shown_as_kept)
{
  Table table;
  set_up (&table);
  MuHistory *history = mu_desk_history (table.desk);
  MuBattleSession *past = mu_desk_past (table.desk);
  const MuBattleChoice choice = zama_choice (table.desk);
  int others = 0;
  ck_assert (mu_battle_session_prepare (table.tonight, &choice, NULL));
  fight (&table);
  ck_assert (mu_battle_session_keep (table.tonight, NULL));
  ck_assert (mu_history_undo_at (history, MU_AT_TONIGHT, NULL));
  ck_assert_int_eq (mu_battle_session_get_state (table.tonight), MU_BATTLE_FOUGHT);
  ck_assert (mu_history_redo_at (history, MU_AT_TONIGHT, NULL));
  ck_assert_int_eq (mu_battle_session_get_state (table.tonight), MU_BATTLE_KEPT);
  const gint64 kept = mu_battle_session_get_kept (table.tonight);
  ck_assert_int_ne (kept, 0);
  ck_assert (mu_battle_session_open (past, kept, NULL));
  ck_assert (mu_history_delete_battle (history, kept, &others, NULL));
  ck_assert_int_eq (mu_battle_session_get_state (table.tonight), MU_BATTLE_CHOOSING);
  ck_assert_int_eq (mu_battle_session_get_state (past), MU_BATTLE_CHOOSING);
  ck_assert_ptr_null (mu_battle_session_get_record (past));
  g_object_unref (table.desk);
}
END_TEST

/* What recording will write is told before it does. */
START_TEST (what_will_be_recorded_is_told)
{
  Table table;
  set_up (&table);
  const MuBattleChoice choice = of_campaign (&table);
  ck_assert_ptr_null (mu_record_plan_make (table.tonight));
  ck_assert (mu_battle_session_prepare (table.tonight, &choice, NULL));
  fight (&table);
  g_autoptr (MuBattleRecord) plan = mu_record_plan_make (table.tonight);
  g_autofree char *where = mu_record_plan_where (table.tonight, mu_desk_store (table.desk));
  g_autofree char *dice = mu_record_plan_dice (plan);
  g_autofree char *points = mu_record_plan_points (plan, MU_SIDE_A);
  ck_assert_ptr_nonnull (strstr (where, "Zama campaign, on "));
  ck_assert (g_str_has_prefix (dice, "Muster"));
  ck_assert_ptr_nonnull (strstr (points, "points left"));
  ck_assert_uint_eq (battles_kept (&table), 0);
  g_object_unref (table.desk);
}
END_TEST

START_TEST (a_kept_battle_opens_as_it_was)
{
  Table table;
  set_up (&table);
  const MuBattleChoice choice = zama_choice (table.desk);
  ck_assert (mu_battle_session_prepare (table.tonight, &choice, NULL));
  fight (&table);
  ck_assert (mu_battle_session_keep (table.tonight, NULL));
  g_autoptr (GPtrArray) rows = mu_store_battles (mu_desk_store (table.desk), 0, NULL);
  const MuBattleRow *row = g_ptr_array_index (rows, 0);
  MuBattleSession *past = mu_desk_past (table.desk);
  ck_assert (mu_battle_session_open (past, row->id, NULL));
  g_autofree char *result = text_of (table.tonight, "result");
  g_autofree char *again = text_of (past, "result");
  ck_assert_str_eq (result, again);
  g_object_unref (table.desk);
}
END_TEST

START_TEST (a_list_that_is_gone_is_refused)
{
  Table table;
  set_up (&table);
  MuBattleChoice choice = zama_choice (table.desk);
  choice.list[MU_SIDE_B] = 999;
  g_autoptr (GError) error = NULL;
  ck_assert (!mu_battle_session_prepare (table.tonight, &choice, &error));
  ck_assert_ptr_nonnull (error);
  ck_assert_int_eq (mu_battle_session_get_state (table.tonight), MU_BATTLE_CHOOSING);
  g_object_unref (table.desk);
}
END_TEST

START_TEST (closing_in_the_middle_is_safe)
{
  Table table;
  set_up (&table);
  const MuBattleChoice choice = zama_choice (table.desk);
  ck_assert (mu_battle_session_prepare (table.tonight, &choice, NULL));
  mu_battle_session_fight (table.tonight);
  mu_battle_session_reset (table.tonight);
  ck_assert_int_eq (mu_battle_session_get_state (table.tonight), MU_BATTLE_CHOOSING);
  for (int i = 0; i < 200; i++) {
    g_main_context_iteration (NULL, FALSE);
    g_usleep (500);
  }
  ck_assert_int_eq (mu_battle_session_get_state (table.tonight), MU_BATTLE_CHOOSING);
  g_object_unref (table.desk);
}
END_TEST

/* Rolled again, it says so; another battle, or the next after one that was kept, is the first. */
START_TEST (dice_that_are_rolled_again_are_told)
{
  Table table;
  set_up (&table);
  const MuBattleChoice choice = zama_choice (table.desk);
  MuBattleChoice other = choice;
  other.list[MU_SIDE_A] = choice.list[MU_SIDE_B];
  for (int again = 0; again < 3; again++) {
    g_autofree char *seed = NULL;
    ck_assert (mu_battle_session_prepare (table.tonight, &choice, NULL));
    ck_assert_int_eq (mu_battle_session_get_record (table.tonight)->story.again, again);
    ck_assert_int_eq (mu_battle_session_get_record (table.tonight)->story.origin,
                      choice.seed ? MU_SEED_CHOSEN : MU_SEED_DRAWN);
    g_object_get (table.tonight, "seed", &seed, NULL);
    ck_assert_int_eq (strstr (seed, "rolled") != NULL, again > 0);
  }
  mu_battle_session_reset (table.tonight);
  ck_assert (mu_battle_session_prepare (table.tonight, &choice, NULL));
  ck_assert_int_eq (mu_battle_session_get_record (table.tonight)->story.again, 3);
  fight (&table);
  ck_assert_int_eq (mu_battle_session_get_record (table.tonight)->story.again, 3);
  ck_assert (mu_battle_session_keep (table.tonight, NULL));
  mu_battle_session_reset (table.tonight);
  ck_assert (mu_battle_session_prepare (table.tonight, &choice, NULL));
  ck_assert_int_eq (mu_battle_session_get_record (table.tonight)->story.again, 0);
  ck_assert (mu_battle_session_prepare (table.tonight, &other, NULL));
  ck_assert_int_eq (mu_battle_session_get_record (table.tonight)->story.again, 0);
  g_object_unref (table.desk);
}
END_TEST

/* wrg.deploy.visible: it is fought as both laid it down, under the dice of that time. */
START_TEST (a_battle_is_fought_as_it_was_deployed)
{
  Table table;
  set_up (&table);
  const MuBattleChoice choice = zama_choice (table.desk);
  MuDeploymentSession *deployment = mu_battle_session_get_deployment (table.tonight);
  ck_assert (!mu_deployment_session_is_open (deployment));
  ck_assert (mu_battle_session_prepare (table.tonight, &choice, NULL));
  ck_assert (mu_deployment_session_move (deployment, 0, 450, 100));
  ck_assert (mu_battle_session_prepare (table.tonight, &choice, NULL));
  ck_assert_int_eq (mu_deployment_session_get (deployment, 0).x, 450);
  ck_assert (mu_deployment_session_place_rest (deployment));
  ck_assert (mu_deployment_session_seal (deployment));
  g_autoptr (GError) error = NULL;
  ck_assert (!mu_battle_session_prepare (table.tonight, &choice, &error));
  ck_assert_ptr_nonnull (error);
  fight (&table);
  const MuBattleRecord *record = mu_battle_session_get_record (table.tonight);
  ck_assert (record->fought);
  ck_assert (mu_battle_side_seal_holds (&record->side[MU_SIDE_A]));
  ck_assert (record->story.joint && mu_battle_record_seed_holds (record));
  ck_assert_str_eq (record->side[MU_SIDE_A].seal,
                    mu_deployment_session_get_seal (deployment, MU_SIDE_A));
  const MuEvent *first = &g_array_index (record->events, MuEvent, 0);
  ck_assert_int_eq (first->kind, MU_EVENT_DEPLOYED);
  ck_assert_int_eq (first->value[0], MU_PACES (450));
  ck_assert (mu_battle_session_keep (table.tonight, NULL));
  g_object_unref (table.desk);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    preliminaries_come_with_their_dice,
    a_friendly_battle_is_fought_and_kept,
    cancel_leaves_everything_as_before,
    losses_go_into_the_campaign_and_back,
    hosts_that_have_met_fight,
    a_stale_battle_is_not_recorded,
    a_battle_taken_back_is_not_shown_as_kept,
    what_will_be_recorded_is_told,
    a_kept_battle_opens_as_it_was,
    a_list_that_is_gone_is_refused,
    closing_in_the_middle_is_safe,
    a_battle_is_fought_as_it_was_deployed,
    dice_that_are_rolled_again_are_told,
    dice_of_the_preliminaries_are_thrown_at_the_table,
    thrown_dice_are_recorded_as_such,
    rolling_again_leaves_its_trace,
  };
  return run_suite ("battle session", tests, G_N_ELEMENTS (tests));
}
