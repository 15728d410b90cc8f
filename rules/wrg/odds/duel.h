/* Private to rules/odds: two bodies period after period, rule by rule; what
 * melee.c goes through. */
#ifndef MUSTER_RULES_WRG_ODDS_DUEL_H
#define MUSTER_RULES_WRG_ODDS_DUEL_H

#include "rules/wrg/odds/dice.h"
#include "rules/wrg/odds/melee.h"

#define SIDES       2
#define RANDOMS     9 /* random factors, at most */
#define RANDOM_WAYS 36

/* What earlier periods left on a body besides its casualties. */
typedef struct {
  uint8_t recoils; /* in a row */
  bool recoiled;   /* in this melee; only kept where its weapons mind */
  bool disordered;
} Stance;

/* The stances of both sides in a byte. */
typedef uint8_t Posture;
#define POSTURES 256

typedef struct {
  const MuReadings *readings;
  MuOddsMelee melee;
  MuOddsSpread random[SIDES];
} Duel;

/* What a side may inflict in one period, from the least to the most. */
typedef struct {
  int count;
  struct {
    int men;
    int ways; /* of 36 */
  } blow[RANDOMS];
} Strike;

/* What a period leaves, where neither breaks. */
typedef struct {
  bool parted;     /* one recoils and is not followed */
  Posture posture; /* if they fight on */
} Aftermath;

void mu_odds_duel_init (Duel *duel, const MuReadings *readings, const MuOddsMelee *melee);

Posture mu_odds_duel_start (const Duel *duel);

/* t: of the periods reckoned, from 1. figures: of the side, at least 1. */
MuWrgMeleeAnswer mu_odds_duel_strike (const Duel *duel, int t, Posture posture, int side,
                                      int figures, Strike *strike, unsigned *refused);

/* Whether they strike in every later period as in this one. */
bool mu_odds_duel_strikes_last (const Duel *duel, int t);

/* What is the same for a side whatever the blows. */
typedef struct {
  const MuReadings *readings;
  bool engines;
  MuWrgRecoil recoil;
} Judgement;

/* t, figures: as above. */
Judgement mu_odds_duel_judgement (const Duel *duel, int t, Posture posture, int side, int figures);

/* What becomes of the side after so many men. */
MuWrgRecoilResult mu_odds_duel_judge (Judgement *judgement, int inflicted, int received);

/* Whether neither has had so many recoils in a row that it would break instead. */
bool mu_odds_duel_may_come (const Duel *duel, Posture posture,
                            const MuWrgRecoilResult result[SIDES]);

/* What follows from results that are no break. */
Aftermath mu_odds_duel_after (const Duel *duel, int t, Posture posture,
                              const MuWrgRecoilResult result[SIDES]);

#endif
