#include "app/desktop/gradual_children.h"

#define STEP 2 /* parts that are laid out in about a frame */
#define KEY  "mu-gradual-children"

typedef struct {
  GPtrArray *parts; /* GtkWidget */
  guint shown;
  guint showing; /* source */
} Gradual;

static void
show (Gradual *self, guint count)
{
  for (; count > 0 && self->shown < self->parts->len; count--, self->shown++)
    gtk_widget_set_visible (g_ptr_array_index (self->parts, self->shown), TRUE);
}

/* After the frame with what was shown before: an idle source alone would show all before it. */
static gboolean
show_more (GtkWidget *page, GdkFrameClock *clock, gpointer data)
{
  Gradual *self = data;

  show (self, STEP);
  if (self->shown < self->parts->len)
    return G_SOURCE_CONTINUE;
  self->showing = 0;
  return G_SOURCE_REMOVE;
}

static void
seen (GtkWidget *page, Gradual *self)
{
  if (self->showing == 0 && self->shown < self->parts->len)
    self->showing = gtk_widget_add_tick_callback (page, show_more, self, NULL);
}

static void
let_go (gpointer data)
{
  Gradual *self = data;

  g_ptr_array_unref (self->parts);
  g_free (self);
}

void
mu_gradual_children_show (GtkWidget *page, GPtrArray *parts, guint at_once)
{
  Gradual *self = g_new0 (Gradual, 1);

  self->parts = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < parts->len; i++) {
    g_ptr_array_add (self->parts, g_object_ref (g_ptr_array_index (parts, i)));
    gtk_widget_set_visible (g_ptr_array_index (parts, i), FALSE);
  }
  show (self, at_once);
  g_object_set_data_full (G_OBJECT (page), KEY, self, let_go);
  g_signal_connect (page, "map", G_CALLBACK (seen), self);
}
