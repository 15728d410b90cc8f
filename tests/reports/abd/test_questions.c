/* What the players of the hex table are asked and may answer, in words. */
#include <check.h>
#include <stdlib.h>

#include "reports/abd/account/questions.h"
#include "reports/account/account_private.h"
#include "reports/system.h"
#include "rules/abd/battle/events.h"
#include "rules/abd/battle/questions.h"
#include "rules/abd/charts/chart.h"
#include "tests/reports/abd/fixture.h"

#define N8 (7 * 18 + 13)
#define K9 (8 * 18 + 10)

static MuBattleRecord *record;
static MuAccountNames names;

/* Epaminondas has been placed, the Sacred Band stands in N8 facing north. */
static void
set_up (void)
{
  record = hex_prepared ();
  hex_move (record, MU_EVENT_DEPLOYED, MU_RULE_ABD_SCENARIO_SETUP, SACRED_BAND, "N8", MU_ABD_NORTH);
  hex_add (record, MU_ABD_EVENT_LEADER, MU_RULE_ABD_PLACE_ALTERNATE, EPAMINONDAS, SACRED_BAND,
           (const gint32[4]){ N8 });
  mu_account_names_init (&names, record);
}

static void
tear_down (void)
{
  mu_account_names_clear (&names);
  mu_battle_record_free (record);
}

static MuQuestion
question_of (int kind, int body, int other, gint32 value, gint32 more)
{
  return (MuQuestion){ .kind = (guint16) kind,
                       .side = MU_SIDE_A,
                       .period = 2,
                       .body = (gint16) body,
                       .other = (gint16) other,
                       .value = { value, more } };
}

/* --- what is asked ---------------------------------------------------------------------- */

static const struct {
  MuAbdAsks kind;
  int body, other;
  gint32 value;
  const char *text;
} asked[] = {
  { MU_ABD_ASK_DEPLOY, SACRED_BAND, -1, 0, "Where does Sacred Band stand?" },
  { MU_ABD_ASK_DISMOUNT, THEBAN_HORSE, -1, 0, "As what does Theban horse fight?" },
  { MU_ABD_ASK_BID, -1, -1, 3,
    "Sparta has the initiative. Does Thebes pay a command point for it? 3 command points left" },
  { MU_ABD_ASK_LEADER, -1, -1, 2, "Which leader joins which unit? 2 are to be placed" },
  { MU_ABD_ASK_LEADER, -1, -1, 1, "Which leader joins which unit? 1 is to be placed" },
  { MU_ABD_ASK_CONTROL, -1, -1, 4,
    "How many command points does Thebes pay to hold its impetuous troops? Its control value is "
    "4" },
  { MU_ABD_ASK_CHARGE, -1, -1, 0, "Do the Barbarians of Thebes charge in this turn?" },
  { MU_ABD_ASK_FIRST, -1, -1, 0, "Thebes has the initiative. Who acts first?" },
  { MU_ABD_ASK_ACT, -1, -1, 1, "What does Thebes do? 1 command point left" },
  { MU_ABD_ASK_NEXT, EPAMINONDAS, -1, MU_ABD_MOVE, "Which unit moves next?" },
  { MU_ABD_ASK_NEXT, EPAMINONDAS, -1, MU_ABD_RALLY, "Which unit rallies next?" },
  { MU_ABD_ASK_NEXT, -1, -1, MU_ABD_ENTER, "Which unit comes onto the map next?" },
  { MU_ABD_ASK_MOVE, SACRED_BAND, -1, 0, "Where does Sacred Band go?" },
  { MU_ABD_ASK_FIRE, -1, -1, 0, "Who shoots, and at whom?" },
  { MU_ABD_ASK_VOLLEY, SKIRITAI, -1, 0, "How does Skiritai shoot?" },
  { MU_ABD_ASK_SUPPORT, SKIRITAI, SACRED_BAND, 0, "Who supports Skiritai against Sacred Band?" },
  { MU_ABD_ASK_FLEE, SPARTIATES, -1, 0, "Which way does Spartiates flee?" },
  { MU_ABD_ASK_IMPETUOUS, -1, -1, 2, "Which unit out of control rushes on, and where?" },
  { MU_ABD_ASK_MELEE, -1, -1, 0, "Who attacks, and whom?" },
  { MU_ABD_ASK_RETREAT, THEBAN_HORSE, SPARTIATES, 0,
    "Theban horse is attacked by Spartiates. Does it go back?" },
  { MU_ABD_ASK_ADVANCE, SACRED_BAND, -1, 0, "Does Sacred Band advance?" },
  { MU_ABD_ASK_SECOND, THEBAN_HORSE, -1, 0, "Whom does Theban horse attack once more?" },
  { MU_ABD_ASK_REROLL, -1, -1, 2, "2 dice lie there. Is one thrown again, for a command point?" },
  { MU_ABD_ASK_REROLL, -1, -1, 1, "1 die lies there. Is it thrown again, for a command point?" },
};

