/* The reaction test: what counts in it (wrg.reaction.add1 to .either3), read
 * off the table. */
#include "tests/rules/battle/ruling.h"

/* Body 0 of side A stands at 500, 300 and takes the test.  The others are out
 * of sight and mind until a test puts them somewhere. */
#define FOOT      "Reg C HI JLS Sh"
#define TESTER    0
#define FRIEND    1
#define FRIEND_2  2
#define GUARD     3 /* 4 figures: no unit */
#define ENEMY     4
#define ENEMY_2   5
#define ENEMY_3   6
#define ENEMY_FEW 7 /* 4 figures */
#define AT_END    MU_OCCASION_FRIENDS_ROUT

/* With nobody near: twice as many friends as enemies, none besides itself, and
 * nothing that could come at its flanks. */
#define NOBODY_NEAR { REACTION (ADD2_DOUBLE_FRIENDS), 2 }, { REACTION (DEDUCT3_ALONE), -3 }, FLANKS
#define FLANKS                                                                                     \
  {                                                                                                \
    REACTION (EITHER1_SECURE_FLANK), 2                                                             \
  }

static Scene *
open_around (ArmyRow tester)
{
  const ArmyRow a[]
      = { tester, HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2), HOLD (FOOT, 4, 1), NO_MORE };
  const ArmyRow b[]
      = { HOLD (FOOT, 24, 2), HOLD (FOOT, 24, 2), HOLD (FOOT, 12, 2), HOLD (FOOT, 4, 1), NO_MORE };
  Scene *scene = parked (a, b);
  scene_put (scene, TESTER, 500, 300);
  return scene;
}

static Scene *
open_foot (void)
{
  return open_around ((ArmyRow) HOLD (FOOT, 12, 2));
}

static const MuEvent *
at_end (Scene *scene)
{
  return put_to_test (scene, TESTER, AT_END);
}

/* wrg.reaction.dice, wrg.reaction.add2.double-friends, wrg.reaction.deduct3.alone,
 * wrg.reaction.secure-flank.no-enemy */
