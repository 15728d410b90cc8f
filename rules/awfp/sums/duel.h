/* Fast Play: a whole close combat of two units by the sums of clash.h, to weigh the tables against
 * what they were made for. Front to front on clear, level ground, without generals, orders or
 * morale tests: whoever wins a round follows up, so that the two stay in contact until one routs or
 * is gone. */
#ifndef MUSTER_RULES_AWFP_SUMS_DUEL_H
#define MUSTER_RULES_AWFP_SUMS_DUEL_H

#include "rules/awfp/play.h"
#include "rules/core/dice.h"
#include "rules/core/reading.h"

#define MU_AWFP_DUEL_ROUNDS 20 /* after which nobody has won */

typedef struct {
  MuAwfpTroop troop;
  int stands;    /* of the unit, 1 and more */
  int files;     /* wide, 1 and more: the front rank and those behind */
  bool charging; /* into contact: the first round alone */
  bool frenzied; /* and in frenzy, or as fanatics */
} MuAwfpDuellist;

typedef struct {
  int winner;     /* 0 or 1; -1: neither */
  int rounds;     /* fought, 1 to MU_AWFP_DUEL_ROUNDS */
  int figures[2]; /* that each has lost */
} MuAwfpDuelEnd;

/* Fights it out with these dice, by these house rules (NULL: none). */
MuAwfpDuelEnd mu_awfp_duel (const MuAwfpPlay *play, const MuReadings *readings,
                            const MuAwfpDuellist sides[2], MuDice *dice);

#endif
