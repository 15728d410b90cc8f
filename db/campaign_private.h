/* Campaigns within db/. None of these begins or ends a transaction. */
#ifndef MUSTER_DB_CAMPAIGN_PRIVATE_H
#define MUSTER_DB_CAMPAIGN_PRIVATE_H

#include "db/battle_record.h"
#include "db/connection.h"

/* campaigns_table.c: NOT_FOUND if there is no such campaign. */
gboolean mu_campaigns_count_sides (MuConnection *connection, gint64 campaign, gint64 *count,
                                   GError **error);
/* The next number of a battle, never given before. Outside what an act notes: taking the battle
 * back leaves it given. */
gboolean mu_campaigns_number (MuConnection *connection, gint64 campaign, gint64 *number,
                              GError **error);

/* campaign_sides.c: MuCampaignArmy of each side in order. */
GPtrArray *mu_campaign_armies (MuConnection *connection, gint64 campaign, GError **error);
/* The places of the sides whose armies fought the battle, as mu_store_record_battle_of_sides
 * says. told: NULL, or the sides. */
gboolean mu_campaign_sides_of (GPtrArray *armies, const MuBattleRecord *record, const int *told,
                               int sides[MU_SIDES], GError **error);

#endif
