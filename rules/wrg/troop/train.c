/* Where the transport of a unit stands, told from the ground of both: behind its centre,
 * before it, or apart; whether they may is asked in units.c. */
#include "rules/wrg/troop/train.h"

#include "rules/wrg/troop/units.h"

#define ROOM 5 /* paces between a unit and what stands behind it */

MuPoint
mu_wrg_train_place (const MuRect *unit)
{
  return mu_rect_point (unit, (MuLocal){ 0, -unit->depth - MU_PACES (ROOM) });
}

static MuWrgAnimalPlace
place_of (MuTroopType type, const MuRect *ground, const MuRect *unit)
{
  const MuLocal at = mu_rect_local (unit, ground->front);
  const MuFix aside = at.u < 0 ? -at.u : at.u;
  if (!mu_rect_within (ground, unit, MU_PACES (mu_wrg_type_normal_move (type)))
      || aside > ground->width / 2)
    return MU_WRG_APART;
  return at.v <= 0 ? MU_WRG_BEHIND_CENTRE : MU_WRG_BEFORE_CENTRE;
}

MuRule
mu_wrg_train_refused (MuTroopType type, const MuRect *ground, const MuRect *unit, bool halted)
{
  const MuWrgAnimal animal = type == MU_TROOP_PACK_CAMELS ? MU_WRG_PACK_CAMEL : MU_WRG_PACK_BEAST;
  return mu_wrg_animals_refused (animal, place_of (type, ground, unit), halted, true);
}
