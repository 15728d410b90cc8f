/* Places moved, added and removed, roads laid, by hand and by key. */
#include <math.h>

#include "app/desktop/map/map_view_private.h"

#define SLACK     7.0 /* pixels off a sign that still hit it */
#define ROAD_NEAR 6.0
#define THRESHOLD 5.0

int
mu_map_view_place_at (MuMapView *self, double px, double py)
{
  MuSceneLook look;

  if (self->scene == NULL)
    return MU_MAP_NOWHERE;
  mu_map_view_look (self, &look);
  return mu_map_scene_place_at (self->scene, &self->view, &look, px, py, SLACK);
}

int
mu_map_view_road_at (MuMapView *self, double px, double py)
{
  return self->scene ? mu_map_scene_road_at (self->scene, &self->view, px, py, ROAD_NEAR)
                     : MU_MAP_NOWHERE;
}

static void
point_on_map (MuMapView *self, double px, double py, int *x, int *y)
{
  double tx;
  double ty;

  mu_scene_to_table (&self->view, px, py, &tx, &ty);
  mu_map_scene_to_map (self->scene, tx, ty, x, y);
}

/* --- the hand ------------------------------------------------------------------------ */

void
mu_map_view_press (MuMapView *self, double px, double py, gboolean lays)
{
  self->hand_x = px;
  self->hand_y = py;
  self->pan_left = self->view.left;
  self->pan_top = self->view.top;
  self->carries = FALSE;
  self->grabbed = mu_map_view_place_at (self, px, py);
  self->hand = self->grabbed == MU_MAP_NOWHERE || !self->editable ? MU_MAP_HAND_PANS
               : lays || self->road_mode                          ? MU_MAP_HAND_LAYS
                                                                  : MU_MAP_HAND_MOVES;
}

static void
begin_to_carry (MuMapView *self)
{
  self->carries = TRUE;
  if (self->hand == MU_MAP_HAND_MOVES)
    self->before = mu_map_copy (self->scene->map);
  if (self->hand == MU_MAP_HAND_LAYS)
    self->road_from = self->grabbed;
  if (self->hand != MU_MAP_HAND_PANS)
    mu_map_view_pick (self, self->grabbed, MU_MAP_NOWHERE);
}

/* No farther than the edge. */
static void
move_to (MuMapView *self, double px, double py)
{
  int x;
  int y;

  point_on_map (self, px, py, &x, &y);
  mu_map_move_place (self->scene->map, self->grabbed, CLAMP (x, 0, MU_MAP_SPAN),
                     CLAMP (y, 0, MU_MAP_SPAN), NULL);
  mu_map_view_redraw (self);
}

static void
pan_to (MuMapView *self, double dx, double dy)
{
  MuSceneView view = self->view;

  if (self->fits || self->scene == NULL)
    return;
  view.left = self->pan_left - dx / view.scale;
  view.top = self->pan_top + dy / view.scale;
  mu_map_view_set_view (self, view);
}

void
mu_map_view_carry (MuMapView *self, double dx, double dy)
{
  if (self->scene == NULL || (!self->carries && hypot (dx, dy) < THRESHOLD))
    return;
  if (!self->carries)
    begin_to_carry (self);
  self->pointer_x = self->hand_x + dx;
  self->pointer_y = self->hand_y + dy;
  switch (self->hand) {
  case MU_MAP_HAND_IDLE:
    break;
  case MU_MAP_HAND_MOVES:
    move_to (self, self->pointer_x, self->pointer_y);
    break;
  case MU_MAP_HAND_LAYS:
    gtk_widget_queue_draw (GTK_WIDGET (self));
    break;
  case MU_MAP_HAND_PANS:
    pan_to (self, dx, dy);
    break;
  }
}

