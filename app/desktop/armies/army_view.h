/* The open army: sums, units, problems. Shows a MuArmySession, keeps nothing. */
#ifndef MUSTER_APP_DESKTOP_ARMIES_ARMY_VIEW_H
#define MUSTER_APP_DESKTOP_ARMIES_ARMY_VIEW_H

#include <adwaita.h>

#include "app/session/armies/army_session.h"

#define MU_TYPE_ARMY_VIEW (mu_army_view_get_type ())
G_DECLARE_FINAL_TYPE (MuArmyView, mu_army_view, MU, ARMY_VIEW, AdwBin)

void mu_army_view_set_session (MuArmyView *view, MuArmySession *session);
/* A line above everything that the open army shows. */
void mu_army_view_add_banner (MuArmyView *view, GtkWidget *banner);
GtkWidget *mu_army_view_get_back_button (MuArmyView *view);
/* What to show while no army is open. */
AdwStatusPage *mu_army_view_get_none_page (MuArmyView *view);
/* Copies the selected unit where the keyboard is among the units; else FALSE. */
gboolean mu_army_view_copy_unit (MuArmyView *view);

#endif
