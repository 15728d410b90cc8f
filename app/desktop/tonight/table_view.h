/* Tonight's battle on the club's table: both armies as they stand, with casualties
 * and fates to be entered, who is ahead, the period, and what was entered. */
#ifndef MUSTER_APP_DESKTOP_TONIGHT_TABLE_VIEW_H
#define MUSTER_APP_DESKTOP_TONIGHT_TABLE_VIEW_H

#include <adwaita.h>

#include "app/session/battle/battle_session.h"

#define MU_TYPE_TABLE_VIEW (mu_table_view_get_type ())
G_DECLARE_FINAL_TYPE (MuTableView, mu_table_view, MU, TABLE_VIEW, AdwBin)

void mu_table_view_set_session (MuTableView *view, MuBattleSession *session);
/* Puts the keyboard among the units, where it was before. */
gboolean mu_table_view_focus (MuTableView *view);
GtkWidget *mu_table_view_get_back_button (MuTableView *view);

#endif
