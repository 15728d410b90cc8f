#include "reports/document/symbol.h"

/* The block stands left of room for the flag. */
#define FLAG 4.0

typedef enum { ARMOUR_NONE, ARMOUR_LIGHT, ARMOUR_HEAVY, ARMOUR_SUPER } Armour;

static Armour
armour_of (MuTroopType type)
{
  switch (type) {
  case MU_TROOP_SHC:
  case MU_TROOP_EHC:
  case MU_TROOP_SHI:
  case MU_TROOP_EHCM:
    return ARMOUR_SUPER;
  case MU_TROOP_HC:
  case MU_TROOP_HI:
  case MU_TROOP_LHI:
  case MU_TROOP_HCM:
  case MU_TROOP_HCH:
    return ARMOUR_HEAVY;
  case MU_TROOP_MC:
  case MU_TROOP_MI:
  case MU_TROOP_LMI:
  case MU_TROOP_MCM:
    return ARMOUR_LIGHT;
  case MU_TROOP_LC:
  case MU_TROOP_LI:
  case MU_TROOP_LCH:
  case MU_TROOP_EL:
  case MU_TROOP_ART:
  case MU_TROOP_WAGON:
  case MU_TROOP_PACK:
  case MU_TROOP_PACK_CAMELS:
    break;
  }
  return ARMOUR_NONE;
}

static void
draw_block (cairo_t *cr, double w, double h, Armour armour)
{
  double edge = 1.1 * armour;
  cairo_set_line_width (cr, 0.8);
  cairo_rectangle (cr, 0.4, 0.4, w - 0.8, h - 0.8);
  cairo_stroke (cr);
  cairo_rectangle (cr, 0.4, 0.4, w - 0.8, edge);
  cairo_fill (cr);
}

static void
draw_dot (cairo_t *cr, double x, double y, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
}

static void
draw_dots (cairo_t *cr, double w, double h)
{
  for (int i = 1; i <= 3; i++)
    draw_dot (cr, w * i / 4, h / 2, 1.1);
  cairo_fill (cr);
}

static void
draw_slash (cairo_t *cr, double w, double h)
{
  cairo_move_to (cr, 0.4, h - 0.4);
  cairo_line_to (cr, w - 0.4, 0.4);
  cairo_stroke (cr);
}

static void
draw_cross (cairo_t *cr, double w, double h)
{
  draw_slash (cr, w, h);
  cairo_move_to (cr, 0.4, 0.4);
  cairo_line_to (cr, w - 0.4, h - 0.4);
  cairo_stroke (cr);
}

/* Loose order foot: one upright stroke, for they have room between them. */
static void
draw_stroke (cairo_t *cr, double w, double h)
{
  cairo_move_to (cr, w / 2, 0.4);
  cairo_line_to (cr, w / 2, h - 0.4);
  cairo_stroke (cr);
}

static void
draw_ring (cairo_t *cr, double w, double h)
{
  cairo_set_line_width (cr, 1.4);
  draw_dot (cr, w / 2, h / 2, h * 0.28);
  cairo_stroke (cr);
}

static void
draw_wheels (cairo_t *cr, double w, double h)
{
  draw_dot (cr, w * 0.3, h * 0.6, h * 0.2);
  draw_dot (cr, w * 0.7, h * 0.6, h * 0.2);
  cairo_stroke (cr);
}

static void
draw_humps (cairo_t *cr, double w, double h)
{
  cairo_move_to (cr, 1, h - 1);
  cairo_curve_to (cr, w * 0.25, h * 0.1, w * 0.4, h * 0.1, w * 0.5, h * 0.65);
  cairo_curve_to (cr, w * 0.6, h * 0.1, w * 0.75, h * 0.1, w - 1, h - 1);
  cairo_stroke (cr);
}

static void
draw_bow (cairo_t *cr, double w, double h)
{
  cairo_arc (cr, w / 2, h + 1, h * 0.8, -G_PI * 0.85, -G_PI * 0.15);
  cairo_stroke (cr);
  cairo_move_to (cr, w / 2, h - 1.5);
  cairo_line_to (cr, w / 2, 1.5);
  cairo_stroke (cr);
}

/* Its side over two small wheels. */
static void
draw_cart (cairo_t *cr, double w, double h)
{
  cairo_rectangle (cr, w * 0.2, h * 0.25, w * 0.6, h * 0.3);
  cairo_stroke (cr);
  draw_dot (cr, w * 0.32, h * 0.7, h * 0.12);
  draw_dot (cr, w * 0.68, h * 0.7, h * 0.12);
  cairo_fill (cr);
}

static void
draw_bags (cairo_t *cr, double w, double h)
{
  draw_dot (cr, w * 0.38, h * 0.6, h * 0.15);
  draw_dot (cr, w * 0.62, h * 0.6, h * 0.15);
  cairo_fill (cr);
}

static void
draw_mark (cairo_t *cr, double w, double h, MuTroopType type)
{
  switch (type) {
  case MU_TROOP_SHC:
  case MU_TROOP_EHC:
  case MU_TROOP_HC:
  case MU_TROOP_MC:
    draw_slash (cr, w, h);
    break;
  case MU_TROOP_LC:
    draw_slash (cr, w, h);
    draw_dots (cr, w, h);
    break;
  case MU_TROOP_SHI:
  case MU_TROOP_HI:
  case MU_TROOP_MI:
    draw_cross (cr, w, h);
    break;
  case MU_TROOP_LHI:
  case MU_TROOP_LMI:
    draw_stroke (cr, w, h);
    break;
  case MU_TROOP_LI:
    draw_dots (cr, w, h);
    break;
  case MU_TROOP_EHCM:
  case MU_TROOP_HCM:
  case MU_TROOP_MCM:
    draw_humps (cr, w, h);
    break;
  case MU_TROOP_HCH:
  case MU_TROOP_LCH:
    draw_wheels (cr, w, h);
    break;
  case MU_TROOP_EL:
    draw_ring (cr, w, h);
    break;
  case MU_TROOP_ART:
    draw_bow (cr, w, h);
    break;
  case MU_TROOP_WAGON:
    draw_cart (cr, w, h);
    break;
  case MU_TROOP_PACK:
    draw_bags (cr, w, h);
    break;
  case MU_TROOP_PACK_CAMELS:
    draw_humps (cr, w, h);
    draw_bags (cr, w, h);
    break;
  }
}

static void
draw_flag (cairo_t *cr, double x, double h)
{
  cairo_set_line_width (cr, 0.8);
  cairo_move_to (cr, x, h);
  cairo_line_to (cr, x, 0);
  cairo_stroke (cr);
  cairo_rectangle (cr, x, 0.4, FLAG - 0.8, h * 0.42);
  cairo_fill (cr);
}

void
mu_symbol_draw (cairo_t *cr, double w, double h, gconstpointer data)
{
  const MuSymbol *symbol = data;
  double block = w - FLAG;
  draw_block (cr, block, h, armour_of (symbol->type));
  draw_mark (cr, block, h, symbol->type);
  if (symbol->general)
    draw_flag (cr, block + 0.6, h);
}
