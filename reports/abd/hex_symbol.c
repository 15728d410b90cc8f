/* The signs of the nineteen types: a block for foot, with a slash for horse, a dot where they are
 * light, a thick front where they are heavy; above it or in it what they fight with. */
#include "reports/abd/hex_private.h"

#define DOT 0.13 /* of the height */

/* The block, from the origin: half its width and height. */
typedef struct {
  cairo_t *cr;
  double w, h;
} Sign;

static void
line (const Sign *sign, double x0, double y0, double x1, double y1)
{
  cairo_move_to (sign->cr, x0 * sign->w, y0 * sign->h);
  cairo_line_to (sign->cr, x1 * sign->w, y1 * sign->h);
}

static void
dot (const Sign *sign, double x, double y, double size)
{
  cairo_new_path (sign->cr);
  cairo_arc (sign->cr, x * sign->w, y * sign->h, size * sign->h * 2, 0, 2 * G_PI);
  cairo_fill (sign->cr);
}

static void
block (const Sign *sign, double top)
{
  cairo_rectangle (sign->cr, -sign->w, top * sign->h, 2 * sign->w, (1 - top) * sign->h);
  cairo_stroke (sign->cr);
}

static void
heavy_front (const Sign *sign, double top)
{
  cairo_rectangle (sign->cr, -sign->w, top * sign->h, 2 * sign->w, sign->h * 0.38);
  cairo_fill (sign->cr);
}

static void
slash (const Sign *sign, double top)
{
  line (sign, -1, 1, 1, top);
  cairo_stroke (sign->cr);
}

/* A bow that shoots upwards. */
static void
bow (const Sign *sign, double x, double y, double size)
{
  cairo_t *cr = sign->cr;
  const double r = size * sign->h;
  cairo_new_path (cr);
  cairo_arc (cr, x * sign->w, y * sign->h + r * 0.3, r, G_PI * 1.08, G_PI * 1.92);
  cairo_close_path (cr);
  cairo_move_to (cr, x * sign->w, y * sign->h + r * 0.75);
  cairo_line_to (cr, x * sign->w, y * sign->h - r * 1.05);
  cairo_stroke (cr);
}

/* Points upwards out of a block whose front is at top. */
static void
spears (const Sign *sign, int count, double top, double tip)
{
  for (int i = 0; i < count; i++) {
    const double x = count > 1 ? -0.78 + 1.56 * i / (count - 1) : 0;
    line (sign, x, top, x, tip);
  }
  cairo_stroke (sign->cr);
}

static void
wheels (const Sign *sign, double size)
{
  for (int side = -1; side <= 1; side += 2) {
    cairo_new_sub_path (sign->cr);
    cairo_arc (sign->cr, side * 0.55 * sign->w, sign->h * (1 - size * 0.8), sign->h * size, 0,
               2 * G_PI);
  }
  cairo_stroke (sign->cr);
}

static void
cart (const Sign *sign, double size)
{
  cairo_rectangle (sign->cr, -sign->w * 0.95, -sign->h, 1.9 * sign->w, sign->h * 1.05);
  cairo_stroke (sign->cr);
  wheels (sign, size);
}

static void
draw_elephant (const Sign *sign)
{
  cairo_t *cr = sign->cr;
  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, sign->h * 0.98, 0, 2 * G_PI);
  cairo_stroke (cr);
  cairo_move_to (cr, 0, -sign->h * 0.35);
  cairo_curve_to (cr, 0, sign->h * 0.5, sign->h * 0.1, sign->h * 0.65, sign->h * 0.42,
                  sign->h * 0.35);
  cairo_stroke (cr);
  for (int side = -1; side <= 1; side += 2) {
    cairo_move_to (cr, side * sign->h * 0.3, -sign->h * 0.15);
    cairo_line_to (cr, side * sign->h * 0.45, sign->h * 0.3);
    cairo_move_to (cr, side * sign->h, -sign->h * 0.3);
    cairo_curve_to (cr, side * sign->h * 1.9, -sign->h, side * sign->h * 1.8, sign->h * 0.7,
                    side * sign->h * 0.9, sign->h * 0.4);
  }
  cairo_stroke (cr);
}

static void
draw_tent (const Sign *sign)
{
  line (sign, -0.9, 1, 0.06, -0.95);
  line (sign, 0.9, 1, -0.06, -0.95);
  line (sign, -1.05, 1, 1.05, 1);
  line (sign, -0.28, 1, 0, 0.1);
  line (sign, 0.28, 1, 0, 0.1);
  cairo_stroke (sign->cr);
}

