/* What hands do on the battlefield. */
#include <glib/gi18n.h>

#include "app/desktop/field/field_view_private.h"

#define NUDGE     5 /* paces */
#define FAR_NUDGE 20
#define SLACK     6.0 /* pixels off a body's edge that still hit it */

/* --- seeing ----------------------------------------------------------------------------- */

static void
zoom_at (MuPictureView *view, double factor, double x, double y)
{
  mu_field_view_zoom_at (MU_FIELD_VIEW (view), factor, x, y);
}

static void
zoom_at_pointer (MuPictureView *view, double factor)
{
  MuFieldView *self = MU_FIELD_VIEW (view);

  mu_field_view_zoom_at (self, factor, self->pointer_x, self->pointer_y);
}

static void
zoom (MuPictureView *view, double factor)
{
  mu_field_view_zoom (MU_FIELD_VIEW (view), factor);
}

static void
fit (MuPictureView *view)
{
  mu_field_view_fit (MU_FIELD_VIEW (view));
}

static gboolean
fits (MuPictureView *view)
{
  return MU_FIELD_VIEW (view)->fits;
}

static void
pan (MuPictureView *view, double right, double down)
{
  mu_field_view_move (MU_FIELD_VIEW (view), right, down);
}

static void
toggle_key (MuPictureView *view)
{
  mu_field_view_toggle_key (MU_FIELD_VIEW (view));
}

/* --- mouse and touch ----------------------------------------------------------------- */

static void
moved (MuPictureView *view, double x, double y)
{
  MuFieldView *self = MU_FIELD_VIEW (view);

  self->pointer_x = x;
  self->pointer_y = y;
}

static void
press (MuPictureView *view, double x, double y, GdkModifierType keys)
{
  MuFieldView *self = MU_FIELD_VIEW (view);

  mu_field_view_grab (self, x, y);
  self->drag_left = self->view.left;
  self->drag_top = self->view.top;
}

static void
pan_from_press (MuFieldView *self, double right, double down)
{
  MuSceneView view = self->view;

  if (self->scene == NULL || self->fits)
    return;
  view.left = self->drag_left - right / view.scale;
  view.top = self->drag_top + down / view.scale;
  mu_field_view_set_view (self, view);
}

static gboolean
carry (MuPictureView *view, double right, double down)
{
  MuFieldView *self = MU_FIELD_VIEW (view);

  if (self->grab != MU_GRAB_NOTHING)
    mu_field_view_carry (self, right, down, FALSE);
  else
    pan_from_press (self, right, down);
  return gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) right, (int) down);
}

static void
let_go (MuPictureView *view, double right, double down)
{
  MuFieldView *self = MU_FIELD_VIEW (view);

  if (self->carries)
    mu_field_view_carry (self, right, down, TRUE);
  self->grab = MU_GRAB_NOTHING;
}

static void
drop (MuPictureView *view)
{
  if (MU_FIELD_VIEW (view)->grab != MU_GRAB_NOTHING)
    mu_field_view_drop (MU_FIELD_VIEW (view));
}

static void
click (MuPictureView *view, int presses, double x, double y)
{
  MuFieldView *self = MU_FIELD_VIEW (view);

  if (self->scene)
    mu_field_view_choose (self, mu_scene_body_at (self->scene, &self->view, x, y, SLACK));
  if (presses == 2)
    mu_field_view_zoom_at (self, 2, x, y);
}

static gboolean
tell (MuPictureView *view, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  MuFieldView *self = MU_FIELD_VIEW (view);
  const int body = keyboard      ? mu_field_view_get_selected (self)
                   : self->scene ? mu_scene_body_at (self->scene, &self->view, x, y, SLACK)
                                 : -1;
  g_autofree char *name = mu_field_view_name (self, body);
  g_autofree char *state = mu_field_view_state (self, body);

  if (name == NULL || state == NULL)
    return FALSE;
  g_autofree char *text = g_markup_printf_escaped ("<b>%s</b>\n%s", name, state);
  gtk_tooltip_set_markup (tooltip, text);
  return TRUE;
}

/* --- keys ------------------------------------------------------------------------------- */

/* The next body that stands on the table; -1 past the last. */
static int
next_body (MuFieldView *self, int way)
{
  const int bodies = self->scene ? (int) self->scene->bodies->len : 0;
  const int now = mu_field_view_get_selected (self);

  for (int i = now < 0 ? (way > 0 ? 0 : bodies - 1) : now + way; i >= 0 && i < bodies; i += way)
    if (mu_scene_body_stands (&g_array_index (self->scene->bodies, MuSceneBody, i)))
      return i;
  return -1;
}

static gboolean
choose_next (MuPictureView *view, int way)
{
  const int next = next_body (MU_FIELD_VIEW (view), way);

  if (next >= 0)
    mu_field_view_choose (MU_FIELD_VIEW (view), next);
  return next >= 0;
}

static gboolean
let_off (MuPictureView *view)
{
  if (mu_field_view_get_selected (MU_FIELD_VIEW (view)) < 0)
    return FALSE;
  mu_field_view_choose (MU_FIELD_VIEW (view), -1);
  return TRUE;
}

static gboolean
nudge (MuPictureView *view, int right, int down, gboolean far)
{
  const int way = far ? FAR_NUDGE : NUDGE;

  return mu_field_view_nudge (MU_FIELD_VIEW (view), right * way, down * way);
}

void
mu_field_view_does (MuPictureViewInterface *does)
{
  does->zoom_at = zoom_at;
  does->zoom_at_pointer = zoom_at_pointer;
  does->zoom = zoom;
  does->fit = fit;
  does->fits = fits;
  does->pan = pan;
  does->toggle_key = toggle_key;
  does->moved = moved;
  does->press = press;
  does->carry = carry;
  does->let_go = let_go;
  does->drop = drop;
  does->click = click;
  does->tell = tell;
  does->nudge = nudge;
  does->choose_next = choose_next;
  does->let_off = let_off;
}
