/* A window in which a list stands beside another one, which is chosen there first. */
#ifndef MUSTER_APP_DESKTOP_ARMIES_COMPARE_WINDOW_H
#define MUSTER_APP_DESKTOP_ARMIES_COMPARE_WINDOW_H

#include <adwaita.h>

#include "app/session/desk.h"

#define MU_TYPE_COMPARE_WINDOW (mu_compare_window_get_type ())
G_DECLARE_FINAL_TYPE (MuCompareWindow, mu_compare_window, MU, COMPARE_WINDOW, AdwWindow)

/* Of the saved list with that number. Follows what is done to either list, and closes when this
 * one is gone. */
GtkWidget *mu_compare_window_new (MuDesk *desk, gint64 list);

#endif
