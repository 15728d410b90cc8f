/* Words that every rule system shares. Stored in club files: numbers stay. */
#ifndef MUSTER_RULES_BATTLE_TERMS_H
#define MUSTER_RULES_BATTLE_TERMS_H

typedef enum { MU_RULES_WRG5 = 1, MU_RULES_AWFP = 2, MU_RULES_ABD = 3 } MuRuleSystem;

typedef enum { MU_SIDE_A = 0, MU_SIDE_B = 1, MU_SIDE_NONE = 2 } MuSide;
#define MU_SIDES 2

/* wrg.orders.attack, .hold, .skirmish */
typedef enum { MU_ORDER_ATTACK = 0, MU_ORDER_HOLD = 1, MU_ORDER_SKIRMISH = 2 } MuOrder;

/* How a body stands: the usual is line, block or column. A rule system knows some of them. */
typedef enum {
  MU_FORMATION_USUAL,
  MU_FORMATION_SQUARE,
  MU_FORMATION_TESTUDO,
  MU_FORMATION_CANTABRIAN,
  MU_FORMATION_WEDGE,
} MuFormation;
#define MU_FORMATIONS 5

/* Where the second kind of troops of a mixed body stands. */
typedef enum {
  MU_NOT_MIXED,
  MU_MIXED_BEHIND,
  MU_MIXED_FLANKS, /* half of them on each */
} MuMixedHow;
#define MU_MIXED_HOWS 3

/* How armies come onto the table: as their papers or their lines have it, or placed by their
 * players; one army hidden from the other until both stand, or unit by unit in turn. */
typedef enum { MU_PLACED_AS_DRAWN_UP, MU_PLACED_BEHIND_SCREEN, MU_PLACED_IN_TURN } MuPlacing;
#define MU_PLACINGS 3

/* Of a general: what he is like, and what became of him where it was dangerous. */
typedef enum { MU_CAUTIOUS, MU_AVERAGE, MU_RASH } MuPersonality;
typedef enum {
  MU_GENERAL_UNHURT,
  MU_GENERAL_LEAVES,     /* wounded: his guard takes him off */
  MU_GENERAL_SURRENDERS, /* wounded, and no way off */
  MU_GENERAL_DEAD,
} MuGeneralFate;

#endif
