#include "app/desktop/map/map_view.h"

#include <glib/gi18n.h>

#include "app/desktop/map/map_view_private.h"

G_DEFINE_FINAL_TYPE (MuMapView, mu_map_view, MU_TYPE_PICTURE_VIEW)

enum { PLACE_CHOSEN, ROAD_CHOSEN, FORCE_CHOSEN, DETAILS_WANTED, CHANGED, REFUSED, N_SIGNALS };
static guint signals[N_SIGNALS];

enum { PROP_EDITABLE = 1, PROP_ROAD_MODE, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

/* --- for who does not see it --------------------------------------------------------- */

static void
append_roads (MuMapView *self, int place, GString *text)
{
  const MuMap *map = self->scene->map;
  gboolean any = FALSE;

  for (int i = 0; i < (int) map->roads->len; i++) {
    const MuMapRoad *road = mu_map_road (map, i);
    const int to = mu_map_other_end (road, place);
    if (to == MU_MAP_NOWHERE)
      continue;
    g_string_append (text, any ? ", " : _ ("Roads: "));
    /* TRANSLATORS: a place that a road leads to, and how long it takes */
    g_string_append_printf (text, ngettext ("%s %d day", "%s %d days", (gulong) road->days),
                            mu_map_place (map, to)->name, road->days);
    any = TRUE;
  }
  g_string_append (text, any ? ". " : _ ("No road leads here. "));
}

static void
append_forces (MuMapView *self, int place, GString *text)
{
  for (int i = 0; i < (int) self->scene->forces->len; i++) {
    if (g_array_index (self->scene->forces, MuMapForce, i).place != place)
      continue;
    g_autofree char *words = mu_map_scene_force_words (self->scene, i);
    g_string_append_printf (text, "%s. ", words);
  }
}

static char *
describe_place (MuMapView *self, int place)
{
  GString *text = g_string_new (NULL);

  if (self->road_from != MU_MAP_NOWHERE)
    g_string_append_printf (text, _ ("A road from %s: R ends it here, Escape gives it up. "),
                            mu_map_place (self->scene->map, self->road_from)->name);
  append_roads (self, place, text);
  append_forces (self, place, text);
  return g_string_free (text, FALSE);
}

static char *
describe_road (MuMapView *self, int road)
{
  const MuMap *map = self->scene->map;
  const MuMapRoad *it = mu_map_road (map, road);

  /* TRANSLATORS: the kind of a road and the places at its ends */
  return g_strdup_printf (ngettext ("Map: %s from %s to %s, %d day",
                                    "Map: %s from %s to %s, %d days", (gulong) it->days),
                          mu_map_road_words (it->kind), mu_map_place (map, it->from)->name,
                          mu_map_place (map, it->to)->name, it->days);
}

void
mu_map_view_describe (MuMapView *self)
{
  const int place = mu_map_view_get_chosen (self), road = mu_map_view_get_road (self);
  g_autofree char *words = place >= 0  ? mu_map_scene_place_words (self->scene, place)
                           : road >= 0 ? describe_road (self, road)
                                       : NULL;
  g_autofree char *label = place >= 0 ? g_strdup_printf (_ ("Map: %s"), words) : NULL;
  g_autofree char *more = place >= 0 ? describe_place (self, place) : NULL;

  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
      label   ? label
      : words ? words
              : _ ("Map"),
      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      more ? more : _ ("Tab goes from place to place; plus and minus zoom"), -1);
}

/* --- the scene --------------------------------------------------------------------------- */

static void
redraw (MuMapView *self)
{
  mu_map_view_describe (self);
  mu_picture_view_redraw (MU_PICTURE_VIEW (self));
}

/* Where the map has another shape than that of before, it is seen whole. */
static void
show_map (MuMapView *self, double width_before)
{
  const MuMapScene *scene = self->scene;
  const double width = scene ? scene->width : 0;

  mu_picture_view_set_extent (MU_PICTURE_VIEW (self), width, scene ? scene->depth : 0);
  if (width == 0 || width != width_before)
    mu_picture_view_fit (MU_PICTURE_VIEW (self));
  redraw (self);
}

static char *
dup_chosen (MuMapView *self)
{
  const int place = mu_map_view_get_chosen (self);

  return place >= 0 ? g_strdup (mu_map_place (self->scene->map, place)->key) : NULL;
}

void
mu_map_view_show (MuMapView *self, MuMapScene *scene)
{
  g_autoptr (MuMapScene) before = self->scene;
  g_autofree char *chosen = dup_chosen (self);

  mu_map_view_drop (self);
  self->scene = scene;
  self->road_from = MU_MAP_NOWHERE;
  if (scene && scene->chosen == MU_MAP_NOWHERE && chosen)
    scene->chosen = mu_map_find (scene->map, chosen);
  show_map (self, before ? before->width : 0);
}

