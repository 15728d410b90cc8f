/* The Calculator and the battle on the table: what the table knows of the bodies of a sum, and
 * that both are one state, whoever goes on with the battle. */
#include <stdlib.h>
#include <string.h>

#include "tests/session/calculator_fixture.h"

#include "db/store.h"

/* --- what the table knows ------------------------------------------------- */

static const MuTableUnit horse = { MU_SIDE_A, 0 };
static const MuTableUnit hastati = { MU_SIDE_A, 1 };
static const MuTableUnit elephants = { MU_SIDE_B, 2 };
static const MuTableUnit gauls = { MU_SIDE_B, 3 };
static const MuTableUnit nobody = { MU_SIDE_NONE, 0 };

/* A sum of this kind that took so many men. */
static void
keep_sum (MuTableBattle *battle, const char *kind, MuTableUnit by, MuTableUnit hit, int men,
          int period)
{
  g_autoptr (MuKeptSum) sum = mu_kept_sum_new ();
  g_free (sum->kind);
  sum->kind = g_strdup (kind);
  sum->by = by;
  sum->hit = hit;
  sum->casualties = men;
  sum->period = period;
  ck_assert (mu_table_battle_keep (battle, sum, NULL, NULL));
}

/* The second period: shot at, in hand-to-hand for the second time, and broken. */
static void
play_two_periods (MuDesk *desk)
{
  ck_assert (mu_battle_session_play (mu_desk_tonight (desk), NULL));
  g_autoptr (MuTableBattle) battle = mu_table_battle_open (mu_desk_store (desk), NULL);
  keep_sum (battle, "melee", hastati, gauls, 60, 1);
  keep_sum (battle, "melee", gauls, hastati, 45, 1);
  ck_assert (mu_table_battle_next_period (battle, NULL));
  keep_sum (battle, "shoot", horse, gauls, 52, 2);
  keep_sum (battle, "melee", hastati, gauls, 200, 2);
  keep_sum (battle, "melee", gauls, hastati, 10, 2);
  ck_assert (mu_table_battle_hurt (battle, elephants, 5, nobody, 1, NULL));
  ck_assert (mu_table_battle_mark (battle, gauls, MU_MARK_BROKEN, nobody, 0, NULL));
}

static void
open_for (Table *table, const char *kind, MuTableUnit unit)
{
  mu_calculator_session_open_for (table->session, mu_sum_kind_find (kind), unit);
}

/* As a command would read it; "" where nothing is entered. */
static void
check_entered (Table *table, const char *key, const char *wanted)
{
  g_autofree char *text
      = mu_sum_input_write (mu_calculator_session_get_input (table->session), key);
  ck_assert_msg (g_strcmp0 (text ? text : "", wanted) == 0, "%s: %s, not %s", key, text, wanted);
}

/* wrg.reaction.occasion.10, wrg.reaction.deduct3.own-breaks: 312 casualties of 28 figures
 * leave 13. */
START_TEST (the_reaction_test_knows_rout_breaks_and_losses)
{
  Table table;
  set_up (&table, "shoot");
  prepare (table.desk);
  play_two_periods (table.desk);
  mu_calculator_armies_field (table.session, table.desk, NULL);
  open_for (&table, "reaction", gauls);
  check_entered (&table, "troop", "Irr C LMI JLS Sh");
  check_entered (&table, "figures", "13");
  check_entered (&table, "at-start", "28");
  check_entered (&table, "occasion", "10");
  check_entered (&table, "in-rout", "yes");
  check_entered (&table, "in-melee", "yes");
  check_entered (&table, "below-half", "yes");
  check_entered (&table, "factors", "own-breaks:1");
  ck_assert_int_eq (mu_calculator_session_get_state (table.session), MU_SUM_UNTHROWN);

  open_for (&table, "reaction", hastati);
  check_entered (&table, "figures", "18");
  check_entered (&table, "occasion", "");
  check_entered (&table, "in-rout", "");
  check_entered (&table, "factors", "");
  /* wrg.reaction.deduct3.elephant-hurt: this period or the last. */
  open_for (&table, "reaction", elephants);
  check_entered (&table, "factors", "elephant-hurt:1");
  tear_down (&table);
}
END_TEST

/* wrg.after.recoil.count-base: the figures before the hand-to-hand, so without its 200:
 * 112 casualties have taken 5. */
