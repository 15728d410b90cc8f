/* What a counter says: its type as a sign and by its letters, strength, movement and fire, as on
 * those of the game. Frames tell what the game tells by colours: strength that is good against
 * horse stands in a double frame, the movement of light units in a ring, of disciplined ones in a
 * black box. Text stands upright whichever way the counter faces, so that it can be read. */
#include "reports/abd/hex_private.h"

#define ONE_SIGN 17.0 /* units of the picture: smaller counters have their sign alone */
#define STRENGTH 27.0 /* and these strength besides; larger ones everything */

/* Where things stand, of the counter's size; y downwards. */
typedef struct {
  double x, y, size;
} Place;

typedef struct {
  Place key, strength, move, arrows, shield;
  double sign_y, sign_w, sign_h;
} Layout;

static const Layout upright = {
  .key = { -0.26, -0.23, 0.18 },
  .strength = { -0.265, 0.27, 0.27 },
  .move = { 0.04, 0.285, 0.21 },
  .arrows = { 0.23, -0.23, 0.19 },
  .shield = { 0.3, 0.27, 0.25 },
  .sign_y = 0.01,
  .sign_w = 0.46,
  .sign_h = 0.22,
};

static const Layout turned = {
  .key = { 0, -0.275, 0.16 },
  .strength = { -0.14, 0.24, 0.26 },
  .move = { 0.155, 0.245, 0.2 },
  .arrows = { 0.32, -0.02, 0.17 },
  .shield = { -0.33, -0.05, 0.19 },
  .sign_y = -0.06,
  .sign_w = 0.4,
  .sign_h = 0.2,
};

typedef struct {
  const MuHexBrush *brush;
  const MuAbdValues *values;
  MuHexInk ink;
  double size;
  gboolean disordered;
} Face;

static void
put_number (const Face *face, int number, const Place *place, MuHexInk ink)
{
  char text[8];
  g_snprintf (text, sizeof text, "%d", number);
  mu_hex_ink (face->brush, ink);
  mu_hex_word (face->brush, text, place->x * face->size, place->y * face->size,
               place->size * face->size, TRUE);
}

static void
box (const Face *face, const Place *place, double w, double h)
{
  const double x = place->x * face->size, y = place->y * face->size, of = place->size * face->size;
  cairo_rectangle (face->brush->cr, x - of * w / 2, y - of * h / 2, of * w, of * h);
}

/* abd.2.0.cav-effective-types: brown on the game's counters. */
static void
draw_strength (const Face *face, const Place *place)
{
  const MuHexBrush *brush = face->brush;
  if (face->values->against_horse) {
    box (face, place, 0.98, 1.04);
    mu_hex_ink (brush, brush->inks->horse);
    cairo_fill_preserve (brush->cr);
    mu_hex_ink (brush, face->ink);
    mu_hex_line (brush, face->size * 0.02, 0.4);
    cairo_stroke (brush->cr);
    box (face, place, 1.16, 1.22);
    mu_hex_line (brush, face->size * 0.012, 0.3);
    cairo_stroke (brush->cr);
  }
  put_number (face, face->values->strength[face->disordered], place, face->ink);
}

/* abd.2.0.light-types, abd.11.6.1.disciplined: green and black on the game's counters. */
static void
draw_move (const Face *face, const Place *place)
{
  const MuHexBrush *brush = face->brush;
  switch ((MuAbdBox) face->values->box) {
  case MU_ABD_PLAIN:
    break;
  case MU_ABD_GREEN:
    cairo_new_sub_path (brush->cr);
    cairo_arc (brush->cr, place->x * face->size, place->y * face->size,
               place->size * face->size * 0.68, 0, 2 * G_PI);
    mu_hex_ink (brush, brush->inks->box);
    cairo_fill_preserve (brush->cr);
    mu_hex_ink (brush, face->ink);
    mu_hex_line (brush, face->size * 0.016, 0.3);
    cairo_stroke (brush->cr);
    break;
  case MU_ABD_BLACK:
    box (face, place, 1.05, 1.2);
    mu_hex_ink (brush, face->ink);
    cairo_fill (brush->cr);
    put_number (face, face->values->move, place, brush->inks->plate);
    return;
  }
  put_number (face, face->values->move, place, face->ink);
}

