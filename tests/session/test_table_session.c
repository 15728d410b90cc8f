/* A battle on the table as the app holds it: what is entered shows at once and is in
 * the club file, goes back and comes again, and ends in a record. Needs no display. */
#include "tests/session/fixture.h"

#include "db/store.h"
#include "lists/battle/battle_setup.h"
#include "lists/xml/data.h"

/* Units of the samples. */
static const MuTableUnit hastati = { MU_SIDE_A, 1 };
static const MuTableUnit guard = { MU_SIDE_A, 6 };
static const MuTableUnit slingers = { MU_SIDE_B, 1 };

typedef struct {
  MuDesk *desk;
  MuBattleSession *tonight;
  MuTableSession *table;
  guint changed;
} Evening;

static void
count_changed (MuTableSession *table, Evening *evening)
{
  evening->changed++;
}

static void
set_up (Evening *evening, gboolean campaign)
{
  *evening = (Evening){ .desk = sample_desk () };
  MuBattleChoice choice = zama_choice (evening->desk);
  choice.side[MU_SIDE_B] = 1;
  if (campaign)
    choice.campaign
        = mu_store_find_campaign (mu_desk_store (evening->desk), "The Zama campaign", NULL);
  evening->tonight = mu_desk_tonight (evening->desk);
  evening->table = mu_battle_session_get_table (evening->tonight);
  ck_assert (mu_battle_session_prepare (evening->tonight, &choice, NULL));
  ck_assert (mu_battle_session_play (evening->tonight, NULL));
  ck_assert_int_eq (mu_battle_session_get_state (evening->tonight), MU_BATTLE_ON_TABLE);
  g_signal_connect (evening->table, "changed", G_CALLBACK (count_changed), evening);
}

/* The row of a unit; unit -1: of the army. */
static MuStandingItem *
row_of (Evening *evening, MuTableUnit place)
{
  GListModel *rows = mu_table_session_get_units (evening->table);
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++) {
    g_autoptr (MuStandingItem) row = g_list_model_get_item (rows, i);
    const MuTableUnit at = mu_standing_item_get_place (row);
    if (at.side == place.side && at.unit == place.unit)
      return row; /* the store holds it */
  }
  ck_abort_msg ("no such row");
}

static void
check_text (gpointer object, const char *property, const char *wanted)
{
  g_autofree char *text = text_of (object, property);
  ck_assert_str_eq (text, wanted);
}

static guint
entries (Evening *evening)
{
  return g_list_model_get_n_items (mu_table_session_get_entries (evening->table));
}

START_TEST (both_armies_stand_with_all_their_figures)
{
  Evening evening;
  set_up (&evening, FALSE);
  ck_assert_uint_eq (g_list_model_get_n_items (mu_table_session_get_units (evening.table)),
                     2 + 8 + 9);
  MuStandingItem *rome = row_of (&evening, (MuTableUnit){ MU_SIDE_A, -1 });
  ck_assert (mu_standing_item_is_army (rome));
  check_text (rome, "figures", "130 of 130");
  check_text (rome, "points", "997 of 997 points left");
  check_text (row_of (&evening, hastati), "figures", "20 of 20");
  check_text (row_of (&evening, hastati), "fate-words", "on the field");
  ck_assert (mu_standing_item_has_general (row_of (&evening, guard)));
  check_text (evening.table, "period-words", "Before the first period");
  check_text (evening.table, "last", "");
  ck_assert (!mu_table_session_can_take_back (evening.table));
  g_object_unref (evening.desk);
}
END_TEST

