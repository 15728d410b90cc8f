/* The map in tiles. Each tile but those of the last column and row shows a strip that its neighbour
 * shows too: that is where they are glued. The first page has the whole map with the tiles on it,
 * and what its ground is.
 *
 * As few pages as there can be: tiles reach down the whole page, upright or with the map turned,
 * and what the last of them have to show they share pages for. */
#include "reports/abd/hex_sheets.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "reports/abd/hex_paper.h"

#define RIM     0.03 /* around the board, hexes */
#define OVERLAP 22.0 /* points, about 8 mm */
#define MARKS   8.5  /* around a tile, for the crop marks */
#define HEAD    16.0
#define SAMPLE  44.0 /* of a kind of ground in the key */
#define KEYS    3    /* abreast */

/* One way across the map. */
typedef struct {
  int count;
  double size, last; /* of all tiles but the last, and of that one */
} Cut;

typedef struct {
  double size; /* of a hex */
  Cut across, down;
  gboolean turned;  /* the map's west is down the page */
  int each, pages;  /* tiles of the last line on a page; pages of tiles */
  double left, top; /* of the map from the first tile's corner */
} Tiling;

typedef struct {
  MuHexCopy *copy;
  Tiling tiling;
  int column, row; /* of a tile; -1: the whole map with all of them */
} Picture;

static void
free_picture (gpointer data)
{
  Picture *picture = data;
  mu_hex_copy_unref (picture->copy);
  g_free (picture);
}

/* --- how it is cut ------------------------------------------------------------------------- */

static int
tiles_for (double length, double tile)
{
  return MAX (1, (int) ceil ((length - OVERLAP) / (tile - OVERLAP) - 1e-6));
}

/* All of one size. */
static Cut
cut_evenly (double length, double most)
{
  Cut cut = { .count = tiles_for (length, most) };
  cut.size = cut.last = (length - OVERLAP) / cut.count + OVERLAP;
  return cut;
}

/* As large as they can be, and the last what is left. */
static Cut
cut_full (double length, double most)
{
  const int count = tiles_for (length, most);
  const double last = length - (count - 1) * (most - OVERLAP);
  return (Cut){ count, count > 1 ? most : last, last };
}

/* Height that a page needs for a tile besides its picture. */
static double
beside (const MuPress *press)
{
  return HEAD * mu_press_scale (press) + 2 * MARKS;
}

static Tiling
tiling_turned (const MuPress *press, double wide, double high, gboolean turned)
{
  const double room = mu_press_room (press), most = room - beside (press);
  const double along = turned ? wide : high;
  const Cut side = cut_evenly (turned ? high : wide, mu_press_width (press) - 2 * MARKS);
  Cut line = cut_full (along, most);
  const int each = MAX (1, (int) (room / (line.last + beside (press))));
  if (each == 1)
    line = cut_evenly (along, most);
  return (Tiling){ .across = turned ? line : side,
                   .down = turned ? side : line,
                   .turned = turned,
                   .each = each,
                   .pages = side.count * (line.count - 1) + (side.count + each - 1) / each };
}

static Tiling
tiling_of (const MuPress *press, const MuAbdGrid *grid, double size)
{
  const double wide = (mu_hex_board_width (grid) + 2 * RIM) * size;
  const double high = (mu_hex_board_height (grid) + 2 * RIM) * size;
  const Tiling upright = tiling_turned (press, wide, high, FALSE);
  const Tiling turned = tiling_turned (press, wide, high, TRUE);
  Tiling tiling = turned.pages < upright.pages ? turned : upright;
  tiling.size = size;
  tiling.left = tiling.top = RIM * size;
  return tiling;
}

static double
start_of (const Cut *cut, int at)
{
  return at * (cut->size - OVERLAP);
}

static double
size_at (const Cut *cut, int at)
{
  return at < cut->count - 1 ? cut->size : cut->last;
}

static double
length_of (const Cut *cut)
{
  return start_of (cut, cut->count - 1) + cut->last;
}

int
mu_hex_map_tiles (const MuHexScenario *scenario, int hex_mm, MuPaper paper, int *across, int *down)
{
  MuPress *press = mu_hex_press ("", scenario, paper);
  const Tiling tiling = tiling_of (press, &scenario->map.grid, mu_hex_size_for (paper, hex_mm));
  mu_sheets_free (mu_press_finish (press));
  *across = tiling.across.count;
  *down = tiling.down.count;
  return tiling.pages;
}

/* --- a tile --------------------------------------------------------------------------------- */

