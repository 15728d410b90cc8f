/* A record of a system that asks its players: fought, proved by its answers, stopped and foreseen.
 */
#include <check.h>

#include "app/service/battle/battle_halt.h"
#include "app/service/battle/battle_odds.h"
#include "app/service/club/club.h"
#include "lists/battle/battle_proof.h"
#include "lists/battle/battle_setup.h"
#include "tests/toy/fixture.h"
#include "tests/toy/toy.h"

static MuAnswer *
answer_at (const MuBattleRecord *record, guint number)
{
  return &g_array_index (record->answers, MuAnswer, number);
}

static MuBattlePlan
plan_of (const MuList *a, const MuList *b)
{
  return (MuBattlePlan){
    .name = "Toy", .list = { a, b }, .seed = 5, .stream = 1, .month = 6, .sky = FALSE
  };
}

/* It knows no scouting, no characters and no weather: no die is thrown for them. */
START_TEST (a_battle_of_its_lists_is_prepared)
{
  g_autoptr (MuList) a = toy_army ("Tin", 2);
  g_autoptr (MuList) b = toy_army ("Lead", 3);
  const MuBattlePlan plan = plan_of (a, b);
  g_autoptr (GError) error = NULL;
  g_autoptr (MuBattleRecord) record = mu_battle_prepare (&plan, &error);
  ck_assert_msg (record != NULL, "%s", error ? error->message : "");
  ck_assert_int_eq (record->rules, TOY_RULES);
  ck_assert_uint_eq (record->rolls->len, 0);
  ck_assert_uint_eq (record->side[MU_SIDE_A].leadership->len, 0);
  ck_assert_int_eq (record->outscouted, MU_SIDE_NONE);
  ck_assert (mu_battle_fight (record, NULL, NULL, NULL, &error));
  ck_assert_int_eq (mu_battle_trust (record, NULL), MU_TRUST_PROVED);
}
END_TEST

START_TEST (lists_of_different_rules_meet_in_no_battle)
{
  g_autoptr (MuList) a = toy_army ("Tin", 2);
  g_autoptr (MuList) b = toy_army ("Rome", 3);
  b->rules = MU_RULES_WRG5;
  const MuBattlePlan plan = plan_of (a, b);
  g_autoptr (GError) error = NULL;
  ck_assert_ptr_null (mu_battle_prepare (&plan, &error));
  ck_assert_str_eq (error->message, "The two armies are lists of different rules.");
}
END_TEST

START_TEST (an_army_without_pieces_is_told_what_it_lacks)
{
  g_autoptr (MuList) a = toy_army ("Tin", 0);
  g_autoptr (MuList) b = toy_army ("Lead", 3);
  const MuBattlePlan plan = plan_of (a, b);
  g_autoptr (GError) error = NULL;
  ck_assert_ptr_null (mu_battle_prepare (&plan, &error));
  ck_assert_str_eq (error->message, "Tin has no units; add some before a battle");
}
END_TEST

START_TEST (answers_are_recorded_in_order)
{
  for (guint64 seed = 1; seed < 20; seed++) {
    g_autoptr (MuBattleRecord) record = toy_fought (seed);
    ck_assert_int_eq (record->answers->len, 2 * record->periods);
    for (guint i = 0; i < record->answers->len; i++) {
      ck_assert_int_eq (answer_at (record, i)->number, i);
      ck_assert_int_eq (answer_at (record, i)->side, i % 2);
      ck_assert_int_eq (answer_at (record, i)->period, 1 + i / 2);
    }
    ck_assert_int_eq (record->side[MU_SIDE_B].results->len, 3);
  }
}
END_TEST

START_TEST (seed_and_answers_prove_a_battle)
{
  g_autoptr (MuBattleRecord) record = toy_fought (5);
  g_autoptr (GError) error = NULL;
  ck_assert_int_eq (mu_battle_trust (record, &error), MU_TRUST_PROVED);
  ck_assert_ptr_null (error);
}
END_TEST

START_TEST (an_answer_that_was_changed_is_found)
{
  g_autoptr (MuBattleRecord) record = toy_fought (5);
  g_autoptr (GError) error = NULL;
  answer_at (record, 1)->choice.body = 3;
  ck_assert_int_eq (mu_battle_trust (record, &error), MU_TRUST_CONSISTENT);
  ck_assert_ptr_nonnull (error);
}
END_TEST