/* wrg.casualties.remove: 45 men are two figures and 5 carried. */
START_TEST (casualties_show_at_once_and_go_back)
{
  Evening evening;
  set_up (&evening, FALSE);
  MuStandingItem *row = row_of (&evening, hastati);
  ck_assert (mu_table_session_hurt (evening.table, hastati, 45, NULL));
  ck_assert_uint_eq (evening.changed, 1);
  ck_assert_ptr_eq (row_of (&evening, hastati), row);
  check_text (row, "figures", "18 of 20");
  check_text (row, "carried", "5 carried");
  ck_assert_int_eq (number_of (row, "casualties"), 45);
  ck_assert (share_of (row, "share") > 0.89 && share_of (row, "share") < 0.91);
  check_text (evening.table, "last", "Hastati, legion V takes 45 casualties");
  ck_assert_uint_eq (entries (&evening), 1);

  ck_assert (mu_table_session_take_back (evening.table, NULL));
  check_text (row, "figures", "20 of 20");
  check_text (row, "carried", "");
  ck_assert_uint_eq (entries (&evening), 0);
  ck_assert (mu_table_session_can_bring_back (evening.table));
  ck_assert (mu_table_session_bring_back (evening.table, NULL));
  check_text (row, "figures", "18 of 20");
  ck_assert (!mu_table_session_can_bring_back (evening.table));
  g_object_unref (evening.desk);
}
END_TEST

START_TEST (a_new_entry_ends_what_could_come_again)
{
  Evening evening;
  set_up (&evening, FALSE);
  ck_assert (mu_table_session_hurt (evening.table, hastati, 5, NULL));
  ck_assert (mu_table_session_take_back (evening.table, NULL));
  ck_assert (mu_table_session_hurt (evening.table, slingers, 7, NULL));
  ck_assert (!mu_table_session_can_bring_back (evening.table));
  g_autoptr (GError) error = NULL;
  ck_assert (!mu_table_session_bring_back (evening.table, &error));
  ck_assert_ptr_nonnull (error);
  g_object_unref (evening.desk);
}
END_TEST

START_TEST (fates_are_told_and_wrong_ones_refused)
{
  Evening evening;
  set_up (&evening, FALSE);
  MuStandingItem *row = row_of (&evening, slingers);
  ck_assert (mu_table_session_set_state (evening.table, slingers,
                                         state_of_fate (evening.table, MU_FATE_IN_ROUT), NULL));
  ck_assert_int_eq (mu_standing_item_get_fate (row), MU_FATE_IN_ROUT);
  ck_assert (mu_table_session_set_state (evening.table, slingers,
                                         state_of_fate (evening.table, MU_FATE_ON_TABLE), NULL));
  ck_assert_int_eq (mu_standing_item_get_fate (row), MU_FATE_ON_TABLE);
  ck_assert (mu_table_session_set_state (evening.table, slingers,
                                         state_of_fate (evening.table, MU_FATE_PRISONER), NULL));
  ck_assert (!truth_of (row, "on-table"));
  const guint before = entries (&evening);
  g_autoptr (GError) error = NULL;
  ck_assert (!mu_table_session_set_state (evening.table, slingers,
                                          state_of_fate (evening.table, MU_FATE_ON_TABLE), &error));
  ck_assert_ptr_nonnull (error);
  ck_assert (!mu_table_session_hurt (evening.table, slingers, 5, NULL));
  ck_assert (mu_table_session_set_state (evening.table, slingers,
                                         state_of_fate (evening.table, MU_FATE_PRISONER), NULL));
  ck_assert_uint_eq (entries (&evening), before);
  g_object_unref (evening.desk);
}
END_TEST

START_TEST (a_general_falls_alone_or_with_his_guard)
{
  Evening evening;
  set_up (&evening, FALSE);
  MuStandingItem *rome = row_of (&evening, (MuTableUnit){ MU_SIDE_A, -1 });
  ck_assert (mu_table_session_lose_general (evening.table, guard, MU_GENERAL_END_KILLED, NULL));
  ck_assert (!mu_standing_item_has_general (row_of (&evening, guard)));
  check_text (rome, "troops", "The general is lost");
  ck_assert (!mu_table_session_lose_general (evening.table, guard, MU_GENERAL_END_KILLED, NULL));
  ck_assert (mu_table_session_take_back (evening.table, NULL));
  check_text (rome, "troops", "");
  ck_assert (mu_table_session_set_state (evening.table, guard,
                                         state_of_fate (evening.table, MU_FATE_DESTROYED), NULL));
  check_text (rome, "troops", "The general is lost");
  g_object_unref (evening.desk);
}
END_TEST

