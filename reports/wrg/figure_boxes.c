#include "reports/wrg/figure_boxes.h"

#include <glib/gi18n-lib.h>

#include "reports/document/strike_boxes.h"
#include "rules/wrg/nerve/reaction.h"

#define CROWD    140.0 /* figures higher than this get smaller boxes */
#define FIVE_GAP 2.4   /* after each fifth file */
#define CARRIED  19    /* wrg.casualties.remove: the twentieth fells a figure */
#define ROW_GAP  2.5

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
  return bands * ranks_of (figures, files) * box + (bands - 1) * MU_BOX_BAND_GAP;
}

/* A crowd has smaller boxes, so that all of it stands on one page. */
static double
box_for (const MuPress *press, int figures, int files, double width)
{
  const double sizes[] = { MU_BOX_USUAL * mu_press_scale (press), MU_BOX_SMALL, MU_BOX_TINY };
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    if (height_of_figures (figures, files, width, sizes[i]) <= CROWD)
      return sizes[i];
  return MU_BOX_TINY;
}

static double
figures_height (const MuPress *press, int figures, int files, double width)
{
  return height_of_figures (figures, files, width, box_for (press, figures, files, width));
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
    const double top = y + file / across * (ranks * box + MU_BOX_BAND_GAP) + rank * box;
    const int dice = dice_lost_at (figures, i + 1);
    mu_press_put_box (press, left, top, box, mu_box_look (dice > 0, i < fallen));
    if (dice > 0)
      put_number (press, left, top, box, dice);
  }
}

/* --- casualties ------------------------------------------------------------ */

static void
put_carried (MuPress *press, int carried, double x, double y, double width)
{
  const double size = MIN (MU_BOX_SMALL, (width - CARRIED / 5 * FIVE_GAP) / CARRIED);
  for (int i = 0; i < CARRIED; i++)
    mu_press_put_box (press, x + i * size + i / 5 * FIVE_GAP, y, size,
                      mu_box_look (i % 5 == 4, i < carried));
}

/* --- what has to be remembered -------------------------------------------- */

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

static double
own_ticks_height (MuPress *press, double width)
{
  MuTicks ticks[TICKS];
  fill_ticks (ticks, &(MuStruck){ 0 });
  return mu_press_ticks_height (press, ticks, TICKS, width);
}

static void
put_own_ticks (MuPress *press, const MuStruck *struck, double x, double y, double width)
{
  MuTicks ticks[TICKS];
  fill_ticks (ticks, struck);
  mu_press_put_ticks (press, ticks, TICKS, x, y, width);
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
  return figures_height (press, figures, files, width) + ROW_GAP + MU_BOX_SMALL + ROW_GAP
         + own_ticks_height (press, width);
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
  put_own_ticks (press, struck, x, y + MU_BOX_SMALL + ROW_GAP, width);
  mu_press_end (press, MU_PART_FIGURE);
}
