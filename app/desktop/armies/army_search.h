/* The search of the saved armies: filters and values to be typed next stand below it as buttons,
 * and how many armies are found. */
#ifndef MUSTER_APP_DESKTOP_ARMIES_ARMY_SEARCH_H
#define MUSTER_APP_DESKTOP_ARMIES_ARMY_SEARCH_H

#include <gtk/gtk.h>

#include "app/desktop/page/catalogue.h"
#include "app/session/armies/armies.h"

#define MU_TYPE_ARMY_SEARCH (mu_army_search_get_type ())
G_DECLARE_FINAL_TYPE (MuArmySearch, mu_army_search, MU, ARMY_SEARCH, GtkBox)

/* Makes the catalogue search these armies so. */
void mu_army_search_attach (MuCatalogue *catalogue, MuArmies *armies);

#endif
