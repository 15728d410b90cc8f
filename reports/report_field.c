/* The field at three moments: bodies to scale, all three in one frame. */
#include <glib/gi18n-lib.h>
#include <math.h>

#include "reports/replay.h"
#include "reports/report_private.h"

#define SCALE_MAX    1.1  /* points a pace */
#define HEADING      24.0 /* height of the heading and its room */
#define WORDS_GAP    18.0 /* between words and map, and before the next row */
#define COLUMN_GAP   14.0
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

static double
column_width (const MuPress *press, int columns)
{
  return (mu_press_width (press) - (columns - 1) * COLUMN_GAP) / columns;
}

/* --- the frame ------------------------------------------------------------ */

/* Whatever way a body faces, it lies within this reach of its front. */
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

static double
height_of (const Moment *moment)
{
  return moment->frame.top - moment->frame.bottom;
}

/* All moments show the same breadth of the table at the same scale, so that
 * they compare; each only as much of its depth as bodies stand on. */
static void
align_frames (Moment *moments)
{
  double left = 1e6, right = -1e6;
  for (int m = 0; m < MOMENTS; m++) {
    moments[m].frame = frame_of (moments[m].replay);
    left = MIN (left, moments[m].frame.left);
    right = MAX (right, moments[m].frame.right);
  }
  for (int m = 0; m < MOMENTS; m++) {
    moments[m].frame.left = left;
    moments[m].frame.right = right;
  }
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

static char *
key_text (const MuBattleRecord *record)
{
  return g_strdup_printf (
      _ ("A, hatched, faces up: %s. B, tinted, faces down: %s. The thick edge is a body’s front; a "
         "broken outline is a rout, a ragged rear disorder; the dashed line is the middle of the "
         "table. Numbers as in the table of units."),
      record->side[MU_SIDE_A].list->name, record->side[MU_SIDE_B].list->name);
}

static double
key_height (MuPress *press, const MuBattleRecord *record)
{
  g_autofree char *text = key_text (record);
  g_autoptr (PangoLayout) layout
      = mu_press_layout (press, MU_STYLE_SMALL, text, mu_press_width (press));
  return mu_layout_height (layout) + HEADING;
}

/* Title and words of a moment in its column; all moments have about as many. */
static double
words_height (MuPress *press, const Moment *moment, double width)
{
  g_autofree char *text = state (moment->replay);
  g_autoptr (PangoLayout) title
      = mu_press_layout (press, MU_STYLE_SUBHEADING, moment->title, width);
  g_autoptr (PangoLayout) words = mu_press_layout (press, MU_STYLE_SMALL, text, width);
  return mu_layout_height (title) + mu_layout_height (words) + WORDS_GAP;
}

/* The scale at which maps of this many columns go on one page. */
static double
scale_for (MuPress *press, const Moment *moments, int columns)
{
  double width = column_width (press, columns);
  double words = 0, depth = 0, deepest = 0;
  for (int m = 0; m < MOMENTS; m++) {
    deepest = m % columns == 0 ? height_of (&moments[m]) : MAX (deepest, height_of (&moments[m]));
    if (m % columns == columns - 1 || m == MOMENTS - 1) {
      depth += deepest;
      words += words_height (press, &moments[m], width);
    }
  }
  double room = mu_press_room (press) - key_height (press, moments->replay->record) - words;
  double breadth = moments[0].frame.right - moments[0].frame.left;
  return MIN (SCALE_MAX, MIN (width / breadth, room / depth));
}

/* --- setting ---------------------------------------------------------------- */

/* On the body where it has room, else behind its rear. */
static void
put_label (MuPress *press, const Map *map, int index, double left, double top)
{
  const MuReplayBody *body = &map->replay->body[index];
  g_autofree char *mark = mu_account_mark (map->replay->record, index);
  g_autoptr (PangoLayout) layout = mu_press_layout (press, MU_STYLE_SMALL, mark, -1);
  double w = mu_layout_width (layout);
  double h = mu_layout_height (layout);
  gboolean inside = body->width * map->scale > w + 6 && body->depth * map->scale > h - 2;
  double back = inside ? body->depth / 2 : body->depth + (h / 2 + 1) / map->scale;
  double x = left + map_x (map, body->x - sin (body->turn) * back) - w / 2;
  double y = top + map_y (map, body->y - cos (body->turn) * back) - h / 2;
  if (inside)
    mu_press_put_tint (press, x - 1, y + 1, w + 2, h - 2, 1);
  mu_press_put_text (press, layout, x, y, NULL);
}

/* Title and words of a moment in its column; returns the map's top. */
static double
put_words (MuPress *press, const Moment *moment, double x, double y, double width)
{
  g_autofree char *text = state (moment->replay);
  g_autoptr (PangoLayout) title
      = mu_press_layout (press, MU_STYLE_SUBHEADING, moment->title, width);
  g_autoptr (PangoLayout) words = mu_press_layout (press, MU_STYLE_SMALL, text, width);
  mu_press_put_text (press, title, x, y, "H3");
  y += mu_layout_height (title) + 2;
  mu_press_put_text (press, words, x, y, "P");
  return y + mu_layout_height (words) + 3;
}

static void
put_moment (MuPress *press, Moment *moment, double x, double y, double width, double scale)
{
  double w = (moment->frame.right - moment->frame.left) * scale;
  double top = put_words (press, moment, x, y, width);
  double left = x + (width - w) / 2;
  Map *map = g_new (Map, 1);
  *map = (Map){ g_steal_pointer (&moment->replay), moment->frame, scale };
  mu_press_put_picture (press, left, top, w, height_of (moment) * scale, draw_map, map, free_map);
  for (int i = 0; i < map->replay->bodies; i++)
    if (map->replay->body[i].present)
      put_label (press, map, i, left, top);
}

static void
set_row (MuPress *press, Moment *moments, int count, int columns, double scale)
{
  double width = column_width (press, columns);
  double deepest = 0;
  for (int m = 0; m < count; m++) {
    double words = words_height (press, &moments[m], width);
    deepest = MAX (deepest, words + height_of (&moments[m]) * scale);
  }
  double y = mu_press_claim (press, deepest, 0);
  for (int m = 0; m < count; m++)
    put_moment (press, &moments[m], mu_press_left (press) + m * (width + COLUMN_GAP), y, width,
                scale);
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

/* A battle fought on the club's table has no places to draw. */
static gboolean
has_places (const MuBattleRecord *record)
{
  for (guint i = 0; i < record->events->len; i++)
    if (g_array_index (record->events, MuEvent, i).kind == MU_EVENT_DEPLOYED)
      return TRUE;
  return FALSE;
}

void
mu_report_set_field (MuPress *press, const MuBattleRecord *record)
{
  Moment moments[MOMENTS];
  if (!has_places (record))
    return;
  make_moments (record, moments);
  align_frames (moments);
  int columns = scale_for (press, moments, 2) > scale_for (press, moments, 1) ? 2 : 1;
  double scale = scale_for (press, moments, columns);
  mu_press_need (press, mu_press_room (press));
  mu_press_heading (press, MU_STYLE_HEADING, _ ("The field"));
  g_autofree char *key = key_text (record);
  mu_press_paragraph (press, MU_STYLE_SMALL, key);
  for (int m = 0; m < MOMENTS; m += columns)
    set_row (press, &moments[m], MIN (columns, MOMENTS - m), columns, scale);
  for (int m = 0; m < MOMENTS; m++)
    g_free (moments[m].title);
}
