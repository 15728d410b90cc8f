/* The board: where hexes lie in a picture, which is at a point, and the order in which things are
 * drawn. The grid says which columns stand low (rules/abd/hex/grid.c); here it is only asked. */
#include "reports/abd/hex_private.h"

#include <math.h>
#include <string.h>

#include "lists/words/plain.h"
#include "reports/scene/picture_words.h"

#define RIM       0.12 /* around the whole board, hexes */
#define MARGIN    1.9  /* for the names of columns and rows, of the type's height */
#define TOLERANCE 0.05
#define NAME      0.105 /* of a hex, the height of its name */
#define ROOM      4.9   /* the least hex with a name, of the type's height */

/* --- the scene ------------------------------------------------------------------- */

MuHexScene *
mu_hex_scene_new (const MuAbdMap *map, const MuAbdChart *chart)
{
  MuHexScene *scene = g_new0 (MuHexScene, 1);
  scene->map = map;
  scene->chart = chart ? chart : &mu_abd_chart_usual;
  scene->pieces = g_array_new (FALSE, TRUE, sizeof (MuHexPiece));
  scene->marks = g_array_new (FALSE, TRUE, sizeof (MuHexMark));
  scene->arrows = g_array_new (FALSE, TRUE, sizeof (MuHexArrow));
  return scene;
}

void
mu_hex_scene_free (MuHexScene *scene)
{
  if (!scene)
    return;
  g_array_unref (scene->pieces);
  g_array_unref (scene->marks);
  g_array_unref (scene->arrows);
  g_free (scene);
}

void
mu_hex_scene_add (MuHexScene *scene, const MuHexPiece *piece)
{
  g_array_append_val (scene->pieces, *piece);
}

void
mu_hex_scene_mark (MuHexScene *scene, MuHexRing ring, int hex, int facing, const char *note)
{
  MuHexMark mark = { .ring = (guint8) ring, .hex = hex, .facing = facing };
  g_strlcpy (mark.note, note ? note : "", sizeof mark.note);
  g_array_append_val (scene->marks, mark);
}

/* abd.8.8.zoc-extent, abd.8.8.4.river, abd.13.1.2.all-round */
void
mu_hex_scene_add_zone (MuHexScene *scene, guint piece)
{
  const MuHexPiece *of = &g_array_index (scene->pieces, MuHexPiece, piece);
  if (of->leader || of->hex == MU_ABD_OFF)
    return;
  const int reach = mu_abd_is_camp ((MuAbdType) of->type) ? 3 : 1;
  for (int turn = -reach; turn <= reach; turn++) {
    const int direction = mu_abd_turned (of->facing, turn);
    const int hex = mu_abd_hex_next (&scene->map->grid, of->hex, direction);
    const MuAbdHexside side = mu_abd_map_side (scene->map, of->hex, direction);
    if (hex != MU_ABD_OFF && !scene->chart->hexside[side].barred)
      scene->zone[hex] |= (guint8) (1 << of->side);
  }
}

/* --- where hexes lie --------------------------------------------------------------- */

double
mu_hex_board_width (const MuAbdGrid *grid)
{
  return (grid->columns - 1) * MU_HEX_COLUMN + 2 * MU_HEX_CORNER;
}

/* Of columns of which every other one stands half a hex lower. */
double
mu_hex_board_height (const MuAbdGrid *grid)
{
  return grid->columns > 1 ? grid->rows + MU_HEX_HALF : grid->rows;
}

/* How far below the top of the board its highest column begins, in the grid's own lengths. */
static double
height_of (const MuAbdGrid *grid, int hex)
{
  MuFix x, y;
  mu_abd_hex_middle (grid, hex, &x, &y);
  return -(double) y / MU_PACES (MU_ABD_HEX_PACES);
}

void
mu_hex_middle (const MuAbdGrid *grid, int hex, double *x, double *y)
{
  const double first = height_of (grid, 0);
  const double top = grid->columns > 1 ? MIN (first, height_of (grid, 1)) : first;
  *x = MU_HEX_CORNER + hex % grid->columns * MU_HEX_COLUMN;
  *y = height_of (grid, hex) - top + MU_HEX_HALF;
}

void
mu_hex_to_picture (const MuHexView *view, const MuAbdGrid *grid, int hex, double *px, double *py)
{
  double x, y;
  mu_hex_middle (grid, hex, &x, &y);
  *px = (x - view->left) * view->size;
  *py = (y - view->top) * view->size;
}

