#include "reports/map/map_scene.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "reports/map/map_scene_private.h"
#include "reports/scene/picture.h"

#define ROOM 0.03 /* of the picture, kept free around the map */

/* --- the scene ------------------------------------------------------------------- */

static void
measure (MuMapScene *scene)
{
  scene->width = MU_MAP_SPAN * scene->map->aspect / 100.0;
  scene->depth = MU_MAP_SPAN;
}

MuMapScene *
mu_map_scene_new (const MuMap *map)
{
  MuMapScene *scene = g_new0 (MuMapScene, 1);
  scene->map = mu_map_copy (map);
  scene->forces = g_array_new (FALSE, FALSE, sizeof (MuMapForce));
  scene->way = g_array_new (FALSE, FALSE, sizeof (int));
  scene->chosen = scene->chosen_road = MU_MAP_NOWHERE;
  scene->words = g_string_chunk_new (256);
  measure (scene);
  return scene;
}

void
mu_map_scene_free (MuMapScene *scene)
{
  if (!scene)
    return;
  mu_map_free (scene->map);
  g_array_unref (scene->forces);
  g_array_unref (scene->way);
  g_string_chunk_free (scene->words);
  g_free (scene);
}

MuMapScene *
mu_map_scene_copy (const MuMapScene *scene)
{
  MuMapScene *copy = mu_map_scene_new (scene->map);
  for (int side = 0; side < MU_MAP_SIDES; side++)
    if (scene->side[side])
      mu_map_scene_name_side (copy, side, scene->side[side]);
  for (guint i = 0; i < scene->forces->len; i++)
    mu_map_scene_add (copy, &g_array_index (scene->forces, MuMapForce, i));
  g_array_append_vals (copy->way, scene->way->data, scene->way->len);
  copy->chosen = scene->chosen;
  copy->chosen_road = scene->chosen_road;
  return copy;
}

void
mu_map_scene_name_side (MuMapScene *scene, int side, const char *name)
{
  scene->side[side] = g_string_chunk_insert_const (scene->words, name);
}

static gboolean
is_place (const MuMapScene *scene, int place)
{
  return place >= 0 && place < (int) scene->map->places->len;
}

gboolean
mu_map_scene_add (MuMapScene *scene, const MuMapForce *force)
{
  MuMapForce added = *force;
  const gboolean stays = force->to == MU_MAP_NOWHERE;
  if (force->side < 0 || force->side >= MU_MAP_SIDES || !is_place (scene, force->place))
    return FALSE;
  if (!stays
      && (!is_place (scene, force->to)
          || mu_map_road_between (scene->map, force->place, force->to) == MU_MAP_NOWHERE))
    return FALSE;
  added.name = g_string_chunk_insert_const (scene->words, force->name ? force->name : "");
  g_array_append_val (scene->forces, added);
  return TRUE;
}

/* --- another map under the same forces ----------------------------------------------- */

static int
follow (const MuMap *before, const MuMap *now, int place)
{
  if (place < 0 || place >= (int) before->places->len)
    return MU_MAP_NOWHERE;
  return mu_map_find (now, mu_map_place (before, place)->key);
}

static void
follow_forces (MuMapScene *scene, const MuMap *before, GArray *forces)
{
  for (guint i = 0; i < forces->len; i++) {
    MuMapForce force = g_array_index (forces, MuMapForce, i);
    const gboolean marches = force.to != MU_MAP_NOWHERE;
    force.place = follow (before, scene->map, force.place);
    force.to = follow (before, scene->map, force.to);
    if (!marches || force.to != MU_MAP_NOWHERE)
      mu_map_scene_add (scene, &force);
  }
}

static void
follow_way (MuMapScene *scene, const MuMap *before)
{
  for (guint i = scene->way->len; i-- > 0;) {
    int *place = &g_array_index (scene->way, int, i);
    *place = follow (before, scene->map, *place);
    if (*place == MU_MAP_NOWHERE)
      g_array_remove_index (scene->way, i);
  }
}

