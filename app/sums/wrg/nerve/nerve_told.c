/* What the table tells a test of reaction, and a recoil. */
#include "app/sums/core/told.h"
#include "app/sums/wrg/nerve/nerve.h"
#include "rules/wrg/nerve/reaction.h"

static gboolean
is_below_half (const MuSumFacts *facts)
{
  return facts->figures * 2 < facts->at_start;
}

/* wrg.reaction.occasion.10, wrg.reaction.occasion.4, wrg.reaction.occasion.5: those that
 * the table can tell; 0: none of them. */
static int
occasion_of (const MuSumFacts *facts)
{
  if (facts->in_rout)
    return MU_OCCASION_RALLY;
  if (facts->shot > 0 && facts->shot >= 2 * facts->figures)
    return MU_OCCASION_SHOT_DOWN;
  return is_below_half (facts) && facts->now_lost > 0 ? MU_OCCASION_BELOW_HALF : 0;
}

/* wrg.reaction.deduct3.own-breaks, wrg.reaction.deduct1.retiring,
 * wrg.reaction.deduct3.elephant-hurt */
void
mu_nerve_reaction_tell (MuSumTold *told, int troop, const MuSumFacts *facts)
{
  const int occasion = occasion_of (facts);
  (void) troop;
  mu_sum_told_set (told, "orders", facts->order, TRUE);
  mu_sum_told_set (told, "occasion", occasion - 1, occasion > 0);
  mu_sum_told_flag (told, "in-rout", facts->in_rout);
  mu_sum_told_flag (told, "in-melee", facts->in_melee);
  mu_sum_told_flag (told, "below-half", is_below_half (facts));
  mu_sum_told_times (told, "factors", "own-breaks", facts->breaks);
  mu_sum_told_times (told, "factors", "retiring", facts->retiring);
  mu_sum_told_times (told, "factors", "elephant-hurt", facts->elephants_hurt);
}

/* wrg.after.recoil.count-base: the figures before the hand-to-hand. */
void
mu_nerve_recoil_tell (MuSumTold *told, int troop, const MuSumFacts *facts)
{
  (void) troop;
  mu_sum_told_set (told, "class", facts->class, TRUE);
  mu_sum_told_set (told, "figures", facts->before, TRUE);
  mu_sum_told_set (told, "inflicted", facts->inflicted, TRUE);
  mu_sum_told_set (told, "received", facts->struck, TRUE);
  mu_sum_told_set (told, "shot", facts->shot, facts->shot > 0);
  mu_sum_told_set (told, "left", facts->figures, facts->figures < facts->before);
}
