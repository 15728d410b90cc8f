/* Ground in the reaction test: woods and buildings by whose they are, who stands
 * higher, what a flank leans on (wrg.reaction.deduct1.*, wrg.reaction.either2.cover). */
#include <stdlib.h>

#include "tests/rules/battle/ruling.h"

#define FOOT   "Reg C HI JLS Sh"
#define TESTER 0
#define FRIEND 1
#define ENEMY  2
#define AT_END MU_OCCASION_FRIENDS_ROUT

/* One feature, from side to side and from depth to depth; the tester stands at 500, 300, the
 * others far off. */
static Scene *
with_ground (MuFeatureKind kind, int left, int right, int from, int to)
{
  const MuSpot area[] = { { left, from }, { right, from }, { right, to }, { left, to } };
  const MuSpot line[] = { { left, from }, { right, to } };
  const bool wall = kind == MU_FEATURE_FORT_WALL;
  const MuFeature feature = { .kind = kind, .spots = wall ? line : area, .count = wall ? 2 : 4 };
  const MuBattlefield field = { .width = 1000, .depth = 800, .features = &feature, .count = 1 };
  Scene *scene = parked (ROWS (HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2)),
                         ROWS (HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2)));
  ck_assert_int_eq (mu_battlefield_check (&field, NULL), MU_BATTLEFIELD_OK);
  const size_t size = mu_terrain_size (&field);
  scene->battle->terrain = mu_terrain_build (malloc (size), size, &field, &mu_wrg_terrain_terms);
  scene_put (scene, TESTER, 500, 300);
  return scene;
}

static void
close_on (Scene *scene)
{
  free ((void *) (uintptr_t) scene->battle->terrain);
  scene->battle->terrain = NULL;
  scene_close (scene);
}

static int
factor_at_end (Scene *scene, MuRule rule)
{
  mu_wrg_note_covers (scene->battle);
  const MuEvent *test = put_to_test (scene, TESTER, AT_END);
  ck_assert_ptr_nonnull (test);
  return scene_factor (scene, test, rule);
}

/* wrg.reaction.deduct1.unfriendly-cover: within 100 paces of a wood or of buildings of which
 * nothing is known (wrg.reaction.cover.unfriendly); a hill is no cover */
START_TEST (unknown_cover_near)
{
  static const struct {
    MuFeatureKind kind;
    int from; /* depth of its near edge; the tester's front is at 300 */
    int amount;
  } cases[] = {
    { MU_FEATURE_WOOD, 390, -1 },       { MU_FEATURE_WOOD, 410, 0 },
    { MU_FEATURE_HAMLET, 390, -1 },     { MU_FEATURE_HAMLET, 410, 0 },
    { MU_FEATURE_GENTLE_HILL, 390, 0 },
  };
  Scene *scene = with_ground (cases[_i].kind, 400, 600, cases[_i].from, 600);
  ck_assert_int_eq (factor_at_end (scene, REACTION (DEDUCT1_UNFRIENDLY_COVER)), cases[_i].amount);
  close_on (scene);
}
END_TEST

/* wrg.reaction.cover.friendly: friends are in it, or have gone through it;
 * wrg.reaction.cover.unfriendly: until enemy is seen to hold it alone */
START_TEST (whose_cover_it_is)
{
  Scene *scene = with_ground (MU_FEATURE_WOOD, 400, 600, 380, 480);
  ck_assert_int_eq (factor_at_end (scene, REACTION (DEDUCT1_UNFRIENDLY_COVER)), -1);
  scene_put (scene, FRIEND, 450, 430);
  ck_assert_int_eq (factor_at_end (scene, REACTION (DEDUCT1_UNFRIENDLY_COVER)), 0);
  scene_put (scene, ENEMY, 550, 460); /* disputed */
  ck_assert_int_eq (factor_at_end (scene, REACTION (DEDUCT1_UNFRIENDLY_COVER)), 0);
  scene_put (scene, ENEMY, 150, 760);
  scene_put (scene, FRIEND, 240, 40); /* gone through it and away */
  ck_assert_int_eq (factor_at_end (scene, REACTION (DEDUCT1_UNFRIENDLY_COVER)), 0);
  scene_put (scene, ENEMY, 500, 375); /* whom the tester sees at its edge */
  ck_assert_int_eq (factor_at_end (scene, REACTION (DEDUCT1_UNFRIENDLY_COVER)), -1);
  close_on (scene);
}
END_TEST

/* To the other side it is what it knows of it. */
START_TEST (each_side_for_itself)
{
  Scene *scene = with_ground (MU_FEATURE_WOOD, 400, 600, 380, 480);
  scene_put (scene, FRIEND, 450, 430);
  scene_put (scene, ENEMY, 500, 500);
  mu_wrg_note_covers (scene->battle);
  ck_assert (!mu_wrg_is_near_unfriendly_cover (scene->battle, scene_body (scene, TESTER)));
  ck_assert (mu_wrg_is_near_unfriendly_cover (scene->battle, scene_body (scene, ENEMY)));
  close_on (scene);
}
END_TEST

