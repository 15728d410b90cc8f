#include "reports/document/strike_boxes.h"

#include <glib/gi18n-lib.h>

#include "rules/wrg/nerve/reaction.h"

#define BOX            11.0 /* a figure's, with the room to its neighbour */
#define SMALL          8.4  /* any other */
#define TINY           5.5
#define CROWD          140.0 /* figures higher than this get smaller boxes */
#define AROUND         0.7   /* of it on each side of what is drawn */
#define STROKE         1.6   /* through a box, as wide as a pencil's */
#define BAND_GAP       2.5   /* between rows of files */
#define FIVE_GAP       2.4   /* after each fifth file */
#define STAND_GAP      5.0   /* between stands */
#define STANDS_ABREAST 6
#define CARRIED        19 /* wrg.casualties.remove: the twentieth fells a figure */
#define ROW_GAP        2.5

/* --- figures ------------------------------------------------------------- */

/* wrg.reaction.dice */
static int
dice_lost_at (int figures, int fallen)
{
  const int before = mu_wrg_reaction_dice (figures, figures - fallen + 1);
  const int after = mu_wrg_reaction_dice (figures, figures - fallen);
  return after < before ? after : 0;
}

static int
files_in_band (double width, double box)
{
  int files = 0;
  while ((files + 1) * box + files / 5 * FIVE_GAP <= width)
    files++;
  return MAX (files, 1);
}

static int
ranks_of (int figures, int files)
{
  return (figures + files - 1) / files;
}

static double
height_of_figures (int figures, int files, double width, double box)
{
  const int across = files_in_band (width, box), bands = (files + across - 1) / across;
  return bands * ranks_of (figures, files) * box + (bands - 1) * BAND_GAP;
}

/* A crowd has smaller boxes, so that all of it stands on one page. */
static double
box_for (const MuPress *press, int figures, int files, double width)
{
  const double sizes[] = { BOX * mu_press_scale (press), SMALL, TINY };
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    if (height_of_figures (figures, files, width, sizes[i]) <= CROWD)
      return sizes[i];
  return TINY;
}

static double
figures_height (const MuPress *press, int figures, int files, double width)
{
  return height_of_figures (figures, files, width, box_for (press, figures, files, width));
}

typedef enum {
  HEAVY = 1 << 0,
  STRUCK = 1 << 1,
} Look;

static Look
look_of (gboolean heavy, gboolean struck)
{
  return (heavy ? HEAVY : 0) | (struck ? STRUCK : 0);
}

static void
draw_box (cairo_t *cr, double w, double h, gconstpointer data)
{
  const Look *look = data;
  cairo_set_line_width (cr, *look & HEAVY ? 1.3 : 0.5);
  cairo_rectangle (cr, AROUND, AROUND, w - 2 * AROUND, h - 2 * AROUND);
  cairo_stroke (cr);
  if (!(*look & STRUCK))
    return;
  cairo_set_line_width (cr, STROKE);
  cairo_move_to (cr, 2 * AROUND, h - 2 * AROUND);
  cairo_line_to (cr, w - 2 * AROUND, 2 * AROUND);
  cairo_stroke (cr);
}

static void
put_box (MuPress *press, double x, double y, double size, Look look)
{
  mu_press_put_picture (press, x, y, size, size, draw_box, g_memdup2 (&look, sizeof look), g_free);
}

static void
put_number (MuPress *press, double x, double y, double box, int number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);
  g_autoptr (PangoLayout) layout = mu_press_layout (press, MU_STYLE_SMALL, text, -1);
  mu_press_put_text (press, layout, x + (box - mu_layout_width (layout)) / 2,
                     y + (box - mu_layout_height (layout)) / 2, NULL);
}

static void
put_figures (MuPress *press, int figures, int files, int fallen, double x, double y, double width)
{
  const double box = box_for (press, figures, files, width);
  const int across = files_in_band (width, box), ranks = ranks_of (figures, files);
  for (int i = 0; i < figures; i++) {
    const int file = i / ranks, rank = i % ranks, column = file % across;
    const double left = x + column * box + column / 5 * FIVE_GAP;
    const double top = y + file / across * (ranks * box + BAND_GAP) + rank * box;
    const int dice = dice_lost_at (figures, i + 1);
    put_box (press, left, top, box, look_of (dice > 0, i < fallen));
    if (dice > 0)
      put_number (press, left, top, box, dice);
  }
}

/* --- what has to be remembered -------------------------------------------- */

