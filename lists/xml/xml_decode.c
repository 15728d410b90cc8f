/* XML in other encodings than UTF-8: every reader of XML must know UTF-16. */
#include <string.h>

#include "lists/xml/encoding.h"
#include "lists/xml/xml.h"

#define DECLARATION 200 /* bytes that hold any honest one */

/* By its mark, else by the “<” that every file begins with; NULL for UTF-8 and for what is none of
 * them. */
static const char *
wide_encoding (const char *data, gsize length, gsize *mark)
{
  const char *encoding = mu_encoding_of_mark (data, length, mark);
  if (encoding)
    return strcmp (encoding, "UTF-8") == 0 ? NULL : encoding;
  if (length < 4)
    return NULL;
  if (memcmp (data, "<\0", 2) == 0 && data[3] == '\0')
    return "UTF-16LE";
  return memcmp (data, "\0<\0", 3) == 0 ? "UTF-16BE" : NULL;
}

/* The text between the quotes behind encoding=; NULL where the declaration has none. */
static const char *
declared (const char *text, gsize *length)
{
  const char *end
      = g_str_has_prefix (text, "<?xml") ? g_strstr_len (text, DECLARATION, "?>") : NULL;
  const char *at = end ? g_strstr_len (text, end - text, "encoding") : NULL;
  const char *quote = at ? at + strcspn (at, "\"'") : NULL;
  const char *close = quote && quote < end ? strchr (quote + 1, *quote) : NULL;
  if (!close || close > end)
    return NULL;
  *length = (gsize) (close - quote - 1);
  return quote + 1;
}

/* What is kept or written again must not call itself UTF-16. */
static char *
declare_utf8 (const char *text, gsize *size)
{
  gsize length = 0;
  const char *name = declared (text, &length);
  GString *out = g_string_new_len (text, (gssize) *size);
  if (name) {
    g_string_erase (out, name - text, (gssize) length);
    g_string_insert (out, name - text, "UTF-8");
  }
  *size = out->len;
  return g_string_free (out, FALSE);
}

gboolean
mu_xml_decode (const char **data, gsize *length, const char *name, char **decoded, GError **error)
{
  gsize mark = 0;
  gsize size = 0;
  const char *encoding = wide_encoding (*data, *length, &mark);
  *decoded = NULL;
  if (!encoding)
    return TRUE;
  g_autofree char *text = mu_encoding_convert (*data + mark, *length - mark, encoding, name,
                                               MU_FILE_ERROR_NOT_XML, &size, error);
  if (!text)
    return FALSE;
  *data = *decoded = declare_utf8 (text, &size);
  *length = size;
  return TRUE;
}
