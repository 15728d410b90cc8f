/* The scale bar and the key to hatchings and shapes. */
#include <glib/gi18n-lib.h>
#include <math.h>

#include "reports/scene/scene_board.h"
#include "reports/scene/scene_key.h"
#include "reports/scene/scene_private.h"

/* --- the scale bar -------------------------------------------------------------------- */

/* A round length that takes some 60 to 150 units. */
static int
bar_paces (double scale)
{
  static const int steps[] = { 10, 20, 50, 100, 200, 500, 1000, 2000 };
  guint i = 0;
  while (i + 1 < G_N_ELEMENTS (steps) && steps[i] * scale < 60)
    i++;
  return steps[i];
}

static char *
bar_words (const MuScene *scene, int paces)
{
  double inches = (double) paces / scene->paces_per_inch;
  /* Translators: the scale bar of the battlefield; length on the ground, on the table */
  return g_strdup_printf (
      ngettext ("%d paces · %g inch", "%d paces · %g inches", inches == 1 ? 1 : 2), paces, inches);
}

static void
draw_bar (const MuBrush *brush, double x, double y, double length)
{
  double h = mu_brush_line (brush, 4);
  mu_brush_ink (brush, brush->inks->ink);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, 0.9));
  cairo_rectangle (brush->cr, x, y, length, h);
  cairo_stroke (brush->cr);
  for (int i = 0; i < 4; i += 2)
    cairo_rectangle (brush->cr, x + length * i / 4, y, length / 4, h);
  cairo_fill (brush->cr);
}

void
mu_scene_draw_scale_bar (const MuBrush *brush)
{
  int paces = bar_paces (brush->view->scale);
  double length = paces * brush->view->scale;
  double gap = mu_brush_line (brush, 6);
  g_autofree char *words = bar_words (brush->scene, paces);
  g_autoptr (PangoLayout) layout = mu_brush_text (brush, words, FALSE);
  PangoRectangle size;
  pango_layout_get_pixel_extents (layout, NULL, &size);
  double w = MAX (length, size.width) + 2 * gap;
  double h = size.height + 2 * gap + mu_brush_line (brush, 6);
  double x = gap, y = brush->h - h - gap;
  mu_brush_plate (brush, x, y, w, h);
  draw_bar (brush, x + gap, y + gap, length);
  mu_brush_ink (brush, brush->inks->ink);
  mu_brush_put_text (brush, layout, x + gap, y + h - gap / 2 - size.height);
}

/* --- the key -------------------------------------------------------------------------- */

typedef struct {
  guint state;
  const char *words;
} StateWords;

static const StateWords states[] = {
  { MU_SCENE_DISORDERED, N_ ("disordered") }, { MU_SCENE_SHAKEN, N_ ("shaken") },
  { MU_SCENE_ROUTS, N_ ("in rout") },         { MU_SCENE_CHARGES, N_ ("charges") },
  { MU_SCENE_PURSUES, N_ ("pursues") },       { MU_SCENE_RETIRES, N_ ("falls back") },
  { MU_SCENE_FIGHTS, N_ ("hand-to-hand") },   { MU_SCENE_GENERAL, N_ ("general") },
  { MU_SCENE_GONE, N_ ("lost here") },        { MU_SCENE_REFUSED, N_ ("may not stand here") },
};

static const char *const formations[MU_FORMATIONS] = {
  [MU_FORMATION_SQUARE] = N_ ("hollow square"),
  [MU_FORMATION_TESTUDO] = N_ ("testudo"),
  [MU_FORMATION_CANTABRIAN] = N_ ("Cantabrian circle"),
  [MU_FORMATION_WEDGE] = N_ ("wedge"),
};

/* What an entry is a sample of. */
typedef struct {
  MuSide side;
  guint state;
  MuFormation formation;
} Sample;

/* A wedge and a ring are as high as wide: in the height of an entry they are small. */
static MuSceneShape
sample_shape (MuFormation formation, double w, double h)
{
  const gboolean round = formation == MU_FORMATION_SQUARE || formation == MU_FORMATION_CANTABRIAN;
  MuSceneShape shape
      = { .formation = formation, .w = round ? h * 1.3 : w, .h = round ? h * 1.3 : h };
  shape.front = formation == MU_FORMATION_WEDGE        ? w / 4
                : formation == MU_FORMATION_CANTABRIAN ? 0
                                                       : shape.w;
  shape.thick = h / 3;
  return shape;
}

