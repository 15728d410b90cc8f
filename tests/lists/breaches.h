/* Ways to break one rule of a list, each with what mends it. */
#ifndef MUSTER_TESTS_LISTS_BREACHES_H
#define MUSTER_TESTS_LISTS_BREACHES_H

#include "lists/check/check.h"

typedef void (*Edit) (MuList *list, MuBook *book);

typedef struct {
  const char *rule; /* of the one issue */
  MuIssueSeverity severity;
  int unit;
  const char *words; /* in its message */
  Edit provoke;      /* of the list of tests/lists/common.h */
  Edit mend;
  gboolean keep_limit; /* the points limit is what is tested */
} Breach;

extern const Breach breaches[];
extern const int breach_count;

#endif
