/* What a reader of the printed pages sees: words with their places, through
 * poppler's tools. */
#ifndef MUSTER_TESTS_REPORTS_PDF_H
#define MUSTER_TESTS_REPORTS_PDF_H

#include "reports/document/sheets.h"

typedef struct {
  int page; /* from 1 */
  double left, top, right, bottom;
  char *text;
} Word;

typedef struct {
  char *path;
  GPtrArray *words; /* Word */
  int pages;
} Pdf;

/* Writes the sheets to a file of their own and reads it; the sheets stay the
 * caller's. */
Pdf *pdf_print (MuSheets *sheets);
/* A file, its name taken over; it goes with the Pdf. */
Pdf *pdf_read (char *path);
void pdf_free (Pdf *pdf);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Pdf, pdf_free)

/* What pdfinfo and pdffonts say; free with g_free. */
char *pdf_info (const Pdf *pdf);
char *pdf_fonts (const Pdf *pdf);

/* The word's first place from the page on, NULL if it is not there. */
const Word *pdf_find (const Pdf *pdf, const char *text, int from_page);
/* All words of a page in order, a blank between them. */
char *pdf_page_text (const Pdf *pdf, int page);
/* The text of pages row by row as it stands on them, one blank before and after each word. */
char *pdf_rows (const Pdf *pdf, int first, int last);

/* Whether every mark of every page lies within the 12 mm margins: words of the
 * file, and ink of the pages drawn as pictures. */
gboolean pdf_within_margins (const Pdf *pdf, MuSheets *sheets);
/* Whether no two words of a page stand on each other. */
gboolean pdf_words_apart (const Pdf *pdf);

/* The rows of all pages of sheets that lie within their margins, no word on another. */
char *pdf_good_rows (MuSheets *sheets, int *pages);
/* Fails with the text where the words are not in it. */
void pdf_must_say (const char *text, const char *words);

#endif
