/* Backups of the club file, made and put back. */
#include <glib/gi18n.h>

#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "app/service/club/backups.h"
#include "db/backup.h"
#include "db/store.h"

static GDateTime *
now_here (void)
{
  return g_date_time_new_now_local ();
}

/* --- which there are ---------------------------------------------------------- */

static const char *
kind_key (MuBackupKind kind)
{
  switch (kind) {
  case MU_BACKUP_ASKED:
    return "asked";
  case MU_BACKUP_AUTOMATIC:
    return "automatic";
  case MU_BACKUP_REPLACED:
    return "replaced";
  }
  return "";
}

static void
show_backup (MuCall *call, const MuBackup *backup)
{
  g_autofree char *made = g_date_time_format (backup->made, "%Y-%m-%dT%H:%M:%S");
  g_autofree char *when = g_date_time_format (backup->made, "%x %R");
  g_autofree char *size = g_format_size ((guint64) backup->bytes);
  g_autofree char *bytes = g_strdup_printf ("%" G_GOFFSET_FORMAT, backup->bytes);
  g_autofree char *name = g_path_get_basename (backup->path);
  g_autofree char *padded = mu_pad (size, 10);
  mu_out_row (call, "backup", made, kind_key (backup->kind), bytes, backup->path, NULL);
  mu_say (call, "%s  %s  %s\n", when, padded, name);
}

static MuExit
show_backups (MuCall *call, const char *folder, const GPtrArray *backups)
{
  mu_out_text (call, "folder", folder);
  if (backups->len == 0)
    mu_say (call, _ ("There are no backups in %s yet: “muster backup” makes one.\n"), folder);
  else
    mu_say (call, _ ("Backups in %s, the newest first:\n"), folder);
  for (guint i = 0; i < backups->len; i++)
    show_backup (call, backups->pdata[i]);
  return MU_EXIT_DONE;
}

/* --- back up ------------------------------------------------------------------ */

static char *
absolute (const char *path)
{
  return *path != '\0' ? g_canonicalize_filename (path, NULL) : NULL;
}

static gboolean
set_folder (MuCall *call, MuStore *store, GError **error)
{
  const char *asked = mu_call_text (call, "folder");
  g_autofree char *folder = asked != NULL ? absolute (asked) : NULL;
  return asked == NULL || mu_backups_set_folder (store, folder, error);
}

static char *
make (MuCall *call, MuStore *store, GError **error)
{
  g_autoptr (GDateTime) now = now_here ();
  if (mu_call_count (call) == 0)
    return mu_backups_make (store, MU_BACKUP_ASKED, now, error);
  g_autofree char *path = absolute (mu_call_argument (call, 0));
  return mu_store_back_up (store, path, error) ? g_steal_pointer (&path) : NULL;
}

MuExit
mu_run_backup (MuCall *call)
{
  GError *error = NULL;
  g_autoptr (MuStore) store = mu_store_open (mu_call_club_path (call), FALSE, &error);
  if (!store || !set_folder (call, store, &error))
    return mu_complain_error (error);
  if (mu_call_has (call, "list")) {
    g_autofree char *folder = mu_backups_folder (store, mu_store_path (store));
    g_autoptr (GPtrArray) backups = mu_backups_list (folder, mu_store_path (store));
    return show_backups (call, folder, backups);
  }
  g_autofree char *made = make (call, store, &error);
  if (!made)
    return mu_complain_error (error);
  mu_out_text (call, "backup", made);
  mu_say (call, _ ("Backed up to %s, and the doctor is content with it\n"), made);
  return MU_EXIT_DONE;
}

/* --- restore ------------------------------------------------------------------ */

/* The club may be what has to be replaced: where it cannot be opened, its backups lie beside it. */
static char *
folder_of (MuCall *call)
{
  const char *asked = mu_call_text (call, "folder");
  if (asked != NULL)
    return absolute (asked);
  g_autoptr (MuStore) store = mu_store_open (mu_call_club_path (call), FALSE, NULL);
  return mu_backups_folder (store, mu_call_club_path (call));
}

static char *
newest (const GPtrArray *backups)
{
  for (guint i = 0; i < backups->len; i++) {
    const MuBackup *backup = backups->pdata[i];
    if (backup->kind != MU_BACKUP_REPLACED)
      return g_strdup (backup->path);
  }
  return NULL;
}

static char *
find_backup (const char *asked, const char *folder, const GPtrArray *backups)
{
  g_autofree char *there = g_canonicalize_filename (asked, folder);
  if (g_str_equal (asked, "newest"))
    return newest (backups);
  return g_file_test (asked, G_FILE_TEST_EXISTS) ? absolute (asked) : g_steal_pointer (&there);
}

static MuExit
restore (MuCall *call, const char *backup, const char *folder)
{
  GError *error = NULL;
  g_autoptr (GDateTime) now = now_here ();
  g_autofree char *kept = NULL;
  if (!mu_backups_restore (backup, mu_call_club_path (call), folder, now, &kept, &error))
    return mu_complain_error (error);
  mu_out_text (call, "restored", backup);
  mu_say (call, _ ("The club is as in %s\n"), backup);
  if (kept == NULL)
    return MU_EXIT_DONE;
  mu_out_text (call, "kept", kept);
  mu_say (call, _ ("What it was before is kept in %s\n"), kept);
  return MU_EXIT_DONE;
}

MuExit
mu_run_restore (MuCall *call)
{
  g_autofree char *folder = folder_of (call);
  g_autoptr (GPtrArray) backups = mu_backups_list (folder, mu_call_club_path (call));
  const char *asked = mu_call_argument (call, 0);
  if (asked == NULL)
    return show_backups (call, folder, backups);
  g_autofree char *backup = find_backup (asked, folder, backups);
  if (backup == NULL)
    return mu_complain (_ ("There are no backups in %s."), folder);
  return restore (call, backup, folder);
}
