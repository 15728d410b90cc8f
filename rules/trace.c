#include "rules/trace.h"

#include <stddef.h>

void
mu_trace_clear (MuTrace *trace)
{
  if (trace)
    trace->count = 0;
}

int
mu_trace_add (MuTrace *trace, MuRule rule, int amount)
{
  if (trace && trace->count < MU_TRACE_LINES)
    trace->line[trace->count++] = (MuTraceLine){ rule, amount };
  return amount;
}

int
mu_trace_total (const MuTrace *trace)
{
  int total = 0;
  for (uint32_t i = 0; i < trace->count; i++)
    total += trace->line[i].amount;
  return total;
}
