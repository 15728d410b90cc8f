/* Fast Play: the general and whom he may order, the priest and his second throw, charges on two,
 * and stands that drop back. */
#include <stdlib.h>

#include "tests/rules/awfp/battle/scene.h"

#define GENERAL "1 G Trained Elite HC lance Sh"
#define LEGION  "4 Trained Warrior HI close pilum Sh"
#define LANCES  "2 Trained Warrior HC lance Sh"
#define PRIEST  "1 P Irregular Warrior UI loose"

/* Bodies: A's unit, general and third; B's unit, general and third. */
enum { OWN, OWN_GENERAL, OWN_THIRD, ENEMY, ENEMY_GENERAL, ENEMY_THIRD };

/* After a first turn in which nobody moved; the generals are far from all others. */
static Scene *
threes (const char *own, const char *third, const char *enemy, const char *enemy_third)
{
  const char *const a[] = { own, GENERAL, third, NULL };
  const char *const b[] = { enemy, GENERAL, enemy_third, NULL };
  Scene *scene = scene_new (a, b);
  scene_begin (scene, 7);
  scene_put (scene, OWN_GENERAL, 100, 60, 0);
  scene_put (scene, ENEMY_GENERAL, 1100, 1160, 2);
  scene_put (scene, OWN_THIRD, 300, 60, 0);
  scene_put (scene, ENEMY_THIRD, 900, 1160, 2);
  scene_put (scene, OWN, 600, 400, 0);
  scene_put (scene, ENEMY, 600, 700, 2);
  scene_end_turn_idly (scene);
  return scene;
}

static AwfpBattle *
inside (Scene *scene)
{
  return (AwfpBattle *) (void *) scene->battle;
}

static MuChoice
order (int body, MuAwfpMarked marked, MuAwfpWhose whose)
{
  return (MuChoice){ (int16_t) body, MU_NO_BODY, { (int32_t) marked, (int32_t) whose } };
}

static MuChoice
does (int body, MuAwfpDoes what, int value, int more)
{
  return (MuChoice){ (int16_t) body, (int16_t) what, { value, more } };
}

/* --- the general -------------------------------------------------------------- */

/* awfp.general.in-combat, awfp.general.indisposed.effect: himself, and only to go back while he has
 * an enemy before him; the army has its two all the same. */
START_TEST (at_grips_he_orders_himself_alone)
{
  Scene *scene = threes (LEGION, LEGION, LEGION, LEGION);
  mu_awfp_clash_begin (inside (scene), OWN_GENERAL, ENEMY);
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_ORDER, MU_NO_BODY));
  ck_assert_int_eq (scene->question.value[0], 2);
  ck_assert_int_eq (scene->question.other, OWN_GENERAL);
  ck_assert (scene_offers (scene, order (OWN_GENERAL, MU_AWFP_RETREAT, MU_AWFP_BY_HIMSELF)));
  for (int marked = MU_AWFP_ADVANCE; marked <= MU_AWFP_DUMMY; marked++)
    ck_assert (!scene_offers (scene, order (OWN_GENERAL, (MuAwfpMarked) marked, MU_AWFP_BY_ORDER)));
  ck_assert (!scene_offers (scene, order (OWN_GENERAL, MU_AWFP_DEPLOY, MU_AWFP_BY_HIMSELF)));
  ck_assert (scene_offers (scene, order (OWN, MU_AWFP_ADVANCE, MU_AWFP_BY_ORDER)));
  ck_assert (!scene_offers (scene, order (OWN, MU_AWFP_ADVANCE, MU_AWFP_BY_HIMSELF)));
  ck_assert (scene_answer (scene, order (OWN_GENERAL, MU_AWFP_RETREAT, MU_AWFP_BY_HIMSELF)));
  ck_assert_int_eq (mu_battle_step (scene->battle, &scene->question), MU_BATTLE_ASKS);
  ck_assert_int_eq (scene->question.value[0], 2); /* it cost none of the army's */
  ck_assert_int_eq (scene->question.other, MU_NO_BODY);
  scene_free (scene);
}
END_TEST

/* awfp.general.in-combat: to face whom he has at his flank he may deploy; so may his unit. */
START_TEST (at_grips_he_turns_to_a_flank)
{
  const bool joined = _i == 1;
  Scene *scene = threes (joined ? LANCES : LEGION, LEGION, LEGION, LEGION);
  const int who = joined ? OWN : OWN_GENERAL;
  if (joined)
    mu_awfp_join (inside (scene), OWN_GENERAL, OWN);
  mu_awfp_clash_begin (inside (scene), who, ENEMY);
  for (int i = 0; i < inside (scene)->clashes; i++)
    inside (scene)->clash[i].face[MU_SIDE_A] = MU_FACE_LEFT;
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_ORDER, MU_NO_BODY));
  ck_assert_int_eq (scene->question.other, who);
  ck_assert (scene_offers (scene, order (who, MU_AWFP_DEPLOY, MU_AWFP_BY_HIMSELF)));
  scene_free (scene);
}
END_TEST

