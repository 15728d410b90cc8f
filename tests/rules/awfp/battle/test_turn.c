/* Fast Play: what each phase of a turn allows and does. */
#include <stdlib.h>
#include <string.h>

#include "tests/rules/awfp/battle/scene.h"

/* Bodies of most scenes: A's unit and general, B's unit and general; the generals far away. */
enum { OWN, OWN_GENERAL, ENEMY, ENEMY_GENERAL };

#define GENERAL "1 G Trained Elite HC lance Sh"

/* Two units that face each other so many paces apart, after a first turn in which nobody moved. */
static Scene *
face_to_face (const char *own, const char *enemy, int apart)
{
  const char *const a[] = { own, GENERAL, NULL }, *const b[] = { enemy, GENERAL, NULL };
  Scene *scene = scene_new (a, b);
  scene_begin (scene, 7);
  scene_put (scene, OWN_GENERAL, 100, 60, 0);
  scene_put (scene, ENEMY_GENERAL, 1100, 1160, 2);
  scene_put (scene, OWN, 600, 500, 0);
  scene_put (scene, ENEMY, 600, 500 + apart, 2);
  scene_end_turn_idly (scene);
  return scene;
}

#define LEGION  "4 Trained Warrior HI close pilum Sh"
#define GAULS   "6 Irregular Warrior UI loose javelin Sh"
#define LANCES  "2 Trained Warrior HC lance Sh"
#define VELITES "2 Irregular Warrior SI javelin Sh"

static MuChoice
order (int body, MuAwfpMarked marked)
{
  return (MuChoice){ (int16_t) body, MU_NO_BODY, { (int32_t) marked, 0 } };
}

static MuChoice
whom (int body, int frenzied)
{
  return (MuChoice){ (int16_t) body, MU_NO_BODY, { frenzied, 0 } };
}

/* --- orders ------------------------------------------------------------------ */

/* awfp.orders.count, awfp.general.army-orders, awfp.orders.dummy, awfp.orders.one-per-unit,
 * awfp.orders.list, awfp.orders.marker-life */
START_TEST (orders_are_counted)
{
  Scene *scene = face_to_face (LEGION, LEGION, 300);
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_ORDER, MU_NO_BODY));
  ck_assert_int_eq (scene->question.value[0], 6); /* brave: four, and the army's two */
  ck_assert_int_eq (scene->question.value[1], 3);
  ck_assert (scene_offers (scene, order (OWN, MU_AWFP_ADVANCE)));
  ck_assert (scene_offers (scene, order (OWN, MU_AWFP_DUMMY)));
  ck_assert (scene_order (scene, OWN, MU_AWFP_ADVANCE));
  ck_assert (!scene_offers (scene, order (OWN, MU_AWFP_DEPLOY)));
  ck_assert_int_eq (scene->question.value[0], 5);
  scene_end_turn_idly (scene);
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_ORDER, MU_NO_BODY));
  ck_assert (scene_offers (scene, order (OWN, MU_AWFP_DEPLOY))); /* a new turn, new markers */
  scene_free (scene);
}
END_TEST

/* What a unit may not be told: awfp.orders.charge.eligible, .infantry-v-mounted,
 * awfp.orders.defend, .mounted, awfp.orders.retreat.barred, awfp.orders.recover.one,
 * awfp.orders.frenzied.as-fanatic */
static const struct {
  const char *own, *enemy;
  int apart;
  MuAwfpMarked order;
  MuRule barred;
} bars[] = {
  { LEGION, LEGION, 90, MU_AWFP_CHARGE, MU_RULE_NONE },
  { LEGION, LEGION, 110, MU_AWFP_CHARGE, MU_RULE_AWFP_CHARGE_ELIGIBLE },
  { LEGION, LANCES, 90, MU_AWFP_CHARGE, MU_RULE_AWFP_CHARGE_ELIGIBLE },
  { LEGION, LANCES, 45, MU_AWFP_CHARGE, MU_RULE_NONE },
  { LANCES, LEGION, 200, MU_AWFP_CHARGE, MU_RULE_NONE },
  { LANCES, LEGION, 210, MU_AWFP_CHARGE, MU_RULE_AWFP_CHARGE_ELIGIBLE },
  { VELITES, LEGION, 60, MU_AWFP_CHARGE, MU_RULE_AWFP_CHARGE_ELIGIBLE },
  { VELITES, VELITES, 60, MU_AWFP_CHARGE, MU_RULE_NONE },
  { "1 Trained Warrior Arty", LEGION, 30, MU_AWFP_CHARGE, MU_RULE_AWFP_CHARGE_ELIGIBLE },
  { LEGION, LEGION, 200, MU_AWFP_DEFEND, MU_RULE_NONE },
  { LANCES, LEGION, 300, MU_AWFP_DEFEND, MU_RULE_AWFP_DEFEND },
  { "4 Irregular Fanatic UI loose javelin", LEGION, 300, MU_AWFP_DEFEND, MU_RULE_AWFP_DEFEND },
  { "4 Irregular Fanatic UI loose javelin", LEGION, 300, MU_AWFP_RETREAT,
    MU_RULE_AWFP_RETREAT_BARRED },
  { "6 Irregular Warband UI loose javelin Sh", LEGION, 300, MU_AWFP_RETREAT,
    MU_RULE_AWFP_RETREAT_BARRED },
  { LEGION, LEGION, 200, MU_AWFP_RETREAT, MU_RULE_NONE },
  { LEGION, LEGION, 200, MU_AWFP_RECOVER, MU_RULE_AWFP_RECOVER_ONE },
};

