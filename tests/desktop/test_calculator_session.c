/* The Calculator without a display: entering, dice, the answer, the chances,
 * tonight's armies, keeping and taking back. */
#include <stdlib.h>
#include <string.h>

#include "app/desktop/session/calculator_armies.h"
#include "app/desktop/session/sum_entry.h"
#include "tests/model/fixture.h"

typedef struct {
  MuDesk *desk;
  MuCalculatorSession *session;
  guint opened, worked, chances, kept;
} Table;

static void
count (guint *times)
{
  *times += 1;
}

static void
set_up (Table *table, const char *kind)
{
  *table = (Table){ .desk = sample_desk () };
  table->session = mu_calculator_session_new (mu_desk_store (table->desk), 42);
  g_signal_connect_swapped (table->session, "opened", G_CALLBACK (count), &table->opened);
  g_signal_connect_swapped (table->session, "worked", G_CALLBACK (count), &table->worked);
  g_signal_connect_swapped (table->session, "chances", G_CALLBACK (count), &table->chances);
  g_signal_connect_swapped (table->session, "kept", G_CALLBACK (count), &table->kept);
  mu_calculator_session_open (table->session, mu_sum_kind_find (kind));
}

static void
tear_down (Table *table)
{
  g_object_unref (table->session);
  g_object_unref (table->desk);
}

static int
place_of (MuCalculatorSession *session, const char *key)
{
  int place = mu_sum_field (mu_calculator_session_get_kind (session), key);

  ck_assert_msg (place >= 0, "no field %s", key);
  return place;
}

static void
enter (MuCalculatorSession *session, const char *key, const char *text)
{
  g_autoptr (GError) error = NULL;

  ck_assert_msg (mu_calculator_session_read (session, place_of (session, key), text, &error),
                 "%s=%s: %s", key, text, error ? error->message : "");
}

static void throw (MuCalculatorSession * session, const char *key, int face)
{
  mu_calculator_session_throw (session, place_of (session, key), 0, face);
}

/* Example 23 of the book: ten slingers against horse archers that gallop past. */
static void
enter_example (MuCalculatorSession *session)
{
  enter (session, "shooter", "Irr C LI S");
  enter (session, "target", "Irr C LC B");
  enter (session, "figures", "10");
  enter (session, "tactical", "target-moved");
}

static void
throw_example (MuCalculatorSession *session)
{
  throw (session, "minus", 3);
  throw (session, "plus", 5);
}

static const char *
result_of (MuCalculatorSession *session, const char *key)
{
  const MuSumAnswer *answer = mu_calculator_session_get_answer (session);

  for (guint i = 0; answer && i < answer->results->len; i++) {
    const MuSumResult *result = g_ptr_array_index (answer->results, i);
    if (strcmp (result->key, key) == 0)
      return result->value;
  }
  return NULL;
}

static guint
kept_of (MuCalculatorSession *session)
{
  return g_list_model_get_n_items (mu_calculator_session_get_kept (session));
}

/* wrg.casualties.table: factor 4 and ten figures are 20 casualties. */
START_TEST (the_sum_grows_with_what_is_entered)
{
  Table table;
  set_up (&table, "shoot");
  ck_assert_int_eq (mu_calculator_session_get_state (table.session), MU_SUM_LACKING);
  ck_assert_ptr_nonnull (mu_calculator_session_get_lacking (table.session));
  enter_example (table.session);
  ck_assert_int_eq (mu_calculator_session_get_state (table.session), MU_SUM_UNTHROWN);
  throw_example (table.session);
  ck_assert_int_eq (mu_calculator_session_get_state (table.session), MU_SUM_WORKED);
  ck_assert_str_eq (result_of (table.session, "casualties"), "20");
  ck_assert_uint_ge (table.worked, 6);
  tear_down (&table);
}
END_TEST

