#include "app/desktop/widget/strength_bar.h"

#include <glib/gi18n.h>

#include "app/desktop/widget/strength_part.h"
#include "app/desktop/widget/wiring.h"

#define BAR       10
#define GAP       8
#define LEAST_BAR 56
#define BAR_LIKED 96

struct _MuStrengthBar {
  GtkWidget parent;
  MuForceItem *force;
};

G_DEFINE_FINAL_TYPE (MuStrengthBar, mu_strength_bar, GTK_TYPE_WIDGET)

enum { PROP_FORCE = 1 };

/* --- measures ----------------------------------------------------------- */

/* The same for all rows, so that their bars begin under each other. */
static void
measure_text (MuStrengthBar *self, int *width, int *height)
{
  g_autofree char *widest = g_strdup_printf (_ ("%d of %d"), 888, 888);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), widest);

  pango_layout_get_pixel_size (layout, width, height);
}

static void
mu_strength_bar_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  int width;
  int height;

  measure_text (MU_STRENGTH_BAR (widget), &width, &height);
  *minimum = *natural = MAX (height, BAR);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    return;
  *minimum = width + GAP + LEAST_BAR;
  *natural = width + GAP + BAR_LIKED;
}

/* --- drawing ------------------------------------------------------------ */

static void
draw_text (MuStrengthBar *self, GtkSnapshot *snapshot, float x, int width)
{
  g_autofree char *text = NULL;
  g_autoptr (PangoLayout) layout = NULL;
  GdkRGBA ink;
  int height;

  g_object_get (self->force, "strength", &text, NULL);
  layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  pango_layout_set_width (layout, width * PANGO_SCALE);
  pango_layout_set_alignment (layout, PANGO_ALIGN_RIGHT);
  pango_layout_get_pixel_size (layout, NULL, &height);
  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &ink);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot,
      &GRAPHENE_POINT_INIT (x, (float) (gtk_widget_get_height (GTK_WIDGET (self)) - height) / 2));
  gtk_snapshot_append_layout (snapshot, layout, &ink);
  gtk_snapshot_restore (snapshot);
}

static int
whole_of (const MuForceStrength *strength)
{
  int whole = 0;

  for (int part = 0; part < MU_FORCE_PARTS; part++)
    whole += strength->part[part];
  return MAX (whole, 1);
}

static void
draw_bar (MuStrengthBar *self, GtkSnapshot *snapshot, int x, int room, gboolean mirrored)
{
  const MuForceStrength *strength = mu_force_item_get_strength (self->force);
  const int whole = whole_of (strength);
  const float y = (float) (gtk_widget_get_height (GTK_WIDGET (self)) - BAR) / 2;
  int before = 0;

  for (int part = 0; part < MU_FORCE_PARTS; part++) {
    const int start = before * room / whole;
    before += strength->part[part];
    const int end = before * room / whole;
    const int at = mirrored ? x + room - end : x + start;
    if (strength->part[part] > 0)
      mu_strength_part_draw (
          GTK_WIDGET (self), snapshot, (MuForcePart) part,
          &GRAPHENE_RECT_INIT ((float) at, y, (float) MAX (end - start - 1, 2), BAR));
  }
}

static void
mu_strength_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MuStrengthBar *self = MU_STRENGTH_BAR (widget);
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const int width = gtk_widget_get_width (widget);
  int text;
  int height;

  if (self->force == NULL || mu_force_item_get_start (self->force) == 0)
    return;
  measure_text (self, &text, &height);
  draw_text (self, snapshot, mirrored ? (float) (width - text) : 0, text);
  draw_bar (self, snapshot, mirrored ? 0 : text + GAP, MAX (width - text - GAP, 1), mirrored);
}

/* --- what is shown ------------------------------------------------------ */

/* The same in words, for who does not see it. */
static void
changed (MuStrengthBar *self)
{
  g_autofree char *words = NULL;

  g_object_get (self->force, "words", &words, NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), words);
  mu_name_widget (self, words ? words : "");
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
set_force (MuStrengthBar *self, MuForceItem *force)
{
  if (self->force == force)
    return;
  if (self->force)
    g_signal_handlers_disconnect_by_data (self->force, self);
  g_set_object (&self->force, force);
  if (force == NULL)
    return;
  g_signal_connect_swapped (force, "notify::words", G_CALLBACK (changed), self);
  changed (self);
}

static void
mu_strength_bar_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_FORCE)
    g_value_set_object (value, MU_STRENGTH_BAR (object)->force);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
mu_strength_bar_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_FORCE)
    set_force (MU_STRENGTH_BAR (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
mu_strength_bar_dispose (GObject *object)
{
  set_force (MU_STRENGTH_BAR (object), NULL);
  G_OBJECT_CLASS (mu_strength_bar_parent_class)->dispose (object);
}

static void
mu_strength_bar_class_init (MuStrengthBarClass *class)
{
  GObjectClass *object = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  object->get_property = mu_strength_bar_get_property;
  object->set_property = mu_strength_bar_set_property;
  object->dispose = mu_strength_bar_dispose;
  widget->measure = mu_strength_bar_measure;
  widget->snapshot = mu_strength_bar_snapshot;
  g_object_class_install_property (
      object, PROP_FORCE,
      g_param_spec_object ("force", NULL, NULL, MU_TYPE_FORCE_ITEM,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_accessible_role (widget, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
mu_strength_bar_init (MuStrengthBar *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self), "mu-numbers");
}
