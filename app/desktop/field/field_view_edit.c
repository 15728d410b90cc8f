/* Bodies moved and turned by hand, instead of the view. */
#include <math.h>

#include "app/desktop/field/field_view_private.h"

#define HANDLE_AHEAD 26.0 /* pixels before the front */
#define HANDLE_SIZE  8.0
#define HANDLE_REACH 16.0
#define SLACK        4.0
#define THRESHOLD    4.0
#define NUDGE        5 /* paces */
#define FAR_NUDGE    20

void
mu_field_view_edit_side (MuFieldView *self, MuSide side)
{
  self->edits = side;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

int
mu_field_view_body_at (MuFieldView *self, double px, double py, double slack)
{
  const MuSceneView *view = mu_picture_view_get_view (MU_PICTURE_VIEW (self));

  return self->scene ? mu_scene_body_at (self->scene, view, px, py, slack) : -1;
}

static const MuSceneBody *
body_at (MuFieldView *self, int body)
{
  return &g_array_index (self->scene->bodies, MuSceneBody, body);
}

static gboolean
is_own (MuFieldView *self, int body)
{
  return self->scene && self->edits != MU_SIDE_NONE && body >= 0
         && body < (int) self->scene->bodies->len && body_at (self, body)->side == self->edits
         && mu_scene_body_stands (body_at (self, body));
}

/* The selected body if it can be edited, else -1. */
static int
edited (MuFieldView *self)
{
  const int body = mu_field_view_get_selected (self);

  return is_own (self, body) ? body : -1;
}

/* --- the handle ------------------------------------------------------------------ */

static void
find_handle (MuFieldView *self, const MuSceneBody *body, double *x, double *y)
{
  mu_picture_view_to_picture (MU_PICTURE_VIEW (self), (MuScenePoint){ body->x, body->y }, x, y);
  *x += sin (body->turn) * HANDLE_AHEAD;
  *y -= cos (body->turn) * HANDLE_AHEAD;
}

static void
stroke_handle (MuFieldView *self, cairo_t *cr, const MuSceneBody *body)
{
  double x, y, hx, hy;

  mu_picture_view_to_picture (MU_PICTURE_VIEW (self), (MuScenePoint){ body->x, body->y }, &x, &y);
  find_handle (self, body, &hx, &hy);
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, hx, hy);
  cairo_new_sub_path (cr);
  cairo_arc (cr, hx, hy, HANDLE_SIZE, 0, 2 * G_PI);
}

/* A knob before the front: to be dragged round the body. */
void
mu_field_view_draw_handle (MuFieldView *self, cairo_t *cr, const MuSceneLook *look)
{
  const int body = edited (self);
  const double light = look->palette == MU_SCENE_DARK ? 0.1 : 1;

  if (body < 0)
    return;
  stroke_handle (self, cr, body_at (self, body));
  cairo_set_source_rgb (cr, light, light, light);
  cairo_set_line_width (cr, 5);
  cairo_stroke_preserve (cr);
  cairo_fill (cr);
  stroke_handle (self, cr, body_at (self, body));
  cairo_set_source_rgb (cr, 1 - light, 1 - light, 1 - light);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
}

/* --- the hand ---------------------------------------------------------------------- */

static gboolean
grab_handle (MuFieldView *self, double px, double py)
{
  const int body = edited (self);
  double x, y;

  if (body < 0)
    return FALSE;
  find_handle (self, body_at (self, body), &x, &y);
  if (hypot (px - x, py - y) > HANDLE_REACH)
    return FALSE;
  self->grab = MU_GRAB_HANDLE;
  self->grabbed = body;
  return TRUE;
}

static gboolean
grab_body (MuFieldView *self, double px, double py)
{
  const int body = mu_field_view_body_at (self, px, py, SLACK);
  double x, y;

  if (!is_own (self, body))
    return FALSE;
  mu_picture_view_to_table (MU_PICTURE_VIEW (self), px, py, &x, &y);
  self->grab = MU_GRAB_BODY;
  self->grabbed = body;
  self->grab_dx = body_at (self, body)->x - x;
  self->grab_dy = body_at (self, body)->y - y;
  return TRUE;
}

