/* A row of what may be answered. */
#ifndef MUSTER_APP_DESKTOP_GAME_GAME_ROW_H
#define MUSTER_APP_DESKTOP_GAME_GAME_ROW_H

#include <gtk/gtk.h>

/* For gtk_list_box_bind_model; item: a MuGameChoice. */
GtkWidget *mu_game_row_new (gpointer item, gpointer data);

#endif
