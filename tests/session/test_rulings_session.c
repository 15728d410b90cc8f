/* Stop and think without a display: a battle stopped, changed, fought on, taken back. */
#include "app/service/club/club.h"
#include "app/session/battle/odds_session.h"
#include "app/session/battle/ruled_body.h"
#include "app/session/battle/rulings_session.h"
#include "db/store.h"
#include "tests/session/fixture.h"

#define NUMIDIANS 0
#define TRIARII   7

typedef struct {
  MuDesk *desk;
  MuBattleSession *battle;
  MuRulingsSession *rulings;
  guint cancelled, fought;
} Stop;

static void
count (gpointer session, guint *counter)
{
  ++*counter;
}

static MuOrders *
write_orders (const MuList *own, const MuList *enemy)
{
  MuOrders *orders = mu_orders_new (own, enemy);
  for (guint i = 0; i < own->units->len; i++) {
    MuBodyOrders *body = mu_orders_ensure (orders, own, (int) i);
    g_free (body->words);
    body->words = g_strdup ("Stay and hold.");
  }
  return orders;
}

/* Zama, the Romans by written orders, in the club file. */
static gint64
keep_battle (MuDesk *desk)
{
  MuStore *store = mu_desk_store (desk);
  g_autoptr (MuList) a = mu_store_list (store, list_named (desk, "Scipio at Zama"), NULL);
  g_autoptr (MuList) b = mu_store_list (store, list_named (desk, "Hannibal at Zama"), NULL);
  g_autoptr (MuOrders) orders = write_orders (a, b);
  const MuBattlePlan plan
      = { .name = "Zama", .list = { a, b }, .orders = { orders }, .seed = 7, .month = 10 };
  g_autoptr (MuBattleRecord) record = mu_battle_prepare (&plan, NULL);
  gint64 id = 0;
  ck_assert (mu_battle_fight (record, NULL, NULL, NULL, NULL));
  ck_assert (mu_store_add_battle (store, record, &id, NULL));
  return id;
}

static gboolean
is_settled (gpointer session)
{
  const MuRulingsState state = mu_rulings_session_get_state (session);
  return state != MU_RULINGS_LOOKING && state != MU_RULINGS_FIGHTING;
}

static void
stop_at (Stop *stop, int period)
{
  g_clear_object (&stop->rulings);
  stop->rulings = mu_rulings_session_new (mu_battle_session_get_record (stop->battle), period);
  g_signal_connect (stop->rulings, "cancelled", G_CALLBACK (count), &stop->cancelled);
  g_signal_connect (stop->rulings, "fought", G_CALLBACK (count), &stop->fought);
  ck_assert_int_eq (mu_rulings_session_get_state (stop->rulings), MU_RULINGS_LOOKING);
  run_until (is_settled, stop->rulings);
}

static void
set_up (Stop *stop, int period)
{
  *stop = (Stop){ .desk = sample_desk () };
  stop->battle = mu_desk_past (stop->desk);
  ck_assert (mu_battle_session_open (stop->battle, keep_battle (stop->desk), NULL));
  stop_at (stop, period);
}

static void
tear_down (Stop *stop)
{
  g_clear_object (&stop->rulings);
  g_object_unref (stop->desk);
}

static void
weaken (Stop *stop, int body, int figures)
{
  MuBodyStand stand = mu_rulings_session_get_stand (stop->rulings, body);
  stand.figures = stand.files = (uint16_t) figures;
  mu_rulings_session_set_stand (stop->rulings, &stand);
}

static void
expect_text (gpointer object, const char *property, const char *due)
{
  g_autofree char *text = text_of (object, property);
  ck_assert_str_eq (text, due);
}

static void
fight_on (Stop *stop)
{
  mu_rulings_session_fight_on (stop->rulings);
  ck_assert_int_eq (mu_rulings_session_get_state (stop->rulings), MU_RULINGS_FIGHTING);
  run_until (is_settled, stop->rulings);
}

