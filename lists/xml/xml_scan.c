#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/xml/error.h"
#include "lists/xml/xml_private.h"

static int
count_lines (const char *from, const char *to)
{
  int lines = 1;
  for (; from < to; from++)
    lines += *from == '\n';
  return lines;
}

static gboolean
refuse (GError **error, MuFileError code, const char *name, int line, const char *words)
{
  g_set_error (error, MU_FILE_ERROR, code, "%s:%d: %s", name, line, words);
  return FALSE;
}

/* Past the next occurrence of mark, or the end. */
static const char *
skip_past (const char *at, const char *end, const char *mark)
{
  const gsize size = strlen (mark);
  for (; at + size <= end; at++)
    if (memcmp (at, mark, size) == 0)
      return at + size;
  return end;
}

static gboolean
starts_with (const char *at, const char *end, const char *mark)
{
  const gsize size = strlen (mark);
  return (gsize) (end - at) >= size && memcmp (at, mark, size) == 0;
}

/* Reads a tag from behind its '<'; past it, NULL if it has too many attributes. */
static const char *
skip_tag (const char *at, const char *end)
{
  int attributes = 0;
  for (; at < end && *at != '>' && *at != '<'; at++) {
    if (*at == '"' || *at == '\'') {
      const char *close = memchr (at + 1, *at, (gsize) (end - at - 1));
      if (!close)
        return end;
      at = close;
    } else if (*at == '=' && ++attributes > MU_XML_MAX_ATTRIBUTES)
      return NULL;
  }
  return at;
}

static const char *
skip_markup (const char *at, const char *end)
{
  if (starts_with (at, end, "<!--"))
    return skip_past (at + 4, end, "-->");
  if (starts_with (at, end, "<![CDATA["))
    return skip_past (at, end, "]]>");
  if (starts_with (at, end, "<?"))
    return skip_past (at, end, "?>");
  return skip_tag (at + 1, end);
}

static gboolean
scan_tags (const char *data, gsize length, const char *name, GError **error)
{
  const char *end = data + length;
  const char *at = data;
  while (at < end && (at = memchr (at, '<', (gsize) (end - at)))) {
    const char *tag = at;
    at = skip_markup (at, end);
    if (!at)
      return refuse (error, MU_FILE_ERROR_HOSTILE, name, count_lines (data, tag),
                     _ ("more attributes on one element than any honest file has"));
  }
  return TRUE;
}

/* Past the letters of ASCII from at on: eight at a time, for most files have few others. A zero is
 * none of them. */
static const char *
skip_ascii (const char *at, const char *end)
{
  const guint64 high = G_GUINT64_CONSTANT (0x8080808080808080);
  guint64 eight;
  for (; end - at >= (gssize) sizeof eight; at += sizeof eight) {
    memcpy (&eight, at, sizeof eight);
    if (eight & high)
      break;
  }
  while (at < end && (guchar) *at < 0x80)
    at++;
  return at;
}

/* The bytes from 0x80 on that stand together are whole letters or none. */
static const char *
skip_others (const char *at, const char *end)
{
  while (at < end && (guchar) *at >= 0x80)
    at++;
  return at;
}

static gboolean
is_text (const char *data, gsize length)
{
  const char *end = data + length;
  gboolean good = !memchr (data, 0, length);
  for (const char *at = skip_ascii (data, end); good && at < end; at = skip_ascii (at, end)) {
    const char *others = at;
    at = skip_others (at, end);
    good = g_utf8_validate (others, at - others, NULL);
  }
  return good;
}

gboolean
mu_xml_scan (const char *data, gsize length, const char *name, GError **error)
{
  const char *bad;
  if (length == 0)
    return refuse (error, MU_FILE_ERROR_NOT_XML, name, 1, _ ("the file is empty"));
  if (!is_text (data, length) && !g_utf8_validate (data, (gssize) length, &bad))
    return refuse (error, MU_FILE_ERROR_NOT_XML, name, count_lines (data, bad),
                   memchr (data, 0, length) ? _ ("this is no text file")
                                            : _ ("this is not UTF-8 text; save the file as UTF-8"));
  return scan_tags (data, length, name, error);
}
