/* Transport that belongs to a unit of other troops (wrg.units.pack-animals). */
#include "rules/wrg/troop/train.h"
#include "rules/wrg/battle/engine.h"

/* READING: wrg.units.pack-animals: the animals, or wagons, of a unit are a body that goes with it
 * as a sub-unit does: all figures of a body have to touch, and these stand behind. */
bool
mu_wrg_follows_unit (const MuWrgSetupUnit *unit)
{
  return unit->sub_unit && mu_type_is_transport ((MuTroopType) unit->troop.type);
}

/* Who has not been told another place. */
void
mu_wrg_put_behind_units (WrgBattle *battle, MuSide side, const MuWrgSetupSide *setup)
{
  for (int i = 0; i < setup->unit_count; i++) {
    Body *body = body_at (battle, battle->first[side] + i);
    if (!mu_wrg_follows_unit (&setup->units[i]) || setup->units[i].placed || !on_table (body))
      continue;
    const Body *parent = body_at (battle, body->parent);
    mu_wrg_fill_ground (body);
    body->ground.facing = parent->ground.facing;
    body->ground.front = mu_wrg_train_place (&parent->ground);
  }
}

static bool
may_stand_so (const Body *body, const Body *parent)
{
  return mu_wrg_train_refused ((MuTroopType) body->troop.type, &body->ground, &parent->ground,
                               parent->order == MU_ORDER_HOLD)
         == MU_RULE_NONE;
}

MuWrgSetupAnswer
mu_wrg_check_trains (const WrgBattle *battle, const MuWrgSetup *setup, int *at)
{
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++)
    for (int i = 0; i < setup->side[side].unit_count; i++) {
      const Body *body = body_at (battle, battle->first[side] + i);
      if (!mu_wrg_follows_unit (&setup->side[side].units[i]) || !on_table (body)
          || !on_table (body_at (battle, body->parent)))
        continue;
      *at = battle->first[side] + i;
      if (!may_stand_so (body, body_at (battle, body->parent)))
        return MU_WRG_SETUP_BAD_TRAIN;
    }
  *at = MU_NO_BODY;
  return MU_WRG_SETUP_OK;
}