START_TEST (all_bodies_are_there_as_they_stand)
{
  Stop stop;
  set_up (&stop, 4);
  GListModel *bodies = mu_rulings_session_get_bodies (stop.rulings);
  g_autoptr (MuRuledBody) first = g_list_model_get_item (bodies, 0);
  g_autoptr (MuRuledBody) enemy = g_list_model_get_item (bodies, 8);
  ck_assert_int_eq (mu_rulings_session_get_state (stop.rulings), MU_RULINGS_THINKING);
  ck_assert_uint_eq (g_list_model_get_n_items (bodies), 17);
  expect_text (stop.rulings, "title", "After period 4");
  expect_text (first, "name", "A1 Masinissa's Numidians");
  expect_text (first, "army", "Scipio at Zama");
  expect_text (enemy, "name", "B1 Carthaginian cavalry");
  ck_assert_int_eq (mu_ruled_body_get_side (enemy), MU_SIDE_B);
  ck_assert (!truth_of (first, "changed"));
  ck_assert (!truth_of (stop.rulings, "possible"));
  ck_assert_int_eq (number_of (stop.rulings, "changes"), 0);
  ck_assert_int_ge (mu_rulings_session_get_most (stop.rulings, NUMIDIANS),
                    mu_rulings_session_get_stand (stop.rulings, NUMIDIANS).figures);
  tear_down (&stop);
}
END_TEST

START_TEST (a_body_is_set_and_put_back)
{
  Stop stop;
  set_up (&stop, 4);
  GListModel *bodies = mu_rulings_session_get_bodies (stop.rulings);
  g_autoptr (MuRuledBody) row = g_list_model_get_item (bodies, NUMIDIANS);
  g_autofree char *before = text_of (row, "state");
  const MuBodyStand stood = mu_rulings_session_get_stand (stop.rulings, NUMIDIANS);
  weaken (&stop, NUMIDIANS, 3);
  expect_text (row, "state", "3 figures");
  ck_assert (truth_of (row, "changed"));
  ck_assert (truth_of (stop.rulings, "possible"));
  mu_rulings_session_set_stand (stop.rulings, &stood);
  ck_assert (!truth_of (row, "changed"));
  weaken (&stop, NUMIDIANS, 3);
  mu_rulings_session_order (stop.rulings, NUMIDIANS, "Stay and hold");
  mu_rulings_session_restore (stop.rulings, NUMIDIANS);
  expect_text (row, "state", before);
  ck_assert_str_eq (mu_rulings_session_get_words (stop.rulings, NUMIDIANS), "");
  ck_assert (!truth_of (stop.rulings, "possible"));
  tear_down (&stop);
}
END_TEST

/* What follows of itself: nobody of those destroyed, no more files than figures. */
START_TEST (what_is_said_is_tidied)
{
  Stop stop;
  set_up (&stop, 4);
  MuBodyStand stand = mu_rulings_session_get_stand (stop.rulings, TRIARII);
  stand.figures = 2;
  mu_rulings_session_set_stand (stop.rulings, &stand);
  ck_assert_int_eq (mu_rulings_session_get_stand (stop.rulings, TRIARII).files, 2);
  stand.fate = MU_FATE_DESTROYED;
  mu_rulings_session_set_stand (stop.rulings, &stand);
  stand = mu_rulings_session_get_stand (stop.rulings, TRIARII);
  ck_assert_int_eq (stand.figures, 0);
  ck_assert (truth_of (stop.rulings, "possible"));
  stand.fate = MU_FATE_IN_ROUT;
  mu_rulings_session_set_stand (stop.rulings, &stand);
  ck_assert_int_eq (mu_rulings_session_get_stand (stop.rulings, TRIARII).figures, 1);
  tear_down (&stop);
}
END_TEST

