#include "app/desktop/battle/replay_slider.h"

#include <glib/gi18n.h>

#include "app/desktop/widget/wiring.h"

#define TICK       4.0 /* pixels */
#define LONG_TICK  8.0
#define LEAST_STEP 3.0 /* between phases, else they are left out */

struct _MuReplaySlider {
  GtkWidget parent;
  GtkWidget *scale;
  MuReplaySession *session;
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (MuReplaySlider, mu_replay_slider, GTK_TYPE_WIDGET)

/* --- drawing -------------------------------------------------------------------- */

static PangoLayout *
number_layout (MuReplaySlider *self, int number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  g_autoptr (PangoAttrList) small = pango_attr_list_new ();

  pango_attr_list_insert (small, pango_attr_scale_new (PANGO_SCALE_SMALL));
  pango_layout_set_attributes (layout, small);
  return layout;
}

static int
text_height (MuReplaySlider *self)
{
  g_autoptr (PangoLayout) layout = number_layout (self, 12);
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

static int
scale_height (MuReplaySlider *self)
{
  int height;

  gtk_widget_measure (self->scale, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  return height;
}

static GtkWidget *
child_named (GtkWidget *parent, const char *name)
{
  GtkWidget *child = gtk_widget_get_first_child (parent);

  while (child && g_strcmp0 (gtk_widget_get_css_name (child), name) != 0)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* The room that the knob takes along its trough: its middle never comes nearer to
 * the ends than half of it. The theme lets most of the knob reach beyond it. */
static double
knob_width (MuReplaySlider *self)
{
  GtkWidget *trough = child_named (self->scale, "trough");
  GtkWidget *knob = trough ? child_named (trough, "slider") : NULL;
  int width = 0;

  if (knob)
    gtk_widget_measure (knob, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  return MAX (width, 0);
}

/* Where the knob's middle stands for a line. */
static double
place_of (MuReplaySlider *self, int line)
{
  const int last = MAX (1, mu_replay_session_get_lines (self->session) - 1);
  const double knob = knob_width (self);
  GdkRectangle trough;
  double x = 0;
  double y = 0;

  gtk_range_get_range_rect (GTK_RANGE (self->scale), &trough);
  gtk_widget_translate_coordinates (self->scale, GTK_WIDGET (self), trough.x, 0, &x, &y);
  return x + knob / 2 + (double) line / last * (trough.width - knob);
}

static void
draw_tick (MuReplaySlider *self, GtkSnapshot *snapshot, const GdkRGBA *ink, double x, double y,
           double length)
{
  gtk_snapshot_append_color (snapshot, ink,
                             &GRAPHENE_RECT_INIT ((float) x - 0.5f, (float) y, 1, (float) length));
}

static void
draw_number (MuReplaySlider *self, GtkSnapshot *snapshot, const GdkRGBA *ink, int number, double x,
             double y)
{
  g_autoptr (PangoLayout) layout = number_layout (self, number);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (x - width / 2.0), (float) y));
  gtk_snapshot_append_layout (snapshot, layout, ink);
  gtk_snapshot_restore (snapshot);
}

static void
draw_ticks (MuReplaySlider *self, GtkSnapshot *snapshot, double y)
{
  const GArray *ticks = mu_replay_session_get_ticks (self->session);
  double last = -100;
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &ink);
  ink.alpha *= 0.75f;
  for (guint i = 0; i < ticks->len; i++) {
    const MuReplayTick *tick = &g_array_index (ticks, MuReplayTick, i);
    const double x = place_of (self, tick->line);
    if (tick->period > 0) {
      draw_tick (self, snapshot, &ink, x, y, LONG_TICK);
      draw_number (self, snapshot, &ink, tick->period, x, y + LONG_TICK);
    } else if (x - last >= LEAST_STEP) {
      draw_tick (self, snapshot, &ink, x, y, TICK);
    }
    last = x;
  }
}

static void
mu_replay_slider_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MuReplaySlider *self = MU_REPLAY_SLIDER (widget);

  gtk_widget_snapshot_child (widget, self->scale, snapshot);
  if (self->session && mu_replay_session_is_open (self->session))
    draw_ticks (self, snapshot, scale_height (self) - TICK);
}

static void
mu_replay_slider_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                          int *natural, int *minimum_baseline, int *natural_baseline)
{
  MuReplaySlider *self = MU_REPLAY_SLIDER (widget);

  gtk_widget_measure (self->scale, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = *minimum + (int) (LONG_TICK - TICK) + text_height (self);
}

static void
mu_replay_slider_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MuReplaySlider *self = MU_REPLAY_SLIDER (widget);
  const GtkAllocation place = { 0, 0, width, scale_height (self) };

  gtk_widget_size_allocate (self->scale, &place, -1);
}

/* --- following the session ---------------------------------------------------------- */

/* Who does not see where the knob stands hears when that is and what happens. */
static void
describe (MuReplaySlider *self)
{
  g_autofree char *moment = NULL;
  g_autofree char *told = NULL;
  g_autofree char *words = NULL;

  g_object_get (self->session, "moment", &moment, "told", &told, NULL);
  words = g_strdup_printf ("%s. %s", moment ? moment : "", told ? told : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  words, -1);
}

static void
session_changed (MuReplaySlider *self)
{
  const int last = MAX (1, mu_replay_session_get_lines (self->session) - 1);
  GtkAdjustment *adjustment = gtk_range_get_adjustment (GTK_RANGE (self->scale));

  self->showing = TRUE;
  gtk_adjustment_configure (adjustment, mu_replay_session_get_line (self->session), 0, last, 1, 20,
                            0);
  self->showing = FALSE;
  describe (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
slid (MuReplaySlider *self)
{
  if (self->showing || self->session == NULL)
    return;
  mu_replay_session_go_to (self->session, (int) gtk_range_get_value (GTK_RANGE (self->scale)));
}

void
mu_replay_slider_set_session (MuReplaySlider *self, MuReplaySession *session)
{
  g_set_object (&self->session, session);
  mu_listen (session, "changed", session_changed, self);
  session_changed (self);
}

static void
mu_replay_slider_dispose (GObject *object)
{
  MuReplaySlider *self = MU_REPLAY_SLIDER (object);

  g_clear_pointer (&self->scale, gtk_widget_unparent);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (mu_replay_slider_parent_class)->dispose (object);
}

static void
mu_replay_slider_class_init (MuReplaySliderClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_replay_slider_dispose;
  widget->snapshot = mu_replay_slider_snapshot;
  widget->measure = mu_replay_slider_measure;
  widget->size_allocate = mu_replay_slider_size_allocate;
}

static void
mu_replay_slider_init (MuReplaySlider *self)
{
  self->scale = gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 0, 1, 1);
  gtk_scale_set_draw_value (GTK_SCALE (self->scale), FALSE);
  gtk_range_set_round_digits (GTK_RANGE (self->scale), 0);
  mu_name_widget (self->scale, _ ("Moment of the battle"));
  gtk_widget_set_parent (self->scale, GTK_WIDGET (self));
  mu_listen (self->scale, "value-changed", slid, self);
}
