/* See fields.h. */
#include "app/sums/fields.h"

const char *const mu_field_orders[] = { "attack", "hold", "skirmish", NULL };
const char *const mu_field_order_labels[] = { N_ ("Attack"), N_ ("Hold"), N_ ("Skirmish"), NULL };
const char *const mu_field_training[] = { "regular", "irregular", NULL };
const char *const mu_field_training_labels[] = { N_ ("Regular"), N_ ("Irregular"), NULL };
const char *const mu_field_classes[] = { "A", "B", "C", "D", NULL };

gboolean
mu_field_given (const MuSumInput *input, const char *key)
{
  return mu_sum_value (input, key)->given;
}

gboolean
mu_field_holds (const MuSumInput *input, const char *key)
{
  return mu_sum_number (input, key, 0) != 0;
}

gboolean
mu_field_has (const MuSumInput *input, const char *key, int word)
{
  const MuFieldValue *value = mu_sum_value (input, key);
  return value->given && (value->set >> word & 1u);
}

unsigned
mu_field_set (const MuSumInput *input, const char *key)
{
  const MuFieldValue *value = mu_sum_value (input, key);
  return value->given ? (unsigned) value->set : 0;
}

int
mu_field_number (const MuSumInput *input, const char *key)
{
  return (int) mu_sum_number (input, key, 0);
}

int
mu_field_face (const MuSumInput *input, const char *key)
{
  const MuFieldValue *value = mu_sum_value (input, key);
  return value->given && value->face_count > 0 ? value->faces[0] : 0;
}

gboolean
mu_field_is (const MuSumInput *input, int field, const char *key)
{
  return mu_sum_field (input->kind, key) == field;
}