START_TEST (some_orders_are_barred)
{
  Scene *scene = face_to_face (bars[_i].own, bars[_i].enemy, bars[_i].apart);
  const AwfpBattle *battle = (const AwfpBattle *) (const void *) scene->battle;
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_ORDER, MU_NO_BODY));
  ck_assert_int_eq (mu_awfp_order_barred (battle, OWN, bars[_i].order), bars[_i].barred);
  ck_assert_int_eq (scene_offers (scene, order (OWN, bars[_i].order)), !bars[_i].barred);
  scene_free (scene);
}
END_TEST

/* awfp.orders.needed-to-move, awfp.general.independent */
START_TEST (without_orders_nobody_moves_but_the_general)
{
  Scene *scene = face_to_face (LEGION, LEGION, 300);
  const int moved = scene_count (scene, MU_EVENT_MOVED, OWN);
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_MOVE, OWN_GENERAL));
  ck_assert_int_eq (scene_count (scene, MU_EVENT_MOVED, OWN), moved);
  scene_free (scene);
}
END_TEST

/* awfp.general.indisposed.causes, awfp.general.orders-lost: at grips he gives none but the army has
 * its two. */
START_TEST (a_general_at_grips_gives_no_orders)
{
  Scene *scene = face_to_face (LEGION, LEGION, 300);
  AwfpBattle *battle = (AwfpBattle *) (void *) scene->battle;
  mu_awfp_clash_begin (battle, OWN_GENERAL, ENEMY);
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_ORDER, MU_NO_BODY));
  ck_assert_int_eq (scene->question.value[0], 2);
  scene_free (scene);
}
END_TEST

/* --- initiative --------------------------------------------------------------- */

/* awfp.sequence.initiative: equal dice again, charisma counts one. */
START_TEST (initiative_is_rolled_until_it_differs)
{
  Scene *scene = face_to_face (LEGION, LEGION, 300);
  scene->detail.side[MU_SIDE_A].ability = MU_AWFP_CHARISMATIC;
  scene_throw (scene, (const uint8_t[]){ 3, 4, 2, 2, 0 });
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_FIRST, MU_NO_BODY));
  ck_assert_int_eq (scene->question.side, MU_SIDE_A);
  ck_assert (scene_answer (scene, NOBODY (MU_SIDE_B, 0)));
  scene_end_turn_idly (scene);
  const MuEvent *event = scene_last (scene, MU_AWFP_EVENT_INITIATIVE, MU_NO_BODY);
  ck_assert_int_eq (event->value[0], 3);
  ck_assert_int_eq (event->value[1], 2);
  ck_assert_int_eq (event->value[3], MU_SIDE_B);
  scene_free (scene);
}
END_TEST

/* --- charges ------------------------------------------------------------------ */

/* A charge is declared and goes in, the other side as it was told. */
static Scene *
charge (const char *own, const char *enemy, int apart, MuAwfpMarked other, const uint8_t faces[])
{
  Scene *scene = face_to_face (own, enemy, apart);
  ck_assert (scene_order (scene, OWN, MU_AWFP_CHARGE));
  if (other != MU_AWFP_NO_ORDER)
    ck_assert (scene_order (scene, ENEMY, other));
  if (scene->question.kind != MU_AWFP_ASK_CHARGE)
    ck_assert (scene_idly_until (scene, MU_AWFP_ASK_CHARGE, OWN));
  ck_assert (scene_answer (scene, whom (ENEMY, 0)));
  if (faces)
    scene_throw (scene, faces);
  return scene;
}

/* awfp.sequence.charge.align, awfp.sequence.charge.order-needed, awfp.orders.none.charged: he who
 * has no orders is not asked; front to front, edge to edge. */
START_TEST (a_charge_ends_edge_to_edge)
{
  Scene *scene = charge (LEGION, LEGION, 90, MU_AWFP_NO_ORDER, NULL);
  scene_end_turn_idly (scene);
  const AwfpUnit *one = scene_unit (scene, OWN), *other = scene_unit (scene, ENEMY);
  ck_assert_ptr_nonnull (scene_last (scene, MU_EVENT_CONTACT, OWN));
  ck_assert_int_eq (scene_last (scene, MU_EVENT_CONTACT, OWN)->value[0], 0);
  ck_assert_uint_eq ((MuAngle) (one->at.facing + MU_ANGLE_HALF), other->at.facing);
  ck_assert_int_eq (scene_last (scene, MU_AWFP_EVENT_RESPONSE, ENEMY)->value[0], MU_AWFP_STANDS);
  ck_assert_int_gt (scene_count (scene, MU_AWFP_EVENT_ROUND, OWN), 0);
  scene_free (scene);
}
END_TEST

