/* Fast Play: caltrops, fords, and obstacles that are defended (awfp.orders.deploy.obstacles). */
#include <stdlib.h>

#include "tests/rules/awfp/battle/scene.h"
#include "tests/rules/awfp/play_of_book.h"

/* A's unit and general, B's unit and general; the generals far away. */
enum { OWN, OWN_GENERAL, ENEMY, ENEMY_GENERAL };

#define GENERAL "1 G Trained Elite HC lance Sh"
#define LEGION  "4 Trained Warrior HI close pilum Sh"
#define LANCES  "2 Trained Warrior HC lance Sh"
#define GAULS   "4 Irregular Warband UI loose javelin Sh"

typedef struct {
  Scene *scene;
  void *ground;
  MuAwfpPlay play;
} Works;

/* OWN at 500 paces and an enemy so far before it, after a first turn in which nobody moved; on a
 * field with one feature, or an open one. */
static Works *
begin (const char *own, const char *enemy, int apart, const MuFeature *feature)
{
  const char *const a[] = { own, GENERAL, NULL }, *const b[] = { enemy, GENERAL, NULL };
  const MuTerrainTerms terms = { 5, 20 };
  Works *works = calloc (1, sizeof *works);
  Scene *scene = works->scene = scene_new (a, b);
  works->play = *play_of_book ();
  scene->detail.play = &works->play;
  if (feature) {
    const MuBattlefield field = { 1219, 1219, feature, 1 };
    works->ground = malloc (mu_terrain_size (&field));
    scene->setup.board.terrain
        = mu_terrain_build (works->ground, mu_terrain_size (&field), &field, &terms);
  }
  scene_begin (scene, 7);
  scene_put (scene, OWN_GENERAL, 100, 60, 0);
  scene_put (scene, ENEMY_GENERAL, 1100, 1160, 2);
  scene_put (scene, OWN, 600, 500, 0);
  scene_put (scene, ENEMY, 600, 500 + apart, 2);
  scene_end_turn_idly (scene);
  return works;
}

static void
end (Works *works)
{
  scene_free (works->scene);
  free (works->ground);
  free (works);
}

static MuChoice
does (int body, MuAwfpDoes what)
{
  return (MuChoice){ (int16_t) body, (int16_t) what, { 0, 0 } };
}

/* The order brings the scene to the next question, which may be that one. */
static void
comes_to (Scene *scene, int kind, int body)
{
  if (scene->question.kind != kind || scene->question.body != body)
    ck_assert (scene_idly_until (scene, kind, body));
}

static void
deploys (Scene *scene, int body, MuAwfpDoes what)
{
  ck_assert (scene_order (scene, body, MU_AWFP_DEPLOY));
  comes_to (scene, MU_AWFP_ASK_MOVE, body);
  ck_assert (scene_answer (scene, does (body, what)));
  scene_end_turn_idly (scene);
}

static AwfpBattle *
inside (const Scene *scene)
{
  return (AwfpBattle *) (void *) scene->battle;
}

/* awfp.terrain.obstacle-effect: who comes over them is slowed and disordered, and his way is not
 * clear; foot lays them, as often as the tables say, on nobody's ground. */
START_TEST (caltrops_are_laid)
{
  Works *works = begin (LEGION, LEGION, 200, NULL);
  Scene *scene = works->scene;
  bool disorders, clear;
  deploys (scene, OWN, MU_AWFP_LAYS);
  const MuEvent *laid = scene_last (scene, MU_AWFP_EVENT_WORK, OWN);
  ck_assert_ptr_nonnull (laid);
  ck_assert_int_eq (laid->value[0], MU_AWFP_CALTROPS);
  ck_assert_int_gt (laid->value[2], MU_PACES (500));
  const MuFix move = mu_awfp_reach (inside (scene), ENEMY);
  MuRect from = scene_unit (scene, ENEMY)->at;
  from.front.y = MU_PACES (540);
  const MuFix gone = mu_awfp_going_over (inside (scene), ENEMY, &from, move, &disorders, &clear);
  ck_assert_int_lt (gone, move);
  ck_assert (disorders && !clear);
  from.front.x += MU_PACES (300); /* past their end */
  ck_assert_int_eq (mu_awfp_going_over (inside (scene), ENEMY, &from, move, &disorders, &clear),
                    move);
  ck_assert (!disorders && clear);
  end (works);
}
END_TEST

