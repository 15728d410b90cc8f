/* What is said of a hex battle after it was fought, in its own words: steps, strength, victory
 * points; never figures, men or points. */
#include <check.h>
#include <string.h>

#include "reports/abd/account/result.h"
#include "reports/account/account.h"
#include "reports/account/battle_report.h"
#include "reports/replay/replay_prose.h"
#include "reports/replay/replay_words.h"
#include "reports/system.h"
#include "rules/abd/battle/events.h"
#include "rules/abd/battle/questions.h"
#include "tests/reports/abd/fixture.h"
#include "tests/reports/pdf.h"

/* --- a battle that is over ------------------------------------------------------------- */

static const struct {
  const char *stand;
  MuUnitOutcome end;
} pieces[] = {
  [SACRED_BAND] = { "PX", { 2, 2, 0, 0, 1, MU_FATE_ON_TABLE, 0, 0, 0 } },
  [THEBAN_HORSE] = { "HC", { 2, 1, 1, 0, 2, MU_FATE_ON_TABLE, 0, 0, 0 } },
  [EPAMINONDAS] = { "LDR-A", { 1, 1, 0, 0, 0, MU_FATE_ON_TABLE, 0, 0, 0 } },
  [SPARTIATES] = { "PX", { 2, 0, 2, 0, 1, MU_FATE_DESTROYED, 0, 0, 0 } },
  [SKIRITAI] = { "LI", { 2, 2, 0, 0, 0, MU_FATE_OFF_TABLE, 0, 0, 0 } },
  [AGESILAUS] = { "LDR-B", { 1, 0, 1, 0, 0, MU_FATE_DESTROYED, 0, 0, 0 } },
};

static void
make_piece (MuBattleSideRecord *side, int number, int piece)
{
  MuListUnit *unit = mu_list_unit (side->list, number);
  g_free (unit->stand);
  unit->stand = g_strdup (pieces[piece].stand);
  unit->figures = pieces[piece].end.figures_start;
  g_array_append_val (side->results, pieces[piece].end);
}

static void
add_general (MuList *list, const char *name)
{
  MuListGeneral *general = mu_list_general_new ();
  g_free (general->name);
  general->name = g_strdup (name);
  general->commander = TRUE;
  g_ptr_array_add (list->generals, general);
}

static void
add_point (MuBattleRecord *record, MuSide side, MuRule rule)
{
  hex_add (record, MU_ABD_EVENT_POINT, rule, MU_NO_BODY, MU_NO_BODY,
           (gint32[4]){ (gint32) side, 1, 9, 4 });
}

static void
add_end (MuBattleRecord *record, MuSide winner)
{
  record->winner = winner;
  hex_add (record, MU_EVENT_ENDED, MU_RULE_ABD_VICTORY_MARGIN, MU_NO_BODY, MU_NO_BODY,
           (gint32[4]){ (gint32) winner, 36, 16, 2 });
}

/* Without a point, and without an end. */
static MuBattleRecord *
over (void)
{
  MuBattleRecord *record = hex_prepared ();
  for (int side = 0; side < MU_SIDES; side++) {
    MuBattleSideRecord *of = &record->side[side];
    of->list->rules = MU_RULES_ABD;
    for (int i = 0; i < 3; i++)
      make_piece (of, i, side * SPARTIATES + i);
    of->start_quarters = 4 * 12;
    of->left_quarters = 4 * (side == MU_SIDE_A ? 9 : 4);
    add_general (of->list, side == MU_SIDE_A ? "Epaminondas" : "Agesilaus");
  }
  record->fought = TRUE;
  record->periods = 2;
  hex_move (record, MU_EVENT_DEPLOYED, MU_RULE_NONE, SACRED_BAND, "N8", MU_ABD_NORTH);
  hex_move (record, MU_EVENT_DEPLOYED, MU_RULE_NONE, SPARTIATES, "N6", MU_ABD_SOUTH);
  return record;
}

static MuBattleRecord *
won (void)
{
  MuBattleRecord *record = over ();
  add_point (record, MU_SIDE_A, MU_RULE_ABD_VICTORY_PANIC);
  add_point (record, MU_SIDE_A, MU_RULE_ABD_VICTORY_SLAUGHTER);
  add_end (record, MU_SIDE_A);
  return record;
}

static void
expect (char *words, const char *expected)
{
  ck_assert_str_eq (words, expected);
  g_free (words);
}