MuHexView
mu_hex_fit (const MuAbdGrid *grid, const MuHexLook *look, double w, double h)
{
  const double margin = look->parts & MU_HEX_MARGIN ? look->text * MARGIN : 0;
  const double wide = mu_hex_board_width (grid) + 2 * RIM;
  const double high = mu_hex_board_height (grid) + 2 * RIM;
  const double room_w = MAX (w - margin, 1), room_h = MAX (h - margin, 1);
  const double size = MIN (room_w / wide, room_h / high);
  return (MuHexView){ size, -((room_w - wide * size) / 2 + margin) / size - RIM,
                      -((room_h - high * size) / 2 + margin) / size - RIM };
}

/* How far a point is from a hex's middle, as its sides measure it: up to a half lies within. */
static double
from_middle (const MuAbdGrid *grid, int hex, double x, double y)
{
  double mx, my;
  mu_hex_middle (grid, hex, &mx, &my);
  const double dx = fabs (x - mx), dy = fabs (y - my);
  return MAX (dy, dx * MU_HEX_COLUMN + dy / 2);
}

int
mu_hex_at_point (const MuAbdGrid *grid, const MuHexView *view, double px, double py)
{
  const double x = px / view->size + view->left, y = py / view->size + view->top;
  const int column = (int) floor ((x - MU_HEX_CORNER) / MU_HEX_COLUMN), row = (int) floor (y);
  for (int i = column; i <= column + 1; i++)
    for (int j = row - 1; j <= row; j++) {
      const int hex = mu_abd_hex_at (grid, i, j);
      if (hex != MU_ABD_OFF && from_middle (grid, hex, x, y) <= MU_HEX_HALF)
        return hex;
    }
  return MU_ABD_OFF;
}

/* --- where pieces lie ---------------------------------------------------------------- */

static gboolean
has_counter (const MuHexScene *scene, int hex)
{
  for (guint i = 0; i < scene->pieces->len; i++) {
    const MuHexPiece *piece = &g_array_index (scene->pieces, MuHexPiece, i);
    if (!piece->leader && piece->hex == hex)
      return TRUE;
  }
  return FALSE;
}

/* How many leaders lie in the hex before this one; *all: and in all. */
static int
place_among_leaders (const MuHexScene *scene, guint leader, int *all)
{
  const int hex = g_array_index (scene->pieces, MuHexPiece, leader).hex;
  int before = 0;
  *all = 0;
  for (guint i = 0; i < scene->pieces->len; i++) {
    const MuHexPiece *piece = &g_array_index (scene->pieces, MuHexPiece, i);
    if (piece->leader && piece->hex == hex) {
      before += i < leader;
      ++*all;
    }
  }
  return before;
}

/* Where a leader lies from his hex's middle: with a counter at its corners, where they hide least;
 * alone in the middle. */
static double
place_leader (const MuHexScene *scene, guint leader, double *x, double *y)
{
  static const double corner[][2]
      = { { -0.3, -0.3 }, { 0.3, -0.3 }, { -0.3, 0.3 }, { 0, -0.4 }, { -0.41, 0 }, { 0.41, 0 } };
  int all;
  const int place = place_among_leaders (scene, leader, &all);
  const int hex = g_array_index (scene->pieces, MuHexPiece, leader).hex;
  if (has_counter (scene, hex)) {
    *x = corner[place % (int) G_N_ELEMENTS (corner)][0];
    *y = corner[place % (int) G_N_ELEMENTS (corner)][1];
    return MU_HEX_DISC;
  }
  *x = (place - (all - 1) / 2.0) * 0.24;
  *y = 0.02;
  return all > 1 ? MU_HEX_ALONE * 0.8 : MU_HEX_ALONE;
}

gboolean
mu_hex_piece_place (const MuHexScene *scene, const MuHexView *view, guint piece, double *px,
                    double *py, double *reach)
{
  const MuHexPiece *of = &g_array_index (scene->pieces, MuHexPiece, piece);
  double x = 0, y = 0, far = MU_HEX_COUNTER / 2;
  if (of->hex == MU_ABD_OFF)
    return FALSE;
  if (of->leader)
    far = place_leader (scene, piece, &x, &y);
  mu_hex_to_picture (view, &scene->map->grid, of->hex, px, py);
  *px += x * view->size;
  *py += y * view->size;
  *reach = far * view->size;
  return TRUE;
}

/* Whether a point, seen from a counter's middle, lies on it as it is turned. */
static gboolean
is_on (const MuHexPiece *piece, double dx, double dy, double reach)
{
  const double turn = -mu_hex_turn (piece->facing);
  const double x = dx * cos (turn) - dy * sin (turn), y = dx * sin (turn) + dy * cos (turn);
  return piece->leader ? hypot (dx, dy) <= reach : fabs (x) <= reach && fabs (y) <= reach;
}

