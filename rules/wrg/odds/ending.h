/* Private to rules/odds: the states before the last period. Men carried matter
 * there only as far as they decide whether a blow of that period is the end of a
 * side, so a few places do for them, mostly one; where a side may end, the men
 * carried are added up besides, for what is lost with it.
 *
 * The counts are below MU_ODDS_PERIOD_WAYS ^ 7 < 2 ^ 73.
 */
#ifndef MUSTER_RULES_WRG_ODDS_ENDING_H
#define MUSTER_RULES_WRG_ODDS_ENDING_H

#include "rules/wrg/odds/tally.h"

/* Of one posture and as many figures. */
typedef struct {
  MuWays own[1 + SIDES]; /* room of ways and men where there is one place */
  int places[SIDES];
  uint8_t start[SIDES][PLACES + 1]; /* the fewest men of each place, then MEN */
  int ends[SIDES];                  /* the first place that the heaviest blow is the end of */
  MuWays *ways;       /* [place of the first side * places[1] + place of the second] */
  MuWays *men[SIDES]; /* carried, by place of the side that may end */
} EndSquare;

/* Most squares are plain: they have one place, and no blow is the end of a side. Of
 * these there is but one count, and it lies beside those of other figures. */
typedef struct {
  MuWays ways; /* of a plain one */
  bool plain;
  EndSquare *square; /* NULL: it is plain, or no way leads there */
} EndCell;

typedef struct {
  Book *book;
  Room *room;
  EndCell *cell; /* [(slot * figures + figures lost) * figures + figures lost] */
} Ending;

size_t mu_odds_ending_size (const Plan *plan); /* at the very most */
bool mu_odds_ending_init (Ending *ending, Book *book, Room *room);

EndCell *mu_odds_ending_at (const Ending *ending, int slot, const int lost[SIDES]);

/* A cell that nobody has come to yet; false if there is no room. */
bool mu_odds_ending_fill (Ending *ending, EndCell *cell, int slot, const int lost[SIDES]);

/* Whether no blow parts those of a side, and none is its end. */
bool mu_odds_ending_is_whole (const EndSquare *square, int side);

/* One way to one state, to begin with; false if there is no room. */
bool mu_odds_ending_begin (Ending *ending, const int carried[SIDES]);

void mu_odds_sums_of_end_square (Sums *sums, const EndSquare *square);

#endif
