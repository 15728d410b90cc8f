/* What is shown of the table where the window is too narrow for all of it beside the offers. */
#include "app/desktop/armies/army_view_private.h"

static int
least_width (GtkWidget *widget)
{
  int least = 0;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

static void
set_narrow_class (GtkWidget *widget, const char *wide, const char *narrow, gboolean is_narrow)
{
  gtk_widget_remove_css_class (widget, is_narrow ? wide : narrow);
  gtk_widget_add_css_class (widget, is_narrow ? narrow : wide);
}

/* The place says the number, the notation the kind, and the total what each costs. */
static gboolean
show_columns (gpointer data)
{
  MuArmyView *self = data;

  self->narrowing = 0;
  set_narrow_class (GTK_WIDGET (self->points_label), "title-2", "heading", self->narrow);
  gtk_column_view_column_set_visible (self->number_column, !self->narrow);
  gtk_column_view_column_set_visible (self->kind_column, !self->narrow);
  gtk_column_view_column_set_visible (self->each_column, !self->narrow);
  return G_SOURCE_REMOVE;
}

/* Known only while all of it is there. */
static void
learn_width (MuArmyView *self)
{
  if (!self->narrow && self->narrowing == 0)
    self->wide = least_width (adw_flap_get_content (self->flap))
                 + least_width (adw_flap_get_flap (self->flap))
                 + least_width (adw_flap_get_separator (self->flap));
}

/* Columns are not hidden while widgets are given their places. */
void
mu_army_view_fit (MuArmyView *self, int width)
{
  learn_width (self);
  if (self->narrow == (width < self->wide))
    return;
  self->narrow = !self->narrow;
  if (self->narrowing == 0)
    self->narrowing = g_idle_add_full (G_PRIORITY_HIGH_IDLE, show_columns, self, NULL);
}
