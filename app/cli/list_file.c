#include "app/cli/list_file.h"

#include <glib/gi18n.h>

#include "app/service/list_files.h"
#include "lists/data.h"

/* Books are opened only for those who need them. */
MuList *
mu_read_list_file (MuCall *call, const char *path, GError **error)
{
  if (!mu_file_ends_in (path, ".txt"))
    return mu_list_file_read (path, mu_call_schemas (call), NULL, error);
  const MuShelf *shelf = mu_call_books (call, error);
  return shelf ? mu_list_file_read (path, NULL, shelf, error) : NULL;
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
  const MuShelf *shelf = kind == MU_LIST_FILE_HTML ? mu_call_books (call, error) : NULL;
  if (kind == MU_LIST_FILE_HTML && !shelf)
    return FALSE;
  return mu_list_file_write (list, shelf ? mu_shelf_book_of (shelf, list) : NULL, kind, path,
                             error);
}
