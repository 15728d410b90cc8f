/* What stands and their units cost. */
#include "app/sums/awfp/fields.h"
#include "app/sums/awfp/sums.h"

const MuField mu_awfp_points_fields[] = {
  ARG_STAND ("stand", N_ ("Stand"), N_ ("what a stand of them is")),
  ASK_STANDS ("stands", N_ ("Stands"), N_ ("stands of the unit; else 1")),
  ASK_FLAG ("general", N_ ("The general's stand"), N_ ("the stand of the general")),
  FIELDS_END,
};

/* awfp.units.*: so many do not make a unit of them. */
static gboolean
is_unit (const MuSumInput *input, const MuAwfpTroop *troop, MuSumAnswer *answer)
{
  const int stands = mu_field_number (input, "stands");
  const gboolean general = mu_field_holds (input, "general");
  const MuRule rule = mu_field_given (input, "stands")
                          ? mu_awfp_unit_refused (troop, stands, general, NULL)
                          : MU_RULE_NONE;
  const MuAwfpLimits limits = mu_awfp_unit_limits (mu_awfp_troop_kind (troop), general);
  if (rule == MU_RULE_NONE)
    return TRUE;
  mu_field_at_fault (input, "stands", answer);
  mu_sum_refuse (answer, rule, _ ("Such a unit has %d to %d stands"), limits.least, limits.most);
  return FALSE;
}

void
mu_awfp_points_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuAwfpSumTables *tables = mu_awfp_sum_tables (task, answer);
  const MuAwfpTroop troop = mu_awfp_field_stand (task->input, "stand");
  const int stands = (int) mu_sum_number (task->input, "stands", 1);
  int points = 0;
  if (tables == NULL || !is_unit (task->input, &troop, answer))
    return;
  if (mu_field_holds (task->input, "general"))
    mu_awfp_points_general (tables->prices, &troop, &answer->trace, &points);
  else
    mu_awfp_points_stand (tables->prices, &troop, &answer->trace, &points);
  mu_sum_result_number (answer, "points", points);
  mu_sum_result_number (answer, "unit-points", points * stands);
  mu_sum_headline (answer, ngettext ("%d point", "%d points", (gulong) (points * stands)),
                   points * stands);
  if (stands > 1)
    mu_sum_detail (answer, ngettext ("%d point a stand", "%d points a stand", (gulong) points),
                   points);
  mu_awfp_sum_told_tables (task, answer);
}
