/* Places moved, added and removed, roads laid, by hand and by key. */
#include <math.h>

#include "app/desktop/map/map_view_private.h"

#define SLACK     7.0 /* pixels off a sign that still hit it */
#define THRESHOLD 5.0
#define NUDGE     50 /* of the map's lengths */
#define FAR_NUDGE 250

int
mu_map_view_place_at (MuMapView *self, double px, double py)
{
  MuPictureView *picture = MU_PICTURE_VIEW (self);
  MuSceneLook look;

  if (self->scene == NULL)
    return MU_MAP_NOWHERE;
  mu_picture_view_look (picture, &look);
  return mu_map_scene_place_at (self->scene, mu_picture_view_get_view (picture), &look, px, py,
                                SLACK);
}

static void
point_on_map (MuMapView *self, double px, double py, int *x, int *y)
{
  double tx;
  double ty;

  mu_picture_view_to_table (MU_PICTURE_VIEW (self), px, py, &tx, &ty);
  mu_map_scene_to_map (self->scene, tx, ty, x, y);
}

/* --- the hand ------------------------------------------------------------------------ */

static void
press (MuPictureView *view, double px, double py, GdkModifierType keys)
{
  MuMapView *self = MU_MAP_VIEW (view);
  const gboolean lays = (keys & GDK_CONTROL_MASK) || self->road_mode;

  self->carries = FALSE;
  self->grabbed = mu_map_view_place_at (self, px, py);
  self->hand = self->grabbed == MU_MAP_NOWHERE || !self->editable ? MU_MAP_HAND_PANS
               : lays                                             ? MU_MAP_HAND_LAYS
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
  mu_picture_view_redraw (MU_PICTURE_VIEW (self));
}

static gboolean
carry (MuPictureView *view, const MuPictureDrag *drag)
{
  MuMapView *self = MU_MAP_VIEW (view);

  if (self->scene == NULL || (!self->carries && hypot (drag->right, drag->down) < THRESHOLD))
    return FALSE;
  if (!self->carries)
    begin_to_carry (self);
  switch (self->hand) {
  case MU_MAP_HAND_IDLE:
    break;
  case MU_MAP_HAND_MOVES:
    move_to (self, drag->x, drag->y);
    break;
  case MU_MAP_HAND_LAYS:
    gtk_widget_queue_draw (GTK_WIDGET (self));
    break;
  case MU_MAP_HAND_PANS:
    mu_picture_view_pan (view, drag);
    break;
  }
  return TRUE;
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
  mu_picture_view_redraw (MU_PICTURE_VIEW (self));
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

static gboolean
nudge (MuPictureView *view, int right, int down, gboolean far)
{
  MuMapView *self = MU_MAP_VIEW (view);
  const int place = mu_map_view_get_chosen (self);
  const int way = far ? FAR_NUDGE : NUDGE;
  g_autoptr (MuMap) map = place >= 0 ? begin_change (self) : NULL;
  const MuMapPlace *at = map ? mu_map_place (map, place) : NULL;

  if (map == NULL)
    return FALSE;
  mu_map_move_place (map, place, CLAMP (at->x + right * way, 0, MU_MAP_SPAN),
                     CLAMP (at->y - down * way, 0, MU_MAP_SPAN), NULL);
  mu_map_view_change (self, map);
  mu_picture_view_reveal (view, mu_map_scene_spot (self->scene, place));
  return TRUE;
}

/* From one place to another, as long as the others of the map say. */
static void
lay_road (MuMapView *self, int from, int to)
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
    lay_road (self, from, place);
}

/* --- a hand that lets go ---------------------------------------------------------------- */

static void
end_road (MuMapView *self, const MuPictureDrag *drag)
{
  const int from = self->road_from;
  const int to = mu_map_view_place_at (self, drag->x, drag->y);

  self->road_from = MU_MAP_NOWHERE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (to != MU_MAP_NOWHERE)
    lay_road (self, from, to);
}

static void
let_go (MuPictureView *view, const MuPictureDrag *drag)
{
  MuMapView *self = MU_MAP_VIEW (view);
  const MuMapHand hand = self->hand;
  g_autoptr (MuMap) before = NULL;

  if (self->carries)
    carry (view, drag);
  before = g_steal_pointer (&self->before);
  self->hand = MU_MAP_HAND_IDLE;
  if (!self->carries || hand == MU_MAP_HAND_PANS)
    return;
  self->carries = FALSE;
  if (hand == MU_MAP_HAND_MOVES)
    mu_map_view_tell_change (self, before);
  else
    end_road (self, drag);
}

static void
drop (MuPictureView *view)
{
  if (MU_MAP_VIEW (view)->hand != MU_MAP_HAND_IDLE)
    mu_map_view_drop (MU_MAP_VIEW (view));
}

void
mu_map_view_edits (MuPictureViewClass *picture)
{
  picture->press = press;
  picture->carry = carry;
  picture->let_go = let_go;
  picture->drop = drop;
  picture->nudge = nudge;
}
