#include "app/desktop/map/map_roads.h"

#include <glib/gi18n.h>

#include "app/desktop/page/choices.h"
#include "app/desktop/widget/wiring.h"

struct _MuMapRoads {
  AdwPreferencesGroup parent;
  MuMapView *view; /* not owned: both are parts of one editor */
  GPtrArray *rows; /* Row */
  int place;       /* that they are seen from */
  gboolean filling;
};

/* A road is told by its ends: its index changes as others go. */
typedef struct {
  MuMapRoads *roads;
  char *from, *to; /* keys */
  GtkWidget *row;  /* of the group */
  GtkSpinButton *days;
  GtkDropDown *kind;
} Row;

G_DEFINE_FINAL_TYPE (MuMapRoads, mu_map_roads, ADW_TYPE_PREFERENCES_GROUP)

/* --- changing ------------------------------------------------------------------------- */

static int
road_of (const Row *row, const MuMap *map)
{
  return mu_map_road_between (map, mu_map_find (map, row->from), mu_map_find (map, row->to));
}

static void
row_changed (Row *row)
{
  const MuMap *map = mu_map_view_get_map (row->roads->view);
  const int road = row->roads->filling ? MU_MAP_NOWHERE : road_of (row, map);
  g_autoptr (MuMap) after = road >= 0 ? mu_map_copy (map) : NULL;
  const MuMapRoad as = { .kind = (MuMapRoadKind) gtk_drop_down_get_selected (row->kind),
                         .days = gtk_spin_button_get_value_as_int (row->days) };

  if (after && mu_map_change_road (after, road, &as, NULL))
    mu_map_view_change (row->roads->view, after);
}

/* The row goes with its road: nothing of it is touched afterwards. */
static void
remove_clicked (Row *row)
{
  MuMapView *view = row->roads->view;
  const MuMap *map = mu_map_view_get_map (view);
  g_autoptr (MuMap) after = mu_map_copy (map);

  if (mu_map_remove_road (after, road_of (row, map), NULL))
    mu_map_view_change (view, after);
}

/* --- rows ------------------------------------------------------------------------------ */

static void
free_row (gpointer data)
{
  Row *row = data;

  g_free (row->from);
  g_free (row->to);
  g_free (row);
}

static GtkSpinButton *
new_days (Row *row, const char *name)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (1, MU_MAP_DAYS_MAX, 1);

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 2);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (spin, _ ("Days of travel"));
  mu_name_widget (spin, name);
  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (row_changed), row);
  return GTK_SPIN_BUTTON (spin);
}

static GtkDropDown *
new_kind (Row *row, const char *name)
{
  const char *kinds[MU_MAP_ROAD_KINDS + 1] = { NULL };
  GtkWidget *drop_down;

  for (int i = 0; i < MU_MAP_ROAD_KINDS; i++)
    kinds[i] = mu_map_road_words ((MuMapRoadKind) i);
  drop_down = gtk_drop_down_new_from_strings (kinds);
  gtk_widget_set_valign (drop_down, GTK_ALIGN_CENTER);
  mu_choices_name (GTK_DROP_DOWN (drop_down), name);
  mu_name_widget (drop_down, name);
  g_signal_connect_swapped (drop_down, "notify::selected", G_CALLBACK (row_changed), row);
  return GTK_DROP_DOWN (drop_down);
}

static GtkWidget *
new_remove (Row *row, const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, name);
  mu_name_widget (button, name);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (remove_clicked), row);
  return button;
}

/* The name above, so that there is room for it; what can be changed below. */
static GtkWidget *
new_body (Row *row, const char *name)
{
  GtkWidget *body = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *title = gtk_label_new (name);
  g_autofree char *days = g_strdup_printf (_ ("Days to %s"), name);
  g_autofree char *kind = g_strdup_printf (_ ("Kind of road to %s"), name);
  g_autofree char *away = g_strdup_printf (_ ("Remove the road to %s"), name);

  row->days = new_days (row, days);
  row->kind = new_kind (row, kind);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (GTK_WIDGET (row->kind), TRUE);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (row->kind));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (row->days));
  gtk_box_append (GTK_BOX (line), new_remove (row, away));
  gtk_box_append (GTK_BOX (body), title);
  gtk_box_append (GTK_BOX (body), line);
  gtk_widget_add_css_class (body, "mu-map-road");
  return body;
}

