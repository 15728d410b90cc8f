/* Words that every rule system shares. Stored in club files: numbers stay. */
#ifndef MUSTER_RULES_BATTLE_TERMS_H
#define MUSTER_RULES_BATTLE_TERMS_H

typedef enum { MU_RULES_WRG5 = 1, MU_RULES_AWFP = 2, MU_RULES_ABD = 3 } MuRuleSystem;

typedef enum { MU_SIDE_A = 0, MU_SIDE_B = 1, MU_SIDE_NONE = 2 } MuSide;
#define MU_SIDES 2

/* wrg.orders.attack, .hold, .skirmish */
typedef enum { MU_ORDER_ATTACK = 0, MU_ORDER_HOLD = 1, MU_ORDER_SKIRMISH = 2 } MuOrder;

#endif
