/* A body's state on paper, to be struck off with a pencil: a box for each figure by files, with the
 * places from which fewer reaction dice are thrown, casualties carried, and what has to be
 * remembered of it. */
#ifndef MUSTER_REPORTS_WRG_FIGURE_BOXES_H
#define MUSTER_REPORTS_WRG_FIGURE_BOXES_H

#include "reports/document/press.h"

/* How much room they need at that width, points. figures: 1 to 999; files: 1 to figures. */
double mu_strike_boxes_height (MuPress *press, int figures, int files, double width);

/* What a body that has fought already has lost. */
typedef struct {
  int figures;
  int carried; /* casualties that have not felled a figure yet */
  int broken;  /* times */
} MuStruck;

/* Puts them on the current page with their corner at x, y; what was lost is struck off.
 *
 * Boxes fill file by file, from the front to the rear. The figure whose fall takes a die from the
 * reaction test (wrg.reaction.dice) has the number of dice left in its box. Nineteen boxes are for
 * casualties that have not felled a figure yet (wrg.casualties.remove), each fifth marked; below
 * stand the first reaction test (wrg.reaction.occasion.1), routs seen (wrg.reaction.record), times
 * broken, recoils in a row and disorder. */
void mu_press_put_strike_boxes (MuPress *press, int figures, int files, const MuStruck *struck,
                                double x, double y, double width);

#endif