/* Before the dice only lines that no dice change: weapon 3, moving -1, shieldless +1. */
START_TEST (what_no_dice_change_is_there_before_them)
{
  Table table;
  set_up (&table, "shoot");
  enter_example (table.session);
  const MuSumAnswer *answer = mu_calculator_session_get_answer (table.session);
  ck_assert_int_eq (mu_trace_total (&answer->trace), 3);
  ck_assert_uint_eq (answer->trace.count, 3);
  tear_down (&table);
}
END_TEST

START_TEST (a_weapon_is_taken_where_one_is_needed)
{
  Table table;
  set_up (&table, "shoot");
  enter (table.session, "target", "Irr C LC B");
  enter (table.session, "figures", "10");
  enter (table.session, "shooter", "Irr C LI S");
  const MuFieldValue *weapon
      = &mu_calculator_session_get_input (table.session)->value[place_of (table.session, "using")];
  ck_assert (weapon->given);
  ck_assert_int_eq (weapon->number, MU_WRG_SLING);
  enter (table.session, "shooter", "Irr C LI B");
  ck_assert_int_eq (weapon->number, MU_WRG_BOW);
  tear_down (&table);
}
END_TEST

START_TEST (what_cannot_be_is_refused_with_its_rule)
{
  Table table;
  set_up (&table, "shoot");
  enter_example (table.session);
  enter (table.session, "target", "Reg C El"); /* wrg.troops.elephant.irregular */
  ck_assert_int_eq (mu_calculator_session_get_state (table.session), MU_SUM_REFUSED);
  ck_assert_int_ne (mu_calculator_session_get_answer (table.session)->refused_by, MU_RULE_NONE);
  ck_assert (!mu_calculator_session_can_keep (table.session));
  tear_down (&table);
}
END_TEST

START_TEST (a_text_that_cannot_be_read_empties_its_field)
{
  Table table;
  g_autoptr (GError) error = NULL;
  set_up (&table, "shoot");
  enter_example (table.session);
  ck_assert (!mu_calculator_session_read (table.session, place_of (table.session, "target"),
                                          "Irr E LC", &error));
  ck_assert_ptr_nonnull (strstr (error->message, "A, B, C or D"));
  ck_assert_int_eq (mu_calculator_session_get_state (table.session), MU_SUM_LACKING);
  tear_down (&table);
}
END_TEST

/* wrg.dice: regulars throw average dice for the plus, which carry no 6. */
START_TEST (dice_that_fit_no_more_are_taken_up)
{
  Table table;
  MuDie die;
  set_up (&table, "shoot");
  enter_example (table.session);
  throw (table.session, "plus", 6);
  throw (table.session, "minus", 3);
  enter (table.session, "shooter", "Reg C LI S");
  ck_assert_int_eq (
      mu_calculator_session_count_dice (table.session, place_of (table.session, "plus"), &die), 1);
  ck_assert_int_eq (die, MU_DIE_AVERAGE);
  ck_assert_int_eq (
      mu_calculator_session_get_face (table.session, place_of (table.session, "plus"), 0), 0);
  ck_assert_int_eq (
      mu_calculator_session_get_face (table.session, place_of (table.session, "minus"), 0), 3);
  ck_assert_int_eq (mu_calculator_session_get_state (table.session), MU_SUM_UNTHROWN);
  tear_down (&table);
}
END_TEST

/* Rolled faces stay; a roll fills what is open, and rolls anew where nothing is. */
START_TEST (dice_are_rolled_once)
{
  Table table;
  set_up (&table, "shoot");
  enter_example (table.session);
  throw (table.session, "minus", 3);
  mu_calculator_session_roll (table.session);
  ck_assert_int_eq (mu_calculator_session_get_state (table.session), MU_SUM_WORKED);
  ck_assert_int_eq (
      mu_calculator_session_get_face (table.session, place_of (table.session, "minus"), 0), 3);
  int plus = mu_calculator_session_get_face (table.session, place_of (table.session, "plus"), 0);
  ck_assert_int_ne (plus, 0);
  enter (table.session, "figures", "12");
  ck_assert_int_eq (
      mu_calculator_session_get_face (table.session, place_of (table.session, "plus"), 0), plus);
  tear_down (&table);
}
END_TEST

