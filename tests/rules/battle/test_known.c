/* What a body may act on: enemy that it makes out (wrg.visibility.*). */
#include <stdlib.h>
#include <string.h>

#include "skies.h"

#define FOOT  "Reg C HI JLS Sh"
#define HORSE "Reg C HC JLS Sh"
#define BOWS  "Reg C MI B"
#define LIGHT "Irr C LMI JLS Sh"

/* A strip of this ground across the middle of the table between two depths, with
 * bodies 0 and 1 on side A and 2 and 3 on side B. */
static Scene *
with_strip (MuFeatureKind kind, int left, int right, int from, int to, ArmyRow a, ArmyRow b)
{
  const MuSpot spots[] = { { left, from }, { right, from }, { right, to }, { left, to } };
  const MuFeature strip = { .kind = kind, .spots = spots, .count = 4 };
  const MuBattlefield field = { .width = 1000, .depth = 800, .features = &strip, .count = 1 };
  Scene *scene = parked (ROWS (a, HOLD (FOOT, 12, 2)), ROWS (b, HOLD (FOOT, 12, 2)));
  ck_assert_int_eq (mu_battlefield_check (&field, NULL), MU_BATTLEFIELD_OK);
  const size_t size = mu_terrain_size (&field);
  scene->battle->terrain = mu_terrain_build (malloc (size), size, &field, &mu_wrg_terrain_terms);
  for (int i = 0; i < scene->battle->count; i++)
    scene_body (scene, i)->tested = scene_body (scene, i)->danger_done = true;
  return scene;
}

static void
close_strip (Scene *scene)
{
  free ((void *) (uintptr_t) scene->battle->terrain);
  scene->battle->terrain = NULL;
  scene_close (scene);
}

/* wrg.visibility.line-of-sight: of two enemies the nearer stands behind a hill; without
 * the hill he is the nearest */
START_TEST (the_nearest_that_is_known)
{
  Scene *scene = with_strip (MU_FEATURE_STEEP_HILL, 300, 700, 330, 420,
                             (ArmyRow) HOLD (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2));
  MuFix distance;
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 2, 500, 480);
  scene_put (scene, 3, 150, 310);
  ck_assert (!mu_wrg_makes_out (scene->battle, 0, 2));
  ck_assert_int_eq (mu_wrg_nearest_enemy (scene->battle, 0, &distance), 3);
  ck_assert_int_gt (distance, MU_PACES (180));
  ck_assert_int_eq (mu_wrg_nearest_seen (scene->battle, 0), 3);
  ck_assert_int_eq (mu_wrg_first_enemy_ahead (scene->battle, 0, &distance), MU_NO_BODY);
  const MuTerrain *hill = scene->battle->terrain;
  scene->battle->terrain = NULL;
  ck_assert_int_eq (mu_wrg_nearest_enemy (scene->battle, 0, &distance), 2);
  ck_assert_int_eq (distance, MU_PACES (180));
  ck_assert_int_eq (mu_wrg_nearest_seen (scene->battle, 0), 2);
  ck_assert_int_eq (mu_wrg_first_enemy_ahead (scene->battle, 0, &distance), 2);
  scene->battle->terrain = hill;
  close_strip (scene);
}
END_TEST

/* However far: on open ground the nearest is the one at the least distance, seen or
 * known, as a search of all of them gives it. */
START_TEST (the_nearest_of_many)
{
  Scene *scene = parked (
      ROWS (HOLD (FOOT, 12, 2), HOLD (LIGHT, 12, 2)),
      ROWS (HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2), HOLD (HORSE, 8, 2), HOLD (BOWS, 12, 2)));
  uint64_t state = (uint64_t) _i + 1;
  for (int trial = 0; trial < 50; trial++) {
    for (int i = 0; i < scene->battle->count; i++) {
      state = state * UINT64_C (6364136223846793005) + UINT64_C (1442695040888963407);
      scene_put (scene, i, 60 + (int) (state >> 33) % 880, 60 + (int) (state >> 45) % 680);
    }
    scene_body (scene, 3)->concealed = trial % 2;
    MuFix least = INT32_MAX, seen_least = INT32_MAX, distance;
    int best = MU_NO_BODY, seen_best = MU_NO_BODY;
    for (int k = 2; k < scene->battle->count; k++) {
      const MuFix apart
          = mu_rect_distance (&scene_body (scene, 0)->ground, &scene_body (scene, k)->ground);
      if (!scene_body (scene, k)->concealed && apart < least) {
        least = apart;
        best = k;
      }
      if (mu_wrg_sees (scene->battle, 0, k) && apart < seen_least) {
        seen_least = apart;
        seen_best = k;
      }
    }
    ck_assert_int_eq (mu_wrg_nearest_enemy (scene->battle, 0, &distance), best);
    ck_assert_int_eq (distance, least);
    ck_assert_int_eq (mu_wrg_nearest_seen (scene->battle, 0), seen_best);
  }
  scene_close (scene);
}
END_TEST

/* wrg.visibility.woods: no charge at those in a wood whom nobody sees, but once they
 * have shot; foot would reach them, over 20 open paces and 25 that count twice */
