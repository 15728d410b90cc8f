#include "app/service/club/list_files.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <string.h>

#include "lists/xml/data.h"
#include "reports/army/list_html.h"

static const char *const endings[] = {
  [MU_LIST_FILE_XML] = ".xml",
  [MU_LIST_FILE_TEXT] = ".txt",
  [MU_LIST_FILE_CSV] = ".csv",
  [MU_LIST_FILE_HTML] = ".html",
};

const char *
mu_list_file_ending (MuListFileKind kind)
{
  return endings[kind];
}

gboolean
mu_list_file_kind (const char *path, MuListFileKind *kind)
{
  for (int i = 0; i < MU_LIST_FILE_KINDS; i++)
    if (mu_file_ends_in (path, endings[i])) {
      *kind = (MuListFileKind) i;
      return TRUE;
    }
  return FALSE;
}

static MuList *
refuse (const char *path, GError **error)
{
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_FOREIGN,
               _ ("%s: tables and pages are made for other programs and cannot be read back; "
                  "expected a list as .xml or .txt"),
               path);
  return NULL;
}

MuList *
mu_list_file_read (const char *path, MuSchemas *schemas, const MuShelf *shelf, GError **error)
{
  MuListFileKind kind = MU_LIST_FILE_XML;
  mu_list_file_kind (path, &kind);
  switch (kind) {
  case MU_LIST_FILE_XML:
    return mu_list_read_file_by (schemas, path, error);
  case MU_LIST_FILE_TEXT:
    return mu_list_read_text_file (path, shelf, error);
  case MU_LIST_FILE_CSV:
  case MU_LIST_FILE_HTML:
    return refuse (path, error);
  }
  return NULL;
}

static char *
write_html (const MuList *list, const MuBook *book, gsize *length)
{
  char *page = mu_list_html (list, book);
  *length = strlen (page);
  return page;
}

static char *
write_data (const MuList *list, const MuBook *book, MuListFileKind kind, MuCsvSeparator separator,
            gsize *length)
{
  switch (kind) {
  case MU_LIST_FILE_XML:
    return mu_list_write_data (list, length);
  case MU_LIST_FILE_TEXT:
    return mu_list_write_text (list, length);
  case MU_LIST_FILE_CSV:
    return mu_list_write_csv (list, separator, length);
  case MU_LIST_FILE_HTML:
    return write_html (list, book, length);
  }
  return NULL;
}

gboolean
mu_list_file_write (const MuList *list, const MuBook *book, MuListFileKind kind,
                    MuCsvSeparator separator, const char *path, GError **error)
{
  gsize length = 0;
  g_autofree char *data = write_data (list, book, kind, separator, &length);
  return data && mu_file_write (path, data, length, error);
}

MuCsvSeparator
mu_list_file_separator_by (const char *decimal_point)
{
  return strcmp (decimal_point, ",") == 0 ? MU_CSV_SEMICOLON : MU_CSV_COMMA;
}

MuCsvSeparator
mu_list_file_separator_here (void)
{
  return mu_list_file_separator_by (localeconv ()->decimal_point);
}