static void
press (MuPictureView *view, double px, double py, GdkModifierType keys)
{
  MuFieldView *self = MU_FIELD_VIEW (view);

  self->grab = MU_GRAB_NOTHING;
  if (self->scene && self->edits != MU_SIDE_NONE && !grab_handle (self, px, py))
    grab_body (self, px, py);
}

static void
carry_handle (MuFieldView *self, double x, double y, gboolean done)
{
  const MuScenePoint middle = mu_scene_body_middle (body_at (self, self->grabbed));
  const double turn = atan2 (x - middle.x, y - middle.y);

  g_signal_emit_by_name (self, "body-turned", self->grabbed, turn, done);
}

/* done: it is let go of there. */
static void
carry_grabbed (MuFieldView *self, const MuPictureDrag *drag, gboolean done)
{
  const MuGrab grab = self->grab;
  double x, y;

  if (done)
    self->grab = MU_GRAB_NOTHING;
  if (grab == MU_GRAB_NOTHING || !is_own (self, self->grabbed))
    return;
  if (!self->carries && hypot (drag->right, drag->down) < THRESHOLD)
    return;
  self->carries = !done;
  mu_picture_view_to_table (MU_PICTURE_VIEW (self), drag->x, drag->y, &x, &y);
  if (grab == MU_GRAB_HANDLE)
    carry_handle (self, x, y, done);
  else
    g_signal_emit_by_name (self, "body-moved", self->grabbed, x + self->grab_dx, y + self->grab_dy,
                           done);
}

static gboolean
carry (MuPictureView *view, const MuPictureDrag *drag)
{
  if (MU_FIELD_VIEW (view)->grab != MU_GRAB_NOTHING)
    carry_grabbed (MU_FIELD_VIEW (view), drag, FALSE);
  else
    mu_picture_view_pan (view, drag);
  return gtk_drag_check_threshold (GTK_WIDGET (view), 0, 0, (int) drag->right, (int) drag->down);
}

static void
let_go (MuPictureView *view, const MuPictureDrag *drag)
{
  MuFieldView *self = MU_FIELD_VIEW (view);

  if (self->carries)
    carry_grabbed (self, drag, TRUE);
  self->grab = MU_GRAB_NOTHING;
}

static void
drop (MuPictureView *view)
{
  MuFieldView *self = MU_FIELD_VIEW (view);

  if (self->grab == MU_GRAB_NOTHING)
    return;
  self->grab = MU_GRAB_NOTHING;
  self->carries = FALSE;
  g_signal_emit_by_name (self, "hand-opened");
}

static gboolean
nudge (MuPictureView *view, int right, int down, gboolean far)
{
  const int way = far ? FAR_NUDGE : NUDGE;
  const int body = edited (MU_FIELD_VIEW (view));

  if (body < 0)
    return !far && mu_field_view_go (MU_FIELD_VIEW (view), right, down);
  g_signal_emit_by_name (view, "body-nudged", body, right * way, -down * way);
  return TRUE;
}

static void
add_signals (GType type)
{
  g_signal_new ("body-moved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 4,
                G_TYPE_INT, G_TYPE_DOUBLE, G_TYPE_DOUBLE, G_TYPE_BOOLEAN);
  g_signal_new ("body-turned", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                G_TYPE_INT, G_TYPE_DOUBLE, G_TYPE_BOOLEAN);
  g_signal_new ("body-nudged", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                G_TYPE_INT, G_TYPE_INT, G_TYPE_INT);
  g_signal_new ("hand-opened", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

void
mu_field_view_edits (MuFieldViewClass *class)
{
  MuPictureViewClass *picture = MU_PICTURE_VIEW_CLASS (class);

  add_signals (G_TYPE_FROM_CLASS (class));
  picture->press = press;
  picture->carry = carry;
  picture->let_go = let_go;
  picture->drop = drop;
  picture->nudge = nudge;
}
