/* Charges, evades, meetings, rallies, friends in the way (wrg.move.*). */
#include "tests/rules/battle/ruling.h"

#define FOOT "Reg C HI JLS Sh"

static Scene *
face_to_face (ArmyRow a, ArmyRow b, int apart)
{
  Scene *scene = parked (ROWS (a, HOLD (FOOT, 12, 2)), ROWS (b, HOLD (FOOT, 12, 2)));
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 2, 500, 300 + apart);
  return scene;
}

/* wrg.move.charge.declare, wrg.orders.attack: the first enemy straight ahead
 * within the charge move, unless friends or cover are between */
START_TEST (declares)
{
  static const struct {
    int apart;
    bool friend_between;
    bool concealed;
    bool declares;
  } cases[] = { { 80, false, false, true },
                { 81, false, false, false },
                { 80, true, false, false },
                { 80, false, true, false } };
  Scene *scene = face_to_face ((ArmyRow) ATTACK (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2),
                               cases[_i].apart);
  if (cases[_i].friend_between)
    scene_put (scene, 1, 530, 340); /* in the way of three files */
  scene_body (scene, 2)->concealed = cases[_i].concealed;
  scene_fight (scene, MU_PHASE_CHARGE_TESTS);
  const MuEvent *charge = scene_find (scene, MU_EVENT_CHARGE, 0);
  ck_assert_int_eq (charge != NULL, cases[_i].declares);
  if (charge) {
    ck_assert_int_eq (charge->other, 2);
    ck_assert_int_eq (charge->value[0], MU_PACES (80));
    ck_assert_int_eq (charge->value[1], 0);
  }
  scene_close (scene);
}
END_TEST

/* wrg.move.charge.declare: once compulsory moves are made, which may take the
 * enemy out of reach or bring him into it */
START_TEST (declares_after_compulsory_moves)
{
  static const struct {
    MuWrgReactionAct act;
    int apart;
    bool declares;
  } cases[] = { { MU_RESULT_RETIRE, 80, false }, { MU_RESULT_ADVANCE, 130, true } };
  Scene *scene = face_to_face ((ArmyRow) ATTACK (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2),
                               cases[_i].apart);
  give_result (scene, 2, cases[_i].act, 2);
  scene_fight (scene, MU_PHASE_CHARGE_TESTS);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_CHARGE, 0), cases[_i].declares);
  scene_close (scene);
}
END_TEST

/* wrg.move.charge.contact: the charge ends at the first contact, on the face
 * that it meets */
