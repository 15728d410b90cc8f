/* Where a host is to march, and how. */
#ifndef MUSTER_APP_DESKTOP_FORCES_MARCH_DIALOG_H
#define MUSTER_APP_DESKTOP_FORCES_MARCH_DIALOG_H

#include <adwaita.h>

#include "db/campaign/campaigns.h"

#define MU_TYPE_MARCH_DIALOG (mu_march_dialog_get_type ())
G_DECLARE_FINAL_TYPE (MuMarchDialog, mu_march_dialog, MU, MARCH_DIALOG, AdwWindow)

/* Signal: "chosen" (gint64 host, const char *key of the place, gboolean forced). place: which it
 * begins with, an index; MU_MAP_NOWHERE: where the host is. All is copied. */
GtkWidget *mu_march_dialog_new (const MuCampaign *campaign, const MuMap *map, const MuHost *host,
                                int place);

#endif
