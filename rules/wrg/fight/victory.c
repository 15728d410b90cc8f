/* How much of a body still counts: a share for each fate of its figures, and conceding
 * makes prisoners of all on the table. Points are multiplied by figures before they are
 * divided, so that only a last fraction is lost. Command points follow the best placed
 * figure that is left. */
#include "rules/wrg/fight/victory.h"

#define WHOLE 4 /* quarters */

int
mu_wrg_end_quarters (MuWrgEnd end, bool conceded)
{
  switch (end) {
  case MU_END_ON_TABLE:
  case MU_END_RETIRING:
    if (conceded) /* wrg.victory.prisoners: all still on table are taken */
      return 1;
    return end == MU_END_ON_TABLE ? WHOLE : 2;
  case MU_END_OFF_TABLE: /* wrg.victory.half */
    return 2;
  case MU_END_PRISONER: /* wrg.victory.prisoners */
    return 1;
  case MU_END_IN_ROUT:
    /* READING: wrg.victory.prisoners: "all your troops still on the table" has
     * those in rout among it */
    return conceded ? 1 : 0;
  case MU_END_ROUTED_OFF: /* wrg.victory.count */
  case MU_END_DEAD:
    break;
  }
  return 0;
}

MuRule
mu_wrg_end_rule (MuWrgEnd end, bool conceded)
{
  switch (end) {
  case MU_END_ON_TABLE:
  case MU_END_IN_ROUT:
    return conceded ? MU_RULE_WRG_VICTORY_PRISONERS : MU_RULE_WRG_VICTORY_COUNT;
  case MU_END_RETIRING:
    return conceded ? MU_RULE_WRG_VICTORY_PRISONERS : MU_RULE_WRG_VICTORY_HALF;
  case MU_END_OFF_TABLE:
    return MU_RULE_WRG_VICTORY_HALF;
  case MU_END_PRISONER:
    return MU_RULE_WRG_VICTORY_PRISONERS;
  case MU_END_ROUTED_OFF:
  case MU_END_DEAD:
    break;
  }
  return MU_RULE_WRG_VICTORY_COUNT;
}

static bool
adds_up (const MuWrgEndCount *body)
{
  int64_t sum = 0;
  for (int end = 0; end < MU_WRG_ENDS; end++) {
    if (body->figures[end] < 0)
      return false;
    sum += body->figures[end];
  }
  return body->figures_start > 0 && sum == body->figures_start && body->points >= 0
         && body->command_points >= 0;
}

/* The best rate of any of its figures left, and their number. */
static int
rate_of_left (const MuWrgEndCount *body, int *figures)
{
  int best = 0;
  *figures = 0;
  for (int end = 0; end < MU_WRG_ENDS; end++) {
    const int rate = mu_wrg_end_quarters ((MuWrgEnd) end, body->conceded);
    if (body->figures[end] == 0 || rate == 0)
      continue;
    *figures += body->figures[end];
    best = rate > best ? rate : best;
  }
  return best;
}

/* READING: wrg.victory.command-points: whole while a figure is left, at the
 * rate of the best placed of those; switched, by the share of figures left. */
static int64_t
count_command (const MuReadings *readings, const MuWrgEndCount *body, MuTrace *trace)
{
  int figures;
  const int rate = rate_of_left (body, &figures);
  int64_t quarters = (int64_t) body->command_points * rate;
  if (mu_reading (readings, MU_READING_COMMAND_SHARE))
    quarters = quarters * figures / body->figures_start;
  if (quarters > 0)
    mu_trace_add (trace, MU_RULE_WRG_VICTORY_COMMAND_POINTS, (int) quarters);
  return quarters;
}

static int64_t
count_figures (const MuWrgEndCount *body, MuWrgEnd end, MuTrace *trace)
{
  const int rate = mu_wrg_end_quarters (end, body->conceded);
  const int64_t quarters = (int64_t) body->points * body->figures[end] * rate / body->figures_start;
  if (quarters > 0)
    mu_trace_add (trace, mu_wrg_end_rule (end, body->conceded), (int) quarters);
  return quarters;
}

MuRule
mu_wrg_body_left (const MuReadings *readings, const MuWrgEndCount *body, int64_t *left,
                  MuTrace *trace)
{
  mu_trace_clear (trace);
  if (!adds_up (body))
    return MU_RULE_WRG_VICTORY_COUNT;
  *left = 0;
  for (int end = 0; end < MU_WRG_ENDS; end++)
    *left += count_figures (body, (MuWrgEnd) end, trace);
  *left += count_command (readings, body, trace);
  return MU_RULE_NONE;
}

int64_t
mu_wrg_defences_left (int points, bool penetrated, bool regained)
{
  return penetrated && !regained ? 0 : (int64_t) points * WHOLE;
}

int64_t
mu_wrg_objective_left (const MuWrgObjective *objective, MuRule *rule)
{
  const bool contested = objective->enemy_charges && objective->enemy_strong;
  if (rule)
    *rule = contested ? MU_RULE_WRG_VICTORY_OBJECTIVES_CONTESTED : MU_RULE_WRG_VICTORY_OBJECTIVES;
  if (!objective->occupied)
    return 0;
  return (int64_t) objective->points * (contested ? 2 : WHOLE);
}

/* wrg.victory.when */
bool
mu_wrg_victory_counts_now (bool conceded, bool period_finished, bool tests_taken)
{
  return conceded || (period_finished && tests_taken);
}

int64_t
mu_wrg_running_total (const MuReadings *readings, int64_t carried, int64_t own_left,
                      int64_t enemy_start, int64_t enemy_left, MuTrace *trace)
{
  const int64_t before = mu_reading (readings, MU_READING_RUNNING_TOTAL) ? carried : 0;
  const int64_t lost = enemy_start > enemy_left ? enemy_start - enemy_left : 0;
  mu_trace_clear (trace);
  mu_trace_add (trace, MU_RULE_WRG_VICTORY_RUNNING_TOTAL, (int) before);
  mu_trace_add (trace, MU_RULE_WRG_VICTORY_COUNT, (int) own_left);
  mu_trace_add (trace, MU_RULE_WRG_VICTORY_RUNNING_TOTAL, (int) lost);
  return before + own_left + lost;
}
