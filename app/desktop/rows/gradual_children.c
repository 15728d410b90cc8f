#include "app/desktop/rows/gradual_children.h"

#define STEP     1 /* parts that are laid out in about a frame */
#define KEY      "mu-gradual-children"
#define WAITS    "mu-gradual-waits"
#define UNWANTED "mu-gradual-unwanted"

typedef struct {
  GPtrArray *parts; /* GtkWidget */
  guint shown;
  guint showing; /* source */
} Gradual;

static void
set (GtkWidget *part, const char *key, gboolean on)
{
  g_object_set_data (G_OBJECT (part), key, GINT_TO_POINTER (on));
}

static gboolean
is (GtkWidget *part, const char *key)
{
  return g_object_get_data (G_OBJECT (part), key) != NULL;
}

static void
settle (GtkWidget *part)
{
  gtk_widget_set_visible (part, !is (part, WAITS) && !is (part, UNWANTED));
}

/* What nobody wants to see costs nothing and does not count. */
static void
show (Gradual *self, guint count)
{
  while (count > 0 && self->shown < self->parts->len) {
    GtkWidget *part = g_ptr_array_index (self->parts, self->shown++);
    set (part, WAITS, FALSE);
    settle (part);
    count -= is (part, UNWANTED) ? 0 : 1;
  }
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
    set (g_ptr_array_index (parts, i), WAITS, TRUE);
    settle (g_ptr_array_index (parts, i));
  }
  show (self, at_once);
  g_object_set_data_full (G_OBJECT (page), KEY, self, let_go);
  g_signal_connect (page, "map", G_CALLBACK (seen), self);
}

void
mu_gradual_children_want (GtkWidget *part, gboolean wanted)
{
  set (part, UNWANTED, !wanted);
  settle (part);
}
