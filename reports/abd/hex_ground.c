/* The ground of hexes. Each kind has a texture that says what it is without its colour: grass,
 * stones, crowns of trees, contours, houses, reeds. */
#include "reports/abd/hex_private.h"

#include <math.h>

#define EDGE   0.055 /* of a patch, from the hexsides */
#define COARSE 15.0  /* units of the picture of a hex that is too small for textures */

typedef struct {
  int hex;
  double x, y;
  guint same; /* neighbours of the same ground, a bit each */
  MuHexGroundInks inks;
} Spot;

/* A point of the hex by its distance from the middle and the n-th direction of so many. */
static void
strew (const Spot *spot, guint n, double far, double turn, double loose, double *x, double *y)
{
  const guint seed = (guint) spot->hex + 1;
  const double angle = turn + (mu_hex_chance (seed, 3 * n) - 0.5) * loose;
  const double distance = far + (mu_hex_chance (seed, 3 * n + 1) - 0.5) * loose * 0.16;
  *x = spot->x + distance * sin (angle);
  *y = spot->y - distance * cos (angle);
}

static double
chance (const Spot *spot, guint n)
{
  return mu_hex_chance ((guint) spot->hex + 1, n);
}

/* --- textures ----------------------------------------------------------------------- */

static void
draw_grass (const MuHexBrush *brush, const Spot *spot)
{
  cairo_t *cr = brush->cr;
  mu_hex_ink (brush, spot->inks.line);
  mu_hex_line (brush, 0.009, 0.5);
  for (guint i = 0; i < 3; i++) {
    double x, y;
    strew (spot, i, 0.27, i * 2.1 + chance (spot, 40) * 6, 1.2, &x, &y);
    for (int blade = -1; blade <= 1; blade++) {
      cairo_move_to (cr, x + blade * 0.018, y);
      cairo_line_to (cr, x + blade * 0.03, y - (blade ? 0.035 : 0.05));
    }
  }
  cairo_stroke (cr);
}

static void
draw_stones (const MuHexBrush *brush, const Spot *spot)
{
  cairo_t *cr = brush->cr;
  mu_hex_line (brush, 0.011, 0.6);
  for (guint i = 0; i < 11; i++) {
    const double size = 0.034 + 0.03 * chance (spot, 60 + i);
    double x, y;
    strew (spot, i, i < 4 ? 0.15 : 0.36, i * (i < 4 ? 1.57 : 0.9), 0.7, &x, &y);
    cairo_move_to (cr, x - size, y + size * 0.5);
    cairo_line_to (cr, x - size * 0.5, y - size * 0.7);
    cairo_line_to (cr, x + size * 0.5, y - size * 0.6);
    cairo_line_to (cr, x + size, y + size * 0.5);
    cairo_close_path (cr);
    mu_hex_faint (brush, spot->inks.line, 0.22);
    cairo_fill_preserve (cr);
    mu_hex_ink (brush, spot->inks.line);
    cairo_stroke (cr);
  }
}

static void
draw_crown (const MuHexBrush *brush, const Spot *spot, double x, double y, double r)
{
  cairo_t *cr = brush->cr;
  mu_hex_faint (brush, spot->inks.line, 0.35);
  cairo_arc (cr, x + r * 0.22, y + r * 0.28, r, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, r, 0, 2 * G_PI);
  mu_hex_ink (brush, spot->inks.fill);
  cairo_fill_preserve (cr);
  mu_hex_ink (brush, spot->inks.line);
  mu_hex_line (brush, 0.012, 0.6);
  cairo_stroke (cr);
  cairo_arc (cr, x - r * 0.1, y - r * 0.1, r * 0.5, G_PI, G_PI * 1.6);
  mu_hex_line (brush, 0.008, 0.4);
  cairo_stroke (cr);
}

/* One in the middle, six about it, and one on each hexside behind which the wood goes on. */
static void
draw_crowns (const MuHexBrush *brush, const Spot *spot)
{
  for (guint i = 0; i < 6; i++) {
    double x, y;
    strew (spot, i, 0.29, i * G_PI / 3, 0.3, &x, &y);
    draw_crown (brush, spot, x, y, 0.085 + 0.03 * chance (spot, 80 + i));
  }
  draw_crown (brush, spot, spot->x, spot->y, 0.1);
  for (int side = 0; side < MU_ABD_OWN_SIDES; side++)
    if (spot->same >> side & 1
        && mu_abd_hex_next (&brush->scene->map->grid, spot->hex, side) != MU_ABD_OFF) {
      double x, y;
      strew (spot, 10 + (guint) side, 0.5, side * G_PI / 3, 0.1, &x, &y);
      draw_crown (brush, spot, x, y, 0.095);
    }
}

/* So far on the way from one ink to another. */
static void
blend (const MuHexBrush *brush, MuHexInk from, MuHexInk to, double way)
{
  cairo_set_source_rgb (brush->cr, from.r + (to.r - from.r) * way, from.g + (to.g - from.g) * way,
                        from.b + (to.b - from.b) * way);
}

