/* The conditions of a battle of history, and who has met them, in words. Translated; all strings
 * are the caller's, free with g_free. */
#ifndef MUSTER_REPORTS_ACCOUNT_ACCOUNT_VICTORY_H
#define MUSTER_REPORTS_ACCOUNT_ACCOUNT_VICTORY_H

#include "lists/battle/battle_record.h"
#include "lists/field/history.h"

/* "To have the day: at least 50 % of its points left; …", behind the file's own sentence where it
 * has one, for what is counted stands in the numbers; "" where nothing is stated. */
char *mu_account_victory (const MuVictory *victory);

/* Which sides have met their conditions in this fight of the battle. */
MuDay mu_account_day_of (const MuHistory *history, const MuBattleRecord *record);
/* "By the day's conditions, which go before the points: victory for Caesar at Pharsalus."; ""
 * before the battle, and where neither side states any. */
char *mu_account_day (const MuHistory *history, const MuBattleRecord *record);

#endif
