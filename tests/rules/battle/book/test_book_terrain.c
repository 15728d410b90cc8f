/* Ground in a battle: what it costs, hides and gives (wrg.move.difficult.*). */
#include <stdlib.h>

#include "rules/wrg/field/place.h"
#include "tests/rules/battle/begin.h"
#include "tests/rules/battle/ruling.h"

#define FOOT  "Reg C HI JLS Sh"
#define HORSE "Reg C HC JLS Sh"
#define BOWS  "Reg C MI B"

/* A body at 500, 300 with another so far ahead, upon that feature. */
static Scene *
scene_upon (const MuFeature *feature, ArmyRow a, ArmyRow b, int ahead)
{
  const MuBattlefield field = { .width = 1000, .depth = 800, .features = feature, .count = 1 };
  Scene *scene = parked (ROWS (a, HOLD (FOOT, 12, 2)), ROWS (b, HOLD (FOOT, 12, 2)));
  ck_assert_int_eq (mu_battlefield_check (&field, NULL), MU_BATTLEFIELD_OK);
  const size_t size = mu_terrain_size (&field);
  scene->battle->terrain = mu_terrain_build (malloc (size), size, &field, &mu_wrg_terrain_terms);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 2, 500, 300 + ahead);
  return scene;
}

/* A body at 500, 300 that goes for an enemy so far ahead, over ground of this
 * kind that lies from so far before it to so far. */
static Scene *
scene_on (MuFeatureKind kind, int from, int to, ArmyRow a, int ahead)
{
  const MuSpot spots[]
      = { { 300, 300 + from }, { 700, 300 + from }, { 700, 300 + to }, { 300, 300 + to } };
  const MuFeature feature = { .kind = kind, .spots = spots, .count = 4 };
  return scene_upon (&feature, a, (ArmyRow) HOLD (FOOT, 12, 2), ahead);
}

static void
close_on (Scene *scene)
{
  free ((void *) (uintptr_t) scene->battle->terrain);
  scene->battle->terrain = NULL;
  scene_close (scene);
}

/* wrg.move.difficult.infantry: foot count a wood twice; wrg.move.difficult.cavalry:
 * horse four times; wrg.move.difficult.vehicles: chariots stop at its edge;
 * wrg.disorder.cause.5: and all but light, light medium and light heavy foot are
 * disordered by it */
START_TEST (woods_slow)
{
  static const struct {
    ArmyRow row;
    int paces; /* of a normal move that has 20 open before the wood */
    bool disordered;
  } cases[] = {
    { ATTACK (FOOT, 12, 2), 40, true },
    { ATTACK ("Irr C LHI JLS Sh", 12, 2), 50, false },
    { ATTACK ("Irr C LMI JLS Sh", 12, 2), 50, false },
    { ATTACK (HORSE, 8, 2), 45, true },
  };
  Scene *scene = scene_on (MU_FEATURE_WOOD, 20, 200, cases[_i].row, 300);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  const MuEvent *moved = scene_find (scene, MU_EVENT_MOVED, 0);
  ck_assert_ptr_nonnull (moved);
  ck_assert_int_le (abs (moved->value[3] - MU_PACES (cases[_i].paces)), MU_PACES (5));
  ck_assert_int_eq (scene_find_rule (scene, MU_EVENT_DISORDERED, 0, MU_RULE_WRG_DISORDER_CAUSE_5)
                        != NULL,
                    cases[_i].disordered);
  close_on (scene);
}
END_TEST

/* wrg.move.difficult.cavalry: no charge through a wood, nor past what foot reach at
 * twice the distance (wrg.move.difficult.infantry); marsh is for foot only
 * (wrg.move.difficult.infantry-only) */
