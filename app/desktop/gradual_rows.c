#include "app/desktop/gradual_rows.h"

#define STEP 6   /* rows that are made in less than a frame */
#define MOST 200 /* GTK makes no widgets of more rows than these */

#define KEY "mu-gradual-rows"

typedef struct {
  GtkSliceListModel *shown; /* which owns this */
  GListModel *rows;
  guint at_once;
  guint filling; /* source */
} Gradual;

static guint
count (const Gradual *self)
{
  return g_list_model_get_n_items (self->rows);
}

static gboolean
fill (gpointer data)
{
  Gradual *self = data;
  const guint size = gtk_slice_list_model_get_size (self->shown);

  gtk_slice_list_model_set_size (self->shown, size < MOST ? size + STEP : count (self) + STEP);
  if (gtk_slice_list_model_get_size (self->shown) < count (self))
    return G_SOURCE_CONTINUE;
  self->filling = 0;
  return G_SOURCE_REMOVE;
}

/* There is always room for a few more, so that a row that is added to a list all of which is there
 * comes without delay. */
static void
rows_changed (Gradual *self)
{
  if (count (self) >= gtk_slice_list_model_get_size (self->shown)) {
    if (self->filling == 0)
      self->filling = g_idle_add (fill, self);
    return;
  }
  g_clear_handle_id (&self->filling, g_source_remove);
  gtk_slice_list_model_set_size (self->shown, MAX (count (self) + STEP, self->at_once));
}

static void
let_go (gpointer data)
{
  Gradual *self = data;

  g_clear_handle_id (&self->filling, g_source_remove);
  g_signal_handlers_disconnect_by_data (self->rows, self);
  g_object_unref (self->rows);
  g_free (self);
}

GListModel *
mu_gradual_rows_new (GListModel *rows, guint at_once)
{
  Gradual *self = g_new0 (Gradual, 1);

  self->rows = g_object_ref (rows);
  self->at_once = at_once;
  self->shown = gtk_slice_list_model_new (g_object_ref (rows), 0, at_once);
  g_object_set_data_full (G_OBJECT (self->shown), KEY, self, let_go);
  /* Behind the slice's own, which has then seen the change. */
  g_signal_connect_swapped (rows, "items-changed", G_CALLBACK (rows_changed), self);
  rows_changed (self);
  return G_LIST_MODEL (self->shown);
}

void
mu_gradual_rows_reach (GListModel *model, guint place)
{
  Gradual *self = g_object_get_data (G_OBJECT (model), KEY);

  if (place < count (self) && place >= gtk_slice_list_model_get_size (self->shown))
    gtk_slice_list_model_set_size (self->shown, place + STEP);
}
