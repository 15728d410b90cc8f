/* The forces of the open campaign with their battles: each unit's strength, and what can be asked
 * and done of it. */
#ifndef MUSTER_APP_DESKTOP_FORCES_CAMPAIGN_FORCES_H
#define MUSTER_APP_DESKTOP_FORCES_CAMPAIGN_FORCES_H

#include <adwaita.h>

#include "app/session/history.h"

#define MU_TYPE_CAMPAIGN_FORCES (mu_campaign_forces_get_type ())
G_DECLARE_FINAL_TYPE (MuCampaignForces, mu_campaign_forces, MU, CAMPAIGN_FORCES, AdwBin)

/* What is done goes through the history. campaign: NULL for none; both are borrowed until the next
 * call. */
void mu_campaign_forces_show (MuCampaignForces *forces, MuHistory *history,
                              const MuCampaign *campaign);

#endif
