#include "app/desktop/widget/standings_chart.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "reports/account/account.h"
#include "reports/campaign/chart_mark.h"
#include "reports/document/date_words.h"
#include "reports/map/map_scene.h"

#define GAP        6
#define MARK       4.0
#define MARK_ROOM  46 /* pixels from one mark of a line to the next */
#define SAMPLE     30 /* of a line in the key */
#define TICKS      4  /* at least as many, where whole points allow it */
#define QUARTERS   4
#define LINES_HIGH 13 /* lines of type that the drawing itself is high */

struct _MuStandingsChart {
  GtkWidget parent;
  GPtrArray *names; /* char *, of the sides */
  int order[MU_CAMPAIGN_SIDES_MAX];
  GArray *course; /* MuStandingsStep */
  gboolean by_day;
  int last;    /* where the drawing ends: a day, or a number of steps */
  char *begin; /* under the ends of the drawing */
  char *end;
};

G_DEFINE_FINAL_TYPE (MuStandingsChart, mu_standings_chart, GTK_TYPE_WIDGET)

static void
mu_standings_chart_finalize (GObject *object)
{
  MuStandingsChart *self = MU_STANDINGS_CHART (object);

  g_ptr_array_unref (self->names);
  g_array_unref (self->course);
  g_free (self->begin);
  g_free (self->end);
  G_OBJECT_CLASS (mu_standings_chart_parent_class)->finalize (object);
}

/* --- the scale ------------------------------------------------------------------ */

/* Pixels, and what they stand for. */
typedef struct {
  double left, top, width, height;
  gint64 low, high, step; /* quarters */
  int last;
} Scale;

static gint64
points_of (const MuStandingsChart *self, guint step, int side)
{
  return g_array_index (self->course, MuStandingsStep, step).quarters[side];
}

/* 1, 2 or 5 with noughts. */
static gint64
round_step (gint64 span)
{
  static const int steps[] = { 2, 5, 10 };
  gint64 ten = QUARTERS;

  if (span <= TICKS * QUARTERS)
    return QUARTERS;
  while (ten * 10 * TICKS <= span)
    ten *= 10;
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (ten * steps[i] * TICKS > span)
      return ten * (i == 0 ? 1 : steps[i - 1]);
  return ten * 10;
}

static void
find_span (const MuStandingsChart *self, Scale *scale)
{
  gint64 low = 0;
  gint64 high = QUARTERS;

  for (guint i = 0; i < self->course->len; i++)
    for (guint side = 0; side < self->names->len; side++) {
      low = MIN (low, points_of (self, i, (int) side));
      high = MAX (high, points_of (self, i, (int) side));
    }
  scale->step = round_step (high - low);
  scale->low = low < 0 ? -((-low + scale->step - 1) / scale->step * scale->step) : 0;
  scale->high = (high + scale->step - 1) / scale->step * scale->step;
}

static double
x_of (const Scale *scale, int at)
{
  return scale->left + scale->width * at / MAX (scale->last, 1);
}

static double
y_of (const Scale *scale, gint64 quarters)
{
  return scale->top
         + scale->height * (double) (scale->high - quarters) / (double) (scale->high - scale->low);
}

/* Where a step stands: the first after the beginning. */
static int
place_of (const MuStandingsChart *self, guint step)
{
  return self->by_day ? g_array_index (self->course, MuStandingsStep, step).day : (int) step + 1;
}

/* --- measures -------------------------------------------------------------------- */

static PangoLayout *
text_of (MuStandingsChart *self, const char *text)
{
  return gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
}

