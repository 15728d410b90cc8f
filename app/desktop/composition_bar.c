#include "app/desktop/composition_bar.h"

#include <glib/gi18n.h>

#include "app/model/composition.h"

#define BAR    10
#define GAP    4
#define SWATCH 9

struct _MuCompositionBar {
  GtkWidget parent;
  int points[MU_PARTS];
};

G_DEFINE_FINAL_TYPE (MuCompositionBar, mu_composition_bar, GTK_TYPE_WIDGET)

/* Told apart without colours by the gaps between them and by their order, which is the
 * legend's. */
static const GdkRGBA colours[MU_PARTS] = {
  [MU_PART_FOOT] = { 0.0f, 0.447f, 0.698f, 1 },    [MU_PART_HORSE] = { 0.835f, 0.369f, 0.0f, 1 },
  [MU_PART_LIGHT] = { 0.337f, 0.706f, 0.914f, 1 }, [MU_PART_ELEPHANTS] = { 0.0f, 0.62f, 0.451f, 1 },
  [MU_PART_COMMAND] = { 0.55f, 0.55f, 0.55f, 1 },
};

static PangoLayout *
legend_of (MuCompositionBar *self, MuPart part)
{
  g_autofree char *share = mu_composition_share (self->points, part);
  g_autofree char *text = g_strdup_printf ("%s %s", mu_part_words (part), share);

  return gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
}

static int
line_height (MuCompositionBar *self)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), "0");
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

static void
mu_composition_bar_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                            int *minimum, int *natural, int *minimum_baseline,
                            int *natural_baseline)
{
  MuCompositionBar *self = MU_COMPOSITION_BAR (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = BAR + GAP + line_height (self);
  else
    *minimum = *natural = 120;
}

static int
whole_of (MuCompositionBar *self)
{
  int whole = 0;

  for (int part = 0; part < MU_PARTS; part++)
    whole += self->points[part];
  return whole;
}

static void
draw_bar (MuCompositionBar *self, GtkSnapshot *snapshot)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));
  const int whole = MAX (whole_of (self), 1);
  int before = 0;

  for (int part = 0; part < MU_PARTS; part++) {
    const int x = before * width / whole;
    const int end = (before + self->points[part]) * width / whole;
    before += self->points[part];
    if (end > x)
      gtk_snapshot_append_color (
          snapshot, &colours[part],
          &GRAPHENE_RECT_INIT ((float) x, 0, (float) MAX (end - x - 2, 1), BAR));
  }
}

/* Where it goes on, or -1 where this one had no room any more. */
static int
draw_legend (MuCompositionBar *self, GtkSnapshot *snapshot, MuPart part, int x)
{
  g_autoptr (PangoLayout) layout = legend_of (self, part);
  GdkRGBA ink;
  int width;
  int height;

  pango_layout_get_pixel_size (layout, &width, &height);
  if (x + SWATCH + GAP + width > gtk_widget_get_width (GTK_WIDGET (self)))
    return -1;
  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &ink);
  gtk_snapshot_append_color (
      snapshot, &colours[part],
      &GRAPHENE_RECT_INIT ((float) x, (float) (BAR + GAP + (height - SWATCH) / 2), SWATCH, SWATCH));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (x + SWATCH + GAP), BAR + GAP));
  gtk_snapshot_append_layout (snapshot, layout, &ink);
  gtk_snapshot_restore (snapshot);
  return x + SWATCH + width + 4 * GAP;
}

static void
mu_composition_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MuCompositionBar *self = MU_COMPOSITION_BAR (widget);
  int x = 0;

  draw_bar (self, snapshot);
  for (MuPart part = MU_PART_FOOT; part < MU_PARTS && x >= 0; part++)
    if (self->points[part] > 0)
      x = draw_legend (self, snapshot, part, x);
}

static void
mu_composition_bar_class_init (MuCompositionBarClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  widget->measure = mu_composition_bar_measure;
  widget->snapshot = mu_composition_bar_snapshot;
  gtk_widget_class_set_accessible_role (widget, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
mu_composition_bar_init (MuCompositionBar *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "caption");
}

/* The same in words, for who does not see it. */
void
mu_composition_bar_show (MuCompositionBar *self, const MuList *list)
{
  g_autofree char *words = NULL;
  g_autofree char *label = NULL;

  if (list)
    mu_composition_of (list, self->points);
  words = mu_composition_words (self->points);
  label = g_strdup_printf (_ ("Composition: %s"), words);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
