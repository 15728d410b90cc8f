/* The stylesheets (XSLT 1.0) that ship beside the schemas, applied to a document. They can read
 * nothing but the document and write nothing at all. */
#ifndef MUSTER_REPORTS_DOCUMENT_STYLESHEET_H
#define MUSTER_REPORTS_DOCUMENT_STYLESHEET_H

#include <glib.h>
#include <libxml/tree.h>

/* The result as text; free with g_free. NULL with MU_FILE_ERROR_UNREADABLE where the stylesheet,
 * "battle-sheet.xsl", is missing or damaged. */
char *mu_stylesheet_apply (const char *file, xmlDoc *doc, gsize *length, GError **error);

#endif
