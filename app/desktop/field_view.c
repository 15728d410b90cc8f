#include "app/desktop/field_view.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "app/desktop/field_view_private.h"

#define LEAST_WIDTH  240
#define LEAST_HEIGHT 180
#define ZOOM_MOST    40.0 /* units a pace */
#define KEY_MARGIN   8.0

G_DEFINE_FINAL_TYPE (MuFieldView, mu_field_view, GTK_TYPE_WIDGET)

enum { BODY_SELECTED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- how it looks ------------------------------------------------------------------ */

/* The size of the person's type, in pixels; the battlefield's is a little smaller. */
static double
text_height (MuFieldView *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  const PangoFontDescription *font = pango_context_get_font_description (context);
  const double size = pango_font_description_get_size (font) / (double) PANGO_SCALE;
  const double dpi = pango_cairo_context_get_resolution (context);

  if (pango_font_description_get_size_is_absolute (font))
    return size * 0.8;
  return size * (dpi > 0 ? dpi : 96) / 72 * 0.8;
}

void
mu_field_view_look (MuFieldView *self, MuSceneLook *look)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  *look = (MuSceneLook){
    .palette = adw_style_manager_get_dark (style) ? MU_SCENE_DARK : MU_SCENE_LIGHT,
    .text = text_height (self),
    .stark = adw_style_manager_get_high_contrast (style),
    .parts = MU_SCENE_SCALE_BAR | MU_SCENE_ARROWS,
  };
}

/* --- the view ---------------------------------------------------------------------- */

static double
fit_scale (MuFieldView *self)
{
  return mu_scene_fit (self->scene, gtk_widget_get_width (GTK_WIDGET (self)),
                       gtk_widget_get_height (GTK_WIDGET (self)))
      .scale;
}

