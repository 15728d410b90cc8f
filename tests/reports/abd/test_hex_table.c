/* The board of a hex battle's scenes: it shows what the battle says of every body, at any moment,
 * and every hex can be pointed at, gone to and told. */
#include <check.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "lists/battle/abd/hex_record.h"
#include "lists/battle/battle_setup.h"
#include "reports/abd/hex_scene.h"
#include "reports/abd/table/hex_table_private.h"
#include "reports/replay/replay_scene.h"

static GPtrArray *scenarios;

static MuBattleRecord *
record_of (guint place)
{
  g_autoptr (GError) error = NULL;
  MuBattleRecord *record
      = mu_hex_record_new (g_ptr_array_index (scenarios, place), 700 + place, &error);
  ck_assert_msg (record != NULL, "%s", error ? error->message : "");
  return record;
}

/* --- moments ------------------------------------------------------------------------------ */

static int
hex_of_stand (const MuHexTable *table, const MuBodyStand *stand)
{
  return stand->x == 0 && stand->y == 0
             ? MU_ABD_OFF
             : mu_abd_hex_under (&table->scenario->map.grid, MU_PACES (stand->x),
                                 MU_PACES (stand->y));
}

static gboolean
is_on_map (const MuBodyStand *stand)
{
  return stand->fate == MU_FATE_ON_TABLE && (stand->x || stand->y);
}

/* abd.2.0.unit-sides, abd.3.5.place-alternate */
static void
check_piece (const MuHexTable *table, const MuBattle *battle, const MuHexPiece *piece, int body)
{
  MuBodyStand stand;
  mu_battle_stand (battle, body, &stand);
  ck_assert_int_eq (piece->body, body);
  if (!is_on_map (&stand)) {
    ck_assert_int_eq (piece->hex, MU_ABD_OFF);
    return;
  }
  ck_assert_int_eq (piece->hex, hex_of_stand (table, &stand));
  if (piece->leader)
    return;
  ck_assert_int_eq (piece->facing, (stand.facing * 6 + 32768) / 65536 % 6);
  ck_assert_int_eq (piece->disordered, stand.disordered);
}

/* Of the markers the game tells: none may lie there before anybody has acted. */
static int
check_moment (const MuReplay *replay, const MuBattle *battle)
{
  g_autoptr (MuScene) scene = mu_replay_scene (replay, MU_NO_EVENT, MU_NO_BODY);
  ck_assert_ptr_nonnull (scene->board);
  const MuHexTable *table = mu_hex_table_of (scene->board);
  g_autoptr (MuHexScene) drawn = mu_hex_table_scene (scene);
  int marked = 0;
  ck_assert_uint_eq (drawn->pieces->len, (guint) replay->bodies);
  for (guint i = 0; i < drawn->pieces->len; i++) {
    const MuHexPiece *piece = &g_array_index (drawn->pieces, MuHexPiece, i);
    check_piece (table, battle, piece, (int) i);
    marked += piece->marker != MU_ABD_NO_MARKER;
  }
  if (mu_battle_time (battle).phase < MU_ABD_PHASE_LEADERS)
    ck_assert_int_eq (marked, 0);
  return marked;
}

static void
answer (MuBattle *battle, const MuQuestion *question)
{
  g_autofree MuChoice *choices = g_new (MuChoice, MU_CHOICES_MAX);
  const int count = mu_battle_choices (battle, question, choices, MU_CHOICES_MAX);
  const int at = mu_battle_decide (battle, question, choices, count);
  ck_assert_int_eq (mu_battle_answer (battle, question, &choices[at]), MU_RULE_NONE);
}

