/* Do they go without shields, and does it matter? Asked from the whole to the part: those
 * to whom it never matters, the formation, what a man's hands do, the side he shows; the
 * first reason found is the one told. Cover is another question: a shield that is propped
 * up is none to its man, but he is in cover. */
#include "rules/wrg/troop/shields.h"

#include "rules/wrg/troop/troop.h"

#define PAVISE_QUARTERS 2 /* wrg.shields.pavise */
#define UNDER_MANTLET   2 /* wrg.shields.mantlet */

/* READING: wrg.shields.side: the book names no side; men carry shields on the
 * left arm, so the left flank is shielded, the right and the rear are not;
 * switched, no flank is. */
bool
mu_wrg_side_is_unshielded (const MuReadings *readings, MuWrgSide side)
{
  switch (side) {
  case MU_WRG_FROM_FRONT:
  case MU_WRG_FROM_OVERLAP: /* wrg.shields.overlap */
    break;
  case MU_WRG_FROM_LEFT:
    return mu_reading (readings, MU_READING_SHIELD_SIDE);
  case MU_WRG_FROM_RIGHT:
  case MU_WRG_FROM_REAR:
    return true;
  }
  return false;
}

static MuWrgProtection
without (MuRule rule)
{
  return (MuWrgProtection){ .shieldless = true, .rule = rule };
}

static MuWrgProtection
untold (MuRule rule)
{
  return (MuWrgProtection){ .rule = rule };
}

/* wrg.formation.square: sides show only while it moves. */
static bool
shows_side (const MuReadings *readings, const MuWrgStance *stance)
{
  if (!mu_wrg_side_is_unshielded (readings, stance->side))
    return false;
  return stance->formation != MU_FORMATION_SQUARE || stance->doing & MU_WRG_MOVING;
}

static MuRule
side_rule (const MuWrgStance *stance)
{
  if (stance->formation == MU_FORMATION_SQUARE)
    return MU_RULE_WRG_FORMATION_SQUARE;
  return stance->side == MU_WRG_FROM_REAR ? MU_RULE_WRG_SHIELDS_UNUSABLE : MU_RULE_WRG_SHIELDS_SIDE;
}

/* READING: wrg.formation.cantabrian: "all" count shielded, those with bows in
 * both hands too, unless switched; but a man without a shield has none. */
static bool
is_in_circle (const MuReadings *readings, const MuWrgStance *stance)
{
  if (stance->formation != MU_FORMATION_CANTABRIAN)
    return false;
  return !mu_reading (readings, MU_READING_CIRCLE_BOWS)
         || !mu_wrg_weapon_needs_both_hands (stance->using);
}

/* wrg.shields.unusable, wrg.shields.pavise, wrg.shields.two-handed */
static MuWrgProtection
protect_figures (const MuReadings *readings, const MuWrgStance *stance)
{
  const unsigned doing = stance->doing;
  if (!stance->troop.shield)
    return without (MU_RULE_WRG_SHIELDS_UNUSABLE);
  if (is_in_circle (readings, stance))
    return untold (MU_RULE_WRG_FORMATION_CANTABRIAN);
  if (doing & (MU_WRG_CLIMBING | MU_WRG_BACK_TURNED))
    return without (MU_RULE_WRG_SHIELDS_UNUSABLE);
  if (doing & MU_WRG_SHIELD_PROPPED)
    return without (MU_RULE_WRG_SHIELDS_PAVISE);
  if (mu_wrg_weapon_needs_both_hands (stance->using))
    return without (MU_RULE_WRG_SHIELDS_TWO_HANDED);
  if (shows_side (readings, stance))
    return without (side_rule (stance));
  return untold (MU_RULE_NONE);
}

/* wrg.shields.mantlet, wrg.shields.pavise: cover, from shooting alone. */
static MuRule
cover_rule (unsigned doing)
{
  if (doing & MU_WRG_MANTLET)
    return MU_RULE_WRG_SHIELDS_MANTLET;
  if (doing & MU_WRG_SHIELD_PROPPED)
    return MU_RULE_WRG_SHIELDS_PAVISE;
  return doing & MU_WRG_HARD_COVER ? MU_RULE_WRG_SHOOT_TACTICAL_COVER : MU_RULE_NONE;
}

/* wrg.formation.testudo.shields: from any angle, as long as it is in order. */
static MuWrgProtection
protect_testudo (const MuWrgStance *stance)
{
  const bool open = stance->doing & MU_WRG_DISORDERED;
  return (MuWrgProtection){ .shieldless = open, .rule = MU_RULE_WRG_FORMATION_TESTUDO_SHIELDS };
}

/* wrg.shields.super-heavy: their armour does, but not against crossbows; a
 * testudo counts as plain foot. */
static MuWrgProtection
protect_from_shots (const MuReadings *readings, const MuWrgStance *stance, MuWeapon by)
{
  const MuTroopType type = (MuTroopType) stance->troop.type;
  if (by == MU_WEAPON_ENGINE || mu_type_is_model (type))
    return untold (MU_RULE_WRG_SHOOT_TACTICAL_SHIELDLESS);
  if (stance->formation == MU_FORMATION_TESTUDO)
    return protect_testudo (stance);
  if (mu_type_is_super_heavy (type) && by != MU_WEAPON_CROSSBOW)
    return untold (MU_RULE_WRG_SHIELDS_SUPER_HEAVY);
  return protect_figures (readings, stance);
}

MuWrgProtection
mu_wrg_protection_shot (const MuReadings *readings, const MuWrgStance *stance, MuWeapon by)
{
  MuWrgProtection protection = protect_from_shots (readings, stance, by);
  protection.cover_rule = cover_rule (stance->doing);
  protection.cover = protection.cover_rule != MU_RULE_NONE;
  return protection;
}

MuWrgProtection
mu_wrg_protection_melee (const MuReadings *readings, const MuWrgStance *stance)
{
  const MuTroopType type = (MuTroopType) stance->troop.type;
  if (mu_type_is_model (type))
    return untold (MU_RULE_WRG_MELEE_TACTICAL_SHIELDLESS);
  if (mu_type_is_super_heavy (type) && stance->formation != MU_FORMATION_TESTUDO)
    return untold (MU_RULE_WRG_SHIELDS_SUPER_HEAVY);
  return protect_figures (readings, stance);
}

int
mu_wrg_mantlet_covers (int mantlets, int figures)
{
  const int covered = mantlets * UNDER_MANTLET;
  return covered < figures ? covered : figures;
}

int
mu_wrg_pavise_quarters (bool propped, bool wanted)
{
  return propped == wanted ? 0 : PAVISE_QUARTERS;
}
