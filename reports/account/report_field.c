/* The field at three moments: bodies to scale, all three in one frame. */
#include <glib/gi18n-lib.h>

#include "reports/account/report_private.h"
#include "reports/replay/replay_scene.h"
#include "reports/system.h"

#define SCALE_MAX  1.1  /* points a pace */
#define HEADING    24.0 /* height of the heading and its room */
#define WORDS_GAP  18.0 /* between words and map, and before the next row */
#define COLUMN_GAP 14.0
#define MARGIN     14.0 /* paces around the bodies */
#define TYPE       9.0  /* points */
#define FOOT       120  /* paces */
#define MOMENTS    3

typedef struct {
  double left, right, bottom, top; /* paces, y up */
} Frame;

typedef struct {
  MuScene *scene;
  MuSceneView view;
} Map;

typedef struct {
  char *title;
  MuReplay *replay;
  Frame frame;
} Moment;

static const MuSceneLook look = {
  .palette = MU_SCENE_PAPER,
  .text = TYPE,
  .parts = MU_SCENE_FRAMED,
};

MuPattern
mu_report_pattern (MuSide side)
{
  return side == MU_SIDE_A ? MU_PATTERN_SLASHES : MU_PATTERN_TINT;
}

static void
free_map (gpointer data)
{
  Map *map = data;
  mu_scene_free (map->scene);
  g_free (map);
}

static void
draw_map (cairo_t *cr, double w, double h, gconstpointer data)
{
  const Map *map = data;
  mu_scene_draw (cr, map->scene, &map->view, &look, w, h);
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
  const int standing = mu_replay_standing (replay, side);
  if (standing == 0)
    return g_strdup_printf (_ ("%s: no unit stands."), list->name);
  const int units = mu_report_units (list);
  const int left = mu_replay_free_figures (replay, side), all = mu_report_strength (list);
  switch (mu_report_counts_in (replay->record->rules)) {
  case MU_STRENGTH_STANDS:
    return g_strdup_printf (_ ("%s: %d of %u units stand, %d of %d stands."), list->name, standing,
                            (guint) units, left, all);
  case MU_STRENGTH_STEPS:
    /* Translators: army, its units on the map, all its units, steps that they have, steps at the
     * start */
    return g_strdup_printf (_ ("%s: %d of %d units on the map, %d of %d steps."), list->name,
                            standing, units, left, all);
  case MU_STRENGTH_FIGURES:
    break;
  }
  return g_strdup_printf (_ ("%s: %d of %u units stand, %d of %d figures."), list->name, standing,
                          (guint) units, left, all);
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
  const char *a = record->side[MU_SIDE_A].list->name, *b = record->side[MU_SIDE_B].list->name;
  switch (mu_report_counts_in (record->rules)) {
  case MU_STRENGTH_STANDS:
    return g_strdup_printf (
        _ ("A, hatched: %s. B, tinted: %s. All units are drawn to scale, a box for each stand; the "
           "thick edge is a unit's front. Numbers as in the table of units; the thin lines are %d "
           "paces apart."),
        a, b, 12 * mu_report_system (record->rules)->paces_per_inch);
  case MU_STRENGTH_STEPS:
    return g_strdup_printf (_ ("A: %s. B: %s. Numbers as in the table of units."), a, b);
  case MU_STRENGTH_FIGURES:
    break;
  }
  return g_strdup_printf (
      _ ("A, hatched: %s. B, tinted: %s. All bodies are drawn to scale, a dot for each figure; the "
         "thick edge is a body's front. Numbers as in the table of units; the thin lines are %d "
         "paces apart, a foot of the table."),
      a, b, FOOT);
}

/* --- the key ------------------------------------------------------------------ */

/* The bodies of all moments, for the key to show the signs of each. */
static MuScene *
key_scene (const Moment *moments)
{
  MuScene *key = mu_replay_scene (moments[0].replay, MU_NO_EVENT, MU_NO_BODY);
  for (int m = 1; m < MOMENTS; m++) {
    g_autoptr (MuScene) scene = mu_replay_scene (moments[m].replay, MU_NO_EVENT, MU_NO_BODY);
    for (guint i = 0; i < scene->bodies->len; i++) {
      MuSceneBody body = g_array_index (scene->bodies, MuSceneBody, i);
      body.name = "";
      g_array_append_val (key->bodies, body);
    }
  }
  return key;
}