START_TEST (charge_contact)
{
  static const struct {
    MuAngle facing;
    int y; /* of the enemy's front, so that his nearest edge is 60 paces off */
    int face;
  } cases[] = {
    { MU_ANGLE_HALF, 360, 0 },
    { MU_ANGLE_QUARTER, 378, 1 }, /* half his front of 36 nearer */
    { MU_ANGLE_AHEAD, 376, 2 },   /* his two ranks nearer */
  };
  Scene *scene = face_to_face ((ArmyRow) ATTACK (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 60);
  scene_put (scene, 2, 500, cases[_i].y);
  scene_face (scene, 2, cases[_i].facing);
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  ck_assert_int_eq (paces_moved (scene, 0, MU_RULE_WRG_MOVE_CHARGE_CONTINUE), 60);
  const MuEvent *contact = scene_find (scene, MU_EVENT_CONTACT, 0);
  ck_assert_int_eq (contact->other, 2);
  /* hit from behind it turns about to meet the charge (wrg.move.direction.turn) */
  ck_assert_int_eq (contact->value[0], cases[_i].face == 2 ? 0 : cases[_i].face);
  scene_close (scene);
}
END_TEST

/* wrg.move.simultaneous, wrg.move.countercharge: it starts with the charge, and
 * they meet where their speeds bring them: 90 paces apart, 80 against 100 */
START_TEST (countercharge_meets)
{
  Scene *scene = face_to_face ((ArmyRow) HOLD (FOOT, 12, 2),
                               (ArmyRow) ATTACK ("Reg C LHI JLS Sh", 12, 2), 90);
  scene_put (scene, 1, 440, 300);       /* company for the nerve */
  SCENE_DICE (scene, 3, 3, 3, 4, 4, 4); /* 12 + 2 friends: row 2 */
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  const MuEvent *charge
      = scene_find_rule (scene, MU_EVENT_CHARGE, 0, MU_RULE_WRG_MOVE_COUNTERCHARGE);
  ck_assert_int_eq (charge->value[1], 1);
  check_place (scene, 0, 500, 340);
  check_place (scene, 2, 500, 340);
  ck_assert_event (scene, MU_EVENT_CONTACT, 0);
  ck_assert_event (scene, MU_EVENT_CONTACT, 2);
  scene_close (scene);
}
END_TEST

/* wrg.move.evade: a full normal move straight away from the charge, the turn
 * for nothing (wrg.move.direction.free); wrg.move.charge.continue: the charge
 * goes on to its full length */
START_TEST (evade_and_miss)
{
  static const struct {
    ArmyRow row;
    int paces;
    int front; /* y of its front, faced about, before it runs */
  } cases[] = {
    { SKIRMISH ("Reg C LI JLS Sh", 12, 2), 80, 380 + 24 },
    { SKIRMISH ("Irr C LC JLS Sh", 12, 2), 160, 380 + 32 },
    { SKIRMISH ("Reg C LI JLS Sh", 12, 3), 40, 380 + 36 }, /* wrg.move.evade.deep */
  };
  Scene *scene = face_to_face ((ArmyRow) ATTACK (FOOT, 12, 2), cases[_i].row, 80);
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  ck_assert_int_eq (paces_moved (scene, 2, MU_RULE_WRG_MOVE_EVADE), cases[_i].paces);
  check_place (scene, 2, 500, cases[_i].front + cases[_i].paces);
  ck_assert_int_eq (scene_body (scene, 2)->ground.facing, MU_ANGLE_AHEAD);
  ck_assert (scene_body (scene, 2)->disordered); /* wrg.disorder.cause.1 */
  ck_assert_int_eq (paces_moved (scene, 0, MU_RULE_WRG_MOVE_CHARGE_CONTINUE), 80);
  scene_close (scene);
}
END_TEST

/* wrg.move.evade.deep: ranks are counted the way they run: six files charged in
 * the flank are six deep, two are not too deep */
START_TEST (evade_sideways)
{
  static const struct {
    int figures;
    int ranks;
    int paces;
  } cases[] = { { 6, 1, 40 }, { 6, 3, 80 } };
  Scene *scene = face_to_face ((ArmyRow) ATTACK (FOOT, 12, 2),
                               (ArmyRow) SKIRMISH ("Reg C LI JLS Sh", (uint16_t) cases[_i].figures,
                                                   (uint8_t) cases[_i].ranks),
                               120);
  scene_face (scene, 2, MU_ANGLE_QUARTER);
  scene_put (scene, 2, 505, 300 + 60 + scene_body (scene, 2)->ground.width / 2 / MU_PACES (1));
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  ck_assert_event (scene, MU_EVENT_CHARGE, 0);
  ck_assert_int_eq (paces_moved (scene, 2, MU_RULE_WRG_MOVE_EVADE), cases[_i].paces);
  scene_close (scene);
}
END_TEST

/* wrg.move.evade.caught: caught, they complete their move, the chargers behind
 * them, and are struck in the back without reply */
START_TEST (evade_caught)
{
  Scene *scene = face_to_face ((ArmyRow) ATTACK ("Reg C HC JLS Sh", 8, 2),
                               (ArmyRow) SKIRMISH ("Reg C LI JLS Sh", 12, 2), 40);
  scene_fight (scene, MU_PHASE_MELEE);
  ck_assert_int_eq (paces_moved (scene, 2, MU_RULE_WRG_MOVE_EVADE), 80);
  ck_assert_event (scene, MU_EVENT_CONTACT, 0);
  check_place (scene, 2, 500, 340 + 24 + 80);
  ck_assert (mu_rect_within (&scene_body (scene, 0)->ground, &scene_body (scene, 2)->ground,
                             MU_RECT_SLACK));
  ck_assert_int_eq (scene_count (scene, MU_EVENT_MELEE, 0), 1);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_MELEE, 2), 0);
  scene_close (scene);
}
END_TEST

