/* Two units at grips, as the sums of the rules want them: private to app/sums/awfp. */
#ifndef MUSTER_APP_SUMS_AWFP_FIGHT_H
#define MUSTER_APP_SUMS_AWFP_FIGHT_H

#include <glib.h>

#include "rules/awfp/shield.h"
#include "rules/awfp/sums/clash.h"

/* What may hold of a side, bits of facts. */
typedef enum {
  MU_FIGHT_CHARGING,
  MU_FIGHT_BROKEN_GROUND, /* of the charge: it adds nothing, but they move */
  MU_FIGHT_FRENZIED,
  MU_FIGHT_DEFENDING,
  MU_FIGHT_UPHILL,
  MU_FIGHT_GENERAL,
} MuFightFact;

typedef struct {
  MuAwfpTroop troop;
  int stands, front;
  MuAwfpState state;
  MuAwfpSide strikes; /* where it strikes the other */
  MuAwfpSide struck;  /* and the other it */
  unsigned facts;     /* MuFightFact bits */
  int round;          /* from 1 */
  int lost_rounds;    /* before this one */
  int carried;        /* loss markers */
} MuFighter;

/* What one side strikes with. */
typedef struct {
  int score;
  int dice;   /* of ten */
  int tenths; /* faces of them that hit */
} MuStroke;

/* Dice of ten: none of those who are struck where they do not face. */
int mu_fighter_dice (const MuAwfpPlay *play, const MuFighter *one, const MuFighter *other);
/* trace gets the factors, without the die. */
MuStroke mu_fighter_stroke (const MuAwfpPlay *play, const MuFighter *one, const MuFighter *other,
                            int die, MuTrace *trace);
/* What is taken from the score of those who strike it. */
int mu_fighter_protection (const MuAwfpPlay *play, const MuFighter *one, MuTrace *trace);

typedef struct {
  MuAwfpRound round[2];
  MuRule rule[2];
} MuRoundEnd;

/* readings: house rules (NULL: none). */
MuRoundEnd mu_fighters_end (const MuAwfpPlay *play, const MuReadings *readings,
                            const MuFighter both[2], const MuStroke stroke[2], const int hits[2]);

/* Ways of each end of either side, exact, of *of in all. */
void mu_fighters_odds (const MuAwfpPlay *play, const MuReadings *readings, const MuFighter both[2],
                       guint64 ways[2][MU_AWFP_ROUNDS], guint64 *of);

#endif