/* awfp.general.independent: by himself a charge costs him no order of the army's; how he moves he
 * needs no marker for. awfp.general.movement */
START_TEST (by_himself_he_needs_no_orders)
{
  Scene *scene = threes (LEGION, LEGION, LEGION, LEGION);
  scene_put (scene, ENEMY, 100, 150, 2);
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_ORDER, MU_NO_BODY));
  const int orders = scene->question.value[0];
  ck_assert (!scene_offers (scene, order (OWN_GENERAL, MU_AWFP_ADVANCE, MU_AWFP_BY_ORDER)));
  ck_assert (scene_answer (scene, order (OWN_GENERAL, MU_AWFP_CHARGE, MU_AWFP_BY_ORDER)));
  ck_assert_int_eq (mu_battle_step (scene->battle, &scene->question), MU_BATTLE_ASKS);
  ck_assert_int_eq (scene->question.value[0], orders);
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_CHARGE, OWN_GENERAL));
  scene_free (scene);
}
END_TEST

START_TEST (he_moves_as_his_kind_does)
{
  Scene *scene = threes (LEGION, LEGION, LEGION, LEGION);
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_MOVE, OWN_GENERAL));
  const MuFix move = mu_awfp_reach (inside (scene), OWN_GENERAL);
  ck_assert (scene_offers (scene, does (OWN_GENERAL, MU_AWFP_GOES, 0, move)));
  ck_assert (!scene_offers (scene, does (OWN_GENERAL, MU_AWFP_GOES, 0, move + MU_PACES (1))));
  ck_assert (scene_offers (scene, does (OWN_GENERAL, MU_AWFP_FACES, 1, 0)));
  scene_free (scene);
}
END_TEST

/* awfp.general.routed, awfp.general.not-replaced: in rout he orders nobody; the army's own may have
 * him recover. Lost, he is not replaced. */
START_TEST (in_rout_only_the_army_has_orders)
{
  Scene *scene = threes (LEGION, LEGION, LEGION, LEGION);
  const bool lost = _i == 1;
  scene_unit (scene, OWN_GENERAL)->fate = lost ? MU_FATE_DESTROYED : MU_FATE_IN_ROUT;
  ck_assert_int_eq (mu_awfp_general_of (inside (scene), MU_SIDE_A), MU_NO_BODY);
  ck_assert_int_eq (mu_awfp_command (inside (scene), MU_SIDE_A),
                    lost ? MU_AWFP_LOST : MU_AWFP_INDISPOSED);
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_ORDER, MU_NO_BODY));
  ck_assert_int_eq (scene->question.value[0], 2);
  ck_assert_int_eq (scene->question.other, MU_NO_BODY);
  ck_assert_int_eq (scene_offers (scene, order (OWN_GENERAL, MU_AWFP_RECOVER, MU_AWFP_BY_ORDER)),
                    !lost);
  scene_free (scene);
}
END_TEST

/* awfp.general.join, awfp.general.join.needs-orders, awfp.general.leave */
START_TEST (he_joins_and_leaves_in_the_movement_phase)
{
  Scene *scene = threes (LANCES, LEGION, LEGION, LEGION);
  scene_put (scene, OWN, 200, 150, 0);
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_MOVE, OWN_GENERAL));
  ck_assert (!scene_offers (scene, does (OWN_GENERAL, MU_AWFP_JOINS, OWN_THIRD, 0))); /* on foot */
  ck_assert (scene_answer (scene, does (OWN_GENERAL, MU_AWFP_JOINS, OWN, 0)));
  scene_end_turn_idly (scene);
  ck_assert (mu_awfp_general_with (inside (scene), OWN));
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_ORDER, MU_NO_BODY));
  ck_assert (scene_offers (scene, order (OWN, MU_AWFP_ADVANCE, MU_AWFP_BY_ORDER)));
  ck_assert (!scene_offers (scene, order (OWN_GENERAL, MU_AWFP_RECOVER, MU_AWFP_BY_ORDER)));
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_MOVE, OWN_GENERAL)); /* his unit has no order */
  ck_assert (scene_answer (scene, does (OWN_GENERAL, MU_AWFP_LEAVES, 0, 0)));
  scene_end_turn_idly (scene);
  ck_assert_int_eq (scene_unit (scene, OWN_GENERAL)->with, MU_NO_BODY);
  ck_assert_int_eq (scene_count (scene, MU_AWFP_EVENT_GENERAL_WITH, OWN_GENERAL), 2);
  ck_assert (
      !mu_rect_overlaps (&scene_unit (scene, OWN_GENERAL)->at, &scene_unit (scene, OWN)->at));
  scene_free (scene);
}
END_TEST

