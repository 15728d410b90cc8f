/* How two bodies lie to each other: how far apart, on the same ground, before which face, met by
 * whose front. Front, flank and rear are asked in the frame of the body that has them, where
 * they are plain comparisons. Most bodies stand square to each other: those go a shorter way
 * that rounds nothing, and whose answers must agree with the long way's to within
 * MU_RECT_SLACK. */
#include "rules/field/rect.h"

#include "rules/field/clip.h"
#include "rules/field/pose.h"

/* Of a number whose first or second bit is set: Newton's steps, each of which doubles the bits
 * that are right. It is off by one at most, upwards. */
static uint64_t
root_nearly (uint64_t square)
{
  uint32_t root = 1 + (uint32_t) (square >> 62);
  root = (root << 1) + (uint32_t) (square >> 59) / root;
  root = (root << 3) + (uint32_t) (square >> 53) / root;
  root = (root << 7) + (uint32_t) ((square >> 41) / root);
  return ((uint64_t) root << 15) + (square >> 17) / root;
}

int64_t
mu_isqrt (int64_t square)
{
  if (square <= 0)
    return 0;
  const int shift = __builtin_clzll ((uint64_t) square) & ~1;
  const uint64_t root = root_nearly ((uint64_t) square << shift) >> (shift / 2);
  return (int64_t) (root - (root * root > (uint64_t) square));
}

MuLocal
mu_rect_local (const MuRect *rect, MuPoint point)
{
  const MuFrame frame = mu_frame_of (rect);
  return mu_frame_local (&frame, point);
}

MuPoint
mu_rect_point (const MuRect *rect, MuLocal local)
{
  const MuFrame frame = mu_frame_of (rect);
  return mu_frame_point (&frame, local);
}

void
mu_rect_points (const MuRect *rect, const MuLocal *local, int count, MuPoint *point)
{
  const MuFrame frame = mu_frame_of (rect);
  for (int i = 0; i < count; i++)
    point[i] = mu_frame_point (&frame, local[i]);
}

/* A quarter turn in whole steps: where all stands square nothing is rounded, and
 * the corners are reached by going along the sides. */
static MuDirection
step_of (MuAngle facing)
{
  const MuDirection ahead = mu_axis_table[facing / MU_ANGLE_QUARTER];
  return (MuDirection){ ahead.x >> 16, ahead.y >> 16 };
}

static inline void
corners_of_square_on (MuPoint front, MuDirection ahead, const MuRect *rect, MuPoint corner[4])
{
  const MuFix left = -rect->width / 2;
  const MuFix right = rect->width + left;
  corner[0] = (MuPoint){ front.x + left * ahead.y, front.y - left * ahead.x };
  corner[1] = (MuPoint){ front.x + right * ahead.y, front.y - right * ahead.x };
  corner[2] = (MuPoint){ corner[1].x - rect->depth * ahead.x, corner[1].y - rect->depth * ahead.y };
  corner[3] = (MuPoint){ corner[0].x - rect->depth * ahead.x, corner[0].y - rect->depth * ahead.y };
}

void
mu_rect_corners (const MuRect *rect, MuPoint corner[4])
{
  if (mu_is_square_on (rect->facing)) {
    corners_of_square_on (rect->front, step_of (rect->facing), rect, corner);
    return;
  }
  const MuFrame frame = mu_frame_of (rect);
  const MuFix left = -rect->width / 2;
  const MuFix right = rect->width + left;
  corner[0] = mu_frame_point (&frame, (MuLocal){ left, 0 });
  corner[1] = mu_frame_point (&frame, (MuLocal){ right, 0 });
  corner[2] = mu_frame_point (&frame, (MuLocal){ right, -rect->depth });
  corner[3] = mu_frame_point (&frame, (MuLocal){ left, -rect->depth });
}

void
mu_rect_local_corners (const MuRect *rect, const MuRect *other, MuLocal corner[4])
{
  const MuFrame frame = mu_frame_of (rect);
  MuPoint point[4];
  if (mu_are_square_on (rect, other)) {
    const MuLocal front = mu_frame_local (&frame, other->front);
    const MuAngle turned = (MuAngle) (other->facing - rect->facing);
    corners_of_square_on ((MuPoint){ front.u, front.v }, step_of (turned), other, point);
    for (int i = 0; i < 4; i++)
      corner[i] = (MuLocal){ point[i].x, point[i].y };
    return;
  }
  mu_rect_corners (other, point);
  for (int i = 0; i < 4; i++)
    corner[i] = mu_frame_local (&frame, point[i]);
}

