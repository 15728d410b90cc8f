/* House rules: where a rule book is silent, damaged or leaves a choice, the reading taken is one
 * row in the readings.def of its system, and a club may switch it. The switches of all systems are
 * one record, as the rules are one list. NULL in place of a record means the defaults. */
#ifndef MUSTER_RULES_CORE_READING_H
#define MUSTER_RULES_CORE_READING_H

#include <stdint.h>

#include "rules/core/rule.h"

typedef enum {
#define READING(name, key, rule_id, default_words, other_words) MU_READING_##name,
#include "rules/book/abd/readings.def"
#include "rules/book/awfp/readings.def"
#include "rules/book/wrg/readings.def"
#undef READING
  MU_READINGS
} MuReading;

/* 0: the default of that row; 1: the other reading. */
#define MU_READINGS_MOST 128
typedef struct {
  uint8_t choice[MU_READINGS_MOST];
} MuReadings;

/* The choice taken, 0 or 1; 0 for a NULL record. */
static inline int
mu_reading (const MuReadings *readings, MuReading which)
{
  return readings && readings->choice[which] ? 1 : 0;
}

const char *mu_reading_key (MuReading which);     /* "melee-d-cap": for files and scripts */
const char *mu_reading_rule_id (MuReading which); /* ledger id */
const char *mu_reading_words (MuReading which, int choice);

#endif
