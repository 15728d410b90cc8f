/* When reaction is tested, and when it is not (wrg.reaction.occasion.1 to .10). */
#include "tests/rules/battle/ruling.h"

#define FOOT "Reg C HI JLS Sh"

/* Two bodies with their fronts so far apart, and friends and general parked. */
static Scene *
face_to_face (ArmyRow a, ArmyRow b, int apart)
{
  Scene *scene = parked (ROWS (a, HOLD (FOOT, 12, 2)), ROWS (b, HOLD (FOOT, 12, 2)));
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 2, 500, 300 + apart);
  return scene;
}

/* wrg.reaction.occasion.1: (a) enemy within its own charge move, (b) within an
 * enemy's; at the end of the period, once in the battle, .1.exempt: as the test
 * is done with then. */
START_TEST (first_danger)
{
  static const struct {
    const char *own;
    const char *other;
    int apart;
    bool due;
  } cases[] = {
    { FOOT, FOOT, 80, true },
    { FOOT, FOOT, 81, false },
    { FOOT, "Reg C HC JLS Sh", 180, true },
    { FOOT, "Reg C HC JLS Sh", 181, false },
    { "Reg C LI JLS Sh", FOOT, 100, true },
    { "Reg C LI JLS Sh", FOOT, 101, false },
  };
  Scene *scene = face_to_face ((ArmyRow) HOLD (cases[_i].own, 12, 2),
                               (ArmyRow) HOLD (cases[_i].other, 12, 2), cases[_i].apart);
  scene_fight (scene, MU_PHASE_RECOILS);
  ck_assert_no_event (scene, MU_EVENT_REACTION, MU_NO_BODY);
  scene_fight (scene, MU_PHASE_END_TESTS);
  for (int body = 0; body <= 2; body += 2) { /* what is (a) to one is (b) to the other */
    ck_assert_int_eq (tests_for (scene, body, MU_OCCASION_FIRST_DANGER), cases[_i].due);
    ck_assert_int_eq (scene_count (scene, MU_EVENT_REACTION, body), cases[_i].due);
  }
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_no_event (scene, MU_EVENT_REACTION, MU_NO_BODY);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.occasion.1: (c) shot at, though neither can charge the other */
START_TEST (first_shots)
{
  Scene *scene
      = face_to_face ((ArmyRow) HOLD (FOOT, 12, 2), (ArmyRow) HOLD ("Reg C MI B", 12, 2), 200);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_event (scene, MU_EVENT_SHOT, 2);
  ck_assert_int_eq (tests_for (scene, 0, MU_OCCASION_FIRST_DANGER), 1);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_REACTION, 2), 0);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.occasion.1.exempt: regulars within 250 paces of the commander-in-
 * chief, for good; and whoever has tested before */
START_TEST (exempt_from_first_danger)
{
  static const struct {
    const char *troop;
    int far; /* from the general */
    bool tested;
    bool due;
  } cases[] = {
    { FOOT, 250, false, false },
    { FOOT, 251, false, true },
    { "Irr C HI JLS Sh", 250, false, true },
    { FOOT, 251, true, false },
  };
  Scene *scene = parked (ROWS (HOLD (cases[_i].troop, 12, 2), GENERAL ("Reg A HC JLS Sh", 8, 2)),
                         ROWS (HOLD (FOOT, 12, 2)));
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 482 - cases[_i].far - 16, 300); /* 4 files of 8 paces */
  scene_put (scene, 2, 500, 380);
  scene_body (scene, 0)->tested = cases[_i].tested;
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_REACTION, 0), cases[_i].due);
  scene_put (scene, 1, 160, 100);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_REACTION, 0), 0);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.occasion.2: required by orders to start a charge; then at once
 * wrg.reaction.occasion.3 for the charged */
