/* What the open army says about itself: name, player, year, points, tags, notes, and the
 * certificate. Each change is made at once and can be undone; it closes with the army. */
#ifndef MUSTER_APP_DESKTOP_ARMIES_ARMY_CARD_H
#define MUSTER_APP_DESKTOP_ARMIES_ARMY_CARD_H

#include <adwaita.h>

#include "app/session/armies/armies.h"
#include "app/session/armies/army_session.h"

#define MU_TYPE_ARMY_CARD (mu_army_card_get_type ())
G_DECLARE_FINAL_TYPE (MuArmyCard, mu_army_card, MU, ARMY_CARD, AdwWindow)

/* armies: whose tags are offered. */
GtkWidget *mu_army_card_new (MuArmySession *session, MuArmies *armies);

#endif
