/* One die on the page: its faces as buttons, that one pressed that was thrown. */
#ifndef MUSTER_APP_DESKTOP_WIDGET_DIE_ROW_H
#define MUSTER_APP_DESKTOP_WIDGET_DIE_ROW_H

#include <gtk/gtk.h>

#include "rules/core/dice.h"

#define MU_TYPE_DIE_ROW (mu_die_row_get_type ())
G_DECLARE_FINAL_TYPE (MuDieRow, mu_die_row, MU, DIE_ROW, GtkWidget)

/* name: for a screen reader. Signal: "thrown" (int face, 0: taken up). */
GtkWidget *mu_die_row_new (const char *name);
/* Which die it is, and the face that lies there, 0 for none. */
void mu_die_row_show (MuDieRow *row, MuDie die, int face);

#endif
