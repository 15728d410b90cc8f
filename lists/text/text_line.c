#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/text/text_private.h"
#include "lists/words/plain.h"

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

/* --- blanks ------------------------------------------------------------- */

/* Marks without width that pages put between words; a blank as far as anybody sees. */
static gboolean
is_unseen (gunichar c)
{
  return c == 0x200B || c == 0x2060 || c == 0xFEFF;
}

static gboolean
is_blank (gunichar c)
{
  return c == '\t' || g_unichar_type (c) == G_UNICODE_SPACE_SEPARATOR || is_unseen (c);
}

void
mu_typed_skip (MuTypedLine *text)
{
  while (is_blank (g_utf8_get_char (text->at)))
    text->at = g_utf8_next_char (text->at);
}

/* Whether there are other blanks than those of a keyboard. */
static gboolean
has_odd_blanks (const char *text)
{
  for (; *text; text = g_utf8_next_char (text)) {
    const gunichar c = g_utf8_get_char (text);
    if (c > 0x7F && is_blank (c))
      return TRUE;
  }
  return FALSE;
}

/* Takes the text: with those of a keyboard, so that its words are those of the book. */
static char *
plain_blanks (char *text)
{
  if (!has_odd_blanks (text))
    return text;
  GString *plain = g_string_new (NULL);
  for (const char *at = text; *at; at = g_utf8_next_char (at)) {
    const gunichar c = g_utf8_get_char (at);
    if (c > 0x7F && is_blank (c))
      g_string_append (plain, is_unseen (c) ? "" : " ");
    else
      g_string_append_unichar (plain, c);
  }
  g_free (text);
  return g_string_free (plain, FALSE);
}

/* --- parts of a line ------------------------------------------------------ */

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
  mu_typed_skip (text);
  if (*text->at != mark || mark == '\0')
    return FALSE;
  text->at++;
  return TRUE;
}

/* Past the word, whose blanks may be any; NULL where another stands there. */
static const char *
match_word (const char *at, const char *word)
{
  for (; *word; word++) {
    const gunichar c = g_utf8_get_char (at);
    if (*word == ' ' ? !is_blank (c) : c > 0x7F || g_ascii_tolower ((char) c) != *word)
      return NULL;
    at = g_utf8_next_char (at);
  }
  return at;
}

gboolean
mu_typed_word (MuTypedLine *text, const char *word)
{
  mu_typed_skip (text);
  g_autofree char *lower = g_ascii_strdown (word, -1);
  const char *end = match_word (text->at, lower);
  if (!end || g_ascii_isalnum (*end) || *end == '-')
    return FALSE;
  text->at = end;
  mu_typed_skip (text);
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
  mu_typed_skip (text);
  g_autofree char *left = rest (text);
  if (*left)
    mu_typed_fail (text, _ ("“%s” is too much; expected nothing more"), left);
}

/* What word processors make of ": where such a quote begins, and where it ends. */
static gboolean
is_opening (gunichar c)
{
  return c == 0x201C || c == 0x201D || c == 0x201E || c == 0x201F;
}

static gboolean
is_closing (gunichar c)
{
  return c == 0x201C || c == 0x201D;
}

static void
fail_unclosed (MuTypedLine *text)
{
  mu_typed_fail (text, _ ("a quote is not closed; expected \" before the end of the line"));
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
    fail_unclosed (text);
  return g_string_free (field, FALSE);
}

static char *
read_curly (MuTypedLine *text)
{
  const char *from = g_utf8_next_char (text->at);
  const char *end = from;
  while (*end && !is_closing (g_utf8_get_char (end)))
    end = g_utf8_next_char (end);
  if (!*end)
    fail_unclosed (text);
  text->at = *end ? g_utf8_next_char (end) : end;
  return g_strndup (from, (gsize) (end - from));
}

static char *
read_bare (MuTypedLine *text, const char *stops)
{
  const gsize length = strcspn (text->at, stops);
  char *field = g_strndup (text->at, length);
  text->at += length;
  return g_strchomp (plain_blanks (field));
}

