/* The Calculator without a display: entering, dice, the answer, the chances,
 * tonight's armies, keeping and taking back. */
#include <stdlib.h>
#include <string.h>

#include "app/session/calculator/sum_entry.h"
#include "tests/session/calculator_fixture.h"

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
  ck_assert_int_eq (weapon->number, MU_WEAPON_SLING);
  enter (table.session, "shooter", "Irr C LI B");
  ck_assert_int_eq (weapon->number, MU_WEAPON_BOW);
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
  throw_die (table.session, "plus", 6);
  throw_die (table.session, "minus", 3);
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
  throw_die (table.session, "minus", 3);
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
  ck_assert_int_eq (input->value[mu_sum_entry_nth_troop (input->kind, 0)].troop.type, MU_TROOP_LI);
  ck_assert_int_eq (input->value[mu_sum_entry_nth_troop (input->kind, 1)].troop.type, MU_TROOP_LC);
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
  throw_die (table.session, "plus", 6);
  throw_die (table.session, "minus", 2);
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
    every_sum_opens,
  };
  return run_suite ("calculator session", tests, G_N_ELEMENTS (tests));
}
