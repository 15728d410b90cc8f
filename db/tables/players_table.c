#include "db/connection/statement.h"
#include "db/tables/tables.h"

static gboolean
find (MuConnection *connection, const char *name, gint64 *id, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_PLAYER_FIND);
  mu_put_text (query, name);
  return mu_statement_number (query, id, error);
}

static gboolean
add (MuConnection *connection, const char *name, gint64 *id, GError **error)
{
  MuStatement *insert = mu_statement (connection, MU_SQL_PLAYER_ADD);
  mu_put_text (insert, name);
  if (!mu_statement_run (insert, error))
    return FALSE;
  *id = mu_connection_last_id (connection);
  return TRUE;
}

gboolean
mu_players_ensure (MuConnection *connection, const char *name, gint64 *id, GError **error)
{
  *id = 0;
  if (*name == '\0')
    return TRUE;
  return find (connection, name, id, error) && (*id != 0 || add (connection, name, id, error));
}
