/* Writing a player's copy of a campaign (db/exchange/cut.h) beside the main thread: the weather of
 * a long campaign takes its time. */
#ifndef MUSTER_APP_SERVICE_CAMPAIGN_CAMPAIGN_CUT_H
#define MUSTER_APP_SERVICE_CAMPAIGN_CAMPAIGN_CUT_H

#include <gio/gio.h>

/* club, path: of the club file and of the copy. side: its place in the campaign. */
void mu_campaign_cut_async (const char *club, gint64 campaign, int side, const char *path,
                            GAsyncReadyCallback done, gpointer data);
/* FALSE with an error, and there is no copy. */
gboolean mu_campaign_cut_finish (GAsyncResult *result, GError **error);

#endif
