/* Wagons and pack animals in a battle: unarmed drivers, beasts and what they draw. */
#include "ruling.h"

#include "rules/troop/troop.h"
#include "rules/wrg/field/way.h"
#include "rules/wrg/nerve/disorder.h"
#include "rules/wrg/troop/points.h"

#define FOOT    "Reg C HI JLS Sh"
#define HORSE   "Reg C HC JLS Sh"
#define ARCHERS "Reg C MI B"
#define WAGONS  "Reg D Wagon"
#define MULES   "Irr D Pack"
#define CAMELS  "Irr D PackCm"

/* A train at 500, 300 and the enemy so far before it. */
static Scene *
train_before (const char *train, int count, ArmyRow foe, int ahead)
{
  const ArmyRow row = HOLD (train, (uint16_t) count, 1);
  Scene *scene = parked (ROWS (row, HOLD (FOOT, 12, 2)), ROWS (foe, HOLD (FOOT, 12, 2)));
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 2, 500, 300 + ahead);
  come_to (scene, 2, MU_PHASE_SHOOTING);
  return scene;
}

/* wrg.move.distance.slow, wrg.base.frontage.figures, wrg.base.frontage.models, wrg.base.depth */
START_TEST (trains_are_slow_and_wide)
{
  static const struct {
    const char *train;
    int width, depth, move;
  } cases[] = { { WAGONS, 4 * 16, 24, 40 }, { MULES, 4 * 8, 16, 80 }, { CAMELS, 4 * 8, 16, 80 } };
  Scene *scene = train_before (cases[_i].train, 4, (ArmyRow) HOLD (FOOT, 12, 2), 200);
  Body *self = scene_body (scene, 0);
  ck_assert_int_eq (self->ground.width, PACES (cases[_i].width));
  ck_assert_int_eq (self->ground.depth, PACES (cases[_i].depth));
  ck_assert_int_eq (mu_wrg_normal_move (self), PACES (cases[_i].move));
  ck_assert_int_eq (mu_wrg_charge_move (self), 0);
  self->going = (Going){ .hard = true, .mud = 20 };
  ck_assert_int_eq (mu_wrg_normal_move (self), PACES (cases[_i].move - 20));
  ck_assert_int_eq (mu_wrg_evade_move (self), PACES (cases[_i].move - 20));
  scene_close (scene);
}
END_TEST

/* wrg.orders.attack: who cannot charge cannot attack; wrg.orders.skirmish; wrg.scale.troops:
 * wagons in a single line */
START_TEST (trains_only_hold)
{
  static const struct {
    const char *train;
    MuOrder order;
    int ranks;
    MuWrgSetupAnswer answer;
  } cases[] = {
    { WAGONS, MU_ORDER_ATTACK, 1, MU_WRG_SETUP_BAD_ORDER },
    { MULES, MU_ORDER_ATTACK, 2, MU_WRG_SETUP_BAD_ORDER },
    { CAMELS, MU_ORDER_SKIRMISH, 2, MU_WRG_SETUP_BAD_ORDER },
    { WAGONS, MU_ORDER_HOLD, 2, MU_WRG_SETUP_BAD_RANKS },
    { WAGONS, MU_ORDER_HOLD, 1, MU_WRG_SETUP_OK },
    { MULES, MU_ORDER_HOLD, 2, MU_WRG_SETUP_OK },
    { "Irr D Wagon B", MU_ORDER_HOLD, 1, MU_WRG_SETUP_BAD_TROOP },
    { "Irr D Pack Sh", MU_ORDER_HOLD, 1, MU_WRG_SETUP_BAD_TROOP },
    { "Irr D Pack Arab", MU_ORDER_HOLD, 1, MU_WRG_SETUP_BAD_TROOP },
  };
  Army army[MU_SIDES];
  int at;
  army_raise (&army[0], ROWS (HOLD (MULES, 4, 1)));
  army_raise (&army[1], ROWS (HOLD (FOOT, 12, 2)));
  MuWrgSetupUnit *unit = &army[0].unit[0];
  ck_assert_int_eq (mu_troop_parse (cases[_i].train, &unit->troop, NULL), MU_TROOP_PARSE_OK);
  unit->order = (uint8_t) cases[_i].order;
  unit->ranks = (uint8_t) cases[_i].ranks;
  const MuWrgSetup setup = army_setup (&army[0], &army[1]);
  ck_assert_int_eq (mu_wrg_check_setup (&setup, &at), cases[_i].answer);
}
END_TEST

