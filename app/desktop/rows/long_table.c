#include "app/desktop/rows/long_table.h"

#include "app/desktop/rows/row_slots.h"
#include "app/desktop/widget/wiring.h"

#define FIRST_WINDOW 24 /* rows, before it is known how many find room */
#define LEAST_ROOM   8  /* rows in view at least, as far as the window is concerned */
#define AT_ONCE      4  /* rows of a list that is just opened, in half a frame */

struct _MuLongTable {
  GtkWidget parent;
  GtkWidget *view;
  GtkWidget *list; /* of a column view its own, which holds the rows */
  GtkSingleSelection *rows;
  MuRowSlots *slots;
  GtkAdjustment *across;
  GtkAdjustment *outer; /* of the whole list */
  GtkAdjustment *inner; /* of the rows in the window */
  int patience;
  int at_once;
  gboolean follows;      /* one adjustment is being set after the other */
  gboolean is_stale;     /* the rows have changed and have no room yet */
  gboolean has_moved;    /* scrolled since they were given their places */
  double wanted;         /* scrolled to meanwhile; negative: nothing */
  guint place_wanted;    /* to be shown once there is room */
  gboolean focus_wanted; /* and the keyboard there */
  guint catching_up;     /* source */
};

enum {
  PROP_CHILD = 1,
  PROP_HADJUSTMENT,
  PROP_VADJUSTMENT,
  PROP_HPOLICY,
  PROP_VPOLICY,
  PROP_PATIENCE,
  PROP_AT_ONCE
};

static void scrollable_init (GtkScrollableInterface *scrollable);

G_DEFINE_FINAL_TYPE_WITH_CODE (MuLongTable, mu_long_table, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, scrollable_init))

static void
scrollable_init (GtkScrollableInterface *scrollable)
{
}

/* --- measures ------------------------------------------------------------- */

static double
row_height (MuLongTable *self)
{
  const guint rows = g_list_model_get_n_items (G_LIST_MODEL (self->slots));

  return rows > 0 ? gtk_adjustment_get_upper (self->inner) / rows : 0;
}

/* The height of the rows before the window. */
static double
before (MuLongTable *self)
{
  return mu_row_slots_get_start (self->slots) * row_height (self);
}

static guint
rows_in_view (MuLongTable *self)
{
  const double height = row_height (self);
  const double rows = height > 0 ? gtk_adjustment_get_page_size (self->inner) / height : 0;

  return MAX ((guint) rows + 1, LEAST_ROOM);
}

static guint
first_in_view (MuLongTable *self)
{
  const double height = row_height (self);

  return mu_row_slots_get_start (self->slots)
         + (height > 0 ? (guint) (gtk_adjustment_get_value (self->inner) / height) : 0);
}

/* --- the keyboard's row --------------------------------------------------- */

static GtkWidget *
focus (MuLongTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root ? gtk_root_get_focus (root) : NULL;
}

static GtkWidget *
row_at (MuLongTable *self, guint slot)
{
  GtkWidget *row = gtk_widget_get_first_child (self->list);

  while (row && slot-- > 0)
    row = gtk_widget_get_next_sibling (row);
  return row;
}

/* The slot that has the keyboard. */
static gboolean
focused_slot (MuLongTable *self, guint *slot)
{
  GtkWidget *at = focus (self);
  guint i = 0;

  while (at && gtk_widget_get_parent (at) != self->list)
    at = gtk_widget_get_parent (at);
  for (GtkWidget *row = at ? gtk_widget_get_prev_sibling (at) : NULL; row;
       row = gtk_widget_get_prev_sibling (row))
    i++;
  *slot = i;
  return at != NULL;
}