/* A sum of the Calculator comes in by the same door. */
START_TEST (a_kept_sum_arrives_at_once)
{
  Evening evening;
  set_up (&evening, FALSE);
  g_autoptr (MuKeptSum) sum = mu_kept_sum_new ();
  g_free (sum->kind);
  sum->kind = g_strdup ("shoot");
  g_free (sum->headline);
  sum->headline = g_strdup ("18 casualties");
  sum->hit = hastati;
  sum->by = slingers;
  sum->casualties = 18;
  sum->period = 2;
  ck_assert (mu_table_session_keep (evening.table, sum, NULL));
  check_text (row_of (&evening, hastati), "carried", "18 carried");
  check_text (evening.table, "period-words", "Period 2");
  g_autoptr (GObject) entry
      = g_list_model_get_item (mu_table_session_get_entries (evening.table), 0);
  g_autofree char *text = text_of (entry, "text");
  ck_assert_msg (g_str_has_suffix (text, ": 18 casualties, taken from Hastati, legion V"), "%s",
                 text);
  check_text (entry, "when", "Period 2");
  g_object_unref (evening.desk);
}
END_TEST

/* What another part of the program wrote is there after a look. */
START_TEST (a_look_finds_what_was_done_elsewhere)
{
  Evening evening;
  set_up (&evening, FALSE);
  MuStandingItem *row = row_of (&evening, hastati);
  g_autoptr (MuTableBattle) other = mu_table_battle_open (mu_desk_store (evening.desk), NULL);
  ck_assert (mu_table_battle_hurt (other, hastati, 25, slingers, 0, NULL));
  ck_assert (mu_table_session_look (evening.table, NULL));
  ck_assert_ptr_eq (row_of (&evening, hastati), row);
  check_text (row, "figures", "19 of 20");
  ck_assert_uint_eq (entries (&evening), 1);
  g_object_unref (evening.desk);
}
END_TEST

START_TEST (periods_and_conceding_show_in_the_verdict)
{
  Evening evening;
  set_up (&evening, FALSE);
  ck_assert (mu_table_session_next_period (evening.table, NULL));
  ck_assert (mu_table_session_next_period (evening.table, NULL));
  check_text (evening.table, "period-words", "Period 2");
  check_text (evening.table, "waiting",
              "Scipio at Zama against Hannibal at Zama is on the table, in period 2.");
  ck_assert (mu_table_session_concede (evening.table, MU_SIDE_A, NULL));
  ck_assert_int_eq (number_of (evening.table, "conceded"), MU_SIDE_A);
  check_text (evening.table, "verdict",
              "Hannibal at Zama ahead: 1,000 of 1,000 points left against 249¼ of 997");
  g_object_unref (evening.desk);
}
END_TEST

static int
present (Evening *evening, MuTableUnit unit)
{
  g_autoptr (MuCampaign) campaign = mu_store_campaign (
      mu_desk_store (evening->desk), mu_battle_session_get_campaign (evening->tonight), NULL);
  const MuCampaignSide *side = g_ptr_array_index (campaign->sides, unit.side);
  return ((const MuForce *) g_ptr_array_index (side->forces, unit.unit))->figures;
}

/* Recorded, undone, and on the table again with all that was entered. */
START_TEST (the_result_goes_into_the_campaign_and_back_to_the_table)
{
  Evening evening;
  set_up (&evening, TRUE);
  ck_assert (mu_table_session_hurt (evening.table, hastati, 45, NULL));
  ck_assert (mu_battle_session_keep (evening.tonight, NULL));
  ck_assert_int_eq (mu_battle_session_get_state (evening.tonight), MU_BATTLE_KEPT);
  ck_assert (mu_battle_session_get_record (evening.tonight)->fought);
  ck_assert (!mu_table_session_is_open (evening.table));
  ck_assert_int_eq (present (&evening, hastati), 18);

  undo (evening.desk);
  ck_assert_int_eq (mu_battle_session_get_state (evening.tonight), MU_BATTLE_ON_TABLE);
  ck_assert_int_eq (present (&evening, hastati), 20);
  check_text (row_of (&evening, hastati), "figures", "18 of 20");

  const gint64 campaign = mu_battle_session_get_campaign (evening.tonight);
  ck_assert (mu_history_redo (mu_desk_history (evening.desk), NULL));
  ck_assert_int_eq (mu_battle_session_get_state (evening.tonight), MU_BATTLE_CHOOSING);
  ck_assert (!mu_table_session_is_open (evening.table));
  g_autoptr (GPtrArray) battles = mu_store_battles (mu_desk_store (evening.desk), campaign, NULL);
  ck_assert_uint_eq (battles->len, 1);
  g_object_unref (evening.desk);
}
END_TEST

