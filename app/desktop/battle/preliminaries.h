/* What was found before the battle: leadership, scouting, weather, each with its
 * dice and its rule. */
#ifndef MUSTER_APP_DESKTOP_BATTLE_PRELIMINARIES_H
#define MUSTER_APP_DESKTOP_BATTLE_PRELIMINARIES_H

#include <gtk/gtk.h>

#include "app/session/battle/battle_session.h"

#define MU_TYPE_PRELIMINARIES (mu_preliminaries_get_type ())
G_DECLARE_FINAL_TYPE (MuPreliminaries, mu_preliminaries, MU, PRELIMINARIES, GtkBox)

/* Follows the session from now on. */
void mu_preliminaries_set_session (MuPreliminaries *preliminaries, MuBattleSession *session);

#endif