/* Where the next tile begins: it is laid up to there. */
static void
draw_seams (cairo_t *cr, const Picture *picture, double w, double h)
{
  static const double dash[] = { 4, 4 };
  if (picture->column < picture->tiling.across.count - 1) {
    cairo_move_to (cr, w - OVERLAP, 0);
    cairo_line_to (cr, w - OVERLAP, h);
  }
  if (picture->row < picture->tiling.down.count - 1) {
    cairo_move_to (cr, 0, h - OVERLAP);
    cairo_line_to (cr, w, h - OVERLAP);
  }
  cairo_set_dash (cr, dash, G_N_ELEMENTS (dash), 0);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, 0.4);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_upright (cairo_t *cr, const Picture *picture, double w, double h)
{
  const Tiling *tiling = &picture->tiling;
  const double x = start_of (&tiling->across, picture->column) - tiling->left;
  const double y = start_of (&tiling->down, picture->row) - tiling->top;
  const MuHexView view = { tiling->size, x / tiling->size, y / tiling->size };
  mu_hex_draw_map (cr, picture->copy->scene, &view, &picture->copy->look, w, h);
  draw_seams (cr, picture, w, h);
}

static void
draw_tile (cairo_t *cr, double w, double h, gconstpointer data)
{
  const Picture *picture = data;
  if (!picture->tiling.turned) {
    draw_upright (cr, picture, w, h);
    return;
  }
  cairo_save (cr);
  cairo_translate (cr, w, 0);
  cairo_rotate (cr, G_PI / 2);
  draw_upright (cr, picture, h, w);
  cairo_restore (cr);
}

static void
put_crop_marks (MuPress *press, double x, double y, double w, double h)
{
  for (int i = 0; i < 2; i++) {
    mu_press_put_rule (press, x + i * w, y - MARKS + 1, 0, MARKS - 3, 0.4, 0);
    mu_press_put_rule (press, x + i * w, y + h + 2, 0, MARKS - 3, 0.4, 0);
    mu_press_put_rule (press, x - MARKS + 1, y + i * h, MARKS - 3, 0, 0.4, 0);
    mu_press_put_rule (press, x + w + 2, y + i * h, MARKS - 3, 0, 0.4, 0);
  }
}

static Picture *
picture_of (MuHexCopy *copy, const Tiling *tiling, int column, int row)
{
  Picture *picture = g_new0 (Picture, 1);
  *picture = (Picture){ mu_hex_copy_ref (copy), *tiling, column, row };
  return picture;
}

/* On this page where it has room. */
static void
put_tile (MuPress *press, MuHexCopy *copy, const Tiling *tiling, int column, int row)
{
  const double head = HEAD * mu_press_scale (press);
  const double wide = size_at (&tiling->across, column), high = size_at (&tiling->down, row);
  const double w = tiling->turned ? high : wide, h = tiling->turned ? wide : high;
  g_autofree char *text = g_strdup_printf (
      _ ("Tile %d of %d: row %d, column %d"), row * tiling->across.count + column + 1,
      tiling->across.count * tiling->down.count, row + 1, column + 1);
  g_autoptr (PangoLayout) layout = mu_press_layout (press, MU_STYLE_SMALL_STRONG, text, -1);
  const double y = mu_press_claim (press, head + h + 2 * MARKS, 0);
  const double x = mu_press_left (press) + MARKS, top = y + head + MARKS;
  mu_press_put_text (press, layout, mu_press_left (press), y, "P");
  mu_press_put_picture (press, x, top, w, h, draw_tile, picture_of (copy, tiling, column, row),
                        free_picture);
  mu_press_name_picture (press, text);
  put_crop_marks (press, x, top, w, h);
}

/* Those of the last line behind all others, several on a page. */
static void
put_tiles (MuPress *press, MuHexCopy *copy, const Tiling *tiling)
{
  const int lines = tiling->turned ? tiling->across.count : tiling->down.count;
  const int sides = tiling->turned ? tiling->down.count : tiling->across.count;
  for (int line = 0; line < lines; line++)
    for (int i = 0; i < sides; i++) {
      if (line < lines - 1 || i % tiling->each == 0)
        mu_press_new_page (press);
      put_tile (press, copy, tiling, tiling->turned ? line : i, tiling->turned ? i : line);
    }
}

/* --- the first page --------------------------------------------------------------------------- */

static void
draw_tile_number (cairo_t *cr, int number, double x, double y)
{
  g_autofree char *text = g_strdup_printf ("%d", number);
  cairo_text_extents_t box;
  cairo_select_font_face (cr, "DejaVu Sans", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size (cr, 22);
  cairo_text_extents (cr, text, &box);
  cairo_arc (cr, x, y, 17, 0, 2 * G_PI);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.9);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  cairo_move_to (cr, x - box.x_bearing - box.width / 2, y - box.y_bearing - box.height / 2);
  cairo_show_text (cr, text);
}

/* The tiles over a map whose points are so many times as small. */
static void
draw_tiles (cairo_t *cr, const Tiling *tiling, double scale, double x0, double y0)
{
  for (int row = 0; row < tiling->down.count; row++)
    for (int column = 0; column < tiling->across.count; column++) {
      const double x = x0 + start_of (&tiling->across, column) * scale;
      const double y = y0 + start_of (&tiling->down, row) * scale;
      const double w = size_at (&tiling->across, column) * scale;
      const double h = size_at (&tiling->down, row) * scale;
      cairo_new_path (cr);
      cairo_rectangle (cr, x, y, w, h);
      cairo_set_source_rgb (cr, 0, 0, 0);
      cairo_set_line_width (cr, 0.8);
      cairo_stroke (cr);
      draw_tile_number (cr, row * tiling->across.count + column + 1, x + w / 2, y + h / 2);
    }
}