START_TEST (a_friendly_result_is_kept_in_the_club_file)
{
  Evening evening;
  set_up (&evening, FALSE);
  ck_assert (mu_table_session_set_state (evening.table, hastati,
                                         state_of_fate (evening.table, MU_FATE_DESTROYED), NULL));
  ck_assert (mu_battle_session_keep (evening.tonight, NULL));
  ck_assert_int_eq (mu_battle_session_get_state (evening.tonight), MU_BATTLE_KEPT);
  ck_assert_uint_eq (g_list_model_get_n_items (mu_desk_battles (evening.desk)), 1);
  ck_assert_uint_eq (g_list_model_get_n_items (mu_table_session_get_units (evening.table)), 0);
  g_object_unref (evening.desk);
}
END_TEST

/* Another battle may be planned meanwhile; the one on the table waits. */
START_TEST (a_battle_waits_on_the_table)
{
  Evening evening;
  set_up (&evening, FALSE);
  ck_assert (mu_table_session_hurt (evening.table, hastati, 45, NULL));
  mu_battle_session_reset (evening.tonight);
  ck_assert_int_eq (mu_battle_session_get_state (evening.tonight), MU_BATTLE_CHOOSING);
  ck_assert (mu_table_session_is_open (evening.table));
  ck_assert (mu_battle_session_go_on (evening.tonight, NULL));
  ck_assert_int_eq (mu_battle_session_get_state (evening.tonight), MU_BATTLE_ON_TABLE);
  check_text (row_of (&evening, hastati), "figures", "18 of 20");
  g_object_unref (evening.desk);
}
END_TEST

/* It comes back with all that was entered, by the undo of the table, and goes again. */
START_TEST (a_battle_set_aside_comes_back)
{
  Evening evening;
  set_up (&evening, FALSE);
  ck_assert (mu_table_session_hurt (evening.table, hastati, 45, NULL));
  mu_battle_session_reset (evening.tonight);
  const MuBattleChoice choice = {
    .list = { list_named (evening.desk, "Hannibal at Zama"),
              list_named (evening.desk, "Scipio at Zama") },
    .month = 6,
    .seed = 7,
  };
  ck_assert (mu_battle_session_prepare (evening.tonight, &choice, NULL));
  ck_assert (mu_battle_session_play (evening.tonight, NULL));
  check_text (row_of (&evening, hastati), "name", "Balearic slingers");
  ck_assert (mu_table_session_can_take_back (evening.table));
  ck_assert (mu_table_session_take_back (evening.table, NULL));
  ck_assert_str_eq (mu_table_session_get_stepped (evening.table),
                    "Hannibal at Zama against Scipio at Zama begins");
  check_text (row_of (&evening, hastati), "figures", "18 of 20");
  check_text (evening.tonight, "name", "Scipio at Zama against Hannibal at Zama");
  ck_assert_int_eq (mu_battle_session_get_record (evening.tonight)->seed, 202);
  ck_assert (mu_table_session_can_bring_back (evening.table));
  ck_assert (mu_table_session_bring_back (evening.table, NULL));
  check_text (evening.tonight, "name", "Hannibal at Zama against Scipio at Zama");
  ck_assert (!mu_table_session_can_bring_back (evening.table));
  g_object_unref (evening.desk);
}
END_TEST

START_TEST (objectives_show_in_verdict_and_rows)
{
  const MuTableObjective hill = { (char *) "The hill", 150, MU_SIDE_A, FALSE };
  const MuTableObjective none = { (char *) "", 150, MU_SIDE_A, FALSE };
  Evening evening;
  g_autoptr (GError) error = NULL;
  set_up (&evening, FALSE);
  ck_assert (mu_table_session_set_objective (evening.table, &hill, NULL));
  check_text (evening.table, "verdict",
              "Scipio at Zama ahead: 1,147 of 997 points left against 1,000 of 1,000, objectives "
              "counted");
  check_text (row_of (&evening, (MuTableUnit){ MU_SIDE_A, -1 }), "troops",
              "150 points for objectives");
  ck_assert (!mu_table_session_set_objective (evening.table, &none, &error));
  ck_assert_ptr_nonnull (error);
  ck_assert_uint_eq (entries (&evening), 1);
  g_object_unref (evening.desk);
}
END_TEST