static void
follow_chosen_road (MuMapScene *scene, const MuMap *before)
{
  if (scene->chosen_road < 0 || scene->chosen_road >= (int) before->roads->len)
    return;
  const MuMapRoad *road = mu_map_road (before, scene->chosen_road);
  scene->chosen_road = mu_map_road_between (scene->map, follow (before, scene->map, road->from),
                                            follow (before, scene->map, road->to));
}

void
mu_map_scene_set_map (MuMapScene *scene, const MuMap *map)
{
  g_autoptr (MuMap) before = scene->map;
  g_autoptr (GArray) forces = scene->forces;
  scene->map = mu_map_copy (map);
  scene->forces = g_array_new (FALSE, FALSE, sizeof (MuMapForce));
  scene->chosen = follow (before, scene->map, scene->chosen);
  follow_chosen_road (scene, before);
  follow_forces (scene, before, forces);
  follow_way (scene, before);
  measure (scene);
}

/* --- where things are ------------------------------------------------------------------ */

MuSceneView
mu_map_scene_fit (const MuMapScene *scene, double w, double h)
{
  const double room = ROOM * MIN (w, h);
  const double scale
      = MAX (MIN ((w - 2 * room) / scene->width, (h - 2 * room) / scene->depth), 0.001);
  return (MuSceneView){ scale, (scene->width - w / scale) / 2, (scene->depth + h / scale) / 2 };
}

MuScenePoint
mu_map_scene_spot (const MuMapScene *scene, int place)
{
  const MuMapPlace *at = mu_map_place (scene->map, place);
  return (MuScenePoint){ at->x * scene->width / MU_MAP_SPAN, at->y };
}

void
mu_map_scene_to_map (const MuMapScene *scene, double x, double y, int *map_x, int *map_y)
{
  *map_x = (int) lround (x * MU_MAP_SPAN / scene->width);
  *map_y = (int) lround (y);
}

/* In the middle of its day. */
MuScenePoint
mu_map_scene_force_spot (const MuMapScene *scene, const MuMapForce *force)
{
  const MuScenePoint from = mu_map_scene_spot (scene, force->place);
  if (force->to == MU_MAP_NOWHERE)
    return from;
  const MuScenePoint to = mu_map_scene_spot (scene, force->to);
  const double way = CLAMP ((force->day - 0.5) / MAX (force->days, 1), 0, 1);
  return (MuScenePoint){ from.x + (to.x - from.x) * way, from.y + (to.y - from.y) * way };
}

static MuMapBrush
dry_brush (const MuMapScene *scene, const MuSceneView *view, const MuSceneLook *look)
{
  return (MuMapBrush){ { .view = view, .look = look, .inks = mu_scene_inks (look->palette) },
                       scene };
}

int
mu_map_scene_place_at (const MuMapScene *scene, const MuSceneView *view, const MuSceneLook *look,
                       double px, double py, double slack)
{
  const MuMapBrush brush = dry_brush (scene, view, look);
  double nearest = mu_map_mark_reach (&brush.brush) + slack;
  int found = MU_MAP_NOWHERE;
  for (int i = 0; i < (int) scene->map->places->len; i++) {
    const MuScenePoint at = mu_map_brush_spot (&brush, i);
    const double away = hypot (at.x - px, at.y - py);
    if (away <= nearest) {
      nearest = away;
      found = i;
    }
  }
  return found;
}

/* How far the point lies from the stretch between the other two. */
static double
away_from (MuScenePoint a, MuScenePoint b, double x, double y)
{
  const double dx = b.x - a.x, dy = b.y - a.y, square = dx * dx + dy * dy;
  const double along = square > 0 ? CLAMP (((x - a.x) * dx + (y - a.y) * dy) / square, 0, 1) : 0;
  return hypot (x - a.x - along * dx, y - a.y - along * dy);
}

int
mu_map_scene_road_at (const MuMapScene *scene, const MuSceneView *view, double px, double py,
                      double slack)
{
  int found = MU_MAP_NOWHERE;
  double x, y, nearest = slack / view->scale;
  mu_scene_to_table (view, px, py, &x, &y);
  for (int i = 0; i < (int) scene->map->roads->len; i++) {
    const MuMapRoad *road = mu_map_road (scene->map, i);
    const double away = away_from (mu_map_scene_spot (scene, road->from),
                                   mu_map_scene_spot (scene, road->to), x, y);
    if (away <= nearest) {
      nearest = away;
      found = i;
    }
  }
  return found;
}

