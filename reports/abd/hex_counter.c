/* Counters: squares that stand as they face, the striped edge to the front. Side B's have their
 * corners cut and are hatched, so that a copier keeps the sides apart. A disordered one is hollow,
 * within a broken edge, as if its back lay up. */
#include "reports/abd/hex_private.h"

#define STRIPE 0.115 /* of the size, as all here */
#define CUT    0.13
#define ROUND  0.05
#define HATCH  0.085
#define WITHIN 0.965 /* so that a sample's edge lies within it */
#define MARKER 0.1   /* hexes */

/* --- the square ----------------------------------------------------------------------- */

static void
trace_round (cairo_t *cr, double half, double r)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, half - r, -half + r, r, -G_PI / 2, 0);
  cairo_arc (cr, half - r, half - r, r, 0, G_PI / 2);
  cairo_arc (cr, -half + r, half - r, r, G_PI / 2, G_PI);
  cairo_arc (cr, -half + r, -half + r, r, G_PI, G_PI * 1.5);
  cairo_close_path (cr);
}

static void
trace_cut (cairo_t *cr, double half, double cut)
{
  cairo_move_to (cr, -half + cut, -half);
  cairo_line_to (cr, half - cut, -half);
  cairo_line_to (cr, half, -half + cut);
  cairo_line_to (cr, half, half - cut);
  cairo_line_to (cr, half - cut, half);
  cairo_line_to (cr, -half + cut, half);
  cairo_line_to (cr, -half, half - cut);
  cairo_line_to (cr, -half, -half + cut);
  cairo_close_path (cr);
}

static void
trace_square (cairo_t *cr, guint8 side, double size)
{
  if (side == MU_SIDE_A)
    trace_round (cr, size / 2, size * ROUND);
  else
    trace_cut (cr, size / 2, size * CUT);
}

