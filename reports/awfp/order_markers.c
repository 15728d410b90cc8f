#include "reports/awfp/order_markers.h"

#include <glib/gi18n-lib.h>

#include "lists/awfp/fastplay.h"
#include "lists/awfp/stand.h"
#include "reports/army/army_foot.h"
#include "reports/document/press.h"
#include "rules/awfp/battle/order.h"
#include "rules/awfp/leadership.h"
#include "rules/awfp/state.h"

#define SIDE 64.0 /* of a marker, points: it lies behind a stand of 40 mm */
#define MOST 8    /* where the tables cannot be read: awfp.orders.count */

/* --- how many ------------------------------------------------------------------ */

/* awfp.orders.count: of the general that he rolled, else of the best. */
static int
orders_a_turn (const MuOrderPaper *orders)
{
  g_autoptr (MuFastPlay) tables = mu_fast_play_open (NULL, NULL);
  const MuLeadership *leader = orders->leadership != NULL && orders->leadership->len > 0
                                   ? g_ptr_array_index (orders->leadership, 0)
                                   : NULL;
  const int ability = leader ? leader->ability : MU_AWFP_CHARISMATIC;
  return tables ? mu_awfp_orders (&tables->leadership,
                                  (MuAwfpAbility) CLAMP (ability, 0, MU_AWFP_ABILITIES - 1),
                                  MU_AWFP_COMMANDS, NULL)
                : MOST;
}

/* awfp.general.independent, awfp.priest.movement: their own stands need none. */
static int
units_that_may (const MuList *list, MuAwfpMarked order)
{
  int count = 0;
  for (guint unit = 0; unit < list->units->len; unit++) {
    MuAwfpTroop troop;
    if (!mu_list_unit_came_along (list, unit) && mu_list_unit_stand (list, unit, &troop))
      count += order != MU_AWFP_NO_ORDER
               && mu_awfp_order_refused (&troop, troop.morale == MU_AWFP_FANATIC, order)
                      == MU_RULE_NONE;
  }
  return count;
}

void
mu_order_markers_count (const MuOrderPaper *orders, int counts[MU_AWFP_MARKED])
{
  const int most = orders_a_turn (orders);
  for (int order = 0; order < MU_AWFP_MARKED; order++)
    counts[order] = MIN (units_that_may (orders->list, (MuAwfpMarked) order),
                         order == MU_AWFP_DUMMY ? MU_AWFP_DUMMIES : most);
}

/* --- a marker --------------------------------------------------------------------- */

static const char *
order_words (MuAwfpMarked order)
{
  switch (order) {
  case MU_AWFP_ADVANCE:
    return _ ("Advance");
  case MU_AWFP_CHARGE:
    return _ ("Charge");
  case MU_AWFP_DEPLOY:
    return _ ("Deploy");
  case MU_AWFP_DEFEND:
    return _ ("Defend");
  case MU_AWFP_RETREAT:
    return _ ("Retreat");
  case MU_AWFP_RECOVER:
    return _ ("Recover");
  case MU_AWFP_DUMMY:
    return _ ("Dummy");
  case MU_AWFP_NO_ORDER:
    break;
  }
  return "";
}

/* An arrow from the origin upwards, so long. */
static void
draw_arrow (cairo_t *cr, double length)
{
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, 0, -length);
  cairo_move_to (cr, -6, 7 - length);
  cairo_line_to (cr, 0, -length);
  cairo_line_to (cr, 6, 7 - length);
  cairo_stroke (cr);
}

static void
draw_arrow_at (cairo_t *cr, double x, double y, double turn, double length)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, turn);
  draw_arrow (cr, length);
  cairo_restore (cr);
}

static void
draw_cross (cairo_t *cr)
{
  cairo_move_to (cr, -8, -8);
  cairo_line_to (cr, 8, 8);
  cairo_move_to (cr, 8, -8);
  cairo_line_to (cr, -8, 8);
  cairo_stroke (cr);
}

/* About the origin: ahead, ahead twice, to both sides, a wall, back, round, none. */
static void
draw_sign (cairo_t *cr, MuAwfpMarked order)
{
  switch (order) {
  case MU_AWFP_ADVANCE:
    draw_arrow_at (cr, 0, 12, 0, 24);
    break;
  case MU_AWFP_CHARGE:
    draw_arrow_at (cr, -8, 12, 0, 24);
    draw_arrow_at (cr, 8, 12, 0, 24);
    break;
  case MU_AWFP_DEPLOY:
    draw_arrow_at (cr, 0, 0, -G_PI / 2, 15);
    draw_arrow_at (cr, 0, 0, G_PI / 2, 15);
    break;
  case MU_AWFP_DEFEND:
    cairo_rectangle (cr, -15, -7, 30, 14);
    cairo_fill (cr);
    break;
  case MU_AWFP_RETREAT:
    draw_arrow_at (cr, 0, -12, G_PI, 24);
    break;
  case MU_AWFP_RECOVER:
    cairo_arc (cr, 0, 0, 11, 0, 2 * G_PI);
    cairo_stroke (cr);
    break;
  case MU_AWFP_DUMMY:
    draw_cross (cr);
    break;
  case MU_AWFP_NO_ORDER:
    break;
  }
}

