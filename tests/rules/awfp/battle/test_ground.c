/* Fast Play: ground that gives cover or lets nobody over, in a battle. */
#include <stdlib.h>

#include "tests/rules/awfp/battle/scene.h"

/* Bodies: A's unit and general, B's unit and general; the generals far away. */
enum { OWN, OWN_GENERAL, ENEMY, ENEMY_GENERAL };

#define GENERAL "1 G Trained Elite HC lance Sh"
#define LEGION  "4 Trained Warrior HI close pilum Sh"
#define BOWMEN  "4 Irregular Warrior LAI close bow"
#define LANCES  "2 Trained Warrior HC lance Sh"

static void *block; /* the grid of the scene */

/* Own troops at 600,500, the enemy ahead of them at 600,600, and one feature on the table. */
static Scene *
scene_on (const char *own, const char *enemy, const MuFeature *feature)
{
  const char *const a[] = { own, GENERAL, NULL }, *const b[] = { enemy, GENERAL, NULL };
  const MuBattlefield field = { 1219, 1219, feature, 1 };
  const MuTerrainTerms terms = { 5, 20 };
  const size_t size = mu_terrain_size (&field);
  Scene *scene = scene_new (a, b);
  block = malloc (size);
  scene->setup.board.terrain = mu_terrain_build (block, size, &field, &terms);
  scene_begin (scene, 7);
  scene_put (scene, OWN_GENERAL, 100, 60, 0);
  scene_put (scene, ENEMY_GENERAL, 1100, 1160, 2);
  scene_put (scene, OWN, 600, 500, 0);
  scene_put (scene, ENEMY, 600, 600, 2);
  scene_end_turn_idly (scene);
  return scene;
}

static void
leave (Scene *scene)
{
  scene_free (scene);
  free (block);
}

static AwfpBattle *
battle_of (Scene *scene)
{
  return (AwfpBattle *) (void *) scene->battle;
}

static MuFeature
area (MuFeatureKind kind, MuSpot spots[4], int left, int low, int right, int high)
{
  spots[0] = (MuSpot){ left, low };
  spots[1] = (MuSpot){ right, low };
  spots[2] = (MuSpot){ right, high };
  spots[3] = (MuSpot){ left, high };
  return (MuFeature){ .kind = kind, .spots = spots, .count = 4 };
}

/* awfp.terrain.non-delaying, awfp.terrain.steep-overlay */
START_TEST (light_woods_are_open_ground)
{
  const MuTerrainMask light = MU_LIES (MU_FEATURE_LIGHT_WOOD);
  ck_assert_int_eq (mu_awfp_ground_kind (light), MU_AWFP_OPEN);
  ck_assert_int_eq (mu_awfp_ground_kind (light | MU_LIES_GENTLE_HILL), MU_AWFP_OPEN);
  ck_assert_int_eq (mu_awfp_ground_kind (light | MU_LIES_STEEP_HILL), MU_AWFP_LIGHT);
  ck_assert_int_eq (mu_awfp_ground_kind (light | MU_LIES (MU_FEATURE_WOOD)), MU_AWFP_DENSE);
}
END_TEST

/* Lines of that rule in volleys at the enemy. */
static int
lines_of (const Scene *scene, const char *rule)
{
  int lines = 0;
  for (int i = 0; i < scene->events; i++)
    lines += scene->event[i].kind == MU_EVENT_FACTOR && scene->event[i].body == OWN
             && scene->event[i].rule == mu_rule_from_id (rule);
  return lines;
}

/* awfp.terrain.light-cover, awfp.def.cover: all of it among the trees, in a volley; the trees
 * before it hide nobody. */
static const struct {
  MuFeatureKind kind;
  int low;
  bool cover;
} covers[] = {
  { MU_FEATURE_LIGHT_WOOD, 590, true },
  { MU_FEATURE_LIGHT_WOOD, 560, true }, /* and before it */
  { MU_FEATURE_LIGHT_WOOD, 620, false } /* its front stands out */,
  { MU_FEATURE_MARSH, 590, false },
};