/* awfp.orders.countercharge, .infantry, .mounted: with an Advance, foot against foot alone. */
static const struct {
  const char *own, *enemy;
  int apart;
  MuAwfpMarked order;
  MuAwfpResponse response;
  bool offered;
} responses[] = {
  { LEGION, LEGION, 90, MU_AWFP_ADVANCE, MU_AWFP_COUNTERCHARGES, true },
  { LANCES, LANCES, 150, MU_AWFP_ADVANCE, MU_AWFP_COUNTERCHARGES, true },
  { LEGION, LEGION, 90, MU_AWFP_DEPLOY, MU_AWFP_FALLS_BACK, true },
  { LEGION, LEGION, 90, MU_AWFP_DEPLOY, MU_AWFP_COUNTERCHARGES, false },
  { LEGION, LEGION, 90, MU_AWFP_RETREAT, MU_AWFP_RUNS, true },
  { LEGION, "2 Irregular Warrior SC javelin", 45, MU_AWFP_NO_ORDER, MU_AWFP_RUNS, true },
};

START_TEST (the_charged_answer_by_their_orders)
{
  Scene *scene = charge (responses[_i].own, responses[_i].enemy, responses[_i].apart,
                         responses[_i].order, NULL);
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_RESPONSE, ENEMY));
  ck_assert_int_eq (scene_offers (scene, NOBODY ((int32_t) responses[_i].response, 0)),
                    responses[_i].offered);
  scene_free (scene);
}
END_TEST

/* awfp.orders.countercharge.infantry: foot must halt before horse: there is nothing to ask. */
START_TEST (foot_halts_before_horse)
{
  Scene *scene = charge (LANCES, LEGION, 150, MU_AWFP_ADVANCE, NULL);
  ck_assert (!scene_idly_until (scene, MU_AWFP_ASK_RESPONSE, ENEMY));
  ck_assert_int_eq (scene_last (scene, MU_AWFP_EVENT_RESPONSE, ENEMY)->value[0], MU_AWFP_STANDS);
  scene_free (scene);
}
END_TEST

/* awfp.orders.skirmish.auto, awfp.orders.retreat.caught, awfp.orders.retreat.no-combat: skirmish
 * foot runs of itself; whom a charge catches is destroyed. The faces: the runner's die, the
 * charger's. */
START_TEST (skirmishers_run_or_die)
{
  Scene *scene = charge (LANCES, VELITES, 60, MU_AWFP_NO_ORDER, (const uint8_t[]){ 6, 1, 0 });
  scene_end_turn_idly (scene);
  ck_assert_int_eq (scene_unit (scene, ENEMY)->fate, MU_FATE_ON_TABLE);
  ck_assert_int_gt (scene_unit (scene, ENEMY)->at.front.y, MU_PACES (800));
  scene_free (scene);
  scene = charge (LANCES, VELITES, 20, MU_AWFP_NO_ORDER, (const uint8_t[]){ 1, 6, 0 });
  scene_end_turn_idly (scene);
  ck_assert_int_eq (scene_unit (scene, ENEMY)->fate, MU_FATE_DESTROYED);
  ck_assert_uint_eq (scene_last (scene, MU_EVENT_DESTROYED, ENEMY)->rule,
                     MU_RULE_AWFP_RETREAT_CAUGHT);
  scene_free (scene);
}
END_TEST

/* awfp.orders.deploy.fall-back: an inch back, before the charge is rolled for, its front kept. */
START_TEST (the_trained_fall_back)
{
  Scene *scene = charge (LEGION, LEGION, 99, MU_AWFP_DEPLOY, NULL);
  const MuRect before = scene_unit (scene, ENEMY)->at;
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_RESPONSE, ENEMY));
  ck_assert (scene_answer (scene, NOBODY (MU_AWFP_FALLS_BACK, 0)));
  scene_end_turn_idly (scene);
  const MuEvent *back = scene->event;
  while (back->body != ENEMY || back->rule != MU_RULE_AWFP_DEPLOY_FALL_BACK)
    ck_assert (++back < scene->event + scene->events);
  ck_assert_int_eq (back->phase, MU_AWFP_PHASE_CHARGES);
  ck_assert_int_eq (back->value[2], before.facing);
  ck_assert_int_eq ((back->value[1] - before.front.y) / 256, 25);
  scene_free (scene);
}
END_TEST

/* awfp.def.flank: struck from behind its front it counts as struck in flank, and those who have not
 * turned do not fight. */
