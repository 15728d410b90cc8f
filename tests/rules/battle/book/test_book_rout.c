/* Routs, pursuits and leaving the table (wrg.rout.*, wrg.pursuit.*,
 * wrg.move.rout, wrg.move.pursuit, wrg.leave-table.*). */
#include "tests/rules/battle/ruling.h"

#define FOOT "Reg C HI JLS Sh"

/* The first body breaks at 500, y as period 1 begins to move; one friend and one
 * enemy are parked. */
static Scene *
broken (ArmyRow row, ArmyRow friend, int y)
{
  Scene *scene = parked (ROWS (row, friend), ROWS (HOLD (FOOT, 12, 2)));
  scene_put (scene, 0, 500, y);
  come_to (scene, 1, MU_PHASE_COMPULSORY);
  mu_wrg_break_body (scene->battle, 0, REACTION (RESULT_ROW7));
  return scene;
}

/* wrg.move.rout: the charge move less 20 paces for each period so far, and
 * never less than nothing */
START_TEST (rout_moves)
{
  static const struct {
    ArmyRow row;
    int paces[4];
  } cases[] = {
    { HOLD (FOOT, 12, 2), { 60, 40, 20, -1 } },
    { HOLD ("Reg C SHI JLS Sh", 12, 2), { 40, 20, -1, -1 } },
    { HOLD ("Irr C LC JLS Sh", 6, 2), { 220, 200, 180, 160 } },
  };
  Scene *scene = broken (cases[_i].row, (ArmyRow) HOLD (FOOT, 12, 2), 700);
  for (int period = 0; period < 4; period++) {
    if (_i == 2)
      scene_put (scene, 0, 500, 400); /* back to where there is room */
    if (_i == 2 && period > 0)
      scene_face (scene, 0, MU_ANGLE_HALF);
    scene_mark (scene);
    scene_fight (scene, MU_PHASE_COMPULSORY);
    ck_assert_int_eq (paces_moved (scene, 0, MU_RULE_WRG_MOVE_ROUT), cases[_i].paces[period]);
  }
  scene_close (scene);
}
END_TEST

/* wrg.rout.direction: from the enemy in contact, whichever way he faces;
 * wrg.rout.direction.later: then home, or to the nearer side edge where enemy
 * stand in the way */
START_TEST (rout_directions)
{
  Scene *scene = broken ((ArmyRow) HOLD (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), 500);
  scene_put (scene, 2, 482, 492);
  scene_face (scene, 2, MU_ANGLE_QUARTER); /* in its left flank */
  ck_assert (mu_wrg_in_contact (scene->battle, 0, 2));
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert (scene_find_rule (scene, MU_EVENT_FACED, 0, MU_RULE_WRG_ROUT_DIRECTION));
  ck_assert_int_eq (scene_body (scene, 0)->ground.facing, MU_ANGLE_QUARTER);
  scene_put (scene, 2, 160, 760);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert (scene_find_rule (scene, MU_EVENT_FACED, 0, MU_RULE_WRG_ROUT_DIRECTION_LATER));
  ck_assert_int_eq (scene_body (scene, 0)->ground.facing, MU_ANGLE_HALF);
  const int y = MU_FIX_TO_PACES (scene_body (scene, 0)->ground.front.y);
  const int x = MU_FIX_TO_PACES (scene_body (scene, 0)->ground.front.x);
  scene_put (scene, 2, x, y - 30);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_int_eq (scene_body (scene, 0)->ground.facing,
                    MU_ANGLE_QUARTER); /* right of the middle */
  scene_close (scene);
}
END_TEST

/* wrg.rout.interpenetrate, wrg.rout.swept-away: irregulars gone through run too,
 * but irregular LI take only their own kind with them; regular foot in close
 * order refuse, and the routers stop before them */