START_TEST (the_impossible_says_why)
{
  Stop stop;
  set_up (&stop, 4);
  MuBodyStand stand = mu_rulings_session_get_stand (stop.rulings, TRIARII);
  stand.x = 0;
  mu_rulings_session_set_stand (stop.rulings, &stand);
  g_autofree char *fault = text_of (stop.rulings, "fault");
  ck_assert_msg (g_str_has_suffix (fault, "beyond the edge of the table"), "%s", fault);
  ck_assert (g_str_has_prefix (fault, "Scipio at Zama, Triarii: "));
  ck_assert (!truth_of (stop.rulings, "possible"));
  mu_rulings_session_fight_on (stop.rulings);
  ck_assert_int_eq (mu_rulings_session_get_state (stop.rulings), MU_RULINGS_THINKING);
  tear_down (&stop);
}
END_TEST

/* wrg.orders.messenger: words are shown back; those that are none bar the way. */
START_TEST (orders_are_understood_or_refused)
{
  Stop stop;
  gboolean refused, possible;
  set_up (&stop, 2);
  g_autofree char *now = mu_rulings_session_dup_orders (stop.rulings, TRIARII);
  g_autofree char *reach = mu_rulings_session_dup_reach (stop.rulings, TRIARII, &possible);
  ck_assert_str_eq (now, "Stay and hold.");
  ck_assert (possible);
  ck_assert (g_str_has_prefix (reach, "A messenger"));
  mu_rulings_session_order (stop.rulings, TRIARII, "  Advance and attack ");
  g_autofree char *understood = mu_rulings_session_dup_understood (stop.rulings, TRIARII, &refused);
  ck_assert_str_eq (understood, "Go ahead and attack.");
  ck_assert (!refused);
  ck_assert (truth_of (stop.rulings, "possible"));
  mu_rulings_session_order (stop.rulings, TRIARII, "Advance and skirmish");
  g_autofree char *why = mu_rulings_session_dup_understood (stop.rulings, TRIARII, &refused);
  g_autofree char *fault = text_of (stop.rulings, "fault");
  ck_assert (refused);
  ck_assert (g_str_has_suffix (why, "(Battlefield orders)"));
  ck_assert (g_str_has_prefix (fault, "Triarii: "));
  ck_assert (!truth_of (stop.rulings, "possible"));
  mu_rulings_session_order (stop.rulings, TRIARII, " ");
  expect_text (stop.rulings, "fault", "");
  tear_down (&stop);
}
END_TEST

START_TEST (the_battle_goes_on_otherwise_and_back)
{
  Stop stop;
  set_up (&stop, 4);
  const guint64 before = mu_battle_session_get_record (stop.battle)->digest;
  weaken (&stop, NUMIDIANS, 3);
  mu_rulings_session_order (stop.rulings, TRIARII, "Advance and attack");
  fight_on (&stop);
  ck_assert_int_eq (mu_rulings_session_get_state (stop.rulings), MU_RULINGS_FOUGHT);
  ck_assert_uint_eq (stop.fought, 1);
  mu_battle_session_take_course (stop.battle, mu_rulings_session_take_course (stop.rulings));
  const MuBattleRecord *record = mu_battle_session_get_record (stop.battle);
  const guint64 after = record->digest;
  ck_assert_uint_ne (after, before);
  ck_assert_uint_eq (record->rulings->len, 2);
  ck_assert_int_eq (mu_battle_session_get_state (stop.battle), MU_BATTLE_FOUGHT);
  ck_assert (mu_battle_session_can_turn_back (stop.battle));
  mu_battle_session_turn_back (stop.battle);
  ck_assert_uint_eq (mu_battle_session_get_record (stop.battle)->digest, before);
  ck_assert_int_eq (mu_battle_session_get_state (stop.battle), MU_BATTLE_KEPT);
  ck_assert (!mu_battle_session_can_turn_back (stop.battle));
  mu_battle_session_turn_again (stop.battle);
  ck_assert_uint_eq (mu_battle_session_get_record (stop.battle)->digest, after);
  ck_assert (mu_battle_session_keep (stop.battle, NULL));
  ck_assert (!mu_battle_session_can_turn_back (stop.battle));
  g_autoptr (GPtrArray) rows = mu_store_battles (mu_desk_store (stop.desk), 0, NULL);
  ck_assert_uint_eq (rows->len, 2);
  tear_down (&stop);
}
END_TEST

