#include "app/desktop/field/field_view.h"

#include <glib/gi18n.h>

#include "app/desktop/field/field_view_private.h"
#include "reports/scene/scene_board.h"

#define ZOOM_MOST 40.0 /* pixels a pace */
#define SLACK     6.0  /* pixels off a body's edge that still hit it */

G_DEFINE_FINAL_TYPE (MuFieldView, mu_field_view, MU_TYPE_PICTURE_VIEW)

enum { BODY_SELECTED, GROUND_POINTED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- what is said of a body ------------------------------------------------------------------ */

/* NULL for none of them. */
static char *
name_of (MuFieldView *self, int body)
{
  return body >= 0 && self->teller ? mu_body_teller_name (self->teller, body) : NULL;
}

static char *
state_of (MuFieldView *self, int body)
{
  return body >= 0 && self->teller ? mu_body_teller_state (self->teller, body) : NULL;
}

/* Who does not see it hears what is where the cursor is, and what can be done there. */
static void
describe_spot (MuFieldView *self)
{
  g_autofree char *words = mu_field_view_spot_words (self, self->spot);
  g_autofree char *use = mu_field_view_spot_use (self, self->spot);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  use ? use : _ ("Nothing can be done here now"), -1);
}

/* Who does not see it hears the name of the body selected and how it stands. */
void
mu_field_view_describe (MuFieldView *self)
{
  if (mu_field_view_is_at_spot (self)) {
    describe_spot (self);
    return;
  }
  const int body = mu_field_view_get_selected (self);
  g_autofree char *name = name_of (self, body);
  g_autofree char *state = state_of (self, body);
  g_autofree char *label = name ? g_strdup_printf (_ ("Battlefield: %s"), name) : NULL;

  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label ? label : _ ("Battlefield"),
      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      state                               ? state
      : self->scene && self->scene->board ? _ ("The arrows go from hex to hex, Tab from unit to "
                                               "unit; Enter points; plus and minus zoom")
                                          : _ ("Tab goes from body to body; plus and minus zoom"),
      -1);
}

static gboolean
set_spot_tooltip (MuFieldView *self, MuScenePoint spot, GtkTooltip *tooltip)
{
  g_autofree char *words = mu_field_view_spot_words (self, spot);
  g_autofree char *use = mu_field_view_spot_use (self, spot);
  g_autofree char *text
      = g_markup_printf_escaped ("<b>%s</b>%s%s", words, use ? "\n" : "", use ? use : "");

  gtk_tooltip_set_markup (tooltip, text);
  return TRUE;
}

static gboolean
find_spot (MuFieldView *self, double px, double py, MuScenePoint *spot)
{
  const MuSceneBoard *board = self->scene ? self->scene->board : NULL;
  MuScenePoint at;

  mu_picture_view_to_table (MU_PICTURE_VIEW (self), px, py, &at.x, &at.y);
  return board && board->does->spot_at (board, at, spot);
}

static gboolean
mu_field_view_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard,
                             GtkTooltip *tooltip)
{
  MuFieldView *self = MU_FIELD_VIEW (widget);
  const int body
      = keyboard ? mu_field_view_get_selected (self) : mu_field_view_body_at (self, x, y, SLACK);
  g_autofree char *name = name_of (self, body);
  g_autofree char *state = state_of (self, body);
  MuScenePoint spot;

  if (!keyboard && find_spot (self, x, y, &spot))
    return set_spot_tooltip (self, spot, tooltip);
  if (name == NULL || state == NULL)
    return FALSE;
  g_autofree char *text = g_markup_printf_escaped ("<b>%s</b>\n%s", name, state);
  gtk_tooltip_set_markup (tooltip, text);
  return TRUE;
}

/* --- the scene --------------------------------------------------------------------------- */

static gboolean
same_field (const MuScene *before, const MuScene *now)
{
  return before && now && before->width == now->width && before->depth == now->depth
         && before->features->len == now->features->len;
}

static void
show_field (MuFieldView *self)
{
  MuPictureView *picture = MU_PICTURE_VIEW (self);
  const MuScene *scene = self->scene;

  mu_picture_view_set_extent (picture, scene ? scene->width : 0, scene ? scene->depth : 0);
  mu_picture_view_redraw (picture);
  mu_picture_view_fit (picture);
}

