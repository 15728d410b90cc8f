/* Which factors of a test hold, from what is about the body. Doubt goes one way each time:
 * cover of which nothing is known is unfriendly, hidden ground undoes an empty flank, a
 * general with the body is not near it too. Of several orders the mildest holds, of several
 * classes the worst, but for a rash general and for the first danger. */
#include "rules/wrg/nerve/surroundings.h"

#include <assert.h>

/* wrg.reaction.within: up to the stated distance; wrg.reaction.detour: the way
 * round must be less than it. */
bool
mu_wrg_reaction_within (int paces, int straight, int way_round)
{
  if (straight > paces)
    return false;
  return way_round < 0 || way_round < paces;
}

/* Who is in it cannot be two things at once. */
static MuRule
contradiction (const MuWrgCoverFacts *facts)
{
  if (facts->only_enemy && (facts->only_friends || facts->disputed || facts->empty))
    return MU_RULE_WRG_REACTION_COVER_UNFRIENDLY;
  if (facts->only_friends && (facts->disputed || facts->empty || facts->enemy_entered))
    return MU_RULE_WRG_REACTION_COVER_FRIENDLY;
  if (facts->disputed && facts->empty)
    return MU_RULE_WRG_REACTION_COVER_FRIENDLY;
  return MU_RULE_NONE;
}

static bool
is_friendly (const MuWrgCoverFacts *facts)
{
  return facts->only_friends || facts->disputed || (facts->passed && !facts->enemy_entered);
}

static bool
knows_nothing (const MuWrgCoverFacts *facts)
{
  return !facts->empty && !facts->enemy_entered && !facts->passed;
}

MuRule
mu_wrg_reaction_cover (const MuWrgCoverFacts *facts, MuWrgCoverSide *side)
{
  const MuRule rule = contradiction (facts);
  if (rule != MU_RULE_NONE)
    return rule;
  if (facts->only_enemy)
    *side = MU_COVER_UNFRIENDLY; /* wrg.reaction.cover.unfriendly, whoever passed before */
  else if (is_friendly (facts))
    *side = MU_COVER_FRIENDLY; /* wrg.reaction.cover.friendly */
  else
    *side = knows_nothing (facts) ? MU_COVER_UNFRIENDLY : MU_COVER_NEITHER;
  return MU_RULE_NONE;
}

bool
mu_wrg_flank_is_secure (const MuWrgFlankFacts *flank)
{
  return flank->friend_beside || flank->obstacle_beside || flank->cover_beside /* .secure-flank */
         || flank->reserve                              /* wrg.reaction.secure-flank.reserve */
         || (flank->no_enemy && !flank->hidden_ground); /* wrg.reaction.secure-flank.no-enemy */
}

int
mu_wrg_secure_flanks (MuWrgFlankShape shape, const MuWrgFlankFacts flank[2])
{
  switch (shape) {
  case MU_SHAPE_LINE:
    break;
  case MU_SHAPE_SQUARE: /* wrg.reaction.secure-flank.special: no flank at all */
    return 0;
  case MU_SHAPE_CANTABRIAN: /* the inner one */
    return 1;
  }
  return mu_wrg_flank_is_secure (&flank[0]) + mu_wrg_flank_is_secure (&flank[1]);
}

/* READING: wrg.reaction.deduct1.shot-at: "own strength" is that of now, unless
 * switched to that of the start. */
bool
mu_wrg_reaction_shot_at (const MuReadings *readings, int shooting, int figures_now,
                         int figures_start)
{
  const int strength
      = mu_reading (readings, MU_READING_SHOT_AT_START) ? figures_start : figures_now;
  return shooting > 0 && 2 * (int64_t) shooting >= strength;
}

/* READING: wrg.reaction.add1.more-friends: twice as many count as twice as many
 * alone, unless switched to both numbers. */
