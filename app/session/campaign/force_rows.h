/* The units of all sides of a campaign, side by side: a list whose rows are made when they are
 * first asked for, since a war may have thousands of which a screen shows twenty. */
#ifndef MUSTER_APP_SESSION_CAMPAIGN_FORCE_ROWS_H
#define MUSTER_APP_SESSION_CAMPAIGN_FORCE_ROWS_H

#include <gio/gio.h>

#include "app/session/campaign/force_item.h"

/* A GListModel of MuForceItem. */
#define MU_TYPE_FORCE_ROWS (mu_force_rows_get_type ())
G_DECLARE_FINAL_TYPE (MuForceRows, mu_force_rows, MU, FORCE_ROWS, GObject)

MuForceRows *mu_force_rows_new (void);

/* campaign NULL: no rows; both are borrowed until the next call. Rows of a campaign that is shown
 * already stay, and tell what is new of them. */
void mu_force_rows_show (MuForceRows *rows, MuStore *store, const MuCampaign *campaign);

#endif
