/* What a club prefers: where its backups go. */
#ifndef MUSTER_APP_DESKTOP_WINDOW_PREFERENCES_WINDOW_H
#define MUSTER_APP_DESKTOP_WINDOW_PREFERENCES_WINDOW_H

#include <adwaita.h>

#include "app/session/desk.h"

#define MU_TYPE_PREFERENCES_WINDOW (mu_preferences_window_get_type ())
G_DECLARE_FINAL_TYPE (MuPreferencesWindow, mu_preferences_window, MU, PREFERENCES_WINDOW, AdwWindow)

GtkWidget *mu_preferences_window_new (MuDesk *desk);

#endif