/* --- who has won ------------------------------------------------------------------------- */

/* abd.14.0.margin */
START_TEST (victory_is_told_by_victory_points)
{
  g_autoptr (MuBattleRecord) record = won ();
  expect (mu_account_result (record), "Thebes won a substantive victory: 2 victory points against "
                                      "0. Strength left: 9 of 12 against 4 of 12.");
  expect (mu_account_side (record, MU_SIDE_A), "2 victory points · strength 9 of 12 left");
  expect (mu_account_side (record, MU_SIDE_B),
          "0 victory points · strength 4 of 12 left · 1 leader lost");
}
END_TEST

/* abd.14.0.vp-panic, abd.14.0.slaughter */
START_TEST (what_decided_is_told_with_its_rule)
{
  g_autoptr (MuBattleRecord) record = won ();
  expect (mu_account_decided (record),
          "1 victory point for Thebes: the enemy's army panicked. 1 victory point for Thebes: 9 of "
          "strength left on the map against 4. (14.0 Victory Conditions)");
  g_autoptr (MuBattleRecord) drawn = over ();
  add_end (drawn, MU_SIDE_NONE);
  expect (mu_account_decided (drawn), "");
  g_autoptr (MuBattleRecord) given = over ();
  add_end (given, MU_SIDE_B);
  expect (mu_account_decided (given),
          "By the scenario a draw is a victory for Sparta. (14.0 Victory Conditions)");
}
END_TEST

START_TEST (other_ends_are_told)
{
  g_autoptr (MuBattleRecord) drawn = over ();
  add_end (drawn, MU_SIDE_NONE);
  expect (mu_account_result (drawn), "A draw: 0 victory points against 0. Strength left: 9 of 12 "
                                     "against 4 of 12.");
  g_autoptr (MuBattleRecord) given_up = over ();
  hex_add (given_up, MU_EVENT_GAVE_UP, MU_RULE_NONE, MU_NO_BODY, MU_NO_BODY,
           (gint32[4]){ MU_SIDE_A, 0, 0, 0 });
  add_end (given_up, MU_SIDE_B);
  expect (mu_account_result (given_up), "Sparta won: Thebes gave the battle up. Strength left: 4 "
                                        "of 12 against 9 of 12.");
}
END_TEST

/* Events of a sheet need not mean anything, and a record need not have any. */
START_TEST (nonsense_is_told_too)
{
  g_autoptr (MuBattleRecord) record = over ();
  add_point (record, (MuSide) 7, MU_RULE_NONE);
  hex_add (record, MU_EVENT_GAVE_UP, MU_RULE_NONE, MU_NO_BODY, MU_NO_BODY,
           (gint32[4]){ -3, 0, 0, 0 });
  hex_add (record, MU_ABD_EVENT_POINT, MU_RULE_NONE, MU_NO_BODY, MU_NO_BODY,
           (gint32[4]){ MU_SIDE_A, G_MAXINT32, 0, 0 });
  hex_add (record, MU_ABD_EVENT_POINT, MU_RULE_NONE, MU_NO_BODY, MU_NO_BODY,
           (gint32[4]){ MU_SIDE_A, G_MAXINT32, 0, 0 });
  g_autofree char *result = mu_account_result (record);
  g_autofree char *decided = mu_account_decided (record);
  ck_assert_ptr_nonnull (strstr (result, "Strength left"));
  ck_assert_ptr_nonnull (strstr (decided, "an unknown army"));
  g_array_set_size (record->events, 0);
  expect (mu_account_result (record), "A draw: 0 victory points against 0. Strength left: 9 of 12 "
                                      "against 4 of 12.");
}
END_TEST

/* --- what is left -------------------------------------------------------------------------- */

START_TEST (ends_of_counters_have_their_words)
{
  static const char *const words[]
      = { "in good order", "disordered", "on the map", "destroyed", "left the map", "lost" };
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    ck_assert_str_eq (mu_account_end (MU_RULES_ABD, &pieces[i].end), words[i]);
  ck_assert_str_eq (mu_account_end (MU_RULES_WRG5, &pieces[0].end), "on the field");
}
END_TEST

