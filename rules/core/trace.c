/* What the lines of a sum come to. */
#include "rules/core/trace.h"

int
mu_trace_total (const MuTrace *trace)
{
  int total = 0;
  for (uint32_t i = 0; i < trace->count; i++)
    total += trace->line[i].amount;
  return total;
}
