/* See fields.h. */
#include "app/sums/core/fields.h"

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

const char *
mu_field_label (const MuSumInput *input, const char *key)
{
  return _ (input->kind->fields[mu_sum_field (input->kind, key)].label);
}

const char *
mu_field_word (const MuSumInput *input, const char *key, int word)
{
  return _ (input->kind->fields[mu_sum_field (input->kind, key)].word_labels[word]);
}

void
mu_field_missing (const MuSumInput *input, const char *key, MuSumAnswer *answer)
{
  mu_field_at_fault (input, key, answer);
  mu_sum_refuse (answer, MU_RULE_NONE, _ ("%s: nothing is entered"), mu_field_label (input, key));
}

void
mu_field_at_fault (const MuSumInput *input, const char *key, MuSumAnswer *answer)
{
  if (!answer->refusal)
    answer->refused_field = mu_sum_field (input->kind, key);
}
