#include "app/desktop/widget/split_layout.h"

/* What each should have beside the other, in pixels. */
#define FIRST_WIDTH  340
#define SECOND_WIDTH 290
#define LEAST_HEIGHT 80

struct _MuSplitLayout {
  GtkLayoutManager parent;
  int beside, above;
};

G_DEFINE_FINAL_TYPE (MuSplitLayout, mu_split_layout, GTK_TYPE_LAYOUT_MANAGER)

static int
least_width (GtkWidget *child)
{
  int minimum;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

static void
mu_split_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation,
                         int for_size, int *minimum, int *natural, int *minimum_baseline,
                         int *natural_baseline)
{
  GtkWidget *first = gtk_widget_get_first_child (widget);
  GtkWidget *second = gtk_widget_get_last_child (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL) {
    *minimum = 2 * LEAST_HEIGHT;
    *natural = 4 * LEAST_HEIGHT;
    return;
  }
  *minimum = MAX (least_width (first), least_width (second));
  *natural = MAX (*minimum, FIRST_WIDTH + SECOND_WIDTH);
}

static void
mu_split_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height,
                          int baseline)
{
  MuSplitLayout *self = MU_SPLIT_LAYOUT (manager);
  GtkWidget *first = gtk_widget_get_first_child (widget);
  GtkWidget *second = gtk_widget_get_last_child (widget);
  const int one = MAX (FIRST_WIDTH, least_width (first));
  const int other = MAX (SECOND_WIDTH, least_width (second));
  const int rest = width - one - other;
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkAllocation left = { 0, 0, one + rest * self->beside / 100, height };
  GtkAllocation right = { left.width, 0, width - left.width, height };

  if (rest < 0) {
    left = (GtkAllocation){ 0, 0, width, height * self->above / 100 };
    right = (GtkAllocation){ 0, left.height, width, height - left.height };
  } else if (mirrored) {
    right.x = 0;
    left.x = right.width;
  }
  gtk_widget_size_allocate (first, &left, -1);
  gtk_widget_size_allocate (second, &right, -1);
}

static void
mu_split_layout_class_init (MuSplitLayoutClass *class)
{
  GtkLayoutManagerClass *layout = GTK_LAYOUT_MANAGER_CLASS (class);

  layout->measure = mu_split_layout_measure;
  layout->allocate = mu_split_layout_allocate;
}

static void
mu_split_layout_init (MuSplitLayout *self)
{
}

GtkLayoutManager *
mu_split_layout_new (int beside, int above)
{
  MuSplitLayout *self = g_object_new (MU_TYPE_SPLIT_LAYOUT, NULL);

  self->beside = beside;
  self->above = above;
  return GTK_LAYOUT_MANAGER (self);
}
