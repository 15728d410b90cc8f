/* One bar cut into shares, each with its own pattern and a legend under it: it
 * must be read without colour and after a bad copier. */
#ifndef MUSTER_REPORTS_DOCUMENT_SHARE_BAR_H
#define MUSTER_REPORTS_DOCUMENT_SHARE_BAR_H

#include "reports/document/press.h"

/* Patterns that stay apart on a poor printer. */
typedef enum {
  MU_PATTERN_TINT,
  MU_PATTERN_SLASHES,
  MU_PATTERN_DOTS,
  MU_PATTERN_BLACK,
  MU_PATTERN_BLANK,
  MU_PATTERN_LINES,
} MuPattern;

/* The pattern alone, and with a thin line around it. */
void mu_pattern_fill (cairo_t *cr, MuPattern pattern, double x, double y, double w, double h);
void mu_pattern_box (cairo_t *cr, MuPattern pattern, double x, double y, double w, double h);

typedef struct {
  const char *label; /* "Foot" */
  MuPattern pattern;
  int amount; /* shares of 0 are left out */
} MuShare;

void mu_press_share_bar (MuPress *press, const MuShare *shares, guint count);

#endif
