/* Geometry the long way, as plainly as it can be said: what the shortcuts of rules/field must
 * answer to the last part. */
#ifndef MUSTER_TESTS_RULES_FIELD_LONG_WAY_H
#define MUSTER_TESTS_RULES_FIELD_LONG_WAY_H

#include "rules/field/arc.h"
#include "rules/field/clip.h"
#include "rules/field/wheel.h"

/* --- roots ---------------------------------------------------------------------- */

/* A bit after the other. */
static inline int64_t
root_by_bits (int64_t square)
{
  int64_t root = 0;
  for (int64_t bit = INT64_C (1) << 31; bit; bit >>= 1)
    if ((root + bit) * (root + bit) <= square)
      root += bit;
  return root;
}

/* --- arcs ----------------------------------------------------------------------- */

/* Tangents times MU_ONE. */
#define TANGENT_NARROW 27146 /* 22.5 degrees */
#define TANGENT_WIDE   MU_ONE

static inline void
clip_to_arc (MuClip *clip, MuStretch stretch, int64_t tangent)
{
  const int64_t from = stretch.from;
  const int64_t to = stretch.to;
  mu_clip_keep (clip, (MuHalfPlane){ 0, -1, 0 });
  mu_clip_keep (clip, (MuHalfPlane){ MU_ONE, -tangent, to * MU_ONE });
  mu_clip_keep (clip, (MuHalfPlane){ -MU_ONE, -tangent, -from * MU_ONE });
}

static inline int64_t
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
static inline int64_t
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

static inline int64_t
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

/* Every target is cut by all lines, and every edge of what is left measured. */
static inline bool
cut_reaches (const MuRect *rect, MuStretch stretch, MuArc arc, const MuRect *target,
             MuFix *distance)
{
  MuLocal corner[4];
  MuClip clip;
  mu_rect_local_corners (rect, target, corner);
  for (int i = 0; i < 4; i++)
    corner[i].v += stretch.back;
  mu_clip_start (&clip, corner, 4);
  if (arc != MU_ARC_ALL_ROUND)
    clip_to_arc (&clip, stretch, arc == MU_ARC_WIDE ? TANGENT_WIDE : TANGENT_NARROW);
  if (clip.count == 0)
    return false;
  *distance = (MuFix) root_by_bits (squared_to_clip (&clip, stretch));
  return true;
}

/* --- lines ---------------------------------------------------------------------- */

#define LINE_PARTS (1 << 20)

typedef struct {
  int64_t enter;
  int64_t leave;
} Stay;

/* Both ends on the same side of a strip. */
static inline bool
passes_by (MuFix one, MuFix two, MuFix low, MuFix high)
{
  return (one <= low && two <= low) || (one >= high && two >= high);
}

/* Narrows the stay of the line that runs from start by change to low..high. */
static inline bool
narrow_stay (Stay *stay, int64_t start, int64_t change, int64_t low, int64_t high)
{
  if (change == 0)
    return start > low && start < high;
  int64_t enter = (low - start) * LINE_PARTS / change;
  int64_t leave = (high - start) * LINE_PARTS / change;
  if (change < 0) {
    const int64_t swap = enter;
    enter = leave;
    leave = swap;
  }
  stay->enter = enter > stay->enter ? enter : stay->enter;
  stay->leave = leave < stay->leave ? leave : stay->leave;
  return stay->enter < stay->leave;
}

/* Each line by itself, in the frame of the body. */
static inline bool
line_runs_through (MuPoint from, MuPoint to, const MuRect *rect)
{
  const MuLocal one = mu_rect_local (rect, from);
  const MuLocal two = mu_rect_local (rect, to);
  const MuFix half = rect->width / 2 - MU_RECT_SLACK;
  const MuFix rear = -rect->depth + MU_RECT_SLACK;
  if (passes_by (one.u, two.u, -half, half) || passes_by (one.v, two.v, rear, -MU_RECT_SLACK))
    return false;
  Stay stay = { 0, LINE_PARTS };
  return narrow_stay (&stay, one.u, (int64_t) two.u - one.u, -half, half)
         && narrow_stay (&stay, one.v, (int64_t) two.v - one.v, rear, -MU_RECT_SLACK);
}

/* --- distances ------------------------------------------------------------------ */

static inline int64_t
squared_to_side (MuPoint p, MuPoint a, MuPoint b)
{
  const int64_t ux = b.x - a.x, uy = b.y - a.y;
  const int64_t along = (p.x - a.x) * ux + (p.y - a.y) * uy;
  const int64_t length2 = ux * ux + uy * uy;
  int64_t px = p.x - a.x, py = p.y - a.y;
  if (length2 > 0 && along >= length2) {
    px -= ux;
    py -= uy;
  } else if (length2 > 0 && along > 0) {
    px -= ux * along / length2;
    py -= uy * along / length2;
  }
  return px * px + py * py;
}

