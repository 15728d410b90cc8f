/* What hands do on the map. */
#include <gdk/gdkkeysyms.h>
#include <glib/gi18n.h>

#include "app/desktop/map/map_view_private.h"
#include "app/desktop/widget/picture_view.h"

#define NUDGE     50 /* of the map's lengths */
#define FAR_NUDGE 250

/* --- seeing ----------------------------------------------------------------------------- */

static void
zoom_at (MuPictureView *view, double factor, double x, double y)
{
  mu_map_view_zoom_at (MU_MAP_VIEW (view), factor, x, y);
}

static void
zoom_at_pointer (MuPictureView *view, double factor)
{
  MuMapView *self = MU_MAP_VIEW (view);

  mu_map_view_zoom_at (self, factor, self->pointer_x, self->pointer_y);
}

static void
zoom (MuPictureView *view, double factor)
{
  mu_map_view_zoom (MU_MAP_VIEW (view), factor);
}

static void
fit (MuPictureView *view)
{
  mu_map_view_fit (MU_MAP_VIEW (view));
}

static gboolean
fits (MuPictureView *view)
{
  return MU_MAP_VIEW (view)->fits;
}

static void
pan (MuPictureView *view, double right, double down)
{
  mu_map_view_pan (MU_MAP_VIEW (view), right, down);
}

static void
toggle_key (MuPictureView *view)
{
  mu_map_view_toggle_key (MU_MAP_VIEW (view));
}

/* --- mouse and touch ----------------------------------------------------------------- */

static void
moved (MuPictureView *view, double x, double y)
{
  MuMapView *self = MU_MAP_VIEW (view);

  self->pointer_x = x;
  self->pointer_y = y;
}

static void
press (MuPictureView *view, double x, double y, GdkModifierType keys)
{
  mu_map_view_press (MU_MAP_VIEW (view), x, y, (keys & GDK_CONTROL_MASK) != 0);
}

static gboolean
carry (MuPictureView *view, double right, double down)
{
  mu_map_view_carry (MU_MAP_VIEW (view), right, down);
  return MU_MAP_VIEW (view)->carries;
}

static void
let_go (MuPictureView *view, double right, double down)
{
  mu_map_view_let_go (MU_MAP_VIEW (view), right, down);
}

static void
drop (MuPictureView *view)
{
  if (MU_MAP_VIEW (view)->hand != MU_MAP_HAND_IDLE)
    mu_map_view_drop (MU_MAP_VIEW (view));
}

static int
force_at (MuMapView *self, double x, double y)
{
  MuSceneLook look;

  mu_map_view_look (self, &look);
  return mu_map_scene_force_at (self->scene, &self->view, &look, x, y);
}

static void
choose_at (MuMapView *self, double x, double y)
{
  const int force = force_at (self, x, y);
  const int place = mu_map_view_place_at (self, x, y);

  if (force != MU_MAP_NOWHERE)
    g_signal_emit_by_name (self, "force-chosen", force);
  else
    mu_map_view_pick (self, place,
                      place == MU_MAP_NOWHERE ? mu_map_view_road_at (self, x, y) : MU_MAP_NOWHERE);
}

static void
click (MuPictureView *view, int presses, double x, double y)
{
  MuMapView *self = MU_MAP_VIEW (view);

  if (self->scene == NULL)
    return;
  if (presses == 1)
    choose_at (self, x, y);
  if (presses != 2 || force_at (self, x, y) != MU_MAP_NOWHERE)
    return;
  if (mu_map_view_get_chosen (self) != MU_MAP_NOWHERE)
    gtk_widget_activate_action (GTK_WIDGET (self), "map.details", NULL);
  else if (mu_map_view_get_road (self) == MU_MAP_NOWHERE)
    mu_map_view_add_at (self, x, y);
}

static gboolean
tell (MuPictureView *view, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  MuMapView *self = MU_MAP_VIEW (view);
  int force;
  int place;
  g_autofree char *words = NULL;

  if (self->scene == NULL)
    return FALSE;
  force = keyboard ? MU_MAP_NOWHERE : force_at (self, x, y);
  place = keyboard ? mu_map_view_get_chosen (self) : mu_map_view_place_at (self, x, y);
  words = force >= 0   ? mu_map_scene_force_words (self->scene, force)
          : place >= 0 ? mu_map_scene_place_words (self->scene, place)
                       : NULL;
  if (words)
    gtk_tooltip_set_text (tooltip, words);
  return words != NULL;
}

/* --- keys ------------------------------------------------------------------------------- */

static gboolean
nudge (MuPictureView *view, int right, int down, gboolean far)
{
  const int way = far ? FAR_NUDGE : NUDGE;

  return mu_map_view_nudge (MU_MAP_VIEW (view), right * way, down * way);
}

static gboolean
choose_next (MuPictureView *view, int way)
{
  MuMapView *self = MU_MAP_VIEW (view);
  const MuMap *map = mu_map_view_get_map (self);
  const int now = mu_map_view_get_chosen (self);
  const int places = map ? (int) map->places->len : 0;
  const int next = now >= 0 ? now + way : way > 0 ? 0 : places - 1;

  if (next < 0 || next >= places)
    return FALSE;
  mu_map_view_pick (self, next, MU_MAP_NOWHERE);
  mu_map_view_reveal (self, next);
  return TRUE;
}

/* First the road that is being laid, then what is chosen. */
static gboolean
let_off (MuPictureView *view)
{
  MuMapView *self = MU_MAP_VIEW (view);

  if (self->hand != MU_MAP_HAND_IDLE || self->road_from != MU_MAP_NOWHERE)
    mu_map_view_drop (self);
  else if (mu_map_view_get_chosen (self) >= 0 || mu_map_view_get_road (self) >= 0)
    mu_map_view_pick (self, MU_MAP_NOWHERE, MU_MAP_NOWHERE);
  else
    return FALSE;
  return TRUE;
}

static const struct {
  guint key;
  GdkModifierType state;
  const char *action;
} keys[] = {
  { GDK_KEY_r, 0, "map.road" },           { GDK_KEY_Insert, 0, "map.add" },
  { GDK_KEY_KP_Insert, 0, "map.add" },    { GDK_KEY_Delete, 0, "map.remove" },
  { GDK_KEY_KP_Delete, 0, "map.remove" }, { GDK_KEY_Return, 0, "map.details" },
  { GDK_KEY_KP_Enter, 0, "map.details" },
};

void
mu_map_view_bind_keys (GtkWidgetClass *widget)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget, keys[i].key, keys[i].state, keys[i].action, NULL);
  mu_picture_view_bind_keys (widget, "map");
}

void
mu_map_view_does (MuPictureViewInterface *does)
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
