#include "app/desktop/battle/factor_row.h"

#include "app/session/battle/factor_item.h"

static GtkWidget *
factor_label (MuFactorItem *item, const char *property, const char *style, float align)
{
  GtkWidget *label = gtk_label_new (NULL);

  g_object_bind_property (item, property, label, "label", G_BINDING_SYNC_CREATE);
  gtk_label_set_xalign (GTK_LABEL (label), align);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 24);
  gtk_widget_add_css_class (label, style);
  return label;
}

/* "+2  enemy broken" with its section under it. */
GtkWidget *
mu_factor_row_new (gpointer object, gpointer data)
{
  MuFactorItem *item = object;
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *amount = factor_label (item, "amount", "mu-amount", 1);
  GtkWidget *words = factor_label (item, "words", "mu-factor", 0);
  GtkWidget *section = factor_label (item, "section", "mu-rule", 0);

  gtk_label_set_width_chars (GTK_LABEL (amount), 3);
  gtk_widget_add_css_class (amount, "mu-numbers");
  gtk_widget_set_valign (amount, GTK_ALIGN_START);
  gtk_widget_set_hexpand (words, TRUE);
  g_object_bind_property (item, "words", row, "tooltip-text", G_BINDING_SYNC_CREATE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  gtk_grid_attach (GTK_GRID (grid), amount, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), words, 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), section, 1, 1, 1, 1);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), grid);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  return row;
}
