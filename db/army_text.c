#include <string.h>

#include "db/error.h"
#include "db/tables.h"

/* The XML that it would have in its first edition; free with g_free. */
static char *
content_of (const MuList *list)
{
  g_autoptr (MuList) first = mu_list_copy (list);
  first->edition = 1;
  return mu_list_write_data (first, NULL);
}

gboolean
mu_army_same (const MuList *one, const MuList *other)
{
  g_autofree char *first = content_of (one);
  g_autofree char *second = content_of (other);
  return strcmp (first, second) == 0;
}

char *
mu_army_write (const MuList *list, GError **error)
{
  gsize length = 0;
  g_autofree char *text = mu_list_write_data (list, &length);
  g_autoptr (GError) reason = NULL;
  g_autoptr (MuList) again = mu_list_read_data (text, length, list->name, &reason);
  if (again != NULL)
    return g_steal_pointer (&text);
  g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE, reason->message);
  return NULL;
}

MuList *
mu_army_read (MuConnection *connection, const char *text, GError **error)
{
  const char *path = mu_connection_path (connection);
  g_autoptr (GError) reason = NULL;
  MuList *list = mu_list_read_data_by (mu_connection_schemas (connection), text, strlen (text),
                                       path, &reason);
  if (list == NULL)
    mu_error_set (path, MU_STORE_ERROR_DAMAGED, reason->message, error);
  return list;
}
