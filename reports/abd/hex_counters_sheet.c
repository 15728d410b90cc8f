/* Counters to cut out. Fronts and backs lie on pages of their own, the backs from right to left, so
 * that a printer that turns leaves over their long edge puts each behind its front; the backs are a
 * little larger than they are cut, for no printer hits to the hair. */
#include "reports/abd/hex_sheets.h"

#include <glib/gi18n-lib.h>

#include "reports/abd/hex_paper.h"
#include "reports/abd/hex_private.h"

#define OF_HEX 0.7  /* a counter's side: it shows the hex about it */
#define GAP    7.0  /* between counters, points */
#define MARKS  13.0 /* around them, for the crop marks */
#define BLEED  2.0
#define HEAD   28.0

typedef enum { UNIT, LEADER, MARKER, TRACK } Kind;

/* One of paper; both of its sides. */
typedef struct {
  Kind kind;
  MuHexPiece piece;
  char code[12];        /* where it begins */
  const char *words[2]; /* of a track's two sides; kept by gettext or static */
} Counter;

typedef struct {
  Counter counter;
  MuAbdChart chart;
  gboolean back;
} Picture;

/* --- drawing one ------------------------------------------------------------------------ */

static MuHexBrush
brush_of (cairo_t *cr, const MuHexView *view)
{
  return (MuHexBrush){ .cr = cr,
                       .view = view,
                       .look = &mu_hex_paper_look,
                       .inks = mu_hex_inks (MU_SCENE_PAPER),
                       .unit = 1 / view->size };
}

static void
fill (const MuHexBrush *brush, MuHexInk ink, double from, double size)
{
  cairo_rectangle (brush->cr, from, from, size, size);
  mu_hex_ink (brush, ink);
  cairo_fill (brush->cr);
}

/* Along which it is cut: very thin. */
static void
draw_cut (const MuHexBrush *brush)
{
  cairo_rectangle (brush->cr, -0.5, -0.5, 1, 1);
  cairo_set_source_rgb (brush->cr, 0.6, 0.6, 0.6);
  cairo_set_line_width (brush->cr, 0.25 * brush->unit);
  cairo_stroke (brush->cr);
}

static void
draw_words (const MuHexBrush *brush, const char *words)
{
  g_auto (GStrv) lines = g_strsplit (words, "\n", 3);
  const int count = (int) g_strv_length (lines);
  mu_hex_ink (brush, brush->inks->ink);
  for (int i = 0; i < count; i++)
    mu_hex_word (brush, lines[i], 0, (i - (count - 1) / 2.0) * 0.24, 0.175, TRUE);
}

static void
draw_marker (const MuHexBrush *brush, gboolean back)
{
  cairo_save (brush->cr);
  cairo_translate (brush->cr, 0, -0.1);
  mu_hex_draw_dot (brush, back ? MU_ABD_RED : MU_ABD_YELLOW, 0.29);
  cairo_restore (brush->cr);
  mu_hex_ink (brush, brush->inks->ink);
  mu_hex_word (brush, back ? _ ("no melee") : _ ("has acted"), 0, 0.34, 0.145, FALSE);
}

/* In the stripe, for whoever sets up. */
static void
draw_code (const MuHexBrush *brush, const Picture *picture)
{
  if (picture->back || !*picture->counter.code)
    return;
  mu_hex_ink (brush, brush->inks->plate);
  mu_hex_word (brush, picture->counter.code, 0, -0.437, 0.088, TRUE);
}

/* What shows beyond the counter where it is cut beside its edge. */
static MuHexInk
ground_of (const MuHexInks *inks, const Picture *picture)
{
  const Counter *counter = &picture->counter;
  switch (counter->kind) {
  case UNIT:
    return picture->back ? inks->plate : inks->side[counter->piece.side].fill;
  case TRACK:
    return counter->piece.side < MU_SIDES ? inks->side[counter->piece.side].fill : inks->plate;
  case LEADER:
  case MARKER:
    break;
  }
  return inks->plate;
}

/* In lengths of the counter. */
static void
draw_scaled (const MuHexBrush *brush, const Picture *picture)
{
  switch (picture->counter.kind) {
  case UNIT:
    draw_code (brush, picture);
    break;
  case LEADER:
    break;
  case MARKER:
    draw_marker (brush, picture->back);
    break;
  case TRACK:
    draw_words (brush, picture->counter.words[picture->back]);
    break;
  }
  if (!picture->back)
    draw_cut (brush);
}

