/* An act of a campaign in words, as its history tells it. */
#ifndef MUSTER_REPORTS_CAMPAIGN_ACT_WORDS_H
#define MUSTER_REPORTS_CAMPAIGN_ACT_WORDS_H

#include "db/acts/acts.h"

/* "The battle “Zama” was recorded"; translated; free with g_free. */
char *mu_act_words (const MuAct *act);

/* "2026-11-23 20:15", on the clock of this place; free with g_free. */
char *mu_act_time (const MuAct *act);

#endif
