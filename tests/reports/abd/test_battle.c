/* Whole battles on the hex table, told: all scenarios that ship, with all options, answered by
 * dice. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "lists/abd/scenario.h"
#include "reports/abd/account/questions.h"
#include "reports/account/account_private.h"
#include "rules/abd/battle/events.h"
#include "rules/abd/battle/questions.h"
#include "rules/abd/charts/chart.h"
#include "tests/reports/abd/fixture.h"

static GPtrArray *scenarios;

/* --- a record of a scenario --------------------------------------------------------------- */

static void
add_piece (MuList *list, char *name)
{
  MuListUnit *unit = mu_list_unit_new ();
  g_free (unit->name);
  unit->name = name;
  g_ptr_array_add (list->units, unit);
}

/* Its units by number, so that no two have one name; then its leaders. */
static MuList *
army (const MuHexSide *side, const MuAbdArmy *army)
{
  MuList *list = mu_list_new (side->name);
  for (int i = 0; i < army->unit_count; i++)
    add_piece (list,
               g_strdup_printf ("%s %d", mu_abd_type_key ((MuAbdType) army->units[i].type), i + 1));
  for (int i = 0; i < army->leader_count; i++)
    add_piece (list, g_strdup_printf ("%s's leader %d", side->name, i + 1));
  return list;
}

static MuBattleRecord *
record_of (const MuHexScenario *scenario)
{
  MuBattleRecord *record = mu_battle_record_new ();
  MuFix width, depth;
  mu_abd_grid_size (&scenario->map.grid, &width, &depth);
  record->name = g_strdup (scenario->name);
  record->rules = MU_RULES_ABD;
  record->board_width = MU_FIX_TO_PACES (width);
  record->board_depth = MU_FIX_TO_PACES (depth);
  for (int side = 0; side < MU_SIDES; side++)
    record->side[side].list = army (&scenario->side[side], &scenario->detail.side[side]);
  return record;
}

/* --- questions ------------------------------------------------------------------------------ */

static char *
whole_words (const MuAccountNames *names, const MuQuestion *question, const MuChoice *choice)
{
  char *words = mu_abd_choice_words (names, question, choice);
  ck_assert_str_ne (words, "");
  if (mu_abd_choice_group (question, choice) == MU_CHOICE_ALONE)
    return words;
  g_autofree char *own = words;
  g_autofree char *group = mu_abd_group_words (names, question, choice);
  ck_assert_str_ne (group, "");
  return g_strdup_printf ("%s: %s", group, own);
}

/* Who chooses must know what: no two choices of a question read alike. */
static void
check_words (const MuAccountNames *names, const MuQuestion *question, const MuChoice *choices,
             int count)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *asked = mu_abd_ask_words (names, question);
  ck_assert_str_ne (asked, "");
  ck_assert_ptr_null (strstr (asked, "unknown"));
  for (int i = 0; i < count; i++) {
    char *words = whole_words (names, question, &choices[i]);
    ck_assert_ptr_null (strstr (words, "unknown"));
    ck_assert_msg (g_hash_table_add (known, words), "%s %s", asked, words);
  }
}

/* --- a battle --------------------------------------------------------------------------------- */

typedef struct {
  MuBattleRecord *record;
  MuAccountNames names;
  MuBattle *battle;
  MuDice fate; /* that answers */
  gboolean asked[MU_ABD_ASKS + 1];
} Game;

static void
keep_event (void *context, const MuEvent *event)
{
  g_array_append_val ((GArray *) context, *event);
}

static int
any (Game *game, int count)
{
  guint number = 0;
  for (int i = 0; i < 4; i++)
    number = number * 10 + (guint) mu_dice_roll (&game->fate, MU_DIE_TEN, MU_ROLL_OTHER, -1);
  return (int) (number % (guint) count);
}

static void
answer (Game *game, const MuQuestion *question)
{
  g_autofree MuChoice *choices = g_new (MuChoice, MU_CHOICES_MAX);
  const int count = mu_battle_choices (game->battle, question, choices, MU_CHOICES_MAX);
  ck_assert_int_gt (count, 1);
  if (!game->asked[question->kind] || any (game, 8) == 0)
    check_words (&game->names, question, choices, count);
  game->asked[question->kind] = TRUE;
  const MuRule barred = mu_battle_answer (game->battle, question, &choices[any (game, count)]);
  ck_assert_int_eq (barred, MU_RULE_NONE);
}

