/* The application: one process, a window for each club file. */
#ifndef MUSTER_APP_DESKTOP_WINDOW_APPLICATION_H
#define MUSTER_APP_DESKTOP_WINDOW_APPLICATION_H

#include <adwaita.h>

#define MU_TYPE_APPLICATION (mu_application_get_type ())
G_DECLARE_FINAL_TYPE (MuApplication, mu_application, MU, APPLICATION, AdwApplication)

MuApplication *mu_application_new (void);

#endif