static void
fight (MuBattleRecord *record, MuRecordBattle *battle)
{
  g_autoptr (MuReplay) replay = mu_replay_new (record, 0);
  MuQuestion question;
  MuBattleStatus status;
  int marked = 0, turns = 0;
  while ((status = mu_battle_step (battle->battle, &question)) != MU_BATTLE_OVER) {
    mu_replay_seek (replay, record->events->len);
    marked += check_moment (replay, battle->battle);
    turns = mu_battle_time (battle->battle).period;
    if (status == MU_BATTLE_ASKS)
      answer (battle->battle, &question);
  }
  ck_assert_int_gt (marked, 0);
  ck_assert_int_gt (turns, 1);
  mu_replay_seek (replay, 0); /* and back to the empty map */
  g_autoptr (MuScene) scene = mu_replay_scene (replay, MU_NO_EVENT, MU_NO_BODY);
  g_autoptr (MuHexScene) drawn = mu_hex_table_scene (scene);
  for (guint i = 0; i < drawn->pieces->len; i++)
    ck_assert_int_eq (g_array_index (drawn->pieces, MuHexPiece, i).hex, MU_ABD_OFF);
}

START_TEST (each_moment_shows_what_the_battle_says)
{
  g_autoptr (MuBattleRecord) record = record_of ((guint) _i);
  g_autoptr (GError) error = NULL;
  MuRecordBattle battle = { 0 };
  ck_assert (mu_record_battle_begin (&battle, record, record->events, record->rolls, &error));
  fight (record, &battle);
  mu_record_battle_clear (&battle);
}
END_TEST

/* --- spots ----------------------------------------------------------------------------------- */

static MuScenePoint
near (MuScenePoint at, int i)
{
  return (MuScenePoint){ at.x + 15 * cos (i), at.y + 15 * sin (i) };
}

START_TEST (each_hex_is_a_spot_with_words)
{
  g_autoptr (MuBattleRecord) record = record_of ((guint) _i);
  g_autoptr (MuReplay) replay = mu_replay_new (record, 0);
  g_autoptr (MuScene) scene = mu_replay_scene (replay, MU_NO_EVENT, MU_NO_BODY);
  const MuHexTable *table = mu_hex_table_of (scene->board);
  const MuSceneBoardClass *does = scene->board->does;
  const MuAbdGrid *grid = &table->scenario->map.grid;
  for (int hex = 0; hex < mu_abd_hex_count (grid); hex++) {
    const MuScenePoint middle = mu_hex_table_middle (table, hex);
    char name[MU_ABD_NAME];
    MuScenePoint spot;
    mu_abd_hex_name (grid, hex, name);
    ck_assert (does->spot_at (scene->board, near (middle, hex), &spot));
    ck_assert (spot.x == middle.x && spot.y == middle.y);
    g_autofree char *words = does->spot_words (scene, spot);
    ck_assert_msg (g_str_has_prefix (words, name) && strchr (words, ','), "%s", words);
    ck_assert_int_eq (does->next_spot (scene->board, middle, 0, 1, &spot),
                      hex + grid->columns < mu_abd_hex_count (grid));
    ck_assert_int_eq (does->next_spot (scene->board, middle, -1, 0, &spot),
                      hex % grid->columns > 0);
  }
}
END_TEST

START_TEST (beyond_the_map_there_is_none)
{
  g_autoptr (MuBattleRecord) record = record_of (0);
  g_autoptr (MuReplay) replay = mu_replay_new (record, 0);
  g_autoptr (MuScene) scene = mu_replay_scene (replay, MU_NO_EVENT, MU_NO_BODY);
  const MuSceneBoardClass *does = scene->board->does;
  const MuScenePoint off = { -50, -50 };
  MuScenePoint spot;
  g_autofree char *words = does->spot_words (scene, off);
  ck_assert (!does->spot_at (scene->board, off, &spot));
  ck_assert (!does->next_spot (scene->board, off, 1, 0, &spot));
  ck_assert_str_eq (words, "");
}
END_TEST

