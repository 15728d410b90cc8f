/* A campaign's map as a drawing to scale, with the forces on it: the same on the screen, in a PNG
 * or SVG and on paper. A scene is plain data that knows no campaign; whoever has a map and forces
 * can fill one.
 *
 * Lengths are those of the map: x to the right, y up, to MU_MAP_SPAN; the map's aspect widens x in
 * the drawing (mu_map_scene_spot). */
#ifndef MUSTER_REPORTS_MAP_MAP_SCENE_H
#define MUSTER_REPORTS_MAP_MAP_SCENE_H

#include "lists/campaign/map.h"
#include "reports/scene/scene_picture.h"

/* Units that march together: at a place, or on a road. */
typedef struct {
  int side;         /* 0 to MU_MAP_SIDES - 1 */
  const char *name; /* kept by mu_map_scene_add, or "" */
  int place;        /* index: where it is, or where it comes from */
  int to;           /* where it goes; MU_MAP_NOWHERE: it stays */
  int day, days;    /* of a march: the day k, from 1, of n */
  gboolean chosen;
} MuMapForce;

typedef struct {
  MuMap *map;                     /* its own */
  const char *side[MU_MAP_SIDES]; /* kept by mu_map_scene_name_side, or static; NULL: no name */
  GArray *forces;                 /* MuMapForce */
  GArray *way;                    /* int: places that a march leads through, shown broad */
  int chosen;                     /* place; MU_MAP_NOWHERE */
  int chosen_road;                /* MU_MAP_NOWHERE */
  double width, depth;            /* of the drawing */
  GStringChunk *words;            /* private */
} MuMapScene;

/* Of a copy of the map, with nobody on it. */
MuMapScene *mu_map_scene_new (const MuMap *map);
void mu_map_scene_free (MuMapScene *scene);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuMapScene, mu_map_scene_free)
MuMapScene *mu_map_scene_copy (const MuMapScene *scene);

/* Another map, copied, under the same forces: these, the way and what is chosen follow their places
 * by their keys; what stood at a place that is gone is gone, too. */
void mu_map_scene_set_map (MuMapScene *scene, const MuMap *map);
/* What a side is called; copied. */
void mu_map_scene_name_side (MuMapScene *scene, int side, const char *name);
/* Adds a copy. A force whose place, road or side is not there is left out: FALSE. */
gboolean mu_map_scene_add (MuMapScene *scene, const MuMapForce *force);

/* --- where things are ---------------------------------------------------------- */

/* The whole map, as large as it goes into w by h, in its middle. */
MuSceneView mu_map_scene_fit (const MuMapScene *scene, double w, double h);
/* A place in the drawing, and a point of the drawing on the map, rounded, which may lie off it. */
MuScenePoint mu_map_scene_spot (const MuMapScene *scene, int place);
void mu_map_scene_to_map (const MuMapScene *scene, double x, double y, int *map_x, int *map_y);
/* Where a force is in the drawing. */
MuScenePoint mu_map_scene_force_spot (const MuMapScene *scene, const MuMapForce *force);

/* What is drawn at this point of the picture: the nearest place, the road, the force whose flag
 * is there; MU_MAP_NOWHERE. slack: how far off still counts, in units of the picture. */
int mu_map_scene_place_at (const MuMapScene *scene, const MuSceneView *view,
                           const MuSceneLook *look, double px, double py, double slack);
int mu_map_scene_road_at (const MuMapScene *scene, const MuSceneView *view, double px, double py,
                          double slack);
int mu_map_scene_force_at (const MuMapScene *scene, const MuSceneView *view,
                           const MuSceneLook *look, double px, double py);

/* --- drawing --------------------------------------------------------------------- */

/* Draws the view into the rectangle 0, 0, w, h. */
void mu_map_scene_draw (cairo_t *cr, const MuMapScene *scene, const MuSceneView *view,
                        const MuSceneLook *look, double w, double h);

/* What the signs mean, only those of this map: set in lines of at most w; the height is what they
 * take, drawn from the origin down. */
double mu_map_scene_legend_height (cairo_t *cr, const MuMapScene *scene, const MuSceneLook *look,
                                   double w);
void mu_map_scene_legend_draw (cairo_t *cr, const MuMapScene *scene, const MuSceneLook *look,
                               double w);

/* The whole map with its key as a file; MU_FILE_ERROR where it cannot be written. */
gboolean mu_map_scene_write (const MuMapScene *scene, const MuPictureJob *job, const char *path,
                             GError **error);

/* "Roma: plain, 10 points, held by Rome", for who does not see it. Free with g_free. */
char *mu_map_scene_place_words (const MuMapScene *scene, int place);
/* "Hannibal, of Carthage: day 3 of 12 from Emporiae to Alpes". Free with g_free. */
char *mu_map_scene_force_words (const MuMapScene *scene, int force);
/* Makes the side's colour the source, for what is drawn beside a map. */
void mu_map_side_source (cairo_t *cr, MuScenePalette palette, int side);
/* The side's name, or "Side 3"; free with g_free. */
char *mu_map_scene_side_words (const MuMapScene *scene, int side);

#endif
