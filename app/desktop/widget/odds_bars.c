#include "app/desktop/widget/odds_bars.h"

#include <glib/gi18n.h>

#define GAP       8
#define LINE_GAP  4
#define LEAST_BAR 48

typedef struct {
  char *label;
  char *chance; /* "12 %" */
  double share;
  gboolean now;
} Bar;

struct _MuOddsBars {
  GtkWidget parent;
  GArray *bars; /* Bar */
  double most;  /* the largest share */
};

G_DEFINE_FINAL_TYPE (MuOddsBars, mu_odds_bars, GTK_TYPE_WIDGET)

static void
clear_bar (gpointer data)
{
  Bar *bar = data;

  g_free (bar->label);
  g_free (bar->chance);
}

/* --- measures ----------------------------------------------------------- */

static PangoLayout *
new_text (MuOddsBars *self, const char *text, gboolean bold)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);

  if (bold) {
    g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
    pango_layout_set_attributes (layout, attributes);
  }
  return layout;
}

typedef struct {
  int label;
  int chance;
  int line;
  int mark;
} Measures;

static void
measure_text (MuOddsBars *self, const char *text, int *width, int *height)
{
  g_autoptr (PangoLayout) layout = new_text (self, text, TRUE); /* the wider one */
  int wide;
  int tall;

  pango_layout_get_pixel_size (layout, &wide, &tall);
  *width = MAX (*width, wide);
  *height = MAX (*height, tall);
}

static Measures
measure_all (MuOddsBars *self)
{
  Measures m = { 0 };

  measure_text (self, "0", &m.mark, &m.line);
  for (guint i = 0; i < self->bars->len; i++) {
    const Bar *bar = &g_array_index (self->bars, Bar, i);
    measure_text (self, bar->label, &m.label, &m.line);
    measure_text (self, bar->chance, &m.chance, &m.line);
  }
  return m;
}

static void
mu_odds_bars_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                      int *natural, int *minimum_baseline, int *natural_baseline)
{
  MuOddsBars *self = MU_ODDS_BARS (widget);
  Measures m = measure_all (self);

  if (orientation == GTK_ORIENTATION_VERTICAL) {
    *minimum = *natural = (int) self->bars->len * (m.line + LINE_GAP);
    return;
  }
  *minimum = m.mark + MIN (m.label, 10 * m.mark) + m.chance + LEAST_BAR + 3 * GAP;
  *natural = m.mark + m.label + m.chance + 3 * LEAST_BAR + 3 * GAP;
}

/* --- drawing ------------------------------------------------------------ */

static void
draw_text (MuOddsBars *self, GtkSnapshot *snapshot, const char *text, gboolean bold, int width,
           PangoAlignment align, float x, float y)
{
  g_autoptr (PangoLayout) layout = new_text (self, text, bold);
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &ink);
  pango_layout_set_width (layout, width * PANGO_SCALE);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_alignment (layout, align);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_append_layout (snapshot, layout, &ink);
  gtk_snapshot_restore (snapshot);
}

static void
draw_box (GtkSnapshot *snapshot, const GdkRGBA *colour, graphene_rect_t box, float radius)
{
  GskRoundedRect round;

  gsk_rounded_rect_init_from_rect (&round, &box, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, colour, &box);
  gtk_snapshot_pop (snapshot);
}

/* A pointer at the row of what was rolled: a shape, for who sees no colours. */
static void
draw_mark (MuOddsBars *self, GtkSnapshot *snapshot, const GdkRGBA *ink, float y, float line,
           float width)
{
  const float side = MIN (width, line / 2);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, y, width, line));

  gdk_cairo_set_source_rgba (cr, ink);
  cairo_move_to (cr, 0, y + (line - side) / 2);
  cairo_line_to (cr, side, y + line / 2);
  cairo_line_to (cr, 0, y + (line + side) / 2);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_destroy (cr);
}

static GdkRGBA
accent (MuOddsBars *self)
{
  GtkStyleContext *style = gtk_widget_get_style_context (GTK_WIDGET (self));
  GdkRGBA colour;

  if (!gtk_style_context_lookup_color (style, "accent_color", &colour))
    gtk_style_context_get_color (style, &colour);
  return colour;
}