START_TEST (charges_over_ground)
{
  static const struct {
    ArmyRow row;
    MuFeatureKind kind;
    int ahead;
    bool charges;
  } cases[] = {
    { ATTACK (HORSE, 8, 2), MU_FEATURE_WOOD, 60, false },
    { ATTACK (HORSE, 8, 2), MU_FEATURE_GENTLE_HILL, 60, true },
    { ATTACK (FOOT, 12, 2), MU_FEATURE_STEEP_HILL, 45, true },
    { ATTACK (FOOT, 12, 2), MU_FEATURE_STEEP_HILL, 60, false },
    { ATTACK (HORSE, 8, 2), MU_FEATURE_MARSH, 60, false },
  };
  Scene *scene = scene_on (cases[_i].kind, 20, 200, cases[_i].row, cases[_i].ahead);
  scene_fight (scene, MU_PHASE_CHARGE_TESTS);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_CHARGE, 0), cases[_i].charges);
  close_on (scene);
}
END_TEST

/* wrg.visibility.woods: those inside are not seen from outside; a hill's far side
 * is not seen over it (wrg.visibility.line-of-sight) */
START_TEST (ground_hides)
{
  static const struct {
    MuFeatureKind kind;
    int ahead;
    bool seen;
  } cases[] = {
    { MU_FEATURE_WOOD, 100, false },
    { MU_FEATURE_WOOD, 300, false },
    { MU_FEATURE_STEEP_HILL, 300, false },
    { MU_FEATURE_SOFT_SAND, 300, true },
  };
  Scene *scene = scene_on (cases[_i].kind, 20, 200, (ArmyRow) HOLD (FOOT, 12, 2), cases[_i].ahead);
  ck_assert_int_eq (mu_wrg_sees (scene->battle, 0, 2), cases[_i].seen);
  const MuTerrain *terrain = scene->battle->terrain;
  scene->battle->terrain = NULL;
  ck_assert (mu_wrg_sees (scene->battle, 0, 2));
  scene->battle->terrain = terrain;
  close_on (scene);
}
END_TEST

/* wrg.melee.tactical.uphill, wrg.melee.tactical.obstacle-infantry: who stands higher, and who
 * stands on the obstacle that the other defends */
START_TEST (higher_and_across)
{
  Scene *scene = scene_on (MU_FEATURE_GENTLE_HILL, 5, 200, (ArmyRow) HOLD (FOOT, 12, 2), 30);
  const Body *low = scene_body (scene, 0);
  Body *high = scene_body (scene, 2);
  ck_assert (mu_wrg_is_uphill_of (scene->battle, high, low));
  ck_assert (!mu_wrg_is_uphill_of (scene->battle, low, high));
  ck_assert (!mu_wrg_fights_across_obstacle (scene->battle, low, high));
  close_on (scene);
  scene = scene_on (MU_FEATURE_WOOD, 5, 200, (ArmyRow) HOLD (FOOT, 12, 2), 30);
  ck_assert (mu_wrg_is_in_cover (scene->battle, scene_body (scene, 2)));
  ck_assert (!mu_wrg_is_in_cover (scene->battle, scene_body (scene, 0)));
  close_on (scene);
}
END_TEST

/* wrg.melee.tactical.obstacle-infantry, wrg.melee.tactical.obstacle-mounted: who stands
 * upon a hedge or wall fights across it, at a loss, and the other does not */
