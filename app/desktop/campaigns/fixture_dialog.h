/* A battle to come: its name, its day, its two sides and where it is fought. */
#ifndef MUSTER_APP_DESKTOP_CAMPAIGNS_FIXTURE_DIALOG_H
#define MUSTER_APP_DESKTOP_CAMPAIGNS_FIXTURE_DIALOG_H

#include <adwaita.h>

#include "db/campaign/campaigns.h"

#define MU_TYPE_FIXTURE_DIALOG (mu_fixture_dialog_get_type ())
G_DECLARE_FINAL_TYPE (MuFixtureDialog, mu_fixture_dialog, MU, FIXTURE_DIALOG, AdwWindow)

/* Signal: "set" (gpointer const MuFixture *, as long as the call); the window stays until it is
 * closed. */

/* fixture: as it begins, with id 0 a new one. Its place is chosen from the map's if there is one,
 * else written. All borrowed during the call. */
GtkWidget *mu_fixture_dialog_new (const MuCampaign *campaign, const MuFixture *fixture,
                                  const MuMap *map);

#endif