START_TEST (light_woods_cover)
{
  MuSpot spots[4];
  const MuFeature trees = area (covers[_i].kind, spots, 400, covers[_i].low, 800, 800);
  Scene *scene = scene_on (BOWMEN, LEGION, &trees);
  ck_assert_int_eq (mu_awfp_in_cover (battle_of (scene), ENEMY), covers[_i].cover);
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_SHOT, OWN));
  ck_assert (scene_answer (scene, (MuChoice){ ENEMY, MU_NO_BODY, { 0, 0 } }));
  scene_end_turn_idly (scene);
  ck_assert_int_eq (lines_of (scene, "awfp.missile.table/cover"), covers[_i].cover);
  leave (scene);
}
END_TEST

/* awfp.terrain.non-delaying, awfp.orders.fanatic.cavalry-dense: foot and horse charge into a light
 * wood as over open ground. */
START_TEST (light_woods_slow_nobody)
{
  const char *const own[] = { LEGION, LANCES };
  MuSpot spots[4];
  const MuFeature trees = area (MU_FEATURE_LIGHT_WOOD, spots, 400, 510, 800, 800);
  Scene *scene = scene_on (own[_i], LEGION, &trees);
  const AwfpBattle *battle = battle_of (scene);
  const MuFix move = mu_awfp_reach (battle, OWN);
  bool disorders, clear;
  const MuFix gone
      = mu_awfp_going_over (battle, OWN, &scene_unit (scene, OWN)->at, move, &disorders, &clear);
  ck_assert_int_eq (gone, move);
  ck_assert (!disorders && clear);
  ck_assert_uint_eq (mu_awfp_ground_barred (battle, OWN, true) & MU_LIES (MU_FEATURE_LIGHT_WOOD),
                     0);
  scene_put (scene, ENEMY, 600, 530, 2);
  ck_assert (mu_awfp_can_charge (battle, OWN, ENEMY));
  leave (scene);
}
END_TEST

static const MuFeatureKind waters[] = { MU_FEATURE_POND, MU_FEATURE_LAKE };

/* awfp.terrain.pond, awfp.terrain.lake: who stands beyond is seen, and neither charged nor come
 * upon. */
START_TEST (waters_are_between)
{
  MuSpot spots[4];
  const MuFeature water = area (waters[_i], spots, 300, 520, 900, 560);
  Scene *scene = scene_on (LANCES, LEGION, &water);
  const AwfpBattle *battle = battle_of (scene);
  const MuRect *from = &scene_unit (scene, OWN)->at;
  bool disorders, clear;
  int16_t met;
  ck_assert (mu_awfp_visible (battle, OWN, ENEMY));
  ck_assert (mu_awfp_apart (battle, OWN, ENEMY) < mu_awfp_reach (battle, OWN));
  ck_assert (!mu_awfp_can_charge (battle, OWN, ENEMY));
  ck_assert_int_eq (mu_awfp_path (battle, OWN, from, MU_PACES (200), &met), MU_PACES (20));
  ck_assert_int_eq (met, MU_NO_BODY);
  ck_assert_int_eq (mu_awfp_going_over (battle, OWN, from, MU_PACES (200), &disorders, &clear),
                    MU_PACES (20));
  ck_assert (!disorders);
  leave (scene);
}
END_TEST

/* awfp.terrain.pond, awfp.terrain.lake, awfp.terrain.river-crossing: who flees stops at the bank,
 * as at a river's; who stands in water comes out of it. */
static const struct {
  MuFeatureKind kind;
  int high; /* of the water */
  int from; /* where the front stands */
  bool in;
} flights[] = {
  { MU_FEATURE_POND, 400, 500, false },
  { MU_FEATURE_LAKE, 300, 500, false },
  { MU_FEATURE_RIVER, 400, 500, false },
  { MU_FEATURE_POND, 400, 405, true },
};

