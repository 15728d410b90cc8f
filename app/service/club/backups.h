/* Backups of the club file: where they lie, what they are called, which are kept.
 *
 * A backup is a club file of its own, named after the club and the moment:
 * "club-2026-11-25-224005.muster". Those that Muster makes by itself, at most one a day, end in
 * "-automatic"; the newest ten of them stay, and of each month before these the newest. What
 * Restore replaced ends in "-replaced". Those and the ones that were asked for are never removed by
 * Muster.
 */
#ifndef MUSTER_APP_SERVICE_CLUB_BACKUPS_H
#define MUSTER_APP_SERVICE_CLUB_BACKUPS_H

#include <gio/gio.h>

#include "db/store.h"

#define MU_BACKUPS_NEWEST 10 /* automatic ones that stay whatever their month */

/* In the order of the words in the files' names. */
typedef enum {
  MU_BACKUP_ASKED,     /* by Back Up */
  MU_BACKUP_AUTOMATIC, /* by Muster itself */
  MU_BACKUP_REPLACED,  /* what Restore put another file in the place of */
} MuBackupKind;

typedef struct {
  char *path;
  MuBackupKind kind;
  GDateTime *made; /* by its name, in local time */
  goffset bytes;
} MuBackup;
void mu_backup_free (MuBackup *backup);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuBackup, mu_backup_free)

/* The folder that the club's preferences name; "backups" beside the club file where they name none,
 * or where store is NULL since the club cannot be opened. Free with g_free. */
char *mu_backups_folder (MuStore *store, const char *club);
/* folder: NULL for the usual one. FALSE with an error for one that is not an absolute path, or in
 * which nothing can be written; it is made where it is missing. */
gboolean mu_backups_set_folder (MuStore *store, const char *folder, GError **error);

/* MuBackup of the club at that path, newest first; none where there is no such folder. */
GPtrArray *mu_backups_list (const char *folder, const char *club);

/* Makes one in the club's folder for backups, which is made where it is missing. Its path, free
 * with g_free; NULL with the error of mu_store_back_up. now: in local time. */
char *mu_backups_make (MuStore *store, MuBackupKind kind, GDateTime *now, GError **error);

/* The day's automatic one: made where the newest is of an earlier day and the club was written
 * since, then those that are too many are removed. A club of today needs none yet, and one that can
 * only be read none at all. *made (may be NULL): whether one was made. FALSE with an error. */
gboolean mu_backups_keep_day (MuStore *store, GDateTime *now, gboolean *made, GError **error);

/* Puts a backup in the place of the club at that path; what it replaces is kept in folder as
 * "-replaced". *kept (may be NULL): its path, NULL where nothing was there; free with g_free. No
 * store of the caller may have the club open. Errors of mu_backup_put_back. */
gboolean mu_backups_restore (const char *backup, const char *club, const char *folder,
                             GDateTime *now, char **kept, GError **error);

/* The same off the main thread, of the club at that path, for which each opens a store of its own.
 */
void mu_backups_make_async (const char *club, MuBackupKind kind, GCancellable *cancellable,
                            GAsyncReadyCallback done, gpointer data);
char *mu_backups_make_finish (GAsyncResult *result, GError **error);
void mu_backups_keep_day_async (const char *club, GCancellable *cancellable,
                                GAsyncReadyCallback done, gpointer data);
gboolean mu_backups_keep_day_finish (GAsyncResult *result, GError **error);
void mu_backups_restore_async (const char *backup, const char *club, const char *folder,
                               GCancellable *cancellable, GAsyncReadyCallback done, gpointer data);
gboolean mu_backups_restore_finish (GAsyncResult *result, char **kept, GError **error);

#endif
