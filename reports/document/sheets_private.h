/* What a page is made of: marks in the order they are drawn. Only the press
 * (press.h) makes them, only sheets.c draws them, only sheets_html.c makes a page for a browser
 * of them. */
#ifndef MUSTER_REPORTS_DOCUMENT_SHEETS_PRIVATE_H
#define MUSTER_REPORTS_DOCUMENT_SHEETS_PRIVATE_H

#include <pango/pangocairo.h>

#include "reports/document/sheets.h"

#define MU_PAPER_MARGIN (12.0 * 72.0 / 25.4)

/* Draws a picture of w by h points with its corner at the origin. */
typedef void (*MuPicture) (cairo_t *cr, double w, double h, gconstpointer data);

typedef enum {
  MU_MARK_TEXT,    /* lines of a layout */
  MU_MARK_RULE,    /* a straight line, x, y to x + w, y + h */
  MU_MARK_TINT,    /* a filled rectangle */
  MU_MARK_PICTURE, /* drawn by a function */
  MU_MARK_OPEN,    /* begins a part of the document's structure */
  MU_MARK_CLOSE,
  MU_MARK_PART, /* these three are for browsers alone: begins what is set in a way of its own */
  MU_MARK_PART_END,
  MU_MARK_CELL, /* of a table; goes to the next one or to the row's end */
} MuMarkKind;

typedef enum {
  MU_PART_FIGURE,   /* stays as it is set: pictures and lines, and words upon them */
  MU_PART_KEY,      /* a picture and words behind it, and again */
  MU_PART_BLOCKS,   /* a table with a structure part Sect for each row; it falls apart where it is
                       narrow */
  MU_PART_CONTENTS, /* a line for each sheet of the job */
  MU_PART_FOOT,     /* once, below all */
} MuPart;

typedef enum {
  MU_CELL_HEAD, /* of its column */
  MU_CELL_NORMAL,
  MU_CELL_NAME, /* of its row */
  MU_CELL_GROUP,
  MU_CELL_TOTAL,
} MuCellKind;

typedef struct {
  MuMarkKind kind;
  double x, y, w, h;
  double grey;       /* 0 black; of rules and tints */
  double thick;      /* of rules */
  const char *tag;   /* of the document's structure ("H1", "TD"), NULL for none; static */
  gboolean outlined; /* a heading that the reader's side bar lists */
  PangoLayout *layout;
  int first_line;
  int lines;
  MuPicture picture;
  gpointer data;
  GDestroyNotify data_free;
  char *name; /* of a picture or part, for those who do not see it; NULL: it says nothing more */
  MuPart part;
  MuCellKind cell;
  PangoAlignment align; /* of a cell */
  guint span;           /* columns of a cell */
} MuMark;

MuMark *mu_mark_new (MuMarkKind kind, double x, double y, double w, double h);

struct MuSheets {
  MuPaper paper;
  char *title;
  char *author;
  char *subject;
  PangoFontMap *fonts; /* of its own, so that any one thread may draw */
  PangoContext *context;
  GPtrArray *pages; /* GPtrArray of MuMark */
  GPtrArray *parts; /* MuSheets without pages, appended; NULL: it is one sheet alone */
  GArray *begin;    /* guint: the page with which each sheet begins, this one's first */
};

/* No pages yet. */
MuSheets *mu_sheets_new (MuPaper paper, const char *title, const char *author, const char *subject);
/* A new last page, empty; borrowed. */
GPtrArray *mu_sheets_add_page (MuSheets *sheets);
/* Puts the other sheet's pages behind these; it is taken over. Each has an entry of its own in the
 * reader's side bar. on_new_leaf: behind an empty page where it would begin on a leaf's back. */
void mu_sheets_append (MuSheets *sheets, MuSheets *other, gboolean on_new_leaf);

#endif