int
mu_hex_piece_at (const MuHexScene *scene, const MuHexView *view, double px, double py)
{
  int found = -1;
  for (guint i = 0; i < scene->pieces->len; i++) {
    const MuHexPiece *piece = &g_array_index (scene->pieces, MuHexPiece, i);
    double x, y, reach;
    if (mu_hex_piece_place (scene, view, i, &x, &y, &reach) && is_on (piece, px - x, py - y, reach)
        && (found < 0 || piece->leader || !g_array_index (scene->pieces, MuHexPiece, found).leader))
      found = (int) i;
  }
  return found;
}

/* --- the brush ------------------------------------------------------------------------ */

void
mu_hex_ink (const MuHexBrush *brush, MuHexInk ink)
{
  cairo_set_source_rgb (brush->cr, ink.r, ink.g, ink.b);
}

void
mu_hex_faint (const MuHexBrush *brush, MuHexInk ink, double opacity)
{
  cairo_set_source_rgba (brush->cr, ink.r, ink.g, ink.b, opacity);
}

void
mu_hex_line (const MuHexBrush *brush, double width, double least)
{
  const double wide = MAX (width, least * brush->unit);
  cairo_set_line_width (brush->cr, brush->look->stark ? wide * 1.5 : wide);
}

/* Set at the size that it has in the picture: Pango has no type smaller than a unit. */
void
mu_hex_word (const MuHexBrush *brush, const char *text, double x, double y, double height,
             gboolean bold)
{
  cairo_t *cr = brush->cr;
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, brush->unit, brush->unit);
  g_autoptr (PangoLayout) layout = pango_cairo_create_layout (cr);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("DejaVu Sans");
  g_autofree char *plain = mu_plain_line (text);
  PangoRectangle box;
  pango_font_description_set_absolute_size (font, height / brush->unit * PANGO_SCALE);
  if (bold)
    pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, plain, -1);
  pango_layout_get_extents (layout, NULL, &box);
  cairo_move_to (cr, -pango_units_to_double (box.x) - pango_units_to_double (box.width) / 2,
                 -pango_units_to_double (box.y) - pango_units_to_double (box.height) / 2);
  mu_picture_words_show (cr, layout);
  cairo_restore (cr);
}

void
mu_hex_corner (int corner, double *x, double *y)
{
  static const double at[MU_ABD_DIRECTIONS][2] = {
    { -MU_HEX_CORNER / 2, -MU_HEX_HALF },
    { MU_HEX_CORNER / 2, -MU_HEX_HALF },
    { MU_HEX_CORNER, 0 },
    { MU_HEX_CORNER / 2, MU_HEX_HALF },
    { -MU_HEX_CORNER / 2, MU_HEX_HALF },
    { -MU_HEX_CORNER, 0 },
  };
  *x = at[corner % MU_ABD_DIRECTIONS][0];
  *y = at[corner % MU_ABD_DIRECTIONS][1];
}

void
mu_hex_trace (cairo_t *cr, double x, double y)
{
  for (int i = 0; i < MU_ABD_DIRECTIONS; i++) {
    double cx, cy;
    mu_hex_corner (i, &cx, &cy);
    if (i == 0)
      cairo_move_to (cr, x + cx, y + cy);
    else
      cairo_line_to (cr, x + cx, y + cy);
  }
  cairo_close_path (cr);
}

double
mu_hex_turn (int direction)
{
  return direction * G_PI / 3;
}

gboolean
mu_hex_is_seen (const MuHexBrush *brush, int hex, double w, double h)
{
  const double far = brush->view->size * MU_HEX_CORNER;
  double x, y;
  mu_hex_to_picture (brush->view, &brush->scene->map->grid, hex, &x, &y);
  return x > -far && y > -far && x < w + far && y < h + far;
}

double
mu_hex_chance (guint hex, guint n)
{
  guint32 mixed = hex * 2654435761u ^ n * 2246822519u;
  mixed = (mixed ^ mixed >> 15) * 2246822519u;
  mixed = (mixed ^ mixed >> 13) * 3266489917u;
  return ((mixed ^ mixed >> 16) & 0xffff) / 65535.0;
}

static MuHexBrush
take_brush (cairo_t *cr, const MuHexScene *scene, const MuHexView *view, const MuHexLook *look,
            double w, double h)
{
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, w, h);
  cairo_clip (cr);
  cairo_set_tolerance (cr, TOLERANCE);
  cairo_scale (cr, view->size, view->size);
  cairo_translate (cr, -view->left, -view->top);
  return (MuHexBrush){ cr, scene, view, look, mu_hex_inks (look->palette), 1 / view->size };
}

/* --- names ------------------------------------------------------------------------------ */

/* So that crowns and stones do not cross it out. */
static void
draw_plate (const MuHexBrush *brush, double x, double y, double height, double letters)
{
  const double w = height * (0.68 * letters + 0.2), h = height * 1.0;
  cairo_rectangle (brush->cr, x - w / 2, y - h / 2, w, h);
  mu_hex_faint (brush, brush->inks->plate, 0.72);
  cairo_fill (brush->cr);
}

