/* Lapping round flanks in hand-to-hand. */
#include "tests/rules/battle/ruling.h"

static const ArmyRow wide[] = { HOLD ("Reg C HI HTW Sh", 20, 2), NO_MORE };
static const ArmyRow narrow[] = { HOLD ("Reg C HI HTW Sh", 8, 2), NO_MORE };
static const ArmyRow narrow_and_more[]
    = { HOLD ("Reg C HI HTW Sh", 8, 2), HOLD ("Reg C HI HTW Sh", 12, 2), NO_MORE };
static const ArmyRow elephants[] = { ELEPHANTS (2), NO_MORE };

/* Ten files against four, middle to middle, as the first period's blows begin. */
static Scene *
engaged (const ArmyRow *foes)
{
  Scene *scene = parked (wide, foes);
  scene_put (scene, 0, 500, 400);
  scene_put (scene, 1, 500, 400);
  scene_skip_to (scene, MU_PHASE_MELEE);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_MELEE);
  return scene;
}

static void
next_melee (Scene *scene)
{
  scene_skip_to (scene, MU_PHASE_MELEE);
  mu_wrg_note_contacts (scene->battle);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_MELEE);
}

static void
stand_again (Scene *scene)
{
  FOR_ALL (scene->battle, i)
  {
    Body *body = scene_body (scene, i);
    body->recoil_due = body->period.recoiled = body->follow_due = false;
  }
  scene->battle->phase = MU_PHASE_ARRIVALS;
}

/* The body's strokes now, on the flank of its enemy. */
static int
figures_on_flanks (const Scene *scene, int body)
{
  int count = 0;
  for (int i = 0; i < scene->battle->filled.strokes; i++) {
    const Stroke *stroke = &scene->battle->stroke[i];
    if (stroke->body == body && (stroke->face == MU_FACE_LEFT || stroke->face == MU_FACE_RIGHT))
      count += stroke->figures;
  }
  return count;
}

/* wrg.melee.eligible.overlap, wrg.move.formation.lap: first they overlap, then they lap */
START_TEST (overlaps_lap_round)
{
  Scene *scene = engaged (narrow);
  ck_assert_int_eq (scene_body (scene, 0)->overlapped[END_RIGHT], 1); /* the shielded side */
  ck_assert_int_eq (scene_body (scene, 0)->overlapped[END_LEFT], 3);
  ck_assert_int_eq (figures_on_flanks (scene, 0), 0);
  stand_again (scene);
  next_melee (scene);
  ck_assert_ptr_nonnull (
      scene_find_rule (scene, MU_EVENT_FACED, 0, MU_RULE_WRG_MOVE_FORMATION_LAP));
  /* a flank two ranks deep has room for three, on either side */
  ck_assert_int_eq (mu_wrg_lapped_on (scene_body (scene, 0), END_LEFT, 1), 3);
  ck_assert_int_eq (figures_on_flanks (scene, 0),
                    3 + mu_wrg_lapped_on (scene_body (scene, 0), END_RIGHT, 1));
  scene_close (scene);
}
END_TEST

/* nobody fights twice: no more figures strike than stand there */
START_TEST (no_figure_strikes_twice)
{
  Scene *scene = engaged (narrow);
  for (int period = 0; period < 3; period++) {
    for (int body = 0; body < 2; body++) {
      int front = 0;
      for (int i = 0; i < scene->battle->filled.strokes; i++)
        front += scene->battle->stroke[i].body == body ? scene->battle->stroke[i].figures : 0;
      ck_assert_int_le (front, scene_body (scene, body)->figures);
    }
    stand_again (scene);
    next_melee (scene);
  }
  scene_close (scene);
}
END_TEST

/* wrg.shields.side: round his right they meet no shields */
START_TEST (no_shields_on_the_right)
{
  Scene *scene = engaged (narrow);
  stand_again (scene);
  next_melee (scene);
  int bare = 0;
  int shielded = 0;
  for (int i = scene->mark; i < scene->count; i++) {
    const MuEvent *event = &scene->event[i];
    if (event->kind != MU_EVENT_MELEE || event->body != 0)
      continue;
    if (scene_has_factor (scene, event, MU_RULE_WRG_MELEE_TACTICAL_SHIELDLESS))
      bare += event->value[0];
    else
      shielded += event->value[0];
  }
  ck_assert_int_eq (bare, 3); /* our left is round his right */
  ck_assert_int_gt (shielded, 3);
  scene_close (scene);
}
END_TEST

/* wrg.move.formation.lap: not by those whom fresh enemy meet */
START_TEST (fresh_enemy_stop_them)
{
  Scene *scene = engaged (narrow_and_more);
  stand_again (scene);
  scene_put (scene, 2, 500 - 12 - 19, 400); /* beside the first, before our left */
  next_melee (scene);
  ck_assert_int_eq (mu_wrg_lapped_on (scene_body (scene, 0), END_LEFT, 1), 0);
  ck_assert_int_gt (mu_wrg_lapped_on (scene_body (scene, 0), END_RIGHT, 1), 0);
  scene_close (scene);
}
END_TEST

/* wrg.move.formation.lap: not by those who recoil; who had lapped goes back into line */
START_TEST (a_recoil_undoes_it)
{
  Scene *scene = engaged (narrow);
  stand_again (scene);
  scene_skip_to (scene, MU_PHASE_MELEE);
  scene_body (scene, 0)->period.recoiled = true;
  scene_fight (scene, MU_PHASE_MELEE);
  ck_assert_int_eq (scene_body (scene, 0)->lap[END_LEFT], 0);
  stand_again (scene);
  next_melee (scene);
  ck_assert_int_eq (scene_body (scene, 0)->lap[END_LEFT], 3);
  stand_again (scene);
  scene_skip_to (scene, MU_PHASE_MELEE);
  scene_body (scene, 0)->period.recoiled = true;
  scene_fight (scene, MU_PHASE_MELEE);
  ck_assert_int_eq (scene_body (scene, 0)->lap[END_LEFT], 0);
  scene_close (scene);
}
END_TEST

START_TEST (parting_undoes_it)
{
  Scene *scene = engaged (narrow);
  stand_again (scene);
  next_melee (scene);
  stand_again (scene);
  scene_put (scene, 1, 500, 440);
  next_melee (scene);
  ck_assert_int_eq (scene_body (scene, 0)->lap[END_LEFT], 0);
  ck_assert_no_event (scene, MU_EVENT_MELEE, 0);
  scene_close (scene);
}
END_TEST

/* the example of the book: foot overlap the beast, then lap round; its crew answers them */
START_TEST (round_an_elephant)
{
  Scene *scene = engaged (elephants);
  stand_again (scene);
  next_melee (scene);
  ck_assert_int_gt (figures_on_flanks (scene, 0), 0);
  ck_assert (mu_wrg_is_lapped (scene->battle, 1, END_RIGHT));
  ck_assert_int_eq (scene_count (scene, MU_EVENT_MELEE, 1), 1); /* in one sum */
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("lapping");
  tcase_add_test (tests, overlaps_lap_round);
  tcase_add_test (tests, no_figure_strikes_twice);
  tcase_add_test (tests, no_shields_on_the_right);
  tcase_add_test (tests, fresh_enemy_stop_them);
  tcase_add_test (tests, a_recoil_undoes_it);
  tcase_add_test (tests, parting_undoes_it);
  tcase_add_test (tests, round_an_elephant);
  return run_case ("lapping", tests);
}