START_TEST (charges_at_the_betrayed)
{
  for (int betrayed = 0; betrayed < 2; betrayed++) {
    Scene *scene = with_strip (MU_FEATURE_WOOD, 300, 700, 320, 500, (ArmyRow) ATTACK (FOOT, 12, 2),
                               (ArmyRow) HOLD (FOOT, 12, 2));
    scene_put (scene, 0, 500, 300);
    scene_put (scene, 2, 500, 345);
    scene_fight (scene, MU_PHASE_COMPULSORY);
    scene_body (scene, 2)->period.shot_last = betrayed;
    scene_fight (scene, MU_PHASE_CHARGE_TESTS);
    ck_assert_int_eq (scene_count (scene, MU_EVENT_CHARGE, 0), betrayed);
    close_strip (scene);
  }
}
END_TEST

/* READING: wrg.visibility.woods: within 20 paces there is no hiding */
START_TEST (at_twenty_paces)
{
  for (int ahead = 20; ahead <= 22; ahead += 2) {
    Scene *scene = with_strip (MU_FEATURE_WOOD, 300, 700, 310, 500, (ArmyRow) HOLD (FOOT, 12, 2),
                               (ArmyRow) HOLD (FOOT, 12, 2));
    scene_put (scene, 0, 500, 300);
    scene_put (scene, 2, 500, 300 + ahead);
    ck_assert_int_eq (mu_wrg_sees (scene->battle, 0, 2), ahead == 20);
    ck_assert_int_eq (mu_wrg_makes_out (scene->battle, 0, 2), ahead == 20);
    ck_assert (mu_wrg_sees (scene->battle, 2, 0)); /* from the edge out */
    close_strip (scene);
  }
}
END_TEST

/* wrg.reaction.occasion.6: those who come out of a wood surprise whom they come in sight
 * of, once, within 100 paces; those who stood in the open do not */
START_TEST (out_of_the_wood)
{
  static const struct {
    int foe; /* depth at which it stands */
    bool surprised;
  } cases[] = { { 290, true }, { 240, true }, { 130, false } };
  Scene *scene = with_strip (MU_FEATURE_WOOD, 300, 700, 320, 500, (ArmyRow) HOLD (FOOT, 12, 2),
                             (ArmyRow) ATTACK (LIGHT, 12, 2));
  scene_put (scene, 0, 500, cases[_i].foe);
  scene_put (scene, 2, 500, 345);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert (scene_body (scene, 2)->unsighted);
  ck_assert (!scene_body (scene, 0)->period.surprised);
  give_result (scene, 2, MU_RESULT_OBEY, 0);
  scene->battle->phase = MU_PHASE_NORMAL_MOVES;
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_event (scene, MU_EVENT_MOVED, 2);
  ck_assert (!scene_body (scene, 2)->unsighted);
  ck_assert_int_eq (scene_body (scene, 0)->period.surprised, cases[_i].surprised);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_int_eq (tests_for (scene, 0, MU_OCCASION_SURPRISED), cases[_i].surprised);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_int_eq (tests_for (scene, 0, MU_OCCASION_SURPRISED), 0);
  close_strip (scene);
}
END_TEST

/* wrg.visibility.crest: from just behind it one sees over, but does not shoot */
START_TEST (over_the_crest)
{
  Scene *scene = with_strip (MU_FEATURE_GENTLE_HILL, 200, 800, 300, 480,
                             (ArmyRow) HOLD (BOWS, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2));
  const MuPoint target = { MU_PACES (500), MU_PACES (520) };
  MuPoint behind = { MU_PACES (500), MU_PACES (300) };
  scene_put (scene, 2, 500, 520);
  const Body *archers = scene_body (scene, 0);
  const Body *foe = scene_body (scene, 2);
  int seen = 0, shot = 0;
  for (int y = 300; y < 480; y += 5) {
    behind.y = MU_PACES (y);
    seen += mu_wrg_ground_is_clear (scene->battle, archers, behind, foe, target);
    shot += mu_wrg_ground_lets_shoot (scene->battle, archers, behind, foe, target);
    ck_assert (!mu_wrg_ground_lets_shoot (scene->battle, archers, behind, foe, target)
               || mu_wrg_ground_is_clear (scene->battle, archers, behind, foe, target));
  }
  ck_assert_int_gt (shot, 0);
  ck_assert_int_gt (seen, shot);
  close_strip (scene);
}
END_TEST

/* wrg.visibility.gentle-hill: over troops from a gentle hill, not on the level */
START_TEST (over_troops)
{
  for (int hill = 0; hill < 2; hill++) {
    Scene *scene = with_strip (hill ? MU_FEATURE_GENTLE_HILL : MU_FEATURE_SOFT_SAND, 200, 800, 200,
                               330, (ArmyRow) HOLD (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 40, 2));
    scene_put (scene, 0, 500, 280);
    scene_put (scene, 2, 500, 400); /* a wide line on the level before it */
    scene_put (scene, 3, 500, 480);
    ck_assert (mu_wrg_sees (scene->battle, 0, 2));
    ck_assert_int_eq (mu_wrg_sees (scene->battle, 0, 3), hill);
    ck_assert_int_eq (mu_wrg_sees (scene->battle, 3, 0), hill);
    close_strip (scene);
  }
}
END_TEST

