/* Decides which backups of a club there are, by their names alone: the folder is the member's, who
 * may copy files in and out of it, and what has another name is not Muster's to touch. */
#include "app/service/club/backups.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "db/backup.h"
#include "db/store.h"

#define SETTING      "backup-folder"
#define ENDING       ".muster"
#define STAMP        "%Y-%m-%d-%H%M%S"
#define STAMP_LENGTH 17 /* "2026-11-25-224005" */

static const char *const kind_words[] = { "", "-automatic", "-replaced" };

void
mu_backup_free (MuBackup *backup)
{
  if (backup == NULL)
    return;
  g_free (backup->path);
  g_clear_pointer (&backup->made, g_date_time_unref);
  g_free (backup);
}

/* --- the folder --------------------------------------------------------------- */

char *
mu_backups_folder (MuStore *store, const char *club)
{
  g_autofree char *chosen = store != NULL ? mu_store_get_setting (store, SETTING, NULL) : NULL;
  if (chosen != NULL && *chosen != '\0')
    return g_steal_pointer (&chosen);
  g_autofree char *whole = g_canonicalize_filename (club, NULL);
  g_autofree char *beside = g_path_get_dirname (whole);
  return g_build_filename (beside, "backups", NULL);
}

static gboolean
make_folder (const char *folder, GError **error)
{
  if (g_mkdir_with_parents (folder, 0755) == 0 && g_access (folder, W_OK) == 0)
    return TRUE;
  const int code = errno;
  g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_READ_ONLY,
               _ ("Backups cannot be kept in %s: %s. Choose another folder in Preferences, or with "
                  "“muster backup --folder”."),
               folder, g_strerror (code));
  return FALSE;
}

gboolean
mu_backups_set_folder (MuStore *store, const char *folder, GError **error)
{
  if (folder != NULL && !g_path_is_absolute (folder)) {
    g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
                 _ ("“%s” is no folder with its whole path, such as “/home/anna/Backups”."),
                 folder);
    return FALSE;
  }
  return (folder == NULL || make_folder (folder, error))
         && mu_store_set_setting (store, SETTING, folder, error);
}

/* --- names -------------------------------------------------------------------- */

/* "club" of ".../club.muster". */
static char *
stem_of (const char *club)
{
  char *name = g_path_get_basename (club);
  if (g_str_has_suffix (name, ENDING))
    name[strlen (name) - strlen (ENDING)] = '\0';
  return name;
}

static char *
name_of (const char *folder, const char *club, MuBackupKind kind, GDateTime *now)
{
  g_autofree char *stem = stem_of (club);
  g_autofree char *stamp = g_date_time_format (now, STAMP);
  g_autofree char *name = g_strconcat (stem, "-", stamp, kind_words[kind], ENDING, NULL);
  return g_build_filename (folder, name, NULL);
}

static gboolean
is_taken (const char *folder, const char *club, GDateTime *at)
{
  for (guint kind = 0; kind < G_N_ELEMENTS (kind_words); kind++) {
    g_autofree char *path = name_of (folder, club, (MuBackupKind) kind, at);
    if (g_file_test (path, G_FILE_TEST_EXISTS))
      return TRUE;
  }
  return FALSE;
}

/* Two in one second, of whatever kinds: the later one is told to be of the next, so that they lie
 * in the order in which they were made. */
static char *
free_name (const char *folder, const char *club, MuBackupKind kind, GDateTime *now)
{
  g_autoptr (GDateTime) at = g_date_time_ref (now);
  while (is_taken (folder, club, at)) {
    GDateTime *next = g_date_time_add_seconds (at, 1);
    g_date_time_unref (at);
    at = next;
  }
  return name_of (folder, club, kind, at);
}

static gboolean
read_kind (const char *word, MuBackupKind *kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (kind_words); i++)
    if (g_str_equal (word, kind_words[i])) {
      *kind = (MuBackupKind) i;
      return TRUE;
    }
  return FALSE;
}

/* NULL for digits that are no moment. */
static GDateTime *
read_stamp (const char *text)
{
  int year, month, day, hour, minute, second, end = 0;
  if (sscanf (text, "%4d-%2d-%2d-%2d%2d%2d%n", &year, &month, &day, &hour, &minute, &second, &end)
          != 6
      || end != STAMP_LENGTH)
    return NULL;
  return g_date_time_new_local (year, month, day, hour, minute, second);
}

/* NULL for a file that is no backup of that club. */
static MuBackup *
read_name (const char *folder, const char *stem, const char *name)
{
  g_autofree char *rest = NULL;
  MuBackupKind kind;
  if (!g_str_has_prefix (name, stem) || name[strlen (stem)] != '-'
      || !g_str_has_suffix (name, ENDING))
    return NULL;
  const char *stamp = name + strlen (stem) + 1;
  if (strlen (stamp) < STAMP_LENGTH + strlen (ENDING))
    return NULL;
  rest = g_strndup (stamp + STAMP_LENGTH, strlen (stamp) - STAMP_LENGTH - strlen (ENDING));
  g_autoptr (GDateTime) made = read_stamp (stamp);
  if (made == NULL || !read_kind (rest, &kind))
    return NULL;
  MuBackup *backup = g_new0 (MuBackup, 1);
  backup->path = g_build_filename (folder, name, NULL);
  backup->kind = kind;
  backup->made = g_steal_pointer (&made);
  return backup;
}

