/* One open club file. Private to db/. */
#ifndef MUSTER_DB_CONNECTION_CONNECTION_H
#define MUSTER_DB_CONNECTION_CONNECTION_H

#include <glib.h>
#include <sqlite3.h>

#include "db/store_types.h"
#include "lists/xml/schemas.h"

/* PRAGMA application_id of a club file: "MUST". */
#define MU_APPLICATION_ID 0x4d555354

typedef struct MuConnection MuConnection;

typedef struct {
  gboolean create;    /* file and folders, where nothing is there */
  gboolean read_only; /* as if on a disk that cannot be written */
  int busy_ms;        /* how long to wait for another program; 0: the usual time */
} MuOpenOptions;

/* Opens the file without looking at what it holds. */
MuConnection *mu_connection_open (const char *path, const MuOpenOptions *options, GError **error);
void mu_connection_close (MuConnection *connection);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuConnection, mu_connection_close)

const char *mu_connection_path (const MuConnection *connection);
gboolean mu_connection_in_memory (const MuConnection *connection);
/* Whether the file cannot be written; known once it has been read. */
gboolean mu_connection_read_only (const MuConnection *connection);
sqlite3 *mu_connection_handle (MuConnection *connection);

/* For what is kept in the file as XML. */
MuSchemas *mu_connection_schemas (MuConnection *connection);

gint64 mu_connection_last_id (MuConnection *connection); /* of the row added last */
int mu_connection_changes (MuConnection *connection);    /* rows the last statement changed */

/* Sets the error for SQLite's last failure; returns FALSE. */
gboolean mu_connection_fail (MuConnection *connection, GError **error);

/* Runs a script of any number of statements. */
gboolean mu_connection_run (MuConnection *connection, const char *sql, GError **error);

/* The number that a one-valued query gives. */
gboolean mu_connection_ask (MuConnection *connection, const char *sql, gint64 *answer,
                            GError **error);

/* Once it is known that the file is a club: see club_line.h. */
gboolean mu_connection_watch_line (MuConnection *connection, GError **error);

/* A write transaction: nobody else writes until it ends. Refused where what lies under the name by
 * now does not go on from what this connection has seen. */
gboolean mu_connection_begin (MuConnection *connection, GError **error);
/* Commits if ok, else rolls back; TRUE if it is on disk, in the one file. When the commit fails,
 * all of it is rolled back. */
gboolean mu_connection_end (MuConnection *connection, gboolean ok, GError **error);

/* Several reads that see the same state:
 *   g_autoptr (MuSnapshot) snapshot = mu_snapshot_begin (connection); */
typedef struct MuConnection MuSnapshot;
MuSnapshot *mu_snapshot_begin (MuConnection *connection);
void mu_snapshot_end (MuSnapshot *snapshot);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuSnapshot, mu_snapshot_end)

#endif