START_TEST (a_digit_is_the_next_die)
{
  Table table;
  set_up (&table, "shoot");
  enter_example (table.session);
  ck_assert (mu_calculator_session_throw_next (table.session, 6));  /* irregulars: the plus */
  ck_assert (!mu_calculator_session_throw_next (table.session, 1)); /* no average die has it */
  ck_assert (mu_calculator_session_throw_next (table.session, 2));
  ck_assert (!mu_calculator_session_throw_next (table.session, 2)); /* all lie */
  ck_assert_int_eq (mu_calculator_session_get_state (table.session), MU_SUM_WORKED);
  tear_down (&table);
}
END_TEST

START_TEST (kept_sums_come_back_as_they_were)
{
  Table table;
  g_autoptr (GError) error = NULL;
  set_up (&table, "shoot");
  enter_example (table.session);
  throw_example (table.session);
  ck_assert (mu_calculator_session_keep (table.session, FALSE, &error));
  ck_assert (!mu_calculator_session_can_keep (table.session)); /* not a second time */
  ck_assert_uint_eq (kept_of (table.session), 1);
  enter (table.session, "figures", "20"); /* the next sum has dice of its own */
  ck_assert_int_eq (mu_calculator_session_get_state (table.session), MU_SUM_UNTHROWN);
  mu_calculator_session_open (table.session, mu_sum_kind_find ("weather"));
  g_autoptr (MuKeptItem) item
      = g_list_model_get_item (mu_calculator_session_get_kept (table.session), 0);
  g_autofree char *headline = text_of (item, "headline");
  ck_assert_ptr_nonnull (strstr (headline, "20"));
  ck_assert (mu_calculator_session_show (table.session, item, &error));
  ck_assert_str_eq (result_of (table.session, "casualties"), "20");
  ck_assert (!mu_calculator_session_can_keep (table.session));
  tear_down (&table);
}
END_TEST

START_TEST (the_last_sum_is_taken_back_and_brought_back)
{
  Table table;
  g_autoptr (GError) error = NULL;
  set_up (&table, "shoot");
  ck_assert (!mu_calculator_session_can_take_back (table.session));
  ck_assert (!mu_calculator_session_take_back (table.session, &error));
  ck_assert_ptr_nonnull (error);
  enter_example (table.session);
  throw_example (table.session);
  ck_assert (mu_calculator_session_keep (table.session, FALSE, NULL));
  ck_assert (mu_calculator_session_take_back (table.session, NULL));
  ck_assert_uint_eq (kept_of (table.session), 0);
  ck_assert (mu_calculator_session_can_keep (table.session));
  ck_assert (mu_calculator_session_bring_back (table.session, NULL));
  ck_assert_uint_eq (kept_of (table.session), 1);
  tear_down (&table);
}
END_TEST

START_TEST (twenty_sums_are_shown_the_latest_first)
{
  Table table;
  set_up (&table, "shoot");
  enter_example (table.session);
  for (int i = 1; i <= 23; i++) {
    g_autofree char *figures = g_strdup_printf ("%d", i);
    enter (table.session, "figures", figures);
    throw_example (table.session);
    ck_assert (mu_calculator_session_keep (table.session, FALSE, NULL));
  }
  ck_assert_uint_eq (kept_of (table.session), 20);
  g_autoptr (MuKeptItem) first
      = g_list_model_get_item (mu_calculator_session_get_kept (table.session), 0);
  ck_assert_ptr_nonnull (strstr (mu_kept_item_get_kept (first)->input, "figures=23\n"));
  tear_down (&table);
}
END_TEST

