#include "app/desktop/books/book_timeline.h"

#include "app/desktop/books/book_bar.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/books/book_words.h"

#define GAP        8 /* between two bars of a lane */
#define BAND_GAP   6
#define GUTTER_GAP 10
#define EDGE       10
#define LEAST_TIME 240 /* pixels of the years */

struct _MuBookTimeline {
  GtkWidget parent;
  GPtrArray *bars; /* MuBookBar, all, in the books' order; our children */
  GtkWidget *lands[MU_LANDS];
  MuBookAxis *axis;
  MuBookBar *current;
  int years[2]; /* that are looked for; 0: none */

  /* As they lie now: of the visible bars alone. */
  GPtrArray *shown;  /* MuBookBar, borrowed */
  GArray *places;    /* MuTimelinePlace */
  GArray *bands;     /* MuTimelineBand */
  GArray *band_tops; /* int; one more than bands: the end of the last */
  MuTimelineScale scale;
  int gutter;
  int lane; /* pixels from one to the next */
};

G_DEFINE_FINAL_TYPE (MuBookTimeline, mu_book_timeline, GTK_TYPE_WIDGET)

static guint opened_signal;

static void
mu_book_timeline_dispose (GObject *object)
{
  MuBookTimeline *self = MU_BOOK_TIMELINE (object);
  GtkWidget *child;

  self->current = NULL;
  g_ptr_array_set_size (self->shown, 0);
  g_ptr_array_set_size (self->bars, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (mu_book_timeline_parent_class)->dispose (object);
}

static void
mu_book_timeline_finalize (GObject *object)
{
  MuBookTimeline *self = MU_BOOK_TIMELINE (object);

  g_ptr_array_unref (self->bars);
  g_ptr_array_unref (self->shown);
  g_array_unref (self->places);
  g_clear_pointer (&self->bands, g_array_unref);
  g_array_unref (self->band_tops);
  G_OBJECT_CLASS (mu_book_timeline_parent_class)->finalize (object);
}

/* --- where everything lies ---------------------------------------------- */

/* Unknown lands come last. */
static int
band_of (const MuBook *book)
{
  return book->land == MU_LAND_UNSAID ? MU_LANDS : (int) book->land;
}

static GtkWidget *
land_of (MuBookTimeline *self, const MuTimelineBand *band)
{
  return self->lands[band->band % MU_LANDS];
}

static GArray *
measure_bars (MuBookTimeline *self)
{
  GArray *bars = g_array_new (FALSE, FALSE, sizeof (MuTimelineBar));

  for (guint i = 0; i < self->shown->len; i++) {
    MuBookBar *bar = g_ptr_array_index (self->shown, i);
    const MuBook *book = mu_book_item_get_book (mu_book_bar_get_item (bar));
    const MuTimelineBar measured = { .from = book->from,
                                     .to = book->to,
                                     .band = band_of (book),
                                     .label = mu_book_bar_measure_name (bar) };
    g_array_append_val (bars, measured);
  }
  return bars;
}

/* Wide enough for the names of the lands on two lines. */
static int
measure_gutter (MuBookTimeline *self)
{
  int gutter = 0;

  for (int land = 0; land < MU_LANDS; land++) {
    int minimum;
    int natural;
    gtk_widget_measure (self->lands[land], GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL,
                        NULL);
    gutter = MAX (gutter, MAX (minimum, natural * 5 / 8));
  }
  return gutter + GUTTER_GAP;
}

static int
measure_lane (MuBookTimeline *self)
{
  int height = 0;

  if (self->shown->len > 0)
    gtk_widget_measure (g_ptr_array_index (self->shown, 0), GTK_ORIENTATION_VERTICAL, -1, NULL,
                        &height, NULL, NULL);
  return height;
}

static int
measure_band (MuBookTimeline *self, const MuTimelineBand *band)
{
  int height;

  gtk_widget_measure (land_of (self, band), GTK_ORIENTATION_VERTICAL, self->gutter - GUTTER_GAP,
                      NULL, &height, NULL, NULL);
  return MAX (height, band->lanes * self->lane) + BAND_GAP;
}

static int
stack_bands (MuBookTimeline *self)
{
  int top = 0;

  g_array_set_size (self->band_tops, 0);
  for (guint i = 0; i < self->bands->len; i++) {
    g_array_append_val (self->band_tops, top);
    top += measure_band (self, &g_array_index (self->bands, MuTimelineBand, i));
  }
  g_array_append_val (self->band_tops, top);
  return top;
}

/* The height that it takes. */
static int
lay_out (MuBookTimeline *self, int width)
{
  g_autoptr (GArray) bars = measure_bars (self);

  self->gutter = measure_gutter (self);
  self->lane = measure_lane (self);
  self->scale = mu_timeline_fit ((const MuTimelineBar *) (void *) bars->data, bars->len);
  self->scale.width = MAX (width - self->gutter - EDGE, LEAST_TIME);
  g_array_set_size (self->places, bars->len);
  g_clear_pointer (&self->bands, g_array_unref);
  self->bands = mu_timeline_pack (&self->scale, (const MuTimelineBar *) (void *) bars->data,
                                  bars->len, GAP, (MuTimelinePlace *) (void *) self->places->data);
  return stack_bands (self);
}

static void
mu_book_timeline_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                          int *natural, int *minimum_baseline, int *natural_baseline)
{
  MuBookTimeline *self = MU_BOOK_TIMELINE (widget);
  const int least = measure_gutter (self) + EDGE + LEAST_TIME;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = least;
  else
    *minimum = *natural = lay_out (self, MAX (for_size, least));
}

