/* A side that the machine commands gives a lost battle up (rules/wrg/battle/order/give_up.c). */
#include "rules/wrg/battle/order/obey.h"
#include "tests/rules/battle/ruling.h"

#define FOOT "Reg C HI JLS Sh"

/* A: bodies 0 to 3, B: 4 to 7, all of one strength; nobody is near anybody. */
static Scene *
four_a_side (void)
{
  Scene *scene = parked (
      ROWS (HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2), GENERAL (FOOT, 12, 2)),
      ROWS (HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2), GENERAL (FOOT, 12, 2)));
  scene->battle->commanded[MU_SIDE_A] = true;
  return scene;
}

static void
break_bodies (Scene *scene, int from, int count)
{
  for (int body = from; body < from + count; body++)
    mu_wrg_break_body (scene->battle, body, MU_RULE_WRG_AFTER_BREAK_COUNT);
}

/* wrg.victory.when: READING, no more than a third of his own points, and half as much again of the
 * enemy's: with how many of four bodies broken on either side. */
static const struct {
  int own, enemy;
  bool gives_up;
} cases[] = {
  { 0, 0, false }, { 2, 0, false }, /* half is left */
  { 3, 0, true },                   /* a quarter against all */
  { 3, 1, true },  { 3, 2, true },  /* a quarter against a half */
  { 3, 3, false },                  /* who is no better off */
  { 2, 3, false },
};

START_TEST (who_has_little_left_gives_up)
{
  Scene *scene = four_a_side ();
  break_bodies (scene, 0, cases[_i].own);
  break_bodies (scene, 4, cases[_i].enemy);
  ck_assert_int_eq (mu_wrg_give_up (scene->battle), cases[_i].gives_up);
  const MuEvent *event = scene_find (scene, MU_EVENT_GAVE_UP, MU_NO_BODY);
  ck_assert_int_eq (event != NULL, cases[_i].gives_up);
  if (event) {
    ck_assert_int_eq (event->rule, MU_RULE_WRG_VICTORY_WHEN);
    ck_assert_int_eq (event->value[0], MU_SIDE_A);
    ck_assert_int_eq (event->value[1], 25 * (4 - cases[_i].own));
    ck_assert_int_eq (event->value[2], 25 * (4 - cases[_i].enemy));
  }
  scene_close (scene);
}
END_TEST

/* wrg.victory.prisoners: it is over, and all who still stood there are taken, where nobody is led
 * off. */
START_TEST (giving_up_is_conceding)
{
  Scene *scene = four_a_side ();
  scene->battle->readings.choice[MU_READING_LAY_DOWN_ARMS] = 1;
  break_bodies (scene, 0, 3);
  ck_assert (mu_wrg_give_up (scene->battle));
  MuBattleOutcome outcome;
  mu_wrg_battle_outcome (scene->battle, &outcome);
  ck_assert_int_eq (outcome.winner, MU_SIDE_B);
  ck_assert_int_eq (mu_wrg_battle_step (scene->battle), MU_BATTLE_OVER);
  ck_assert_ptr_nonnull (
      scene_find_rule (scene, MU_EVENT_SURRENDERED, 3, MU_RULE_WRG_VICTORY_PRISONERS));
  ck_assert_ptr_null (scene_find (scene, MU_EVENT_SURRENDERED, 4));
  scene_close (scene);
}
END_TEST

/* wrg.victory.half: READING, whom no enemy could charge is led off, and counts half; the others are
 * taken: who fights, who has enemy within their charge, who runs. By the house rule "lay-down-arms"
 * all are taken. */
