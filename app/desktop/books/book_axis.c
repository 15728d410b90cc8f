#include "app/desktop/books/book_axis.h"

#include "lists/book/book.h"

#define WIDEST_MARK "3000 BC"
#define MARK_GAP    18
#define PADDING     3

struct _MuBookAxis {
  GtkWidget parent;
  MuTimelineScale scale;
  int x;
  int years[2]; /* 0: none */
};

G_DEFINE_FINAL_TYPE (MuBookAxis, mu_book_axis, GTK_TYPE_WIDGET)

static void
measure_text (GtkWidget *widget, const char *text, int *width, int *height)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);

  pango_layout_get_pixel_size (layout, width, height);
}

int
mu_book_axis_room (GtkWidget *widget)
{
  int width;

  measure_text (widget, WIDEST_MARK, &width, NULL);
  return width + MARK_GAP;
}

static void
mu_book_axis_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                      int *natural, int *minimum_baseline, int *natural_baseline)
{
  int width;
  int height;

  measure_text (widget, WIDEST_MARK, &width, &height);
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? height + 2 * PADDING : width;
}

/* --- drawing ------------------------------------------------------------ */

static GdkRGBA
ink_of (GtkWidget *widget)
{
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  return ink;
}

static void
draw_box (MuBookAxis *self, GtkSnapshot *snapshot, graphene_rect_t box)
{
  GtkStyleContext *style = gtk_widget_get_style_context (GTK_WIDGET (self));
  GskRoundedRect round;
  GdkRGBA colour;

  if (!gtk_style_context_lookup_color (style, "accent_color", &colour))
    return;
  colour.alpha *= 0.3f;
  gsk_rounded_rect_init_from_rect (&round, &box, 4);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, &colour, &box);
  gtk_snapshot_pop (snapshot);
}

/* Centred over its year, but never cut off. */
static void
draw_year (MuBookAxis *self, GtkSnapshot *snapshot, int year, const GdkRGBA *ink, gboolean boxed)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autofree char *text = mu_year_format (year);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  int width;
  int height;

  pango_layout_get_pixel_size (layout, &width, &height);
  const int middle = self->x + mu_timeline_x (&self->scale, year);
  const int x
      = CLAMP (middle - width / 2, PADDING, gtk_widget_get_width (widget) - width - PADDING);
  if (boxed)
    draw_box (self, snapshot,
              GRAPHENE_RECT_INIT ((float) (x - PADDING), 0, (float) (width + 2 * PADDING),
                                  (float) (height + 2 * PADDING)));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, PADDING));
  gtk_snapshot_append_layout (snapshot, layout, ink);
  gtk_snapshot_restore (snapshot);
}

/* A year that was asked for stands alone: marks that would touch it are left out. */
static gboolean
is_hidden (MuBookAxis *self, int mark)
{
  const int x = mu_timeline_x (&self->scale, mark);
  const int room = mu_book_axis_room (GTK_WIDGET (self));

  for (int i = 0; i < 2; i++)
    if (self->years[i] && ABS (x - mu_timeline_x (&self->scale, self->years[i])) < room)
      return TRUE;
  return FALSE;
}

static void
mu_book_axis_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MuBookAxis *self = MU_BOOK_AXIS (widget);
  GdkRGBA ink = ink_of (widget);
  const int step = mu_timeline_step (&self->scale, mu_book_axis_room (widget));
  const int past = mu_timeline_x (&self->scale, self->scale.last);

  if (self->scale.width == 0)
    return;
  for (int i = 0; i < 2; i++)
    if (self->years[i])
      draw_year (self, snapshot, self->years[i], &ink, TRUE);
  ink.alpha *= 0.75f;
  for (int mark = mu_timeline_first_mark (&self->scale, step);
       mu_timeline_x (&self->scale, mark) <= past; mark = mu_timeline_next_mark (mark, step))
    if (!is_hidden (self, mark))
      draw_year (self, snapshot, mark, &ink, FALSE);
}

static void
mu_book_axis_class_init (MuBookAxisClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  widget->measure = mu_book_axis_measure;
  widget->snapshot = mu_book_axis_snapshot;
  gtk_widget_class_set_css_name (widget, "bookaxis");
  gtk_widget_class_set_accessible_role (widget, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
mu_book_axis_init (MuBookAxis *self)
{
}

void
mu_book_axis_show (MuBookAxis *self, const MuTimelineScale *scale, int x, const int years[2])
{
  self->scale = *scale;
  self->x = x;
  for (int i = 0; i < 2; i++) {
    const gboolean inside = years[i] >= scale->first && years[i] <= scale->last;
    self->years[i] = inside ? years[i] : 0;
  }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
