/* One open file made the same as another. Private to db/. */
#ifndef MUSTER_DB_CONNECTION_CLONE_H
#define MUSTER_DB_CONNECTION_CLONE_H

#include <glib.h>

/* The content: shared until one of them changes where the file system can do that, else copied.
 * to is empty. FALSE: errno says why. */
gboolean mu_clone_content (int from, int to);
/* Owner, permissions and what else hangs on it, as far as this user may set them. */
void mu_clone_attributes (int from, int to);

/* All of the data at its place; FALSE: errno says why. */
gboolean mu_write_all (int to, const void *data, gsize size, gint64 at);
/* How much was there to read, -1: errno says why. */
gssize mu_read_all (int from, void *data, gsize size, gint64 at);

#endif
