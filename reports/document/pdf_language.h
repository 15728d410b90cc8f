/* The language of a PDF, which cairo before 1.18 cannot say. */
#ifndef MUSTER_REPORTS_DOCUMENT_PDF_LANGUAGE_H
#define MUSTER_REPORTS_DOCUMENT_PDF_LANGUAGE_H

#include <glib.h>

/* Says in which language a PDF as cairo writes it is, and that its window bears its title: a reader
 * then speaks it aloud as it should. language: a tag such as "de". Adds a part to the file's end
 * (ISO 32000-1, 7.5.6); a file of another make is left as it is, FALSE. */
gboolean mu_pdf_set_language (GByteArray *pdf, const char *language);

#endif
