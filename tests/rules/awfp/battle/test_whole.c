/* Fast Play: whole battles, fought by the machine: what must hold in every one of them. */
#include <inttypes.h>
#include <stdlib.h>

#include "tests/rules/awfp/battle/scene.h"

static Scene *
pair (int which)
{
  return scene_new (scene_armies[which % 3], scene_armies[(which + 1) % 3]);
}

START_TEST (nobody_stands_on_another)
{
  Scene *scene = pair (_i);
  for (uint64_t seed = 0; seed < 8; seed++) {
    scene_begin (scene, seed * 3 + (uint64_t) _i);
    scene_fight (scene, true);
  }
  scene_free (scene);
}
END_TEST

/* What the events tell is what happened: figures lost add up to who is left. */
START_TEST (events_add_up)
{
  Scene *scene = pair (_i);
  scene_begin (scene, 11);
  scene_fight (scene, false);
  for (int body = 0; body < scene_bodies (scene); body++) {
    const MuEvent *last = scene_last (scene, MU_EVENT_STRENGTH, body);
    const MuUnitOutcome outcome = mu_battle_unit_outcome (scene->battle, body);
    int lost = 0;
    for (int i = 0; i < scene->events; i++)
      if (scene->event[i].kind == MU_EVENT_STRENGTH && scene->event[i].body == body)
        lost += scene->event[i].value[3];
    ck_assert_int_eq (last->value[0], outcome.figures_left);
    ck_assert_int_eq (lost, outcome.casualties);
  }
  scene_free (scene);
}
END_TEST

/* awfp.sequence.order: each turn its phases in that order, none twice, none left out. */
START_TEST (phases_come_in_order)
{
  Scene *scene = pair (_i);
  scene_begin (scene, 5);
  scene_fight (scene, false);
  int phase = MU_AWFP_PHASE_RECOVERY, turn = 0;
  for (int i = 0; i < scene->events; i++) {
    const MuEvent *event = &scene->event[i];
    ck_assert (mu_battle_event_is_sound (MU_RULES_AWFP, event, scene_bodies (scene)));
    if (event->kind == MU_EVENT_PERIOD)
      ck_assert_int_eq (event->value[0], ++turn);
    if (event->kind != MU_EVENT_PHASE)
      continue;
    ck_assert_int_eq (event->value[0],
                      phase == MU_AWFP_PHASE_RECOVERY ? MU_AWFP_PHASE_ORDERS : phase + 1);
    phase = event->value[0];
  }
  ck_assert_int_eq (scene->event[scene->events - 1].kind, MU_EVENT_ENDED);
  scene_free (scene);
}
END_TEST

static uint64_t
digest_of (int which, uint64_t seed)
{
  Scene *scene = pair (which);
  MuBattleOutcome outcome;
  scene_begin (scene, seed);
  scene_fight (scene, false);
  mu_battle_outcome (scene->battle, &outcome);
  scene_free (scene);
  return outcome.digest;
}

/* The same dice and answers, the same battle, by whatever compiler; other dice, another. Whoever
 * changes what is fought renews these. */
static const uint64_t known_digest[]
    = { UINT64_C (0x1b9073af1a11f8da), UINT64_C (0xc9bdab7dba614f2c),
        UINT64_C (0x9bdf441ecf72bfda) };

START_TEST (a_seed_is_a_battle)
{
  ck_assert_msg (digest_of (_i, 42) == known_digest[_i], "0x%016" PRIx64, digest_of (_i, 42));
  ck_assert_uint_eq (digest_of (_i, 42), digest_of (_i, 42));
  ck_assert_uint_ne (digest_of (_i, 42), digest_of (_i, 43));
}
END_TEST

/* awfp.sequence.first-turn, awfp.sequence.first-turn.no-charge: no markers, no charges on it. */
START_TEST (the_first_turn_has_no_orders)
{
  Scene *scene = pair (_i);
  scene_begin (scene, 3);
  scene_end_turn (scene);
  ck_assert_int_eq (scene_count (scene, MU_AWFP_EVENT_MARKER, MU_NO_BODY), 0);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_CHARGE, MU_NO_BODY), 0);
  ck_assert_int_gt (scene_count (scene, MU_EVENT_MOVED, MU_NO_BODY), 4);
  scene_free (scene);
}
END_TEST

/* awfp.sequence.victory: over as soon as more than half of an army's units are gone, and never
 * before but by the last turn. */
START_TEST (an_army_breaks_at_more_than_half)
{
  Scene *scene = pair (_i);
  for (uint64_t seed = 20; seed < 26; seed++) {
    scene_begin (scene, seed);
    scene_fight (scene, false);
    const AwfpBattle *battle = (const AwfpBattle *) (const void *) scene->battle;
    MuBattleOutcome outcome;
    mu_battle_outcome (scene->battle, &outcome);
    const bool a = mu_awfp_broken (battle, MU_SIDE_A), b = mu_awfp_broken (battle, MU_SIDE_B);
    ck_assert (a || b || outcome.periods == MU_AWFP_TURNS);
    if (a != b)
      ck_assert_int_eq (outcome.winner, a ? MU_SIDE_B : MU_SIDE_A);
  }
  scene_free (scene);
}
END_TEST

