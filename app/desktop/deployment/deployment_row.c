#include "app/desktop/deployment/deployment_row.h"

#include "app/desktop/rows/row_bindings.h"

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
  gtk_label_set_wrap (GTK_LABEL (name), TRUE); /* in large type names need a second line */
  gtk_label_set_lines (GTK_LABEL (name), 2);
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

static void
bind (GtkListItemFactory *factory, GtkListItem *row)
{
  GObject *across = G_OBJECT (gtk_list_item_get_child (row));

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    mu_row_follow (row, lines[i].property, g_object_get_data (across, lines[i].key), "label");
}

GtkListItemFactory *
mu_deployment_row_factory (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (set_up), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (mu_row_let_go), NULL);
  return factory;
}
