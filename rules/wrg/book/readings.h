/* House rules: where the book is silent, damaged or leaves a choice, the
 * reading taken is one row of readings.def, and a club may switch it.
 * NULL in place of a record means the defaults. */
#ifndef MUSTER_RULES_WRG_BOOK_READINGS_H
#define MUSTER_RULES_WRG_BOOK_READINGS_H

#include <stdint.h>

#include "rules/core/rule.h"

typedef enum {
#define READING(name, key, rule_id, default_words, other_words) MU_READING_##name,
#include "rules/wrg/book/readings.def"
#undef READING
  MU_READINGS
} MuWrgReading;

/* 0: the default of that row; 1: the other reading. */
#define MU_WRG_READINGS_MOST 128
typedef struct {
  uint8_t choice[MU_WRG_READINGS_MOST];
} MuWrgReadings;

/* The choice taken, 0 or 1; 0 for a NULL record. */
static inline int
mu_wrg_reading (const MuWrgReadings *readings, MuWrgReading which)
{
  return readings && readings->choice[which] ? 1 : 0;
}

const char *mu_wrg_reading_key (MuWrgReading which);     /* "melee-d-cap": for files and scripts */
const char *mu_wrg_reading_rule_id (MuWrgReading which); /* ledger id */
const char *mu_wrg_reading_words (MuWrgReading which, int choice);

#endif