START_TEST (bodies_come_along_to_the_next_sum)
{
  Table table;
  set_up (&table, "shoot");
  enter_example (table.session);
  mu_calculator_session_open (table.session, mu_sum_kind_find ("melee"));
  const MuSumInput *input = mu_calculator_session_get_input (table.session);
  ck_assert_int_eq (input->value[mu_sum_entry_nth_troop (input->kind, 0)].troop.type, MU_WRG_LI);
  ck_assert_int_eq (input->value[mu_sum_entry_nth_troop (input->kind, 1)].troop.type, MU_WRG_LC);
  mu_calculator_session_open (table.session, mu_sum_kind_find ("shoot"));
  ck_assert_int_eq (input->value[place_of (table.session, "figures")].number, 10);
  ck_assert_int_eq (mu_calculator_session_get_state (table.session), MU_SUM_UNTHROWN);
  mu_calculator_session_clear (table.session);
  ck_assert_int_eq (mu_calculator_session_get_state (table.session), MU_SUM_LACKING);
  tear_down (&table);
}
END_TEST

static gboolean
has_chances (gpointer session)
{
  return mu_calculator_session_get_chances (session) != NULL;
}

static guint
marked (MuCalculatorSession *session)
{
  const MuSumAnswer *chances = mu_calculator_session_get_chances (session);
  guint now = 0;

  for (guint i = 0; i < chances->bars->len; i++)
    now += ((const MuSumBar *) g_ptr_array_index (chances->bars, i))->now != 0;
  return now;
}

static gboolean
has_mark (gpointer session)
{
  return has_chances (session) && marked (session) == 1;
}

START_TEST (chances_come_before_the_dice_and_mark_them_after)
{
  Table table;
  set_up (&table, "weather");
  run_until (has_chances, table.session);
  ck_assert_uint_eq (marked (table.session), 0);
  mu_calculator_session_roll (table.session);
  run_until (has_mark, table.session);
  ck_assert_uint_ge (table.chances, 2);
  mu_calculator_session_open (table.session, mu_sum_kind_find ("victory"));
  ck_assert_ptr_null (mu_calculator_session_get_chances (table.session));
  tear_down (&table);
}
END_TEST

/* --- tonight's armies --------------------------------------------------- */

static MuFieldedUnit *
unit_named (MuCalculatorSession *session, const char *name)
{
  GListModel *units = mu_calculator_session_get_units (session);

  for (guint i = 0; i < g_list_model_get_n_items (units); i++) {
    g_autoptr (MuFieldedUnit) unit = g_list_model_get_item (units, i);
    if (strcmp (mu_fielded_unit_get_name (unit), name) == 0)
      return unit;
  }
  ck_abort_msg ("no unit %s", name);
}

START_TEST (chosen_armies_can_be_picked_from_but_lose_nothing)
{
  Table table;
  set_up (&table, "shoot");
  const MuBattleChoice choice = zama_choice (table.desk);
  mu_calculator_armies_field (table.session, table.desk, NULL);
  ck_assert_uint_eq (g_list_model_get_n_items (mu_calculator_session_get_units (table.session)), 0);
  mu_calculator_armies_field (table.session, table.desk, &choice);
  enter_example (table.session);
  mu_calculator_session_pick (table.session, place_of (table.session, "target"),
                              unit_named (table.session, "Masinissa's Numidians"));
  throw_example (table.session);
  ck_assert_int_eq (mu_calculator_session_get_state (table.session), MU_SUM_WORKED);
  ck_assert (mu_calculator_session_can_keep (table.session));
  ck_assert (!mu_calculator_session_can_apply (table.session));
  tear_down (&table);
}
END_TEST

static void
prepare (MuDesk *desk)
{
  const MuBattleChoice choice = zama_choice (desk);

  ck_assert (mu_battle_session_prepare (mu_desk_tonight (desk), &choice, NULL));
}

START_TEST (a_picked_unit_brings_its_figures)
{
  Table table;
  set_up (&table, "shoot");
  prepare (table.desk);
  mu_calculator_armies_field (table.session, table.desk, NULL);
  MuFieldedUnit *unit = unit_named (table.session, "Masinissa's Numidians");
  mu_calculator_session_pick (table.session, place_of (table.session, "shooter"), unit);
  const MuSumInput *input = mu_calculator_session_get_input (table.session);
  ck_assert_int_eq (input->value[place_of (table.session, "figures")].number,
                    mu_fielded_unit_get_figures (unit));
  ck_assert_ptr_eq (
      mu_calculator_session_get_picked (table.session, place_of (table.session, "shooter")), unit);
  enter (table.session, "shooter", "Irr C LI S");
  ck_assert_ptr_null (
      mu_calculator_session_get_picked (table.session, place_of (table.session, "shooter")));
  tear_down (&table);
}
END_TEST

