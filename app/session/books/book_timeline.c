#include "app/session/books/book_timeline.h"

#include <stdlib.h>

#define CENTURY   100
#define LEAST_BAR 3 /* pixels of a bar of one year */
#define LABEL_GAP 4 /* between a bar and a name on its left */

/* Years one after the other, 1 BC being 0. */
static int
count_of (int year)
{
  return year < 0 ? year + 1 : year;
}

static int
year_of (int count)
{
  return count <= 0 ? count - 1 : count;
}

/* --- years -------------------------------------------------------------- */

static int
floor_to (int number, int step)
{
  return (number >= 0 ? number / step : -((-number + step - 1) / step)) * step;
}

/* From a century's first year, 300 BC or 1 AD, so that marks stand at both ends. */
static MuTimelineScale
whole_centuries (int first, int last)
{
  int from = floor_to (first < 0 ? first : first - 1, CENTURY);
  int to = floor_to (last < 0 ? last + CENTURY : last + CENTURY - 1, CENTURY);
  const int missing = 4 * CENTURY - (to - from);

  if (missing > 0) {
    from -= floor_to (missing / 2 + CENTURY - 1, CENTURY);
    to = from + 4 * CENTURY;
  }
  return (MuTimelineScale){ .first = from < 0 ? from : from + 1, .last = to <= 0 ? to - 1 : to };
}

MuTimelineScale
mu_timeline_fit (const MuTimelineBar *bars, guint count)
{
  MuTimelineScale all = { .first = -3000, .last = 1250 };

  if (count == 0)
    return all;
  all.first = bars[0].from;
  all.last = bars[0].to;
  for (guint i = 1; i < count; i++) {
    all.first = MIN (all.first, bars[i].from);
    all.last = MAX (all.last, bars[i].to);
  }
  return whole_centuries (all.first, all.last);
}

int
mu_timeline_x (const MuTimelineScale *scale, int year)
{
  const gint64 span = count_of (scale->last) + 1 - count_of (scale->first);
  const gint64 years = count_of (year) - count_of (scale->first);

  return (int) (years * scale->width / MAX (span, 1));
}

int
mu_timeline_step (const MuTimelineScale *scale, int least)
{
  static const int steps[] = { 10, 20, 50, 100, 200, 250, 500 };
  const gint64 span = count_of (scale->last) + 1 - count_of (scale->first);

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if ((gint64) steps[i] * scale->width >= (gint64) least * span)
      return steps[i];
  return 1000;
}

int
mu_timeline_first_mark (const MuTimelineScale *scale, int step)
{
  const int mark = -floor_to (-scale->first, step);

  return scale->first == 1 ? 1 : mark == 0 ? 1 : mark;
}

int
mu_timeline_next_mark (int mark, int step)
{
  if (mark == 1)
    return step;
  return mark + step == 0 ? 1 : mark + step;
}

/* --- lanes -------------------------------------------------------------- */

/* Beside the bar, on its left, where it would go over the right edge. */
static int
label_place (const MuTimelineScale *scale, const MuTimelineBar *bar, int from)
{
  if (from + bar->label <= scale->width)
    return from;
  return MAX (0, from - LABEL_GAP - bar->label);
}

static MuTimelinePlace
place_of (const MuTimelineScale *scale, const MuTimelineBar *bar)
{
  const int from = mu_timeline_x (scale, bar->from);
  const int to = mu_timeline_x (scale, year_of (count_of (bar->to) + 1));
  const int label_x = label_place (scale, bar, from);
  MuTimelinePlace place = { .bar_x = from, .bar_width = MAX (to - from, LEAST_BAR) };

  place.label_x = label_x;
  place.x = MIN (from, label_x);
  place.width = MAX (from + place.bar_width, label_x + bar->label) - place.x;
  return place;
}

/* The first lane of the band where the place is free; a new one if none is. */
static int
free_lane (GArray *ends, const MuTimelinePlace *place, int gap)
{
  const int nothing = G_MININT / 2;

  for (guint lane = 0; lane < ends->len; lane++)
    if (g_array_index (ends, int, lane) + gap <= place->x)
      return (int) lane;
  g_array_append_val (ends, nothing);
  return (int) ends->len - 1;
}

