/* What is entered: fields by their keys. */
#include "app/sums/core/sum.h"

#include <string.h>

void
mu_sum_input_init (MuSumInput *input, const MuSumKind *kind)
{
  memset (input, 0, sizeof *input);
  input->kind = kind;
  for (int i = 0; kind->fields[i].key; i++) {
    input->value[i].number = kind->fields[i].start;
    input->value[i].from = (MuSumUnit){ .side = -1, .unit = -1 };
  }
}

int
mu_sum_field (const MuSumKind *kind, const char *key)
{
  for (int i = 0; kind->fields[i].key; i++)
    if (strcmp (kind->fields[i].key, key) == 0)
      return i;
  return -1;
}

const MuFieldValue *
mu_sum_value (const MuSumInput *input, const char *key)
{
  int place = mu_sum_field (input->kind, key);
  g_assert (place >= 0);
  return &input->value[place];
}

gint64
mu_sum_number (const MuSumInput *input, const char *key, gint64 fallback)
{
  const MuFieldValue *value = mu_sum_value (input, key);
  return value->given ? value->number : fallback;
}