START_TEST (through_friends)
{
  static const struct {
    ArmyRow router;
    ArmyRow friend;
    bool swept;
    bool refuses;
  } cases[] = {
    { HOLD (FOOT, 12, 2), HOLD ("Irr C LI JLS Sh", 12, 2), true, false },
    { HOLD (FOOT, 12, 2), HOLD ("Reg C LI JLS Sh", 12, 2), false, false },
    { HOLD ("Irr C LI JLS Sh", 12, 2), HOLD ("Irr C LI JLS Sh", 12, 2), true, false },
    { HOLD ("Irr C LI JLS Sh", 12, 2), HOLD ("Irr C HI JLS Sh", 12, 2), false, false },
    { HOLD ("Reg C LI JLS Sh", 12, 2), HOLD ("Irr C HI JLS Sh", 12, 2), true, false },
    { HOLD (FOOT, 12, 2), HOLD (FOOT, 40, 1), false, true },
    { HOLD (FOOT, 12, 2), HOLD ("Irr C HI JLS Sh", 40, 1), true, false },
  };
  Scene *scene = broken (cases[_i].router, cases[_i].friend, 500);
  const MuRect *ground = &scene_body (scene, 0)->ground;
  const int back = MU_FIX_TO_PACES (ground->front.y - ground->depth);
  scene_put (scene, 1, 500, back - 20);
  if (cases[_i].refuses || _i == 6) { /* no way round either end */
    scene->battle->width = MU_PACES (630);
    scene_put (scene, 1, 500, back - 20);
    scene_body (scene, 1)->ground.width = MU_PACES (250);
    mu_wrg_note_ground (scene->battle, 1);
  }
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_int_eq (scene_find_rule (scene, MU_EVENT_BROKE, 1, MU_RULE_WRG_ROUT_SWEPT_AWAY) != NULL,
                    cases[_i].swept);
  ck_assert_int_eq (scene_body (scene, 1)->status == STATUS_ROUTING, cases[_i].swept);
  const int full = _i == 2 || _i == 3 || _i == 4 ? 80 : 60;
  ck_assert_int_eq (paces_moved (scene, 0, MU_RULE_WRG_MOVE_ROUT), cases[_i].refuses ? 20 : full);
  scene_close (scene);
}
END_TEST

/* wrg.rout.interpenetrate.gap: not through formed friends where a gap of 20 paces
 * lies beside them within 50; wrg.formation.contiguous: they flow through it */
START_TEST (rout_through_gap)
{
  static const struct {
    int neighbour; /* paces from the friend's right flank; it stands close on the left */
    bool swept;
  } cases[] = { { 20, false }, { 19, true } };
  Scene *scene = parked (ROWS (HOLD (FOOT, 12, 2), HOLD ("Irr C HI JLS Sh", 12, 2),
                               HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2)),
                         ROWS (HOLD (FOOT, 12, 2)));
  scene_put (scene, 0, 500, 500);
  scene_put (scene, 1, 500, 464);
  scene_put (scene, 2, 500 - 18 - 5 - 18, 464);
  scene_put (scene, 3, 500 + 18 + cases[_i].neighbour + 18, 464);
  come_to (scene, 1, MU_PHASE_COMPULSORY);
  mu_wrg_break_body (scene->battle, 0, REACTION (RESULT_ROW7));
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_int_eq (scene_body (scene, 1)->status == STATUS_ROUTING, cases[_i].swept);
  ck_assert_int_eq (paces_moved (scene, 0, MU_RULE_WRG_MOVE_ROUT), 60);
  scene_close (scene);
}
END_TEST

/* wrg.rout.elephants: friends gone through lose as to beasts without crews: 2
 * models at 3 against HI, and the dice even, make 3 men; nobody refuses */
START_TEST (routing_elephants)
{
  Scene *scene = broken ((ArmyRow) ELEPHANTS (2), (ArmyRow) HOLD (FOOT, 12, 2), 500);
  scene_put (scene, 1, 500, 460);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  const MuEvent *blow = scene_find_rule (scene, MU_EVENT_MELEE, 0, MU_RULE_WRG_ROUT_ELEPHANTS);
  ck_assert_int_eq (blow->other, 1);
  ck_assert_int_eq (blow->value[0], 2);
  ck_assert_int_eq (blow->value[1], 3);
  ck_assert_int_eq (blow->value[2], 3);
  ck_assert_int_eq (scene_body (scene, 1)->casualties, 3);
  ck_assert (scene_body (scene, 1)->disordered);
  ck_assert (is_fighting (scene_body (scene, 1)));
  scene_close (scene);
}
END_TEST

/* wrg.rout.surrounded, wrg.rout.prisoners: with enemy on all four sides, or out
 * of breath, and one of them in contact, the broken are taken; not with a side
 * open, nor with nobody there to take them */
