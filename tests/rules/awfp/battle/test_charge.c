/* Fast Play: whom one may charge, and what becomes of charges that cross. */
#include <stdlib.h>

#include "tests/rules/awfp/battle/scene.h"

#define GENERAL  "1 G Trained Elite HC lance Sh"
#define LEGION   "4 Trained Warrior HI close pilum Sh"
#define LANCES   "2 Trained Warrior HC lance Sh"
#define FANATICS "4 Irregular Fanatic UI loose javelin Sh"
#define RIDERS   "2 Irregular Fanatic HC lance Sh"
#define VELITES  "2 Irregular Warrior SI javelin Sh"
#define HORSE    "2 Irregular Warrior SC javelin"

/* Bodies: A's unit, general and third; B's unit, general and third. */
enum { OWN, OWN_GENERAL, OWN_THIRD, ENEMY, ENEMY_GENERAL, ENEMY_THIRD };

typedef struct {
  int x, y, quarters;
} Place;

/* After a first turn in which nobody moved; generals far from all others. */
static Scene *
scene_of (const char *own, const char *third, const char *enemy, const char *enemy_third,
          const Place place[3])
{
  const char *const a[] = { own, GENERAL, third, NULL };
  const char *const b[] = { enemy, GENERAL, enemy_third, NULL };
  static const Place far[] = { { 100, 60, 0 }, { 1100, 1160, 2 } };
  Scene *scene = scene_new (a, b);
  scene_begin (scene, 7);
  scene_put (scene, OWN_GENERAL, far[0].x, far[0].y, far[0].quarters);
  scene_put (scene, ENEMY_GENERAL, far[1].x, far[1].y, far[1].quarters);
  scene_put (scene, OWN_THIRD, 300, 60, 0);
  scene_put (scene, OWN, 600, 500, 0);
  scene_put (scene, ENEMY, place[0].x, place[0].y, place[0].quarters);
  scene_put (scene, ENEMY_THIRD, place[1].x, place[1].y, place[1].quarters);
  if (place[2].x)
    scene_put (scene, OWN_THIRD, place[2].x, place[2].y, place[2].quarters);
  scene_end_turn_idly (scene);
  return scene;
}

static AwfpBattle *
inside (Scene *scene)
{
  return (AwfpBattle *) (void *) scene->battle;
}

static MuChoice
whom (int body, int frenzied)
{
  return (MuChoice){ (int16_t) body, MU_NO_BODY, { frenzied, 0 } };
}

/* --- who may be charged --------------------------------------------------------- */

/* awfp.charge.distance-angle, awfp.charge.friend-blocks, awfp.orders.charge.infantry-v-mounted,
 * awfp.orders.fanatic.infantry-v-mounted, awfp.orders.fanatic.unreachable */
static const struct {
  const char *own, *enemy;
  Place enemy_at, friend_at;
  bool may;
} targets[] = {
  { LEGION, LEGION, { 600, 580, 2 }, { 0, 0, 0 }, true },
  { LEGION, LEGION, { 740, 510, 2 }, { 0, 0, 0 }, false },     /* more than 45 degrees off */
  { LEGION, LEGION, { 600, 430, 0 }, { 0, 0, 0 }, false },     /* behind it */
  { LEGION, LEGION, { 600, 590, 2 }, { 600, 540, 0 }, false }, /* a friend between them */
  { LEGION,
    LEGION,
    { 600, 590, 2 },
    { 650, 540, 0 },
    true }, /* half in its way: stands drop back */
  { FANATICS, LANCES, { 600, 545, 2 }, { 0, 0, 0 }, true },
  { FANATICS, LANCES, { 600, 580, 2 }, { 0, 0, 0 }, false }, /* horse beyond half a move */
  { FANATICS, LEGION, { 600, 580, 2 }, { 0, 0, 0 }, true },
};

START_TEST (who_may_be_charged)
{
  const Place place[3] = { targets[_i].enemy_at, { 900, 1160, 2 }, targets[_i].friend_at };
  Scene *scene = scene_of (targets[_i].own, VELITES, targets[_i].enemy, LEGION, place);
  ck_assert_int_eq (mu_awfp_can_charge (inside (scene), OWN, ENEMY), targets[_i].may);
  scene_free (scene);
}
END_TEST

