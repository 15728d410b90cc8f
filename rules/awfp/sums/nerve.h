/* Fast Play: the morale test (awfp.morale.modifiers, awfp.morale.results-table). A d10 and the
 * factor are held against the number that the morale class needs (morale.h). */
#ifndef MUSTER_RULES_AWFP_SUMS_NERVE_H
#define MUSTER_RULES_AWFP_SUMS_NERVE_H

#include "rules/awfp/play.h"
#include "rules/awfp/state.h"

/* awfp.morale.triggers: what is tested for. Stored in events, numbers stay. */
typedef enum {
  MU_AWFP_TEST_SHOT,         /* shot at with loss */
  MU_AWFP_TEST_FRIENDS_ROUT, /* awfp.morale.friends-rout */
  MU_AWFP_TEST_GENERAL_LOST, /* awfp.morale.general-lost */
  MU_AWFP_TEST_COMBAT,       /* a round badly lost */
  MU_AWFP_TEST_CHARGED,      /* by mounted, elephants or a frenzied enemy */
  MU_AWFP_TEST_FRENZY,       /* awfp.orders.frenzied.test */
  MU_AWFP_TEST_RALLY,        /* awfp.orders.recover.rout */
} MuAwfpOccasion;
#define MU_AWFP_OCCASIONS 7

typedef struct {
  MuAwfpTroop troop;
  int rounds; /* of close combat fought in this battle */
  MuAwfpOccasion occasion;
  MuAwfpState state;
  int figures_lost;    /* in this phase, 0 and more */
  bool facing_mounted; /* pikes and long spears count then */
  bool defending;      /* with a Defend order */
  bool general_with;   /* the unit */
  bool general_near;   /* the own general, in sight; not counted beside general_with */
  bool frenzied;       /* fanatics need not be said to be */
  bool cover;          /* or uphill */
  bool enemy_routs;    /* near by */
  bool flank;          /* an enemy may charge flank or rear */
  bool half_lost;      /* half or more of the stands it began with */
  bool in_contact;     /* charging or in contact: a natural 10 counts */
  bool general_unit;   /* it is the general's own stand, or he is with it */
} MuAwfpNerve;

/* Added to the d10; nothing to try for frenzy. trace (may be NULL) is emptied and gets a line for
 * each factor. */
int mu_awfp_nerve_factor (const MuAwfpPlay *play, const MuAwfpNerve *nerve, MuTrace *trace);

/* What a test does; what is worse comes later. */
typedef enum {
  MU_AWFP_PASSES,
  MU_AWFP_PASSES_FRENZIED, /* and is frenzied from now on */
  MU_AWFP_ONE_DISORDER,    /* added to those it has: mu_awfp_state_worse */
  MU_AWFP_TWO_DISORDERS,
  MU_AWFP_RETREATS, /* fragmented, and one retreat move; in contact pushed back with a lost round */
  MU_AWFP_ROUTS,    /* to rally: gone */
} MuAwfpNerveResult;
#define MU_AWFP_NERVE_RESULTS 6

/* The result of a test whose d10 shows this face, 1 to 10, with this factor. A test for frenzy that
 * is passed gives MU_AWFP_PASSES_FRENZIED; one to rally passes (fragmented then) or routs. */
MuAwfpNerveResult mu_awfp_nerve_result (const MuAwfpPlay *play, const MuAwfpNerve *nerve, int face,
                                        int factor);
/* The rule of a result; MU_RULE_NONE for a test that is passed and no more. */
MuRule mu_awfp_nerve_rule (MuAwfpNerveResult result);

/* The chance of each result, in tenths: they sum to 10. */
void mu_awfp_nerve_tenths (const MuAwfpPlay *play, const MuAwfpNerve *nerve,
                           int tenths[MU_AWFP_NERVE_RESULTS]);

#endif
