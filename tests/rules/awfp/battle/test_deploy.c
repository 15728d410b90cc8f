/* awfp.deploy.screen: armies that their players place, behind a screen or a unit of each in turn.
 */
#include <string.h>

#include "tests/rules/awfp/battle/scene.h"

#define OWN       0
#define OWN_UNITS 9 /* of the Romans */
#define ENEMY     OWN_UNITS

static const MuChoice stays = { MU_NO_BODY, MU_NO_BODY, { 0, 0 } };
static const MuChoice rest = { MU_NO_BODY, MU_NO_BODY, { 1, 0 } };

/* Romans against Gauls, at the first question. */
static Scene *
placed (MuPlacing placing)
{
  Scene *scene = scene_new (scene_armies[0], scene_armies[1]);
  scene->detail.placing = placing;
  scene_begin (scene, 4);
  if (placing != MU_PLACED_AS_DRAWN_UP)
    ck_assert_int_eq (mu_battle_step (scene->battle, &scene->question), MU_BATTLE_ASKS);
  return scene;
}

static void
answer (Scene *scene, MuChoice choice)
{
  ck_assert (scene_answer (scene, choice));
  while (mu_battle_step (scene->battle, &scene->question) == MU_BATTLE_GOES_ON)
    ;
}

static bool
is_place (const MuChoice *choice)
{
  return choice->body == MU_NO_BODY && choice->other != MU_NO_BODY;
}

/* The last of the places on the grid that are offered with so many stands in front. */
static MuChoice
last_place (Scene *scene, int files)
{
  static MuChoice offered[MU_CHOICES_MAX];
  MuChoice last = stays;
  const int count = mu_battle_choices (scene->battle, &scene->question, offered, MU_CHOICES_MAX);
  for (int i = 0; i < count; i++)
    if (is_place (&offered[i]) && offered[i].other == files)
      last = offered[i];
  ck_assert (is_place (&last));
  return last;
}

static int
deployed (const Scene *scene)
{
  return scene_count (scene, MU_EVENT_DEPLOYED, MU_NO_BODY);
}

static uint64_t
digest (const Scene *scene)
{
  MuBattleOutcome outcome;
  mu_battle_outcome (scene->battle, &outcome);
  return outcome.digest;
}

/* awfp.deploy.screen: A places all its units, then B; until both are done nothing is told. */
START_TEST (a_screen_hides_both_until_both_are_placed)
{
  Scene *scene = placed (MU_PLACED_BEHIND_SCREEN);
  for (int body = 0; body < scene_bodies (scene); body++) {
    ck_assert_int_eq (scene->question.kind, MU_AWFP_ASK_PLACE);
    ck_assert_int_eq (scene->question.body, body);
    ck_assert_int_eq (scene->question.side, body < OWN_UNITS ? MU_SIDE_A : MU_SIDE_B);
    ck_assert_int_eq (scene->events, 0);
    ck_assert (!mu_battle_time (scene->battle).between);
    answer (scene, stays);
  }
  ck_assert_int_eq (deployed (scene), scene_bodies (scene));
  ck_assert_int_ne (scene->question.kind, MU_AWFP_ASK_PLACE);
  scene_free (scene);
}
END_TEST

/* awfp.deploy.screen: without a screen a unit of each in turn, seen as soon as it stands. */
START_TEST (without_a_screen_units_are_placed_in_turn)
{
  Scene *scene = placed (MU_PLACED_IN_TURN);
  const int enemies = scene_bodies (scene) - OWN_UNITS;
  for (int i = 0; i < scene_bodies (scene); i++) {
    const int pair = i / 2 < enemies ? i / 2 : enemies;
    const bool other = i % 2 == 1 && i / 2 < enemies;
    ck_assert_int_eq (scene->question.side, other ? MU_SIDE_B : MU_SIDE_A);
    ck_assert_int_eq (scene->question.body, other ? ENEMY + pair : i - pair);
    ck_assert_int_eq (deployed (scene), i);
    answer (scene, stays);
  }
  ck_assert_int_eq (deployed (scene), scene_bodies (scene));
  scene_free (scene);
}
END_TEST

/* Whoever leaves the rest as it is drawn up is asked no more; the other is. */
START_TEST (the_rest_may_be_left)
{
  Scene *scene = placed ((MuPlacing) _i);
  answer (scene, rest);
  for (int body = ENEMY; body < scene_bodies (scene); body++) {
    ck_assert_int_eq (scene->question.body, body);
    ck_assert_int_eq (scene_offers (scene, rest), body + 1 < scene_bodies (scene));
    answer (scene, stays);
  }
  ck_assert_int_eq (deployed (scene), scene_bodies (scene));
  scene_free (scene);
}
END_TEST

