/* A new campaign of two to twelve saved armies. */
#ifndef MUSTER_APP_DESKTOP_CAMPAIGNS_CAMPAIGN_DIALOG_H
#define MUSTER_APP_DESKTOP_CAMPAIGNS_CAMPAIGN_DIALOG_H

#include <adwaita.h>

#include "app/session/desk.h"

#define MU_TYPE_CAMPAIGN_DIALOG (mu_campaign_dialog_get_type ())
G_DECLARE_FINAL_TYPE (MuCampaignDialog, mu_campaign_dialog, MU, CAMPAIGN_DIALOG, AdwWindow)

/* Signal: "created" (gint64 id). */
GtkWidget *mu_campaign_dialog_new (MuDesk *desk);

#endif
