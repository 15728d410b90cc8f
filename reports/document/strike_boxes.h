/* Boxes on paper, to be struck off with a pencil: single ones, words with boxes behind them, and
 * stands of figures. */
#ifndef MUSTER_REPORTS_DOCUMENT_STRIKE_BOXES_H
#define MUSTER_REPORTS_DOCUMENT_STRIKE_BOXES_H

#include "reports/document/press.h"

/* Sizes of a box, with the room to its neighbour, points. */
#define MU_BOX_USUAL    11.0 /* a figure's */
#define MU_BOX_SMALL    8.4  /* any other */
#define MU_BOX_TINY     5.5
#define MU_BOX_BAND_GAP 2.5 /* between rows of them */

typedef enum {
  MU_BOX_HEAVY = 1 << 0,
  MU_BOX_STRUCK = 1 << 1,
} MuBoxLook;

static inline MuBoxLook
mu_box_look (gboolean heavy, gboolean struck)
{
  return (heavy ? MU_BOX_HEAVY : 0) | (struck ? MU_BOX_STRUCK : 0);
}

void mu_press_put_box (MuPress *press, double x, double y, double size, MuBoxLook look);

/* A word and so many boxes behind it. */
typedef struct {
  const char *text;
  int count;
  int struck; /* of them */
} MuTicks;

/* From left to right, a new line where one is full. */
double mu_press_ticks_height (MuPress *press, const MuTicks *ticks, guint count, double width);
void mu_press_put_ticks (MuPress *press, const MuTicks *ticks, guint count, double x, double y,
                         double width);

/* Stands side by side, more than six in further rows, a box for each figure; that which takes its
 * stand along is heavy (awfp.losses.stand-removal). stands and figures of each: at least 1; struck:
 * figures that are lost, the first of all. */
double mu_stand_boxes_height (const MuPress *press, int stands, int figures, double width);
void mu_press_put_stand_boxes (MuPress *press, int stands, int figures, int struck, double x,
                               double y, double width);

#endif
