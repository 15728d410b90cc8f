/* One of several names, as a hand types it: in full, or so much of it that it can be no other. */
#ifndef MUSTER_APP_CLI_CORE_NAMED_H
#define MUSTER_APP_CLI_CORE_NAMED_H

#include <glib.h>

#define MU_NAMED_NONE    -1
#define MU_NAMED_SEVERAL -2

/* Its place in names (const char *); the first of two that are alike. Capitals do not matter in a
 * beginning. */
int mu_named (const GPtrArray *names, const char *typed);

/* "2 Hastati, legion V; 4 Hastati, legion VI": those that begin as typed, else all, with numbers
 * from 1; free with g_free. */
char *mu_named_offer (const GPtrArray *names, const char *typed);

#endif
