#include "app/sums/core/number.h"

#include <glib/gi18n-lib.h>

char *
mu_sum_number_words (gint64 number)
{
  const gint64 size = ABS (number);
  const char *sign = number < 0 ? "−" : "";
  g_autofree char *head = size < 1000 ? NULL : mu_sum_number_words (size / 1000);

  if (head == NULL)
    return g_strdup_printf ("%s%d", sign, (int) size);
  return g_strdup_printf ("%s%s%s%03d", sign, head, C_ ("between thousands", ","),
                          (int) (size % 1000));
}
