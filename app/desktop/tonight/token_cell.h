/* What lies beside a unit on the table, in the column of that title: a drop-down, or, of two
 * values, a check button; nothing beside troops that it is nothing for. */
#ifndef MUSTER_APP_DESKTOP_TONIGHT_TOKEN_CELL_H
#define MUSTER_APP_DESKTOP_TONIGHT_TOKEN_CELL_H

#include "app/desktop/tonight/standing_cell.h"

#define MU_TYPE_TOKEN_CELL (mu_token_cell_get_type ())
G_DECLARE_FINAL_TYPE (MuTokenCell, mu_token_cell, MU, TOKEN_CELL, MuStandingCell)

/* title: of the tokens of the unit's rule system, static. */
GtkWidget *mu_token_cell_new (const char *title);

#endif