START_TEST (surrounded)
{
  static const struct {
    int enemies;
    int rout_periods;
    bool taken;
  } cases[] = { { 4, 1, true }, { 3, 1, false }, { 1, 4, true }, { 1, 3, false }, { 0, 4, false } };
  Scene *scene = parked (
      ROWS (HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2)),
      ROWS (HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2)));
  static const int place[][3]
      = { { 500, 500, 32768 }, { 500, 460, 0 }, { 455, 492, 16384 }, { 545, 492, 49152 } };
  scene_put (scene, 0, 500, 500);
  for (int i = 0; i < cases[_i].enemies; i++) {
    scene_put (scene, 2 + i, place[i][0], place[i][1]);
    scene_face (scene, 2 + i, (MuAngle) place[i][2]);
  }
  come_to (scene, 3, MU_PHASE_MELEE);
  Body *self = scene_body (scene, 0);
  self->status = STATUS_ROUTING;
  self->period.ran = true;
  self->rout_periods = (uint8_t) cases[_i].rout_periods;
  scene_fight (scene, MU_PHASE_MELEE);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_SURRENDERED, 0), cases[_i].taken);
  ck_assert_int_eq (mu_wrg_fate_of (scene->battle, self),
                    cases[_i].taken ? MU_FATE_PRISONER : MU_FATE_IN_ROUT);
  scene_close (scene);
}
END_TEST

/* The second side's body breaks before the first, which pursues. */
static Scene *
pursuit (ArmyRow pursuer, ArmyRow router)
{
  Scene *scene = parked (ROWS (pursuer, HOLD (FOOT, 12, 2)), ROWS (router, HOLD (FOOT, 12, 2)));
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 2, 500, 300);
  come_to (scene, 1, MU_PHASE_RECOILS);
  scene_body (scene, 0)->period.in_melee_now = true;
  scene_body (scene, 0)->melee_periods = 1;
  mu_wrg_break_body (scene->battle, 2, REACTION (RESULT_ROW7));
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_mark (scene);
  return scene;
}

/* wrg.move.pursuit: the charge move less 30 paces for each period;
 * wrg.pursuit.strike: without reply, on turning backs and while in contact;
 * wrg.pursuit.one-period: on only while in contact.  HI at 50 after HI at 60
 * strike once and lose them; HC keep up with HI. */
START_TEST (pursuits)
{
  static const struct {
    const char *pursuer;
    int paces;
    bool keeps_up;
    Rally rally;
  } cases[] = {
    { FOOT, 50, false, RALLY_FORWARD }, /* wrg.move.rally.who-forward */
    { "Reg C LMI JLS Sh", 70, true, RALLY_NONE },
    { "Reg C SHC L", 90, true, RALLY_NONE },
  };
  Scene *scene
      = pursuit ((ArmyRow) ATTACK (cases[_i].pursuer, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2));
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_int_eq (paces_moved (scene, 2, MU_RULE_WRG_MOVE_ROUT), 60);
  /* no further than the routers' backs */
  const MuFix moved = scene_find (scene, MU_EVENT_MOVED, 0)->value[3];
  ck_assert_int_ge (moved, MU_PACES (cases[_i].keeps_up ? 60 : cases[_i].paces) - MU_RECT_SLACK);
  ck_assert_int_le (moved, MU_PACES (cases[_i].keeps_up ? 60 : cases[_i].paces));
  scene_fight (scene, MU_PHASE_RECOILS);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_MELEE, 0), 1);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_MELEE, 2), 0);
  ck_assert_int_eq (scene_body (scene, 0)->pursues, cases[_i].keeps_up ? 2 : MU_NO_BODY);
  ck_assert_int_eq (scene_body (scene, 0)->rally_due, cases[_i].rally);
  scene_close (scene);
}
END_TEST

/* wrg.move.pursuit in its second period: SHC 120 - 60; and horse that have lost
 * their quarry rally back (wrg.move.rally.who-back) */
START_TEST (second_period_of_pursuit)
{
  Scene *scene = pursuit ((ArmyRow) ATTACK ("Reg C SHC L", 12, 2), (ArmyRow) HOLD (FOOT, 12, 2));
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_body (scene, 2)->ground.front.y += MU_PACES (100);
  mu_wrg_note_ground (scene->battle, 2);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_int_eq (paces_moved (scene, 0, MU_RULE_WRG_MOVE_PURSUIT), 60);
  scene_fight (scene, MU_PHASE_RECOILS);
  ck_assert_int_eq (scene_body (scene, 0)->rally_due, RALLY_BACK);
  scene_close (scene);
}
END_TEST

