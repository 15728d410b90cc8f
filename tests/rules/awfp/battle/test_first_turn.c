/* Fast Play: the first turn, on which both sides move at once
 * (awfp.sequence.first-turn.simultaneous), and advances that end on the edge of other ground. */
#include <stdlib.h>

#include "tests/rules/awfp/battle/scene.h"

/* A's unit, second unit and general; the same of B; the generals far away. */
enum { OWN, OWN_SECOND, OWN_GENERAL, ENEMY, ENEMY_SECOND, ENEMY_GENERAL };

#define GENERAL  "1 G Trained Elite HC lance Sh"
#define LEGION   "4 Trained Warrior HI close pilum Sh"
#define LANCES   "2 Trained Warrior HC lance Sh"
#define VELITES  "2 Irregular Warrior SI javelin Sh"
#define FANATICS "4 Irregular Fanatic UI loose javelin Sh"

/* OWN and ENEMY face each other so many paces apart; their seconds stand behind them. */
static Scene *
apart (const char *own, const char *enemy, int paces)
{
  const char *const a[] = { own, LEGION, GENERAL, NULL }, *const b[]
                                                          = { enemy, LEGION, GENERAL, NULL };
  Scene *scene = scene_new (a, b);
  scene_begin (scene, 7);
  scene_put (scene, OWN_GENERAL, 100, 60, 0);
  scene_put (scene, ENEMY_GENERAL, 1100, 1160, 2);
  scene_put (scene, OWN, 600, 500, 0);
  scene_put (scene, ENEMY, 600, 500 + paces, 2);
  scene_put (scene, OWN_SECOND, 600, 400, 0);
  scene_put (scene, ENEMY_SECOND, 600, 600 + paces, 2);
  return scene;
}

static const AwfpBattle *
inside (const Scene *scene)
{
  return (const AwfpBattle *) (const void *) scene->battle;
}

/* The longest way straight ahead that is offered. */
static MuFix
longest (Scene *scene)
{
  static MuChoice offered[MU_CHOICES_MAX];
  const int count = mu_battle_choices (scene->battle, &scene->question, offered, MU_CHOICES_MAX);
  MuFix most = 0;
  for (int i = 0; i < count; i++)
    if (offered[i].other == MU_AWFP_GOES && offered[i].value[0] == 0 && offered[i].value[1] > most)
      most = offered[i].value[1];
  return most;
}

static void
goes_ahead (Scene *scene, int body)
{
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_MOVE, body));
  const MuFix most = longest (scene);
  ck_assert_int_gt (most, 0);
  ck_assert (scene_answer (scene, (MuChoice){ (int16_t) body, MU_AWFP_GOES, { 0, most } }));
}

/* The units of both in the order in which they are asked. */
static void
all_go_ahead (Scene *scene)
{
  while (scene_idly_until (scene, MU_AWFP_ASK_MOVE, MU_NO_BODY)) {
    const int body = scene->question.body;
    if (mu_battle_time (scene->battle).period > 1)
      break;
    const MuFix most = scene_unit (scene, body)->general ? 0 : longest (scene);
    ck_assert (scene_answer (scene, most ? (MuChoice){ (int16_t) body, MU_AWFP_GOES, { 0, most } }
                                         : (MuChoice){ (int16_t) body, MU_AWFP_STAYS, { 0, 0 } }));
  }
}

/* Where the first player's unit went the second does not see before he has moved too. */
START_TEST (nobody_sees_the_other_move)
{
  Scene *scene = apart (LEGION, LEGION, 300);
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_MOVE, MU_NO_BODY));
  const int first = scene->question.side == MU_SIDE_A ? OWN : ENEMY;
  const int second = first == OWN ? ENEMY : OWN;
  const MuFix from = scene_unit (scene, first)->at.front.y;
  if (scene->question.body != first)
    ck_assert (scene_idly_until (scene, MU_AWFP_ASK_MOVE, first));
  ck_assert (
      scene_answer (scene, (MuChoice){ (int16_t) first, MU_AWFP_GOES, { 0, longest (scene) } }));
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_MOVE, second));
  ck_assert_int_eq (scene_unit (scene, first)->at.front.y, from);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_MOVED, first), 1); /* as it was drawn up */
  scene_end_turn_idly (scene);
  ck_assert_int_eq (abs (scene_unit (scene, first)->at.front.y - from),
                    mu_awfp_reach (inside (scene), first));
  ck_assert_int_eq (scene_count (scene, MU_EVENT_MOVED, first), 2);
  scene_free (scene);
}
END_TEST

