/* The rows of the table of units under the pointer: which unit is where, and units that are drawn
 * to another place. GTK has the first of these for nobody, so a row is known by the cell that
 * counts its figures. */
#ifndef MUSTER_APP_DESKTOP_ARMIES_UNIT_ROWS_H
#define MUSTER_APP_DESKTOP_ARMIES_UNIT_ROWS_H

#include <gtk/gtk.h>

#include "app/session/armies/unit_item.h"

/* The row's item at that point of the table; NULL for none. row, below (may be NULL): its widget,
 * and whether the point is in its lower half. */
MuUnitItem *mu_unit_rows_at (GtkWidget *table, double x, double y, GtkWidget **row,
                             gboolean *below);

/* Called when a unit was dropped before the unit at `before`, or behind all of them. */
typedef void (*MuUnitDropped) (gpointer data, guint unit, guint before);

/* Lets units of the table be dragged; data must outlive it. */
void mu_unit_rows_let_drag (GtkWidget *table, MuUnitDropped dropped, gpointer data);

#endif