START_TEST (who_gets_away_is_led_off)
{
  enum { AWAY, FIGHTS, NEAR, RUNS };
  Scene *scene = parked (
      ROWS (HOLD (FOOT, 2, 2), HOLD (FOOT, 2, 2), HOLD (FOOT, 2, 2), GENERAL (FOOT, 30, 2)),
      ROWS (HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2), GENERAL (FOOT, 12, 2)));
  scene->battle->commanded[MU_SIDE_A] = true;
  scene->battle->readings.choice[MU_READING_LAY_DOWN_ARMS] = (uint8_t) _i;
  scene_put (scene, FIGHTS, 500, 300);
  scene_put (scene, 4, 500, 300);
  scene_put (scene, NEAR, 700, 300);
  scene_put (scene, 5, 700, 340);
  mu_wrg_note_contacts (scene->battle);
  break_bodies (scene, RUNS, 1);
  scene_mark (scene);
  ck_assert (mu_wrg_give_up (scene->battle));
  const MuFate away = _i == 0 ? MU_FATE_OFF_TABLE : MU_FATE_PRISONER;
  ck_assert_int_eq (scene_body (scene, AWAY)->fate, away);
  for (int body = FIGHTS; body <= RUNS; body++)
    ck_assert_int_eq (scene_body (scene, body)->fate, MU_FATE_PRISONER);
  ck_assert_int_eq (scene_find_rule (scene, MU_EVENT_LEFT_TABLE, AWAY, MU_RULE_WRG_VICTORY_HALF)
                        != NULL,
                    _i == 0);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_SURRENDERED, MU_NO_BODY), _i == 0 ? 3 : 4);
  ck_assert_int_eq (scene->battle->winner, MU_SIDE_B);
  scene_close (scene);
}
END_TEST

/* Written orders alone say nothing of it, and a house may want battles fought out. */
START_TEST (who_is_not_commanded_or_fights_on_never_gives_up)
{
  Scene *scene = four_a_side ();
  break_bodies (scene, 0, 3);
  scene->battle->commanded[MU_SIDE_A] = false;
  ck_assert (!mu_wrg_give_up (scene->battle));
  scene->battle->commanded[MU_SIDE_A] = true;
  scene->battle->readings.choice[MU_READING_FIGHT_ON] = 1;
  ck_assert (!mu_wrg_give_up (scene->battle));
  scene->battle->readings.choice[MU_READING_FIGHT_ON] = 0;
  ck_assert (mu_wrg_give_up (scene->battle));
  scene_close (scene);
}
END_TEST

/* wrg.orders.knowledge: losses that nobody of his has seen are none to him. */
START_TEST (an_enemy_unseen_is_as_strong_as_he_came)
{
  Scene *scene = four_a_side ();
  break_bodies (scene, 0, 3);
  break_bodies (scene, 4, 3);
  ck_assert (!mu_wrg_give_up (scene->battle));
  for (int body = 4; body < 7; body++)
    scene_body (scene, body)->concealed = true;
  ck_assert (mu_wrg_give_up (scene->battle));
  ck_assert_int_eq (scene_find (scene, MU_EVENT_GAVE_UP, MU_NO_BODY)->value[2], 100);
  scene_close (scene);
}
END_TEST

/* The same seed, fought to its end: who is commanded ends it earlier, never in a period that was
 * not finished, and nobody gives up after the last. */
START_TEST (it_is_asked_when_a_period_is_over)
{
  Scene *scene = four_a_side ();
  break_bodies (scene, 0, 3);
  while (mu_wrg_battle_step (scene->battle) == MU_BATTLE_GOES_ON)
    ck_assert_int_le (mu_wrg_battle_period (scene->battle), 1);
  ck_assert_int_eq (mu_wrg_battle_period (scene->battle), 1);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_PHASE, MU_NO_BODY), MU_PHASE_END_TESTS - 1);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_ENDED, MU_NO_BODY), 1);
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("give up");
  tcase_add_loop_test (tests, who_has_little_left_gives_up, 0,
                       (int) (sizeof cases / sizeof cases[0]));
  tcase_add_test (tests, giving_up_is_conceding);
  tcase_add_loop_test (tests, who_gets_away_is_led_off, 0, 2);
  tcase_add_test (tests, who_is_not_commanded_or_fights_on_never_gives_up);
  tcase_add_test (tests, an_enemy_unseen_is_as_strong_as_he_came);
  tcase_add_test (tests, it_is_asked_when_a_period_is_over);
  return run_case ("give up", tests);
}