START_TEST (each_question_is_asked_in_words)
{
  const MuQuestion question
      = question_of ((int) asked[_i].kind, asked[_i].body, asked[_i].other, asked[_i].value, 0);
  g_autofree char *text = mu_abd_ask_words (&names, &question);
  ck_assert_str_eq (text, asked[_i].text);
}
END_TEST

/* --- what may be answered ------------------------------------------------------------------ */

#define ALONE MU_CHOICE_ALONE

/* The question is about the Theban horse and has 4 and DICE in its values: abd.17.4.1.value. */
#define DICE (5 | 2 << 3)

static const struct {
  MuAbdAsks kind;
  int body, other;
  gint32 value, more;
  const char *text;
  int group;
  const char *group_text; /* of one that has a group */
  int points_at;
} answers[] = {
  { MU_ABD_ASK_DISMOUNT, -1, -1, MU_ABD_MI, 0, "Medium Infantry", ALONE, NULL, -1 },
  { MU_ABD_ASK_DISMOUNT, -1, -1, 500, 0, "", ALONE, NULL, -1 },
  { MU_ABD_ASK_BID, -1, -1, 1, 0, "Pays for the initiative", ALONE, NULL, -1 },
  { MU_ABD_ASK_BID, -1, -1, 0, 0, "Leaves it to Sparta", ALONE, NULL, -1 },
  { MU_ABD_ASK_LEADER, EPAMINONDAS, SACRED_BAND, 0, 0, "Epaminondas joins Sacred Band", EPAMINONDAS,
    "Epaminondas", SACRED_BAND },
  { MU_ABD_ASK_CONTROL, -1, -1, 0, 0, "no command points: a control value of 4", ALONE, NULL, -1 },
  { MU_ABD_ASK_CONTROL, -1, -1, 2, 0, "2 command points: a control value of 6", ALONE, NULL, -1 },
  { MU_ABD_ASK_CHARGE, -1, -1, 1, 0, "They charge", ALONE, NULL, -1 },
  { MU_ABD_ASK_CHARGE, -1, -1, 0, 0, "They wait", ALONE, NULL, -1 },
  { MU_ABD_ASK_FIRST, -1, -1, MU_SIDE_B, 0, "Sparta", ALONE, NULL, -1 },
  { MU_ABD_ASK_ACT, -1, -1, MU_ABD_PASS, 0, "Passes", ALONE, NULL, -1 },
  { MU_ABD_ASK_ACT, SACRED_BAND, -1, MU_ABD_MOVE, 0, "Sacred Band moves", SACRED_BAND,
    "Sacred Band", SACRED_BAND },
  { MU_ABD_ASK_ACT, SACRED_BAND, -1, MU_ABD_FIRE, 0, "Sacred Band shoots", SACRED_BAND,
    "Sacred Band", SACRED_BAND },
  { MU_ABD_ASK_ACT, SACRED_BAND, -1, MU_ABD_RALLY, 0, "Sacred Band rallies", SACRED_BAND,
    "Sacred Band", SACRED_BAND },
  { MU_ABD_ASK_ACT, EPAMINONDAS, -1, MU_ABD_MOVE, 0, "Epaminondas and his formation move",
    EPAMINONDAS, "Epaminondas and his formation", EPAMINONDAS },
  { MU_ABD_ASK_ACT, EPAMINONDAS, -1, MU_ABD_FIRE, 0, "Epaminondas and his formation shoot",
    EPAMINONDAS, "Epaminondas and his formation", EPAMINONDAS },
  { MU_ABD_ASK_ACT, EPAMINONDAS, -1, MU_ABD_RALLY, 0, "Epaminondas rallies his formation",
    EPAMINONDAS, "Epaminondas and his formation", EPAMINONDAS },
  { MU_ABD_ASK_ACT, THEBAN_HORSE, -1, MU_ABD_ENTER, 1,
    "Theban horse and all who come with it enter the map", ALONE, NULL, THEBAN_HORSE },
  { MU_ABD_ASK_ACT, -1, -1, MU_ABD_HURRY, 0, "The enemy's disordered units flee", ALONE, NULL, -1 },
  { MU_ABD_ASK_ACT, -1, -1, MU_ABD_FRIGHT, 0, "The enemy's elephants are frightened", ALONE, NULL,
    -1 },
  { MU_ABD_ASK_NEXT, SACRED_BAND, -1, 0, 0, "Sacred Band", ALONE, NULL, SACRED_BAND },
  { MU_ABD_ASK_NEXT, -1, -1, 0, 0, "Nobody else", ALONE, NULL, -1 },
  { MU_ABD_ASK_FIRE, SKIRITAI, SACRED_BAND, 0, 0, "Skiritai shoots at Sacred Band", SKIRITAI,
    "Skiritai", SKIRITAI },
  { MU_ABD_ASK_FIRE, -1, -1, 0, 0, "Nobody else", ALONE, NULL, -1 },
  { MU_ABD_ASK_VOLLEY, -1, -1, MU_ABD_VOLLEY_ONE, 0, "A single shot", ALONE, NULL, -1 },
  { MU_ABD_ASK_VOLLEY, -1, -1, MU_ABD_VOLLEY_ONE_ONE, 0, "Two attacks, a shot each", ALONE, NULL,
    -1 },
  { MU_ABD_ASK_VOLLEY, -1, -1, MU_ABD_VOLLEY_TWO, 0, "One attack of two shots", ALONE, NULL, -1 },
  { MU_ABD_ASK_VOLLEY, -1, -1, MU_ABD_VOLLEY_ONE_ONE_ONE, 0, "Three attacks, a shot each", ALONE,
    NULL, -1 },
  { MU_ABD_ASK_VOLLEY, -1, -1, MU_ABD_VOLLEY_TWO_ONE, 0,
    "An attack of two shots, then one of a single shot", ALONE, NULL, -1 },
  { MU_ABD_ASK_VOLLEY, -1, -1, MU_ABD_VOLLEY_ONE_TWO, 0,
    "An attack of a single shot, then one of two", ALONE, NULL, -1 },
  { MU_ABD_ASK_VOLLEY, -1, -1, MU_ABD_VOLLEY_THREE, 0, "One attack of three shots", ALONE, NULL,
    -1 },
  { MU_ABD_ASK_SUPPORT, SKIRITAI, -1, 0, 0, "Skiritai", ALONE, NULL, SKIRITAI },
  { MU_ABD_ASK_SUPPORT, -1, -1, 0, 0, "Nobody else", ALONE, NULL, -1 },
  { MU_ABD_ASK_FLEE, -1, -1, MU_ABD_SOUTH_EAST, 0, "To the south-east", ALONE, NULL, -1 },
  { MU_ABD_ASK_IMPETUOUS, THEBAN_HORSE, -1, K9, MU_ABD_SOUTH, "Theban horse: To K9, facing south",
    THEBAN_HORSE, "Theban horse", THEBAN_HORSE },
  { MU_ABD_ASK_IMPETUOUS, SACRED_BAND, -1, N8, MU_ABD_NORTH, "Sacred Band: Stays as it stands",
    SACRED_BAND, "Sacred Band", SACRED_BAND },
  { MU_ABD_ASK_MELEE, SACRED_BAND, SPARTIATES, 0, 0, "Sacred Band attacks Spartiates", SACRED_BAND,
    "Sacred Band", SACRED_BAND },
  { MU_ABD_ASK_MELEE, -1, -1, 0, 0, "Passes", ALONE, NULL, -1 },
  { MU_ABD_ASK_RETREAT, -1, -1, 0, 0, "It stands", ALONE, NULL, -1 },
  { MU_ABD_ASK_RETREAT, -1, -1, 1, 0, "It goes back 1 hex", ALONE, NULL, -1 },
  { MU_ABD_ASK_RETREAT, -1, -1, 2, 0, "It goes back 2 hexes", ALONE, NULL, -1 },
  { MU_ABD_ASK_ADVANCE, -1, -1, 1, 0, "It advances", ALONE, NULL, -1 },
  { MU_ABD_ASK_ADVANCE, -1, -1, 0, 0, "It stays", ALONE, NULL, -1 },
  { MU_ABD_ASK_SECOND, -1, SPARTIATES, 0, 0, "Spartiates", ALONE, NULL, SPARTIATES },
  { MU_ABD_ASK_SECOND, -1, -1, 0, 0, "Nobody", ALONE, NULL, -1 },
  { MU_ABD_ASK_REROLL, -1, -1, -1, 0, "None", ALONE, NULL, -1 },
  { MU_ABD_ASK_REROLL, -1, -1, 0, 0, "Die 1, which shows 5", ALONE, NULL, -1 },
  { MU_ABD_ASK_REROLL, -1, -1, 1, 0, "Die 2, which shows 2", ALONE, NULL, -1 },
  { MU_ABD_ASK_REROLL, -1, -1, 12, 0, "Die 13", ALONE, NULL, -1 },
};

