/* In the row of a unit on the table: the sums that it may need next, opened with what the
 * table knows of it (action win.sum). */
#ifndef MUSTER_APP_DESKTOP_TONIGHT_TABLE_SUMS_CELL_H
#define MUSTER_APP_DESKTOP_TONIGHT_TABLE_SUMS_CELL_H

#include "app/desktop/tonight/standing_cell.h"

#define MU_TYPE_TABLE_SUMS_CELL (mu_table_sums_cell_get_type ())
G_DECLARE_FINAL_TYPE (MuTableSumsCell, mu_table_sums_cell, MU, TABLE_SUMS_CELL, MuStandingCell)

/* Property: unit (MuStandingItem). */

/* The sum behind this letter ("r": the reaction test) for the unit of this cell; FALSE if
 * there is none. */
gboolean mu_table_sums_cell_open (MuTableSumsCell *cell, guint letter);

#endif