START_TEST (the_recoil_knows_what_was_given_and_taken)
{
  Table table;
  set_up (&table, "shoot");
  prepare (table.desk);
  play_two_periods (table.desk);
  mu_calculator_armies_field (table.session, table.desk, NULL);
  open_for (&table, "recoil", gauls);
  check_entered (&table, "class", "C");
  check_entered (&table, "figures", "23");
  check_entered (&table, "inflicted", "10");
  check_entered (&table, "received", "200");
  check_entered (&table, "shot", "52");
  check_entered (&table, "left", "13");
  tear_down (&table);
}
END_TEST

/* wrg.melee.tactical.shot-losses: 52 casualties are twice its 23 figures. */
START_TEST (the_melee_knows_its_period_and_what_is_carried)
{
  Table table;
  set_up (&table, "shoot");
  prepare (table.desk);
  play_two_periods (table.desk);
  mu_calculator_armies_field (table.session, table.desk, NULL);
  open_for (&table, "melee", gauls);
  check_entered (&table, "period", "1");
  check_entered (&table, "tactical", "shot-losses:2");
  mu_calculator_session_pick (table.session, place_of (table.session, "target"),
                              unit_named (table.session, "Hastati, legion V"));
  check_entered (&table, "period", "2");
  check_entered (&table, "carried", "15");
  check_entered (&table, "figures", "13");
  mu_calculator_session_pick (table.session, place_of (table.session, "target"),
                              unit_named (table.session, "Principes"));
  check_entered (&table, "period", "1");
  check_entered (&table, "carried", "");
  open_for (&table, "shoot", horse);
  mu_calculator_session_pick (table.session, place_of (table.session, "target"),
                              unit_named (table.session, "Elephants"));
  check_entered (&table, "carried", "5");
  tear_down (&table);
}
END_TEST

/* A unit that is destroyed has nobody left, whatever its losses were. */
START_TEST (who_is_destroyed_has_no_figures)
{
  Table table;
  set_up (&table, "shoot");
  prepare (table.desk);
  ck_assert (mu_battle_session_play (mu_desk_tonight (table.desk), NULL));
  MuTableSession *on_table = mu_battle_session_get_table (mu_desk_tonight (table.desk));
  ck_assert (mu_table_session_set_state (on_table, hastati,
                                         state_of_fate (on_table, MU_FATE_DESTROYED), NULL));
  mu_calculator_armies_field (table.session, table.desk, NULL);
  ck_assert_int_eq (mu_fielded_unit_get_figures (unit_named (table.session, "Hastati, legion V")),
                    0);
  tear_down (&table);
}
END_TEST

/* What was kept is in the club file: another session, as after the app was closed,
 * finds the sums and the battle as they were. */
START_TEST (sums_and_losses_outlive_the_session)
{
  Table table;
  set_up (&table, "shoot");
  prepare (table.desk);
  mu_calculator_armies_field (table.session, table.desk, NULL);
  enter_example (table.session);
  mu_calculator_session_pick (table.session, place_of (table.session, "target"),
                              unit_named (table.session, "Masinissa's Numidians"));
  mu_calculator_session_roll (table.session);
  int casualties = mu_calculator_session_get_answer (table.session)->losses;
  ck_assert_int_gt (casualties, 0);
  g_autoptr (GError) error = NULL;
  ck_assert_msg (mu_calculator_session_keep (table.session, TRUE, &error), "%s",
                 error ? error->message : "");
  mu_battle_session_reset (mu_desk_tonight (table.desk));
  g_object_unref (table.session);
  table.session = mu_calculator_session_new (mu_desk_store (table.desk), 43);
  mu_calculator_armies_field (table.session, table.desk, NULL);
  ck_assert_uint_eq (kept_of (table.session), 1);
  ck_assert_int_eq (number_of (unit_named (table.session, "Masinissa's Numidians"), "lost"),
                    casualties);
  ck_assert (mu_calculator_session_take_back (table.session, NULL));
  ck_assert_int_eq (number_of (unit_named (table.session, "Masinissa's Numidians"), "lost"), 0);
  tear_down (&table);
}
END_TEST