/* wrg.casualties.remove: twenty casualties are a figure. */
START_TEST (applied_casualties_go_and_come_back)
{
  Table table;
  set_up (&table, "shoot");
  prepare (table.desk);
  mu_calculator_armies_field (table.session, table.desk, NULL);
  MuFieldedUnit *unit = unit_named (table.session, "Masinissa's Numidians");
  int before = mu_fielded_unit_get_figures (unit);
  enter_example (table.session);
  mu_calculator_session_pick (table.session, place_of (table.session, "target"), unit);
  enter (table.session, "figures", "20");
  throw (table.session, "plus", 6);
  throw (table.session, "minus", 2);
  int casualties = atoi (result_of (table.session, "casualties"));
  ck_assert_int_ge (casualties, 20);
  ck_assert (mu_calculator_session_can_apply (table.session));
  ck_assert (mu_calculator_session_keep (table.session, TRUE, NULL));
  ck_assert_int_eq (number_of (unit, "lost"), casualties);
  ck_assert_int_eq (mu_fielded_unit_get_figures (unit), before - casualties / 20);
  ck_assert (mu_calculator_session_take_back (table.session, NULL));
  ck_assert_int_eq (number_of (unit, "lost"), 0);
  ck_assert_int_eq (mu_fielded_unit_get_figures (unit), before);
  tear_down (&table);
}
END_TEST

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
  ck_assert (mu_table_session_set_fate (on_table, hastati, MU_FATE_DESTROYED, NULL));
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
  throw (table.session, "minus", 3);
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

/* --- every kind there is ------------------------------------------------ */

/* Opened, emptied and rolled, each says something and takes no harm. */
START_TEST (every_sum_opens)
{
  Table table;
  const MuSumKind *kind;
  set_up (&table, "shoot");
  for (guint i = 0; (kind = mu_sum_kind_at (i)) != NULL; i++) {
    mu_calculator_session_open (table.session, kind);
    mu_calculator_session_roll (table.session);
    MuSumState state = mu_calculator_session_get_state (table.session);
    ck_assert_msg ((state == MU_SUM_LACKING)
                       == (mu_calculator_session_get_lacking (table.session) != NULL),
                   "%s", kind->key);
    ck_assert_msg (state != MU_SUM_UNTHROWN, "%s was rolled", kind->key);
    mu_calculator_session_clear (table.session);
  }
  tear_down (&table);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    the_sum_grows_with_what_is_entered,
    what_no_dice_change_is_there_before_them,
    a_weapon_is_taken_where_one_is_needed,
    what_cannot_be_is_refused_with_its_rule,
    a_text_that_cannot_be_read_empties_its_field,
    dice_that_fit_no_more_are_taken_up,
    dice_are_rolled_once,
    a_digit_is_the_next_die,
    kept_sums_come_back_as_they_were,
    the_last_sum_is_taken_back_and_brought_back,
    twenty_sums_are_shown_the_latest_first,
    bodies_come_along_to_the_next_sum,
    chances_come_before_the_dice_and_mark_them_after,
    chosen_armies_can_be_picked_from_but_lose_nothing,
    a_picked_unit_brings_its_figures,
    applied_casualties_go_and_come_back,
    the_reaction_test_knows_rout_breaks_and_losses,
    the_recoil_knows_what_was_given_and_taken,
    the_melee_knows_its_period_and_what_is_carried,
    who_is_destroyed_has_no_figures,
    sums_and_losses_outlive_the_session,
    rolls_are_kept_as_they_fell,
    every_sum_opens,
  };
  return run_suite ("calculator session", tests, G_N_ELEMENTS (tests));
}