START_TEST (who_is_struck_in_flank_does_not_strike)
{
  const char *const a[] = { LANCES, GENERAL, NULL }, *const b[] = { LEGION, GENERAL, NULL };
  Scene *scene = scene_new (a, b);
  scene_begin (scene, 7);
  scene_put (scene, OWN_GENERAL, 100, 60, 0);
  scene_put (scene, ENEMY_GENERAL, 1100, 1160, 2);
  scene_put (scene, OWN, 400, 530, 1); /* to the right, at the legion's flank */
  scene_put (scene, ENEMY, 600, 500, 2);
  scene_end_turn_idly (scene);
  ck_assert (scene_order (scene, OWN, MU_AWFP_CHARGE));
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_CHARGE, OWN));
  ck_assert (scene_answer (scene, whom (ENEMY, 0)));
  scene_end_turn_idly (scene);
  ck_assert_int_eq (scene_last (scene, MU_EVENT_CONTACT, OWN)->value[0], 1);
  ck_assert_uint_eq (scene_last (scene, MU_EVENT_CONTACT, OWN)->rule, MU_RULE_AWFP_DEF_FLANK);
  ck_assert_int_eq (scene_last (scene, MU_AWFP_EVENT_ROUND, ENEMY)->value[3], 0);
  ck_assert_int_gt (scene_last (scene, MU_AWFP_EVENT_ROUND, OWN)->value[3], 0);
  scene_free (scene);
}
END_TEST

/* awfp.orders.frenzied.test, .fail, awfp.orders.fanatic.must-charge: without a marker fanatics in
 * reach charge, and frenzied; others try. */
START_TEST (fanatics_charge_of_themselves)
{
  Scene *scene = face_to_face ("4 Irregular Fanatic UI loose javelin", LEGION, 90);
  scene_end_turn_idly (scene);
  ck_assert_ptr_nonnull (scene_last (scene, MU_EVENT_CHARGE, OWN));
  const MuEvent *state = scene_last (scene, MU_AWFP_EVENT_STATE, OWN);
  ck_assert_ptr_nonnull (state);
  ck_assert_ptr_null (scene_last (scene, MU_AWFP_EVENT_MARKER, OWN));
  scene_free (scene);
}
END_TEST

/* awfp.orders.fanatic.mounted-exempt: the frenzied ride at no pikes unless they are told to. */
START_TEST (frenzied_horse_need_not_charge_pikes)
{
  Scene *scene = face_to_face (LANCES, "6 Trained Warrior HI close pike Sh", 120);
  scene_unit (scene, OWN)->frenzied = true;
  scene_end_turn_idly (scene);
  ck_assert_ptr_null (scene_last (scene, MU_EVENT_CHARGE, OWN));
  scene_free (scene);
}
END_TEST

/* --- moves --------------------------------------------------------------------- */

/* awfp.orders.advance.half-move, awfp.orders.pre-wheel: no less than half, unless it stays. */
START_TEST (an_advance_covers_half_its_move)
{
  static MuChoice offered[MU_CHOICES_MAX];
  Scene *scene = face_to_face (LEGION, LEGION, 400);
  ck_assert (scene_order (scene, OWN, MU_AWFP_ADVANCE));
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_MOVE, OWN));
  const int count = mu_battle_choices (scene->battle, &scene->question, offered, MU_CHOICES_MAX);
  const MuFix move = mu_awfp_length (MU_AWFP_MEDIUM, 4, 6);
  for (int i = 0; i < count; i++) {
    ck_assert (offered[i].other == MU_AWFP_STAYS || offered[i].other == MU_AWFP_GOES);
    if (offered[i].other == MU_AWFP_STAYS)
      continue;
    ck_assert_int_ge (offered[i].value[1], move / 2);
    ck_assert_int_le (offered[i].value[1], move);
    ck_assert_int_le (abs (offered[i].value[0]), MU_ANGLE_QUARTER / 2);
  }
  ck_assert_int_gt (count, 50);
  scene_free (scene);
}
END_TEST

/* awfp.orders.advance.contact: it may run into an enemy, and does not count as charging. */
START_TEST (an_advance_may_run_into_an_enemy)
{
  Scene *scene = face_to_face (LEGION, LEGION, 60);
  ck_assert (scene_order (scene, OWN, MU_AWFP_ADVANCE));
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_MOVE, OWN));
  const AwfpBattle *battle = (const AwfpBattle *) (const void *) scene->battle;
  int16_t met;
  const MuFix gap
      = mu_awfp_path (battle, OWN, &scene_unit (scene, OWN)->at, mu_awfp_reach (battle, OWN), &met);
  ck_assert_int_eq (met, ENEMY);
  ck_assert (scene_answer (scene, (MuChoice){ OWN, MU_AWFP_GOES, { 0, gap } }));
  scene_end_turn_idly (scene);
  ck_assert_ptr_nonnull (scene_last (scene, MU_EVENT_CONTACT, OWN));
  ck_assert_ptr_null (scene_last (scene, MU_EVENT_CHARGE, OWN));
  ck_assert_int_gt (scene_count (scene, MU_AWFP_EVENT_ROUND, OWN), 0);
  scene_free (scene);
}
END_TEST