MuPoint
mu_rect_centre (const MuRect *rect)
{
  return mu_rect_point (rect, (MuLocal){ 0, -rect->depth / 2 });
}

/* Between its first corner and the one opposite. */
static inline void
box_of_square_on (const MuRect *rect, MuPoint *low, MuPoint *high)
{
  MuPoint corner[4];
  corners_of_square_on (rect->front, step_of (rect->facing), rect, corner);
  const MuPoint one = corner[0];
  const MuPoint two = corner[2];
  *low = (MuPoint){ one.x < two.x ? one.x : two.x, one.y < two.y ? one.y : two.y };
  *high = (MuPoint){ one.x < two.x ? two.x : one.x, one.y < two.y ? two.y : one.y };
}

static void
box_of_corners (const MuPoint corner[4], MuPoint *low, MuPoint *high)
{
  *low = *high = corner[0];
  for (int i = 1; i < 4; i++) {
    low->x = corner[i].x < low->x ? corner[i].x : low->x;
    low->y = corner[i].y < low->y ? corner[i].y : low->y;
    high->x = corner[i].x > high->x ? corner[i].x : high->x;
    high->y = corner[i].y > high->y ? corner[i].y : high->y;
  }
}

void
mu_rect_box (const MuRect *rect, MuPoint *low, MuPoint *high)
{
  MuPoint corner[4];
  if (mu_is_square_on (rect->facing)) {
    box_of_square_on (rect, low, high);
    return;
  }
  mu_rect_corners (rect, corner);
  box_of_corners (corner, low, high);
}

MuRect
mu_rect_moved (const MuRect *rect, MuLocal way)
{
  MuRect moved = *rect;
  moved.front = mu_rect_point (rect, way);
  return moved;
}

MuRect
mu_rect_ahead (const MuRect *rect, MuFix distance)
{
  return mu_rect_moved (rect, (MuLocal){ 0, distance });
}

MuRect
mu_rect_about (const MuRect *rect)
{
  MuRect about = *rect;
  about.front = mu_rect_point (rect, (MuLocal){ 0, -rect->depth });
  about.facing = (MuAngle) (rect->facing + MU_ANGLE_HALF);
  return about;
}

MuRect
mu_rect_turned (const MuRect *rect, MuAngle facing)
{
  MuRect turned = *rect;
  turned.front = mu_rect_centre (rect);
  turned.facing = facing;
  turned.front = mu_rect_point (&turned, (MuLocal){ 0, rect->depth - rect->depth / 2 });
  return turned;
}

static int64_t
squared_to_segment (MuPoint p, MuPoint a, MuPoint b)
{
  const int64_t ux = b.x - a.x;
  const int64_t uy = b.y - a.y;
  int64_t px = p.x - a.x;
  int64_t py = p.y - a.y;
  const int64_t length2 = ux * ux + uy * uy;
  const int64_t along = px * ux + py * uy;
  if (length2 > 0 && along >= length2) {
    px -= ux;
    py -= uy;
  } else if (length2 > 0 && along > 0) {
    px -= ux * along / length2;
    py -= uy * along / length2;
  }
  return px * px + py * py;
}

static int64_t
gap (MuFix low_a, MuFix high_a, MuFix low_b, MuFix high_b)
{
  if (low_b > high_a)
    return (int64_t) low_b - high_a;
  if (low_a > high_b)
    return (int64_t) low_a - high_b;
  return 0;
}

typedef struct {
  MuPoint low;
  MuPoint high;
} Box;

static int64_t
squared_between (const Box *a, const Box *b)
{
  const int64_t x = gap (a->low.x, a->high.x, b->low.x, b->high.x);
  const int64_t y = gap (a->low.y, a->high.y, b->low.y, b->high.y);
  return x * x + y * y;
}

static int64_t
squared_to_box (MuPoint p, const Box *box)
{
  const int64_t x = gap (p.x, p.x, box->low.x, box->high.x);
  const int64_t y = gap (p.y, p.y, box->low.y, box->high.y);
  return x * x + y * y;
}

/* A body that stands anyhow. */
typedef struct {
  MuPoint corner[4];
  Box box;
} Outline;