static double
overview_scale (const Tiling *tiling, double w, double h)
{
  return MIN ((w - 2) / length_of (&tiling->across), (h - 2) / length_of (&tiling->down));
}

static void
draw_overview (cairo_t *cr, double w, double h, gconstpointer data)
{
  const Picture *picture = data;
  const Tiling *tiling = &picture->tiling;
  MuHexLook look = mu_hex_paper_look;
  look.parts = 0;
  const double scale = overview_scale (tiling, w, h);
  const MuHexView view = { tiling->size * scale, -(tiling->left * scale + 1) / tiling->size / scale,
                           -(tiling->top * scale + 1) / tiling->size / scale };
  mu_hex_draw_map (cr, picture->copy->scene, &view, &look, w, h);
  draw_tiles (cr, tiling, scale, 1, 1);
}

static void
put_overview (MuPress *press, MuHexCopy *copy, const Tiling *tiling)
{
  const double w = mu_press_width (press), most = mu_press_room (press) * 0.55;
  const double scale = overview_scale (tiling, w, most);
  const double high = length_of (&tiling->down) * scale + 2;
  const double y = mu_press_claim (press, high + 8, 0);
  mu_press_put_picture (press, mu_press_left (press), y, w, high, draw_overview,
                        picture_of (copy, tiling, -1, -1), free_picture);
  mu_press_name_picture (press, _ ("The whole map and its tiles"));
}

static void
put_key (MuPress *press, int at, MuPicture draw, int kind, const char *words, double *top)
{
  const double step = mu_press_width (press) / KEYS;
  const double x = mu_press_left (press) + at % KEYS * step;
  g_autoptr (PangoLayout) layout
      = mu_press_layout (press, MU_STYLE_BODY, words, step - SAMPLE - 10);
  if (at % KEYS == 0)
    *top = mu_press_claim (press, SAMPLE + 6, 0);
  mu_press_put_picture (press, x, *top, SAMPLE, SAMPLE, draw, mu_hex_number (kind), g_free);
  mu_press_put_text (press, layout, x + SAMPLE + 6, *top + (SAMPLE - mu_layout_height (layout)) / 2,
                     "P");
}

static void
put_keys (MuPress *press)
{
  double top = 0;
  int at = 0;
  mu_press_heading (press, MU_STYLE_HEADING, _ ("Ground and hexsides"));
  mu_press_begin (press, MU_PART_KEY, NULL);
  for (int i = 0; i < MU_ABD_TERRAINS; i++)
    put_key (press, at++, mu_hex_picture_terrain, i, _ (mu_abd_terrain_words ((MuAbdTerrain) i)),
             &top);
  for (int i = MU_ABD_RIVER; i < MU_ABD_HEXSIDES; i++)
    put_key (press, at++, mu_hex_picture_hexside, i, _ (mu_abd_hexside_words ((MuAbdHexside) i)),
             &top);
  mu_press_end (press, MU_PART_KEY);
}

static void
put_how (MuPress *press, const Tiling *tiling, int mm)
{
  const int tiles = tiling->across.count * tiling->down.count;
  g_autofree char *pages
      = g_strdup_printf (ngettext ("%d tile follows.", "%d tiles follow.", (gulong) tiles), tiles);
  g_autofree char *line = g_strdup_printf (
      _ ("%s Print them at full size: a hex is %d mm from side to side. Cut each along its left "
         "and upper marks and lay it on its neighbours up to their broken lines."),
      pages, mm);
  mu_press_paragraph (press, MU_STYLE_BODY, line);
}

MuSheets *
mu_hex_map_sheets (const MuHexScenario *scenario, int hex_mm, MuPaper paper)
{
  const double size = mu_hex_size_for (paper, hex_mm);
  g_autofree char *title = g_strdup_printf (_ ("Map: %s"), scenario->name ? scenario->name : "");
  g_autoptr (MuHexCopy) copy
      = mu_hex_copy_new (scenario, NULL, mu_hex_look_for (paper, MU_HEX_NAMES));
  MuPress *press = mu_hex_press (title, scenario, paper);
  const Tiling tiling = tiling_of (press, &scenario->map.grid, size);
  mu_press_heading (press, MU_STYLE_TITLE, title);
  put_how (press, &tiling, (int) (size / MU_HEX_POINTS + 0.5));
  mu_press_gap (press, 6);
  put_overview (press, copy, &tiling);
  put_keys (press);
  if (!mu_press_is_web (press))
    put_tiles (press, copy, &tiling);
  return mu_press_finish (press);
}
