#include "lists/words/name.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/words/plain.h"

#define ELLIPSIS   "…"
#define SOFT_DASH  0xAD
#define JOINER     0x200D
#define CUT_WITHIN 8 /* letters that are looked at for a whole one */

/* --- what comes in -------------------------------------------------------------- */

static gboolean
is_blank (gunichar letter)
{
  return letter == ' ' || g_unichar_type (letter) == G_UNICODE_SPACE_SEPARATOR;
}

/* Most names are so, and a list has hundreds. */
static gboolean
is_tidy_ascii (const char *name)
{
  char before = ' ';
  for (const char *at = name; *at; before = *at++)
    if ((guchar) *at >= 0x7F || (*at == ' ' && before == ' '))
      return FALSE;
  return before != ' ' || *name == '\0';
}

static gboolean
is_shown_ascii (const char *name)
{
  while (*name >= 0x20 && *name < 0x7F)
    name++;
  return *name == '\0';
}

char *
mu_name_tidy (const char *name)
{
  if (is_tidy_ascii (name) || !g_utf8_validate (name, -1, NULL))
    return g_strdup (name);
  g_autofree char *composed = g_utf8_normalize (name, -1, G_NORMALIZE_NFC);
  GString *tidy = g_string_new (NULL);
  gboolean blank = FALSE;
  for (const char *at = composed; *at; at = g_utf8_next_char (at)) {
    const gunichar letter = g_utf8_get_char (at);
    if (mu_plain_is_hidden (letter) || letter == SOFT_DASH)
      continue;
    if (!is_blank (letter)) {
      if (blank && tidy->len > 0)
        g_string_append_c (tidy, ' ');
      g_string_append_unichar (tidy, letter);
    }
    blank = is_blank (letter);
  }
  return g_string_free (tidy, FALSE);
}

/* Of a name that is readable to its end. */
static MuNameFault
length_fault (const char *name, glong most)
{
  if ((glong) strlen (name) > most && g_utf8_strlen (name, -1) > most)
    return MU_NAME_LONG;
  return *name ? MU_NAME_GOOD : MU_NAME_EMPTY;
}

MuNameFault
mu_name_fault (const char *name, glong most)
{
  if (is_shown_ascii (name))
    return length_fault (name, most);
  if (!g_utf8_validate (name, -1, NULL))
    return MU_NAME_UNREADABLE;
  for (const char *at = name; *at; at = g_utf8_next_char (at)) {
    const gunichar letter = g_utf8_get_char (at);
    if (mu_plain_is_control (letter))
      return MU_NAME_CONTROL;
    if (letter == 0xFFFE || letter == 0xFFFF)
      return MU_NAME_UNREADABLE;
  }
  return length_fault (name, most);
}

char *
mu_name_refusal (const char *what, MuNameFault fault, glong most)
{
  switch (fault) {
  case MU_NAME_GOOD:
    break;
  case MU_NAME_UNREADABLE:
    return g_strdup_printf (_ ("%s is no readable text. Type it again."), what);
  case MU_NAME_CONTROL:
    return g_strdup_printf (_ ("%s has a line break, a tab or another sign that does not show. "
                               "Write it in one line."),
                            what);
  case MU_NAME_LONG:
    return g_strdup_printf (_ ("%s is longer than %ld characters. Shorten it."), what, most);
  case MU_NAME_EMPTY:
    return g_strdup_printf (_ ("%s is empty. Give one."), what);
  }
  return NULL;
}

/* --- telling apart ---------------------------------------------------------------- */

char *
mu_name_key (const char *name)
{
  g_autofree char *tidy = mu_name_tidy (name);
  if (g_str_is_ascii (tidy))
    return g_ascii_strdown (tidy, -1);
  if (!g_utf8_validate (tidy, -1, NULL))
    return g_steal_pointer (&tidy);
  g_autofree char *folded = g_utf8_casefold (tidy, -1);
  return g_utf8_normalize (folded, -1, G_NORMALIZE_NFC);
}

gboolean
mu_name_same (const char *one, const char *other)
{
  g_autofree char *a = mu_name_key (one);
  g_autofree char *b = mu_name_key (other);
  return strcmp (a, b) == 0;
}

/* --- cutting ------------------------------------------------------------------------ */

