#include "reports/campaign/weather_sign.h"

#include <math.h>

#define THIN 0.06
#define RAYS 8
#define TURN (2 * G_PI)

static void
line (cairo_t *cr, double x1, double y1, double x2, double y2)
{
  cairo_move_to (cr, x1, y1);
  cairo_line_to (cr, x2, y2);
  cairo_stroke (cr);
}

static void
draw_rays (cairo_t *cr, double x, double y, double radius, double from, double to)
{
  for (int i = 0; i < RAYS; i++) {
    const double angle = TURN * i / RAYS;
    if (angle >= from && angle <= to)
      line (cr, x + cos (angle) * radius * 1.4, y + sin (angle) * radius * 1.4,
            x + cos (angle) * radius * 1.95, y + sin (angle) * radius * 1.95);
  }
}

static void
draw_sun (cairo_t *cr, double x, double y, double radius)
{
  cairo_arc (cr, x, y, radius, 0, TURN);
  cairo_stroke (cr);
  draw_rays (cr, x, y, radius, 0, TURN);
}

/* Half of it above a horizon: it dazzles (wrg.weather.sun). */
static void
draw_low_sun (cairo_t *cr)
{
  cairo_arc (cr, 0.5, 0.72, 0.22, G_PI, TURN);
  cairo_stroke (cr);
  draw_rays (cr, 0.5, 0.72, 0.22, G_PI * 1.1, TURN);
  line (cr, 0.08, 0.76, 0.92, 0.76);
}

static void
draw_cloud (cairo_t *cr)
{
  cairo_move_to (cr, 0.26, 0.52);
  cairo_arc (cr, 0.27, 0.4, 0.13, G_PI / 2, G_PI * 1.4);
  cairo_arc (cr, 0.48, 0.28, 0.19, G_PI * 1.1, G_PI * 1.85);
  cairo_arc (cr, 0.75, 0.39, 0.14, G_PI * 1.4, G_PI / 2);
  cairo_close_path (cr);
  cairo_stroke (cr);
}

/* The harder it blows, the more they slant. */
static void
draw_rain (cairo_t *cr, gboolean windy)
{
  const double slant = windy ? 0.2 : 0.05;

  for (int i = 0; i < 3; i++) {
    const double x = 0.32 + 0.2 * i;
    line (cr, x, 0.62, x - slant, 0.86);
  }
}

static void
draw_flake (cairo_t *cr, double x, double y)
{
  for (int i = 0; i < 3; i++) {
    const double angle = G_PI * i / 3;
    line (cr, x - cos (angle) * 0.09, y - sin (angle) * 0.09, x + cos (angle) * 0.09,
          y + sin (angle) * 0.09);
  }
}

static void
draw_snow (cairo_t *cr)
{
  draw_flake (cr, 0.28, 0.72);
  draw_flake (cr, 0.52, 0.84);
  draw_flake (cr, 0.76, 0.72);
}

/* Three lines that curl up at their ends. */
static void
draw_winds (cairo_t *cr, double top)
{
  for (int i = 0; i < 3; i++) {
    const double y = top + 0.2 * i;
    const double end = i == 1 ? 0.82 : 0.64;
    cairo_move_to (cr, 0.12, y);
    cairo_line_to (cr, end, y);
    cairo_arc_negative (cr, end, y - 0.09, 0.09, G_PI / 2, -G_PI * 0.8);
    cairo_stroke (cr);
  }
}

static void
draw_fog (cairo_t *cr)
{
  for (int i = 0; i < 4; i++) {
    const double y = 0.26 + 0.17 * i;
    const double in = i % 2 ? 0.24 : 0.12;
    line (cr, in, y, 0.44 + in / 2, y);
    line (cr, 0.58 + in / 2, y, 1 - in, y);
  }
}

/* A sun over cracked ground. */
static void
draw_drought (cairo_t *cr)
{
  draw_sun (cr, 0.5, 0.34, 0.14);
  line (cr, 0.08, 0.72, 0.92, 0.72);
  line (cr, 0.3, 0.72, 0.38, 0.82);
  line (cr, 0.38, 0.82, 0.3, 0.94);
  line (cr, 0.68, 0.72, 0.6, 0.84);
  line (cr, 0.6, 0.84, 0.68, 0.94);
}

static void
draw_dry (cairo_t *cr, const MuDiaryDay *day)
{
  if (day->fog)
    draw_fog (cr);
  else if (day->winds)
    draw_winds (cr, 0.34);
  else if (day->parched)
    draw_drought (cr);
  else if (day->low_sun)
    draw_low_sun (cr);
  else
    draw_sun (cr, 0.5, 0.52, 0.2);
}

void
mu_weather_sign_draw (cairo_t *cr, const MuDiaryDay *day)
{
  cairo_save (cr);
  cairo_set_line_width (cr, THIN);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  if (day->rain || day->snow)
    draw_cloud (cr);
  else
    draw_dry (cr, day);
  if (day->snow)
    draw_snow (cr);
  else if (day->rain)
    draw_rain (cr, day->winds != 0);
  cairo_restore (cr);
}