/* What was laid down here is there again, and can be taken out. */
START_TEST (a_second_stop_begins_where_the_first_ended)
{
  Stop stop;
  set_up (&stop, 4);
  const guint64 before = mu_battle_session_get_record (stop.battle)->digest;
  weaken (&stop, NUMIDIANS, 3);
  mu_rulings_session_order (stop.rulings, TRIARII, "Advance and attack");
  mu_rulings_session_concede (stop.rulings, MU_SIDE_B);
  fight_on (&stop);
  mu_battle_session_take_course (stop.battle, mu_rulings_session_take_course (stop.rulings));
  ck_assert_int_eq (mu_battle_session_get_record (stop.battle)->winner, MU_SIDE_A);
  ck_assert_int_eq (mu_rulings_session_last_stop (mu_battle_session_get_record (stop.battle), 9),
                    4);
  stop_at (&stop, 4);
  ck_assert_int_eq (number_of (stop.rulings, "changes"), 3);
  ck_assert_str_eq (mu_rulings_session_get_words (stop.rulings, TRIARII), "Advance and attack");
  ck_assert_int_eq (mu_rulings_session_get_conceding (stop.rulings), MU_SIDE_B);
  mu_rulings_session_restore (stop.rulings, NUMIDIANS);
  mu_rulings_session_restore (stop.rulings, TRIARII);
  mu_rulings_session_concede (stop.rulings, MU_SIDE_NONE);
  ck_assert_int_eq (number_of (stop.rulings, "changes"), 0);
  fight_on (&stop);
  g_autoptr (MuBattleRecord) again = mu_rulings_session_take_course (stop.rulings);
  ck_assert_uint_eq (again->digest, before);
  tear_down (&stop);
}
END_TEST

START_TEST (all_is_forgotten_and_brought_back)
{
  Stop stop;
  set_up (&stop, 4);
  ck_assert (!mu_rulings_session_can_bring_back (stop.rulings));
  const int whole = mu_rulings_session_get_stand (stop.rulings, NUMIDIANS).figures;
  weaken (&stop, NUMIDIANS, 3);
  mu_rulings_session_order (stop.rulings, TRIARII, "Advance and attack");
  mu_rulings_session_concede (stop.rulings, MU_SIDE_B);
  mu_rulings_session_forget (stop.rulings);
  ck_assert_int_eq (number_of (stop.rulings, "changes"), 0);
  ck_assert_int_eq (mu_rulings_session_get_stand (stop.rulings, NUMIDIANS).figures, whole);
  ck_assert_str_eq (mu_rulings_session_get_words (stop.rulings, TRIARII), "");
  ck_assert_int_eq (mu_rulings_session_get_conceding (stop.rulings), MU_SIDE_NONE);
  mu_rulings_session_order (stop.rulings, TRIARII, "Stay and hold");
  ck_assert (!mu_rulings_session_can_bring_back (stop.rulings));
  mu_rulings_session_restore (stop.rulings, TRIARII);
  ck_assert (mu_rulings_session_can_bring_back (stop.rulings));
  mu_rulings_session_bring_back (stop.rulings);
  ck_assert_int_eq (number_of (stop.rulings, "changes"), 3);
  ck_assert_int_lt (mu_rulings_session_get_stand (stop.rulings, NUMIDIANS).figures, whole);
  ck_assert_str_eq (mu_rulings_session_get_words (stop.rulings, TRIARII), "Advance and attack");
  ck_assert_int_eq (mu_rulings_session_get_conceding (stop.rulings), MU_SIDE_B);
  ck_assert (!mu_rulings_session_can_bring_back (stop.rulings));
  tear_down (&stop);
}
END_TEST

