/* What a unit is and may be asked to do; its ground. */
#include "rules/awfp/battle/engine.h"

MuAwfpKind
mu_awfp_unit_kind (const AwfpUnit *unit)
{
  return mu_awfp_troop_kind (&unit->troop);
}

bool
mu_awfp_unit_mounted (const AwfpUnit *unit)
{
  return mu_awfp_kind_is_mounted (mu_awfp_unit_kind (unit));
}

bool
mu_awfp_unit_is_si (const AwfpUnit *unit)
{
  return unit->troop.armour == MU_AWFP_SI;
}

/* awfp.armor.lcm: light camels count as skirmishing horse. */
bool
mu_awfp_unit_skirmishes (const AwfpUnit *unit)
{
  return unit->troop.armour == MU_AWFP_SI || unit->troop.armour == MU_AWFP_SC
         || unit->troop.armour == MU_AWFP_LCM;
}

/* awfp.orders.frenzied.as-fanatic, awfp.morale.warband.fanatic-charge */
bool
mu_awfp_unit_fanatic (const AwfpUnit *unit)
{
  return unit->frenzied || mu_awfp_is_fanatic ((MuAwfpMorale) unit->troop.morale, unit->rounds);
}

bool
mu_awfp_unit_has_pikes (const AwfpUnit *unit)
{
  return (unit->troop.weapons
          & (MU_AWFP_WEAPON_BIT (MU_AWFP_PIKE) | MU_AWFP_WEAPON_BIT (MU_AWFP_LONG_SPEAR)))
         != 0;
}

int
mu_awfp_general_of (const AwfpBattle *battle, int side)
{
  for (int body = battle->first[side]; body < battle->first[side + 1]; body++)
    if (battle->unit[body].general && battle->unit[body].fate == MU_FATE_ON_TABLE)
      return body;
  return MU_NO_BODY;
}

bool
mu_awfp_general_with (const AwfpBattle *battle, int body)
{
  const int general = mu_awfp_general_of (battle, battle->unit[body].side);
  return general != MU_NO_BODY && (general == body || battle->unit[general].with == body);
}

int
mu_awfp_ranks (const AwfpUnit *unit)
{
  return unit->files ? (unit->stands + unit->files - 1) / unit->files : 0;
}

/* awfp.basing.depth.*: the usual depth of its bases, as ground. */
void
mu_awfp_reshape (const AwfpBattle *battle, AwfpUnit *unit)
{
  const MuAwfpScale scale = battle->setup->scale;
  if (unit->files > unit->stands)
    unit->files = unit->stands;
  const int base = mu_awfp_base_depth_mm (scale, &unit->troop);
  unit->at.width = unit->files * battle->stand;
  unit->at.depth = mu_awfp_ranks (unit)
                   * (base * MU_PACES (MU_AWFP_STAND_PACES) / mu_awfp_base_width_mm (scale));
}

MuFix
mu_awfp_reach (const AwfpBattle *battle, int body)
{
  return battle->unit[body].reach;
}

int
mu_awfp_line_up (const AwfpBattle *battle, bool from_right, int16_t order[UNITS_MAX])
{
  int count = 0;
  for (int body = 0; body < battle->first[MU_SIDES]; body++)
    if (mu_awfp_on_table (&battle->unit[body])) {
      const int64_t x = battle->unit[body].turn.start.front.x;
      int at = count++;
      for (; at > 0; at--) {
        const int64_t before = battle->unit[order[at - 1]].turn.start.front.x;
        if (from_right ? before >= x : before <= x)
          break;
        order[at] = order[at - 1];
      }
      order[at] = (int16_t) body;
    }
  return count;
}