START_TEST (who_gives_up_has_lost)
{
  Scene *scene = pair (_i);
  MuBattleOutcome outcome;
  scene_begin (scene, 9);
  scene_end_turn (scene);
  ck_assert (mu_battle_concede (scene->battle, MU_SIDE_A));
  ck_assert (!mu_battle_concede (scene->battle, MU_SIDE_B));
  mu_battle_outcome (scene->battle, &outcome);
  ck_assert_int_eq (outcome.winner, MU_SIDE_B);
  ck_assert_int_eq (mu_battle_step (scene->battle, &scene->question), MU_BATTLE_OVER);
  scene_free (scene);
}
END_TEST

/* --- what cannot begin ------------------------------------------------------ */

static void
check_refused (Scene *scene, MuAwfpSetupAnswer why, int body)
{
  MuBattle *battle;
  const size_t size = sizeof (AwfpBattle);
  void *room = malloc (size);
  const MuRefusal refusal
      = mu_battle_begin (room, size, &scene->setup, &scene->dice, NULL, NULL, &battle);
  ck_assert_int_eq (refusal.why, (int) why);
  ck_assert_int_eq (refusal.body, body);
  ck_assert_str_eq (refusal.words, mu_awfp_setup_answer_words (why));
  ck_assert_ptr_null (battle);
  free (room);
}

START_TEST (what_is_wrong_is_told)
{
  Scene *scene = pair (0);
  mu_dice_init_seeded (&scene->dice, 1, 0);
  scene->unit[1][2].stands = 0;
  check_refused (scene, MU_AWFP_SETUP_BAD_SIZE, 11);
  scene->unit[1][2].stands = 4;
  scene->unit[0][1].files = 5;
  check_refused (scene, MU_AWFP_SETUP_BAD_FILES, 1);
  scene->unit[0][1].files = 0;
  scene->unit[0][1].troop.order = MU_AWFP_SKIRMISH;
  check_refused (scene, MU_AWFP_SETUP_BAD_TROOP, 1);
  scene->unit[0][1].troop.order = MU_AWFP_CLOSE;
  scene->unit[0][6].general = true;
  check_refused (scene, MU_AWFP_SETUP_TWO_GENERALS, 7);
  scene->unit[0][6].general = false;
  scene->unit[0][0].placed = true;
  scene->unit[0][0].at = (MuSpot){ 600, 300 };
  check_refused (scene, MU_AWFP_SETUP_OUTSIDE, 0);
  scene->unit[0][0].at = (MuSpot){ 600, 90 };
  scene->unit[0][1].placed = true;
  scene->unit[0][1].at = (MuSpot){ 610, 90 };
  check_refused (scene, MU_AWFP_SETUP_OVERLAP, 1);
  scene->unit[0][1].placed = false;
  scene->setup.board.width = 200;
  scene->unit[0][0].placed = false;
  check_refused (scene, MU_AWFP_SETUP_NO_ROOM, 3);
  scene->setup.board.width = 50;
  check_refused (scene, MU_AWFP_SETUP_BAD_TABLE, MU_NO_BODY);
  scene->detail.play = NULL;
  check_refused (scene, MU_AWFP_SETUP_NO_TABLES, MU_NO_BODY);
  scene_free (scene);
}
END_TEST

/* An answer that was not offered changes nothing: the question stands. */
START_TEST (answers_that_are_not_offered_are_refused)
{
  Scene *scene = pair (_i);
  scene_begin (scene, 1);
  for (int kind = MU_AWFP_ASK_ABOUT; kind <= MU_AWFP_ASK_FOLLOW; kind++) {
    scene_begin (scene, 1 + (uint64_t) kind);
    if (!scene_until (scene, kind, MU_NO_BODY))
      continue;
    const MuQuestion before = scene->question;
    ck_assert (!scene_answer (scene, (MuChoice){ 77, 3, { 12345, -6 } }));
    ck_assert_int_eq (mu_battle_step (scene->battle, &scene->question), MU_BATTLE_ASKS);
    ck_assert_int_eq (before.number, scene->question.number);
    ck_assert_int_eq (before.kind, scene->question.kind);
  }
  scene_free (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("awfp-whole");
  tcase_add_loop_test (tests, nobody_stands_on_another, 0, 3);
  tcase_add_loop_test (tests, events_add_up, 0, 3);
  tcase_add_loop_test (tests, phases_come_in_order, 0, 3);
  tcase_add_loop_test (tests, a_seed_is_a_battle, 0, 3);
  tcase_add_loop_test (tests, the_first_turn_has_no_orders, 0, 3);
  tcase_add_loop_test (tests, an_army_breaks_at_more_than_half, 0, 3);
  tcase_add_loop_test (tests, who_gives_up_has_lost, 0, 3);
  tcase_add_test (tests, what_is_wrong_is_told);
  tcase_add_loop_test (tests, answers_that_are_not_offered_are_refused, 0, 3);
  return run_case ("awfp-whole", tests);
}