/* From corners of one body to the edges of another: the least, or what was the least so far.
 * Whatever point of an edge is nearest to a corner, rounded or not, is in the box of its body: a
 * corner that is not nearer to that need not be looked at. */
static int64_t
squared_to_edges (const Outline *from, const Outline *to, int64_t least)
{
  for (int i = 0; i < 4; i++) {
    if (squared_to_box (from->corner[i], &to->box) >= least)
      continue;
    for (int j = 0; j < 4; j++) {
      const int64_t one
          = squared_to_segment (from->corner[i], to->corner[j], to->corner[(j + 1) & 3]);
      least = one < least ? one : least;
    }
  }
  return least;
}

static bool
is_any_edge_within (const Outline *from, const Outline *to, int64_t beyond)
{
  for (int i = 0; i < 4; i++) {
    if (squared_to_box (from->corner[i], &to->box) >= beyond)
      continue;
    for (int j = 0; j < 4; j++)
      if (squared_to_segment (from->corner[i], to->corner[j], to->corner[(j + 1) & 3]) < beyond)
        return true;
  }
  return false;
}

static Outline
outline_of (const MuRect *rect)
{
  Outline outline;
  mu_rect_corners (rect, outline.corner);
  box_of_corners (outline.corner, &outline.box.low, &outline.box.high);
  return outline;
}

static int64_t
squared_between_boxes (const MuRect *a, const MuRect *b)
{
  Box one, two;
  box_of_square_on (a, &one.low, &one.high);
  box_of_square_on (b, &two.low, &two.high);
  return squared_between (&one, &two);
}

MuFix
mu_rect_distance (const MuRect *a, const MuRect *b)
{
  if (mu_are_square_on (a, b))
    return (MuFix) mu_isqrt (squared_between_boxes (a, b));
  if (mu_rect_overlaps (a, b))
    return 0;
  const Outline one = outline_of (a);
  const Outline two = outline_of (b);
  const int64_t there = squared_to_edges (&one, &two, INT64_MAX);
  return (MuFix) mu_isqrt (squared_to_edges (&two, &one, there));
}

#define ROUNDED 2 /* a side is no farther than the distance from it says, and that much */

/* Boxes that are too far apart spare the rest. */
static bool
within_at_an_angle (const MuRect *a, const MuRect *b, int64_t beyond)
{
  const Outline one = outline_of (a);
  const Outline two = outline_of (b);
  if (squared_between (&one.box, &two.box) > (beyond + ROUNDED) * (beyond + ROUNDED))
    return false;
  return is_any_edge_within (&one, &two, beyond * beyond)
         || is_any_edge_within (&two, &one, beyond * beyond) || mu_rect_overlaps (a, b);
}

bool
mu_rect_within (const MuRect *a, const MuRect *b, MuFix limit)
{
  /* compares whole roots, so that within and distance agree */
  const int64_t beyond = (int64_t) limit + 1;
  if (mu_rect_fronts_apart (a, b, limit, limit))
    return false;
  if (mu_are_square_on (a, b))
    return squared_between_boxes (a, b) < beyond * beyond;
  return within_at_an_angle (a, b, beyond);
}

/* Seen along an axis of the table. */
static bool
parted_square_on (int64_t apart, int64_t extents, MuFix slack)
{
  return 2 * mu_fix_size (apart) + slack >= extents;
}

static bool
overlap_square_on (const MuRect *a, const MuRect *b, MuFix slack)
{
  const MuPoint one = mu_rect_centre (a);
  const MuPoint two = mu_rect_centre (b);
  const bool a_along_x = a->facing & MU_ANGLE_QUARTER;
  const bool b_along_x = b->facing & MU_ANGLE_QUARTER;
  const int64_t across
      = (int64_t) (a_along_x ? a->depth : a->width) + (b_along_x ? b->depth : b->width);
  const int64_t deep
      = (int64_t) (a_along_x ? a->width : a->depth) + (b_along_x ? b->width : b->depth);
  return !parted_square_on ((int64_t) two.x - one.x, across, slack)
         && !parted_square_on ((int64_t) two.y - one.y, deep, slack);
}

