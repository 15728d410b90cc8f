/* Two bodies played period by period as players would, with dice from any
 * source: written apart from the programme that it judges. */
#ifndef MUSTER_TESTS_RULES_ODDS_BY_HAND_H
#define MUSTER_TESTS_RULES_ODDS_BY_HAND_H

#include "rules/core/dice.h"
#include "rules/wrg/odds/melee.h"

typedef struct {
  const MuOddsBody *body;
  int lost;     /* men, with what was carried */
  int recoils;  /* in a row */
  bool pushed;  /* has recoiled in this melee */
  bool shaken;  /* disordered */
  bool follows; /* its enemy has just recoiled */
  bool broken;
  bool destroyed;
} Fighter;

typedef struct {
  const MuReadings *readings;
  Fighter side[2];
  int period;
  bool parted;
} Fight;

Fight fight_begin (const MuReadings *readings, const MuOddsMelee *melee);

/* One period with these random factors; nothing happens when it is over. */
void fight_on (Fight *fight, const int random[2]);

/* The same with dice: minus, plus of the first side, then of the second. */
void fight_with_dice (Fight *fight, MuDice *dice);

bool fight_is_over (const Fight *fight);

/* A body of one kind that fights with what serves best: figures, files (all in
 * contact). */
MuOddsBody body_of (const char *notation, int figures, int files);

/* Two bodies drawn at random that may meet: the same for the same state. */
MuOddsMelee random_melee (uint64_t *state, int figures_most);

#endif
