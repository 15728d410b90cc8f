/* The lines of a sum: which rule gave how much, in the order they were added. */
#ifndef MUSTER_RULES_CORE_TRACE_H
#define MUSTER_RULES_CORE_TRACE_H

#include <stdint.h>

#include "rules/core/rule.h"

/* More lines than any one sum of the three books can have. */
#define MU_TRACE_LINES 32

typedef struct {
  MuRule rule;
  int32_t amount;
} MuTraceLine;

typedef struct {
  MuTraceLine line[MU_TRACE_LINES];
  uint32_t count;
} MuTrace;

/* Empties a trace; NULL is allowed and does nothing. */
static inline void
mu_trace_clear (MuTrace *trace)
{
  if (trace)
    trace->count = 0;
}

/* Appends a line and returns amount, so that a sum reads
 * total += mu_trace_add (trace, MU_RULE_…, -1).  NULL trace: only returns.
 * A full trace keeps its lines and drops the new one. */
static inline int
mu_trace_add (MuTrace *trace, MuRule rule, int amount)
{
  if (trace && trace->count < MU_TRACE_LINES)
    trace->line[trace->count++] = (MuTraceLine){ rule, amount };
  return amount;
}

/* The sum of all amounts. */
int mu_trace_total (const MuTrace *trace);

#endif
