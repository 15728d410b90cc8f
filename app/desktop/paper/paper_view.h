/* Pages as they will lie on the table, one under the other. */
#ifndef MUSTER_APP_DESKTOP_PAPER_PAPER_VIEW_H
#define MUSTER_APP_DESKTOP_PAPER_PAPER_VIEW_H

#include <gtk/gtk.h>

#include "reports/document/sheets.h"

/* Scrolls by itself. Keys: arrows, Page Up and Page Down from page to page, Home and End, plus,
 * minus and 0 for the size; also Ctrl and the wheel, and two fingers. Signal "page-changed":
 * another page lies on top, or there are others. */
#define MU_TYPE_PAPER_VIEW (mu_paper_view_get_type ())
G_DECLARE_FINAL_TYPE (MuPaperView, mu_paper_view, MU, PAPER_VIEW, GtkWidget)

/* Takes the sheets over; NULL: none. The place stays where it was as far as there are pages. */
void mu_paper_view_show (MuPaperView *view, MuSheets *sheets);
/* Borrowed; NULL: none. */
MuSheets *mu_paper_view_get_sheets (MuPaperView *view);
/* The page that lies on top, from 0. */
int mu_paper_view_get_page (MuPaperView *view);
void mu_paper_view_go (MuPaperView *view, int page);
/* One size larger (1) or smaller (-1); 0: as wide as there is room. */
void mu_paper_view_zoom (MuPaperView *view, int step);

#endif
