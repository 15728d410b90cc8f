#include "reports/document/strike_boxes.h"

#define AROUND         0.7 /* of it on each side of what is drawn */
#define STROKE         1.6 /* through a box, as wide as a pencil's */
#define STAND_GAP      5.0 /* between stands */
#define STANDS_ABREAST 6

static void
draw_box (cairo_t *cr, double w, double h, gconstpointer data)
{
  const MuBoxLook *look = data;
  cairo_set_line_width (cr, *look & MU_BOX_HEAVY ? 1.3 : 0.5);
  cairo_rectangle (cr, AROUND, AROUND, w - 2 * AROUND, h - 2 * AROUND);
  cairo_stroke (cr);
  if (!(*look & MU_BOX_STRUCK))
    return;
  cairo_set_line_width (cr, STROKE);
  cairo_move_to (cr, 2 * AROUND, h - 2 * AROUND);
  cairo_line_to (cr, w - 2 * AROUND, 2 * AROUND);
  cairo_stroke (cr);
}

void
mu_press_put_box (MuPress *press, double x, double y, double size, MuBoxLook look)
{
  mu_press_put_picture (press, x, y, size, size, draw_box, g_memdup2 (&look, sizeof look), g_free);
}

/* --- words with boxes --------------------------------------------------------- */

static PangoLayout *
word (MuPress *press, const char *text)
{
  return mu_press_layout (press, MU_STYLE_SMALL, text, -1);
}

static double
line_height (MuPress *press)
{
  g_autoptr (PangoLayout) layout = word (press, "X");
  return MAX (mu_layout_height (layout), MU_BOX_SMALL);
}

/* A word and its boxes behind it; returns where they end. */
static double
put_ticks (MuPress *press, double x, double y, const MuTicks *ticks)
{
  g_autoptr (PangoLayout) layout = word (press, ticks->text);
  const double line = line_height (press);
  mu_press_put_text (press, layout, x, y + (line - mu_layout_height (layout)) / 2, NULL);
  x += mu_layout_width (layout) + 2;
  for (int i = 0; i < ticks->count; i++, x += MU_BOX_SMALL)
    mu_press_put_box (press, x, y + (line - MU_BOX_SMALL) / 2, MU_BOX_SMALL,
                      mu_box_look (FALSE, i < ticks->struck));
  return x + 5;
}

static double
ticks_width (MuPress *press, const char *text, int count)
{
  g_autoptr (PangoLayout) layout = word (press, text);
  return mu_layout_width (layout) + 2 + count * MU_BOX_SMALL + 5;
}

/* Lays them out from left to right, a new line where one is full; returns their height. Puts
 * nothing where put is FALSE. */
static double
set_ticks (MuPress *press, const MuTicks *ticks, guint count, double x, double y, double width,
           gboolean put)
{
  double at = 0, down = 0;
  for (guint i = 0; i < count; i++) {
    const double wide = ticks_width (press, ticks[i].text, ticks[i].count);
    if (at > 0 && at + wide - 5 > width) {
      at = 0;
      down += line_height (press) + 1;
    }
    if (put)
      put_ticks (press, x + at, y + down, &ticks[i]);
    at += wide;
  }
  return down + line_height (press);
}

double
mu_press_ticks_height (MuPress *press, const MuTicks *ticks, guint count, double width)
{
  return set_ticks (press, ticks, count, 0, 0, width, FALSE);
}

void
mu_press_put_ticks (MuPress *press, const MuTicks *ticks, guint count, double x, double y,
                    double width)
{
  set_ticks (press, ticks, count, x, y, width, TRUE);
}

/* --- stands ------------------------------------------------------------------- */

/* As large as lets the usual number of stands stand in a row. */
static double
stand_box (const MuPress *press, int figures, double width)
{
  const double room = (width + STAND_GAP) / STANDS_ABREAST - STAND_GAP;
  return CLAMP (room / figures, MU_BOX_TINY, MU_BOX_USUAL * mu_press_scale (press));
}

static int
stands_abreast (int figures, double width, double box)
{
  return MAX ((int) ((width + STAND_GAP + 0.01) / (figures * box + STAND_GAP)), 1);
}

double
mu_stand_boxes_height (const MuPress *press, int stands, int figures, double width)
{
  const double box = stand_box (press, figures, width);
  const int abreast = stands_abreast (figures, width, box);
  const int rows = (stands + abreast - 1) / abreast;
  return rows * box + (rows - 1) * MU_BOX_BAND_GAP;
}

void
mu_press_put_stand_boxes (MuPress *press, int stands, int figures, int struck, double x, double y,
                          double width)
{
  const double box = stand_box (press, figures, width);
  const int abreast = stands_abreast (figures, width, box);
  for (int stand = 0; stand < stands; stand++)
    for (int figure = 0; figure < figures; figure++)
      mu_press_put_box (press, x + stand % abreast * (figures * box + STAND_GAP) + figure * box,
                        y + stand / abreast * (box + MU_BOX_BAND_GAP), box,
                        mu_box_look (figure == figures - 1, stand * figures + figure < struck));
}