/* wrg.move.evade.caught: broken by it, their move becomes a rout move: light
 * horse that have gone 160 paces go on to 240 - 20 */
START_TEST (evade_becomes_rout)
{
  Scene *scene = face_to_face ((ArmyRow) HOLD (FOOT, 12, 2),
                               (ArmyRow) SKIRMISH ("Irr D LC JLS Sh", 12, 2), 100);
  Body *evader = scene_body (scene, 2);
  come_to (scene, 1, MU_PHASE_RECOILS);
  scene_face (scene, 2, MU_ANGLE_AHEAD);
  evader->period.response = RESPONSE_EVADE;
  evader->period.moved = MU_PACES (160);
  evader->period.in_melee_now = true;
  evader->period.melee_count = 12;
  evader->period.melee_fighting = 6;
  evader->period.melee_taken = 12;
  scene_fight (scene, MU_PHASE_RECOILS);
  ck_assert_int_eq (evader->status, STATUS_ROUTING);
  ck_assert_int_eq (paces_moved (scene, 2, MU_RULE_WRG_MOVE_EVADE_CAUGHT), 60);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_int_eq (paces_moved (scene, 2, MU_RULE_WRG_MOVE_ROUT), 200); /* its second period */
  scene_close (scene);
}
END_TEST

/* wrg.move.evade.escape, wrg.move.rally.forward, wrg.move.rally.who-forward:
 * left in peace they face about and rally where they are for a whole period,
 * and are in order for the next */
START_TEST (evaders_rally)
{
  Scene *scene = face_to_face ((ArmyRow) ATTACK (FOOT, 12, 2),
                               (ArmyRow) SKIRMISH ("Reg C LI JLS Sh", 12, 2), 80);
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_put (scene, 0, 200, 100);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert (scene_find_rule (scene, MU_EVENT_FACED, 2, MU_RULE_WRG_MOVE_EVADE_ESCAPE));
  const MuEvent *rally
      = scene_find_rule (scene, MU_EVENT_RALLIED, 2, MU_RULE_WRG_MOVE_RALLY_WHO_FORWARD);
  ck_assert_int_eq (rally->value[0], 0);
  ck_assert_no_event (scene, MU_EVENT_MOVED, 2);
  ck_assert_int_eq (scene_body (scene, 2)->ground.facing, MU_ANGLE_HALF);
  ck_assert (scene_body (scene, 2)->disordered);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert (!scene_body (scene, 2)->disordered);
  scene_close (scene);
}
END_TEST

/* wrg.move.rally.who-either, wrg.move.rally.who-back, wrg.move.rally.back: whose
 * charge has missed evaders: foot and elephants where they are, others back by
 * 100 paces or a normal move, still facing the enemy; wrg.move.rally.none: the
 * uncontrolled not at all */