/* From every corner of each to every side of the other. */
static inline MuFix
distance_by_sides (const MuRect *a, const MuRect *b)
{
  MuPoint one[4], two[4];
  int64_t least = INT64_MAX;
  if (mu_rect_overlaps (a, b))
    return 0;
  mu_rect_corners (a, one);
  mu_rect_corners (b, two);
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++) {
      const int64_t there = squared_to_side (one[i], two[j], two[(j + 1) % 4]);
      const int64_t back = squared_to_side (two[i], one[j], one[(j + 1) % 4]);
      least = there < least ? there : least;
      least = back < least ? back : least;
    }
  return (MuFix) root_by_bits (least);
}

/* --- windows -------------------------------------------------------------------- */

/* What is left of other in the frame of rect between these: its least and greatest u, its least
 * v; false: nothing is. */
static inline bool
cut_out (const MuRect *rect, const MuRect *other, MuLocal low, MuLocal high, MuLocal *least,
         MuLocal *most)
{
  MuLocal corner[4];
  MuClip clip;
  mu_rect_local_corners (rect, other, corner);
  mu_clip_start (&clip, corner, 4);
  mu_clip_keep (&clip, (MuHalfPlane){ 1, 0, high.u });
  mu_clip_keep (&clip, (MuHalfPlane){ -1, 0, -low.u });
  mu_clip_keep (&clip, (MuHalfPlane){ 0, 1, high.v });
  mu_clip_keep (&clip, (MuHalfPlane){ 0, -1, -low.v });
  for (int i = 0; i < clip.count; i++) {
    const MuLocal at = { (MuFix) clip.u[i], (MuFix) clip.v[i] };
    *least = i == 0 ? at
                    : (MuLocal){ at.u < least->u ? at.u : least->u,
                                 at.v < least->v ? at.v : least->v };
    *most = i == 0 ? at
                   : (MuLocal){ at.u > most->u ? at.u : most->u, at.v > most->v ? at.v : most->v };
  }
  return clip.count > 0;
}

static inline bool
reaches_by_cut (const MuRect *rect, const MuRect *other, MuFix *distance)
{
  const MuFix half = rect->width / 2 - MU_RECT_SLACK;
  MuLocal least, most;
  if (!cut_out (rect, other, (MuLocal){ -half, -MU_RECT_FAR }, (MuLocal){ half, MU_RECT_FAR },
                &least, &most)
      || least.v < -MU_RECT_SLACK)
    return false;
  *distance = least.v > 0 ? least.v : 0;
  return true;
}

static inline bool
meets_by_cut (const MuRect *rect, const MuRect *other, MuFix gap, MuFix *from, MuFix *to)
{
  const MuFix half = rect->width / 2;
  MuLocal least, most;
  if (!cut_out (rect, other, (MuLocal){ -half, -rect->depth / 2 },
                (MuLocal){ half, gap + MU_RECT_SLACK }, &least, &most))
    return false;
  *from = least.u;
  *to = most.u;
  return *to - *from > MU_RECT_SLACK;
}

/* --- wheels --------------------------------------------------------------------- */

static inline MuFix
struck_ahead (const MuRect *rect, const MuRect *other)
{
  MuFix from, to;
  if (mu_rect_overlaps (rect, other) || !mu_rect_front_meets (rect, other, MU_RECT_FAR, &from, &to))
    return 0;
  return to - from;
}

static inline MuFix
struck_by_wheel (const MuRect *rect, const MuRect *other, MuWheel wheel)
{
  const MuRect wheeled = mu_rect_wheeled (rect, wheel);
  return struck_ahead (&wheeled, other);
}

/* Of 32 wheels the least that strikes with enough, each made anew. */
static inline bool
strikes_by_trying (const MuRect *rect, const MuRect *other, MuFix share, MuWheel *wheel)
{
  MuWheel best;
  *wheel = 0;
  if (struck_ahead (rect, other) >= share)
    return true;
  if (!mu_wheel_to_point (rect, mu_rect_centre (other), &best))
    return false;
  const MuFix most = struck_by_wheel (rect, other, best);
  for (int step = 0; step <= 32 && most > 0; step++) {
    *wheel = best * step / 32;
    if (struck_by_wheel (rect, other, *wheel) >= (share < most ? share : most))
      return true;
  }
  return false;
}

#endif
