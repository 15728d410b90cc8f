#include "app/cli/battle/field_plan.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/cli/core/out.h"

#define COLUMNS 72

/* What is drawn first where several things lie in one place. */
static const struct {
  MuFeatureKind kind;
  char sign;
} sign_table[] = {
  { MU_FEATURE_BRIDGE, 'I' },     { MU_FEATURE_FORD, 'x' },        { MU_FEATURE_BREACH, '!' },
  { MU_FEATURE_GATEWAY, '\'' },   { MU_FEATURE_FORT_WALL, '#' },   { MU_FEATURE_PALISADE, '#' },
  { MU_FEATURE_RAMPART, '#' },    { MU_FEATURE_ABATIS, '#' },      { MU_FEATURE_DITCH, '_' },
  { MU_FEATURE_RIVER, '~' },      { MU_FEATURE_LAKE, 'O' },        { MU_FEATURE_POND, 'o' },
  { MU_FEATURE_STREAM, '-' },     { MU_FEATURE_ROAD, '=' },        { MU_FEATURE_PATH, ':' },
  { MU_FEATURE_WALL, '+' },       { MU_FEATURE_HEDGE, '+' },       { MU_FEATURE_HAMLET, 'H' },
  { MU_FEATURE_WOOD, 'T' },       { MU_FEATURE_LIGHT_WOOD, 't' },  { MU_FEATURE_MARSH, '"' },
  { MU_FEATURE_BOG, '"' },        { MU_FEATURE_SOFT_SAND, ',' },   { MU_FEATURE_ROCKS, '%' },
  { MU_FEATURE_STEEP_HILL, '^' }, { MU_FEATURE_GENTLE_HILL, 'n' },
};

/* Paces that a character is wide, whole tens; it is twice as high. */
static int
paces_per_column (const MuFieldPlan *plan)
{
  return (plan->width + COLUMNS * 10 - 1) / (COLUMNS * 10) * 10;
}

static char
sign_at (const MuTerrain *terrain, int left, int low, int step)
{
  const MuRect ground = { { MU_PACES (left) + MU_PACES (step) / 2, MU_PACES (low + 2 * step) },
                          MU_PACES (step) - 1,
                          MU_PACES (2 * step) - 1,
                          MU_ANGLE_AHEAD };
  const MuTerrainMask mask = mu_terrain_under (terrain, &ground);
  for (gsize i = 0; i < G_N_ELEMENTS (sign_table); i++)
    if (mask & MU_LIES (sign_table[i].kind))
      return sign_table[i].sign;
  return '.';
}

static void
say_legend (const MuCall *call, const MuTerrain *terrain, int step)
{
  g_autoptr (GString) legend = g_string_new (NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (sign_table); i++)
    if (terrain->all & MU_LIES (sign_table[i].kind))
      g_string_append_printf (legend, "%c %s; ", sign_table[i].sign,
                              mu_feature_words (sign_table[i].kind));
  g_string_append_printf (legend, _ ("a sign is %d by %d paces"), step, 2 * step);
  mu_say_wrapped (call, 2, legend->str);
}

void
mu_say_field_plan (const MuCall *call, const MuFieldPlan *plan, const MuTerrain *terrain)
{
  const int step = paces_per_column (plan);
  const int columns = (plan->width + step - 1) / step;
  const int rows = (plan->depth + 2 * step - 1) / (2 * step);
  g_autofree char *edge = g_strnfill ((gsize) columns, '-');
  mu_say (call, "  +%s+ B\n", edge);
  for (int row = rows; row-- > 0;) {
    g_autoptr (GString) line = g_string_new (NULL);
    for (int column = 0; column < columns; column++)
      g_string_append_c (line, sign_at (terrain, column * step, row * 2 * step, step));
    mu_say (call, "  |%s|\n", line->str);
  }
  mu_say (call, "  +%s+ A\n", edge);
  say_legend (call, terrain, step);
}

static char *
points_of (const MuFieldFeature *feature)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < feature->spots->len; i++) {
    const MuSpot spot = g_array_index (feature->spots, MuSpot, i);
    g_string_append_printf (text, "%s%d,%d", i > 0 ? " " : "", spot.x, spot.y);
  }
  return g_string_free (text, FALSE);
}

/* "40 paces wide, 620 long", "48 square inches, about 120,80", "at 350,220" */
static char *
measures_of (const MuFieldPlan *plan, const MuFeature *feature)
{
  const gint64 inch = mu_paces_per_inch (plan->scale);
  gint64 x = 0, y = 0;
  for (int i = 0; i < feature->count; i++) {
    x += feature->spots[i].x;
    y += feature->spots[i].y;
  }
  switch (mu_feature_form (feature->kind)) {
  case MU_FEATURE_AREA:
    return g_strdup_printf (_ ("%d square inches, about %d,%d"),
                            (int) (mu_feature_area_twice (feature) / (2 * inch * inch)),
                            (int) (x / feature->count), (int) (y / feature->count));
  case MU_FEATURE_LINE:
    return g_strdup_printf (_ ("%d paces wide, %d long"), mu_feature_width (feature),
                            mu_feature_length (feature));
  case MU_FEATURE_PASSAGE:
    break;
  }
  return g_strdup_printf (_ ("%d paces wide, at %d,%d"), mu_feature_width (feature), (int) x,
                          (int) y);
}

void
mu_show_field_features (const MuCall *call, const MuFieldPlan *plan)
{
  g_autofree MuBattlefield *field = mu_field_plan_battlefield (plan);
  for (int i = 0; i < field->count; i++) {
    const MuFieldFeature *it = mu_field_plan_feature (plan, (guint) i);
    g_autofree char *number = g_strdup_printf ("%d", i + 1);
    g_autofree char *width = g_strdup_printf ("%d", mu_feature_width (&field->features[i]));
    g_autofree char *height = g_strdup_printf ("%d", it->height);
    g_autofree char *points = points_of (it);
    mu_out_row (call, "feature", number, mu_feature_key (it->kind), it->name, width, height, points,
                NULL);
    g_autofree char *words = mu_field_plan_feature_words (plan, i);
    g_autofree char *measures = measures_of (plan, &field->features[i]);
    mu_say (call, "  %s: %s\n", words, measures);
  }
}
