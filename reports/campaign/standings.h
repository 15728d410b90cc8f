/* What the sides of a campaign have to show for their battles and objectives, and how they came to
 * it. A battle counts as the campaign's rules say (lists/campaign/rules.h): by the book's running
 * total, where there is one, or 3 points for a victory and 1 for a draw. */
#ifndef MUSTER_REPORTS_CAMPAIGN_STANDINGS_H
#define MUSTER_REPORTS_CAMPAIGN_STANDINGS_H

#include "db/campaign/campaigns.h"

/* After a battle, or after a side was given points. */
typedef struct {
  int day;       /* of the campaign */
  gint64 battle; /* 0: points were given */
  gint64 quarters[MU_CAMPAIGN_SIDES_MAX];
} MuStandingsStep;

typedef struct {
  int sides;
  gint64 quarters[MU_CAMPAIGN_SIDES_MAX]; /* now */
  int place[MU_CAMPAIGN_SIDES_MAX];       /* from 1; sides with as many points share one */
  int order[MU_CAMPAIGN_SIDES_MAX];       /* the sides, the first first */
  GArray *course;                         /* MuStandingsStep, in the order of days */
} MuStandings;

/* points: MuSidePoints, NULL for none. */
MuStandings *mu_standings_new (const MuCampaign *campaign, const GPtrArray *points);
void mu_standings_free (MuStandings *standings);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuStandings, mu_standings_free)

#endif
