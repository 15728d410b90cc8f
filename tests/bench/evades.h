/* How many evades end short of the full evade move, and what stops them. */
#ifndef MUSTER_TESTS_BENCH_EVADES_H
#define MUSTER_TESTS_BENCH_EVADES_H

#include "tests/bench/scene.h"

typedef enum {
  EVADE_FULL,
  EVADE_EDGE,      /* turned along it */
  EVADE_OFF_TABLE, /* over the edge within its move, and so no shorter than it could be */
  EVADE_DEEP,      /* half a move, as the book has it of those in more than two ranks */
  EVADE_CAUGHT,    /* broken by those who came up with it */
  EVADE_FRIENDS,
  EVADE_ENEMY, /* in its way */
  EVADE_GROUND,
  EVADES
} Evade;

typedef struct {
  gint64 of[EVADES];
} EvadeCount;

/* After a phase in which bodies evade: charges and normal moves. */
void evades_after (EvadeCount *count, const Scene *scene, gboolean tell, const WrgBattle *engine,
                   MuPhase phase);
void evades_add (EvadeCount *all, const EvadeCount *one);
void evades_report (const EvadeCount *count);

#endif
