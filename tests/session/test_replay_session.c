/* A battle as it is watched: steps, phases, playing, the body looked at. Needs no
 * display. */
#include "tests/session/fixture.h"

#include "app/session/battle/factor_item.h"
#include "app/session/battle/replay_session.h"
#include "reports/account/account.h"

typedef struct {
  MuDesk *desk;
  MuReplaySession *replay;
  const MuBattleRecord *record;
  guint changes;
} Theatre;

static void
count_change (MuReplaySession *session, Theatre *theatre)
{
  theatre->changes++;
}

static gboolean
has_stopped (gpointer session)
{
  return mu_battle_session_get_state (session) != MU_BATTLE_FIGHTING;
}

/* Zama, fought and open. */
static void
set_up (Theatre *theatre)
{
  *theatre = (Theatre){ .desk = sample_desk (), .replay = mu_replay_session_new () };
  MuBattleSession *tonight = mu_desk_tonight (theatre->desk);
  const MuBattleChoice choice = zama_choice (theatre->desk);
  ck_assert (mu_battle_session_prepare (tonight, &choice, NULL));
  mu_battle_session_fight (tonight);
  run_until (has_stopped, tonight);
  theatre->record = mu_battle_session_get_record (tonight);
  mu_replay_session_set_record (theatre->replay, theatre->record);
  g_signal_connect (theatre->replay, "changed", G_CALLBACK (count_change), theatre);
}

static void
tear_down (Theatre *theatre)
{
  g_object_unref (theatre->replay);
  g_object_unref (theatre->desk);
}

static const MuReplayTick *
tick_at (Theatre *theatre, guint index)
{
  return &g_array_index (mu_replay_session_get_ticks (theatre->replay), MuReplayTick, index);
}

static guint
ticks (Theatre *theatre)
{
  return mu_replay_session_get_ticks (theatre->replay)->len;
}

START_TEST (it_begins_with_both_armies_deployed)
{
  Theatre theatre;
  set_up (&theatre);
  const MuReplay *field = mu_replay_session_get_replay (theatre.replay);
  g_autofree char *moment = text_of (theatre.replay, "moment");
  ck_assert (mu_replay_session_is_open (theatre.replay));
  ck_assert_str_eq (moment, "Deployment");
  for (int i = 0; i < field->bodies; i++)
    ck_assert (field->body[i].present);
  ck_assert_int_eq (field->period, 0);
  tear_down (&theatre);
}
END_TEST

/* At each line the field is as its event left it, with the lines of its sum. */
START_TEST (a_line_is_told_with_its_sum)
{
  Theatre theatre;
  set_up (&theatre);
  g_autoptr (GPtrArray) account = mu_account (theatre.record);
  ck_assert_int_eq (mu_replay_session_get_lines (theatre.replay), (int) account->len);
  for (int line = 100; line < 140; line++) {
    const MuAccountLine *next = g_ptr_array_index (account, line + 1);
    mu_replay_session_go_to (theatre.replay, line);
    ck_assert_int_eq (mu_replay_session_get_line (theatre.replay), line);
    ck_assert_uint_eq (mu_replay_session_get_replay (theatre.replay)->events, (guint) next->event);
  }
  ck_assert_uint_eq (theatre.changes, 40);
  mu_replay_session_go_to (theatre.replay, 139);
  ck_assert_uint_eq (theatre.changes, 40);
  tear_down (&theatre);
}
END_TEST

START_TEST (the_ends_hold)
{
  Theatre theatre;
  set_up (&theatre);
  const int last = mu_replay_session_get_lines (theatre.replay) - 1;
  mu_replay_session_go_to (theatre.replay, 1000000);
  ck_assert_int_eq (mu_replay_session_get_line (theatre.replay), last);
  ck_assert_uint_eq (mu_replay_session_get_replay (theatre.replay)->events,
                     theatre.record->events->len);
  mu_replay_session_step (theatre.replay, 1);
  ck_assert_int_eq (mu_replay_session_get_line (theatre.replay), last);
  mu_replay_session_go_to (theatre.replay, -5);
  ck_assert_int_eq (mu_replay_session_get_line (theatre.replay), 0);
  mu_replay_session_step (theatre.replay, -1);
  ck_assert_int_eq (mu_replay_session_get_line (theatre.replay), 0);
  tear_down (&theatre);
}
END_TEST

