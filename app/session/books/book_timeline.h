/* Where the bars of a time line lie: years to pixels, bars that overlap to lanes, and who
 * is whose neighbour. Numbers alone, no widgets: bars are told apart by their place in an
 * array. Years: BC negative, there is no year 0. */
#ifndef MUSTER_APP_SESSION_BOOKS_BOOK_TIMELINE_H
#define MUSTER_APP_SESSION_BOOKS_BOOK_TIMELINE_H

#include <glib.h>

/* The years from the start of first to the end of last lie side by side on width pixels. */
typedef struct {
  int first, last;
  int width;
} MuTimelineScale;

/* What is to be placed. */
typedef struct {
  int from, to; /* years, inclusive */
  int band;     /* bars of one band stand together, the lowest band above */
  int label;    /* pixels that its name takes */
} MuTimelineBar;

/* Where it lies. The name begins where the bar does and may reach beyond it; near the right
 * edge it stands before the bar, where it fits there. */
typedef struct {
  int x, width; /* bar and name together, from the scale's left edge */
  int bar_x, bar_width;
  int label_x;
  int lane; /* from 0, over all bands */
} MuTimelinePlace;

/* The lanes of one band. */
typedef struct {
  int band;
  int lane, lanes;
} MuTimelineBand;

typedef enum {
  MU_TIMELINE_EARLIER,
  MU_TIMELINE_LATER,
  MU_TIMELINE_ABOVE,
  MU_TIMELINE_BELOW,
  MU_TIMELINE_FIRST,
  MU_TIMELINE_LAST,
} MuTimelineWay;

#define MU_TIMELINE_NOBODY (-1)

/* The whole centuries that hold all bars, at least four of them; 3000 BC to 1250 AD for
 * none. The width is the caller's. */
MuTimelineScale mu_timeline_fit (const MuTimelineBar *bars, guint count);

/* Where the year begins. */
int mu_timeline_x (const MuTimelineScale *scale, int year);

/* Years between two marks of the axis, so that they are at least so many pixels apart. */
int mu_timeline_step (const MuTimelineScale *scale, int least);
/* The first mark of such steps that is on the scale, and the one after a mark: "500 BC",
 * "1 AD", "500 AD". Past the last one the result is beyond scale->last. */
int mu_timeline_first_mark (const MuTimelineScale *scale, int step);
int mu_timeline_next_mark (int mark, int step);

/* Places the bars, which must be in order of their first years within each band, with at
 * least gap pixels between two on one lane. places: room for count. Returns the bands that
 * have bars, from above (MuTimelineBand); free with g_array_unref. */
GArray *mu_timeline_pack (const MuTimelineScale *scale, const MuTimelineBar *bars, guint count,
                          int gap, MuTimelinePlace *places);

/* Who is next to the bar at that place: earlier and later follow the lane and go on with the
 * next lane; above and below take whoever lies nearest on the next lane. MU_TIMELINE_NOBODY
 * past the end. */
int mu_timeline_neighbour (const MuTimelinePlace *places, guint count, int at, MuTimelineWay way);

#endif