START_TEST (charger_and_charged)
{
  static const struct {
    ArmyRow row;
    int apart;
    bool charges;
  } cases[] = {
    { ATTACK (FOOT, 12, 2), 80, true },
    { ATTACK (FOOT, 12, 2), 81, false },
    { HOLD (FOOT, 12, 2), 80, false },
    { SKIRMISH ("Reg C LI JLS Sh", 12, 2), 80, false },
  };
  Scene *scene = face_to_face (cases[_i].row, (ArmyRow) HOLD (FOOT, 12, 2), cases[_i].apart);
  scene_fight (scene, MU_PHASE_CHARGE_TESTS);
  ck_assert_int_eq (tests_for (scene, 0, MU_OCCASION_START_CHARGE), cases[_i].charges);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_REACTION, MU_NO_BODY), cases[_i].charges);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_RESPONSE_TESTS);
  ck_assert_int_eq (tests_for (scene, 2, MU_OCCASION_CHARGED), cases[_i].charges);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_REACTION, MU_NO_BODY), cases[_i].charges);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.occasion.3: not for a charge that its own test has stopped */
START_TEST (stopped_charge_is_no_charge)
{
  Scene *scene = face_to_face ((ArmyRow) ATTACK (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 80);
  scene_body (scene, 0)->breaks = 2;
  SCENE_DICE (scene, 2, 2, 2);
  scene_fight (scene, MU_PHASE_RESPONSE_TESTS);
  /* 6 + 2 charging - 6 breaks - 3 alone + 2 flanks */
  check_test (scene_find (scene, MU_EVENT_REACTION, 0), MU_OCCASION_START_CHARGE, 1, 5, 3);
  ck_assert_no_event (scene, MU_EVENT_REACTION, 2);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.occasion.2 spares those already in uncontrolled advance;
 * wrg.reaction.occasion.3 does not: out of control and charged, it tests once,
 * while its opponent's test to charge serves for both. */
START_TEST (uncontrolled_charger)
{
  Scene *scene = face_to_face ((ArmyRow) ATTACK ("Irr C LMI JLS Sh", 12, 2),
                               (ArmyRow) ATTACK ("Reg C LMI JLS Sh", 12, 2), 100);
  give_result (scene, 0, MU_RESULT_ADVANCE, 2);
  scene_fight (scene, MU_PHASE_RESPONSE_TESTS);
  ck_assert_event (scene, MU_EVENT_CHARGE, 0);
  ck_assert_event (scene, MU_EVENT_CHARGE, 2);
  ck_assert_int_eq (tests_for (scene, 0, MU_OCCASION_START_CHARGE), 0);
  ck_assert_int_eq (tests_for (scene, 0, MU_OCCASION_CHARGED), 1);
  ck_assert_int_eq (tests_for (scene, 2, MU_OCCASION_START_CHARGE), 1);
  ck_assert_int_eq (tests_for (scene, 2, MU_OCCASION_CHARGED), 0);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.occasion.3: also in hand-to-hand, when fresh enemy charge */
START_TEST (charged_while_fighting)
{
  Scene *scene = parked (ROWS (HOLD (FOOT, 12, 2)), ROWS (HOLD (FOOT, 12, 2), ATTACK (FOOT, 8, 4)));
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 300);
  scene_face (scene, 2, MU_ANGLE_QUARTER);
  scene_put (scene, 2, 482 - 60, 292);
  scene_fight (scene, MU_PHASE_RESPONSE_TESTS);
  ck_assert (mu_wrg_in_melee (scene->battle, 0));
  ck_assert_int_eq (tests_for (scene, 0, MU_OCCASION_CHARGED), 1);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_REACTION, 1), 0);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.occasion.4: two casualties for each figure from shooting in the
 * period, tested before hand-to-hand */
START_TEST (shot_down)
{
  static const struct {
    int men;
    bool due;
  } cases[] = { { 23, false }, { 24, true }, { 30, true } };
  Scene *scene = face_to_face ((ArmyRow) HOLD (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 200);
  come_to (scene, 1, MU_PHASE_SHOOTING_TESTS);
  scene_body (scene, 0)->count_before = 12;
  scene_body (scene, 0)->period.shot_men = cases[_i].men;
  scene_fight (scene, MU_PHASE_SHOOTING_TESTS);
  ck_assert_int_eq (tests_for (scene, 0, MU_OCCASION_SHOT_DOWN), cases[_i].due);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_REACTION, MU_NO_BODY), cases[_i].due);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.occasion.5: below half, and for each figure lost from then on */
START_TEST (below_half)
{
  static const struct {
    int men;
    int figures;
    bool due;
  } steps[]
      = { { 120, 6, false }, { 19, 6, false }, { 1, 5, true }, { 19, 5, false }, { 1, 4, true } };
  const MuPhase phases[] = { MU_PHASE_SHOOTING_TESTS, MU_PHASE_MELEE };
  Scene *scene = face_to_face ((ArmyRow) HOLD (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 200);
  for (int i = 0; i < 5; i++) {
    come_to (scene, 1, phases[_i]);
    mu_wrg_take_casualties (scene->battle, 0, steps[i].men);
    ck_assert_int_eq (scene_body (scene, 0)->figures, steps[i].figures);
    scene_mark (scene);
    scene_fight (scene, phases[_i]);
    ck_assert_int_eq (tests_for (scene, 0, MU_OCCASION_BELOW_HALF), steps[i].due);
  }
  scene_close (scene);
}
END_TEST

/* wrg.reaction.occasion.6: hidden enemy who shoot from cover within 100 paces,
 * seen (wrg.reaction.within); wrg.visibility.woods: shooting betrays them.
 * Further off they only begin to shoot at it. */
START_TEST (surprise)
{
  static const struct {
    int apart;
    bool screened;
    MuWrgOccasion occasion;
  } cases[] = { { 100, false, MU_OCCASION_SURPRISED }, { 101, false, MU_OCCASION_FIRST_DANGER } };
  Scene *scene = face_to_face ((ArmyRow) HOLD (FOOT, 12, 2),
                               (ArmyRow) SKIRMISH ("Reg C LI S Sh", 12, 2), cases[_i].apart);
  scene_body (scene, 2)->concealed = scene_body (scene, 2)->in_cover = true;
  ck_assert (!mu_wrg_sees (scene->battle, 0, 2));
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert (scene_body (scene, 2)->concealed);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert (!scene_body (scene, 2)->concealed);
  ck_assert (mu_wrg_sees (scene->battle, 0, 2));
  ck_assert_int_eq (tests_for (scene, 0, cases[_i].occasion), 1);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_REACTION, 0), 1);
  const MuEvent *test = scene_find (scene, MU_EVENT_REACTION, 0);
  ck_assert_int_eq (scene_factor (scene, test, REACTION (DEDUCT2_SURPRISED)), _i == 0 ? -2 : 0);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.occasion.6: not who cannot see them, another body being between */
START_TEST (no_surprise_out_of_view)
{
  Scene *scene = parked (ROWS (HOLD (FOOT, 12, 2), HOLD (FOOT, 24, 2)),
                         ROWS (SKIRMISH ("Reg C LI S Sh", 6, 2)));
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 330);
  scene_put (scene, 2, 500, 390);
  scene_body (scene, 2)->concealed = true;
  come_to (scene, 1, MU_PHASE_SHOOTING);
  mu_wrg_reveal (scene->battle, 2);
  ck_assert (scene_body (scene, 1)->period.surprised);
  ck_assert (!scene_body (scene, 0)->period.surprised);
  scene_close (scene);
}
END_TEST