static int
force_in (const MuMapBrush *brush, const MuMapStack *stack, double px, double py)
{
  for (int i = 0; i < mu_map_stack_shown (stack); i++) {
    const MuMapBox cloth = mu_map_stack_cloth (brush, stack, i);
    if (px >= cloth.x && px <= cloth.x + cloth.w && py >= cloth.y && py <= cloth.y + cloth.h)
      return g_array_index (stack->forces, int, i);
  }
  return MU_MAP_NOWHERE;
}

int
mu_map_scene_force_at (const MuMapScene *scene, const MuSceneView *view, const MuSceneLook *look,
                       double px, double py)
{
  const MuMapBrush brush = dry_brush (scene, view, look);
  g_autoptr (GPtrArray) stacks = mu_map_stacks (&brush);
  for (guint i = stacks->len; i-- > 0;) {
    const int force = force_in (&brush, g_ptr_array_index (stacks, i), px, py);
    if (force != MU_MAP_NOWHERE)
      return force;
  }
  return MU_MAP_NOWHERE;
}

/* --- drawing ---------------------------------------------------------------------------- */

MuScenePoint
mu_map_brush_spot (const MuMapBrush *brush, int place)
{
  MuScenePoint spot = mu_map_scene_spot (brush->map, place);
  mu_scene_to_picture (brush->brush.view, spot.x, spot.y, &spot.x, &spot.y);
  return spot;
}

static void
draw_sheet (const MuMapBrush *brush)
{
  const MuBrush *it = &brush->brush;
  double x, y;
  mu_brush_ink (it, it->inks->around);
  cairo_paint (it->cr);
  mu_scene_to_picture (it->view, 0, brush->map->depth, &x, &y);
  cairo_rectangle (it->cr, x, y, brush->map->width * it->view->scale,
                   brush->map->depth * it->view->scale);
  mu_brush_ink (it, it->inks->table);
  cairo_fill_preserve (it->cr);
  mu_brush_ink (it, it->inks->edge);
  cairo_set_line_width (it->cr, mu_brush_line (it, 1.4));
  cairo_stroke (it->cr);
}

void
mu_map_scene_draw (cairo_t *cr, const MuMapScene *scene, const MuSceneView *view,
                   const MuSceneLook *look, double w, double h)
{
  MuMapBrush brush = dry_brush (scene, view, look);
  brush.brush.cr = cr;
  brush.brush.w = w;
  brush.brush.h = h;
  g_autoptr (GPtrArray) stacks = mu_map_stacks (&brush);
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, w, h);
  cairo_clip (cr);
  draw_sheet (&brush);
  mu_map_draw_ground (&brush);
  mu_map_draw_roads (&brush);
  mu_map_draw_marks (&brush);
  mu_map_draw_stacks (&brush, stacks);
  mu_map_draw_labels (&brush, stacks);
  cairo_restore (cr);
}

/* --- as a file ------------------------------------------------------------------------------ */

static void
draw_whole (cairo_t *cr, gconstpointer scene, const MuSceneView *view, const MuSceneLook *look,
            double w, double h)
{
  mu_map_scene_draw (cr, scene, view, look, w, h);
}

static double
key_height (cairo_t *cr, gconstpointer scene, const MuSceneLook *look, double w)
{
  return mu_map_scene_legend_height (cr, scene, look, w);
}

static void
draw_key (cairo_t *cr, gconstpointer scene, const MuSceneLook *look, double w)
{
  mu_map_scene_legend_draw (cr, scene, look, w);
}

gboolean
mu_map_scene_write (const MuMapScene *scene, const MuPictureJob *job, const char *path,
                    GError **error)
{
  const MuPictureSubject subject = { .what = scene,
                                     .width = scene->width,
                                     .depth = scene->depth,
                                     .draw = draw_whole,
                                     .key_height = key_height,
                                     .draw_key = draw_key };
  return mu_picture_write_subject (&subject, job, path, error);
}