/* awfp.charge.friend-blocks, awfp.orders.drop-back: past a friend who stands before its right file
 * it charges with its left one, the rest of its stands behind that. */
START_TEST (a_charge_squeezes_past_a_friend)
{
  const Place place[3] = { { 600, 590, 2 }, { 900, 1160, 2 }, { 650, 540, 0 } };
  Scene *scene = scene_of (LEGION, VELITES, LEGION, LEGION, place);
  const AwfpUnit *unit = scene_unit (scene, OWN);
  ck_assert_int_eq (unit->files, 2);
  ck_assert (scene_order (scene, OWN, MU_AWFP_CHARGE));
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_CHARGE, OWN));
  ck_assert (scene_answer (scene, whom (ENEMY, 0)));
  scene_idly_until (scene, MU_AWFP_ASK_MOVE, MU_NO_BODY);
  ck_assert_ptr_nonnull (mu_awfp_clash_of (inside (scene), OWN, ENEMY));
  ck_assert_int_eq (unit->files, 1);
  ck_assert_int_eq (unit->stands, 4);
  const MuEvent *formed = scene_last (scene, MU_EVENT_FACED, OWN);
  ck_assert_ptr_nonnull (formed);
  ck_assert_int_eq (formed->rule, mu_rule_from_id ("awfp.orders.drop-back"));
  scene_free (scene);
}
END_TEST

/* awfp.orders.charge.choice, awfp.sequence.charge.frenzy-declared: the player picks one of them,
 * and says with it whether he tries for frenzy. */
START_TEST (the_charger_picks_his_target)
{
  const Place place[3] = { { 550, 580, 2 }, { 650, 580, 2 }, { 0, 0, 0 } };
  Scene *scene
      = scene_of ("4 Irregular Warrior UI loose javelin Sh", LEGION, VELITES, VELITES, place);
  ck_assert (scene_order (scene, OWN, MU_AWFP_CHARGE));
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_CHARGE, OWN));
  for (int frenzied = 0; frenzied <= 1; frenzied++) {
    ck_assert (scene_offers (scene, whom (ENEMY, frenzied)));
    ck_assert (scene_offers (scene, whom (ENEMY_THIRD, frenzied)));
  }
  ck_assert (scene_offers (scene, whom (MU_NO_BODY, 0)));
  ck_assert (!scene_offers (scene, whom (ENEMY_GENERAL, 0)));
  ck_assert_int_eq (scene_count (scene, MU_EVENT_CHARGE, OWN), 0);
  scene_free (scene);
}
END_TEST

/* awfp.sequence.charge.simultaneous: nobody's charge is seen before all are declared. */
START_TEST (charges_are_shown_together)
{
  const Place place[3] = { { 600, 580, 2 }, { 900, 1160, 2 }, { 0, 0, 0 } };
  Scene *scene = scene_of (LEGION, LEGION, LEGION, LEGION, place);
  ck_assert (scene_order (scene, OWN, MU_AWFP_CHARGE));
  ck_assert (scene_order (scene, ENEMY, MU_AWFP_CHARGE));
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_CHARGE, MU_NO_BODY));
  const int first = scene->question.body;
  ck_assert (scene_answer (scene, whom (first == OWN ? ENEMY : OWN, 0)));
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_CHARGE, MU_NO_BODY));
  ck_assert_int_eq (scene_count (scene, MU_EVENT_CHARGE, MU_NO_BODY), 0);
  ck_assert (scene_answer (scene, whom (first, 0)));
  scene_end_turn_idly (scene);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_CHARGE, OWN), 1);
  ck_assert_int_ge (scene_count (scene, MU_EVENT_CHARGE, ENEMY), 1);
  scene_free (scene);
}
END_TEST

/* --- charges that cross ------------------------------------------------------------ */