static GtkSizeRequestMode
mu_book_timeline_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
allocate_bar (MuBookTimeline *self, guint i, const MuTimelineBand *band, int top)
{
  const MuTimelinePlace *place = &g_array_index (self->places, MuTimelinePlace, i);
  MuBookBar *bar = g_ptr_array_index (self->shown, i);
  const GtkAllocation at = { self->gutter + place->x, top + (place->lane - band->lane) * self->lane,
                             place->width, self->lane };

  if (place->lane < band->lane || place->lane >= band->lane + band->lanes)
    return;
  mu_book_bar_allocate (bar, place, &at);
}

static void
allocate_band (MuBookTimeline *self, const MuTimelineBand *band, int top, int height)
{
  const GtkAllocation at = { EDGE, top, self->gutter - GUTTER_GAP, height };

  gtk_widget_size_allocate (land_of (self, band), &at, -1);
  for (guint i = 0; i < self->shown->len; i++)
    allocate_bar (self, i, band, top + BAND_GAP / 2);
}

static void
mu_book_timeline_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MuBookTimeline *self = MU_BOOK_TIMELINE (widget);

  lay_out (self, width);
  for (guint i = 0; i < self->bands->len; i++) {
    const int top = g_array_index (self->band_tops, int, i);
    allocate_band (self, &g_array_index (self->bands, MuTimelineBand, i), top,
                   g_array_index (self->band_tops, int, i + 1) - top);
  }
  if (self->axis)
    mu_book_axis_show (self->axis, &self->scale, self->gutter, self->years);
}

/* --- drawing ------------------------------------------------------------ */

static void
draw_line (MuBookTimeline *self, GtkSnapshot *snapshot, int year, const GdkRGBA *colour, int width)
{
  const int x = self->gutter + mu_timeline_x (&self->scale, year) - width / 2;

  gtk_snapshot_append_color (
      snapshot, colour,
      &GRAPHENE_RECT_INIT ((float) x, 0, (float) width,
                           (float) gtk_widget_get_height (GTK_WIDGET (self))));
}

static void
draw_marks (MuBookTimeline *self, GtkSnapshot *snapshot, GdkRGBA colour)
{
  const int step = mu_timeline_step (&self->scale, mu_book_axis_room (GTK_WIDGET (self)));
  const int past = mu_timeline_x (&self->scale, self->scale.last);

  colour.alpha *= 0.1f;
  for (int mark = mu_timeline_first_mark (&self->scale, step);
       mu_timeline_x (&self->scale, mark) <= past; mark = mu_timeline_next_mark (mark, step))
    draw_line (self, snapshot, mark, &colour, 1);
}

/* Every other band is shaded, so that the eye keeps to one. */
static void
draw_bands (MuBookTimeline *self, GtkSnapshot *snapshot, GdkRGBA colour)
{
  const float width = (float) gtk_widget_get_width (GTK_WIDGET (self));

  colour.alpha *= 0.045f;
  for (guint i = 0; i < self->bands->len; i += 2) {
    const int top = g_array_index (self->band_tops, int, i);
    const int end = g_array_index (self->band_tops, int, i + 1);
    gtk_snapshot_append_color (snapshot, &colour,
                               &GRAPHENE_RECT_INIT (0, (float) top, width, (float) (end - top)));
  }
}

