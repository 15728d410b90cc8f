/* The cursor of a scene on a board: where it is, what is said of it, and the keys that take it. */
#include <math.h>

#include "app/desktop/field/field_view_private.h"
#include "reports/scene/scene_board.h"

#define NEAR 1.0 /* paces: a body stands in the middle of its spot */

gboolean
mu_field_view_is_at_spot (MuFieldView *self)
{
  return self->at_spot && self->scene && self->scene->board;
}

static const MuSceneBody *
body_of (MuFieldView *self, guint body)
{
  return &g_array_index (self->scene->bodies, MuSceneBody, body);
}

static gboolean
stands_there (MuFieldView *self, guint body, MuScenePoint spot)
{
  const MuSceneBody *of = body_of (self, body);

  return mu_scene_body_stands (of) && hypot (of->x - spot.x, of->y - spot.y) < NEAR;
}

/* The first who stands there; -1: nobody. */
static int
who_is_there (MuFieldView *self)
{
  for (guint i = 0; i < self->scene->bodies->len; i++)
    if (stands_there (self, i, self->spot))
      return (int) i;
  return -1;
}

/* --- words ------------------------------------------------------------------------- */

static void
add_bodies (MuFieldView *self, GString *words, MuScenePoint spot)
{
  for (guint i = 0; self->teller && i < self->scene->bodies->len; i++) {
    if (!stands_there (self, i, spot))
      continue;
    g_autofree char *name = mu_body_teller_name (self->teller, (int) i);
    g_autofree char *state = mu_body_teller_state (self->teller, (int) i);
    g_string_append_printf (words, "; %s: %s", name ? name : "", state ? state : "");
  }
}

char *
mu_field_view_spot_words (MuFieldView *self, MuScenePoint spot)
{
  g_autofree char *there = self->scene->board->does->spot_words (self->scene, spot);
  GString *words = g_string_new (there);

  add_bodies (self, words, spot);
  return g_string_free (words, FALSE);
}

char *
mu_field_view_spot_use (MuFieldView *self, MuScenePoint spot)
{
  return self->teller ? mu_body_teller_spot (self->teller, spot.x, spot.y) : NULL;
}

/* --- where it is ---------------------------------------------------------------------- */

static void
drop_marks (MuFieldView *self)
{
  GArray *marks = self->scene->marks;

  for (guint i = marks->len; i > 0; i--)
    if (g_array_index (marks, MuSceneMark, i - 1).kind == MU_SCENE_CURSOR)
      g_array_remove_index (marks, i - 1);
}

void
mu_field_view_keep_spot (MuFieldView *self)
{
  if (!self->scene || !self->scene->board) {
    self->at_spot = FALSE;
    return;
  }
  drop_marks (self);
  if (self->at_spot)
    mu_scene_add_mark (self->scene, MU_SCENE_CURSOR, self->spot);
}

static int
body_with (MuFieldView *self, guint state)
{
  for (guint i = 0; i < self->scene->bodies->len; i++)
    if (body_of (self, i)->states & state && mu_scene_body_stands (body_of (self, i)))
      return (int) i;
  return -1;
}

/* From the body that is selected or concerned, else from the middle of the board. */
static gboolean
find_beginning (MuFieldView *self, MuScenePoint *spot)
{
  const int selected = body_with (self, MU_SCENE_SELECTED);
  const int body = selected < 0 ? body_with (self, MU_SCENE_CONCERNED) : selected;
  MuScenePoint at = { self->scene->width / 2, self->scene->depth / 2 };

  if (body >= 0)
    at = (MuScenePoint){ body_of (self, (guint) body)->x, body_of (self, (guint) body)->y };
  return self->scene->board->does->spot_at (self->scene->board, at, spot);
}

static void
put (MuFieldView *self, MuScenePoint spot)
{
  self->at_spot = TRUE;
  self->spot = spot;
  mu_field_view_keep_spot (self);
  mu_picture_view_reveal (MU_PICTURE_VIEW (self), spot);
  mu_field_view_describe (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
mu_field_view_go (MuFieldView *self, int right, int down)
{
  MuSceneBoard *board = self->scene ? self->scene->board : NULL;
  MuScenePoint spot;

  if (!board)
    return FALSE;
  if (!self->at_spot && find_beginning (self, &spot))
    put (self, spot);
  else if (self->at_spot && board->does->next_spot (board, self->spot, right, down, &spot))
    put (self, spot);
  return TRUE;
}

/* --- keys --------------------------------------------------------------------------------- */

static gboolean
point_at_spot (GtkWidget *widget, GVariant *parameter, gpointer data)
{
  MuFieldView *self = MU_FIELD_VIEW (widget);

  if (!mu_field_view_is_at_spot (self))
    return FALSE;
  mu_field_view_point (self, who_is_there (self), self->spot);
  return TRUE;
}

static gboolean
turn (GtkWidget *widget, GVariant *way, gpointer data)
{
  MuFieldView *self = MU_FIELD_VIEW (widget);

  if (!self->scene || !self->scene->board)
    return FALSE;
  g_signal_emit_by_name (self, "turn-asked", g_variant_get_int32 (way));
  return TRUE;
}

void
mu_field_view_bind_spots (MuFieldViewClass *class)
{
  static const guint enter[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_space };
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);
  const GType type = G_TYPE_FROM_CLASS (class);

  g_signal_new ("turn-asked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_INT);
  for (guint i = 0; i < G_N_ELEMENTS (enter); i++)
    gtk_widget_class_add_binding (widget, enter[i], 0, point_at_spot, NULL);
  gtk_widget_class_add_binding (widget, GDK_KEY_Page_Up, 0, turn, "i", -1);
  gtk_widget_class_add_binding (widget, GDK_KEY_Page_Down, 0, turn, "i", 1);
}
