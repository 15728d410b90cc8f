/* What of the map is picked, with the hand and with keys. */
#include <gdk/gdkkeysyms.h>
#include <glib/gi18n.h>

#include "app/desktop/map/map_view_private.h"

#define ROAD_NEAR 6.0 /* pixels off a road that still hit it */

/* --- what lies there --------------------------------------------------------------------- */

static int
force_at (MuMapView *self, double x, double y)
{
  const MuSceneView *view = mu_picture_view_get_view (MU_PICTURE_VIEW (self));
  MuSceneLook look;

  mu_picture_view_look (MU_PICTURE_VIEW (self), &look);
  return mu_map_scene_force_at (self->scene, view, &look, x, y);
}

static int
road_at (MuMapView *self, double x, double y)
{
  return mu_map_scene_road_at (self->scene, mu_picture_view_get_view (MU_PICTURE_VIEW (self)), x, y,
                               ROAD_NEAR);
}

static void
choose_at (MuMapView *self, double x, double y)
{
  const int force = force_at (self, x, y);
  const int place = mu_map_view_place_at (self, x, y);

  if (force != MU_MAP_NOWHERE)
    g_signal_emit_by_name (self, "force-chosen", force);
  else
    mu_map_view_pick (self, place, place == MU_MAP_NOWHERE ? road_at (self, x, y) : MU_MAP_NOWHERE);
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
query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  MuMapView *self = MU_MAP_VIEW (widget);
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
  mu_picture_view_reveal (view, mu_map_scene_spot (self->scene, next));
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

/* --- actions --------------------------------------------------------------------------------- */

static void
add_in_the_middle (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_map_view_add_at (MU_MAP_VIEW (widget), gtk_widget_get_width (widget) / 2.0,
                      gtk_widget_get_height (widget) / 2.0);
}

static void
remove_chosen (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_map_view_remove_chosen (MU_MAP_VIEW (widget));
}

static void
road (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_map_view_road_key (MU_MAP_VIEW (widget));
}

static void
details (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const int place = mu_map_view_get_chosen (MU_MAP_VIEW (widget));

  if (place >= 0)
    g_signal_emit_by_name (widget, "details-wanted",
                           mu_map_place (mu_map_view_get_map (MU_MAP_VIEW (widget)), place)->key);
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

static void
bind_actions (GtkWidgetClass *widget)
{
  gtk_widget_class_install_action (widget, "map.add", NULL, add_in_the_middle);
  gtk_widget_class_install_action (widget, "map.remove", NULL, remove_chosen);
  gtk_widget_class_install_action (widget, "map.road", NULL, road);
  gtk_widget_class_install_action (widget, "map.details", NULL, details);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget, keys[i].key, keys[i].state, keys[i].action, NULL);
}

void
mu_map_view_picks (MuPictureViewClass *picture)
{
  GTK_WIDGET_CLASS (picture)->query_tooltip = query_tooltip;
  picture->click = click;
  picture->choose_next = choose_next;
  picture->let_off = let_off;
  bind_actions (GTK_WIDGET_CLASS (picture));
}