/* Whether the letter belongs to the one before it: an accent, what is joined on. */
static gboolean
goes_on (const char *name, const char *at)
{
  const gunichar letter = g_utf8_get_char (at);
  return letter == JOINER || g_unichar_ismark (letter)
         || (at > name && g_utf8_get_char (g_utf8_prev_char (at)) == JOINER);
}

/* The first letters, whole ones, without a blank at the end. */
static char *
head_of (const char *name, glong most)
{
  const char *end = g_utf8_offset_to_pointer (name, MIN (most, g_utf8_strlen (name, -1)));
  for (int i = 0; i < CUT_WITHIN && *end && end > name && goes_on (name, end); i++)
    end = g_utf8_prev_char (end);
  return g_strchomp (g_strndup (name, (gsize) (end - name)));
}

/* How many of their first characters two names share. */
static glong
shared_of (const char *name, const char *other)
{
  glong shared = 0;
  while (*name && g_utf8_get_char (name) == g_utf8_get_char (other)) {
    name = g_utf8_next_char (name);
    other = g_utf8_next_char (other);
    shared++;
  }
  return shared;
}

/* A name whose first letters do not tell it from another: its beginning, then from where it
 * differs. */
static char *
cut_around (const char *name, glong most, glong shared)
{
  const glong before = (most - 2) / 3;
  const char *at = g_utf8_offset_to_pointer (name, shared);
  while (at > name && *at && goes_on (name, at))
    at = g_utf8_prev_char (at);
  g_autofree char *head = head_of (name, before);
  g_autofree char *rest = mu_name_cut (at, most - before - 1);
  return g_strconcat (head, ELLIPSIS, rest, NULL);
}

/* shared: with the name that it must be told from; a beginning of so many letters is not enough. */
static char *
cut_apart (const char *name, glong most, glong shared)
{
  if (g_utf8_strlen (name, -1) <= most)
    return g_strdup (name);
  if (shared >= most - 2)
    return cut_around (name, most, shared);
  g_autofree char *head = head_of (name, most - 1);
  return g_strconcat (head, ELLIPSIS, NULL);
}

char *
mu_name_cut (const char *name, glong most)
{
  return cut_apart (name, most, 0);
}

char *
mu_name_made (const char *text, glong most)
{
  g_autofree char *plain = mu_plain_line (text);
  g_autofree char *tidy = mu_name_tidy (plain);
  return mu_name_cut (tidy, most);
}

char *
mu_name_with_tail (const char *name, const char *tail, glong most)
{
  g_autofree char *head = mu_name_cut (name, most - g_utf8_strlen (tail, -1));
  return g_strconcat (head, tail, NULL);
}

char *
mu_name_in (const char *pattern, const char *name, glong most)
{
  g_auto (GStrv) around = g_strsplit (pattern, "%s", 2);
  g_return_val_if_fail (g_strv_length (around) == 2, NULL);
  const glong frame = g_utf8_strlen (around[0], -1) + g_utf8_strlen (around[1], -1);
  g_autofree char *cut = mu_name_cut (name, most - frame);
  return g_strconcat (around[0], cut, around[1], NULL);
}

/* The pattern with the two in place of its "%s". */
static char *
put_both (const char *pattern, const char *one, const char *other)
{
  g_auto (GStrv) around = g_strsplit (pattern, "%s", 3);
  g_return_val_if_fail (g_strv_length (around) == 3, NULL);
  return g_strconcat (around[0], one, around[1], other, around[2], NULL);
}

char *
mu_name_pair (const char *pattern, const char *one, const char *other, glong most)
{
  g_autofree char *frame = put_both (pattern, "", "");
  const glong room = most - g_utf8_strlen (frame, -1);
  const glong lengths[] = { g_utf8_strlen (one, -1), g_utf8_strlen (other, -1) };
  if (lengths[0] + lengths[1] <= room)
    return put_both (pattern, one, other);
  const glong half = room / 2;
  const glong first = lengths[1] < half ? room - lengths[1] : MIN (lengths[0], half);
  const glong shared = shared_of (one, other);
  g_autofree char *a = cut_apart (one, first, shared);
  g_autofree char *b = cut_apart (other, room - first, shared);
  return put_both (pattern, a, b);
}
