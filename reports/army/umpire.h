/* The umpire's sheet: the lists of an evening in a table with their verdicts and check codes, and
 * the reasons of each that is not legal. */
#ifndef MUSTER_REPORTS_ARMY_UMPIRE_H
#define MUSTER_REPORTS_ARMY_UMPIRE_H

#include "lists/check/verdict.h"
#include "reports/document/sheets.h"

/* verdicts: MuVerdict, borrowed only during the call. */
MuSheets *mu_umpire_sheets (const GPtrArray *verdicts, MuPaper paper);

/* The same as a page for a browser; free with g_free. */
char *mu_umpire_html (const GPtrArray *verdicts);
/* The file is there whole or not at all. MU_FILE_ERROR_UNWRITABLE. */
gboolean mu_umpire_write_html (const GPtrArray *verdicts, const char *path, GError **error);

#endif
