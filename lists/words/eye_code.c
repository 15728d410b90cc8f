#include "lists/words/eye_code.h"

#include <string.h>

#define BITS    5 /* a letter */
#define GROUP   4 /* letters */
#define LETTERS 16

/* The bit of the sum, most significant first. */
static guint
bit_at (const char *sum, int bit)
{
  return ((guint) g_ascii_xdigit_value (sum[bit / 4]) >> (3 - bit % 4)) & 1u;
}

static guint
bits_at (const char *sum, int from)
{
  guint value = 0;
  for (int bit = from; bit < from + BITS; bit++)
    value = value * 2 + bit_at (sum, bit);
  return value;
}

char *
mu_eye_code (const char *sum)
{
  static const char letters[] = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  GString *code = g_string_new (NULL);
  G_STATIC_ASSERT (sizeof letters == (1 << BITS) + 1);
  for (int i = 0; i < LETTERS; i++) {
    if (i > 0 && i % GROUP == 0)
      g_string_append_c (code, '-');
    g_string_append_c (code, letters[bits_at (sum, i * BITS)]);
  }
  return g_string_free (code, FALSE);
}

gboolean
mu_sum_is_one (const char *text)
{
  return strlen (text) == MU_SUM_LENGTH && strspn (text, "0123456789abcdef") == MU_SUM_LENGTH;
}
