#include "tests/bench/leaving.h"

#include <stdio.h>

static const char *const words[LEAVES]
    = { "pursuing",    "evading",    "retiring by a result",  "driven back",
        "out of hand", "as ordered", "charging, or otherwise" };

static Leave
leave_of (const Body *body)
{
  switch ((MoveKind) body->move.kind) {
  case MOVE_PURSUIT:
    return LEAVES_PURSUING;
  case MOVE_EVADE:
    return LEAVES_EVADING;
  case MOVE_RETIRE:
    return LEAVES_RETIRING;
  case MOVE_RECOIL:
  case MOVE_BREAK_OFF:
  case MOVE_RALLY_BACK:
  case MOVE_PUSHED:
  case MOVE_FALL_BACK:
    return LEAVES_RECOILING;
  case MOVE_UNCONTROLLED:
  case MOVE_UNAUTHORISED:
    return LEAVES_UNCONTROLLED;
  case MOVE_ADVANCE:
    return LEAVES_ORDERED;
  case MOVE_NONE:
  case MOVE_ROUT:
  case MOVE_FOLLOW_UP:
  case MOVE_CHARGE:
    break;
  }
  return LEAVES_CHARGING;
}

void
leaving_look (LeaveCount *count, const Scene *scene, gboolean tell, const WrgBattle *engine,
              const MuEvent *event)
{
  if (event->kind != MU_EVENT_LEFT_TABLE || event->value[0] != 0)
    return;
  const Body *body = body_at (engine, event->body);
  const Leave leave = leave_of (body);
  count->of[leave]++;
  if (tell)
    printf ("leaves: %s seed %" G_GUINT64_FORMAT " period %d: %s, %s, at %d,%d with %d of %d "
            "figures\n",
            scene->name, scene->seed, event->period, scene_body_name (scene, event->body),
            words[leave], MU_FIX_TO_PACES (body->ground.front.x),
            MU_FIX_TO_PACES (body->ground.front.y), body->figures, body->figures_start);
}

void
leaving_add (LeaveCount *all, const LeaveCount *one)
{
  for (int leave = 0; leave < LEAVES; leave++)
    all->of[leave] += one->of[leave];
}

void
leaving_report (const LeaveCount *count, int battles)
{
  gint64 sum = 0;
  for (int leave = 0; leave < LEAVES; leave++)
    sum += count->of[leave];
  printf ("  off the table unbroken: %.2f a battle;", (double) sum / battles);
  for (int leave = 0; leave < LEAVES; leave++)
    printf ("%s %s %.2f", leave ? "," : "", words[leave], (double) count->of[leave] / battles);
  printf ("\n");
}