/* Lances and a legion, a horse's move between them: they meet where their speeds have them meet,
 * and nobody has charged. */
START_TEST (they_meet_pro_rata)
{
  Scene *scene = apart (LANCES, LEGION, 150);
  const MuFix own = mu_awfp_reach (inside (scene), OWN),
              theirs = mu_awfp_reach (inside (scene), ENEMY);
  ck_assert_int_gt (own, theirs);
  all_go_ahead (scene);
  const MuFix gone = scene_unit (scene, OWN)->at.front.y - MU_PACES (500);
  const MuFix due = (MuFix) ((int64_t) MU_PACES (150) * own / (own + theirs));
  ck_assert_int_le (abs (gone - due), MU_PACES (6)); /* and edge to edge by a little more */
  const MuEvent *contact = scene_last (scene, MU_EVENT_CONTACT, MU_NO_BODY);
  ck_assert_ptr_nonnull (contact);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_CHARGE, MU_NO_BODY), 0);
  scene_free (scene);
}
END_TEST

/* Who was to follow one that has been stopped stands behind him, on nobody's ground. */
START_TEST (who_follows_waits_behind)
{
  Scene *scene = apart (LEGION, LEGION, 60);
  const AwfpUnit *unit = scene_unit (scene, OWN), *second = scene_unit (scene, OWN_SECOND);
  all_go_ahead (scene);
  ck_assert (!mu_rect_overlaps (&unit->at, &second->at));
  ck_assert_int_gt (unit->at.front.y, second->at.front.y);
  ck_assert_int_lt (second->at.front.y,
                    MU_PACES (400) + mu_awfp_reach (inside (scene), OWN_SECOND));
  scene_free (scene);
}
END_TEST

/* awfp.orders.skirmish.auto: without being asked, as all move at once. */
START_TEST (skirmishers_run_as_all_move)
{
  Scene *scene = apart (LEGION, VELITES, 60);
  goes_ahead (scene, OWN);
  scene_end_turn_idly (scene);
  const MuEvent *ran = scene_last (scene, MU_AWFP_EVENT_RESPONSE, ENEMY);
  ck_assert_ptr_nonnull (ran);
  ck_assert_int_eq (ran->value[0], MU_AWFP_RUNS);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_CONTACT, MU_NO_BODY), 0);
  scene_free (scene);
}
END_TEST

/* awfp.sequence.first-turn: a retreat needs no order, as far as the die says and its player then
 * wants; awfp.orders.retreat.barred: but not of fanatics. */
START_TEST (who_likes_retreats)
{
  Scene *scene = apart (LEGION, FANATICS, 300);
  const MuChoice back = { ENEMY, MU_AWFP_WITHDRAWS, { 0, 0 } };
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_MOVE, OWN));
  ck_assert (scene_answer (scene, (MuChoice){ OWN, MU_AWFP_WITHDRAWS, { 0, 0 } }));
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_MOVE, OWN));
  const int whole = scene->question.value[0];
  ck_assert_int_gt (whole, 0);
  ck_assert (scene_answer (scene, (MuChoice){ OWN, MU_AWFP_GOES_BACK, { 0, whole / 2 } }));
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_MOVE, ENEMY));
  ck_assert (!scene_offers (scene, back));
  scene_end_turn_idly (scene);
  ck_assert_int_lt (scene_unit (scene, OWN)->at.front.y, MU_PACES (500));
  ck_assert_int_eq (scene_unit (scene, OWN)->at.facing, MU_ANGLE_HALF);
  scene_free (scene);
}
END_TEST

/* Fronts that change on the first turn are told with the move, when both have moved. */
START_TEST (a_new_front_is_told_last)
{
  Scene *scene = apart (LEGION, LEGION, 300);
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_MOVE, OWN));
  ck_assert (scene_answer (scene, (MuChoice){ OWN, MU_AWFP_FORMS, { 1, 0 } }));
  ck_assert_int_eq (scene_count (scene, MU_EVENT_FACED, OWN), 0);
  scene_end_turn_idly (scene);
  ck_assert_int_eq (scene_unit (scene, OWN)->files, 1);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_FACED, OWN), 1);
  ck_assert_int_eq (scene_unit (scene, OWN)->at.width, inside (scene)->stand);
  scene_free (scene);
}
END_TEST

