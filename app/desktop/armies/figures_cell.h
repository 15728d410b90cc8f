/* The figures of a unit, or how many of an item, to be changed where they stand: type, click, or
 * the arrow keys. */
#ifndef MUSTER_APP_DESKTOP_ARMIES_FIGURES_CELL_H
#define MUSTER_APP_DESKTOP_ARMIES_FIGURES_CELL_H

#include <gtk/gtk.h>

#include "app/session/armies/unit_item.h"

#define MU_TYPE_FIGURES_CELL (mu_figures_cell_get_type ())
G_DECLARE_FINAL_TYPE (MuFiguresCell, mu_figures_cell, MU, FIGURES_CELL, GtkWidget)

/* Property: unit (MuUnitItem). */

/* Borrowed; NULL while the row shows none. */
MuUnitItem *mu_figures_cell_get_unit (MuFiguresCell *cell);

#endif
