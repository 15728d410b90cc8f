#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/plain.h"
#include "lists/text_private.h"

#define SHOWN 40 /* characters of what is wrong */

void
mu_typed_fail (MuTypedLine *text, const char *format, ...)
{
  if (text->error)
    return;
  va_list args;
  va_start (args, format);
  g_autofree char *what = g_strdup_vprintf (format, args);
  va_end (args);
  text->error = g_error_new (MU_FILE_ERROR, MU_FILE_ERROR_INVALID, "%s:%d: %s", text->file,
                             text->line, what);
}

static void
skip_blanks (MuTypedLine *text)
{
  text->at += strspn (text->at, MU_TYPED_BLANKS);
}

/* What is left of the line, as much of it as a message holds; free with g_free. */
static char *
rest (const MuTypedLine *text)
{
  const glong length = g_utf8_strlen (text->at, -1);
  return g_utf8_substring (text->at, 0, MIN (length, SHOWN));
}

gboolean
mu_typed_mark (MuTypedLine *text, char mark)
{
  skip_blanks (text);
  if (*text->at != mark || mark == '\0')
    return FALSE;
  text->at++;
  return TRUE;
}

gboolean
mu_typed_word (MuTypedLine *text, const char *word)
{
  skip_blanks (text);
  const gsize length = strlen (word);
  if (g_ascii_strncasecmp (text->at, word, length) != 0 || g_ascii_isalnum (text->at[length])
      || text->at[length] == '-')
    return FALSE;
  text->at += length;
  skip_blanks (text);
  return TRUE;
}

void
mu_typed_need (MuTypedLine *text, char mark, const char *what)
{
  if (mu_typed_mark (text, mark))
    return;
  g_autofree char *found = rest (text);
  if (*found)
    mu_typed_fail (text, _ ("“%s” stands where %s was expected"), found, what);
  else
    mu_typed_fail (text, _ ("the line ends where %s was expected"), what);
}

void
mu_typed_end (MuTypedLine *text)
{
  skip_blanks (text);
  g_autofree char *left = rest (text);
  if (*left)
    mu_typed_fail (text, _ ("“%s” is too much; expected nothing more"), left);
}

static char *
read_quoted (MuTypedLine *text)
{
  GString *field = g_string_new (NULL);
  text->at++;
  while (*text->at && (*text->at != '"' || text->at[1] == '"')) {
    text->at += *text->at == '"';
    g_string_append_c (field, *text->at++);
  }
  if (*text->at == '"')
    text->at++;
  else
    mu_typed_fail (text, _ ("a quote is not closed; expected \" before the end of the line"));
  return g_string_free (field, FALSE);
}

static char *
read_bare (MuTypedLine *text, const char *stops)
{
  const gsize length = strcspn (text->at, stops);
  char *field = g_strndup (text->at, length);
  text->at += length;
  return g_strchomp (field);
}

char *
mu_typed_field (MuTypedLine *text, const char *stops)
{
  skip_blanks (text);
  text->quoted = *text->at == '"';
  char *field = text->quoted ? read_quoted (text) : read_bare (text, stops);
  if (g_utf8_strlen (field, -1) > MU_LIST_NAME_MAX)
    mu_typed_fail (text, _ ("“%.20s…” is too long; expected at most %d characters"), field,
                   MU_LIST_NAME_MAX);
  skip_blanks (text);
  if (text->quoted && *text->at && !strchr (stops, *text->at))
    mu_typed_end (text);
  return field;
}

char *
mu_typed_name (MuTypedLine *text, const char *what, const char *stops)
{
  g_autofree char *field = mu_typed_field (text, stops);
  char *name = mu_name_tidy (field);
  const MuNameFault fault = mu_name_fault (name, MU_LIST_NAME_MAX);
  g_autofree char *words = mu_name_refusal (what, fault, MU_LIST_NAME_MAX);
  if (words && fault != MU_NAME_EMPTY)
    mu_typed_fail (text, "%s", words);
  return name;
}

int
mu_typed_number (MuTypedLine *text, const char *what, int min, int max)
{
  skip_blanks (text);
  const gsize sign = *text->at == '-' || *text->at == '+';
  const gsize digits = strspn (text->at + sign, "0123456789");
  const gint64 number = g_ascii_strtoll (text->at, NULL, 10);
  g_autofree char *found = rest (text);
  if (digits == 0)
    mu_typed_fail (text, _ ("“%s” is no number; expected %s, %d to %d"), found, what, min, max);
  else if (number < min || number > max)
    mu_typed_fail (text, _ ("%s is %.*s; expected %d to %d"), what, (int) MIN (sign + digits, 12),
                   text->at, min, max);
  text->at += sign + digits;
  return text->error ? min : (int) number;
}

int
mu_typed_choice (MuTypedLine *text, const char *what, const char *const *words)
{
  for (int i = 0; words[i]; i++)
    if (mu_typed_word (text, words[i]))
      return i;
  g_autofree char *found = rest (text);
  g_autofree char *all = g_strjoinv (", ", (char **) words);
  mu_typed_fail (text, _ ("“%s” is no %s; expected one of: %s"), found, what, all);
  return 0;
}

/* --- writing ------------------------------------------------------------- */

static gboolean
needs_quotes (const char *text, const char *stops)
{
  const gsize length = strlen (text);
  return length == 0 || strchr (" \"", text[0]) || text[length - 1] == ' '
         || text[strcspn (text, stops)];
}

void
mu_typed_put (GString *out, const char *text, const char *stops)
{
  g_autofree char *tamed = mu_plain_line (text);
  if (!needs_quotes (tamed, stops)) {
    g_string_append (out, tamed);
    return;
  }
  g_string_append_c (out, '"');
  for (const char *at = tamed; *at; at++) {
    if (*at == '"')
      g_string_append_c (out, '"');
    g_string_append_c (out, *at);
  }
  g_string_append_c (out, '"');
}
