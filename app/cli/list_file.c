#include "app/cli/list_file.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lists/data.h"
#include "lists/text.h"
#include "reports/list_html.h"

MuList *
mu_read_list_file (MuCall *call, const char *path, GError **error)
{
  if (!g_str_has_suffix (path, ".txt"))
    return mu_list_read_file_by (mu_call_schemas (call), path, error);
  const MuShelf *shelf = mu_call_books (call, error);
  return shelf ? mu_list_read_text_file (path, shelf, error) : NULL;
}

static char *
write_html (MuCall *call, const MuList *list, gsize *length, GError **error)
{
  const MuShelf *shelf = mu_call_books (call, error);
  char *page = shelf ? mu_list_html (list, mu_shelf_find (shelf, list->book_id)) : NULL;
  *length = page ? strlen (page) : 0;
  return page;
}

static char *
write_data (MuCall *call, const MuList *list, const char *path, gsize *length, GError **error)
{
  if (g_str_has_suffix (path, ".xml"))
    return mu_list_write_data (list, length);
  if (g_str_has_suffix (path, ".txt"))
    return mu_list_write_text (list, length);
  if (g_str_has_suffix (path, ".csv"))
    return mu_list_write_csv (list, length);
  if (g_str_has_suffix (path, ".html"))
    return write_html (call, list, length, error);
  g_set_error (error, MU_CALL_ERROR, 0,
               _ ("-o: %s: expected a file name that ends in .xml, .txt, .csv or .html"), path);
  return NULL;
}

gboolean
mu_write_list_file (MuCall *call, const MuList *list, const char *path, GError **error)
{
  gsize length;
  g_autofree char *data = write_data (call, list, path, &length, error);
  return data && mu_file_write (path, data, length, error);
}