static gint
by_newest (gconstpointer one, gconstpointer other)
{
  const MuBackup *a = *(MuBackup *const *) one, *b = *(MuBackup *const *) other;
  return g_date_time_compare (b->made, a->made);
}

GPtrArray *
mu_backups_list (const char *folder, const char *club)
{
  GPtrArray *backups = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_backup_free);
  g_autofree char *stem = stem_of (club);
  g_autoptr (GDir) names = g_dir_open (folder, 0, NULL);
  const char *name;
  while (names != NULL && (name = g_dir_read_name (names)) != NULL) {
    g_autoptr (MuBackup) backup = read_name (folder, stem, name);
    GStatBuf status;
    if (backup == NULL || g_stat (backup->path, &status) != 0)
      continue;
    backup->bytes = status.st_size;
    g_ptr_array_add (backups, g_steal_pointer (&backup));
  }
  g_ptr_array_sort (backups, by_newest);
  return backups;
}

/* --- making and keeping ------------------------------------------------------- */

char *
mu_backups_make (MuStore *store, MuBackupKind kind, GDateTime *now, GError **error)
{
  g_autofree char *folder = mu_backups_folder (store, mu_store_path (store));
  if (!make_folder (folder, error))
    return NULL;
  g_autofree char *path = free_name (folder, mu_store_path (store), kind, now);
  return mu_store_back_up (store, path, error) ? g_steal_pointer (&path) : NULL;
}

static gboolean
same_month (GDateTime *one, GDateTime *other)
{
  return g_date_time_get_year (one) == g_date_time_get_year (other)
         && g_date_time_get_month (one) == g_date_time_get_month (other);
}

static gboolean
same_day (GDateTime *one, GDateTime *other)
{
  return g_date_time_get_year (one) == g_date_time_get_year (other)
         && g_date_time_get_day_of_year (one) == g_date_time_get_day_of_year (other);
}

/* backups: newest first. Of a month that began among the newest the rest goes. */
static void
thin (const GPtrArray *backups)
{
  guint kept = 0;
  GDateTime *last = NULL;
  for (guint i = 0; i < backups->len; i++) {
    const MuBackup *backup = backups->pdata[i];
    if (backup->kind != MU_BACKUP_AUTOMATIC)
      continue;
    if (kept < MU_BACKUPS_NEWEST || !same_month (last, backup->made)) {
      kept++;
      last = backup->made;
    } else {
      g_unlink (backup->path);
    }
  }
}

static const MuBackup *
newest_automatic (const GPtrArray *backups)
{
  for (guint i = 0; i < backups->len; i++)
    if (((MuBackup *) backups->pdata[i])->kind == MU_BACKUP_AUTOMATIC)
      return backups->pdata[i];
  return NULL;
}

static gboolean
was_written_since (const char *path, GDateTime *moment)
{
  GStatBuf status;
  return g_stat (path, &status) == 0 && status.st_mtime >= g_date_time_to_unix (moment);
}

/* No backup of the day, and something to be lost. */
static gboolean
is_due (MuStore *store, const GPtrArray *backups, GDateTime *now)
{
  const MuBackup *newest = newest_automatic (backups);
  if (newest != NULL)
    return !same_day (newest->made, now) && was_written_since (mu_store_path (store), newest->made);
  g_autofree char *text = mu_store_created (store, NULL);
  g_autoptr (GDateTime) created = text != NULL ? g_date_time_new_from_iso8601 (text, NULL) : NULL;
  g_autoptr (GDateTime) local = created != NULL ? g_date_time_to_local (created) : NULL;
  return local != NULL && !same_day (local, now);
}

gboolean
mu_backups_keep_day (MuStore *store, GDateTime *now, gboolean *made, GError **error)
{
  g_autofree char *folder = mu_backups_folder (store, mu_store_path (store));
  g_autoptr (GPtrArray) before = mu_backups_list (folder, mu_store_path (store));
  if (made != NULL)
    *made = FALSE;
  if (mu_store_read_only (store) || !is_due (store, before, now))
    return TRUE;
  g_autofree char *path = mu_backups_make (store, MU_BACKUP_AUTOMATIC, now, error);
  if (path == NULL)
    return FALSE;
  g_autoptr (GPtrArray) after = mu_backups_list (folder, mu_store_path (store));
  thin (after);
  if (made != NULL)
    *made = TRUE;
  return TRUE;
}

/* --- restoring ---------------------------------------------------------------- */

gboolean
mu_backups_restore (const char *backup, const char *club, const char *folder, GDateTime *now,
                    char **kept, GError **error)
{
  const gboolean there = g_file_test (club, G_FILE_TEST_EXISTS);
  g_autofree char *name = there ? free_name (folder, club, MU_BACKUP_REPLACED, now) : NULL;
  if ((there && !make_folder (folder, error)) || !mu_backup_put_back (backup, club, name, error))
    return FALSE;
  if (kept != NULL)
    *kept = g_steal_pointer (&name);
  return TRUE;
}