static int
text_width (MuStandingsChart *self, const char *text)
{
  g_autoptr (PangoLayout) layout = text_of (self, text);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

static int
line_height (MuStandingsChart *self)
{
  g_autoptr (PangoLayout) layout = text_of (self, "0");
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

/* A side in the key. */
typedef struct {
  int side;
  int x, line, width; /* of its sample and its name */
} Entry;

/* The lines that it takes; entries: as many as there are sides, in their order. */
static int
lay_out_key (MuStandingsChart *self, int width, Entry *entries)
{
  int x = 0;
  int line = 0;

  for (guint i = 0; i < self->names->len; i++) {
    const int side = self->order[i];
    const int need
        = SAMPLE + GAP + text_width (self, g_ptr_array_index (self->names, (guint) side));
    if (x > 0 && x + need > width) {
      x = 0;
      line++;
    }
    entries[i] = (Entry){ side, x, line, MIN (need, width) };
    x += need + 3 * GAP;
  }
  return line + 1;
}

static void
mu_standings_chart_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                            int *minimum, int *natural, int *minimum_baseline,
                            int *natural_baseline)
{
  MuStandingsChart *self = MU_STANDINGS_CHART (widget);
  const int line = line_height (self);
  Entry entries[MU_CAMPAIGN_SIDES_MAX];

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = 15 * line;
  else
    *minimum = *natural
        = (LINES_HIGH + 1 + lay_out_key (self, MAX (for_size, 15 * line), entries)) * line
          + 3 * GAP;
}

static GtkSizeRequestMode
mu_standings_chart_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* --- drawing --------------------------------------------------------------------- */

typedef struct {
  MuStandingsChart *chart;
  cairo_t *cr;
  GdkRGBA ink;
  MuScenePalette palette;
  int line;
} Pen;

static void
use_ink (const Pen *pen, double alpha)
{
  cairo_set_source_rgba (pen->cr, pen->ink.red, pen->ink.green, pen->ink.blue,
                         pen->ink.alpha * alpha);
}

/* align: 0 from x on, 1 up to x, a half around it. */
static void
write_text (const Pen *pen, const char *text, double x, double y, double align, int most)
{
  g_autoptr (PangoLayout) layout = text_of (pen->chart, text);
  int width;

  if (most > 0) {
    pango_layout_set_width (layout, most * PANGO_SCALE);
    pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  }
  pango_layout_get_pixel_size (layout, &width, NULL);
  cairo_move_to (pen->cr, x - width * align, y);
  pango_cairo_show_layout (pen->cr, layout);
}

static int
widest_label (MuStandingsChart *self, const Scale *scale)
{
  int width = 0;

  for (gint64 at = scale->low; at <= scale->high; at += scale->step) {
    g_autofree char *text = mu_account_points (at);
    width = MAX (width, text_width (self, text));
  }
  return width;
}

static void
draw_grid (const Pen *pen, const Scale *scale)
{
  cairo_set_line_width (pen->cr, 1);
  for (gint64 at = scale->low; at <= scale->high; at += scale->step) {
    const double y = floor (y_of (scale, at)) + 0.5;
    g_autofree char *text = mu_account_points (at);
    use_ink (pen, at == 0 ? 0.5 : 0.15);
    cairo_move_to (pen->cr, scale->left, y);
    cairo_line_to (pen->cr, scale->left + scale->width, y);
    cairo_stroke (pen->cr);
    use_ink (pen, 0.8);
    write_text (pen, text, scale->left - GAP, y - pen->line / 2.0, 1, 0);
  }
}

static void
draw_ends (const Pen *pen, const Scale *scale)
{
  const double y = scale->top + scale->height + GAP;
  const int half = (int) scale->width / 2 - GAP;

  use_ink (pen, 0.8);
  write_text (pen, pen->chart->begin, scale->left, y, 0, half);
  write_text (pen, pen->chart->end, scale->left + scale->width, y, 1, half);
}

static gboolean
changes (const MuStandingsChart *self, guint step, int side)
{
  return points_of (self, step, side) != (step == 0 ? 0 : points_of (self, step - 1, side));
}

static void
trace_line (const Pen *pen, const Scale *scale, int side)
{
  const MuStandingsChart *self = pen->chart;
  const guint steps = self->course->len;

  cairo_move_to (pen->cr, x_of (scale, 0), y_of (scale, 0));
  for (guint i = 0; i < steps; i++)
    if (changes (self, i, side))
      cairo_line_to (pen->cr, x_of (scale, place_of (self, i)),
                     y_of (scale, points_of (self, i, side)));
  if (steps > 0)
    cairo_line_to (pen->cr, x_of (scale, scale->last),
                   y_of (scale, points_of (self, steps - 1, side)));
}

/* Not so many that they hide the line, and each side's a little aside from the others'. */
static void
draw_marks (const Pen *pen, const Scale *scale, int side)
{
  const MuStandingsChart *self = pen->chart;
  double free_from = scale->left + side * MARK_ROOM / 12.0;

  for (guint i = 0; i < self->course->len; i++) {
    const double x = x_of (scale, place_of (self, i));
    if (!changes (self, i, side) || x < free_from)
      continue;
    mu_chart_mark_draw (pen->cr, side, x, y_of (scale, points_of (self, i, side)), MARK);
    free_from = x + MARK_ROOM;
  }
}

static void
draw_side (const Pen *pen, const Scale *scale, int side)
{
  mu_map_side_source (pen->cr, pen->palette, side);
  mu_chart_mark_dash (pen->cr, side);
  cairo_set_line_width (pen->cr, 2);
  trace_line (pen, scale, side);
  cairo_stroke (pen->cr);
  cairo_set_dash (pen->cr, NULL, 0, 0);
  draw_marks (pen, scale, side);
}

static void
draw_entry (const Pen *pen, const Entry *entry, double top)
{
  const double y = top + entry->line * pen->line;
  const double middle = y + pen->line / 2.0;

  mu_map_side_source (pen->cr, pen->palette, entry->side);
  mu_chart_mark_dash (pen->cr, entry->side);
  cairo_set_line_width (pen->cr, 2);
  cairo_move_to (pen->cr, entry->x, middle);
  cairo_line_to (pen->cr, entry->x + SAMPLE, middle);
  cairo_stroke (pen->cr);
  mu_chart_mark_draw (pen->cr, entry->side, entry->x + SAMPLE / 2.0, middle, MARK);
  use_ink (pen, 1);
  write_text (pen, g_ptr_array_index (pen->chart->names, (guint) entry->side),
              entry->x + SAMPLE + GAP, y, 0, entry->width - SAMPLE - GAP);
}

static void
draw_key (const Pen *pen, int width, double top)
{
  Entry entries[MU_CAMPAIGN_SIDES_MAX];

  lay_out_key (pen->chart, width, entries);
  for (guint i = 0; i < pen->chart->names->len; i++)
    draw_entry (pen, &entries[i], top);
}

static void
draw (const Pen *pen, int width)
{
  MuStandingsChart *self = pen->chart;
  Scale scale = { .top = pen->line / 2.0, .last = self->last };

  find_span (self, &scale);
  scale.left = widest_label (self, &scale) + GAP;
  scale.width = MAX (width - scale.left - MARK * 2, 1);
  scale.height = (LINES_HIGH - 1) * pen->line;
  draw_grid (pen, &scale);
  draw_ends (pen, &scale);
  for (guint i = self->names->len; i > 0; i--)
    draw_side (pen, &scale, self->order[i - 1]);
  draw_key (pen, width, scale.top + scale.height + pen->line + 2 * GAP);
}

static void
mu_standings_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MuStandingsChart *self = MU_STANDINGS_CHART (widget);
  const int width = gtk_widget_get_width (widget);
  const graphene_rect_t all
      = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) gtk_widget_get_height (widget));
  const gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  Pen pen = { self,
              gtk_snapshot_append_cairo (snapshot, &all),
              { 0 },
              dark ? MU_SCENE_DARK : MU_SCENE_LIGHT,
              line_height (self) };

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &pen.ink);
  if (self->names->len > 0)
    draw (&pen, width);
  cairo_destroy (pen.cr);
}

