/* What the files of the map's drawing share. */
#ifndef MUSTER_REPORTS_MAP_MAP_SCENE_PRIVATE_H
#define MUSTER_REPORTS_MAP_MAP_SCENE_PRIVATE_H

#include "reports/map/map_scene.h"
#include "reports/scene/scene_private.h"
#include "rules/field/country.h"

typedef struct {
  double x, y, w, h; /* of the picture */
} MuMapBox;

/* All that drawing needs to know. */
typedef struct {
  MuBrush brush; /* its scene is NULL */
  const MuMapScene *map;
} MuMapBrush;

MuScenePoint mu_map_brush_spot (const MuMapBrush *brush, int place);
/* How far the mark of a place reaches from its middle. */
double mu_map_mark_reach (const MuBrush *brush);

/* map_ground.c: the country around the places, and the roads */
void mu_map_draw_ground (const MuMapBrush *brush);
void mu_map_draw_roads (const MuMapBrush *brush);
void mu_map_draw_road_line (const MuBrush *brush, MuMapRoadKind kind, MuScenePoint from,
                            MuScenePoint to);

/* map_flag.c: fills the current path, which lies in the box, with the side's pattern, and keeps it
 */
void mu_map_fill_side (const MuBrush *brush, int side, const MuMapBox *box);
void mu_map_draw_flag (const MuBrush *brush, int side, const MuMapBox *cloth);
/* An ink that stands for the side on light ground and dark. */
MuInk mu_map_side_ink (const MuBrush *brush, int side);

/* map_mark.c: what stands for a place; the origin is its middle */
typedef struct {
  MuCountry country;
  gboolean coast;
  int holder, home; /* MU_MAP_NO_SIDE */
} MuMapMark;
void mu_map_draw_mark (const MuBrush *brush, const MuMapMark *mark);
void mu_map_draw_star (const MuBrush *brush, double x, double y, double size);
void mu_map_draw_marks (const MuMapBrush *brush);

/* map_stack.c: forces at the same spot, side by side */
typedef struct {
  MuScenePoint foot; /* of the poles */
  MuMapBox box;      /* of all cloths and poles */
  GArray *forces;    /* int */
} MuMapStack;
/* Of all forces, MuMapStack in the order of their first forces; free with g_ptr_array_unref. */
GPtrArray *mu_map_stacks (const MuMapBrush *brush);
/* The cloth of its flag at that place in the stack, from 0. */
MuMapBox mu_map_stack_cloth (const MuMapBrush *brush, const MuMapStack *stack, int at);
/* How many of its flags are drawn; the rest are told by their number. */
int mu_map_stack_shown (const MuMapStack *stack);
void mu_map_draw_stacks (const MuMapBrush *brush, const GPtrArray *stacks);

/* map_label.c: names and days, which keep clear of each other, of roads, marks and flags */
void mu_map_draw_labels (const MuMapBrush *brush, const GPtrArray *stacks);

#endif
