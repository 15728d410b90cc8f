/* Fast Play's tables for its sums. */
#ifndef MUSTER_APP_SERVICE_AWFP_STAND_TABLES_H
#define MUSTER_APP_SERVICE_AWFP_STAND_TABLES_H

#include <glib.h>

/* MuAwfpSumTables, of that file; NULL: the usual one. NULL where it cannot be used. */
gpointer mu_stand_tables_open (const char *path, GError **error);
void mu_stand_tables_free (gpointer tables);

#endif
