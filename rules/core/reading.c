/* The switches of each system's readings.def: key, rule, and both readings in words. */
#include "rules/core/reading.h"

#include <assert.h>

typedef struct {
  const char *key;
  const char *rule_id;
  const char *words[2];
} ReadingRow;

static const ReadingRow reading_table[] = {
#define READING(name, key, rule_id, default_words, other_words)                                    \
  { key, rule_id, { default_words, other_words } },
#include "rules/book/abd/readings.def"
#include "rules/book/awfp/readings.def"
#include "rules/book/wrg/readings.def"
#undef READING
};

_Static_assert(MU_READINGS <= MU_READINGS_MOST, "a record of house rules holds every switch");

const char *
mu_reading_key (MuReading which)
{
  assert (which < MU_READINGS);
  return reading_table[which].key;
}

const char *
mu_reading_rule_id (MuReading which)
{
  return reading_table[which].rule_id;
}

const char *
mu_reading_words (MuReading which, int choice)
{
  return reading_table[which].words[choice ? 1 : 0];
}
