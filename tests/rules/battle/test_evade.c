/* Evades that come to the table's edge, or to friends who are in the way. */
#include "scene.h"

#define ROW(troop, figures, ranks, order)                                                          \
  {                                                                                                \
    troop, figures, ranks, MU_ORDER_##order, 0, false,                                             \
    {                                                                                              \
      0                                                                                            \
    }                                                                                              \
  }
#define END                                                                                        \
  {                                                                                                \
    NULL, 0, 0, 0, 0, false,                                                                       \
    {                                                                                              \
      0                                                                                            \
    }                                                                                              \
  }

static const ArmyRow riders[] = { ROW ("Irr C LC JLS Sh", 10, 2, SKIRMISH), END };
static const ArmyRow horse[] = { ROW ("Reg C HC JLS Sh", 10, 1, ATTACK), END };

/* Light horse at so many paces from its own edge and from the left one, charged over as many as
 * they are apart. */
static Scene *
chased (int x, int y, int apart, uint8_t over_edge)
{
  Scene *scene = scene_prepare (riders, horse);
  scene_begin (scene);
  scene->battle->readings.choice[MU_READING_EVADE_OVER_EDGE] = over_edge;
  scene_put (scene, 0, x, y);
  scene_put (scene, 1, x, y + apart);
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  return scene;
}

/* wrg.move.evade: a full move of 160, of which 80 are the turn's, for evaders are in
 * disorder (wrg.move.manoeuvre). So many as it needs to turn are left before the edge. */
START_TEST (evaders_turn_along_the_edge)
{
  Scene *scene = chased (500, 100, 150, 0);
  const Body *evader = scene_body (scene, 0);
  ck_assert (is_fighting (evader));
  ck_assert_int_eq (scene_count (scene, MU_EVENT_MOVED, 0), 2);
  const MuEvent *away = scene_find (scene, MU_EVENT_MOVED, 0);
  ck_assert_int_eq (away->value[2], MU_ANGLE_HALF);
  ck_assert_int_eq (evader->period.moved, MU_PACES (160 - 80));
  ck_assert_int_ne (evader->ground.front.x, MU_PACES (500));
  ck_assert_int_eq (scene_count (scene, MU_EVENT_FACED, 0), 2);
  scene_close (scene);
}
END_TEST

/* To the side where there is more room; they face about and rally in the next period. */
START_TEST (they_turn_to_where_there_is_room)
{
  Scene *scene = chased (200, 100, 150, 0);
  ck_assert_int_gt (scene_body (scene, 0)->ground.front.x, MU_PACES (200));
  scene_close (scene);
  scene = chased (800, 100, 150, 0);
  ck_assert_int_lt (scene_body (scene, 0)->ground.front.x, MU_PACES (800));
  scene_put (scene, 1, 500, 700);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_int_eq (scene_body (scene, 0)->ground.facing, MU_ANGLE_AHEAD);
  ck_assert_ptr_nonnull (scene_find (scene, MU_EVENT_RALLIED, 0));
  scene_close (scene);
}
END_TEST

/* The house rule "evade-over-edge". */
START_TEST (by_the_other_reading_they_leave)
{
  Scene *scene = chased (500, 100, 150, 1);
  ck_assert (!on_table (scene_body (scene, 0)));
  ck_assert_int_eq (scene_count (scene, MU_EVENT_MOVED, 0), 1);
  scene_close (scene);
}
END_TEST

/* wrg.move.evade.caught: who is hit in the back at the edge turns no more. */
START_TEST (the_caught_do_not_turn)
{
  Scene *scene = chased (500, 40, 60, 0);
  ck_assert (mu_wrg_touched_by_enemy (scene->battle, 0));
  ck_assert_no_event (scene, MU_EVENT_MOVED, 0);
  scene_close (scene);
}
END_TEST

/* Half a move away from the edge nothing is different. */
START_TEST (with_room_behind_they_go_straight)
{
  Scene *scene = chased (500, 300, 150, 0);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_MOVED, 0), 1);
  ck_assert_int_eq (scene_body (scene, 0)->period.moved, MU_PACES (160));
  scene_close (scene);
}
END_TEST

