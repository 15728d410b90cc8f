/* A row of the sum behind a reaction test: "+2  enemy broken" with its section under it. */
#ifndef MUSTER_APP_DESKTOP_BATTLE_FACTOR_ROW_H
#define MUSTER_APP_DESKTOP_BATTLE_FACTOR_ROW_H

#include <gtk/gtk.h>

/* A GtkListBoxCreateWidgetFunc of a list of MuFactorItem. */
GtkWidget *mu_factor_row_new (gpointer item, gpointer data);

#endif