/* A friend of the first body breaks so far to its right. */
static Scene *
friend_breaks (ArmyRow friend, int far)
{
  Scene *scene = parked (ROWS (HOLD (FOOT, 12, 2), friend), ROWS (HOLD (FOOT, 12, 2)));
  scene_put (scene, 0, 400, 300);
  scene_put (scene, 1, 0, 300);
  const int half = scene_body (scene, 1)->ground.width / 2 / MU_PACES (1);
  scene_put (scene, 1, 418 + far + half, 300);
  come_to (scene, 1, MU_PHASE_CHARGE_MOVES);
  mu_wrg_break_body (scene->battle, 1, REACTION (RESULT_ROW7));
  return scene;
}

/* wrg.reaction.occasion.7: a friendly unit seen to break within 150 paces,
 * though it is out of sight by the period's end; once for each break */
START_TEST (friends_break)
{
  static const struct {
    ArmyRow row;
    int far;
    bool due;
  } cases[] = {
    { HOLD (FOOT, 12, 2), 150, true },
    { HOLD (FOOT, 12, 2), 151, false },
    { SKIRMISH ("Irr C LC JLS Sh", 6, 2), 150, true }, /* runs 220 paces */
    { HOLD (FOOT, 4, 1), 50, false },                  /* no unit */
  };
  Scene *scene = friend_breaks (cases[_i].row, cases[_i].far);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_int_eq (tests_for (scene, 0, MU_OCCASION_FRIENDS_ROUT), cases[_i].due);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_REACTION, 0), cases[_i].due);
  scene_put (scene, 1, 420, 200); /* in rout before its eyes, but known */
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  scene_put (scene, 1, 460, 200);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_int_eq (tests_for (scene, 0, MU_OCCASION_FRIENDS_ROUT),
                    !cases[_i].due && _i != 3); /* .1 saw it only now */
  scene_close (scene);
}
END_TEST

