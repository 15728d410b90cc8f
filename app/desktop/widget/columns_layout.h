/* Lays children out in rows of equally wide columns: as many as find room. */
#ifndef MUSTER_APP_DESKTOP_WIDGET_COLUMNS_LAYOUT_H
#define MUSTER_APP_DESKTOP_WIDGET_COLUMNS_LAYOUT_H

#include <gtk/gtk.h>

#define MU_TYPE_COLUMNS_LAYOUT (mu_columns_layout_get_type ())
G_DECLARE_FINAL_TYPE (MuColumnsLayout, mu_columns_layout, MU, COLUMNS_LAYOUT, GtkLayoutManager)

/* most: columns; width: pixels that a column should have beside another. */
GtkLayoutManager *mu_columns_layout_new (int most, int width, int spacing);

#endif
