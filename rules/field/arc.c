/* Whether a target lies in an arc: its ground is cut by the two lines that open from the
 * stretch, and what is left is measured. The cut comes first, since the nearest part of a target
 * may lie outside the arc while another part is in it.
 *
 * Every file of a body asks this of every target. So who lies wholly beyond a line is sent away
 * first, and most targets stand square to the body: of these the nearest point is known without
 * a cut, unless a line of the arc runs between it and the rest. What is answered so is what the
 * cut would answer, to the last part. */
#include "rules/field/arc.h"

#include "rules/field/clip.h"

/* Tangents times MU_ONE. */
#define TANGENT_NARROW 27146 /* 22.5 degrees */
#define TANGENT_WIDE   MU_ONE

static int64_t
tangent_of (MuArc arc)
{
  return arc == MU_ARC_WIDE ? TANGENT_WIDE : TANGENT_NARROW;
}

static void
clip_to_arc (MuClip *clip, MuStretch stretch, int64_t tangent)
{
  const int64_t from = stretch.from;
  const int64_t to = stretch.to;
  mu_clip_keep (clip, (MuHalfPlane){ 0, -1, 0 });
  mu_clip_keep (clip, (MuHalfPlane){ MU_ONE, -tangent, to * MU_ONE });
  mu_clip_keep (clip, (MuHalfPlane){ -MU_ONE, -tangent, -from * MU_ONE });
}

static int64_t
squared_to_stretch (int64_t u, int64_t v, MuStretch stretch)
{
  int64_t side = 0;
  if (u < stretch.from)
    side = stretch.from - u;
  else if (u > stretch.to)
    side = u - stretch.to;
  return side * side + v * v;
}

/* From an end of the stretch (u, 0) to the edge from a to b. */
static int64_t
squared_to_edge (int64_t u, int64_t au, int64_t av, int64_t bu, int64_t bv)
{
  const int64_t eu = bu - au;
  const int64_t ev = bv - av;
  int64_t pu = u - au;
  int64_t pv = -av;
  const int64_t length2 = eu * eu + ev * ev;
  const int64_t part = pu * eu + pv * ev;
  if (length2 > 0 && part > 0 && part < length2) {
    pu -= eu * part / length2;
    pv -= ev * part / length2;
  }
  return pu * pu + pv * pv;
}

static int64_t
squared_to_clip (const MuClip *clip, MuStretch stretch)
{
  int64_t best = INT64_MAX;
  for (int i = 0; i < clip->count; i++) {
    const int j = i + 1 < clip->count ? i + 1 : 0;
    const int64_t try[3] = {
      squared_to_stretch (clip->u[i], clip->v[i], stretch),
      squared_to_edge (stretch.from, clip->u[i], clip->v[i], clip->u[j], clip->v[j]),
      squared_to_edge (stretch.to, clip->u[i], clip->v[i], clip->u[j], clip->v[j]),
    };
    for (int k = 0; k < 3; k++)
      best = try[k] < best ? try[k] : best;
  }
  return best;
}

/* Cut, then measured. */
static bool
cut_reaches (const MuLocal corner[4], MuStretch stretch, MuArc arc, MuFix *distance)
{
  MuClip clip;
  mu_clip_start (&clip, corner, 4);
  if (arc != MU_ARC_ALL_ROUND)
    clip_to_arc (&clip, stretch, tangent_of (arc));
  if (clip.count == 0)
    return false;
  *distance = (MuFix) mu_isqrt (squared_to_clip (&clip, stretch));
  return true;
}

/* The least and greatest u and v of the corners. */
typedef struct {
  int64_t left, right;
  int64_t near, far;
} Extent;

static Extent
extent_of (const MuLocal corner[4])
{
  Extent all = { corner[0].u, corner[0].u, corner[0].v, corner[0].v };
  for (int i = 1; i < 4; i++) {
    all.left = corner[i].u < all.left ? corner[i].u : all.left;
    all.right = corner[i].u > all.right ? corner[i].u : all.right;
    all.near = corner[i].v < all.near ? corner[i].v : all.near;
    all.far = corner[i].v > all.far ? corner[i].v : all.far;
  }
  return all;
}

/* How far a point lies beyond the nearer of the two lines: it is aside of the stretch by so much,
 * and so far ahead. */
static int64_t
beyond_line (int64_t aside, int64_t ahead, MuArc arc)
{
  return aside * MU_ONE - ahead * tangent_of (arc);
}

/* To the left of the stretch or to its right; 0: there is something straight ahead. */
static int64_t
aside_of (const Extent *all, MuStretch stretch)
{
  if (all->left > stretch.to)
    return all->left - stretch.to;
  return all->right < stretch.from ? stretch.from - all->right : 0;
}

#define ROUNDED (4 * MU_ONE) /* more than cuts may move a point across a line */

static bool
is_square (const MuLocal c[4])
{
  return (c[0].v == c[1].v && c[1].u == c[2].u && c[2].v == c[3].v && c[3].u == c[0].u)
         || (c[0].u == c[1].u && c[1].v == c[2].v && c[2].u == c[3].u && c[3].v == c[0].v);
}

typedef enum { REACHES, REACHES_NOT, ASK_THE_CUT } Quick;

/* Of a target square to the body. */
static Quick
square_reaches (const Extent *all, int64_t aside, MuArc arc, MuFix *distance)
{
  const int64_t near = all->near > 0 ? all->near : 0;
  if (arc == MU_ARC_ALL_ROUND) {
    if (all->near < 0)
      return ASK_THE_CUT;
  } else if (aside > 0 && beyond_line (aside, near, arc) > 0) {
    return beyond_line (aside, all->far, arc) > 0 ? REACHES_NOT : ASK_THE_CUT;
  }
  *distance = (MuFix) (aside == 0 ? near : mu_isqrt (aside * aside + near * near));
  return REACHES;
}

static bool
corners_reach (const MuLocal corner[4], MuStretch stretch, MuArc arc, MuFix *distance)
{
  const Extent all = extent_of (corner);
  const int64_t aside = aside_of (&all, stretch);
  if (arc != MU_ARC_ALL_ROUND
      && (all.far < 0 || (aside > 0 && beyond_line (aside, all.far, arc) > ROUNDED)))
    return false;
  const Quick quick
      = is_square (corner) ? square_reaches (&all, aside, arc, distance) : ASK_THE_CUT;
  return quick == ASK_THE_CUT ? cut_reaches (corner, stretch, arc, distance) : quick == REACHES;
}

bool
mu_arc_reaches_corners (const MuLocal corner[4], MuStretch stretch, MuArc arc, MuFix *distance)
{
  if (stretch.back == 0)
    return corners_reach (corner, stretch, arc, distance);
  /* as seen from a front set back by so much */
  MuLocal seen[4];
  for (int i = 0; i < 4; i++)
    seen[i] = (MuLocal){ corner[i].u, corner[i].v + stretch.back };
  return corners_reach (seen, stretch, arc, distance);
}

bool
mu_arc_reaches (const MuRect *rect, MuStretch stretch, MuArc arc, const MuRect *target,
                MuFix *distance)
{
  MuLocal corner[4];
  mu_rect_local_corners (rect, target, corner);
  return mu_arc_reaches_corners (corner, stretch, arc, distance);
}