static char *
read_field (MuTypedLine *text, const char *stops)
{
  const gboolean curly = is_opening (g_utf8_get_char (text->at));
  text->quoted = curly || *text->at == '"';
  if (!text->quoted)
    return read_bare (text, stops);
  return curly ? read_curly (text) : read_quoted (text);
}

char *
mu_typed_field (MuTypedLine *text, const char *stops)
{
  mu_typed_skip (text);
  char *field = read_field (text, stops);
  if (g_utf8_strlen (field, -1) > MU_LIST_NAME_MAX)
    mu_typed_fail (text, _ ("“%.20s…” is too long; expected at most %d characters"), field,
                   MU_LIST_NAME_MAX);
  mu_typed_skip (text);
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
  mu_typed_skip (text);
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

/* --- how many there are ---------------------------------------------------- */

/* Digits of any script, and letters that look like those of ours. */
static gboolean
is_like_digit (gunichar c)
{
  return g_unichar_isdigit (c) || (c < 0x80 && strchr ("OolI|", (int) c));
}

/* “0”, “O”, “l0”, “٠”: a word that may be the rest of the number before it. A lone l or I is a
 * Roman number. */
static gboolean
is_like_number (const char *word, gsize length)
{
  gboolean nought = FALSE;
  const char *at = word;
  for (; at < word + length; at = g_utf8_next_char (at)) {
    const gunichar c = g_utf8_get_char (at);
    if (!is_like_digit (c))
      return FALSE;
    nought |= g_unichar_isdigit (c) || c == 'O' || c == 'o';
  }
  return nought;
}

static gsize
word_length (const char *text)
{
  const char *at = text;
  while (*at && *at != ':' && !is_blank (g_utf8_get_char (at)))
    at = g_utf8_next_char (at);
  return (gsize) (at - text);
}

static void
fail_digits (MuTypedLine *text, const char *from, const char *end)
{
  g_autofree char *found = g_strndup (from, (gsize) (end - from));
  g_autofree char *shown = g_utf8_substring (found, 0, MIN (g_utf8_strlen (found, -1), SHOWN));
  mu_typed_fail (
      text,
      _ ("“%s” is no number that can be relied on; write it in the digits 0 to 9, with a "
         "blank behind it, and a name that begins so in quotes"),
      shown);
}

/* ×, ✕ and ✖ need no blank behind them; an x is a mark only before one, else it begins a name. */
static const char *
skip_times (const char *at)
{
  const gunichar c = g_utf8_get_char (at);
  if (c == 0xD7 || c == 0x2715 || c == 0x2716)
    return g_utf8_next_char (at);
  if ((c != 'x' && c != 'X') || !is_blank (g_utf8_get_char (at + 1)))
    return at;
  MuTypedLine behind = { .at = at + 1 };
  mu_typed_skip (&behind);
  return *behind.at == ':' ? at : behind.at;
}

int
mu_typed_count (MuTypedLine *text, const char *what, int min, int max)
{
  mu_typed_skip (text);
  const char *from = text->at;
  const int number = mu_typed_number (text, what, min, max);
  const char *end = text->at;
  mu_typed_skip (text);
  const char *behind = skip_times (text->at);
  const gboolean marked = behind != text->at;
  const gboolean apart = marked || text->at != end || strchr ("\":", *end);
  text->at = behind;
  mu_typed_skip (text);
  const gsize length = word_length (text->at);
  if (!apart || is_like_number (text->at, length))
    fail_digits (text, from, apart ? text->at + length : end + word_length (end));
  return number;
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

/* Behind a number these would be taken for more of it. */
static gboolean
looks_counted (const char *text)
{
  return skip_times (text) != text || is_like_number (text, word_length (text));
}

static gboolean
needs_quotes (const char *text, const char *stops)
{
  const gsize length = strlen (text);
  return length == 0 || strchr (" \"", text[0]) || text[length - 1] == ' '
         || text[strcspn (text, stops)] || has_odd_blanks (text)
         || is_opening (g_utf8_get_char (text)) || looks_counted (text);
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
