/* What each class of weapon does, as a table of four columns: the rules ask whether it shoots,
 * fights, needs both hands or has reach, and never which weapon it is. */
#include "rules/awfp/weapons.h"

/* READING: awfp.shields.two-handed: the book gives archers and axes as examples;
 * every bow, crossbow, staff sling and pike is worked with both hands too, while
 * a sling, a lance and a long spear leave one free.
 * A weapon that only shoots leaves its bearer the sword in close combat. */
/* clang-format off */
static const struct {
  const char *name;
  bool shoots, fights, both_hands, reach;
} weapon_table[] = {
  /*                         name          shoots fights both hands reach */
  [MU_AWFP_SWORD]       = { "",            false, true,  false, false },
  [MU_AWFP_LANCE]       = { "lance",       false, true,  false, true },
  [MU_AWFP_SPEAR]       = { "spear",       false, true,  false, false },
  [MU_AWFP_JAVELIN]     = { "javelin",     true,  true,  false, false },
  [MU_AWFP_BOW]         = { "bow",         true,  false, true,  false },
  [MU_AWFP_PIKE]        = { "pike",        false, true,  true,  true },
  [MU_AWFP_PILUM]       = { "pilum",       false, true,  false, false },
  [MU_AWFP_LONG_SPEAR]  = { "longspear",   false, true,  false, true },
  [MU_AWFP_AXE]         = { "axe",         false, true,  true,  true },
  [MU_AWFP_VARIOUS]     = { "various",     true,  true,  false, false },
  [MU_AWFP_CROSSBOW]    = { "crossbow",    true,  false, true,  false },
  [MU_AWFP_LONGBOW]     = { "longbow",     true,  false, true,  false },
  [MU_AWFP_SLING]       = { "sling",       true,  false, false, false },
  [MU_AWFP_STAFF_SLING] = { "staffsling",  true,  false, true,  false },
  [MU_AWFP_ENGINE]      = { "",            true,  false, true,  false },
};
/* clang-format on */
_Static_assert(sizeof weapon_table / sizeof weapon_table[0] == MU_AWFP_WEAPONS,
               "a row for each weapon");

const char *
mu_awfp_weapon_name (MuAwfpWeapon weapon)
{
  return weapon_table[weapon].name;
}

/* awfp.weapons.dual-use */
bool
mu_awfp_weapon_shoots (MuAwfpWeapon weapon)
{
  return weapon_table[weapon].shoots;
}

bool
mu_awfp_weapon_fights (MuAwfpWeapon weapon)
{
  return weapon_table[weapon].fights;
}

bool
mu_awfp_weapon_needs_both_hands (MuAwfpWeapon weapon)
{
  return weapon_table[weapon].both_hands;
}

bool
mu_awfp_weapon_has_reach (MuAwfpWeapon weapon)
{
  return weapon_table[weapon].reach;
}