/* OWN charges ENEMY, and ENEMY_THIRD charges OWN. */
static Scene *
crossing (const char *own, const char *enemy, const char *third, const Place place[3])
{
  Scene *scene = scene_of (own, LEGION, enemy, third, place);
  ck_assert (scene_order (scene, OWN, MU_AWFP_CHARGE));
  ck_assert (scene_order (scene, ENEMY_THIRD, MU_AWFP_CHARGE));
  for (int i = 0; i < 2; i++) {
    ck_assert (scene_idly_until (scene, MU_AWFP_ASK_CHARGE, MU_NO_BODY));
    ck_assert (scene_answer (scene, whom (scene->question.body == OWN ? ENEMY : OWN, 0)));
  }
  scene_idly_until (scene, MU_AWFP_ASK_MOVE, MU_NO_BODY);
  return scene;
}

/* awfp.orders.charge.pre-empt: charged in front by another, it goes for that one. */
START_TEST (it_goes_for_who_charges_it)
{
  const Place place[3] = { { 560, 585, 2 }, { 680, 580, 2 }, { 0, 0, 0 } };
  Scene *scene = crossing (LEGION, LEGION, LEGION, place);
  ck_assert_int_eq (scene_unit (scene, OWN)->turn.target, ENEMY_THIRD);
  ck_assert_int_eq (scene_last (scene, MU_EVENT_CHARGE, OWN)->rule, MU_RULE_AWFP_CHARGE_PRE_EMPT);
  ck_assert (scene_unit (scene, OWN)->turn.charges);
  scene_free (scene);
}
END_TEST

/* awfp.orders.charge.pre-empt-infantry, awfp.orders.charge.wheel-to-face,
 * awfp.orders.charge.cancel-or-continue: foot that horse charges from beyond half its move turns to
 * it and stands. */
START_TEST (foot_beyond_half_a_move_turns_to_horse)
{
  const Place place[3] = { { 530, 585, 2 }, { 690, 660, 2 }, { 0, 0, 0 } };
  Scene *scene = crossing (LEGION, VELITES, LANCES, place);
  const AwfpUnit *unit = scene_unit (scene, OWN);
  ck_assert (!unit->turn.charges);
  ck_assert_int_ne (unit->at.facing, MU_ANGLE_AHEAD);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_CHARGE, OWN), 1);
  ck_assert_ptr_null (mu_awfp_clash_of (inside (scene), OWN, ENEMY));
  scene_free (scene);
}
END_TEST

/* awfp.orders.charge.flanked-continues: charged in flank it goes on with its own charge. */
START_TEST (who_is_charged_in_flank_goes_on)
{
  const Place place[3] = { { 600, 580, 2 }, { 740, 560, 3 }, { 0, 0, 0 } };
  Scene *scene = crossing (LEGION, LEGION, LANCES, place);
  const AwfpUnit *unit = scene_unit (scene, OWN);
  ck_assert_int_eq (unit->turn.target, ENEMY);
  ck_assert (unit->turn.charges);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_CHARGE, OWN), 1);
  scene_free (scene);
}
END_TEST

/* awfp.orders.charge.hit-first: it has reached its target, and is struck in flank then: it fights
 * both, the second with the advantage of the flank. */
START_TEST (who_has_struck_is_struck_in_flank)
{
  const Place place[3] = { { 600, 530, 2 }, { 720, 515, 3 }, { 0, 0, 0 } };
  Scene *scene = scene_of (LEGION, LEGION, LEGION, LANCES, place);
  AwfpBattle *battle = inside (scene);
  AwfpUnit *unit = scene_unit (scene, OWN), *by = scene_unit (scene, ENEMY_THIRD);
  unit->turn.charges = by->turn.charges = true;
  unit->turn.target = ENEMY;
  by->turn.target = OWN;
  battle->course.flank = false; /* from side A's left: its own charge comes first */
  battle->phase = MU_AWFP_PHASE_CHARGES;
  mu_awfp_carry_out_charges (battle);
  const AwfpClash *front = mu_awfp_clash_of (battle, OWN, ENEMY);
  const AwfpClash *side = mu_awfp_clash_of (battle, OWN, ENEMY_THIRD);
  ck_assert_ptr_nonnull (front);
  ck_assert_ptr_nonnull (side);
  ck_assert_int_eq (front->face[MU_SIDE_A], MU_FACE_FRONT);
  ck_assert (!front->flanked[MU_SIDE_A]);
  ck_assert_int_eq (side->face[MU_SIDE_A], MU_FACE_RIGHT);
  ck_assert (side->flanked[MU_SIDE_A]);
  scene_free (scene);
}
END_TEST