/* --- the priest ------------------------------------------------------------------ */

/* awfp.priest.reroll: named as the turn begins; an army without one is not asked. */
START_TEST (a_second_throw_is_named_beforehand)
{
  Scene *scene = threes (LEGION, PRIEST, LEGION, LEGION);
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_SECOND, MU_NO_BODY));
  ck_assert_int_eq (scene->question.side, MU_SIDE_A);
  ck_assert (scene_answer (scene, NOBODY (MU_AWFP_SECOND_SCORE, 0)));
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_ORDER, MU_NO_BODY));
  ck_assert (mu_awfp_has_second (inside (scene), OWN, MU_AWFP_SECOND_SCORE));
  ck_assert (!mu_awfp_has_second (inside (scene), ENEMY, MU_AWFP_SECOND_SCORE));
  for (int marked = MU_AWFP_ADVANCE; marked <= MU_AWFP_DUMMY; marked++) /* awfp.priest.movement */
    ck_assert (!scene_offers (scene, order (OWN_THIRD, (MuAwfpMarked) marked, MU_AWFP_BY_ORDER)));
  scene_free (scene);
}
END_TEST

/* awfp.priest.reroll: the second result stands, be it worse, and there is one a turn. */
START_TEST (the_second_throw_stands)
{
  Scene *scene = threes (LEGION, PRIEST, LEGION, LEGION);
  AwfpBattle *battle = inside (scene);
  battle->second[MU_SIDE_A] = MU_AWFP_SECOND_NERVE;
  scene_throw (scene, (const uint8_t[]){ 1, 9, 1, 0 });
  scene_unit (scene, OWN)->state = MU_AWFP_FRAGMENTED;
  ck_assert_int_eq (mu_awfp_test (battle, OWN, MU_AWFP_TEST_COMBAT, ENEMY), MU_AWFP_PASSES);
  const MuEvent *event = scene_last (scene, MU_AWFP_EVENT_SECOND_THROW, OWN);
  ck_assert_ptr_nonnull (event);
  ck_assert_int_eq (event->rule, MU_RULE_AWFP_PRIEST_REROLL);
  ck_assert_int_eq (event->value[0], 1);
  ck_assert_int_eq (event->value[1], 9);
  ck_assert (!mu_awfp_has_second (battle, OWN, MU_AWFP_SECOND_NERVE));
  scene_unit (scene, OWN)->turn.tested = false;
  ck_assert_int_ge (mu_awfp_test (battle, OWN, MU_AWFP_TEST_COMBAT, ENEMY), MU_AWFP_RETREATS);
  scene_free (scene);
}
END_TEST

/* awfp.priest.contact, awfp.priest.lost, awfp.priest.no-combat: touched he is gone, the throw with
 * him, nobody tests, and no combat begins. */
START_TEST (a_touch_removes_the_priest)
{
  Scene *scene = threes (LEGION, PRIEST, LEGION, LEGION);
  AwfpBattle *battle = inside (scene);
  battle->second[MU_SIDE_A] = MU_AWFP_SECOND_NERVE;
  const int tests = scene_count (scene, MU_AWFP_EVENT_NERVE, MU_NO_BODY);
  mu_awfp_meet (battle, ENEMY, OWN_THIRD);
  ck_assert_int_eq (scene_unit (scene, OWN_THIRD)->fate, MU_FATE_DESTROYED);
  ck_assert (!mu_awfp_engaged (battle, ENEMY));
  ck_assert (!mu_awfp_has_second (battle, OWN, MU_AWFP_SECOND_NERVE));
  ck_assert_int_eq (scene_count (scene, MU_AWFP_EVENT_NERVE, MU_NO_BODY), tests);
  ck_assert (!mu_awfp_broken (battle, MU_SIDE_A));
  scene_free (scene);
}
END_TEST

/* --- two targets, and dropping back ---------------------------------------------- */

