/* Polygons and lines of a battlefield, for the files of rules/field/terrain*.c
 * alone. Points are in half paces: the middles of cells are whole numbers. */
#ifndef MUSTER_RULES_FIELD_TERRAIN_SHAPE_H
#define MUSTER_RULES_FIELD_TERRAIN_SHAPE_H

#include "rules/field/terrain.h"

typedef struct {
  int64_t x;
  int64_t y;
} MuHalf;

MuHalf mu_half_of (MuSpot spot);

/* A straight piece of a feature's line or outline. */
typedef struct {
  MuHalf from;
  MuHalf to;
} MuEdge;

/* How many edges the feature has: an area's outline is closed. */
int mu_feature_edges (const MuFeature *feature);
MuEdge mu_feature_edge (const MuFeature *feature, int i);

/* Whether they share a point; whether each goes from one side of the other to
 * the other side; whether the second, where it begins as the first ends, runs
 * back along it. */
bool mu_edges_meet (MuEdge one, MuEdge other);
bool mu_edges_cross (MuEdge one, MuEdge other);
bool mu_edge_turns_back (MuEdge one, MuEdge next);

/* Whether the point is inside the polygon. On the outline: either. */
bool mu_area_holds (const MuFeature *area, MuHalf point);

/* Whether two polygons that do not cross themselves share ground; outlines that
 * touch share none. */
bool mu_areas_overlap (const MuFeature *one, const MuFeature *other);

/* Whether the point is at most so many half paces from the edge. */
bool mu_edge_within (MuEdge edge, MuHalf point, int64_t reach);

/* The edge of the feature that is nearest to the point, and the square of its
 * distance in half paces, rounded down; -1 if it has none. */
int mu_feature_nearest_edge (const MuFeature *feature, MuHalf point, int64_t *square);

/* The edge that a passage at this spot opens: of a line of one of these kinds (a
 * MU_LIES set), or of the outline of an area of them, a cell away at the most.
 * The index of its feature, -1 if there is none. */
int mu_battlefield_opened (const MuBattlefield *field, MuSpot spot, uint32_t kinds, MuEdge *edge);

/* The kinds that a passage of this kind opens. */
uint32_t mu_feature_opens (MuFeatureKind passage);

#endif
