/* Fast Play: how the table is measured and what is known of it (awfp.scale.*,
 * awfp.def.*). */
#ifndef MUSTER_RULES_AWFP_SIGHT_H
#define MUSTER_RULES_AWFP_SIGHT_H

#include "rules/field/terrain.h"

/* awfp.scale.measuring: from the nearest point of any stand of one to the nearest
 * of any of the other; both have stands. */
MuFix mu_awfp_distance (const MuRect *one, int one_count, const MuRect *other, int other_count);

/* What is shown by markers on the table. */
typedef enum {
  MU_AWFP_SHOWS_CASUALTIES,
  MU_AWFP_SHOWS_DISORDER, /* disordered, fragmented, routed */
  MU_AWFP_SHOWS_FRENZY,
  MU_AWFP_SHOWS_MISSILES_LOW,
  MU_AWFP_SHOWS_LEADERSHIP,
  MU_AWFP_SHOWS_ORDER,
} MuAwfpMarker;
#define MU_AWFP_MARKERS 6

/* awfp.scale.open-status: whether the enemy may look; revealed: the order marker
 * has been turned over. */
bool mu_awfp_marker_is_open (MuAwfpMarker marker, bool revealed);

/* awfp.def.known-enemy: known as soon as it is on the table, seen or not. */
bool mu_awfp_is_known (bool on_table);

/* awfp.def.visibility.blockers, awfp.def.visibility.all-round: whether one at from
 * sees what is at to, whichever way he faces and whoever stands between. terrain
 * may be NULL: open ground. */
bool mu_awfp_sees (const MuTerrain *terrain, MuPoint from, MuPoint to);

#endif
