/* Opening a store as tests need it. Private to db/ and its tests. */
#ifndef MUSTER_DB_STORE_PRIVATE_H
#define MUSTER_DB_STORE_PRIVATE_H

#include "db/connection.h"
#include "db/migrate.h"

/* migrations NULL: the shipped ones. */
MuStore *mu_store_open_with (const char *path, const MuOpenOptions *options,
                             const MuMigration *migrations, guint count, GError **error);
MuConnection *mu_store_connection (MuStore *store);

#endif