static void
take_focus (MuLongTable *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
give_focus (MuLongTable *self, guint slot)
{
  GtkWidget *row = row_at (self, slot);

  if (row && gtk_widget_grab_focus (row))
    gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
}

/* What is typed must not go to another row that takes the slot. */
static void
save_focus (MuLongTable *self, guint start, guint size)
{
  guint slot;
  guint place;

  if (!focused_slot (self, &slot))
    return;
  place = mu_row_slots_place (self->slots, slot);
  if (place < start || place >= start + size)
    take_focus (self);
}

/* --- the window ----------------------------------------------------------- */

static void
set_window (MuLongTable *self, guint start, guint size)
{
  const guint count = mu_row_slots_count_all (self->slots);

  start = MIN (start, count > size ? count - size : 0);
  save_focus (self, start, size);
  mu_row_slots_set_window (self->slots, start, size);
}

/* As many rows before and behind as there are in view. */
static void
centre (MuLongTable *self)
{
  const guint room = rows_in_view (self);
  const guint first = first_in_view (self);

  set_window (self, first > room ? first - room : 0, 3 * room);
}

/* Whether fewer rows than half of those in view are left on a side that has more. */
static gboolean
is_off_centre (MuLongTable *self)
{
  const guint start = mu_row_slots_get_start (self->slots);
  const guint end = start + mu_row_slots_count (self->slots);
  const guint room = rows_in_view (self);
  const guint first = first_in_view (self);

  return (start > 0 && first < start + room / 2)
         || (end < mu_row_slots_count_all (self->slots) && first + room + room / 2 > end)
         || mu_row_slots_get_size (self->slots) < 3 * room;
}

static gboolean catch_up (gpointer data);

/* Before the next frame, but not while it is being laid out. */
static void
catch_up_soon (MuLongTable *self)
{
  if (self->catching_up == 0)
    self->catching_up = g_idle_add_full (G_PRIORITY_HIGH_IDLE, catch_up, self, NULL);
}

static void
slide_soon (MuLongTable *self)
{
  if (is_off_centre (self))
    catch_up_soon (self);
}

/* The outer adjustment is set while rows get room, and a scroll bar may come or go by that: so the
 * scrolled window must be given its room anew as well, else GTK leaves it without any. */
static void
queue_room (MuLongTable *self)
{
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
became_stale (MuLongTable *self)
{
  self->is_stale = TRUE;
  if (self->patience > 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    mu_row_slots_hold (self->slots, TRUE);
  queue_room (self);
}

/* --- scrolling ------------------------------------------------------------ */

static void
set_inner (MuLongTable *self, double value)
{
  self->follows = TRUE;
  gtk_adjustment_set_value (self->inner, value);
  self->follows = FALSE;
}

static void
set_outer (MuLongTable *self)
{
  const double page = gtk_adjustment_get_page_size (self->inner);
  const guint all = mu_row_slots_count_all (self->slots);
  const guint slots = g_list_model_get_n_items (G_LIST_MODEL (self->slots));
  const guint behind = MAX (all, mu_row_slots_get_start (self->slots) + slots)
                       - mu_row_slots_get_start (self->slots) - slots;

  self->follows = TRUE;
  gtk_adjustment_configure (self->outer, before (self) + gtk_adjustment_get_value (self->inner), 0,
                            before (self) + gtk_adjustment_get_upper (self->inner)
                                + behind * row_height (self),
                            page * 0.1, page * 0.9, page);
  self->follows = FALSE;
}

/* To where the window is not: its rows become others, at their places. Rows that have come into the
 * window have no height yet, and GTK finds no place among them: then it waits. */
static void
jump (MuLongTable *self, double value)
{
  const double height = row_height (self);
  const guint first = (guint) (value / height);
  const guint room = rows_in_view (self);

  set_window (self, first > room ? first - room : 0, 3 * room);
  if (self->is_stale) {
    self->wanted = value;
    return;
  }
  set_inner (self, value - before (self));
  set_outer (self);
}

static void
scroll_to (MuLongTable *self, double value)
{
  const double inside = value - before (self);
  const double most
      = gtk_adjustment_get_upper (self->inner) - gtk_adjustment_get_page_size (self->inner);

  if (row_height (self) <= 0)
    return;
  if (inside >= 0 && inside <= most)
    set_inner (self, inside);
  else
    jump (self, value);
  slide_soon (self);
}

static void
outer_scrolled (MuLongTable *self)
{
  if (self->follows)
    return;
  if (self->is_stale)
    self->wanted = gtk_adjustment_get_value (self->outer);
  else
    scroll_to (self, gtk_adjustment_get_value (self->outer));
}

static void
inner_scrolled (MuLongTable *self)
{
  self->has_moved = TRUE;
  if (self->follows || self->is_stale || self->outer == NULL)
    return;
  set_outer (self);
  slide_soon (self);
}

/* --- showing a row -------------------------------------------------------- */

/* FALSE while the row has no place yet. */
static gboolean
scroll_to_slot (MuLongTable *self, guint slot)
{
  GtkWidget *row = row_at (self, slot);
  const double top = gtk_adjustment_get_value (self->inner);
  const double page = gtk_adjustment_get_page_size (self->inner);
  graphene_rect_t at;

  if (row == NULL || !gtk_widget_compute_bounds (row, self->list, &at) || at.size.height <= 0)
    return FALSE;
  if (at.origin.y < 0 || at.size.height > page)
    gtk_adjustment_set_value (self->inner, top + at.origin.y);
  else if (at.origin.y + at.size.height > page)
    gtk_adjustment_set_value (self->inner, top + at.origin.y + at.size.height - page);
  return TRUE;
}

static void
show_slot (MuLongTable *self, guint slot)
{
  if (!scroll_to_slot (self, slot))
    return;
  if (self->focus_wanted)
    give_focus (self, slot);
  self->focus_wanted = FALSE;
}

/* Where a row is GTK tells as it was last laid out: one that was scrolled since is waited for. */
static void
go_to (MuLongTable *self, guint place)
{
  const double height = row_height (self);
  const double page = gtk_adjustment_get_page_size (self->inner);
  const double top = place * height + height / 2 - page / 2;
  const double most = mu_row_slots_count_all (self->slots) * height - page;
  guint slot;

  if (!self->is_stale && !mu_row_slots_find (self->slots, place, &slot) && height > 0)
    jump (self, CLAMP (top, 0, MAX (most, 0)));
  if (mu_row_slots_find (self->slots, place, &slot) && !self->is_stale && !self->has_moved) {
    show_slot (self, slot);
    return;
  }
  self->place_wanted = place;
  queue_room (self);
}

void
mu_long_table_show (MuLongTable *self, guint place)
{
  if (place >= mu_row_slots_count_all (self->slots))
    return;
  go_to (self, place);
}

/* Goes to what is wanted, and keeps the window around it. */
static gboolean
catch_up (gpointer data)
{
  MuLongTable *self = data;
  const double wanted = self->wanted;
  const guint place = self->place_wanted;

  self->catching_up = 0;
  if (self->is_stale)
    return G_SOURCE_REMOVE;
  self->wanted = -1;
  self->place_wanted = GTK_INVALID_LIST_POSITION;
  if (place < mu_row_slots_count_all (self->slots))
    go_to (self, place);
  else if (wanted >= 0)
    scroll_to (self, wanted);
  if (wanted == 0 && place == GTK_INVALID_LIST_POSITION)
    gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", 0); /* and it holds on */
  if (!self->is_stale && self->place_wanted == GTK_INVALID_LIST_POSITION && is_off_centre (self))
    centre (self);
  return G_SOURCE_REMOVE;
}

/* The rows have room. */
static void
settle (MuLongTable *self)
{
  self->is_stale = self->has_moved = FALSE;
  if (self->outer == NULL || self->slots == NULL)
    return;
  mu_row_slots_hold (self->slots, FALSE);
  set_outer (self);
  if (self->wanted < 0 && self->place_wanted == GTK_INVALID_LIST_POSITION)
    slide_soon (self);
  else
    catch_up_soon (self);
}

/* --- keys ----------------------------------------------------------------- */

static void
select_and_go (MuLongTable *self, guint place)
{
  gtk_single_selection_set_selected (self->rows, place);
  self->focus_wanted = TRUE;
  mu_long_table_show (self, place);
}

/* Without Ctrl those of a number are its own. */
static gboolean
goes_to_end (MuLongTable *self, guint key, GdkModifierType state, guint *place)
{
  const guint count = mu_row_slots_count_all (self->slots);

  if (count == 0 || (GTK_IS_TEXT (focus (self)) && !(state & GDK_CONTROL_MASK)))
    return FALSE;
  *place = key == GDK_KEY_Home || key == GDK_KEY_KP_Home ? 0 : count - 1;
  return key == GDK_KEY_Home || key == GDK_KEY_KP_Home || key == GDK_KEY_End
         || key == GDK_KEY_KP_End;
}

static gboolean
is_modifier (guint key)
{
  return key >= GDK_KEY_Shift_L && key <= GDK_KEY_Hyper_R;
}

static gboolean
key_pressed (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state,
             MuLongTable *self)
{
  const guint selected = gtk_single_selection_get_selected (self->rows);
  guint place;

  if (goes_to_end (self, key, state, &place)) {
    select_and_go (self, place);
    return TRUE;
  }
  if (focus (self) == GTK_WIDGET (self) && selected != GTK_INVALID_LIST_POSITION
      && !is_modifier (key))
    select_and_go (self, selected);
  return FALSE;
}

/* --- as a widget ---------------------------------------------------------- */

static void
set_child (MuLongTable *self, GtkWidget *view)
{
  g_set_object (&self->view, view);
  gtk_widget_set_parent (view, GTK_WIDGET (self));
  self->list = GTK_IS_COLUMN_VIEW (view) ? gtk_widget_get_last_child (view) : view;
  gtk_scrollable_set_vadjustment (GTK_SCROLLABLE (view), self->inner);
}

static void
set_outer_adjustment (MuLongTable *self, GtkAdjustment *outer)
{
  if (self->outer)
    g_signal_handlers_disconnect_by_data (self->outer, self);
  g_set_object (&self->outer, outer);
  if (outer)
    g_signal_connect_swapped (outer, "value-changed", G_CALLBACK (outer_scrolled), self);
}

static void
mu_long_table_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MuLongTable *self = MU_LONG_TABLE (object);

  switch (id) {
  case PROP_CHILD:
    g_value_set_object (value, self->view);
    break;
  case PROP_HADJUSTMENT:
    g_value_set_object (value, self->across);
    break;
  case PROP_VADJUSTMENT:
    g_value_set_object (value, self->outer);
    break;
  case PROP_HPOLICY:
  case PROP_VPOLICY:
    g_value_set_enum (value, GTK_SCROLL_MINIMUM);
    break;
  case PROP_PATIENCE:
    g_value_set_int (value, self->patience);
    break;
  case PROP_AT_ONCE:
    g_value_set_int (value, self->at_once);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
mu_long_table_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  MuLongTable *self = MU_LONG_TABLE (object);

  switch (id) {
  case PROP_CHILD:
    set_child (self, g_value_get_object (value));
    break;
  case PROP_HADJUSTMENT:
    g_set_object (&self->across, g_value_get_object (value));
    if (self->view)
      gtk_scrollable_set_hadjustment (GTK_SCROLLABLE (self->view), self->across);
    break;
  case PROP_VADJUSTMENT:
    set_outer_adjustment (self, g_value_get_object (value));
    break;
  case PROP_HPOLICY:
  case PROP_VPOLICY:
    break;
  case PROP_PATIENCE:
    self->patience = g_value_get_int (value);
    break;
  case PROP_AT_ONCE:
    self->at_once = g_value_get_int (value);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
mu_long_table_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                       int *natural, int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (MU_LONG_TABLE (widget)->view, orientation, for_size, minimum, natural, NULL,
                      NULL);
}

static void
mu_long_table_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MuLongTable *self = MU_LONG_TABLE (widget);

  gtk_widget_size_allocate (self->view, &(GtkAllocation){ 0, 0, width, height }, baseline);
  settle (self);
}

/* What is not seen gets no room, and need not wait for any. */
static void
mu_long_table_unmap (GtkWidget *widget)
{
  MuLongTable *self = MU_LONG_TABLE (widget);

  GTK_WIDGET_CLASS (mu_long_table_parent_class)->unmap (widget);
  if (self->slots)
    mu_row_slots_hold (self->slots, FALSE);
}

static GtkSizeRequestMode
mu_long_table_get_request_mode (GtkWidget *widget)
{
  return gtk_widget_get_request_mode (MU_LONG_TABLE (widget)->view);
}

static void
mu_long_table_dispose (GObject *object)
{
  MuLongTable *self = MU_LONG_TABLE (object);

  g_clear_handle_id (&self->catching_up, g_source_remove);
  set_outer_adjustment (self, NULL);
  if (self->view)
    gtk_widget_unparent (self->view);
  g_clear_object (&self->view);
  g_clear_object (&self->inner);
  g_clear_object (&self->across);
  g_clear_object (&self->slots);
  g_clear_object (&self->rows);
  G_OBJECT_CLASS (mu_long_table_parent_class)->dispose (object);
}

static void
mu_long_table_class_init (MuLongTableClass *class)
{
  GObjectClass *object = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  object->get_property = mu_long_table_get_property;
  object->set_property = mu_long_table_set_property;
  object->dispose = mu_long_table_dispose;
  widget->measure = mu_long_table_measure;
  widget->size_allocate = mu_long_table_size_allocate;
  widget->unmap = mu_long_table_unmap;
  widget->get_request_mode = mu_long_table_get_request_mode;
  g_object_class_install_property (
      object, PROP_CHILD,
      g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (object, PROP_PATIENCE,
                                   g_param_spec_int ("patience", NULL, NULL, 0, 9, 0,
                                                     G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (
      object, PROP_AT_ONCE,
      g_param_spec_int ("at-once", NULL, NULL, 1, 99, AT_ONCE,
                        G_PARAM_READWRITE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS));
  g_object_class_override_property (object, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object, PROP_HPOLICY, "hscroll-policy");
  g_object_class_override_property (object, PROP_VPOLICY, "vscroll-policy");
}

static void
mu_long_table_init (MuLongTable *self)
{
  self->inner = g_object_ref_sink (gtk_adjustment_new (0, 0, 0, 0, 0, 0));
  self->wanted = -1;
  self->place_wanted = GTK_INVALID_LIST_POSITION;
  mu_listen (self->inner, "value-changed", inner_scrolled, self);
}

/* GTK leaves the first row where it is, and what comes before it out of sight: a problem that
 * stands above the others would go unseen, and so would the first rows of a list that is opened. */
static void
stay_at_top (MuLongTable *self)
{
  const gboolean opens = mu_row_slots_count (self->slots) == 0;

  if (opens || (self->outer && gtk_adjustment_get_value (self->outer) <= 0))
    self->wanted = 0;
}

/* Its row is about to go: the keyboard goes to the one that is selected instead. */
static void
rows_changed (MuLongTable *self, guint at, guint removed, guint added)
{
  guint slot;
  guint place;

  queue_room (self); /* the list's height is another */
  if (at == 0 && added > 0)
    stay_at_top (self);
  if (removed == 0 || !focused_slot (self, &slot))
    return;
  place = mu_row_slots_place (self->slots, slot);
  if (place < at || place >= at + removed)
    return;
  take_focus (self);
  self->place_wanted = gtk_single_selection_get_selected (self->rows);
  self->focus_wanted = TRUE;
}

/* --- for the page --------------------------------------------------------- */

/* The controller that comes last is asked first: whoever listens to the keys of the table finds the
 * keyboard in the selected row. */
static void
listen_to_keys (MuLongTable *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

void
mu_long_table_set_rows (MuLongTable *self, GtkSingleSelection *rows, gpointer blank)
{
  g_set_object (&self->rows, rows);
  /* Before the slots hear of it. */
  mu_listen (rows, "items-changed", rows_changed, self);
  self->slots
      = mu_row_slots_new (GTK_SELECTION_MODEL (rows), blank, self->patience, (guint) self->at_once);
  mu_listen (self->slots, "items-changed", became_stale, self);
  mu_row_slots_set_window (self->slots, 0, FIRST_WINDOW);
  g_object_set (self->view, "model", self->slots, NULL);
  listen_to_keys (self);
}

guint
mu_long_table_place (MuLongTable *self, guint row)
{
  return mu_row_slots_place (self->slots, row);
}
