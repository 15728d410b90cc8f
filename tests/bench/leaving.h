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
  gint64 back[LEAVES]; /* of those, who come onto the table again */
  gint64 led_off;      /* by a general who gives up */
} LeaveCount;

/* Who is off the table in a battle, and why. */
typedef struct {
  gboolean left[MU_SIDES * MU_BATTLE_UNITS_MAX];
  Leave why[MU_SIDES * MU_BATTLE_UNITS_MAX];
} LeaveWatch;

void leaving_look (LeaveWatch *watch, LeaveCount *count, const Scene *scene, gboolean tell,
                   const WrgBattle *engine, const MuEvent *event);
void leaving_add (LeaveCount *all, const LeaveCount *one);
void leaving_report (const LeaveCount *count, int battles);

#endif
