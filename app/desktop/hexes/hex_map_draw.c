/* The hex map on the screen. */
#include <glib/gi18n.h>
#include <pango/pangocairo.h>

#include "app/desktop/hexes/hex_map_private.h"

#define LEAST_HEX 96.0 /* pixels across, as large as it can be made */
#define ROW       2.2  /* of the key, in heights of type */

static MuHexLook
look_of (const MuSceneLook *look)
{
  return (MuHexLook){ .palette = look->palette,
                      .text = look->text,
                      .stark = look->stark,
                      .parts = MU_HEX_NAMES | MU_HEX_MARGIN };
}

/* --- seeing ---------------------------------------------------------------------- */

static MuSceneView
whole (MuPictureView *view, double w, double h)
{
  const MuAbdGrid *grid = &MU_HEX_MAP_VIEW (view)->map.grid;
  MuSceneLook look;

  mu_picture_view_look (view, &look);
  const MuHexLook board = look_of (&look);
  const MuHexView fit = mu_hex_fit (grid, &board, w, h);
  return (MuSceneView){ fit.size, fit.left, mu_hex_board_height (grid) - fit.top };
}

static double
most (double whole)
{
  return MAX (whole * 2, LEAST_HEX);
}

static gboolean
find_chosen (MuPictureView *view, double *x, double *y)
{
  MuHexMapView *self = MU_HEX_MAP_VIEW (view);
  const MuHexView seen = mu_hex_map_view_of (self);

  if (self->scenario)
    mu_hex_to_picture (&seen, &self->map.grid, self->cursor, x, y);
  return self->scenario != NULL;
}

/* --- drawing --------------------------------------------------------------------- */

static void
draw_ground (MuPictureView *view, cairo_t *cr, const MuSceneLook *look, int w, int h)
{
  MuHexMapView *self = MU_HEX_MAP_VIEW (view);
  const MuHexView seen = mu_hex_map_view_of (self);
  const MuHexLook board = look_of (look);

  mu_hex_draw_map (cr, self->scene, &seen, &board, w, h);
}

static void
draw (MuPictureView *view, cairo_t *cr, const MuSceneLook *look, int w, int h)
{
  MuHexMapView *self = MU_HEX_MAP_VIEW (view);
  const MuHexView seen = mu_hex_map_view_of (self);
  const MuHexLook board = look_of (look);

  mu_hex_draw_pieces (cr, self->scene, &seen, &board, w, h);
}

/* --- what the signs mean ------------------------------------------------------------ */

static void
draw_words (MuPictureView *view, cairo_t *cr, const MuSceneLook *look, const char *words)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (view), words);
  const double light = look->palette == MU_SCENE_DARK ? 1 : 0;

  cairo_set_source_rgb (cr, light, light, light);
  pango_cairo_show_layout (cr, layout);
}

static double
row_of (const MuSceneLook *look)
{
  return look->text * ROW;
}

static double
key_height (MuPictureView *view, cairo_t *cr, const MuSceneLook *look, double w)
{
  return row_of (look) * (MU_ABD_TERRAINS + 0.5);
}

/* Its middle is the origin. */
static void
draw_sample (cairo_t *cr, const MuSceneLook *look, int row, gboolean side)
{
  const MuHexLook board = look_of (look);

  if (side)
    mu_hex_draw_hexside (cr, (MuAbdHexside) row, &board, row_of (look) * 0.8);
  else
    mu_hex_draw_terrain (cr, (MuAbdTerrain) row, &board, row_of (look) * 0.8);
}

static void
draw_row (MuPictureView *view, cairo_t *cr, const MuSceneLook *look, int row, gboolean side)
{
  const double high = row_of (look);

  cairo_save (cr);
  cairo_translate (cr, high / 2, high * (row - side + 0.75));
  cairo_save (cr);
  draw_sample (cr, look, row, side);
  cairo_restore (cr);
  cairo_translate (cr, high * 0.7, -look->text * 0.75);
  draw_words (view, cr, look,
              side ? _ (mu_abd_hexside_words ((MuAbdHexside) row))
                   : _ (mu_abd_terrain_words ((MuAbdTerrain) row)));
  cairo_restore (cr);
}

/* Grounds in one column, hexsides in another. */
static void
draw_key (MuPictureView *view, cairo_t *cr, const MuSceneLook *look, double w)
{
  for (int row = 0; row < MU_ABD_TERRAINS; row++)
    draw_row (view, cr, look, row, FALSE);
  cairo_save (cr);
  cairo_translate (cr, w / 2, 0);
  for (int row = MU_ABD_RIVER; row < MU_ABD_HEXSIDES; row++)
    draw_row (view, cr, look, row, TRUE);
  cairo_restore (cr);
}

void
mu_hex_map_draws (MuPictureViewClass *picture)
{
  picture->whole = whole;
  picture->most = most;
  picture->find_chosen = find_chosen;
  picture->draw_ground = draw_ground;
  picture->draw = draw;
  picture->key_height = key_height;
  picture->draw_key = draw_key;
}
