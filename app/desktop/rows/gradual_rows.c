#include "app/desktop/rows/gradual_rows.h"

#define MOST 200 /* GTK makes no widgets of more rows than these */

#define KEY "mu-gradual-rows"

typedef struct {
  GtkSliceListModel *shown; /* which owns this; without end once it is filled */
  GListModel *rows;
  guint at_once, step;
  GtkWidget *page; /* on which they are seen; NULL: it is gone */
  guint filling;   /* its tick */
} Gradual;

static void
set_size (Gradual *self, guint size)
{
  gtk_slice_list_model_set_size (self->shown, size < MOST ? size : G_MAXUINT);
}

static gboolean
is_filled (Gradual *self)
{
  return gtk_slice_list_model_get_size (self->shown) == G_MAXUINT;
}

/* After the frame with those before: an idle source alone would bring all of them before it. */
static gboolean
fill (GtkWidget *page, GdkFrameClock *clock, gpointer data)
{
  Gradual *self = data;

  set_size (self, gtk_slice_list_model_get_size (self->shown) + self->step);
  if (!is_filled (self))
    return G_SOURCE_CONTINUE;
  self->filling = 0;
  return G_SOURCE_REMOVE;
}

static void
stop (Gradual *self)
{
  if (self->filling != 0 && self->page != NULL)
    gtk_widget_remove_tick_callback (self->page, self->filling);
  self->filling = 0;
}

/* Rows that nobody sees yet wait until their page is. */
static void
go_on (Gradual *self)
{
  if (self->filling == 0 && self->page != NULL && gtk_widget_get_mapped (self->page)
      && g_list_model_get_n_items (self->rows) > 0 && !is_filled (self))
    self->filling = gtk_widget_add_tick_callback (self->page, fill, self, NULL);
}

/* Only a list that was empty begins anew: rows that are added to one that is filled, or found again
 * when a search ends, are there at once. */
static void
rows_changed (Gradual *self)
{
  if (g_list_model_get_n_items (self->rows) == 0) {
    stop (self);
    set_size (self, self->at_once);
  } else
    go_on (self);
}

static void
let_go (gpointer data)
{
  Gradual *self = data;

  stop (self);
  if (self->page != NULL)
    g_signal_handlers_disconnect_by_data (self->page, self);
  g_clear_weak_pointer (&self->page);
  g_signal_handlers_disconnect_by_data (self->rows, self);
  g_object_unref (self->rows);
  g_free (self);
}

GListModel *
mu_gradual_rows_new (GListModel *rows, guint at_once, guint step, GtkWidget *page)
{
  Gradual *self = g_new0 (Gradual, 1);

  self->rows = g_object_ref (rows);
  self->at_once = at_once;
  self->step = step;
  g_set_weak_pointer (&self->page, page);
  self->shown = gtk_slice_list_model_new (g_object_ref (rows), 0, at_once);
  g_object_set_data_full (G_OBJECT (self->shown), KEY, self, let_go);
  /* Behind the slice's own, which has then seen the change. */
  g_signal_connect_swapped (rows, "items-changed", G_CALLBACK (rows_changed), self);
  g_signal_connect_swapped (page, "map", G_CALLBACK (go_on), self);
  rows_changed (self);
  return G_LIST_MODEL (self->shown);
}

void
mu_gradual_rows_reach (GListModel *model, guint place)
{
  Gradual *self = g_object_get_data (G_OBJECT (model), KEY);

  if (place < g_list_model_get_n_items (self->rows)
      && place >= gtk_slice_list_model_get_size (self->shown))
    set_size (self, place + self->step);
}
