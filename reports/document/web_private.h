/* The parts of a page for a browser. */
#ifndef MUSTER_REPORTS_DOCUMENT_WEB_PRIVATE_H
#define MUSTER_REPORTS_DOCUMENT_WEB_PRIVATE_H

#include "reports/document/web_drawings.h"

/* What all pages look like. */
extern const char mu_web_style[];

/* The text on one line, escaped: for attributes and the title. */
void mu_web_line (GString *out, const char *text);

/* The text of a layout, its bold and grey parts marked. plain: bold already, by what it stands
 * in. */
void mu_web_text (GString *out, PangoLayout *layout, gboolean plain);

/* A paragraph in its size; body: that of ordinary ones. */
void mu_web_paragraph (GString *out, PangoLayout *layout, double body);

/* The texts between tabs and line feeds, under each other in as many columns as there is room
 * for. */
void mu_web_columns (GString *out, const char *text);

/* Lines that lead to the sheets of the page, the first to sheet 1 (MU_WEB_SHEET). */
#define MU_WEB_SHEET "sheet-"
void mu_web_contents (GString *out, const char *text);

/* The marks from first up to (not with) last as one picture, each in its place. name: NULL for
 * one that says nothing more than the words beside it. */
void mu_web_figure (GString *out, MuWebDrawings *drawings, const GPtrArray *marks, guint first,
                    guint last, const char *name);

#endif