START_TEST (cancel_leaves_it_standing)
{
  Stop stop;
  set_up (&stop, 1);
  weaken (&stop, NUMIDIANS, 3);
  mu_rulings_session_fight_on (stop.rulings);
  mu_rulings_session_cancel (stop.rulings);
  run_until (is_settled, stop.rulings);
  ck_assert_int_eq (mu_rulings_session_get_state (stop.rulings), MU_RULINGS_THINKING);
  ck_assert_uint_eq (stop.cancelled, 1);
  ck_assert_uint_eq (stop.fought, 0);
  ck_assert (truth_of (stop.rulings, "possible"));
  ck_assert_ptr_null (mu_rulings_session_take_course (stop.rulings));
  tear_down (&stop);
}
END_TEST

START_TEST (who_closes_at_once_leaves_nothing_behind)
{
  Stop stop;
  set_up (&stop, 1);
  weaken (&stop, NUMIDIANS, 3);
  mu_rulings_session_fight_on (stop.rulings);
  g_clear_object (&stop.rulings);
  stop_at (&stop, 2);
  ck_assert_int_eq (mu_rulings_session_get_state (stop.rulings), MU_RULINGS_THINKING);
  tear_down (&stop);
}
END_TEST

START_TEST (what_cannot_be_stopped_says_why)
{
  Stop stop;
  set_up (&stop, 1);
  MuBattleRecord *record = mu_battle_record_copy (mu_battle_session_get_record (stop.battle));
  g_array_set_size (record->events, 0);
  g_clear_object (&stop.rulings);
  stop.rulings = mu_rulings_session_new (record, 1);
  run_until (is_settled, stop.rulings);
  ck_assert_int_eq (mu_rulings_session_get_state (stop.rulings), MU_RULINGS_BARRED);
  g_autofree char *barred = text_of (stop.rulings, "barred");
  ck_assert_ptr_nonnull (strstr (barred, "on the table"));
  mu_battle_record_free (record);
  tear_down (&stop);
}
END_TEST

/* --- odds of the rest ---------------------------------------------------- */

static gboolean
has_stopped (gpointer odds)
{
  return !mu_odds_session_is_running (odds);
}

static gboolean
has_odds (gpointer odds)
{
  return mu_odds_session_get_odds (odds) != NULL;
}

static guint64
signature_of (MuOddsSession *odds, guint battles)
{
  mu_odds_session_fight (odds, battles);
  ck_assert (mu_odds_session_is_running (odds));
  run_until (has_stopped, odds);
  ck_assert_uint_eq (mu_odds_session_get_odds (odds)->battles, battles);
  return mu_odds_session_get_odds (odds)->signature;
}

/* The same as the service gives for the battle that would go on so. */
START_TEST (the_rest_has_odds)
{
  Stop stop;
  set_up (&stop, 4);
  MuOddsSession *odds = mu_odds_session_new_of_rest (stop.rulings);
  ck_assert (truth_of (odds, "open"));
  ck_assert (truth_of (odds, "possible"));
  expect_text (odds, "basis", "From the end of period 4 on, with what is laid down here.");
  weaken (&stop, NUMIDIANS, 3);
  mu_rulings_session_order (stop.rulings, TRIARII, "Advance and attack");
  const guint64 signature = signature_of (odds, 6);
  g_autoptr (MuBattleRecord) rest = mu_rulings_session_make_rest (stop.rulings);
  ck_assert_uint_eq (rest->rulings->len, 2);
  g_autoptr (MuBattleOdds) due = mu_battle_odds_fight_on (rest, 4, 6, 1, NULL, NULL, NULL, NULL);
  ck_assert_uint_eq (signature, due->signature);
  g_object_unref (odds);
  tear_down (&stop);
}
END_TEST

