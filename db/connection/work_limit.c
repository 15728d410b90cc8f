#include "db/connection/work_limit.h"

#include <glib/gi18n-lib.h>

#define THOUSAND 1000

/* SQLite stops where this is not 0. */
static int
count_down (void *data)
{
  MuWorkLimit *limit = data;
  if (limit->left > 0)
    limit->left--;
  return limit->left == 0;
}

void
mu_work_limit_begin (MuWorkLimit *limit, MuConnection *connection, guint thousands)
{
  *limit = (MuWorkLimit){ connection, thousands };
  sqlite3_progress_handler (mu_connection_handle (connection), THOUSAND, count_down, limit);
}

gboolean
mu_work_limit_end (MuWorkLimit *limit, gboolean ok, GError **error)
{
  sqlite3_progress_handler (mu_connection_handle (limit->connection), 0, NULL, NULL);
  if (ok || limit->left > 0)
    return ok;
  g_clear_error (error);
  g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
                       _ ("These changes would take too long to merge: too much in them hangs on "
                          "each other. Ask for them in parts, each up to an earlier entry. Nothing "
                          "was merged."));
  return FALSE;
}