static int
pack_band (const MuTimelineScale *scale, const MuTimelineBar *bars, guint count, int gap,
           MuTimelinePlace *places, MuTimelineBand band)
{
  g_autoptr (GArray) ends = g_array_new (FALSE, FALSE, sizeof (int));

  for (guint i = 0; i < count; i++) {
    if (bars[i].band != band.band)
      continue;
    places[i] = place_of (scale, &bars[i]);
    const int lane = free_lane (ends, &places[i], gap);
    g_array_index (ends, int, lane) = places[i].x + places[i].width;
    places[i].lane = band.lane + lane;
  }
  return (int) ends->len;
}

/* The lowest band above that one; G_MAXINT if there is none. */
static int
band_after (const MuTimelineBar *bars, guint count, int band)
{
  int next = G_MAXINT;

  for (guint i = 0; i < count; i++)
    if (bars[i].band > band)
      next = MIN (next, bars[i].band);
  return next;
}

GArray *
mu_timeline_pack (const MuTimelineScale *scale, const MuTimelineBar *bars, guint count, int gap,
                  MuTimelinePlace *places)
{
  GArray *bands = g_array_new (FALSE, FALSE, sizeof (MuTimelineBand));
  int lane = 0;

  for (int band = band_after (bars, count, G_MININT); band != G_MAXINT;
       band = band_after (bars, count, band)) {
    MuTimelineBand row = { .band = band, .lane = lane };
    row.lanes = pack_band (scale, bars, count, gap, places, row);
    lane += row.lanes;
    g_array_append_val (bands, row);
  }
  return bands;
}

/* --- neighbours --------------------------------------------------------- */

/* Order of reading: by lane, then from the left. */
static gint64
rank_of (const MuTimelinePlace *place)
{
  return (gint64) place->lane * G_MAXINT + place->x;
}

/* Whoever comes next in that order before (-1) or after (+1) the rank. */
static int
next_in_order (const MuTimelinePlace *places, guint count, gint64 rank, int way)
{
  int best = MU_TIMELINE_NOBODY;

  for (guint i = 0; i < count; i++) {
    const gint64 ahead = way * (rank_of (&places[i]) - rank);
    if (ahead > 0 && (best == MU_TIMELINE_NOBODY || ahead < way * (rank_of (&places[best]) - rank)))
      best = (int) i;
  }
  return best;
}

static int
middle_of (const MuTimelinePlace *place)
{
  return 2 * place->bar_x + place->bar_width;
}

static int
nearest_on (const MuTimelinePlace *places, guint count, int lane, int middle)
{
  int best = MU_TIMELINE_NOBODY;

  for (guint i = 0; i < count; i++)
    if (places[i].lane == lane
        && (best == MU_TIMELINE_NOBODY
            || abs (middle_of (&places[i]) - middle) < abs (middle_of (&places[best]) - middle)))
      best = (int) i;
  return best;
}

int
mu_timeline_neighbour (const MuTimelinePlace *places, guint count, int at, MuTimelineWay way)
{
  switch (way) {
  case MU_TIMELINE_EARLIER:
    return next_in_order (places, count, rank_of (&places[at]), -1);
  case MU_TIMELINE_LATER:
    return next_in_order (places, count, rank_of (&places[at]), +1);
  case MU_TIMELINE_ABOVE:
    return nearest_on (places, count, places[at].lane - 1, middle_of (&places[at]));
  case MU_TIMELINE_BELOW:
    return nearest_on (places, count, places[at].lane + 1, middle_of (&places[at]));
  case MU_TIMELINE_FIRST:
    return next_in_order (places, count, G_MININT64 / 2, +1);
  case MU_TIMELINE_LAST:
    return next_in_order (places, count, G_MAXINT64 / 2, -1);
  }
  return MU_TIMELINE_NOBODY;
}