/* What is laid down else makes other odds; who takes it back has the old ones again. */
START_TEST (other_rulings_have_other_odds)
{
  Stop stop;
  set_up (&stop, 4);
  MuOddsSession *odds = mu_odds_session_new_of_rest (stop.rulings);
  const guint64 before = signature_of (odds, 4);
  ck_assert (!truth_of (odds, "outdated"));
  weaken (&stop, TRIARII, 1);
  ck_assert (truth_of (odds, "outdated"));
  g_autofree char *why = text_of (odds, "outdated-words");
  ck_assert_ptr_nonnull (strstr (why, "laid down"));
  mu_rulings_session_restore (stop.rulings, TRIARII);
  ck_assert (!truth_of (odds, "outdated"));
  expect_text (odds, "outdated-words", "");
  mu_rulings_session_order (stop.rulings, TRIARII, "Advance and attack");
  ck_assert (truth_of (odds, "outdated"));
  weaken (&stop, TRIARII, 1);
  ck_assert_uint_ne (signature_of (odds, 4), before);
  ck_assert (!truth_of (odds, "outdated"));
  g_object_unref (odds);
  tear_down (&stop);
}
END_TEST

START_TEST (what_cannot_go_on_has_no_odds)
{
  Stop stop;
  set_up (&stop, 4);
  MuOddsSession *odds = mu_odds_session_new_of_rest (stop.rulings);
  mu_rulings_session_order (stop.rulings, TRIARII, "Advance and skirmish");
  ck_assert (truth_of (odds, "open"));
  ck_assert (!truth_of (odds, "possible"));
  mu_odds_session_fight (odds, 3);
  ck_assert (!mu_odds_session_is_running (odds));
  mu_rulings_session_order (stop.rulings, TRIARII, "");
  ck_assert (truth_of (odds, "possible"));
  mu_rulings_session_concede (stop.rulings, MU_SIDE_B);
  ck_assert (!truth_of (odds, "possible"));
  g_autofree char *basis = text_of (odds, "basis");
  ck_assert (g_str_has_prefix (basis, "Where a side gives the battle up"));
  g_object_unref (odds);
  tear_down (&stop);
}
END_TEST

START_TEST (fighting_on_stops_the_odds_and_keeps_them)
{
  Stop stop;
  set_up (&stop, 2);
  MuOddsSession *odds = mu_odds_session_new_of_rest (stop.rulings);
  weaken (&stop, NUMIDIANS, 3);
  mu_odds_session_fight (odds, MU_ODDS_BATTLES_MAX);
  run_until (has_odds, odds);
  fight_on (&stop);
  run_until (has_stopped, odds);
  ck_assert_uint_lt (mu_odds_session_get_odds (odds)->battles, MU_ODDS_BATTLES_MAX);
  ck_assert_uint_ge (mu_odds_session_get_odds (odds)->battles, 1);
  ck_assert (!truth_of (odds, "possible"));
  g_object_unref (odds);
  tear_down (&stop);
}
END_TEST

START_TEST (there_is_a_last_stop)
{
  Stop stop;
  set_up (&stop, 1);
  const MuBattleRecord *record = mu_battle_session_get_record (stop.battle);
  ck_assert_int_eq (mu_rulings_session_last_stop (record, 0), 0);
  ck_assert_int_eq (mu_rulings_session_last_stop (record, 3), 3);
  ck_assert_int_eq (mu_rulings_session_last_stop (record, 99), record->periods - 1);
  tear_down (&stop);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    all_bodies_are_there_as_they_stand,
    a_body_is_set_and_put_back,
    what_is_said_is_tidied,
    the_impossible_says_why,
    orders_are_understood_or_refused,
    the_battle_goes_on_otherwise_and_back,
    a_second_stop_begins_where_the_first_ended,
    all_is_forgotten_and_brought_back,
    cancel_leaves_it_standing,
    who_closes_at_once_leaves_nothing_behind,
    what_cannot_be_stopped_says_why,
    the_rest_has_odds,
    other_rulings_have_other_odds,
    what_cannot_go_on_has_no_odds,
    fighting_on_stops_the_odds_and_keeps_them,
    there_is_a_last_stop,
  };
  return run_suite ("rulings session", tests, G_N_ELEMENTS (tests));
}
