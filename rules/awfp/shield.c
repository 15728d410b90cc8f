/* Whether a unit counts as shielded: who always does, then a weapon with reach in the first
 * round, then what takes a shield away, then the shield itself. In this order reach shields even
 * men who carry none, and nothing is taken from who has nothing. */
#include "rules/awfp/shield.h"

/* READING: awfp.shields.always-v-artillery: always is always: what takes shields
 * away from men who carry them takes nothing from these. */
MuRule
mu_awfp_shield_always (MuAwfpKind kind)
{
  switch (kind) {
  case MU_AWFP_ELEPHANTS:
    return MU_RULE_AWFP_SHIELDS_ELEPHANTS;
  case MU_AWFP_CHARIOTS:
    return MU_RULE_AWFP_SHIELDS_CHARIOTS;
  case MU_AWFP_ARTILLERY:
    return MU_RULE_AWFP_SHIELDS_ARTILLERY;
  case MU_AWFP_CAVALRY:
  case MU_AWFP_CAMELS:
  case MU_AWFP_INFANTRY:
    break;
  }
  return MU_RULE_NONE;
}

/* READING: awfp.shields.axe-clash: an axe keeps the enemy off in the first round
 * and takes the shield's hand in every later one.
 * The reach counts though the blow comes from flank or rear: the book makes no
 * exception to it. */
static bool
keeps_off (const MuAwfpStance *stance)
{
  return stance->round == 1 && mu_awfp_weapon_has_reach (stance->using);
}

/* READING: awfp.shields.flank-rear: men carry shields on the left arm, so the
 * unshielded side is the right. */
static MuRule
taken_away (const MuAwfpStance *stance)
{
  if (stance->round == 0 && stance->by_artillery)
    return MU_RULE_AWFP_SHIELDS_ARTILLERY_FIRE;
  if (stance->side == MU_AWFP_RIGHT || stance->side == MU_AWFP_REAR)
    return MU_RULE_AWFP_SHIELDS_FLANK_REAR;
  if (mu_awfp_weapon_needs_both_hands (stance->using))
    return MU_RULE_AWFP_SHIELDS_TWO_HANDED;
  return MU_RULE_NONE;
}

/* awfp.shields.default, awfp.shields.artillery-fire */
MuAwfpShielding
mu_awfp_shielding (const MuAwfpStance *stance)
{
  const MuRule rule = mu_awfp_shield_always (mu_awfp_troop_kind (&stance->troop));
  if (rule != MU_RULE_NONE)
    return (MuAwfpShielding){ true, rule };
  if (keeps_off (stance))
    return (MuAwfpShielding){ true, MU_RULE_AWFP_SHIELDS_REACH_FIRST_ROUND };
  const MuRule taken = stance->troop.shield ? taken_away (stance) : MU_RULE_NONE;
  if (taken != MU_RULE_NONE)
    return (MuAwfpShielding){ false, taken };
  return (MuAwfpShielding){ stance->troop.shield, MU_RULE_AWFP_SHIELDS_DEFAULT };
}
