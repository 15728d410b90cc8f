/* The window: sidebar, pages, toasts, and the actions of the whole app. */
#ifndef MUSTER_APP_DESKTOP_WINDOW_WINDOW_H
#define MUSTER_APP_DESKTOP_WINDOW_WINDOW_H

#include <adwaita.h>

#include "app/session/desk.h"

#define MU_TYPE_WINDOW (mu_window_get_type ())
G_DECLARE_FINAL_TYPE (MuWindow, mu_window, MU, WINDOW, AdwApplicationWindow)

/* Opens the club file at path, NULL for the usual one. A file that cannot be
 * opened gives a window that says so and offers another. */
MuWindow *mu_window_new (AdwApplication *app, const char *path);
/* As it was asked for; NULL for the usual club file. */
const char *mu_window_get_path (MuWindow *window);
#endif
