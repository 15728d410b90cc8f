/* The backups of a club: which there are, and one of them put back. */
#ifndef MUSTER_APP_DESKTOP_WINDOW_BACKUPS_WINDOW_H
#define MUSTER_APP_DESKTOP_WINDOW_BACKUPS_WINDOW_H

#include <adwaita.h>

#include "db/store.h"

#define MU_TYPE_BACKUPS_WINDOW (mu_backups_window_get_type ())
G_DECLARE_FINAL_TYPE (MuBackupsWindow, mu_backups_window, MU, BACKUPS_WINDOW, AdwWindow)

/* store: NULL where the club cannot be opened; its backups are then looked for beside it. What is
 * chosen is restored by the action win.restore-file of the window below. */
GtkWidget *mu_backups_window_new (MuStore *store, const char *club);

#endif
