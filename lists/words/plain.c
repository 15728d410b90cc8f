#include "lists/words/plain.h"

#include <string.h>

#define REPLACEMENT 0xFFFD

static gboolean
is_between (gunichar letter, gunichar first, gunichar last)
{
  return letter >= first && letter <= last;
}

/* C0, DEL and C1, the line and paragraph separators, and what forces a direction. */
gboolean
mu_plain_is_control (gunichar letter)
{
  return letter < 0x20 || is_between (letter, 0x7F, 0x9F) || is_between (letter, 0x2028, 0x202E)
         || is_between (letter, 0x2066, 0x2069);
}

/* The joiners U+200C and U+200D are none of them: Persian and Indian scripts are written with
 * them. */
gboolean
mu_plain_is_hidden (gunichar letter)
{
  return letter == 0x200B || letter == 0x200E || letter == 0x200F || letter == 0x061C
         || letter == 0xFEFF || is_between (letter, 0x2060, 0x206F)
         || is_between (letter, 0xFFF9, 0xFFFB);
}

static gboolean
is_no_character (gunichar letter)
{
  return (letter & 0xFFFE) == 0xFFFE || is_between (letter, 0xFDD0, 0xFDEF);
}

/* Those that force a direction would leave a blank where nothing was. */
static gboolean
turns (gunichar letter)
{
  return is_between (letter, 0x202A, 0x202E) || is_between (letter, 0x2066, 0x2069);
}

static void
put (GString *plain, gunichar letter, const char *kept)
{
  if (letter < 0x80 && (letter >= 0x20 || (letter != 0 && strchr (kept, (int) letter)))
      && letter != 0x7F)
    g_string_append_c (plain, (char) letter);
  else if (turns (letter) || mu_plain_is_hidden (letter))
    return;
  else if (mu_plain_is_control (letter))
    g_string_append_c (plain, ' ');
  else
    g_string_append_unichar (plain, is_no_character (letter) ? REPLACEMENT : letter);
}

static char *
make_plain (const char *text, const char *kept)
{
  g_autofree char *valid = g_utf8_make_valid (text ? text : "", -1);
  GString *plain = g_string_sized_new (strlen (valid));
  for (const char *at = valid; *at; at = g_utf8_next_char (at))
    put (plain, g_utf8_get_char (at), kept);
  return g_string_free (plain, FALSE);
}

char *
mu_plain_text (const char *text)
{
  return make_plain (text, "\n\t");
}

char *
mu_plain_line (const char *text)
{
  return make_plain (text, "");
}