START_TEST (across_an_obstacle)
{
  static const struct {
    MuFeatureKind kind;
    ArmyRow row;
    MuRule rule;
    int amount;
  } cases[] = {
    { MU_FEATURE_HEDGE, HOLD (FOOT, 12, 2), MU_RULE_WRG_MELEE_TACTICAL_OBSTACLE_INFANTRY, -1 },
    { MU_FEATURE_WALL, HOLD (FOOT, 12, 2), MU_RULE_WRG_MELEE_TACTICAL_OBSTACLE_INFANTRY, -1 },
    { MU_FEATURE_HEDGE, HOLD (HORSE, 8, 2), MU_RULE_WRG_MELEE_TACTICAL_OBSTACLE_MOUNTED, -2 },
  };
  const MuSpot spots[] = { { 300, 290 }, { 700, 290 } };
  const MuFeature line = { .kind = cases[_i].kind, .spots = spots, .count = 2 };
  Scene *scene = scene_upon (&line, cases[_i].row, (ArmyRow) HOLD (FOOT, 12, 2), 0);
  const Body *across = scene_body (scene, 0);
  const Body *behind = scene_body (scene, 2);
  ck_assert (mu_wrg_fights_across_obstacle (scene->battle, across, behind));
  ck_assert (!mu_wrg_fights_across_obstacle (scene->battle, behind, across));
  scene_skip_to (scene, MU_PHASE_MELEE);
  scene_fight (scene, MU_PHASE_MELEE);
  const MuEvent *blows = scene_find (scene, MU_EVENT_MELEE, 0);
  const MuEvent *answer = scene_find (scene, MU_EVENT_MELEE, 2);
  ck_assert_ptr_nonnull (blows);
  ck_assert_ptr_nonnull (answer);
  ck_assert_int_eq (scene_factor (scene, blows, cases[_i].rule), cases[_i].amount);
  ck_assert (!scene_has_factor (scene, answer, MU_RULE_WRG_MELEE_TACTICAL_OBSTACLE_INFANTRY));
  close_on (scene);
}
END_TEST

/* wrg.melee.tactical.uphill: a line of the sum for who stands higher */
START_TEST (blows_from_above)
{
  Scene *scene = scene_on (MU_FEATURE_GENTLE_HILL, 0, 200, (ArmyRow) HOLD (FOOT, 12, 2), 0);
  scene_skip_to (scene, MU_PHASE_MELEE);
  scene_fight (scene, MU_PHASE_MELEE);
  const MuEvent *below = scene_find (scene, MU_EVENT_MELEE, 0);
  const MuEvent *above = scene_find (scene, MU_EVENT_MELEE, 2);
  ck_assert_ptr_nonnull (below);
  ck_assert_ptr_nonnull (above);
  ck_assert_int_eq (scene_factor (scene, above, MU_RULE_WRG_MELEE_TACTICAL_UPHILL), 1);
  ck_assert (!scene_has_factor (scene, below, MU_RULE_WRG_MELEE_TACTICAL_UPHILL));
  close_on (scene);
}
END_TEST

/* wrg.visibility.woods: nobody shoots into a wood at whom he does not see, until shooting
 * has betrayed them, which surprises (wrg.reaction.occasion.6);
 * wrg.shoot.tactical.cover: then they have its cover */
START_TEST (shots_at_cover)
{
  const MuSpot spots[] = { { 300, 340 }, { 700, 340 }, { 700, 500 }, { 300, 500 } };
  const MuFeature wood = { .kind = MU_FEATURE_WOOD, .spots = spots, .count = 4 };
  Scene *scene = scene_upon (&wood, (ArmyRow) HOLD (BOWS, 12, 2), (ArmyRow) HOLD (BOWS, 12, 2), 45);
  scene_body (scene, 0)->tested = scene_body (scene, 0)->danger_done = true;
  scene_fight (scene, MU_PHASE_SHOOTING);
  ck_assert_no_event (scene, MU_EVENT_SHOT, 0);
  const MuEvent *from_wood = scene_find (scene, MU_EVENT_SHOT, 2);
  ck_assert_ptr_nonnull (from_wood);
  ck_assert (!scene_has_factor (scene, from_wood, MU_RULE_WRG_SHOOT_TACTICAL_COVER));
  ck_assert (scene_body (scene, 0)->period.surprised);
  scene_mark (scene);
  scene_skip_to (scene, MU_PHASE_SHOOTING);
  give_result (scene, 0, MU_RESULT_OBEY, 0);
  scene_body (scene, 0)->motion = MOTION_STILL;
  scene_fight (scene, MU_PHASE_SHOOTING);
  const MuEvent *at_wood = scene_find (scene, MU_EVENT_SHOT, 0);
  ck_assert_ptr_nonnull (at_wood);
  ck_assert (scene_has_factor (scene, at_wood, MU_RULE_WRG_SHOOT_TACTICAL_COVER));
  close_on (scene);
}
END_TEST