/* awfp.orders.deploy.trained-two, .others-one, .facing: two different ones, or one. */
START_TEST (deploy_is_two_actions_of_the_trained)
{
  const char *const who[] = { LEGION, GAULS };
  Scene *scene = face_to_face (who[_i], LEGION, 400);
  ck_assert (scene_order (scene, OWN, MU_AWFP_DEPLOY));
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_MOVE, OWN));
  ck_assert (scene_answer (scene, (MuChoice){ OWN, MU_AWFP_STEPS, { 0, 0 } }));
  const bool again = scene_idly_until (scene, MU_AWFP_ASK_MOVE, OWN);
  ck_assert_int_eq (again && mu_battle_time (scene->battle).period == 2, _i == 0);
  if (_i == 0) {
    ck_assert (!scene_offers (scene, (MuChoice){ OWN, MU_AWFP_STEPS, { 0, 0 } }));
    ck_assert (scene_offers (scene, (MuChoice){ OWN, MU_AWFP_FACES, { 2, 0 } }));
  }
  scene_free (scene);
}
END_TEST

/* awfp.orders.deploy.turn-in-combat: turned to whom it is struck by, it strikes back. */
START_TEST (who_is_struck_in_flank_may_turn)
{
  Scene *scene = face_to_face (LEGION, LANCES, 300);
  AwfpBattle *battle = (AwfpBattle *) (void *) scene->battle;
  AwfpUnit *own = scene_unit (scene, OWN), *enemy = scene_unit (scene, ENEMY);
  enemy->at.facing = MU_ANGLE_QUARTER + MU_ANGLE_HALF;
  enemy->at.front
      = (MuPoint){ own->at.front.x + own->at.width / 2, own->at.front.y - own->at.depth / 2 };
  enemy->turn.start = enemy->at;
  mu_awfp_clash_begin (battle, ENEMY, OWN);
  ck_assert (battle->clash[0].flanked[MU_SIDE_A]);
  ck_assert (scene_order (scene, OWN, MU_AWFP_DEPLOY));
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_MOVE, OWN));
  ck_assert (!scene_offers (scene, (MuChoice){ OWN, MU_AWFP_STEPS, { 0, 0 } }));
  ck_assert (scene_answer (scene, (MuChoice){ OWN, MU_AWFP_FACES, { 1, 0 } }));
  mu_battle_step (scene->battle, &scene->question);
  ck_assert (!battle->clash[0].flanked[MU_SIDE_A]);
  ck_assert_int_eq (battle->clash[0].face[MU_SIDE_A], MU_FACE_FRONT);
  scene_free (scene);
}
END_TEST

/* awfp.orders.retreat.disorder: the untrained are disordered by it, the trained by more than half.
 */
START_TEST (a_retreat_disorders)
{
  const char *const who[] = { GAULS, LEGION };
  Scene *scene = face_to_face (who[_i], LEGION, 200);
  ck_assert (scene_order (scene, OWN, MU_AWFP_RETREAT));
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_MOVE, OWN));
  const int whole = scene->question.value[0];
  ck_assert (scene_answer (scene, (MuChoice){ OWN, MU_AWFP_GOES_BACK, { 0, whole / 2 } }));
  scene_end_turn_idly (scene);
  ck_assert_int_eq (scene_unit (scene, OWN)->state, _i == 0 ? MU_AWFP_DISORDERED : MU_AWFP_STEADY);
  ck_assert_int_lt (scene_unit (scene, OWN)->at.front.y, MU_PACES (500));
  scene_free (scene);
}
END_TEST

/* --- shooting -------------------------------------------------------------------- */

/* awfp.sequence.missile.simultaneous, awfp.orders.firing: all volleys first, then all losses; no
 * orders are needed. */
START_TEST (volleys_come_before_losses)
{
  Scene *scene = face_to_face ("4 Irregular Warrior LAI close bow",
                               "4 Irregular Warrior LAI close bow", 150);
  scene_throw (scene, (const uint8_t[]){ 1, 2, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 0 });
  scene_end_turn (scene);
  int last_volley = 0, first_loss = 0;
  for (int i = 0; i < scene->events; i++) {
    if (scene->event[i].kind == MU_AWFP_EVENT_VOLLEY)
      last_volley = i;
    if (scene->event[i].kind == MU_EVENT_STRENGTH && scene->event[i].period == 2 && !first_loss)
      first_loss = i;
  }
  ck_assert_int_gt (last_volley, 0);
  ck_assert_int_gt (first_loss, last_volley);
  scene_free (scene);
}
END_TEST

/* awfp.shields.two-handed: bowmen with shields are shielded until they shoot themselves. */
START_TEST (who_shoots_has_no_hand_for_a_shield)
{
  const MuRule shielded = mu_rule_from_id ("awfp.missile.table/shielded");
  for (int back = 0; back < 2; back++) {
    Scene *scene = face_to_face ("4 Irregular Warrior LAI close bow Sh",
                                 "4 Irregular Warrior LAI close bow Sh", 150);
    ck_assert (scene_idly_until (scene, MU_AWFP_ASK_SHOT, OWN));
    ck_assert (scene_answer (scene, (MuChoice){ ENEMY, MU_NO_BODY, { 0, 0 } }));
    ck_assert (scene_idly_until (scene, MU_AWFP_ASK_SHOT, ENEMY));
    if (back)
      ck_assert (scene_answer (scene, (MuChoice){ OWN, MU_NO_BODY, { 0, 0 } }));
    scene_end_turn_idly (scene);
    int lines = 0;
    for (int i = 0; i < scene->events; i++)
      lines += scene->event[i].kind == MU_EVENT_FACTOR && scene->event[i].body == OWN
               && scene->event[i].rule == shielded;
    ck_assert_int_eq (lines, !back);
    scene_free (scene);
  }
}
END_TEST

