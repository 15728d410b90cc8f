/* Fast Play: a round of close combat (awfp.combat.table, awfp.combat.results). Each unit adds its
 * factor to a d6: its score. The higher score wins the round. Each stand that fights then throws a
 * d10 and hits on its unit's score less the enemy's protection, or less; both sides at once. */
#ifndef MUSTER_RULES_AWFP_SUMS_CLASH_H
#define MUSTER_RULES_AWFP_SUMS_CLASH_H

#include "rules/awfp/play.h"
#include "rules/awfp/state.h"
#include "rules/core/reading.h"

typedef struct {
  MuAwfpTroop troop, enemy;
  MuAwfpState state, enemy_state;
  bool initial;   /* first round of this combat */
  bool charging;  /* charged or countercharged over clear, level ground: counts in the round it is
                     said of */
  bool frenzied;  /* and in frenzy, or as fanatics: only with charging */
  bool moving;    /* charged at all: which ranks fight */
  bool defending; /* with a Defend order */
  bool uphill;    /* of the enemy, or behind a defended obstacle */
  bool flank;     /* strikes the enemy's flank or rear */
  bool general;   /* with it */
  bool front; /* the enemy is met with his front: pikes, elephants, skirmishers count only then */
} MuAwfpClash;

/* What such troops fight with: the best factor of this round, at equal factors what more ranks
 * reach with, then what leaves a hand for the shield. Elephants, chariots and engines fight by
 * their own rows or with a weapon of their crew. */
MuAwfpFighting mu_awfp_fights_with (const MuAwfpPlay *play, const MuAwfpTroop *troop, bool initial);
/* The weapon in hand, as shields ask for it; the sword with beasts and machines. */
MuAwfpWeapon mu_awfp_fighting_weapon (MuAwfpFighting with);

/* Added to the d6. trace (may be NULL) is emptied and gets a line for each factor. */
int mu_awfp_clash_factor (const MuAwfpPlay *play, const MuAwfpClash *clash, MuTrace *trace);

/* awfp.weapons.ranks: stands that fight of so many in the front rank, in contact, and so many
 * behind them, in ranks as wide at most. moving: they charged. Of a half rank every second stand,
 * halves go up. */
int mu_awfp_clash_stands (const MuAwfpPlay *play, MuAwfpFighting with, bool moving, int in_contact,
                          int behind);

/* What is taken from the score of those who strike such troops. shielded: shield.h. trace (may be
 * NULL) is emptied and gets a line each. */
int mu_awfp_protection (const MuAwfpPlay *play, const MuAwfpTroop *troop, bool shielded,
                        MuTrace *trace);

/* Faces of ten that hit: 1 to 9. */
int mu_awfp_blow_tenths (int score, int protection);
/* Whether this face, 1 to 10, is one of them. */
bool mu_awfp_blow_hits (int face, int score, int protection);

/* How a unit comes out of a round. Stored in events, numbers stay. */
typedef enum {
  MU_AWFP_ROUND_DRAWN,
  MU_AWFP_ROUND_WON,
  MU_AWFP_ROUND_PUSHED,     /* back, facing the enemy */
  MU_AWFP_ROUND_DISORDERED, /* as well */
  MU_AWFP_ROUND_ROUTS,
} MuAwfpRound;
#define MU_AWFP_ROUNDS 5

typedef struct {
  int lost_by; /* the enemy's score less its own; below 0: won */
  int hits_given, hits_taken;
  int strength;    /* figures of a stand */
  int lost_rounds; /* of this combat, this one not counted */
  MuAwfpState state;
} MuAwfpRoundLost;

/* What the round does to the unit. Beaten: pushed back; and one disorder more when beaten badly, or
 * when it took more than twice the hits it gave and a full stand's worth; it routs when it was
 * fragmented already, or with its third lost round (awfp.combat.three-lost-rounds).
 * READING: awfp.combat.results/disordered: whether it is disordered. *rule (may be NULL): by which
 * rule; MU_RULE_NONE for a round that is not lost. */
MuAwfpRound mu_awfp_round (const MuAwfpPlay *play, const MuReadings *readings,
                           const MuAwfpRoundLost *lost, MuRule *rule);

#endif
