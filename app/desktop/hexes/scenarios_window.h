/* The scenarios of the hex table: those that were left unsaved, those that come with Muster, to be
 * copied and changed, a new map, a file. */
#ifndef MUSTER_APP_DESKTOP_HEXES_SCENARIOS_WINDOW_H
#define MUSTER_APP_DESKTOP_HEXES_SCENARIOS_WINDOW_H

#include <adwaita.h>

#include "app/session/desk.h"

#define MU_TYPE_SCENARIOS_WINDOW (mu_scenarios_window_get_type ())
G_DECLARE_FINAL_TYPE (MuScenariosWindow, mu_scenarios_window, MU, SCENARIOS_WINDOW, AdwWindow)

/* What is picked opens in a window of its own (scenario_editor.h) over the same parent, and this
 * one closes. */
GtkWidget *mu_scenarios_window_new (MuDesk *desk);

#endif
