/* How each level answers. An answer is the place of a choice among those offered. */
#ifndef MUSTER_RULES_ABD_PLAYER_PLAYER_H
#define MUSTER_RULES_ABD_PLAYER_PLAYER_H

#include "rules/abd/player/weigh.h"

/* A question that is thought over. */
typedef struct {
  const AbdBattle *battle;
  const MuQuestion *question;
  const MuChoice *choices;
  int count;
  AbdScales scales;
} AbdMind;

/* The place of the choice with the highest score; of equal ones the first. */
typedef int (*AbdScore) (const AbdMind *mind, const MuChoice *choice);
int mu_abd_highest (const AbdMind *mind, AbdScore score);

/* What every level does alike (plain.c). */
int mu_abd_answer_plainly (const AbdMind *mind);
int mu_abd_answer_deployment (const AbdMind *mind); /* deployment.c */

/* By level. */
int mu_abd_answer_greedily (const AbdMind *mind);
int mu_abd_answer_by_plan (const AbdMind *mind);
int mu_abd_answer_by_search (const AbdMind *mind);

#endif
