#include "db/seal_code.h"

#include <string.h>
#include <unistd.h>

#define SALT_BYTES (MU_SALT_LENGTH / 2)
#define CODE_BYTES 10
#define BITS       5 /* a letter */
#define GROUP      4 /* letters */

/* GLib's own numbers, where the system has none to give. */
static void
draw (guint8 *bytes, gsize count)
{
  if (getentropy (bytes, count) == 0)
    return;
  for (gsize i = 0; i < count; i++)
    bytes[i] = (guint8) g_random_int_range (0, 256);
}

char *
mu_seal_salt_new (void)
{
  guint8 drawn[SALT_BYTES];
  GString *salt = g_string_new (NULL);

  draw (drawn, sizeof drawn);
  for (int i = 0; i < SALT_BYTES; i++)
    g_string_append_printf (salt, "%02x", drawn[i]);
  return g_string_free (salt, FALSE);
}

static void
hash (const char *text, const char *salt, guint8 *sum, gsize size)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);

  g_checksum_update (checksum, (const guchar *) salt, (gssize) strlen (salt));
  g_checksum_update (checksum, (const guchar *) "\n", 1);
  g_checksum_update (checksum, (const guchar *) text, (gssize) strlen (text));
  g_checksum_get_digest (checksum, sum, &size);
}

/* The number in the bits from there on, most significant first. */
static guint
bits_at (const guint8 *bytes, int from)
{
  guint value = 0;

  for (int bit = from; bit < from + BITS; bit++)
    value = value * 2 + ((bytes[bit / 8] >> (7 - bit % 8)) & 1u);
  return value;
}

char *
mu_seal_code_of (const char *text, const char *salt)
{
  static const char letters[] = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  guint8 sum[32];
  GString *code = g_string_new (NULL);

  G_STATIC_ASSERT (sizeof letters == (1 << BITS) + 1);
  hash (text, salt, sum, sizeof sum);
  for (int i = 0; i < CODE_BYTES * 8 / BITS; i++) {
    if (i > 0 && i % GROUP == 0)
      g_string_append_c (code, '-');
    g_string_append_c (code, letters[bits_at (sum, i * BITS)]);
  }
  return g_string_free (code, FALSE);
}

char *
mu_seal_code_unsalted (const char *text)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  g_autofree char *code = g_strdup_printf ("%.4s-%.4s-%.4s", sum, sum + 4, sum + 8);

  return g_ascii_strup (code, -1);
}

gboolean
mu_seal_is_salted (const char *code)
{
  return strlen (code) == MU_SEAL_LENGTH;
}
