/* A battle told as prose, in plain text for a club's newsletter: what was found
 * before it, its turning points period by period, how it ended. */
#ifndef MUSTER_REPORTS_REPLAY_REPLAY_PROSE_H
#define MUSTER_REPORTS_REPLAY_REPLAY_PROSE_H

#include "lists/battle/battle_record.h"

/* Lines of at most 78 characters; free with g_free. day: who has it by its conditions
 * (mu_account_day); NULL and "": it has none. */
char *mu_prose (const MuBattleRecord *record, const char *day);
/* MU_FILE_ERROR where it cannot be written. */
gboolean mu_prose_write (const MuBattleRecord *record, const char *day, const char *path,
                         GError **error);

#endif
