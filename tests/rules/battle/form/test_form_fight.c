/* What formations change in the sums: testudo, square, Cantabrian circle, wedge. */
#include "tests/rules/battle/ruling.h"

static const ArmyRow legion[] = { HOLD ("Reg C HI HTW JLS Sh", 20, 5), NO_MORE };
static const ArmyRow spears[] = { HOLD ("Reg C HI LTS Sh", 40, 2), NO_MORE };
static const ArmyRow foes[]
    = { HOLD ("Reg C MI B", 12, 2), HOLD ("Reg C HI HTW Sh", 12, 2), NO_MORE };
static const ArmyRow riders[] = { HOLD ("Irr C LC JLS Sh", 12, 12), NO_MORE };
static const ArmyRow wedge[] = { HOLD ("Irr C LC JLS Sh", 6, 3), NO_MORE };

/* A body of side A in a formation, away from everybody. */
static Scene *
formed (const ArmyRow *rows, MuFormation formation)
{
  Scene *scene = scene_prepare (rows, foes);
  scene->army[0].unit[0].formation = (uint8_t) formation;
  if (formation == MU_FORMATION_SQUARE)
    scene->army[0].unit[0].ranks = 2;
  scene_begin (scene);
  park (scene);
  scene_put (scene, 0, 500, 300);
  return scene;
}

/* wrg.formation.testudo: swords alone, and the speed of the super heavy */
START_TEST (a_testudo_has_swords_alone)
{
  Scene *scene = formed (legion, MU_FORMATION_TESTUDO);
  const Body *body = scene_body (scene, 0);
  ck_assert_uint_eq (mu_wrg_missiles_of (body), 0);
  ck_assert_int_eq (mu_wrg_weapon_against (body, MU_TROOP_HI), MU_WEAPON_SIDEARM);
  ck_assert_int_eq (mu_wrg_normal_move (body), MU_PACES (40));
  ck_assert_int_eq (mu_wrg_charge_move (body), MU_PACES (60));
  scene_close (scene);
}
END_TEST

/* wrg.formation.testudo.shields: from behind as from the front, but not in disorder */
START_TEST (a_testudo_is_shielded_all_round)
{
  Scene *scene = formed (legion, MU_FORMATION_TESTUDO);
  scene_put (scene, 1, 500, 200); /* behind it */
  const Body *body = scene_body (scene, 0);
  const Body *archers = scene_body (scene, 1);
  ck_assert (!mu_wrg_is_bare_to_shots (scene->battle, body, archers, MU_WEAPON_BOW));
  scene_body (scene, 0)->disordered = true;
  ck_assert (mu_wrg_is_bare_to_shots (scene->battle, body, archers, MU_WEAPON_BOW));
  scene_close (scene);
}
END_TEST

/* the same in the sum of a shot from the rear */
START_TEST (shots_at_a_testudo)
{
  for (int order = 0; order < 2; order++) {
    Scene *scene = formed (legion, order ? MU_FORMATION_USUAL : MU_FORMATION_TESTUDO);
    scene_put (scene, 1, 500, 230);
    scene_face (scene, 1, MU_ANGLE_AHEAD);
    scene_skip_to (scene, MU_PHASE_SHOOTING);
    scene_mark (scene);
    scene_fight (scene, MU_PHASE_SHOOTING);
    const MuEvent *shot = scene_find (scene, MU_EVENT_SHOT, 1);
    ck_assert_ptr_nonnull (shot);
    ck_assert_int_eq (scene_has_factor (scene, shot, MU_RULE_WRG_SHOOT_TACTICAL_SHIELDLESS), order);
    scene_close (scene);
  }
}
END_TEST

/* wrg.formation.square: six figures on four faces are still six when all of them shoot */
START_TEST (a_small_square_shoots_once)
{
  const ArmyRow around[]
      = { HOLD ("Reg C HI JLS Sh", 12, 2), HOLD ("Reg C HI JLS Sh", 12, 2),
          HOLD ("Reg C HI JLS Sh", 12, 2), HOLD ("Reg C HI JLS Sh", 12, 2), NO_MORE };
  Scene *scene = parked (ROWS (HOLD ("Reg C MI B", 6, 1)), around);
  Body *square = scene_body (scene, 0);
  square->formation = MU_FORMATION_SQUARE;
  square->files = 2;
  mu_wrg_fill_ground (square);
  scene_put (scene, 0, 500, 400);
  scene_put (scene, 1, 500, 500);
  scene_put (scene, 2, 600, 400);
  scene_put (scene, 3, 400, 400);
  scene_put (scene, 4, 500, 200);
  scene_skip_to (scene, MU_PHASE_SHOOTING);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_SHOOTING);
  int figures = 0;
  for (int i = scene->mark; i < scene->count; i++)
    if (scene->event[i].kind == MU_EVENT_SHOT && scene->event[i].body == 0)
      figures += scene->event[i].value[0];
  ck_assert_int_eq (scene_count (scene, MU_EVENT_SHOT, 0), 3);
  ck_assert_int_eq (figures, 6);
  scene_close (scene);
}
END_TEST

