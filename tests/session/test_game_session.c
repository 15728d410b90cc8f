/* A battle played at the screen as the app holds it: asked, answered, saved, gone on with,
 * recorded. Needs no display. */
#include <glib/gstdio.h>
#include <string.h>

#include "app/service/battle/battle_planner.h"
#include "app/session/game/game_choice.h"
#include "app/session/game/game_evening.h"
#include "db/store.h"
#include "db/tables/games.h"
#include "lists/battle/battle_proof.h"
#include "lists/xml/data.h"
#include "rules/awfp/battle/markers.h"
#include "tests/session/fixture.h"

#define SEED 12

typedef struct {
  char *folder;
  char *path; /* of the club file */
  MuDesk *desk;
  MuBattleSession *tonight;
  MuGameSession *game;
} Evening;

static const MuGamePlayer both[] = { MU_GAME_PERSON, MU_GAME_PERSON };
static const MuGamePlayer first_alone[] = { MU_GAME_PERSON, MU_GAME_MACHINE };

static gint64
add_stands (MuDesk *desk, const char *file)
{
  g_autofree char *path
      = g_build_filename (mu_data_dir (), "samples/../../tests/lists/stands", file, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (MuList) list = mu_list_read_file (path, &error);
  gint64 id = 0;
  ck_assert_msg (list != NULL, "%s", error ? error->message : "");
  ck_assert_msg (mu_store_add_list (mu_desk_store (desk), list, &id, &error), "%s",
                 error ? error->message : "");
  return id;
}

static void
open_desk (Evening *evening)
{
  g_autoptr (GError) error = NULL;
  evening->desk = mu_desk_open (evening->path, &error);
  ck_assert_msg (evening->desk != NULL, "%s", error ? error->message : "");
  evening->tonight = mu_desk_tonight (evening->desk);
  evening->game = mu_desk_game (evening->desk);
}

/* Two armies of stands, diced for. */
static void
prepare (Evening *evening)
{
  g_autoptr (GError) error = NULL;
  *evening = (Evening){ .folder = g_dir_make_tmp ("muster-XXXXXX", NULL) };
  evening->path = g_build_filename (evening->folder, "club.muster", NULL);
  open_desk (evening);
  const MuBattleChoice choice = { .list = { add_stands (evening->desk, "rome.xml"),
                                            add_stands (evening->desk, "carthage.xml") },
                                  .month = 6,
                                  .seed = SEED };
  ck_assert_msg (mu_battle_session_prepare (evening->tonight, &choice, &error), "%s",
                 error ? error->message : "");
}

static void
begin_placing (Evening *evening, const MuGamePlayer player[MU_SIDES], MuPlacing placing)
{
  g_autoptr (GError) error = NULL;
  prepare (evening);
  ck_assert_msg (
      mu_game_session_begin_tonight (evening->game, evening->tonight, player, placing, &error),
      "%s", error ? error->message : "");
}

static void
begin (Evening *evening, const MuGamePlayer player[MU_SIDES])
{
  begin_placing (evening, player, MU_PLACED_AS_DRAWN_UP);
}

static void
tear_down (Evening *evening)
{
  g_autoptr (GDir) files = g_dir_open (evening->folder, 0, NULL);
  const char *name;
  g_clear_object (&evening->desk);
  while ((name = g_dir_read_name (files)) != NULL) {
    g_autofree char *path = g_build_filename (evening->folder, name, NULL);
    g_remove (path);
  }
  g_rmdir (evening->folder);
  g_free (evening->folder);
  g_free (evening->path);
}

static void
look_again (Evening *evening)
{
  g_clear_object (&evening->desk);
  open_desk (evening);
  ck_assert (mu_game_session_look (evening->game, NULL));
}

static guint
rows (Evening *evening)
{
  return g_list_model_get_n_items (mu_game_session_get_choices (evening->game));
}

static char *
row_words (Evening *evening, guint place)
{
  g_autoptr (MuGameChoice) row
      = g_list_model_get_item (mu_game_session_get_choices (evening->game), place);
  return text_of (row, "label");
}

static int
find_row (Evening *evening, const char *words)
{
  for (guint i = 0; i < rows (evening); i++) {
    g_autofree char *label = row_words (evening, i);
    if (g_str_equal (label, words))
      return (int) i;
  }
  return -1;
}

static void
let_decide (Evening *evening)
{
  g_autoptr (GError) error = NULL;
  if (truth_of (evening->game, "curtain"))
    mu_game_session_lift_curtain (evening->game);
  ck_assert_msg (mu_game_session_let_decide (evening->game, &error), "%s",
                 error ? error->message : "");
}

static const MuBattleRecord *
record_of (Evening *evening)
{
  MuGameBegin begin;
  mu_game_session_get_begin (evening->game, &begin);
  return begin.record;
}

static guint
answers (Evening *evening)
{
  return record_of (evening)->answers->len;
}

static guint
saved_answers (Evening *evening)
{
  g_autoptr (MuSavedGame) saved = mu_store_game (mu_desk_store (evening->desk), NULL);
  return saved ? saved->answers->len : G_MAXUINT;
}

/* Until rows with these words are offered. */
static void
play_to (Evening *evening, const char *words)
{
  while (find_row (evening, words) < 0) {
    ck_assert (!mu_game_session_is_over (evening->game));
    let_decide (evening);
  }
}

static void
play_to_undo (Evening *evening)
{
  while (!mu_game_session_can_undo (evening->game)) {
    ck_assert (!mu_game_session_is_over (evening->game));
    let_decide (evening);
  }
}

START_TEST (it_is_asked_in_words)
{
  Evening evening;
  begin (&evening, both);
  for (int i = 0; i < 60 && !mu_game_session_is_over (evening.game); i++) {
    g_autofree char *question = text_of (evening.game, "question");
    const gboolean curtain = truth_of (evening.game, "curtain");
    ck_assert_int_eq (*question == '\0', curtain);
    ck_assert_int_eq (rows (&evening) == 0, curtain);
    for (guint row = 0; row < rows (&evening); row++) {
      g_autofree char *label = row_words (&evening, row);
      ck_assert_str_ne (label, "");
    }
    let_decide (&evening);
  }
  tear_down (&evening);
}
END_TEST

START_TEST (each_answer_is_saved_and_gone_on_with)
{
  Evening evening;
  begin (&evening, both);
  for (int i = 0; i < 12; i++) {
    let_decide (&evening);
    ck_assert_uint_eq (saved_answers (&evening), answers (&evening));
  }
  g_autofree char *question = text_of (evening.game, "question");
  const guint there = answers (&evening);
  look_again (&evening);
  mu_game_session_lift_curtain (evening.game);
  g_autofree char *again = text_of (evening.game, "question");
  ck_assert_uint_eq (answers (&evening), there);
  if (*question)
    ck_assert_str_eq (again, question);
  tear_down (&evening);
}
END_TEST

START_TEST (what_is_taken_back_is_saved_too)
{
  Evening evening;
  begin (&evening, both);
  play_to_undo (&evening);
  const guint there = answers (&evening);
  ck_assert (mu_game_session_undo (evening.game, NULL));
  ck_assert_uint_eq (answers (&evening), there - 1);
  ck_assert_uint_eq (saved_answers (&evening), there - 1);
  ck_assert (mu_game_session_redo (evening.game, NULL));
  ck_assert_uint_eq (saved_answers (&evening), there);
  tear_down (&evening);
}
END_TEST

START_TEST (a_curtain_falls_between_two_people)
{
  Evening evening;
  begin (&evening, both);
  int fallen = 0;
  while (fallen < 2) {
    if (truth_of (evening.game, "curtain")) {
      fallen++;
      ck_assert_int_eq (rows (&evening), 0);
      ck_assert (mu_game_session_let_decide (evening.game, NULL)); /* behind it nothing is done */
      ck_assert (truth_of (evening.game, "curtain"));
    }
    let_decide (&evening);
  }
  tear_down (&evening);
}
END_TEST

START_TEST (one_alone_sees_no_curtain)
{
  Evening evening;
  begin (&evening, first_alone);
  for (int i = 0; i < 60 && !mu_game_session_is_over (evening.game); i++) {
    ck_assert (!truth_of (evening.game, "curtain"));
    let_decide (&evening);
  }
  tear_down (&evening);
}
END_TEST

/* The orders that he has given in this turn are told, as long as he gives them. */
START_TEST (orders_are_grouped_by_their_units)
{
  Evening evening;
  begin (&evening, first_alone);
  play_to (&evening, "No more orders");
  has_words (evening.game, "question", "give an order?");
  ck_assert_uint_gt (rows (&evening), 1);
  g_autofree char *unit = row_words (&evening, 1);
  ck_assert (mu_game_session_choose (evening.game, 1, NULL));
  has_words (evening.game, "heading", unit);
  const int advance = find_row (&evening, "Advance");
  ck_assert_int_ge (advance, 0);
  ck_assert (mu_game_session_close (evening.game));
  ck_assert (!mu_game_session_close (evening.game));
  ck_assert (mu_game_session_choose (evening.game, 1, NULL));
  ck_assert (mu_game_session_choose (evening.game, (guint) advance, NULL));
  g_autofree char *given = g_strconcat (unit, ": Advance", NULL);
  has_words (evening.game, "given", given);
  tear_down (&evening);
}
END_TEST

START_TEST (a_move_is_chosen_by_turn_and_distance)
{
  Evening evening;
  begin (&evening, first_alone);
  play_to (&evening, "Advances");
  ck_assert (mu_game_session_choose (evening.game, (guint) find_row (&evening, "Advances"), NULL));
  ck_assert (truth_of (evening.game, "sliding"));
  has_words (evening.game, "turn-words", "straight ahead");
  ck_assert_int_eq (number_of (evening.game, "length"), number_of (evening.game, "lengths") - 1);
  g_autoptr (MuScene) scene = mu_game_session_make_scene (evening.game);
  ck_assert_uint_gt (scene->arrows->len, 0);
  mu_game_session_set_turn (evening.game, number_of (evening.game, "turn") + 1);
  has_words (evening.game, "turn-words", "5° to the right");
  mu_game_session_set_length (evening.game, 0);
  ck_assert_int_eq (number_of (evening.game, "length"), 0);
  const guint before = answers (&evening);
  ck_assert (mu_game_session_slide (evening.game, NULL));
  const MuAnswer *answer = &g_array_index (record_of (&evening)->answers, MuAnswer, before);
  ck_assert_int_eq (answer->kind, MU_AWFP_ASK_MOVE);
  ck_assert_int_eq (answer->choice.other, MU_AWFP_GOES);
  ck_assert_int_gt (answer->choice.value[0], 0);
  tear_down (&evening);
}
END_TEST

/* --- armies that are set up ------------------------------------------------------------------ */

/* How many units of a side the field shows. */
static guint
seen_of (Evening *evening, MuSide side)
{
  g_autoptr (MuScene) scene = mu_game_session_make_scene (evening->game);
  guint seen = 0;
  for (guint i = 0; i < scene->bodies->len; i++) {
    const MuSceneBody *body = &g_array_index (scene->bodies, MuSceneBody, i);
    seen += body->side == side && mu_scene_body_stands (body);
  }
  return seen;
}

static guint
units_of (Evening *evening, MuSide side)
{
  return record_of (evening)->side[side].list->units->len;
}

static void
check_seen (Evening *evening, guint of_a, guint of_b)
{
  ck_assert_uint_eq (seen_of (evening, MU_SIDE_A), of_a);
  ck_assert_uint_eq (seen_of (evening, MU_SIDE_B), of_b);
}

static void
choose_words (Evening *evening, const char *words)
{
  const int row = find_row (evening, words);
  ck_assert_int_ge (row, 0);
  ck_assert (mu_game_session_choose (evening->game, (guint) row, NULL));
}

/* awfp.deploy.screen: two people: the curtain falls between their set-ups, and neither sees the
 * other's units until both are done. */
START_TEST (a_screen_stands_between_two_set_ups)
{
  Evening evening;
  begin_placing (&evening, both, MU_PLACED_BEHIND_SCREEN);
  const guint romans = units_of (&evening, MU_SIDE_A), others = units_of (&evening, MU_SIDE_B);
  for (int side = 0; side < MU_SIDES; side++) {
    ck_assert (truth_of (evening.game, "curtain"));
    has_words (evening.game, "secret", "Armies are set up in secret");
    check_seen (&evening, 0, 0);
    mu_game_session_lift_curtain (evening.game);
    check_seen (&evening, side ? 0 : romans, side ? others : 0);
    ck_assert (truth_of (evening.game, "placing"));
    has_words (evening.game, "question", "Where does");
    choose_words (&evening, "It and all the rest stay as they are drawn up");
  }
  ck_assert (!truth_of (evening.game, "placing"));
  check_seen (&evening, romans, others);
  tear_down (&evening);
}
END_TEST

/* awfp.deploy.screen: one against the machine sees no curtain, and nothing of the machine's army.
 */
START_TEST (one_alone_sets_up_against_the_machine)
{
  Evening evening;
  begin_placing (&evening, first_alone, MU_PLACED_BEHIND_SCREEN);
  ck_assert (!truth_of (evening.game, "curtain"));
  check_seen (&evening, units_of (&evening, MU_SIDE_A), 0);
  choose_words (&evening, "It and all the rest stay as they are drawn up");
  check_seen (&evening, units_of (&evening, MU_SIDE_A), units_of (&evening, MU_SIDE_B));
  tear_down (&evening);
}
END_TEST

/* awfp.deploy.screen: in turn each sees what the other has placed so far. */
START_TEST (units_are_placed_in_turn)
{
  Evening evening;
  begin_placing (&evening, both, MU_PLACED_IN_TURN);
  const guint romans = units_of (&evening, MU_SIDE_A), others = units_of (&evening, MU_SIDE_B);
  check_seen (&evening, romans, 0);
  let_decide (&evening);
  ck_assert (!truth_of (evening.game, "curtain"));
  check_seen (&evening, 1, others);
  has_words (evening.game, "news", "deployed with");
  let_decide (&evening);
  check_seen (&evening, romans, 1);
  tear_down (&evening);
}
END_TEST

static MuPoint
front_of (Evening *evening, int body)
{
  g_autoptr (MuScene) scene = mu_game_session_make_scene (evening->game);
  const MuSceneBody *of = &g_array_index (scene->bodies, MuSceneBody, (guint) body);
  return (MuPoint){ MU_PACES ((int) (of->x + 0.5)), MU_PACES ((int) (of->y + 0.5)) };
}

/* Where one points the sliders go, and the unit from there; it is saved, taken back and gone on
 * with. */
START_TEST (a_unit_is_placed_where_one_points)
{
  Evening evening;
  begin_placing (&evening, first_alone, MU_PLACED_BEHIND_SCREEN);
  ck_assert (mu_game_session_point (evening.game, 60, 60));
  ck_assert (truth_of (evening.game, "sliding"));
  ck_assert_int_eq (number_of (evening.game, "turn"), 0);
  has_words (evening.game, "turn-words", "inches from the left edge");
  has_words (evening.game, "length-words", "inches ahead of the baseline");
  g_autoptr (MuScene) scene = mu_game_session_make_scene (evening.game);
  ck_assert_uint_eq (scene->arrows->len, 1);
  ck_assert (mu_game_session_slide (evening.game, NULL));
  const MuAnswer *answer = &g_array_index (record_of (&evening)->answers, MuAnswer, 0);
  const MuPoint front = front_of (&evening, 0);
  ck_assert_int_eq (answer->kind, MU_AWFP_ASK_PLACE);
  ck_assert_int_le (ABS (front.x - answer->choice.value[0]), MU_PACES (1));
  ck_assert_int_le (ABS (front.y - answer->choice.value[1]), MU_PACES (1));
  look_again (&evening);
  ck_assert_int_eq (front_of (&evening, 0).x, front.x);
  ck_assert_uint_eq (answers (&evening), 1);
  ck_assert (mu_game_session_undo (evening.game, NULL));
  ck_assert_int_ne (front_of (&evening, 0).x, front.x);
  ck_assert_uint_eq (saved_answers (&evening), 0);
  tear_down (&evening);
}
END_TEST

/* Along the baseline a unit stays as far ahead of it as it is. */
START_TEST (sliding_along_keeps_the_distance)
{
  Evening evening;
  begin_placing (&evening, first_alone, MU_PLACED_BEHIND_SCREEN);
  ck_assert (mu_game_session_point (evening.game, 60, 60));
  mu_game_session_set_length (evening.game, 0);
  g_autofree char *words = text_of (evening.game, "length-words");
  mu_game_session_set_turn (evening.game, 1);
  has_words (evening.game, "length-words", words);
  ck_assert (mu_game_session_close (evening.game));
  ck_assert (!truth_of (evening.game, "sliding"));
  tear_down (&evening);
}
END_TEST

/* A unit that stands elsewhere is pointed at to change places with it. */
START_TEST (units_change_places)
{
  Evening evening;
  begin_placing (&evening, first_alone, MU_PLACED_BEHIND_SCREEN);
  int other = 1, row = -1;
  while ((row = mu_game_session_find_body (evening.game, other)) < 0)
    other++;
  const MuPoint there = front_of (&evening, other);
  ck_assert (mu_game_session_choose (evening.game, (guint) row, NULL));
  ck_assert_int_eq (front_of (&evening, 0).x, there.x);
  tear_down (&evening);
}
END_TEST

/* awfp.deploy.screen: it is in the record's house rules, and proved with it. */
START_TEST (a_battle_that_was_set_up_is_proved)
{
  Evening evening;
  g_autoptr (GError) error = NULL;
  begin_placing (&evening, first_alone, MU_PLACED_BEHIND_SCREEN);
  ck_assert (mu_game_session_point (evening.game, 60, 60));
  ck_assert (mu_game_session_slide (evening.game, NULL));
  choose_words (&evening, "It and all the rest stay as they are drawn up");
  while (!mu_game_session_is_over (evening.game))
    let_decide (&evening);
  g_autoptr (MuBattleRecord) fought = mu_game_session_outcome (evening.game);
  ck_assert_int_eq (mu_game_placing (fought), MU_PLACED_BEHIND_SCREEN);
  ck_assert_int_eq (mu_battle_trust (fought, &error), MU_TRUST_PROVED);
  tear_down (&evening);
}
END_TEST

START_TEST (a_die_thrown_at_the_table_is_saved)
{
  Evening evening;
  begin (&evening, both);
  while (mu_game_session_get_dice (evening.game) == 0)
    let_decide (&evening);
  const int was = mu_game_session_get_die (evening.game, 0)->value;
  const int face = was == 1 ? 2 : 1;
  g_autoptr (GError) error = NULL;
  ck_assert (!mu_game_session_throw (evening.game, 0, 11, &error));
  ck_assert (mu_game_session_throw (evening.game, 0, face, NULL));
  look_again (&evening);
  ck_assert_int_eq (mu_game_session_get_die (evening.game, 0)->value, face);
  g_autofree char *words = mu_game_session_die_words (evening.game, 0);
  ck_assert_str_ne (words, "");
  tear_down (&evening);
}
END_TEST

/* Whoever damages it: nothing of it changes, and why it cannot go on is said. */
START_TEST (a_saved_game_that_does_not_fit_is_refused)
{
  Evening evening;
  g_autoptr (GError) error = NULL;
  begin (&evening, both);
  for (int i = 0; i < 6; i++)
    let_decide (&evening);
  MuStore *store = mu_desk_store (evening.desk);
  g_autoptr (MuSavedGame) saved = mu_store_game (store, NULL);
  g_array_index (saved->answers, MuAnswer, 4).choice.value[1] = 12345;
  ck_assert (mu_store_begin_game (store, saved, NULL));
  g_clear_object (&evening.desk);
  open_desk (&evening);
  ck_assert (!mu_game_session_look (evening.game, &error));
  ck_assert_msg (strstr (error->message, "answer 5"), "%s", error->message);
  ck_assert (!mu_game_session_is_open (evening.game));
  ck_assert_uint_eq (saved_answers (&evening), saved->answers->len);
  tear_down (&evening);
}
END_TEST

START_TEST (a_game_that_is_over_is_recorded_like_any_battle)
{
  Evening evening;
  g_autoptr (GError) error = NULL;
  begin (&evening, both);
  ck_assert_int_eq (mu_battle_session_get_state (evening.tonight), MU_BATTLE_CHOOSING);
  while (!mu_game_session_is_over (evening.game))
    let_decide (&evening);
  look_again (&evening); /* over, it is there still */
  ck_assert (mu_game_session_is_over (evening.game));
  g_autofree char *news = text_of (evening.game, "news");
  ck_assert_ptr_null (strstr (news, "Not yet fought"));
  mu_game_session_show_result (evening.game, evening.tonight);
  ck_assert_int_eq (mu_battle_session_get_state (evening.tonight), MU_BATTLE_FOUGHT);
  ck_assert (!mu_game_session_is_recorded (evening.game, evening.tonight));
  ck_assert_msg (mu_battle_session_keep (evening.tonight, &error), "%s",
                 error ? error->message : "");
  ck_assert (mu_game_session_is_recorded (evening.game, evening.tonight));
  ck_assert (mu_game_session_end (evening.game, NULL));
  ck_assert_uint_eq (saved_answers (&evening), G_MAXUINT);
  ck_assert (!mu_game_session_can_bring_back (evening.game));
  tear_down (&evening);
}
END_TEST

START_TEST (given_up_it_can_be_had_back)
{
  Evening evening;
  begin (&evening, both);
  for (int i = 0; i < 5; i++)
    let_decide (&evening);
  const guint there = answers (&evening);
  ck_assert (mu_game_session_give_up (evening.game, NULL));
  ck_assert (!mu_game_session_is_open (evening.game));
  ck_assert_uint_eq (saved_answers (&evening), G_MAXUINT);
  ck_assert (mu_game_session_bring_back (evening.game, NULL));
  ck_assert_uint_eq (answers (&evening), there);
  tear_down (&evening);
}
END_TEST

/* The Romans of the samples write orders and are asked nothing. */
START_TEST (other_rules_ask_nobody)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  const MuBattleChoice choice = zama_choice (desk);
  ck_assert (mu_battle_session_prepare (mu_desk_tonight (desk), &choice, NULL));
  ck_assert (!mu_game_can_be_played (mu_battle_session_get_record (mu_desk_tonight (desk))));
  ck_assert (!mu_game_can_be_played (NULL));
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    it_is_asked_in_words,
    each_answer_is_saved_and_gone_on_with,
    what_is_taken_back_is_saved_too,
    a_curtain_falls_between_two_people,
    one_alone_sees_no_curtain,
    orders_are_grouped_by_their_units,
    a_move_is_chosen_by_turn_and_distance,
    a_screen_stands_between_two_set_ups,
    one_alone_sets_up_against_the_machine,
    units_are_placed_in_turn,
    a_unit_is_placed_where_one_points,
    sliding_along_keeps_the_distance,
    units_change_places,
    a_battle_that_was_set_up_is_proved,
    a_die_thrown_at_the_table_is_saved,
    a_saved_game_that_does_not_fit_is_refused,
    a_game_that_is_over_is_recorded_like_any_battle,
    given_up_it_can_be_had_back,
    other_rules_ask_nobody,
  };
  return run_suite ("game session", tests, G_N_ELEMENTS (tests));
}