void
mu_wrg_reaction_compare (const MuReadings *readings, int friends, int enemies,
                         MuWrgReactionFacts *facts)
{
  const bool twice = friends >= 2 * (int64_t) enemies;
  const bool half = 2 * (int64_t) friends <= enemies;
  const bool both = mu_reading (readings, MU_READING_MORE_AND_DOUBLE);
  facts->times[MU_REACTION_DOUBLE_FRIENDS] = twice;
  facts->times[MU_REACTION_MORE_FRIENDS] = friends > enemies && (!twice || both);
  facts->times[MU_REACTION_OUTNUMBERED] = !twice && half;
  facts->times[MU_REACTION_FEWER_FRIENDS] = friends < enemies && !half;
}

/* wrg.reaction.either3.general-with */
static bool
is_with (const MuWrgGeneralFacts *general, bool body_in_rout)
{
  return general->with_body && !general->disabled && (!body_in_rout || general->joined_later);
}

/* wrg.reaction.either1.general
 * READING: a general who counts as with the body does not count as near it too,
 * unless switched. */
static bool
is_near (const MuReadings *readings, const MuWrgGeneralFacts *general, bool body_in_rout)
{
  if (!general->commands || general->disabled || general->broken || general->retiring)
    return false;
  if (!is_with (general, body_in_rout))
    return general->within_150;
  return mu_reading (readings, MU_READING_GENERAL_TWICE);
}

void
mu_wrg_reaction_generals (const MuReadings *readings, const MuWrgGeneralFacts *general, int count,
                          bool body_in_rout, MuWrgReactionFacts *facts)
{
  facts->times[MU_REACTION_GENERAL_WITH] = 0;
  facts->times[MU_REACTION_GENERAL] = 0;
  for (int i = 0; i < count; i++) {
    if (is_with (&general[i], body_in_rout))
      facts->times[MU_REACTION_GENERAL_WITH] = 1;
    if (is_near (readings, &general[i], body_in_rout))
      facts->times[MU_REACTION_GENERAL] = 1;
  }
}

/* READING: wrg.reaction.either.character: the 1s and 3s of every body that the
 * general commands, the 2s staying the player's; switched, only what comes of
 * the general's own presence. */
static bool
is_bound (const MuReadings *readings, MuWrgReactionFactor factor)
{
  if (factor == MU_REACTION_GENERAL || factor == MU_REACTION_GENERAL_WITH)
    return true;
  return factor == MU_REACTION_SECURE_FLANK && !mu_reading (readings, MU_READING_CHARACTER_OWN);
}

int
mu_wrg_reaction_forced_sign (const MuReadings *readings, MuWrgReactionFactor factor,
                             MuPersonality personality)
{
  if (!is_bound (readings, factor))
    return 0;
  switch (personality) {
  case MU_CAUTIOUS:
    return -1;
  case MU_AVERAGE:
    break;
  case MU_RASH:
    return 1;
  }
  return 0;
}

MuWrgReactionFactor
mu_wrg_reaction_against_character (const MuReadings *readings, const MuWrgReactionFacts *facts,
                                   MuPersonality personality)
{
  for (int i = 0; i < MU_REACTION_FACTORS; i++) {
    const MuWrgReactionFactor factor = (MuWrgReactionFactor) i;
    if (facts->times[i] * mu_wrg_reaction_forced_sign (readings, factor, personality) < 0)
      return factor;
  }
  return MU_REACTION_FACTORS;
}

MuOrder
mu_wrg_reaction_order (unsigned orders, bool rash_general_with)
{
  assert (orders != 0);
  static const MuOrder mildest_first[] = { MU_ORDER_SKIRMISH, MU_ORDER_HOLD, MU_ORDER_ATTACK };
  for (int i = 0; i < 3; i++) {
    const MuOrder order = mildest_first[rash_general_with ? 2 - i : i];
    if (orders & MU_ORDER_BIT (order))
      return order;
  }
  return MU_ORDER_HOLD;
}

MuTroopClass
mu_wrg_reaction_class (unsigned classes, MuWrgOccasion occasion)
{
  assert (classes != 0);
  const bool highest = occasion == MU_OCCASION_FIRST_DANGER;
  for (int i = MU_CLASS_A; i <= MU_CLASS_D; i++) {
    const MuTroopClass class = (MuTroopClass) (highest ? i : MU_CLASS_D - i);
    if (classes & MU_WRG_CLASS_BIT (class))
      return class;
  }
  return MU_CLASS_D;
}
