/* What is written down while the game goes on: a row a turn, the panic ratings, what is lost. */
#include "reports/abd/hex_sheets.h"

#include <glib/gi18n-lib.h>

#include "reports/abd/hex_paper.h"
#include "reports/document/strike_boxes.h"
#include "reports/document/table.h"

#define POINTS 8    /* boxes for command points a turn and side */
#define HIGH   24.0 /* of a turn's row */
#define TRACK  22.0 /* of a box of the panic track */

/* --- turns ----------------------------------------------------------------------------- */

/* Empty boxes side by side. */
static void
draw_boxes (cairo_t *cr, double w, double h, gconstpointer data)
{
  const int count = *(const int *) data;
  const double size = MIN (h - 6, w / count - 2.5);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, 0.5);
  for (int i = 0; i < count; i++)
    cairo_rectangle (cr, i * w / count + 0.5, (h - size) / 2, size, size);
  cairo_stroke (cr);
}

/* abd.12.0.end-check */
static char *
end_of (const MuAbdChart *chart, int turn)
{
  const int ends = chart->ends[turn - 1];
  return ends == 0   ? g_strdup ("–")
         : ends == 1 ? g_strdup ("1")
         : ends >= 6 ? g_strdup (_ ("ends"))
                     : g_strdup_printf ("1–%d", ends);
}

static void
add_turn (MuTable *table, const MuAbdChart *chart, int turn, int turns, double w)
{
  g_autofree char *number = g_strdup_printf ("%d", turn);
  g_autofree char *end = turn == turns ? g_strdup (_ ("ends")) : end_of (chart, turn);
  const char *const cells[] = { number, NULL, NULL, NULL, NULL, end };
  mu_table_add_row (table, MU_ROW_NORMAL, cells);
  mu_table_add_picture (table, 1, 44, HIGH, draw_boxes, mu_hex_number (2), g_free);
  mu_table_add_picture (table, 2, w, HIGH, draw_boxes, mu_hex_number (POINTS), g_free);
  mu_table_add_picture (table, 3, w, HIGH, draw_boxes, mu_hex_number (POINTS), g_free);
  mu_table_add_picture (table, 4, 44, HIGH, draw_boxes, mu_hex_number (2), g_free);
}

static void
set_turns (MuPress *press, const MuHexScenario *scenario, const MuAbdChart *chart)
{
  g_autofree char *points_a
      = g_strdup_printf (_ ("Command points: %s"), mu_hex_side_name (scenario, MU_SIDE_A));
  g_autofree char *points_b
      = g_strdup_printf (_ ("Command points: %s"), mu_hex_side_name (scenario, MU_SIDE_B));
  const MuColumn columns[] = {
    { _ ("Turn"), MU_ALIGN_CENTRE, FALSE, TRUE },
    { _ ("Initiative A B"), MU_ALIGN_CENTRE },
    { points_a, MU_ALIGN_LEFT, TRUE },
    { points_b, MU_ALIGN_LEFT, TRUE },
    { _ ("Panicked A B"), MU_ALIGN_CENTRE },
    { _ ("Ends on"), MU_ALIGN_CENTRE },
  };
  MuTable *table = mu_table_new (columns, G_N_ELEMENTS (columns));
  const double w = (mu_press_width (press) - 230 * mu_press_scale (press)) / 2;
  for (int turn = 1; turn <= mu_hex_turns (scenario); turn++)
    add_turn (table, chart, turn, mu_hex_turns (scenario), w);
  mu_press_table (press, table);
}

/* --- panic ------------------------------------------------------------------------------- */

/* A row of numbered boxes; that with which the side begins is heavy. */
static void
put_track (MuPress *press, const char *name, int first, int count, int by, int start, double y)
{
  const double size = TRACK * mu_press_scale (press), left = mu_press_left (press) + 34;
  g_autoptr (PangoLayout) head = mu_press_layout (press, MU_STYLE_SMALL_STRONG, name, -1);
  mu_press_put_text (press, head, mu_press_left (press), y + 5, "P");
  for (int i = 0; i < count; i++) {
    const int value = first + i * by;
    g_autofree char *text = g_strdup_printf ("%d", value);
    const gboolean starts = value == start;
    g_autoptr (PangoLayout) number
        = mu_press_layout (press, starts ? MU_STYLE_SMALL_STRONG : MU_STYLE_SMALL, text, -1);
    const double x = left + i * (size + 3);
    mu_press_put_box (press, x, y, size, mu_box_look (starts, FALSE));
    mu_press_put_text (press, number, x + (size - mu_layout_width (number)) / 2,
                       y + (size - mu_layout_height (number)) / 2, "P");
  }
}