/* The desk of the next start finds it. */
START_TEST (the_next_start_goes_on_with_it)
{
  g_autofree char *folder = g_dir_make_tmp ("muster-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "club.muster", NULL);
  g_autoptr (MuDesk) first = mu_desk_open (path, NULL);
  ck_assert (mu_desk_add_samples (first, NULL));
  const MuBattleChoice choice = zama_choice (first);
  ck_assert (mu_battle_session_prepare (mu_desk_tonight (first), &choice, NULL));
  ck_assert (mu_battle_session_play (mu_desk_tonight (first), NULL));
  MuTableSession *table = mu_battle_session_get_table (mu_desk_tonight (first));
  ck_assert (mu_table_session_hurt (table, hastati, 45, NULL));
  /* The first program is not closed, as if it had been killed. */
  g_autoptr (MuDesk) second = mu_desk_open (path, NULL);
  ck_assert (mu_battle_session_go_on (mu_desk_tonight (second), NULL));
  Evening evening = { .desk = second, .tonight = mu_desk_tonight (second) };
  evening.table = mu_battle_session_get_table (evening.tonight);
  ck_assert_int_eq (mu_battle_session_get_state (evening.tonight), MU_BATTLE_ON_TABLE);
  check_text (row_of (&evening, hastati), "figures", "18 of 20");
  ck_assert (mu_table_session_can_take_back (evening.table));
}
END_TEST

/* Without a battle on the table there is nothing to go on with. */
START_TEST (an_empty_table_is_no_error)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  ck_assert (mu_battle_session_go_on (mu_desk_tonight (desk), NULL));
  ck_assert_int_eq (mu_battle_session_get_state (mu_desk_tonight (desk)), MU_BATTLE_CHOOSING);
  check_text (mu_battle_session_get_table (mu_desk_tonight (desk)), "waiting", "");
}
END_TEST

/* Somebody else goes on with the battle: nothing is entered, taken back or recorded over it,
 * and what stands there is shown. */
START_TEST (nobody_writes_over_what_others_entered)
{
  Evening evening;
  g_autoptr (GError) error = NULL;
  set_up (&evening, FALSE);
  g_autoptr (MuTableBattle) other = mu_table_battle_open (mu_desk_store (evening.desk), NULL);
  ck_assert (mu_table_battle_hurt (other, hastati, 25, (MuTableUnit){ MU_SIDE_NONE, 0 }, 0, NULL));
  ck_assert (!mu_table_session_hurt (evening.table, hastati, 5, &error));
  ck_assert (g_error_matches (error, MU_STORE_ERROR, MU_STORE_ERROR_MOVED_ON));
  ck_assert_uint_eq (entries (&evening), 1); /* the other's, and it alone */
  ck_assert (mu_table_session_hurt (evening.table, hastati, 5, NULL));
  ck_assert (!mu_table_battle_record (other, 1, MU_SIDE_NONE, NULL, NULL));
  g_autoptr (MuTableBattle) third = mu_table_battle_open (mu_desk_store (evening.desk), NULL);
  ck_assert (mu_table_battle_take_back (third, NULL, NULL));
  ck_assert (!mu_table_session_take_back (evening.table, NULL));
  ck_assert_uint_eq (entries (&evening), 1);
  evening.changed = 0;
  ck_assert (mu_table_session_follow (evening.table, NULL));
  ck_assert_uint_eq (evening.changed, 0); /* nothing new */
  g_object_unref (evening.desk);
}
END_TEST

/* --- by Fast Play ----------------------------------------------------------- */

static MuList *
list_of_stands (const char *file)
{
  g_autofree char *path
      = g_build_filename (mu_data_dir (), "samples", "../../tests/lists/stands", file, NULL);
  g_autoptr (GError) error = NULL;
  MuList *list = mu_list_read_file (path, &error);
  ck_assert_msg (list != NULL, "%s", error ? error->message : "");
  return list;
}

