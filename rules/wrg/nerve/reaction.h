/* WRG 5th: the reaction test (wrg.reaction.*): dice, factors, row, result. */
#ifndef MUSTER_RULES_WRG_NERVE_REACTION_H
#define MUSTER_RULES_WRG_NERVE_REACTION_H

#include "rules/battle/terms.h"
#include "rules/core/dice.h"
#include "rules/core/reading.h"
#include "rules/core/trace.h"
#include "rules/troop/troop.h"

/* wrg.reaction.occasion.*: numbered as in the book. */
typedef enum {
  MU_OCCASION_FIRST_DANGER = 1, /* enemy or self in charge reach, or shot at, first time */
  MU_OCCASION_START_CHARGE = 2,
  MU_OCCASION_CHARGED = 3,
  MU_OCCASION_SHOT_DOWN = 4, /* two casualties per figure from shooting */
  MU_OCCASION_BELOW_HALF = 5,
  MU_OCCASION_SURPRISED = 6,
  MU_OCCASION_FRIENDS_ROUT = 7,
  MU_OCCASION_GENERAL_LOST = 8,
  MU_OCCASION_HOLDERS_WON = 9,
  MU_OCCASION_RALLY = 10,
} MuWrgOccasion;

/* Each factor of the test; keys are the last parts of the ledger's ids. */
typedef enum {
#define REACTION_FACTOR(name, key, rule, amount, kind) MU_REACTION_##name,
#include "rules/wrg/nerve/reaction_factors.def"
#undef REACTION_FACTOR
  MU_REACTION_FACTORS
} MuWrgReactionFactor;

typedef enum {
  MU_FACTOR_FLAT,   /* counts once */
  MU_FACTOR_EACH,   /* counts for each */
  MU_FACTOR_CHOICE, /* added or deducted by choice, once */
  MU_FACTOR_CHOICE_EACH,
} MuWrgFactorKind;

/* How often each factor holds: 0 not, 1 or more times; negative for a choice
 * that is deducted. */
typedef struct {
  int8_t times[MU_REACTION_FACTORS];
} MuWrgReactionFacts;

const char *mu_wrg_reaction_factor_key (MuWrgReactionFactor factor); /* "broken-enemy" */
MuRule mu_wrg_reaction_factor_rule (MuWrgReactionFactor factor);
int mu_wrg_reaction_factor_amount (MuWrgReactionFactor factor); /* for one time */
MuWrgFactorKind mu_wrg_reaction_factor_kind (MuWrgReactionFactor factor);

/* Whether the factor may hold that often: 0 or 1 for what counts once, 0 and
 * more for each, a sign for a choice (-2 to 2 for the two flanks). */
bool mu_wrg_reaction_times_allowed (MuWrgReactionFactor factor, int times);

/* Whether the factor counts for each cause: what is worded so always does; what
 * holds for any body only where the reading of wrg.reaction.factors.once is
 * switched. */
bool mu_wrg_reaction_repeats (const MuReadings *readings, MuWrgReactionFactor factor);

/* Facts that contradict each other (more friends and fewer, the +1 and the +2
 * of one pair): *one and *other (may be NULL) name the pair. */
bool mu_wrg_reaction_facts_clash (const MuWrgReactionFacts *facts, MuWrgReactionFactor *one,
                                  MuWrgReactionFactor *other);

/* Whether these two can never both hold under this reading, as above. */
bool mu_wrg_reaction_clash (const MuReadings *readings, MuWrgReactionFactor one,
                            MuWrgReactionFactor other);

/* wrg.reaction.dice: 3 dice; 2 from a third lost; 1 from half lost. */
int mu_wrg_reaction_dice (int original_figures, int present_figures);

/* The die thrown: average for regulars, ordinary for irregulars. */
MuDie mu_wrg_reaction_die (bool regular);

/* dice_total plus all factors; trace (may be NULL) is emptied and gets the dice
 * (wrg.reaction.dice) first and then a line per factor. */
int mu_wrg_reaction_total (int dice_total, const MuWrgReactionFacts *facts, MuTrace *trace);

/* The same under the house's readings: wrg.reaction.factors.once, and of two
 * that clash by wrg.reaction.add1.advancing the larger alone. */
