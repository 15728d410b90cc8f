/* A game on the hex map as the app holds it: what may be done is marked, whoever points at a hex
 * means the answer that leads there or is told why there is none, and nothing is done by looking.
 * Needs no display. */
#include <math.h>
#include <string.h>

#include "app/session/game/game_choice.h"
#include "app/session/game/game_session.h"
#include "db/store.h"
#include "db/tables/games.h"
#include "lists/battle/abd/hex_record.h"
#include "reports/scene/scene_board.h"
#include "tests/session/fixture.h"

#define SEED   41
#define ENOUGH 260 /* questions */

static MuDesk *desk;
static MuGameSession *game;

static void
begin (const char *scenario, MuGamePlayer second)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuHexScenario) of = mu_hex_scenario_find (scenario, &error);
  ck_assert_msg (of != NULL, "%s", error ? error->message : "");
  g_autoptr (MuBattleRecord) record = mu_hex_record_new (of, SEED, &error);
  ck_assert_msg (record != NULL, "%s", error ? error->message : "");
  const MuGameBegin begin = { .record = record, .player = { MU_GAME_PERSON, second } };
  desk = sample_desk ();
  game = mu_desk_game (desk);
  ck_assert_msg (mu_game_session_begin (game, &begin, &error), "%s", error ? error->message : "");
}

static void
end (void)
{
  g_clear_object (&desk);
}

static guint
count_answers (void)
{
  MuGameBegin now;
  mu_game_session_get_begin (game, &now);
  return now.record->answers->len;
}

static void
let_decide (void)
{
  g_autoptr (GError) error = NULL;
  ck_assert_msg (mu_game_session_let_decide (game, &error), "%s", error ? error->message : "");
}

static guint
rows (void)
{
  return g_list_model_get_n_items (mu_game_session_get_choices (game));
}

static guint
count_marks (const MuScene *scene, MuSceneMarkKind kind)
{
  guint count = 0;
  for (guint i = 0; i < scene->marks->len; i++)
    count += g_array_index (scene->marks, MuSceneMark, i).kind == kind;
  return count;
}

static MuScenePoint
mark_at (const MuScene *scene, MuSceneMarkKind kind, guint place)
{
  for (guint i = 0; i < scene->marks->len; i++) {
    const MuSceneMark *mark = &g_array_index (scene->marks, MuSceneMark, i);
    if (mark->kind == kind && place-- == 0)
      return mark->at;
  }
  ck_abort_msg ("no such mark");
}

/* The first question that asks where to. */
static void
go_to_move (void)
{
  for (int i = 0; i < ENOUGH; i++) {
    g_autoptr (MuScene) scene = mu_game_session_make_scene (game);
    g_autofree char *question = text_of (game, "question");
    if (g_str_has_prefix (question, "Where does") && count_marks (scene, MU_SCENE_MAY_GO) > 3)
      return;
    let_decide ();
  }
  ck_abort_msg ("nobody moves");
}

/* --- pointing -------------------------------------------------------------------------- */

START_TEST (each_hex_that_is_marked_can_be_pointed_at_and_is_told)
{
  begin ("heraclea", MU_GAME_PERSON);
  go_to_move ();
  const guint answered = count_answers ();
  g_autoptr (MuScene) scene = mu_game_session_make_scene (game);
  for (guint i = 0; i < count_marks (scene, MU_SCENE_MAY_GO); i++) {
    const MuScenePoint at = mark_at (scene, MU_SCENE_MAY_GO, i);
    g_autofree char *use = mu_body_teller_spot (MU_BODY_TELLER (game), at.x, at.y);
    ck_assert_ptr_nonnull (use);
    ck_assert_int_eq (mu_game_session_point (game, at.x, at.y), MU_POINTED_AT);
    g_autoptr (MuScene) looked = mu_game_session_make_scene (game);
    const MuScenePoint goal = mark_at (looked, MU_SCENE_GOAL, 0);
    ck_assert (hypot (goal.x - at.x, goal.y - at.y) < 1);
    ck_assert_int_ge (mu_game_session_get_place (game), 0);
    ck_assert_int_eq (mu_game_session_point (game, at.x, at.y), MU_POINTED_AGAIN);
  }
  ck_assert_uint_eq (count_answers (), answered);
  end ();
}
END_TEST

