/* What the umpire's tests share: rows of troops, a body put to the test, and
 * exact traces. */
#ifndef MUSTER_TESTS_RULES_BATTLE_RULING_H
#define MUSTER_TESTS_RULES_BATTLE_RULING_H

#include <stdlib.h>

#include "scene.h"

/* clang-format off */
#define ATTACK(troop, figures, ranks)  { troop, figures, ranks, MU_ORDER_ATTACK, 0, false, { 0 } }
#define HOLD(troop, figures, ranks)    { troop, figures, ranks, MU_ORDER_HOLD, 0, false, { 0 } }
#define SKIRMISH(troop, figures, ranks) { troop, figures, ranks, MU_ORDER_SKIRMISH, 0, false, { 0 } }
#define GENERAL(troop, figures, ranks) { troop, figures, ranks, MU_ORDER_HOLD, 0, true, { 0 } }
#define ELEPHANTS(models)                                                                          \
  { "Irr C El JLS", models, 1, MU_ORDER_HOLD, 0, false, { 1, { MU_WEAPON_LIGHT_SPEAR }, 0 } }
#define BOW_CHARIOTS(models)                                                                       \
  { "Irr B LCh B", models, 1, MU_ORDER_HOLD, 0, false, { 1, { MU_WEAPON_BOW }, 2 } }
#define NO_MORE { NULL, 0, 0, 0, 0, false, { 0 } }
/* clang-format on */
#define ROWS(...) ((const ArmyRow[]){ __VA_ARGS__, NO_MORE })

#define REACTION(name) MU_RULE_WRG_REACTION_##name

/* All bodies out of each other's way: side A along its own edge from the left,
 * side B along the other. */
static inline void
park (Scene *scene)
{
  FOR_SIDE (scene->battle, MU_SIDE_A, i)
  {
    scene_put (scene, i, 160 + 80 * i, 40);
  }
  FOR_SIDE (scene->battle, MU_SIDE_B, i)
  {
    scene_put (scene, i, 160 + 80 * (i - scene->battle->first[MU_SIDE_B]), 760);
  }
}

static inline Scene *
parked (const ArmyRow *a, const ArmyRow *b)
{
  Scene *scene = scene_open (a, b);
  park (scene);
  return scene;
}

/* As if the battle had come so far. */
static inline void
come_to (Scene *scene, int period, MuPhase phase)
{
  scene->battle->period = (uint8_t) period;
  scene->battle->phase = (uint8_t) phase;
  mu_wrg_note_contacts (scene->battle);
}

static inline void
show_all (Scene *scene)
{
  FOR_ALL (scene->battle, i)
  {
    Body *body = scene_body (scene, i);
    body->shown_status = body->status;
    body->shown_motion = body->motion;
  }
}

/* Tests the body at once, at the end of period 1; the REACTION event. */
static inline const MuEvent *
put_to_test (Scene *scene, int body, MuWrgOccasion occasion)
{
  come_to (scene, 1, MU_PHASE_END_TESTS);
  show_all (scene);
  scene_mark (scene);
  mu_wrg_test_body (scene->battle, body, occasion);
  return scene_find (scene, MU_EVENT_REACTION, body);
}

typedef struct {
  MuRule rule;
  int amount;
} Line;
#define LINES(...) ((const Line[]){ __VA_ARGS__, { MU_RULE_NONE, 0 } })

/* Dice and exactly these factors, which make the total. */
static inline void
check_trace (const Scene *scene, const MuEvent *event, int dice, const Line *line)
{
  ck_assert_ptr_nonnull (event);
  int lines = 0;
  int total = dice;
  ck_assert_int_eq (scene_factor (scene, event, REACTION (DICE)), dice);
  for (; line[lines].rule != MU_RULE_NONE; lines++) {
    total += line[lines].amount;
    ck_assert_msg (scene_factor (scene, event, line[lines].rule) == line[lines].amount,
                   "%s is %d, not %d", mu_rule_id (line[lines].rule),
                   scene_factor (scene, event, line[lines].rule), line[lines].amount);
  }
  for (int i = 0; event[2 + i].kind == MU_EVENT_FACTOR; i++)
    ck_assert_msg (i < lines, "a line too many, the last %s", mu_rule_id (event[2 + i].rule));
  ck_assert_int_eq (event->value[1], total);
}

static inline void
check_test (const MuEvent *event, MuWrgOccasion occasion, int total, int row, int dice)
{
  ck_assert_ptr_nonnull (event);
  ck_assert_int_eq (event->value[0], occasion);
  ck_assert_int_eq (event->value[1], total);
  ck_assert_int_eq (event->value[2], row);
  ck_assert_int_eq (event->value[3], dice);
}

/* The body's tests since the mark, for this occasion. */
static inline int
tests_for (const Scene *scene, int body, MuWrgOccasion occasion)
{
  int count = 0;
  for (int i = scene->mark; i < scene->count; i++)
    count += scene->event[i].kind == MU_EVENT_REACTION && scene->event[i].body == body
             && scene->event[i].value[0] == (int32_t) occasion;
  return count;
}

/* How far it has moved since the mark, for this reason, in whole paces, give or
 * take the last part of one; -1: not at all. */
static inline int
paces_moved (const Scene *scene, int body, MuRule rule)
{
  const MuEvent *event = scene_find_rule (scene, MU_EVENT_MOVED, body, rule);
  if (!event)
    return -1;
  const int paces = MU_FIX_TO_PACES (event->value[3] + MU_PACES (1) / 2);
  ck_assert_int_le (abs (event->value[3] - MU_PACES (paces)), 1);
  return paces;
}

static inline void
check_place (Scene *scene, int body, int x, int y)
{
  const MuPoint front = scene_body (scene, body)->ground.front;
  ck_assert_int_eq (front.x, MU_PACES (x));
  ck_assert_int_eq (front.y, MU_PACES (y));
}

/* What a reaction test may have bound it to. */
static inline void
give_result (Scene *scene, int body, MuWrgReactionAct act, int until)
{
  scene_body (scene, body)->bound = (uint8_t) act;
  scene_body (scene, body)->bound_until = (uint8_t) until;
}

#endif
