/* Files that a call names, one by one or by their folder. */
#ifndef MUSTER_APP_CLI_CORE_GATHER_H
#define MUSTER_APP_CLI_CORE_GATHER_H

#include "app/cli/core/call.h"

/* What the arguments of the call name: of a folder its files, and those of the folders
 * below, that end in one of the endings (ended by NULL), sorted by name; anything else
 * as it is, be it a file or not. Nothing hidden, no folder behind a link. Texts to free
 * with the array; NULL with an error for a folder that cannot be read or holds no such
 * file. */
GPtrArray *mu_gather_files (MuCall *call, const char *const *endings, GError **error);

#endif