static void
draw_key (cairo_t *cr, double w, double h, gconstpointer data)
{
  mu_scene_legend_draw (cr, data, &look, w);
}

/* Nothing is drawn on it: text is measured. */
static double
signs_height (const MuScene *key, double width)
{
  cairo_surface_t *none = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (none);
  double height = mu_scene_legend_height (cr, key, &look, width);
  cairo_destroy (cr);
  cairo_surface_destroy (none);
  return height;
}

static double
key_height (MuPress *press, const Moment *moments)
{
  g_autofree char *text = key_text (moments->replay->record);
  g_autoptr (MuScene) key = key_scene (moments);
  double width = mu_press_width (press);
  g_autoptr (PangoLayout) layout = mu_press_layout (press, MU_STYLE_SMALL, text, width);
  return mu_layout_height (layout) + signs_height (key, width) + HEADING;
}

static void
set_key (MuPress *press, const Moment *moments)
{
  g_autofree char *text = key_text (moments->replay->record);
  MuScene *key = key_scene (moments);
  double width = mu_press_width (press);
  double height = signs_height (key, width);
  mu_press_paragraph (press, MU_STYLE_SMALL, text);
  double y = mu_press_claim (press, height, 0);
  mu_press_put_picture (press, mu_press_left (press), y, width, height, draw_key, key,
                        (GDestroyNotify) mu_scene_free);
  mu_press_name_picture (press, _ ("Key"));
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
  double words = 0, depth = 0, deepest = 0, longest = 0;
  for (int m = 0; m < MOMENTS; m++) {
    const double own = words_height (press, &moments[m], width);
    deepest = m % columns == 0 ? height_of (&moments[m]) : MAX (deepest, height_of (&moments[m]));
    longest = m % columns == 0 ? own : MAX (longest, own);
    if (m % columns == columns - 1 || m == MOMENTS - 1) {
      depth += deepest;
      words += longest;
    }
  }
  double room = mu_press_is_web (press)
                    ? G_MAXDOUBLE
                    : mu_press_room (press) - key_height (press, moments) - words;
  double breadth = moments[0].frame.right - moments[0].frame.left;
  return MIN (SCALE_MAX, MIN (width / breadth, room / depth));
}

/* --- setting ---------------------------------------------------------------- */

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
  map->scene = mu_replay_scene (moment->replay, MU_NO_EVENT, MU_NO_BODY);
  map->view = (MuSceneView){ scale, moment->frame.left, moment->frame.top };
  mu_press_put_picture (press, left, top, w, height_of (moment) * scale, draw_map, map, free_map);
  mu_press_name_picture (press, moment->title);
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
  const gboolean turns = mu_report_system (record->rules)->turns;
  moments[0].title = g_strdup (_ ("At the start"));
  moments[1].title = g_strdup_printf (turns ? _ ("After turn %d") : _ ("After period %d"), middle);
  moments[2].title = g_strdup_printf (
      turns ? _ ("At the end, after turn %d") : _ ("At the end, after period %d"), record->periods);
}

void
mu_report_set_field (MuPress *press, const MuBattleRecord *record)
{
  Moment moments[MOMENTS];
  if (!mu_replay_has_places (record))
    return;
  make_moments (record, moments);
  align_frames (moments);
  int columns = scale_for (press, moments, 2) > scale_for (press, moments, 1) ? 2 : 1;
  double scale = scale_for (press, moments, columns);
  mu_press_need (press, mu_press_room (press));
  mu_press_heading (press, MU_STYLE_HEADING, _ ("The field"));
  set_key (press, moments);
  for (int m = 0; m < MOMENTS; m += columns)
    set_row (press, &moments[m], MIN (columns, MOMENTS - m), columns, scale);
  for (int m = 0; m < MOMENTS; m++) {
    mu_replay_free (moments[m].replay);
    g_free (moments[m].title);
  }
}