/* awfp.orders.deploy.obstacle-rules: where the tables are silent, once. */
START_TEST (caltrops_have_an_end)
{
  Works *works = begin (LEGION, LEGION, 200, NULL);
  Scene *scene = works->scene;
  works->play.caltrops = (uint8_t) _i;
  deploys (scene, OWN, MU_AWFP_LAYS);
  ck_assert (scene_order (scene, OWN, MU_AWFP_DEPLOY));
  comes_to (scene, MU_AWFP_ASK_MOVE, OWN);
  ck_assert_int_eq (scene_offers (scene, does (OWN, MU_AWFP_LAYS)), _i == 2);
  end (works);
}
END_TEST

START_TEST (horse_lays_none)
{
  Works *works = begin (LANCES, GAULS, 200, NULL);
  ck_assert (scene_order (works->scene, OWN, MU_AWFP_DEPLOY));
  comes_to (works->scene, MU_AWFP_ASK_MOVE, OWN);
  ck_assert (!scene_offers (works->scene, does (OWN, MU_AWFP_LAYS)));
  ck_assert (!scene_offers (works->scene, does (OWN, MU_AWFP_SEEKS)));
  end (works);
}
END_TEST

/* awfp.terrain.obstacle-effect, awfp.combat.table: behind its caltrops a legion that is charged has
 * the better of it, and who charges over them has none for his charge. */
START_TEST (obstacles_are_defended)
{
  const MuSpot line[] = { { 500, 505 }, { 700, 505 } };
  const MuFeature hedge = { .kind = MU_FEATURE_HEDGE, .spots = line, .count = 2 };
  Works *works = begin (LEGION, LEGION, 80, _i == 1 ? &hedge : NULL);
  Scene *scene = works->scene;
  if (_i == 0)
    deploys (scene, OWN, MU_AWFP_LAYS);
  ck_assert (scene_order (scene, ENEMY, MU_AWFP_CHARGE));
  comes_to (scene, MU_AWFP_ASK_CHARGE, ENEMY);
  ck_assert (scene_answer (scene, (MuChoice){ OWN, MU_NO_BODY, { 0, 0 } }));
  scene_end_turn_idly (scene);
  int defended = 0, charged = 0;
  for (int i = 0; i < scene->events; i++) {
    const MuEvent *event = &scene->event[i];
    defended += event->kind == MU_EVENT_FACTOR && event->body == OWN
                && event->rule == mu_rule_from_id ("awfp.combat.table/uphill");
    charged += event->kind == MU_EVENT_FACTOR && event->body == ENEMY
               && event->rule == mu_rule_from_id ("awfp.combat.table/charging");
  }
  ck_assert_int_gt (scene_count (scene, MU_AWFP_EVENT_ROUND, OWN), 0);
  ck_assert_int_eq (defended > 0, _i < 2);
  ck_assert_int_eq (charged > 0, _i == 2);
  end (works);
}
END_TEST

