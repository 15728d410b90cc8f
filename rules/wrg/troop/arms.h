/* Private to the sums: the weapons that each kind of troops may use, and who may
 * plainly be. Every sum asks that of both sides, so it is answered in line. */
#ifndef MUSTER_RULES_WRG_TROOP_ARMS_H
#define MUSTER_RULES_WRG_TROOP_ARMS_H

#include "rules/troop/troop.h"
#include "rules/wrg/troop/troop.h"

/* wrg.troops.weapons.distant, wrg.troops.weapons.close, wrg.troops.weapons.mounted-close: the
 * weapon classes that each kind may use.
 *
 * READING: wrg.troops.weapons.mounted-close: crews of any
 * chariot may use the pike; which chariots are the "some" that may is left to the army book. */
#define WEAPON_BIT(w) MU_WEAPON_BIT (MU_WEAPON_##w)
#define RIDERS                                                                                     \
  (WEAPON_BIT (LANCE) | WEAPON_BIT (LIGHT_SPEAR) | WEAPON_BIT (BOW) | WEAPON_BIT (CROSSBOW))
#define CREWS (RIDERS | WEAPON_BIT (LONG_SPEAR) | WEAPON_BIT (PIKE))
#define FOOT                                                                                       \
  (WEAPON_BIT (LONG_SPEAR) | WEAPON_BIT (PIKE) | WEAPON_BIT (HEAVY_THROWING)                       \
   | WEAPON_BIT (LIGHT_SPEAR) | WEAPON_BIT (TWO_HANDED) | WEAPON_BIT (BOW) | WEAPON_BIT (CROSSBOW) \
   | WEAPON_BIT (SLING) | WEAPON_BIT (STAFF_SLING))

/* Weapons that a type may carry in any mixture: most troops are plain. */
#define CLOSE_FOOT (FOOT & ~(WEAPON_BIT (SLING)))
#define LOOSE_FOOT (FOOT & ~(WEAPON_BIT (PIKE)))
#define PLAIN_CREW (CREWS & ~(WEAPON_BIT (LONG_SPEAR)))
static const uint16_t plain_table[MU_TROOP_TYPES] = {
  [MU_TROOP_SHC] = RIDERS,     [MU_TROOP_EHC] = RIDERS,     [MU_TROOP_HC] = RIDERS,
  [MU_TROOP_MC] = RIDERS,      [MU_TROOP_LC] = RIDERS,      [MU_TROOP_SHI] = CLOSE_FOOT,
  [MU_TROOP_HI] = CLOSE_FOOT,  [MU_TROOP_LHI] = LOOSE_FOOT, [MU_TROOP_MI] = CLOSE_FOOT,
  [MU_TROOP_LMI] = LOOSE_FOOT, [MU_TROOP_LI] = LOOSE_FOOT,  [MU_TROOP_EHCM] = RIDERS,
  [MU_TROOP_HCM] = RIDERS,     [MU_TROOP_MCM] = RIDERS,     [MU_TROOP_HCH] = PLAIN_CREW,
  [MU_TROOP_LCH] = PLAIN_CREW, [MU_TROOP_EL] = PLAIN_CREW,  [MU_TROOP_ART] = 0,
};

/* wrg.troops.elephant.irregular, wrg.points.camelry */
#define IRREGULAR_TYPES (MU_TROOP_BIT (MU_TROOP_EL) | MU_TROOP_BIT (MU_TROOP_EHCM))

static inline bool
is_plain (const MuTroop *troop)
{
  const unsigned odd_weapons = troop->weapons & ~(unsigned) plain_table[troop->type];
  const bool odd_breed = troop->breed != MU_COMMON_HORSE;
  const unsigned odd_regular = troop->regular & IRREGULAR_TYPES >> troop->type;
  const unsigned odd_shield = troop->shield & MU_TRANSPORT_TYPES >> troop->type;
  return !(odd_weapons | odd_breed | odd_regular | odd_shield);
}

/* mu_wrg_troop_forbidden: only the odd are looked at one by one. */
static inline bool
may_be (const MuTroop *troop)
{
  return is_plain (troop) || mu_wrg_troop_forbidden (troop) == MU_RULE_NONE;
}

#endif