/* wrg.reaction.occasion.7: not when an earlier test has counted it */
START_TEST (break_counted_before)
{
  Scene *scene = friend_breaks ((ArmyRow) HOLD (FOOT, 12, 2), 50);
  mu_wrg_test_body (scene->battle, 0, MU_OCCASION_CHARGED);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_REACTION, 0), 0);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.occasion.8: the commander-in-chief seen to fall or to leave in
 * rout, within 250 paces */
START_TEST (general_lost)
{
  static const struct {
    MuFate fate;
    int far;
    bool due;
  } cases[] = {
    { MU_FATE_DESTROYED, 250, true },  { MU_FATE_DESTROYED, 251, false },
    { MU_FATE_ROUTED_OFF, 250, true }, { MU_FATE_PRISONER, 250, true },
    { MU_FATE_OFF_TABLE, 250, false },
  };
  Scene *scene = parked (ROWS (HOLD (FOOT, 12, 2), GENERAL ("Reg A HC JLS Sh", 8, 2)),
                         ROWS (HOLD (FOOT, 12, 2)));
  scene_put (scene, 0, 400, 300);
  scene_put (scene, 1, 418 + cases[_i].far + 16, 300);
  come_to (scene, 1, MU_PHASE_END_TESTS);
  mu_wrg_leave_battle (scene->battle, 1, cases[_i].fate);
  ck_assert_int_eq (scene->battle->general_lost[MU_SIDE_A], cases[_i].fate != MU_FATE_OFF_TABLE);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_int_eq (tests_for (scene, 0, MU_OCCASION_GENERAL_LOST), cases[_i].due);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_REACTION, 0), cases[_i].due);
  scene_close (scene);
}
END_TEST

/* The first body in hand-to-hand with the enemy in front, as it is decided who
 * recoils. */
static Scene *
in_hand_to_hand (ArmyRow a)
{
  Scene *scene
      = parked (ROWS (a, HOLD (FOOT, 12, 2)), ROWS (HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2)));
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 2, 500, 300);
  come_to (scene, 1, MU_PHASE_RECOILS);
  scene_body (scene, 0)->period.in_melee_now = scene_body (scene, 2)->period.in_melee_now = true;
  return scene;
}

/* wrg.reaction.occasion.9: holders whose opponents have all broken, not merely
 * broken off */