START_TEST (missed_charge)
{
  static const struct {
    ArmyRow row;
    bool uncontrolled;
    Rally rally;
    int paces;
  } cases[] = {
    { ATTACK (FOOT, 12, 2), false, RALLY_FORWARD, -1 },
    { { "Irr C El JLS", 2, 1, MU_ORDER_ATTACK, 0, false, { 1, { MU_WEAPON_LIGHT_SPEAR }, 0 } },
      false,
      RALLY_FORWARD,
      -1 },
    { ATTACK ("Reg C HC JLS Sh", 8, 2), false, RALLY_BACK, 100 },
    { ATTACK ("Reg C SHC L", 8, 2), false, RALLY_BACK, 80 },
    { ATTACK ("Irr C HI JLS Sh", 12, 2), true, RALLY_NONE, -1 },
  };
  Scene *scene = face_to_face (cases[_i].row, (ArmyRow) SKIRMISH ("Irr C LC JLS Sh", 12, 2), 80);
  if (cases[_i].uncontrolled)
    give_result (scene, 0, MU_RESULT_ADVANCE, 2);
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  ck_assert_int_eq (scene_body (scene, 0)->rally_due, cases[_i].rally);
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_put (scene, 2, 500, 700);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_RALLIED, 0), cases[_i].rally != RALLY_NONE);
  ck_assert_int_eq (paces_moved (scene, 0, MU_RULE_WRG_MOVE_RALLY_BACK), cases[_i].paces);
  ck_assert_int_eq (scene_body (scene, 0)->ground.facing, MU_ANGLE_AHEAD);
  ck_assert_int_eq (paces_moved (scene, 0, MU_RULE_WRG_MOVE_UNCONTROLLED),
                    cases[_i].uncontrolled ? 50 : -1);
  scene_close (scene);
}
END_TEST

/* wrg.move.evade.through-friends: as LI run through their own foot, chargers who
 * declared nothing on these halt 20 paces before them;
 * wrg.move.interpenetrate.free: standing in good order the foot are not disordered */
START_TEST (evade_through_friends)
{
  Scene *scene = face_to_face ((ArmyRow) ATTACK ("Reg C HC JLS Sh", 8, 2),
                               (ArmyRow) SKIRMISH ("Reg C LI JLS Sh", 12, 2), 100);
  scene_put (scene, 3, 500, 440);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  check_place (scene, 2, 500, 400 + 24 + 80);
  check_place (scene, 0, 500, 420);
  ck_assert_no_event (scene, MU_EVENT_CONTACT, 0);
  ck_assert (!scene_body (scene, 3)->disordered);
  scene_close (scene);
}
END_TEST

/* wrg.move.interpenetrate.free, wrg.move.interpenetrate.charge,
 * wrg.move.interpenetrate.non-charge, wrg.move.interpenetrate.other: whom
 * retreating troops may go through, and who is disordered by it */
START_TEST (through_friends)
{
  static const struct {
    ArmyRow passer;
    ArmyRow passed;
    bool disordered; /* the passer beforehand */
    bool goes;
    bool disorders_passer;
    bool disorders_passed;
  } cases[] = {
    { HOLD ("Reg C LI JLS Sh", 12, 2), HOLD (FOOT, 12, 2), true, true, false, false },
    { HOLD ("Reg C LC JLS Sh", 12, 2), HOLD ("Reg C LI JLS Sh", 12, 2), true, true, false, false },
    { HOLD ("Reg C LC JLS Sh", 12, 2), HOLD (FOOT, 12, 2), false, false, false, false },
    { BOW_CHARIOTS (3), HOLD ("Reg C LI JLS Sh", 12, 2), false, true, false, false },
    { BOW_CHARIOTS (3), HOLD ("Reg C LI JLS Sh", 12, 2), true, true, false, true },
    { HOLD ("Reg C HC JLS Sh", 8, 2), HOLD ("Reg C LI JLS Sh", 12, 2), false, true, true, true },
    { HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2), false, false, false, false },
  };
  Scene *scene = parked (ROWS (cases[_i].passer, cases[_i].passed), ROWS (HOLD (FOOT, 12, 2)));
  scene_put (scene, 0, 500, 400);
  scene_face (scene, 0, MU_ANGLE_HALF); /* its way home */
  scene_put (scene, 1, 500, 380);
  give_result (scene, 0, MU_RESULT_RETIRE, 2);
  scene_fight (scene, MU_PHASE_ARRIVALS);
  if (cases[_i].disordered)
    mu_wrg_disorder_body (scene->battle, 0, DISORDER_INTERMINGLED, 2);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  const int normal = mu_wrg_type_normal_move ((MuTroopType) scene_body (scene, 0)->troop.type);
  const MuPoint front = scene_body (scene, 0)->ground.front;
  ck_assert_int_le (abs (front.y - MU_PACES (cases[_i].goes ? 400 - normal : 380)), 1);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_DISORDERED, 0), cases[_i].disorders_passer);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_DISORDERED, 1), cases[_i].disorders_passed);
  scene_close (scene);
}
END_TEST

