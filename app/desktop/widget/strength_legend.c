#include "app/desktop/widget/strength_bar.h"
#include "app/desktop/widget/strength_part.h"
#include "app/desktop/widget/wrap_layout.h"
#include "reports/campaign/force_words.h"

#define SWATCH_WIDTH  16
#define SWATCH_HEIGHT 10

/* --- a swatch --------------------------------------------------------------- */

static void
draw_swatch (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer part)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  mu_strength_part_draw (GTK_WIDGET (area), snapshot, (MuForcePart) GPOINTER_TO_INT (part),
                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  node = gtk_snapshot_free_to_node (snapshot);
  if (node)
    gsk_render_node_draw (node, cr);
  g_clear_pointer (&node, gsk_render_node_unref);
}

static GtkWidget *
swatch_new (MuForcePart part)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), SWATCH_WIDTH);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), SWATCH_HEIGHT);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_swatch, GINT_TO_POINTER (part),
                                  NULL);
  gtk_widget_set_valign (area, GTK_ALIGN_CENTER);
  return area;
}

/* --- the legend ---------------------------------------------------------------- */

struct _MuStrengthLegend {
  GtkWidget parent;
};

G_DEFINE_FINAL_TYPE (MuStrengthLegend, mu_strength_legend, GTK_TYPE_WIDGET)

static void
mu_strength_legend_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (mu_strength_legend_parent_class)->dispose (object);
}

static void
mu_strength_legend_class_init (MuStrengthLegendClass *class)
{
  G_OBJECT_CLASS (class)->dispose = mu_strength_legend_dispose;
}

static void
mu_strength_legend_init (MuStrengthLegend *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), mu_wrap_layout_new (12));
  gtk_widget_add_css_class (GTK_WIDGET (self), "caption");
  for (int part = 0; part < MU_FORCE_PARTS; part++) {
    GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
    gtk_box_append (GTK_BOX (box), swatch_new ((MuForcePart) part));
    gtk_box_append (GTK_BOX (box), gtk_label_new (mu_force_part_words ((MuForcePart) part)));
    gtk_widget_set_parent (box, GTK_WIDGET (self));
  }
}