/* abd.8.8.zoc-extent: told to who does not see them. */
START_TEST (zones_are_told_where_they_are_shown)
{
  g_autoptr (MuBattleRecord) record = record_of (0);
  g_autoptr (GError) error = NULL;
  MuRecordBattle battle = { 0 };
  MuQuestion question;
  ck_assert (mu_record_battle_begin (&battle, record, record->events, record->rolls, &error));
  mu_battle_step (battle.battle, &question);
  g_autoptr (MuReplay) replay = mu_replay_new (record, record->events->len);
  g_autoptr (MuScene) scene = mu_replay_scene (replay, MU_NO_EVENT, MU_NO_BODY);
  const MuHexTable *table = mu_hex_table_of (scene->board);
  int told = 0;
  for (int side = -1; side < MU_SIDES; side++) {
    scene->commands = side < 0 ? 0 : 1u << side;
    for (int hex = 0; hex < mu_abd_hex_count (&table->scenario->map.grid); hex++) {
      g_autofree char *words
          = scene->board->does->spot_words (scene, mu_hex_table_middle (table, hex));
      const gboolean zone = strstr (words, "in the zone of control of") != NULL;
      ck_assert (side >= 0 || !zone);
      told += zone;
    }
  }
  ck_assert_int_gt (told, 4);
  mu_record_battle_clear (&battle);
}
END_TEST

/* --- a record without a map ----------------------------------------------------------------- */

START_TEST (a_record_without_its_scenario_is_drawn_as_open_ground)
{
  g_autoptr (MuBattleRecord) record = record_of (0);
  g_clear_pointer (&record->part, g_free);
  ck_assert_ptr_null (mu_hex_table_new (record));
  g_autoptr (MuReplay) replay = mu_replay_new (record, 0);
  g_autoptr (MuScene) scene = mu_replay_scene (replay, MU_NO_EVENT, MU_NO_BODY);
  ck_assert_ptr_null (scene->board);
}
END_TEST

/* A sheet may come from anyone: its events may say anything. */
START_TEST (nonsense_in_events_does_no_harm)
{
  static const gint32 wild[] = { G_MININT32, -1, 0, 3, 1000000, G_MAXINT32 };
  g_autoptr (MuBattleRecord) record = record_of (0);
  for (int kind = 0; kind < 240; kind++)
    for (guint i = 0; i < G_N_ELEMENTS (wild) * 3; i++) {
      const gint32 value = wild[i % G_N_ELEMENTS (wild)];
      const MuEvent event = { .kind = (guint16) kind,
                              .body = (gint16) ((int) i - 3),
                              .other = (gint16) (wild[(i + 1) % G_N_ELEMENTS (wild)] % 300),
                              .value = { value, value, value, value } };
      g_array_append_val (record->events, event);
    }
  g_autoptr (MuReplay) replay = mu_replay_new (record, record->events->len);
  g_autoptr (MuScene) scene = mu_replay_scene (replay, MU_NO_EVENT, MU_NO_BODY);
  g_autoptr (MuHexScene) drawn = mu_hex_table_scene (scene);
  ck_assert_uint_eq (drawn->pieces->len, scene->bodies->len);
}
END_TEST

int
main (void)
{
  g_autoptr (GError) error = NULL;
  scenarios = mu_hex_scenarios (&error);
  if (!scenarios)
    g_error ("%s", error->message);
  TCase *tcase = tcase_create ("hex-table");
  tcase_add_loop_test (tcase, each_moment_shows_what_the_battle_says, 0, (int) scenarios->len);
  tcase_add_loop_test (tcase, each_hex_is_a_spot_with_words, 0, (int) scenarios->len);
  tcase_add_test (tcase, beyond_the_map_there_is_none);
  tcase_add_test (tcase, zones_are_told_where_they_are_shown);
  tcase_add_test (tcase, a_record_without_its_scenario_is_drawn_as_open_ground);
  tcase_add_test (tcase, nonsense_in_events_does_no_harm);
  Suite *suite = suite_create ("hex-table");
  suite_add_tcase (suite, tcase);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  g_ptr_array_unref (scenarios);
  return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