/* Each roll of a kept sum follows from its seed, or was thrown at the table. */
START_TEST (rolls_are_kept_as_they_fell)
{
  Table table;
  set_up (&table, "shoot");
  enter_example (table.session);
  throw_die (table.session, "minus", 3);
  mu_calculator_session_roll (table.session);
  ck_assert (mu_calculator_session_keep (table.session, FALSE, NULL));
  g_autoptr (MuKeptItem) item
      = g_list_model_get_item (mu_calculator_session_get_kept (table.session), 0);
  const GArray *rolls = mu_kept_item_get_kept (item)->rolls;
  ck_assert_uint_eq (rolls->len, 2);
  guint real = 0;
  for (guint i = 0; i < rolls->len; i++) {
    const MuRoll *roll = &g_array_index (rolls, MuRoll, i);
    ck_assert (mu_dice_verify (roll));
    real += roll->real;
  }
  ck_assert_uint_eq (real, 1);
  tear_down (&table);
}
END_TEST

/* --- the table and the sum are one state ----------------------------------- */

static MuTableBattle *
table_of (MuDesk *desk)
{
  MuTableBattle *battle = mu_table_battle_open (mu_desk_store (desk), NULL);

  ck_assert_ptr_nonnull (battle);
  return battle;
}

/* Casualties entered from elsewhere: on Tonight, or from the command line. */
static void
hurt (MuDesk *desk, MuTableUnit unit, int men)
{
  g_autoptr (MuTableBattle) battle = table_of (desk);

  ck_assert (mu_table_battle_hurt (battle, unit, men, nobody, 0, NULL));
}

static void
take_back_elsewhere (MuDesk *desk)
{
  g_autoptr (MuTableBattle) battle = table_of (desk);

  ck_assert (mu_table_battle_take_back (battle, NULL, NULL));
}

/* A battle at the table; the Romans' horse shoots at, or fights, the Gauls. */
static void
set_up_at_table (Table *table, const char *kind)
{
  set_up (table, kind);
  prepare (table->desk);
  ck_assert (mu_battle_session_play (mu_desk_tonight (table->desk), NULL));
  mu_calculator_armies_field (table->session, table->desk, NULL);
}

static void
pick_gauls (Table *table)
{
  mu_calculator_session_pick (table->session, place_of (table->session, "target"),
                              unit_named (table->session, "Gauls and Ligurians"));
}

/* What the sum says falls and is carried is what the table comes to. */
static void
check_as_table (Table *table, MuTableUnit unit, int left, int carried)
{
  g_autoptr (MuTableBattle) battle = table_of (table->desk);
  const MuUnitOutcome *state = mu_table_battle_unit (battle, unit.side, unit.unit);

  ck_assert_int_eq (state->figures_left, left);
  ck_assert_int_eq (state->carried, carried);
}

static void
fight_hand_to_hand (Table *table, const char *figures)
{
  enter (table->session, "fighter", "Irr C LMI JLS Sh");
  enter (table->session, "figures", figures);
  throw_die (table->session, "minus", 3);
  throw_die (table->session, "plus", 3);
  ck_assert_int_eq (mu_calculator_session_get_state (table->session), MU_SUM_WORKED);
}

/* wrg.casualties.remove: 37 lost are a figure and 17 carried; the blow goes on from 17, in
 * whichever tab the body was picked. */
START_TEST (carried_casualties_come_along_to_another_tab)
{
  Table table;
  set_up_at_table (&table, "shoot");
  pick_gauls (&table);
  check_entered (&table, "carried", "");
  hurt (table.desk, gauls, 37);
  mu_calculator_session_open (table.session, mu_sum_kind_find ("melee"));
  pick_gauls (&table);
  check_entered (&table, "carried", "17");
  mu_calculator_session_open (table.session, mu_sum_kind_find ("shoot"));
  check_entered (&table, "carried", "17");
  ck_assert (mu_calculator_session_is_settled (table.session, place_of (table.session, "carried")));
  tear_down (&table);
}
END_TEST

/* The body comes from Shooting and was never picked in Melee. */
START_TEST (a_body_that_comes_along_brings_what_the_table_knows)
{
  Table table;
  set_up_at_table (&table, "shoot");
  hurt (table.desk, gauls, 37);
  pick_gauls (&table);
  mu_calculator_session_open (table.session, mu_sum_kind_find ("melee"));
  check_entered (&table, "carried", "17");
  fight_hand_to_hand (&table, "8");
  const MuSumAnswer *answer = mu_calculator_session_get_answer (table.session);
  const int before = 28 - 1;
  const int men = 17 + answer->losses;
  g_autofree char *carried = g_strdup_printf ("%d carried", men % 20);
  ck_assert_int_gt (answer->losses, 0);
  ck_assert_ptr_nonnull (strstr (answer->detail, carried));
  ck_assert (mu_calculator_session_keep (table.session, TRUE, NULL));
  check_as_table (&table, gauls, before - men / 20, men % 20);
  tear_down (&table);
}
END_TEST