START_TEST (leaders_are_no_units)
{
  g_autoptr (MuBattleRecord) record = over ();
  const MuList *list = record->side[MU_SIDE_A].list;
  ck_assert_int_eq (mu_report_units (list), 2);
  ck_assert_int_eq (mu_report_strength (list), 4);
  ck_assert (!mu_report_is_unit (MU_RULES_ABD, mu_list_unit (list, EPAMINONDAS)));
  ck_assert (mu_report_is_unit (MU_RULES_WRG5, mu_list_unit (list, EPAMINONDAS)));
  ck_assert_int_eq (mu_report_counts_in (MU_RULES_ABD), MU_STRENGTH_STEPS);
  ck_assert_int_eq (mu_report_counts_in ((MuRuleSystem) 99), MU_STRENGTH_FIGURES);
}
END_TEST

/* --- at a moment of the replay --------------------------------------------------------------- */

static void
check_state (const MuBattleRecord *record, int body, const char *state)
{
  g_autoptr (MuReplay) replay = mu_replay_new (record, G_MAXUINT);
  expect (mu_replay_body_state (replay, body), state);
}

START_TEST (states_are_told_in_steps)
{
  g_autoptr (MuBattleRecord) record = over ();
  const gint32 none[4] = { 0, 0, 0, 0 };
  check_state (record, SACRED_BAND, "2 of 2 steps; in good order.");
  hex_add (record, MU_EVENT_STRENGTH, MU_RULE_NONE, SACRED_BAND, MU_NO_BODY,
           (gint32[4]){ 1, 0, 1, 1 });
  hex_add (record, MU_EVENT_DISORDERED, MU_RULE_ABD_PANIC_FLIP, SACRED_BAND, MU_NO_BODY, none);
  check_state (record, SACRED_BAND, "1 of 2 steps; disordered.");
  check_state (record, THEBAN_HORSE, "2 of 2 steps; not on the map.");
  hex_add (record, MU_EVENT_STRENGTH, MU_RULE_NONE, SPARTIATES, MU_NO_BODY,
           (gint32[4]){ 0, 0, 2, 2 });
  hex_add (record, MU_EVENT_DESTROYED, MU_RULE_ABD_RESULT_REMOVAL, SPARTIATES, MU_NO_BODY, none);
  check_state (record, SPARTIATES, "0 of 2 steps; destroyed.");
  hex_add (record, MU_EVENT_LEFT_TABLE, MU_RULE_NONE, SACRED_BAND, MU_NO_BODY, none);
  check_state (record, SACRED_BAND, "1 of 2 steps; left the map.");
}
END_TEST

/* abd.3.1.remove-leaders, abd.11.5.1.leader-escape */
START_TEST (leaders_are_with_their_units)
{
  g_autoptr (MuBattleRecord) record = over ();
  check_state (record, EPAMINONDAS, "not on the map.");
  hex_add (record, MU_ABD_EVENT_LEADER, MU_RULE_ABD_PLACE_ALTERNATE, EPAMINONDAS, SACRED_BAND,
           (gint32[4]){ hex_of ("N8"), 0, 0, 0 });
  check_state (record, EPAMINONDAS, "With Sacred Band.");
  hex_add (record, MU_ABD_EVENT_LEADER, MU_RULE_ABD_LEADER_REMOVE, EPAMINONDAS, MU_NO_BODY,
           (gint32[4]){ -1, 0, 0, 0 });
  check_state (record, EPAMINONDAS, "not on the map.");
  hex_add (record, MU_EVENT_STRENGTH, MU_RULE_NONE, EPAMINONDAS, MU_NO_BODY,
           (gint32[4]){ 0, 0, 1, 1 });
  check_state (record, EPAMINONDAS, "Lost.");
}
END_TEST

static void
check_orders (const MuBattleRecord *record, int body, const char *orders)
{
  g_autoptr (MuReplay) replay = mu_replay_new (record, G_MAXUINT);
  expect (mu_replay_body_orders (replay, body), orders);
}

static void
mark (MuBattleRecord *record, int body, MuAbdMarker marker)
{
  hex_add (record, MU_ABD_EVENT_MARKED, MU_RULE_NONE, body, MU_NO_BODY,
           (gint32[4]){ (gint32) marker, 0, 0, 0 });
}