/* Left as all is drawn up it is the battle that it would have been without. */
START_TEST (left_alone_the_battle_is_the_same)
{
  Scene *drawn = placed (MU_PLACED_AS_DRAWN_UP), *hidden = placed (MU_PLACED_BEHIND_SCREEN);
  scene_fight (drawn, false);
  answer (hidden, rest);
  scene_fight (hidden, false);
  ck_assert_uint_eq (digest (drawn), digest (hidden));
  scene_free (drawn);
  scene_free (hidden);
}
END_TEST

/* awfp.deploy.baseline, awfp.deploy.quick, awfp.deploy.no-flank-limit: every place that is offered
 * lies within the area, and both flanks are among them. */
START_TEST (places_lie_within_the_area)
{
  static MuChoice offered[MU_CHOICES_MAX];
  Scene *scene = placed (MU_PLACED_BEHIND_SCREEN);
  const AwfpUnit *unit = scene_unit (scene, OWN);
  const MuFix area = MU_PACES (102), table = MU_PACES (1219);
  MuFix least = table, most = 0;
  const int count = mu_battle_choices (scene->battle, &scene->question, offered, MU_CHOICES_MAX);
  ck_assert_int_gt (count, 60);
  ck_assert_mem_eq (&offered[0], &stays, sizeof stays);
  ck_assert_mem_eq (&offered[1], &rest, sizeof rest);
  for (int i = 0; i < count; i++)
    if (is_place (&offered[i]) && offered[i].other == unit->files) {
      ck_assert_int_ge (offered[i].value[1], unit->at.depth);
      ck_assert_int_le (offered[i].value[1], area);
      least = offered[i].value[0] < least ? offered[i].value[0] : least;
      most = offered[i].value[0] > most ? offered[i].value[0] : most;
    }
  ck_assert_int_eq (least, unit->at.width / 2);
  ck_assert_int_eq (most, table - unit->at.width / 2);
  scene_free (scene);
}
END_TEST

START_TEST (a_unit_stands_where_it_is_placed)
{
  Scene *scene = placed (MU_PLACED_IN_TURN);
  const MuChoice place = last_place (scene, 3);
  answer (scene, place);
  const MuEvent *told = scene_last (scene, MU_EVENT_DEPLOYED, OWN);
  ck_assert_int_eq (told->value[0], place.value[0]);
  ck_assert_int_eq (told->value[1], place.value[1]);
  ck_assert_int_eq (told->value[2], MU_ANGLE_AHEAD);
  ck_assert_int_eq (told->value[3], 3);
  const MuChoice enemy = last_place (scene, scene_unit (scene, ENEMY)->files);
  answer (scene, enemy);
  ck_assert_int_eq (scene_unit (scene, ENEMY)->at.front.x, enemy.value[0]);
  ck_assert_int_eq (scene_unit (scene, ENEMY)->at.facing, MU_ANGLE_HALF);
  ck_assert_int_gt (enemy.value[1], MU_PACES (1219 - 102) - 1);
  scene_free (scene);
}
END_TEST

START_TEST (two_units_change_places)
{
  Scene *scene = placed (MU_PLACED_BEHIND_SCREEN);
  const MuRect one = scene_unit (scene, 0)->at, two = scene_unit (scene, 1)->at;
  answer (scene, (MuChoice){ 1, MU_NO_BODY, { 0, 0 } });
  ck_assert_int_eq (scene_unit (scene, 0)->at.front.x, two.front.x);
  ck_assert_int_eq (scene_unit (scene, 1)->at.front.x, one.front.x);
  ck_assert (!scene_offers (scene, (MuChoice){ 0, MU_NO_BODY, { 0, 0 } })); /* that one stands */
  scene_free (scene);
}
END_TEST

/* On a friend's ground, beyond the area, off the table, with more stands in front than it has, or
 * for an enemy: refused with the rule, and nothing changes. */
