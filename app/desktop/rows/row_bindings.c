#include "app/desktop/rows/row_bindings.h"

static const char key[] = "mu-bindings";

static GPtrArray *
bindings_of (GtkListItem *row)
{
  GPtrArray *bindings = g_object_get_data (G_OBJECT (row), key);

  if (bindings == NULL) {
    bindings = g_ptr_array_new_with_free_func (g_object_unref);
    g_object_set_data_full (G_OBJECT (row), key, bindings, (GDestroyNotify) g_ptr_array_unref);
  }
  return bindings;
}

void
mu_row_follow (GtkListItem *row, const char *property, gpointer target, const char *to)
{
  GBinding *binding = g_object_bind_property (gtk_list_item_get_item (row), property, target, to,
                                              G_BINDING_SYNC_CREATE);

  g_ptr_array_add (bindings_of (row), g_object_ref (binding));
}

void
mu_row_let_go (GtkListItemFactory *factory, GtkListItem *row)
{
  GPtrArray *bindings = bindings_of (row);

  for (guint i = 0; i < bindings->len; i++)
    g_binding_unbind (g_ptr_array_index (bindings, i));
  g_ptr_array_set_size (bindings, 0);
}
