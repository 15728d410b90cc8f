/* The club night: the armies of a campaign meet once more, from the dice of the
 * preliminaries to the papers of the evening. */
#ifndef MUSTER_APP_SERVICE_NIGHT_CLUB_NIGHT_H
#define MUSTER_APP_SERVICE_NIGHT_CLUB_NIGHT_H

#include "app/service/club/club.h"
#include "reports/document/sheets.h"

#define MU_CLUB_NIGHT_FOLDER "club-night"
/* The campaign that mu_club_add_samples brings. */
#define MU_CLUB_NIGHT_CAMPAIGN "The Zama campaign"

typedef struct {
  const char *folder; /* NULL: MU_CLUB_NIGHT_FOLDER below the current one */
  guint64 seed;
  MuSeedOrigin origin; /* of the seed */
  MuPaper paper;
} MuClubNightPlan;

typedef enum {
  MU_NIGHT_ROSTER_A,
  MU_NIGHT_ROSTER_B,
  MU_NIGHT_REPORT,
  MU_NIGHT_SHEET, /* XML */
  MU_NIGHT_PAPERS
} MuNightPaper;

typedef struct {
  int evening;    /* of the campaign, from 1 */
  char *campaign; /* its name */
  int year;       /* and its present date */
  int month;
  char *side[MU_SIDES];
  gboolean as_built[MU_SIDES]; /* the club still holds the list that the side began with */
  GPtrArray *issues[MU_SIDES]; /* MuIssue of that list */
  int points[MU_SIDES];        /* of that list */
  int points_limit[MU_SIDES];
  MuBattleRecord *record;       /* fought */
  gint64 battle;                /* its number in the club file */
  char *paper[MU_NIGHT_PAPERS]; /* files written */
} MuClubNight;

/* Plays an evening: adds the samples where they are missing, checks both lists,
 * rolls and fights, writes the papers (a file that is there already is never
 * replaced: the evening's number in the names rises until all are new) and
 * records the losses in the campaign. On error no paper and no record is left
 * behind. */
MuClubNight *mu_club_night_play (MuClub *club, const MuClubNightPlan *plan, GError **error);
void mu_club_night_free (MuClubNight *night);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuClubNight, mu_club_night_free)

/* The present armies of two sides of a campaign, told by their places in it, prepared and fought;
 * not yet recorded. name: NULL for "A against B". */
MuBattleRecord *mu_club_campaign_battle (MuClub *club, const MuCampaign *campaign,
                                         const int sides[MU_SIDES], const char *name, guint64 seed,
                                         MuSeedOrigin origin, GError **error);
/* The same with what the plan says beyond armies, place and day: its name, seed and the rules that
 * it is fought by. */
MuBattleRecord *mu_club_campaign_battle_as (MuClub *club, const MuCampaign *campaign,
                                            const int sides[MU_SIDES], const MuBattlePlan *wish,
                                            GError **error);

#endif