static void
draw_picture (cairo_t *cr, double w, double h, gconstpointer data)
{
  const Picture *picture = data;
  MuHexPiece piece = picture->counter.piece;
  const double size = w - 2 * BLEED, out = picture->back ? BLEED / size : 0;
  const MuHexView view = { size, 0, 0 };
  const MuHexBrush brush = brush_of (cr, &view);
  piece.disordered = picture->back && picture->counter.kind == UNIT;
  cairo_translate (cr, w / 2, h / 2);
  cairo_save (cr);
  cairo_scale (cr, size, size);
  fill (&brush, ground_of (brush.inks, picture), -0.5 - out, 1 + 2 * out);
  cairo_restore (cr);
  if (picture->counter.kind == UNIT || picture->counter.kind == LEADER)
    mu_hex_draw_counter (cr, &picture->chart, &piece, &mu_hex_paper_look, size);
  cairo_scale (cr, size, size);
  draw_scaled (&brush, picture);
}

/* --- all of them ---------------------------------------------------------------------------- */

static void
add (GArray *counters, Kind kind, MuHexPiece piece, const char *front, const char *back)
{
  const Counter counter = { .kind = kind, .piece = piece, .words = { front, back } };
  g_array_append_val (counters, counter);
}

/* "N7/3", as the cards of scenarios have it; "turn 4" of who comes later. */
static void
write_code (char code[12], const MuHexScenario *scenario, const MuAbdUnitSetup *unit)
{
  char name[MU_ABD_NAME];
  *code = '\0';
  if (unit->turn > 0) {
    g_snprintf (code, 12, "+%d", unit->turn);
  } else if (unit->hex != MU_ABD_OFF) {
    mu_abd_hex_name (&scenario->map.grid, unit->hex, name);
    g_snprintf (code, 12, "%s/%d", name, unit->facing + 1);
  }
}

static void
add_side (GArray *counters, const MuHexScenario *scenario, MuSide side)
{
  const MuAbdArmy *army = &scenario->detail.side[side];
  for (int i = 0; i < army->unit_count; i++) {
    const MuAbdUnitSetup *unit = &scenario->side[side].unit[i];
    const MuHexPiece piece = { .type = unit->type, .side = (guint8) side };
    add (counters, UNIT, piece, NULL, NULL);
    write_code (g_array_index (counters, Counter, counters->len - 1).code, scenario, unit);
  }
  for (int i = 0; i < army->leader_count; i++) {
    const MuHexPiece piece = { .leader = TRUE, .type = army->leader[i], .side = (guint8) side };
    add (counters, LEADER, piece, NULL, NULL);
  }
}

/* abd.6.1.eligible: one for each that can act. */
static void
add_markers (GArray *counters, const MuHexScenario *scenario)
{
  const MuHexPiece nobody = { .side = MU_SIDES };
  for (int side = 0; side < MU_SIDES; side++) {
    const MuAbdArmy *army = &scenario->detail.side[side];
    for (int i = 0; i < army->unit_count + army->leader_count; i++)
      add (counters, MARKER, nobody, NULL, NULL);
  }
}

/* abd.15.0.start-step */
static void
add_tracks (GArray *counters)
{
  const MuHexPiece nobody = { .side = MU_SIDES };
  add (counters, TRACK, nobody, _ ("Turn"), _ ("Turn"));
  add (counters, TRACK, nobody, _ ("Initia-\ntive\nA"), _ ("Initia-\ntive\nB"));
  for (guint8 side = 0; side < MU_SIDES; side++) {
    const MuHexPiece of = { .side = side };
    add (counters, TRACK, of, _ ("Panic\n×10"), _ ("Panic\n×10"));
    add (counters, TRACK, of, _ ("Panic\n×1"), _ ("Panic\n×1"));
    add (counters, TRACK, of, _ ("Com-\nmand\n×1"), _ ("Com-\nmand\n×10"));
  }
}

/* --- on the pages ------------------------------------------------------------------------- */

typedef struct {
  MuPress *press;
  const MuAbdChart *chart;
  double size, step, left;
  int columns, rows;
} Grid;

static Grid
grid_of (MuPress *press, const MuAbdChart *chart, double size)
{
  Grid grid = { .press = press, .chart = chart, .size = size, .step = size + GAP };
  grid.columns = MAX (1, (int) ((mu_press_width (press) - 2 * MARKS + GAP) / grid.step));
  grid.rows
      = MAX (1, (int) ((mu_press_room (press) - HEAD * mu_press_scale (press) - 2 * MARKS + GAP)
                       / grid.step));
  grid.left = mu_press_left (press) + (mu_press_width (press) - grid.columns * grid.step + GAP) / 2;
  return grid;
}