/* Contours, each a shade lighter inside. */
static void
draw_contours (const MuHexBrush *brush, const Spot *spot)
{
  static const double insets[] = { 0.17, 0.29 };
  cairo_t *cr = brush->cr;
  const gboolean dark = brush->look->palette == MU_SCENE_DARK;
  for (guint i = 0; i < G_N_ELEMENTS (insets); i++) {
    mu_hex_patch (cr, spot->x, spot->y, spot->same, insets[i]);
    blend (brush, spot->inks.fill, dark ? spot->inks.line : brush->inks->plate,
           (i + 1) * (dark ? 0.12 : 0.2));
    cairo_fill (cr);
    mu_hex_patch_edge (cr, spot->x, spot->y, spot->same, insets[i]);
    mu_hex_ink (brush, spot->inks.line);
    mu_hex_line (brush, i ? 0.009 : 0.013, 0.5);
    cairo_stroke (cr);
  }
}

/* Strokes down the slope. */
static void
draw_slopes (const MuHexBrush *brush, const Spot *spot)
{
  cairo_t *cr = brush->cr;
  mu_hex_ink (brush, spot->inks.line);
  mu_hex_line (brush, 0.011, 0.5);
  for (int side = 0; side < MU_ABD_DIRECTIONS; side++) {
    if (spot->same >> side & 1)
      continue;
    cairo_save (cr);
    cairo_translate (cr, spot->x, spot->y);
    cairo_rotate (cr, mu_hex_turn (side));
    for (int i = -2; i <= 2; i++) {
      cairo_move_to (cr, i * 0.082, -MU_HEX_HALF + 0.155);
      cairo_line_to (cr, i * 0.09, -MU_HEX_HALF + (i % 2 ? 0.1 : 0.075));
    }
    cairo_restore (cr);
  }
  cairo_stroke (cr);
}

static void
draw_house (const MuHexBrush *brush, const Spot *spot, double w, double h)
{
  cairo_t *cr = brush->cr;
  cairo_rectangle (cr, -w / 2, -h / 2, w, h);
  mu_hex_ink (brush, brush->inks->stone);
  cairo_fill_preserve (cr);
  mu_hex_ink (brush, spot->inks.line);
  mu_hex_line (brush, 0.013, 0.6);
  cairo_stroke (cr);
  cairo_rectangle (cr, -w / 2, 0, w, h / 2);
  mu_hex_faint (brush, spot->inks.line, 0.45);
  cairo_fill (cr);
}

static void
draw_houses (const MuHexBrush *brush, const Spot *spot)
{
  for (guint i = 0; i < 8; i++) {
    double x, y;
    strew (spot, i, i < 2 ? 0.1 : 0.33, i < 2 ? i * G_PI : (i - 2) * G_PI / 3 + 0.5, 0.25, &x, &y);
    cairo_save (brush->cr);
    cairo_translate (brush->cr, x, y);
    cairo_rotate (brush->cr, (chance (spot, 90 + i) - 0.5) * 0.8 + (i % 2 ? G_PI / 2 : 0));
    draw_house (brush, spot, 0.15 + 0.05 * chance (spot, 100 + i), 0.11);
    cairo_restore (brush->cr);
  }
}

static void
draw_reeds (const MuHexBrush *brush, const Spot *spot)
{
  cairo_t *cr = brush->cr;
  mu_hex_ink (brush, spot->inks.line);
  mu_hex_line (brush, 0.012, 0.6);
  for (guint i = 0; i < 9; i++) {
    double x, y;
    strew (spot, i, i < 3 ? 0.13 : 0.34, i < 3 ? i * 2.1 : i * 1.05, 0.5, &x, &y);
    cairo_move_to (cr, x - 0.07, y);
    cairo_line_to (cr, x + 0.07, y);
    for (int reed = -1; reed <= 1 && i % 3 != 1; reed++) {
      cairo_move_to (cr, x + reed * 0.022, y - 0.012);
      cairo_line_to (cr, x + reed * 0.042, y - (reed ? 0.055 : 0.075));
    }
  }
  cairo_stroke (cr);
}

/* --- patches -------------------------------------------------------------------------- */

/* Off the map it goes on as it is. */
static guint
same_about (const MuAbdMap *map, int hex)
{
  guint same = 0;
  for (int side = 0; side < MU_ABD_DIRECTIONS; side++) {
    const int next = mu_abd_hex_next (&map->grid, hex, side);
    if (next == MU_ABD_OFF || map->terrain[next] == map->terrain[hex])
      same |= 1U << side;
  }
  return same;
}

static void
fill_patch (const MuHexBrush *brush, const Spot *spot)
{
  mu_hex_patch (brush->cr, spot->x, spot->y, spot->same, EDGE);
  mu_hex_ink (brush, spot->inks.fill);
  cairo_fill (brush->cr);
  mu_hex_patch_edge (brush->cr, spot->x, spot->y, spot->same, EDGE);
  mu_hex_faint (brush, spot->inks.line, 0.7);
  mu_hex_line (brush, 0.012, 0.5);
  cairo_stroke (brush->cr);
}