/* Who shoots from 500, 300 and whom he shoots at, so far ahead; a hill lies under one of
 * them, or nowhere near. */
static Scene *
scene_with_hill (int hill_at, ArmyRow a, int ahead)
{
  const int from = 300 + hill_at - 60, to = 300 + hill_at + 40;
  const MuSpot spots[] = { { 440, from }, { 560, from }, { 560, to }, { 440, to } };
  const MuFeature hill = { .kind = MU_FEATURE_GENTLE_HILL, .spots = spots, .count = 4 };
  Scene *scene = scene_upon (&hill, a, (ArmyRow) HOLD (FOOT, 12, 2), ahead);
  for (int i = 0; i < scene->battle->count; i++)
    scene_body (scene, i)->tested = scene_body (scene, i)->danger_done = true;
  return scene;
}

#define FAR_OFF 400

/* wrg.shoot.range.height: bows reach 20 paces further down a slope and 20 less up it;
 * wrg.shoot.tactical.over-half: half of that */
START_TEST (range_on_slopes)
{
  static const struct {
    int hill_at;
    int ahead;
    bool shoots, far;
  } cases[] = {
    { FAR_OFF, 239, true, true }, { FAR_OFF, 245, false, false }, { 0, 245, true, true },
    { 0, 265, false, false },     { 235, 235, false, false },     { 215, 215, true, true },
    { FAR_OFF, 125, true, true }, { 0, 125, true, false },        { 115, 115, true, true },
  };
  Scene *scene = scene_with_hill (cases[_i].hill_at, (ArmyRow) HOLD (BOWS, 6, 1), cases[_i].ahead);
  scene_fight (scene, MU_PHASE_SHOOTING);
  const MuEvent *shot = scene_find (scene, MU_EVENT_SHOT, 0);
  ck_assert_int_eq (shot != NULL, cases[_i].shoots);
  if (shot)
    ck_assert_int_eq (scene_has_factor (scene, shot, MU_RULE_WRG_SHOOT_TACTICAL_OVER_HALF),
                      cases[_i].far);
  close_on (scene);
}
END_TEST

/* wrg.shoot.overhead.height: friends between are shot over from above;
 * wrg.shoot.overhead.penalised: at a loss where they are near to either */
START_TEST (over_friends_down_a_slope)
{
  static const struct {
    int hill_at;
    int friend_at;
    bool shoots, penalised;
  } cases[] = {
    { FAR_OFF, 380, false, false },
    { 0, 400, true, false },
    { 0, 465, true, true },
    { 180, 400, true, true },
  };
  Scene *scene = scene_with_hill (cases[_i].hill_at, (ArmyRow) HOLD (BOWS, 6, 1), 180);
  scene_put (scene, 1, 500, cases[_i].friend_at);
  scene_fight (scene, MU_PHASE_SHOOTING);
  const MuEvent *shot = scene_find (scene, MU_EVENT_SHOT, 0);
  ck_assert_int_eq (shot != NULL, cases[_i].shoots);
  if (shot)
    ck_assert_int_eq (scene_has_factor (scene, shot, MU_RULE_WRG_SHOOT_TACTICAL_OVERHEAD),
                      cases[_i].penalised);
  close_on (scene);
}
END_TEST

/* wrg.shoot.overhead.height: all ranks shoot down a slope with whatever they have */
START_TEST (ranks_behind_on_a_slope)
{
  static const struct {
    int hill_at;
    int figures;
  } cases[] = { { FAR_OFF, 3 }, { 0, 6 } };
  Scene *scene = scene_with_hill (cases[_i].hill_at, (ArmyRow) HOLD ("Irr C LI S", 6, 2), 70);
  scene_fight (scene, MU_PHASE_SHOOTING);
  const MuEvent *shot = scene_find (scene, MU_EVENT_SHOT, 0);
  ck_assert_ptr_nonnull (shot);
  ck_assert_int_eq (shot->value[0], cases[_i].figures);
  close_on (scene);
}
END_TEST

