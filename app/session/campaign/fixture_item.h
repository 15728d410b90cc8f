/* The battles that a campaign has set, as rows. */
#ifndef MUSTER_APP_SESSION_CAMPAIGN_FIXTURE_ITEM_H
#define MUSTER_APP_SESSION_CAMPAIGN_FIXTURE_ITEM_H

#include <gio/gio.h>

#include "app/session/item.h"
#include "db/campaign/campaigns.h"

/* Properties: id, name, when ("5 October 202 BC"), sides ("Rome against Carthage"), place ("" for
 * none), state ("Due", "Played", …), open (whether it is still to be fought). */
#define MU_TYPE_FIXTURE_ITEM (mu_fixture_item_get_type ())
G_DECLARE_FINAL_TYPE (MuFixtureItem, mu_fixture_item, MU, FIXTURE_ITEM, MuItem)
gint64 mu_fixture_item_get_id (MuFixtureItem *item);
const char *mu_fixture_item_get_name (MuFixtureItem *item);
gboolean mu_fixture_item_get_open (MuFixtureItem *item);

/* Fills the store: those to be fought first, in the order of their days, then those that have been.
 * fixtures: MuFixture, NULL for none; map: the campaign's, for the names of places, or NULL. */
void mu_fixture_items_show (GListStore *store, const MuCampaign *campaign,
                            const GPtrArray *fixtures, const MuMap *map);

/* "Rome against Carthage"; free with g_free. */
char *mu_fixture_sides (const MuCampaign *campaign, const MuFixture *fixture);

#endif
