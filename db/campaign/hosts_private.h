/* Hosts on a campaign's map within db/. None of these begins or ends a transaction. */
#ifndef MUSTER_DB_CAMPAIGN_HOSTS_PRIVATE_H
#define MUSTER_DB_CAMPAIGN_HOSTS_PRIVATE_H

#include "db/campaign/campaign_private.h"
#include "db/campaign/campaigns.h"

/* campaign_map_table.c: *map is NULL where the campaign has none. */
gboolean mu_campaign_map_get (MuConnection *connection, gint64 campaign, MuMap **map,
                              GError **error);

/* hosts_table.c: MuHost in the order of sides, then of ids; empty without a map. */
GPtrArray *mu_hosts_rows (MuConnection *connection, gint64 campaign, const MuMap *map,
                          GError **error);
MuHost *mu_hosts_find (const GPtrArray *hosts, gint64 id); /* borrowed; NULL */
gboolean mu_hosts_set_march (MuConnection *connection, const MuMap *map, const MuHost *host,
                             GError **error);
/* Its units are at home then. */
gboolean mu_hosts_delete (MuConnection *connection, gint64 host, GError **error);
/* With figures. */
gboolean mu_hosts_stand_at (const GPtrArray *hosts, int side, int place);
/* The fixtures that are due where hosts of both sides stand, the first first (MuFixture); tells
 * each of these hosts of the first that it waits for. */
GPtrArray *mu_hosts_meetings (MuConnection *connection, gint64 campaign, const MuMap *map,
                              const GPtrArray *hosts, GError **error);
/* *id: the fixture of these two sides that is due at that place by that day; 0: none. */
gboolean mu_fixtures_open_at (MuConnection *connection, gint64 campaign, int day, const char *place,
                              const int side[MU_SIDES], gint64 *id, GError **error);

/* The map with all that is on it; without a map it is empty. */
typedef struct {
  MuMap *map;          /* NULL */
  GPtrArray *hosts;    /* MuHost */
  GPtrArray *meetings; /* MuFixture */
} MuWar;
gboolean mu_war_open (MuConnection *connection, gint64 campaign, MuWar *war, GError **error);
void mu_war_close (MuWar *war);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MuWar, mu_war_close)

/* holders_table.c: of each place of the map its holder; free with g_free. */
int *mu_holders_get (MuConnection *connection, gint64 campaign, const MuMap *map, GError **error);
gboolean mu_holders_set (MuConnection *connection, gint64 campaign, const char *place, int side,
                         GError **error);
/* Whether the side holds the place, or is at home there and nobody else holds it. */
gboolean mu_holders_own (const MuMap *map, const int *holder, int side, int place);

/* campaign_army.c: the units of hosts that stand there. */
MuCampaignArmy *mu_campaign_army_at (MuConnection *connection, gint64 campaign, int side,
                                     const MuWar *war, int place, GError **error);
/* Tells the army's units whether they are at home. */
gboolean mu_campaign_army_find_homes (MuConnection *connection, gint64 campaign, int side,
                                      MuCampaignArmy *army, GError **error);

/* campaign_meeting.c: who fought a battle, with what. */
typedef struct {
  int sides[MU_SIDES]; /* their places in the campaign */
  GPtrArray *armies;   /* MuCampaignArmy, of the battle's two sides */
  gint64 fixture;      /* where hosts met; 0: armies of no place */
  char *place;         /* its key */
} MuFought;
void mu_fought_clear (MuFought *fought);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MuFought, mu_fought_clear)
/* The meeting that waits and whose armies fought the battle; without one fixture is 0 and armies
 * NULL. told: NULL, or the sides. */
gboolean mu_campaign_find_fought (MuConnection *connection, gint64 campaign, const int *told,
                                  const MuBattleRecord *record, MuFought *fought, GError **error);

/* campaign_marches.c: the hosts go on to that day, later than the campaign's; who meets, who holds
 * what, and what it brings. */
gboolean mu_campaign_march_to (MuConnection *connection, const MuCampaign *head, int to,
                               GError **error);
/* The first day up to that one on which enemies meet; to, where none do. */
gboolean mu_campaign_first_meeting (MuConnection *connection, const MuCampaign *head, int to,
                                    int *day, GError **error);
/* After a battle at the place: who lost it falls back, who won it holds it. */
gboolean mu_campaign_fall_back (MuConnection *connection, const MuCampaign *head, const char *place,
                                const int sides[MU_SIDES], MuSide winner, GError **error);

#endif
