/* Campaigns within db/. None of these begins or ends a transaction. */
#ifndef MUSTER_DB_CAMPAIGN_CAMPAIGN_PRIVATE_H
#define MUSTER_DB_CAMPAIGN_CAMPAIGN_PRIVATE_H

#include "db/campaign/campaigns.h"
#include "db/campaign/forces.h"
#include "db/connection/connection.h"
#include "db/tables/tables.h"
#include "lists/battle/battle_record.h"
#include "lists/campaign/strength.h"

/* campaigns_table.c: NOT_FOUND if there is no such campaign. */
gboolean mu_campaigns_count_sides (MuConnection *connection, gint64 campaign, gint64 *count,
                                   GError **error);
/* The next number of a battle, never given before. Outside what an act notes: taking the battle
 * back leaves it given. */
gboolean mu_campaigns_number (MuConnection *connection, gint64 campaign, gint64 *number,
                              GError **error);

/* TWICE where another campaign has it. */
gboolean mu_campaign_name_is_free (MuConnection *connection, const char *name, GError **error);
/* Without sides; its uid and the seed of its weather are drawn by lot. */
gboolean mu_campaign_head_add (MuConnection *connection, const MuCampaignPlan *plan, gint64 *id,
                               GError **error);
/* With its units, all of them present; IMPOSSIBLE without any. */
gboolean mu_campaign_side_add (MuConnection *connection, gint64 campaign, int position,
                               const char *name, const MuList *army, GError **error);
/* The first act, with what it began by. */
gboolean mu_campaign_note_beginning (MuConnection *connection, gint64 campaign, const char *name,
                                     const char *readings, GError **error);

/* NOT_FOUND; FALSE. */
gboolean mu_campaigns_not_found (gint64 campaign, GError **error);
/* The campaign without sides and battles. */
MuCampaign *mu_campaigns_head (MuConnection *connection, gint64 campaign, GError **error);
MuCampaign *mu_store_campaign_head (MuStore *store, gint64 campaign, GError **error);
/* The row of the side at that place; IMPOSSIBLE where the campaign has none. */
gboolean mu_campaign_side_id (MuConnection *connection, gint64 campaign, int place, gint64 *id,
                              GError **error);

char *mu_campaign_side_name (MuConnection *connection, gint64 campaign, int place, GError **error);

/* campaign_days.c: days since it began. */
gboolean mu_campaign_today (MuConnection *connection, gint64 campaign, int *day, GError **error);

/* What it plays by between its battles. */
gboolean mu_campaign_rules_get (MuConnection *connection, gint64 campaign,
                                MuCampaignRuleValues *rules, GError **error);

/* side_points_table.c: for what the side holds on that day. */
gboolean mu_side_points_hold (MuConnection *connection, gint64 campaign, int side, int day,
                              int quarters, GError **error);

/* fixtures_table.c: MuFixture in the order of days. */
GPtrArray *mu_fixtures_rows (MuConnection *connection, gint64 campaign, GError **error);
/* NOT_FOUND if the campaign has none of that number; IMPOSSIBLE if it has been fought. */
MuFixture *mu_fixtures_find_open (MuConnection *connection, gint64 campaign, gint64 id,
                                  GError **error);
/* The battle is the earliest open fixture of these two sides that is due, if there is one. */
gboolean mu_fixtures_play (MuConnection *connection, gint64 campaign, const int sides[MU_SIDES],
                           gint64 battle, GError **error);
/* It is that one. */
gboolean mu_fixtures_play_one (MuConnection *connection, gint64 fixture, gint64 battle,
                               GError **error);

/* campaign_aftermath.c: figures that come to a unit or leave it, and its strength with them. */
typedef struct {
  gint64 force;
  int day;
  MuStrengthKind kind;
  int figures;   /* 1 and more; the kind says which way */
  gint64 battle; /* of which; 0: none */
  gint64 origin; /* whose they were; 0: its own */
} MuForceChange;
gboolean mu_force_change (MuConnection *connection, const MuForceChange *change, GError **error);

/* campaign_returns.c: who comes to units by that day, later than the campaign's. */
gboolean mu_campaign_returns (MuConnection *connection, const MuCampaign *head, int to,
                              GError **error);

/* honours_table.c */
typedef struct {
  gint64 id; /* 0: drawn by lot */
  gint64 force;
  int day;
  MuHonourKind kind;
  const char *words;
  gint64 battle; /* 0: none */
} MuHonour;
gboolean mu_honours_add (MuConnection *connection, const MuHonour *honour, GError **error);
/* The row of a side's unit; IMPOSSIBLE where there is none. */
gboolean mu_force_id (MuConnection *connection, gint64 campaign, int side, int unit, gint64 *id,
                      GError **error);

typedef struct {
  MuConnection *connection;
  gint64 battle;
  int day; /* of the campaign */
  MuCampaignRuleValues rules;
} MuBattleAfter;
/* What the battle, whose sides are in the file, leaves of an army that fought it. army gets what
 * its units have come to. */
gboolean mu_campaign_aftermath (const MuBattleAfter *after, const MuCampaignArmy *army, MuSide side,
                                MuSide winner, const GArray *results, GError **error);

/* campaign_generals.c: notes that the side's commander-in-chief was lost in the battle for good,
 * where the campaign's rules have it so. */
gboolean mu_campaign_general_after (const MuBattleAfter *after, const MuCampaignArmy *army,
                                    const MuBattleRecord *record, MuSide side, GError **error);
/* How many commanders-in-chief the side, by its row, has lost so far. */
gboolean mu_campaign_generals_gone (MuConnection *connection, gint64 side, int *count,
                                    GError **error);

/* campaign_sides.c: MuCampaignArmy of each side in order; where two are told, NULL of the others.
 */
GPtrArray *mu_campaign_armies (MuConnection *connection, gint64 campaign, const int *told,
                               GError **error);
/* Whether this army, as it stands, could have fought as that list; else IMPOSSIBLE says why. */
gboolean mu_campaign_army_fits (const MuCampaignArmy *due, const MuList *fought, GError **error);
/* The same of both, where the battle's rules convert armies (lists/battle/conversion.h): whether
 * they, as they stand, come to those that fought. */
gboolean mu_campaign_armies_fit (const MuCampaignArmy *const due[MU_SIDES],
                                 const MuBattleRecord *record, GError **error);
/* The places of the sides whose armies fought the battle, as mu_store_record_battle_of_sides
 * says. told: NULL, or the sides. */
gboolean mu_campaign_sides_of (GPtrArray *armies, const MuBattleRecord *record, const int *told,
                               int sides[MU_SIDES], GError **error);

#endif
