/* The drawings of a page for a browser: each is on it once, however often it is shown. */
#ifndef MUSTER_REPORTS_DOCUMENT_WEB_DRAWINGS_H
#define MUSTER_REPORTS_DOCUMENT_WEB_DRAWINGS_H

#include "reports/document/sheets_private.h"

typedef struct MuWebDrawings MuWebDrawings;

MuWebDrawings *mu_web_drawings_new (void);
void mu_web_drawings_free (MuWebDrawings *drawings);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuWebDrawings, mu_web_drawings_free)

/* Draws a picture; returns the number that its id ends in, after MU_WEB_DRAWING. Its words go into
 * words (picture_words.h) and are not drawn. */
#define MU_WEB_DRAWING "drawing-"
guint mu_web_drawings_add (MuWebDrawings *drawings, const MuMark *picture, GArray *words);

/* SVG that shows nothing itself, with all drawings in it. */
void mu_web_drawings_write (const MuWebDrawings *drawings, GString *out);

/* With two digits behind the point at most; a point in every language. */
void mu_web_number (GString *out, double number);

#endif
