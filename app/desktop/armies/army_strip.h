/* The line below the army's sums: whose it is, its tags and edition, and its check code to be
 * copied; it leads to the army's card. */
#ifndef MUSTER_APP_DESKTOP_ARMIES_ARMY_STRIP_H
#define MUSTER_APP_DESKTOP_ARMIES_ARMY_STRIP_H

#include <gtk/gtk.h>

#include "app/session/armies/army_session.h"

#define MU_TYPE_ARMY_STRIP (mu_army_strip_get_type ())
G_DECLARE_FINAL_TYPE (MuArmyStrip, mu_army_strip, MU, ARMY_STRIP, GtkBox)

void mu_army_strip_set_session (MuArmyStrip *strip, MuArmySession *session);

#endif
