/* The press sets text onto pages: a cursor runs down the page, blocks claim
 * their height and never break, headings stay with what follows them, and every
 * page gets its foot when all are known. */
#ifndef MUSTER_REPORTS_DOCUMENT_PRESS_H
#define MUSTER_REPORTS_DOCUMENT_PRESS_H

#include "reports/document/sheets_private.h"

/* Type sizes; none is below 9 points but that of dense tables, in large type none below 12. */
typedef enum {
  MU_STYLE_TITLE,
  MU_STYLE_HEADING,
  MU_STYLE_SUBHEADING,
  MU_STYLE_LEAD, /* the sentence that matters most */
  MU_STYLE_BODY,
  MU_STYLE_STRONG,
  MU_STYLE_SMALL,
  MU_STYLE_SMALL_STRONG,
  MU_STYLE_DENSE, /* 7.5 points, for tables that must share one page */
  MU_STYLE_DENSE_STRONG,
} MuStyle;

typedef struct {
  MuPaper paper;
  const char *title;
  const char *author;
  const char *subject;
  const char *foot; /* of each page; lines are kept, long ones wrap */
} MuPressJob;

typedef struct MuPress MuPress;

MuPress *mu_press_new (const MuPressJob *job);
/* Ends the job: feet with their page numbers. The press is gone, the sheets
 * are the caller's. At least one page. */
MuSheets *mu_press_finish (MuPress *press);

/* The width between the margins, and what one page holds above its foot. */
double mu_press_width (const MuPress *press);
double mu_press_room (const MuPress *press);

/* Text set to width (negative: on one line); the caller's. */
PangoLayout *mu_press_layout (MuPress *press, MuStyle style, const char *text, double width);
double mu_layout_width (PangoLayout *layout);
double mu_layout_height (PangoLayout *layout);
/* By how much the type is larger than usual: what is drawn beside it may grow with it. */
double mu_press_scale (const MuPress *press);

/* Blocks, one under the other. */
void mu_press_heading (MuPress *press, MuStyle style, const char *text);
void mu_press_paragraph (MuPress *press, MuStyle style, const char *text);
/* The same from Pango markup. */
void mu_press_markup (MuPress *press, MuStyle style, const char *markup);
/* Lines of up to so many short texts, parted by tabs, under each other. */
#define MU_PRESS_COLUMNS 7
void mu_press_columns (MuPress *press, const char *text);
void mu_press_gap (MuPress *press, double height);
void mu_press_new_page (MuPress *press);

/* Claims a block of this height on the current page or, where it does not fit,
 * the next; returns its top. keep: room that must be left below it, for what
 * may not be parted from it. */
double mu_press_claim (MuPress *press, double height, double keep);
/* Starts a new page unless a block of this height would stay on this one. */
void mu_press_need (MuPress *press, double height);
/* Whether such a claim would stay on this page. */
gboolean mu_press_fits (const MuPress *press, double height);

/* Marks on the current page; x and y from the paper's corner. */
double mu_press_left (const MuPress *press);
void mu_press_put_text (MuPress *press, PangoLayout *layout, double x, double y, const char *tag);
void mu_press_put_rule (MuPress *press, double x, double y, double w, double h, double thick,
                        double grey);
void mu_press_put_tint (MuPress *press, double x, double y, double w, double h, double grey);
/* data is the press's from now on. */
void mu_press_put_picture (MuPress *press, double x, double y, double w, double h,
                           MuPicture picture, gpointer data, GDestroyNotify data_free);
/* Names the picture that was put last, for those who do not see it. */
void mu_press_name_picture (MuPress *press, const char *name);
/* Parts of the structure; tag is static. */
void mu_press_open (MuPress *press, const char *tag);
void mu_press_close (MuPress *press, const char *tag);

/* Whether it is one page without end, for a browser: then nothing is kept together, and words that
 * stand in no figure flow in the order in which they are put. */
gboolean mu_press_is_web (const MuPress *press);
/* What only a page for a browser needs to know; paper is the same without it. name: NULL where
 * words beside it say all. */
void mu_press_begin (MuPress *press, MuPart part, const char *name);
void mu_press_end (MuPress *press, MuPart part);
/* What follows stands in this cell of the row. */
void mu_press_cell (MuPress *press, MuCellKind kind, PangoAlignment align, guint span);

#endif
