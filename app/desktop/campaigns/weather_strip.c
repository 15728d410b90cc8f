#include "app/desktop/campaigns/weather_strip.h"

#include <glib/gi18n.h>

#include "app/desktop/campaigns/weather_day.h"
#include "app/desktop/widget/wiring.h"

#define LEAST_COLUMNS 7
#define GAP           2

struct _MuWeatherStrip {
  GtkWidget parent;
  GtkWidget *day[MU_MONTH_DAYS_MAX]; /* MuWeatherDay */
  int days;
  int chosen;  /* its place in the month */
  int columns; /* as they lie now */
};

G_DEFINE_FINAL_TYPE (MuWeatherStrip, mu_weather_strip, GTK_TYPE_WIDGET)

enum { DAY_CHOSEN, TURNED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
mu_weather_strip_dispose (GObject *object)
{
  MuWeatherStrip *self = MU_WEATHER_STRIP (object);

  for (int i = 0; i < MU_MONTH_DAYS_MAX; i++)
    g_clear_pointer (&self->day[i], gtk_widget_unparent);
  G_OBJECT_CLASS (mu_weather_strip_parent_class)->dispose (object);
}

/* --- where the days lie --------------------------------------------------------- */

static int
day_size (MuWeatherStrip *self, GtkOrientation orientation)
{
  int size;

  gtk_widget_measure (self->day[0], orientation, -1, &size, NULL, NULL, NULL);
  return size + GAP;
}

/* Rows as even as can be. */
static int
columns_at (MuWeatherStrip *self, int width)
{
  const int room = MAX (width / day_size (self, GTK_ORIENTATION_HORIZONTAL), LEAST_COLUMNS);
  const int rows = (MU_MONTH_DAYS_MAX + room - 1) / room;

  return (MU_MONTH_DAYS_MAX + rows - 1) / rows;
}

static void
mu_weather_strip_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                          int *natural, int *minimum_baseline, int *natural_baseline)
{
  MuWeatherStrip *self = MU_WEATHER_STRIP (widget);
  const int size = day_size (self, orientation);

  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = LEAST_COLUMNS * size;
    *natural = 11 * size;
    return;
  }
  const int columns = columns_at (self, MAX (for_size, 0));
  *minimum = *natural = (MU_MONTH_DAYS_MAX + columns - 1) / columns * size;
}

static GtkSizeRequestMode
mu_weather_strip_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
mu_weather_strip_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MuWeatherStrip *self = MU_WEATHER_STRIP (widget);
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const int tall = day_size (self, GTK_ORIENTATION_VERTICAL);

  self->columns = columns_at (self, width);
  const int wide = width / self->columns;
  for (int i = 0; i < self->days; i++) {
    const int column = i % self->columns;
    const GtkAllocation at = { (mirrored ? self->columns - 1 - column : column) * wide,
                               i / self->columns * tall, wide - GAP, tall - GAP };
    mu_weather_day_line_up (MU_WEATHER_DAY (self->day[i]), MU_WEATHER_DAY (self->day[0]));
    gtk_widget_size_allocate (self->day[i], &at, -1);
  }
}

/* --- choosing -------------------------------------------------------------------- */

static void
choose (MuWeatherStrip *self, int place)
{
  g_signal_emit (self, signals[DAY_CHOSEN], 0,
                 mu_weather_day_get_day (MU_WEATHER_DAY (self->day[0])) + place);
}

/* How far the key goes; 0: nowhere. */
static int
step_of (MuWeatherStrip *self, guint key)
{
  const int onward = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? -1 : 1;

  switch (key) {
  case GDK_KEY_Left:
  case GDK_KEY_KP_Left:
    return -onward;
  case GDK_KEY_Right:
  case GDK_KEY_KP_Right:
    return onward;
  case GDK_KEY_Up:
  case GDK_KEY_KP_Up:
    return -self->columns;
  case GDK_KEY_Down:
  case GDK_KEY_KP_Down:
    return self->columns;
  case GDK_KEY_Home:
  case GDK_KEY_KP_Home:
    return -self->chosen;
  case GDK_KEY_End:
  case GDK_KEY_KP_End:
    return self->days - 1 - self->chosen;
  default:
    return 0;
  }
}

