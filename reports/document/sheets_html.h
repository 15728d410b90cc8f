/* Sheets as a page for a browser: one file that needs no other, with the words and pictures of the
 * printed ones, for a phone, a large screen or another printer. It is HTML, and XML as well. */
#ifndef MUSTER_REPORTS_DOCUMENT_SHEETS_HTML_H
#define MUSTER_REPORTS_DOCUMENT_SHEETS_HTML_H

#include "reports/document/sheets.h"

/* The page's text; free with g_free. The sheets were set for a browser (mu_paper_is_web). */
char *mu_sheets_html (MuSheets *sheets);

/* The file is there whole or not at all. MU_FILE_ERROR_UNWRITABLE. */
gboolean mu_sheets_write_html (MuSheets *sheets, const char *path, GError **error);

#endif
