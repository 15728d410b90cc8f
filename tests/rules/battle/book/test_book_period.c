/* What the next period knows of the last. */
#include "tests/rules/battle/scene.h"

#include <string.h>

static const ArmyRow one[] = { { "Reg C HI HTW Sh", 20, 2, MU_ORDER_HOLD, 0, false, { 0 } },
                               { NULL, 0, 0, 0, 0, false, { 0 } } };

/* A period in which everything happened. */
static Scene *
after_all (void)
{
  Scene *scene = scene_open (one, one);
  scene_fight (scene, MU_PHASE_END_TESTS);
  memset (&scene_body (scene, 0)->period, 1, sizeof (BodyPeriod));
  return scene;
}

/* wrg.sequence.period: all begins anew; nothing leaks. */
START_TEST (a_period_begins_anew)
{
  Scene *scene = after_all ();
  scene_fight (scene, MU_PHASE_ARRIVALS);
  const BodyPeriod *now = &scene_body (scene, 0)->period;
  const bool flags[] = { now->strayed,
                         now->changed_form,
                         now->crossed,
                         now->met,
                         now->followed_up,
                         now->recoiled,
                         now->blocked,
                         now->pursued,
                         now->ran,
                         now->mingled,
                         now->must_stand_next,
                         now->surprised,
                         now->countercharges,
                         now->charge_stopped,
                         now->may_countercharge,
                         now->came_in_charge,
                         now->charged_home,
                         now->rear_shot,
                         now->yields_shot,
                         now->was_shot_at,
                         now->engines_shot,
                         now->in_melee_now,
                         now->broke_evading,
                         now->broke_all };
  for (size_t i = 0; i < sizeof flags / sizeof flags[0]; i++)
    ck_assert_msg (!flags[i], "flag %zu", i);
  const int32_t amounts[]
      = { now->moved,         now->intended,     now->rout_start.x, now->rout_start.y,
          now->response,      now->charge_wheel, now->charge_delay, now->turned_quarters,
          now->shot_men,      now->weapons_shot, now->shot_figures, now->charge_distance,
          now->hurt_now,      now->melee_count,  now->melee_given,  now->melee_taken,
          now->melee_fighting };
  for (size_t i = 0; i < sizeof amounts / sizeof amounts[0]; i++)
    ck_assert_msg (amounts[i] == 0, "amount %zu", i);
  ck_assert_int_eq (now->broken_quarry, MU_NO_BODY);
  ck_assert_int_eq (now->first_stroke, NO_STROKE);
  scene_close (scene);
}
END_TEST

/* wrg.after.not-followed and what tests and shooting ask of the period before */
START_TEST (what_is_carried_over)
{
  Scene *scene = after_all ();
  const BodyPeriod last = scene_body (scene, 0)->period;
  scene_fight (scene, MU_PHASE_ARRIVALS);
  const BodyPeriod *now = &scene_body (scene, 0)->period;
  ck_assert (now->must_stand && now->shot_last && now->engines_shot_last);
  ck_assert_int_eq (now->shot_figures_last, last.shot_figures);
  ck_assert_int_eq (now->hurt_last, last.hurt_now);
  scene_fight (scene, MU_PHASE_END_TESTS);
  scene_fight (scene, MU_PHASE_ARRIVALS);
  ck_assert (!now->must_stand && !now->shot_last && !now->engines_shot_last);
  ck_assert_int_eq (now->shot_figures_last + now->hurt_last, 0);
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("period");
  tcase_add_test (tests, a_period_begins_anew);
  tcase_add_test (tests, what_is_carried_over);
  return run_case ("period", tests);
}
