/* Every total that the dice can make is read as a thrown one would be, to rows first and
 * from these to acts: odds and test cannot disagree, whatever the readings. */
#include "rules/wrg/odds/reaction.h"

#include <assert.h>
#include <string.h>

void
mu_odds_reaction (bool regular, MuTroopClass class, int dice, int net, MuOddsReaction *odds)
{
  assert (dice >= 1 && dice <= MU_ODDS_DICE);
  MuOddsSpread spread;
  mu_odds_reaction_dice (regular, dice, &spread);
  *odds = (MuOddsReaction){ .of = spread.of };
  for (int i = 0; i < spread.count; i++)
    odds->ways[mu_wrg_reaction_row (regular, class, spread.least + i + net)] += spread.ways[i];
}

void
mu_odds_reaction_acts (const MuReadings *readings, const MuOddsReaction *odds, MuOrder order,
                       const MuTroop *troop, const MuWrgReactionSituation *situation,
                       uint32_t ways[MU_ODDS_ACTS])
{
  memset (ways, 0, MU_ODDS_ACTS * sizeof *ways);
  for (int row = 1; row <= MU_ODDS_ROWS; row++)
    ways[mu_wrg_reaction_result (readings, row, order, troop, situation).act] += odds->ways[row];
}
