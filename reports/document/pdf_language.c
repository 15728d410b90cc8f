#include "reports/document/pdf_language.h"

#include <stdlib.h>
#include <string.h>

#define CATALOG "<< /Type /Catalog"

/* What the file says at its end of where its parts are. */
typedef struct {
  long size, root, info, start;
} Trailer;

/* The last place in the file where the text stands, among bytes of any kind; NULL: nowhere. */
static const char *
last (const GByteArray *pdf, const char *text)
{
  const gsize length = strlen (text);
  for (gsize at = pdf->len; at >= length; at--)
    if (memcmp (pdf->data + at - length, text, length) == 0)
      return (const char *) pdf->data + at - length;
  return NULL;
}

/* The number behind the key, -1 for none. */
static long
number_behind (const char *text, const char *key)
{
  const char *at = text ? strstr (text, key) : NULL;
  return at ? strtol (at + strlen (key), NULL, 10) : -1;
}

/* text: with a null byte behind it. */
static gboolean
read_trailer (const char *text, Trailer *trailer)
{
  *trailer = (Trailer){ number_behind (text, "/Size "), number_behind (text, "/Root "),
                        number_behind (text, "/Info "), number_behind (text, "startxref") };
  return trailer->size > 0 && trailer->root > 0 && trailer->info > 0 && trailer->start > 0;
}

/* What the catalog says, from behind its type to its end; NULL: it cannot be read. Free with
 * g_free. */
static char *
rest_of_catalog (const GByteArray *pdf, long root)
{
  g_autofree char *head = g_strdup_printf ("\n%ld 0 obj\n" CATALOG, root);
  const char *at = last (pdf, head);
  const char *end = at ? strstr (at, "endobj") : NULL;
  if (end == NULL)
    return NULL;
  at += strlen (head);
  return g_strndup (at, (gsize) (end - at));
}

static void
append (GByteArray *pdf, const char *text)
{
  g_byte_array_append (pdf, (const guint8 *) text, (guint) strlen (text));
}

static void
append_catalog (GByteArray *pdf, const Trailer *trailer, const char *rest, const char *language)
{
  const guint at = pdf->len;
  g_autofree char *catalog = g_strdup_printf (
      "%ld 0 obj\n" CATALOG "\n   /Lang (%s)\n   /ViewerPreferences << /DisplayDocTitle true >>%s"
      "endobj\n",
      trailer->root, language, rest);
  append (pdf, catalog);
  g_autofree char *end = g_strdup_printf (
      "xref\n%ld 1\n%010u 00000 n \ntrailer\n<< /Size %ld\n   /Root %ld 0 R\n   /Info %ld 0 R\n"
      "   /Prev %ld\n>>\nstartxref\n%u\n%%%%EOF\n",
      trailer->root, at, trailer->size, trailer->root, trailer->info, trailer->start, pdf->len);
  append (pdf, end);
}

gboolean
mu_pdf_set_language (GByteArray *pdf, const char *language)
{
  Trailer trailer;
  g_byte_array_append (pdf, (const guint8 *) "", 1); /* so that texts end */
  const gboolean has_end = read_trailer (last (pdf, "\ntrailer\n"), &trailer);
  g_autofree char *rest = has_end ? rest_of_catalog (pdf, trailer.root) : NULL;
  g_byte_array_set_size (pdf, pdf->len - 1);
  if (rest == NULL || strstr (rest, "/Lang") != NULL)
    return FALSE;
  append_catalog (pdf, &trailer, rest, language);
  return TRUE;
}
