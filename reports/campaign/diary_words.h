/* A day's weather in words, as the diary of a campaign tells it. */
#ifndef MUSTER_REPORTS_CAMPAIGN_DIARY_WORDS_H
#define MUSTER_REPORTS_CAMPAIGN_DIARY_WORDS_H

#include "lists/campaign/diary.h"

/* "Rain in periods 3 to 5. Rivers are up." by wrg.weather.*; a day on which nothing happens is
 * "Fine". Translated; free with g_free. */
char *mu_diary_words (const MuDiaryDay *day);

/* What matters most of it, for a picture and for scripts: "fog", "rain", "snow", "winds",
 * "drought", "fine". Static. */
const char *mu_diary_key (const MuDiaryDay *day);

#endif