START_TEST (an_illegal_place_is_refused)
{
  Scene *scene = placed ((MuPlacing) _i);
  const MuRect friend = scene_unit (scene, 1)->at, before = scene_unit (scene, OWN)->at;
  const MuChoice illegal[] = {
    { MU_NO_BODY, 2, { friend.front.x, friend.front.y } },
    { MU_NO_BODY, 2, { MU_PACES (40), MU_PACES (300) } },
    { MU_NO_BODY, 2, { MU_PACES (-40), MU_PACES (102) } },
    { MU_NO_BODY, 5, { MU_PACES (100), MU_PACES (102) } },
    { ENEMY, MU_NO_BODY, { 0, 0 } },
    { MU_NO_BODY, MU_NO_BODY, { 2, 0 } },
  };
  for (size_t i = 0; i < sizeof illegal / sizeof *illegal; i++) {
    ck_assert_int_eq (mu_battle_answer (scene->battle, &scene->question, &illegal[i]),
                      MU_RULE_AWFP_SET_UP_SCREEN);
    ck_assert_int_eq (mu_battle_step (scene->battle, &scene->question), MU_BATTLE_ASKS);
    ck_assert_int_eq (scene->question.number, 0);
    ck_assert_mem_eq (&before, &scene_unit (scene, OWN)->at, sizeof before);
    ck_assert_int_eq (scene->events, 0);
  }
  scene_free (scene);
}
END_TEST

/* awfp.deploy.screen: what is barred behind the screen tells nothing of who stands there: B is
 * offered the same, wherever A stands. */
START_TEST (nothing_is_learned_of_who_stands_behind)
{
  static MuChoice one[MU_CHOICES_MAX], other[MU_CHOICES_MAX];
  Scene *left = placed (MU_PLACED_BEHIND_SCREEN), *moved = placed (MU_PLACED_BEHIND_SCREEN);
  answer (left, rest);
  answer (moved, last_place (moved, scene_unit (moved, OWN)->files));
  answer (moved, rest);
  const int count = mu_battle_choices (left->battle, &left->question, one, MU_CHOICES_MAX);
  ck_assert_int_eq (count,
                    mu_battle_choices (moved->battle, &moved->question, other, MU_CHOICES_MAX));
  ck_assert_mem_eq (one, other, (size_t) count * sizeof *one);
  scene_free (left);
  scene_free (moved);
}
END_TEST

/* The same seed and whims, which are the answers, make the same battle; and nobody stands on
 * another. */
START_TEST (the_same_answers_make_the_same_battle)
{
  for (int army = 0; army < SCENE_ARMIES; army++) {
    Scene *scene = scene_new (scene_armies[army], scene_armies[(army + 1) % SCENE_ARMIES]);
    uint64_t came_to[2];
    scene->detail.placing = (MuPlacing) _i;
    scene->whims = 60;
    for (int i = 0; i < 2; i++) {
      scene->whim = 5;
      scene_begin (scene, 9);
      scene_fight (scene, true);
      came_to[i] = digest (scene);
    }
    ck_assert_uint_eq (came_to[0], came_to[1]);
    scene_free (scene);
  }
}
END_TEST

START_TEST (given_up_before_the_first_turn_it_is_over)
{
  Scene *scene = placed ((MuPlacing) _i);
  MuBattleOutcome outcome;
  ck_assert (mu_battle_concede (scene->battle, MU_SIDE_A));
  ck_assert_int_eq (mu_battle_step (scene->battle, &scene->question), MU_BATTLE_OVER);
  mu_battle_outcome (scene->battle, &outcome);
  ck_assert_int_eq (outcome.winner, MU_SIDE_B);
  ck_assert_int_eq (outcome.periods, 0);
  scene_free (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("awfp-deploy");
  tcase_add_test (tests, a_screen_hides_both_until_both_are_placed);
  tcase_add_test (tests, without_a_screen_units_are_placed_in_turn);
  tcase_add_loop_test (tests, the_rest_may_be_left, MU_PLACED_BEHIND_SCREEN, MU_PLACINGS);
  tcase_add_test (tests, left_alone_the_battle_is_the_same);
  tcase_add_test (tests, places_lie_within_the_area);
  tcase_add_test (tests, a_unit_stands_where_it_is_placed);
  tcase_add_test (tests, two_units_change_places);
  tcase_add_loop_test (tests, an_illegal_place_is_refused, MU_PLACED_BEHIND_SCREEN, MU_PLACINGS);
  tcase_add_test (tests, nothing_is_learned_of_who_stands_behind);
  tcase_add_loop_test (tests, the_same_answers_make_the_same_battle, MU_PLACED_BEHIND_SCREEN,
                       MU_PLACINGS);
  tcase_add_loop_test (tests, given_up_before_the_first_turn_it_is_over, MU_PLACED_BEHIND_SCREEN,
                       MU_PLACINGS);
  return run_case ("awfp-deploy", tests);
}
