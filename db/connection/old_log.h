/* The log that a killed program left beside a club, looked at on a copy. Private to db/. */
#ifndef MUSTER_DB_CONNECTION_OLD_LOG_H
#define MUSTER_DB_CONNECTION_OLD_LOG_H

#include <glib.h>

/* A folder with copies of the club, alone and with what its log holds. */
typedef struct {
  char *folder;
  char *alone;
  char *whole;
  gboolean played; /* the log fits to the file as far as SQLite can tell */
} MuOldLog;

/* club: what the file holds. FALSE: the copies cannot be made. */
gboolean mu_old_log_take (const char *path, GBytes *club, const char *log, MuOldLog *old,
                          GError **error);
/* Whether the log is the club's own, and whole is what an honest end would have left; path is for
 * the error. older: the file was written after the log. */
gboolean mu_old_log_check (const MuOldLog *old, const char *path, gboolean older, GError **error);
/* Removes the folder. */
void mu_old_log_clear (MuOldLog *old);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MuOldLog, mu_old_log_clear)

#endif
