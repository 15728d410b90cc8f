/* From SQLite's result codes to what a club member can do. Private to db/. */
#ifndef MUSTER_DB_CONNECTION_ERROR_H
#define MUSTER_DB_CONNECTION_ERROR_H

#include <glib.h>

#include "db/store_types.h"

/* The kind of an extended result code. */
MuStoreError mu_error_kind (int extended);

/* Sets the error; detail: SQLite's own words. Returns FALSE. */
gboolean mu_error_set (const char *path, MuStoreError kind, const char *detail, GError **error);

#endif
