/* One side of a duel as it stands: private to rules/awfp/sums. */
#ifndef MUSTER_RULES_AWFP_SUMS_DUEL_PRIVATE_H
#define MUSTER_RULES_AWFP_SUMS_DUEL_PRIVATE_H

#include "rules/awfp/state.h"
#include "rules/awfp/sums/duel.h"

typedef struct {
  const MuAwfpDuellist *unit;
  MuAwfpState state;
  int stands, markers;
  int lost_rounds;
  int score, hits; /* of this round */
  int figures;     /* lost in all */
} AwfpDuelFighter;

/* Added to its die. */
int mu_awfp_duel_factor (const MuAwfpPlay *play, const AwfpDuelFighter *one,
                         const AwfpDuelFighter *other, int round);
int mu_awfp_duel_protection (const MuAwfpPlay *play, const MuAwfpTroop *troop, int round);
/* Dice of ten that it strikes with. */
int mu_awfp_duel_blows (const MuAwfpPlay *play, const AwfpDuelFighter *one,
                        const AwfpDuelFighter *other, int round);
bool mu_awfp_duel_is_out (const AwfpDuelFighter *one);
/* 0 or 1; -1: neither. */
int mu_awfp_duel_winner (const AwfpDuelFighter *a, const AwfpDuelFighter *b);

#endif
