/* A question that a battle asks one of its players: which orders he gives, who moves first, how he
 * meets a charge. Whoever commands the side answers it, a person, a machine or the record of what
 * was answered before; the battle takes any of the choices that it lists and goes on. Answers are
 * kept as rolls are: the same seed, answers and rulings make the same battle. */
#ifndef MUSTER_RULES_BATTLE_QUESTION_H
#define MUSTER_RULES_BATTLE_QUESTION_H

#include <stdint.h>

#include "rules/battle/terms.h"

/* The kinds of question are their system's own; what a kind's values mean is told there. */
typedef struct {
  int32_t number;   /* in the battle, from 0 */
  uint16_t kind;    /* from 1 */
  uint8_t side;     /* MuSide that is asked */
  uint8_t period;   /* from 1 */
  int16_t body;     /* that it is about; MU_NO_BODY */
  int16_t other;    /* the same */
  int32_t value[2]; /* what has to be known to answer it */
} MuQuestion;

/* One way to answer. Stored: what a kind's choices mean does not change. */
typedef struct {
  int16_t body; /* MU_NO_BODY */
  int16_t other;
  int32_t value[2];
} MuChoice;

/* To one question at the most. */
#define MU_CHOICES_MAX 4096

/* An answer as it is kept. */
typedef struct {
  int32_t number; /* of its question */
  uint16_t kind;  /* the same */
  uint8_t side;   /* MuSide that answered */
  uint8_t period; /* in which it was asked */
  MuChoice choice;
} MuAnswer;

#endif
