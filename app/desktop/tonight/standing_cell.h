/* A cell in the row of a unit on the table: follows the unit that the list gives it.
 * Hidden in the rows of whole armies. */
#ifndef MUSTER_APP_DESKTOP_TONIGHT_STANDING_CELL_H
#define MUSTER_APP_DESKTOP_TONIGHT_STANDING_CELL_H

#include <gtk/gtk.h>

#include "app/session/table/standing_item.h"

#define MU_TYPE_STANDING_CELL (mu_standing_cell_get_type ())
G_DECLARE_DERIVABLE_TYPE (MuStandingCell, mu_standing_cell, MU, STANDING_CELL, GtkWidget)

struct _MuStandingCellClass {
  GtkWidgetClass parent;
  /* Another unit, never a whole army: follow and show it. Handlers connected to it with
   * the cell as data are disconnected when it goes. */
  void (*show_unit) (MuStandingCell *cell, MuStandingItem *unit);
};

/* Property "unit". NULL: none, or a whole army. Borrowed. */
MuStandingItem *mu_standing_cell_get_unit (MuStandingCell *cell);

#endif