static void
draw_texture (const MuHexBrush *brush, const Spot *spot, MuAbdTerrain terrain)
{
  switch (terrain) {
  case MU_ABD_CLEAR:
    draw_grass (brush, spot);
    break;
  case MU_ABD_ROUGH:
    draw_stones (brush, spot);
    break;
  case MU_ABD_WOODS:
    draw_crowns (brush, spot);
    break;
  case MU_ABD_HILL:
    draw_contours (brush, spot);
    draw_slopes (brush, spot);
    break;
  case MU_ABD_BUILT_UP:
    draw_houses (brush, spot);
    break;
  case MU_ABD_MARSH:
    draw_reeds (brush, spot);
    break;
  }
}

static void
fill_clear (const MuHexBrush *brush, double w, double h)
{
  const MuAbdMap *map = brush->scene->map;
  for (int hex = 0; hex < mu_abd_hex_count (&map->grid); hex++)
    if (mu_hex_is_seen (brush, hex, w, h)) {
      double x, y;
      mu_hex_middle (&map->grid, hex, &x, &y);
      mu_hex_trace (brush->cr, x, y);
    }
  mu_hex_ink (brush, brush->inks->ground[MU_ABD_CLEAR].fill);
  cairo_fill (brush->cr);
}

/* Nothing lies beyond the hexes. */
static void
clip_to_board (const MuHexBrush *brush)
{
  const MuAbdGrid *grid = &brush->scene->map->grid;
  for (int hex = 0; hex < mu_abd_hex_count (grid); hex++) {
    double x, y;
    mu_hex_middle (grid, hex, &x, &y);
    mu_hex_trace (brush->cr, x, y);
  }
  cairo_clip (brush->cr);
}

static void
draw_spot (const MuHexBrush *brush, int hex, gboolean texture)
{
  const MuAbdMap *map = brush->scene->map;
  const MuAbdTerrain terrain = (MuAbdTerrain) map->terrain[hex];
  Spot spot = { .hex = hex, .same = same_about (map, hex), .inks = brush->inks->ground[terrain] };
  mu_hex_middle (&map->grid, hex, &spot.x, &spot.y);
  if (texture)
    draw_texture (brush, &spot, terrain);
  else if (terrain != MU_ABD_CLEAR)
    fill_patch (brush, &spot);
}

/* All patches before all textures: a crown may lie on a hexside. */
void
mu_hex_draw_ground (const MuHexBrush *brush, double w, double h)
{
  const int count = mu_abd_hex_count (&brush->scene->map->grid);
  cairo_save (brush->cr);
  clip_to_board (brush);
  fill_clear (brush, w, h);
  for (int pass = 0; pass < (brush->view->size < COARSE ? 1 : 2); pass++)
    for (int hex = 0; hex < count; hex++)
      if (mu_hex_is_seen (brush, hex, w, h))
        draw_spot (brush, hex, pass == 1);
  cairo_restore (brush->cr);
}

void
mu_hex_draw_grid (const MuHexBrush *brush, double w, double h)
{
  const MuAbdGrid *grid = &brush->scene->map->grid;
  for (int hex = 0; hex < mu_abd_hex_count (grid); hex++)
    if (mu_hex_is_seen (brush, hex, w, h)) {
      double x, y;
      mu_hex_middle (grid, hex, &x, &y);
      mu_hex_trace (brush->cr, x, y);
    }
  mu_hex_ink (brush, brush->inks->grid);
  mu_hex_line (brush, 0.012, 0.5);
  cairo_stroke (brush->cr);
}

/* --- a sample ---------------------------------------------------------------------------- */

void
mu_hex_draw_terrain (cairo_t *cr, MuAbdTerrain terrain, const MuHexLook *look, double size)
{
  static const MuAbdMap nowhere = { .grid = { 1, 1 } };
  const MuHexScene scene = { .map = &nowhere };
  const MuHexView view = { size, 0, 0 };
  const MuHexBrush brush = { cr, &scene, &view, look, mu_hex_inks (look->palette), 1 / size };
  const Spot spot = { .hex = 3, .inks = brush.inks->ground[terrain] };
  cairo_save (cr);
  cairo_scale (cr, size, size);
  mu_hex_trace (cr, 0, 0);
  mu_hex_ink (&brush, brush.inks->ground[MU_ABD_CLEAR].fill);
  cairo_fill (cr);
  if (terrain != MU_ABD_CLEAR)
    fill_patch (&brush, &spot);
  draw_texture (&brush, &spot, terrain);
  mu_hex_trace (cr, 0, 0);
  mu_hex_ink (&brush, brush.inks->grid);
  mu_hex_line (&brush, 0.015, 0.5);
  cairo_stroke (cr);
  cairo_restore (cr);
}