START_TEST (each_answer_is_offered_in_words)
{
  const MuQuestion question = question_of ((int) answers[_i].kind, THEBAN_HORSE, -1, 4, DICE);
  const MuChoice choice = { (gint16) answers[_i].body,
                            (gint16) answers[_i].other,
                            { answers[_i].value, answers[_i].more } };
  g_autofree char *text = mu_abd_choice_words (&names, &question, &choice);
  ck_assert_str_eq (text, answers[_i].text);
  ck_assert_int_eq (mu_abd_choice_group (&question, &choice), answers[_i].group);
  ck_assert_int_eq (mu_abd_choice_body (&question, &choice), answers[_i].points_at);
  ck_assert (!mu_abd_choice_slides (&question, &choice));
  if (answers[_i].group == ALONE)
    return;
  g_autofree char *group = mu_abd_group_words (&names, &question, &choice);
  ck_assert_str_eq (group, answers[_i].group_text);
}
END_TEST

START_TEST (each_kind_is_asked_and_answered_above)
{
  for (int kind = 1; kind <= MU_ABD_ASKS; kind++) {
    gboolean is_asked = FALSE, is_answered = FALSE;
    for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
      is_asked = is_asked || (int) asked[i].kind == kind;
    for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
      is_answered = is_answered || (int) answers[i].kind == kind;
    ck_assert_msg (is_asked, "kind %d", kind);
    ck_assert_msg (is_answered || kind == MU_ABD_ASK_DEPLOY || kind == MU_ABD_ASK_MOVE, "kind %d",
                   kind);
  }
}
END_TEST

