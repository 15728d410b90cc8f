/* Pages for the printer: the same page code draws PDF, print and preview; or one page for a
 * browser. */
#ifndef MUSTER_REPORTS_DOCUMENT_SHEETS_H
#define MUSTER_REPORTS_DOCUMENT_SHEETS_H

#include <cairo.h>
#include <glib.h>

/* How pages are set: their size, and whether in large type (12 points at least, else 9). For a
 * browser there is one page, as wide as A4 and without end. */
typedef enum {
  MU_PAPER_A4,
  MU_PAPER_LETTER,
  MU_PAPER_A4_LARGE,
  MU_PAPER_LETTER_LARGE,
  MU_PAPER_WEB,
  MU_PAPER_WEB_LARGE,
} MuPaper;

/* The same size in large type; what is in large type stays so. */
MuPaper mu_paper_in_large_type (MuPaper paper);
gboolean mu_paper_has_large_type (MuPaper paper);
gboolean mu_paper_is_letter (MuPaper paper);
gboolean mu_paper_is_web (MuPaper paper);
/* For a file of this name: the page for a browser where it ends in .html, else paper itself. */
MuPaper mu_paper_for_file (MuPaper paper, const char *path);
/* In PostScript points, upright. */
double mu_paper_width (MuPaper paper);
double mu_paper_height (MuPaper paper);

typedef struct MuSheets MuSheets;

void mu_sheets_free (MuSheets *sheets);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuSheets, mu_sheets_free)
int mu_sheets_pages (const MuSheets *sheets);
MuPaper mu_sheets_paper (const MuSheets *sheets);
const char *mu_sheets_title (const MuSheets *sheets);
/* Of the sheet on which this page (from 0) lies, where several are bound. */
const char *mu_sheets_title_at (const MuSheets *sheets, int page);

/* Draws page (from 0) in points, origin at the paper's corner. */
void mu_sheets_draw (MuSheets *sheets, int page, cairo_t *cr);

/* Writes all pages with title, author, date (SOURCE_DATE_EPOCH where set),
 * structure tags and an outline; fonts are embedded. The file is there whole or
 * not at all. MU_FILE_ERROR_UNWRITABLE. */
gboolean mu_sheets_write_pdf (MuSheets *sheets, const char *path, GError **error);

/* As a PDF, or as the page for a browser that they were set for (sheets_html.h). */
gboolean mu_sheets_write (MuSheets *sheets, const char *path, GError **error);

#endif
