/* What is measured, known and seen. Few things hide anybody in Fast Play: no troops do, nobody
 * needs to face what he sees, and what is on the table is known. So sight is a walk over the
 * cells between two points, which a look at whole blocks of the grid spares where nothing that
 * hides is near. */
#include "rules/awfp/sight.h"

#include <assert.h>

/* awfp.scale.measuring */
MuFix
mu_awfp_distance (const MuRect *one, int one_count, const MuRect *other, int other_count)
{
  assert (one_count >= 1 && other_count >= 1);
  MuFix nearest = INT32_MAX;
  for (int i = 0; i < one_count; i++)
    for (int j = 0; j < other_count; j++) {
      const MuFix distance = mu_rect_distance (&one[i], &other[j]);
      nearest = distance < nearest ? distance : nearest;
    }
  return nearest;
}

/* awfp.scale.open-status */
bool
mu_awfp_marker_is_open (MuAwfpMarker marker, bool revealed)
{
  switch (marker) {
  case MU_AWFP_SHOWS_CASUALTIES:
  case MU_AWFP_SHOWS_DISORDER:
  case MU_AWFP_SHOWS_FRENZY:
  case MU_AWFP_SHOWS_MISSILES_LOW:
  case MU_AWFP_SHOWS_LEADERSHIP:
    return true;
  case MU_AWFP_SHOWS_ORDER:
    break;
  }
  return revealed;
}

/* awfp.def.known-enemy */
bool
mu_awfp_is_known (bool on_table)
{
  return on_table;
}

/* READING: awfp.def.visibility.blockers: a hill hides what is beyond it, steep or
 * low; the buildings are those of a hamlet and the wall of a fort. Whoever stands
 * in a wood, on a hill or among houses is seen as far as its edge: the ground
 * under the two who look hides neither.
 * READING: awfp.terrain.light-cover: a light wood or an orchard gives cover but hides nobody: trees
 * that let a line march between them let it be seen. */
#define BLOCKS_SIGHT                                                                               \
  (MU_LIES (MU_FEATURE_WOOD) | MU_LIES_HILL | MU_LIES (MU_FEATURE_HAMLET)                          \
   | MU_LIES (MU_FEATURE_FORT_WALL))

/* Cells between the first and the last of the walk. */
bool
mu_awfp_sees (const MuTerrain *terrain, MuPoint from, MuPoint to)
{
  if (!terrain || !(mu_terrain_about_line (terrain, from, to) & BLOCKS_SIGHT))
    return true;
  const MuTerrainCell *const ends[]
      = { mu_terrain_at (terrain, from), mu_terrain_at (terrain, to) };
  MuTerrainWalk walk = mu_terrain_walk (terrain, from, to);
  MuFix distance;
  const MuTerrainCell *cell;
  while ((cell = mu_terrain_walk_next (&walk, &distance)) != NULL)
    if (cell != ends[0] && cell != ends[1] && (cell->mask & BLOCKS_SIGHT))
      return false;
  return true;
}
