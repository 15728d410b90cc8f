#include "lists/check/certificate.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/list/book_editions.h"
#include "lists/words/eye_code.h"

#define LETTERS       16
#define DIGITS_BEFORE 12

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
mu_list_sum (const MuList *list)
{
  gsize length;
  g_autofree char *data = mu_list_write_data (list, &length);
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) data, length);
}

char *
mu_list_check_code (const MuList *list)
{
  g_autofree char *sum = mu_list_sum (list);
  return mu_eye_code (sum);
}

/* The code without what stands between its groups, in capitals; free with g_free. */
static char *
signs_of (const char *text)
{
  GString *signs = g_string_new (NULL);
  for (const char *at = text; *at; at++)
    if (!strchr ("- ", *at))
      g_string_append_c (signs, g_ascii_toupper (*at));
  return g_string_free (signs, FALSE);
}

static gboolean
are_all (const char *signs, gsize count, const char *of)
{
  return strlen (signs) == count && strspn (signs, of) == count;
}

MuCheckCode
mu_check_code_kind (const char *text)
{
  g_autofree char *signs = signs_of (text);
  if (are_all (signs, LETTERS, "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"))
    return MU_CHECK_CODE_LETTERS;
  if (are_all (signs, DIGITS_BEFORE, "0123456789ABCDEF"))
    return MU_CHECK_CODE_BEFORE;
  return are_all (signs, MU_SUM_LENGTH, "0123456789ABCDEF") ? MU_CHECK_CODE_SUM
                                                            : MU_CHECK_CODE_NONE;
}

/* The list's own, of the kind, as signs_of gives it; free with g_free. */
static char *
own_signs (const MuList *list, MuCheckCode kind)
{
  g_autofree char *sum = mu_list_sum (list);
  g_autofree char *code = mu_eye_code (sum);
  if (kind == MU_CHECK_CODE_BEFORE)
    sum[DIGITS_BEFORE] = '\0';
  return signs_of (kind == MU_CHECK_CODE_LETTERS ? code : sum);
}

static gboolean
has_code (const MuList *list, const char *text)
{
  g_autofree char *given = signs_of (text);
  g_autofree char *own = own_signs (list, mu_check_code_kind (text));
  return strcmp (own, given) == 0;
}

gboolean
mu_list_has_check_code (const MuList *list, const char *text)
{
  g_autoptr (MuList) before = mu_list_copy (list);
  g_ptr_array_set_size (before->allies, 0);
  return mu_check_code_kind (text) != MU_CHECK_CODE_NONE
         && (has_code (list, text) || has_code (before, text));
}
