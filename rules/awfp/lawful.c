/* Which troops may be, and which may share a stand. Order, weapons, shield and the rest are
 * asked in turn and the first rule that is broken is the answer, so that a player hears of one
 * fault at a time, and of the armour's before those that follow from it. */
#include <assert.h>

#include "rules/awfp/shield.h"
#include "rules/awfp/troop.h"

/* awfp.armor.cat-ac-close: no other horse rides in close order. */
static MuRule
wrong_order (const MuAwfpTroop *troop)
{
  const MuAwfpArmour armour = (MuAwfpArmour) troop->armour;
  if (mu_awfp_order_allowed (armour, (MuAwfpOrder) troop->order))
    return MU_RULE_NONE;
  const MuAwfpKind kind = mu_awfp_armour_kind (armour);
  if (troop->order == MU_AWFP_CLOSE && (kind == MU_AWFP_CAVALRY || kind == MU_AWFP_CAMELS))
    return MU_RULE_AWFP_ARMOR_CAT_AC_CLOSE;
  return mu_awfp_armour_rule (armour);
}

/* READING: awfp.armor.arty: the weapons of infantry are not for the crews of
 * engines: they have the engine and their swords. */
static MuRule
wrong_weapons (const MuAwfpTroop *troop)
{
  const MuAwfpKind kind = mu_awfp_troop_kind (troop);
  if (mu_awfp_kind_is_mounted (kind))
    return troop->weapons & ~MU_AWFP_MOUNTED_WEAPONS ? MU_RULE_AWFP_WEAPONS_MOUNTED : MU_RULE_NONE;
  if (kind == MU_AWFP_ARTILLERY)
    return troop->weapons ? MU_RULE_AWFP_ARMOR_ARTY : MU_RULE_NONE;
  return troop->weapons & ~MU_AWFP_INFANTRY_WEAPONS ? MU_RULE_AWFP_WEAPONS_INFANTRY : MU_RULE_NONE;
}

/* READING: awfp.shields.elephants, awfp.shields.chariots, awfp.shields.artillery:
 * who always counts as shielded has no shield to write down and to pay for. */
static MuRule
wrong_shield (const MuAwfpTroop *troop)
{
  return troop->shield ? mu_awfp_shield_always (mu_awfp_troop_kind (troop)) : MU_RULE_NONE;
}

static MuRule
wrong_extras (const MuAwfpTroop *troop)
{
  if (troop->scythes && troop->armour != MU_AWFP_HCH)
    return MU_RULE_AWFP_ARMOR_HCH_SCYTHES;
  if (troop->armoured && troop->armour != MU_AWFP_EL)
    return MU_RULE_AWFP_ARMOR_EL_ARMORED;
  /* awfp.morale.warband.infantry */
  if (troop->morale == MU_AWFP_WARBAND && mu_awfp_troop_kind (troop) != MU_AWFP_INFANTRY)
    return MU_RULE_AWFP_MORALE_WARBAND_INFANTRY;
  return MU_RULE_NONE;
}

MuRule
mu_awfp_troop_forbidden (const MuAwfpTroop *troop)
{
  static MuRule (*const wrong[]) (const MuAwfpTroop *)
      = { wrong_order, wrong_weapons, wrong_shield, wrong_extras };
  for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
    const MuRule rule = wrong[i](troop);
    if (rule != MU_RULE_NONE)
      return rule;
  }
  return MU_RULE_NONE;
}

bool
mu_awfp_troop_same (const MuAwfpTroop *a, const MuAwfpTroop *b)
{
  return a->trained == b->trained && a->morale == b->morale && a->armour == b->armour
         && a->order == b->order && a->weapons == b->weapons && a->shield == b->shield
         && a->scythes == b->scythes && a->armoured == b->armoured;
}

/* awfp.armor.homogeneous; training, order and shields too: they are the unit's. */
MuRule
mu_awfp_stand_refused (const MuAwfpTroop *figures, int count)
{
  assert (count >= 1);
  for (int i = 1; i < count; i++)
    if (!mu_awfp_troop_same (&figures[0], &figures[i]))
      return MU_RULE_AWFP_ARMOR_HOMOGENEOUS;
  return MU_RULE_NONE;
}