/* wrg.disorder.cause.7: back into difficult ground, or no way back at all */
START_TEST (recoils_into_bad_ground)
{
  static const struct {
    MuFeatureKind kind;
    int edge; /* behind its front */
    ArmyRow row;
    bool moves, disordered;
  } cases[] = {
    { MU_FEATURE_BOG, -2, HOLD (FOOT, 12, 2), true, true },
    { MU_FEATURE_GENTLE_HILL, -2, HOLD (FOOT, 12, 2), true, false },
    { MU_FEATURE_MARSH, -2, HOLD (FOOT, 12, 2), true, true },
    { MU_FEATURE_MARSH, -35, HOLD (HORSE, 8, 2), false, true },
  };
  Scene *scene = scene_on (cases[_i].kind, -200, cases[_i].edge, cases[_i].row, 200);
  scene_body (scene, 0)->recoil_due = true;
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_int_eq (scene_body (scene, 0)->disordered, cases[_i].disordered);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_MOVED, 0) > 0, cases[_i].moves);
  close_on (scene);
}
END_TEST

/* wrg.move.rally.back, wrg.after.break-off: what lies behind a body slows it as it goes
 * back (wrg.move.difficult.infantry), what lies before it does not */
START_TEST (going_back_over_ground)
{
  static const struct {
    MuFeatureKind kind;
    int from, to;
    int paces;
    bool disordered;
  } cases[] = {
    { MU_FEATURE_WOOD, 5, 200, 60, false },
    { MU_FEATURE_WOOD, -300, -60, 55, true },
    { MU_FEATURE_MARSH, 2, 200, 60, false },
    { MU_FEATURE_GENTLE_HILL, -300, -60, 60, false },
  };
  static const MuRule rules[] = { MU_RULE_WRG_MOVE_RALLY_BACK, MU_RULE_WRG_AFTER_BREAK_OFF };
  for (int how = 0; how < 2; how++) {
    Scene *scene = scene_on (cases[_i].kind, cases[_i].from, cases[_i].to,
                             (ArmyRow) HOLD (FOOT, 12, 1), 300);
    Body *body = scene_body (scene, 0);
    body->rally_due = how == 0 ? RALLY_BACK : RALLY_NONE;
    body->break_off_due = how == 1;
    scene_fight (scene, MU_PHASE_COMPULSORY);
    const MuEvent *moved = scene_find_rule (scene, MU_EVENT_MOVED, 0, rules[how]);
    ck_assert_ptr_nonnull (moved);
    ck_assert_int_le (abs (moved->value[3] - MU_PACES (cases[_i].paces)), MU_PACES (3));
    ck_assert_int_eq (scene_find_rule (scene, MU_EVENT_DISORDERED, 0, MU_RULE_WRG_DISORDER_CAUSE_5)
                          != NULL,
                      cases[_i].disordered);
    close_on (scene);
  }
}
END_TEST

/* A field of another size, and chariots set down in a marsh. */
START_TEST (set_ups_on_bad_ground)
{
  const MuSpot spots[] = { { 150, 50 }, { 850, 50 }, { 850, 300 }, { 150, 300 } };
  const MuFeature feature = { .kind = MU_FEATURE_MARSH, .spots = spots, .count = 4 };
  MuBattlefield field = { .width = 1000, .depth = 800, .features = &feature, .count = 1 };
  Scene *scene = parked (ROWS (HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2)),
                         ROWS (HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2)));
  const size_t size = mu_terrain_size (&field);
  void *ground = malloc (size);
  void *block = malloc (wrg_size (&scene->setup));
  MuBattle *battle;
  int at;
  scene->setup.terrain = mu_terrain_build (ground, size, &field, &mu_wrg_terrain_terms);
  ck_assert_int_eq (wrg_begin (block, wrg_size (&scene->setup), &scene->setup, &scene->dice, NULL,
                               NULL, &battle, &at),
                    MU_WRG_SETUP_OK);
  scene->army[MU_SIDE_A].unit[0].troop.type = MU_TROOP_HC;
  ck_assert_int_eq (wrg_begin (block, wrg_size (&scene->setup), &scene->setup, &scene->dice, NULL,
                               NULL, &battle, &at),
                    MU_WRG_SETUP_BAD_GROUND);
  ck_assert_int_eq (at, 0);
  scene->setup.table_width = 900;
  ck_assert_int_eq (wrg_begin (block, wrg_size (&scene->setup), &scene->setup, &scene->dice, NULL,
                               NULL, &battle, &at),
                    MU_WRG_SETUP_BAD_FIELD);
  free (block);
  free (ground);
  scene_close (scene);
}
END_TEST