/* A loss typed on Tonight, its undo, and a period that begins: the open sum has them at its
 * next change, without being opened anew. */
START_TEST (the_open_sum_follows_what_is_entered_elsewhere)
{
  Table table;
  set_up_at_table (&table, "melee");
  pick_gauls (&table);
  hurt (table.desk, gauls, 37);
  enter (table.session, "fighter", "Irr C LMI JLS Sh");
  check_entered (&table, "carried", "17");
  take_back_elsewhere (table.desk);
  ck_assert (mu_calculator_session_look (table.session));
  check_entered (&table, "carried", "");
  ck_assert (!mu_calculator_session_look (table.session)); /* nothing new */
  tear_down (&table);
}
END_TEST

/* wrg.melee.tactical.shot-losses: of this period only. */
START_TEST (a_period_that_begins_ends_what_was_of_the_last)
{
  Table table;
  set_up_at_table (&table, "melee");
  g_autoptr (MuTableBattle) battle = table_of (table.desk);
  keep_sum (battle, "shoot", horse, gauls, 60, 1);
  open_for (&table, "melee", gauls);
  check_entered (&table, "tactical", "shot-losses:2");
  enter (table.session, "tactical", "shot-losses:2,uphill:1");
  ck_assert (mu_table_battle_next_period (battle, NULL));
  ck_assert (mu_calculator_session_look (table.session));
  check_entered (&table, "tactical", "uphill:1");
  tear_down (&table);
}
END_TEST

/* Fewer than are left may fight; never more. */
START_TEST (a_smaller_number_of_figures_stays)
{
  Table table;
  set_up_at_table (&table, "melee");
  open_for (&table, "melee", gauls);
  check_entered (&table, "figures", "28");
  enter (table.session, "figures", "20");
  hurt (table.desk, gauls, 40);
  mu_calculator_session_look (table.session);
  check_entered (&table, "figures", "20");
  hurt (table.desk, gauls, 200);
  mu_calculator_session_look (table.session);
  check_entered (&table, "figures", "16");
  tear_down (&table);
}
END_TEST

/* What others did between the answer and the key is shown first; nothing is written. */
START_TEST (nothing_is_applied_to_a_table_that_has_moved_on)
{
  Table table;
  g_autoptr (GError) error = NULL;
  set_up_at_table (&table, "melee");
  pick_gauls (&table);
  fight_hand_to_hand (&table, "8");
  const int losses = mu_calculator_session_get_answer (table.session)->losses;
  hurt (table.desk, gauls, 37);
  ck_assert (!mu_calculator_session_keep (table.session, TRUE, &error));
  ck_assert (g_error_matches (error, MU_STORE_ERROR, MU_STORE_ERROR_MOVED_ON));
  check_as_table (&table, gauls, 27, 17);
  check_entered (&table, "carried", "17");
  ck_assert (mu_calculator_session_keep (table.session, TRUE, NULL));
  check_as_table (&table, gauls, 28 - (37 + losses) / 20, (37 + losses) % 20);
  tear_down (&table);
}
END_TEST

