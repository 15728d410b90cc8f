#include "app/desktop/widget/die_face.h"

#include <glib/gi18n.h>

#include "app/desktop/widget/wiring.h"

#define SIDE 34

struct _MuDieFace {
  GtkWidget parent;
  int value;
};

G_DEFINE_FINAL_TYPE (MuDieFace, mu_die_face, GTK_TYPE_WIDGET)

enum { PROP_VALUE = 1 };

/* Which of nine places carry a pip, from the top left, row by row. */
static const char pips[7][10] = {
  "         ", "    o    ", "o       o", "o   o   o", "o o   o o", "o o o o o", "o oo oo o",
};

static void
draw_outline (GtkSnapshot *snapshot, const GdkRGBA *ink, float side)
{
  const float width[4] = { 1.5f, 1.5f, 1.5f, 1.5f };
  const GdkRGBA colour[4] = { *ink, *ink, *ink, *ink };
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, 0, side, side), side / 5);
  gtk_snapshot_append_border (snapshot, &outline, width, colour);
}

static void
draw_pip (GtkSnapshot *snapshot, const GdkRGBA *ink, float x, float y, float radius)
{
  const graphene_rect_t box = GRAPHENE_RECT_INIT (x - radius, y - radius, 2 * radius, 2 * radius);
  GskRoundedRect round;

  gsk_rounded_rect_init_from_rect (&round, &box, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, ink, &box);
  gtk_snapshot_pop (snapshot);
}

static void
mu_die_face_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MuDieFace *self = MU_DIE_FACE (widget);
  float side = MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  draw_outline (snapshot, &ink, side);
  for (int place = 0; place < 9; place++)
    if (pips[self->value][place] == 'o')
      draw_pip (snapshot, &ink, side * (0.25f + 0.25f * (place % 3)),
                side * (0.25f + 0.25f * (place / 3)), side * 0.085f);
}

static void
mu_die_face_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                     int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = SIDE;
}

void
mu_die_face_set_value (MuDieFace *self, int value)
{
  g_autofree char *name = NULL;

  self->value = value >= 1 && value <= 6 ? value : 0;
  name = self->value ? g_strdup_printf (_ ("Die: %d"), self->value) : g_strdup (_ ("Die"));
  mu_name_widget (self, name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), name);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
mu_die_face_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_VALUE)
    mu_die_face_set_value (MU_DIE_FACE (object), g_value_get_int (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
mu_die_face_class_init (MuDieFaceClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->set_property = mu_die_face_set_property;
  widget->snapshot = mu_die_face_snapshot;
  widget->measure = mu_die_face_measure;
  g_object_class_install_property (
      G_OBJECT_CLASS (class), PROP_VALUE,
      g_param_spec_int ("value", NULL, NULL, 0, 6, 0, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_accessible_role (widget, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
mu_die_face_init (MuDieFace *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "mu-die");
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
mu_die_face_new (int value)
{
  GtkWidget *face = g_object_new (MU_TYPE_DIE_FACE, NULL);

  mu_die_face_set_value (MU_DIE_FACE (face), value);
  return face;
}
