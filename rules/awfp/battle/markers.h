/* Fast Play: what a player of a battle is asked and what the answers mean, and the markers that lie
 * behind units. Stored with the answers of battles: numbers stay. */
#ifndef MUSTER_RULES_AWFP_BATTLE_MARKERS_H
#define MUSTER_RULES_AWFP_BATTLE_MARKERS_H

/* awfp.orders.list: the seventh is the dummy (awfp.orders.dummy). */
typedef enum {
  MU_AWFP_NO_ORDER,
  MU_AWFP_ADVANCE,
  MU_AWFP_CHARGE,
  MU_AWFP_DEPLOY,
  MU_AWFP_DEFEND,
  MU_AWFP_RETREAT,
  MU_AWFP_RECOVER,
  MU_AWFP_DUMMY,
} MuAwfpMarked;
#define MU_AWFP_MARKED 8

/* Whose order it is. */
typedef enum {
  MU_AWFP_BY_ORDER,   /* of those that general and army have for the turn */
  MU_AWFP_BY_HIMSELF, /* the one of a general at grips (awfp.general.in-combat) */
} MuAwfpWhose;

/* How the one who is charged answers (awfp.sequence.charge.responses). */
typedef enum {
  MU_AWFP_STANDS,
  MU_AWFP_COUNTERCHARGES,
  MU_AWFP_FALLS_BACK,
  MU_AWFP_TURNS_TO_FACE,
  MU_AWFP_RUNS, /* retreats */
} MuAwfpResponse;
#define MU_AWFP_RESPONSES 5

/* What a unit can do in the Movement Phase; the later ones are Deploy's actions. */
typedef enum {
  MU_AWFP_STAYS,
  MU_AWFP_GOES,      /* wheels by value[0], then value[1] ahead */
  MU_AWFP_GOES_BACK, /* turns about, wheels by value[0], then value[1] ahead */
  MU_AWFP_JOINS,     /* a general; value[0]: the unit */
  MU_AWFP_FACES,     /* value[0]: quarters to the right, 1 to 3 */
  MU_AWFP_FORMS,     /* value[0]: stands of its front rank */
  MU_AWFP_SIDESTEPS, /* value[0]: 1 to its right, -1 to its left */
  MU_AWFP_BACKS,     /* an inch, or two, its front to the enemy */
  MU_AWFP_WHEELS,    /* by value[0] */
  MU_AWFP_STEPS,     /* as far ahead, whatever the ground */
  MU_AWFP_LEAVES,    /* a general his unit: value[0]: -1 at its left, 1 at its right, 0 behind it */
  MU_AWFP_SQUEEZES, /* value[1] ahead, value[0] stands in front: its left ones, below 0 its right */
  MU_AWFP_WITHDRAWS, /* without an order, on the first turn; how far is asked then */
  MU_AWFP_CONFORMS,  /* to the edge of other ground: value[1] ahead, its front turned by value[0] */
  MU_AWFP_LAYS,      /* caltrops along its front */
  MU_AWFP_SEEKS,     /* a ford */
} MuAwfpDoes;
#define MU_AWFP_DOES 16

/* What a unit makes of the ground (awfp.orders.deploy.obstacles). */
typedef enum {
  MU_AWFP_NO_WORK, /* a ford was looked for in vain */
  MU_AWFP_CALTROPS,
  MU_AWFP_FORD,
} MuAwfpWork;

/* Its facing, and its width in whole paces, in one value. */
#define MU_AWFP_WORK_PLACE(facing, width) ((int32_t) (facing) | (int32_t) (width) << 16)
#define MU_AWFP_WORK_FACING(value)        ((value) &0xffff)
#define MU_AWFP_WORK_WIDTH(value)         (((value) >> 16) & 0x7fff)

/* What the priest's second throw is kept for (awfp.priest.reroll). */
typedef enum {
  MU_AWFP_SECOND_NONE,
  MU_AWFP_SECOND_NERVE,  /* a test of morale that ends in retreat or rout, or a rally that fails */
  MU_AWFP_SECOND_SCORE,  /* a 1 or 2 for a round of close combat */
  MU_AWFP_SECOND_VOLLEY, /* a shot that does not hit */
} MuAwfpSecond;
#define MU_AWFP_SECONDS 4

/* The kinds of question. */
typedef enum {
  /* Turn about for nothing (awfp.sequence.free-turn)? choice.body: the unit; MU_NO_BODY: no more.
   */
  MU_AWFP_ASK_ABOUT = 1,
  /* Which order next? question.value: orders and dummies left; other: whom a general at grips may
   * still order. choice.body: the unit, MU_NO_BODY: no more; value[0] MuAwfpMarked, [1]
   * MuAwfpWhose. */
  MU_AWFP_ASK_ORDER,
  /* Who has the initiative: who moves first? choice.value[0]: MuSide. */
  MU_AWFP_ASK_FIRST,
  /* From which flank is it worked? question.value[0]: the phase; choice.value[0]: 0 from side A's
   * left, 1 from its right. */
  MU_AWFP_ASK_FLANK,
  /* Whom does question.body charge? choice.body: the enemy, MU_NO_BODY: nobody after all;
   * other: a second beside it; value[0] 1: trying for frenzy. */
  MU_AWFP_ASK_CHARGE,
  /* How does question.body meet question.other, who charges it? choice.value[0]: MuAwfpResponse. */
  MU_AWFP_ASK_RESPONSE,
  /* What does question.body do? choice.other: MuAwfpDoes; value as that says. */
  MU_AWFP_ASK_MOVE,
  /* At whom does question.body shoot? choice.body: the enemy; MU_NO_BODY: at nobody. */
  MU_AWFP_ASK_SHOT,
  /* Does question.body go after question.other, who gives way? choice.value[0]: 1: it does. */
  MU_AWFP_ASK_FOLLOW,
  /* What is the priest's second throw kept for this turn? choice.value[0]: MuAwfpSecond. */
  MU_AWFP_ASK_SECOND,
  /* Where does question.body stand as the battle begins (awfp.deploy.screen)? question.value[0]:
   * MuPlacing, [1]: its stands. choice.other MU_NO_BODY: as it is drawn up, and value[0] 1: so do
   * all of its side that have no place yet; but where choice.body is one of these, in that one's
   * place, and that one in its own. Else choice.other: its stands in front; value: the middle of
   * its front, MuFix. */
  MU_AWFP_ASK_PLACE,
} MuAwfpAsks;

/* The phases of a turn (awfp.sequence.order). */
typedef enum {
  MU_AWFP_PHASE_DEPLOYMENT,
  MU_AWFP_PHASE_ORDERS,
  MU_AWFP_PHASE_INITIATIVE,
  MU_AWFP_PHASE_CHARGES,
  MU_AWFP_PHASE_MOVES,
  MU_AWFP_PHASE_SHOOTING,
  MU_AWFP_PHASE_COMBAT,
  MU_AWFP_PHASE_RECOVERY,
  MU_AWFP_PHASE_OVER,
} MuAwfpPhase;

/* Its own kinds of event: rules/awfp/battle/events.def. */
typedef enum {
#define EVENT(code, name, key, effect, sum, headline) MU_AWFP_EVENT_##name = code,
#include "rules/awfp/battle/events.def"
#undef EVENT
} MuAwfpEvent;

#endif