/* wrg.move.square: at half speed, never faster */
START_TEST (a_square_is_slow)
{
  Scene *scene = formed (spears, MU_FORMATION_SQUARE);
  ck_assert_int_eq (mu_wrg_normal_move (scene_body (scene, 0)), MU_PACES (30));
  ck_assert_int_eq (mu_wrg_charge_move (scene_body (scene, 0)), MU_PACES (30));
  scene_close (scene);
}
END_TEST

/* wrg.formation.square, wrg.reaction.secure-flank.special: no flank, no rear, nor a secure one */
START_TEST (a_square_has_no_flank)
{
  for (int order = 0; order < 2; order++) {
    Scene *scene = formed (spears, order ? MU_FORMATION_USUAL : MU_FORMATION_SQUARE);
    scene_put (scene, 2, 500, 200);
    const MuEvent *test = put_to_test (scene, 0, MU_OCCASION_SURPRISED);
    ck_assert_int_eq (scene_has_factor (scene, test, REACTION (DEDUCT2_ENEMY_FLANK)), order);
    ck_assert_int_eq (scene_has_factor (scene, test, REACTION (DEDUCT3_ENEMY_REAR)), order);
    ck_assert_int_eq (mu_wrg_find_secure_flanks (scene->battle, 0), order ? 2 : 0);
    scene_close (scene);
  }
}
END_TEST

/* wrg.formation.square: it is struck in front wherever it is struck; with shields, unless on
 * the move */
START_TEST (a_square_fronts_everywhere)
{
  Scene *scene = formed (spears, MU_FORMATION_SQUARE);
  const MuFix back = scene_body (scene, 0)->ground.depth;
  scene_put (scene, 2, 500, 300 - MU_FIX_TO_PACES (back));
  scene_face (scene, 2, MU_ANGLE_AHEAD);
  const Body *square = scene_body (scene, 0);
  const Body *foe = scene_body (scene, 2);
  ck_assert (mu_wrg_in_contact (scene->battle, 0, 2));
  ck_assert_int_eq (mu_rect_face_towards (&square->ground, &foe->ground), MU_FACE_REAR);
  ck_assert_int_eq (mu_wrg_face_shown (square, foe), MU_FACE_FRONT);
  ck_assert (!mu_wrg_is_bare_to_blows (scene->battle, square, foe, MU_WEAPON_LONG_SPEAR));
  scene_body (scene, 0)->period.moved = 1;
  ck_assert (mu_wrg_is_bare_to_blows (scene->battle, square, foe, MU_WEAPON_LONG_SPEAR));
  scene_close (scene);
}
END_TEST

/* wrg.move.square, wrg.melee.eligible.rear-ranks: the men of its rear face strike back, and
 * half of those behind them; nobody is caught turning */
START_TEST (a_square_fights_on_every_side)
{
  Scene *scene = formed (spears, MU_FORMATION_SQUARE);
  const MuFix back = scene_body (scene, 0)->ground.depth;
  scene_put (scene, 2, 500, 300 - MU_FIX_TO_PACES (back));
  scene_face (scene, 2, MU_ANGLE_AHEAD);
  scene_skip_to (scene, MU_PHASE_MELEE);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_MELEE);
  const MuEvent *blow = scene_find (scene, MU_EVENT_MELEE, 0);
  ck_assert_ptr_nonnull (blow);
  ck_assert_int_eq (scene_body (scene, 0)->files, 5);
  ck_assert_int_eq (blow->value[0], 5 + 2); /* five in front, the 2nd and 4th behind them */
  ck_assert_no_event (scene, MU_EVENT_DISORDERED, 0);
  scene_close (scene);
}
END_TEST