static void
draw_wagon (const Sign *sign)
{
  cart (sign, 0.36);
  for (int i = -1; i <= 1; i++) {
    cairo_rectangle (sign->cr, (i * 0.62 - 0.16) * sign->w, -sign->h * 0.72, 0.32 * sign->w,
                     sign->h * 0.42);
    cairo_fill (sign->cr);
  }
}

static void
draw_scythes (const Sign *sign)
{
  cart (sign, 0.42);
  line (sign, -0.95, 0.55, -1.35, 0.3);
  line (sign, 0.95, 0.55, 1.35, 0.3);
  line (sign, -0.95, -1, 0.95, 0.05);
  cairo_stroke (sign->cr);
}

static void
draw_camel (const Sign *sign)
{
  block (sign, -0.4);
  slash (sign, -0.4);
  for (int side = -1; side <= 1; side += 2) {
    cairo_new_sub_path (sign->cr);
    cairo_arc (sign->cr, side * 0.42 * sign->w, -0.4 * sign->h, sign->h * 0.5, G_PI, 2 * G_PI);
  }
  cairo_stroke (sign->cr);
}

/* Mail over the hinder half. */
static void
draw_mailed (const Sign *sign)
{
  block (sign, -1);
  cairo_move_to (sign->cr, -sign->w, sign->h);
  cairo_line_to (sign->cr, sign->w, -sign->h);
  cairo_line_to (sign->cr, sign->w, sign->h);
  cairo_close_path (sign->cr);
  cairo_fill (sign->cr);
}

static void
draw_sign (const Sign *sign, MuAbdType type)
{
  switch (type) {
  case MU_ABD_LI:
    block (sign, -1);
    dot (sign, 0, 0, DOT);
    break;
  case MU_ABD_MI:
    block (sign, -1);
    line (sign, -1, -1, 1, 1);
    line (sign, -1, 1, 1, -1);
    cairo_stroke (sign->cr);
    break;
  case MU_ABD_HI:
    block (sign, -1);
    line (sign, -1, -1, 1, 1);
    line (sign, -1, 1, 1, -1);
    cairo_stroke (sign->cr);
    heavy_front (sign, -1);
    break;
  case MU_ABD_PX:
    block (sign, -0.1);
    spears (sign, 6, -0.1, -1.1);
    heavy_front (sign, -0.1);
    break;
  case MU_ABD_PK:
    block (sign, -0.1);
    spears (sign, 3, -0.1, -1.1);
    break;
  case MU_ABD_MM:
    block (sign, -1);
    line (sign, -0.6, 0.6, 0.55, -0.5);
    line (sign, 0.55, -0.5, 0.2, -0.45);
    line (sign, 0.55, -0.5, 0.5, 0.05);
    cairo_stroke (sign->cr);
    break;
  case MU_ABD_LA:
    block (sign, -1);
    bow (sign, -0.3, 0.15, 0.75);
    dot (sign, 0.6, 0.1, DOT);
    break;
  case MU_ABD_HA:
    block (sign, -1);
    heavy_front (sign, -1);
    bow (sign, 0, 0.4, 0.68);
    break;
  case MU_ABD_LC:
    block (sign, -1);
    slash (sign, -1);
    dot (sign, -0.45, -0.35, DOT);
    break;
  case MU_ABD_HC:
    block (sign, -1);
    slash (sign, -1);
    heavy_front (sign, -1);
    break;
  case MU_ABD_MA:
    block (sign, -1);
    slash (sign, -1);
    bow (sign, -0.42, -0.2, 0.55);
    break;
  case MU_ABD_CT:
    draw_mailed (sign);
    break;
  case MU_ABD_KT:
    block (sign, -0.4);
    slash (sign, -0.4);
    heavy_front (sign, -0.4);
    spears (sign, 1, -0.4, -1.25);
    dot (sign, 0, -1.1, 0.1);
    break;
  case MU_ABD_CC:
    draw_camel (sign);
    break;
  case MU_ABD_CH:
    cart (sign, 0.42);
    line (sign, -0.95, -1, 0.95, 0.05);
    cairo_stroke (sign->cr);
    break;
  case MU_ABD_BC:
    draw_scythes (sign);
    break;
  case MU_ABD_EL:
    draw_elephant (sign);
    break;
  case MU_ABD_CP:
    draw_tent (sign);
    break;
  case MU_ABD_WW:
    draw_wagon (sign);
    break;
  }
}

void
mu_hex_draw_symbol (cairo_t *cr, MuAbdType type, double w, double h)
{
  const Sign sign = { cr, w / 2, h / 2 };
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_set_line_width (cr, h * 0.085);
  draw_sign (&sign, type);
  cairo_restore (cr);
}