START_TEST (a_flight_ends_at_the_bank)
{
  MuSpot spots[4];
  const int high = flights[_i].high;
  MuFeature water = area (flights[_i].kind, spots, 300, high - 40, 900, high);
  if (mu_feature_form (water.kind) == MU_FEATURE_LINE) {
    spots[0].y = spots[1].y = high - 20;
    water.count = 2;
    water.width = 40;
  }
  Scene *scene = scene_on (LEGION, LEGION, &water);
  AwfpUnit *own = scene_unit (scene, OWN);
  own->at.front.y = MU_PACES (flights[_i].from);
  const MuFix whole = MU_PACES (300), bank = MU_PACES (flights[_i].from - high);
  const MuFix most = flights[_i].in ? whole + own->at.depth : bank;
  mu_awfp_flee (battle_of (scene), OWN, ENEMY, whole, MU_RULE_AWFP_RETREAT_TURN);
  const MuFix gone = MU_PACES (flights[_i].from) - own->at.front.y;
  ck_assert_int_eq (own->fate, MU_FATE_ON_TABLE);
  ck_assert_int_le (gone, most);
  ck_assert_int_gt (gone, most - MU_PACES (MU_TERRAIN_CELL));
  leave (scene);
}
END_TEST

/* awfp.terrain.pond, awfp.terrain.lake: nobody begins in them. */
START_TEST (nobody_is_drawn_up_in_water)
{
  MuSpot spots[4];
  const MuFeature lake = area (waters[_i], spots, 300, 0, 500, 1219);
  Scene *scene = scene_on (LEGION, LEGION, &lake);
  int body = MU_NO_BODY;
  scene->unit[MU_SIDE_A][0].placed = true;
  scene->unit[MU_SIDE_A][0].at = (MuSpot){ 700, 90 };
  ck_assert (scene_can_begin (scene, 7, &body));
  scene->unit[MU_SIDE_A][0].at.x = 400;
  ck_assert (!scene_can_begin (scene, 7, &body));
  ck_assert_int_eq (body, OWN);
  leave (scene);
}
END_TEST

/* Whoever looks a hair's breadth aside goes as far as who does not: to where it is told or to the
 * edge, and not a pace less. */
START_TEST (an_edge_stops_who_comes_to_it)
{
  MuSpot spots[4];
  const MuFeature lake = area (MU_FEATURE_LAKE, spots, 1100, 0, 1219, 20);
  Scene *scene = scene_on (LEGION, LEGION, &lake);
  const AwfpBattle *battle = battle_of (scene);
  const MuFix most = MU_PACES (300);
  scene_put (scene, ENEMY, 200, 1160, 2);
  scene_put (scene, OWN_GENERAL, 200, 1000, 0);
  MuRect at = battle->unit[OWN].at;
  at.front = (MuPoint){ MU_PACES (_i ? 1000 : 350), MU_PACES (_i ? 700 : 200) };
  for (int facing = 0; facing <= UINT16_MAX; facing++) {
    at.facing = (MuAngle) facing;
    const MuFix gone = mu_awfp_path (battle, OWN, &at, most, NULL);
    const MuRect there = mu_rect_ahead (&at, gone - MU_PACES (1));
    const MuRect beyond = mu_rect_ahead (&at, gone + MU_PACES (1));
    ck_assert (gone <= most && !mu_rect_outside (&there, battle->width, battle->depth));
    ck_assert (gone == most || mu_rect_outside (&beyond, battle->width, battle->depth));
  }
  leave (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("awfp-ground");
  tcase_add_test (tests, light_woods_are_open_ground);
  tcase_add_loop_test (tests, light_woods_cover, 0, COUNT (covers));
  tcase_add_loop_test (tests, light_woods_slow_nobody, 0, 2);
  tcase_add_loop_test (tests, waters_are_between, 0, COUNT (waters));
  tcase_add_loop_test (tests, a_flight_ends_at_the_bank, 0, COUNT (flights));
  tcase_add_loop_test (tests, nobody_is_drawn_up_in_water, 0, COUNT (waters));
  tcase_add_loop_test (tests, an_edge_stops_who_comes_to_it, 0, 2);
  return run_case ("awfp-ground", tests);
}