START_TEST (phases_are_stepped_through)
{
  Theatre theatre;
  set_up (&theatre);
  mu_replay_session_go_to (theatre.replay, 0);
  for (guint i = 0; i < ticks (&theatre); i++) {
    mu_replay_session_step_phase (theatre.replay, 1);
    ck_assert_int_eq (mu_replay_session_get_line (theatre.replay), tick_at (&theatre, i)->line);
  }
  for (guint i = ticks (&theatre) - 1; i > 0; i--) {
    mu_replay_session_step_phase (theatre.replay, -1);
    ck_assert_int_eq (mu_replay_session_get_line (theatre.replay), tick_at (&theatre, i - 1)->line);
  }
  mu_replay_session_step_phase (theatre.replay, -1);
  ck_assert_int_eq (mu_replay_session_get_line (theatre.replay), 0);
  tear_down (&theatre);
}
END_TEST

START_TEST (every_period_has_its_tick)
{
  Theatre theatre;
  set_up (&theatre);
  int period = 0;
  for (guint i = 0; i < ticks (&theatre); i++) {
    if (i > 0)
      ck_assert_int_gt (tick_at (&theatre, i)->line, tick_at (&theatre, i - 1)->line);
    if (tick_at (&theatre, i)->period > 0)
      ck_assert_int_eq (tick_at (&theatre, i)->period, ++period);
  }
  ck_assert_int_eq (period, theatre.record->periods);
  tear_down (&theatre);
}
END_TEST

/* --- playing -------------------------------------------------------------------- */

static gboolean
is_still (gpointer session)
{
  return !mu_replay_session_is_playing (session);
}

static gboolean
is_past_hundred (gpointer session)
{
  return mu_replay_session_get_line (session) > 100;
}

/* To the last line of a period; to what was laid down there, where something was. */
START_TEST (it_goes_to_where_a_battle_was_stopped)
{
  Theatre theatre;
  set_up (&theatre);
  g_autoptr (GPtrArray) account = mu_account (theatre.record);
  mu_replay_session_go_to_stop (theatre.replay, 2);
  const int line = mu_replay_session_get_line (theatre.replay);
  ck_assert_int_eq (((MuAccountLine *) g_ptr_array_index (account, line))->period, 2);
  ck_assert_int_eq (((MuAccountLine *) g_ptr_array_index (account, line + 1))->period, 3);
  ck_assert_int_eq (mu_replay_session_get_period (theatre.replay), 2);
  const MuRuling ruling = { .after = 2, .kind = MU_RULING_CONCEDES, .side = MU_SIDE_A };
  mu_rulings_add (theatre.record->rulings, &ruling);
  mu_replay_session_set_record (theatre.replay, theatre.record);
  mu_replay_session_go_to_stop (theatre.replay, 2);
  g_autofree char *told = text_of (theatre.replay, "told");
  ck_assert_int_eq (mu_replay_session_get_line (theatre.replay), line + 1);
  ck_assert_msg (g_str_has_suffix (told, " gave the battle up."), "%s", told);
  mu_replay_session_go_to_stop (theatre.replay, 0);
  ck_assert_int_eq (mu_replay_session_get_period (theatre.replay), 0);
  tear_down (&theatre);
}
END_TEST

START_TEST (it_plays_on_and_pauses)
{
  Theatre theatre;
  set_up (&theatre);
  mu_replay_session_set_speed (theatre.replay, MU_REPLAY_FAST);
  mu_replay_session_go_to (theatre.replay, 98);
  mu_replay_session_play (theatre.replay, TRUE);
  ck_assert (truth_of (theatre.replay, "playing"));
  run_until (is_past_hundred, theatre.replay);
  ck_assert (mu_replay_session_is_playing (theatre.replay));
  mu_replay_session_play (theatre.replay, FALSE);
  ck_assert (!truth_of (theatre.replay, "playing"));
  const int line = mu_replay_session_get_line (theatre.replay);
  for (int i = 0; i < 200; i++) {
    g_main_context_iteration (NULL, FALSE);
    g_usleep (1000);
  }
  ck_assert_int_eq (mu_replay_session_get_line (theatre.replay), line);
  tear_down (&theatre);
}
END_TEST

START_TEST (it_stops_at_the_end_and_begins_again)
{
  Theatre theatre;
  set_up (&theatre);
  const int last = mu_replay_session_get_lines (theatre.replay) - 1;
  const int first = mu_replay_session_get_line (theatre.replay);
  mu_replay_session_set_speed (theatre.replay, MU_REPLAY_FAST);
  mu_replay_session_go_to (theatre.replay, last - 2);
  mu_replay_session_play (theatre.replay, TRUE);
  run_until (is_still, theatre.replay);
  ck_assert_int_eq (mu_replay_session_get_line (theatre.replay), last);
  mu_replay_session_play (theatre.replay, TRUE);
  ck_assert_int_eq (mu_replay_session_get_line (theatre.replay), first);
  mu_replay_session_step (theatre.replay, 1);
  ck_assert (!mu_replay_session_is_playing (theatre.replay));
  tear_down (&theatre);
}
END_TEST