/* --- where the book is silent ------------------------------------------------------ */

/* awfp.sequence.victory, awfp.orders.pre-wheel, awfp.missile.table: each switch does what it says.
 */
START_TEST (readings_switch)
{
  MuReadings readings = { { 0 } };
  Scene *scene = face_to_face (LEGION, "4 Irregular Warrior LAI close bow", 150);
  const AwfpBattle *battle = (const AwfpBattle *) (const void *) scene->battle;
  ck_assert_int_eq (mu_battle_time (scene->battle).periods, MU_AWFP_TURNS);
  scene->detail.readings = &readings;
  MuRect aside = scene_unit (scene, OWN)->at;
  aside.front.x += aside.width / 2 + scene_unit (scene, ENEMY)->at.width / 2 - MU_PACES (5);
  aside.front.y = scene_unit (scene, ENEMY)->at.front.y + scene_unit (scene, ENEMY)->at.depth;
  ck_assert (mu_awfp_may_wheel (battle, OWN, &aside));
  memset (&readings, 1, sizeof readings);
  ck_assert (!mu_awfp_may_wheel (battle, OWN, &aside));
  scene_begin (scene, 3);
  ck_assert_int_eq (mu_battle_time (scene->battle).periods, MU_AWFP_TURNS_FEW);
  scene_free (scene);
}
END_TEST

/* awfp.orders.skirmish.auto: through friends, who are the worse for it by the other reading alone;
 * awfp.missile.table: and may those at grips be shot at. */
START_TEST (skirmishers_run_through_friends)
{
  MuReadings readings = { { 0 } };
  const char *const a[] = { VELITES, LEGION, "2 Irregular Warrior SI bow", GENERAL, NULL };
  const char *const b[] = { LEGION, GENERAL, NULL };
  Scene *scene = scene_new (a, b);
  scene->detail.readings = &readings;
  for (int other = 0; other < 2; other++) {
    memset (&readings, other, sizeof readings);
    scene_begin (scene, 7);
    scene_put (scene, 0, 600, 560, 0);
    scene_put (scene, 1, 600, 500, 0);
    scene_put (scene, 2, 700, 560, 0);
    scene_put (scene, 4, 600, 640, 2);
    scene_end_turn_idly (scene);
    AwfpBattle *battle = (AwfpBattle *) (void *) scene->battle;
    mu_awfp_flee (battle, 0, 4, 100 * 256, MU_RULE_AWFP_SKIRMISH_AUTO);
    ck_assert_int_eq (scene_unit (scene, 1)->state, other ? MU_AWFP_DISORDERED : MU_AWFP_STEADY);
    mu_awfp_clash_begin (battle, 1, 4);
    const MuQuestion question = { .kind = MU_AWFP_ASK_SHOT, .side = MU_SIDE_A, .body = 2 };
    MuChoice choice[4];
    AwfpChoices list = { choice, 4, 0 };
    mu_awfp_offer_shots (battle, &question, &list);
    ck_assert_int_eq (list.count, 1 + other);
  }
  scene_free (scene);
}
END_TEST

/* --- close combat ------------------------------------------------------------------ */

/* awfp.combat.three-lost-rounds: whoever has lost three rounds routs. */
START_TEST (three_lost_rounds_are_a_rout)
{
  Scene *scene = charge (LEGION, "6 Irregular Poor UI loose javelin", 90, MU_AWFP_NO_ORDER, NULL);
  AwfpUnit *enemy = scene_unit (scene, ENEMY);
  enemy->rounds_lost = 2;
  scene_throw (scene, (const uint8_t[]){ 6, 6, 1, 1, 1, 1, 1, 10, 10, 10, 10, 10, 0 });
  scene_end_turn_idly (scene);
  const MuEvent *broke = scene_last (scene, MU_EVENT_BROKE, ENEMY);
  ck_assert_ptr_nonnull (broke);
  ck_assert_int_eq (scene_unit (scene, ENEMY)->state, MU_AWFP_ROUTED);
  scene_free (scene);
}
END_TEST

/* awfp.orders.fanatic.stays, .ends: frenzy lasts while it wins. */
START_TEST (frenzy_ends_with_the_first_round_not_won)
{
  Scene *scene = face_to_face (GAULS, LEGION, 300);
  AwfpBattle *battle = (AwfpBattle *) (void *) scene->battle;
  AwfpUnit *own = scene_unit (scene, OWN);
  for (int beaten = -1; beaten <= 1; beaten++) {
    own->frenzied = own->turn.in_combat = true;
    own->turn.beaten = (int8_t) beaten;
    own->turn.round = MU_AWFP_ROUND_DRAWN;
    mu_awfp_give_way (battle);
    ck_assert_int_eq (own->frenzied, beaten < 0);
  }
  scene_free (scene);
}
END_TEST

