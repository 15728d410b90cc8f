/* Fast Play: how a whole close combat of two units ends, exactly: every throw that may come is
 * followed, round by round, not thrown. */
#ifndef MUSTER_RULES_AWFP_SUMS_DUEL_ODDS_H
#define MUSTER_RULES_AWFP_SUMS_DUEL_ODDS_H

#include <stddef.h>

#include "rules/awfp/sums/duel.h"

#define MU_AWFP_DUEL_WHOLE                                                                         \
  ((uint64_t) 1 << 58) /* what all chances sum to, less what is cut off                            \
                        */

typedef struct {
  uint64_t won[3];     /* by neither, by the first, by the second */
  uint64_t rounds;     /* the mean times MU_AWFP_DUEL_WHOLE */
  uint64_t figures[2]; /* lost, alike */
} MuAwfpDuelOdds;

/* Bytes that the reckoning needs. */
size_t mu_awfp_duel_odds_room (const MuAwfpDuellist sides[2]);
/* readings as mu_awfp_duel has them; room: so many bytes, for uint64_t; holds anything before and
 * after. */
void mu_awfp_duel_odds (const MuAwfpPlay *play, const MuReadings *readings,
                        const MuAwfpDuellist sides[2], void *room, MuAwfpDuelOdds *odds);

#endif
