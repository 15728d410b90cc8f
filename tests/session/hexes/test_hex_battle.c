/* A hex battle in the app after it was fought: steps, strength and victory points, and an umpire
 * who stops it between two turns. */
#include "app/service/club/club.h"
#include "app/session/battle/battle_items.h"
#include "app/session/battle/record_plan.h"
#include "app/session/battle/ruled_body.h"
#include "app/session/battle/rulings_session.h"
#include "lists/battle/abd/hex_record.h"
#include "tests/session/fixture.h"

#define ELEPHANTS 0
#define CAMP      9
#define PYRRHUS   12

static MuBattleRecord *
fought (void)
{
  g_autoptr (MuHexScenario) scenario = mu_hex_scenario_find ("heraclea", NULL);
  for (int side = 0; side < MU_SIDES; side++)
    scenario->detail.side[side].player = MU_ABD_GREEDY;
  MuBattleRecord *record = mu_hex_record_new (scenario, 3, NULL);
  ck_assert (mu_battle_fight (record, NULL, NULL, NULL, NULL));
  return record;
}

START_TEST (losses_are_counted_in_steps)
{
  g_autoptr (MuBattleRecord) record = fought ();
  g_autoptr (GListStore) losses = g_list_store_new (MU_TYPE_LOSS_ITEM);
  mu_loss_items_show (losses, record);
  g_autoptr (MuLossItem) army = g_list_model_get_item (G_LIST_MODEL (losses), 0);
  g_autoptr (MuLossItem) unit = g_list_model_get_item (G_LIST_MODEL (losses), 1 + ELEPHANTS);
  g_autoptr (MuLossItem) leader = g_list_model_get_item (G_LIST_MODEL (losses), 1 + PYRRHUS);
  g_autofree char *end = text_of (army, "fate"), *troops = text_of (unit, "troops");
  g_autofree char *figures = text_of (leader, "figures"), *all = text_of (army, "figures");
  ck_assert_msg (g_str_has_suffix (all, " of 24"), "%s", all);
  ck_assert_msg (strstr (end, "victory point") && strstr (end, "strength"), "%s", end);
  ck_assert_str_eq (troops, "EL");
  ck_assert_str_eq (figures, "");
}
END_TEST

START_TEST (what_will_be_recorded_is_told_in_turns)
{
  g_autoptr (MuBattleRecord) record = fought ();
  g_autofree char *side = mu_record_plan_points (record, MU_SIDE_A);
  ck_assert_msg (strstr (side, "victory point") && !strstr (side, "points left"), "%s", side);
}
END_TEST

START_TEST (a_row_of_the_club_file_is_told_in_strength)
{
  MuBattleRow row = { .rules = MU_RULES_ABD,
                      .name = (char *) "Heraclea",
                      .army = { (char *) "Epirus", (char *) "Rome" },
                      .left_quarters = { 140, 20 },
                      .winner = MU_SIDE_A,
                      .periods = 7 };
  g_autofree char *won = mu_battle_row_result (&row);
  row.winner = MU_SIDE_B;
  g_autofree char *lost = mu_battle_row_result (&row);
  row.winner = MU_SIDE_NONE;
  g_autofree char *drawn = mu_battle_row_result (&row);
  ck_assert_str_eq (won, "Epirus won, strength 35 to 5");
  ck_assert_str_eq (lost, "Rome won, strength 5 to 35");
  ck_assert_str_eq (drawn, "Drawn, strength 35 to 5");
}
END_TEST

/* --- an umpire ------------------------------------------------------------------------- */

static gboolean
is_settled (gpointer session)
{
  const MuRulingsState state = mu_rulings_session_get_state (session);
  return state != MU_RULINGS_LOOKING && state != MU_RULINGS_FIGHTING;
}

static void
check_body (MuRulingsSession *rulings, int body, const char *state)
{
  g_autoptr (MuRuledBody) row
      = g_list_model_get_item (mu_rulings_session_get_bodies (rulings), (guint) body);
  g_autofree char *words = text_of (row, "state");
  ck_assert_str_eq (words, state);
}

START_TEST (a_counter_is_set_between_two_turns)
{
  g_autoptr (MuBattleRecord) record = fought ();
  g_autoptr (MuRulingsSession) rulings = mu_rulings_session_new (record, 1);
  run_until (is_settled, rulings);
  MuBodyStand stand = mu_rulings_session_get_stand (rulings, CAMP);
  check_body (rulings, CAMP, "in good order");
  check_body (rulings, PYRRHUS, "on the map");
  stand.disordered = TRUE;
  mu_rulings_session_set_stand (rulings, &stand);
  check_body (rulings, CAMP, "disordered");
  mu_rulings_session_fight_on (rulings);
  run_until (is_settled, rulings);
  g_autoptr (MuBattleRecord) course = mu_rulings_session_take_course (rulings);
  ck_assert_ptr_nonnull (course);
  ck_assert_uint_eq (course->rulings->len, 1);
}
END_TEST

START_TEST (what_no_counter_can_be_is_a_fault)
{
  g_autoptr (MuBattleRecord) record = fought ();
  g_autoptr (MuRulingsSession) rulings = mu_rulings_session_new (record, 1);
  run_until (is_settled, rulings);
  MuBodyStand stand = mu_rulings_session_get_stand (rulings, PYRRHUS);
  stand.disordered = TRUE;
  mu_rulings_session_set_stand (rulings, &stand);
  g_autofree char *fault = text_of (rulings, "fault");
  ck_assert_msg (strstr (fault, "a leader has one"), "%s", fault);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    losses_are_counted_in_steps,
    what_will_be_recorded_is_told_in_turns,
    a_row_of_the_club_file_is_told_in_strength,
    a_counter_is_set_between_two_turns,
    what_no_counter_can_be_is_a_fault,
  };
  return run_suite ("hex_battle", tests, G_N_ELEMENTS (tests));
}