/* abd.6.1.eligible */
START_TEST (a_turn_is_told_with_its_marker)
{
  g_autoptr (MuBattleRecord) record = over ();
  const gint32 next[4] = { 3, 0, 0, 0 };
  check_orders (record, SACRED_BAND, "None in this turn.");
  hex_add (record, MU_ABD_EVENT_ACTS, MU_RULE_NONE, SACRED_BAND, MU_NO_BODY,
           (gint32[4]){ MU_ABD_MOVE, MU_SIDE_A, 3, 1 });
  check_orders (record, SACRED_BAND, "Had the order to move.");
  mark (record, SACRED_BAND, MU_ABD_YELLOW);
  mark (record, SKIRITAI, MU_ABD_RED);
  check_orders (record, SACRED_BAND, "Had the order to move (yellow marker).");
  check_orders (record, SKIRITAI, "Has acted (red marker: it may not attack).");
  hex_add (record, MU_ABD_EVENT_MARKED, MU_RULE_NONE, MU_NO_BODY, MU_NO_BODY,
           (gint32[4]){ MU_ABD_NO_MARKER, MU_ABD_YELLOW, 0, 0 });
  check_orders (record, SACRED_BAND, "Had the order to move.");
  check_orders (record, SKIRITAI, "Has acted (red marker: it may not attack).");
  hex_add (record, MU_EVENT_PERIOD, MU_RULE_NONE, MU_NO_BODY, MU_NO_BODY, next);
  check_orders (record, SKIRITAI, "None in this turn.");
}
END_TEST

/* abd.7.1.rally-roll */
START_TEST (the_last_rally_is_the_last_test)
{
  g_autoptr (MuBattleRecord) record = over ();
  hex_add (record, MU_ABD_EVENT_RALLY, MU_RULE_NONE, SACRED_BAND, MU_NO_BODY,
           (gint32[4]){ 4, 3, 5, 1 });
  g_autoptr (MuReplay) replay = mu_replay_new (record, G_MAXUINT);
  expect (mu_replay_body_test (replay, SACRED_BAND),
          "Turn 2, rally: 3, and 5 or less was needed: good order.");
  expect (mu_replay_body_test (replay, SKIRITAI), "");
}
END_TEST

/* --- all of it ------------------------------------------------------------------------------- */

static void
check_has_no_foreign_words (const char *text)
{
  static const char *const foreign[]
      = { "figure",    "Figure",       " men ",        "Men ",  "points left",
          "paces",     "inches",       "Worst row",    "eriod", "character to roll",
          "minus die", "hand-to-hand", "on the field", "table" };
  for (guint i = 0; i < G_N_ELEMENTS (foreign); i++)
    ck_assert_msg (!strstr (text, foreign[i]), "“%s” in %s", foreign[i], text);
}

START_TEST (the_account_has_no_foreign_words)
{
  g_autoptr (MuBattleRecord) record = won ();
  g_autofree char *prose = mu_prose (record, NULL);
  check_has_no_foreign_words (prose);
  ck_assert_ptr_nonnull (
      strstr (prose, "Thebes under Epaminondas: strength 12, 2 units, 1 leader."));
}
END_TEST

START_TEST (the_report_has_no_foreign_words)
{
  static const char *const own[] = { "Steps", "disordered", "strength", "lost" };
  g_autoptr (MuBattleRecord) record = won ();
  g_autoptr (MuSheets) sheets = mu_battle_report_sheets (record, NULL, NULL, MU_PAPER_A4);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  for (guint i = 0; i < G_N_ELEMENTS (own); i++)
    ck_assert_msg (pdf_find (pdf, own[i], 1) != NULL, "%s", own[i]);
  ck_assert_ptr_null (pdf_find (pdf, "Worst", 1));
  ck_assert_ptr_null (pdf_find (pdf, "Men", 1));
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("reports-abd-results");
  TCase *test_case = tcase_create ("results");
  tcase_add_test (test_case, victory_is_told_by_victory_points);
  tcase_add_test (test_case, what_decided_is_told_with_its_rule);
  tcase_add_test (test_case, other_ends_are_told);
  tcase_add_test (test_case, nonsense_is_told_too);
  tcase_add_test (test_case, ends_of_counters_have_their_words);
  tcase_add_test (test_case, leaders_are_no_units);
  tcase_add_test (test_case, states_are_told_in_steps);
  tcase_add_test (test_case, leaders_are_with_their_units);
  tcase_add_test (test_case, a_turn_is_told_with_its_marker);
  tcase_add_test (test_case, the_last_rally_is_the_last_test);
  tcase_add_test (test_case, the_account_has_no_foreign_words);
  tcase_add_test (test_case, the_report_has_no_foreign_words);
  suite_add_tcase (suite, test_case);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed > 0;
}
