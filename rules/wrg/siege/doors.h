/* WRG 5th: breaking doors and palisades open with rams, axes and elephants
 * (wrg.engineering.ram, wrg.engineering.axe, wrg.engineering.elephant). */
#ifndef MUSTER_RULES_WRG_SIEGE_DOORS_H
#define MUSTER_RULES_WRG_SIEGE_DOORS_H

#include <stdbool.h>

#include "rules/core/trace.h"
#include "rules/troop/troop.h"

typedef enum {
  MU_BARRIER_DOOR,
  MU_BARRIER_PALISADE, /* one section of 60 paces */
} MuWrgBarrier;

typedef enum {
  MU_BREACH_RAM,
  MU_BREACH_AXES,
  MU_BREACH_ELEPHANTS,
} MuWrgBreachTool;

/* The work of one tool at one barrier. Plain data; done only grows. */
typedef struct {
  MuWrgBarrier barrier;
  MuWrgBreachTool tool;
  int done;    /* half worker-periods: two for each figure, model or ram a period */
  bool failed; /* a ram's crew fell too low: for good */
} MuWrgBreach;

/* Who works for one period. */
typedef struct {
  int workers; /* crew figures of the ram, figures with axes, elephant models */
  bool unlit;  /* by night, without light */
} MuWrgBreachPeriod;

typedef enum {
  MU_BREACH_GOING,
  MU_BREACH_THROUGH,
  MU_BREACH_FAILED,
  MU_BREACH_REFUSED, /* nothing was done: see mu_wrg_breach_refused */
} MuWrgBreachResult;

/* The rule that forbids this many workers with this tool at this barrier
 * (4 to 6 at a ram, which breaks doors only; 1 or 2 at a door, 1 to 3 at a palisade with
 * axes; 1 elephant or more), MU_RULE_NONE if they may begin. */
MuRule mu_wrg_breach_refused (MuWrgBarrier barrier, MuWrgBreachTool tool, int workers);

/* The rule that keeps such troops from the tool, MU_RULE_NONE if they may use
 * it: rams and axes are for infantry, the third for elephants in order. */
MuRule mu_wrg_breach_troop_refused (MuWrgBreachTool tool, MuTroopType type, bool disordered);

/* Worker-periods that the barrier takes: 2, 5 or 10. */
int mu_wrg_breach_work (MuWrgBarrier barrier, MuWrgBreachTool tool);

/* One period's work. A ram with fewer than 4 figures fails for good. trace (may be
 * NULL) is emptied and gets the half worker-periods of this period. */
MuWrgBreachResult mu_wrg_breach_step (MuWrgBreach *breach, const MuWrgBreachPeriod *period,
                                      MuTrace *trace);

/* Periods of such work until it is through, 0 if it is; -1: never. trace (may be
 * NULL) is emptied and gets what is to be done and what a period does, in
 * worker-periods; without light the former is doubled. */
int mu_wrg_breach_periods (const MuWrgBreach *breach, const MuWrgBreachPeriod *period,
                           MuTrace *trace);

/* The least face that lets an elephant with a howdah through. */
#define MU_WRG_ARCHWAY_FREE_FROM 4

/* Whether an elephant that enters an archway sticks there, blocking it, on this
 * face of an ordinary die. The same die, at the start of each period, frees it
 * or not. Without a howdah none sticks and no die is thrown. */
bool mu_wrg_archway_sticks (bool howdah, int face);

#endif
