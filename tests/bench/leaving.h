/* Why unbroken bodies leave the table. */
#ifndef MUSTER_TESTS_BENCH_LEAVING_H
#define MUSTER_TESTS_BENCH_LEAVING_H

#include "tests/bench/scene.h"

typedef enum {
  LEAVES_PURSUING,
  LEAVES_EVADING,
  LEAVES_RETIRING,  /* as a reaction result has it */
  LEAVES_RECOILING, /* or pushed, breaking off, rallying back */
  LEAVES_UNCONTROLLED,
  LEAVES_ORDERED,  /* its orders lead over the edge */
  LEAVES_CHARGING, /* wheels and charges, overlaps: anything else */
  LEAVES
} Leave;

typedef struct {
  gint64 of[LEAVES];
} LeaveCount;

void leaving_look (LeaveCount *count, const Scene *scene, gboolean tell, const WrgBattle *engine,
                   const MuEvent *event);
void leaving_add (LeaveCount *all, const LeaveCount *one);
void leaving_report (const LeaveCount *count, int battles);

#endif