static Scene *
evade_into (const ArmyRow *army)
{
  Scene *scene = scene_open (army, horse);
  scene_put (scene, 0, 500, 400);
  scene_put (scene, 1, 500, 350);
  scene_put (scene, 2, 500, 470);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  return scene;
}

/* wrg.move.evade.through-friends, wrg.move.interpenetrate.other: rather than be caught, and both
 * are in disorder. */
START_TEST (through_friends_at_the_price_of_order)
{
  static const ArmyRow before_gauls[]
      = { ROW ("Irr C LC JLS Sh", 10, 2, SKIRMISH), ROW ("Irr C MI HTW Sh", 20, 2, HOLD), END };
  Scene *scene = evade_into (before_gauls);
  ck_assert_int_lt (scene_body (scene, 0)->ground.front.y, MU_PACES (350 - 16));
  ck_assert (scene_body (scene, 1)->disordered);
  scene_close (scene);
}
END_TEST

/* wrg.move.interpenetrate.other: close-order regulars may refuse, and do. */
START_TEST (regulars_in_close_order_refuse)
{
  static const ArmyRow before_romans[]
      = { ROW ("Irr C LC JLS Sh", 10, 2, SKIRMISH), ROW ("Reg C HI HTW Sh", 20, 2, HOLD), END };
  Scene *scene = evade_into (before_romans);
  ck_assert_int_ge (scene_body (scene, 0)->ground.front.y, MU_PACES (350));
  ck_assert (!scene_body (scene, 1)->disordered);
  scene_close (scene);
}
END_TEST

/* Light foot who evade 80 paces, past a line whose far side is 70 from them. */
static Scene *
foot_evade_into_line (uint8_t stops_short)
{
  static const ArmyRow before_line[]
      = { ROW ("Irr C LI JLS", 10, 2, SKIRMISH), ROW ("Irr C MI HTW Sh", 40, 4, HOLD), END };
  Scene *scene = scene_prepare (before_line, horse);
  scene_begin (scene);
  scene->battle->readings.choice[MU_READING_STOPS_BEFORE_FRIENDS] = stops_short;
  scene_put (scene, 0, 500, 400);
  scene_put (scene, 1, 500, 350);
  scene_put (scene, 2, 500, 470);
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  return scene;
}

/* READING: wrg.move.interpenetrate.free: as far on as brings them clear, and no farther. */
START_TEST (who_would_end_among_friends_runs_on)
{
  Scene *scene = foot_evade_into_line (0);
  const Body *evader = scene_body (scene, 0);
  const MuRect *line = &scene_body (scene, 1)->ground;
  ck_assert_int_gt (evader->period.moved, MU_PACES (80));
  ck_assert_int_le (evader->period.moved, MU_PACES (80 + 40));
  ck_assert (mu_rect_keeps_clear (&evader->ground, line));
  ck_assert_int_lt (evader->ground.front.y, line->front.y - line->depth);
  scene_close (scene);
}
END_TEST

START_TEST (by_the_other_reading_he_stops_before_them)
{
  Scene *scene = foot_evade_into_line (1);
  const Body *evader = scene_body (scene, 0);
  ck_assert_int_lt (evader->period.moved, MU_PACES (80));
  ck_assert_int_ge (evader->ground.front.y, scene_body (scene, 1)->ground.front.y);
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("evade");
  tcase_add_test (tests, evaders_turn_along_the_edge);
  tcase_add_test (tests, they_turn_to_where_there_is_room);
  tcase_add_test (tests, by_the_other_reading_they_leave);
  tcase_add_test (tests, the_caught_do_not_turn);
  tcase_add_test (tests, with_room_behind_they_go_straight);
  tcase_add_test (tests, through_friends_at_the_price_of_order);
  tcase_add_test (tests, regulars_in_close_order_refuse);
  tcase_add_test (tests, who_would_end_among_friends_runs_on);
  tcase_add_test (tests, by_the_other_reading_he_stops_before_them);
  return run_case ("evade", tests);
}
