/* Cutting a small convex polygon by straight lines, in the frame of a body. */
#ifndef MUSTER_RULES_FIELD_CLIP_H
#define MUSTER_RULES_FIELD_CLIP_H

#include "rules/field/rect.h"

/* Four corners and one more for each of up to four cuts. */
#define MU_CLIP_POINTS 9

typedef struct {
  int64_t u[MU_CLIP_POINTS];
  int64_t v[MU_CLIP_POINTS];
  int count; /* 0: nothing is left */
} MuClip;

/* The points with u * across + v * along <= limit. */
typedef struct {
  int64_t across;
  int64_t along;
  int64_t limit;
} MuHalfPlane;

/* count: at most 4. */
void mu_clip_start (MuClip *clip, const MuLocal *corner, int count);

/* Keeps what lies in the half plane. */
void mu_clip_keep (MuClip *clip, MuHalfPlane plane);

#endif
