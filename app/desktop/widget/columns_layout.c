#include "app/desktop/widget/columns_layout.h"

struct _MuColumnsLayout {
  GtkLayoutManager parent;
  int most;
  int width;
  int spacing;
};

G_DEFINE_FINAL_TYPE (MuColumnsLayout, mu_columns_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkWidget *
next_shown (GtkWidget *child)
{
  while (child && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static GtkWidget *
first_shown (GtkWidget *parent)
{
  return next_shown (gtk_widget_get_first_child (parent));
}

static GtkWidget *
after (GtkWidget *child)
{
  return next_shown (gtk_widget_get_next_sibling (child));
}

/* What the widest child needs, and how many there are. */
static int
widest (GtkWidget *parent, gboolean natural, int *count)
{
  int most = 0;

  *count = 0;
  for (GtkWidget *child = first_shown (parent); child; child = after (child)) {
    int minimum;
    int wanted;
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &wanted, NULL, NULL);
    most = MAX (most, natural ? wanted : minimum);
    *count += 1;
  }
  return most;
}

static int
columns_for (MuColumnsLayout *self, GtkWidget *parent, int width)
{
  int count;
  int need = MAX (widest (parent, FALSE, &count), self->width);
  int columns = MIN (self->most, count);

  while (columns > 1 && columns * need + (columns - 1) * self->spacing > width)
    columns--;
  return MAX (columns, 1);
}

static int
row_height (GtkWidget *child, int columns, int width)
{
  int height = 0;

  for (int i = 0; i < columns && child; i++, child = after (child)) {
    int natural;
    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
    height = MAX (height, natural);
  }
  return height;
}

static GtkWidget *
skip (GtkWidget *child, int columns)
{
  for (int i = 0; i < columns && child; i++)
    child = after (child);
  return child;
}

static int
column_width (MuColumnsLayout *self, int columns, int width)
{
  return MAX (0, (width - (columns - 1) * self->spacing) / columns);
}

static int
height_for (MuColumnsLayout *self, GtkWidget *parent, int width)
{
  int columns = columns_for (self, parent, width);
  int height = 0;

  for (GtkWidget *child = first_shown (parent); child; child = skip (child, columns))
    height += row_height (child, columns, column_width (self, columns, width)) + self->spacing;
  return MAX (0, height - self->spacing);
}

static void
mu_columns_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation,
                           int for_size, int *minimum, int *natural, int *minimum_baseline,
                           int *natural_baseline)
{
  MuColumnsLayout *self = MU_COLUMNS_LAYOUT (manager);
  int count;

  if (orientation == GTK_ORIENTATION_VERTICAL) {
    int width = for_size >= 0 ? for_size : widest (widget, FALSE, &count);
    *minimum = *natural = height_for (self, widget, width);
    return;
  }
  *minimum = widest (widget, FALSE, &count);
  *natural = MAX (widest (widget, TRUE, &count), self->width);
  *natural = *natural * MIN (self->most, MAX (count, 1))
             + self->spacing * (MIN (self->most, MAX (count, 1)) - 1);
}

static void
mu_columns_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height,
                            int baseline)
{
  MuColumnsLayout *self = MU_COLUMNS_LAYOUT (manager);
  int columns = columns_for (self, widget, width);
  int column = column_width (self, columns, width);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int y = 0;

  for (GtkWidget *row = first_shown (widget); row; row = skip (row, columns)) {
    int tall = row_height (row, columns, column);
    GtkWidget *child = row;
    for (int i = 0; i < columns && child; i++, child = after (child)) {
      int x = (mirrored ? columns - 1 - i : i) * (column + self->spacing);
      gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, column, tall }, -1);
    }
    y += tall + self->spacing;
  }
}

static GtkSizeRequestMode
mu_columns_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
mu_columns_layout_class_init (MuColumnsLayoutClass *class)
{
  GtkLayoutManagerClass *layout = GTK_LAYOUT_MANAGER_CLASS (class);

  layout->measure = mu_columns_layout_measure;
  layout->allocate = mu_columns_layout_allocate;
  layout->get_request_mode = mu_columns_layout_get_request_mode;
}

static void
mu_columns_layout_init (MuColumnsLayout *self)
{
}

GtkLayoutManager *
mu_columns_layout_new (int most, int width, int spacing)
{
  MuColumnsLayout *self = g_object_new (MU_TYPE_COLUMNS_LAYOUT, NULL);

  self->most = most;
  self->width = width;
  self->spacing = spacing;
  return GTK_LAYOUT_MANAGER (self);
}