void
mu_map_view_set_map (MuMapView *self, const MuMap *map)
{
  const int chosen = mu_map_view_get_chosen (self);
  const double width = self->scene ? self->scene->width : 0;

  g_return_if_fail (self->scene != NULL);
  mu_map_view_drop (self);
  self->road_from = MU_MAP_NOWHERE;
  mu_map_scene_set_map (self->scene, map);
  show_map (self, width);
  if (chosen >= 0 && self->scene->chosen < 0)
    mu_map_view_pick (self, MU_MAP_NOWHERE, MU_MAP_NOWHERE);
}

const MuMapScene *
mu_map_view_get_scene (MuMapView *self)
{
  return self->scene;
}

const MuMap *
mu_map_view_get_map (MuMapView *self)
{
  return self->scene ? self->scene->map : NULL;
}

/* --- what is chosen ------------------------------------------------------------------------- */

int
mu_map_view_get_chosen (MuMapView *self)
{
  return self->scene ? self->scene->chosen : MU_MAP_NOWHERE;
}

int
mu_map_view_get_road (MuMapView *self)
{
  return self->scene ? self->scene->chosen_road : MU_MAP_NOWHERE;
}

static void
mark_chosen (MuMapView *self, int place, int road)
{
  self->scene->chosen = place;
  self->scene->chosen_road = road;
  redraw (self);
}

void
mu_map_view_pick (MuMapView *self, int place, int road)
{
  g_autofree char *key = NULL;

  if (self->scene == NULL)
    return;
  mark_chosen (self, place, road);
  key = dup_chosen (self);
  g_signal_emit (self, signals[PLACE_CHOSEN], 0, key ? key : "");
  g_signal_emit (self, signals[ROAD_CHOSEN], 0, road);
}

/* --- what is told --------------------------------------------------------------------------- */

void
mu_map_view_tell_change (MuMapView *self, const MuMap *before)
{
  redraw (self);
  g_signal_emit (self, signals[CHANGED], 0, before, self->scene->map);
}

void
mu_map_view_refuse (MuMapView *self, const GError *why)
{
  g_signal_emit (self, signals[REFUSED], 0, why->message);
}

void
mu_map_view_change (MuMapView *self, const MuMap *after)
{
  g_return_if_fail (self->scene != NULL);
  g_autoptr (MuMap) before = mu_map_copy (self->scene->map);

  mu_map_view_set_map (self, after);
  mu_map_view_tell_change (self, before);
}

/* --- the widget ------------------------------------------------------------------------------ */

static void
set_property (GObject *object, guint property, const GValue *value, GParamSpec *spec)
{
  MuMapView *self = MU_MAP_VIEW (object);

  if (property == PROP_EDITABLE)
    self->editable = g_value_get_boolean (value);
  else
    self->road_mode = g_value_get_boolean (value);
}

static void
get_property (GObject *object, guint property, GValue *value, GParamSpec *spec)
{
  MuMapView *self = MU_MAP_VIEW (object);

  g_value_set_boolean (value, property == PROP_EDITABLE ? self->editable : self->road_mode);
}

static void
mu_map_view_dispose (GObject *object)
{
  MuMapView *self = MU_MAP_VIEW (object);

  g_clear_pointer (&self->scene, mu_map_scene_free);
  g_clear_pointer (&self->before, mu_map_free);
  G_OBJECT_CLASS (mu_map_view_parent_class)->dispose (object);
}

static guint
new_signal (MuMapViewClass *class, const char *name, guint arguments, GType first, GType second)
{
  return g_signal_new (name, G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, arguments, first, second);
}

static void
add_signals (MuMapViewClass *class)
{
  signals[PLACE_CHOSEN] = new_signal (class, "place-chosen", 1, G_TYPE_STRING, G_TYPE_NONE);
  signals[ROAD_CHOSEN] = new_signal (class, "road-chosen", 1, G_TYPE_INT, G_TYPE_NONE);
  signals[FORCE_CHOSEN] = new_signal (class, "force-chosen", 1, G_TYPE_INT, G_TYPE_NONE);
  signals[DETAILS_WANTED] = new_signal (class, "details-wanted", 1, G_TYPE_STRING, G_TYPE_NONE);
  signals[CHANGED] = new_signal (class, "changed", 2, G_TYPE_POINTER, G_TYPE_POINTER);
  signals[REFUSED] = new_signal (class, "refused", 1, G_TYPE_STRING, G_TYPE_NONE);
}

static void
add_properties (GObjectClass *object)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object->set_property = set_property;
  object->get_property = get_property;
  properties[PROP_EDITABLE] = g_param_spec_boolean ("editable", NULL, NULL, FALSE, flags);
  properties[PROP_ROAD_MODE] = g_param_spec_boolean ("road-mode", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object, N_PROPERTIES, properties);
}

static void
mu_map_view_class_init (MuMapViewClass *class)
{
  MuPictureViewClass *picture = MU_PICTURE_VIEW_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_map_view_dispose;
  add_properties (G_OBJECT_CLASS (class));
  add_signals (class);
  mu_map_view_draws (picture);
  mu_map_view_edits (picture);
  mu_map_view_picks (picture);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "campaign-map");
}

static void
mu_map_view_init (MuMapView *self)
{
  self->road_from = MU_MAP_NOWHERE;
  mu_map_view_describe (self);
}
