/* Replacements that a side of a campaign is about to buy: what may be spent, what units may get,
 * and what is chosen so far. */
#ifndef MUSTER_APP_SESSION_CAMPAIGN_REPLACEMENTS_H
#define MUSTER_APP_SESSION_CAMPAIGN_REPLACEMENTS_H

#include <gio/gio.h>

#include "app/session/item.h"
#include "db/campaign/campaigns.h"

/* A unit that lacks figures. Properties: name, details ("13 of 20, 4 points each", or why it gets
 * none), room (0: it gets none), figures (that are chosen). */
#define MU_TYPE_REPLACEMENT_ITEM (mu_replacement_item_get_type ())
G_DECLARE_FINAL_TYPE (MuReplacementItem, mu_replacement_item, MU, REPLACEMENT_ITEM, MuItem)

/* Signal "changed": figures were chosen, or another side. */
#define MU_TYPE_REPLACEMENTS (mu_replacements_get_type ())
G_DECLARE_FINAL_TYPE (MuReplacements, mu_replacements, MU, REPLACEMENTS, GObject)

/* Of no side yet (-1); store is borrowed and must outlive it. */
MuReplacements *mu_replacements_new (MuStore *store, gint64 campaign);

/* Begins anew with this side, nothing chosen. */
gboolean mu_replacements_read (MuReplacements *replacements, const MuCampaignSide *of, int side,
                               GError **error);

/* MuReplacementItem: the side's units that lack figures. */
GListModel *mu_replacements_units (MuReplacements *replacements);

/* So many figures for the unit, at most those that it has room for. */
void mu_replacements_choose (MuReplacements *replacements, MuReplacementItem *unit, int figures);
/* What the month's points would best buy (mu_store_advise_recruits). */
gboolean mu_replacements_advise (MuReplacements *replacements, GError **error);

/* Nothing is chosen any more. */
void mu_replacements_forget (MuReplacements *replacements);

int mu_replacements_side (MuReplacements *replacements);
/* Points that the choice costs. */
int mu_replacements_cost (MuReplacements *replacements);
/* Whether it can be bought: something, and not for more than may be spent. */
gboolean mu_replacements_possible (MuReplacements *replacements);
/* "36 of 60 points, 24 left", or what is wrong with it; free with g_free. */
char *mu_replacements_words (MuReplacements *replacements);
/* The choice, MuRecruits; free with g_array_unref. */
GArray *mu_replacements_choice (MuReplacements *replacements);

#endif
