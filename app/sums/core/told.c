/* See told.h. */
#include "app/sums/core/told.h"

#include <string.h>

void
mu_sum_told_set (MuSumTold *told, const char *key, gint64 number, gboolean given)
{
  const int place = mu_sum_field (told->input.kind, key);
  const MuField *field = place >= 0 ? &told->input.kind->fields[place] : NULL;
  if (field == NULL)
    return;
  if (field->kind == MU_FIELD_NUMBER)
    number = CLAMP (number, field->min, field->max);
  told->input.value[place].number = number;
  told->input.value[place].given = given;
  told->words[place] = 1;
}

void
mu_sum_told_flag (MuSumTold *told, const char *key, gboolean holds)
{
  mu_sum_told_set (told, key, holds ? 1 : 0, holds);
}

void
mu_sum_told_times (MuSumTold *told, const char *key, const char *word, int times)
{
  const int place = mu_sum_field (told->input.kind, key);
  const MuField *field = &told->input.kind->fields[place];
  for (int i = 0; field->words[i]; i++)
    if (strcmp (field->words[i], word) == 0) {
      told->input.value[place].times[i] = (gint8) CLAMP (times, 0, field->max);
      told->words[place] |= (guint64) 1 << i;
    }
}
