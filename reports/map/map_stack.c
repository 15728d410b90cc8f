/* Forces at one spot: their flags stand side by side, each on its pole. */
#include <math.h>
#include <string.h>

#include "reports/map/map_scene_private.h"

#define CLOTH_W 17.0
#define CLOTH_H 11.0
#define POLE    13.0 /* below the cloth */
#define GAP     3.0
#define SHOWN   4

static void
free_stack (gpointer data)
{
  MuMapStack *stack = data;
  g_array_unref (stack->forces);
  g_free (stack);
}

int
mu_map_stack_shown (const MuMapStack *stack)
{
  return MIN ((int) stack->forces->len, SHOWN);
}

MuMapBox
mu_map_stack_cloth (const MuMapBrush *brush, const MuMapStack *stack, int at)
{
  const MuBrush *it = &brush->brush;
  const double w = mu_brush_line (it, CLOTH_W), h = mu_brush_line (it, CLOTH_H);
  return (MuMapBox){ stack->foot.x + at * (w + mu_brush_line (it, GAP)),
                     stack->foot.y - h - mu_brush_line (it, POLE), w, h };
}

static void
measure (const MuMapBrush *brush, MuMapStack *stack)
{
  const MuMapBox first = mu_map_stack_cloth (brush, stack, 0);
  const MuMapBox last = mu_map_stack_cloth (brush, stack, mu_map_stack_shown (stack) - 1);
  const double more = (int) stack->forces->len > SHOWN ? mu_brush_line (&brush->brush, 20) : 0;
  stack->box = (MuMapBox){ first.x, first.y, last.x + last.w + more - first.x, first.h };
}

/* At the upper right of a place's mark, or on the road itself. */
static MuScenePoint
foot_of (const MuMapBrush *brush, const MuMapForce *force)
{
  MuScenePoint foot = mu_map_scene_force_spot (brush->map, force);
  mu_scene_to_picture (brush->brush.view, foot.x, foot.y, &foot.x, &foot.y);
  if (force->to == MU_MAP_NOWHERE) {
    const double reach = mu_map_mark_reach (&brush->brush);
    foot.x += reach * 0.5;
    foot.y -= reach * 0.6;
  }
  return foot;
}

static MuMapStack *
stack_at (GPtrArray *stacks, MuScenePoint foot)
{
  for (guint i = 0; i < stacks->len; i++) {
    MuMapStack *stack = g_ptr_array_index (stacks, i);
    if (hypot (stack->foot.x - foot.x, stack->foot.y - foot.y) < 1)
      return stack;
  }
  MuMapStack *stack = g_new0 (MuMapStack, 1);
  stack->foot = foot;
  stack->forces = g_array_new (FALSE, FALSE, sizeof (int));
  g_ptr_array_add (stacks, stack);
  return stack;
}

GPtrArray *
mu_map_stacks (const MuMapBrush *brush)
{
  const GArray *forces = brush->map->forces;
  GPtrArray *stacks = g_ptr_array_new_with_free_func (free_stack);
  for (int i = 0; i < (int) forces->len; i++) {
    const MuMapForce *force = &g_array_index (forces, MuMapForce, i);
    g_array_append_val (stack_at (stacks, foot_of (brush, force))->forces, i);
  }
  for (guint i = 0; i < stacks->len; i++)
    measure (brush, g_ptr_array_index (stacks, i));
  return stacks;
}

/* --- drawing --------------------------------------------------------------------- */

static void
stroke_twice (const MuBrush *brush, double width)
{
  mu_brush_ink (brush, brush->inks->plate);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, width + 2));
  cairo_stroke_preserve (brush->cr);
  mu_brush_ink (brush, brush->inks->ink);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, width));
  cairo_stroke (brush->cr);
}

