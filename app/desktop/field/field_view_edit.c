/* Bodies moved and turned by hand, instead of the view. */
#include <math.h>

#include "app/desktop/field/field_view_private.h"

#define HANDLE_AHEAD 26.0 /* pixels before the front */
#define HANDLE_SIZE  8.0
#define HANDLE_REACH 16.0
#define SLACK        4.0
#define THRESHOLD    4.0

void
mu_field_view_edit_side (MuFieldView *self, MuSide side)
{
  self->edits = side;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
mu_field_view_to_table (MuFieldView *self, double px, double py, double *x, double *y)
{
  mu_scene_to_table (&self->view, px, py, x, y);
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

int
mu_field_view_edited (MuFieldView *self)
{
  const int body = mu_field_view_get_selected (self);

  return is_own (self, body) ? body : -1;
}

/* --- the handle ------------------------------------------------------------------ */

static void
find_handle (MuFieldView *self, const MuSceneBody *body, double *x, double *y)
{
  mu_scene_to_picture (&self->view, body->x, body->y, x, y);
  *x += sin (body->turn) * HANDLE_AHEAD;
  *y -= cos (body->turn) * HANDLE_AHEAD;
}

static void
stroke_handle (MuFieldView *self, cairo_t *cr, const MuSceneBody *body)
{
  double x, y, hx, hy;

  mu_scene_to_picture (&self->view, body->x, body->y, &x, &y);
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
  const int body = mu_field_view_edited (self);
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
  const int body = mu_field_view_edited (self);
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
  const int body = mu_scene_body_at (self->scene, &self->view, px, py, SLACK);
  double x, y;

  if (!is_own (self, body))
    return FALSE;
  mu_scene_to_table (&self->view, px, py, &x, &y);
  self->grab = MU_GRAB_BODY;
  self->grabbed = body;
  self->grab_dx = body_at (self, body)->x - x;
  self->grab_dy = body_at (self, body)->y - y;
  return TRUE;
}

gboolean
mu_field_view_grab (MuFieldView *self, double px, double py)
{
  self->grab = MU_GRAB_NOTHING;
  self->grab_x = px;
  self->grab_y = py;
  return self->scene && self->edits != MU_SIDE_NONE
         && (grab_handle (self, px, py) || grab_body (self, px, py));
}

static void
carry_handle (MuFieldView *self, double x, double y, gboolean done)
{
  const MuScenePoint middle = mu_scene_body_middle (body_at (self, self->grabbed));
  const double turn = atan2 (x - middle.x, y - middle.y);

  g_signal_emit_by_name (self, "body-turned", self->grabbed, turn, done);
}

/* dx, dy: pixels since it was grabbed. done: it is let go of there. */
void
mu_field_view_carry (MuFieldView *self, double dx, double dy, gboolean done)
{
  const MuGrab grab = self->grab;
  double x, y;

  if (done)
    self->grab = MU_GRAB_NOTHING;
  if (grab == MU_GRAB_NOTHING || !is_own (self, self->grabbed))
    return;
  if (!self->carries && hypot (dx, dy) < THRESHOLD)
    return;
  self->carries = !done;
  mu_scene_to_table (&self->view, self->grab_x + dx, self->grab_y + dy, &x, &y);
  if (grab == MU_GRAB_HANDLE)
    carry_handle (self, x, y, done);
  else
    g_signal_emit_by_name (self, "body-moved", self->grabbed, x + self->grab_dx, y + self->grab_dy,
                           done);
}

void
mu_field_view_drop (MuFieldView *self)
{
  self->grab = MU_GRAB_NOTHING;
  self->carries = FALSE;
  g_signal_emit_by_name (self, "hand-opened");
}

/* --- keys ---------------------------------------------------------------------------- */

gboolean
mu_field_view_nudge (MuFieldView *self, int dx, int dy)
{
  const int body = mu_field_view_edited (self);

  if (body < 0)
    return FALSE;
  g_signal_emit_by_name (self, "body-nudged", body, dx, -dy);
  return TRUE;
}

void
mu_field_view_add_edit_signals (gpointer class)
{
  const GType type = G_TYPE_FROM_CLASS (class);

  g_signal_new ("body-moved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 4,
                G_TYPE_INT, G_TYPE_DOUBLE, G_TYPE_DOUBLE, G_TYPE_BOOLEAN);
  g_signal_new ("body-turned", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                G_TYPE_INT, G_TYPE_DOUBLE, G_TYPE_BOOLEAN);
  g_signal_new ("body-nudged", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                G_TYPE_INT, G_TYPE_INT, G_TYPE_INT);
  g_signal_new ("hand-opened", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}
