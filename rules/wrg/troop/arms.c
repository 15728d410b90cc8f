/* Who may carry what, and who may be at all. Most troops are plain and let through at one
 * look (arms.h); of the odd, what no other weapon could mend is asked first (transport,
 * regular elephants, breeds), then single weapons, then what goes badly together or in
 * such an order. A crew is judged man by man, as each has but one weapon. */
#include "rules/wrg/troop/arms.h"

#define FOOT_DISTANT (WEAPON_BIT (SLING) | WEAPON_BIT (STAFF_SLING) | WEAPON_BIT (ENGINE))
#define DISTANT      (FOOT_DISTANT | WEAPON_BIT (LIGHT_SPEAR) | WEAPON_BIT (BOW) | WEAPON_BIT (CROSSBOW))

typedef struct {
  uint16_t allowed;
  MuRule close_rule;
} Arms;

static Arms
find_arms (MuTroopType type)
{
  if (mu_type_is_infantry (type))
    return (Arms){ FOOT, MU_RULE_WRG_TROOPS_WEAPONS_CLOSE };
  if (!mu_wrg_type_may_attack (type)) /* wrg.points.transport: drivers are unarmed */
    return (Arms){ 0, MU_RULE_WRG_TROOPS_WEAPONS_CLOSE };
  return (Arms){ mu_type_is_model (type) ? CREWS : RIDERS,
                 MU_RULE_WRG_TROOPS_WEAPONS_MOUNTED_CLOSE };
}

/* wrg.troops.weapons.limits
 *
 * READING: the ordinary sling alone is barred in close order: the book's
 * tables call the other one by its full name throughout. */
static bool
breaks_limits (const MuTroop *troop)
{
  const MuTroopType type = (MuTroopType) troop->type;
  if (!mu_type_is_infantry (type))
    return false;
  const bool close = mu_wrg_type_density (type) == MU_WRG_CLOSE;
  return troop->weapons & (close ? WEAPON_BIT (SLING) : WEAPON_BIT (PIKE));
}

static MuRule
find_forbidden_arms (const MuTroop *troop)
{
  const Arms arms = find_arms ((MuTroopType) troop->type);
  const unsigned wrong = troop->weapons & ~(unsigned) arms.allowed;

  if (wrong & DISTANT)
    return MU_RULE_WRG_TROOPS_WEAPONS_DISTANT;
  if (wrong)
    return arms.close_rule;
  /* the lance and the long spear are one class, once on a horse and once on foot */
  if ((troop->weapons & WEAPON_BIT (LANCE)) && (troop->weapons & WEAPON_BIT (LONG_SPEAR)))
    return MU_RULE_WRG_TROOPS_WEAPONS_MOUNTED_CLOSE;
  return breaks_limits (troop) ? MU_RULE_WRG_TROOPS_WEAPONS_LIMITS : MU_RULE_NONE;
}

MuRule
mu_wrg_troop_forbidden (const MuTroop *troop)
{
  const MuTroopType type = (MuTroopType) troop->type;

  if (is_plain (troop))
    return MU_RULE_NONE;

  if (mu_type_is_transport (type) && (troop->weapons || troop->shield))
    return MU_RULE_WRG_POINTS_TRANSPORT; /* wrg.points.transport: sold with unarmed drivers */
  if (troop->type == MU_TROOP_EL && troop->regular)
    return MU_RULE_WRG_TROOPS_ELEPHANT_IRREGULAR; /* wrg.troops.elephant.irregular */
  if (troop->type == MU_TROOP_EHCM && troop->regular)
    return MU_RULE_WRG_POINTS_CAMELRY; /* wrg.points.camelry: no price for regulars */
  if (troop->breed != MU_COMMON_HORSE && !mu_type_is_cavalry (type) && !mu_type_is_chariot (type))
    return MU_RULE_WRG_POINTS_ARAB_INDIAN; /* wrg.points.arab-indian: horses only */
  return find_forbidden_arms (troop);
}

/* wrg.troops.elephant.crew, wrg.troops.type.chariots, wrg.troops.artillery.crew
 *
 * READING: wrg.troops.elephant.crew: the notation does not tell Indian, African
 * and Burmese beasts apart, so the largest crew of the three is the limit. */
static const struct {
  uint8_t least;
  uint8_t most;
  uint8_t least_horses;
  uint8_t most_horses;
  MuRule rule;
} crew_table[MU_TROOP_TYPES] = {
  [MU_TROOP_HCH] = { 2, MU_CREW_MAX, 2, 4, MU_RULE_WRG_TROOPS_TYPE_CHARIOTS },
  [MU_TROOP_LCH] = { 0, 1, 2, 4, MU_RULE_WRG_TROOPS_TYPE_CHARIOTS },
  [MU_TROOP_EL] = { 0, 16, 0, 0, MU_RULE_WRG_TROOPS_ELEPHANT_CREW },
  [MU_TROOP_ART] = { 2, 6, 0, 0, MU_RULE_WRG_TROOPS_ARTILLERY_CREW },
  [MU_TROOP_WAGON] = { 0, 0, 0, 0, MU_RULE_WRG_POINTS_TRANSPORT }, /* unarmed */
};

/* One figure of the crew is armed as a troop with that weapon alone. */
MuRule
mu_wrg_crew_forbidden_arms (const MuTroop *troop, const MuCrew *crew)
{
  const Arms arms = find_arms ((MuTroopType) troop->type);
  const unsigned allowed = arms.allowed | WEAPON_BIT (SIDEARM)
                           | (troop->type == MU_TROOP_ART ? WEAPON_BIT (ENGINE) : 0);

  for (int i = 0; i < crew->count; i++)
    if (crew->weapon[i] >= MU_WEAPONS || !(allowed >> crew->weapon[i] & 1u))
      return arms.close_rule;
  return MU_RULE_NONE;
}

MuRule
mu_wrg_crew_forbidden (const MuTroop *troop, const MuCrew *crew)
{
  const MuTroopType type = (MuTroopType) troop->type;

  if (!mu_type_is_model (type))
    return crew->count || crew->horses ? MU_RULE_WRG_POINTS_CREW : MU_RULE_NONE;
  if (crew->count < crew_table[type].least || crew->count > crew_table[type].most
      || crew->horses < crew_table[type].least_horses
      || crew->horses > crew_table[type].most_horses)
    return crew_table[type].rule;
  return mu_wrg_crew_forbidden_arms (troop, crew);
}

/* wrg.shields.two-handed
 *
 * READING: wrg.shields.two-handed: the book's list is of examples; a crossbow
 * is spanned and aimed with both hands, a sling and a lance leave one free. */
bool
mu_wrg_weapon_needs_both_hands (MuWeapon weapon)
{
  const unsigned both = WEAPON_BIT (PIKE) | WEAPON_BIT (TWO_HANDED) | WEAPON_BIT (BOW)
                        | WEAPON_BIT (CROSSBOW) | WEAPON_BIT (STAFF_SLING);
  return both >> weapon & 1u;
}

/* wrg.orders.skirmish */
bool
mu_wrg_troop_may_skirmish (const MuTroop *troop)
{
  const unsigned types = 1u << MU_TROOP_LC | 1u << MU_TROOP_MC | 1u << MU_TROOP_HC
                         | 1u << MU_TROOP_EHC | 1u << MU_TROOP_LI | 1u << MU_TROOP_LMI
                         | 1u << MU_TROOP_LHI | 1u << MU_TROOP_LCH;

  return (types >> troop->type & 1u) && (troop->weapons & DISTANT);
}
