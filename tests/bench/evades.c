#include "tests/bench/evades.h"

#include <stdio.h>

#include "rules/wrg/battle/engine.h"

#define SLACK MU_PACES (2)
#define WAY   MU_PACES (30) /* so near ahead whoever stopped it stands */

static const char *const words[EVADES]
    = { "in full", "along the edge",     "off the table",    "deep, half a move",
        "caught",  "friends in the way", "enemy in the way", "ground or otherwise" };

/* Whoever is right ahead of it where it has come to. */
static Evade
stopped_by (const WrgBattle *engine, int body)
{
  const Body *self = body_at (engine, body);
  MuFix distance;
  const int ahead = mu_wrg_first_ahead (engine, body, &self->ground, WAY, &distance);
  if (ahead == MU_NO_BODY)
    return EVADE_GROUND;
  return body_at (engine, ahead)->side == self->side ? EVADE_FRIENDS : EVADE_ENEMY;
}

/* It has no room to go on, or to turn along the edge as it wants. */
static gboolean
is_at_edge (const WrgBattle *engine, int body)
{
  const Body *self = body_at (engine, body);
  return self->evaded_aside
         || mu_wrg_room_to_edge (engine, body)
                <= (self->ground.width - self->ground.depth) / 2 + SLACK
         || mu_wrg_room_to_edge (engine, body) <= SLACK;
}

/* wrg.move.evade.deep: to who turns aside his files are ranks. */
static gboolean
is_half (MuFix moved, MuFix full)
{
  return moved + SLACK >= full / 2 && moved - SLACK <= full / 2;
}

static Evade
evade_of (const WrgBattle *engine, int body)
{
  const Body *self = body_at (engine, body);
  const MuFix full = mu_wrg_evade_move (self);
  const MuFix moved = self->period.moved;
  if (moved + SLACK >= full)
    return EVADE_FULL;
  if (is_at_edge (engine, body))
    return EVADE_EDGE;
  if (self->status == STATUS_GONE)
    return EVADE_OFF_TABLE;
  if (self->status == STATUS_ROUTING)
    return EVADE_CAUGHT;
  if (is_half (moved, full) && (mu_wrg_ranks_of (self) > 2 || self->files > 2))
    return EVADE_DEEP;
  return mu_wrg_touched_by_enemy (engine, body) ? EVADE_CAUGHT : stopped_by (engine, body);
}

static void
tell_evade (const Scene *scene, const WrgBattle *engine, int body, Evade evade)
{
  const Body *self = body_at (engine, body);
  printf ("evade: %s seed %" G_GUINT64_FORMAT " period %d: %s, %s, %d of %d paces\n", scene->name,
          scene->seed, engine->period, scene_body_name (scene, body), words[evade],
          MU_FIX_TO_PACES (self->period.moved), MU_FIX_TO_PACES (mu_wrg_evade_move (self)));
}

void
evades_after (EvadeCount *count, const Scene *scene, gboolean tell, const WrgBattle *engine,
              MuPhase phase)
{
  if (phase != MU_PHASE_NORMAL_MOVES)
    return;
  FOR_ALL (engine, i)
  {
    if (body_at (engine, i)->period.response != RESPONSE_EVADE)
      continue;
    const Evade evade = evade_of (engine, i);
    count->of[evade]++;
    if (tell && evade > EVADE_OFF_TABLE)
      tell_evade (scene, engine, i, evade);
  }
}

void
evades_add (EvadeCount *all, const EvadeCount *one)
{
  for (int evade = 0; evade < EVADES; evade++)
    all->of[evade] += one->of[evade];
}

void
evades_report (const EvadeCount *count)
{
  gint64 sum = 0;
  for (int evade = 0; evade < EVADES; evade++)
    sum += count->of[evade];
  const gint64 fit = count->of[EVADE_FULL] + count->of[EVADE_EDGE] + count->of[EVADE_OFF_TABLE];
  printf ("  evades short of the full move: %.1f %% of %" G_GINT64_FORMAT
          ", of half a move where that is all the book gives %.1f, who are not caught besides "
          "%.1f;",
          scene_percent (sum - fit, sum), sum,
          scene_percent (sum - fit - count->of[EVADE_DEEP], sum),
          scene_percent (sum - fit - count->of[EVADE_DEEP] - count->of[EVADE_CAUGHT], sum));
  for (int evade = 0; evade < EVADES; evade++)
    printf ("%s %s %.1f", evade ? "," : "", words[evade], scene_percent (count->of[evade], sum));
  printf ("\n");
}
