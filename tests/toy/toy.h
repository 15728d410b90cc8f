/* A rule system of one die and one question, to show what Muster asks of a system: whatever above
 * rules/ still has the shape of one of the three books fails on it. Each period both sides are
 * asked which of their pieces steps forward; a die decides which of the two loses a step. */
#ifndef MUSTER_TESTS_TOY_TOY_H
#define MUSTER_TESTS_TOY_TOY_H

#include "rules/battle/system.h"

#define TOY_RULES   ((MuRuleSystem) 77)
#define TOY_PIECES  8 /* a side at the most */
#define TOY_PERIODS 5
#define TOY_RULE    MU_RULE_WRG_ORDERS_INITIAL /* that bars an answer: it has none of its own */

/* The detail of its MuSetup. */
typedef struct {
  int steps[MU_SIDES][TOY_PIECES]; /* above 0 */
} ToySetup;

/* Its questions: which piece steps forward. choice.body: that one. */
typedef enum { TOY_WHO = 1 } ToyQuestion;

/* Its kinds of event. */
typedef enum {
  TOY_EVENT_DUEL = 900, /* body against other; value[0] the die, 1 to 3: body loses a step */
} ToyEvent;

typedef enum { TOY_PHASE_BEGIN, TOY_PHASE_WHO, TOY_PHASE_DUEL, TOY_PHASE_OVER } ToyPhase;

extern const MuBattleSystem toy_battle_system;

#endif
