/* Transport that belongs to a unit of other troops (wrg.units.pack-animals). */
#include "rules/wrg/battle/engine.h"
#include "rules/wrg/units.h"

#define ROOM 5 /* paces between a unit and what stands behind it */

/* READING: wrg.units.pack-animals: the animals, or wagons, of a unit are a body that goes with it
 * as a sub-unit does: all figures of a body have to touch, and these stand behind. */
bool
follows_unit (const MuBattleUnit *unit)
{
  return unit->sub_unit && mu_wrg_type_is_transport ((MuWrgType) unit->troop.type);
}

static MuPoint
place_behind (const Body *parent)
{
  return mu_rect_point (&parent->ground, (MuLocal){ 0, -parent->ground.depth - PACES (ROOM) });
}

/* Who has not been told another place. */
void
put_behind_units (WrgBattle *battle, MuSide side, const MuBattleSide *setup)
{
  for (int i = 0; i < setup->unit_count; i++) {
    Body *body = body_at (battle, battle->first[side] + i);
    if (!follows_unit (&setup->units[i]) || setup->units[i].placed || !on_table (body))
      continue;
    const Body *parent = body_at (battle, body->parent);
    fill_ground (body);
    body->ground.facing = parent->ground.facing;
    body->ground.front = place_behind (parent);
  }
}

/* READING: wrg.units.pack-animals: behind, or before, the centre is where the line from the middle
 * of the unit to its rear, or its front, goes through the animals, no more than a normal move
 * away (wrg.units.sub-unit.tether). */
static MuWrgAnimalPlace
place_of (const Body *body, const Body *parent)
{
  const MuLocal at = mu_rect_local (&parent->ground, body->ground.front);
  const MuFix aside = at.u < 0 ? -at.u : at.u;
  const bool near = mu_rect_within (&body->ground, &parent->ground,
                                    PACES (mu_wrg_type_normal_move ((MuWrgType) body->troop.type)));
  if (!near || aside > body->ground.width / 2)
    return MU_WRG_APART;
  return at.v <= 0 ? MU_WRG_BEHIND_CENTRE : MU_WRG_BEFORE_CENTRE;
}

/* Who places camels before a unit that holds has ordered them there. */
static bool
may_stand_so (const Body *body, const Body *parent)
{
  const MuWrgAnimal animal
      = body->troop.type == MU_WRG_PACK_CAMELS ? MU_WRG_PACK_CAMEL : MU_WRG_PACK_BEAST;
  return mu_wrg_animals_refused (animal, place_of (body, parent), parent->order == MU_ORDER_HOLD,
                                 true)
         == MU_RULE_NONE;
}

MuSetupAnswer
check_trains (const WrgBattle *battle, const MuBattleSetup *setup, int *at)
{
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++)
    for (int i = 0; i < setup->side[side].unit_count; i++) {
      const Body *body = body_at (battle, battle->first[side] + i);
      if (!follows_unit (&setup->side[side].units[i]) || !on_table (body)
          || !on_table (body_at (battle, body->parent)))
        continue;
      *at = battle->first[side] + i;
      if (!may_stand_so (body, body_at (battle, body->parent)))
        return MU_SETUP_BAD_TRAIN;
    }
  *at = MU_NO_BODY;
  return MU_SETUP_OK;
}
