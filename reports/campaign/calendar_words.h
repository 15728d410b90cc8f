/* How a campaign's calendar went on, in words. */
#ifndef MUSTER_REPORTS_CAMPAIGN_CALENDAR_WORDS_H
#define MUSTER_REPORTS_CAMPAIGN_CALENDAR_WORDS_H

#include "db/campaign/campaigns.h"

/* Why the calendar stopped on that day, before the one that was asked for: who meets where; NULL
 * where it did not. fixtures: MuFixture, of the campaign as it is now. Free with g_free. */
char *mu_calendar_stop_words (const MuCampaign *campaign, int reached, int asked,
                              const GPtrArray *fixtures);

/* "It is 5 October 202 BC: Zama, The ford." with what has fallen due since the campaign as it was
 * before, and why the calendar went no further. Free with g_free. */
char *mu_calendar_words (const MuCampaign *before, int reached, int asked,
                         const GPtrArray *fixtures);

#endif
