/* What has become of a row of the table, to be chosen. It asks the view around it
 * to enter the choice (actions table.fate, table.general). */
#ifndef MUSTER_APP_DESKTOP_TONIGHT_FATE_CELL_H
#define MUSTER_APP_DESKTOP_TONIGHT_FATE_CELL_H

#include "app/desktop/tonight/standing_cell.h"

#define MU_TYPE_FATE_CELL (mu_fate_cell_get_type ())
G_DECLARE_FINAL_TYPE (MuFateCell, mu_fate_cell, MU, FATE_CELL, MuStandingCell)

/* Property: unit (MuStandingItem). */

#endif
