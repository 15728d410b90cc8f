/* The field at three moments: bodies to scale, all three in one frame. */
#include <glib/gi18n-lib.h>
#include <math.h>

#include "reports/replay.h"
#include "reports/report_private.h"

#define SCALE_MAX    1.1   /* points a pace */
#define WORDS        50.0  /* height that the words of one moment take */
#define MARGIN       12.0  /* paces around the bodies */
#define TABLE_MIDDLE 240.0 /* paces, of the table that every battle has */
#define MOMENTS      3

typedef struct {
  double left, right, bottom, top; /* paces, y up */
} Frame;

typedef struct {
  MuReplay *replay;
  Frame frame;
  double scale; /* points a pace */
} Map;

typedef struct {
  char *title;
  MuReplay *replay;
  Frame frame;
} Moment;

MuPattern
mu_report_pattern (MuSide side)
{
  return side == MU_SIDE_A ? MU_PATTERN_SLASHES : MU_PATTERN_TINT;
}

static void
free_map (gpointer data)
{
  Map *map = data;
  mu_replay_free (map->replay);
  g_free (map);
}

static double
map_x (const Map *map, double x)
{
  return (x - map->frame.left) * map->scale;
}

static double
map_y (const Map *map, double y)
{
  return (map->frame.top - y) * map->scale;
}

static MuSide
side_of (const MuReplay *replay, int body)
{
  MuSide side;
  mu_battle_record_unit (replay->record, body, &side);
  return side;
}

