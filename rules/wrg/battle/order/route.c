/* By which way a body goes to its goal (wrg.orders.route). */
#include "rules/wrg/battle/order/obey.h"

#define PASSED   20  /* paces: so near a way point is passed */
#define BESIDE   120 /* paces: so far aside a body goes round its goal */
#define LOOK_OUT 120 /* paces: so far ahead difficult ground is seen to be in the way */
#define DETOURS  5   /* to each side */
#define VEER     ((MuWheel) MU_ANGLE_QUARTER / 6) /* from one detour to the next */

static MuFix
length_between (MuPoint from, MuPoint to)
{
  const int64_t x = (int64_t) to.x - from.x;
  const int64_t y = (int64_t) to.y - from.y;
  return (MuFix) mu_isqrt (x * x + y * y);
}

/* --- by way points ------------------------------------------------------ */

static MuPoint
by_points (const WrgBattle *battle, int body, const MuWrgClause *clause, MuPoint goal)
{
  Errand *errand = errand_at (battle, body);
  const Body *self = body_at (battle, body);
  for (; errand->leg < clause->waypoints; errand->leg++) {
    const MuPoint point = mu_wrg_spot_on_table (battle, body, &clause->by[errand->leg]);
    if (!mu_wrg_is_at_point (self, point))
      return point;
  }
  return goal;
}

/* READING: wrg.orders.route: round to the left or right is by a point 120 paces to that
 * side of the goal, as one comes to it. */
static MuPoint
round_side (const WrgBattle *battle, int body, MuPoint goal, bool left)
{
  Errand *errand = errand_at (battle, body);
  const Body *self = body_at (battle, body);
  const MuAngle way = mu_angle_towards (errand->from, goal);
  const MuAngle aside
      = left ? (MuAngle) (way - MU_ANGLE_QUARTER) : (MuAngle) (way + MU_ANGLE_QUARTER);
  const MuVelocity off = mu_velocity (aside, PACES (BESIDE));
  const MuPoint point = { goal.x + off.x, goal.y + off.y };
  if (errand->leg > 0 || mu_wrg_is_at_point (self, point)) {
    errand->leg = 1;
    return goal;
  }
  return point;
}

/* --- round difficult ground --------------------------------------------- */

/* How far it goes that way before the ground slows or stops it. */
static MuFix
easy_way (const WrgBattle *battle, const Body *body, MuAngle way, MuFix length)
{
  MuRect turned = body->ground;
  MuFix slow;
  turned.facing = way;
  const MuFix reach = mu_wrg_move_over (battle, body, &turned, MOVE_ADVANCE, length, &slow);
  return slow < reach ? slow : reach;
}

/* wrg.orders.route
 * READING: wrg.orders.route: who goes round looks 120 paces ahead and takes the way that
 * veers least, on the side that he has once chosen. */
static MuPoint
round_ground (const WrgBattle *battle, int body, MuPoint goal)
{
  Errand *errand = errand_at (battle, body);
  const Body *self = body_at (battle, body);
  const MuAngle straight = mu_angle_towards (self->ground.front, goal);
  const MuFix whole = length_between (self->ground.front, goal);
  const MuFix length = whole < PACES (LOOK_OUT) ? whole : PACES (LOOK_OUT);
  if (easy_way (battle, self, straight, length) >= length) {
    errand->round = 0;
    return goal;
  }
  for (int n = 1; n <= DETOURS; n++)
    for (int side = 1; side >= -1; side -= 2) {
      const MuAngle way = (MuAngle) ((MuWheel) straight + side * n * VEER);
      if ((errand->round != 0 && errand->round != side)
          || easy_way (battle, self, way, length) < length)
        continue;
      const MuVelocity on = mu_velocity (way, length);
      errand->round = (int8_t) side;
      return (MuPoint){ self->ground.front.x + on.x, self->ground.front.y + on.y };
    }
  return goal; /* no way round: through it */
}

/* --- which -------------------------------------------------------------- */

static bool
is_difficult_ahead (const WrgBattle *battle, int body, MuPoint goal)
{
  const Body *self = body_at (battle, body);
  return battle->terrain && mu_terrain_about_line (battle->terrain, self->ground.front, goal) != 0;
}

static MuPoint
by_route (WrgBattle *battle, int body, const MuWrgClause *clause, MuPoint goal)
{
  if (clause->route == MU_WRG_ROUTE_BY_ROAD)
    return mu_wrg_point_by_road (battle, body, goal);
  if (clause->route == MU_WRG_ROUTE_BY)
    return by_points (battle, body, clause, goal);
  return round_side (battle, body, goal, clause->route == MU_WRG_ROUTE_BY_LEFT);
}

/* The point to make for now. */
MuPoint
mu_wrg_next_point (WrgBattle *battle, int body, const MuWrgClause *clause, const Goal *goal)
{
  const MuTroopType type = (MuTroopType) body_at (battle, body)->troop.type;
  const bool difficult = is_difficult_ahead (battle, body, goal->point);
  switch (mu_wrg_clause_route (clause, type, difficult)) {
  case MU_WRG_ROUTE_STRAIGHT:
    return mu_wrg_point_past_friends (battle, body, goal->point);
  case MU_WRG_ROUTE_ROUND:
    return round_ground (battle, body, goal->point);
  case MU_WRG_ROUTE_GIVEN:
    break;
  }
  return by_route (battle, body, clause, goal->point);
}