static void
fight (Game *game, MuHexScenario *scenario, guint64 seed)
{
  const MuSetup setup = mu_hex_scenario_setup (scenario);
  const gsize size = mu_battle_size (&setup);
  g_autofree void *block = g_malloc0 (size);
  MuQuestion question;
  MuBattleStatus status;
  MuDice dice;
  mu_dice_init_seeded (&dice, seed, 0);
  mu_dice_init_seeded (&game->fate, seed, 1);
  const MuRefusal refusal = mu_battle_begin (block, size, &setup, &dice, keep_event,
                                             game->record->events, &game->battle);
  ck_assert_msg (refusal.why == MU_REFUSAL_NONE, "%s", refusal.words);
  while ((status = mu_battle_step (game->battle, &question)) != MU_BATTLE_OVER)
    if (status == MU_BATTLE_ASKS)
      answer (game, &question);
}

/* --- its account ---------------------------------------------------------------------------------
 */

static void
check_account (const MuBattleRecord *record)
{
  g_autoptr (GPtrArray) lines = mu_account_told (record);
  int headlines = 0;
  ck_assert_uint_gt (lines->len, 40);
  for (guint i = 0; i < lines->len; i++) {
    const MuAccountLine *line = g_ptr_array_index (lines, i);
    const MuEvent *event = &g_array_index (record->events, MuEvent, (guint) line->event);
    ck_assert_str_ne (line->text, "");
    ck_assert_ptr_null (strstr (line->text, "unknown"));
    headlines += line->headline;
    if (event->kind == MU_EVENT_MOVED) /* its hex has a name */
      ck_assert_msg (strpbrk (strrchr (line->text, ' '), "0123456789") || strchr (line->text, ','),
                     "%s", line->text);
    if (g_getenv ("MUSTER_TELL"))
      g_print ("%c %s%s%s\n", line->headline ? '*' : ' ', line->text, *line->sum ? " | " : "",
               line->sum);
  }
  ck_assert_int_gt (headlines, 5);
}

/* Those whose units have no hexes are deployed freely whatever else they are played with. */
static void
allow (MuHexScenario *scenario, int options)
{
  scenario->detail.options
      = (guint8) (options | (scenario->detail.options & MU_ABD_FREE_DEPLOYMENT));
  scenario->detail.side[MU_SIDE_B].barbarian = TRUE;
}

static gboolean
has_camps (const MuHexScenario *scenario)
{
  int camps = 0;
  for (int side = 0; side < MU_SIDES; side++)
    for (int i = 0; i < scenario->detail.side[side].unit_count; i++)
      camps += scenario->detail.side[side].units[i].type == MU_ABD_CP;
  return camps == MU_SIDES;
}

static const int played_with[]
    = { 0, MU_ABD_REROLLS | MU_ABD_BARBARIANS, MU_ABD_CONTROL | MU_ABD_ELEPHANTS | MU_ABD_DISMOUNT,
        MU_ABD_FREE_DEPLOYMENT | MU_ABD_AVERAGING };

/* abd.17.0.options */
START_TEST (each_scenario_is_told_and_asked_in_words)
{
  MuHexScenario *scenario = g_ptr_array_index (scenarios, (guint) _i % scenarios->len);
  for (guint i = 0; i < G_N_ELEMENTS (played_with); i++) {
    Game game = { .record = record_of (scenario) };
    if (played_with[i] & MU_ABD_FREE_DEPLOYMENT && !has_camps (scenario)) {
      mu_battle_record_free (game.record);
      continue;
    }
    allow (scenario, played_with[i]);
    mu_account_names_init (&game.names, game.record);
    fight (&game, scenario, (guint64) _i + 100 * i);
    check_account (game.record);
    mu_account_names_clear (&game.names);
    mu_battle_record_free (game.record);
  }
}
END_TEST

int
main (void)
{
  g_autoptr (GError) error = NULL;
  scenarios = mu_hex_scenarios (&error);
  if (!scenarios)
    g_error ("%s", error->message);
  Suite *suite = suite_create ("abd-battle");
  TCase *tcase = tcase_create ("abd-battle");
  tcase_set_timeout (tcase, 120);
  tcase_add_loop_test (tcase, each_scenario_is_told_and_asked_in_words, 0, (int) scenarios->len);
  suite_add_tcase (suite, tcase);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  g_ptr_array_unref (scenarios);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
