/* Cutting a polygon by one straight line after another (Sutherland and Hodgman). Corners on the
 * line stay, so that a body that just touches the edge of an arc or a window is not lost; a
 * convex one gains a corner at most with each cut, which is what the room is for. */
#include "rules/field/clip.h"

void
mu_clip_start (MuClip *clip, const MuLocal *corner, int count)
{
  clip->count = count;
  for (int i = 0; i < count; i++) {
    clip->u[i] = corner[i].u;
    clip->v[i] = corner[i].v;
  }
}

static int64_t
excess (const MuClip *clip, int i, MuHalfPlane plane)
{
  return clip->u[i] * plane.across + clip->v[i] * plane.along - plane.limit;
}

static void
add (MuClip *clip, int64_t u, int64_t v)
{
  if (clip->count < MU_CLIP_POINTS) {
    clip->u[clip->count] = u;
    clip->v[clip->count] = v;
    clip->count++;
  }
}

/* Where the edge from i to j crosses the line; their excesses have different
 * signs. */
static void
add_crossing (MuClip *kept, const MuClip *clip, int i, int j, int64_t from, int64_t to)
{
  const int64_t whole = from - to;
  add (kept, clip->u[i] + (clip->u[j] - clip->u[i]) * from / whole,
       clip->v[i] + (clip->v[j] - clip->v[i]) * from / whole);
}

static void
cut (MuClip *clip, const int64_t over[MU_CLIP_POINTS])
{
  MuClip kept;
  kept.count = 0;
  for (int i = 0; i < clip->count; i++) {
    const int j = i + 1 < clip->count ? i + 1 : 0;
    if (over[i] <= 0)
      add (&kept, clip->u[i], clip->v[i]);
    if ((over[i] < 0 && over[j] > 0) || (over[i] > 0 && over[j] < 0))
      add_crossing (&kept, clip, i, j, over[i], over[j]);
  }
  *clip = kept;
}

/* Most cuts take all or nothing: then nothing is copied. */
void
mu_clip_keep (MuClip *clip, MuHalfPlane plane)
{
  int64_t over[MU_CLIP_POINTS];
  int outside = 0;
  for (int i = 0; i < clip->count; i++) {
    over[i] = excess (clip, i, plane);
    outside += over[i] > 0;
  }
  if (outside == 0)
    return;
  if (outside == clip->count)
    clip->count = 0;
  else
    cut (clip, over);
}