static void
put_marks (const Grid *grid, double top, int rows)
{
  const double across = grid->columns * grid->step - GAP, down = rows * grid->step - GAP;
  for (int i = 0; i < grid->columns; i++)
    for (int edge = 0; edge < 2; edge++) {
      const double x = grid->left + i * grid->step + edge * grid->size;
      mu_press_put_rule (grid->press, x, top - MARKS + 2, 0, MARKS - 5, 0.3, 0);
      mu_press_put_rule (grid->press, x, top + down + 3, 0, MARKS - 5, 0.3, 0);
    }
  for (int i = 0; i < rows; i++)
    for (int edge = 0; edge < 2; edge++) {
      const double y = top + i * grid->step + edge * grid->size;
      mu_press_put_rule (grid->press, grid->left - MARKS + 2, y, MARKS - 5, 0, 0.3, 0);
      mu_press_put_rule (grid->press, grid->left + across + 3, y, MARKS - 5, 0, 0.3, 0);
    }
}

static void
put_counter (const Grid *grid, const Counter *counter, gboolean back, int column, int row,
             double top)
{
  const int at = back ? grid->columns - 1 - column : column;
  Picture *picture = g_new0 (Picture, 1);
  *picture = (Picture){ *counter, *grid->chart, back };
  mu_press_put_picture (grid->press, grid->left + at * grid->step - BLEED,
                        top + row * grid->step - BLEED, grid->size + 2 * BLEED,
                        grid->size + 2 * BLEED, draw_picture, picture, g_free);
}

static void
put_head (const Grid *grid, gboolean back)
{
  const double high = HEAD * mu_press_scale (grid->press);
  const double y = mu_press_claim (grid->press, high, 0);
  g_autoptr (PangoLayout) layout = mu_press_layout (
      grid->press, MU_STYLE_SMALL,
      back ? _ ("Backs: print them on the backs of the page before, turned over its long edge.")
           : _ ("Fronts: print this page and the next on both sides of one leaf of card, turned "
                "over its long edge, at full size. Cut along the marks."),
      mu_press_width (grid->press));
  mu_press_put_text (grid->press, layout, mu_press_left (grid->press), y, "P");
}

/* One side of a leaf. */
static void
put_page (const Grid *grid, const GArray *counters, const GArray *place, guint from, guint to,
          gboolean back)
{
  const int first = g_array_index (place, int, from) / grid->columns;
  const int rows = g_array_index (place, int, to - 1) / grid->columns - first + 1;
  put_head (grid, back);
  mu_press_begin (grid->press, MU_PART_FIGURE, back ? _ ("Backs of counters") : _ ("Counters"));
  const double high = rows * grid->step - GAP + 2 * MARKS;
  const double top = mu_press_claim (grid->press, high, 0) + MARKS;
  for (guint i = from; i < to; i++) {
    const int at = g_array_index (place, int, i);
    put_counter (grid, &g_array_index (counters, Counter, i), back, at % grid->columns,
                 at / grid->columns - first, top);
  }
  put_marks (grid, top, rows);
  mu_press_end (grid->press, MU_PART_FIGURE);
}

/* Each side begins a row, and so do the markers. */
static gboolean
begins_row (const GArray *counters, guint i)
{
  const Counter *one = &g_array_index (counters, Counter, i - 1);
  const Counter *next = &g_array_index (counters, Counter, i);
  return next->piece.side != one->piece.side
         && (next->kind == UNIT || next->kind == LEADER || next->kind == MARKER);
}

static GArray *
places_of (const Grid *grid, const GArray *counters)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (int));
  int at = 0;
  for (guint i = 0; i < counters->len; i++, at++) {
    if (i > 0 && begins_row (counters, i))
      at += (grid->columns - at % grid->columns) % grid->columns;
    g_array_append_val (places, at);
  }
  return places;
}

static void
put_all (const Grid *grid, const GArray *counters)
{
  g_autoptr (GArray) places = places_of (grid, counters);
  const int most = grid->columns * grid->rows;
  for (guint from = 0, to; from < counters->len; from = to) {
    const int first = g_array_index (places, int, from) / grid->columns * grid->columns;
    for (to = from; to < counters->len && g_array_index (places, int, to) < first + most;)
      to++;
    for (int back = 0; back < 2; back++) {
      if (from > 0 || back)
        mu_press_new_page (grid->press);
      put_page (grid, counters, places, from, to, back);
    }
  }
}

MuSheets *
mu_hex_counters_sheets (const MuHexScenario *scenario, const MuAbdChart *chart, int hex_mm,
                        MuPaper paper)
{
  g_autofree char *title
      = g_strdup_printf (_ ("Counters: %s"), scenario->name ? scenario->name : "");
  MuPress *press = mu_hex_press (title, scenario, paper);
  const Grid grid
      = grid_of (press, mu_hex_chart (scenario, chart), mu_hex_size_for (paper, hex_mm) * OF_HEX);
  g_autoptr (GArray) counters = g_array_new (FALSE, FALSE, sizeof (Counter));
  for (int side = 0; side < MU_SIDES; side++)
    add_side (counters, scenario, (MuSide) side);
  add_tracks (counters);
  add_markers (counters, scenario);
  put_all (&grid, counters);
  return mu_press_finish (press);
}
