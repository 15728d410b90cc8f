/* Clubs of older Musters, which wrote a log (FILE-wal) beside the file. Private to db/. */
#ifndef MUSTER_DB_CONNECTION_OLD_CLUB_H
#define MUSTER_DB_CONNECTION_OLD_CLUB_H

#include "db/connection/old_log.h"

/* How the file is to be opened. */
typedef struct {
  char *instead;   /* what to read instead, for the file cannot be written; else NULL */
  gboolean shared; /* another program has it open with a log, and that must be used */
  MuOldLog log;    /* where instead is */
} MuOldClub;

/* Sees that the file alone is whole. What a log beside it holds is put into the file, if it is the
 * file's own; else nothing is changed (FOREIGN_LOG). Does nothing to a file without a log of old.
 */
gboolean mu_old_club_settle (const char *path, gboolean read_only, MuOldClub *old, GError **error);
void mu_old_club_clear (MuOldClub *old);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MuOldClub, mu_old_club_clear)

#endif