START_TEST (what_is_pointed_at_again_is_answered_and_goes_back)
{
  g_autoptr (GError) error = NULL;
  begin ("heraclea", MU_GAME_PERSON);
  go_to_move ();
  const guint answered = count_answers ();
  g_autofree char *asked = text_of (game, "question");
  g_autoptr (MuScene) scene = mu_game_session_make_scene (game);
  const MuScenePoint at = mark_at (scene, MU_SCENE_MAY_GO, 1);
  mu_game_session_point (game, at.x, at.y);
  const guint place = (guint) mu_game_session_get_place (game);
  ck_assert (mu_game_session_choose (game, place, &error));
  ck_assert_uint_eq (count_answers (), answered + 1);
  ck_assert (mu_game_session_can_undo (game));
  ck_assert (mu_game_session_undo (game, &error));
  g_autofree char *again = text_of (game, "question");
  ck_assert_str_eq (asked, again);
  ck_assert_uint_eq (count_answers (), answered);
  end ();
}
END_TEST

/* One points beside the middle, and that way the unit faces; the keys turn it further. */
START_TEST (a_unit_faces_as_one_points)
{
  begin ("heraclea", MU_GAME_PERSON);
  go_to_move ();
  g_autoptr (MuScene) scene = mu_game_session_make_scene (game);
  int ways = 0;
  for (guint i = 0; i < count_marks (scene, MU_SCENE_MAY_GO); i++) {
    const MuScenePoint at = mark_at (scene, MU_SCENE_MAY_GO, i);
    mu_game_session_point (game, at.x + 14 * sin (2 * G_PI / 3), at.y + 14 * cos (2 * G_PI / 3));
    g_autoptr (MuScene) looked = mu_game_session_make_scene (game);
    for (guint j = 0; j < looked->marks->len; j++) {
      const MuSceneMark *mark = &g_array_index (looked->marks, MuSceneMark, j);
      ways += mark->kind == MU_SCENE_GOAL && fabs (mark->turn - 2 * G_PI / 3) < 0.1;
    }
  }
  ck_assert_int_gt (ways, 1);
  const guint all = rows ();
  const int before = mu_game_session_get_place (game);
  for (guint i = 0; i < all; i++)
    mu_game_session_turn (game, 1);
  ck_assert_int_eq (mu_game_session_get_place (game), before);
  mu_game_session_turn (game, -1);
  ck_assert_int_eq (mu_game_session_get_place (game), (before + (int) all - 1) % (int) all);
  end ();
}
END_TEST

/* --- refusals ------------------------------------------------------------------------------- */

static gboolean
is_marked (const MuScene *scene, MuScenePoint at)
{
  for (guint i = 0; i < count_marks (scene, MU_SCENE_MAY_GO); i++) {
    const MuScenePoint mark = mark_at (scene, MU_SCENE_MAY_GO, i);
    if (hypot (mark.x - at.x, mark.y - at.y) < 1)
      return TRUE;
  }
  return FALSE;
}

/* abd.8.5.stacking, abd.8.0.allowance and their like: with the heading in the book. */
START_TEST (each_other_hex_says_which_rule_bars_it)
{
  begin ("heraclea", MU_GAME_PERSON);
  go_to_move ();
  const guint answered = count_answers ();
  g_autoptr (MuScene) scene = mu_game_session_make_scene (game);
  int refused = 0;
  for (double x = 15; x < scene->width; x += 20)
    for (double y = 15; y < scene->depth; y += 20) {
      MuScenePoint spot;
      if (!scene->board->does->spot_at (scene->board, (MuScenePoint){ x, y }, &spot)
          || is_marked (scene, spot))
        continue;
      ck_assert_int_eq (mu_game_session_point (game, x, y), MU_POINTED_NOWHERE);
      g_autofree char *refusal = text_of (game, "refusal");
      ck_assert_msg (g_str_has_prefix (refusal, "Not here: ") && strchr (refusal, '('), "%s",
                     refusal);
      refused++;
    }
  ck_assert_int_gt (refused, 100);
  ck_assert_uint_eq (count_answers (), answered);
  ck_assert_int_eq (mu_game_session_point (game, -500, -500), MU_POINTED_NOWHERE);
  end ();
}
END_TEST