/* wrg.units.min-size: transport units have no limits; wrg.reaction.strength-units */
START_TEST (one_mule_is_a_unit)
{
  Scene *scene = train_before (MULES, 1, (ArmyRow) HOLD (FOOT, 4, 2), 200);
  ck_assert (mu_wrg_counts_as_unit (scene_body (scene, 0)));
  ck_assert (!mu_wrg_counts_as_unit (scene_body (scene, 2)));
  scene_close (scene);
}
END_TEST

/* wrg.shoot.factor.columns: wagons as engines; wrg.casualties.animals: pack animals as shielded
 * medium cavalry, from behind as well (wrg.shoot.tactical.shieldless) */
START_TEST (trains_can_be_shot_at)
{
  static const struct {
    const char *train;
    int factor;
  } cases[] = { { WAGONS, 2 }, { MULES, 4 }, { CAMELS, 4 } };
  Scene *scene = train_before (cases[_i].train, 6, (ArmyRow) HOLD (ARCHERS, 8, 2), 60);
  scene_face (scene, 0, MU_ANGLE_HALF);
  scene_fight (scene, MU_PHASE_SHOOTING);
  const MuEvent *shot = scene_find (scene, MU_EVENT_SHOT, 2);
  ck_assert_ptr_nonnull (shot);
  ck_assert_int_eq (shot->other, 0);
  ck_assert_int_eq (scene_factor (scene, shot, MU_RULE_WRG_SHOOT_FACTOR_HAND_HURLED),
                    cases[_i].factor);
  ck_assert (!scene_has_factor (scene, shot, MU_RULE_WRG_SHOOT_TACTICAL_SHIELDLESS));
  ck_assert_no_event (scene, MU_EVENT_SHOT, 0);
  ck_assert_int_gt (scene_body (scene, 0)->casualties, 0);
  scene_close (scene);
}
END_TEST

/* wrg.casualties.elephant: a wagon goes with twenty; wrg.casualties.per-figure: one a wagon */
START_TEST (twenty_casualties_take_a_wagon)
{
  Scene *scene = train_before (WAGONS, 3, (ArmyRow) HOLD (FOOT, 12, 2), 200);
  Body *self = scene_body (scene, 0);
  ck_assert_int_eq (mu_wrg_count_for_losses (self), 3);
  mu_wrg_take_casualties (scene->battle, 0, 19);
  ck_assert_int_eq (self->figures, 3);
  mu_wrg_take_casualties (scene->battle, 0, 1);
  ck_assert_int_eq (self->figures, 2);
  ck_assert_int_eq (self->ground.width, PACES (2 * 16));
  ck_assert (scene_find_rule (scene, MU_EVENT_STRENGTH, 0, MU_RULE_WRG_CASUALTIES_ELEPHANT));
  scene_close (scene);
}
END_TEST

/* wrg.points.transport: drivers are unarmed and answer no blow, from whichever side; horse hits
 * pack animals as it hits medium cavalry (wrg.casualties.animals) */
START_TEST (drivers_strike_no_blow)
{
  static const struct {
    const char *train;
    MuAngle facing;
    int figures;
  } cases[] = { { WAGONS, MU_ANGLE_AHEAD, 4 },
                { WAGONS, MU_ANGLE_HALF, 4 },
                { MULES, MU_ANGLE_AHEAD, 8 },
                { CAMELS, MU_ANGLE_QUARTER, 8 } };
  Scene *scene
      = train_before (cases[_i].train, cases[_i].figures, (ArmyRow) ATTACK (HORSE, 8, 1), 0);
  scene_face (scene, 0, cases[_i].facing);
  scene_put (scene, 2, 500, 300);
  if (cases[_i].facing == MU_ANGLE_HALF)
    scene_put (scene, 2, 500, 324);
  if (cases[_i].facing == MU_ANGLE_QUARTER)
    scene_put (scene, 2, 492, 332);
  come_to (scene, 2, MU_PHASE_MELEE);
  scene_fight (scene, MU_PHASE_MELEE);
  ck_assert_event (scene, MU_EVENT_MELEE, 2);
  ck_assert_no_event (scene, MU_EVENT_MELEE, 0);
  ck_assert_int_gt (scene_body (scene, 0)->period.melee_taken, 0);
  ck_assert_int_eq (scene_body (scene, 2)->period.melee_taken, 0);
  scene_close (scene);
}
END_TEST

