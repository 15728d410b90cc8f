/* The club file under SQLite. Private to db/. */
#ifndef MUSTER_DB_CONNECTION_CLUB_VFS_H
#define MUSTER_DB_CONNECTION_CLUB_VFS_H

#include <sqlite3.h>

#include "db/connection/club_file.h"

/* The name of SQLite's file system for club files, for sqlite3_open_v2; NULL: there is none. */
const char *mu_club_vfs (void);

/* The system's reason (errno) why the handle's file refused something last; 0: none is known. */
int mu_club_vfs_reason (sqlite3 *handle);

/* SQLite's code for the answer to a call that writes. */
int mu_club_vfs_code (MuFileAnswer answer);

#endif