static void
draw_years (MuBookTimeline *self, GtkSnapshot *snapshot, GdkRGBA colour)
{
  colour.alpha *= 0.7f;
  for (int i = 0; i < 2; i++)
    if (self->years[i] && self->years[i] >= self->scale.first && self->years[i] <= self->scale.last)
      draw_line (self, snapshot, self->years[i], &colour, 2);
}

/* The bars let what is behind them shine through; their names stand before it. */
static void
mu_book_timeline_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MuBookTimeline *self = MU_BOOK_TIMELINE (widget);
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  GdkRGBA ink;

  if (self->bands == NULL)
    return;
  gtk_style_context_get_color (style, &ink);
  draw_bands (self, snapshot, ink);
  draw_marks (self, snapshot, ink);
  if (gtk_style_context_lookup_color (style, "accent_color", &ink))
    draw_years (self, snapshot, ink);
  GTK_WIDGET_CLASS (mu_book_timeline_parent_class)->snapshot (widget, snapshot);
}

/* --- the keyboard ------------------------------------------------------- */

static gboolean
is_shown (MuBookTimeline *self, MuBookBar *bar, guint *at)
{
  return bar && g_ptr_array_find (self->shown, bar, at);
}

static gboolean
focus_bar (MuBookTimeline *self, int at)
{
  if (at == MU_TIMELINE_NOBODY)
    return FALSE;
  return gtk_widget_grab_focus (g_ptr_array_index (self->shown, (guint) at));
}

/* From the bar that has the keyboard. */
static gboolean
go (MuBookTimeline *self, MuTimelineWay way)
{
  guint at = 0;

  if (self->bands == NULL || self->shown->len == 0)
    return FALSE;
  if (!is_shown (self, self->current, &at))
    way = MU_TIMELINE_FIRST;
  return focus_bar (self,
                    mu_timeline_neighbour ((const MuTimelinePlace *) (void *) self->places->data,
                                           self->shown->len, (int) at, way));
}

gboolean
mu_book_timeline_focus (MuBookTimeline *self)
{
  if (is_shown (self, self->current, NULL))
    return gtk_widget_grab_focus (GTK_WIDGET (self->current));
  return go (self, MU_TIMELINE_FIRST);
}

static gboolean
mu_book_timeline_child_focus (GtkWidget *widget, GtkDirectionType direction)
{
  MuBookTimeline *self = MU_BOOK_TIMELINE (widget);

  if (gtk_widget_get_focus_child (widget) == NULL)
    return mu_book_timeline_focus (self);
  switch (direction) {
  case GTK_DIR_TAB_FORWARD:
  case GTK_DIR_TAB_BACKWARD:
    return FALSE;
  case GTK_DIR_LEFT:
    go (self, MU_TIMELINE_EARLIER);
    return TRUE;
  case GTK_DIR_RIGHT:
    go (self, MU_TIMELINE_LATER);
    return TRUE;
  case GTK_DIR_UP:
    return go (self, MU_TIMELINE_ABOVE);
  case GTK_DIR_DOWN:
    go (self, MU_TIMELINE_BELOW);
    return TRUE;
  }
  return FALSE;
}

static gboolean
key_pressed (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state,
             MuBookTimeline *self)
{
  if (key == GDK_KEY_Home || key == GDK_KEY_KP_Home)
    return go (self, MU_TIMELINE_FIRST);
  if (key == GDK_KEY_End || key == GDK_KEY_KP_End)
    return go (self, MU_TIMELINE_LAST);
  return FALSE;
}

static void
focus_changed (MuBookTimeline *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));

  if (child && MU_IS_BOOK_BAR (child))
    self->current = MU_BOOK_BAR (child);
}

static void
mu_book_timeline_set_focus_child (GtkWidget *widget, GtkWidget *child)
{
  GTK_WIDGET_CLASS (mu_book_timeline_parent_class)->set_focus_child (widget, child);
  focus_changed (MU_BOOK_TIMELINE (widget));
}

/* --- what is shown ------------------------------------------------------ */

static void
mu_book_timeline_class_init (MuBookTimelineClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_book_timeline_dispose;
  G_OBJECT_CLASS (class)->finalize = mu_book_timeline_finalize;
  widget->measure = mu_book_timeline_measure;
  widget->get_request_mode = mu_book_timeline_get_request_mode;
  widget->size_allocate = mu_book_timeline_size_allocate;
  widget->snapshot = mu_book_timeline_snapshot;
  widget->focus = mu_book_timeline_child_focus;
  widget->set_focus_child = mu_book_timeline_set_focus_child;
  gtk_widget_class_set_accessible_role (widget, GTK_ACCESSIBLE_ROLE_GROUP);
  opened_signal = g_signal_new ("opened", MU_TYPE_BOOK_TIMELINE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, MU_TYPE_BOOK_ITEM);
}

