/* Marks and dashes by which the lines of a chart are told apart without colours. */
#ifndef MUSTER_REPORTS_CAMPAIGN_CHART_MARK_H
#define MUSTER_REPORTS_CAMPAIGN_CHART_MARK_H

#include <cairo.h>

/* A mark around a point, so big from its middle; as many lines as one likes, twelve differ. */
void mu_chart_mark_draw (cairo_t *cr, int line, double x, double y, double size);
void mu_chart_mark_dash (cairo_t *cr, int line);

#endif