static void
draw_bar (MuOddsBars *self, GtkSnapshot *snapshot, const Bar *bar, const Measures *m, float y)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));
  const int label = MIN (m->label, MAX (0, width - m->mark - m->chance - LEAST_BAR - 3 * GAP));
  const float start = (float) (m->mark + label + GAP);
  const float room = MAX (0, (float) (width - m->chance - GAP) - start);
  const float line = (float) m->line;
  const float length = MAX (2, room * (float) (self->most > 0 ? bar->share / self->most : 0));
  GdkRGBA ink;
  GdkRGBA colour = accent (self);

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &ink);
  if (bar->now)
    draw_mark (self, snapshot, &ink, y, line, (float) m->mark * 0.9f);
  else
    colour.alpha *= 0.45f;
  draw_text (self, snapshot, bar->label, bar->now, label, PANGO_ALIGN_RIGHT, (float) m->mark, y);
  draw_box (snapshot, &colour, GRAPHENE_RECT_INIT (start, y + line * 0.15f, length, line * 0.7f),
            3);
  draw_text (self, snapshot, bar->chance, bar->now, m->chance, PANGO_ALIGN_RIGHT,
             (float) (width - m->chance), y);
}

static void
mu_odds_bars_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MuOddsBars *self = MU_ODDS_BARS (widget);
  Measures m = measure_all (self);

  for (guint i = 0; i < self->bars->len; i++)
    draw_bar (self, snapshot, &g_array_index (self->bars, Bar, i), &m,
              (float) ((int) i * (m.line + LINE_GAP)));
}

/* --- what is shown ------------------------------------------------------ */

static char *
describe_share (double share)
{
  if (share > 0 && share < 0.001)
    return g_strdup (_ ("< 0.1 %"));
  if (share > 0.999 && share < 1)
    return g_strdup (_ ("> 99.9 %"));
  if (share < 0.1 || (share > 0.99 && share < 1))
    return g_strdup_printf (_ ("%.1f %%"), share * 100);
  return g_strdup_printf (_ ("%.0f %%"), share * 100);
}

static void
add_bar (MuOddsBars *self, const MuSumBar *from)
{
  const double share = from->of ? (double) from->ways / (double) from->of : 0;
  const Bar bar = { .label = g_strdup (from->label),
                    .chance = describe_share (share),
                    .share = share,
                    .now = from->now };

  self->most = MAX (self->most, share);
  g_array_append_val (self->bars, bar);
}

/* The same in words, for who does not see it. */
static char *
describe (MuOddsBars *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->bars->len; i++) {
    const Bar *bar = &g_array_index (self->bars, Bar, i);
    g_string_append_printf (text, bar->now ? _ ("%s%s: %s (now)") : "%s%s: %s", i ? ", " : "",
                            bar->label, bar->chance);
  }
  return g_string_free (text, FALSE);
}

static void
clear (MuOddsBars *self)
{
  g_array_set_size (self->bars, 0);
  self->most = 0;
}

static void
show_bars (MuOddsBars *self, const char *title)
{
  g_autofree char *words = describe (self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
mu_odds_bars_show (MuOddsBars *self, const MuSumAnswer *answer)
{
  clear (self);
  for (guint i = 0; answer && i < answer->bars->len; i++)
    add_bar (self, g_ptr_array_index (answer->bars, i));
  show_bars (self, answer && answer->odds_title ? answer->odds_title : _ ("Chances"));
}

void
mu_odds_bars_show_shares (MuOddsBars *self, const char *title, const MuOddsShare *shares,
                          guint count)
{
  clear (self);
  for (guint i = 0; i < count; i++) {
    const Bar bar = { .label = g_strdup (shares[i].label),
                      .chance = g_strdup (shares[i].chance),
                      .share = shares[i].share };
    self->most = MAX (self->most, bar.share);
    g_array_append_val (self->bars, bar);
  }
  show_bars (self, title);
}

static void
mu_odds_bars_finalize (GObject *object)
{
  g_array_unref (MU_ODDS_BARS (object)->bars);
  G_OBJECT_CLASS (mu_odds_bars_parent_class)->finalize (object);
}

static void
mu_odds_bars_class_init (MuOddsBarsClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = mu_odds_bars_finalize;
  widget->measure = mu_odds_bars_measure;
  widget->snapshot = mu_odds_bars_snapshot;
  gtk_widget_class_set_accessible_role (widget, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
mu_odds_bars_init (MuOddsBars *self)
{
  self->bars = g_array_new (FALSE, FALSE, sizeof (Bar));
  g_array_set_clear_func (self->bars, clear_bar);
  gtk_widget_add_css_class (GTK_WIDGET (self), "mu-numbers");
}