/* wrg.reaction.occasion.1: nobody is in danger from enemy of whom he knows nothing */
START_TEST (danger_unknown)
{
  for (int hidden = 0; hidden < 2; hidden++) {
    Scene *scene = with_strip (hidden ? MU_FEATURE_WOOD : MU_FEATURE_SOFT_SAND, 300, 700, 340, 500,
                               (ArmyRow) HOLD (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2));
    scene_put (scene, 0, 500, 300);
    scene_put (scene, 2, 500, 350);
    scene_body (scene, 0)->tested = scene_body (scene, 0)->danger_done = false;
    MuWrgOccasion occasion;
    ck_assert_int_eq (mu_wrg_is_due_at_end (scene->battle, 0, &occasion), !hidden);
    ck_assert_int_eq (scene_body (scene, 0)->danger_done, !hidden);
    close_strip (scene);
  }
}
END_TEST

/* wrg.move.uncontrolled.no-enemy: with nobody in sight, straight across the table;
 * else towards the nearest that is seen */
START_TEST (out_of_control_and_blind)
{
  for (int hidden = 0; hidden < 2; hidden++) {
    Scene *scene
        = with_strip (hidden ? MU_FEATURE_STEEP_HILL : MU_FEATURE_SOFT_SAND, 550, 950, 300, 480,
                      (ArmyRow) HOLD ("Irr C MC JLS Sh", 8, 1), (ArmyRow) HOLD (FOOT, 12, 2));
    scene_put (scene, 0, 300, 250);
    scene_put (scene, 2, 900, 560);
    scene_put (scene, 3, 980, 560);
    give_result (scene, 0, MU_RESULT_ADVANCE, 3);
    scene_fight (scene, MU_PHASE_COMPULSORY);
    ck_assert_int_eq (scene_body (scene, 0)->ground.facing == MU_ANGLE_AHEAD, hidden);
    close_strip (scene);
  }
}
END_TEST

/* wrg.visibility.generals: his standard shows above all troops, not through a hill;
 * wrg.reaction.occasion.8, wrg.reaction.either1.general */
START_TEST (generals_behind_hills)
{
  for (int hidden = 0; hidden < 2; hidden++) {
    Scene *scene = with_strip (hidden ? MU_FEATURE_STEEP_HILL : MU_FEATURE_SOFT_SAND, 300, 700, 320,
                               380, (ArmyRow) GENERAL (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2));
    MuWrgReactionFacts facts;
    scene_put (scene, 0, 500, 440);
    scene_put (scene, 1, 500, 310);
    scene_face (scene, 1, MU_ANGLE_AHEAD);
    mu_wrg_gather_facts (scene->battle, 1, MU_OCCASION_FIRST_DANGER, &facts);
    ck_assert_int_eq (facts.times[MU_REACTION_GENERAL], !hidden);
    mu_wrg_leave_battle (scene->battle, 0, MU_FATE_DESTROYED);
    ck_assert_int_eq (scene_body (scene, 1)->general_fell, !hidden);
    close_strip (scene);
  }
}
END_TEST

/* wrg.reaction.secure-flank.no-enemy: nobody seen beside it makes a flank secure, but not
 * where a wood or hill within 240 paces could hide somebody; the other flank has no such
 * neighbour */
START_TEST (woods_on_a_flank)
{
  static const struct {
    MuFeatureKind kind;
    int left; /* where it begins; the body's right end is at 530 or so */
    int secure;
  } cases[] = {
    { MU_FEATURE_WOOD, 700, 1 },      { MU_FEATURE_GENTLE_HILL, 700, 1 },
    { MU_FEATURE_SOFT_SAND, 700, 2 }, { MU_FEATURE_WOOD, 800, 2 },
    { MU_FEATURE_WOOD, 560, 1 },
  };
  Scene *scene = with_strip (cases[_i].kind, cases[_i].left, 990, 200, 500,
                             (ArmyRow) HOLD (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2));
  scene_put (scene, 0, 500, 300);
  show_all (scene);
  ck_assert_int_eq (mu_wrg_find_secure_flanks (scene->battle, 0), cases[_i].secure);
  close_strip (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("known");
  tcase_add_test (tests, the_nearest_that_is_known);
  tcase_add_loop_test (tests, the_nearest_of_many, 0, 8);
  tcase_add_test (tests, charges_at_the_betrayed);
  tcase_add_test (tests, at_twenty_paces);
  tcase_add_loop_test (tests, out_of_the_wood, 0, 3);
  tcase_add_test (tests, over_the_crest);
  tcase_add_test (tests, over_troops);
  tcase_add_test (tests, danger_unknown);
  tcase_add_test (tests, out_of_control_and_blind);
  tcase_add_test (tests, generals_behind_hills);
  tcase_add_loop_test (tests, woods_on_a_flank, 0, 5);
  return run_case ("known", tests);
}
