/* Lays children out side by side, each as wide as it likes, on as many lines as
 * it takes. */
#ifndef MUSTER_APP_DESKTOP_WIDGET_WRAP_LAYOUT_H
#define MUSTER_APP_DESKTOP_WIDGET_WRAP_LAYOUT_H

#include <gtk/gtk.h>

#define MU_TYPE_WRAP_LAYOUT (mu_wrap_layout_get_type ())
G_DECLARE_FINAL_TYPE (MuWrapLayout, mu_wrap_layout, MU, WRAP_LAYOUT, GtkLayoutManager)

GtkLayoutManager *mu_wrap_layout_new (int spacing);

#endif