/* --- looking ahead ---------------------------------------------------------------------------- */

/* Whoever looks at a unit that may move sees where to, as he is shown once it is chosen. */
START_TEST (where_a_unit_could_go_is_marked_before_it_is_chosen)
{
  g_autoptr (GError) error = NULL;
  begin ("heraclea", MU_GAME_PERSON);
  int seen = 0;
  for (int i = 0; i < ENOUGH && seen < 3; i++) {
    g_autofree char *question = text_of (game, "question");
    g_autoptr (MuGameChoice) row
        = g_list_model_get_item (mu_game_session_get_choices (game), rows () - 1);
    if (row && !mu_game_choice_get_opens (row) && !g_str_has_prefix (question, "Where does")) {
      const guint answered = count_answers ();
      mu_game_session_look_at (game, rows () - 1);
      g_autoptr (MuScene) ahead = mu_game_session_make_scene (game);
      const guint marks = count_marks (ahead, MU_SCENE_MAY_GO);
      ck_assert_uint_eq (count_answers (), answered);
      if (marks > 0) {
        ck_assert (mu_game_session_choose (game, rows () - 1, &error));
        g_autoptr (MuScene) then = mu_game_session_make_scene (game);
        ck_assert_uint_eq (count_marks (then, MU_SCENE_MAY_GO), marks);
        seen++;
        continue;
      }
    }
    let_decide ();
  }
  ck_assert_int_gt (seen, 0);
  end ();
}
END_TEST

/* abd.11.2.6: the throws of both dice, of the attack that is looked at. */
START_TEST (whoever_looks_at_an_attack_reads_its_chances)
{
  begin ("heraclea", MU_GAME_PERSON);
  int read = 0;
  for (int i = 0; i < ENOUGH && read == 0; i++) {
    g_autofree char *question = text_of (game, "question");
    const gboolean melee = g_str_equal (question, "Who attacks, and whom?");
    for (guint row = 0; melee && row < rows (); row++) {
      mu_game_session_look_at (game, row);
      g_autofree char *odds = text_of (game, "odds");
      read += strstr (odds, " of 36") != NULL;
    }
    let_decide ();
    g_autofree char *odds = text_of (game, "odds");
    ck_assert_str_eq (odds, "");
  }
  ck_assert_int_gt (read, 0);
  end ();
}
END_TEST

/* --- looking back ------------------------------------------------------------------------------
 */

static char *
places (void)
{
  g_autoptr (MuScene) scene = mu_game_session_make_scene (game);
  GString *text = g_string_new ("");
  for (guint i = 0; i < scene->bodies->len; i++) {
    const MuSceneBody *body = &g_array_index (scene->bodies, MuSceneBody, i);
    g_string_append_printf (text, "%.0f %.0f %u ", body->x, body->y, body->states);
  }
  return g_string_free (text, FALSE);
}