/* The back alone may be seen: the same for each, and dense enough to hide what is below. */
static void
draw_back (cairo_t *cr, double w, double h)
{
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, w, h);
  cairo_clip (cr);
  cairo_set_line_width (cr, 1.2);
  cairo_set_source_rgb (cr, 0.35, 0.35, 0.35);
  for (double at = -h; at < w; at += 6) {
    cairo_move_to (cr, at, h);
    cairo_line_to (cr, at + h, 0);
    cairo_move_to (cr, at, 0);
    cairo_line_to (cr, at + h, h);
  }
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Back above front: folded along the dashes, one lies on the other. */
static void
draw_marker (cairo_t *cr, double w, double h, gconstpointer data)
{
  static const double dashes[] = { 3, 3 };
  const double half = h / 2;
  draw_back (cr, w, half);
  cairo_set_line_width (cr, 0.5);
  cairo_rectangle (cr, 0, 0, w, h);
  cairo_stroke (cr);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_move_to (cr, 0, half);
  cairo_line_to (cr, w, half);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_width (cr, 2.5);
  cairo_translate (cr, w / 2, half + half * 0.4);
  draw_sign (cr, *(const MuAwfpMarked *) data);
}

/* --- the sheet ------------------------------------------------------------------------- */

typedef struct {
  MuPress *press;
  double top; /* of the row */
  int at;     /* in it */
  int abreast;
} Grid;

static void
put_marker (Grid *grid, MuAwfpMarked order)
{
  if (grid->at == 0)
    grid->top = mu_press_claim (grid->press, 2 * SIDE, 0);
  const double x = mu_press_left (grid->press) + grid->at * SIDE;
  g_autoptr (PangoLayout) word
      = mu_press_layout (grid->press, MU_STYLE_SMALL_STRONG, order_words (order), -1);
  mu_press_put_picture (grid->press, x, grid->top, SIDE, 2 * SIDE, draw_marker,
                        g_memdup2 (&order, sizeof order), g_free);
  mu_press_name_picture (grid->press, order_words (order));
  mu_press_put_text (grid->press, word, x + (SIDE - mu_layout_width (word)) / 2,
                     grid->top + 2 * SIDE - mu_layout_height (word) - 4, NULL);
  grid->at = (grid->at + 1) % grid->abreast;
}

static void
set_markers (MuPress *press, const int counts[MU_AWFP_MARKED])
{
  Grid grid = { .press = press, .abreast = (int) (mu_press_width (press) / SIDE) };
  mu_press_begin (press, MU_PART_FIGURE, _ ("Order markers to cut out"));
  for (int order = 0; order < MU_AWFP_MARKED; order++)
    for (int i = 0; i < counts[order]; i++)
      put_marker (&grid, (MuAwfpMarked) order);
  mu_press_end (press, MU_PART_FIGURE);
}

static int
sum_of (const int counts[MU_AWFP_MARKED])
{
  int sum = 0;
  for (int order = 0; order < MU_AWFP_MARKED; order++)
    sum += counts[order];
  return sum;
}

static void
set_words (MuPress *press, const MuOrderPaper *orders, const int counts[MU_AWFP_MARKED])
{
  const int most = orders_a_turn (orders), all = sum_of (counts);
  g_autofree char *markers
      = g_strdup_printf (ngettext ("%d marker", "%d markers", (gulong) all), all);
  /* Translators: "44 markers" */
  g_autofree char *line = g_strdup_printf (
      ngettext (
          "%s, for up to %d order a turn and the dummies. Cut along the lines, fold along the "
          "dashes, and lay them with the hatched side up behind the units.",
          "%s, for up to %d orders a turn and the dummies. Cut along the lines, fold along "
          "the dashes, and lay them with the hatched side up behind the units.",
          (gulong) most),
      markers, most);
  mu_press_heading (press, MU_STYLE_TITLE, _ ("Order markers"));
  mu_press_paragraph (press, MU_STYLE_BODY, line);
}

MuSheets *
mu_order_marker_sheets (const MuOrderPaper *orders, MuPaper paper)
{
  const MuList *list = orders->list;
  int counts[MU_AWFP_MARKED];
  g_autofree char *title = g_strdup_printf (_ ("Order markers: %s"), list->name);
  g_autofree char *foot = mu_army_foot (list, NULL, orders->book);
  const MuPressJob job
      = { paper, title, list->player, orders->book ? orders->book->name : list->book_id, foot };
  MuPress *press = mu_press_new (&job);
  mu_order_markers_count (orders, counts);
  set_words (press, orders, counts);
  mu_press_gap (press, 8);
  set_markers (press, counts);
  return mu_press_finish (press);
}
