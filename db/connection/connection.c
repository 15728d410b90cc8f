#include "db/connection/connection.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "db/connection/club_line.h"
#include "db/connection/club_vfs.h"
#include "db/connection/error.h"
#include "db/connection/old_club.h"
#include "db/connection/statement.h"

#define BUSY_MS      4000
#define TEXT_MAX     (64 << 20) /* bytes of the largest text or blob that can be honest */
#define HEADER_BYTES 100        /* that every database file begins with */
#define IN_MEMORY    ":memory:"

struct MuConnection {
  sqlite3 *handle;
  char *path;
  MuStatementCache *cache;
  MuSchemas *schemas;
  MuLine line;
  gint64 begun;    /* rows changed when the transaction began */
  gboolean shared; /* with a program that keeps a log beside the file */
  int busy_ms;
};

gboolean
mu_connection_in_memory (const MuConnection *connection)
{
  return g_str_equal (connection->path, IN_MEMORY);
}

const char *
mu_connection_path (const MuConnection *connection)
{
  return connection->path;
}

sqlite3 *
mu_connection_handle (MuConnection *connection)
{
  return connection->handle;
}

MuStatementCache *
mu_connection_cache (MuConnection *connection)
{
  return connection->cache;
}

MuSchemas *
mu_connection_schemas (MuConnection *connection)
{
  if (connection->schemas == NULL)
    connection->schemas = mu_schemas_new ();
  return connection->schemas;
}

gboolean
mu_connection_read_only (const MuConnection *connection)
{
  return sqlite3_db_readonly (connection->handle, "main") == 1;
}

gint64
mu_connection_last_id (MuConnection *connection)
{
  return sqlite3_last_insert_rowid (connection->handle);
}

int
mu_connection_changes (MuConnection *connection)
{
  return sqlite3_changes (connection->handle);
}

/* Where the system refused the file itself, its own reason says more. */
static const char *
reason (MuConnection *connection, int code)
{
  int system = mu_club_vfs_reason (connection->handle);
  if ((code & 0xff) == SQLITE_CANTOPEN && system == 0)
    system = sqlite3_system_errno (connection->handle);
  if (code == SQLITE_READONLY_DBMOVED || code == SQLITE_IOERR_BLOCKED)
    return NULL;
  return system != 0 ? g_strerror (system) : sqlite3_errmsg (connection->handle);
}

gboolean
mu_connection_fail (MuConnection *connection, GError **error)
{
  int code = sqlite3_extended_errcode (connection->handle);
  return mu_error_set (connection->path, mu_error_kind (code), reason (connection, code), error);
}

gboolean
mu_connection_run (MuConnection *connection, const char *sql, GError **error)
{
  if (sqlite3_exec (connection->handle, sql, NULL, NULL, NULL) != SQLITE_OK)
    return mu_connection_fail (connection, error);
  return TRUE;
}

gboolean
mu_connection_ask (MuConnection *connection, const char *sql, gint64 *answer, GError **error)
{
  sqlite3_stmt *query = NULL;
  int code = sqlite3_prepare_v2 (connection->handle, sql, -1, &query, NULL);
  if (code == SQLITE_OK)
    code = sqlite3_step (query);
  if (code == SQLITE_ROW)
    *answer = sqlite3_column_int64 (query, 0);
  gboolean ok = code == SQLITE_ROW || mu_connection_fail (connection, error);
  sqlite3_finalize (query);
  return ok;
}

static void
roll_back (MuConnection *connection)
{
  /* A full disk may have rolled back already; then there is nothing to do. */
  if (!sqlite3_get_autocommit (connection->handle))
    sqlite3_exec (connection->handle, "ROLLBACK", NULL, NULL, NULL);
}

/* Where a club was, something else lies now. */
static gboolean
cannot_begin (MuConnection *connection, GError **error)
{
  if (connection->line.kept && (sqlite3_errcode (connection->handle) & 0xff) == SQLITE_NOTADB)
    return mu_error_set (connection->path, MU_STORE_ERROR_REPLACED, NULL, error);
  return mu_connection_fail (connection, error);
}

gboolean
mu_connection_watch_line (MuConnection *connection, GError **error)
{
  return mu_line_watch (connection, &connection->line, error);
}

gboolean
mu_connection_begin (MuConnection *connection, GError **error)
{
  if (sqlite3_exec (connection->handle, "BEGIN IMMEDIATE", NULL, NULL, NULL) != SQLITE_OK)
    return cannot_begin (connection, error);
  connection->begun = sqlite3_total_changes64 (connection->handle);
  if (mu_line_check (connection, &connection->line, error))
    return TRUE;
  roll_back (connection);
  return FALSE;
}

/* Another program keeps a log: what is in it goes into the file at once, if nobody is reading. */
static void
empty_log (MuConnection *connection)
{
  sqlite3_busy_timeout (connection->handle, 0);
  sqlite3_exec (connection->handle, "PRAGMA wal_checkpoint (TRUNCATE)", NULL, NULL, NULL);
  sqlite3_busy_timeout (connection->handle, connection->busy_ms);
}

/* What changes nothing is no act. */
static gboolean
sign (MuConnection *connection, MuLine *line, GError **error)
{
  return !line->kept || sqlite3_total_changes64 (connection->handle) == connection->begun
         || mu_line_add (connection, line, error);
}

gboolean
mu_connection_end (MuConnection *connection, gboolean ok, GError **error)
{
  MuLine line = connection->line;
  if (ok && sign (connection, &line, error) && mu_connection_run (connection, "COMMIT", error)) {
    connection->line = line;
    if (connection->shared)
      empty_log (connection);
    return TRUE;
  }
  roll_back (connection);
  return FALSE;
}

