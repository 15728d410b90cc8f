/* Exact odds of a reaction test: how often each row, and each result. */
#ifndef MUSTER_RULES_WRG_ODDS_REACTION_H
#define MUSTER_RULES_WRG_ODDS_REACTION_H

#include "rules/wrg/nerve/reaction.h"
#include "rules/wrg/odds/dice.h"

#define MU_ODDS_ROWS 7

typedef struct {
  uint32_t of;                     /* 6, 36 or 216 */
  uint32_t ways[MU_ODDS_ROWS + 1]; /* of rows 1 to 7; [0] is unused */
} MuOddsReaction;

/* dice: 1 to 3 (mu_wrg_reaction_dice); net: all factors together. */
void mu_odds_reaction (bool regular, MuTroopClass class, int dice, int net, MuOddsReaction *odds);

/* How often each act, of odds->of: ways[MU_RESULT_OBEY] and so on. */
#define MU_ODDS_ACTS (MU_RESULT_RALLY + 1)
void mu_odds_reaction_acts (const MuReadings *readings, const MuOddsReaction *odds, MuOrder order,
                            const MuTroop *troop, const MuWrgReactionSituation *situation,
                            uint32_t ways[MU_ODDS_ACTS]);

#endif