/* wrg.move.rout, wrg.rout.surrounded: without a charge move no rout move: they stand as a mass and
 * are taken by whoever touches them; wrg.victory.prisoners: a quarter of what they are worth */
START_TEST (broken_trains_are_captured)
{
  static const char *const trains[] = { WAGONS, MULES, CAMELS };
  Scene *scene = train_before (trains[_i], 4, (ArmyRow) ATTACK (HORSE, 8, 1), 0);
  const int64_t whole = mu_wrg_quarters_left (scene->battle, MU_SIDE_A);
  const Body *self = scene_body (scene, 0);
  const int worth = self->figure_points + self->command_points;
  come_to (scene, 2, MU_PHASE_RECOILS);
  mu_wrg_break_body (scene->battle, 0, MU_RULE_WRG_AFTER_BREAK_COUNT);
  come_to (scene, 3, MU_PHASE_COMPULSORY);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  while (scene->battle->period < 5 && on_table (self))
    scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_no_event (scene, MU_EVENT_MOVED, 0);
  ck_assert_event (scene, MU_EVENT_SURRENDERED, 0);
  ck_assert_int_eq (mu_wrg_fate_of (scene->battle, self), MU_FATE_PRISONER);
  ck_assert_int_eq (whole - mu_wrg_quarters_left (scene->battle, MU_SIDE_A), 3 * worth);
  scene_close (scene);
}
END_TEST

/* wrg.move.distance.slow: they meet a charge halted, even out of control */
START_TEST (trains_never_charge_back)
{
  static const char *const trains[] = { WAGONS, MULES, CAMELS };
  Scene *scene = train_before (trains[_i], 4, (ArmyRow) ATTACK (HORSE, 8, 1), 100);
  come_to (scene, 2, MU_PHASE_CHARGE_TESTS);
  give_result (scene, 0, MU_RESULT_ADVANCE, 3);
  scene_body (scene, 0)->period.may_countercharge = true;
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  ck_assert_event (scene, MU_EVENT_CHARGE, 2);
  ck_assert_no_event (scene, MU_EVENT_CHARGE, 0);
  ck_assert_no_event (scene, MU_EVENT_MOVED, 0);
  scene_close (scene);
}
END_TEST

/* wrg.disorder.cause.8.horses, wrg.reaction.deduct3.animals: mules shy of camels and pack camels
 * frighten horses; teams of oxen mind neither */
START_TEST (camels_frighten_horses_and_mules)
{
  static const struct {
    const char *one, *other;
    bool shies;
  } cases[] = {
    { MULES, "Irr C MCm JLS Sh", true },
    { HORSE, CAMELS, true },
    { WAGONS, "Irr C MCm JLS Sh", false },
    { CAMELS, "Irr C MCm JLS Sh", false },
    { HORSE, MULES, false },
    { MULES, CAMELS, true },
  };
  const ArmyRow one = HOLD (cases[_i].one, 6, 1), other = HOLD (cases[_i].other, 6, 1);
  Scene *scene = parked (ROWS (one, HOLD (FOOT, 12, 2)), ROWS (other, HOLD (FOOT, 12, 2)));
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 2, 500, 330);
  ck_assert_int_eq (mu_wrg_horses_shy (scene->battle, 0, &scene_body (scene, 0)->ground),
                    cases[_i].shies);
  scene_put (scene, 2, 500, 332);
  ck_assert (!mu_wrg_horses_shy (scene->battle, 0, &scene_body (scene, 0)->ground));
  scene_close (scene);
}
END_TEST

