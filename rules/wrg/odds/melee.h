/* Exact odds of a melee between two bodies, by a dynamic programme over what
 * they may have become: casualties taken, recoils in a row, order.
 *
 * Sums and verdicts are those of mu_wrg_melee and mu_wrg_recoil; between periods:
 * - a body that recoils is followed up (wrg.after.follow-up), which counts as
 *   charging next period (wrg.melee.tactical.charging); one that holds, or is
 *   artillery, does not follow, and the bodies part (wrg.after.not-followed);
 * - weapons change with the period and after a recoil (mu_wrg_melee_row), and
 *   with them the ranks that fight, the enemy's use of shields and the spears
 *   that he faces;
 * - order is lost by recoiling from horse that charged in (wrg.disorder.cause.3),
 *   by recoiling while out of control (wrg.disorder.cause.6) and by fighting
 *   elephants or chariots that do not recoil (wrg.disorder.cause.8.fought); it is
 *   kept lost while going back (wrg.disorder.recovery), else found again unless
 *   its cause is said to last;
 * - the melee ends when a body breaks, has no figure left, or is not followed.
 *
 * Of a real melee it leaves out: reaction tests, and what a general or an order
 * makes of them; third parties, shooting after the first period, fatigue and
 * weather; breaking off; the general's own share of casualties and his loss;
 * lapping round and figures brought up beside; blows on backs after the break;
 * what the ground behind does to those who recoil. As many files stay in
 * contact as there were, while there are figures to fill them: they close up from
 * ranks and files that do not fight (wrg.casualties.remove).
 *
 * One switch it does not follow: figures are counted as the hand-to-hand begins,
 * the default reading of wrg.after.recoil.count-base.
 *
 * Nothing is allocated: the caller gives the room. Cost: for two bodies of forty
 * figures mostly some millions of additions in all, but up to sixty millions where
 * blows are many and different, in one or two ranks without shields; see
 * tests/bench. Room that comes in small pages adds a fourth to the time of the
 * slowest.
 */
#ifndef MUSTER_RULES_WRG_ODDS_MELEE_H
#define MUSTER_RULES_WRG_ODDS_MELEE_H

#include <stddef.h>

#include "rules/wrg/fight/melee.h"
#include "rules/wrg/fight/recoil.h"
#include "rules/wrg/odds/ways.h"

#define MU_ODDS_PERIODS      8
#define MU_ODDS_FIGURES_MOST 120
#define MU_ODDS_PERIOD_WAYS  1296 /* four dice of six sides */

/* One body when the first of the periods begins. */
typedef struct {
  MuTroop troop;
  bool best_weapon; /* fights with what serves best, each period anew … */
  MuWeapon weapon;  /* … or always with this; of no account for chariots, elephants */
  MuCrew crew;      /* of each model: those who fight this way; horses */
  int figures;      /* or models; 1 to MU_ODDS_FIGURES_MOST */
  int files;        /* figures in its front rank, or models abreast */
  int front;        /* of these, those in contact or in an overlap */
  int carried;      /* casualties, 0 to 19 */
  int period;       /* of this melee, for this body; from 1 */
  int recoils;      /* in a row up to now */
  bool recoiled;    /* in this melee, ever */
  bool general;     /* fights in the front rank */
  bool disordered;
  bool stays_disordered; /* for a cause that lasts */
  bool holds;            /* will not follow up */
  unsigned first;        /* MuWrgMeleeCircumstance set of the first period … */
  unsigned later;        /* … and of each later one. Following up, the spears of those opposite
                            and hands too full for shields need not be said. */
  int shot;              /* men lost to shooting in the first period, taken off already */
  int shot_losses;       /* whole ones of these per figure */
} MuOddsBody;

typedef struct {
  MuOddsBody side[2];
} MuOddsMelee;

typedef enum {
  MU_ODDS_OK = 0,
  MU_ODDS_BAD_TROOP,    /* rule: forbids the troop or its crew */
  MU_ODDS_BAD_FIGURES,  /* out of range */
  MU_ODDS_BAD_FILES,    /* more files than figures, more that fight than files, or none */
  MU_ODDS_BAD_CARRIED,  /* not 0 to 19 */
  MU_ODDS_BAD_PERIOD,   /* below 1, or fewer than its recoils need */
  MU_ODDS_BAD_RECOILS,  /* so many in a row would have broken it, or below 0 */
  MU_ODDS_BAD_SHOT,     /* below 0 */
  MU_ODDS_NOT_CARRIED,  /* the weapon */
  MU_ODDS_CANNOT_APPLY, /* circumstance: that these troops cannot meet */
  MU_ODDS_BAD_PERIODS,  /* asked for: not 1 to MU_ODDS_PERIODS */
  MU_ODDS_NO_ROOM,      /* room is too small: see mu_odds_melee_size */
} MuOddsAnswer;

/* Where and why it cannot be. */
typedef struct {
  int side;              /* 0 or 1 */
  MuRule rule;           /* MU_RULE_NONE where no rule but sense forbids it */
  unsigned circumstance; /* the one at fault */
} MuOddsFault;

/* Whether two such bodies may fight. fault may be NULL. */
MuOddsAnswer mu_odds_melee_check (const MuReadings *readings, const MuOddsMelee *melee,
                                  MuOddsFault *fault);

/* --- one period --------------------------------------------------------- */

typedef struct {
  int of; /* MU_ODDS_PERIOD_WAYS */
  /* [first side][second side] by MuWrgRecoilResult; a body with no figure left
   * counts as broken. */
  int ways[3][3];
  int destroyed[2]; /* of the broken: no figure left */
  int lost[2];      /* sum over all ways of the men lost by each side */
} MuOddsPeriod;

MuOddsAnswer mu_odds_melee_period (const MuReadings *readings, const MuOddsMelee *melee,
                                   MuOddsPeriod *odds, MuOddsFault *fault);

/* --- period after period ------------------------------------------------ */

/* How things stand after so many periods. Of all ways, those in which a side
 * has broken or is destroyed, both have (counted under broken of each too), the
 * bodies have parted, or still fight. */
typedef struct {
  MuWays of; /* 1296 ^ periods */
  MuWays broken[2];
  MuWays both;
  MuWays parted;
  MuWays fighting;
  MuWays lost[2]; /* sum over all ways of the men lost by each side up to now */
} MuOddsAfter;

typedef struct {
  int periods;
  MuOddsAfter after[MU_ODDS_PERIODS]; /* [0]: after one */
} MuOddsCourse;

/* Bytes of room that are enough whatever happens; 0 if the melee cannot be.
 * For forty figures against forty mostly 5 to 60 million, 120 million at most; up
 * to a third of it is touched, by most melees far less. */
size_t mu_odds_melee_size (const MuReadings *readings, const MuOddsMelee *melee, int periods);

/* The odds after each of periods. room: size bytes, aligned as malloc does;
 * its content is of no account before and after. MU_ODDS_NO_ROOM if the odds
 * needed more than size. */
MuOddsAnswer mu_odds_melee (const MuReadings *readings, const MuOddsMelee *melee, int periods,
                            void *room, size_t size, MuOddsCourse *course, MuOddsFault *fault);

#endif