/* wrg.reaction.deduct1.uphill-enemy: above the whole of the testers, not where one end of
 * theirs is on the hill too; wrg.reaction.either2.cover: above all enemy near */
START_TEST (higher_and_lower)
{
  Scene *scene = with_ground (MU_FEATURE_GENTLE_HILL, 440, 560, 320, 520);
  scene_put (scene, ENEMY, 500, 380);
  ck_assert_int_eq (factor_at_end (scene, REACTION (DEDUCT1_UPHILL_ENEMY)), -1);
  ck_assert_int_eq (factor_at_end (scene, REACTION (EITHER2_COVER)), 0);
  scene_put (scene, TESTER, 500, 400);
  scene_put (scene, ENEMY, 500, 540);
  ck_assert_int_eq (factor_at_end (scene, REACTION (DEDUCT1_UPHILL_ENEMY)), 0);
  ck_assert_int_eq (abs (factor_at_end (scene, REACTION (EITHER2_COVER))), 2);
  scene_put (scene, FOE (scene, 1), 500, 465); /* on the hill as well */
  ck_assert_int_eq (factor_at_end (scene, REACTION (EITHER2_COVER)), 0);
  close_on (scene);
  scene = with_ground (MU_FEATURE_GENTLE_HILL, 500, 700, 280, 520);
  scene_put (scene, TESTER, 515, 400); /* one end of its front 33 paces up the slope */
  scene_put (scene, ENEMY, 525, 440);
  ck_assert (
      mu_wrg_is_uphill_of (scene->battle, scene_body (scene, ENEMY), scene_body (scene, TESTER)));
  ck_assert_int_eq (factor_at_end (scene, REACTION (DEDUCT1_UPHILL_ENEMY)), 0);
  close_on (scene);
}
END_TEST

/* wrg.reaction.either2.cover: in square, wherever it stands */
START_TEST (in_square)
{
  Scene *scene = with_ground (MU_FEATURE_SOFT_SAND, 400, 600, 600, 700);
  ck_assert_int_eq (factor_at_end (scene, REACTION (EITHER2_COVER)), 0);
  Body *self = scene_body (scene, TESTER);
  self->formation = MU_FORMATION_SQUARE;
  self->files = 3;
  mu_wrg_fill_ground (self);
  mu_wrg_note_ground (scene->battle, TESTER);
  ck_assert_int_eq (abs (factor_at_end (scene, REACTION (EITHER2_COVER))), 2);
  close_on (scene);
}
END_TEST

/* wrg.reaction.secure-flank: friendly cover within 5 paces of it, or something impassable;
 * enemy stands within his charge of either flank */
START_TEST (what_a_flank_leans_on)
{
  static const struct {
    MuFeatureKind kind;
    bool friends_were_there;
    int flanks;
  } cases[] = {
    { MU_FEATURE_SOFT_SAND, false, 0 }, { MU_FEATURE_WOOD, false, 0 },
    { MU_FEATURE_WOOD, true, 1 },       { MU_FEATURE_FORT_WALL, false, 1 },
    { MU_FEATURE_POND, false, 1 },      { MU_FEATURE_LIGHT_WOOD, false, 0 },
    { MU_FEATURE_LIGHT_WOOD, true, 1 },
  };
  /* 12 figures of 6 paces in two ranks: its right ends at 518 */
  const bool wall = cases[_i].kind == MU_FEATURE_FORT_WALL;
  Scene *scene = wall ? with_ground (MU_FEATURE_FORT_WALL, 525, 525, 200, 420)
                      : with_ground (cases[_i].kind, 520, 560, 240, 420);
  scene_put (scene, ENEMY, 400, 310);
  scene_put (scene, FOE (scene, 1), 600, 310);
  if (cases[_i].friends_were_there) {
    scene_put (scene, FRIEND, 540, 330);
    mu_wrg_note_covers (scene->battle);
    scene_put (scene, FRIEND, 240, 40);
  }
  ck_assert_int_eq (abs (factor_at_end (scene, REACTION (EITHER1_SECURE_FLANK))), cases[_i].flanks);
  close_on (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("cover");
  tcase_add_loop_test (tests, unknown_cover_near, 0, 5);
  tcase_add_test (tests, whose_cover_it_is);
  tcase_add_test (tests, each_side_for_itself);
  tcase_add_test (tests, higher_and_lower);
  tcase_add_test (tests, in_square);
  tcase_add_loop_test (tests, what_a_flank_leans_on, 0, 7);
  return run_case ("cover", tests);
}
