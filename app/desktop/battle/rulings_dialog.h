/* Stop and think: a battle that stands still between two periods, with what shall be otherwise
 * from there. */
#ifndef MUSTER_APP_DESKTOP_BATTLE_RULINGS_DIALOG_H
#define MUSTER_APP_DESKTOP_BATTLE_RULINGS_DIALOG_H

#include <adwaita.h>

#include "app/session/battle/rulings_session.h"

#define MU_TYPE_RULINGS_DIALOG (mu_rulings_dialog_get_type ())
G_DECLARE_FINAL_TYPE (MuRulingsDialog, mu_rulings_dialog, MU, RULINGS_DIALOG, AdwWindow)

/* Signal: "went-on", once the session has another course to take; the window then closes. */
GtkWidget *mu_rulings_dialog_new (MuRulingsSession *session);
MuRulingsSession *mu_rulings_dialog_get_session (MuRulingsDialog *dialog); /* borrowed */

#endif