/* from: the place that it is seen from; MU_MAP_NOWHERE: from none. */
static void
add_row (MuMapRoads *self, const MuMap *map, const MuMapRoad *road, int from)
{
  const int other = from >= 0 ? mu_map_other_end (road, from) : road->to;
  Row *row = g_new0 (Row, 1);

  row->roads = self;
  row->from = g_strdup (mu_map_place (map, road->from)->key);
  row->to = g_strdup (mu_map_place (map, road->to)->key);
  row->row = adw_preferences_row_new ();
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row->row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row->row),
                              new_body (row, mu_map_place (map, other)->name));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row->row);
  g_ptr_array_add (self->rows, row);
}

/* --- following what is chosen ------------------------------------------------------------ */

/* The roads to show, int. */
static GArray *
find_roads (const MuMap *map, int place, int road)
{
  GArray *roads = g_array_new (FALSE, FALSE, sizeof (int));

  for (int i = 0; i < (int) map->roads->len; i++)
    if (i == road
        || (place >= 0 && mu_map_other_end (mu_map_road (map, i), place) != MU_MAP_NOWHERE))
      g_array_append_val (roads, i);
  return roads;
}

static gboolean
shows_them (MuMapRoads *self, const MuMap *map, const GArray *roads)
{
  gboolean same = roads->len == self->rows->len;

  for (guint i = 0; same && i < roads->len; i++)
    same = road_of (g_ptr_array_index (self->rows, i), map) == g_array_index (roads, int, i);
  return same;
}

static void
show_rows (MuMapRoads *self, const MuMap *map, const GArray *roads, int place)
{
  for (guint i = 0; i < self->rows->len; i++) {
    Row *row = g_ptr_array_index (self->rows, i);
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), row->row);
  }
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < roads->len; i++)
    add_row (self, map, mu_map_road (map, g_array_index (roads, int, i)), place);
}

static void
fill_rows (MuMapRoads *self, const MuMap *map)
{
  for (guint i = 0; i < self->rows->len; i++) {
    const Row *row = g_ptr_array_index (self->rows, i);
    const MuMapRoad *road = mu_map_road (map, road_of (row, map));
    gtk_spin_button_set_value (row->days, road->days);
    gtk_drop_down_set_selected (row->kind, road->kind);
  }
}

static void
set_title (MuMapRoads *self, const MuMap *map, int road)
{
  g_autofree char *title = NULL;

  if (road >= 0)
    title = g_markup_printf_escaped (_ ("Road from %s"),
                                     mu_map_place (map, mu_map_road (map, road)->from)->name);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), title ? title : _ ("Roads"));
}

/* Rows that are there stay: one of them may have the focus. */
void
mu_map_roads_refresh (MuMapRoads *self)
{
  const MuMap *map = self->view ? mu_map_view_get_map (self->view) : NULL;
  const int place = map ? mu_map_view_get_chosen (self->view) : MU_MAP_NOWHERE;
  const int road = map ? mu_map_view_get_road (self->view) : MU_MAP_NOWHERE;
  g_autoptr (GArray) roads = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), place >= 0 || road >= 0);
  if (place < 0 && road < 0)
    return;
  roads = find_roads (map, place, road);
  self->filling = TRUE;
  if (!shows_them (self, map, roads) || place != self->place)
    show_rows (self, map, roads, place);
  self->place = place;
  fill_rows (self, map);
  set_title (self, map, road);
  self->filling = FALSE;
}

void
mu_map_roads_set_view (MuMapRoads *self, MuMapView *view)
{
  self->view = view;
  mu_map_roads_refresh (self);
}

static void
mu_map_roads_finalize (GObject *object)
{
  g_ptr_array_unref (MU_MAP_ROADS (object)->rows);
  G_OBJECT_CLASS (mu_map_roads_parent_class)->finalize (object);
}

static void
mu_map_roads_class_init (MuMapRoadsClass *class)
{
  G_OBJECT_CLASS (class)->finalize = mu_map_roads_finalize;
}

static void
mu_map_roads_init (MuMapRoads *self)
{
  self->rows = g_ptr_array_new_with_free_func (free_row);
  self->place = MU_MAP_NOWHERE;
}