START_TEST (holders_have_won)
{
  static const struct {
    ArmyRow row;
    bool broken;
    bool due;
  } cases[] = {
    { HOLD (FOOT, 12, 2), true, true },
    { ATTACK (FOOT, 12, 2), true, false },
    { HOLD (FOOT, 12, 2), false, false },
  };
  Scene *scene = in_hand_to_hand (cases[_i].row);
  if (cases[_i].broken)
    mu_wrg_break_body (scene->battle, 2, REACTION (RESULT_ROW7));
  else
    scene_body (scene, 2)->break_off_due = true;
  scene_body (scene, 0)->danger_done = true;
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_int_eq (tests_for (scene, 0, MU_OCCASION_HOLDERS_WON), cases[_i].due);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_REACTION, 0), cases[_i].due);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.occasion.9: not while one opponent stands */
START_TEST (holders_have_not_won)
{
  Scene *scene = in_hand_to_hand ((ArmyRow) HOLD (FOOT, 24, 2));
  scene_put (scene, 2, 480, 300);
  scene_put (scene, 3, 520, 300);
  mu_wrg_break_body (scene->battle, 2, REACTION (RESULT_ROW7));
  scene_body (scene, 0)->danger_done = true;
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_REACTION, 0), 0);
  scene_close (scene);
}
END_TEST

/* The first body in rout, passing the second so far to its right. */
static Scene *
rout_past (ArmyRow friend, int far)
{
  Scene *scene = parked (ROWS (HOLD (FOOT, 12, 2), friend), ROWS (HOLD (FOOT, 12, 2)));
  scene_put (scene, 0, 500, 400);
  scene_put (scene, 1, 0, 330);
  const int half = scene_body (scene, 1)->ground.width / 2 / MU_PACES (1);
  scene_put (scene, 1, 518 + far + half, 380);
  come_to (scene, 1, MU_PHASE_COMPULSORY);
  mu_wrg_break_body (scene->battle, 0, REACTION (RESULT_ROW7));
  return scene;
}

/* wrg.reaction.occasion.10, wrg.reaction.occasion.10.friends: past friends in good heart other than
 * LI, within 50 paces */
