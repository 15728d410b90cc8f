/* Which column and shield a target has that is not as it was bought. Between foot and
 * saddle it takes the type of like armour and keeps only weapons that serve on both.
 * Animals are horse with shields, that nobody gains by their having none; armoured ones
 * are extra heavy, a dummy elephant is in cover besides. */
#include "rules/wrg/fight/target.h"

/* READING: wrg.casualties.dismounted: riders who are extra heavy may be men in
 * full iron or less armoured men on armoured horses; they dismount as super
 * heavy foot, unless switched to heavy. Foot that rides has bare horses, so its
 * heaviest is extra heavy. */
static MuTroopType
type_on_foot (const MuReadings *readings, MuTroopType type)
{
  static const uint8_t foot[MU_TROOP_TYPES] = {
    [MU_TROOP_SHC] = MU_TROOP_SHI, [MU_TROOP_EHC] = MU_TROOP_SHI, [MU_TROOP_HC] = MU_TROOP_HI,
    [MU_TROOP_MC] = MU_TROOP_MI,   [MU_TROOP_LC] = MU_TROOP_LI,   [MU_TROOP_EHCM] = MU_TROOP_SHI,
    [MU_TROOP_HCM] = MU_TROOP_HI,  [MU_TROOP_MCM] = MU_TROOP_MI,
  };
  const bool extra = type == MU_TROOP_EHC || type == MU_TROOP_EHCM;
  if (extra && mu_reading (readings, MU_READING_EXTRA_HEAVY_ON_FOOT))
    return MU_TROOP_HI;
  return (MuTroopType) foot[type];
}

static MuTroopType
type_on_horse (MuTroopType type)
{
  static const uint8_t horse[MU_TROOP_TYPES] = {
    [MU_TROOP_SHI] = MU_TROOP_EHC, [MU_TROOP_HI] = MU_TROOP_HC,  [MU_TROOP_LHI] = MU_TROOP_HC,
    [MU_TROOP_MI] = MU_TROOP_MC,   [MU_TROOP_LMI] = MU_TROOP_MC, [MU_TROOP_LI] = MU_TROOP_LC,
  };
  return (MuTroopType) horse[type];
}

static bool
rides (MuTroopType type)
{
  return mu_type_is_cavalry (type) || mu_type_is_camelry (type);
}

/* wrg.casualties.animals, wrg.casualties.dummy */
static void
count_animals (MuWrgTargetCounts *counts, MuTroopType type, MuRule rule)
{
  counts->troop.type = (uint8_t) type;
  counts->troop.weapons = 0;
  counts->troop.breed = MU_COMMON_HORSE;
  counts->troop.shield = true;
  counts->rule = rule;
}

/* What men can use both on foot and in the saddle. */
#define BOTH_WAYS                                                                                  \
  (MU_WEAPON_BIT (MU_WEAPON_LIGHT_SPEAR) | MU_WEAPON_BIT (MU_WEAPON_BOW)                           \
   | MU_WEAPON_BIT (MU_WEAPON_CROSSBOW))

static MuRule
count_as_type (MuWrgTargetCounts *counts, MuTroopType type)
{
  if (mu_type_is_infantry (type) != mu_type_is_infantry ((MuTroopType) counts->troop.type)) {
    counts->troop.weapons &= BOTH_WAYS;
    counts->troop.breed = MU_COMMON_HORSE;
  }
  counts->troop.type = (uint8_t) type;
  counts->rule = MU_RULE_WRG_CASUALTIES_DISMOUNTED;
  return MU_RULE_NONE;
}

MuRule
mu_wrg_target_counts (const MuReadings *readings, const MuTroop *troop, MuWrgTargetAs as,
                      MuWrgTargetCounts *counts)
{
  const MuTroopType type = (MuTroopType) troop->type;
  *counts = (MuWrgTargetCounts){ .troop = *troop };
  switch (as) {
  case MU_WRG_AS_THEMSELVES:
    break;
  case MU_WRG_AS_DISMOUNTED:
    return rides (type) ? count_as_type (counts, type_on_foot (readings, type))
                        : MU_RULE_WRG_CASUALTIES_DISMOUNTED;
  case MU_WRG_AS_MOUNTED_INFANTRY:
    return mu_type_is_infantry (type) ? count_as_type (counts, type_on_horse (type))
                                      : MU_RULE_WRG_CASUALTIES_DISMOUNTED;
  case MU_WRG_AS_MOUNTING:
    if (mu_type_is_model (type))
      return MU_RULE_WRG_CASUALTIES_DISMOUNTED;
    return count_as_type (counts, rides (type) ? type : type_on_horse (type));
  case MU_WRG_AS_RIDERLESS:
  case MU_WRG_AS_PACK_ANIMALS:
    count_animals (counts, MU_TROOP_MC, MU_RULE_WRG_CASUALTIES_ANIMALS);
    break;
  case MU_WRG_AS_RIDERLESS_ARMOURED:
    count_animals (counts, MU_TROOP_EHC, MU_RULE_WRG_CASUALTIES_ANIMALS);
    break;
  case MU_WRG_AS_DUMMY_ELEPHANT:
    count_animals (counts, MU_TROOP_MC, MU_RULE_WRG_CASUALTIES_DUMMY);
    counts->cover = true;
    break;
  }
  return MU_RULE_NONE;
}

bool
mu_wrg_pack_animals_exposed (bool exposed, bool priority_permits)
{
  return exposed && priority_permits; /* wrg.casualties.animals */
}

/* wrg.troops.weapons.special */
MuTroop
mu_wrg_dummy_elephant (bool regular, MuTroopClass class)
{
  return (MuTroop){ .regular = regular,
                    .class = (uint8_t) class,
                    .type = MU_TROOP_MCM,
                    .weapons = MU_WEAPON_BIT (MU_WEAPON_BOW) };
}

int
mu_wrg_count_per_figure (MuTroopType type, int number, const MuCrew *crew)
{
  if (mu_type_is_chariot (type))
    return number * crew->horses;
  return type == MU_TROOP_ART ? number * crew->count : number;
}
