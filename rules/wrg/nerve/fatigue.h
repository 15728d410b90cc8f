/* WRG 5th: the optional rules for fatigue (wrg.fatigue.*): off unless
 * MU_READING_FATIGUE is switched. */
#ifndef MUSTER_RULES_WRG_NERVE_FATIGUE_H
#define MUSTER_RULES_WRG_NERVE_FATIGUE_H

#include <stdbool.h>

#include "rules/core/reading.h"
#include "rules/core/trace.h"
#include "rules/troop/troop.h"

typedef enum {
  MU_WRG_FRESH,
  MU_WRG_TIRED,     /* wrg.fatigue.zero: at 0 and below */
  MU_WRG_EXHAUSTED, /* wrg.fatigue.exhausted: at -5 and below */
} MuWrgFitness;

/* wrg.fatigue.initial: marched: by forced march or flank march. trace (may be
 * NULL) is emptied and gets a line for each part. */
int mu_wrg_fitness_start (const MuReadings *readings, const MuTroop *troop, bool marched,
                          MuTrace *trace);

/* wrg.fatigue.loss: what a period costs, 0 to 2: moved paces in all, of a normal
 * move of that many. */
int mu_wrg_fitness_loss (bool fought, bool shot_at, int moved, int normal_move);

/* MU_WRG_FRESH at any value while the rules are off. */
MuWrgFitness mu_wrg_fitness (const MuReadings *readings, int value);

/* What a fitness does; MU_RULE_NONE as rule while fresh. */
typedef struct {
  MuRule rule;
  bool halved;     /* all moves */
  bool slow;       /* manoeuvre takes twice the time */
  int reaction;    /* 0 or -2 */
  bool full_minus; /* the random factor is mu_wrg_random_tired */
  bool worn_out;   /* neither fights, shoots nor moves */
} MuWrgFatigue;

/* wrg.fatigue.zero, wrg.fatigue.exhausted */
MuWrgFatigue mu_wrg_fatigue (MuWrgFitness fitness);

#endif