static MuBattleRecord *
stands_prepared (void)
{
  g_autoptr (MuList) rome = list_of_stands ("rome.xml");
  g_autoptr (MuList) carthage = list_of_stands ("carthage.xml");
  const MuBattlePlan plan = { .name = "Zama", .list = { rome, carthage }, .seed = 7, .month = 6 };
  return mu_battle_prepare (&plan, NULL);
}

/* awfp.losses.stand-removal, awfp.general.army-orders: stands and figures, what lies beside them,
 * the orders of the turn. */
START_TEST (stands_are_shown_with_what_lies_beside_them)
{
  enum { MISSILES = 1, ORDER = 3 };
  const MuTableUnit velites = { MU_SIDE_A, 2 };
  Evening evening = { .desk = sample_desk () };
  evening.table = mu_battle_session_get_table (mu_desk_tonight (evening.desk));
  g_autoptr (MuBattleRecord) prepared = stands_prepared ();
  ck_assert (mu_table_session_begin (evening.table, prepared, 0, NULL));
  check_text (evening.table, "period-words", "Before the first turn");
  has_words (evening.table, "orders", "Scipio at Zama: in the first turn all may advance");
  for (int turn = 1; turn <= 2; turn++)
    ck_assert (mu_table_session_next_period (evening.table, NULL));
  check_text (evening.table, "period-words", "Turn 2");
  MuStandingItem *row = row_of (&evening, velites);
  check_text (row, "figures", "3 of 3");
  check_text (row, "men", "6 of 6");
  check_text (row, "beside", "");
  check_text (row_of (&evening, (MuTableUnit){ MU_SIDE_A, 6 }), "icon-name", "mu-general-symbolic");
  ck_assert (mu_table_session_hurt (evening.table, velites, 3, NULL));
  check_text (row, "figures", "2 of 3");
  check_text (row, "men", "3 of 6");
  check_text (row, "carried", "");
  ck_assert (mu_table_session_lay (evening.table, velites, MISSILES, 1, NULL));
  ck_assert (mu_table_session_lay (evening.table, velites, ORDER, 1, NULL));
  check_text (row, "beside", "low on missiles, Advance");
  has_words (evening.table, "orders", "Scipio at Zama: 1 of 6 orders given");
  const guint kept = entries (&evening);
  ck_assert (mu_table_session_lay (evening.table, velites, ORDER, 1, NULL)); /* as it is */
  ck_assert_uint_eq (entries (&evening), kept);
  g_autoptr (GError) error = NULL;
  ck_assert (
      !mu_table_session_lay (evening.table, (MuTableUnit){ MU_SIDE_A, 0 }, ORDER, 4, &error));
  ck_assert_uint_eq (entries (&evening), kept);
  ck_assert (mu_table_session_set_state (evening.table, velites, 2, NULL));
  check_text (row, "fate-words", "fragmented");
  check_text (row_of (&evening, (MuTableUnit){ MU_SIDE_A, -1 }), "troops",
              "0 of 7 units gone, breaks with 4");
  ck_assert (
      !mu_standing_item_has_token (row_of (&evening, (MuTableUnit){ MU_SIDE_A, 5 }), MISSILES));
  g_object_unref (evening.desk);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    both_armies_stand_with_all_their_figures,
    casualties_show_at_once_and_go_back,
    a_new_entry_ends_what_could_come_again,
    fates_are_told_and_wrong_ones_refused,
    a_general_falls_alone_or_with_his_guard,
    a_kept_sum_arrives_at_once,
    a_look_finds_what_was_done_elsewhere,
    periods_and_conceding_show_in_the_verdict,
    the_result_goes_into_the_campaign_and_back_to_the_table,
    a_friendly_result_is_kept_in_the_club_file,
    a_battle_waits_on_the_table,
    a_battle_set_aside_comes_back,
    objectives_show_in_verdict_and_rows,
    the_next_start_goes_on_with_it,
    an_empty_table_is_no_error,
    nobody_writes_over_what_others_entered,
    stands_are_shown_with_what_lies_beside_them,
  };
  return run_suite ("table session", tests, G_N_ELEMENTS (tests));
}
