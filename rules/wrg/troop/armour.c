/* What a figure counts as, from what it shows: armour first, then how close they stand.
 * Light troops are both bare and dispersed, so an armoured man who skirmishes is not one;
 * a horse's armour raises its rider no further than his own allows, a camel's of metal does
 * so by itself. */
#include "rules/wrg/troop/armour.h"

/* wrg.troops.type.cavalry */
MuTroopType
mu_wrg_cavalry_type (MuWrgArmour rider, MuWrgHorseArmour horse, bool dispersed)
{
  const bool covered = horse >= MU_WRG_HORSE_FULL;
  if (rider == MU_WRG_FULL_IRON)
    return covered ? MU_TROOP_SHC : MU_TROOP_EHC;
  if (rider >= MU_WRG_PART_METAL)
    return horse >= MU_WRG_HORSE_PART ? MU_TROOP_EHC : MU_TROOP_HC;
  if (rider == MU_WRG_RAWHIDE && horse != MU_WRG_HORSE_BARE)
    return MU_TROOP_HC;
  return dispersed && rider == MU_WRG_BARE ? MU_TROOP_LC : MU_TROOP_MC;
}

/* wrg.troops.type.infantry
 *
 * READING: wrg.troops.type.infantry: mainly metal armour in looser order is not
 * foreseen; it counts as partial. */
MuTroopType
mu_wrg_infantry_type (MuWrgArmour armour, MuWrgDensity density)
{
  if (armour >= MU_WRG_MAINLY_METAL && density == MU_WRG_CLOSE)
    return MU_TROOP_SHI;
  if (armour >= MU_WRG_PART_METAL)
    return density == MU_WRG_CLOSE ? MU_TROOP_HI : MU_TROOP_LHI;
  if (density == MU_WRG_DISPERSED && armour == MU_WRG_BARE)
    return MU_TROOP_LI;
  return density == MU_WRG_CLOSE ? MU_TROOP_MI : MU_TROOP_LMI;
}

/* wrg.troops.type.camelry: neither super heavy nor light ones */
MuTroopType
mu_wrg_camelry_type (MuWrgArmour rider, MuWrgHorseArmour camel)
{
  const bool metal = camel == MU_WRG_HORSE_PART || camel == MU_WRG_HORSE_FULL_METAL;
  if (rider == MU_WRG_FULL_IRON || metal)
    return MU_TROOP_EHCM;
  return rider >= MU_WRG_PART_METAL ? MU_TROOP_HCM : MU_TROOP_MCM;
}

bool
mu_wrg_camel_may_carry_two (MuTroopType type)
{
  return type == MU_TROOP_MCM;
}

/* wrg.troops.class.a, wrg.troops.class.b, wrg.troops.class.c, wrg.troops.class.d
 *
 * READING: wrg.troops.class.a: the handwritten words are taken as chariot
 * drivers who ride without crew; switched, those are of class B as nobles are.
 * READING: wrg.troops.class.d: taken as drivers of transport; switched, those
 * are of class C. */
MuTroopClass
mu_wrg_quality_class (const MuReadings *readings, MuWrgQuality quality)
{
  switch (quality) {
  case MU_WRG_GUARDS:
  case MU_WRG_FANATICS:
    return MU_CLASS_A;
  case MU_WRG_LONE_DRIVERS:
    return mu_reading (readings, MU_READING_LONE_DRIVERS) ? MU_CLASS_B : MU_CLASS_A;
  case MU_WRG_ELITES:
  case MU_WRG_NOBLES:
    return MU_CLASS_B;
  case MU_WRG_TRAINED:
  case MU_WRG_WARLIKE:
    return MU_CLASS_C;
  case MU_WRG_SECOND_RATE:
  case MU_WRG_LEVIES:
    return MU_CLASS_D;
  case MU_WRG_CARTERS:
    return mu_reading (readings, MU_READING_CARTERS) ? MU_CLASS_C : MU_CLASS_D;
  }
  return MU_CLASS_C;
}

MuTroop
mu_wrg_dacian_armour (const MuTroop *legionary)
{
  MuTroop armoured = *legionary;
  armoured.type = MU_TROOP_SHI;
  armoured.weapons = 0;
  return armoured;
}

bool
mu_wrg_may_have_dummy_elephants (bool arab_conquest)
{
  return arab_conquest;
}

/* wrg.melee.general-type */
MuTroop
mu_wrg_general_fights_as (const MuTroop *bodyguard, const MuTroop *body, int guards)
{
  const bool mounted = mu_type_is_mounted ((MuTroopType) body->type);
  return mounted || guards > 1 ? *bodyguard : *body;
}

MuRule
mu_wrg_berserk_barred (const MuTroop *troop)
{
  const bool foot = mu_type_is_infantry ((MuTroopType) troop->type);
  const bool fits = foot && !troop->regular && troop->class == MU_CLASS_A && !troop->shield
                    && troop->weapons == 0;
  return fits ? MU_RULE_NONE : MU_RULE_WRG_MELEE_BERSERK;
}
