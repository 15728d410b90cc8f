/* Ground as patches: neighbouring hexes of one kind grow together into one with rounded edges, for
 * no wood ends along a hexagon. Each hex draws its own part; the parts meet because an edge comes
 * to a shared hexside at the same place from both, and at right angles to it. */
#include "reports/abd/hex_private.h"

#define SIDE   MU_HEX_CORNER /* a hexside's length */
#define CROSS  0.8           /* from the corner to where an edge crosses, of the inset */
#define STEER  0.13          /* where it bends, of the inset */
#define FLAT   1.3           /* from where on it runs along the hexside */
#define ROUND  0.1           /* of a corner */
#define BEYOND 0.012         /* over a shared hexside, so that no seam shows */
#define COS_60 0.5
#define SIN_60 0.8660254037844386

typedef struct {
  cairo_t *cr;
  double x, y; /* of the hex */
  guint same;
  double inset;
  gboolean edge_only;
  gboolean begun;
} Patch;

/* A point by a hexside: along it from its start, and inwards. */
typedef struct {
  double x, y;
  double along_x, along_y;
} Frame;

static gboolean
is_open (const Patch *patch, int side)
{
  return (patch->same >> ((side + MU_ABD_DIRECTIONS) % MU_ABD_DIRECTIONS) & 1) != 0;
}

static Frame
frame_of (const Patch *patch, int side)
{
  double x0, y0, x1, y1;
  mu_hex_corner (side, &x0, &y0);
  mu_hex_corner (side + 1, &x1, &y1);
  return (Frame){ patch->x + x0, patch->y + y0, (x1 - x0) / SIDE, (y1 - y0) / SIDE };
}

static double
at_x (const Frame *frame, double along, double inwards)
{
  return frame->x + along * frame->along_x - inwards * frame->along_y;
}

static double
at_y (const Frame *frame, double along, double inwards)
{
  return frame->y + along * frame->along_y + inwards * frame->along_x;
}

static void
go (Patch *patch, const Frame *frame, double along, double inwards)
{
  const double x = at_x (frame, along, inwards), y = at_y (frame, along, inwards);
  if (patch->begun)
    cairo_line_to (patch->cr, x, y);
  else
    cairo_move_to (patch->cr, x, y);
  patch->begun = TRUE;
}

/* A curve that leaves towards the point of the first pair and comes from there. */
static void
bend (const Patch *patch, const Frame *frame, double cx, double cy, double along, double inwards)
{
  const double x = at_x (frame, along, inwards), y = at_y (frame, along, inwards);
  const double by_x = at_x (frame, cx, cy), by_y = at_y (frame, cx, cy);
  double x0, y0;
  cairo_get_current_point (patch->cr, &x0, &y0);
  cairo_curve_to (patch->cr, x0 + (by_x - x0) * 2 / 3, y0 + (by_y - y0) * 2 / 3,
                  x + (by_x - x) * 2 / 3, y + (by_y - y) * 2 / 3, x, y);
}

/* Where the edge crosses the hexside before this one, a little beyond it. */
static double
cross_along (double inset)
{
  return -CROSS * inset * COS_60 - BEYOND * SIN_60;
}

static double
cross_inwards (double inset)
{
  return CROSS * inset * SIN_60 - BEYOND * COS_60;
}

static void
start_side (Patch *patch, const Frame *frame, int side)
{
  const double inset = patch->inset, corner = inset / 2 / SIN_60;
  if (!is_open (patch, side - 1)) {
    go (patch, frame, corner + ROUND, inset);
    return;
  }
  if (patch->edge_only)
    patch->begun = FALSE;
  go (patch, frame, cross_along (inset), cross_inwards (inset));
  bend (patch, frame, STEER * inset, inset, FLAT * inset, inset);
}

static void
end_side (Patch *patch, const Frame *frame, int side)
{
  const double inset = patch->inset, corner = inset / 2 / SIN_60;
  if (is_open (patch, side + 1)) {
    go (patch, frame, SIDE - FLAT * inset, inset);
    bend (patch, frame, SIDE - STEER * inset, inset, SIDE - cross_along (inset),
          cross_inwards (inset));
    return;
  }
  const Frame next = frame_of (patch, side + 1);
  go (patch, frame, SIDE - corner - ROUND, inset);
  bend (patch, &next, corner, inset, corner + ROUND, inset);
}

static void
follow (Patch *patch)
{
  for (int side = 0; side < MU_ABD_DIRECTIONS; side++) {
    const Frame frame = frame_of (patch, side);
    if (!is_open (patch, side)) {
      start_side (patch, &frame, side);
      end_side (patch, &frame, side);
    } else if (!patch->edge_only && is_open (patch, side + 1)) {
      go (patch, &frame, SIDE + BEYOND * COS_60, -BEYOND);
    }
  }
}

void
mu_hex_patch (cairo_t *cr, double x, double y, guint same, double inset)
{
  Patch patch = { cr, x, y, same, inset, FALSE, FALSE };
  follow (&patch);
  cairo_close_path (cr);
}

/* Where no side is shared the edge is closed. */
void
mu_hex_patch_edge (cairo_t *cr, double x, double y, guint same, double inset)
{
  Patch patch = { cr, x, y, same, inset, TRUE, FALSE };
  follow (&patch);
  if ((same & 63) == 0)
    cairo_close_path (cr);
}
