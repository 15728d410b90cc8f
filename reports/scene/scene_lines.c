/* What lies on the table as a line: water that flows, roads, works. */
#include <math.h>

#include "reports/scene/scene_private.h"

gboolean
mu_scene_is_line (MuSceneGround ground)
{
  switch (ground) {
  case MU_SCENE_STREAM:
  case MU_SCENE_RIVER:
  case MU_SCENE_FORD:
  case MU_SCENE_ROAD:
  case MU_SCENE_BRIDGE:
  case MU_SCENE_DITCH:
  case MU_SCENE_PALISADE:
  case MU_SCENE_WALL:
  case MU_SCENE_CALTROPS:
    return TRUE;
  case MU_SCENE_FIELDS:
  case MU_SCENE_SAND:
  case MU_SCENE_MARSH:
  case MU_SCENE_BOG:
  case MU_SCENE_GENTLE_HILL:
  case MU_SCENE_STEEP_HILL:
  case MU_SCENE_ROCKS:
  case MU_SCENE_LIGHT_WOOD:
  case MU_SCENE_WATER:
  case MU_SCENE_WOOD:
  case MU_SCENE_BUILT_UP:
    break;
  }
  return FALSE;
}

static void
stroke (const MuBrush *brush, const MuSceneFeature *feature, MuInk ink, double width)
{
  mu_scene_trace (brush, feature);
  mu_brush_ink (brush, ink);
  cairo_set_line_width (brush->cr, width);
  cairo_stroke (brush->cr);
}

static void
stroke_broken (const MuBrush *brush, const MuSceneFeature *feature, MuInk ink, double width,
               double on, double off)
{
  const double dash[] = { on, off };
  cairo_set_dash (brush->cr, dash, 2, 0);
  stroke (brush, feature, ink, width);
  cairo_set_dash (brush->cr, NULL, 0, 0);
}

/* Two banks with what is between them. */
static void
draw_band (const MuBrush *brush, const MuSceneFeature *feature, double width)
{
  const MuGroundInks *inks = &brush->inks->ground[feature->ground];
  double bank = mu_brush_line (brush, 1.1);
  stroke (brush, feature, inks->line, width + 2 * bank);
  stroke (brush, feature, inks->fill, width);
}

/* The current. */
static void
draw_river (const MuBrush *brush, const MuSceneFeature *feature, double width)
{
  const MuGroundInks *inks = &brush->inks->ground[feature->ground];
  draw_band (brush, feature, width);
  if (width > 8)
    stroke_broken (brush, feature, inks->line, mu_brush_line (brush, 0.7), 9, 12);
}

/* Stepping stones. */
static void
draw_ford (const MuBrush *brush, const MuSceneFeature *feature, double width)
{
  const MuGroundInks *inks = &brush->inks->ground[feature->ground];
  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_ROUND);
  stroke (brush, feature, inks->fill, width);
  stroke_broken (brush, feature, inks->line, mu_brush_line (brush, 2.2), 0.1, 5);
  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_BUTT);
}

static void
draw_bridge (const MuBrush *brush, const MuSceneFeature *feature, double width)
{
  const MuGroundInks *inks = &brush->inks->ground[feature->ground];
  stroke (brush, feature, inks->line, width + mu_brush_line (brush, 3.2));
  stroke (brush, feature, inks->fill, width);
  stroke_broken (brush, feature, inks->line, width, mu_brush_line (brush, 0.7), 4);
}

/* Points of iron, strewn. */
static void
draw_caltrops (const MuBrush *brush, const MuSceneFeature *feature, double width)
{
  const MuGroundInks *inks = &brush->inks->ground[feature->ground];
  stroke_broken (brush, feature, inks->line, width, mu_brush_line (brush, 1.4),
                 mu_brush_line (brush, 2.6));
  stroke (brush, feature, inks->fill, width / 3);
}

/* Stakes, or courses of stone. */
static void
draw_work (const MuBrush *brush, const MuSceneFeature *feature, double width, double on)
{
  const MuGroundInks *inks = &brush->inks->ground[feature->ground];
  stroke (brush, feature, inks->line, width);
  stroke_broken (brush, feature, inks->fill, MAX (width - mu_brush_line (brush, 1.8), 1), on, 1.4);
}

void
mu_scene_draw_line (const MuBrush *brush, const MuSceneFeature *feature)
{
  double width = MAX (feature->width * brush->view->scale, mu_brush_line (brush, 2.2));
  cairo_set_line_join (brush->cr, CAIRO_LINE_JOIN_ROUND);
  if (feature->ground == MU_SCENE_RIVER || feature->ground == MU_SCENE_STREAM)
    draw_river (brush, feature, width);
  else if (feature->ground == MU_SCENE_FORD)
    draw_ford (brush, feature, width);
  else if (feature->ground == MU_SCENE_BRIDGE)
    draw_bridge (brush, feature, width);
  else if (feature->ground == MU_SCENE_ROAD)
    draw_band (brush, feature, width);
  else if (feature->ground == MU_SCENE_WALL)
    draw_work (brush, feature, MAX (width, mu_brush_line (brush, 4)), 6);
  else if (feature->ground == MU_SCENE_CALTROPS)
    draw_caltrops (brush, feature, MAX (width, mu_brush_line (brush, 5)));
  else if (feature->ground == MU_SCENE_PALISADE)
    draw_work (brush, feature, MAX (width, mu_brush_line (brush, 4)), 2.2);
  else
    draw_work (brush, feature, MAX (width, mu_brush_line (brush, 3.5)), 4);
  cairo_set_line_join (brush->cr, CAIRO_LINE_JOIN_MITER);
}
