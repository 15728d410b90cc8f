/* The way of a broken body: through friends or round them, through enemies or not, taken
 * or rallied. Who runs is asked before whom he runs into: light foot, beasts and chariots
 * turn aside for nobody, others only for a gap near by. To rally, what keeps it running
 * (arrows, pursuers) comes before what could stop it, and later tries need no new cause. */
#include "rules/wrg/fight/rout.h"

static MuWrgVerdict
verdict (MuWrgDuty duty, MuRule rule)
{
  return (MuWrgVerdict){ duty, rule };
}

/* --- friends in the way -------------------------------------------------- */

static bool
goes_through_all (MuTroopType router)
{
  return router == MU_TROOP_LI || router == MU_TROOP_EL || mu_type_is_chariot (router);
}

/* READING: wrg.rout.interpenetrate: of the damaged text, light foot, beasts and
 * chariots go through any friends, and all go through light or disordered ones;
 * switched, the disordered are gone round like others. */
static bool
goes_through_always (const MuReadings *readings, MuTroopType router, MuTroopType friends,
                     bool disordered)
{
  if (goes_through_all (router) || friends == MU_TROOP_LI || friends == MU_TROOP_LC)
    return true;
  return disordered && !mu_reading (readings, MU_READING_ROUT_DISORDERED);
}

#define GAP_WIDTH 20 /* wrg.rout.interpenetrate.gap */
#define GAP_NEAR  50

MuWrgVerdict
mu_wrg_rout_goes_through (const MuReadings *readings, const MuTroop *router, const MuTroop *friends,
                          bool friends_disordered, int gap_width, int gap_distance)
{
  if (goes_through_always (readings, (MuTroopType) router->type, (MuTroopType) friends->type,
                           friends_disordered))
    return verdict (MU_WRG_MUST, MU_RULE_WRG_ROUT_INTERPENETRATE);
  const bool gap = gap_width >= GAP_WIDTH && gap_distance <= GAP_NEAR;
  return verdict (gap ? MU_WRG_MAY_NOT : MU_WRG_MUST, MU_RULE_WRG_ROUT_INTERPENETRATE_GAP);
}

/* wrg.rout.swept-away: irregulars alone, and by irregular LI only their like. */
bool
mu_wrg_rout_sweeps_away (const MuTroop *router, const MuTroop *friends)
{
  if (friends->regular)
    return false;
  return router->type != MU_TROOP_LI || router->regular || friends->type == MU_TROOP_LI;
}

/* wrg.rout.elephants */
MuWrgMeleeAnswer
mu_wrg_rout_trample (const MuReadings *readings, const MuTroop *elephants, int models, int random,
                     const MuTroop *friends, MuWrgSum *sum, MuTrace *trace)
{
  const MuWrgMelee melee = {
    .fighter = *elephants,
    .target = *friends,
    .figures = models,
    .period = 1,
    .random = random,
  };
  return mu_wrg_melee (readings, &melee, sum, trace, NULL);
}

/* --- enemies in the way -------------------------------------------------- */

MuWrgVerdict
mu_wrg_break_through_try (MuTroopType barrers)
{
  const bool light = barrers == MU_TROOP_LC || barrers == MU_TROOP_LI;
  return verdict (light ? MU_WRG_MAY : MU_WRG_MAY_NOT, MU_RULE_WRG_ROUT_BREAK_THROUGH);
}

MuWrgVerdict
mu_wrg_break_through_test (bool barrers)
{
  return verdict (barrers ? MU_WRG_MUST : MU_WRG_MAY_NOT, MU_RULE_WRG_ROUT_BREAK_THROUGH);
}

/* wrg.rout.break-through.result */
MuWrgBreakThrough
mu_wrg_break_through (bool barrers_evade, MuWrgRecoilResult barrers)
{
  if (barrers_evade)
    return MU_BREAK_THROUGH_CLEARED;
  return barrers == MU_RECOIL_STAND ? MU_BREAK_THROUGH_FAILED : MU_BREAK_THROUGH_DONE;
}

/* wrg.rout.no-fighting */
bool
mu_wrg_rout_may_fight (bool to_break_through)
{
  return to_break_through;
}

bool
mu_wrg_rout_may_shoot (void)
{
  return false;
}

/* --- surrender ----------------------------------------------------------- */

bool
mu_wrg_rout_is_mass (const MuWrgTrapped *trapped)
{
  return trapped->broken
         && ((trapped->surrounded && !trapped->can_break_through) || trapped->move <= 0);
}

MuWrgVerdict
mu_wrg_rout_surrender (const MuWrgTrapped *trapped)
{
  const bool may = mu_wrg_rout_is_mass (trapped) && trapped->enemy_in_contact;
  return verdict (may ? MU_WRG_MAY : MU_WRG_MAY_NOT, MU_RULE_WRG_ROUT_SURROUNDED);
}

/* --- rallying ------------------------------------------------------------ */

/* One casualty from shooting for each figure keeps it running. */
static bool
is_shot_up (const MuWrgRallyFacts *facts)
{
  return facts->shot_men > 0 && facts->shot_men >= facts->shot_count;
}

/* wrg.reaction.occasion.10.retry: later tests need no new cause, but the table. */
static MuWrgVerdict
judge_retry (const MuWrgRallyFacts *facts)
{
  return verdict (facts->off_table || facts->was_contacted ? MU_WRG_MAY_NOT : MU_WRG_MAY,
                  MU_RULE_WRG_REACTION_OCCASION_10_RETRY);
}

MuWrgVerdict
mu_wrg_rally_test (const MuWrgRallyFacts *facts)
{
  const MuRule rule = MU_RULE_WRG_REACTION_OCCASION_10;
  if (is_shot_up (facts) || (facts->pursuers_touch && !facts->off_table))
    return verdict (MU_WRG_MAY_NOT, rule);
  if (facts->tried_before)
    return judge_retry (facts);
  if (facts->off_table)
    return verdict (facts->followed_off ? MU_WRG_MAY_NOT : MU_WRG_MAY, rule);
  if (facts->near_friends || facts->general_joined)
    return verdict (MU_WRG_MAY, MU_RULE_WRG_REACTION_OCCASION_10_FRIENDS);
  return verdict (facts->behind_obstacle ? MU_WRG_MAY : MU_WRG_MAY_NOT, rule);
}

#define LAST_RALLYING_ROW 4

bool
mu_wrg_rally_succeeds (int row)
{
  return row <= LAST_RALLYING_ROW; /* wrg.rout.rally */
}
