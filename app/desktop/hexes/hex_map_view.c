#include "app/desktop/hexes/hex_map_view.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/desktop/hexes/hex_map_private.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/abd/hex_words.h"

G_DEFINE_FINAL_TYPE (MuHexMapView, mu_hex_map_view, MU_TYPE_PICTURE_VIEW)

/* --- the scene -------------------------------------------------------------------- */

/* Pictures count from their foot, boards from their top. */
MuHexView
mu_hex_map_view_of (MuHexMapView *self)
{
  const MuSceneView *seen = mu_picture_view_get_view (MU_PICTURE_VIEW (self));

  return (MuHexView){ .size = seen->scale,
                      .left = seen->left,
                      .top = mu_hex_board_height (&self->map.grid) - seen->top };
}

static void
mark_pieces (MuHexMapView *self)
{
  for (guint i = 0; i < self->scene->pieces->len; i++) {
    MuHexPiece *piece = &g_array_index (self->scene->pieces, MuHexPiece, i);
    if (piece->hex == self->cursor)
      piece->states |= MU_HEX_SELECTED;
    if (piece->hex != MU_ABD_OFF && (piece->hex == self->carried || piece->hex == self->grabbed)
        && (self->carried != MU_ABD_OFF || self->over != MU_ABD_OFF))
      piece->states |= MU_HEX_FADED;
  }
}

static void
describe (MuHexMapView *self)
{
  g_autofree char *words = mu_hex_words (self->scenario, self->cursor);
  g_autofree char *label = g_strdup_printf (_ ("Map: %s"), words);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
mu_hex_map_view_refresh (MuHexMapView *self)
{
  g_clear_pointer (&self->scene, mu_hex_scene_free);
  self->scene = mu_hex_scenario_scene (self->scenario, NULL);
  self->scene->map = &self->map;
  mark_pieces (self);
  mu_hex_scene_add_entries (self->scene, &self->scenario->detail);
  mu_hex_scene_mark (self->scene, MU_HEX_FOCUS, self->cursor, -1, "");
  if (self->over != MU_ABD_OFF)
    mu_hex_scene_mark (self->scene, MU_HEX_REACH, self->over, -1, "");
  describe (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
take_map (MuHexMapView *self, const MuAbdMap *map)
{
  const gboolean resized = memcmp (&self->map.grid, &map->grid, sizeof map->grid) != 0;

  self->map = *map;
  mu_picture_view_set_extent (MU_PICTURE_VIEW (self), mu_hex_board_width (&map->grid),
                              mu_hex_board_height (&map->grid));
  if (resized)
    mu_picture_view_fit (MU_PICTURE_VIEW (self));
  mu_picture_view_redraw (MU_PICTURE_VIEW (self));
}

/* The same hex, or the nearest, on a map of another size. */
static int
kept_cursor (const MuAbdGrid *from, const MuAbdGrid *to, int cursor)
{
  const int columns = MAX (from->columns, 1);

  return mu_abd_hex_at (to, MIN (cursor % columns, to->columns - 1),
                        MIN (cursor / columns, to->rows - 1));
}

void
mu_hex_map_view_show (MuHexMapView *self, const MuHexScenario *scenario)
{
  self->scenario = scenario;
  self->cursor = kept_cursor (&self->map.grid, &scenario->map.grid, self->cursor);
  if (memcmp (&self->map, &scenario->map, sizeof self->map) != 0)
    take_map (self, &scenario->map);
  mu_hex_map_view_refresh (self);
}

/* --- the cursor --------------------------------------------------------------------- */

int
mu_hex_map_view_get_cursor (MuHexMapView *self)
{
  return self->cursor;
}

void
mu_hex_map_view_put_cursor (MuHexMapView *self, int hex)
{
  if (hex == self->cursor)
    return;
  self->cursor = hex;
  mu_hex_map_view_refresh (self);
  g_signal_emit_by_name (self, "cursor-moved", hex);
}

void
mu_hex_map_view_set_cursor (MuHexMapView *self, int hex)
{
  const double height = mu_hex_board_height (&self->map.grid);
  MuScenePoint at;

  mu_hex_middle (&self->map.grid, hex, &at.x, &at.y);
  at.y = height - at.y;
  mu_picture_view_reveal (MU_PICTURE_VIEW (self), at);
  mu_hex_map_view_put_cursor (self, hex);
}

void
mu_hex_map_view_set_paints (MuHexMapView *self, gboolean paints)
{
  self->paints = paints;
}

void
mu_hex_map_view_set_carried (MuHexMapView *self, int hex)
{
  self->carried = hex;
  mu_hex_map_view_refresh (self);
}

/* --- the widget ---------------------------------------------------------------------- */

static void
mu_hex_map_view_dispose (GObject *object)
{
  g_clear_pointer (&MU_HEX_MAP_VIEW (object)->scene, mu_hex_scene_free);
  G_OBJECT_CLASS (mu_hex_map_view_parent_class)->dispose (object);
}

static void
add_signal (MuHexMapViewClass *class, const char *name, guint arguments, GType first, GType second)
{
  g_signal_new (name, G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, arguments, first, second);
}

static void
mu_hex_map_view_class_init (MuHexMapViewClass *class)
{
  MuPictureViewClass *picture = MU_PICTURE_VIEW_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_hex_map_view_dispose;
  add_signal (class, "cursor-moved", 1, G_TYPE_INT, G_TYPE_NONE);
  add_signal (class, "acted", 2, G_TYPE_INT, G_TYPE_INT);
  add_signal (class, "stroke", 1, G_TYPE_BOOLEAN, G_TYPE_NONE);
  add_signal (class, "carried", 2, G_TYPE_INT, G_TYPE_INT);
  mu_hex_map_draws (picture);
  mu_hex_map_handles (picture);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "hex-map");
}

static void
mu_hex_map_view_init (MuHexMapView *self)
{
  self->carried = self->grabbed = self->over = MU_ABD_OFF;
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      _ ("Arrows go from hex to hex; Enter does what the tool does; plus and minus zoom"), -1);
}
