/* Bodies on the battlefield glide from where they stood to where they stand. */
#include <math.h>

#include "app/desktop/field/field_view_private.h"

#define GLIDE 200 /* milliseconds */

static GArray *
places_of (const MuScene *scene)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (MuFieldViewPlace));

  for (guint i = 0; i < scene->bodies->len; i++) {
    const MuSceneBody *body = &g_array_index (scene->bodies, MuSceneBody, i);
    const MuFieldViewPlace place = { body->x, body->y, body->turn };
    g_array_append_val (places, place);
  }
  return places;
}

/* The shorter way around. */
static double
between_turns (double from, double to, double share)
{
  return from + remainder (to - from, 2 * G_PI) * share;
}

static void
put_bodies (MuFieldView *self, double share)
{
  for (guint i = 0; self->scene && i < self->scene->bodies->len; i++) {
    MuSceneBody *body = &g_array_index (self->scene->bodies, MuSceneBody, i);
    const MuFieldViewPlace *from = &g_array_index (self->from, MuFieldViewPlace, i);
    const MuFieldViewPlace *goal = &g_array_index (self->goals, MuFieldViewPlace, i);
    body->x = from->x + (goal->x - from->x) * share;
    body->y = from->y + (goal->y - from->y) * share;
    body->turn = between_turns (from->turn, goal->turn, share);
  }
}

static void
glided (double share, gpointer data)
{
  MuFieldView *self = data;

  if (self->from == NULL || self->goals == NULL)
    return;
  put_bodies (self, share);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
stood_already (const MuScene *before, const MuScene *now)
{
  if (before == NULL || now == NULL || before->bodies->len != now->bodies->len)
    return FALSE;
  for (guint i = 0; i < now->bodies->len; i++)
    if (g_array_index (before->bodies, MuSceneBody, i).states & MU_SCENE_ABSENT)
      return FALSE; /* it comes from nowhere */
  return TRUE;
}

GArray *
mu_field_view_glide_from (MuFieldView *self, const MuScene *scene)
{
  if (!adw_get_enable_animations (GTK_WIDGET (self)) || !stood_already (self->scene, scene))
    return NULL;
  return places_of (self->scene);
}

void
mu_field_view_glide (MuFieldView *self, GArray *from)
{
  self->from = from;
  self->goals = places_of (self->scene);
  put_bodies (self, 0);
  adw_animation_play (self->glide);
}

void
mu_field_view_stop_gliding (MuFieldView *self)
{
  adw_animation_reset (self->glide);
  g_clear_pointer (&self->from, g_array_unref);
  g_clear_pointer (&self->goals, g_array_unref);
}

void
mu_field_view_begin_gliding (MuFieldView *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (glided, self, NULL);

  self->glide = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, GLIDE, target);
}

void
mu_field_view_end_gliding (MuFieldView *self)
{
  if (self->glide)
    mu_field_view_stop_gliding (self);
  g_clear_object (&self->glide);
}
