/* Round friends who are in the way. */
#include "tests/rules/battle/writing.h"

#define FOOT "Reg C HI HTW Sh"

/* A body of foot behind another that holds, with so many more beside that one; an enemy beyond. */
static Scene *
barred (bool commanded, const ArmyRow *rows)
{
  static const MuWrgOrders go = { .count = 1,
                                  .clause = { CLAUSE (MOVE (TOWARDS_ENEMY), ACT (ATTACK)) },
                                  .arrival.point = MU_WRG_NO_ONE };
  static const MuWrgOrders stay
      = { .count = 1, .clause = { HOLD_HERE }, .arrival.point = MU_WRG_NO_ONE };
  Scene *scene = written (&(Written){
      .a = rows, .b = ROWS (HOLD (FOOT, 12, 2)), .orders = { &go, &stay, &stay, &stay } });
  calm_all (scene);
  scene->battle->commanded[MU_SIDE_A] = commanded;
  stand_at (scene, 0, 500, 200);
  stand_at (scene, 1, 500, 270);
  return scene;
}

static const ArmyRow two[] = { HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2), NO_MORE };
static const ArmyRow four[]
    = { HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2), HOLD (FOOT, 60, 2), HOLD (FOOT, 60, 2), NO_MORE };

/* wrg.orders.route: past them, as far as they were before it. */
START_TEST (who_is_commanded_goes_round)
{
  Scene *scene = barred (true, two);
  scene_put (scene, 2, 500, 700);
  fight_periods (scene, 6);
  ck_assert_int_gt (scene_body (scene, 0)->ground.front.y, MU_PACES (270));
  ck_assert_int_ne (scene_body (scene, 0)->ground.front.x, MU_PACES (500));
  ck_assert_int_eq (scene_body (scene, 1)->ground.front.y, MU_PACES (270));
  scene_close (scene);
}
END_TEST

/* Who only has his orders goes straight, up to 20 paces behind his friends. */
START_TEST (by_orders_alone_nobody_does)
{
  Scene *scene = barred (false, two);
  scene_put (scene, 2, 500, 700);
  fight_periods (scene, 6);
  ck_assert_int_le (scene_body (scene, 0)->ground.front.y, MU_PACES (270));
  ck_assert_no_event (scene, MU_EVENT_FACED, 0);
  scene_close (scene);
}
END_TEST

/* The house rule "behind-friends". */
START_TEST (by_the_other_reading_he_waits)
{
  Scene *scene = barred (true, two);
  scene->battle->readings.choice[MU_READING_BEHIND_FRIENDS] = 1;
  scene_put (scene, 2, 500, 700);
  fight_periods (scene, 6);
  ck_assert_no_event (scene, MU_EVENT_FACED, 0);
  scene_close (scene);
}
END_TEST

/* A screen makes way, and who goes forward will not be there: nobody turns for them. */
START_TEST (nobody_goes_round_who_will_not_stay)
{
  Scene *scene = barred (true, two);
  scene_put (scene, 2, 500, 700);
  if (_i == 0)
    scene_body (scene, 1)->troop.type = MU_TROOP_LI;
  else
    scene_body (scene, 1)->shown_motion = MOTION_ADVANCING;
  come_to (scene, 2, MU_PHASE_NORMAL_MOVES);
  const MuPoint goal = { MU_PACES (500), MU_PACES (700) };
  const MuPoint way = mu_wrg_point_past_friends (scene->battle, 0, goal);
  ck_assert_int_eq (way.x, goal.x);
  ck_assert_no_event (scene, MU_EVENT_DECIDED, 0);
  scene_body (scene, 1)->troop.type = MU_TROOP_HI;
  scene_body (scene, 1)->shown_motion = MOTION_STILL;
  ck_assert_int_ne (mu_wrg_point_past_friends (scene->battle, 0, goal).x, goal.x);
  const MuEvent *event = scene_find (scene, MU_EVENT_DECIDED, 0);
  ck_assert_ptr_nonnull (event);
  ck_assert_int_eq (event->value[0], MU_DECISION_ROUND);
  ck_assert_int_eq (event->other, 1);
  ck_assert_int_eq (event->rule, MU_RULE_WRG_ORDERS_ROUTE);
  scene_close (scene);
}
END_TEST

/* wrg.orders.knowledge: enemy of whom it does not know do not turn it aside; those of whom it does
 * know do. */
START_TEST (hidden_enemy_bar_no_way)
{
  Scene *scene = barred (true, two);
  const MuPoint goal = { MU_PACES (500), MU_PACES (700) };
  come_to (scene, 2, MU_PHASE_NORMAL_MOVES);
  scene_put (scene, 2, 500, 700);
  const MuPoint before = mu_wrg_point_past_friends (scene->battle, 0, goal);
  scene_put (scene, 2, before.x / MU_PACES (1), before.y / MU_PACES (1));
  scene_body (scene, 2)->concealed = true;
  ck_assert_int_eq (mu_wrg_point_past_friends (scene->battle, 0, goal).x, before.x);
  scene_body (scene, 2)->concealed = false;
  ck_assert_int_ne (mu_wrg_point_past_friends (scene->battle, 0, goal).x, before.x);
  scene_close (scene);
}
END_TEST

/* Friends on both sides as well: there is no way, and he does not turn for nothing. */
START_TEST (without_a_way_he_waits)
{
  Scene *scene = barred (true, four);
  stand_at (scene, 2, 387, 215);
  stand_at (scene, 3, 613, 215);
  scene_put (scene, 4, 500, 700);
  fight_periods (scene, 3);
  ck_assert_int_le (scene_body (scene, 0)->ground.front.y, MU_PACES (270));
  ck_assert_no_event (scene, MU_EVENT_FACED, 0);
  scene_close (scene);
}
END_TEST

/* With nobody in its way for a while it goes on, and keeps to that side where others stand behind
 * the first: it tells of it once. */
START_TEST (it_keeps_to_the_side_that_it_chose)
{
  Scene *scene = barred (true, four);
  const MuPoint goal = { MU_PACES (500), MU_PACES (700) };
  stand_at (scene, 2, 200, 100);
  stand_at (scene, 3, 800, 100);
  scene_put (scene, 4, 500, 700);
  scene->battle->period = 3;
  stand_at (scene, 1, _i == 0 ? 490 : 510, 270);
  const MuPoint first = mu_wrg_point_past_friends (scene->battle, 0, goal);
  ck_assert_int_eq (first.x > goal.x, _i == 0);
  stand_at (scene, 1, 900, 200);
  const MuPoint free = mu_wrg_point_past_friends (scene->battle, 0, goal);
  ck_assert_int_eq (free.x, goal.x);
  stand_at (scene, 1, _i == 0 ? 503 : 497, 270); /* nearer by the other side */
  const MuPoint again = mu_wrg_point_past_friends (scene->battle, 0, goal);
  ck_assert_int_eq (again.x > goal.x, _i == 0);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_DECIDED, 0), 1);
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("past friends");
  tcase_add_test (tests, who_is_commanded_goes_round);
  tcase_add_test (tests, by_orders_alone_nobody_does);
  tcase_add_test (tests, by_the_other_reading_he_waits);
  tcase_add_loop_test (tests, nobody_goes_round_who_will_not_stay, 0, 2);
  tcase_add_test (tests, hidden_enemy_bar_no_way);
  tcase_add_test (tests, without_a_way_he_waits);
  tcase_add_loop_test (tests, it_keeps_to_the_side_that_it_chose, 0, 2);
  return run_case ("past_friends", tests);
}
