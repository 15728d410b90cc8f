/* What is looked for by its name: a person cannot tell "Rome" from "rome", or one way to write an
 * accent from another (lists/words/name.h). Private to db/. */
#ifndef MUSTER_DB_CONNECTION_NAMES_H
#define MUSTER_DB_CONNECTION_NAMES_H

#include "db/connection/statement.h"

/* The id of what is called so, letter by letter, else of what is called so once both are tidied,
 * else of the only one that cannot be told from it; 0 for none. all: gives ids and names. */
gboolean mu_names_find (MuConnection *connection, MuSql all, const char *name, gint64 *id,
                        GError **error);
/* The name of one that cannot be told from it, but of this one (0: of any); NULL where the name is
 * free. Free with g_free. */
gboolean mu_names_taken (MuConnection *connection, MuSql all, const char *name, gint64 but,
                         char **taken, GError **error);

#endif
