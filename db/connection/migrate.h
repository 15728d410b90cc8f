/* Bringing a club file to the schema of this program. Private to db/. */
#ifndef MUSTER_DB_CONNECTION_MIGRATE_H
#define MUSTER_DB_CONNECTION_MIGRATE_H

#include <glib.h>

#include "db/connection/connection.h"

/* One numbered SQL file: brings a file of version - 1 to version. */
typedef struct {
  int version;
  const char *name;
  const char *sql;
  const char *whole; /* what an empty file needs to be of this version at once; NULL: each step */
} MuMigration;

/* Those below db/schema, in order from version 1. */
extern const MuMigration mu_migrations[];
extern const guint mu_migration_count;

/* Makes sure that the file is a club file, then runs the migrations it lacks,
 * all or none, after keeping a copy of an older file beside it (FILE.v1.bak; an
 * earlier copy of that name is left alone). create: an empty file becomes a
 * club. The last migration is the version that this program knows. */
gboolean mu_migrate (MuConnection *connection, const MuMigration *migrations, guint count,
                     gboolean create, GError **error);

#endif
