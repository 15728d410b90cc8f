/* What runs along hexsides: rivers with their banks, fords as stepping stones, bridges across. */
#include "reports/abd/hex_private.h"

#define WATER  0.105
#define RIPPLE 0.012
#define WOBBLE 0.09 /* how far a river leaves its hexside, at the most on both sides */
#define STONES 5

/* The hexside is from corner to corner; side: one of a hex's own. */
typedef struct {
  double x0, y0, x1, y1;
  guint seed;
  int direction;
  MuAbdHexside kind;
} Course;

static Course
course_of (const MuHexBrush *brush, int hex, int direction)
{
  Course course = { .seed = (guint) (hex * MU_ABD_DIRECTIONS + direction), .direction = direction };
  double x, y;
  mu_hex_middle (&brush->scene->map->grid, hex, &x, &y);
  mu_hex_corner (direction, &course.x0, &course.y0);
  mu_hex_corner (direction + 1, &course.x1, &course.y1);
  course.x0 += x;
  course.x1 += x;
  course.y0 += y;
  course.y1 += y;
  course.kind = mu_abd_map_side (brush->scene->map, hex, direction);
  return course;
}

static void
trace_course (cairo_t *cr, const Course *course)
{
  const double dx = course->x1 - course->x0, dy = course->y1 - course->y0;
  const double one = (mu_hex_chance (course->seed, 1) - 0.5) * WOBBLE;
  const double two = (mu_hex_chance (course->seed, 2) - 0.5) * WOBBLE;
  cairo_move_to (cr, course->x0, course->y0);
  cairo_curve_to (cr, course->x0 + dx / 3 - dy * one, course->y0 + dy / 3 + dx * one,
                  course->x0 + dx * 2 / 3 - dy * two, course->y0 + dy * 2 / 3 + dx * two,
                  course->x1, course->y1);
}

/* To the middle of the hexside, along the way across it. */
static void
turn_to (cairo_t *cr, const Course *course)
{
  cairo_translate (cr, (course->x0 + course->x1) / 2, (course->y0 + course->y1) / 2);
  cairo_rotate (cr, mu_hex_turn (course->direction));
}

/* Two rows, so that a way is seen between the banks. */
static void
draw_ford (const MuHexBrush *brush, const Course *course)
{
  cairo_t *cr = brush->cr;
  cairo_save (cr);
  turn_to (cr, course);
  cairo_rectangle (cr, -0.085, -MU_HEX_BANK / 2 - 0.01, 0.17, MU_HEX_BANK + 0.02);
  mu_hex_ink (brush, brush->inks->ripple);
  cairo_fill (cr);
  for (int i = 0; i < 2 * STONES; i++) {
    const double x = i % 2 ? 0.038 : -0.038, y = (i / 2 - (STONES - 1) / 2.0) * 0.045;
    cairo_new_sub_path (cr);
    cairo_arc (cr, x, y, 0.017, 0, 2 * G_PI);
  }
  mu_hex_ink (brush, brush->inks->bank);
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
draw_bridge (const MuHexBrush *brush, const Course *course)
{
  const double half = MU_HEX_BANK / 2 + 0.05, road = 0.062;
  cairo_t *cr = brush->cr;
  cairo_save (cr);
  turn_to (cr, course);
  cairo_rectangle (cr, -road, -half, 2 * road, 2 * half);
  mu_hex_ink (brush, brush->inks->stone);
  cairo_fill (cr);
  for (int rail = -1; rail <= 1; rail += 2) {
    cairo_move_to (cr, rail * (road + 0.035), -half - 0.02);
    cairo_line_to (cr, rail * road, -half + 0.025);
    cairo_line_to (cr, rail * road, half - 0.025);
    cairo_line_to (cr, rail * (road + 0.035), half + 0.02);
  }
  mu_hex_ink (brush, brush->inks->ink);
  mu_hex_line (brush, 0.022, 0.9);
  cairo_stroke (cr);
  mu_hex_line (brush, 0.009, 0.4);
  for (int plank = -2; plank <= 2; plank++) {
    cairo_move_to (cr, -road, plank * 0.045);
    cairo_line_to (cr, road, plank * 0.045);
  }
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_crossing (const MuHexBrush *brush, const Course *course)
{
  switch (course->kind) {
  case MU_ABD_NO_SIDE:
  case MU_ABD_RIVER:
    break;
  case MU_ABD_FORD:
    draw_ford (brush, course);
    break;
  case MU_ABD_BRIDGE:
    draw_bridge (brush, course);
    break;
  }
}

static GArray *
courses_of (const MuHexBrush *brush)
{
  GArray *courses = g_array_new (FALSE, FALSE, sizeof (Course));
  for (int hex = 0; hex < mu_abd_hex_count (&brush->scene->map->grid); hex++)
    for (int side = 0; side < MU_ABD_OWN_SIDES; side++) {
      const Course course = course_of (brush, hex, side);
      if (course.kind != MU_ABD_NO_SIDE)
        g_array_append_val (courses, course);
    }
  return courses;
}

/* Each layer over all of them, so that they flow into one another. */
static void
draw_water (const MuHexBrush *brush, const GArray *courses)
{
  static const double dash[] = { 0.1, 0.07 };
  cairo_t *cr = brush->cr;
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < courses->len; i++)
    trace_course (cr, &g_array_index (courses, Course, i));
  mu_hex_ink (brush, brush->inks->bank);
  cairo_set_line_width (cr, MU_HEX_BANK);
  cairo_stroke_preserve (cr);
  mu_hex_ink (brush, brush->inks->water);
  cairo_set_line_width (cr, WATER);
  cairo_stroke_preserve (cr);
  cairo_set_dash (cr, dash, G_N_ELEMENTS (dash), 0);
  mu_hex_ink (brush, brush->inks->ripple);
  mu_hex_line (brush, RIPPLE, 0.4);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
}

void
mu_hex_draw_hexsides (const MuHexBrush *brush)
{
  g_autoptr (GArray) courses = courses_of (brush);
  draw_water (brush, courses);
  for (guint i = 0; i < courses->len; i++)
    draw_crossing (brush, &g_array_index (courses, Course, i));
}

/* --- a sample --------------------------------------------------------------------------- */

void
mu_hex_draw_hexside (cairo_t *cr, MuAbdHexside side, const MuHexLook *look, double size)
{
  const MuHexView view = { size, 0, 0 };
  const MuHexBrush brush = { cr, NULL, &view, look, mu_hex_inks (look->palette), 1 / size };
  Course course = { .seed = 5, .direction = MU_ABD_SOUTH, .kind = side };
  g_autoptr (GArray) courses = g_array_new (FALSE, FALSE, sizeof (Course));
  mu_hex_corner (course.direction, &course.x0, &course.y0);
  mu_hex_corner (course.direction + 1, &course.x1, &course.y1);
  g_array_append_val (courses, course);
  cairo_save (cr);
  cairo_scale (cr, size, size);
  mu_hex_trace (cr, 0, 0);
  mu_hex_ink (&brush, brush.inks->ground[MU_ABD_CLEAR].fill);
  cairo_fill_preserve (cr);
  mu_hex_ink (&brush, brush.inks->grid);
  mu_hex_line (&brush, 0.015, 0.5);
  cairo_stroke (cr);
  if (side != MU_ABD_NO_SIDE)
    draw_water (&brush, courses);
  draw_crossing (&brush, &course);
  cairo_restore (cr);
}
