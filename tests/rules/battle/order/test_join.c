/* The general who goes where he is needed (rules/wrg/battle/order/join.c). */
#include "tests/rules/battle/writing.h"

#define FOOT  "Reg C HI JLS Sh"
#define LIGHT "Reg C LI JLS Sh"
#define HORSE "Reg C HC JLS Sh"

enum { PRESSED, OTHER, GUARD, ENEMY, FAR_ENEMY };

static const ArmyRow three[]
    = { HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2), GENERAL (HORSE, 8, 2), NO_MORE };
static const ArmyRow light[]
    = { HOLD (LIGHT, 12, 2), HOLD (FOOT, 12, 2), GENERAL (HORSE, 8, 2), NO_MORE };
static const ArmyRow two[] = { HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2), NO_MORE };

static const MuWrgOrders stay = { .count = 1, .clause = { HOLD_HERE }, .arrival.point = -1 };
static const MuWrgOrders attack = { .count = 1,
                                    .clause = { CLAUSE (MOVE (TOWARDS_ENEMY), ACT (ATTACK)) },
                                    .arrival.point = -1 };

/* The general stands 100 paces from his edge; of his line the first body, whose front is so far
 * before that, fights and is hard pressed. */
static Scene *
field_of (const ArmyRow *own, const MuWrgOrders *guard, int away)
{
  Scene *scene = written (&(Written){ .a = own, .b = two, .orders = { &stay, &stay, guard } });
  calm_all (scene);
  scene->battle->commanded[MU_SIDE_A] = true;
  stand_at (scene, GUARD, 500, 100);
  stand_at (scene, OTHER, 300, 100);
  stand_at (scene, PRESSED, 500, 100 + away);
  scene_put (scene, ENEMY, 500, 100 + away);
  scene_put (scene, FAR_ENEMY, 900, 470);
  mu_wrg_note_contacts (scene->battle);
  come_to (scene, 3, MU_PHASE_ARRIVALS);
  scene_body (scene, PRESSED)->disordered = true;
  scene_mark (scene);
  return scene;
}

static bool
joins (Scene *scene)
{
  mu_wrg_join_who_need_him (scene->battle, MU_SIDE_A);
  const MuEvent *event = scene_find (scene, MU_EVENT_DECIDED, GUARD);
  if (event) {
    ck_assert_int_eq (event->other, PRESSED);
    ck_assert_int_eq (event->value[0], MU_DECISION_JOINS);
    ck_assert_int_eq (event->rule, MU_RULE_WRG_REACTION_EITHER1_GENERAL);
  }
  return event != NULL;
}

/* wrg.reaction.either1.general: READING, from beyond 150 paces to behind them. */
START_TEST (he_goes_up_behind_the_hard_pressed)
{
  Scene *scene = field_of (three, &stay, 280);
  ck_assert (mu_wrg_in_melee (scene->battle, PRESSED));
  ck_assert (joins (scene));
  for (int i = 0; i < 2; i++) {
    scene_body (scene, GUARD)->period.moved = 0;
    scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  }
  const MuRect *line = &scene_body (scene, PRESSED)->ground;
  const MuRect *guard = &scene_body (scene, GUARD)->ground;
  ck_assert_int_gt (guard->front.y, MU_PACES (100));
  ck_assert (mu_rect_within (guard, line, MU_PACES (150)));
  ck_assert_int_lt (guard->front.y, line->front.y - line->depth);
  scene_close (scene);
}
END_TEST

START_TEST (he_stays_where_he_is_not_needed)
{
  Scene *scene = field_of (_i == 0 ? light : three, _i == 1 ? &attack : &stay, _i == 2 ? 160 : 280);
  switch (_i) {
  case 0: /* light troops run and come back */
  case 1: /* he fights with his wing */
  case 2: /* he is near enough */
    break;
  case 3: /* they hold their own */
    scene_body (scene, PRESSED)->disordered = false;
    break;
  case 4: /* enemy are upon himself */
    scene_put (scene, FAR_ENEMY, 500, 200);
    break;
  case 5: /* by the other reading orders stand */
    scene->battle->readings.choice[MU_READING_ORDERS_STAND] = 1;
    break;
  case 6: /* nobody commands */
    scene->battle->commanded[MU_SIDE_A] = false;
    break;
  case 7:
    scene->battle->general_lost[MU_SIDE_A] = true;
    break;
  case 8: /* he has said so already */
    ck_assert (joins (scene));
    scene_mark (scene);
    break;
  }
  ck_assert (!joins (scene));
  scene_close (scene);
}
END_TEST

/* wrg.orders.follow-me: with new orders his guard does what they say. */
START_TEST (new_orders_end_it)
{
  Scene *scene = field_of (three, &stay, 280);
  ck_assert (joins (scene));
  mu_wrg_take_orders (scene->battle, GUARD, &stay);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_int_eq (scene_body (scene, GUARD)->ground.front.y, MU_PACES (100));
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("join");
  tcase_add_test (tests, he_goes_up_behind_the_hard_pressed);
  tcase_add_loop_test (tests, he_stays_where_he_is_not_needed, 0, 9);
  tcase_add_test (tests, new_orders_end_it);
  return run_case ("join", tests);
}
