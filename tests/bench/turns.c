#include "tests/bench/turns.h"

#include <stdio.h>

#define TRIFLE (65536 * 2 / 360) /* two degrees */

static const char *const words[TURNS]
    = { "about to go back", "about to face forward", "about after an evade", "to a flank",
        "wheels",           "trifling wheels",       "changes of frontage",  "other changes" };

static gboolean
faces_forward (const Scene *scene, const MuEvent *event)
{
  const MuAngle forward
      = scene_side_of (scene, event->body) == MU_SIDE_A ? MU_ANGLE_AHEAD : MU_ANGLE_HALF;
  return mu_angle_between ((MuAngle) event->value[2], forward) <= MU_ANGLE_QUARTER;
}

guint32
turns_angle (TurnWatch *watch, const MuEvent *event)
{
  switch (event->kind) {
  case MU_EVENT_DEPLOYED:
  case MU_EVENT_ARRIVED:
  case MU_EVENT_MOVED:
  case MU_EVENT_FACED: {
    const MuAngle before = watch->facing[event->body];
    watch->facing[event->body] = (MuAngle) event->value[2];
    return mu_angle_between (before, (MuAngle) event->value[2]);
  }
  }
  return 0;
}

static Turn
turn_of (const Scene *scene, const MuEvent *event, guint32 angle)
{
  switch (event->rule) {
  case MU_RULE_WRG_MOVE_DIRECTION_WHEEL:
    return angle < TRIFLE ? TURN_TRIFLE : TURN_WHEEL;
  case MU_RULE_WRG_MOVE_FORMATION_FRONTAGE:
    return TURN_FRONTAGE;
  case MU_RULE_WRG_MOVE_EVADE_ESCAPE:
    return TURN_EVADED;
  case MU_RULE_WRG_MOVE_DIRECTION_TURN:
    if (event->value[3] != 0)
      return TURN_FLANK;
    return faces_forward (scene, event) ? TURN_FORWARD : TURN_BACK;
  }
  return TURN_OTHER;
}

void
turns_look (TurnWatch *watch, TurnCount *count, const Scene *scene, gboolean tell,
            const MuEvent *event)
{
  const guint32 angle = turns_angle (watch, event);
  if (event->kind != MU_EVENT_FACED || event->phase != MU_PHASE_NORMAL_MOVES)
    return;
  const Turn turn = turn_of (scene, event, angle);
  count->of[turn]++;
  if (tell)
    printf ("turn: %s seed %" G_GUINT64_FORMAT " period %d: %s, %s\n", scene->name, scene->seed,
            event->period, scene_body_name (scene, event->body), words[turn]);
}

void
turns_add (TurnCount *all, const TurnCount *one)
{
  for (int turn = 0; turn < TURNS; turn++)
    all->of[turn] += one->of[turn];
}

void
turns_report (const TurnCount *count, int battles)
{
  const gint64 turns = count->of[TURN_BACK] + count->of[TURN_FORWARD] + count->of[TURN_FLANK];
  printf ("  turns in normal moves: %.2f a battle; of those and others", (double) turns / battles);
  for (int turn = 0; turn < TURNS; turn++)
    printf ("%s %s %.2f", turn ? "," : "", words[turn], (double) count->of[turn] / battles);
  printf ("\n");
}
