#include "lists/xml/encoding.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* In this order: the mark of UTF-32 begins like that of UTF-16. */
static const struct {
  const char *mark;
  gsize length;
  const char *encoding;
} marks[] = {
  { "\xEF\xBB\xBF", 3, "UTF-8" },    { "\xFF\xFE\0\0", 4, "UTF-32LE" },
  { "\0\0\xFE\xFF", 4, "UTF-32BE" }, { "\xFF\xFE", 2, "UTF-16LE" },
  { "\xFE\xFF", 2, "UTF-16BE" },
};

const char *
mu_encoding_of_mark (const char *data, gsize length, gsize *mark)
{
  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    if (length >= marks[i].length && memcmp (data, marks[i].mark, marks[i].length) == 0) {
      *mark = marks[i].length;
      return marks[i].encoding;
    }
  *mark = 0;
  return NULL;
}

static int
line_of (const char *data, const char *place)
{
  int line = 1;
  for (const char *at = data; at < place; at++)
    line += *at == '\n' || (*at == '\r' && at[1] != '\n');
  return line;
}

static char *
refuse (GError **error, MuFileError code, const char *name, int line, const char *words)
{
  g_set_error (error, MU_FILE_ERROR, code, "%s:%d: %s", name, line, words);
  return NULL;
}

/* The line on which so many bytes of another encoding end. */
static int
line_after (const char *data, gsize length, const char *encoding)
{
  gsize read = 0;
  gsize size = 0;
  g_autofree char *text = g_convert (data, (gssize) length, "UTF-8", encoding, &read, &size, NULL);
  return text ? line_of (text, text + size) : 1;
}

char *
mu_encoding_convert (const char *data, gsize length, const char *encoding, const char *name,
                     MuFileError code, gsize *size, GError **error)
{
  gsize read = 0;
  g_autofree char *text = g_convert (data, (gssize) length, "UTF-8", encoding, &read, size, NULL);
  if (text && read == length && !memchr (text, '\0', *size))
    return g_steal_pointer (&text);
  g_autofree char *why
      = g_strdup_printf (_ ("this is damaged %s text; save the file as UTF-8"), encoding);
  return refuse (error, code, name, line_after (data, read, encoding), why);
}

/* --- text without a mark -------------------------------------------------- */

/* Bytes of several that UTF-8 reads as one letter are hardly ever anything else. */
static gboolean
has_letters_of_utf8 (const char *data, const char *end)
{
  for (const char *at = data; at < end; at++)
    if ((guchar) *at >= 0x80 && (gint32) g_utf8_get_char_validated (at, end - at) > 0)
      return TRUE;
  return FALSE;
}

/* The first word with a letter that was guessed, so that a person sees whether it is right. */
static char *
first_guess (const char *text)
{
  const char *at = text;
  while (*at && (guchar) *at < 0x80)
    at++;
  const char *from = at;
  while (from > text && !g_ascii_isspace (from[-1]))
    from--;
  return g_strndup (from, strcspn (from, " \t\r\n"));
}

#define SHOWN 40 /* characters of that word */

static char *
tell_guess (const char *text)
{
  g_autofree char *word = first_guess (text);
  g_autofree char *shown = g_utf8_substring (word, 0, MIN (g_utf8_strlen (word, -1), SHOWN));
  return g_strdup_printf (_ ("this is not UTF-8 and was read as Windows-1252, as in “%s”; if "
                             "letters are wrong, save the file as UTF-8"),
                          shown);
}

static char *
guess (const char *data, gsize length, const char *bad, const char *name, gsize *size,
       char **assumed, GError **error)
{
  const int line = line_of (data, bad);
  g_autofree char *text = NULL;
  if (memchr (data, 0, length))
    return refuse (error, MU_FILE_ERROR_INVALID, name, line,
                   _ ("there are zero bytes, as in no text or in UTF-16 without its mark; save the "
                      "file as UTF-8"));
  if (!has_letters_of_utf8 (data, data + length))
    text = g_convert (data, (gssize) length, "UTF-8", "WINDOWS-1252", NULL, size, NULL);
  if (!text)
    return refuse (error, MU_FILE_ERROR_INVALID, name, line,
                   _ ("this is no text in UTF-8, nor in Windows-1252; save the file as UTF-8"));
  *assumed = tell_guess (text);
  return g_steal_pointer (&text);
}

char *
mu_encoding_read (const char *data, gsize length, const char *name, gsize *size, char **assumed,
                  GError **error)
{
  gsize mark;
  const char *bad;
  const char *encoding = mu_encoding_of_mark (data, length, &mark);
  *assumed = NULL;
  if (encoding && strcmp (encoding, "UTF-8") != 0)
    return mu_encoding_convert (data + mark, length - mark, encoding, name, MU_FILE_ERROR_INVALID,
                                size, error);
  if (!g_utf8_validate (data + mark, (gssize) (length - mark), &bad))
    return guess (data + mark, length - mark, bad, name, size, assumed, error);
  *size = length - mark;
  return g_strndup (data + mark, *size);
}