static gboolean
pressed (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state,
         MuWeatherStrip *self)
{
  const int step = step_of (self, key);

  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_Page_Up || key == GDK_KEY_Page_Down) {
    g_signal_emit (self, signals[TURNED], 0, key == GDK_KEY_Page_Up ? -1 : 1);
    return GDK_EVENT_STOP;
  }
  if (step == 0)
    return GDK_EVENT_PROPAGATE;
  choose (self, self->chosen + step);
  return GDK_EVENT_STOP;
}

static void
clicked (GtkGestureClick *click, int presses, double x, double y, MuWeatherStrip *self)
{
  GtkWidget *at = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  if (!MU_IS_WEATHER_DAY (at))
    return;
  g_signal_emit (self, signals[DAY_CHOSEN], 0, mu_weather_day_get_day (MU_WEATHER_DAY (at)));
  gtk_widget_grab_focus (at);
}

/* --- the widget ------------------------------------------------------------------ */

static gboolean
mu_weather_strip_grab_focus (GtkWidget *widget)
{
  MuWeatherStrip *self = MU_WEATHER_STRIP (widget);

  return gtk_widget_grab_focus (self->day[self->chosen]);
}

static void
mu_weather_strip_class_init (MuWeatherStripClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_weather_strip_dispose;
  widget->measure = mu_weather_strip_measure;
  widget->get_request_mode = mu_weather_strip_get_request_mode;
  widget->size_allocate = mu_weather_strip_size_allocate;
  widget->grab_focus = mu_weather_strip_grab_focus;
  gtk_widget_class_set_accessible_role (widget, GTK_ACCESSIBLE_ROLE_LIST);
  signals[DAY_CHOSEN] = g_signal_new ("day-chosen", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                      NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[TURNED] = g_signal_new ("turned", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
listen (MuWeatherStrip *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (pressed), self, 0);
  g_signal_connect_object (click, "pressed", G_CALLBACK (clicked), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

static void
mu_weather_strip_init (MuWeatherStrip *self)
{
  self->columns = LEAST_COLUMNS;
  for (int i = 0; i < MU_MONTH_DAYS_MAX; i++) {
    self->day[i] = g_object_new (MU_TYPE_WEATHER_DAY, NULL);
    gtk_widget_set_parent (self->day[i], GTK_WIDGET (self));
  }
  mu_name_widget (self, _ ("Days of the month"));
  listen (self);
}

static gboolean
has_focus (MuWeatherStrip *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  return focus && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

/* The day that had the focus gives it up for the one chosen now, which has to be seen by then: a
 * 31st may follow on a month that has none. */
void
mu_weather_strip_show (MuWeatherStrip *self, const MuCampaignMonth *month, int chosen)
{
  const gboolean focused = has_focus (self);

  self->days = month->days;
  self->chosen = CLAMP (chosen - month->day[0].day, 0, month->days - 1);
  for (int i = 0; i < month->days; i++) {
    mu_weather_day_show (MU_WEATHER_DAY (self->day[i]), month->campaign, &month->day[i]);
    gtk_widget_set_visible (self->day[i], TRUE);
  }
  mu_weather_day_set_chosen (MU_WEATHER_DAY (self->day[self->chosen]), TRUE);
  if (focused)
    gtk_widget_grab_focus (GTK_WIDGET (self));
  for (int i = 0; i < MU_MONTH_DAYS_MAX; i++) {
    if (i != self->chosen)
      mu_weather_day_set_chosen (MU_WEATHER_DAY (self->day[i]), FALSE);
    gtk_widget_set_visible (self->day[i], i < month->days);
  }
}