START_TEST (rally_near_friends)
{
  static const struct {
    ArmyRow row;
    int far;
    Motion motion;
    bool due;
  } cases[] = {
    { HOLD (FOOT, 12, 2), 50, MOTION_STILL, true },
    { HOLD (FOOT, 12, 2), 51, MOTION_STILL, false },
    { HOLD ("Reg C LI JLS Sh", 12, 2), 50, MOTION_STILL, false },
    { HOLD (FOOT, 12, 2), 50, MOTION_ROUTING, false },
    { HOLD (FOOT, 12, 2), 50, MOTION_RETIRING, false },
  };
  Scene *scene = rout_past (cases[_i].row, cases[_i].far);
  scene_body (scene, 1)->status
      = cases[_i].motion == MOTION_ROUTING ? STATUS_ROUTING : STATUS_FIGHTING;
  scene_body (scene, 1)->period.ran = true;
  scene_fight (scene, MU_PHASE_RECOILS);
  scene_body (scene, 1)->motion = (uint8_t) cases[_i].motion;
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_int_eq (paces_moved (scene, 0, MU_RULE_WRG_MOVE_ROUT), 60);
  ck_assert_int_eq (tests_for (scene, 0, MU_OCCASION_RALLY), cases[_i].due);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.occasion.10: under one casualty per figure from shooting, of the
 * figures shot at */
START_TEST (rally_under_fire)
{
  static const struct {
    int men;
    bool due;
  } cases[] = { { 11, true }, { 12, false } };
  Scene *scene = rout_past ((ArmyRow) HOLD (FOOT, 12, 2), 50);
  scene_fight (scene, MU_PHASE_SHOOTING);
  scene_body (scene, 0)->carried = 12; /* so that 11 more cost a figure */
  scene_body (scene, 0)->period.shot_men = cases[_i].men;
  mu_wrg_take_casualties (scene->battle, 0, cases[_i].men);
  ck_assert_int_eq (scene_body (scene, 0)->figures, 11);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_int_eq (tests_for (scene, 0, MU_OCCASION_RALLY), cases[_i].due);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.occasion.10: not while pursuers are at its back */
START_TEST (rally_before_pursuit)
{
  Scene *scene = rout_past ((ArmyRow) HOLD (FOOT, 12, 2), 50);
  scene_fight (scene, MU_PHASE_RECOILS);
  scene_put (scene, 2, 500, 340); /* its back */
  ck_assert (mu_wrg_touched_by_enemy (scene->battle, 0));
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_REACTION, 0), 0);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.occasion.10.retry: once tried, at the end of any period, with
 * nobody near; wrg.rout.rally: rows 1 to 4 stop it */
START_TEST (rally_again)
{
  Scene *scene = rout_past ((ArmyRow) HOLD (FOOT, 12, 2), 50);
  SCENE_DICE (scene, 3, 3, 3, 2, 2, 2); /* its friends on the right test first */
  scene_fight (scene, MU_PHASE_END_TESTS);
  const MuEvent *test = scene_find (scene, MU_EVENT_REACTION, 0);
  check_trace (scene, test, 6,
               LINES ({ REACTION (ADD2_DOUBLE_FRIENDS), 2 }, { REACTION (DEDUCT1_RETIRING), -1 },
                      { REACTION (DEDUCT3_OWN_BREAKS), -3 },
                      { REACTION (EITHER1_SECURE_FLANK), 2 }));
  check_test (test, MU_OCCASION_RALLY, 6, 3, 3);
  ck_assert_int_eq (scene_body (scene, 0)->status, STATUS_FIGHTING);
  scene_close (scene);

  scene = rout_past ((ArmyRow) HOLD (FOOT, 12, 2), 50);
  scene_body (scene, 0)->breaks = 3;
  SCENE_DICE (scene, 3, 3, 3, 2, 2, 2);
  scene_fight (scene, MU_PHASE_END_TESTS);
  const MuEvent *result = scene_find (scene, MU_EVENT_RESULT, 0);
  ck_assert_int_eq (result->value[0], MU_RESULT_ROUT_ON);
  scene_put (scene, 1, 900, 40);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_int_eq (paces_moved (scene, 0, MU_RULE_WRG_MOVE_ROUT), 40);
  ck_assert_int_eq (tests_for (scene, 0, MU_OCCASION_RALLY), 1);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.occasion.10: off the table and not followed, once; rallied there
 * it counts as off the table, no longer as routed off it */
START_TEST (rally_off_the_table)
{
  static const struct {
    int face;
    MuFate fate;
  } cases[] = { { 5, MU_FATE_OFF_TABLE }, { 2, MU_FATE_ROUTED_OFF } };
  Scene *scene = rout_past ((ArmyRow) HOLD (FOOT, 12, 2), 300);
  scene_put (scene, 0, 500, 70);
  scene_body (scene, 0)->breaks = 2;
  SCENE_DICE (scene, (uint8_t) cases[_i].face, (uint8_t) cases[_i].face, (uint8_t) cases[_i].face);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_event (scene, MU_EVENT_LEFT_TABLE, 0);
  ck_assert_int_eq (tests_for (scene, 0, MU_OCCASION_RALLY), 1);
  ck_assert_int_eq (mu_wrg_fate_of (scene->battle, scene_body (scene, 0)), cases[_i].fate);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_REACTION, 0), 0);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.several: of several causes one test; of several bodies the right
 * wing first, each counting what befell those before it */
START_TEST (from_right_to_left)
{
  Scene *scene
      = parked (ROWS (HOLD (FOOT, 12, 2), HOLD ("Reg D HI JLS Sh", 12, 2), HOLD (FOOT, 12, 2)),
                ROWS (HOLD (FOOT, 12, 2)));
  for (int i = 0; i < 3; i++) {
    scene_put (scene, i, 600 - 100 * i, 300);
    scene_body (scene, i)->general_fell = scene_body (scene, i)->period.surprised = true;
    scene_body (scene, i)->period.was_shot_at = true;
  }
  scene_body (scene, 1)->breaks = 4;
  come_to (scene, 1, MU_PHASE_END_TESTS);
  scene_fight (scene, MU_PHASE_END_TESTS);
  const MuEvent *right = scene_find (scene, MU_EVENT_REACTION, 0);
  const MuEvent *middle = scene_find (scene, MU_EVENT_REACTION, 1);
  const MuEvent *left = scene_find (scene, MU_EVENT_REACTION, 2);
  ck_assert (right < middle && middle < left);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_REACTION, MU_NO_BODY), 3);
  /* 9 + 2 friends - 2 surprised - 12 breaks + 2 flanks */
  check_test (middle, MU_OCCASION_GENERAL_LOST, -1, 6, 3);
  ck_assert_int_eq (scene_factor (scene, right, REACTION (DEDUCT2_FRIENDS_ROUT)), 0);
  scene_close (scene);
}
END_TEST

