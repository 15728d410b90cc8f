/* The line of acts that a club file comes from: each act leaves a token in the file, so that a
 * program which has the file open sees whether what lies under its name by now goes on from what it
 * knows, or is another club, or an older state of this one. Private to db/. */
#ifndef MUSTER_DB_CONNECTION_CLUB_LINE_H
#define MUSTER_DB_CONNECTION_CLUB_LINE_H

#include "db/connection/connection.h"

#define MU_LINE_TOKEN  8 /* bytes */
#define MU_LINE_TOKENS 1024

/* What a connection knows of its file; all zeros: nothing yet. */
typedef struct {
  gboolean kept;    /* the file has a line */
  gboolean started; /* with a token in it, the newest of which is this */
  guint8 newest[MU_LINE_TOKEN];
  gint64 version; /* of the schema */
} MuLine;

/* From now on the line is watched, if the file is of a version that has one. */
gboolean mu_line_watch (MuConnection *connection, MuLine *line, GError **error);
/* Within a write transaction: REPLACED unless the file goes on from what the connection knows;
 * NEWER where a newer Muster has brought it up to date since. */
gboolean mu_line_check (MuConnection *connection, MuLine *line, GError **error);
/* Puts a new token in front; *line is what the connection will know once that is on disk. */
gboolean mu_line_add (MuConnection *connection, MuLine *line, GError **error);

#endif