/* A disordered body has a ragged rear. */
static void
draw_outline (cairo_t *cr, const MuReplayBody *body, double w, double h)
{
  const double broken[] = { 3, 2 };
  cairo_set_line_width (cr, 0.9);
  cairo_set_dash (cr, broken, body->in_rout ? 2 : 0, 0);
  cairo_move_to (cr, -w / 2, 0);
  cairo_line_to (cr, -w / 2, h);
  for (double x = -w / 2; body->disordered && x + 4 < w / 2; x += 4) {
    cairo_line_to (cr, x + 2, h + 2.5);
    cairo_line_to (cr, x + 4, h);
  }
  cairo_line_to (cr, w / 2, h);
  cairo_line_to (cr, w / 2, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_body (cairo_t *cr, const MuReplayBody *body, MuSide side, double scale)
{
  double w = body->width * scale;
  double h = body->depth * scale;
  MuPattern pattern = body->in_rout ? MU_PATTERN_BLANK : mu_report_pattern (side);
  mu_pattern_fill (cr, pattern, -w / 2, 0, w, h);
  draw_outline (cr, body, w, h);
  cairo_set_line_width (cr, 2);
  cairo_move_to (cr, -w / 2, 0);
  cairo_line_to (cr, w / 2, 0);
  cairo_stroke (cr);
}

static void
draw_middle (cairo_t *cr, double w, double y)
{
  const double broken[] = { 6, 6 };
  cairo_set_line_width (cr, 0.4);
  cairo_set_dash (cr, broken, 2, 0);
  cairo_move_to (cr, 0, y);
  cairo_line_to (cr, w, y);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_map (cairo_t *cr, double w, double h, gconstpointer data)
{
  const Map *map = data;
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, w, h);
  cairo_clip (cr);
  draw_middle (cr, w, map_y (map, TABLE_MIDDLE));
  for (int i = 0; i < map->replay->bodies; i++) {
    const MuReplayBody *body = &map->replay->body[i];
    if (!body->present)
      continue;
    cairo_save (cr);
    cairo_translate (cr, map_x (map, body->x), map_y (map, body->y));
    cairo_rotate (cr, body->turn);
    draw_body (cr, body, side_of (map->replay, i), map->scale);
    cairo_restore (cr);
  }
  cairo_restore (cr);
  cairo_set_line_width (cr, 0.8);
  cairo_rectangle (cr, 0.4, 0.4, w - 0.8, h - 0.8);
  cairo_stroke (cr);
}

/* --- the frame ------------------------------------------------------------ */

/* wrg.base.depth: whatever way a body faces, it lies within its half diagonal. */
static void
widen (Frame *frame, const MuReplayBody *body)
{
  double reach = MAX (body->width / 2, body->depth) + MARGIN;
  frame->left = MIN (frame->left, body->x - reach);
  frame->right = MAX (frame->right, body->x + reach);
  frame->bottom = MIN (frame->bottom, body->y - reach);
  frame->top = MAX (frame->top, body->y + reach);
}

static Frame
frame_of (const MuReplay *replay)
{
  Frame frame = { 1e6, -1e6, 1e6, -1e6 };
  for (int i = 0; i < replay->bodies; i++)
    if (replay->body[i].present)
      widen (&frame, &replay->body[i]);
  if (frame.left > frame.right)
    frame = (Frame){ 120, 600, 200, 280 };
  return frame;
}

/* All moments show the same breadth of the table at the same scale, so that
 * they compare; each only as much of its depth as bodies stand on, and all of
 * them go on one page. */
static double
fit_frames (const MuPress *press, Moment *moments)
{
  double left = 1e6, right = -1e6, depth = 0;
  for (int m = 0; m < MOMENTS; m++) {
    moments[m].frame = frame_of (moments[m].replay);
    left = MIN (left, moments[m].frame.left);
    right = MAX (right, moments[m].frame.right);
    depth += moments[m].frame.top - moments[m].frame.bottom;
  }
  for (int m = 0; m < MOMENTS; m++) {
    moments[m].frame.left = left;
    moments[m].frame.right = right;
  }
  double room = mu_press_room (press) - (MOMENTS + 1) * WORDS;
  return MIN (SCALE_MAX, MIN (mu_press_width (press) / (right - left), room / depth));
}

/* --- setting ---------------------------------------------------------------- */

static void
put_label (MuPress *press, const Map *map, int index, double left, double top)
{
  const MuReplayBody *body = &map->replay->body[index];
  g_autofree char *mark = mu_account_mark (map->replay->record, index);
  g_autoptr (PangoLayout) layout = mu_press_layout (press, MU_STYLE_SMALL, mark, -1);
  double w = mu_layout_width (layout);
  double h = mu_layout_height (layout);
  double x = left + map_x (map, body->x - sin (body->turn) * body->depth / 2) - w / 2;
  double y = top + map_y (map, body->y - cos (body->turn) * body->depth / 2) - h / 2;
  mu_press_put_tint (press, x - 1, y + 1, w + 2, h - 2, 1);
  mu_press_put_text (press, layout, x, y, NULL);
}

static char *
side_state (const MuReplay *replay, MuSide side)
{
  const MuList *list = replay->record->side[side].list;
  return g_strdup_printf (_ ("%s: %d of %u units stand, %d of %d figures."), list->name,
                          mu_replay_standing (replay, side), list->units->len,
                          mu_replay_figures (replay, side), mu_list_figures (list));
}

static char *
state (const MuReplay *replay)
{
  g_autofree char *a = side_state (replay, MU_SIDE_A);
  g_autofree char *b = side_state (replay, MU_SIDE_B);
  return g_strconcat (a, " ", b, NULL);
}

/* The words stand over the map and with it. */
static double
set_words (MuPress *press, const Moment *moment, double map_height)
{
  g_autofree char *text = state (moment->replay);
  g_autoptr (PangoLayout) layout
      = mu_press_layout (press, MU_STYLE_SMALL, text, mu_press_width (press));
  double height = mu_layout_height (layout) + 3;
  mu_press_heading (press, MU_STYLE_SUBHEADING, moment->title);
  double top = mu_press_claim (press, height + map_height, 0);
  mu_press_put_text (press, layout, mu_press_left (press), top, "P");
  return top + height;
}

static void
set_moment (MuPress *press, Moment *moment, double scale)
{
  double w = (moment->frame.right - moment->frame.left) * scale;
  double h = (moment->frame.top - moment->frame.bottom) * scale;
  double top = set_words (press, moment, h);
  double left = mu_press_left (press) + (mu_press_width (press) - w) / 2;
  Map *map = g_new (Map, 1);
  *map = (Map){ g_steal_pointer (&moment->replay), moment->frame, scale };
  mu_press_put_picture (press, left, top, w, h, draw_map, map, free_map);
  for (int i = 0; i < map->replay->bodies; i++)
    if (map->replay->body[i].present)
      put_label (press, map, i, left, top);
}

static void
set_key (MuPress *press, const MuBattleRecord *record)
{
  g_autofree char *text = g_strdup_printf (
      _ ("A, hatched, faces up: %s. B, tinted, faces down: %s. The thick edge is a body’s front; a "
         "broken outline is a rout, a ragged rear disorder; the dashed line is the middle of the "
         "table. Numbers as in the table of units."),
      record->side[MU_SIDE_A].list->name, record->side[MU_SIDE_B].list->name);
  mu_press_paragraph (press, MU_STYLE_SMALL, text);
}

static void
make_moments (const MuBattleRecord *record, Moment *moments)
{
  int middle = (record->periods + 1) / 2;
  const int period[MOMENTS] = { 0, middle, record->periods };
  for (int m = 0; m < MOMENTS; m++)
    moments[m].replay = mu_replay_new (record, mu_replay_events_to (record, period[m]));
  moments[0].title = g_strdup (_ ("At the start"));
  moments[1].title = g_strdup_printf (_ ("After period %d"), middle);
  moments[2].title = g_strdup_printf (_ ("At the end, after period %d"), record->periods);
}

void
mu_report_set_field (MuPress *press, const MuBattleRecord *record)
{
  Moment moments[MOMENTS];
  make_moments (record, moments);
  double scale = fit_frames (press, moments);
  mu_press_need (press, mu_press_room (press));
  mu_press_heading (press, MU_STYLE_HEADING, _ ("The field"));
  set_key (press, record);
  for (int m = 0; m < MOMENTS; m++) {
    set_moment (press, &moments[m], scale);
    g_free (moments[m].title);
  }
}