/* wrg.move.uncontrolled.then-rout: after the second period of an uncontrolled
 * advance 40 paces are deducted in rout and 60 in pursuit; after the first, 20
 * and 30 */
START_TEST (tired_by_uncontrolled_advance)
{
  static const struct {
    int periods;
    bool routs;
    int paces;
  } cases[] = { { 1, false, 70 }, { 2, false, 40 }, { 1, true, 80 }, { 2, true, 60 } };
  Scene *scene = parked (ROWS (HOLD ("Irr C LMI JLS Sh", 12, 2), HOLD (FOOT, 12, 2)),
                         ROWS (HOLD ("Reg C HC JLS Sh", 12, 2), HOLD (FOOT, 12, 2)));
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 2, 500, 300);
  come_to (scene, 3, MU_PHASE_RECOILS);
  give_result (scene, 0, MU_RESULT_ADVANCE, cases[_i].periods == 2 ? 3 : 4);
  scene_body (scene, 0)->bound_periods = (uint8_t) cases[_i].periods;
  scene_body (scene, 0)->period.in_melee_now = scene_body (scene, 2)->period.in_melee_now = true;
  mu_wrg_break_body (scene->battle, cases[_i].routs ? 0 : 2, REACTION (RESULT_ROW7));
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_int_eq (
      paces_moved (scene, 0, cases[_i].routs ? MU_RULE_WRG_MOVE_ROUT : MU_RULE_WRG_MOVE_PURSUIT),
      cases[_i].paces);
  scene_close (scene);
}
END_TEST

/* wrg.pursuit.fresh-enemy: pursuers halt 20 paces before enemy whom their quarry
 * has passed; those out of control run into them */
START_TEST (fresh_enemy)
{
  Scene *scene = pursuit ((ArmyRow) ATTACK ("Irr C HC JLS Sh", 12, 2),
                          (ArmyRow) HOLD ("Reg C HC JLS Sh", 8, 2));
  scene_put (scene, 3, 500, 400);
  scene_put (scene, 2, 500, 500); /* ahead by more than the pursuit move */
  if (_i) {
    give_result (scene, 0, MU_RESULT_ADVANCE, 3);
    scene_body (scene, 0)->bound_periods = 0;
  }
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_int_eq (paces_moved (scene, 0, MU_RULE_WRG_MOVE_PURSUIT), _i ? 100 : 80);
  const MuEvent *contact = scene_find (scene, MU_EVENT_CONTACT, 0);
  ck_assert_int_eq (contact != NULL, _i);
  if (contact)
    ck_assert_int_eq (contact->other, 3);
  scene_close (scene);
}
END_TEST

/* wrg.leave-table.whole: one figure over the edge and all are gone */
START_TEST (over_the_edge)
{
  static const struct {
    int y; /* before a rout of 60 paces, from a rear 16 behind */
    bool gone;
  } cases[] = { { 76, false }, { 75, true } };
  Scene *scene = broken ((ArmyRow) HOLD (FOOT, 12, 2), (ArmyRow) HOLD (FOOT, 12, 2), cases[_i].y);
  scene_put (scene, 1, 800, 300);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  const MuEvent *left
      = scene_find_rule (scene, MU_EVENT_LEFT_TABLE, 0, MU_RULE_WRG_LEAVE_TABLE_WHOLE);
  ck_assert_int_eq (left != NULL, cases[_i].gone);
  ck_assert_int_eq (mu_wrg_fate_of (scene->battle, scene_body (scene, 0)),
                    cases[_i].gone ? MU_FATE_ROUTED_OFF : MU_FATE_IN_ROUT);
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("routs");
  tcase_add_loop_test (tests, rout_moves, 0, 3);
  tcase_add_test (tests, rout_directions);
  tcase_add_loop_test (tests, through_friends, 0, 7);
  tcase_add_loop_test (tests, rout_through_gap, 0, 2);
  tcase_add_test (tests, routing_elephants);
  tcase_add_loop_test (tests, surrounded, 0, 5);
  tcase_add_loop_test (tests, pursuits, 0, 3);
  tcase_add_test (tests, second_period_of_pursuit);
  tcase_add_loop_test (tests, tired_by_uncontrolled_advance, 0, 4);
  tcase_add_loop_test (tests, fresh_enemy, 0, 2);
  tcase_add_loop_test (tests, over_the_edge, 0, 2);
  return run_case ("the book on routs", tests);
}
