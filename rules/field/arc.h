/* What can be shot at from a stretch of a body's front. */
#ifndef MUSTER_RULES_FIELD_ARC_H
#define MUSTER_RULES_FIELD_ARC_H

#include "rules/field/rect.h"

/* wrg.shoot.arc.narrow, wrg.shoot.arc.by-type: to either side of straight ahead. */
typedef enum { MU_ARC_NARROW, MU_ARC_WIDE, MU_ARC_ALL_ROUND } MuArc; /* 22.5°, 45°, all */

/* A stretch of the front edge: from and to along u, set back (at least 0) for
 * ranks behind the first. */
typedef struct {
  MuFix from;
  MuFix to;
  MuFix back;
} MuStretch;

/* Whether any of the target lies in the arc that opens from the ends of the
 * stretch; *distance: from the stretch to the nearest of it that does. */
bool mu_arc_reaches (const MuRect *rect, MuStretch stretch, MuArc arc, const MuRect *target,
                     MuFix *distance);

/* The same of a target whose corners in the frame of the body are known: for less, where many
 * stretches ask. */
bool mu_arc_reaches_corners (const MuLocal corner[4], MuStretch stretch, MuArc arc,
                             MuFix *distance);

#endif