/* Armies that begin within reach of each other, moved by whims: nobody on another's ground, the
 * same dice and answers the same battle. */
START_TEST (close_armies_keep_their_ground)
{
  Scene *scene = scene_new (scene_armies[_i % SCENE_ARMIES], scene_armies[_i / SCENE_ARMIES]);
  uint64_t digest[2];
  scene->detail.scale = MU_AWFP_SMALL;
  scene->detail.quick = true;
  scene->setup.board.depth = 610;
  scene->whims = 70;
  for (uint64_t seed = 0; seed < 12; seed++) {
    for (int again = 0; again < 2; again++) {
      MuBattleOutcome outcome;
      scene->whim = seed;
      scene_begin (scene, seed);
      scene_fight (scene, again == 0);
      mu_battle_outcome (scene->battle, &outcome);
      digest[again] = outcome.digest;
    }
    ck_assert_uint_eq (digest[0], digest[1]);
  }
  scene_free (scene);
}
END_TEST

/* --- the edge of other ground ------------------------------------------------- */

/* awfp.orders.advance.conform: a marsh whose edge runs slantwise, 40 paces before its left stand
 * and 60 before its right one; not where it is steeper than the unit can follow, nor too near. */
static const struct {
  int left, right; /* of the edge, at 560 and 640 paces from the table's side */
  bool conforms;
} edges[] = {
  { 570, 590, true },  { 590, 570, true }, { 540, 660, false }, /* more than 45 degrees */
  { 515, 520, false },                                          /* less than half a move */
  { 700, 720, false },                                          /* farther than it can go */
};

START_TEST (an_advance_ends_along_an_edge)
{
  const int slope = edges[_i].right - edges[_i].left;
  const MuSpot spots[] = { { 400, edges[_i].left - 2 * slope },
                           { 800, edges[_i].right + 2 * slope },
                           { 800, 1000 },
                           { 400, 1000 } };
  const MuFeature marsh = { .kind = MU_FEATURE_MARSH, .spots = spots, .count = 4 };
  const MuBattlefield field = { 1219, 1219, &marsh, 1 };
  const MuTerrainTerms terms = { 5, 20 };
  void *block = malloc (mu_terrain_size (&field));
  const char *const a[] = { LEGION, LEGION, GENERAL, NULL };
  Scene *scene = scene_new (a, a);
  scene->setup.board.terrain = mu_terrain_build (block, mu_terrain_size (&field), &field, &terms);
  scene_begin (scene, 7);
  scene_put (scene, OWN, 600, 500, 0);
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_MOVE, OWN));
  static MuChoice offered[MU_CHOICES_MAX];
  const int count = mu_battle_choices (scene->battle, &scene->question, offered, MU_CHOICES_MAX);
  int at = -1;
  for (int i = 0; i < count; i++)
    at = offered[i].other == MU_AWFP_CONFORMS ? i : at;
  ck_assert_int_eq (at >= 0, edges[_i].conforms);
  if (at >= 0) {
    ck_assert (scene_answer (scene, offered[at]));
    scene_end_turn_idly (scene);
    const MuRect *place = &scene_unit (scene, OWN)->at;
    ck_assert_int_eq (mu_terrain_under (scene->setup.board.terrain, place), 0);
    ck_assert_int_eq (scene_unit (scene, OWN)->state, MU_AWFP_STEADY);
    const MuWheel turn = mu_wheel_between (0, place->facing);
    ck_assert (slope > 0 ? turn < 0 : turn > 0);     /* along it, to a few degrees */
    ck_assert_int_le (abs (abs (turn) - 2555), 500); /* a quarter in one: 14 degrees */
  }
  scene_free (scene);
  free (block);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("awfp-first-turn");
  tcase_add_test (tests, nobody_sees_the_other_move);
  tcase_add_test (tests, they_meet_pro_rata);
  tcase_add_test (tests, who_follows_waits_behind);
  tcase_add_test (tests, skirmishers_run_as_all_move);
  tcase_add_test (tests, who_likes_retreats);
  tcase_add_test (tests, a_new_front_is_told_last);
  tcase_add_loop_test (tests, close_armies_keep_their_ground, 0, SCENE_ARMIES * SCENE_ARMIES);
  tcase_add_loop_test (tests, an_advance_ends_along_an_edge, 0, COUNT (edges));
  return run_case ("awfp-first-turn", tests);
}
