/* Written orders for small battles: clauses in short, a scene with orders put to its
 * bodies after all. */
#ifndef MUSTER_TESTS_RULES_BATTLE_WRITING_H
#define MUSTER_TESTS_RULES_BATTLE_WRITING_H

#include <string.h>

#include "rules/wrg/battle/order/obey.h"
#include "ruling.h"

#define CLAUSE(...)                                                                                \
  {                                                                                                \
    .in_case.of = MU_WRG_NO_ONE, .quarry.body = MU_WRG_NO_ONE, __VA_ARGS__                         \
  }
#define MOVE(move_)     .move = MU_WRG_MOVE_##move_
#define ACT(act_)       .act = MU_WRG_ACT_##act_
#define WHEN(when_, n)  .when = MU_WRG_WHEN_##when_, .number = (n)
#define AGAINST(types_) .in_case.types = (types_)
#define IF_ENEMY(state) .in_case.states = MU_WRG_ENEMY_##state
#define IF(event)       .in_case.events = MU_WRG_##event
#define SUPPORT(body)   .support = true, .friend_count = 1, .friends = { body }
#define WITH(body)      MOVE (WITH_FRIENDS), .friend_count = 1, .friends = { body }
#define TO(x_, y_)      MOVE (TO_PLACE), .spot = { .kind = MU_WRG_AT_POINT, .x = x_, .y = y_ }
#define GO(direction_)  MOVE (IN_DIRECTION), .direction = MU_WRG_GO_##direction_
#define TYPE(type)      MU_TROOP_BIT (MU_TROOP_##type)
#define HOLD_HERE       CLAUSE (MOVE (STAY), ACT (HOLD))

#define HOLD_ORDERS ORDERS (HOLD_HERE)

#define ORDERS(...)                                                                                \
  ((const MuWrgOrders){ .count                                                                     \
                        = sizeof ((const MuWrgClause[]){ __VA_ARGS__ }) / sizeof (MuWrgClause),    \
                        .clause = { __VA_ARGS__ },                                                 \
                        .arrival.point = MU_WRG_NO_ONE })

/* A scene in which side A's first body, alone, has these orders; bodies are parked. */
typedef struct {
  const ArmyRow *a, *b;
  const MuWrgOrders *orders[4]; /* of A's first bodies, NULL: none */
  const MuWrgOrders *foe[4];
  MuWrgStandingOrders *standing;
  MuWrgSignalBook *signals;
} Written;

static inline Scene *
written (const Written *setup)
{
  Scene *scene = scene_prepare (setup->a, setup->b);
  for (int i = 0; i < 4; i++) {
    if (setup->orders[i])
      scene->army[MU_SIDE_A].unit[i].orders = setup->orders[i];
    if (setup->foe[i])
      scene->army[MU_SIDE_B].unit[i].orders = setup->foe[i];
  }
  scene->setup.side[MU_SIDE_A].standing = setup->standing;
  scene->setup.side[MU_SIDE_A].signals = setup->signals;
  scene_begin (scene);
  park (scene);
  return scene;
}

/* Puts a body there as if it had deployed there: its orders begin there. */
static inline void
stand_at (Scene *scene, int body, int x, int y)
{
  scene_put (scene, body, x, y);
  mu_wrg_begin_way (scene->battle, body);
}

/* Paces from a point to the middle of its front. */
static inline int
paces_from (Scene *scene, int body, int x, int y)
{
  const MuPoint at = scene_body (scene, body)->ground.front;
  const int64_t dx = at.x - MU_PACES (x), dy = at.y - MU_PACES (y);
  return (int) (mu_isqrt (dx * dx + dy * dy) / MU_PACES (1));
}

static inline void
fight_periods (Scene *scene, int periods)
{
  for (int i = 0; i < periods; i++)
    scene_fight (scene, MU_PHASE_END_TESTS);
}

/* Nobody tests for danger. */
static inline void
calm_all (Scene *scene)
{
  FOR_ALL (scene->battle, i)
  {
    scene_body (scene, i)->tested = scene_body (scene, i)->danger_done = true;
  }
}

#endif
