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

static void
tell_leaving (const Scene *scene, const Body *body, const MuEvent *event, Leave leave)
{
  printf ("leaves: %s seed %" G_GUINT64_FORMAT
          " period %d: %c %s, %s, from %d,%d to %d,%d with %d of "
          "%d figures\n",
          scene->name, scene->seed, event->period, "AB"[body->side],
          scene_body_name (scene, event->body), words[leave], MU_FIX_TO_PACES (body->move.start.x),
          MU_FIX_TO_PACES (body->move.start.y), MU_FIX_TO_PACES (body->ground.front.x),
          MU_FIX_TO_PACES (body->ground.front.y), body -> figures, body -> figures_start);
}

static void
note_back (LeaveWatch *watch, LeaveCount *count, int body)
{
  if (watch->left[body])
    count->back[watch->why[body]]++;
  watch->left[body] = FALSE;
}

void
leaving_look (LeaveWatch *watch, LeaveCount *count, const Scene *scene, gboolean tell,
              const WrgBattle *engine, const MuEvent *event)
{
  if (event->kind == MU_EVENT_ARRIVED)
    note_back (watch, count, event->body);
  if (event->kind != MU_EVENT_LEFT_TABLE || event->value[0] != 0)
    return;
  if (event->rule == MU_RULE_WRG_VICTORY_HALF) { /* the battle is over for them */
    count->led_off++;
    return;
  }
  const Leave leave = leave_of (body_at (engine, event->body));
  count->of[leave]++;
  watch->left[event->body] = TRUE;
  watch->why[event->body] = leave;
  if (tell)
    tell_leaving (scene, body_at (engine, event->body), event, leave);
}

void
leaving_add (LeaveCount *all, const LeaveCount *one)
{
  for (int leave = 0; leave < LEAVES; leave++) {
    all->of[leave] += one->of[leave];
    all->back[leave] += one->back[leave];
  }
  all->led_off += one->led_off;
}

void
leaving_report (const LeaveCount *count, int battles)
{
  gint64 sum = 0, back = 0;
  for (int leave = 0; leave < LEAVES; leave++) {
    sum += count->of[leave];
    back += count->back[leave];
  }
  printf ("  off the table unbroken: %.2f a battle, of whom come back %.2f;",
          (double) sum / battles, (double) back / battles);
  for (int leave = 0; leave < LEAVES; leave++)
    printf ("%s %s %.2f", leave ? "," : "", words[leave], (double) count->of[leave] / battles);
  printf ("; led off as their side gives up %.2f\n", (double) count->led_off / battles);
}
