#include "db/connection/migrate.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <inttypes.h>

#include "db/connection/error.h"

typedef struct {
  gint64 application;
  gint64 version;
  gint64 objects; /* tables and the like */
} Identity;

static gboolean
identify (MuConnection *connection, Identity *identity, GError **error)
{
  return mu_connection_ask (connection, "PRAGMA application_id", &identity->application, error)
         && mu_connection_ask (connection, "PRAGMA user_version", &identity->version, error)
         && mu_connection_ask (connection, "SELECT count (*) FROM sqlite_schema",
                               &identity->objects, error);
}

static gboolean
is_empty (const Identity *identity)
{
  return identity->application == 0 && identity->version == 0 && identity->objects == 0;
}

static gboolean
refuse_newer (const char *path, const Identity *identity, int known, GError **error)
{
  g_autofree char *detail = g_strdup_printf (
      _ ("its version is %" PRId64 ", this Muster knows up to %d"), identity->version, known);
  return mu_error_set (path, MU_STORE_ERROR_NEWER, detail, error);
}

/* Whether this program may use the file. */
static gboolean
check_identity (MuConnection *connection, const Identity *identity, int known, gboolean create,
                GError **error)
{
  const char *path = mu_connection_path (connection);
  if (is_empty (identity))
    return create || mu_error_set (path, MU_STORE_ERROR_NOT_A_CLUB, _ ("it holds nothing"), error);
  if (identity->application != MU_APPLICATION_ID)
    return mu_error_set (path, MU_STORE_ERROR_NOT_A_CLUB, _ ("it is another program's database"),
                         error);
  if (identity->version > known)
    return refuse_newer (path, identity, known, error);
  if (identity->version < 1)
    return mu_error_set (path, MU_STORE_ERROR_DAMAGED, _ ("it has no version"), error);
  return TRUE;
}

/* A name beside the file that nothing has yet; free with g_free. */
static char *
copy_name (const char *path, gint64 version)
{
  char *name = g_strdup_printf ("%s.v%" G_GINT64_FORMAT ".bak", path, version);
  for (int i = 2; g_file_test (name, G_FILE_TEST_EXISTS); i++) {
    g_free (name);
    name = g_strdup_printf ("%s.v%" G_GINT64_FORMAT "-%d.bak", path, version, i);
  }
  return name;
}

/* The main connection holds the write lock by now, so this second one copies
 * exactly what will be migrated. */
static gboolean
copy_to (const char *path, const char *to, GError **error)
{
  const MuOpenOptions options = { .read_only = TRUE };
  g_autoptr (MuConnection) reader = mu_connection_open (path, &options, error);
  if (reader == NULL)
    return FALSE;
  char *sql = sqlite3_mprintf ("VACUUM INTO %Q", to);
  gboolean ok = mu_connection_run (reader, sql, error);
  sqlite3_free (sql);
  return ok;
}

static gboolean
keep_copy (MuConnection *connection, gint64 version, GError **error)
{
  const char *path = mu_connection_path (connection);
  if (version == 0 || mu_connection_in_memory (connection))
    return TRUE;
  g_autofree char *name = copy_name (path, version);
  g_autofree char *partial = g_strconcat (name, ".part", NULL);
  g_unlink (partial);
  gboolean ok = copy_to (path, partial, error)
                && (g_rename (partial, name) == 0
                    || mu_error_set (path, MU_STORE_ERROR_FAILED,
                                     _ ("no copy could be kept beside it"), error));
  if (!ok)
    g_unlink (partial);
  return ok;
}

static gboolean
set_number (MuConnection *connection, const char *pragma, int number, GError **error)
{
  g_autofree char *sql = g_strdup_printf ("PRAGMA %s = %d", pragma, number);
  return mu_connection_run (connection, sql, error);
}

static gboolean
run_step (MuConnection *connection, const char *sql, int version, GError **error)
{
  return mu_connection_run (connection, sql, error)
         && set_number (connection, "user_version", version, error);
}

/* The steps of a new club that are taken at once: they are many, and rebuild what is empty. */
static guint
taken_at_once (const MuMigration *migrations, guint count, gint64 version)
{
  guint steps = version == 0 ? count : 0;
  while (steps > 0 && migrations[steps - 1].whole == NULL)
    steps--;
  return steps;
}

static gboolean
run_missing (MuConnection *connection, const MuMigration *migrations, guint count, gint64 version,
             GError **error)
{
  guint i = taken_at_once (migrations, count, version);
  if (i > 0 && !run_step (connection, migrations[i - 1].whole, migrations[i - 1].version, error))
    return FALSE;
  for (; i < count; i++)
    if (migrations[i].version > version
        && !run_step (connection, migrations[i].sql, migrations[i].version, error))
      return FALSE;
  return set_number (connection, "application_id", MU_APPLICATION_ID, error);
}

/* Foreign keys were off while tables were rebuilt. */
static gboolean
check_keys (MuConnection *connection, GError **error)
{
  gint64 broken = 0;
  if (!mu_connection_ask (connection, "SELECT count (*) FROM pragma_foreign_key_check", &broken,
                          error))
    return FALSE;
  return broken == 0
         || mu_error_set (mu_connection_path (connection), MU_STORE_ERROR_DAMAGED,
                          _ ("its parts do not fit together"), error);
}

/* Looks again under the lock: another program may have been first. */
static gboolean
migrate_locked (MuConnection *connection, const MuMigration *migrations, guint count,
                GError **error)
{
  Identity identity;
  return identify (connection, &identity, error)
         && check_identity (connection, &identity, migrations[count - 1].version, TRUE, error)
         && keep_copy (connection, identity.version, error)
         && run_missing (connection, migrations, count, identity.version, error)
         && check_keys (connection, error) && mu_connection_watch_line (connection, error);
}

/* Tables can only be rebuilt with foreign keys off, and those only be switched
 * outside a transaction. */
static gboolean
migrate (MuConnection *connection, const MuMigration *migrations, guint count, GError **error)
{
  if (!mu_connection_run (connection, "PRAGMA foreign_keys = OFF", error)
      || !mu_connection_begin (connection, error))
    return FALSE;
  gboolean ok = migrate_locked (connection, migrations, count, error);
  return mu_connection_end (connection, ok, error)
         && mu_connection_run (connection, "PRAGMA foreign_keys = ON", error);
}

gboolean
mu_migrate (MuConnection *connection, const MuMigration *migrations, guint count, gboolean create,
            GError **error)
{
  Identity identity;
  int known = migrations[count - 1].version;
  if (!identify (connection, &identity, error)
      || !check_identity (connection, &identity, known, create, error))
    return FALSE;
  if (mu_connection_read_only (connection))
    return identity.version == known
           || mu_error_set (mu_connection_path (connection), MU_STORE_ERROR_READ_ONLY,
                            _ ("it must be brought up to date first"), error);
  return (identity.version == known || migrate (connection, migrations, count, error))
         && mu_connection_watch_line (connection, error);
}
