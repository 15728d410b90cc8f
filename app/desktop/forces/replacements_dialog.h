/* Buying replacements for a side of a campaign with its points of the month. */
#ifndef MUSTER_APP_DESKTOP_FORCES_REPLACEMENTS_DIALOG_H
#define MUSTER_APP_DESKTOP_FORCES_REPLACEMENTS_DIALOG_H

#include <adwaita.h>

#include "app/session/campaign/replacements.h"
#include "app/session/history.h"

#define MU_TYPE_REPLACEMENTS_DIALOG (mu_replacements_dialog_get_type ())
G_DECLARE_FINAL_TYPE (MuReplacementsDialog, mu_replacements_dialog, MU, REPLACEMENTS_DIALOG,
                      AdwWindow)

/* Signal: "bought" (MuReplacements *), to be done; the window closes. It begins with that side and
 * what is chosen for it already, which stays in replacements unless the person cancels; it closes
 * when the campaign changes behind it. campaign is taken over. */
GtkWidget *mu_replacements_dialog_new (MuHistory *history, MuCampaign *campaign,
                                       MuReplacements *replacements, int side);

#endif