/* awfp.terrain.river-crossing: closed until a ford is found, by the die; then its width is open. */
START_TEST (a_ford_is_found)
{
  const MuSpot line[] = { { 0, 530 }, { 1219, 530 } };
  const MuFeature river = { .kind = MU_FEATURE_RIVER, .spots = line, .count = 2, .width = 40 };
  Works *works = begin (LEGION, GAULS, 300, &river);
  Scene *scene = works->scene;
  const MuRect *at = &scene_unit (scene, OWN)->at;
  const MuFix move = mu_awfp_reach (inside (scene), OWN);
  ck_assert_int_lt (mu_awfp_path (inside (scene), OWN, at, move, NULL), MU_PACES (20));
  ck_assert (scene_order (scene, OWN, MU_AWFP_DEPLOY));
  comes_to (scene, MU_AWFP_ASK_MOVE, OWN);
  scene_throw (scene, (const uint8_t[]){ _i ? 5 : 4, 0 });
  ck_assert (scene_answer (scene, does (OWN, MU_AWFP_SEEKS)));
  scene_end_turn_idly (scene);
  const MuEvent *sought = scene_last (scene, MU_AWFP_EVENT_WORK, OWN);
  ck_assert_ptr_nonnull (sought);
  ck_assert_int_eq (sought->value[0], _i ? MU_AWFP_FORD : MU_AWFP_NO_WORK);
  const MuFix far = mu_awfp_path (inside (scene), OWN, at, move, NULL);
  ck_assert (_i ? far == move : far < MU_PACES (20));
  MuRect aside = *at;
  aside.front.x += aside.width;
  ck_assert_int_lt (mu_awfp_path (inside (scene), OWN, &aside, move, NULL), MU_PACES (20));
  bool disorders, clear;
  ck_assert_int_lt (mu_awfp_going_over (inside (scene), OWN, at, move, &disorders, &clear), move);
  ck_assert_int_eq (clear, !_i); /* at the bank, or over as over light ground */
  end (works);
}
END_TEST

/* Nobody looks where there is no river. */
START_TEST (no_ford_on_dry_ground)
{
  Works *works = begin (LEGION, GAULS, 300, NULL);
  ck_assert (scene_order (works->scene, OWN, MU_AWFP_DEPLOY));
  comes_to (works->scene, MU_AWFP_ASK_MOVE, OWN);
  ck_assert (!scene_offers (works->scene, does (OWN, MU_AWFP_SEEKS)));
  end (works);
}
END_TEST

/* awfp.orders.drop-back, the book's own case: four stands wide, a forest before the two of its
 * right: they go behind the two of its left. */
START_TEST (stands_drop_back_past_a_forest)
{
  const MuSpot spots[] = { { 612, 512 }, { 800, 512 }, { 800, 700 }, { 612, 700 } };
  const MuFeature forest = { .kind = MU_FEATURE_WOOD, .spots = spots, .count = 4 };
  Works *works = begin ("8 Trained Warrior HI close pilum Sh", GAULS, 400, &forest);
  Scene *scene = works->scene;
  const AwfpUnit *unit = scene_unit (scene, OWN);
  const MuFix move = mu_awfp_reach (inside (scene), OWN);
  ck_assert_int_eq (unit->files, 4);
  ck_assert (scene_order (scene, OWN, MU_AWFP_ADVANCE));
  comes_to (scene, MU_AWFP_ASK_MOVE, OWN);
  ck_assert (scene_answer (scene, (MuChoice){ OWN, MU_AWFP_SQUEEZES, { 2, move } }));
  scene_end_turn_idly (scene);
  ck_assert_int_eq (unit->files, 2);
  ck_assert_int_eq (unit->stands, 8);
  ck_assert_int_eq (unit->state, MU_AWFP_STEADY);
  ck_assert_int_eq (unit->at.front.x, MU_PACES (560));
  ck_assert_int_eq (unit->at.front.y, MU_PACES (500) + move);
  end (works);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("awfp-works");
  tcase_add_test (tests, caltrops_are_laid);
  tcase_add_loop_test (tests, caltrops_have_an_end, 0, 3); /* not said, once, twice */
  tcase_add_test (tests, horse_lays_none);
  tcase_add_loop_test (tests, obstacles_are_defended, 0, 3); /* caltrops, a hedge, nothing */
  tcase_add_loop_test (tests, a_ford_is_found, 0, 2);
  tcase_add_test (tests, no_ford_on_dry_ground);
  tcase_add_test (tests, stands_drop_back_past_a_forest);
  return run_case ("awfp-works", tests);
}
