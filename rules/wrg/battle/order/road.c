/* By the road: to the nearest road, along it as long as it leads nearer to the goal, and straight
 * on from there (wrg.orders.route, wrg.move.difficult.roads).
 *
 * READING: wrg.orders.route: who is to go by the road makes for the nearest one within 240 paces
 * that is no farther from his goal than he is; on it he goes straight to the spot within 60 paces
 * that is nearest to his goal, round bends from one to the next. Where it leads no nearer he
 * leaves it for good. */
#include "rules/wrg/battle/order/obey.h"

#define ROAD_NEAR 240 /* paces */
#define ROAD_HERE 10  /* so near it he is on it */
#define LOOK_ON   60
#define GAIN      5 /* nearer to the goal, to be worth it */

/* Legs of the errand. */
enum { LEG_TO_ROAD, LEG_ON_ROAD, LEG_PAST_ROAD };

static int64_t
square_apart (MuPoint one, MuPoint other)
{
  const int64_t x = (int64_t) one.x - other.x;
  const int64_t y = (int64_t) one.y - other.y;
  return x * x + y * y;
}

static MuFix
apart (MuPoint one, MuPoint other)
{
  return (MuFix) mu_isqrt (square_apart (one, other));
}

static bool
is_road (const WrgBattle *battle, MuPoint point)
{
  const MuTerrainMask ways = MU_LIES_ROAD | MU_LIES (MU_FEATURE_FORD);
  return (mu_terrain_at (battle->terrain, point)->mask & ways) != 0;
}

/* The middle of the cell that it lies in. */
static MuFix
middle_of_cell (MuFix at)
{
  const MuFix cell = PACES (MU_TERRAIN_CELL);
  return at / cell * cell + cell / 2;
}

/* Whether the straight way there does not leave the road, but for its first paces. */
static bool
runs_straight (const WrgBattle *battle, MuPoint here, MuPoint there)
{
  const MuFix length = apart (here, there);
  for (MuFix gone = PACES (ROAD_HERE); gone < length; gone += PACES (MU_TERRAIN_CELL)) {
    const MuPoint at = { here.x + (MuFix) ((int64_t) (there.x - here.x) * gone / length),
                         here.y + (MuFix) ((int64_t) (there.y - here.y) * gone / length) };
    if (!is_road (battle, at))
      return false;
  }
  return true;
}

/* The spot of a road within so many paces of here that lies nearest to a point; straight: on a
 * stretch of it that begins here. */
static bool
nearest_road (const WrgBattle *battle, MuPoint here, int paces, MuPoint to, bool straight,
              MuPoint *best)
{
  const MuFix cell = PACES (MU_TERRAIN_CELL);
  const MuPoint first
      = { middle_of_cell (here.x - PACES (paces)), middle_of_cell (here.y - PACES (paces)) };
  const int64_t reach = (int64_t) PACES (paces) * PACES (paces);
  int64_t least = INT64_MAX;
  for (MuPoint at = first; at.y <= here.y + PACES (paces); at.y += cell)
    for (at.x = first.x; at.x <= here.x + PACES (paces); at.x += cell) {
      const int64_t square = square_apart (at, to);
      if (square >= least || square_apart (at, here) > reach || !is_road (battle, at)
          || (straight && !runs_straight (battle, here, at)))
        continue;
      least = square;
      *best = at;
    }
  return least < INT64_MAX;
}

static MuPoint
leave_road (Errand *errand, MuPoint goal)
{
  errand->leg = LEG_PAST_ROAD;
  return goal;
}

static MuPoint
to_road (WrgBattle *battle, int body, MuPoint goal)
{
  Errand *errand = errand_at (battle, body);
  const MuPoint here = body_at (battle, body)->ground.front;
  MuPoint road;
  if (!nearest_road (battle, here, ROAD_NEAR, here, false, &road))
    return leave_road (errand, goal);
  if (apart (road, here) <= PACES (ROAD_HERE))
    errand->leg = LEG_ON_ROAD;
  else if (apart (road, goal) > apart (here, goal))
    return leave_road (errand, goal);
  return road;
}

static MuPoint
along_road (WrgBattle *battle, int body, MuPoint goal)
{
  Errand *errand = errand_at (battle, body);
  const MuPoint here = body_at (battle, body)->ground.front;
  const MuFix enough = apart (here, goal) - PACES (GAIN);
  MuPoint road;
  if (nearest_road (battle, here, LOOK_ON, goal, true, &road) && apart (road, goal) <= enough)
    return road;
  if (nearest_road (battle, here, LOOK_ON, goal, false, &road) && apart (road, goal) <= enough)
    return road;
  return leave_road (errand, goal);
}

/* The point to make for now. */
MuPoint
mu_wrg_point_by_road (WrgBattle *battle, int body, MuPoint goal)
{
  Errand *errand = errand_at (battle, body);
  if (!battle->terrain || !(battle->terrain->all & MU_LIES_ROAD))
    return goal;
  MuPoint point = goal;
  if (errand->leg == LEG_TO_ROAD)
    point = to_road (battle, body, goal);
  if (errand->leg == LEG_ON_ROAD)
    point = along_road (battle, body, goal);
  return point;
}
