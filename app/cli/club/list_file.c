#include "app/cli/club/list_file.h"

#include <glib/gi18n.h>

#include "app/service/club/list_files.h"
#include "lists/xml/data.h"

/* Books are opened only for those who need them. */
static MuList *
read_list (MuCall *call, const char *path, GError **error)
{
  if (!mu_file_ends_in (path, ".txt"))
    return mu_list_file_read (path, mu_call_schemas (call), NULL, error);
  const MuShelf *shelf = mu_call_books (call, error);
  return shelf ? mu_list_file_read (path, NULL, shelf, error) : NULL;
}

MuList *
mu_read_list_file (MuCall *call, const char *path, GError **error)
{
  MuList *list = read_list (call, path, error);
  if (list && list->remark)
    mu_call_add_remark (call, "%s: %s", path, list->remark);
  return list;
}

/* Whether --separator was given for a kind of file that has one. */
static gboolean
check_separator (MuCall *call, MuListFileKind kind, const char *path, GError **error)
{
  if (kind == MU_LIST_FILE_CSV || !mu_call_has (call, "separator"))
    return TRUE;
  g_set_error (error, MU_CALL_ERROR, 0,
               _ ("--separator: %s has no columns; expected a file name that ends in .csv"), path);
  return FALSE;
}

gboolean
mu_write_list_file (MuCall *call, const MuList *list, const char *path, GError **error)
{
  MuListFileKind kind;
  if (!mu_list_file_kind (path, &kind)) {
    g_set_error (error, MU_CALL_ERROR, 0,
                 _ ("-o: %s: expected a file name that ends in .xml, .txt, .csv or .html"), path);
    return FALSE;
  }
  if (!check_separator (call, kind, path, error))
    return FALSE;
  const MuShelf *shelf = kind == MU_LIST_FILE_HTML ? mu_call_books (call, error) : NULL;
  if (kind == MU_LIST_FILE_HTML && !shelf)
    return FALSE;
  const int separator = mu_call_choice (call, "separator", MU_CSV_COMMA);
  return mu_list_file_write (list, shelf ? mu_shelf_book_of (shelf, list) : NULL, kind,
                             (MuCsvSeparator) separator, path, error);
}