/* awfp.general.killed, awfp.general.killed.frequency, awfp.general.capture: one die for each time
 * his unit loses figures; with his unit he goes. */
START_TEST (a_general_shares_his_units_fate)
{
  Scene *scene = face_to_face (LANCES, LEGION, 300);
  AwfpBattle *battle = (AwfpBattle *) (void *) scene->battle;
  scene_unit (scene, OWN_GENERAL)->with = OWN;
  scene_throw (scene, (const uint8_t[]){ 2, 1, 0 });
  mu_awfp_lose (battle, OWN, 1, ENEMY);
  ck_assert_int_eq (scene_unit (scene, OWN_GENERAL)->fate, MU_FATE_ON_TABLE);
  ck_assert_int_eq (scene_count (scene, MU_AWFP_EVENT_GENERAL_RISK, OWN_GENERAL), 1);
  mu_awfp_lose (battle, OWN, 1, ENEMY);
  ck_assert_int_eq (scene_unit (scene, OWN_GENERAL)->fate, MU_FATE_DESTROYED);
  ck_assert_ptr_nonnull (scene_last (scene, MU_EVENT_GENERAL_LOST, OWN_GENERAL));
  scene_free (scene);
  scene = face_to_face (LANCES, LEGION, 300);
  scene_unit (scene, OWN_GENERAL)->with = OWN;
  mu_awfp_remove ((AwfpBattle *) (void *) scene->battle, OWN, MU_FATE_DESTROYED, MU_RULE_NONE);
  ck_assert_int_eq (scene_unit (scene, OWN_GENERAL)->fate, MU_FATE_DESTROYED);
  scene_free (scene);
}
END_TEST

/* --- recovery -------------------------------------------------------------------------- */

/* awfp.orders.recover.fragmented, .disordered, .one, awfp.orders.recover.timing,
 * awfp.recovery.phase: a step a turn, at its end. */
START_TEST (order_comes_back_step_by_step)
{
  Scene *scene = face_to_face (LEGION, LEGION, 400);
  scene_unit (scene, OWN)->state = MU_AWFP_FRAGMENTED;
  for (int state = MU_AWFP_DISORDERED; state >= MU_AWFP_STEADY; state--) {
    ck_assert (scene_order (scene, OWN, MU_AWFP_RECOVER));
    ck_assert_int_eq (scene_unit (scene, OWN)->state, state + 1);
    scene_end_turn_idly (scene);
    ck_assert_int_eq (scene_unit (scene, OWN)->state, state);
    scene->question.kind = 0;
  }
  ck_assert_uint_eq (scene_last (scene, MU_AWFP_EVENT_STATE, OWN)->phase, MU_AWFP_PHASE_RECOVERY);
  scene_free (scene);
}
END_TEST

/* awfp.orders.recover.rout: one attempt; who fails is gone. */
START_TEST (a_rout_is_stopped_once_or_never)
{
  const uint8_t faces[2][2] = { { 9, 0 }, { 1, 0 } };
  Scene *scene = face_to_face (LEGION, LEGION, 400);
  AwfpBattle *battle = (AwfpBattle *) (void *) scene->battle;
  AwfpUnit *own = scene_unit (scene, OWN);
  own->state = MU_AWFP_ROUTED;
  own->fate = MU_FATE_IN_ROUT;
  ck_assert_int_eq (mu_awfp_order_barred (battle, OWN, MU_AWFP_ADVANCE), MU_RULE_AWFP_RECOVER_ROUT);
  own->turn.order = MU_AWFP_RECOVER;
  scene_throw (scene, faces[_i]);
  mu_awfp_recovery_phase (battle);
  ck_assert_int_eq (own->fate, _i == 0 ? MU_FATE_ON_TABLE : MU_FATE_ROUTED_OFF);
  ck_assert_int_eq (own->state, _i == 0 ? MU_AWFP_FRAGMENTED : MU_AWFP_ROUTED);
  ck_assert (own->rallied);
  scene_free (scene);
}
END_TEST

/* --- ground ------------------------------------------------------------------------------- */

/* awfp.terrain.light, .dense, awfp.terrain.steep-overlay, .obstacle-effect, .road-effect,
 * awfp.def.delaying */
START_TEST (ground_is_of_three_kinds)
{
  ck_assert_int_eq (mu_awfp_ground_kind (0), MU_AWFP_OPEN);
  ck_assert_int_eq (mu_awfp_ground_kind (MU_LIES_GENTLE_HILL), MU_AWFP_OPEN);
  ck_assert_int_eq (mu_awfp_ground_kind (MU_LIES_STEEP_HILL), MU_AWFP_LIGHT);
  ck_assert_int_eq (mu_awfp_ground_kind (MU_LIES (MU_FEATURE_MARSH)), MU_AWFP_LIGHT);
  ck_assert_int_eq (mu_awfp_ground_kind (MU_LIES (MU_FEATURE_STREAM)), MU_AWFP_LIGHT);
  ck_assert_int_eq (mu_awfp_ground_kind (MU_LIES (MU_FEATURE_WOOD)), MU_AWFP_DENSE);
  ck_assert_int_eq (mu_awfp_ground_kind (MU_LIES_STEEP_HILL | MU_LIES (MU_FEATURE_ROCKS)),
                    MU_AWFP_DENSE);
  ck_assert_int_eq (mu_awfp_ground_kind (MU_LIES (MU_FEATURE_WOOD) | MU_LIES (MU_FEATURE_ROAD)),
                    MU_AWFP_OPEN);
}
END_TEST