/* --- the body looked at ------------------------------------------------------------ */

/* the lines that the panel shows add up to the total it names. */
START_TEST (the_body_looked_at_is_described)
{
  Theatre theatre;
  set_up (&theatre);
  mu_replay_session_go_to (theatre.replay, 300);
  mu_replay_session_select (theatre.replay, 2);
  g_autofree char *name = text_of (theatre.replay, "body-name");
  g_autofree char *army = text_of (theatre.replay, "body-army");
  g_autofree char *state = text_of (theatre.replay, "body-state");
  g_autofree char *orders = text_of (theatre.replay, "body-orders");
  ck_assert_str_eq (name, "A3 Velites");
  ck_assert_str_eq (army, "Scipio at Zama");
  ck_assert_ptr_nonnull (strstr (state, "of 22 figures"));
  ck_assert (g_str_has_prefix (orders, "Skirmish."));
  tear_down (&theatre);
}
END_TEST

START_TEST (its_last_test_adds_up)
{
  Theatre theatre;
  set_up (&theatre);
  mu_replay_session_go_to (theatre.replay, mu_replay_session_get_lines (theatre.replay) - 1);
  for (int body = 0; body < mu_replay_session_get_replay (theatre.replay)->bodies; body++) {
    mu_replay_session_select (theatre.replay, body);
    g_autofree char *test = text_of (theatre.replay, "body-test");
    GListModel *factors = mu_replay_session_get_factors (theatre.replay);
    int sum = 0;
    for (guint i = 0; i < g_list_model_get_n_items (factors); i++) {
      g_autoptr (MuFactorItem) item = g_list_model_get_item (factors, i);
      g_autofree char *amount = text_of (item, "amount");
      g_autofree char *section = text_of (item, "section");
      ck_assert_str_ne (section, "");
      sum += atoi (amount);
    }
    g_autofree char *total = g_strdup_printf ("total %d, row ", sum);
    if (*test)
      ck_assert_ptr_nonnull (strstr (test, total));
    else
      ck_assert_uint_eq (g_list_model_get_n_items (factors), 0);
  }
  tear_down (&theatre);
}
END_TEST

START_TEST (no_such_body_is_none)
{
  Theatre theatre;
  set_up (&theatre);
  mu_replay_session_select (theatre.replay, 3);
  mu_replay_session_select (theatre.replay, 1000);
  g_autofree char *name = text_of (theatre.replay, "body-name");
  ck_assert_int_eq (mu_replay_session_get_body (theatre.replay), MU_NO_BODY);
  ck_assert_str_eq (name, "");
  tear_down (&theatre);
}
END_TEST

/* --- no battle ------------------------------------------------------------------------ */

START_TEST (without_a_battle_nothing_moves)
{
  Theatre theatre;
  set_up (&theatre);
  mu_replay_session_play (theatre.replay, TRUE);
  mu_replay_session_set_record (theatre.replay, NULL);
  ck_assert (!mu_replay_session_is_open (theatre.replay));
  ck_assert (!mu_replay_session_is_playing (theatre.replay));
  ck_assert_ptr_null (mu_replay_session_make_scene (theatre.replay));
  mu_replay_session_step (theatre.replay, 1);
  mu_replay_session_step_phase (theatre.replay, 1);
  mu_replay_session_play (theatre.replay, TRUE);
  mu_replay_session_select (theatre.replay, 1);
  ck_assert_int_eq (mu_replay_session_get_line (theatre.replay), 0);
  ck_assert (!mu_replay_session_is_playing (theatre.replay));
  tear_down (&theatre);
}
END_TEST

/* The battle may go while it is watched: the replay has a copy of its own. */
START_TEST (it_outlives_what_it_shows)
{
  Theatre theatre;
  set_up (&theatre);
  mu_battle_session_reset (mu_desk_tonight (theatre.desk));
  mu_replay_session_go_to (theatre.replay, 200);
  g_autoptr (MuScene) scene = mu_replay_session_make_scene (theatre.replay);
  ck_assert_str_eq (g_array_index (scene->bodies, MuSceneBody, 2).name, "Velites");
  tear_down (&theatre);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    it_begins_with_both_armies_deployed,
    a_line_is_told_with_its_sum,
    the_ends_hold,
    phases_are_stepped_through,
    every_period_has_its_tick,
    it_goes_to_where_a_battle_was_stopped,
    it_plays_on_and_pauses,
    it_stops_at_the_end_and_begins_again,
    the_body_looked_at_is_described,
    its_last_test_adds_up,
    no_such_body_is_none,
    without_a_battle_nothing_moves,
    it_outlives_what_it_shows,
  };
  return run_suite ("replay session", tests, G_N_ELEMENTS (tests));
}
