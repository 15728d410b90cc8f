/* Where a row of the table takes casualties: a number, and Enter. It asks the view
 * around it to apply them (action table.hurt). */
#ifndef MUSTER_APP_DESKTOP_TONIGHT_LOSS_CELL_H
#define MUSTER_APP_DESKTOP_TONIGHT_LOSS_CELL_H

#include "app/desktop/tonight/standing_cell.h"

#define MU_TYPE_LOSS_CELL (mu_loss_cell_get_type ())
G_DECLARE_FINAL_TYPE (MuLossCell, mu_loss_cell, MU, LOSS_CELL, MuStandingCell)

/* Property: unit (MuStandingItem). */

/* Puts the keyboard here, with this digit typed; FALSE if the unit takes none. */
gboolean mu_loss_cell_begin (MuLossCell *cell, int digit);

#endif