/* --- places ------------------------------------------------------------------------------------
 */

/* Of the Sacred Band, and what leads it to a hex of the map, its own too. */
static const struct {
  gint32 hex, facing;
  const char *text;
  int group;
  const char *group_text;
  gboolean leads;
} places[] = {
  { K9, MU_ABD_NORTH_WEST, "To K9, facing north-west", K9, "To K9", TRUE },
  { N8, MU_ABD_NORTH, "Stays as it stands", N8, "Where it stands", TRUE },
  { N8, MU_ABD_SOUTH, "Turns to face south", N8, "Where it stands", TRUE },
  { MU_ABD_OFF, MU_ABD_NORTH, "Leaves the map", ALONE, NULL, FALSE },
  { 18 * 12, MU_ABD_NORTH, "To hex 216, facing north", 18 * 12, "To hex 216", FALSE },
};
static const MuAbdAsks placing[] = { MU_ABD_ASK_DEPLOY, MU_ABD_ASK_MOVE };

START_TEST (places_are_hexes_and_facings)
{
  for (guint i = 0; i < G_N_ELEMENTS (placing); i++) {
    const MuQuestion question = question_of ((int) placing[i], SACRED_BAND, -1, 0, 0);
    const MuChoice choice = { SACRED_BAND, -1, { places[_i].hex, places[_i].facing } };
    g_autofree char *text = mu_abd_choice_words (&names, &question, &choice);
    g_autofree char *group = mu_abd_group_words (&names, &question, &choice);
    MuRect place = { 0 };
    ck_assert_str_eq (text, places[_i].text);
    ck_assert_int_eq (mu_abd_choice_group (&question, &choice), places[_i].group);
    if (places[_i].group_text)
      ck_assert_str_eq (group, places[_i].group_text);
    ck_assert_int_eq (mu_abd_choice_body (&question, &choice), MU_NO_BODY);
    ck_assert_int_eq (mu_abd_choice_leads (&names, &question, &choice, &place), places[_i].leads);
  }
}
END_TEST

