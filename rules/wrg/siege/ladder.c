/* Ladders: raised, thrown down, climbed. Raising is counted in eighths of a period, so that half
 * pace by night stays a whole number; a ladder that is thrown down takes all on it along and can
 * neither be climbed nor thrown again. */
#include "rules/wrg/siege/ladder.h"

#include "rules/wrg/troop/troop.h"

/* wrg.engineering.ladder: a quarter period, which is twice as long without light
 * (wrg.weather.night.drift) */
#define ERECTED_EIGHTHS 2
/* wrg.engineering.ladder.throw */
#define CASUALTIES_A_FALL 5

MuRule
mu_wrg_ladder_refused (MuTroopType type, int carriers, MuWrgScaled place)
{
  const bool may = mu_type_is_infantry (type) && carriers >= MU_WRG_LADDER_CARRIERS
                   && place == MU_SCALE_CURTAIN_WALL;
  return may ? MU_RULE_NONE : MU_RULE_WRG_ENGINEERING_LADDER;
}

int
mu_wrg_ladder_frontage (void)
{
  return mu_wrg_type_frontage (MU_TROOP_LI, 0);
}

bool
mu_wrg_ladder_stands (const MuWrgLadder *ladder)
{
  return ladder->raised >= ERECTED_EIGHTHS && !ladder->down;
}

bool
mu_wrg_ladder_erect (MuWrgLadder *ladder, bool unlit)
{
  ladder->raised += unlit ? 1 : 2;
  if (ladder->raised > ERECTED_EIGHTHS)
    ladder->raised = ERECTED_EIGHTHS;
  return mu_wrg_ladder_stands (ladder);
}

/* wrg.engineering.ladder.throw, wrg.engineering.ladder.climb */
MuRule
mu_wrg_ladder_throw_refused (const MuWrgLadder *ladder, bool defender_at_head,
                             bool climbers_recoiled)
{
  if (!mu_wrg_ladder_stands (ladder) || !defender_at_head)
    return MU_RULE_WRG_ENGINEERING_LADDER_THROW;
  if (ladder->man_at_top && !climbers_recoiled)
    return MU_RULE_WRG_ENGINEERING_LADDER_CLIMB;
  return MU_RULE_NONE;
}

bool
mu_wrg_ladder_throw (MuWrgLadder *ladder, int face, int *casualties, MuTrace *trace)
{
  mu_trace_clear (trace);
  const bool falls = face >= MU_WRG_LADDER_DOWN_FROM && mu_wrg_ladder_stands (ladder);
  const int lost = falls ? CASUALTIES_A_FALL * ladder->figures : 0;
  if (lost > 0)
    mu_trace_add (trace, MU_RULE_WRG_ENGINEERING_LADDER_THROW, lost);
  if (casualties)
    *casualties = lost;
  if (falls)
    *ladder = (MuWrgLadder){ .raised = ladder->raised, .down = true };
  return falls;
}

static int
least (int a, int b)
{
  return a < b ? a : b;
}

int
mu_wrg_ladder_get_off (int ladders, int quarters, int room, int climbers, MuTrace *trace)
{
  mu_trace_clear (trace);
  const int off = least (least (ladders * quarters, room), climbers);
  return mu_trace_add (trace, MU_RULE_WRG_ENGINEERING_LADDER_CLIMB, off);
}