/* wrg.move.difficult.vehicles, wrg.move.difficult.cavalry, wrg.move.difficult.infantry-only */
START_TEST (ground_bars_trains)
{
  static const struct {
    MuTroopType type;
    MuWrgGround ground;
    int times; /* 0: barred */
    MuRule rule;
  } cases[] = {
    { MU_TROOP_WAGON, MU_WRG_GROUND_WOOD, 0, MU_RULE_WRG_MOVE_DIFFICULT_VEHICLES },
    { MU_TROOP_WAGON, MU_WRG_GROUND_STREAM, 0, MU_RULE_WRG_MOVE_DIFFICULT_VEHICLES },
    { MU_TROOP_WAGON, MU_WRG_GROUND_FORD, 2, MU_RULE_WRG_MOVE_DIFFICULT_FORD },
    { MU_TROOP_PACK, MU_WRG_GROUND_WOOD, 4, MU_RULE_WRG_MOVE_DIFFICULT_CAVALRY },
    { MU_TROOP_PACK, MU_WRG_GROUND_MARSH, 0, MU_RULE_WRG_MOVE_DIFFICULT_INFANTRY_ONLY },
    { MU_TROOP_PACK_CAMELS, MU_WRG_GROUND_SOFT_SAND, 2, MU_RULE_WRG_MOVE_DIFFICULT_VEHICLES },
    { MU_TROOP_PACK_CAMELS, MU_WRG_GROUND_WOOD, 0, MU_RULE_WRG_MOVE_DIFFICULT_VEHICLES },
  };
  MuWrgGroundCost cost = { 0 };
  const MuWrgWay way = { .ground = cases[_i].ground };
  const MuRule rule = mu_wrg_ground_cost (NULL, &way, cases[_i].type, false, &cost);
  ck_assert_int_eq (cost.times, cases[_i].times);
  ck_assert_int_eq (rule != MU_RULE_NONE ? rule : cost.rule, cases[_i].rule);
}
END_TEST

/* wrg.points.transport, wrg.points.forced-march, wrg.points.forced-march.straggling: sold with
 * beasts and driver, whose class costs and saves nothing; a wagon's march costs what it is worth */
START_TEST (trains_have_their_price)
{
  static const struct {
    const char *train;
    int each, march;
  } cases[] = { { WAGONS, 10, 10 },      { "Irr D Wagon", 10, 10 }, { "Reg C Wagon", 10, 10 },
                { MULES, 2, 1 },         { "Reg D Pack", 2, 1 },    { CAMELS, 2, 1 },
                { "Reg D PackCm", 8, 1 } };
  MuTrace trace;
  int each = 0;
  MuWrgUnitBill bill = { .figures = 6 };
  MuWrgUnitPoints points;
  ck_assert_int_eq (mu_troop_parse (cases[_i].train, &bill.troop, NULL), MU_TROOP_PARSE_OK);
  ck_assert_int_eq (mu_wrg_points_transport (&bill.troop, &bill.crew, &trace, &each), MU_RULE_NONE);
  ck_assert_int_eq (each, cases[_i].each);
  ck_assert_int_eq (trace.line[0].rule, MU_RULE_WRG_POINTS_TRANSPORT);
  ck_assert_int_eq (mu_wrg_points_figure (&bill.troop, &trace, &each), MU_RULE_NONE);
  ck_assert_int_eq (each, cases[_i].each);
  ck_assert_int_eq (mu_wrg_points_forced_march (NULL, (MuTroopType) bill.troop.type),
                    cases[_i].march);
  ck_assert_int_eq (mu_wrg_points_unit (NULL, &bill, &trace, &points), MU_RULE_NONE);
  ck_assert_int_eq (points.points, 6 * cases[_i].each + (bill.troop.regular ? 10 : 25));
  bill.crew.count = 1;
  ck_assert_int_eq (mu_wrg_points_unit (NULL, &bill, &trace, &points),
                    bill.troop.type == MU_TROOP_WAGON ? MU_RULE_WRG_POINTS_TRANSPORT
                                                      : MU_RULE_WRG_POINTS_CREW);
}
END_TEST

/* wrg.points.transport: only transport */
START_TEST (others_are_no_transport)
{
  const MuCrew crew = { 0 };
  const MuTroop foot = { .type = MU_TROOP_HI, .class = MU_CLASS_C };
  MuTrace trace;
  int each = 0;
  ck_assert_int_eq (mu_wrg_points_transport (&foot, &crew, &trace, &each),
                    MU_RULE_WRG_POINTS_TRANSPORT);
  ck_assert_int_eq (each, 0);
}
END_TEST

