/* A battle of history as files that “battle run” takes, for whoever would change it. */
#ifndef MUSTER_APP_CLI_BATTLE_HISTORY_FILES_H
#define MUSTER_APP_CLI_BATTLE_HISTORY_FILES_H

#include "app/cli/core/call.h"

/* Armies, field, orders and deployments of a planned battle, each as a file of that folder, which
 * is made where it is missing. Their paths, NULL-ended, armies first; free with g_strfreev. NULL
 * with an error for a folder that cannot be written, and where one of the files is there: then
 * nothing was written. */
char **mu_write_history_files (const MuBattleRecord *record, const char *folder, GError **error);

/* "muster battle run …", with all of these files, as a shell takes it: the same battle from the
 * same seed. Free with g_free. */
char *mu_history_files_command (char *const *files, const MuBattleRecord *record);

#endif
