#include "app/desktop/widget/wrap_layout.h"

struct _MuWrapLayout {
  GtkLayoutManager parent;
  int spacing;
};

G_DEFINE_FINAL_TYPE (MuWrapLayout, mu_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

/* Where the next child goes. */
typedef struct {
  int x;
  int y;
  int line; /* height of the line so far */
} Pen;

static int
width_of (GtkWidget *child, int room)
{
  int minimum;
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  return MAX (minimum, MIN (natural, room));
}

static GtkAllocation
place (Pen *pen, GtkWidget *child, int room, int spacing)
{
  GtkAllocation box = { .width = width_of (child, room) };

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, box.width, NULL, &box.height, NULL, NULL);
  if (pen->x > 0 && pen->x + box.width > room)
    *pen = (Pen){ .y = pen->y + pen->line + spacing };
  box.x = pen->x;
  box.y = pen->y;
  pen->x += box.width + spacing;
  pen->line = MAX (pen->line, box.height);
  return box;
}

static int
height_for (MuWrapLayout *self, GtkWidget *parent, int width)
{
  Pen pen = { 0 };

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      place (&pen, child, width, self->spacing);
  return pen.y + pen.line;
}

static void
measure_widths (MuWrapLayout *self, GtkWidget *parent, int *minimum, int *natural)
{
  *minimum = 0;
  *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child;
       child = gtk_widget_get_next_sibling (child)) {
    int least;
    int wanted;
    if (!gtk_widget_should_layout (child))
      continue;
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
    *minimum = MAX (*minimum, least);
    *natural += wanted + self->spacing;
  }
  *natural = MAX (*minimum, *natural - self->spacing);
}

static void
mu_wrap_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation,
                        int for_size, int *minimum, int *natural, int *minimum_baseline,
                        int *natural_baseline)
{
  MuWrapLayout *self = MU_WRAP_LAYOUT (manager);
  int least;
  int wanted;

  measure_widths (self, widget, &least, &wanted);
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = least;
    *natural = wanted;
    return;
  }
  *minimum = *natural = height_for (self, widget, for_size >= 0 ? for_size : wanted);
}

static void
mu_wrap_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height,
                         int baseline)
{
  MuWrapLayout *self = MU_WRAP_LAYOUT (manager);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  Pen pen = { 0 };

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child)) {
    GtkAllocation box;
    if (!gtk_widget_should_layout (child))
      continue;
    box = place (&pen, child, width, self->spacing);
    if (mirrored)
      box.x = width - box.x - box.width;
    gtk_widget_size_allocate (child, &box, -1);
  }
}

static GtkSizeRequestMode
mu_wrap_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
mu_wrap_layout_class_init (MuWrapLayoutClass *class)
{
  GtkLayoutManagerClass *layout = GTK_LAYOUT_MANAGER_CLASS (class);

  layout->measure = mu_wrap_layout_measure;
  layout->allocate = mu_wrap_layout_allocate;
  layout->get_request_mode = mu_wrap_layout_get_request_mode;
}

static void
mu_wrap_layout_init (MuWrapLayout *self)
{
}

GtkLayoutManager *
mu_wrap_layout_new (int spacing)
{
  MuWrapLayout *self = g_object_new (MU_TYPE_WRAP_LAYOUT, NULL);

  self->spacing = spacing;
  return GTK_LAYOUT_MANAGER (self);
}