static bool
overlap_at_an_angle (const MuPose *a, const MuPose *b, MuFix slack)
{
  const MuPoses poses = mu_poses_of (a, b);
  for (MuAxis axis = 0; axis < MU_AXES; axis++) {
    const int64_t apart = mu_along (mu_poses_axis (&poses, axis), poses.x, poses.y);
    if (2 * mu_fix_size (apart) + slack >= mu_poses_extents (&poses, axis))
      return false;
  }
  return true;
}

static bool
overlap_beyond (const MuRect *a, const MuRect *b, MuFix slack)
{
  if (mu_are_square_on (a, b))
    return overlap_square_on (a, b, slack);
  const MuPose one = mu_pose_of (a), other = mu_pose_of (b);
  return overlap_at_an_angle (&one, &other, slack);
}

bool
mu_rect_overlaps (const MuRect *a, const MuRect *b)
{
  return overlap_beyond (a, b, MU_RECT_SLACK);
}

bool
mu_rect_keeps_clear (const MuRect *a, const MuRect *b)
{
  return !overlap_beyond (a, b, MU_RECT_SLACK - MU_RECT_SPARE);
}

bool
mu_poses_keep_clear (const MuPose *one, const MuPose *other)
{
  const MuFix slack = MU_RECT_SLACK - MU_RECT_SPARE;
  return !(mu_are_square_on (&one->at, &other->at) ? overlap_square_on (&one->at, &other->at, slack)
                                                   : overlap_at_an_angle (one, other, slack));
}

/* The least and greatest u and v of something. */
typedef struct {
  MuLocal low;
  MuLocal high;
} Spread;

static Spread
spread_of (const MuLocal corner[4])
{
  Spread all = { corner[0], corner[0] };
  for (int i = 1; i < 4; i++) {
    all.low.u = corner[i].u < all.low.u ? corner[i].u : all.low.u;
    all.low.v = corner[i].v < all.low.v ? corner[i].v : all.low.v;
    all.high.u = corner[i].u > all.high.u ? corner[i].u : all.high.u;
    all.high.v = corner[i].v > all.high.v ? corner[i].v : all.high.v;
  }
  return all;
}

static Spread
spread_of_clip (const MuClip *clip)
{
  Spread all = { { INT32_MAX, INT32_MAX }, { INT32_MIN, INT32_MIN } };
  for (int i = 0; i < clip->count; i++) {
    const MuFix u = (MuFix) clip->u[i];
    const MuFix v = (MuFix) clip->v[i];
    all.low.u = u < all.low.u ? u : all.low.u;
    all.low.v = v < all.low.v ? v : all.low.v;
    all.high.u = u > all.high.u ? u : all.high.u;
    all.high.v = v > all.high.v ? v : all.high.v;
  }
  return all;
}

static bool
is_apart (const Spread *all, const Spread *window)
{
  return all->low.u > window->high.u || all->high.u < window->low.u || all->low.v > window->high.v
         || all->high.v < window->low.v;
}

static Spread
spread_in_both (const Spread *all, const Spread *window)
{
  return (Spread){ { all->low.u > window->low.u ? all->low.u : window->low.u,
                     all->low.v > window->low.v ? all->low.v : window->low.v },
                   { all->high.u < window->high.u ? all->high.u : window->high.u,
                     all->high.v < window->high.v ? all->high.v : window->high.v } };
}

/* false: nothing is left of it. */
static bool
cut_to_window (const MuLocal corner[4], const Spread *window, Spread *spread)
{
  MuClip clip;
  mu_clip_start (&clip, corner, 4);
  mu_clip_keep (&clip, (MuHalfPlane){ 1, 0, window->high.u });
  mu_clip_keep (&clip, (MuHalfPlane){ -1, 0, -(int64_t) window->low.u });
  mu_clip_keep (&clip, (MuHalfPlane){ 0, 1, window->high.v });
  mu_clip_keep (&clip, (MuHalfPlane){ 0, -1, -(int64_t) window->low.v });
  *spread = spread_of_clip (&clip);
  return clip.count > 0;
}

#define FAR MU_RECT_FAR

/* Straight ahead and straight behind, between the prolonged flanks. */
static Spread
between_flanks (const MuRect *rect)
{
  const MuFix half = rect->width / 2 - MU_RECT_SLACK;
  return (Spread){ { -half, -FAR }, { half, FAR } };
}

/* Who has his nearest corner between the prolonged flanks need not be cut along them. */
static bool
is_nearest_between (const MuLocal corner[4], const Spread *all, const Spread *window)
{
  for (int i = 0; i < 4; i++)
    if (corner[i].v == all->low.v && corner[i].u >= window->low.u && corner[i].u <= window->high.u)
      return true;
  return false;
}

