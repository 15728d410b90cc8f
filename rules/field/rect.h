/* A body on the table: a rectangle with a front.
 *
 * Lengths are MuFix, whole numbers decide everything.  Rectangles whose facing
 * is a multiple of a quarter turn are measured exactly; others to within
 * MU_RECT_SLACK, and what is nearer than that touches.
 */
#ifndef MUSTER_RULES_FIELD_RECT_H
#define MUSTER_RULES_FIELD_RECT_H

#include <stdbool.h>

#include "rules/field/angle.h"
#include "rules/field/fix.h"

#define MU_RECT_SLACK 32 /* an eighth of a pace */
#define MU_RECT_SPARE 8  /* what turning and closing up may round away of it */

typedef struct {
  MuFix x;
  MuFix y;
} MuPoint;

typedef struct {
  MuPoint front; /* middle of the front edge */
  MuFix width;   /* along the front */
  MuFix depth;
  MuAngle facing;
} MuRect;

/* In the frame of a rectangle: u to its right of the middle of its front, v
 * ahead of its front (behind is negative). */
typedef struct {
  MuFix u;
  MuFix v;
} MuLocal;

typedef enum { MU_FACE_FRONT, MU_FACE_RIGHT, MU_FACE_REAR, MU_FACE_LEFT } MuFace;

MuLocal mu_rect_local (const MuRect *rect, MuPoint point);
MuPoint mu_rect_point (const MuRect *rect, MuLocal local);

/* Several of them for less. */
void mu_rect_points (const MuRect *rect, const MuLocal *local, int count, MuPoint *point);

/* front left, front right, rear right, rear left */
void mu_rect_corners (const MuRect *rect, MuPoint corner[4]);

/* The corners of other in the frame of rect, in the same order. */
void mu_rect_local_corners (const MuRect *rect, const MuRect *other, MuLocal corner[4]);

MuPoint mu_rect_centre (const MuRect *rect);

/* The smallest box with sides along the axes that holds it. */
void mu_rect_box (const MuRect *rect, MuPoint *low, MuPoint *high);

/* Moved straight ahead; back where distance is negative. */
MuRect mu_rect_ahead (const MuRect *rect, MuFix distance);

/* Moved, in its own frame, without turning. */
MuRect mu_rect_moved (const MuRect *rect, MuLocal way);

/* The same ground with front and rear exchanged: every figure turns about. */
MuRect mu_rect_about (const MuRect *rect);

/* Turned on its middle to any facing. */
MuRect mu_rect_turned (const MuRect *rect, MuAngle facing);

/* Between nearest edges; 0 where they touch or overlap. */
MuFix mu_rect_distance (const MuRect *a, const MuRect *b);

/* Whether the distance is at most limit: cheaper than asking for it. */
bool mu_rect_within (const MuRect *a, const MuRect *b, MuFix limit);

/* Whether the fronts' middles are so far apart along an axis of the table that
 * more than x or y lies between the bodies: cheap, and only true where it is
 * certain with a pace to spare, however they face. */
static inline bool
mu_rect_fronts_apart (const MuRect *a, const MuRect *b, int64_t x, int64_t y)
{
  const int64_t reach = (int64_t) a->width / 2 + a->depth + b->width / 2 + b->depth + MU_PACES (1);
  return mu_fix_size ((int64_t) a->front.x - b->front.x) > reach + x
         || mu_fix_size ((int64_t) a->front.y - b->front.y) > reach + y;
}

/* Whether ground is shared; touching edges share none. */
bool mu_rect_overlaps (const MuRect *a, const MuRect *b);

/* Whether no ground is shared, nor will be by MU_RECT_SPARE: asked of who comes to stand
 * somewhere, as he may turn about there or lose files without being asked again. */
bool mu_rect_keeps_clear (const MuRect *a, const MuRect *b);

/* Whether the body would strike other by moving straight ahead, and after what
 * distance. Not what is beside it or behind its front. */
bool mu_rect_reaches (const MuRect *rect, const MuRect *other, MuFix *distance);

/* The part of rect's front that other covers: from and to along u, when other
 * touches that front. */
bool mu_rect_front_shared (const MuRect *rect, const MuRect *other, MuFix *from, MuFix *to);

/* A length beyond every table. */
#define MU_RECT_FAR (INT32_MAX / 4)

/* The part of rect's front from which other is met by going straight ahead no
 * farther than gap: so far do figures step out of a line that strikes at an
 * angle. from and to along u. */
bool mu_rect_front_meets (const MuRect *rect, const MuRect *other, MuFix gap, MuFix *from,
                          MuFix *to);

/* The face of rect that other is nearest to. */
MuFace mu_rect_face_towards (const MuRect *rect, const MuRect *other);

/* wrg.reaction.behind-flank: other is partly behind the line that prolongs
 * rect's front. */
bool mu_rect_behind_flank (const MuRect *rect, const MuRect *other);

/* wrg.reaction.behind-flank: other is partly between the lines that prolong
 * rect's flanks to the rear. */
bool mu_rect_to_rear (const MuRect *rect, const MuRect *other);

/* wrg.reaction.facing: rect faces other unless other is wholly behind rect's
 * flank. */
bool mu_rect_faces (const MuRect *rect, const MuRect *other);

/* Whether any part of it lies outside 0..width, 0..depth. */
bool mu_rect_outside (const MuRect *rect, MuFix width, MuFix depth);

/* Whole part of a square root. */
int64_t mu_isqrt (int64_t square);

#endif
