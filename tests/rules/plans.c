#include "tests/rules/plans.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

void
plan_init (Plan *plan)
{
  memset (plan, 0, sizeof *plan);
  plan->field = (MuBattlefield){ 720, 480, plan->features, 0 };
}

MuFeature *
plan_add (Plan *plan, MuFeatureKind kind, int spots, ...)
{
  const int index = plan->field.count++;
  ck_assert_int_lt (index, PLAN_FEATURES);
  ck_assert_int_le (spots, PLAN_SPOTS);
  va_list numbers;
  va_start (numbers, spots);
  for (int i = 0; i < spots; i++) {
    plan->spots[index][i].x = va_arg (numbers, int);
    plan->spots[index][i].y = va_arg (numbers, int);
  }
  va_end (numbers);
  plan->features[index] = (MuFeature){ .kind = kind, .spots = plan->spots[index], .count = spots };
  return &plan->features[index];
}

MuFeature *
plan_box (Plan *plan, MuFeatureKind kind, int left, int low, int right, int high)
{
  return plan_add (plan, kind, 4, left, low, right, low, right, high, left, high);
}

MuTerrain *
plan_grid (const Plan *plan)
{
  const MuTerrainTerms terms = { .least_line = 20, .least_river = 30 };
  const size_t size = mu_terrain_size (&plan->field);
  ck_assert_int_eq (mu_battlefield_check (&plan->field, NULL), MU_BATTLEFIELD_OK);
  ck_assert_uint_gt (size, 0);
  MuTerrain *terrain = mu_terrain_build (malloc (size), size, &plan->field, &terms);
  ck_assert_ptr_nonnull (terrain);
  return terrain;
}

MuPoint
at (int x, int y)
{
  return (MuPoint){ MU_PACES (x), MU_PACES (y) };
}

MuRect
body (int x, int y, int width, int depth, MuAngle facing)
{
  return (MuRect){ at (x, y), MU_PACES (width), MU_PACES (depth), facing };
}
