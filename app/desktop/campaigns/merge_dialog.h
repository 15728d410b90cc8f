/* What another copy of the campaign brings: what was done here alone, what both have, what comes
 * from there, and who wins where they collide. */
#ifndef MUSTER_APP_DESKTOP_CAMPAIGNS_MERGE_DIALOG_H
#define MUSTER_APP_DESKTOP_CAMPAIGNS_MERGE_DIALOG_H

#include <adwaita.h>

#include "app/service/campaign/campaign_merge.h"
#include "app/session/history.h"

#define MU_TYPE_MERGE_DIALOG (mu_merge_dialog_get_type ())
G_DECLARE_FINAL_TYPE (MuMergeDialog, mu_merge_dialog, MU, MERGE_DIALOG, AdwWindow)

/* Signal: "merged" (gint count of the acts that came). offer: taken over. */
GtkWidget *mu_merge_dialog_new (MuHistory *history, MuMergeOffer *offer);

#endif