/* The same where the other is another program with the file open. */
START_TEST (another_program_may_go_on_with_the_battle)
{
  Table table;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("muster-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "club.muster", NULL);
  table = (Table){ .desk = mu_desk_open (path, NULL) };
  ck_assert (mu_desk_add_samples (table.desk, NULL));
  table.session = mu_calculator_session_new (mu_desk_store (table.desk), 42);
  prepare (table.desk);
  ck_assert (mu_battle_session_play (mu_desk_tonight (table.desk), NULL));
  mu_calculator_armies_field (table.session, table.desk, NULL);
  mu_calculator_session_open (table.session, mu_sum_kind_find ("melee"));
  pick_gauls (&table);
  fight_hand_to_hand (&table, "8");

  g_autoptr (MuStore) other = mu_store_open (path, FALSE, &error);
  ck_assert_msg (other != NULL, "%s", error ? error->message : "");
  g_autoptr (MuTableBattle) battle = mu_table_battle_open (other, NULL);
  ck_assert (mu_table_battle_hurt (battle, gauls, 37, nobody, 0, NULL));
  ck_assert (!mu_calculator_session_keep (table.session, TRUE, NULL));
  check_entered (&table, "carried", "17");
  ck_assert (mu_calculator_session_keep (table.session, TRUE, NULL));
  /* and the other way round */
  ck_assert (!mu_table_battle_hurt (battle, gauls, 1, nobody, 0, &error));
  ck_assert (g_error_matches (error, MU_STORE_ERROR, MU_STORE_ERROR_MOVED_ON));
  tear_down (&table);
  g_autofree char *sweep = g_strdup_printf ("rm -r '%s'", folder);
  ck_assert_int_eq (system (sweep), 0);
}
END_TEST

/* Nobody takes casualties from a battle that was recorded, and its bodies stand for
 * themselves. */
START_TEST (a_battle_that_is_recorded_has_no_bodies_left)
{
  Table table;
  set_up_at_table (&table, "melee");
  hurt (table.desk, gauls, 37);
  pick_gauls (&table);
  fight_hand_to_hand (&table, "8");
  ck_assert (mu_calculator_session_can_apply (table.session));
  g_autoptr (MuTableBattle) battle = table_of (table.desk);
  ck_assert (mu_table_battle_record (battle, 1, MU_SIDE_NONE, NULL, NULL));
  ck_assert (mu_calculator_session_look (table.session));
  ck_assert (!mu_calculator_session_can_apply (table.session));
  ck_assert_ptr_null (
      mu_calculator_session_get_picked (table.session, place_of (table.session, "target")));
  check_entered (&table, "carried", "");
  tear_down (&table);
}
END_TEST

/* Another battle in its place: its units are offered, and the body of the other one, which
 * is in the same place of another army, loses nobody. */
START_TEST (another_battle_in_its_place_has_bodies_of_its_own)
{
  Table table;
  set_up_at_table (&table, "melee");
  pick_gauls (&table);
  fight_hand_to_hand (&table, "8");
  g_autoptr (MuTableBattle) battle = table_of (table.desk);
  g_autoptr (MuBattleRecord) turned = mu_battle_record_copy (mu_table_battle_prepared (battle));
  const MuBattleSideRecord side = turned->side[MU_SIDE_A];
  turned->side[MU_SIDE_A] = turned->side[MU_SIDE_B];
  turned->side[MU_SIDE_B] = side;
  turned->stream++;
  g_array_set_size (turned->rolls, 0);
  ck_assert (mu_table_battle_begin (mu_desk_store (table.desk), turned, 0, NULL));
  ck_assert (!mu_calculator_session_keep (table.session, TRUE, NULL));
  ck_assert_ptr_null (
      mu_calculator_session_get_picked (table.session, place_of (table.session, "target")));
  ck_assert (!mu_calculator_session_can_apply (table.session));
  pick_gauls (&table);
  ck_assert_int_eq (
      mu_fielded_unit_get_place (unit_named (table.session, "Gauls and Ligurians")).side,
      MU_SIDE_A);
  ck_assert (mu_calculator_session_can_apply (table.session));
  tear_down (&table);
}
END_TEST

/* A sum that was applied shows what it did; the next one, with new dice, goes on from there. */
START_TEST (the_next_throw_goes_on_from_what_was_applied)
{
  Table table;
  set_up_at_table (&table, "melee");
  pick_gauls (&table);
  fight_hand_to_hand (&table, "4");
  const int losses = mu_calculator_session_get_answer (table.session)->losses;
  ck_assert_int_gt (losses % 20, 0);
  ck_assert (mu_calculator_session_keep (table.session, TRUE, NULL));
  check_entered (&table, "carried", ""); /* as it was kept */
  mu_calculator_session_roll (table.session);
  g_autofree char *carried = g_strdup_printf ("%d", losses % 20);
  check_entered (&table, "carried", carried);
  tear_down (&table);
}
END_TEST

/* Taken back on Tonight, it can be kept again, once. */
START_TEST (a_sum_taken_back_elsewhere_can_be_kept_again)
{
  Table table;
  set_up_at_table (&table, "melee");
  pick_gauls (&table);
  fight_hand_to_hand (&table, "8");
  ck_assert (mu_calculator_session_keep (table.session, TRUE, NULL));
  ck_assert (!mu_calculator_session_can_keep (table.session));
  take_back_elsewhere (table.desk);
  ck_assert (mu_calculator_session_look (table.session));
  ck_assert (mu_calculator_session_can_keep (table.session));
  ck_assert (mu_calculator_session_can_bring_back (table.session));
  ck_assert (mu_calculator_session_bring_back (table.session, NULL));
  ck_assert (!mu_calculator_session_can_keep (table.session));
  tear_down (&table);
}
END_TEST

/* Two sums back and both again: the later one is not kept twice. */
START_TEST (sums_brought_back_are_not_kept_twice)
{
  Table table;
  set_up_at_table (&table, "melee");
  pick_gauls (&table);
  for (int i = 0; i < 2; i++) {
    fight_hand_to_hand (&table, "8");
    ck_assert (mu_calculator_session_keep (table.session, TRUE, NULL));
  }
  for (int i = 0; i < 2; i++)
    ck_assert (mu_calculator_session_take_back (table.session, NULL));
  check_as_table (&table, gauls, 28, 0);
  for (int i = 0; i < 2; i++)
    ck_assert (mu_calculator_session_bring_back (table.session, NULL));
  ck_assert (!mu_calculator_session_can_keep (table.session));
  tear_down (&table);
}
END_TEST

/* A kept sum is shown as it was; changed, it is a sum of now. */
START_TEST (a_shown_sum_is_of_now_once_it_is_changed)
{
  Table table;
  set_up_at_table (&table, "melee");
  hurt (table.desk, gauls, 17);
  pick_gauls (&table);
  fight_hand_to_hand (&table, "8");
  ck_assert (mu_calculator_session_keep (table.session, FALSE, NULL));
  hurt (table.desk, gauls, 1);
  mu_calculator_session_look (table.session);
  g_autoptr (MuKeptItem) item
      = g_list_model_get_item (mu_calculator_session_get_kept (table.session), 1);
  ck_assert (mu_calculator_session_show (table.session, item, NULL));
  check_entered (&table, "carried", "17");
  enter (table.session, "figures", "9");
  check_entered (&table, "carried", "18");
  tear_down (&table);
}
END_TEST

/* wrg.after.recoil.count-base: the body of a sum that has no field for it. */
START_TEST (the_recoil_follows_its_body)
{
  Table table;
  set_up_at_table (&table, "melee");
  open_for (&table, "recoil", gauls);
  check_entered (&table, "received", "0");
  g_autoptr (MuTableBattle) battle = table_of (table.desk);
  keep_sum (battle, "melee", hastati, gauls, 60, 1);
  mu_calculator_session_look (table.session);
  check_entered (&table, "received", "60");
  check_entered (&table, "left", "25");
  enter (table.session, "received", "10"); /* another body */
  keep_sum (battle, "melee", hastati, gauls, 60, 1);
  mu_calculator_session_look (table.session);
  check_entered (&table, "received", "10");
  tear_down (&table);
}
END_TEST

/* A body that is typed over is no longer the table's. */
START_TEST (who_is_typed_in_carries_nothing_of_the_table)
{
  Table table;
  set_up_at_table (&table, "melee");
  hurt (table.desk, gauls, 17);
  pick_gauls (&table);
  check_entered (&table, "carried", "17");
  enter (table.session, "target", "Irr C LC B");
  check_entered (&table, "carried", "");
  ck_assert (
      !mu_calculator_session_is_settled (table.session, place_of (table.session, "carried")));
  tear_down (&table);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    the_reaction_test_knows_rout_breaks_and_losses,
    the_recoil_knows_what_was_given_and_taken,
    the_melee_knows_its_period_and_what_is_carried,
    who_is_destroyed_has_no_figures,
    sums_and_losses_outlive_the_session,
    rolls_are_kept_as_they_fell,
    carried_casualties_come_along_to_another_tab,
    a_body_that_comes_along_brings_what_the_table_knows,
    the_open_sum_follows_what_is_entered_elsewhere,
    a_period_that_begins_ends_what_was_of_the_last,
    a_smaller_number_of_figures_stays,
    nothing_is_applied_to_a_table_that_has_moved_on,
    another_program_may_go_on_with_the_battle,
    a_battle_that_is_recorded_has_no_bodies_left,
    another_battle_in_its_place_has_bodies_of_its_own,
    the_next_throw_goes_on_from_what_was_applied,
    a_sum_taken_back_elsewhere_can_be_kept_again,
    sums_brought_back_are_not_kept_twice,
    a_shown_sum_is_of_now_once_it_is_changed,
    the_recoil_follows_its_body,
    who_is_typed_in_carries_nothing_of_the_table,
  };
  return run_suite ("calculator table", tests, G_N_ELEMENTS (tests));
}
