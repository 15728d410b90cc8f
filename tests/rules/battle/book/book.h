/* What the tests of the book's rules for whole battles share: rows of troops
 * and the events that they ask for. */
#ifndef MUSTER_TESTS_RULES_BATTLE_BOOK_BOOK_H
#define MUSTER_TESTS_RULES_BATTLE_BOOK_BOOK_H

#include "tests/rules/battle/scene.h"

#define HOLDERS(troop, figures, ranks)                                                             \
  {                                                                                                \
    troop, figures, ranks, MU_ORDER_HOLD, 0, false,                                                \
    {                                                                                              \
      0                                                                                            \
    }                                                                                              \
  }
#define ATTACKERS(troop, figures, ranks)                                                           \
  {                                                                                                \
    troop, figures, ranks, MU_ORDER_ATTACK, 0, false,                                              \
    {                                                                                              \
      0                                                                                            \
    }                                                                                              \
  }
#define SKIRMISHERS(troop, figures, ranks)                                                         \
  {                                                                                                \
    troop, figures, ranks, MU_ORDER_SKIRMISH, 0, false,                                            \
    {                                                                                              \
      0                                                                                            \
    }                                                                                              \
  }
#define END_OF_ROWS                                                                                \
  {                                                                                                \
    NULL, 0, 0, 0, 0, false,                                                                       \
    {                                                                                              \
      0                                                                                            \
    }                                                                                              \
  }
#define ROWS(...) ((const ArmyRow[]){ __VA_ARGS__, END_OF_ROWS })

/* The front line of side A, and how far before it an enemy stands. */
#define LINE_Y 300

/* The first event of the kind by one body on the other; NULL: none. */
static inline const MuEvent *
find_between (const Scene *scene, MuEventKind kind, int body, int other)
{
  for (int i = scene->mark; i < scene->count; i++)
    if (scene->event[i].kind == kind && scene->event[i].body == body
        && scene->event[i].other == other)
      return &scene->event[i];
  return NULL;
}

/* Everybody has been tested for danger before: no test unless something happens. */
static inline void
calm (Scene *scene)
{
  for (int i = 0; i < scene->battle->count; i++)
    scene_body (scene, i)->tested = scene_body (scene, i)->danger_done = true;
}

/* As value[0..2] of SHOT and MELEE have them. */
static inline void
check_sum (const MuEvent *event, int figures, int factor, int casualties)
{
  ck_assert_ptr_nonnull (event);
  ck_assert_int_eq (event->value[0], figures);
  ck_assert_int_eq (event->value[1], factor);
  ck_assert_int_eq (event->value[2], casualties);
}

/* Whether a trace line gives so much. */
static inline void
check_factor (const Scene *scene, const MuEvent *event, MuRule rule, int amount)
{
  ck_assert_msg (scene_has_factor (scene, event, rule), "no line for %s", mu_rule_id (rule));
  ck_assert_int_eq (scene_factor (scene, event, rule), amount);
}

#endif
