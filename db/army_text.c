#include <string.h>

#include "db/connection/error.h"
#include "db/tables/tables.h"
#include "lists/list/book_editions.h"

/* The XML that it would have in its first edition; free with g_free. */
static char *
content_of (const MuList *list)
{
  g_autoptr (MuList) first = mu_list_copy (list);
  first->edition = 1;
  return mu_list_write_data (first, NULL);
}

/* What most changes change; found before a long list is written out twice. */
static gboolean
differ_at_a_glance (const MuList *one, const MuList *other)
{
  if (one->units->len != other->units->len || g_strcmp0 (one->name, other->name) != 0)
    return TRUE;
  for (guint i = 0; i < one->units->len; i++) {
    const MuListUnit *unit = mu_list_unit (one, i);
    const MuListUnit *like = mu_list_unit (other, i);
    if (unit->figures != like->figures || g_strcmp0 (unit->name, like->name) != 0)
      return TRUE;
  }
  return FALSE;
}

gboolean
mu_army_same (const MuList *one, const MuList *other)
{
  if (differ_at_a_glance (one, other))
    return FALSE;
  g_autofree char *first = content_of (one);
  g_autofree char *second = content_of (other);
  return strcmp (first, second) == 0;
}

void
mu_army_take_allies (MuList *list, const MuList *other)
{
  for (guint i = 0; i < other->allies->len; i++) {
    const MuListAlly *ally = mu_list_ally (other, i);
    if (mu_pins_need (list, ally->book) && mu_list_ally_edition (list, ally->book) == 0)
      mu_list_set_ally_edition (list, ally->book, ally->edition);
  }
}

gboolean
mu_army_same_as_kept (const MuList *one, const MuList *other)
{
  g_autoptr (MuList) first = mu_list_copy (one);
  g_autoptr (MuList) second = mu_list_copy (other);
  mu_army_take_allies (first, other);
  mu_army_take_allies (second, one);
  return mu_army_same (first, second);
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
