/* Private to rules/odds: what two bodies in one posture, each with so many
 * figures, may do to each other in one period. Strikes and verdicts are worked
 * out once and kept for as long as they hold: in later periods, mostly to the end.
 */
#ifndef MUSTER_RULES_WRG_ODDS_BOUT_H
#define MUSTER_RULES_WRG_ODDS_BOUT_H

#include "rules/wrg/odds/plan.h"
#include "rules/wrg/odds/room.h"

typedef struct {
  int t;      /* that it is for; 0: none */
  int number; /* the same while nothing changes */
  Strike strike;
} KeptStrike;

#define RESULTS 3 /* MuWrgRecoilResult */

/* Exchanges by what becomes of the first side and of the second. */
typedef struct {
  int number[SIDES]; /* of the strikes */
  uint16_t ways[RESULTS][RESULTS];
  unsigned men[SIDES];                       /* that each side would lose in all ways together */
  uint16_t blows[RESULTS][RESULTS][RANDOMS]; /* by blow of the second side: those of the first,
                                                a bit each */
} Verdicts;

typedef struct {
  const Plan *plan;
  Room *room;
  int numbers;         /* used up to now */
  KeptStrike *strike;  /* [(slot * SIDES + side) * most figures + figures lost] */
  KeptStrike *last;    /* the same for the last period */
  Verdicts **verdicts; /* [(slot * figures + figures lost) * figures + figures lost] */
} Book;

size_t mu_odds_book_size (const Plan *plan); /* at the very most */
bool mu_odds_book_init (Book *book, const Plan *plan, Room *room);

/* What a side may inflict after these losses in figures. */
const KeptStrike *mu_odds_book_strike (Book *book, int t, int slot, int side, int lost);

typedef struct {
  int t;
  int slot;
  int lost[SIDES]; /* figures */
  int left[SIDES]; /* men, if nothing is carried */
  const Strike *strike[SIDES];
  const Verdicts *verdicts;
} Bout;

/* Works the verdicts out, whatever bout->verdicts is. */
void mu_odds_bout_judge (const Bout *bout, const Plan *plan, Verdicts *verdicts);

/* False if there is no room. */
bool mu_odds_bout_prepare (Bout *bout, Book *book, int t, int slot, const int lost[SIDES]);

/* How many of the men that may be carried do not make this blow upon the side
 * its end: those who carry 0, 1, … so many less one. */
int mu_odds_bout_survivors (const Bout *bout, int side, int men);

/* Blows that leave somebody of the side, if nothing is carried: a bit each. */
unsigned mu_odds_bout_survivable (const Bout *bout, int side);

/* Whether the heaviest blow may be the end of the side. */
bool mu_odds_bout_may_end (const Bout *bout, int side);

#endif