/* To the beginning and on again to what is now, phase by phase; an answer leads back at once. */
START_TEST (one_looks_back_over_all_phases_and_on_to_now)
{
  begin ("heraclea", MU_GAME_PERSON);
  for (int i = 0; i < 60; i++)
    let_decide ();
  g_autofree char *now = places ();
  const guint answered = count_answers ();
  int back = 0, on = 0;
  while (mu_game_session_look_back (game, -1)) {
    g_autofree char *words = text_of (game, "past-words");
    g_autoptr (MuScene) scene = mu_game_session_make_scene (game);
    ck_assert_str_ne (words, "");
    ck_assert_uint_eq (count_marks (scene, MU_SCENE_MAY_GO), 0);
    back++;
  }
  ck_assert_int_gt (back, 4);
  ck_assert (mu_game_session_is_looking_back (game));
  while (mu_game_session_look_back (game, 1))
    on++;
  ck_assert_int_eq (on, back);
  g_autofree char *again = places ();
  ck_assert_str_eq (now, again);
  ck_assert_uint_eq (count_answers (), answered);
  mu_game_session_look_back (game, -1);
  let_decide ();
  ck_assert (!mu_game_session_is_looking_back (game));
  end ();
}
END_TEST

/* --- whole games ---------------------------------------------------------------------------------
 */

/* Whatever one points at and looks at meanwhile, the game is the one that was played. */
static void
look_about (GRand *chance)
{
  g_autoptr (MuScene) scene = mu_game_session_make_scene (game);
  for (int i = 0; i < 2; i++) {
    const double x = g_rand_double_range (chance, 0, scene->width);
    const double y = g_rand_double_range (chance, 0, scene->depth);
    g_free (mu_body_teller_spot (MU_BODY_TELLER (game), x, y));
    mu_game_session_point (game, x, y);
    mu_game_session_turn (game, 1);
    mu_game_session_show_reach (game, i);
    mu_scene_free (mu_game_session_make_scene (game));
  }
  if (g_rand_int_range (chance, 0, 3) == 0)
    mu_game_session_close (game);
}

static guint64
play (const char *scenario, MuGamePlayer second, GRand *chance)
{
  begin (scenario, second);
  while (!mu_game_session_is_over (game)) {
    if (chance)
      look_about (chance);
    let_decide ();
  }
  g_autoptr (MuBattleRecord) fought = mu_game_session_outcome (game);
  const guint64 digest = fought->digest;
  end ();
  return digest;
}

START_TEST (looking_changes_nothing)
{
  static const char *const scenarios[] = { "tutorial", "watling-street", "second-mantinea" };
  g_autoptr (GRand) chance = g_rand_new_with_seed (SEED);
  const MuGamePlayer second = _i % 2 ? MU_GAME_MACHINE : MU_GAME_PERSON;
  ck_assert (play (scenarios[_i], second, NULL) == play (scenarios[_i], second, chance));
}
END_TEST

/* Saved at every answer: whoever opens the club file goes on with it. */
START_TEST (a_game_goes_on_from_the_club_file)
{
  begin ("heraclea", MU_GAME_MACHINE);
  go_to_move ();
  const guint answered = count_answers ();
  g_autofree char *asked = text_of (game, "question");
  ck_assert (mu_game_session_look (game, NULL));
  g_autofree char *again = text_of (game, "question");
  ck_assert_str_eq (asked, again);
  ck_assert_uint_eq (count_answers (), answered);
  ck_assert (mu_game_session_has_board (game));
  end ();
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("hex-game");
  TCase *tcase = tcase_create ("hex-game");
  tcase_set_timeout (tcase, 120);
  tcase_add_test (tcase, each_hex_that_is_marked_can_be_pointed_at_and_is_told);
  tcase_add_test (tcase, what_is_pointed_at_again_is_answered_and_goes_back);
  tcase_add_test (tcase, a_unit_faces_as_one_points);
  tcase_add_test (tcase, each_other_hex_says_which_rule_bars_it);
  tcase_add_test (tcase, where_a_unit_could_go_is_marked_before_it_is_chosen);
  tcase_add_test (tcase, whoever_looks_at_an_attack_reads_its_chances);
  tcase_add_test (tcase, one_looks_back_over_all_phases_and_on_to_now);
  tcase_add_loop_test (tcase, looking_changes_nothing, 0, 3);
  tcase_add_test (tcase, a_game_goes_on_from_the_club_file);
  suite_add_tcase (suite, tcase);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
