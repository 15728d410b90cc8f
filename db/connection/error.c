#include "db/connection/error.h"

#include <glib/gi18n-lib.h>
#include <sqlite3.h>

G_DEFINE_QUARK (mu - store - error - quark, mu_store_error)

/* A write that the system cut short: a quota or a size limit reports so what a
 * full disk reports as SQLITE_FULL. */
static gboolean
is_cut_short (int extended)
{
  return extended == SQLITE_IOERR_WRITE || extended == SQLITE_IOERR_SHMSIZE
         || extended == SQLITE_IOERR_TRUNCATE;
}

static gboolean
is_torn (int extended)
{
  return extended == SQLITE_IOERR_SHORT_READ || extended == SQLITE_IOERR_CORRUPTFS;
}

/* What club_vfs.c answers in its own way. */
static MuStoreError
kind_of_club_file (int extended)
{
  switch (extended) {
  case SQLITE_READONLY_DBMOVED:
    return MU_STORE_ERROR_GONE;
  case SQLITE_IOERR_ACCESS:
    return MU_STORE_ERROR_READ_ONLY;
  case SQLITE_IOERR_BLOCKED:
    return MU_STORE_ERROR_BUSY;
  case SQLITE_IOERR_DIR_FSYNC:
    return MU_STORE_ERROR_NO_PLACE;
  default:
    return MU_STORE_ERROR_FAILED;
  }
}

MuStoreError
mu_error_kind (int extended)
{
  if (is_cut_short (extended))
    return MU_STORE_ERROR_FULL;
  if (is_torn (extended))
    return MU_STORE_ERROR_DAMAGED;
  const MuStoreError of_club_file = kind_of_club_file (extended);
  if (of_club_file != MU_STORE_ERROR_FAILED)
    return of_club_file;
  switch (extended & 0xff) {
  case SQLITE_NOTADB:
    return MU_STORE_ERROR_NOT_A_CLUB;
  case SQLITE_READONLY:
    return MU_STORE_ERROR_READ_ONLY;
  case SQLITE_FULL:
    return MU_STORE_ERROR_FULL;
  case SQLITE_BUSY:
  case SQLITE_LOCKED:
    return MU_STORE_ERROR_BUSY;
  case SQLITE_CORRUPT:
    return MU_STORE_ERROR_DAMAGED;
  case SQLITE_CONSTRAINT:
  case SQLITE_TOOBIG:
    return MU_STORE_ERROR_IMPOSSIBLE;
  default:
    return MU_STORE_ERROR_FAILED;
  }
}

/* What is wrong and what to do; %s: the file. */
static const char *
words (MuStoreError kind)
{
  switch (kind) {
  case MU_STORE_ERROR_NOT_A_CLUB:
    return N_ ("%s is not a club file of Muster. Choose another file, or a new name to start a "
               "club.");
  case MU_STORE_ERROR_NEWER:
    return N_ ("%s was written by a newer Muster. Update Muster to open it.");
  case MU_STORE_ERROR_READ_ONLY:
    return N_ ("%s cannot be written: the file or its folder is read-only. Copy it to a folder "
               "of your own, or have its permissions changed.");
  case MU_STORE_ERROR_FULL:
    return N_ ("There is no room left on the disk for %s. Nothing was changed: free some space "
               "and try again.");
  case MU_STORE_ERROR_BUSY:
    return N_ ("%s is being written by another program. Nothing was changed: close that program "
               "or try again in a moment.");
  case MU_STORE_ERROR_DAMAGED:
    return N_ ("%s is damaged. Keep it as it is, and go on with your last good copy: “muster "
               "restore” lists the backups.");
  case MU_STORE_ERROR_REPLACED:
    return N_ (
        "Another file lies under the name %s since it was opened. Nothing was changed: close "
        "Muster and open it again to go on with that file, or put the right one there "
        "first.");
  case MU_STORE_ERROR_GONE:
    return N_ ("%s was moved or deleted since it was opened. Nothing was changed: put it back, or "
               "open it where it is now.");
  case MU_STORE_ERROR_NO_PLACE:
    return N_ ("%s cannot be written: its folder does not let a new file take the place of an old "
               "one. Nothing was changed: copy it to a folder of this computer and go on with "
               "that.");
  case MU_STORE_ERROR_FOREIGN_LOG:
    return N_ ("Beside %s lies a log that is not of this file, or of an older state of it; its "
               "name ends in “-wal”. Nothing was changed. To go on with the file alone, move the "
               "log to another folder; to have what the log holds, put the file back that it "
               "belongs to.");
  case MU_STORE_ERROR_NOT_FOUND:
    return N_ ("There is no club file %s.");
  case MU_STORE_ERROR_TWICE:
    return N_ ("%s holds this already.");
  case MU_STORE_ERROR_UNPROVED:
    return N_ ("%s does not take a battle that the rules fight otherwise.");
  case MU_STORE_ERROR_IMPOSSIBLE:
    return N_ ("%s cannot take these values. Nothing was changed.");
  case MU_STORE_ERROR_MOVED_ON:
    return N_ ("%s was changed meanwhile. Nothing was written: look at it as it is now.");
  case MU_STORE_ERROR_FAILED:
    return N_ ("%s could not be used.");
  }
  return "%s";
}

gboolean
mu_error_set (const char *path, MuStoreError kind, const char *detail, GError **error)
{
  g_autoptr (GString) text = g_string_new (_ (words (kind)));
  g_string_replace (text, "%s", path, 1);
  if (detail != NULL)
    g_string_append_printf (text, " (%s)", detail);
  g_set_error_literal (error, MU_STORE_ERROR, (gint) kind, text->str);
  return FALSE;
}