/* awfp.def.delaying, awfp.orders.fanatic.cavalry-dense: a wood before it delays and disorders foot,
 * and no cavalry charges into it. */
START_TEST (a_wood_slows_and_bars)
{
  const MuSpot spots[] = { { 400, 520 }, { 800, 520 }, { 800, 800 }, { 400, 800 } };
  const MuFeature wood = { .kind = MU_FEATURE_WOOD, .spots = spots, .count = 4 };
  const MuBattlefield field = { 1219, 1219, &wood, 1 };
  const MuTerrainTerms terms = { 5, 20 };
  void *block = malloc (mu_terrain_size (&field));
  const char *const own[] = { LEGION, LANCES };
  const char *const a[] = { own[_i], GENERAL, NULL }, *const b[] = { LEGION, GENERAL, NULL };
  Scene *scene = scene_new (a, b);
  scene->setup.board.terrain = mu_terrain_build (block, mu_terrain_size (&field), &field, &terms);
  scene_begin (scene, 7);
  scene_put (scene, OWN, 600, 500, 0);
  scene_put (scene, ENEMY, 600, 560, 2);
  const AwfpBattle *battle = (const AwfpBattle *) (const void *) scene->battle;
  const MuFix move = mu_awfp_reach (battle, OWN);
  bool disorders, clear;
  const MuFix gone
      = mu_awfp_going_over (battle, OWN, &scene_unit (scene, OWN)->at, move, &disorders, &clear);
  ck_assert_int_lt (gone, move);
  ck_assert (disorders && !clear);
  ck_assert (mu_awfp_in_cover (battle, ENEMY));
  ck_assert (mu_awfp_ground_barred (battle, OWN, true)
             & (_i ? MU_LIES (MU_FEATURE_WOOD) : MU_LIES (MU_FEATURE_RIVER)));
  ck_assert_int_eq ((mu_awfp_ground_barred (battle, OWN, true) & MU_LIES (MU_FEATURE_WOOD)) != 0,
                    _i == 1);
  /* awfp.orders.fanatic.unreachable: whoever stands at its edge foot can charge, horse cannot */
  scene_put (scene, ENEMY, 600, 524, 2);
  ck_assert_int_eq (mu_awfp_can_charge (battle, OWN, ENEMY), _i == 0);
  scene_free (scene);
  free (block);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("awfp-turn");
  tcase_add_test (tests, orders_are_counted);
  tcase_add_loop_test (tests, some_orders_are_barred, 0, COUNT (bars));
  tcase_add_test (tests, without_orders_nobody_moves_but_the_general);
  tcase_add_test (tests, a_general_at_grips_gives_no_orders);
  tcase_add_test (tests, initiative_is_rolled_until_it_differs);
  tcase_add_test (tests, a_charge_ends_edge_to_edge);
  tcase_add_loop_test (tests, the_charged_answer_by_their_orders, 0, COUNT (responses));
  tcase_add_test (tests, foot_halts_before_horse);
  tcase_add_test (tests, skirmishers_run_or_die);
  tcase_add_test (tests, the_trained_fall_back);
  tcase_add_test (tests, who_is_struck_in_flank_does_not_strike);
  tcase_add_test (tests, fanatics_charge_of_themselves);
  tcase_add_test (tests, frenzied_horse_need_not_charge_pikes);
  tcase_add_test (tests, an_advance_covers_half_its_move);
  tcase_add_test (tests, an_advance_may_run_into_an_enemy);
  tcase_add_loop_test (tests, deploy_is_two_actions_of_the_trained, 0, 2);
  tcase_add_test (tests, who_is_struck_in_flank_may_turn);
  tcase_add_loop_test (tests, a_retreat_disorders, 0, 2);
  tcase_add_test (tests, volleys_come_before_losses);
  tcase_add_test (tests, who_shoots_has_no_hand_for_a_shield);
  tcase_add_test (tests, readings_switch);
  tcase_add_test (tests, skirmishers_run_through_friends);
  tcase_add_test (tests, three_lost_rounds_are_a_rout);
  tcase_add_test (tests, frenzy_ends_with_the_first_round_not_won);
  tcase_add_test (tests, a_general_shares_his_units_fate);
  tcase_add_test (tests, order_comes_back_step_by_step);
  tcase_add_loop_test (tests, a_rout_is_stopped_once_or_never, 0, 2);
  tcase_add_test (tests, ground_is_of_three_kinds);
  tcase_add_loop_test (tests, a_wood_slows_and_bars, 0, 2);
  return run_case ("awfp-turn", tests);
}