static void
mu_standings_chart_class_init (MuStandingsChartClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = mu_standings_chart_finalize;
  widget->measure = mu_standings_chart_measure;
  widget->get_request_mode = mu_standings_chart_get_request_mode;
  widget->snapshot = mu_standings_chart_snapshot;
  gtk_widget_class_set_accessible_role (widget, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
mu_standings_chart_init (MuStandingsChart *self)
{
  self->names = g_ptr_array_new_with_free_func (g_free);
  self->course = g_array_new (FALSE, FALSE, sizeof (MuStandingsStep));
  gtk_widget_add_css_class (GTK_WIDGET (self), "caption");
  gtk_widget_add_css_class (GTK_WIDGET (self), "mu-numbers");
}

/* --- what is shown --------------------------------------------------------------- */

/* The same in words, for who does not see it. */
static char *
describe (MuStandingsChart *self, const MuStandings *standings)
{
  GString *text = g_string_new (NULL);

  /* Translators: what the chart of points begins and ends with: two dates or battles */
  g_string_append_printf (text, _ ("From %s to %s."), self->begin, self->end);
  for (int i = 0; i < standings->sides; i++) {
    const int side = standings->order[i];
    g_autofree char *points = mu_account_points (standings->quarters[side]);
    /* Translators: a side, its points */
    g_string_append_printf (text, _ (" %s: %s points."),
                            (const char *) g_ptr_array_index (self->names, (guint) side), points);
  }
  return g_string_free (text, FALSE);
}

/* A calendar that nobody lets go on tells no days apart: then by the battles one after another. */
static void
find_ends (MuStandingsChart *self, const MuCampaign *campaign)
{
  const guint steps = self->course->len;
  const int last = steps > 0 ? g_array_index (self->course, MuStandingsStep, steps - 1).day : 0;

  g_free (self->begin);
  g_free (self->end);
  self->by_day = last > 0;
  self->last = self->by_day ? MAX (last, campaign->day) : (int) steps;
  if (self->by_day) {
    const MuDate end = mu_campaign_date (campaign, self->last);
    self->begin = mu_date_in_words (&campaign->first);
    self->end = mu_date_in_words (&end);
    return;
  }
  self->begin = g_strdup (_ ("the beginning"));
  self->end = g_strdup_printf (ngettext ("%u battle", "%u battles", campaign->battles->len),
                               campaign->battles->len);
}

static void
take (MuStandingsChart *self, const MuCampaign *campaign, const MuStandings *standings)
{
  for (guint i = 0; i < campaign->sides->len; i++) {
    const MuCampaignSide *side = g_ptr_array_index (campaign->sides, i);
    g_ptr_array_add (self->names, g_strdup (side->name));
  }
  memcpy (self->order, standings->order, sizeof self->order);
  g_array_append_vals (self->course, standings->course->data, standings->course->len);
  find_ends (self, campaign);
}

void
mu_standings_chart_show (MuStandingsChart *self, const MuCampaign *campaign,
                         const MuStandings *standings)
{
  g_autofree char *words = NULL;

  g_ptr_array_set_size (self->names, 0);
  g_array_set_size (self->course, 0);
  if (campaign) {
    take (self, campaign, standings);
    words = describe (self, standings);
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Points over time"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words ? words : "", -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