static void
draw_arrow (cairo_t *cr, double x, double top, double height)
{
  const double head = height * 0.3;
  cairo_move_to (cr, x, top + height);
  cairo_line_to (cr, x, top + head * 0.6);
  cairo_stroke (cr);
  cairo_move_to (cr, x, top);
  cairo_line_to (cr, x - head * 0.75, top + head * 1.35);
  cairo_line_to (cr, x + head * 0.75, top + head * 1.35);
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* An arrow for each die, the range behind or, where there is no room, below them. */
static void
draw_arrows (const Face *face, const Place *place, gboolean below)
{
  const MuHexBrush *brush = face->brush;
  const double of = place->size * face->size, step = of * 0.42;
  const double x = place->x * face->size - step * (face->values->arrows - 1) / 2.0;
  const double y = place->y * face->size;
  Place range = *place;
  if (face->values->arrows == 0)
    return;
  mu_hex_ink (brush, face->ink);
  cairo_set_line_width (brush->cr, of * 0.1);
  for (int i = 0; i < face->values->arrows; i++)
    draw_arrow (brush->cr, x + i * step - (below ? 0 : of * 0.25), y - of * (below ? 1.02 : 0.5),
                of * (below ? 0.9 : 1));
  if (below)
    range.y += place->size * 0.42;
  else
    range.x += place->size * (0.5 + 0.21 * (face->values->arrows - 1));
  put_number (face, face->values->range, &range, face->ink);
}

/* What it adds against fire. */
static void
draw_shield (const Face *face, const Place *place)
{
  const MuHexBrush *brush = face->brush;
  cairo_t *cr = brush->cr;
  const double x = place->x * face->size, y = place->y * face->size, r = place->size * face->size;
  const Place number = { place->x, place->y - place->size * 0.04, place->size * 0.66 };
  if (face->values->defense == 0)
    return;
  cairo_move_to (cr, x - r * 0.46, y - r * 0.52);
  cairo_line_to (cr, x + r * 0.46, y - r * 0.52);
  cairo_curve_to (cr, x + r * 0.5, y + r * 0.2, x + r * 0.25, y + r * 0.5, x, y + r * 0.64);
  cairo_curve_to (cr, x - r * 0.25, y + r * 0.5, x - r * 0.5, y + r * 0.2, x - r * 0.46,
                  y - r * 0.52);
  mu_hex_ink (brush, brush->inks->plate);
  cairo_fill_preserve (cr);
  mu_hex_ink (brush, face->ink);
  mu_hex_line (brush, face->size * 0.016, 0.3);
  cairo_stroke (cr);
  put_number (face, face->values->defense, &number, face->ink);
}

static void
draw_sign_alone (const Face *face, MuAbdType type)
{
  mu_hex_ink (face->brush, face->ink);
  mu_hex_draw_symbol (face->brush->cr, type, face->size * 0.58, face->size * 0.34);
}

static void
draw_sign_with_strength (const Face *face, MuAbdType type)
{
  const Place place = { 0, 0.2, 0.34 };
  cairo_save (face->brush->cr);
  cairo_translate (face->brush->cr, 0, -face->size * 0.14);
  mu_hex_ink (face->brush, face->ink);
  mu_hex_draw_symbol (face->brush->cr, type, face->size * 0.48, face->size * 0.24);
  cairo_restore (face->brush->cr);
  put_number (face, face->values->strength[face->disordered], &place, face->ink);
}

static void
draw_all (const Face *face, MuAbdType type, const Layout *layout, gboolean below)
{
  const MuHexBrush *brush = face->brush;
  mu_hex_ink (brush, face->ink);
  mu_hex_word (brush, mu_abd_type_key (type), layout->key.x * face->size,
               layout->key.y * face->size, layout->key.size * face->size, TRUE);
  cairo_save (brush->cr);
  cairo_translate (brush->cr, 0, layout->sign_y * face->size);
  mu_hex_draw_symbol (brush->cr, type, layout->sign_w * face->size, layout->sign_h * face->size);
  cairo_restore (brush->cr);
  draw_strength (face, &layout->strength);
  draw_move (face, &layout->move);
  draw_arrows (face, &layout->arrows, below);
  draw_shield (face, &layout->shield);
}

void
mu_hex_draw_face (const MuHexBrush *brush, const MuHexPiece *piece, double size, gboolean round)
{
  const MuAbdType type = (MuAbdType) piece->type;
  const Face face = { brush, &brush->scene->chart->unit[type], brush->inks->side[piece->side].line,
                      size, piece->disordered };
  /* Print is finer than a screen. */
  const double fine = brush->look->palette == MU_SCENE_PAPER ? 1.45 : 1;
  const double seen = size / brush->unit * fine;
  if (seen < ONE_SIGN)
    draw_sign_alone (&face, type);
  else if (seen < STRENGTH)
    draw_sign_with_strength (&face, type);
  else
    draw_all (&face, type, round ? &turned : &upright, round);
}
