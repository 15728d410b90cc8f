/* Tonight's weather in words, as the reference sheet has it. */
#ifndef MUSTER_REPORTS_WRG_REFERENCE_WEATHER_H
#define MUSTER_REPORTS_WRG_REFERENCE_WEATHER_H

#include "lists/battle/battle_record.h"

/* "May in …: rain, on a roll of 3. The day may bring: rain on missile weapons (Shoot −1).": all
 * that such a day may take from the numbers of this side. Free with g_free. */
char *mu_reference_weather_words (const MuBattleRecord *record, MuSide side);

#endif
