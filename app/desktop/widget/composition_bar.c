#include "app/desktop/widget/composition_bar.h"

#include <glib/gi18n.h>

#include "app/desktop/widget/wiring.h"
#include "app/session/armies/composition.h"

#define BAR         10
#define GAP         4
#define SWATCH      9
#define LEAST_WIDTH 120

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

/* Where the legend of a part stands. */
typedef struct {
  int x, line;
  PangoLayout *layout; /* NULL: none of it */
} Entry;

/* How many lines it takes at that width; *height: of one. */
static int
lay_out (MuCompositionBar *self, int width, Entry at[MU_PARTS], int *height)
{
  int x = 0;
  int line = 0;

  for (MuPart part = MU_PART_FOOT; part < MU_PARTS; part++) {
    PangoLayout *layout = legend_of (self, part);
    int text;
    pango_layout_get_pixel_size (layout, &text, height);
    at[part] = (Entry){ .layout = self->points[part] > 0 ? layout : NULL };
    if (at[part].layout == NULL) {
      g_object_unref (layout);
      continue;
    }
    if (x > 0 && x + SWATCH + GAP + text > width) {
      x = 0;
      line++;
    }
    at[part].x = x;
    at[part].line = line;
    x += SWATCH + text + 4 * GAP;
  }
  return line + 1;
}

static void
clear_entries (Entry at[MU_PARTS])
{
  for (int part = 0; part < MU_PARTS; part++)
    g_clear_object (&at[part].layout);
}

static int
height_at (MuCompositionBar *self, int width)
{
  Entry at[MU_PARTS];
  int line;
  const int lines = lay_out (self, width, at, &line);

  clear_entries (at);
  return BAR + GAP + lines * line;
}

static void
mu_composition_bar_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                            int *minimum, int *natural, int *minimum_baseline,
                            int *natural_baseline)
{
  MuCompositionBar *self = MU_COMPOSITION_BAR (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = height_at (self, for_size < 0 ? LEAST_WIDTH : for_size);
  else
    *minimum = *natural = LEAST_WIDTH;
}

static GtkSizeRequestMode
mu_composition_bar_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
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

static void
draw_entry (MuCompositionBar *self, GtkSnapshot *snapshot, MuPart part, const Entry *entry,
            int height)
{
  const float x = (float) entry->x;
  const float y = (float) (BAR + GAP + entry->line * height);
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &ink);
  gtk_snapshot_append_color (
      snapshot, &colours[part],
      &GRAPHENE_RECT_INIT (x, y + (float) ((height - SWATCH) / 2), SWATCH, SWATCH));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x + SWATCH + GAP, y));
  gtk_snapshot_append_layout (snapshot, entry->layout, &ink);
  gtk_snapshot_restore (snapshot);
}

static void
mu_composition_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MuCompositionBar *self = MU_COMPOSITION_BAR (widget);
  Entry at[MU_PARTS];
  int height;

  draw_bar (self, snapshot);
  lay_out (self, gtk_widget_get_width (widget), at, &height);
  for (MuPart part = MU_PART_FOOT; part < MU_PARTS; part++)
    if (at[part].layout)
      draw_entry (self, snapshot, part, &at[part], height);
  clear_entries (at);
}

static void
mu_composition_bar_class_init (MuCompositionBarClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  widget->measure = mu_composition_bar_measure;
  widget->get_request_mode = mu_composition_bar_get_request_mode;
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
  int points[MU_PARTS] = { 0 };

  if (list)
    mu_composition_of (list, points);
  if (memcmp (points, self->points, sizeof points) == 0)
    return;
  memcpy (self->points, points, sizeof points);
  words = mu_composition_words (self->points);
  label = g_strdup_printf (_ ("Composition: %s"), words);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), words);
  mu_name_widget (self, label);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