/* awfp.orders.charge.two-targets: side by side and both before its front. */
START_TEST (a_charge_may_strike_two)
{
  Scene *scene = threes (LEGION, LEGION, "2 Trained Warrior HI close pilum Sh",
                         "2 Trained Warrior HI close pilum Sh");
  const bool beside = _i == 0;
  scene_put (scene, ENEMY, 560, 470, 2);
  scene_put (scene, ENEMY_THIRD, beside ? 641 : 720, 470, 2);
  ck_assert (scene_order (scene, OWN, MU_AWFP_CHARGE));
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_CHARGE, OWN));
  const MuChoice both = { ENEMY, ENEMY_THIRD, { 0, 0 } };
  ck_assert_int_eq (scene_offers (scene, both), beside);
  if (beside) {
    ck_assert (scene_answer (scene, both));
    scene_idly_until (scene, MU_AWFP_ASK_MOVE, MU_NO_BODY);
    ck_assert_ptr_nonnull (mu_awfp_clash_of (inside (scene), OWN, ENEMY));
    ck_assert_ptr_nonnull (mu_awfp_clash_of (inside (scene), OWN, ENEMY_THIRD));
    ck_assert_int_eq (scene_count (scene, MU_AWFP_EVENT_RESPONSE, ENEMY), 1);
    ck_assert_int_eq (scene_count (scene, MU_AWFP_EVENT_RESPONSE, ENEMY_THIRD), 1);
  }
  scene_free (scene);
}
END_TEST

/* awfp.orders.drop-back: past a friend who stands before the right one of its two files. */
START_TEST (stands_drop_back_to_pass)
{
  Scene *scene = threes (LEGION, LEGION, LEGION, LEGION);
  const AwfpUnit *unit = scene_unit (scene, OWN);
  const int from = unit->at.front.y;
  ck_assert_int_eq (unit->files, 2);
  scene_put (scene, OWN_THIRD, 650, 440, 0);
  ck_assert (scene_order (scene, OWN, MU_AWFP_ADVANCE));
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_MOVE, OWN));
  const MuFix move = mu_awfp_reach (inside (scene), OWN);
  ck_assert (!scene_offers (scene, does (OWN, MU_AWFP_GOES, 0, move)));
  ck_assert (!scene_offers (scene, does (OWN, MU_AWFP_SQUEEZES, -1, move)));
  ck_assert (scene_answer (scene, does (OWN, MU_AWFP_SQUEEZES, 1, move)));
  scene_end_turn_idly (scene);
  ck_assert_int_eq (unit->files, 1);
  ck_assert_int_eq (unit->stands, 4);
  ck_assert_int_eq (unit->at.front.y - from, move);
  scene_free (scene);
}
END_TEST

/* awfp.orders.skirmish.auto: whom it would run into so goes as from any advance. */
START_TEST (skirmishers_run_from_who_squeezes_through)
{
  Scene *scene = threes (LEGION, LEGION, "2 Irregular Warrior SI javelin", LEGION);
  scene_put (scene, OWN_THIRD, 650, 440, 0);
  scene_put (scene, ENEMY, 580, 470, 2);
  ck_assert (scene_order (scene, OWN, MU_AWFP_ADVANCE));
  ck_assert (scene_idly_until (scene, MU_AWFP_ASK_MOVE, OWN));
  static MuChoice offered[MU_CHOICES_MAX];
  const int count = mu_battle_choices (scene->battle, &scene->question, offered, MU_CHOICES_MAX);
  int squeeze = -1;
  for (int i = 0; i < count; i++)
    squeeze = offered[i].other == MU_AWFP_SQUEEZES ? i : squeeze;
  ck_assert_int_ge (squeeze, 0);
  ck_assert (scene_answer (scene, offered[squeeze]));
  scene_end_turn_idly (scene);
  const MuEvent *ran = scene_last (scene, MU_AWFP_EVENT_RESPONSE, ENEMY);
  ck_assert_ptr_nonnull (ran);
  ck_assert_int_eq (ran->value[0], MU_AWFP_RUNS);
  ck_assert_int_eq (scene_unit (scene, ENEMY)->fate, MU_FATE_ON_TABLE);
  scene_free (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("awfp-command");
  tcase_add_test (tests, at_grips_he_orders_himself_alone);
  tcase_add_loop_test (tests, at_grips_he_turns_to_a_flank, 0, 2);
  tcase_add_test (tests, by_himself_he_needs_no_orders);
  tcase_add_test (tests, he_moves_as_his_kind_does);
  tcase_add_loop_test (tests, in_rout_only_the_army_has_orders, 0, 2);
  tcase_add_test (tests, he_joins_and_leaves_in_the_movement_phase);
  tcase_add_test (tests, a_second_throw_is_named_beforehand);
  tcase_add_test (tests, the_second_throw_stands);
  tcase_add_test (tests, a_touch_removes_the_priest);
  tcase_add_loop_test (tests, a_charge_may_strike_two, 0, 2);
  tcase_add_test (tests, stands_drop_back_to_pass);
  tcase_add_test (tests, skirmishers_run_from_who_squeezes_through);
  return run_case ("awfp-command", tests);
}