static MuWrgSetupAnswer
answer_of (const Scene *scene)
{
  int at;
  const MuWrgSetupAnswer answer = scene_answer (&scene->setup, &at);
  ck_assert (answer == MU_WRG_SETUP_OK || at == 1);
  return answer;
}

/* wrg.units.pack-animals: of a unit, behind its centre, near enough; camels before it where it
 * holds; else refused where somebody has put them elsewhere. */
START_TEST (animals_of_a_unit_stand_behind_it)
{
  static const struct {
    const char *train;
    bool placed;
    int x, y;
    MuOrder order; /* of the unit */
    MuWrgSetupAnswer answer;
  } cases[] = {
    { MULES, false, 0, 0, MU_ORDER_ATTACK, MU_WRG_SETUP_OK },
    { WAGONS, false, 0, 0, MU_ORDER_ATTACK, MU_WRG_SETUP_OK },
    { MULES, true, 500, 180, MU_ORDER_ATTACK, MU_WRG_SETUP_OK },
    { MULES, true, 490, 180, MU_ORDER_ATTACK, MU_WRG_SETUP_OK },
    { MULES, true, 420, 180, MU_ORDER_ATTACK, MU_WRG_SETUP_BAD_TRAIN },
    { MULES, true, 500, 40, MU_ORDER_ATTACK, MU_WRG_SETUP_BAD_TRAIN },
    { MULES, true, 500, 225, MU_ORDER_HOLD, MU_WRG_SETUP_BAD_TRAIN },
    { CAMELS, true, 500, 225, MU_ORDER_HOLD, MU_WRG_SETUP_OK },
    { CAMELS, true, 500, 225, MU_ORDER_ATTACK, MU_WRG_SETUP_BAD_TRAIN },
    { CAMELS, true, 500, 180, MU_ORDER_ATTACK, MU_WRG_SETUP_OK },
  };
  Scene *scene = scene_prepare (ROWS (HOLD (FOOT, 20, 2), HOLD (cases[_i].train, 4, 1)),
                                ROWS (HOLD (FOOT, 12, 2)));
  MuWrgSetupUnit *unit = scene->army[MU_SIDE_A].unit;
  unit[0].order = (uint8_t) cases[_i].order;
  unit[0].placed = true;
  unit[0].x = 500;
  unit[0].y = 200;
  unit[1].sub_unit = true;
  unit[1].placed = cases[_i].placed;
  unit[1].x = cases[_i].x;
  unit[1].y = cases[_i].y;
  ck_assert_int_eq (answer_of (scene), cases[_i].answer);
  if (cases[_i].answer != MU_WRG_SETUP_OK || cases[_i].placed) {
    free (scene);
    return;
  }
  scene_begin (scene);
  check_place (scene, 1, 500, 200 - 16 - 5);
  ck_assert (!mu_wrg_counts_as_unit (scene_body (scene, 1)));
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("transport");
  tcase_add_loop_test (tests, trains_are_slow_and_wide, 0, 3);
  tcase_add_loop_test (tests, trains_only_hold, 0, 8);
  tcase_add_test (tests, one_mule_is_a_unit);
  tcase_add_loop_test (tests, trains_can_be_shot_at, 0, 3);
  tcase_add_test (tests, twenty_casualties_take_a_wagon);
  tcase_add_loop_test (tests, drivers_strike_no_blow, 0, 4);
  tcase_add_loop_test (tests, broken_trains_are_captured, 0, 3);
  tcase_add_loop_test (tests, trains_never_charge_back, 0, 3);
  tcase_add_loop_test (tests, camels_frighten_horses_and_mules, 0, 6);
  tcase_add_loop_test (tests, ground_bars_trains, 0, 7);
  tcase_add_loop_test (tests, trains_have_their_price, 0, 7);
  tcase_add_loop_test (tests, animals_of_a_unit_stand_behind_it, 0, 10);
  tcase_add_test (tests, others_are_no_transport);
  return run_case ("transport", tests);
}