/* Lower where a river runs along the northern side. */
static void
draw_name (const MuHexBrush *brush, int hex, double height)
{
  const MuAbdMap *map = brush->scene->map;
  const gboolean wet = mu_abd_map_side (map, hex, MU_ABD_NORTH) != MU_ABD_NO_SIDE;
  char name[MU_ABD_NAME];
  double x, y;
  mu_hex_middle (&map->grid, hex, &x, &y);
  mu_abd_hex_name (&map->grid, hex, name);
  y += height * 0.68 - MU_HEX_HALF + (wet ? MU_HEX_BANK / 2 : 0);
  if (map->terrain[hex] != MU_ABD_CLEAR)
    draw_plate (brush, x, y, height, (double) strlen (name));
  mu_hex_ink (brush, brush->inks->faint);
  mu_hex_word (brush, name, x, y, height, FALSE);
}

static void
draw_names (const MuHexBrush *brush, double w, double h)
{
  const double least = brush->look->text * brush->unit;
  if (!(brush->look->parts & MU_HEX_NAMES) || least * ROOM > 1)
    return;
  for (int hex = 0; hex < mu_abd_hex_count (&brush->scene->map->grid); hex++)
    if (mu_hex_is_seen (brush, hex, w, h))
      draw_name (brush, hex, MAX (NAME, least));
}

/* Letters above the columns, numbers to the left of the rows. */
static void
draw_margin (const MuHexBrush *brush)
{
  const MuAbdGrid *grid = &brush->scene->map->grid;
  const double text = brush->look->text * brush->unit, rim = RIM / 2;
  double x, y, first;
  if (!(brush->look->parts & MU_HEX_MARGIN))
    return;
  mu_hex_ink (brush, brush->inks->ink);
  mu_hex_middle (grid, 0, &x, &first);
  for (int column = 0; column < grid->columns; column++) {
    const char letter[] = { (char) ('A' + column), '\0' };
    mu_hex_middle (grid, column, &x, &y);
    mu_hex_word (brush, letter, x, -rim - text * 0.7, text, TRUE);
  }
  for (int row = 0; row < grid->rows; row++) {
    g_autofree char *number = g_strdup_printf ("%d", row + 1);
    mu_hex_middle (grid, row * grid->columns, &x, &y);
    mu_hex_word (brush, number, -rim - text * 0.8, y, text, TRUE);
  }
}

/* --- the whole ---------------------------------------------------------------------------- */

static void
paint_around (const MuHexBrush *brush)
{
  mu_hex_ink (brush, brush->inks->around);
  cairo_paint (brush->cr);
}

void
mu_hex_draw_map (cairo_t *cr, const MuHexScene *scene, const MuHexView *view, const MuHexLook *look,
                 double w, double h)
{
  const MuHexBrush brush = take_brush (cr, scene, view, look, w, h);
  paint_around (&brush);
  mu_hex_draw_ground (&brush, w, h);
  mu_hex_draw_grid (&brush, w, h);
  mu_hex_draw_hexsides (&brush);
  draw_names (&brush, w, h);
  draw_margin (&brush);
  cairo_restore (cr);
}

/* Counters first, so that leaders lie on top of those beside them too. */
static void
draw_all (const MuHexBrush *brush, gboolean leaders)
{
  const MuHexView board = { 1, 0, 0 };
  for (guint i = 0; i < brush->scene->pieces->len; i++) {
    const MuHexPiece *piece = &g_array_index (brush->scene->pieces, MuHexPiece, i);
    double x, y, reach;
    if (piece->leader != leaders || !mu_hex_piece_place (brush->scene, &board, i, &x, &y, &reach))
      continue;
    cairo_save (brush->cr);
    cairo_translate (brush->cr, x, y);
    if (leaders)
      mu_hex_draw_disc (brush, piece, reach);
    else
      mu_hex_draw_piece (brush, piece);
    cairo_restore (brush->cr);
  }
}

void
mu_hex_draw_pieces (cairo_t *cr, const MuHexScene *scene, const MuHexView *view,
                    const MuHexLook *look, double w, double h)
{
  const MuHexBrush brush = take_brush (cr, scene, view, look, w, h);
  mu_hex_draw_zones (&brush);
  draw_all (&brush, FALSE);
  draw_all (&brush, TRUE);
  mu_hex_draw_rings (&brush);
  mu_hex_draw_arrows (&brush);
  cairo_restore (cr);
}

void
mu_hex_draw (cairo_t *cr, const MuHexScene *scene, const MuHexView *view, const MuHexLook *look,
             double w, double h)
{
  mu_hex_draw_map (cr, scene, view, look, w, h);
  mu_hex_draw_pieces (cr, scene, view, look, w, h);
}