START_TEST (an_answer_that_no_rule_allows_is_refused)
{
  g_autoptr (MuBattleRecord) record = toy_fought (5);
  g_autoptr (GError) error = NULL;
  answer_at (record, 1)->choice.body = 0; /* the enemy's */
  ck_assert_ptr_null (mu_record_fight_again (record, &error));
  ck_assert_str_eq (error->message, "period 1: answer 2, of Lead, is none that these rules allow");
}
END_TEST

START_TEST (an_answer_that_is_missing_is_told)
{
  g_autoptr (MuBattleRecord) record = toy_fought (5);
  g_autoptr (GError) error = NULL;
  g_array_set_size (record->answers, 3);
  ck_assert_ptr_null (mu_record_fight_again (record, &error));
  ck_assert_str_eq (error->message, "period 2: Lead was asked, but its answer is not recorded");
}
END_TEST

START_TEST (what_was_answered_is_kept_when_it_goes_on)
{
  g_autoptr (MuBattleRecord) record = toy_prepared (5);
  const MuQuestion question = { .kind = TOY_WHO, .side = MU_SIDE_A, .period = 1 };
  const MuChoice second = { .body = 1, .other = MU_NO_BODY };
  mu_record_keep_answer (record, &question, &second);
  ck_assert (mu_battle_fight (record, NULL, NULL, NULL, NULL));
  ck_assert_int_eq (answer_at (record, 0)->choice.body, 1);
  ck_assert_int_eq (mu_battle_trust (record, NULL), MU_TRUST_PROVED);
}
END_TEST

START_TEST (it_stops_between_two_periods_and_goes_on_otherwise)
{
  g_autoptr (MuBattleRecord) record = toy_fought (5);
  g_autoptr (GError) error = NULL;
  MuBattleHalt *halt = mu_battle_halt_new (record, 2, &error);
  ck_assert_msg (halt != NULL, "%s", error ? error->message : "");
  g_autoptr (GArray) rulings = mu_rulings_new ();
  const MuRuling gives_up = { .after = 2, .kind = MU_RULING_CONCEDES, .side = MU_SIDE_B };
  mu_rulings_add (rulings, &gives_up);
  g_autoptr (MuBattleRecord) other = mu_battle_halt_go_on (halt, rulings);
  ck_assert_int_eq (other->answers->len, 4);
  ck_assert (mu_battle_fight (other, NULL, NULL, NULL, &error));
  ck_assert_int_eq (other->winner, MU_SIDE_A);
  ck_assert_int_eq (other->periods, 2);
  ck_assert_int_eq (mu_battle_trust (other, NULL), MU_TRUST_PROVED);
  mu_battle_halt_free (halt);
}
END_TEST

START_TEST (its_odds_are_those_of_many_battles)
{
  g_autoptr (MuBattleRecord) record = toy_prepared (5);
  g_autoptr (GError) error = NULL;
  g_autoptr (MuBattleOdds) odds = mu_battle_odds_fight (record, 200, 2, NULL, NULL, NULL, &error);
  ck_assert_msg (odds != NULL, "%s", error ? error->message : "");
  ck_assert_int_eq (odds->battles, 200);
  ck_assert_int_gt (odds->side[MU_SIDE_B].wins, odds->side[MU_SIDE_A].wins);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("toy-record");
  TCase *tests = tcase_create ("toy-record");
  tcase_add_test (tests, a_battle_of_its_lists_is_prepared);
  tcase_add_test (tests, lists_of_different_rules_meet_in_no_battle);
  tcase_add_test (tests, an_army_without_pieces_is_told_what_it_lacks);
  tcase_add_test (tests, answers_are_recorded_in_order);
  tcase_add_test (tests, seed_and_answers_prove_a_battle);
  tcase_add_test (tests, an_answer_that_was_changed_is_found);
  tcase_add_test (tests, an_answer_that_no_rule_allows_is_refused);
  tcase_add_test (tests, an_answer_that_is_missing_is_told);
  tcase_add_test (tests, what_was_answered_is_kept_when_it_goes_on);
  tcase_add_test (tests, it_stops_between_two_periods_and_goes_on_otherwise);
  tcase_add_test (tests, its_odds_are_those_of_many_battles);
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed > 0;
}
