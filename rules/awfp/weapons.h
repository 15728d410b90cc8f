/* Fast Play: weapon classes (awfp.weapons.*). A set of them is part of a troop
 * (troop.h). */
#ifndef MUSTER_RULES_AWFP_WEAPONS_H
#define MUSTER_RULES_AWFP_WEAPONS_H

#include <stdbool.h>

/* Stored in club files as bits, numbers stay. */
typedef enum {
  MU_AWFP_SWORD = 0, /* awfp.weapons.default-sword: nobody writes it */
  MU_AWFP_LANCE,
  MU_AWFP_SPEAR,
  MU_AWFP_JAVELIN, /* and darts */
  MU_AWFP_BOW,
  MU_AWFP_PIKE,
  MU_AWFP_PILUM, /* awfp.weapons.pilum-class: francesca, angon, throwing axes */
  MU_AWFP_LONG_SPEAR,
  MU_AWFP_AXE, /* awfp.weapons.axe-class: two-handed swords, heavy war clubs */
  MU_AWFP_VARIOUS,
  MU_AWFP_CROSSBOW,
  MU_AWFP_LONGBOW,
  MU_AWFP_SLING,
  MU_AWFP_STAFF_SLING,
  MU_AWFP_ENGINE, /* the artillery's own; not written */
} MuAwfpWeapon;
#define MU_AWFP_WEAPONS       15
#define MU_AWFP_WEAPON_BIT(w) (1u << (w))

/* awfp.weapons.mounted, awfp.weapons.infantry: sets that each may carry. */
#define MU_AWFP_MOUNTED_WEAPONS                                                                    \
  (MU_AWFP_WEAPON_BIT (MU_AWFP_LANCE) | MU_AWFP_WEAPON_BIT (MU_AWFP_SPEAR)                         \
   | MU_AWFP_WEAPON_BIT (MU_AWFP_JAVELIN) | MU_AWFP_WEAPON_BIT (MU_AWFP_BOW))
#define MU_AWFP_INFANTRY_WEAPONS                                                                   \
  ((MU_AWFP_WEAPON_BIT (MU_AWFP_ENGINE) - 1u) & ~MU_AWFP_WEAPON_BIT (MU_AWFP_SWORD)                \
   & ~MU_AWFP_WEAPON_BIT (MU_AWFP_LANCE))

/* "longspear", as the notation writes it; "" for sword and engine; static. */
const char *mu_awfp_weapon_name (MuAwfpWeapon weapon);

/* awfp.weapons.dual-use: javelin and various do both. */
bool mu_awfp_weapon_shoots (MuAwfpWeapon weapon);
bool mu_awfp_weapon_fights (MuAwfpWeapon weapon);

/* awfp.shields.two-handed: no hand is left for a shield while it is used. */
bool mu_awfp_weapon_needs_both_hands (MuAwfpWeapon weapon);
/* awfp.shields.reach-first-round: lance, long spear, pike, axe. */
bool mu_awfp_weapon_has_reach (MuAwfpWeapon weapon);

#endif
