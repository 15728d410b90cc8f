/* What an assault is and is not. Breaching walls, mining and building are left out of a battle
 * (wrg.engineering.scope). In an assault a group is a unit by what it does, which is no measure
 * of its strength, so figures are compared, by the same steps as units in the open field. */
#include "rules/wrg/siege/assault.h"

MuRule
mu_wrg_siege_refused (MuWrgSiegeTask task)
{
  switch (task) {
  case MU_SIEGE_BREACH_WALL:
  case MU_SIEGE_MINE:
  case MU_SIEGE_BUILD_WORKS:
    return MU_RULE_WRG_ENGINEERING_SCOPE;
  case MU_SIEGE_ASSAULT_BREACH:
  case MU_SIEGE_ESCALADE:
  case MU_SIEGE_BRING_TOWER:
  case MU_SIEGE_FILL_DITCH:
  case MU_SIEGE_CLEAR_PALISADE:
    break;
  }
  return MU_RULE_NONE;
}

MuRule
mu_wrg_assault_unit (MuWrgGroupTask task)
{
  return task == MU_GROUP_NONE ? MU_RULE_NONE : MU_RULE_WRG_ENGINEERING_ASSAULT_BODIES;
}

/* wrg.engineering.assault-bodies: the pairs of the open field, of which the larger
 * factor counts alone. */
static MuWrgReactionFactor
compare (int friends, int enemies)
{
  if (friends == enemies)
    return MU_REACTION_FACTORS;
  if (friends >= 2 * enemies)
    return MU_REACTION_DOUBLE_FRIENDS;
  if (friends > enemies)
    return MU_REACTION_MORE_FRIENDS;
  return 2 * friends <= enemies ? MU_REACTION_OUTNUMBERED : MU_REACTION_FEWER_FRIENDS;
}

MuWrgReactionFactor
mu_wrg_assault_strengths (int friends, int enemies, MuTrace *trace)
{
  mu_trace_clear (trace);
  mu_trace_add (trace, MU_RULE_WRG_ENGINEERING_ASSAULT_BODIES, friends);
  mu_trace_add (trace, MU_RULE_WRG_ENGINEERING_ASSAULT_BODIES, enemies);
  return compare (friends, enemies);
}

/* wrg.visibility.fortifications */
MuWrgFortSight
mu_wrg_fort_sight (int on_ramparts, int within, MuTrace *trace)
{
  mu_trace_clear (trace);
  return (MuWrgFortSight){
    .occupied = on_ramparts + within > 0,
    .bodies = mu_trace_add (trace, MU_RULE_WRG_VISIBILITY_FORTIFICATIONS, on_ramparts),
  };
}

/* wrg.visibility.obstacles */
#define DITCH_ON_THE_LEVEL 100
#define CALTROPS_ANYWHERE  50

int
mu_wrg_obstacle_seen_at (MuWrgObstacle obstacle, bool from_high_ground, int sight, MuTrace *trace)
{
  int limit = obstacle == MU_OBSTACLE_CALTROPS ? CALTROPS_ANYWHERE : DITCH_ON_THE_LEVEL;
  if (obstacle == MU_OBSTACLE_DITCH && from_high_ground)
    limit = sight;
  mu_trace_clear (trace);
  return mu_trace_add (trace, MU_RULE_WRG_VISIBILITY_OBSTACLES, limit < sight ? limit : sight);
}