/* awfp.orders.charge.caught-first: struck in flank before his turn comes, he stays where he is. */
START_TEST (who_is_caught_first_stays)
{
  const Place place[3] = { { 600, 580, 2 }, { 690, 490, 3 }, { 0, 0, 0 } };
  Scene *scene = scene_of (LEGION, LEGION, LEGION, LANCES, place);
  AwfpBattle *battle = inside (scene);
  AwfpUnit *unit = scene_unit (scene, OWN), *by = scene_unit (scene, ENEMY_THIRD);
  unit->turn.charges = by->turn.charges = true;
  unit->turn.target = ENEMY;
  by->turn.target = OWN;
  unit->turn.charged = ENEMY_THIRD;
  battle->course.flank = true; /* from side A's right: the lances come first */
  battle->phase = MU_AWFP_PHASE_CHARGES;
  const MuPoint before = unit->at.front;
  mu_awfp_carry_out_charges (battle);
  ck_assert_int_eq (unit->at.front.x, before.x);
  ck_assert_int_eq (unit->at.front.y, before.y);
  const AwfpClash *clash = mu_awfp_clash_of (battle, OWN, ENEMY_THIRD);
  ck_assert_ptr_nonnull (clash);
  ck_assert_int_ne (clash->face[MU_SIDE_A], MU_FACE_FRONT);
  ck_assert_ptr_null (mu_awfp_clash_of (battle, OWN, ENEMY));
  scene_free (scene);
}
END_TEST

/* awfp.orders.charge.distance: by one die, rolled once all have answered. */
START_TEST (the_way_of_a_charge_is_rolled)
{
  const Place place[3] = { { 600, 580, 2 }, { 900, 1160, 2 }, { 0, 0, 0 } };
  Scene *scene = scene_of (LEGION, LEGION, LEGION, LEGION, place);
  ck_assert (scene_order (scene, OWN, MU_AWFP_CHARGE));
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_CHARGE, OWN));
  ck_assert (scene_answer (scene, whom (ENEMY, 0)));
  scene_throw (scene, (const uint8_t[]){ 1, 0 });
  scene_idly_until (scene, MU_AWFP_ASK_MOVE, MU_NO_BODY);
  const AwfpUnit *unit = scene_unit (scene, OWN);
  const MuFix length
      = mu_awfp_variable_move (scene->detail.play, scene->detail.scale, &unit->troop, 1);
  const MuFix gone = unit->at.front.y - MU_PACES (500);
  ck_assert_int_eq (gone, length < MU_PACES (80) ? length : MU_PACES (80));
  scene_free (scene);
}
END_TEST

/* --- answers to a charge ------------------------------------------------------------- */

/* awfp.charge.countercharge-range, awfp.orders.countercharge: only as far as one could charge
 * oneself. */
START_TEST (a_countercharge_has_its_reach)
{
  const bool near = _i == 0;
  const Place place[3] = { { 600, near ? 580 : 680, 2 }, { 900, 1160, 2 }, { 0, 0, 0 } };
  Scene *scene = scene_of (LANCES, LEGION, "2 Trained Warrior EL", LEGION, place);
  ck_assert (scene_order (scene, OWN, MU_AWFP_CHARGE));
  ck_assert (scene_order (scene, ENEMY, MU_AWFP_ADVANCE));
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_CHARGE, OWN));
  ck_assert (scene_answer (scene, whom (ENEMY, 0)));
  const bool asked = scene_idly_until (scene, MU_AWFP_ASK_RESPONSE, ENEMY);
  ck_assert_int_eq (asked && scene_offers (scene, NOBODY (MU_AWFP_COUNTERCHARGES, 0)), near);
  scene_free (scene);
}
END_TEST

