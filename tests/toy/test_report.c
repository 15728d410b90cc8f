/* What is told and drawn of a battle by a system that has next to nothing of its own on paper. */
#include <check.h>

#include "lists/campaign/rules.h"
#include "reports/account/account.h"
#include "reports/campaign/standings.h"
#include "reports/night/night_pack.h"
#include "reports/replay/replay_scene.h"
#include "reports/replay/replay_words.h"
#include "reports/system.h"
#include "tests/toy/fixture.h"
#include "tests/toy/toy.h"

#define NO_RULES ((MuRuleSystem) 78)

static const MuAccountLine *
line_of (const MuBattleRecord *record, const GPtrArray *lines, int kind)
{
  for (guint i = 0; i < lines->len; i++) {
    const MuAccountLine *line = g_ptr_array_index (lines, i);
    if (g_array_index (record->events, MuEvent, line->event).kind == kind)
      return line;
  }
  ck_abort_msg ("nothing is said of events of kind %d", kind);
}

START_TEST (its_events_are_told_in_its_words_and_those_of_all)
{
  g_autoptr (MuBattleRecord) record = toy_fought (5);
  g_autoptr (GPtrArray) lines = mu_account (record);
  const MuAccountLine *duel = line_of (record, lines, TOY_EVENT_DUEL);
  const int face = g_array_index (record->events, MuEvent, duel->event).value[0];
  g_autofree char *said = g_strdup_printf ("Tin 1 met Lead 1 and threw %d.", face);
  ck_assert_str_eq (duel->text, said);
  ck_assert (duel->headline);
  ck_assert_str_eq (line_of (record, lines, MU_EVENT_PERIOD)->text, "Period 1");
  ck_assert_str_eq (line_of (record, lines, MU_EVENT_PHASE)->text, "Duel");
}
END_TEST

/* The words of WRG's events are no other system's. */
START_TEST (reaction_tests_are_not_told)
{
  g_autoptr (MuBattleRecord) record = toy_fought (5);
  const MuEvent result = { .kind = MU_EVENT_RESULT, .period = 1, .body = 0, .value = { 1 } };
  g_autoptr (GPtrArray) before = mu_account (record);
  g_array_append_val (record->events, result);
  g_autoptr (GPtrArray) lines = mu_account (record);
  ck_assert_uint_eq (lines->len, before->len);
}
END_TEST

START_TEST (its_pieces_stand_on_plain_ground)
{
  g_autoptr (MuBattleRecord) record = toy_fought (5);
  g_autoptr (MuReplay) replay = mu_replay_new (record, record->events->len);
  g_autoptr (MuScene) scene = mu_replay_scene (replay, MU_NO_EVENT, MU_NO_BODY);
  ck_assert_uint_eq (scene->bodies->len, 5);
  for (int i = 0; i < replay->bodies; i++) {
    g_autofree char *orders = mu_replay_body_orders (replay, i);
    ck_assert_double_gt (replay->body[i].width, 0);
    ck_assert_double_gt (replay->body[i].depth, 0);
    ck_assert (!mu_replay_is_shaken (replay, i));
    ck_assert (!mu_replay_is_bound (replay, i));
    ck_assert_str_eq (orders, "Attack.");
  }
}
END_TEST

/* Its book has no running total: a victory is a victory. */
START_TEST (its_battles_count_as_victories)
{
  MuBattleRow battle = { .rules = TOY_RULES,
                         .side = { 0, 1 },
                         .winner = MU_SIDE_A,
                         .start_quarters = { 40, 40 },
                         .left_quarters = { 36, 4 } };
  MuCampaign campaign = { .sides = g_ptr_array_new (), .battles = g_ptr_array_new () };
  for (int side = 0; side < MU_SIDES; side++)
    g_ptr_array_add (campaign.sides, NULL);
  g_ptr_array_add (campaign.battles, &battle);
  g_autoptr (MuStandings) standings = mu_standings_new (&campaign, NULL);
  ck_assert_int_eq (standings->quarters[0], 12);
  ck_assert_int_eq (standings->quarters[1], 0);
  g_ptr_array_unref (campaign.sides);
  g_ptr_array_unref (campaign.battles);
}
END_TEST

/* It has neither orders on paper nor a reference sheet. */
START_TEST (its_pack_has_the_papers_of_all)
{
  g_autoptr (MuBattleRecord) record = toy_fought (5);
  const MuNightPack pack = { .record = record };
  ck_assert_uint_eq (mu_night_pack_parts (record),
                     MU_PACK_BIT (MU_PACK_COVER) | MU_PACK_BIT (MU_PACK_ROSTER_A)
                         | MU_PACK_BIT (MU_PACK_ROSTER_B) | MU_PACK_BIT (MU_PACK_REPORT));
  ck_assert_uint_eq (mu_army_pack_parts (record->side[MU_SIDE_A].list),
                     MU_PACK_BIT (MU_PACK_ROSTER_A));
  g_autoptr (MuSheets) sheets = mu_night_pack_sheets (&pack, MU_PAPER_A4);
  ck_assert_int_ge (mu_sheets_pages (sheets), 4);
}
END_TEST

START_TEST (rules_that_nobody_knows_have_nothing_of_their_own)
{
  const MuListUnit unit = { .figures = 12 };
  MuBodyGround ground;
  ck_assert (mu_report_system (NO_RULES)->event_words == NULL);
  ck_assert_str_eq (mu_report_act_words (NO_RULES, 3), "?");
  mu_report_ground (NO_RULES, &unit, MU_FORMATION_USUAL, 12, 5, &ground);
  ck_assert_int_eq (ground.ranks, 3);
  ck_assert_int_eq (ground.width * 3, ground.depth * 5);
  mu_report_ground (NO_RULES, &unit, MU_FORMATION_SQUARE, 0, 0, &ground);
  ck_assert_int_eq (ground.ranks, 0);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("toy-report");
  TCase *tests = tcase_create ("toy-report");
  tcase_add_test (tests, its_events_are_told_in_its_words_and_those_of_all);
  tcase_add_test (tests, reaction_tests_are_not_told);
  tcase_add_test (tests, its_pieces_stand_on_plain_ground);
  tcase_add_test (tests, its_battles_count_as_victories);
  tcase_add_test (tests, its_pack_has_the_papers_of_all);
  tcase_add_test (tests, rules_that_nobody_knows_have_nothing_of_their_own);
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed > 0;
}
