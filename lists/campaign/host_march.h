/* Hosts on the map of a campaign: where they are on a day, how they go on, and whom they meet.
 *
 * READING: wrg.campaign.forces. The books leave the marches of a campaign to the club. Read: a host
 * that is told to march on a day has a day's march behind it on the next; a forced march takes two
 * thirds of a road's days, at least one, and does nothing at sea; who is told otherwise on a road
 * goes to its end first, as fast as
 * before; who comes to a place where an enemy is stands there and fights; who passes
 * an enemy on a road, or catches up with one, fights at the nearer end of it, at sea they miss each
 * other. Outside the season hosts come to the next place and stay there. */
#ifndef MUSTER_LISTS_CAMPAIGN_HOST_MARCH_H
#define MUSTER_LISTS_CAMPAIGN_HOST_MARCH_H

#include <glib.h>

#include "lists/campaign/map.h"
#include "lists/campaign/rules.h"

/* A host's march; of a side by its place in the campaign. */
typedef struct {
  int side;
  int place;   /* where it stands, or that it left; an index of the map */
  GArray *way; /* int: the places that it still goes to, each joined to the one before; empty: it
                  stands */
  int set_out; /* the day on which it left place, or came to it */
  gboolean forced; /* marches so, or came so to where it stands */
} MuHostMarch;

void mu_host_march_init (MuHostMarch *march, int side, int place, int day);
void mu_host_march_clear (MuHostMarch *march); /* frees what is in it */

/* Days for that road, 1 or more. */
int mu_host_march_road_days (const MuMapRoad *road, gboolean forced);

/* Where it is. */
typedef struct {
  int from; /* the place where it stands, or that it left */
  int to;   /* MU_MAP_NOWHERE: it stands */
  int gone; /* days behind it on the road */
  int days; /* for all of the road */
} MuHostPoint;
MuHostPoint mu_host_march_point (const MuMap *map, const MuHostMarch *march, int day);

/* The day on which it comes to the end of its way, where nothing stops it. */
int mu_host_march_arrives (const MuMap *map, const MuHostMarch *march);

/* Sends it to a place by the quickest way, from the end of the road that it is on; to where it
 * stands, or will next come, is to halt there. FALSE where no road leads there. */
gboolean mu_host_march_send (const MuMap *map, MuHostMarch *march, int to, gboolean forced,
                             int day);

/* Two sides that fight at a place. */
typedef struct {
  int place;
  int side[2]; /* the lower one first */
} MuHostMeeting;

/* All hosts of a campaign on a day. */
typedef struct {
  const MuMap *map;
  const MuCampaignRuleValues *rules;
  GArray *marches; /* MuHostMarch, in an order that is the same in every copy */
  gboolean season; /* armies march */
} MuHostMarchers;

/* Takes them from the day before to that day. Appends who meets (MuHostMeeting). arrived[i] tells
 * whether the host came to a place, or was stopped at one. */
void mu_host_march_go_on (const MuHostMarchers *marchers, int day, GArray *meetings,
                          gboolean *arrived);

/* Whether these two fight when they meet: different sides, not of one league. */
gboolean mu_host_march_are_enemies (const MuCampaignRuleValues *rules, int side, int other);

/* Where a host that was beaten there falls back to: the nearest place that its side holds (holder:
 * of each place, MU_MAP_NO_SIDE for nobody) or is at home in and where no enemy stands; of equals
 * the first of the map. MU_MAP_NOWHERE where there is none. */
int mu_host_march_refuge (const MuHostMarchers *marchers, int side, int place, const int *holder);

#endif
