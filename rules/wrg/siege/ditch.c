/* A ditch closes fascine by fascine. All is counted in half paces, since a fascine fills two and
 * a half; the last one may fill more than is open, and what is open then is nothing, not
 * less. */
#include "rules/wrg/siege/ditch.h"

#include <assert.h>

/* wrg.engineering.fascine: 2.5 paces each, so that lengths are half paces */
#define FASCINE_HALF_PACES 5

int
mu_wrg_ditch_open (const MuWrgDitch *ditch, MuTrace *trace)
{
  mu_trace_clear (trace);
  const int needed = mu_wrg_ditch_fascines_needed (ditch);
  int open = mu_trace_add (trace, MU_RULE_WRG_ENGINEERING_FASCINE, 2 * ditch->width);
  if (needed == 0)
    return open + mu_trace_add (trace, MU_RULE_WRG_ENGINEERING_FASCINE, -open);
  if (ditch->fascines > 0)
    open += mu_trace_add (trace, MU_RULE_WRG_ENGINEERING_FASCINE,
                          -FASCINE_HALF_PACES * ditch->fascines);
  return open;
}

int
mu_wrg_ditch_fascines_needed (const MuWrgDitch *ditch)
{
  assert (ditch->width >= 1 && ditch->fascines >= 0);
  const int whole = (2 * ditch->width + FASCINE_HALF_PACES - 1) / FASCINE_HALF_PACES;
  return whole > ditch->fascines ? whole - ditch->fascines : 0;
}

void
mu_wrg_ditch_throw (MuWrgDitch *ditch, int count)
{
  const int needed = mu_wrg_ditch_fascines_needed (ditch);
  ditch->fascines += count < needed ? count : needed;
}

MuRule
mu_wrg_ditch_stops_gear (const MuWrgDitch *ditch)
{
  return mu_wrg_ditch_fascines_needed (ditch) > 0 ? MU_RULE_WRG_ENGINEERING_FASCINE : MU_RULE_NONE;
}

MuRule
mu_wrg_fascine_refused (MuTroopType type)
{
  return mu_type_is_infantry (type) ? MU_RULE_NONE : MU_RULE_WRG_ENGINEERING_FASCINE;
}