static GtkWidget *
new_land (MuBookLand land)
{
  GtkWidget *label = gtk_label_new (mu_book_words_land (land));
  const char *key = mu_book_land_key (land);
  g_autofree char *class = g_strconcat ("land-", key ? key : "unsaid", NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "mu-land");
  gtk_widget_add_css_class (label, class);
  return label;
}

static void
mu_book_timeline_init (MuBookTimeline *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->bars = g_ptr_array_new ();
  self->shown = g_ptr_array_new ();
  self->places = g_array_new (FALSE, TRUE, sizeof (MuTimelinePlace));
  self->band_tops = g_array_new (FALSE, FALSE, sizeof (int));
  for (int land = 0; land < MU_LANDS; land++) {
    self->lands[land] = new_land ((MuBookLand) land);
    gtk_widget_set_parent (self->lands[land], GTK_WIDGET (self));
  }
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
clicked (MuBookTimeline *self, MuBookBar *bar)
{
  self->current = bar;
  g_signal_emit (self, opened_signal, 0, mu_book_bar_get_item (bar));
}

static void
add_bar (MuBookTimeline *self, MuBookItem *item)
{
  GtkWidget *bar = mu_book_bar_new (item);

  gtk_widget_set_parent (bar, GTK_WIDGET (self));
  g_ptr_array_add (self->bars, bar);
  mu_listen (bar, "clicked", clicked, self);
}

static void
clear_bars (MuBookTimeline *self)
{
  self->current = NULL;
  g_ptr_array_set_size (self->shown, 0);
  for (guint i = 0; i < self->bars->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->bars, i));
  g_ptr_array_set_size (self->bars, 0);
}

void
mu_book_timeline_set_books (MuBookTimeline *self, GListModel *books, MuBookAxis *axis)
{
  clear_bars (self);
  self->axis = axis;
  for (guint i = 0; i < g_list_model_get_n_items (books); i++) {
    g_autoptr (MuBookItem) item = g_list_model_get_item (books, i);
    add_bar (self, item);
  }
}

/* Only lands that have a book to show. */
static void
show_lands (MuBookTimeline *self)
{
  gboolean has[MU_LANDS] = { FALSE };

  for (guint i = 0; i < self->shown->len; i++)
    has[mu_book_item_get_book (mu_book_bar_get_item (g_ptr_array_index (self->shown, i)))->land]
        = TRUE;
  for (int land = 0; land < MU_LANDS; land++)
    gtk_widget_set_child_visible (self->lands[land], has[land]);
}

/* A year without an era is that of both. */
static void
mark_years (MuBookTimeline *self, const MuBookQuery *query)
{
  self->years[0] = query->year;
  self->years[1] = query->era == MU_ERA_NONE ? -query->year : 0;
}

/* Where words are looked for, the keyboard comes to the likeliest first. */
static void
show_found (MuBookTimeline *self, const MuBookQuery *query)
{
  MuFoundIn best = MU_FOUND_NOT;

  for (guint i = 0; i < self->bars->len; i++) {
    GtkWidget *bar = g_ptr_array_index (self->bars, i);
    const MuFoundIn in = mu_book_item_find (mu_book_bar_get_item (MU_BOOK_BAR (bar)), query).in;
    gtk_widget_set_visible (bar, in != MU_FOUND_NOT);
    if (in != MU_FOUND_NOT)
      g_ptr_array_add (self->shown, bar);
    if (query->words[0] && in < best) {
      best = in;
      self->current = MU_BOOK_BAR (bar);
    }
  }
}

guint
mu_book_timeline_search (MuBookTimeline *self, const MuBookQuery *query)
{
  g_ptr_array_set_size (self->shown, 0);
  show_found (self, query);
  mark_years (self, query);
  show_lands (self);
  lay_out (self, gtk_widget_get_width (GTK_WIDGET (self)));
  gtk_widget_queue_resize (GTK_WIDGET (self));
  return self->shown->len;
}

void
mu_book_timeline_pick (MuBookTimeline *self, const MuBook *book)
{
  for (guint i = 0; i < self->bars->len; i++) {
    MuBookBar *bar = g_ptr_array_index (self->bars, i);
    if (mu_book_item_get_book (mu_book_bar_get_item (bar)) == book)
      self->current = bar;
  }
}
