#include "app/desktop/deployment_row.h"

#include <glib/gi18n.h>

static GdkContentProvider *
prepare (GtkDragSource *source, double x, double y, GtkListItem *row)
{
  MuDeploymentItem *item = gtk_list_item_get_item (row);

  return item ? gdk_content_provider_new_typed (G_TYPE_INT, mu_deployment_item_get_unit (item))
              : NULL;
}

static GtkWidget *
line (GtkWidget *box, const char *css)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (css)
    gtk_widget_add_css_class (label, css);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

/* Which label shows which property. */
static const struct {
  const char *property;
  const char *key;
} lines[] = {
  { "mark", "mu-mark" },
  { "name", "mu-name" },
  { "state", "mu-state" },
  { "troops", "mu-troops" },
};

static void
keep (GtkWidget *across, const char *key, GtkWidget *label)
{
  g_object_set_data (G_OBJECT (across), key, label);
}

/* Mark; name and state above the troops. */
static GtkWidget *
make_row (void)
{
  GtkWidget *across = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *mark = line (across, "heading");
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *name = line (top, NULL);

  gtk_label_set_width_chars (GTK_LABEL (mark), 3);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (across, "mu-row");
  gtk_box_append (GTK_BOX (across), box);
  gtk_box_append (GTK_BOX (box), top);
  keep (across, "mu-mark", mark);
  keep (across, "mu-name", name);
  keep (across, "mu-state", line (top, "mu-rule"));
  keep (across, "mu-troops", line (box, "caption"));
  return across;
}

static void
set_up (GtkListItemFactory *factory, GtkListItem *row)
{
  GtkWidget *across = make_row ();
  GtkDragSource *source = gtk_drag_source_new ();

  g_signal_connect (source, "prepare", G_CALLBACK (prepare), row);
  gtk_widget_add_controller (across, GTK_EVENT_CONTROLLER (source));
  gtk_list_item_set_child (row, across);
}

static GPtrArray *
bindings_of (GtkListItem *row)
{
  GPtrArray *bindings = g_object_get_data (G_OBJECT (row), "mu-bindings");

  if (bindings == NULL) {
    bindings = g_ptr_array_new_with_free_func (g_object_unref);
    g_object_set_data_full (G_OBJECT (row), "mu-bindings", bindings,
                            (GDestroyNotify) g_ptr_array_unref);
  }
  return bindings;
}

static void
bind (GtkListItemFactory *factory, GtkListItem *row)
{
  GtkWidget *across = gtk_list_item_get_child (row);
  gpointer item = gtk_list_item_get_item (row);
  GPtrArray *bindings = bindings_of (row);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    g_ptr_array_add (
        bindings, g_object_ref (g_object_bind_property (
                      item, lines[i].property, g_object_get_data (G_OBJECT (across), lines[i].key),
                      "label", G_BINDING_SYNC_CREATE)));
}

static void
unbind (GtkListItemFactory *factory, GtkListItem *row)
{
  GPtrArray *bindings = bindings_of (row);

  for (guint i = 0; i < bindings->len; i++)
    g_binding_unbind (g_ptr_array_index (bindings, i));
  g_ptr_array_set_size (bindings, 0);
}

GtkListItemFactory *
mu_deployment_row_factory (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (set_up), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind), NULL);
  return factory;
}