/* wrg.move.meeting: 20 paces apart, where both come on */
START_TEST (meeting)
{
  Scene *scene = face_to_face ((ArmyRow) SKIRMISH ("Irr C LC JLS Sh", 12, 2),
                               (ArmyRow) SKIRMISH ("Irr C LC JLS Sh", 12, 2), 200);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_int_gt (scene_body (scene, 0)->period.moved, 0);
  ck_assert_int_gt (scene_body (scene, 2)->period.moved, 0);
  const MuFix apart
      = mu_rect_distance (&scene_body (scene, 0)->ground, &scene_body (scene, 2)->ground);
  ck_assert_int_ge (apart, MU_PACES (20) - MU_RECT_SLACK);
  ck_assert_int_lt (apart, MU_PACES (21));
  ck_assert_no_event (scene, MU_EVENT_CONTACT, MU_NO_BODY);
  scene_close (scene);
}
END_TEST

/* wrg.move.recoil.deduct: 20 paces back, still facing the enemy, and 20 fewer
 * for any other move of the period; likewise following up */
START_TEST (recoil_is_deducted)
{
  Scene *scene = face_to_face ((ArmyRow) HOLD (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 100);
  Body *self = scene_body (scene, 0);
  if (_i)
    self->follow_due = true;
  else
    self->recoil_due = true;
  scene_fight (scene, MU_PHASE_COMPULSORY);
  check_place (scene, 0, 500, _i ? 320 : 280);
  ck_assert_int_eq (self->ground.facing, MU_ANGLE_AHEAD);
  ck_assert_int_eq (mu_wrg_normal_move (self), MU_PACES (40));
  ck_assert_int_eq (mu_wrg_charge_move (self), MU_PACES (60));
  ck_assert_int_eq (mu_wrg_make_rout_move (self, 1), MU_PACES (40));
  scene_fight (scene, MU_PHASE_ARRIVALS);
  ck_assert_int_eq (mu_wrg_normal_move (self), MU_PACES (60));
  scene_close (scene);
}
END_TEST

/* wrg.move.recoil.as-moving, wrg.disorder.cause.4: foot that recoil or follow up
 * are moving when horsemen charge home; foot that stand are not */
START_TEST (recoil_is_movement)
{
  Scene *scene = face_to_face ((ArmyRow) HOLD (FOOT, 12, 2),
                               (ArmyRow) ATTACK ("Reg C HC JLS Sh", 8, 2), 120);
  scene_body (scene, 0)->follow_due = _i == 1;
  scene_body (scene, 0)->recoil_due = _i == 2;
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  ck_assert (mu_wrg_in_melee (scene->battle, 0));
  ck_assert_int_eq (scene_find_rule (scene, MU_EVENT_DISORDERED, 0, MU_RULE_WRG_DISORDER_CAUSE_4)
                        != NULL,
                    _i > 0);
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("moves");
  tcase_add_loop_test (tests, declares, 0, 4);
  tcase_add_loop_test (tests, declares_after_compulsory_moves, 0, 2);
  tcase_add_loop_test (tests, charge_contact, 0, 3);
  tcase_add_test (tests, countercharge_meets);
  tcase_add_loop_test (tests, evade_and_miss, 0, 3);
  tcase_add_loop_test (tests, evade_sideways, 0, 2);
  tcase_add_test (tests, evade_caught);
  tcase_add_test (tests, evade_becomes_rout);
  tcase_add_test (tests, evaders_rally);
  tcase_add_loop_test (tests, missed_charge, 0, 5);
  tcase_add_test (tests, evade_through_friends);
  tcase_add_loop_test (tests, through_friends, 0, 7);
  tcase_add_test (tests, meeting);
  tcase_add_loop_test (tests, recoil_is_deducted, 0, 2);
  tcase_add_loop_test (tests, recoil_is_movement, 0, 3);
  return run_case ("the book on moves", tests);
}
