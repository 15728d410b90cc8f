#include "app/desktop/map/map_form.h"

#include <glib/gi18n.h>

#include "app/desktop/map/map_roads.h"
#include "app/desktop/page/choices.h"
#include "app/desktop/page/kept_entry.h"
#include "app/desktop/widget/wiring.h"

struct _MuMapForm {
  AdwBin parent;
  MuMapView *view; /* not owned: both are parts of one editor */
  AdwPreferencesGroup *map_group;
  AdwEntryRow *map_name;
  GtkSpinButton *aspect;
  GtkLabel *counts;
  AdwPreferencesGroup *place_group;
  AdwEntryRow *name;
  AdwComboRow *country;
  GtkSwitch *coast;
  AdwComboRow *region;
  GtkSwitch *outside;
  GtkSpinButton *points;
  AdwComboRow *holder;
  AdwComboRow *home;
  MuMapRoads *roads;
  int named; /* the place whose name is shown */
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (MuMapForm, mu_map_form, ADW_TYPE_BIN)

/* --- filling --------------------------------------------------------------------------- */

static int
named_sides (const MuMapScene *scene)
{
  int sides = 0;

  for (int side = 0; side < MU_MAP_SIDES; side++)
    if (scene->side[side])
      sides = side + 1;
  for (int i = 0; i < (int) scene->map->places->len; i++)
    sides = MAX (
        sides, MAX (mu_map_place (scene->map, i)->holder, mu_map_place (scene->map, i)->home) + 1);
  return sides > 0 ? sides : MU_MAP_SIDES;
}

static GtkStringList *
side_names (const MuMapScene *scene)
{
  GtkStringList *names = gtk_string_list_new (NULL);
  const int sides = named_sides (scene);

  gtk_string_list_append (names, _ ("Nobody"));
  for (int side = 0; side < sides; side++)
    gtk_string_list_take (names, mu_map_scene_side_words (scene, side));
  return names;
}

/* Only where they are others: a list that is open would close. */
static void
offer_sides (AdwComboRow *row, const MuMapScene *scene)
{
  g_autoptr (GtkStringList) names = side_names (scene);
  GListModel *before = adw_combo_row_get_model (row);
  const guint count = g_list_model_get_n_items (G_LIST_MODEL (names));
  gboolean same = before && g_list_model_get_n_items (before) == count;

  for (guint i = 0; same && i < count; i++)
    same = g_str_equal (gtk_string_list_get_string (names, i),
                        gtk_string_list_get_string (GTK_STRING_LIST (before), i));
  if (!same)
    adw_combo_row_set_model (row, G_LIST_MODEL (names));
}

static void
fill_place (MuMapForm *self, const MuMapScene *scene, const MuMapPlace *place)
{
  offer_sides (self->holder, scene);
  offer_sides (self->home, scene);
  mu_kept_show (self->name, place->name);
  adw_combo_row_set_selected (self->country, place->country);
  adw_combo_row_set_selected (self->region, place->region);
  gtk_switch_set_active (self->coast, place->coast);
  gtk_switch_set_active (self->outside, place->outside);
  gtk_spin_button_set_value (self->points, place->points);
  adw_combo_row_set_selected (self->holder, (guint) (place->holder + 1));
  adw_combo_row_set_selected (self->home, (guint) (place->home + 1));
}

static char *
count_words (const MuMap *map)
{
  g_autofree char *places
      = g_strdup_printf (ngettext ("%u place", "%u places", map->places->len), map->places->len);
  g_autofree char *roads
      = g_strdup_printf (ngettext ("%u road", "%u roads", map->roads->len), map->roads->len);
  g_autofree char *loose = mu_map_loose_words (map);

  /* TRANSLATORS: how many places and roads a map has, each with its number */
  g_autofree char *counts = g_strdup_printf (_ ("%s, %s."), places, roads);
  return loose ? g_strdup_printf ("%s\n%s", counts, loose) : g_steal_pointer (&counts);
}

static void
fill_map (MuMapForm *self, const MuMap *map)
{
  g_autofree char *counts = count_words (map);

  mu_kept_show (self->map_name, map->name);
  gtk_spin_button_set_value (self->aspect, map->aspect);
  gtk_label_set_label (self->counts, counts);
}

void
mu_map_form_refresh (MuMapForm *self)
{
  const MuMapScene *scene = mu_map_view_get_scene (self->view);
  const int place = mu_map_view_get_chosen (self->view);

  if (self->named != place) /* what was typed is the other place's */
    mu_kept_take_all (GTK_WIDGET (self->name));
  self->named = place;
  self->filling = TRUE;
  gtk_widget_set_visible (GTK_WIDGET (self->map_group),
                          scene && place < 0 && mu_map_view_get_road (self->view) < 0);
  gtk_widget_set_visible (GTK_WIDGET (self->place_group), place >= 0);
  if (scene)
    fill_map (self, scene->map);
  if (place >= 0)
    fill_place (self, scene, mu_map_place (scene->map, place));
  mu_map_roads_refresh (self->roads);
  self->filling = FALSE;
}

/* --- changing -------------------------------------------------------------------------- */

static void
refuse (MuMapForm *self, const GError *why)
{
  g_signal_emit_by_name (self->view, "refused", why->message);
  mu_map_form_refresh (self);
}

/* The name stays as it is until it is applied. */
static void
take_particulars (MuMapForm *self, MuMapPlace *place)
{
  place->country = (MuCountry) adw_combo_row_get_selected (self->country);
  place->region = (MuRegion) adw_combo_row_get_selected (self->region);
  place->coast = gtk_switch_get_active (self->coast);
  place->outside = gtk_switch_get_active (self->outside);
  place->points = gtk_spin_button_get_value_as_int (self->points);
  place->holder = (int) adw_combo_row_get_selected (self->holder) - 1;
  place->home = (int) adw_combo_row_get_selected (self->home) - 1;
}

static gboolean
same_particulars (const MuMapPlace *a, const MuMapPlace *b)
{
  return a->country == b->country && a->region == b->region && a->coast == b->coast
         && a->outside == b->outside && a->points == b->points && a->holder == b->holder
         && a->home == b->home;
}

static void
place_changed (MuMapForm *self)
{
  const int chosen = self->filling ? MU_MAP_NOWHERE : mu_map_view_get_chosen (self->view);
  g_autoptr (MuMap) map = NULL;
  g_autoptr (GError) why = NULL;
  MuMapPlace place;

  if (chosen < 0)
    return;
  map = mu_map_copy (mu_map_view_get_map (self->view));
  place = *mu_map_place (map, chosen);
  take_particulars (self, &place);
  if (same_particulars (&place, mu_map_place (map, chosen)))
    return;
  if (mu_map_change_place (map, chosen, &place, &why))
    mu_map_view_change (self->view, map);
  else
    refuse (self, why);
}

static void
name_applied (gpointer data)
{
  MuMapForm *self = data;
  g_autoptr (MuMap) map = mu_map_copy (mu_map_view_get_map (self->view));
  g_autoptr (GError) why = NULL;

  if (mu_map_rename_place (map, self->named, gtk_editable_get_text (GTK_EDITABLE (self->name)),
                           &why))
    mu_map_view_change (self->view, map);
  else
    mu_kept_refuse (self->name, why->message);
}

static void
map_name_applied (gpointer data)
{
  MuMapForm *self = data;
  g_autoptr (MuMap) map = mu_map_copy (mu_map_view_get_map (self->view));
  g_autoptr (GError) why = NULL;

  if (mu_map_set_name (map, gtk_editable_get_text (GTK_EDITABLE (self->map_name)), &why))
    mu_map_view_change (self->view, map);
  else
    mu_kept_refuse (self->map_name, why->message);
}

static void
aspect_changed (MuMapForm *self)
{
  g_autoptr (MuMap) map = NULL;

  if (self->filling)
    return;
  map = mu_map_copy (mu_map_view_get_map (self->view));
  map->aspect = gtk_spin_button_get_value_as_int (self->aspect);
  mu_map_view_change (self->view, map);
}

/* --- the widget ------------------------------------------------------------------------- */

void
mu_map_form_set_view (MuMapForm *self, MuMapView *view)
{
  self->view = view;
  mu_map_roads_set_view (self->roads, view);
  mu_listen (view, "place-chosen", mu_map_form_refresh, self);
  mu_listen (view, "road-chosen", mu_map_form_refresh, self);
  mu_listen (view, "changed", mu_map_form_refresh, self);
  mu_map_form_refresh (self);
}

void
mu_map_form_begin (MuMapForm *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
}

static void
mu_map_form_class_init (MuMapFormClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/map-form.ui");
  mu_bind_handlers (widget, place_changed, aspect_changed);
  mu_bind_parts (widget, MuMapForm, map_group, map_name, aspect, counts, place_group, name, country,
                 coast, region, outside, points, holder, home, roads);
}

static void
mu_map_form_init (MuMapForm *self)
{
  g_autoptr (GListModel) countries = mu_choices_countries ();
  g_autoptr (GListModel) regions = mu_choices_regions ();

  self->filling = TRUE;
  self->named = MU_MAP_NOWHERE;
  gtk_widget_init_template (GTK_WIDGET (self));
  mu_kept_watch (self->name, name_applied, self);
  mu_kept_watch (self->map_name, map_name_applied, self);
  adw_combo_row_set_model (self->country, countries);
  adw_combo_row_set_model (self->region, regions);
}