/* The middle of what is seen stays on the table. */
void
mu_field_view_set_view (MuFieldView *self, MuSceneView view)
{
  const double w = gtk_widget_get_width (GTK_WIDGET (self)) / view.scale;
  const double h = gtk_widget_get_height (GTK_WIDGET (self)) / view.scale;

  if (self->scene == NULL)
    return;
  view.left = CLAMP (view.left, -w / 2, self->scene->width - w / 2);
  view.top = CLAMP (view.top, h / 2, self->scene->depth + h / 2);
  self->view = view;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
mu_field_view_fit (MuFieldView *self)
{
  self->fits = TRUE;
  if (self->scene)
    self->view = mu_scene_fit (self->scene, gtk_widget_get_width (GTK_WIDGET (self)),
                               gtk_widget_get_height (GTK_WIDGET (self)));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
mu_field_view_zoom_at (MuFieldView *self, double factor, double x, double y)
{
  MuSceneView view = self->view;
  double tx;
  double ty;

  if (self->scene == NULL)
    return;
  mu_scene_to_table (&view, x, y, &tx, &ty);
  view.scale = CLAMP (view.scale * factor, fit_scale (self), ZOOM_MOST);
  if (view.scale <= fit_scale (self) * 1.001) {
    mu_field_view_fit (self);
    return;
  }
  self->fits = FALSE;
  view.left = tx - x / view.scale;
  view.top = ty + y / view.scale;
  mu_field_view_set_view (self, view);
}

/* About the selected body where it is in sight, else about the middle. */
void
mu_field_view_zoom (MuFieldView *self, double factor)
{
  const int body = mu_field_view_get_selected (self);
  double x = gtk_widget_get_width (GTK_WIDGET (self)) / 2.0;
  double y = gtk_widget_get_height (GTK_WIDGET (self)) / 2.0;

  if (body >= 0) {
    const MuSceneBody *at = &g_array_index (self->scene->bodies, MuSceneBody, body);
    const MuScenePoint middle = mu_scene_body_middle (at);
    double bx;
    double by;
    mu_scene_to_picture (&self->view, middle.x, middle.y, &bx, &by);
    if (bx >= 0 && by >= 0 && bx <= 2 * x && by <= 2 * y) {
      x = bx;
      y = by;
    }
  }
  mu_field_view_zoom_at (self, factor, x, y);
}

void
mu_field_view_move (MuFieldView *self, double dx, double dy)
{
  MuSceneView view = self->view;

  view.left += dx / view.scale;
  view.top -= dy / view.scale;
  self->fits = FALSE;
  mu_field_view_set_view (self, view);
}

void
mu_field_view_reveal (MuFieldView *self, int body)
{
  const double w = gtk_widget_get_width (GTK_WIDGET (self));
  const double h = gtk_widget_get_height (GTK_WIDGET (self));
  const double room = MIN (60, MIN (w, h) / 4);
  double x;
  double y;

  if (self->scene == NULL || self->fits || body < 0 || body >= (int) self->scene->bodies->len)
    return;
  const MuScenePoint middle
      = mu_scene_body_middle (&g_array_index (self->scene->bodies, MuSceneBody, body));
  mu_scene_to_picture (&self->view, middle.x, middle.y, &x, &y);
  const double dx = x < room ? x - room : x > w - room ? x - (w - room) : 0;
  const double dy = y < room ? y - room : y > h - room ? y - (h - room) : 0;
  if (dx != 0 || dy != 0)
    mu_field_view_move (self, dx, dy);
}

/* --- drawing ------------------------------------------------------------------------- */

static gboolean
ground_is_kept (MuFieldView *self, const MuSceneLook *look, int w, int h)
{
  const int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  return self->ground && memcmp (&self->ground_view, &self->view, sizeof self->view) == 0
         && memcmp (&self->ground_look, look, sizeof *look) == 0
         && cairo_image_surface_get_width (self->ground) == w * scale
         && cairo_image_surface_get_height (self->ground) == h * scale;
}

static void
keep_ground (MuFieldView *self, const MuSceneLook *look, int w, int h)
{
  const int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  if (ground_is_kept (self, look, w, h))
    return;
  g_clear_pointer (&self->ground, cairo_surface_destroy);
  self->ground = cairo_image_surface_create (CAIRO_FORMAT_RGB24, w * scale, h * scale);
  cairo_surface_set_device_scale (self->ground, scale, scale);
  cairo_t *cr = cairo_create (self->ground);
  mu_scene_draw_field (cr, self->scene, &self->view, look, w, h);
  cairo_destroy (cr);
  self->ground_view = self->view;
  self->ground_look = *look;
}

static void
draw_key (MuFieldView *self, cairo_t *cr, const MuSceneLook *look, int w, int h)
{
  const double room = w - 4 * KEY_MARGIN;
  const double height = mu_scene_legend_height (cr, self->scene, look, room);

  cairo_save (cr);
  cairo_translate (cr, KEY_MARGIN, KEY_MARGIN);
  if (look->palette == MU_SCENE_DARK)
    cairo_set_source_rgba (cr, 0.1, 0.1, 0.09, 0.9);
  else
    cairo_set_source_rgba (cr, 1, 0.99, 0.96, 0.92);
  cairo_rectangle (cr, 0, 0, w - 2 * KEY_MARGIN, height);
  cairo_fill (cr);
  cairo_translate (cr, KEY_MARGIN, 0);
  mu_scene_legend_draw (cr, self->scene, look, room);
  cairo_restore (cr);
}

static void
draw_focus (MuFieldView *self, cairo_t *cr, int w, int h)
{
  GdkRGBA colour;
  GtkStyleContext *style = gtk_widget_get_style_context (GTK_WIDGET (self));

  if (!gtk_widget_has_visible_focus (GTK_WIDGET (self))
      || !gtk_style_context_lookup_color (style, "accent_color", &colour))
    return;
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, 3);
  cairo_rectangle (cr, 1.5, 1.5, w - 3, h - 3);
  cairo_stroke (cr);
}

static void
mu_field_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MuFieldView *self = MU_FIELD_VIEW (widget);
  const int w = gtk_widget_get_width (widget);
  const int h = gtk_widget_get_height (widget);
  MuSceneLook look;

  if (self->scene == NULL || w <= 0 || h <= 0)
    return;
  mu_field_view_look (self, &look);
  keep_ground (self, &look, w, h);
  cairo_t *cr
      = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) w, (float) h));
  cairo_set_source_surface (cr, self->ground, 0, 0);
  cairo_paint (cr);
  mu_scene_draw_troops (cr, self->scene, &self->view, &look, w, h);
  mu_field_view_draw_handle (self, cr, &look);
  if (self->key)
    draw_key (self, cr, &look, w, h);
  draw_focus (self, cr, w, h);
  cairo_destroy (cr);
}

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
zoom_in (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_field_view_zoom (MU_FIELD_VIEW (widget), 1.25);
}

static void
zoom_out (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_field_view_zoom (MU_FIELD_VIEW (widget), 0.8);
}

static void
fit (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_field_view_fit (MU_FIELD_VIEW (widget));
}

static void
show_key (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_field_view_toggle_key (MU_FIELD_VIEW (widget));
}

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
  gtk_widget_class_install_action (widget, "field.zoom-in", NULL, zoom_in);
  gtk_widget_class_install_action (widget, "field.zoom-out", NULL, zoom_out);
  gtk_widget_class_install_action (widget, "field.fit", NULL, fit);
  gtk_widget_class_install_action (widget, "field.key", NULL, show_key);
  mu_field_view_bind_keys (widget);
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
  mu_field_view_add_input (self);
  describe (self);
}
