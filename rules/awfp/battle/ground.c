/* The ground under a battle: which of Fast Play's kinds it is, who stands higher, who sees whom.
 *
 * READING: awfp.terrain.light: of the features that fields have, marsh, sand, rocks, steep hills,
 * hamlets and enclosed fields are light, with all obstacles and streams
 * (awfp.terrain.obstacle-effect); woods are forest, and dense with bogs and with steep hills that
 * carry light ground (awfp.terrain.dense, awfp.terrain.steep-overlay). Light woods, which orchards
 * are too, delay nobody (awfp.terrain.non-delaying). Roads take away what they run through, but
 * ponds and lakes, which nobody crosses. */
#include "rules/awfp/battle/engine.h"

#define OBSTACLES                                                                                  \
  (MU_LIES (MU_FEATURE_STREAM) | MU_LIES (MU_FEATURE_HEDGE) | MU_LIES (MU_FEATURE_WALL)            \
   | MU_LIES (MU_FEATURE_PALISADE) | MU_LIES (MU_FEATURE_RAMPART) | MU_LIES (MU_FEATURE_ABATIS)    \
   | MU_LIES (MU_FEATURE_DITCH))
#define LIGHT                                                                                      \
  (MU_LIES (MU_FEATURE_MARSH) | MU_LIES (MU_FEATURE_SOFT_SAND) | MU_LIES (MU_FEATURE_ROCKS)        \
   | MU_LIES (MU_FEATURE_HAMLET) | MU_LIES (MU_FEATURE_HEDGED_FIELD)                               \
   | MU_LIES (MU_FEATURE_WALLED_FIELD) | MU_LIES (MU_FEATURE_RIVER) /* by a ford */ | OBSTACLES)
#define DENSE  (MU_LIES (MU_FEATURE_WOOD) | MU_LIES (MU_FEATURE_BOG))
#define BARRED (MU_LIES (MU_FEATURE_RIVER) | MU_LIES_OPEN_WATER | MU_LIES (MU_FEATURE_FORT_WALL))
#define COVER  (MU_LIES_WOOD | MU_LIES (MU_FEATURE_HAMLET) | MU_LIES (MU_FEATURE_WALLED_FIELD))

MuAwfpGround
mu_awfp_ground_kind (MuTerrainMask lies)
{
  if ((lies & MU_LIES_ROAD) && !(lies & BARRED))
    return MU_AWFP_OPEN;
  if ((lies & DENSE) || ((lies & MU_LIES_STEEP_HILL) && (lies & LIGHT)))
    return MU_AWFP_DENSE;
  return lies & (LIGHT | MU_LIES_STEEP_HILL) ? MU_AWFP_LIGHT : MU_AWFP_OPEN;
}

MuAwfpGround
mu_awfp_ground_under (const AwfpBattle *battle, const MuRect *place)
{
  return battle->terrain ? mu_awfp_ground_kind (mu_terrain_under (battle->terrain, place))
                         : MU_AWFP_OPEN;
}

/* awfp.terrain.river-crossing, awfp.terrain.pond, awfp.terrain.lake, and what the table of moves
 * closes to such troops. */
MuTerrainMask
mu_awfp_ground_barred (const AwfpBattle *battle, int body, bool charging)
{
  const AwfpUnit *unit = &battle->unit[body];
  const MuAwfpPlay *play = battle->setup->play;
  const bool cavalry = charging && mu_awfp_unit_kind (unit) == MU_AWFP_CAVALRY;
  MuTerrainMask barred = BARRED;
  if (cavalry || mu_awfp_going (play, &unit->troop, MU_AWFP_DENSE) == MU_AWFP_GOES_NOT)
    barred |= DENSE; /* awfp.orders.fanatic.cavalry-dense */
  return barred;
}

bool
mu_awfp_is_obstacle (MuTerrainMask lies)
{
  return (lies & OBSTACLES) != 0;
}