void
mu_map_view_let_go (MuMapView *self, double dx, double dy)
{
  const MuMapHand hand = self->hand;
  const int from = self->road_from;
  g_autoptr (MuMap) before = NULL;

  if (self->carries)
    mu_map_view_carry (self, dx, dy);
  before = g_steal_pointer (&self->before);
  self->hand = MU_MAP_HAND_IDLE;
  if (!self->carries || hand == MU_MAP_HAND_PANS)
    return;
  self->carries = FALSE;
  if (hand == MU_MAP_HAND_MOVES)
    mu_map_view_tell_change (self, before);
  else {
    const int to = mu_map_view_place_at (self, self->pointer_x, self->pointer_y);
    self->road_from = MU_MAP_NOWHERE;
    gtk_widget_queue_draw (GTK_WIDGET (self));
    if (to != MU_MAP_NOWHERE)
      mu_map_view_lay_road (self, from, to);
  }
}

void
mu_map_view_drop (MuMapView *self)
{
  g_autoptr (MuMap) before = g_steal_pointer (&self->before);

  self->hand = MU_MAP_HAND_IDLE;
  self->carries = FALSE;
  self->road_from = MU_MAP_NOWHERE;
  if (before)
    mu_map_scene_set_map (self->scene, before);
  mu_map_view_describe (self);
  mu_map_view_redraw (self);
}

/* --- changes -------------------------------------------------------------------------- */

/* A copy to be changed; NULL where the map is only to be looked at. */
static MuMap *
begin_change (MuMapView *self)
{
  return self->scene && self->editable ? mu_map_copy (self->scene->map) : NULL;
}

void
mu_map_view_add_at (MuMapView *self, double px, double py)
{
  g_autoptr (MuMap) map = begin_change (self);
  g_autoptr (GError) why = NULL;
  int place;
  int x;
  int y;

  if (map == NULL)
    return;
  point_on_map (self, px, py, &x, &y);
  place = mu_map_add_spot (map, NULL, x, y, &why);
  if (place == MU_MAP_NOWHERE) {
    mu_map_view_refuse (self, why);
    return;
  }
  mu_map_view_change (self, map);
  mu_map_view_pick (self, place, MU_MAP_NOWHERE);
}

gboolean
mu_map_view_nudge (MuMapView *self, int dx, int dy)
{
  const int place = mu_map_view_get_chosen (self);
  g_autoptr (MuMap) map = place >= 0 ? begin_change (self) : NULL;
  const MuMapPlace *at = map ? mu_map_place (map, place) : NULL;

  if (map == NULL)
    return FALSE;
  mu_map_move_place (map, place, CLAMP (at->x + dx, 0, MU_MAP_SPAN),
                     CLAMP (at->y - dy, 0, MU_MAP_SPAN), NULL);
  mu_map_view_change (self, map);
  mu_map_view_reveal (self, place);
  return TRUE;
}

void
mu_map_view_lay_road (MuMapView *self, int from, int to)
{
  g_autoptr (MuMap) map = begin_change (self);
  g_autoptr (GError) why = NULL;
  MuMapRoad road = { .kind = MU_MAP_ROAD, .from = from, .to = to, .days = 1 };
  int laid;

  if (map == NULL)
    return;
  road.days = mu_map_guess_days (map, from, to, road.kind);
  laid = mu_map_add_road (map, &road, &why);
  if (laid == MU_MAP_NOWHERE) {
    mu_map_view_refuse (self, why);
    return;
  }
  mu_map_view_change (self, map);
  mu_map_view_pick (self, MU_MAP_NOWHERE, laid);
}

void
mu_map_view_remove_chosen (MuMapView *self)
{
  const int place = mu_map_view_get_chosen (self), road = mu_map_view_get_road (self);
  g_autoptr (MuMap) map = begin_change (self);

  if (map == NULL
      || !(place >= 0  ? mu_map_remove_place (map, place, NULL)
           : road >= 0 ? mu_map_remove_road (map, road, NULL)
                       : FALSE))
    return;
  mu_map_view_change (self, map);
  if (road >= 0)
    mu_map_view_pick (self, MU_MAP_NOWHERE, MU_MAP_NOWHERE);
}

void
mu_map_view_road_key (MuMapView *self)
{
  const int place = mu_map_view_get_chosen (self), from = self->road_from;

  if (place < 0 || !self->editable)
    return;
  self->road_from = from == MU_MAP_NOWHERE ? place : MU_MAP_NOWHERE;
  mu_map_view_describe (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (from != MU_MAP_NOWHERE)
    mu_map_view_lay_road (self, from, place);
}