static PangoLayout *
word (MuPress *press, const char *text)
{
  return mu_press_layout (press, MU_STYLE_SMALL, text, -1);
}

static double
line_height (MuPress *press)
{
  g_autoptr (PangoLayout) layout = word (press, "X");
  return MAX (mu_layout_height (layout), SMALL);
}

/* A word and its boxes behind it; returns where they end. */
static double
put_ticks (MuPress *press, double x, double y, const MuTicks *ticks)
{
  g_autoptr (PangoLayout) layout = word (press, ticks->text);
  const double line = line_height (press);
  mu_press_put_text (press, layout, x, y + (line - mu_layout_height (layout)) / 2, NULL);
  x += mu_layout_width (layout) + 2;
  for (int i = 0; i < ticks->count; i++, x += SMALL)
    put_box (press, x, y + (line - SMALL) / 2, SMALL, look_of (FALSE, i < ticks->struck));
  return x + 5;
}

static double
ticks_width (MuPress *press, const char *text, int count)
{
  g_autoptr (PangoLayout) layout = word (press, text);
  return mu_layout_width (layout) + 2 + count * SMALL + 5;
}

#define TICKS 5

static void
fill_ticks (MuTicks ticks[TICKS], const MuStruck *struck)
{
  /* Translators: short, beside boxes on an order sheet */
  ticks[0] = (MuTicks){ _ ("1st test"), 1, 0 };
  ticks[1] = (MuTicks){ _ ("Routs seen"), 4, 0 };
  ticks[2] = (MuTicks){ _ ("Recoils"), 4, 0 };
  ticks[3] = (MuTicks){ _ ("Broken"), 2, struck->broken };
  ticks[4] = (MuTicks){ C_ ("disordered", "Dis."), 1, 0 };
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
  return CLAMP (room / figures, TINY, BOX * mu_press_scale (press));
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
  return rows * box + (rows - 1) * BAND_GAP;
}

void
mu_press_put_stand_boxes (MuPress *press, int stands, int figures, double x, double y, double width)
{
  const double box = stand_box (press, figures, width);
  const int abreast = stands_abreast (figures, width, box);
  for (int stand = 0; stand < stands; stand++)
    for (int figure = 0; figure < figures; figure++)
      put_box (press, x + stand % abreast * (figures * box + STAND_GAP) + figure * box,
               y + stand / abreast * (box + BAND_GAP), box, look_of (figure == figures - 1, FALSE));
}

/* --- casualties ------------------------------------------------------------ */

static void
put_carried (MuPress *press, int carried, double x, double y, double width)
{
  const double size = MIN (SMALL, (width - CARRIED / 5 * FIVE_GAP) / CARRIED);
  for (int i = 0; i < CARRIED; i++)
    put_box (press, x + i * size + i / 5 * FIVE_GAP, y, size, look_of (i % 5 == 4, i < carried));
}

static double
set_own_ticks (MuPress *press, const MuStruck *struck, double x, double y, double width,
               gboolean put)
{
  MuTicks ticks[TICKS];
  fill_ticks (ticks, struck);
  return set_ticks (press, ticks, TICKS, x, y, width, put);
}

/* --- all of it --------------------------------------------------------------- */

/* What who does not see the boxes has to know; free with g_free. */
static char *
name_boxes (const MuStruck *struck)
{
  const char *boxes = _ ("To strike off: figures, casualties carried");
  if (struck->figures + struck->carried + struck->broken == 0)
    return g_strdup (boxes);
  return g_strdup_printf (_ ("%s. Struck off: %d of the figures, %d carried, %d times broken"),
                          boxes, struck->figures, struck->carried, struck->broken);
}

double
mu_strike_boxes_height (MuPress *press, int figures, int files, double width)
{
  return figures_height (press, figures, files, width) + ROW_GAP + SMALL + ROW_GAP
         + set_own_ticks (press, &(MuStruck){ 0 }, 0, 0, width, FALSE);
}

void
mu_press_put_strike_boxes (MuPress *press, int figures, int files, const MuStruck *struck, double x,
                           double y, double width)
{
  g_autofree char *name = name_boxes (struck);
  mu_press_begin (press, MU_PART_FIGURE, name);
  put_figures (press, figures, files, struck->figures, x, y, width);
  y += figures_height (press, figures, files, width) + ROW_GAP;
  put_carried (press, struck->carried, x, y, width);
  set_own_ticks (press, struck, x, y + SMALL + ROW_GAP, width, TRUE);
  mu_press_end (press, MU_PART_FIGURE);
}
