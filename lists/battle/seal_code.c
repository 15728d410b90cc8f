#include "lists/battle/seal_code.h"

#include <string.h>
#include <unistd.h>

#define SALT_BYTES (MU_SALT_LENGTH / 2)

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

char *
mu_seal_sum_of (const char *text, const char *salt)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);

  g_checksum_update (checksum, (const guchar *) salt, (gssize) strlen (salt));
  g_checksum_update (checksum, (const guchar *) "\n", 1);
  g_checksum_update (checksum, (const guchar *) text, (gssize) strlen (text));
  return g_strdup (g_checksum_get_string (checksum));
}

char *
mu_seal_code_of (const char *text, const char *salt)
{
  g_autofree char *sum = mu_seal_sum_of (text, salt);

  return mu_eye_code (sum);
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