/* All poles of a stack stand on one foot. */
static void
draw_pole (const MuMapBrush *brush, const MuMapStack *stack, int at)
{
  const MuMapBox cloth = mu_map_stack_cloth (brush, stack, at);
  cairo_new_path (brush->brush.cr);
  cairo_move_to (brush->brush.cr, stack->foot.x, stack->foot.y);
  cairo_line_to (brush->brush.cr, cloth.x, cloth.y + cloth.h);
  cairo_line_to (brush->brush.cr, cloth.x, cloth.y);
  cairo_set_line_join (brush->brush.cr, CAIRO_LINE_JOIN_ROUND);
  stroke_twice (&brush->brush, 1.3);
}

/* Which way it marches. */
static void
draw_heading (const MuMapBrush *brush, const MuMapForce *force, MuScenePoint foot)
{
  const MuBrush *it = &brush->brush;
  const MuScenePoint from = mu_map_brush_spot (brush, force->place);
  const MuScenePoint to = mu_map_brush_spot (brush, force->to);
  const double size = mu_brush_line (it, 6);
  cairo_save (it->cr);
  cairo_translate (it->cr, foot.x, foot.y);
  cairo_rotate (it->cr, atan2 (to.y - from.y, to.x - from.x));
  cairo_new_path (it->cr);
  cairo_move_to (it->cr, size, 0);
  cairo_line_to (it->cr, -size * 0.7, -size * 0.75);
  cairo_line_to (it->cr, -size * 0.7, size * 0.75);
  cairo_close_path (it->cr);
  mu_brush_ink (it, it->inks->plate);
  cairo_set_line_width (it->cr, mu_brush_line (it, 2.4));
  cairo_stroke_preserve (it->cr);
  mu_brush_ink (it, mu_map_side_ink (it, force->side));
  cairo_fill (it->cr);
  cairo_restore (it->cr);
}

static void
draw_chosen (const MuMapBrush *brush, const MuMapBox *cloth)
{
  const double out = mu_brush_line (&brush->brush, 3.4);
  cairo_rectangle (brush->brush.cr, cloth->x - out, cloth->y - out, cloth->w + 2 * out,
                   cloth->h + 2 * out);
  mu_brush_ink (&brush->brush, brush->brush.inks->select);
  cairo_set_line_width (brush->brush.cr, mu_brush_line (&brush->brush, 1.6));
  cairo_stroke (brush->brush.cr);
}

static void
draw_more (const MuMapBrush *brush, const MuMapStack *stack)
{
  const int more = (int) stack->forces->len - SHOWN;
  const MuMapBox last = mu_map_stack_cloth (brush, stack, SHOWN - 1);
  g_autofree char *words = g_strdup_printf ("+%d", more);
  g_autoptr (PangoLayout) layout = mu_brush_text (&brush->brush, words, TRUE);
  PangoRectangle size;
  pango_layout_get_pixel_extents (layout, NULL, &size);
  mu_brush_ink (&brush->brush, brush->brush.inks->ink);
  mu_brush_put_text (&brush->brush, layout, last.x + last.w + mu_brush_line (&brush->brush, GAP),
                     last.y + (last.h - size.height) / 2);
}

static void
draw_stack (const MuMapBrush *brush, const MuMapStack *stack)
{
  const GArray *forces = brush->map->forces;
  for (int i = mu_map_stack_shown (stack) - 1; i >= 0; i--)
    draw_pole (brush, stack, i);
  for (int i = 0; i < mu_map_stack_shown (stack); i++) {
    const MuMapForce *force
        = &g_array_index (forces, MuMapForce, g_array_index (stack->forces, int, i));
    const MuMapBox cloth = mu_map_stack_cloth (brush, stack, i);
    if (force->to != MU_MAP_NOWHERE)
      draw_heading (brush, force, stack->foot);
    mu_map_draw_flag (&brush->brush, force->side, &cloth);
    if (force->chosen)
      draw_chosen (brush, &cloth);
  }
  if ((int) stack->forces->len > SHOWN)
    draw_more (brush, stack);
}

void
mu_map_draw_stacks (const MuMapBrush *brush, const GPtrArray *stacks)
{
  for (guint i = 0; i < stacks->len; i++)
    draw_stack (brush, g_ptr_array_index (stacks, i));
}