/* wrg.deploy.area, wrg.move.difficult.linear: a hedge bars nobody from standing before it, on it
 * or behind it; a river all but who stand clear of it. The battle begins with whom the
 * verdict upon the place lets stand. */
START_TEST (set_ups_behind_obstacles)
{
  const MuFeatureKind kind = _i % 2 ? MU_FEATURE_RIVER : MU_FEATURE_HEDGE;
  const MuSpot spots[] = { { 0, 200 }, { 1000, 200 } };
  const MuFeature feature = { .kind = kind, .spots = spots, .count = 2, .width = 4 };
  const MuBattlefield field = { .width = 1000, .depth = 800, .features = &feature, .count = 1 };
  Scene *scene = parked (ROWS (HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2)),
                         ROWS (HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2)));
  const size_t size = mu_terrain_size (&field);
  MuTerrain *grid = mu_terrain_build (malloc (size), size, &field, &mu_wrg_terrain_terms);
  const MuWrgTable table = { .width = 1000, .depth = 800, .terrain = grid };
  MuWrgSetupUnit *unit = &scene->army[MU_SIDE_A].unit[0];
  MuRect ground = body_at (scene->battle, 0)->ground;
  const MuWrgWalker walker = mu_wrg_walker (&unit->troop, &unit->crew);
  scene->setup.terrain = grid;
  unit[0].placed = unit[1].placed = true;
  unit[1].x = 800;
  unit[1].y = 100;
  unit->x = 500;
  unit->y = 150 + 5 * (_i / 2);
  ground.front = (MuPoint){ PACES (unit->x), PACES (unit->y) };
  const MuWrgStand stand = mu_wrg_place_body (&table, MU_SIDE_A, &walker, &ground, NULL, 0);
  if (kind == MU_FEATURE_HEDGE)
    ck_assert_int_eq (stand.standing, MU_WRG_STANDS);
  const MuWrgSetupAnswer answer
      = stand.standing == MU_WRG_STANDS ? MU_WRG_SETUP_OK : MU_WRG_SETUP_BAD_GROUND;
  ck_assert_int_eq (scene_answer (&scene->setup, NULL), answer);
  free (grid);
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("terrain");
  tcase_add_loop_test (tests, woods_slow, 0, 4);
  tcase_add_loop_test (tests, charges_over_ground, 0, 5);
  tcase_add_loop_test (tests, ground_hides, 0, 4);
  tcase_add_test (tests, higher_and_across);
  tcase_add_loop_test (tests, across_an_obstacle, 0, 3);
  tcase_add_test (tests, blows_from_above);
  tcase_add_test (tests, shots_at_cover);
  tcase_add_loop_test (tests, range_on_slopes, 0, 9);
  tcase_add_loop_test (tests, over_friends_down_a_slope, 0, 4);
  tcase_add_loop_test (tests, ranks_behind_on_a_slope, 0, 2);
  tcase_add_loop_test (tests, recoils_into_bad_ground, 0, 4);
  tcase_add_loop_test (tests, going_back_over_ground, 0, 4);
  tcase_add_test (tests, set_ups_on_bad_ground);
  tcase_add_loop_test (tests, set_ups_behind_obstacles, 0, 2 * 26);
  return run_case ("terrain", tests);
}