START_TEST (nobody_near)
{
  Scene *scene = open_foot ();
  const MuEvent *test = at_end (scene);
  check_trace (scene, test, 9, LINES (NOBODY_NEAR));
  check_test (test, AT_END, 10, 3, 3);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.dice: two from a third lost, one from half */
START_TEST (dice_for_losses)
{
  static const int cases[][3]
      = { { 12, 3, 10 }, { 9, 3, 10 }, { 8, 2, 7 }, { 7, 2, 7 }, { 6, 1, 4 } };
  Scene *scene = open_foot ();
  scene_body (scene, TESTER)->figures = (uint16_t) cases[_i][0];
  const MuEvent *test = at_end (scene);
  ck_assert_int_eq (test->value[3], cases[_i][1]);
  ck_assert_int_eq (test->value[1], cases[_i][2]);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.add1.more-friends, wrg.reaction.deduct1.fewer-friends,
 * wrg.reaction.deduct2.outnumbered, wrg.reaction.add2.double-friends: of units
 * that face the testers (wrg.reaction.facing). */
START_TEST (strengths)
{
  static const struct {
    int friends; /* besides the tester */
    int enemies;
    MuRule rule;
    int amount;
  } cases[] = {
    { 2, 2, REACTION (ADD1_MORE_FRIENDS), 1 },
    { 1, 1, REACTION (ADD2_DOUBLE_FRIENDS), 2 },
    { 2, 1, REACTION (ADD2_DOUBLE_FRIENDS), 2 },
    { 1, 3, REACTION (DEDUCT1_FEWER_FRIENDS), -1 },
  };
  Scene *scene = open_foot ();
  static const int enemy_x[] = { 500, 600, 400 };
  for (int i = 0; i < cases[_i].friends; i++)
    scene_put (scene, FRIEND + i, 600 - 200 * i, 300);
  for (int i = 0; i < cases[_i].enemies; i++)
    scene_put (scene, ENEMY + i, enemy_x[i], 420);
  check_trace (scene, at_end (scene), 9, LINES ({ cases[_i].rule, cases[_i].amount }, FLANKS));
  scene_close (scene);
}
END_TEST

/* wrg.reaction.deduct2.outnumbered; equal strength gives nothing */
START_TEST (alone_against)
{
  Scene *scene = open_foot ();
  scene_put (scene, ENEMY, 500, 420);
  check_trace (scene, at_end (scene), 9, LINES ({ REACTION (DEDUCT3_ALONE), -3 }, FLANKS));
  scene_put (scene, ENEMY_2, 600, 420);
  check_trace (
      scene, at_end (scene), 9,
      LINES ({ REACTION (DEDUCT2_OUTNUMBERED), -2 }, { REACTION (DEDUCT3_ALONE), -3 }, FLANKS));
  scene_close (scene);
}
END_TEST

/* wrg.reaction.strength-units: bodies of less than a unit weigh nothing, on
 * either side; nor do they keep a unit company. */
START_TEST (guards_are_no_units)
{
  Scene *scene = open_foot ();
  scene_put (scene, GUARD, 600, 300);
  scene_put (scene, ENEMY_FEW, 500, 420);
  check_trace (scene, at_end (scene), 9, LINES (NOBODY_NEAR));
  scene_close (scene);
}
END_TEST

/* wrg.reaction.within: between nearest edges, 150 paces and no more */
START_TEST (within_150)
{
  Scene *scene = open_foot ();
  scene_put (scene, FRIEND, 518 + 150 + 18, 300);
  check_trace (scene, at_end (scene), 9, LINES ({ REACTION (ADD2_DOUBLE_FRIENDS), 2 }, FLANKS));
  scene_put (scene, FRIEND, 518 + 151 + 18, 300);
  check_trace (scene, at_end (scene), 9, LINES (NOBODY_NEAR));
  scene_close (scene);
}
END_TEST

/* wrg.reaction.within: nor what none of its figures sees */
START_TEST (hidden_behind_others)
{
  Scene *scene = open_foot ();
  scene_put (scene, ENEMY, 500, 400);
  scene_put (scene, ENEMY_3, 500, 430); /* the narrower behind the wider */
  check_trace (scene, at_end (scene), 9, LINES ({ REACTION (DEDUCT3_ALONE), -3 }, FLANKS));
  scene_put (scene, ENEMY_3, 560, 430);
  check_trace (
      scene, at_end (scene), 9,
      LINES ({ REACTION (DEDUCT2_OUTNUMBERED), -2 }, { REACTION (DEDUCT3_ALONE), -3 }, FLANKS));
  scene_close (scene);
}
END_TEST

/* wrg.move.charge.definition, wrg.reaction.facing: who has the testers wholly behind its flank
 * faces them not, unless it charges or pursues; an unauthorised advance is neither. */
START_TEST (averted_enemy)
{
  static const struct {
    Motion motion;
    bool counts;
  } cases[]
      = { { MOTION_STILL, false },   { MOTION_ADVANCING, false }, { MOTION_UNAUTHORISED, false },
          { MOTION_CHARGING, true }, { MOTION_PURSUING, true },   { MOTION_UNCONTROLLED, true } };
  Scene *scene = open_foot ();
  scene_put (scene, ENEMY, 500, 420);
  scene_put (scene, ENEMY_2, 600, 420);
  scene_face (scene, ENEMY_2, MU_ANGLE_AHEAD);
  scene_body (scene, ENEMY_2)->motion = (uint8_t) cases[_i].motion;
  if (cases[_i].counts)
    check_trace (
        scene, at_end (scene), 9,
        LINES ({ REACTION (DEDUCT2_OUTNUMBERED), -2 }, { REACTION (DEDUCT3_ALONE), -3 }, FLANKS));
  else
    check_trace (scene, at_end (scene), 9, LINES ({ REACTION (DEDUCT3_ALONE), -3 }, FLANKS));
  scene_close (scene);
}
END_TEST

/* wrg.reaction.facing: partly before its front is enough */
START_TEST (half_averted_enemy)
{
  Scene *scene = open_foot ();
  scene_put (scene, ENEMY_3, 500, 400);
  scene_face (scene, ENEMY_3, MU_ANGLE_QUARTER); /* east; half of the tester is ahead of it */
  check_trace (scene, at_end (scene), 9, LINES ({ REACTION (DEDUCT3_ALONE), -3 }, FLANKS));
  scene_put (scene, ENEMY_3, 519, 400); /* all of it is behind */
  check_trace (scene, at_end (scene), 9, LINES (NOBODY_NEAR));
  scene_close (scene);
}
END_TEST

/* wrg.reaction.add1.advancing, wrg.reaction.add2.charging,
 * wrg.reaction.deduct1.retiring, wrg.reaction.retiring: of the testers and of
 * friends near, once for any number (wrg.reaction.factors.once). */
START_TEST (motions)
{
  static const struct {
    Motion motion;
    MuRule rule;
    int amount;
  } cases[] = {
    { MOTION_ADVANCING, REACTION (ADD1_ADVANCING), 1 },
    { MOTION_CHARGING, REACTION (ADD2_CHARGING), 2 },
    { MOTION_PURSUING, REACTION (ADD2_CHARGING), 2 },
    { MOTION_UNAUTHORISED, REACTION (ADD2_CHARGING), 2 },
    { MOTION_UNCONTROLLED, REACTION (ADD2_CHARGING), 2 },
    { MOTION_RETIRING, REACTION (DEDUCT1_RETIRING), -1 },
    { MOTION_EVADING, REACTION (DEDUCT1_RETIRING), -1 },
  };
  const Line moved = { cases[_i].rule, cases[_i].amount };
  Scene *scene = open_foot ();
  scene_body (scene, TESTER)->motion = (uint8_t) cases[_i].motion;
  check_trace (scene, at_end (scene), 9, LINES (moved, NOBODY_NEAR));
  scene_body (scene, TESTER)->motion = MOTION_STILL;
  scene_put (scene, FRIEND, 600, 300);
  scene_put (scene, FRIEND_2, 400, 300);
  scene_body (scene, FRIEND)->motion = (uint8_t) cases[_i].motion;
  scene_body (scene, FRIEND_2)->motion = (uint8_t) cases[_i].motion;
  give_result (scene, TESTER, MU_RESULT_OBEY, 0);
  check_trace (scene, at_end (scene), 9,
               LINES (moved, { REACTION (ADD2_DOUBLE_FRIENDS), 2 }, FLANKS));
  scene_close (scene);
}
END_TEST

/* wrg.reaction.add1.advancing with .add2.charging: of different bodies both.
 * With the flanks added it would be row 1 at 16, so they are deducted. */
START_TEST (some_advance_some_charge)
{
  Scene *scene = open_foot ();
  scene_body (scene, TESTER)->motion = MOTION_ADVANCING;
  scene_put (scene, FRIEND, 600, 300);
  scene_body (scene, FRIEND)->motion = MOTION_CHARGING;
  check_trace (scene, at_end (scene), 9,
               LINES ({ REACTION (ADD1_ADVANCING), 1 }, { REACTION (ADD2_DOUBLE_FRIENDS), 2 },
                      { REACTION (ADD2_CHARGING), 2 }, { REACTION (EITHER1_SECURE_FLANK), -2 }));
  scene_close (scene);
}
END_TEST

/* wrg.reaction.add1.enemy-retiring: once, though two retire */
START_TEST (enemy_retiring)
{
  Scene *scene = open_foot ();
  scene_put (scene, ENEMY, 500, 420);
  scene_put (scene, ENEMY_2, 600, 420);
  scene_body (scene, ENEMY)->motion = MOTION_RETIRING;
  scene_body (scene, ENEMY_2)->motion = MOTION_EVADING;
  check_trace (scene, at_end (scene), 9,
               LINES ({ REACTION (ADD1_ENEMY_RETIRING), 1 }, { REACTION (DEDUCT2_OUTNUMBERED), -2 },
                      { REACTION (DEDUCT3_ALONE), -3 }, FLANKS));
  scene_close (scene);
}
END_TEST

/* wrg.reaction.add1.enemy-retiring: a flank or rear open to the charge declared,
 * within 150 paces; wrg.reaction.behind-flank says what is open. */
START_TEST (exposed_to_the_charge)
{
  static const struct {
    int y;
    MuAngle facing;
    bool counts;
  } cases[] = {
    { 440, MU_ANGLE_AHEAD, true },
    { 440, MU_ANGLE_QUARTER, true }, /* half of the chargers are behind its front */
    { 440, MU_ANGLE_HALF, false },
    { 475, MU_ANGLE_AHEAD, false }, /* 159 paces from its rear */
  };
  Scene *scene = open_around ((ArmyRow) ATTACK ("Irr C LC JLS Sh", 6, 2));
  scene_put (scene, ENEMY_3, 500, cases[_i].y);
  scene_face (scene, ENEMY_3, cases[_i].facing);
  scene_fight (scene, MU_PHASE_CHARGE_TESTS);
  const MuEvent *test = scene_find (scene, MU_EVENT_REACTION, TESTER);
  ck_assert_int_eq (test->value[0], MU_OCCASION_START_CHARGE);
  ck_assert_int_eq (scene_factor (scene, test, REACTION (ADD1_ENEMY_RETIRING)), cases[_i].counts);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.add2.broken-enemy: for each unit, but not for less than one;
 * READING: wrg.reaction.add1.more-friends: enemies in rout face nobody. */
START_TEST (broken_enemies)
{
  Scene *scene = open_foot ();
  static const int enemies[] = { ENEMY, ENEMY_2, ENEMY_FEW };
  for (int i = 0; i < 3; i++) {
    scene_put (scene, enemies[i], 400 + 100 * i, 420);
    scene_body (scene, enemies[i])->status = STATUS_ROUTING;
  }
  check_trace (scene, at_end (scene), 9,
               LINES ({ REACTION (ADD2_DOUBLE_FRIENDS), 2 }, { REACTION (ADD2_BROKEN_ENEMY), 4 },
                      { REACTION (DEDUCT3_ALONE), -3 }, FLANKS));
  scene_close (scene);
}
END_TEST

/* wrg.reaction.deduct1.unfriendly-cover: the side edges, from 100 paces */
START_TEST (side_edges)
{
  static const struct {
    int x;
    bool near;
  } cases[] = { { 118, true }, { 119, false }, { 882, true }, { 881, false } };
  Scene *scene = open_foot ();
  scene_put (scene, TESTER, cases[_i].x, 300);
  const MuEvent *test = at_end (scene);
  if (cases[_i].near)
    check_trace (scene, test, 9, LINES ({ REACTION (DEDUCT1_UNFRIENDLY_COVER), -1 }, NOBODY_NEAR));
  else
    check_trace (scene, test, 9, LINES (NOBODY_NEAR));
  scene_close (scene);
}
END_TEST

/* wrg.reaction.deduct1.no-shields, wrg.reaction.deduct2.missile-armed: by troop,
 * an elephant's crew apart */
START_TEST (arms_and_shields)
{
  static const struct {
    ArmyRow row;
    bool bare;
    bool missiles;
  } cases[] = {
    { HOLD ("Reg C HI 2HCW", 12, 2), true, false },
    { HOLD ("Reg C SHI 2HCW", 12, 2), false, false },
    { HOLD ("Reg C MI B", 12, 2), true, true },
    { HOLD ("Reg C LI S Sh", 12, 2), false, true },
    { HOLD ("Reg C MI CB Sh", 12, 2), false, true },
    { HOLD ("Reg C LI JLS Sh", 12, 2), false, false },
    { { "Irr C El P B",
        2,
        1,
        MU_ORDER_HOLD,
        0,
        false,
        { 2, { MU_WEAPON_PIKE, MU_WEAPON_BOW }, 0 } },
      true,
      false },
    { BOW_CHARIOTS (2), true, true },
  };
  Scene *scene = open_around (cases[_i].row);
  const MuEvent *test = at_end (scene);
  ck_assert_int_eq (scene_factor (scene, test, REACTION (DEDUCT1_NO_SHIELDS)), -cases[_i].bare);
  ck_assert_int_eq (scene_factor (scene, test, REACTION (DEDUCT2_MISSILE_ARMED)),
                    -2 * cases[_i].missiles);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.deduct1.shot-at: by half the figures it has now, this period or
 * the last, but not by a quarter in each */
START_TEST (shot_at_by_half)
{
  static const struct {
    int now;
    int last;
    bool counts;
  } cases[] = { { 6, 0, true }, { 0, 6, true }, { 5, 5, false }, { 0, 0, false }, { 12, 3, true } };
  Scene *scene = open_foot ();
  scene_body (scene, TESTER)->period.shot_figures = cases[_i].now;
  scene_body (scene, TESTER)->period.shot_figures_last = cases[_i].last;
  const MuEvent *test = at_end (scene);
  if (cases[_i].counts)
    check_trace (scene, test, 9, LINES ({ REACTION (DEDUCT1_SHOT_AT), -1 }, NOBODY_NEAR));
  else
    check_trace (scene, test, 9, LINES (NOBODY_NEAR));
  scene_close (scene);
}
END_TEST

/* wrg.reaction.deduct2.enemy-flank, wrg.reaction.deduct3.enemy-rear,
 * wrg.reaction.behind-flank: partly behind the line of the front; partly between
 * the lines of the flanks, behind.  Broken enemies count like others. */
START_TEST (enemy_behind)
{
  static const struct {
    int x;
    int y;
    bool flank;
    bool rear;
  } cases[] = {
    { 600, 300, false, false }, /* level with the front */
    { 600, 299, true, false },  /* a pace behind it */
    { 600, 200, true, false },  { 500, 200, true, true },
    { 535, 200, true, true },  /* a pace between the flanks */
    { 536, 200, true, false }, /* outside them */
  };
  Scene *scene = open_foot ();
  scene_put (scene, ENEMY_3, cases[_i].x, cases[_i].y);
  scene_body (scene, ENEMY_3)->status = _i % 2 ? STATUS_ROUTING : STATUS_FIGHTING;
  const MuEvent *test = at_end (scene);
  ck_assert_int_eq (scene_factor (scene, test, REACTION (DEDUCT2_ENEMY_FLANK)),
                    -2 * cases[_i].flank);
  ck_assert_int_eq (scene_factor (scene, test, REACTION (DEDUCT3_ENEMY_REAR)), -3 * cases[_i].rear);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.deduct2.elephants: chariots too, while unbroken, once for both */
START_TEST (dreadful_enemies)
{
  Scene *scene = parked (ROWS (HOLD (FOOT, 12, 2)), ROWS (ELEPHANTS (2), BOW_CHARIOTS (2)));
  scene_put (scene, 0, 500, 300);
  ck_assert_int_eq (scene_factor (scene, at_end (scene), REACTION (DEDUCT2_ELEPHANTS)), 0);
  scene_put (scene, 1, 500, 420);
  ck_assert_int_eq (scene_factor (scene, at_end (scene), REACTION (DEDUCT2_ELEPHANTS)), -2);
  scene_put (scene, 2, 600, 420);
  ck_assert_int_eq (scene_factor (scene, at_end (scene), REACTION (DEDUCT2_ELEPHANTS)), -2);
  scene_body (scene, 1)->status = STATUS_ROUTING;
  ck_assert_int_eq (scene_factor (scene, at_end (scene), REACTION (DEDUCT2_ELEPHANTS)), -2);
  scene_body (scene, 2)->status = STATUS_ROUTING;
  ck_assert_int_eq (scene_factor (scene, at_end (scene), REACTION (DEDUCT2_ELEPHANTS)), 0);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.deduct2.li-charge: testing to charge or charged, no other time,
 * and nobody but LI */
START_TEST (light_foot_and_charges)
{
  static const struct {
    const char *troop;
    MuWrgOccasion occasion;
    int amount;
  } cases[] = {
    { "Reg C LI JLS Sh", MU_OCCASION_START_CHARGE, -2 },
    { "Reg C LI JLS Sh", MU_OCCASION_CHARGED, -2 },
    { "Reg C LI JLS Sh", MU_OCCASION_SHOT_DOWN, 0 },
    { "Reg C LMI JLS Sh", MU_OCCASION_CHARGED, 0 },
  };
  Scene *scene = open_around ((ArmyRow) HOLD (cases[_i].troop, 12, 2));
  const MuEvent *test = put_to_test (scene, TESTER, cases[_i].occasion);
  ck_assert_int_eq (scene_factor (scene, test, REACTION (DEDUCT2_LI_CHARGE)), cases[_i].amount);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.deduct2.friends-rout, wrg.reaction.record: each break of each
 * unit seen, once, and for good; wrg.reaction.deduct1.retiring for those near */
START_TEST (friends_in_rout)
{
  Scene *scene = open_foot ();
  scene_put (scene, FRIEND, 600, 300);
  scene_put (scene, GUARD, 420, 300);
  come_to (scene, 1, MU_PHASE_RECOILS);
  mu_wrg_break_body (scene->battle, FRIEND, REACTION (RESULT_ROW7));
  mu_wrg_break_body (scene->battle, GUARD, REACTION (RESULT_ROW7)); /* no unit */
  check_trace (scene, at_end (scene), 9,
               LINES ({ REACTION (ADD2_DOUBLE_FRIENDS), 2 }, { REACTION (DEDUCT1_RETIRING), -1 },
                      { REACTION (DEDUCT2_FRIENDS_ROUT), -2 }, { REACTION (DEDUCT3_ALONE), -3 },
                      FLANKS));
  park (scene);
  scene_put (scene, TESTER, 500, 300);
  check_trace (scene, at_end (scene), 9,
               LINES ({ REACTION (DEDUCT2_FRIENDS_ROUT), -2 }, NOBODY_NEAR));
  /* rallied and broken again, and another */
  scene_body (scene, FRIEND)->status = STATUS_FIGHTING;
  scene_put (scene, FRIEND, 600, 300);
  scene_put (scene, FRIEND_2, 400, 300);
  mu_wrg_break_body (scene->battle, FRIEND, REACTION (RESULT_ROW7));
  mu_wrg_break_body (scene->battle, FRIEND_2, REACTION (RESULT_ROW7));
  ck_assert_int_eq (scene_factor (scene, at_end (scene), REACTION (DEDUCT2_FRIENDS_ROUT)), -6);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.deduct3.animals: within the disordering distance of the beasts:
 * 100 paces without elephants of one's own, 30 with; 30 from camels. */
START_TEST (shy_animals)
{
  static const struct {
    ArmyRow own;    /* a second body of the tester's side */
    ArmyRow beasts; /* ahead */
    int distance;
    bool shy;
  } cases[] = {
    { HOLD (FOOT, 12, 2), ELEPHANTS (2), 100, true },
    { HOLD (FOOT, 12, 2), ELEPHANTS (2), 101, false },
    { ELEPHANTS (2), ELEPHANTS (2), 30, true },
    { ELEPHANTS (2), ELEPHANTS (2), 31, false },
    { HOLD (FOOT, 12, 2), HOLD ("Irr C MCm JLS Sh", 8, 2), 30, true },
    { HOLD (FOOT, 12, 2), HOLD ("Irr C MCm JLS Sh", 8, 2), 31, false },
  };
  Scene *scene
      = parked (ROWS (HOLD ("Reg C HC JLS Sh", 8, 2), cases[_i].own), ROWS (cases[_i].beasts));
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 2, 500, 300 + cases[_i].distance);
  const MuEvent *test = at_end (scene);
  ck_assert_int_eq (scene_factor (scene, test, REACTION (DEDUCT3_ANIMALS)), -3 * cases[_i].shy);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.deduct3.animals: or testing to charge so near; but not in a later
 * test of the same period */
START_TEST (charge_at_beasts)
{
  Scene *scene = parked (ROWS (ATTACK ("Reg C HC JLS Sh", 8, 2)), ROWS (ELEPHANTS (2)));
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 480);
  SCENE_DICE (scene, 2, 2, 2);
  scene_fight (scene, MU_PHASE_CHARGE_TESTS);
  const MuEvent *test = scene_find (scene, MU_EVENT_REACTION, 0);
  ck_assert_int_eq (test->value[0], MU_OCCASION_START_CHARGE);
  ck_assert_int_eq (scene_factor (scene, test, REACTION (DEDUCT3_ANIMALS)), -3);
  scene_mark (scene);
  mu_wrg_test_body (scene->battle, 0, MU_OCCASION_SHOT_DOWN);
  test = scene_find (scene, MU_EVENT_REACTION, 0);
  ck_assert_int_eq (scene_factor (scene, test, REACTION (DEDUCT3_ANIMALS)), 0);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.deduct3.elephant-hurt, wrg.reaction.deduct3.rout-elephants:
 * casualties of this period or the last; and friends' elephants in rout within
 * 50 paces */
START_TEST (elephants_hurt_and_routing)
{
  static const struct {
    int hurt_now;
    int hurt_last;
    int amount;
  } cases[] = { { 0, 0, 0 }, { 1, 0, -3 }, { 0, 1, -3 } };
  Scene *scene = parked (ROWS (ELEPHANTS (2), HOLD (FOOT, 12, 2)), ROWS (HOLD (FOOT, 12, 2)));
  scene_body (scene, 0)->period.hurt_now = cases[_i].hurt_now;
  scene_body (scene, 0)->period.hurt_last = cases[_i].hurt_last;
  const MuEvent *test = put_to_test (scene, 0, AT_END);
  ck_assert_int_eq (scene_factor (scene, test, REACTION (DEDUCT3_ELEPHANT_HURT)), cases[_i].amount);
  scene_put (scene, 0, 500, 300);
  for (int far = 50; far <= 51; far++) {
    scene_put (scene, 1, 516 + far + 18, 300);
    scene_body (scene, 0)->status = STATUS_ROUTING;
    scene_body (scene, 0)->breaks = 1;
    test = put_to_test (scene, 1, AT_END);
    ck_assert_int_eq (scene_factor (scene, test, REACTION (DEDUCT3_ROUT_ELEPHANTS)),
                      far == 50 ? -3 : 0);
    scene_body (scene, 0)->status = STATUS_FIGHTING;
    test = put_to_test (scene, 1, AT_END);
    ck_assert_int_eq (scene_factor (scene, test, REACTION (DEDUCT3_ROUT_ELEPHANTS)), 0);
  }
  scene_close (scene);
}
END_TEST

/* wrg.reaction.deduct3.own-breaks: for each; wrg.reaction.either2.cover;
 * wrg.reaction.deduct2.surprised */
START_TEST (own_state)
{
  Scene *scene = open_foot ();
  scene_body (scene, TESTER)->breaks = 2;
  check_trace (scene, at_end (scene), 9,
               LINES ({ REACTION (DEDUCT3_OWN_BREAKS), -6 }, NOBODY_NEAR));
  scene_body (scene, TESTER)->breaks = 0;
  scene_body (scene, TESTER)->in_cover = true;
  check_trace (scene, at_end (scene), 9, LINES ({ REACTION (EITHER2_COVER), 2 }, NOBODY_NEAR));
  scene_body (scene, TESTER)->in_cover = false;
  scene_body (scene, TESTER)->period.surprised = true;
  scene_body (scene, TESTER)->motion = MOTION_STILL;
  check_trace (scene, at_end (scene), 9, LINES ({ REACTION (DEDUCT2_SURPRISED), -2 }, NOBODY_NEAR));
  scene_close (scene);
}
END_TEST

/* wrg.reaction.secure-flank: a friend within 5 paces who is not retiring */
START_TEST (flank_leans_on_friend)
{
  Scene *scene = open_foot ();
  const MuRule secure = REACTION (EITHER1_SECURE_FLANK);
  scene_put (scene, ENEMY, 560, 330); /* can come onto the right flank, being 24 wide */
  ck_assert_int_eq (scene_factor (scene, at_end (scene), secure), 1);
  scene_put (scene, FRIEND, 518 + 5 + 18, 300);
  ck_assert_int_eq (scene_factor (scene, at_end (scene), secure), 2);
  scene_put (scene, FRIEND, 518 + 6 + 18, 300);
  ck_assert_int_eq (scene_factor (scene, at_end (scene), secure), 1);
  scene_put (scene, FRIEND, 518 + 5 + 18, 300);
  scene_body (scene, FRIEND)->motion = MOTION_RETIRING;
  ck_assert_int_eq (scene_factor (scene, at_end (scene), secure), 1);
  scene_body (scene, FRIEND)->motion = MOTION_STILL;
  scene_body (scene, FRIEND)->status = STATUS_ROUTING;
  scene_body (scene, FRIEND)->breaks = 1;
  ck_assert_int_eq (scene_factor (scene, at_end (scene), secure), 1);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.secure-flank.reserve: a friend who can charge onto it, unless in
 * hand-to-hand */
START_TEST (flank_has_a_reserve)
{
  Scene *scene = open_foot ();
  const MuRule secure = REACTION (EITHER1_SECURE_FLANK);
  scene_put (scene, ENEMY, 560, 330);
  scene_put (scene, FRIEND, 545, 284 - 80); /* its way leads beside the flank: 80 to go */
  ck_assert_int_eq (scene_factor (scene, at_end (scene), secure), 2);
  scene_put (scene, FRIEND, 545, 284 - 81);
  ck_assert_int_eq (scene_factor (scene, at_end (scene), secure), 1);
  scene_put (scene, FRIEND, 545, 284 - 80);
  scene_put (scene, ENEMY_3, 545, 204);
  ck_assert (mu_wrg_in_melee (scene->battle, FRIEND));
  ck_assert_int_eq (scene_factor (scene, at_end (scene), secure), 1);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.secure-flank.no-enemy: as far as the enemy's charge goes */
START_TEST (flank_without_enemy)
{
  Scene *scene = open_foot ();
  const MuRule secure = REACTION (EITHER1_SECURE_FLANK);
  scene_put (scene, ENEMY_3, 518 + 80 + 18, 300);
  ck_assert_int_eq (scene_factor (scene, at_end (scene), secure), 1);
  scene_put (scene, ENEMY_3, 518 + 81 + 18, 300);
  ck_assert_int_eq (scene_factor (scene, at_end (scene), secure), 2);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.either1.general: within 150 paces, seen over all others
 * (wrg.visibility.generals), neither broken nor retiring; with the testers
 * wrg.reaction.either3.general-with instead */
START_TEST (general_near)
{
  Scene *scene
      = parked (ROWS (HOLD (FOOT, 12, 2), GENERAL ("Reg A HC JLS Sh", 8, 2), HOLD (FOOT, 24, 2)),
                ROWS (HOLD (FOOT, 12, 2)));
  const MuRule near = REACTION (EITHER1_GENERAL);
  Body *guard = scene_body (scene, 1);
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 284 - 150);
  scene_put (scene, 2, 500, 260); /* between them */
  ck_assert (!mu_wrg_sees (scene->battle, 0, 1));
  ck_assert_int_eq (scene_factor (scene, at_end (scene), near), 1);
  scene_put (scene, 1, 500, 284 - 151);
  ck_assert_int_eq (scene_factor (scene, at_end (scene), near), 0);
  scene_put (scene, 1, 500, 200);
  guard->motion = MOTION_RETIRING;
  ck_assert_int_eq (scene_factor (scene, at_end (scene), near), 0);
  guard->motion = MOTION_STILL;
  guard->status = STATUS_ROUTING;
  ck_assert_int_eq (scene_factor (scene, at_end (scene), near), 0);
  guard->status = STATUS_FIGHTING;
  scene->battle->general_lost[MU_SIDE_A] = true;
  ck_assert_int_eq (scene_factor (scene, at_end (scene), near), 0);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.either3.general-with: not when both are in rout together */
START_TEST (general_with)
{
  Scene *scene = parked (ROWS (GENERAL ("Reg A HC JLS Sh", 8, 2)), ROWS (HOLD (FOOT, 12, 2)));
  scene_put (scene, 0, 500, 300);
  check_trace (scene, at_end (scene), 9,
               LINES ({ REACTION (EITHER3_GENERAL_WITH), 3 }, NOBODY_NEAR));
  scene_body (scene, 0)->status = STATUS_ROUTING;
  const MuEvent *test = put_to_test (scene, 0, MU_OCCASION_RALLY);
  ck_assert_int_eq (scene_factor (scene, test, REACTION (EITHER3_GENERAL_WITH)), 0);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.either1.secure-flank, .either3.general-with: a choice.  All is
 * added, unless that runs into row 1 and less of it gives row 2 or 3: here
 * 14 + 2 - 3 + 2 + 3 = 18 would be row 1 for class B, and the flanks deducted
 * leave most. */
START_TEST (choices_keep_in_hand)
{
  Scene *scene = parked (ROWS (GENERAL ("Reg B HC JLS Sh", 8, 2)), ROWS (HOLD (FOOT, 12, 2)));
  scene_put (scene, 0, 500, 300);
  SCENE_DICE (scene, 5, 5, 4);
  const MuEvent *test = at_end (scene);
  check_test (test, AT_END, 14 + 2 - 3 - 2 + 3, 2, 3);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.front-rank: figures met in the flank have become a front; a body
 * hit there counts its files of depth: 2 of 12 in 2 ranks. */
START_TEST (front_rank_of_a_flank)
{
  Scene *scene = open_foot ();
  scene_put (scene, ENEMY_3, 518, 292);
  scene_face (scene, ENEMY_3, (MuAngle) (MU_ANGLE_HALF + MU_ANGLE_QUARTER)); /* west, into it */
  ck_assert (mu_wrg_in_contact (scene->battle, TESTER, ENEMY_3));
  ck_assert_int_eq (mu_wrg_figures_on_face (scene->battle, TESTER, ENEMY_3, MU_FACE_RIGHT), 2);
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("factors");
  tcase_add_test (tests, nobody_near);
  tcase_add_loop_test (tests, dice_for_losses, 0, 5);
  tcase_add_loop_test (tests, strengths, 0, 4);
  tcase_add_test (tests, alone_against);
  tcase_add_test (tests, guards_are_no_units);
  tcase_add_test (tests, within_150);
  tcase_add_test (tests, hidden_behind_others);
  tcase_add_loop_test (tests, averted_enemy, 0, 6);
  tcase_add_test (tests, half_averted_enemy);
  tcase_add_loop_test (tests, motions, 0, 7);
  tcase_add_test (tests, some_advance_some_charge);
  tcase_add_test (tests, enemy_retiring);
  tcase_add_loop_test (tests, exposed_to_the_charge, 0, 4);
  tcase_add_test (tests, broken_enemies);
  tcase_add_loop_test (tests, side_edges, 0, 4);
  tcase_add_loop_test (tests, arms_and_shields, 0, 8);
  tcase_add_loop_test (tests, shot_at_by_half, 0, 5);
  tcase_add_loop_test (tests, enemy_behind, 0, 6);
  tcase_add_test (tests, dreadful_enemies);
  tcase_add_loop_test (tests, light_foot_and_charges, 0, 4);
  tcase_add_test (tests, friends_in_rout);
  tcase_add_loop_test (tests, shy_animals, 0, 6);
  tcase_add_test (tests, charge_at_beasts);
  tcase_add_loop_test (tests, elephants_hurt_and_routing, 0, 3);
  tcase_add_test (tests, own_state);
  tcase_add_test (tests, flank_leans_on_friend);
  tcase_add_test (tests, flank_has_a_reserve);
  tcase_add_test (tests, flank_without_enemy);
  tcase_add_test (tests, general_near);
  tcase_add_test (tests, general_with);
  tcase_add_test (tests, choices_keep_in_hand);
  tcase_add_test (tests, front_rank_of_a_flank);
  return run_case ("the book on reaction", tests);
}
