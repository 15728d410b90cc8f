/* Dispatches as files: what was done in one copy of a campaign, as XML (schema/dispatch.rng) for
 * another. Reading what was written gives the same, writing that again the same bytes. */
#ifndef MUSTER_REPORTS_SHEET_DISPATCH_FILE_H
#define MUSTER_REPORTS_SHEET_DISPATCH_FILE_H

#include "db/exchange/exchange.h"

/* The XML; free with g_free. */
char *mu_dispatch_write_data (const MuDispatch *dispatch, gsize *length);
/* MU_FILE_ERROR where it cannot be written, or would be longer than any Muster reads. */
gboolean mu_dispatch_write_file (const MuDispatch *dispatch, const char *path, GError **error);

/* Reads and proves each battle sheet in it; MU_FILE_ERROR with file and line. */
MuDispatch *mu_dispatch_read_file (const char *path, GError **error);
MuDispatch *mu_dispatch_read_data (const char *data, gsize length, const char *name,
                                   GError **error);

#endif