/* awfp.orders.none.skirmishers: light horse may go without an order, light foot has to. */
START_TEST (skirmishers_go_without_orders)
{
  const bool horse = _i == 1;
  const Place place[3] = { { 600, 580, 2 }, { 900, 1160, 2 }, { 0, 0, 0 } };
  Scene *scene = scene_of (LANCES, LEGION, horse ? HORSE : VELITES, LEGION, place);
  ck_assert (scene_order (scene, OWN, MU_AWFP_CHARGE));
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_CHARGE, OWN));
  ck_assert (scene_answer (scene, whom (ENEMY, 0)));
  if (horse) {
    ck_assert (scene_idly_until (scene, MU_AWFP_ASK_RESPONSE, ENEMY));
    ck_assert (scene_offers (scene, NOBODY (MU_AWFP_STANDS, 0)));
    ck_assert (scene_answer (scene, NOBODY (MU_AWFP_RUNS, 0)));
  }
  scene_idly_until (scene, MU_AWFP_ASK_MOVE, MU_NO_BODY);
  ck_assert_int_eq (scene_last (scene, MU_AWFP_EVENT_RESPONSE, ENEMY)->value[0], MU_AWFP_RUNS);
  scene_free (scene);
}
END_TEST

/* --- frenzy, defence, retreat ---------------------------------------------------------- */

/* awfp.orders.frenzied.halt-cost-foot, awfp.orders.frenzied.halt-cost-range: horse in a frenzy
 * costs two markers to stop wherever it is, foot one. */
START_TEST (stopping_frenzy_has_its_price)
{
  const Place place[3] = { { 900, 1000, 2 }, { 700, 1160, 2 }, { 0, 0, 0 } };
  Scene *scene = scene_of (RIDERS, FANATICS, LEGION, LEGION, place);
  ck_assert_int_eq (mu_awfp_order_cost (inside (scene), OWN, MU_AWFP_RECOVER), 2);
  ck_assert_int_eq (mu_awfp_order_cost (inside (scene), OWN_THIRD, MU_AWFP_RECOVER), 1);
  ck_assert (scene_order (scene, OWN, MU_AWFP_RECOVER));
  ck_assert_int_eq (scene->question.value[0], 4); /* of six */
  scene_free (scene);
}
END_TEST

/* awfp.orders.fanatic.ends-fanatics: out of frenzy they are fanatics still. */
START_TEST (fanatics_stay_fanatics)
{
  const Place place[3] = { { 600, 700, 2 }, { 900, 1160, 2 }, { 0, 0, 0 } };
  Scene *scene = scene_of (FANATICS, LEGION, LEGION, LEGION, place);
  AwfpBattle *battle = inside (scene);
  AwfpUnit *unit = scene_unit (scene, OWN);
  unit->frenzied = unit->turn.in_combat = true;
  unit->turn.beaten = 0; /* a drawn round: nobody was pushed back */
  mu_awfp_give_way (battle);
  ck_assert (!unit->frenzied);
  ck_assert (mu_awfp_unit_fanatic (unit));
  ck_assert_int_eq (unit->troop.morale, MU_AWFP_FANATIC);
  scene_free (scene);
}
END_TEST

/* awfp.orders.defend.bonus, awfp.orders.defend.mounted: it goes by the marker, which horse is not
 * given. */
START_TEST (defenders_have_their_bonus)
{
  const Place place[3] = { { 600, 700, 2 }, { 900, 1160, 2 }, { 0, 0, 0 } };
  Scene *scene = scene_of (LEGION, LANCES, LEGION, LEGION, place);
  ck_assert (scene_order (scene, OWN, MU_AWFP_DEFEND));
  ck_assert_int_eq (mu_awfp_order_barred (inside (scene), OWN_THIRD, MU_AWFP_DEFEND),
                    MU_RULE_AWFP_DEFEND);
  scene_idly_until (scene, MU_AWFP_ASK_MOVE, OWN_GENERAL);
  scene_throw (scene, (const uint8_t[]){ 5, 5, 0 });
  mu_awfp_test (inside (scene), OWN, MU_AWFP_TEST_CHARGED, ENEMY);
  scene_unit (scene, ENEMY)->turn.tested = false;
  mu_awfp_test (inside (scene), ENEMY, MU_AWFP_TEST_CHARGED, OWN);
  const int32_t with = scene_last (scene, MU_AWFP_EVENT_NERVE, OWN)->value[1];
  const int32_t without = scene_last (scene, MU_AWFP_EVENT_NERVE, ENEMY)->value[1];
  ck_assert_int_gt (with, without);
  scene_free (scene);
}
END_TEST