START_TEST (a_choice_leads_to_the_middle_of_its_hex)
{
  const MuAbdGrid grid = { 18, 12 };
  const MuQuestion question = question_of (MU_ABD_ASK_MOVE, SACRED_BAND, -1, 0, 0);
  for (int facing = 0; facing < MU_ABD_DIRECTIONS; facing++) {
    const MuChoice choice = { SACRED_BAND, -1, { K9, facing } };
    MuRect place = { 0 };
    MuFix x, y;
    mu_abd_hex_middle (&grid, K9, &x, &y);
    ck_assert (mu_abd_choice_leads (&names, &question, &choice, &place));
    ck_assert_int_eq (place.front.x, x);
    ck_assert_int_eq (place.front.y, y);
    ck_assert_int_eq (place.facing, (facing * 65536 + 3) / MU_ABD_DIRECTIONS);
  }
}
END_TEST

/* --- the row
 * -------------------------------------------------------------------------------------- */

START_TEST (the_system_has_all_words)
{
  const MuQuestionWords *words = mu_report_system (MU_RULES_ABD)->questions;
  ck_assert_ptr_nonnull (words);
  ck_assert (words->ask && words->choice && words->group && words->group_words && words->slides
             && words->turn_words && words->length_words && words->secret && words->places
             && words->body && words->leads);
}
END_TEST

START_TEST (all_is_done_in_sight)
{
  for (int kind = 1; kind <= MU_ABD_ASKS; kind++) {
    const MuQuestion question = question_of (kind, SACRED_BAND, -1, 0, 0);
    ck_assert_ptr_null (mu_abd_question_secret (&question));
    ck_assert (!mu_abd_question_places (&question));
  }
}
END_TEST

START_TEST (nonsense_is_survived)
{
  static const gint32 numbers[] = { G_MININT32, -1, 0, 7, 400, G_MAXINT32 };
  for (int kind = 0; kind <= MU_ABD_ASKS + 1; kind++)
    for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
      for (guint j = 0; j < G_N_ELEMENTS (numbers); j++) {
        const MuQuestion question = question_of (kind, (gint16) numbers[j], 99, numbers[i], 3);
        const MuChoice choice = { (gint16) numbers[i], 77, { numbers[j], numbers[i] } };
        MuRect place = { 0 };
        g_autofree char *ask = mu_abd_ask_words (&names, &question);
        g_autofree char *words = mu_abd_choice_words (&names, &question, &choice);
        g_autofree char *group = mu_abd_group_words (&names, &question, &choice);
        g_autofree char *slide = mu_abd_slide_words (&names, &question, numbers[j]);
        ck_assert (ask && words && group && slide);
        mu_abd_choice_leads (&names, &question, &choice, &place);
      }
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("abd-questions");
  TCase *tcase = tcase_create ("abd-questions");
  tcase_add_checked_fixture (tcase, set_up, tear_down);
  tcase_add_loop_test (tcase, each_question_is_asked_in_words, 0, G_N_ELEMENTS (asked));
  tcase_add_loop_test (tcase, each_answer_is_offered_in_words, 0, G_N_ELEMENTS (answers));
  tcase_add_test (tcase, each_kind_is_asked_and_answered_above);
  tcase_add_loop_test (tcase, places_are_hexes_and_facings, 0, G_N_ELEMENTS (places));
  tcase_add_test (tcase, a_choice_leads_to_the_middle_of_its_hex);
  tcase_add_test (tcase, the_system_has_all_words);
  tcase_add_test (tcase, all_is_done_in_sight);
  tcase_add_test (tcase, nonsense_is_survived);
  suite_add_tcase (suite, tcase);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