/* wrg.reaction.several: the left counts the break of the middle, the right has
 * tested before it and counts it at the next period's end; the enemy, who test
 * at the same time, do not see it yet. */
START_TEST (cumulative)
{
  Scene *scene
      = parked (ROWS (HOLD (FOOT, 12, 2), HOLD ("Reg D HI JLS Sh", 12, 2), HOLD (FOOT, 12, 2)),
                ROWS (HOLD (FOOT, 12, 2)));
  for (int i = 0; i < 4; i++) {
    scene_put (scene, i, i == 3 ? 500 : 600 - 100 * i, i == 3 ? 400 : 300);
    scene_body (scene, i)->general_fell = true;
  }
  scene_body (scene, 1)->breaks = 5;
  come_to (scene, 1, MU_PHASE_END_TESTS);
  scene_fight (scene, MU_PHASE_END_TESTS);
  const MuEvent *right = scene_find (scene, MU_EVENT_REACTION, 0);
  const MuEvent *left = scene_find (scene, MU_EVENT_REACTION, 2);
  const MuEvent *enemy = scene_find (scene, MU_EVENT_REACTION, 3);
  ck_assert_int_eq (scene_body (scene, 1)->status, STATUS_ROUTING);
  ck_assert_int_eq (scene_factor (scene, right, REACTION (DEDUCT2_FRIENDS_ROUT)), 0);
  ck_assert_int_eq (scene_factor (scene, left, REACTION (DEDUCT2_FRIENDS_ROUT)), -2);
  ck_assert_int_eq (scene_factor (scene, enemy, REACTION (ADD2_BROKEN_ENEMY)), 0);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_int_eq (tests_for (scene, 0, MU_OCCASION_FRIENDS_ROUT), 1);
  ck_assert_int_eq (tests_for (scene, 2, MU_OCCASION_FRIENDS_ROUT), 0);
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("occasions");
  tcase_add_loop_test (tests, first_danger, 0, 6);
  tcase_add_test (tests, first_shots);
  tcase_add_loop_test (tests, exempt_from_first_danger, 0, 4);
  tcase_add_loop_test (tests, charger_and_charged, 0, 4);
  tcase_add_test (tests, stopped_charge_is_no_charge);
  tcase_add_test (tests, uncontrolled_charger);
  tcase_add_test (tests, charged_while_fighting);
  tcase_add_loop_test (tests, shot_down, 0, 3);
  tcase_add_loop_test (tests, below_half, 0, 2);
  tcase_add_loop_test (tests, surprise, 0, 2);
  tcase_add_test (tests, no_surprise_out_of_view);
  tcase_add_loop_test (tests, friends_break, 0, 4);
  tcase_add_test (tests, break_counted_before);
  tcase_add_loop_test (tests, general_lost, 0, 5);
  tcase_add_loop_test (tests, holders_have_won, 0, 3);
  tcase_add_test (tests, holders_have_not_won);
  tcase_add_loop_test (tests, rally_near_friends, 0, 5);
  tcase_add_loop_test (tests, rally_under_fire, 0, 2);
  tcase_add_test (tests, rally_before_pursuit);
  tcase_add_test (tests, rally_again);
  tcase_add_loop_test (tests, rally_off_the_table, 0, 2);
  tcase_add_test (tests, from_right_to_left);
  tcase_add_test (tests, cumulative);
  return run_case ("the book on occasions for testing", tests);
}
