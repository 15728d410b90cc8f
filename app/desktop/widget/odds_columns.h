/* How many of a side's points many battles left, as a row of columns from nothing to
 * all, with a mark below the mean. */
#ifndef MUSTER_APP_DESKTOP_WIDGET_ODDS_COLUMNS_H
#define MUSTER_APP_DESKTOP_WIDGET_ODDS_COLUMNS_H

#include <gtk/gtk.h>

#include "app/service/battle/battle_odds.h"

#define MU_TYPE_ODDS_COLUMNS (mu_odds_columns_get_type ())
G_DECLARE_FINAL_TYPE (MuOddsColumns, mu_odds_columns, MU, ODDS_COLUMNS, GtkWidget)

/* title: for who does not see the columns. Copied. */
void mu_odds_columns_show (MuOddsColumns *columns, const char *title, const MuBattleOdds *odds,
                           MuSide side);

#endif