/* abd.4.0.panic-rating, abd.15.0.start-step */
static void
set_panic (MuPress *press, const MuHexScenario *scenario, const MuAbdChart *chart, MuSide side)
{
  const int panic = mu_hex_panic (scenario, chart, side);
  const double step = TRACK * mu_press_scale (press) + 4;
  g_autofree char *text
      = g_strdup_printf (_ ("%s begins at %d"), mu_hex_side_name (scenario, side), panic);
  mu_press_heading (press, MU_STYLE_SUBHEADING, text);
  const double y = mu_press_claim (press, 2 * step, 0);
  mu_press_begin (press, MU_PART_FIGURE, text);
  put_track (press, "×10", 0, CLAMP (panic / 10 + 1, 1, 16), 10, panic / 10 * 10, y);
  put_track (press, "×1", 0, 10, 1, panic % 10, y + step);
  mu_press_end (press, MU_PART_FIGURE);
}

/* --- losses ------------------------------------------------------------------------------- */

/* A Camp or War Wagon costs nothing (abd.13.1.4.looting); it has a box all the same. */
static char *
loss_words (const MuHexScenario *scenario, const MuAbdChart *chart, MuSide side, int i)
{
  const MuAbdType type = (MuAbdType) scenario->side[side].unit[i].type;
  const char *name = mu_hex_unit_name (&scenario->side[side], (guint) i, type);
  const int costs = mu_abd_is_camp (type) ? 0 : chart->unit[type].strength[0];
  if (costs == 0)
    return g_strdup_printf ("%s %s", mu_abd_type_key (type), name);
  /* Translators: a unit's letters, its name, and what its loss takes off its army's rating */
  return g_strdup_printf (_ ("%s %s −%d"), mu_abd_type_key (type), name, costs);
}

static void
set_losses (MuPress *press, const MuHexScenario *scenario, const MuAbdChart *chart, MuSide side)
{
  const MuAbdArmy *army = &scenario->detail.side[side];
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) ticks = g_array_new (FALSE, TRUE, sizeof (MuTicks));
  for (int i = 0; i < army->unit_count; i++)
    g_ptr_array_add (texts, loss_words (scenario, chart, side, i));
  for (int i = 0; i < army->leader_count; i++)
    g_ptr_array_add (texts, g_strdup (mu_hex_leader_name (&scenario->side[side], (guint) i,
                                                          (MuAbdLeaderKind) army->leader[i])));
  for (guint i = 0; i < texts->len; i++) {
    const MuTicks one = { texts->pdata[i], 1, 0 };
    g_array_append_val (ticks, one);
  }
  const MuTicks *all = (const MuTicks *) (void *) ticks->data;
  const double high = mu_press_ticks_height (press, all, ticks->len, mu_press_width (press));
  mu_press_heading (press, MU_STYLE_SUBHEADING, mu_hex_side_name (scenario, side));
  const double y = mu_press_claim (press, high + 4, 0);
  mu_press_begin (press, MU_PART_FIGURE, mu_hex_side_name (scenario, side));
  mu_press_put_ticks (press, all, ticks->len, mu_press_left (press), y, mu_press_width (press));
  mu_press_end (press, MU_PART_FIGURE);
}

MuSheets *
mu_hex_turns_sheets (const MuHexScenario *scenario, const MuAbdChart *given, MuPaper paper)
{
  const MuAbdChart *chart = mu_hex_chart (scenario, given);
  g_autofree char *title = g_strdup_printf (_ ("Turns: %s"), scenario->name ? scenario->name : "");
  MuPress *press = mu_hex_press (title, scenario, paper);
  mu_press_heading (press, MU_STYLE_TITLE, title);
  set_turns (press, scenario, chart);
  mu_press_heading (press, MU_STYLE_HEADING, _ ("Panic ratings"));
  for (int side = 0; side < MU_SIDES; side++)
    set_panic (press, scenario, chart, (MuSide) side);
  mu_press_heading (press, MU_STYLE_HEADING, _ ("Lost, and what that takes off the rating"));
  for (int side = 0; side < MU_SIDES; side++)
    set_losses (press, scenario, chart, (MuSide) side);
  return mu_press_finish (press);
}
