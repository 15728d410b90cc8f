/* What tells the sides apart: a colour and a pattern each, as on shields. The patterns alone are
 * enough, in black and white or for who does not see the colours. */
#include "reports/map/map_scene_private.h"

#define HEX(rgb)                                                                                   \
  {                                                                                                \
    (((rgb) >> 16) & 255) / 255.0, (((rgb) >> 8) & 255) / 255.0, ((rgb) &255) / 255.0              \
  }

/* The first two are those of the battlefield. */
static const MuInk colours[MU_MAP_SIDES] = {
  HEX (0x1f5c99), HEX (0xc4601a), HEX (0x2f7d4a), HEX (0x7a4a9c), HEX (0xb0263a), HEX (0x1f8a8a),
  HEX (0xa8860c), HEX (0xbb4f8c), HEX (0x754c2b), HEX (0x59595f), HEX (0x6f8f14), HEX (0x2c2f80),
};

/* Of each pattern the dark parts: boxes in a cloth of 1 by 1, or lines across it. */
typedef struct {
  double x, y, w, h;
} Part;

typedef struct {
  double x1, y1, x2, y2;
} Line;

#define PARTS 4
#define LINES 2
static const struct {
  Part part[PARTS];
  Line line[LINES];
  gboolean disc;
} patterns[MU_MAP_SIDES] = {
  { .part = { { 0, 0, 1, 1 } } },                                           /* whole */
  { .line = { { -0.1, 1, 0.5, 0.25 }, { 0.5, 0.25, 1.1, 1 } } },            /* chevron */
  { .part = { { 0, 0.33, 1, 0.34 } } },                                     /* bar */
  { .part = { { 0.33, 0, 0.34, 1 } } },                                     /* pale */
  { .line = { { 0, 0, 1, 1 } } },                                           /* bend */
  { .part = { { 0, 0.38, 1, 0.24 }, { 0.38, 0, 0.24, 1 } } },               /* cross */
  { .line = { { 0, 0, 1, 1 }, { 0, 1, 1, 0 } } },                           /* saltire */
  { .part = { { 0, 0, 1, 0.5 } } },                                         /* upper half */
  { .part = { { 0, 0, 0.5, 1 } } },                                         /* left half */
  { .part = { { 0, 0, 0.5, 0.5 }, { 0.5, 0.5, 0.5, 0.5 } } },               /* quarters */
  { .disc = TRUE },                                                         /* disc */
  { .part = { { 0, 0, 1, 0.2 }, { 0, 0.4, 1, 0.2 }, { 0, 0.8, 1, 0.2 } } }, /* stripes */
};

static MuInk
mix (MuInk a, MuInk b, double share)
{
  return (MuInk){ a.r + (b.r - a.r) * share, a.g + (b.g - a.g) * share, a.b + (b.b - a.b) * share };
}

static MuInk
deep_ink_of (MuScenePalette palette, int side)
{
  static const MuInk black = { 0, 0, 0 }, white = { 1, 1, 1 };
  switch (palette) {
  case MU_SCENE_LIGHT:
    return colours[side];
  case MU_SCENE_DARK:
    return mix (colours[side], white, 0.42);
  case MU_SCENE_PAPER:
    break;
  }
  return black;
}

static MuInk
deep_ink (const MuBrush *brush, int side)
{
  return deep_ink_of (brush->look->palette, side);
}

void
mu_map_side_source (cairo_t *cr, MuScenePalette palette, int side)
{
  const MuInk ink = deep_ink_of (palette, side % MU_MAP_SIDES);
  cairo_set_source_rgb (cr, ink.r, ink.g, ink.b);
}

static MuInk
pale_ink (const MuBrush *brush, int side)
{
  static const MuInk black = { 0, 0, 0 }, white = { 1, 1, 1 };
  switch (brush->look->palette) {
  case MU_SCENE_LIGHT:
    return mix (colours[side], white, 0.74);
  case MU_SCENE_DARK:
    return mix (colours[side], black, 0.62);
  case MU_SCENE_PAPER:
    break;
  }
  return white;
}

MuInk
mu_map_side_ink (const MuBrush *brush, int side)
{
  return deep_ink (brush, side);
}

static void
fill_parts (const MuBrush *brush, int side, const MuMapBox *box)
{
  for (int i = 0; i < PARTS; i++) {
    const Part *part = &patterns[side].part[i];
    cairo_rectangle (brush->cr, box->x + part->x * box->w, box->y + part->y * box->h,
                     part->w * box->w, part->h * box->h);
  }
  if (patterns[side].disc)
    cairo_arc (brush->cr, box->x + box->w / 2, box->y + box->h / 2, box->h * 0.3, 0, 2 * G_PI);
  cairo_fill (brush->cr);
}

static void
stroke_lines (const MuBrush *brush, int side, const MuMapBox *box)
{
  for (int i = 0; i < LINES; i++) {
    const Line *line = &patterns[side].line[i];
    cairo_move_to (brush->cr, box->x + line->x1 * box->w, box->y + line->y1 * box->h);
    cairo_line_to (brush->cr, box->x + line->x2 * box->w, box->y + line->y2 * box->h);
  }
  cairo_set_line_width (brush->cr, box->h * 0.26);
  cairo_stroke (brush->cr);
}

void
mu_map_fill_side (const MuBrush *brush, int side, const MuMapBox *box)
{
  cairo_path_t *path = cairo_copy_path (brush->cr);
  mu_brush_ink (brush, pale_ink (brush, side));
  cairo_fill_preserve (brush->cr);
  cairo_save (brush->cr);
  cairo_clip (brush->cr);
  mu_brush_ink (brush, deep_ink (brush, side));
  fill_parts (brush, side, box);
  stroke_lines (brush, side, box);
  cairo_restore (brush->cr);
  cairo_append_path (brush->cr, path);
  cairo_path_destroy (path);
}

/* Light around it, so that it shows on any ground and beside its like. */
void
mu_map_draw_flag (const MuBrush *brush, int side, const MuMapBox *cloth)
{
  cairo_rectangle (brush->cr, cloth->x, cloth->y, cloth->w, cloth->h);
  mu_brush_ink (brush, brush->inks->plate);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, 3));
  cairo_stroke_preserve (brush->cr);
  mu_map_fill_side (brush, side, cloth);
  mu_brush_ink (brush, brush->inks->ink);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, 0.9));
  cairo_stroke (brush->cr);
}