START_TEST (a_square_turns_in_a_quarter)
{
  Scene *scene = formed (spears, MU_FORMATION_SQUARE);
  Body *body = scene_body (scene, 0);
  ck_assert_int_eq (mu_wrg_square_quarters (body), 0); /* wrg.move.square: only on the move */
  body->period.moved = 1;
  ck_assert_int_eq (mu_wrg_square_quarters (body), 1);
  body->disordered = true;
  ck_assert_int_eq (mu_wrg_square_quarters (body), 2); /* wrg.move.manoeuvre */
  scene_close (scene);
}
END_TEST

/* wrg.formation.cantabrian.shoot: all of them, at whatever side the enemy stands */
START_TEST (all_of_a_circle_shoot)
{
  static const struct {
    int right, ahead;
  } places[] = { { 0, 1 }, { 0, -1 }, { 1, 0 }, { -1, 0 } };
  Scene *scene = formed (riders, MU_FORMATION_CANTABRIAN);
  const MuPoint middle = mu_rect_centre (&scene_body (scene, 0)->ground);
  const int apart = MU_FIX_TO_PACES (scene_body (scene, 0)->ground.width) / 2 + 35;
  scene_put (scene, 1, MU_FIX_TO_PACES (middle.x) + places[_i].right * apart,
             MU_FIX_TO_PACES (middle.y) + places[_i].ahead * apart);
  scene_skip_to (scene, MU_PHASE_SHOOTING);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_SHOOTING);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_SHOT, 0), 1);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_SHOT, 0)->value[0], 12);
  scene_close (scene);
}
END_TEST

/* wrg.formation.cantabrian: a moving target that shows its shields; it goes nowhere */
START_TEST (a_circle_is_always_moving)
{
  Scene *scene = formed (riders, MU_FORMATION_CANTABRIAN);
  scene_put (scene, 1, 500, 350);
  scene_skip_to (scene, MU_PHASE_SHOOTING);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_SHOOTING);
  const MuEvent *shot = scene_find (scene, MU_EVENT_SHOT, 1);
  ck_assert_ptr_nonnull (shot);
  ck_assert (scene_has_factor (scene, shot, MU_RULE_WRG_SHOOT_TACTICAL_MOVING));
  ck_assert (!scene_has_factor (scene, shot, MU_RULE_WRG_SHOOT_TACTICAL_SHIELDLESS));
  ck_assert_int_eq (mu_wrg_normal_move (scene_body (scene, 0)), 0);
  ck_assert_int_eq (mu_wrg_find_secure_flanks (scene->battle, 0), 1);
  scene_close (scene);
}
END_TEST

/* wrg.formation.wedge: one, two and three fight with four figures */
START_TEST (four_of_a_wedge_fight)
{
  Scene *scene = formed (wedge, MU_FORMATION_WEDGE);
  scene_put (scene, 2, 500, 300);
  scene_skip_to (scene, MU_PHASE_MELEE);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_MELEE);
  const MuEvent *blow = scene_find (scene, MU_EVENT_MELEE, 0);
  ck_assert_ptr_nonnull (blow);
  ck_assert_int_eq (blow->value[0], 4);
  scene_close (scene);
}
END_TEST

/* wrg.formation.wedge: never more than there are, and both slopes against those without shields */
START_TEST (slopes_of_a_wedge)
{
  Scene *scene = formed (wedge, MU_FORMATION_WEDGE);
  Body *body = scene_body (scene, 0);
  ck_assert_int_eq (mu_wrg_wedge_slopes (body, scene_body (scene, 2)), 1 + 2);
  ck_assert_int_eq (mu_wrg_wedge_slopes (body, scene_body (scene, 1)), 2 + 2);
  ck_assert_int_eq (mu_wrg_widest_rank (body), 3);
  body->figures = 2;
  ck_assert_int_le (mu_wrg_wedge_slopes (body, scene_body (scene, 1)), 1);
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("formations");
  tcase_add_test (tests, a_testudo_has_swords_alone);
  tcase_add_test (tests, a_testudo_is_shielded_all_round);
  tcase_add_test (tests, shots_at_a_testudo);
  tcase_add_test (tests, a_small_square_shoots_once);
  tcase_add_test (tests, a_square_is_slow);
  tcase_add_test (tests, a_square_has_no_flank);
  tcase_add_test (tests, a_square_fronts_everywhere);
  tcase_add_test (tests, a_square_fights_on_every_side);
  tcase_add_test (tests, a_square_turns_in_a_quarter);
  tcase_add_loop_test (tests, all_of_a_circle_shoot, 0, 4);
  tcase_add_test (tests, a_circle_is_always_moving);
  tcase_add_test (tests, four_of_a_wedge_fight);
  tcase_add_test (tests, slopes_of_a_wedge);
  return run_case ("formations", tests);
}
