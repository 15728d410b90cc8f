/* A side that gives the battle up (wrg.victory.when, wrg.victory.prisoners). */
#include "rules/wrg/battle/engine.h"

#include <assert.h>

#include "rules/wrg/battle/door.h"

/* wrg.victory.prisoners: all that it still has on the table are in enemy hands.
 * READING: wrg.victory.prisoners: those in rout too, who would count nothing at an
 * end without a concession: the book says all that are on the table. */
static void
lay_down_arms (WrgBattle *battle, MuSide side)
{
  FOR_SIDE (battle, side, i)
  {
    if (!on_table (body_at (battle, i)))
      continue;
    mu_wrg_emit (battle, MU_EVENT_SURRENDERED, MU_RULE_WRG_VICTORY_PRISONERS, i, MU_NO_BODY,
                 VALUES (0));
    mu_wrg_leave_battle (battle, i, MU_FATE_PRISONER);
  }
}

/* wrg.victory.when: at once, and the period is not finished. */
bool
mu_wrg_battle_concede (WrgBattle *battle, MuSide side)
{
  assert (side < MU_SIDES);
  if (battle->status != MU_BATTLE_GOES_ON)
    return false;
  lay_down_arms (battle, side);
  battle->phase = MU_PHASE_OVER;
  battle->status = MU_BATTLE_OVER;
  mu_wrg_end_battle (battle);
  return true;
}