#define SHIELDS_WIDE 4 /* in two ranks: as many as are seen in a small block */

/* The shields of a testudo. */
static void
draw_shields (const MuBrush *brush, MuSide side, const MuSceneShape *shape)
{
  const MuSceneBody body = { .side = side,
                             .type = MU_TROOP_HI,
                             .formation = MU_FORMATION_TESTUDO,
                             .files = SHIELDS_WIDE,
                             .figures = 2 * SHIELDS_WIDE };
  if (shape->formation == MU_FORMATION_TESTUDO)
    mu_scene_draw_figures (brush, &body, shape);
}

static void
draw_sample (const MuBrush *brush, gconstpointer data, double w, double h)
{
  const Sample *sample = data;
  const guint state = sample->state;
  const MuSceneShape shape = sample_shape (sample->formation, w, h);
  MuSceneBody body = { .side = sample->side, .type = MU_TROOP_HI, .states = state };
  if (state & MU_SCENE_GONE) {
    cairo_translate (brush->cr, 0, h / 2);
    mu_brush_ink (brush, brush->inks->ink);
    mu_scene_draw_cross (brush, mu_brush_line (brush, 4));
    return;
  }
  mu_scene_draw_block (brush, sample->side, state, &shape);
  draw_shields (brush, sample->side, &shape);
  mu_scene_draw_signs (brush, &body, w, h);
  cairo_translate (brush->cr, 0, h * 0.8);
  body.x = brush->view->left;
  body.y = brush->view->top;
  mu_scene_draw_flag (brush, &body);
}

static void
add_entry (MuKey *key, const Sample *sample, const char *words)
{
  mu_key_add (key, words, draw_sample, sample);
}

static guint
states_of (const MuScene *scene)
{
  guint all = 0;
  for (guint i = 0; i < scene->bodies->len; i++)
    all |= g_array_index (scene->bodies, MuSceneBody, i).states;
  return all;
}

static gboolean
has_formation (const MuScene *scene, MuFormation formation)
{
  for (guint i = 0; i < scene->bodies->len; i++) {
    const MuSceneBody *body = &g_array_index (scene->bodies, MuSceneBody, i);
    if (body->formation == formation && mu_scene_body_stands (body))
      return TRUE;
  }
  return FALSE;
}

static const char *
state_words (const MuScene *scene, const StateWords *state)
{
  return state->state == MU_SCENE_SHAKEN && scene->shaken ? scene->shaken : _ (state->words);
}

static void
add_entries (MuKey *key, const MuScene *scene)
{
  const guint all = states_of (scene);
  for (int side = 0; side < MU_SIDES; side++)
    add_entry (key, &(Sample){ .side = (MuSide) side }, scene->army[side] ? scene->army[side] : "");
  for (int i = MU_FORMATION_USUAL + 1; i < MU_FORMATIONS; i++)
    if (has_formation (scene, (MuFormation) i))
      add_entry (key, &(Sample){ .formation = (MuFormation) i }, _ (formations[i]));
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    if (all & states[i].state)
      add_entry (key, &(Sample){ .state = states[i].state }, state_words (scene, &states[i]));
}

static double
go_through (cairo_t *cr, const MuScene *scene, const MuSceneLook *look, double w, gboolean draws)
{
  MuKey key;
  if (scene->board)
    return scene->board->does->legend (cr, scene, look, w, draws);
  mu_key_begin (&key, cr, look, w, draws);
  add_entries (&key, scene);
  return mu_key_height (&key);
}

double
mu_scene_legend_height (cairo_t *cr, const MuScene *scene, const MuSceneLook *look, double w)
{
  return go_through (cr, scene, look, w, FALSE);
}

void
mu_scene_legend_draw (cairo_t *cr, const MuScene *scene, const MuSceneLook *look, double w)
{
  go_through (cr, scene, look, w, TRUE);
}
