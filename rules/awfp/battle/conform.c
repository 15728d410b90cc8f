/* An advance that ends on the edge of other ground: each of its stands goes straight ahead to it,
 * so that all of them stand along it (awfp.orders.advance.conform).
 *
 * READING: awfp.orders.advance.conform: no stand parts from its unit where the edge lies within 45
 * degrees of its front; the stand with the longest way covers half its move, as any advance. */
#include "rules/awfp/battle/engine.h"

#define EDGE MU_PACES (MU_TERRAIN_CELL) /* a cell is kept, so that nobody is across it already */
#define PATH (MU_LIES_ROAD | MU_LIES_CREST)

/* How far a point can go that way before it comes to other ground; below 0: no edge so near. */
static MuFix
until_edge (const AwfpBattle *battle, MuPoint from, MuDirection way, MuFix most)
{
  const MuPoint to = { from.x + (MuFix) ((int64_t) way.x * most / MU_ONE),
                       from.y + (MuFix) ((int64_t) way.y * most / MU_ONE) };
  MuTerrainWalk walk = mu_terrain_walk (battle->terrain, from, to);
  MuFix far;
  const MuTerrainCell *cell = mu_terrain_walk_next (&walk, &far);
  const MuTerrainMask here = cell ? cell->mask & ~PATH : 0;
  while ((cell = mu_terrain_walk_next (&walk, &far)) != NULL)
    if ((cell->mask & ~PATH) != here)
      return far > EDGE ? far - EDGE : 0;
  return -1;
}

/* The middles of its outermost stands' fronts, left and right. */
static void
outermost (const AwfpBattle *battle, const MuRect *at, MuPoint end[2])
{
  const MuFix half = (at->width - battle->stand) / 2;
  end[0] = mu_rect_point (at, (MuLocal){ -half, 0 });
  end[1] = mu_rect_point (at, (MuLocal){ half, 0 });
}

MuRect
mu_awfp_conformed (const MuRect *at, const MuChoice *choice)
{
  MuRect place = mu_rect_ahead (at, choice->value[1]);
  place.facing = (MuAngle) (place.facing + choice->value[0]);
  return place;
}

/* Nobody about whom it would have to go. */
static bool
is_free (const AwfpBattle *battle, int body, const MuRect *place, MuFix most)
{
  MuRect swept = mu_rect_ahead (&battle->unit[body].at, most);
  AwfpNear near;
  swept.depth += most;
  mu_awfp_near (battle, body, &swept, 0, &near);
  for (int i = 0; i < near.count; i++)
    if (mu_rect_overlaps (&swept, &near.other[i].pose.at))
      return false;
  return mu_awfp_has_room (battle, body, place)
         && !(mu_terrain_under (battle->terrain, place)
              & mu_awfp_ground_barred (battle, body, false));
}

static bool
is_within (const AwfpBattle *battle, const MuRect *from, const MuRect *place, MuFix most)
{
  MuPoint start[2], end[2];
  outermost (battle, from, start);
  outermost (battle, place, end);
  for (int i = 0; i < 2; i++) {
    const int64_t x = (int64_t) end[i].x - start[i].x, y = (int64_t) end[i].y - start[i].y;
    if (x * x + y * y > (int64_t) most * most)
      return false;
  }
  return true;
}

/* The turn that brings a front along a line between two points. */
static MuWheel
turn_along (const MuRect *at, MuPoint left, MuPoint right)
{
  const MuAngle facing = (MuAngle) (mu_angle_towards (left, right) - MU_ANGLE_QUARTER);
  return mu_wheel_between (at->facing, facing);
}

/* How far an outermost stand goes to the edge; below 0: it does not come so far. */
static MuFix
stand_goes (const AwfpBattle *battle, int body, MuPoint front, MuFix whole)
{
  MuRect stand = battle->unit[body].at;
  bool disorders, clear;
  stand.front = front;
  stand.width = battle->stand;
  const MuFix far = until_edge (battle, front, mu_forward (stand.facing), whole);
  const MuFix most = mu_awfp_going_over (battle, body, &stand, whole, &disorders, &clear);
  return far <= most ? far : -1;
}

/* Where both outermost stands come to an edge. */
static bool
find_edge (const AwfpBattle *battle, int body, MuFix whole, MuPoint end[2], MuFix far[2])
{
  const MuRect *at = &battle->unit[body].at;
  const MuDirection way = mu_forward (at->facing);
  outermost (battle, at, end);
  for (int i = 0; i < 2; i++) {
    far[i] = stand_goes (battle, body, end[i], whole);
    if (far[i] < 0)
      return false;
    end[i].x += (MuFix) ((int64_t) way.x * far[i] / MU_ONE);
    end[i].y += (MuFix) ((int64_t) way.y * far[i] / MU_ONE);
  }
  return true;
}

void
mu_awfp_offer_conforming (const AwfpBattle *battle, int body, MuFix whole, AwfpChoices *list)
{
  const MuRect *at = &battle->unit[body].at;
  MuPoint end[2];
  MuFix far[2];
  if (!battle->terrain || at->width <= battle->stand || !find_edge (battle, body, whole, end, far))
    return;
  const MuFix longest = far[0] > far[1] ? far[0] : far[1];
  const MuWheel turn = turn_along (at, end[0], end[1]), eighth = MU_ANGLE_QUARTER / 2;
  const MuChoice choice = { (int16_t) body, MU_AWFP_CONFORMS, { turn, (far[0] + far[1]) / 2 } };
  const MuRect place = mu_awfp_conformed (at, &choice);
  if (2 * longest >= whole && turn <= eighth && turn >= -eighth
      && is_within (battle, at, &place, whole) && is_free (battle, body, &place, longest))
    mu_awfp_offer (list, body, MU_AWFP_CONFORMS, turn, choice.value[1]);
}

/* awfp.def.delaying: it does not come into the ground beyond; what it stands in may disorder it. */
void
mu_awfp_conform (AwfpBattle *battle, int body, const MuChoice *choice)
{
  const AwfpUnit *unit = &battle->unit[body];
  const MuRect place = mu_awfp_conformed (&unit->at, choice);
  const MuAwfpGoing going
      = mu_awfp_going (battle->setup->play, &unit->troop, mu_awfp_ground_under (battle, &unit->at));
  mu_awfp_march (battle, body, &place, MU_RULE_AWFP_ADVANCE_CONFORM, choice->value[1]);
  mu_awfp_come_to (battle, body, mu_awfp_going_disorders (going), MU_NO_BODY);
}
