/* What acts changed, as SQLite's session extension wrote it: looked through before SQLite is given
 * it, which trusts the format and may never come to an end with bytes that somebody cut or changed.
 * Private to db/. */
#ifndef MUSTER_DB_ACTS_CHANGESET_H
#define MUSTER_DB_ACTS_CHANGESET_H

#include "db/connection/connection.h"

/* Whether these are changes of tables that acts change, each row with the columns that its table
 * has at most and with its key, and nothing is left over. One look at each byte. DAMAGED if not. */
gboolean mu_changeset_check (MuConnection *connection, GBytes *effects, GError **error);

#endif
