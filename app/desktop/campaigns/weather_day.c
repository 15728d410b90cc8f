#include "app/desktop/campaigns/weather_day.h"

#include "app/desktop/widget/wiring.h"
#include "reports/campaign/weather_sign.h"

#define EDGE 4

struct _MuWeatherDay {
  GtkWidget parent;
  int day;
  int number;
  MuDiaryDay sky;
  gboolean has_sky;
  gboolean fixture, battle;
  gboolean chosen;
  char *words; /* what was said last */
  int line;    /* height of one in the font as it is; 0: not known */
};

G_DEFINE_FINAL_TYPE (MuWeatherDay, mu_weather_day, GTK_TYPE_WIDGET)

static PangoLayout *
number_of (MuWeatherDay *self)
{
  char text[16];

  g_snprintf (text, sizeof text, "%d", self->number);
  return gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
}

/* By which everything here is measured. */
static int
line_of (MuWeatherDay *self)
{
  if (self->line == 0) {
    g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), "30");
    pango_layout_get_pixel_size (layout, NULL, &self->line);
  }
  return self->line;
}

void
mu_weather_day_line_up (MuWeatherDay *self, MuWeatherDay *with)
{
  self->line = line_of (with);
}

/* Another font may come with it. */
static void
mu_weather_day_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  MU_WEATHER_DAY (widget)->line = 0;
  GTK_WIDGET_CLASS (mu_weather_day_parent_class)->css_changed (widget, change);
}

static void
mu_weather_day_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                        int *natural, int *minimum_baseline, int *natural_baseline)
{
  const int line = line_of (MU_WEATHER_DAY (widget));

  *minimum = *natural
      = orientation == GTK_ORIENTATION_HORIZONTAL ? line * 2 + 2 * EDGE : line * 11 / 4 + 2 * EDGE;
}

/* --- drawing ------------------------------------------------------------------ */

static void
draw_flag (cairo_t *cr)
{
  cairo_move_to (cr, 0.25, 1);
  cairo_line_to (cr, 0.25, 0.05);
  cairo_stroke (cr);
  cairo_move_to (cr, 0.25, 0.05);
  cairo_line_to (cr, 0.95, 0.3);
  cairo_line_to (cr, 0.25, 0.55);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
draw_swords (cairo_t *cr)
{
  for (int i = 0; i < 2; i++) {
    const double from = i ? 0.95 : 0.05;
    cairo_move_to (cr, from, 0.05);
    cairo_line_to (cr, 1 - from, 0.95);
    cairo_stroke (cr);
    cairo_move_to (cr, 0.5 + (0.5 - from) * 0.3, 0.85);
    cairo_line_to (cr, 0.5 + (0.5 - from) * 0.9, 0.6);
    cairo_stroke (cr);
  }
}

static void
draw_mark (MuWeatherDay *self, cairo_t *cr, double x, double y, double size, gboolean battle)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size, size);
  cairo_set_line_width (cr, 0.13);
  if (battle)
    draw_swords (cr);
  else
    draw_flag (cr);
  cairo_restore (cr);
}

/* Beside the number, from the right: the battle, then the flag. */
static void
draw_marks (MuWeatherDay *self, cairo_t *cr, double width, double line)
{
  const double size = line * 0.6;
  const double y = EDGE + line * 0.2;
  double x = width - EDGE - size;

  if (self->battle) {
    draw_mark (self, cr, x, y, size, TRUE);
    x -= size * 1.1;
  }
  if (self->fixture)
    draw_mark (self, cr, x, y, size, FALSE);
}

static void
draw_sky (MuWeatherDay *self, cairo_t *cr, double width, double line)
{
  const double size = line * 1.6;

  if (!self->has_sky)
    return;
  cairo_save (cr);
  cairo_translate (cr, (width - size) / 2, EDGE + line * 1.1);
  cairo_scale (cr, size, size);
  mu_weather_sign_draw (cr, &self->sky);
  cairo_restore (cr);
}

static void
mu_weather_day_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MuWeatherDay *self = MU_WEATHER_DAY (widget);
  const int width = gtk_widget_get_width (widget);
  const int height = gtk_widget_get_height (widget);
  const double line = line_of (self);
  g_autoptr (PangoLayout) number = number_of (self);
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  gdk_cairo_set_source_rgba (cr, &ink);
  draw_marks (self, cr, width, line);
  draw_sky (self, cr, width, line);
  cairo_destroy (cr);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (EDGE, EDGE));
  gtk_snapshot_append_layout (snapshot, number, &ink);
  gtk_snapshot_restore (snapshot);
}

/* A tip that is set for each would ask the display where the pointer is, for each. */
static gboolean
mu_weather_day_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard,
                              GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, MU_WEATHER_DAY (widget)->words);
  return TRUE;
}

static void
mu_weather_day_finalize (GObject *object)
{
  g_free (MU_WEATHER_DAY (object)->words);
  G_OBJECT_CLASS (mu_weather_day_parent_class)->finalize (object);
}

static void
mu_weather_day_class_init (MuWeatherDayClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = mu_weather_day_finalize;
  widget->measure = mu_weather_day_measure;
  widget->snapshot = mu_weather_day_snapshot;
  widget->css_changed = mu_weather_day_css_changed;
  widget->query_tooltip = mu_weather_day_query_tooltip;
  gtk_widget_class_set_css_name (widget, "weatherday");
  gtk_widget_class_set_accessible_role (widget, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static void
mu_weather_day_init (MuWeatherDay *self)
{
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, FALSE, -1);
}

/* --- what is shown ------------------------------------------------------------- */

static void
set_class (MuWeatherDay *self, const char *class, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (GTK_WIDGET (self), class);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), class);
}

/* A month is said anew for each day that passes: what stays the same is not told again. */
static void
say (MuWeatherDay *self, char *words)
{
  if (g_strcmp0 (self->words, words) == 0) {
    g_free (words);
    return;
  }
  g_free (self->words);
  self->words = words;
  mu_name_widget (self, words);
}

void
mu_weather_day_show (MuWeatherDay *self, const MuCampaign *campaign, const MuMonthDay *day)
{
  self->day = day->day;
  self->number = day->date.day;
  self->sky = day->sky;
  self->has_sky = day->has_sky;
  self->fixture = day->fixtures->len > 0;
  self->battle = day->battles->len > 0;
  set_class (self, "today", day->today);
  set_class (self, "before", day->day < 0);
  set_class (self, "past", day->day >= 0 && day->day < campaign->day);
  say (self, mu_month_day_words (campaign, day));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
mu_weather_day_set_chosen (MuWeatherDay *self, gboolean chosen)
{
  if (self->chosen == chosen)
    return;
  self->chosen = chosen;
  set_class (self, "chosen", chosen);
  gtk_widget_set_focusable (GTK_WIDGET (self), chosen);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED,
                               chosen != FALSE, -1);
}

int
mu_weather_day_get_day (MuWeatherDay *self)
{
  return self->day;
}