MuSnapshot *
mu_snapshot_begin (MuConnection *connection)
{
  /* Takes no lock yet, so it cannot fail for want of one; if memory is short,
   * the reads that follow say so. */
  sqlite3_exec (connection->handle, "BEGIN", NULL, NULL, NULL);
  return connection;
}

void
mu_snapshot_end (MuSnapshot *snapshot)
{
  if (snapshot != NULL)
    roll_back (snapshot);
}

/* Club files travel between members and may come from anyone: nothing in the
 * file's own schema may run, and pages are checked as they are read. */
static gboolean
secure (MuConnection *connection, GError **error)
{
  sqlite3_db_config (connection->handle, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  sqlite3_db_config (connection->handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
  sqlite3_db_config (connection->handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, NULL);
  sqlite3_db_config (connection->handle, SQLITE_DBCONFIG_ENABLE_VIEW, 0, NULL);
  sqlite3_db_config (connection->handle, SQLITE_DBCONFIG_DQS_DML, 0, NULL);
  sqlite3_db_config (connection->handle, SQLITE_DBCONFIG_DQS_DDL, 0, NULL);
  sqlite3_limit (connection->handle, SQLITE_LIMIT_LENGTH, TEXT_MAX);
  return mu_connection_run (connection,
                            "PRAGMA foreign_keys = ON;"
                            "PRAGMA cell_size_check = ON;"
                            "PRAGMA synchronous = FULL;",
                            error);
}

/* No journal beside the file: see club_vfs.c. */
static gboolean
keep_journal (MuConnection *connection, GError **error)
{
  return mu_connection_run (
      connection, connection->shared ? "PRAGMA journal_mode = WAL" : "PRAGMA journal_mode = MEMORY",
      error);
}

static int
open_flags (const MuOpenOptions *options)
{
  if (options->read_only)
    return SQLITE_OPEN_READONLY;
  return SQLITE_OPEN_READWRITE | (options->create ? SQLITE_OPEN_CREATE : 0);
}

static gboolean
open_handle (MuConnection *connection, const MuOldClub *old, const MuOpenOptions *options,
             GError **error)
{
  const char *name = old->instead != NULL ? old->instead : connection->path;
  const int flags = old->instead != NULL ? SQLITE_OPEN_READONLY : open_flags (options);
  const gboolean usual = old->shared || mu_connection_in_memory (connection);
  connection->shared = old->shared;
  connection->busy_ms = options->busy_ms > 0 ? options->busy_ms : BUSY_MS;
  if (sqlite3_open_v2 (name, &connection->handle, flags, usual ? NULL : mu_club_vfs ())
      != SQLITE_OK)
    return mu_connection_fail (connection, error);
  sqlite3_extended_result_codes (connection->handle, 1);
  sqlite3_busy_timeout (connection->handle, connection->busy_ms);
  return TRUE;
}

/* The first reads show whether the file can be read at all. */
static gboolean
make_readable (MuConnection *connection, GError **error)
{
  gint64 ignored;
  return secure (connection, error)
         && mu_connection_ask (connection, "PRAGMA schema_version", &ignored, error)
         && keep_journal (connection, error);
}

static MuStoreError
kind_of_errno (int code)
{
  if (code == EACCES || code == EPERM || code == EROFS)
    return MU_STORE_ERROR_READ_ONLY;
  if (code == ENOSPC || code == EDQUOT)
    return MU_STORE_ERROR_FULL;
  return MU_STORE_ERROR_FAILED;
}

/* A folder that a new file can go into. */
static gboolean
make_folder (const char *path, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  if (g_mkdir_with_parents (folder, 0755) == 0 && g_access (folder, W_OK) == 0)
    return TRUE;
  int code = errno;
  return mu_error_set (path, kind_of_errno (code), g_strerror (code), error);
}

/* SQLite takes a file of one byte for an empty database. */
static gboolean
is_scrap (const char *path)
{
  GStatBuf status;
  return g_stat (path, &status) == 0 && status.st_size > 0 && status.st_size < HEADER_BYTES;
}

/* Says plainly what SQLite would only call "unable to open". */
static gboolean
check_place (const char *path, const MuOpenOptions *options, GError **error)
{
  if (g_str_equal (path, IN_MEMORY))
    return TRUE;
  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    return mu_error_set (path, MU_STORE_ERROR_NOT_A_CLUB, _ ("it is a folder"), error);
  if (is_scrap (path))
    return mu_error_set (path, MU_STORE_ERROR_NOT_A_CLUB, _ ("it is no database"), error);
  if (g_file_test (path, G_FILE_TEST_EXISTS))
    return TRUE;
  if (!options->create)
    return mu_error_set (path, MU_STORE_ERROR_NOT_FOUND, NULL, error);
  return make_folder (path, error);
}

MuConnection *
mu_connection_open (const char *path, const MuOpenOptions *options, GError **error)
{
  g_auto (MuOldClub) old = { 0 };
  if (!check_place (path, options, error)
      || (g_file_test (path, G_FILE_TEST_IS_REGULAR)
          && !mu_old_club_settle (path, options->read_only, &old, error)))
    return NULL;
  g_autoptr (MuConnection) connection = g_new0 (MuConnection, 1);
  connection->path = g_strdup (path);
  connection->cache = mu_statement_cache_new (connection);
  if (!open_handle (connection, &old, options, error) || !make_readable (connection, error))
    return NULL;
  return g_steal_pointer (&connection);
}

void
mu_connection_close (MuConnection *connection)
{
  if (connection == NULL)
    return;
  mu_statement_cache_free (connection->cache);
  sqlite3_close_v2 (connection->handle);
  mu_schemas_free (connection->schemas);
  g_free (connection->path);
  g_free (connection);
}
