/* WRG 5th: what fighting and shooting do to a general (wrg.general.*). */
#ifndef MUSTER_RULES_WRG_FIGHT_GENERAL_H
#define MUSTER_RULES_WRG_FIGHT_GENERAL_H

#include "rules/battle/terms.h"
#include "rules/core/dice.h"
#include "rules/core/reading.h"
#include "rules/core/trace.h"
#include "rules/wrg/nerve/verdict.h"

#define MU_WRG_GENERAL_MEN 20 /* he and 19 of his guard */

/* wrg.general.share.bodyguard: whose casualties he shares. */
typedef enum { MU_GENERAL_SHARES_GUARD, MU_GENERAL_SHARES_JOINED } MuWrgGeneralBody;

/* guards_in_front: bodyguard figures besides his own that fight in the front
 * rank with him; below 0 is no such number. */
MuWrgGeneralBody mu_wrg_general_body (int guards_in_front);

/* What that body took this period, in men. */
typedef struct {
  int hand_to_hand;
  int front; /* figures that fight in its front rank, his own among them */
  int shot;
  int figures; /* of the body shot at, his own among them */
} MuWrgGeneralLosses;

/* wrg.general.share: the casualties on his figure, which the body is spared.
 * trace (may be NULL) is emptied and gets the share of the hand-to-hand and
 * that of the shooting. Negative numbers, casualties without figures to share
 * them, or more in front than the body has: the rule, and *share is untouched. */
MuRule mu_wrg_general_share (const MuReadings *readings, const MuWrgGeneralLosses *losses,
                             int *share, MuTrace *trace);

/* The die for his risk. */
MuDie mu_wrg_general_die (bool regular);

/* Whether his risk is diced for at all: not without casualties, nor for the
 * dead. casualties and men as below. */
bool mu_wrg_general_risk_rolled (int casualties, int men);

/* wrg.general.risk: casualties on his figure this period, men left in it when
 * the period began (1 to 20), the face (ignored where none is rolled), and
 * whether his guard can take him off. trace (may be NULL) is emptied and gets
 * the numbers compared: casualties times the die, then the men. Negative
 * casualties or no such men: the rule, and *fate is untouched. */
MuRule mu_wrg_general_risk (int casualties, int men, int face, bool way_off, MuGeneralFate *fate,
                            MuTrace *trace);

/* wrg.general.target: whether shooting may pick out his figure. paces: to the
 * nearest of his own units. */
MuWrgVerdict mu_wrg_general_target (int paces, bool about_challenge, bool raised);

/* wrg.general.loss: whether he still gives orders and makes signals. The game
 * goes on without. */
bool mu_wrg_general_commands (MuGeneralFate fate);

/* wrg.general.loss, wrg.reaction.occasion.8: whether a body tests for the loss. */
MuWrgVerdict mu_wrg_general_loss_test (bool over_body, bool seen, int paces);

#endif
