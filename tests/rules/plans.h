/* Battlefields for tests, made by hand. */
#ifndef MUSTER_TESTS_RULES_PLANS_H
#define MUSTER_TESTS_RULES_PLANS_H

#include <check.h>
#include <stdint.h>

#include "rules/field/terrain.h"

#define PLAN_FEATURES 24
#define PLAN_SPOTS    16

/* A field of 720 by 480 paces unless changed. */
typedef struct {
  MuBattlefield field;
  MuFeature features[PLAN_FEATURES];
  MuSpot spots[PLAN_FEATURES][PLAN_SPOTS];
} Plan;

void plan_init (Plan *plan);
/* Adds a feature of so many spots, given as x, y, x, y …; returns it. */
MuFeature *plan_add (Plan *plan, MuFeatureKind kind, int spots, ...);
MuFeature *plan_box (Plan *plan, MuFeatureKind kind, int left, int low, int right, int high);

/* The grid, in memory of the test's own, for rules that take obstacles as 20
 * paces wide and rivers as 30; free with free. */
MuTerrain *plan_grid (const Plan *plan);

MuPoint at (int x, int y);
/* A body with the middle of its front there, so wide and deep in paces. */
MuRect body (int x, int y, int width, int depth, MuAngle facing);

#endif
