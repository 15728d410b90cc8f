/* Copies of the club file, and putting one back.
 *
 * A copy is made by SQLite's backup interface, so that it is whole whatever else is going on,
 * looked through by the doctor, and only then given its name. Putting one back keeps what it
 * replaces. Where copies lie and how many are kept is for app/service/club/backups.h.
 */
#ifndef MUSTER_DB_BACKUP_H
#define MUSTER_DB_BACKUP_H

#include "db/store_types.h"

/* Copies the club as it stands to a file that is not there yet, in a folder that is; it can be
 * opened as any club file. Nothing is left under the name unless TRUE: the copy is on disk and the
 * doctor is content with it. TWICE: something has that name; DAMAGED: the copy is not well, as the
 * club itself then is not; FULL, READ_ONLY, FAILED as the disk has it. The club is not changed. */
gboolean mu_store_back_up (MuStore *store, const char *to, GError **error);

/* Puts the club file at backup, of this or an older version, in the place of the one at path, which
 * no store of the caller has open. The backup is copied, brought up to date and looked through by
 * the doctor first; path then changes at one stroke, and what was there lies at kept as it was,
 * with the logs an older Muster left beside it (NULL, or nothing at path: nothing is kept). FALSE
 * with an error: path is as before. NOT_FOUND, NOT_A_CLUB, NEWER, DAMAGED: the backup; BUSY:
 * another program is writing the club at this moment; TWICE: something has the name kept. */
gboolean mu_backup_put_back (const char *backup, const char *path, const char *kept,
                             GError **error);

#endif
