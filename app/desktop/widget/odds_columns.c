#include "app/desktop/widget/odds_columns.h"

#include <glib/gi18n.h>

#include "reports/account/account.h"

#define HEIGHT   56
#define WIDTH    200
#define GAP      2
#define MARK     6 /* of the mean */
#define TEXT_GAP 2

struct _MuOddsColumns {
  GtkWidget parent;
  guint bucket[MU_ODDS_BUCKETS];
  guint most;  /* the largest bucket */
  double mean; /* share of its points */
  char *all;   /* points that it began with */
};

G_DEFINE_FINAL_TYPE (MuOddsColumns, mu_odds_columns, GTK_TYPE_WIDGET)

static int
line_height (MuOddsColumns *self)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), "0");
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

static void
mu_odds_columns_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = MU_ODDS_BUCKETS * (GAP + 3);
    *natural = WIDTH;
    return;
  }
  *minimum = *natural = HEIGHT + MARK + TEXT_GAP + line_height (MU_ODDS_COLUMNS (widget));
}

/* --- drawing ------------------------------------------------------------ */

static GdkRGBA
colour_named (MuOddsColumns *self, const char *name)
{
  GtkStyleContext *style = gtk_widget_get_style_context (GTK_WIDGET (self));
  GdkRGBA colour;

  if (!gtk_style_context_lookup_color (style, name, &colour))
    gtk_style_context_get_color (style, &colour);
  return colour;
}

static void
draw_columns (MuOddsColumns *self, GtkSnapshot *snapshot, float width)
{
  const float step = width / MU_ODDS_BUCKETS;
  GdkRGBA colour = colour_named (self, "accent_color");

  colour.alpha *= 0.6f;
  for (int i = 0; i < MU_ODDS_BUCKETS; i++) {
    const float share = self->most ? (float) self->bucket[i] / (float) self->most : 0;
    const float tall = self->bucket[i] ? MAX (1, share * HEIGHT) : 0;
    gtk_snapshot_append_color (
        snapshot, &colour,
        &GRAPHENE_RECT_INIT ((float) i * step + GAP / 2.0f, HEIGHT - tall, step - GAP, tall));
  }
}

/* A pointer below the line, where the mean lies. */
static void
draw_mean (MuOddsColumns *self, GtkSnapshot *snapshot, float width, const GdkRGBA *ink)
{
  const double at = self->mean * width;
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (-MARK, HEIGHT, width + 2 * MARK, MARK));

  gdk_cairo_set_source_rgba (cr, ink);
  cairo_move_to (cr, at, HEIGHT + 1);
  cairo_line_to (cr, at + MARK * 0.7, HEIGHT + MARK);
  cairo_line_to (cr, at - MARK * 0.7, HEIGHT + MARK);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_destroy (cr);
}

static void
draw_text (MuOddsColumns *self, GtkSnapshot *snapshot, const char *text, PangoAlignment align,
           const GdkRGBA *ink)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);

  pango_layout_set_width (layout, gtk_widget_get_width (GTK_WIDGET (self)) * PANGO_SCALE);
  pango_layout_set_alignment (layout, align);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, HEIGHT + MARK + TEXT_GAP));
  gtk_snapshot_append_layout (snapshot, layout, ink);
  gtk_snapshot_restore (snapshot);
}

static void
mu_odds_columns_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MuOddsColumns *self = MU_ODDS_COLUMNS (widget);
  const float width = (float) gtk_widget_get_width (widget);
  GdkRGBA ink, line;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  line = ink;
  line.alpha *= 0.4f;
  draw_columns (self, snapshot, width);
  gtk_snapshot_append_color (snapshot, &line, &GRAPHENE_RECT_INIT (0, HEIGHT, width, 1));
  draw_mean (self, snapshot, width, &ink);
  draw_text (self, snapshot, "0", PANGO_ALIGN_LEFT, &ink);
  draw_text (self, snapshot, self->all, PANGO_ALIGN_RIGHT, &ink);
}

/* --- what is shown ------------------------------------------------------ */

static char *
describe (const MuBattleOdds *odds, MuSide side)
{
  g_autofree char *few = mu_account_points (mu_battle_odds_percentile (odds, side, 5));
  g_autofree char *half = mu_account_points (mu_battle_odds_percentile (odds, side, 50));
  g_autofree char *many = mu_account_points (mu_battle_odds_percentile (odds, side, 95));

  return g_strdup_printf (_ ("5 of 100 battles leave at the most %s, 50 of 100 %s, 95 of 100 %s"),
                          few, half, many);
}

void
mu_odds_columns_show (MuOddsColumns *self, const char *title, const MuBattleOdds *odds, MuSide side)
{
  const double start = (double) odds->side[side].start_quarters / 4.0;
  g_autofree char *words = describe (odds, side);

  mu_battle_odds_buckets (odds, side, self->bucket);
  self->most = 0;
  for (int i = 0; i < MU_ODDS_BUCKETS; i++)
    self->most = MAX (self->most, self->bucket[i]);
  self->mean = start > 0 ? mu_battle_odds_points (odds, side).value / start : 0;
  g_free (self->all);
  self->all = mu_account_points (odds->side[side].start_quarters);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
mu_odds_columns_finalize (GObject *object)
{
  g_free (MU_ODDS_COLUMNS (object)->all);
  G_OBJECT_CLASS (mu_odds_columns_parent_class)->finalize (object);
}

static void
mu_odds_columns_class_init (MuOddsColumnsClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = mu_odds_columns_finalize;
  widget->measure = mu_odds_columns_measure;
  widget->snapshot = mu_odds_columns_snapshot;
  gtk_widget_class_set_accessible_role (widget, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
mu_odds_columns_init (MuOddsColumns *self)
{
  self->all = g_strdup ("");
  gtk_widget_add_css_class (GTK_WIDGET (self), "mu-numbers");
  gtk_widget_add_css_class (GTK_WIDGET (self), "caption");
}
