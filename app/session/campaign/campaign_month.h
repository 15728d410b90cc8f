/* A month of a campaign as a calendar: each day's weather, and what happens on it. */
#ifndef MUSTER_APP_SESSION_CAMPAIGN_CAMPAIGN_MONTH_H
#define MUSTER_APP_SESSION_CAMPAIGN_CAMPAIGN_MONTH_H

#include "db/campaign/campaigns.h"

#define MU_MONTH_DAYS_MAX 31

typedef struct {
  int day;          /* of the campaign; less than 0: before it began, and without weather */
  gboolean has_sky; /* whether its weather is known: to a player's copy not that of days to come */
  MuDate date;
  gboolean today;
  MuDiaryDay sky;
  GPtrArray *fixtures; /* const MuFixture, still to be fought */
  GPtrArray *battles;  /* const MuBattleRow */
} MuMonthDay;

typedef struct {
  const MuCampaign *campaign; /* borrowed, as the fixtures are */
  int days;
  MuMonthDay day[MU_MONTH_DAYS_MAX];
} MuCampaignMonth;

/* The month of that day of the campaign, with the weather of the campaign's own country. fixtures:
 * MuFixture. */
MuCampaignMonth *mu_campaign_month_read (MuStore *store, const MuCampaign *campaign,
                                         const GPtrArray *fixtures, int day, GError **error);
void mu_campaign_month_free (MuCampaignMonth *month);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuCampaignMonth, mu_campaign_month_free)

/* A day of the month before or after this one, the same day of it as far as it has one; less than 0
 * before the campaign began, and the campaign's last day at most. */
int mu_campaign_month_turn (const MuCampaignMonth *month, int day, int months);

/* "Rain in periods 3 to 5. Rivers are up."; "" before it began. Free with g_free. */
char *mu_month_day_weather (const MuMonthDay *day);
/* "Zama: Rome against Carthage" a line each, then the battles fought; "" for none. */
char *mu_month_day_events (const MuCampaign *campaign, const MuMonthDay *day);
/* All of it, for who does not see it: "5 October 202 BC, today. Rain all day. …" */
char *mu_month_day_words (const MuCampaign *campaign, const MuMonthDay *day);

/* --- dice thrown at the table ----------------------------------------------- */

/* What a day would be with these dice: face[number], 0 for those that the campaign throws
 * itself. */
void mu_campaign_sky (const MuCampaign *campaign, int day, const guint8 face[MU_DIARY_DICE],
                      MuDiaryDay *sky);
/* "Weather", "Wind, period 3", translated; free with g_free. */
char *mu_diary_die_words (int number);

#endif
