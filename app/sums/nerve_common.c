/* What the sums of nerve share. */
#include <glib/gi18n.h>

#include "app/sums/nerve.h"

const char *const mu_nerve_orders[] = { "attack", "hold", "skirmish", NULL };
const char *const mu_nerve_order_labels[] = { N_ ("Attack"), N_ ("Hold"), N_ ("Skirmish"), NULL };
const char *const mu_nerve_training[] = { "regular", "irregular", NULL };
const char *const mu_nerve_training_labels[] = { N_ ("Regular"), N_ ("Irregular"), NULL };

gboolean
mu_nerve_flag (const MuSumInput *input, const char *key)
{
  return mu_sum_number (input, key, 0) != 0;
}

gboolean
mu_nerve_in_set (const MuSumInput *input, const char *key, int word)
{
  const MuFieldValue *value = mu_sum_value (input, key);
  return value->given && (value->set >> word & 1u);
}

int
mu_nerve_number (const MuSumInput *input, const char *key)
{
  return (int) mu_sum_number (input, key, 0);
}

gboolean
mu_nerve_given (const MuSumInput *input, const char *key)
{
  return mu_sum_value (input, key)->given;
}

gboolean
mu_nerve_is_field (const MuSumInput *input, int field, const char *key)
{
  return mu_sum_field (input->kind, key) == field;
}

int
mu_nerve_face (const MuSumInput *input, const char *key)
{
  const MuFieldValue *value = mu_sum_value (input, key);
  return value->given && value->face_count > 0 ? value->faces[0] : 0;
}

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

char *
mu_nerve_points (gint64 quarters)
{
  static const char *const fraction[] = { "", ".25", ".5", ".75" };
  return g_strdup_printf ("%" G_GINT64_FORMAT "%s", quarters / 4, fraction[quarters % 4]);
}
