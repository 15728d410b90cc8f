/* May a body stand here? Area, friends, ground, in this order, so that the page and the engine
 * give the same reason; edges are named as the side faces, which for side B is the other way
 * round. Ground is refused by the legs that a march would go over, so nobody is put where he
 * could not have come. */
#include "rules/wrg/field/place.h"

#include "rules/wrg/field/deploy.h"

#define NO_FRIENDS (-1)

static MuFix
front_line (const MuWrgTable *table)
{
  return MU_PACES (table->depth) / 2 - MU_PACES (MU_WRG_DEPLOY_BARRED);
}

/* wrg.deploy.area */
bool
mu_wrg_deployment_ground (const MuWrgTable *table, MuSide side, MuPoint *low, MuPoint *high)
{
  const MuFix depth = MU_PACES (table->depth);
  const MuFix front = front_line (table);
  *low = (MuPoint){ MU_PACES (MU_WRG_DEPLOY_BARRED), side == MU_SIDE_A ? 0 : depth - front };
  *high = (MuPoint){ MU_PACES (table->width - MU_WRG_DEPLOY_BARRED),
                     side == MU_SIDE_A ? front : depth };
  return high->x > low->x && front > 0;
}

static MuWrgStand
outside (MuWrgStanding standing, MuFix beyond)
{
  return (MuWrgStand){ standing, MU_RULE_WRG_DEPLOY_AREA, beyond, NO_FRIENDS };
}

/* wrg.deploy.area: side B looks the other way. */
static MuWrgStand
judge_area (const MuWrgTable *table, MuSide side, const MuRect *ground)
{
  MuPoint low, high, from, to;
  if (!mu_wrg_deployment_ground (table, side, &low, &high))
    return outside (MU_WRG_STANDS_NOWHERE, 0);
  mu_rect_box (ground, &from, &to);
  const bool first = side == MU_SIDE_A;
  const struct {
    MuWrgStanding standing;
    MuFix beyond;
  } edge[] = {
    { MU_WRG_STANDS_OFF_TABLE, first ? low.y - from.y : to.y - high.y },
    { MU_WRG_STANDS_TOO_FORWARD, first ? to.y - high.y : low.y - from.y },
    { MU_WRG_STANDS_TOO_FAR_LEFT, first ? low.x - from.x : to.x - high.x },
    { MU_WRG_STANDS_TOO_FAR_RIGHT, first ? to.x - high.x : low.x - from.x },
  };
  for (int i = 0; i < 4; i++)
    if (edge[i].beyond > 0)
      return outside (edge[i].standing, edge[i].beyond);
  return (MuWrgStand){ .friends = NO_FRIENDS };
}

static int
find_overlapped (const MuRect *ground, const MuRect *others, int count)
{
  for (int i = 0; i < count; i++)
    if (others[i].width > 0 && mu_rect_overlaps (ground, &others[i]))
      return i;
  return NO_FRIENDS;
}

MuRule
mu_wrg_ground_refused (const MuWrgTable *table, const MuWrgWalker *walker, const MuRect *ground)
{
  MuWrgLeg legs[MU_WRG_LEGS];
  if (!table->terrain || table->terrain->all == 0)
    return MU_RULE_NONE;
  const int count
      = mu_wrg_legs (table->readings, table->terrain, ground, MU_PACES (1), walker, legs);
  return count > 0 && legs[0].from == legs[0].to ? legs[0].refused : MU_RULE_NONE;
}

MuWrgStand
mu_wrg_place_body (const MuWrgTable *table, MuSide side, const MuWrgWalker *walker,
                   const MuRect *ground, const MuRect *others, int count)
{
  const MuWrgStand stand = judge_area (table, side, ground);
  if (stand.standing != MU_WRG_STANDS)
    return stand;
  const int friends = find_overlapped (ground, others, count);
  if (friends != NO_FRIENDS)
    return (MuWrgStand){ MU_WRG_STANDS_ON_FRIENDS, MU_RULE_NONE, 0, friends };
  const MuRule refused = mu_wrg_ground_refused (table, walker, ground);
  if (refused != MU_RULE_NONE)
    return (MuWrgStand){ MU_WRG_STANDS_ON_BAD_GROUND, refused, 0, NO_FRIENDS };
  return stand;
}

static bool
is_among_cover (const MuTerrain *terrain, MuPoint point)
{
  return mu_terrain_at (terrain, point)->mask & MU_LIES_COVER;
}

MuRule
mu_wrg_hiding_refused (const MuWrgTable *table, const MuRect *ground)
{
  MuPoint corner[4];
  mu_rect_corners (ground, corner);
  for (int i = 0; i < 4; i++)
    if (!is_among_cover (table->terrain, corner[i]))
      return MU_RULE_WRG_VISIBILITY_WOODS;
  return is_among_cover (table->terrain, mu_rect_centre (ground)) ? MU_RULE_NONE
                                                                  : MU_RULE_WRG_VISIBILITY_WOODS;
}