/* awfp.orders.exception-morale, awfp.orders.retreat.from: who fails badly goes back from whom it
 * fears, whatever its order, or without one. */
START_TEST (fear_needs_no_order)
{
  const Place place[3] = { { 600, 580, 2 }, { 900, 1160, 2 }, { 0, 0, 0 } };
  Scene *scene = scene_of ("4 Irregular Poor UI loose javelin", LEGION, LANCES, LEGION, place);
  AwfpUnit *unit = scene_unit (scene, OWN);
  const MuFix before = unit->at.front.y;
  scene_throw (scene, (const uint8_t[]){ 1, 1, 1, 0 });
  const MuAwfpNerveResult result = mu_awfp_test (inside (scene), OWN, MU_AWFP_TEST_CHARGED, ENEMY);
  ck_assert_int_ge (result, MU_AWFP_RETREATS);
  ck_assert_int_eq (unit->turn.order, MU_AWFP_NO_ORDER);
  ck_assert_int_lt (unit->at.front.y, before);
  scene_free (scene);
}
END_TEST

/* awfp.sequence.move.after-charges, awfp.scope.excluded, awfp.deploy.no-flank-limit: no marker but
 * Charge is turned over before the charges are done; everybody is there from the first, up to the
 * table's very edge. */
START_TEST (others_move_after_the_charges)
{
  const Place place[3] = { { 600, 580, 2 }, { 900, 1160, 2 }, { 200, 700, 0 } };
  Scene *scene = scene_of (LEGION, LEGION, LEGION, LEGION, place);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_DEPLOYED, MU_NO_BODY), 6);
  ck_assert (scene_order (scene, OWN, MU_AWFP_CHARGE));
  ck_assert (scene_order (scene, ENEMY_THIRD, MU_AWFP_ADVANCE));
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_CHARGE, OWN));
  ck_assert (scene_answer (scene, whom (ENEMY, 0)));
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_MOVE, ENEMY_THIRD));
  ck_assert_ptr_nonnull (mu_awfp_clash_of (inside (scene), OWN, ENEMY));
  ck_assert_int_eq (scene_count (scene, MU_AWFP_EVENT_MARKER, ENEMY_THIRD), 1);
  scene_free (scene);
}
END_TEST

START_TEST (flanks_have_no_limit)
{
  const char *const a[] = { LEGION, GENERAL, NULL }, *const b[] = { LEGION, GENERAL, NULL };
  Scene *scene = scene_new (a, b);
  int body;
  for (int i = 0; i < 2; i++) {
    scene->unit[0][i].placed = true;
    scene->unit[0][i].at = i ? (MuSpot){ 1219 - 20, 50 } : (MuSpot){ 40, 50 };
  }
  ck_assert (scene_can_begin (scene, 1, &body));
  scene->unit[0][0].at.x = 39;
  ck_assert (!scene_can_begin (scene, 1, &body));
  scene_free (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("awfp-charge");
  tcase_add_loop_test (tests, who_may_be_charged, 0, COUNT (targets));
  tcase_add_test (tests, a_charge_squeezes_past_a_friend);
  tcase_add_test (tests, the_charger_picks_his_target);
  tcase_add_test (tests, charges_are_shown_together);
  tcase_add_test (tests, it_goes_for_who_charges_it);
  tcase_add_test (tests, foot_beyond_half_a_move_turns_to_horse);
  tcase_add_test (tests, who_is_charged_in_flank_goes_on);
  tcase_add_test (tests, who_has_struck_is_struck_in_flank);
  tcase_add_test (tests, who_is_caught_first_stays);
  tcase_add_test (tests, the_way_of_a_charge_is_rolled);
  tcase_add_loop_test (tests, a_countercharge_has_its_reach, 0, 2);
  tcase_add_loop_test (tests, skirmishers_go_without_orders, 0, 2);
  tcase_add_test (tests, stopping_frenzy_has_its_price);
  tcase_add_test (tests, fanatics_stay_fanatics);
  tcase_add_test (tests, defenders_have_their_bonus);
  tcase_add_test (tests, fear_needs_no_order);
  tcase_add_test (tests, others_move_after_the_charges);
  tcase_add_test (tests, flanks_have_no_limit);
  return run_case ("awfp-charge", tests);
}