/* awfp.def.cover, awfp.terrain.light-cover: within it, all of it.
 * READING: awfp.terrain.light-cover: cover is one thing: what light woods are against missiles they
 * are to morale too. */
bool
mu_awfp_in_cover (const AwfpBattle *battle, int body)
{
  MuPoint corner[4];
  if (!battle->terrain)
    return false;
  mu_rect_corners (&battle->unit[body].at, corner);
  for (int i = 0; i < 4; i++)
    if (!(mu_terrain_at (battle->terrain, corner[i])->mask & COVER))
      return false;
  return true;
}

/* awfp.terrain.hill-height */
bool
mu_awfp_is_higher (const AwfpBattle *battle, int one, int other)
{
  return battle->terrain
         && mu_terrain_is_higher (mu_terrain_at (battle->terrain, battle->unit[one].at.front),
                                  mu_terrain_at (battle->terrain, battle->unit[other].at.front));
}

bool
mu_awfp_visible (const AwfpBattle *battle, int one, int other)
{
  return mu_awfp_sees (battle->terrain, battle->unit[one].at.front, battle->unit[other].at.front);
}

MuFix
mu_awfp_apart (const AwfpBattle *battle, int one, int other)
{
  return mu_rect_distance (&battle->unit[one].at, &battle->unit[other].at);
}

/* What nobody goes over on that way, but by a ford, and but for water into which he was pushed: he
 * comes out on either side. */
static MuTerrainMask
barred_ahead (const AwfpBattle *battle, const MuRect *from, MuFix length)
{
  const MuTerrainMask ford = MU_LIES (MU_FEATURE_RIVER);
  const MuTerrainMask barred = BARRED & ~mu_terrain_under (battle->terrain, from);
  return mu_awfp_fords (battle, from, length) ? barred & ~ford : barred;
}

/* awfp.terrain.river-crossing: whether nobody may stand there. */
bool
mu_awfp_lies_barred (const AwfpBattle *battle, const MuRect *place)
{
  return battle->terrain && (battle->terrain->all & BARRED)
         && (mu_terrain_under (battle->terrain, place) & BARRED)
         && !mu_awfp_fords (battle, place, 0);
}

/* awfp.def.delaying, awfp.terrain.road-effect: what a length leaves of itself over stretches of
 * ground, a road being none that delays; the worst of which counts for the whole
 * unit; once anything delays, the way is not clear. awfp.terrain.river-crossing: who flees or goes
 * after him stops at the bank too. */
MuFix
mu_awfp_going_over (const AwfpBattle *battle, int body, const MuRect *from, MuFix length,
                    bool *disorders, bool *clear)
{
  MuTerrainStretch stretch[MU_TERRAIN_STRETCHES];
  const MuAwfpTroop *troop = &battle->unit[body].troop;
  MuFix gone = 0;
  *disorders = false;
  *clear = true;
  const int count = battle->terrain ? mu_terrain_advance (battle->terrain, from, length, stretch,
                                                          MU_TERRAIN_STRETCHES)
                                    : 0;
  const MuTerrainMask barred = count ? barred_ahead (battle, from, length) : 0;
  for (int i = 0; i < count && length > 0 && !(stretch[i].any & barred); i++) {
    const MuAwfpGround ground
        = stretch[i].road ? MU_AWFP_OPEN : mu_awfp_ground_kind (stretch[i].any);
    const MuAwfpGoing going = mu_awfp_going (battle->setup->play, troop, ground);
    const MuFix whole = stretch[i].to - stretch[i].from;
    const MuFix most = mu_awfp_going_length (going, length);
    const MuFix here = most < whole ? most : whole;
    *clear = *clear && ground == MU_AWFP_OPEN && !stretch[i].climbs;
    *disorders = *disorders || (here > 0 && mu_awfp_going_disorders (going));
    gone += here;
    length = here < whole || most == 0 ? 0 : length - (MuFix) ((int64_t) length * here / most);
  }
  return mu_awfp_over_works (battle, body, from, count ? gone : length, disorders, clear);
}