/* How far ahead what of other is between the prolonged flanks begins; false: nothing is. Those
 * who stand square to each other need no cutting. */
static bool
begins_between_flanks (const MuRect *rect, const MuRect *other, MuFix *ahead)
{
  const Spread window = between_flanks (rect);
  MuLocal corner[4];
  mu_rect_local_corners (rect, other, corner);
  Spread all = spread_of (corner);
  if (is_apart (&all, &window))
    return false;
  if (!mu_is_square_on ((MuAngle) (rect->facing - other->facing))
      && !is_nearest_between (corner, &all, &window) && !cut_to_window (corner, &window, &all))
    return false;
  *ahead = all.low.v;
  return true;
}

bool
mu_rect_reaches (const MuRect *rect, const MuRect *other, MuFix *distance)
{
  MuFix ahead;
  if (!begins_between_flanks (rect, other, &ahead) || ahead < -MU_RECT_SLACK)
    return false;
  *distance = ahead > 0 ? ahead : 0;
  return true;
}

/* Nor do they who lie within the window but for its sides, which cuts meet exactly. */
bool
mu_front_meets_corners (const MuRect *rect, const MuLocal corner[4], bool square, MuFix gap,
                        MuFix *from, MuFix *to)
{
  const MuFix half = rect->width / 2;
  const Spread window = { { -half, -rect->depth / 2 }, { half, gap + MU_RECT_SLACK } };
  const Spread all = spread_of (corner);
  Spread spread = spread_in_both (&all, &window);
  if (is_apart (&all, &window))
    return false;
  if (!square && (all.low.v < window.low.v || all.high.v > window.high.v)
      && !cut_to_window (corner, &window, &spread))
    return false;
  *from = spread.low.u;
  *to = spread.high.u;
  return *to - *from > MU_RECT_SLACK;
}

bool
mu_rect_front_meets (const MuRect *rect, const MuRect *other, MuFix gap, MuFix *from, MuFix *to)
{
  MuLocal corner[4];
  mu_rect_local_corners (rect, other, corner);
  return mu_front_meets_corners (
      rect, corner, mu_is_square_on ((MuAngle) (rect->facing - other->facing)), gap, from, to);
}

bool
mu_rect_front_shared (const MuRect *rect, const MuRect *other, MuFix *from, MuFix *to)
{
  return mu_rect_front_meets (rect, other, 0, from, to);
}

MuFace
mu_rect_face_towards (const MuRect *rect, const MuRect *other)
{
  MuLocal corner[4];
  mu_rect_local_corners (rect, other, corner);
  const Spread all = spread_of (corner);
  const MuFix half = rect->width / 2;
  const MuFix apart[4]
      = { all.low.v, all.low.u - half, -rect->depth - all.high.v, -half - all.high.u };
  MuFace best = MU_FACE_FRONT;
  for (MuFace face = MU_FACE_RIGHT; face <= MU_FACE_LEFT; face++)
    if (apart[face] > apart[best])
      best = face;
  return best;
}

bool
mu_rect_behind_flank (const MuRect *rect, const MuRect *other)
{
  MuLocal corner[4];
  mu_rect_local_corners (rect, other, corner);
  return spread_of (corner).low.v < -MU_RECT_SLACK;
}

bool
mu_rect_to_rear (const MuRect *rect, const MuRect *other)
{
  MuFix ahead;
  return begins_between_flanks (rect, other, &ahead) && ahead < -rect->depth - MU_RECT_SLACK;
}

bool
mu_rect_faces (const MuRect *rect, const MuRect *other)
{
  MuLocal corner[4];
  mu_rect_local_corners (rect, other, corner);
  return spread_of (corner).high.v > MU_RECT_SLACK;
}

bool
mu_rect_outside (const MuRect *rect, MuFix width, MuFix depth)
{
  const MuFix reach = rect->width / 2 + rect->depth + MU_PACES (1);
  MuPoint low = rect->front, high = rect->front;
  if (low.x >= reach && low.y >= reach && high.x <= width - reach && high.y <= depth - reach)
    return false;
  mu_rect_box (rect, &low, &high);
  return low.x < 0 || low.y < 0 || high.x > width || high.y > depth;
}
