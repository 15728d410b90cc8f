/* How long a door or palisade holds out. Work is counted in halves, so that half pace without
 * light stays a whole number. A ram works as one whatever its crew, while axes and elephants
 * work each for itself; and only a ram fails for good, when its crew falls too low. */
#include "rules/wrg/siege/doors.h"

/* wrg.engineering.ram, wrg.engineering.axe, wrg.engineering.elephant: what each
 * tool takes, in worker-periods, and how many may work. A ram counts as one
 * worker, whatever its crew. */
static const struct {
  MuRule rule;
  struct {
    int8_t work; /* 0: it does not break such a barrier */
    int8_t least;
    int8_t most; /* 0: no limit */
  } at[2];       /* MuWrgBarrier */
} tool_table[] = {
  [MU_BREACH_RAM] = { MU_RULE_WRG_ENGINEERING_RAM, { { 2, 4, 6 }, { 0, 4, 6 } } },
  [MU_BREACH_AXES] = { MU_RULE_WRG_ENGINEERING_AXE, { { 5, 1, 2 }, { 10, 1, 3 } } },
  [MU_BREACH_ELEPHANTS] = { MU_RULE_WRG_ENGINEERING_ELEPHANT, { { 2, 1, 0 }, { 2, 1, 0 } } },
};

int
mu_wrg_breach_work (MuWrgBarrier barrier, MuWrgBreachTool tool)
{
  return tool_table[tool].at[barrier].work;
}

MuRule
mu_wrg_breach_refused (MuWrgBarrier barrier, MuWrgBreachTool tool, int workers)
{
  const int most = tool_table[tool].at[barrier].most;
  const bool fits = workers >= tool_table[tool].at[barrier].least && (most == 0 || workers <= most);
  return fits && mu_wrg_breach_work (barrier, tool) > 0 ? MU_RULE_NONE : tool_table[tool].rule;
}

MuRule
mu_wrg_breach_troop_refused (MuWrgBreachTool tool, MuTroopType type, bool disordered)
{
  const bool may = tool == MU_BREACH_ELEPHANTS ? type == MU_TROOP_EL && !disordered
                                               : mu_type_is_infantry (type);
  return may ? MU_RULE_NONE : tool_table[tool].rule;
}

/* Half worker-periods of one period (wrg.weather.night.drift: without light the
 * work goes at half pace). */
static int
find_pace (MuWrgBreachTool tool, const MuWrgBreachPeriod *period)
{
  const int workers = tool == MU_BREACH_RAM ? 1 : period->workers;
  return period->unlit ? workers : 2 * workers;
}

static int
find_rest (const MuWrgBreach *breach)
{
  const int whole = 2 * mu_wrg_breach_work (breach->barrier, breach->tool);
  return whole > breach->done ? whole - breach->done : 0;
}

/* READING: wrg.engineering.ram: the book speaks of a crew that falls below 4; an
 * attempt that never had 4 does not begin. */
static bool
fails (const MuWrgBreach *breach, int workers)
{
  return breach->tool == MU_BREACH_RAM && workers < tool_table[MU_BREACH_RAM].at[0].least;
}

MuWrgBreachResult
mu_wrg_breach_step (MuWrgBreach *breach, const MuWrgBreachPeriod *period, MuTrace *trace)
{
  mu_trace_clear (trace);
  if (mu_wrg_breach_work (breach->barrier, breach->tool) == 0)
    return MU_BREACH_REFUSED;
  if (find_rest (breach) == 0)
    return MU_BREACH_THROUGH;
  if (breach->failed || fails (breach, period->workers)) {
    breach->failed = true;
    return MU_BREACH_FAILED;
  }
  if (mu_wrg_breach_refused (breach->barrier, breach->tool, period->workers) != MU_RULE_NONE)
    return MU_BREACH_REFUSED;
  const int pace = find_pace (breach->tool, period);
  const int rest = find_rest (breach);
  breach->done += mu_trace_add (trace, tool_table[breach->tool].rule, pace < rest ? pace : rest);
  return find_rest (breach) == 0 ? MU_BREACH_THROUGH : MU_BREACH_GOING;
}

int
mu_wrg_breach_periods (const MuWrgBreach *breach, const MuWrgBreachPeriod *period, MuTrace *trace)
{
  mu_trace_clear (trace);
  if (breach->failed
      || mu_wrg_breach_refused (breach->barrier, breach->tool, period->workers) != MU_RULE_NONE)
    return -1;
  const MuRule rule = tool_table[breach->tool].rule;
  const int rest = find_rest (breach);
  const int pace = find_pace (breach->tool, period);
  mu_trace_add (trace, rule, period->unlit ? rest : (rest + 1) / 2);
  mu_trace_add (trace, rule, period->unlit ? pace : pace / 2);
  return (rest + pace - 1) / pace;
}

/* wrg.engineering.elephant: 1, 2 and 3 */
bool
mu_wrg_archway_sticks (bool howdah, int face)
{
  return howdah && face < MU_WRG_ARCHWAY_FREE_FROM;
}
