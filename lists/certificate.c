#include "lists/certificate.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/pins.h"

#define DIGITS 12
#define GROUP  4

static void
append_book (GString *books, const char *between, const char *name, int edition)
{
  g_autofree char *book = g_strdup_printf (_ ("%s, edition %d"), name, edition);
  g_string_append_printf (books, "%s%s", between, book);
}

static char *
name_books (const MuCertificate *certificate, const MuList *list, const MuBook *book)
{
  GString *books = g_string_new (NULL);
  append_book (books, "", certificate->book, certificate->book_edition);
  g_autoptr (GPtrArray) allies = book ? mu_pins_allies (list, book) : NULL;
  for (guint i = 0; allies && i < allies->len; i++) {
    const MuBook *of = g_ptr_array_index (allies, i);
    append_book (books, i == 0 ? _ (", with ") : ", ", of->name, of->version);
  }
  return g_string_free (books, FALSE);
}

MuCertificate *
mu_certificate_new (const MuList *list, const MuBook *book)
{
  MuCertificate *certificate = g_new0 (MuCertificate, 1);
  certificate->edition = list->edition;
  certificate->book = g_strdup (book ? book->name : list->book_id);
  certificate->book_edition = book ? book->version : list->book_version;
  certificate->list_book_edition = list->book_version;
  certificate->books = name_books (certificate, list, book);
  certificate->points = mu_list_points (list);
  certificate->legal = mu_list_is_legal (list, book);
  certificate->code = mu_list_check_code (list);
  return certificate;
}

void
mu_certificate_free (MuCertificate *certificate)
{
  if (!certificate)
    return;
  g_free (certificate->book);
  g_free (certificate->books);
  g_free (certificate->code);
  g_free (certificate);
}

char *
mu_certificate_verdict (const MuCertificate *certificate)
{
  if (!certificate->legal)
    return g_strdup (_ ("not legal"));
  return g_strdup_printf (_ ("legal by %s"), certificate->books);
}

char *
mu_certificate_line (const MuCertificate *certificate)
{
  return g_strdup_printf (certificate->legal
                              ? _ ("list edition %d, legal by %s, check code %s")
                              : _ ("list edition %d, not legal by %s, check code %s"),
                          certificate->edition, certificate->books, certificate->code);
}

char *
mu_list_check_code (const MuList *list)
{
  gsize length;
  g_autofree char *data = mu_list_write_data (list, &length);
  g_autofree char *sum
      = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) data, length);
  g_autofree char *code = g_strdup_printf ("%.4s-%.4s-%.4s", sum, sum + GROUP, sum + 2 * GROUP);
  return g_ascii_strup (code, -1);
}

/* The digits of a code, small or large, and nothing else; NULL if it is none. */
static char *
digits_of (const char *text)
{
  GString *digits = g_string_new (NULL);
  for (const char *at = text; *at; at++)
    if (!strchr ("- ", *at))
      g_string_append_c (digits, g_ascii_isxdigit (*at) ? g_ascii_toupper (*at) : '?');
  const gboolean good = digits->len == DIGITS && !strchr (digits->str, '?');
  return g_string_free (digits, !good);
}

gboolean
mu_check_code_is_one (const char *text)
{
  g_autofree char *digits = digits_of (text);
  return digits != NULL;
}

static gboolean
has_code (const MuList *list, const char *digits)
{
  g_autofree char *code = mu_list_check_code (list);
  g_autofree char *own = digits_of (code);
  return strcmp (own, digits) == 0;
}

gboolean
mu_list_has_check_code (const MuList *list, const char *text)
{
  g_autofree char *given = digits_of (text);
  g_autoptr (MuList) before = mu_list_copy (list);
  g_ptr_array_set_size (before->allies, 0);
  return given && (has_code (list, given) || has_code (before, given));
}