void
mu_field_view_show (MuFieldView *self, MuScene *scene, gboolean glides)
{
  MuScene *before = self->scene;
  g_autoptr (GArray) from = glides ? mu_field_view_glide_from (self, scene) : NULL;

  mu_field_view_stop_gliding (self);
  self->scene = scene;
  if (!same_field (before, scene))
    show_field (self);
  mu_scene_free (before);
  if (from)
    mu_field_view_glide (self, g_steal_pointer (&from));
  mu_field_view_keep_spot (self);
  mu_field_view_describe (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
mu_field_view_set_teller (MuFieldView *self, MuBodyTeller *teller)
{
  g_set_object (&self->teller, teller);
}

/* --- the body selected ---------------------------------------------------------------------- */

int
mu_field_view_get_selected (MuFieldView *self)
{
  for (guint i = 0; self->scene && i < self->scene->bodies->len; i++)
    if (g_array_index (self->scene->bodies, MuSceneBody, i).states & MU_SCENE_SELECTED)
      return (int) i;
  return -1;
}

static void
choose (MuFieldView *self, int body)
{
  g_signal_emit (self, signals[BODY_SELECTED], 0, body);
}

static MuScenePoint
middle_of (MuFieldView *self, int body)
{
  return mu_scene_body_middle (&g_array_index (self->scene->bodies, MuSceneBody, body));
}

void
mu_field_view_reveal (MuFieldView *self, int body)
{
  if (self->scene && body >= 0 && body < (int) self->scene->bodies->len)
    mu_picture_view_reveal (MU_PICTURE_VIEW (self), middle_of (self, body));
}

static gboolean
find_chosen (MuPictureView *view, double *x, double *y)
{
  const int body = mu_field_view_get_selected (MU_FIELD_VIEW (view));

  if (body < 0)
    return FALSE;
  mu_picture_view_to_picture (view, middle_of (MU_FIELD_VIEW (view), body), x, y);
  return gtk_widget_contains (GTK_WIDGET (view), *x, *y);
}

/* On a board the ground beneath a body is a spot, too. */
void
mu_field_view_point (MuFieldView *self, int body, MuScenePoint at)
{
  if (self->scene)
    choose (self, body);
  if (self->scene && (body < 0 || self->scene->board))
    g_signal_emit (self, signals[GROUND_POINTED], 0, at.x, at.y);
}

static void
click (MuPictureView *view, int presses, double x, double y)
{
  MuFieldView *self = MU_FIELD_VIEW (view);
  const int body = self->scene ? mu_field_view_body_at (self, x, y, SLACK) : -1;
  MuScenePoint at;

  mu_picture_view_to_table (view, x, y, &at.x, &at.y);
  mu_field_view_point (self, body, at);
  if (presses == 2)
    mu_picture_view_zoom_at (view, 2, x, y);
}

/* The next body that stands on the table; -1 past the last. */
static int
next_body (MuFieldView *self, int way)
{
  const int bodies = self->scene ? (int) self->scene->bodies->len : 0;
  const int now = mu_field_view_get_selected (self);

  for (int i = now < 0 ? (way > 0 ? 0 : bodies - 1) : now + way; i >= 0 && i < bodies; i += way)
    if (mu_scene_body_stands (&g_array_index (self->scene->bodies, MuSceneBody, i)))
      return i;
  return -1;
}

static gboolean
choose_next (MuPictureView *view, int way)
{
  const int next = next_body (MU_FIELD_VIEW (view), way);

  if (next >= 0)
    choose (MU_FIELD_VIEW (view), next);
  return next >= 0;
}

static gboolean
let_off (MuPictureView *view)
{
  if (mu_field_view_get_selected (MU_FIELD_VIEW (view)) < 0)
    return FALSE;
  choose (MU_FIELD_VIEW (view), -1);
  return TRUE;
}

/* --- the picture ------------------------------------------------------------------------------ */

static MuSceneView
whole (MuPictureView *view, double w, double h)
{
  return mu_scene_fit (MU_FIELD_VIEW (view)->scene, w, h);
}

static double
most (double whole)
{
  return ZOOM_MOST;
}

static void
draw_ground (MuPictureView *view, cairo_t *cr, const MuSceneLook *look, int w, int h)
{
  mu_scene_draw_field (cr, MU_FIELD_VIEW (view)->scene, mu_picture_view_get_view (view), look, w,
                       h);
}

static void
draw (MuPictureView *view, cairo_t *cr, const MuSceneLook *look, int w, int h)
{
  mu_scene_draw_troops (cr, MU_FIELD_VIEW (view)->scene, mu_picture_view_get_view (view), look, w,
                        h);
  mu_field_view_draw_handle (MU_FIELD_VIEW (view), cr, look);
}

static double
key_height (MuPictureView *view, cairo_t *cr, const MuSceneLook *look, double w)
{
  return mu_scene_legend_height (cr, MU_FIELD_VIEW (view)->scene, look, w);
}

static void
draw_key (MuPictureView *view, cairo_t *cr, const MuSceneLook *look, double w)
{
  mu_scene_legend_draw (cr, MU_FIELD_VIEW (view)->scene, look, w);
}

static void
draws (MuPictureViewClass *picture)
{
  picture->parts = MU_SCENE_SCALE_BAR | MU_SCENE_ARROWS;
  picture->leaves_whole = TRUE;
  picture->whole = whole;
  picture->most = most;
  picture->find_chosen = find_chosen;
  picture->draw_ground = draw_ground;
  picture->draw = draw;
  picture->key_height = key_height;
  picture->draw_key = draw_key;
}

static void
mu_field_view_dispose (GObject *object)
{
  MuFieldView *self = MU_FIELD_VIEW (object);

  mu_field_view_end_gliding (self);
  g_clear_pointer (&self->scene, mu_scene_free);
  g_clear_object (&self->teller);
  G_OBJECT_CLASS (mu_field_view_parent_class)->dispose (object);
}

static void
mu_field_view_class_init (MuFieldViewClass *class)
{
  MuPictureViewClass *picture = MU_PICTURE_VIEW_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_field_view_dispose;
  GTK_WIDGET_CLASS (class)->query_tooltip = mu_field_view_query_tooltip;
  signals[BODY_SELECTED]
      = g_signal_new ("body-selected", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[GROUND_POINTED]
      = g_signal_new ("ground-pointed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 2, G_TYPE_DOUBLE, G_TYPE_DOUBLE);
  draws (picture);
  picture->click = click;
  picture->choose_next = choose_next;
  picture->let_off = let_off;
  mu_field_view_edits (class);
  mu_field_view_bind_spots (class);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "battlefield");
}

static void
mu_field_view_init (MuFieldView *self)
{
  self->edits = MU_SIDE_NONE;
  mu_field_view_begin_gliding (self);
  mu_field_view_describe (self);
}
