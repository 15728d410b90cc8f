/* Secure flanks (wrg.reaction.secure-flank*). */
#include "rules/wrg/battle/engine.h"

#include "rules/wrg/nerve/surroundings.h"

#define LEANING 5 /* wrg.reaction.secure-flank */
#define COVERED 20

/* One flank: its edge as a rectangle without width, and the frame to ask which
 * side of it a body is on. */
typedef struct {
  MuRect edge;
  const MuRect *ground;
  bool right;
} Flank;

static Flank
flank_of (const Body *body, bool right)
{
  Flank flank = { body->ground, &body->ground, right };
  const MuFix half = body->ground.width / 2;
  flank.edge.front = mu_rect_point (&body->ground, (MuLocal){ right ? half : -half, 0 });
  flank.edge.width = 0;
  return flank;
}

static bool
is_outside (const Flank *flank, const Body *other)
{
  MuLocal corner[4];
  const MuFix half = flank->ground->width / 2 + MU_RECT_SLACK;
  mu_rect_local_corners (flank->ground, &other->ground, corner);
  for (int i = 0; i < 4; i++)
    if (flank->right ? corner[i].u > half : corner[i].u < -half)
      return true;
  return false;
}

static bool
leans_on (const Flank *flank, const Body *friend)
{
  return is_outside (flank, friend)
         && mu_rect_within (&flank->edge, &friend->ground, PACES (LEANING));
}

/* wrg.reaction.secure-flank.reserve
 * READING: a reserve covers the flank if going straight ahead would bring it
 * onto the 20 paces beside it. */
static bool
covers (const WrgBattle *battle, const Flank *flank, int friend)
{
  const Body *body = body_at (battle, friend);
  MuRect strip = flank->edge;
  MuFix reach;
  strip.width = PACES (COVERED);
  strip.front = mu_rect_point (
      &flank->edge, (MuLocal){ flank->right ? PACES (COVERED) / 2 : -PACES (COVERED) / 2, 0 });
  return !mu_wrg_in_melee (battle, friend) && mu_rect_reaches (&body->ground, &strip, &reach)
         && reach <= mu_wrg_charge_move (body);
}

/* wrg.reaction.secure-flank.no-enemy */
static bool
is_threatened (const WrgBattle *battle, int body, const Flank *flank)
{
  Near near;
  mu_wrg_find_near (battle, &flank->edge, PACES (CHARGE_MOST),
                    SIDE_BIT (enemy_of ((MuSide) body_at (battle, body)->side)), &near);
  FOR_NEAR (near, k)
  {
    const Body *enemy = body_at (battle, k);
    if (enemy->shown_status == STATUS_FIGHTING && is_outside (flank, enemy)
        && mu_rect_within (&flank->edge, &enemy->ground, mu_wrg_charge_move (enemy))
        && mu_wrg_sees (battle, body, k))
      return true;
  }
  return false;
}

#define HIDDEN_WITHIN 240
#define HIDING_PLACES (MU_LIES_COVER | MU_LIES_HILL)

/* wrg.reaction.secure-flank.no-enemy
 * READING: wrg.reaction.secure-flank.no-enemy: woods, buildings and hills can conceal an
 * enemy; those count that lie on the flank's side of the body. */
static bool
has_hidden_ground (const WrgBattle *battle, const Flank *flank)
{
  const MuFix out = PACES (flank->right ? HIDDEN_WITHIN : -HIDDEN_WITHIN) / 2;
  MuRect around = flank->edge;
  if (!battle->terrain || !(battle->terrain->all & HIDING_PLACES))
    return false;
  around.front = mu_rect_point (&flank->edge, (MuLocal){ out, PACES (HIDDEN_WITHIN) });
  around.width = PACES (HIDDEN_WITHIN);
  around.depth += 2 * PACES (HIDDEN_WITHIN);
  return mu_terrain_under (battle->terrain, &around) & HIDING_PLACES;
}

/* wrg.reaction.secure-flank: nobody comes over the wall of a fort but through its gates and
 * breaches, and over a pond or lake at all. */
static bool
leans_on_obstacle (const WrgBattle *battle, const Flank *flank)
{
  const MuFix out = flank->right ? PACES (LEANING) / 2 : -PACES (LEANING) / 2;
  MuRect beside = flank->edge;
  beside.front = mu_rect_point (&flank->edge, (MuLocal){ out, 0 });
  beside.width = PACES (LEANING);
  return mu_terrain_under (battle->terrain, &beside)
         & (MU_LIES (MU_FEATURE_FORT_WALL) | MU_LIES_OPEN_WATER);
}

static bool
is_secure (const WrgBattle *battle, int body, bool right)
{
  const Flank flank = flank_of (body_at (battle, body), right);
  Near near;
  const MuSide side = (MuSide) body_at (battle, body)->side;
  mu_wrg_find_near (battle, &flank.edge, PACES (CHARGE_MOST), SIDE_BIT (side), &near);
  FOR_NEAR (near, k)
  {
    const Body *friend = body_at (battle, k);
    if (k != body && is_fighting (friend) && !mu_wrg_is_retiring ((Motion) friend->motion)
        && (leans_on (&flank, friend) || covers (battle, &flank, k)))
      return true;
  }
  const MuWrgFlankFacts facts = { .obstacle_beside = leans_on_obstacle (battle, &flank),
                                  .cover_beside = mu_wrg_leans_on_cover (battle, side, &flank.edge),
                                  .no_enemy = !is_threatened (battle, body, &flank),
                                  .hidden_ground = has_hidden_ground (battle, &flank) };
  return mu_wrg_flank_is_secure (&facts);
}

/* wrg.reaction.secure-flank.special */
int
mu_wrg_find_secure_flanks (const WrgBattle *battle, int body)
{
  const uint8_t formation = body_at (battle, body)->formation;
  const MuWrgFlankFacts none[2] = { { .no_enemy = false }, { .no_enemy = false } };
  if (formation == MU_FORMATION_SQUARE)
    return mu_wrg_secure_flanks (MU_SHAPE_SQUARE, none);
  if (formation == MU_FORMATION_CANTABRIAN)
    return mu_wrg_secure_flanks (MU_SHAPE_CANTABRIAN, none);
  return is_secure (battle, body, true) + is_secure (battle, body, false);
}
