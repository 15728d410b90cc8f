/* An end to how much one errand may ask of SQLite: a file that somebody made up to that end must
 * not keep the club waiting. Private to db/. */
#ifndef MUSTER_DB_CONNECTION_WORK_LIMIT_H
#define MUSTER_DB_CONNECTION_WORK_LIMIT_H

#include "db/connection/connection.h"

/* Steps of SQLite's machine, in thousands. Merging a thousand acts takes less. */
#define MU_WORK_MERGE 8000
/* What one more act of a whole campaign may take besides: each comes upon all that came before it,
 * and the last of 1,500 takes some forty. */
#define MU_WORK_ACT 40

typedef struct {
  MuConnection *connection;
  guint left; /* thousands of steps */
} MuWorkLimit;

/* From here on what goes over the limit fails. limit must not move until the end. */
void mu_work_limit_begin (MuWorkLimit *limit, MuConnection *connection, guint thousands);
/* No limit any more. What failed by it gets an error that says so, in place of *error; returns ok.
 */
gboolean mu_work_limit_end (MuWorkLimit *limit, gboolean ok, GError **error);

#endif
