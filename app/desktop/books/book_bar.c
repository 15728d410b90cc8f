#include "app/desktop/books/book_bar.h"

#include "app/desktop/widget/wiring.h"

#define INSET 2 /* of the bar, above and below */

struct _MuBookBar {
  GtkButton parent;
  MuBookItem *item;
  GtkWidget *span;
  GtkWidget *name;
  MuTimelinePlace place;
};

G_DEFINE_FINAL_TYPE (MuBookBar, mu_book_bar, GTK_TYPE_BUTTON)

static void
mu_book_bar_dispose (GObject *object)
{
  MuBookBar *self = MU_BOOK_BAR (object);

  g_clear_object (&self->item);
  g_clear_pointer (&self->span, gtk_widget_unparent);
  g_clear_pointer (&self->name, gtk_widget_unparent);
  G_OBJECT_CLASS (mu_book_bar_parent_class)->dispose (object);
}

static void
mu_book_bar_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                     int *natural, int *minimum_baseline, int *natural_baseline)
{
  MuBookBar *self = MU_BOOK_BAR (widget);

  gtk_widget_measure (self->name, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MIN (*minimum, *natural);
  else
    *minimum = *natural += 2 * INSET;
}

static void
place_children (MuBookBar *self, int width, int height)
{
  const int span_x = self->place.bar_x - self->place.x;
  const int name_x = self->place.label_x - self->place.x;
  const GtkAllocation span = { span_x, INSET, self->place.bar_width, height - 2 * INSET };
  const GtkAllocation name = { name_x, 0, MAX (width - name_x, 0), height };

  gtk_widget_size_allocate (self->span, &span, -1);
  gtk_widget_size_allocate (self->name, &name, -1);
}

static void
mu_book_bar_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  place_children (MU_BOOK_BAR (widget), width, height);
}

static void
mu_book_bar_class_init (MuBookBarClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_book_bar_dispose;
  widget->measure = mu_book_bar_measure;
  widget->size_allocate = mu_book_bar_size_allocate;
  gtk_widget_class_set_css_name (widget, "bookbar");
}

static void
mu_book_bar_init (MuBookBar *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  self->span = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  self->name = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->name), 0);
  gtk_widget_add_css_class (self->span, "span");
  gtk_widget_set_parent (self->span, GTK_WIDGET (self));
  gtk_widget_set_parent (self->name, GTK_WIDGET (self));
}

/* "Later Carthaginian", below it its years and land. */
static void
explain (MuBookBar *self)
{
  g_autofree char *spoken = g_strdup (mu_book_item_get_spoken (self->item));

  gtk_widget_set_tooltip_text (GTK_WIDGET (self), spoken);
  mu_name_widget (self, spoken);
}

GtkWidget *
mu_book_bar_new (MuBookItem *item)
{
  MuBookBar *self = g_object_new (MU_TYPE_BOOK_BAR, NULL);
  const MuBook *book = mu_book_item_get_book (item);
  const char *key = mu_book_land_key (book->land);
  g_autofree char *class = g_strconcat ("land-", key ? key : "unsaid", NULL);

  self->item = g_object_ref (item);
  gtk_label_set_label (GTK_LABEL (self->name), book->name);
  gtk_widget_add_css_class (GTK_WIDGET (self), class);
  explain (self);
  return GTK_WIDGET (self);
}

MuBookItem *
mu_book_bar_get_item (MuBookBar *self)
{
  return self->item;
}

int
mu_book_bar_measure_name (MuBookBar *self)
{
  int natural;

  gtk_widget_measure (self->name, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

/* The children too: GTK leaves a button alone whose own size stays. */
void
mu_book_bar_allocate (MuBookBar *self, const MuTimelinePlace *place, const GtkAllocation *at)
{
  self->place = *place;
  gtk_widget_size_allocate (GTK_WIDGET (self), at, -1);
  place_children (self, at->width, at->height);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