/* Within the path that is there, which it uses up. */
static void
hatch (const MuHexBrush *brush, const MuHexSideInks *inks, double size)
{
  cairo_t *cr = brush->cr;
  cairo_save (cr);
  cairo_clip (cr);
  for (double at = -size; at < size; at += size * HATCH) {
    cairo_move_to (cr, at, size / 2);
    cairo_line_to (cr, at + size, -size / 2);
  }
  mu_hex_faint (brush, inks->line, 0.2);
  mu_hex_line (brush, size * 0.018, 0.3);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_stripe (const MuHexBrush *brush, const MuHexPiece *piece, double size)
{
  cairo_t *cr = brush->cr;
  const double high = size * STRIPE;
  cairo_save (cr);
  trace_square (cr, piece->side, size);
  cairo_clip (cr);
  mu_hex_ink (brush, brush->inks->side[piece->side].line);
  if (piece->disordered) {
    cairo_move_to (cr, -size / 2, -size / 2 + high);
    cairo_line_to (cr, size / 2, -size / 2 + high);
    for (double x = -size / 2; x < size / 2; x += high * 0.9) {
      cairo_move_to (cr, x, -size / 2 + high);
      cairo_line_to (cr, x + high * 0.9, -size / 2);
    }
    mu_hex_line (brush, size * 0.022, 0.5);
    cairo_stroke (cr);
  } else {
    cairo_rectangle (cr, -size / 2, -size / 2, size, high);
    cairo_fill (cr);
  }
  cairo_restore (cr);
}

/* A point on the front edge: the stripe alone is hard to see from afar. */
static void
draw_point (const MuHexBrush *brush, const MuHexPiece *piece, double size)
{
  cairo_t *cr = brush->cr;
  cairo_move_to (cr, -size * 0.13, -size * 0.5);
  cairo_line_to (cr, 0, -size * 0.605);
  cairo_line_to (cr, size * 0.13, -size * 0.5);
  cairo_close_path (cr);
  mu_hex_ink (brush, brush->inks->side[piece->side].line);
  cairo_fill (cr);
}

static void
draw_edge (const MuHexBrush *brush, const MuHexPiece *piece, double size)
{
  const double dash[] = { size * 0.09, size * 0.055 };
  cairo_t *cr = brush->cr;
  trace_square (cr, piece->side, size);
  mu_hex_ink (brush, brush->inks->side[piece->side].line);
  if (piece->disordered)
    cairo_set_dash (cr, dash, G_N_ELEMENTS (dash), 0);
  mu_hex_line (brush, size * (piece->disordered ? 0.045 : 0.028), 0.6);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

/* abd.2.0.unit-sides: the back of a disordered one shows. */
static void
draw_square (const MuHexBrush *brush, const MuHexPiece *piece, double size)
{
  const MuHexSideInks *inks = &brush->inks->side[piece->side];
  trace_square (brush->cr, piece->side, size);
  mu_hex_ink (brush, piece->disordered ? brush->inks->plate : inks->fill);
  cairo_fill_preserve (brush->cr);
  if (piece->side != MU_SIDE_A && !piece->disordered)
    hatch (brush, inks, size);
  cairo_new_path (brush->cr);
  draw_stripe (brush, piece, size);
  draw_edge (brush, piece, size);
}

/* --- leaders ---------------------------------------------------------------------------- */

static void
draw_star (cairo_t *cr, double x, double y, double r)
{
  cairo_new_path (cr);
  for (int i = 0; i < 10; i++) {
    cairo_matrix_t turn;
    double dx = 0, dy = i % 2 ? -r * 0.42 : -r;
    cairo_matrix_init_rotate (&turn, i * G_PI / 5);
    cairo_matrix_transform_distance (&turn, &dx, &dy);
    cairo_line_to (cr, x + dx, y + dy);
  }
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* abd.2.0.leader-bonus-kinds */
static void
draw_bonus (const MuHexBrush *brush, const MuAbdLeaderValues *values, double r)
{
  char text[8];
  g_snprintf (text, sizeof text, values->times ? "×%d" : "+%d",
              values->times ? values->times : values->plus);
  mu_hex_word (brush, text, 0, r * 0.5, r * 0.5, TRUE);
}

/* abd.2.0.leader-cp: a star for each command point. */
static void
draw_leader_face (const MuHexBrush *brush, const MuHexPiece *piece, double r)
{
  static const char *const letter[MU_ABD_LEADER_KINDS] = { "A", "B", "C" };
  const MuAbdLeaderValues *values = &brush->scene->chart->leader[piece->type];
  const gboolean all = r / brush->unit > 15;
  mu_hex_ink (brush, brush->inks->side[piece->side].line);
  mu_hex_word (brush, letter[piece->type], 0, all ? -r * 0.06 : 0, r * (all ? 0.72 : 1.05), TRUE);
  if (!all)
    return;
  draw_bonus (brush, values, r);
  for (int i = 0; i < values->icons; i++)
    draw_star (brush->cr, (i - (values->icons - 1) / 2.0) * r * 0.42, -r * 0.6, r * 0.19);
}

/* abd.6.1.eligible */
static void
draw_leader_dot (const MuHexBrush *brush, const MuHexPiece *piece, double r)
{
  if (piece->marker == MU_ABD_NO_MARKER)
    return;
  cairo_save (brush->cr);
  cairo_translate (brush->cr, -r * 0.75, r * 0.75);
  mu_hex_draw_dot (brush, (MuAbdMarker) piece->marker, r * 0.7);
  cairo_restore (brush->cr);
}

/* Side B's have a second ring. */
void
mu_hex_draw_disc (const MuHexBrush *brush, const MuHexPiece *piece, double radius)
{
  cairo_t *cr = brush->cr;
  const MuHexSideInks *inks = &brush->inks->side[piece->side];
  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, radius, 0, 2 * G_PI);
  mu_hex_ink (brush, piece->side == MU_SIDE_A ? inks->fill : brush->inks->plate);
  cairo_fill_preserve (cr);
  mu_hex_ink (brush, inks->line);
  mu_hex_line (brush, radius * 0.13, 1);
  cairo_stroke (cr);
  if (piece->side != MU_SIDE_A) {
    cairo_arc (cr, 0, 0, radius * 0.84, 0, 2 * G_PI);
    mu_hex_line (brush, radius * 0.05, 0.4);
    cairo_stroke (cr);
  }
  draw_leader_face (brush, piece, radius);
  draw_leader_dot (brush, piece, radius);
  if (piece->states & MU_HEX_SELECTED) {
    cairo_new_path (cr);
    cairo_arc (cr, 0, 0, radius * 1.3, 0, 2 * G_PI);
    mu_hex_ink (brush, brush->inks->ring);
    mu_hex_line (brush, radius * 0.14, 1.2);
    cairo_stroke (cr);
  }
}

/* --- what is seen besides ------------------------------------------------------------------ */

static void
ring_about (const MuHexBrush *brush, double size, double width, gboolean broken)
{
  const double dash[] = { 0.07, 0.05 };
  cairo_t *cr = brush->cr;
  cairo_new_path (cr);
  trace_round (cr, size / 2, size * 0.12);
  mu_hex_ink (brush, brush->inks->plate);
  mu_hex_line (brush, width * 1.9, 2);
  cairo_stroke_preserve (cr);
  mu_hex_ink (brush, brush->inks->ring);
  if (broken)
    cairo_set_dash (cr, dash, G_N_ELEMENTS (dash), 0);
  mu_hex_line (brush, width, 1.1);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_states (const MuHexBrush *brush, const MuHexPiece *piece)
{
  if (piece->states & MU_HEX_CONCERNED)
    ring_about (brush, MU_HEX_COUNTER * 1.1, 0.035, FALSE);
  if (piece->states & MU_HEX_OTHER)
    ring_about (brush, MU_HEX_COUNTER * 1.1, 0.035, TRUE);
  if (piece->states & MU_HEX_SELECTED) {
    ring_about (brush, MU_HEX_COUNTER * 1.18, 0.022, FALSE);
    ring_about (brush, MU_HEX_COUNTER * 1.04, 0.022, FALSE);
  }
}

static void
draw_may_act (const MuHexBrush *brush)
{
  cairo_t *cr = brush->cr;
  const double front = -MU_HEX_COUNTER * 0.5;
  cairo_move_to (cr, -0.13, front - 0.045);
  cairo_line_to (cr, 0, front - 0.125);
  cairo_line_to (cr, 0.13, front - 0.045);
  mu_hex_ink (brush, brush->inks->ring);
  mu_hex_line (brush, 0.035, 1.2);
  cairo_stroke (cr);
}

/* Upright, in the corners that leaders come to last. */
static void
draw_signs (const MuHexBrush *brush, const MuHexPiece *piece)
{
  cairo_t *cr = brush->cr;
  if (piece->marker != MU_ABD_NO_MARKER) {
    cairo_save (cr);
    cairo_translate (cr, 0.29, 0.3);
    mu_hex_draw_dot (brush, (MuAbdMarker) piece->marker, MARKER);
    cairo_restore (cr);
  }
  if (piece->states & MU_HEX_WILD) {
    cairo_new_path (cr);
    cairo_arc (cr, -0.29, 0.3, MARKER, 0, 2 * G_PI);
    mu_hex_ink (brush, brush->inks->ring);
    cairo_fill (cr);
    mu_hex_ink (brush, brush->inks->plate);
    mu_hex_word (brush, "!", -0.29, 0.3, MARKER * 1.6, TRUE);
  }
}

static void
draw_standing (const MuHexBrush *brush, const MuHexPiece *piece)
{
  cairo_t *cr = brush->cr;
  cairo_save (cr);
  cairo_rotate (cr, mu_hex_turn (piece->facing));
  draw_states (brush, piece);
  draw_square (brush, piece, MU_HEX_COUNTER);
  if (!mu_abd_is_camp ((MuAbdType) piece->type))
    draw_point (brush, piece, MU_HEX_COUNTER);
  if (piece->states & MU_HEX_MAY_ACT)
    draw_may_act (brush);
  cairo_restore (cr);
  mu_hex_draw_face (brush, piece, MU_HEX_COUNTER, TRUE);
  draw_signs (brush, piece);
}

void
mu_hex_draw_piece (const MuHexBrush *brush, const MuHexPiece *piece)
{
  if (!(piece->states & MU_HEX_FADED)) {
    draw_standing (brush, piece);
    return;
  }
  cairo_push_group (brush->cr);
  draw_standing (brush, piece);
  cairo_pop_group_to_source (brush->cr);
  cairo_paint_with_alpha (brush->cr, 0.5);
}

/* --- samples -------------------------------------------------------------------------------- */

void
mu_hex_draw_counter (cairo_t *cr, const MuAbdChart *chart, const MuHexPiece *piece,
                     const MuHexLook *look, double size)
{
  const MuHexScene scene = { .chart = chart ? chart : &mu_abd_chart_usual };
  const MuHexView view = { size, 0, 0 };
  const MuHexBrush brush = { cr, &scene, &view, look, mu_hex_inks (look->palette), 1 / size };
  cairo_save (cr);
  cairo_scale (cr, size, size);
  if (piece->leader) {
    mu_hex_draw_disc (&brush, piece, 0.44);
  } else {
    draw_square (&brush, piece, WITHIN);
    mu_hex_draw_face (&brush, piece, 1, FALSE);
  }
  cairo_restore (cr);
}

void
mu_hex_draw_marker (cairo_t *cr, MuAbdMarker marker, const MuHexLook *look, double size)
{
  const MuHexView view = { size, 0, 0 };
  const MuHexBrush brush = { cr, NULL, &view, look, mu_hex_inks (look->palette), 1 / size };
  cairo_save (cr);
  cairo_scale (cr, size, size);
  mu_hex_draw_dot (&brush, marker, 0.5);
  cairo_restore (cr);
}
