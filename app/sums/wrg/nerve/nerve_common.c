/* What the sums of nerve share. */
#include "app/sums/wrg/nerve/nerve.h"

#include "app/sums/core/number.h"

const char *
mu_nerve_duty_key (MuWrgDuty duty)
{
  switch (duty) {
  case MU_WRG_MUST:
    return "must";
  case MU_WRG_MAY:
    return "may";
  case MU_WRG_MAY_NOT:
    break;
  }
  return "may-not";
}

static const char *
pick (MuWrgDuty duty, const char *must, const char *may, const char *may_not)
{
  switch (duty) {
  case MU_WRG_MUST:
    return must;
  case MU_WRG_MAY:
    return may;
  case MU_WRG_MAY_NOT:
    break;
  }
  return may_not;
}

void
mu_nerve_verdict (MuSumAnswer *answer, const char *key, MuWrgVerdict verdict, const char *must,
                  const char *may, const char *may_not)
{
  mu_sum_result (answer, key, mu_nerve_duty_key (verdict.duty));
  mu_sum_headline (answer, "%s", pick (verdict.duty, must, may, may_not));
  mu_sum_detail (answer, "%s", _ (mu_rule_words (verdict.rule)));
}

static const char *const fraction[] = { "", ".25", ".5", ".75" };

char *
mu_nerve_points (gint64 quarters)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT "%s", quarters / 4, fraction[quarters % 4]);
}

char *
mu_nerve_points_words (gint64 quarters)
{
  g_autofree char *whole = mu_sum_number_words (quarters / 4);

  return g_strconcat (whole, fraction[quarters % 4], NULL);
}
