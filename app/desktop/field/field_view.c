#include "app/desktop/field/field_view.h"

#include <glib/gi18n.h>

#include "app/desktop/field/field_view_private.h"

#define LEAST_WIDTH  240
#define LEAST_HEIGHT 180

G_DEFINE_FINAL_TYPE_WITH_CODE (MuFieldView, mu_field_view, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (MU_TYPE_PICTURE_VIEW, mu_field_view_does))

enum { BODY_SELECTED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- its size ---------------------------------------------------------------------- */

static void
mu_field_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MuFieldView *self = MU_FIELD_VIEW (widget);

  if (self->fits)
    mu_field_view_fit (self);
  else
    mu_field_view_set_view (self, self->view);
}

static void
mu_field_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                       int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : LEAST_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 3 * LEAST_WIDTH : 3 * LEAST_HEIGHT;
}

/* --- the scene --------------------------------------------------------------------------- */

/* Who does not see it hears the name of the body selected and how it stands. */
static void
describe (MuFieldView *self)
{
  const int body = mu_field_view_get_selected (self);
  g_autofree char *name = mu_field_view_name (self, body);
  g_autofree char *state = mu_field_view_state (self, body);
  g_autofree char *label = name ? g_strdup_printf (_ ("Battlefield: %s"), name) : NULL;

  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label ? label : _ ("Battlefield"),
      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      state ? state : _ ("Tab goes from body to body; plus and minus zoom"), -1);
}

static gboolean
same_field (const MuScene *before, const MuScene *now)
{
  return before && now && before->width == now->width && before->depth == now->depth
         && before->features->len == now->features->len;
}

void
mu_field_view_show (MuFieldView *self, MuScene *scene, gboolean glides)
{
  MuScene *before = self->scene;
  g_autoptr (GArray) from = glides ? mu_field_view_glide_from (self, scene) : NULL;

  mu_field_view_stop_gliding (self);
  self->scene = scene;
  if (!same_field (before, scene)) {
    g_clear_pointer (&self->ground, cairo_surface_destroy);
    mu_field_view_fit (self);
  }
  mu_scene_free (before);
  if (from)
    mu_field_view_glide (self, g_steal_pointer (&from));
  describe (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
mu_field_view_set_teller (MuFieldView *self, MuBodyTeller *teller)
{
  g_set_object (&self->teller, teller);
}

char *
mu_field_view_name (MuFieldView *self, int body)
{
  return body >= 0 && self->teller ? mu_body_teller_name (self->teller, body) : NULL;
}

char *
mu_field_view_state (MuFieldView *self, int body)
{
  return body >= 0 && self->teller ? mu_body_teller_state (self->teller, body) : NULL;
}

int
mu_field_view_get_selected (MuFieldView *self)
{
  for (guint i = 0; self->scene && i < self->scene->bodies->len; i++)
    if (g_array_index (self->scene->bodies, MuSceneBody, i).states & MU_SCENE_SELECTED)
      return (int) i;
  return -1;
}

void
mu_field_view_choose (MuFieldView *self, int body)
{
  g_signal_emit (self, signals[BODY_SELECTED], 0, body);
}

void
mu_field_view_toggle_key (MuFieldView *self)
{
  self->key = !self->key;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- the widget ------------------------------------------------------------------------------ */

static void
mu_field_view_dispose (GObject *object)
{
  MuFieldView *self = MU_FIELD_VIEW (object);

  mu_field_view_end_gliding (self);
  g_clear_pointer (&self->ground, cairo_surface_destroy);
  g_clear_pointer (&self->scene, mu_scene_free);
  g_clear_object (&self->teller);
  G_OBJECT_CLASS (mu_field_view_parent_class)->dispose (object);
}

static void
mu_field_view_class_init (MuFieldViewClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_field_view_dispose;
  widget->snapshot = mu_field_view_snapshot;
  widget->measure = mu_field_view_measure;
  widget->size_allocate = mu_field_view_size_allocate;
  signals[BODY_SELECTED]
      = g_signal_new ("body-selected", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  mu_field_view_add_edit_signals (class);
  mu_picture_view_bind_keys (widget, "field");
  gtk_widget_class_set_css_name (widget, "battlefield");
  gtk_widget_class_set_accessible_role (widget, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
mu_field_view_init (MuFieldView *self)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  self->fits = TRUE;
  self->view.scale = 1;
  self->edits = MU_SIDE_NONE;
  mu_field_view_begin_gliding (self);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect_object (style, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (style, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  mu_picture_view_add_hands (MU_PICTURE_VIEW (self));
  describe (self);
}