int mu_wrg_reaction_total_by (const MuReadings *readings, int dice_total,
                              const MuWrgReactionFacts *facts, MuTrace *trace);

/* wrg.reaction.thresholds.*: the row, 1 to 7, of a total. */
int mu_wrg_reaction_row (bool regular, MuTroopClass class, int total);

/* What a result makes the body do. */
typedef enum {
  MU_RESULT_OBEY,
  MU_RESULT_ADVANCE,           /* row 1: forget orders; two periods unauthorised or uncontrolled */
  MU_RESULT_OBEY_OR_CAUTIOUS,  /* row 3: attackers facing disorder may hold or skirmish */
  MU_RESULT_HALT,              /* row 4: halt in place for two periods */
  MU_RESULT_HALT_FIGHTING,     /* row 4, attack, already in hand-to-hand: follow up and pursue */
  MU_RESULT_SKIRMISH_IN_PLACE, /* row 4, skirmish: two periods */
  MU_RESULT_EVADE,             /* rows 4 and 5, skirmish orders, charged */
  MU_RESULT_BREAK_OFF,         /* rows 4 and 5, skirmish orders, in hand-to-hand */
  MU_RESULT_HOLD_GROUND,       /* row 5, charged or in hand-to-hand: no follow-up, no pursuit */
  MU_RESULT_RETIRE,            /* row 5: two periods; row 7: three */
  MU_RESULT_HALT_DISORDERED,   /* row 6: this period and the next */
  MU_RESULT_BREAK,             /* row 7 */
  MU_RESULT_ROUT_ON,           /* in rout, rows 5 to 7: continue */
  MU_RESULT_RALLY,             /* in rout, rows 1 to 4 */
} MuWrgReactionAct;

/* The situation that selects the cell of the result table. */
typedef struct {
  MuWrgOccasion occasion;
  bool in_rout; /* MU_OCCASION_RALLY says so too */
  bool in_melee;
  bool charged;   /* testing a charge response; MU_OCCASION_CHARGED says so too */
  bool shot_down; /* has two shooting casualties per figure while charging or charged */
  bool elephants; /* row 7, wrg.reaction.result.row7.break-weak */
  bool below_half;
  bool enemy_at_hand; /* the nearest within 50 paces: wrg.move.unauthorised */
} MuWrgReactionSituation;

/* What ends a result; a later one ends any (wrg.reaction.latest). */
typedef enum {
  MU_UNTIL_NEXT_RESULT, /* no time is given */
  MU_UNTIL_PERIODS_END, /* its periods */
  MU_UNTIL_MOVED,       /* the move that it asks for */
  MU_UNTIL_RALLIED,
} MuWrgUntil;

/* wrg.orders.standing.forget: standing orders come back at the start of the
 * period so many after the rally, or after the result is over. */
#define MU_WRG_STANDING_BACK 2

typedef struct {
  MuWrgReactionAct act;
  MuRule rule;            /* wrg.reaction.result.* */
  uint8_t periods;        /* whole periods that it binds, after the rest of this one; 0: no limit
                             of its own */
  MuWrgUntil until;       /* what ends it */
  bool may_countercharge; /* testing a charge response: though the orders would not */
  bool may_stand;   /* charged foot: at an obstacle or in difficult terrain, instead of evading */
  bool must_pursue; /* all opponents broken: though the orders would not */
  bool forbids_pursuit;  /* and following up */
  bool forbids_evading;  /* row 6 */
  bool disordered;       /* irregulars retiring under row 7; row 6 */
  bool forgets_orders;   /* battlefield orders, for good: wrg.orders.initial */
  bool forgets_standing; /* standing orders and signals, for a time: wrg.orders.standing.forget */
  bool ignores_messages; /* and signals; a general who was not there recalls it:
                            wrg.move.unauthorised.recall */
  bool attacks_at_once;  /* whatever any orders say: wrg.move.unauthorised */
} MuWrgReactionResult;

/* The cell of row (1 to 7) for these orders. */
MuWrgReactionResult mu_wrg_reaction_result (const MuReadings *readings, int row, MuOrder order,
                                            const MuTroop *troop,
                                            const MuWrgReactionSituation *situation);

/* The result in a few English words, a message id ("obey orders"). */
const char *mu_wrg_reaction_act_words (MuWrgReactionAct act);

#endif
