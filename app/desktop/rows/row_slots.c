#include "app/desktop/rows/row_slots.h"

#include "app/desktop/widget/wiring.h"

#define STEP 4 /* slots whose widgets are made, or taken down, in half a frame */

/* --- a slot --------------------------------------------------------------- */

struct _MuRowSlot {
  GObject parent;
  GObject *item;
  guint place;
};

G_DEFINE_FINAL_TYPE (MuRowSlot, mu_row_slot, G_TYPE_OBJECT)

enum { PROP_ITEM = 1, PROP_PLACE };

static void
mu_row_slot_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_ITEM)
    g_value_set_object (value, MU_ROW_SLOT (object)->item);
  else if (id == PROP_PLACE)
    g_value_set_uint (value, MU_ROW_SLOT (object)->place);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
mu_row_slot_dispose (GObject *object)
{
  g_clear_object (&MU_ROW_SLOT (object)->item);
  G_OBJECT_CLASS (mu_row_slot_parent_class)->dispose (object);
}

static void
mu_row_slot_class_init (MuRowSlotClass *class)
{
  GObjectClass *object = G_OBJECT_CLASS (class);

  object->get_property = mu_row_slot_get_property;
  object->dispose = mu_row_slot_dispose;
  g_object_class_install_property (object, PROP_ITEM,
                                   g_param_spec_object ("item", NULL, NULL, G_TYPE_OBJECT,
                                                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (object, PROP_PLACE,
                                   g_param_spec_uint ("place", NULL, NULL, 0, G_MAXUINT, 0,
                                                      G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
}

static void
mu_row_slot_init (MuRowSlot *self)
{
}

static void
put (MuRowSlot *slot, guint place, gpointer item)
{
  if (slot->place != place) {
    slot->place = place;
    g_object_notify (G_OBJECT (slot), "place");
  }
  if (g_set_object (&slot->item, item))
    g_object_notify (G_OBJECT (slot), "item");
}

/* --- the window ----------------------------------------------------------- */

struct _MuRowSlots {
  GObject parent;
  GtkSelectionModel *all;
  GObject *blank;
  GPtrArray *slots; /* MuRowSlot: those with rows, then those that are about to go */
  guint count;      /* with rows */
  guint start;
  guint size;
  int patience;
  guint at_once;        /* rows of a list that is just opened, which slots take in half a frame */
  gboolean is_held;     /* until these are laid out */
  gboolean is_opening;  /* the list was empty: its rows come bit by bit */
  gboolean is_removing; /* few rows, and */
  gboolean is_shorter;  /* puts none in their place */
  gboolean is_step;     /* now, while nobody waits for anything */
  guint stepping;       /* source */
};

static guint
all_rows (MuRowSlots *self)
{
  return self->all ? g_list_model_get_n_items (G_LIST_MODEL (self->all)) : 0;
}

static guint
wanted (MuRowSlots *self)
{
  return MIN (self->size, all_rows (self) - MIN (self->start, all_rows (self)));
}

static void
clamp_start (MuRowSlots *self)
{
  const guint most = all_rows (self) > self->size ? all_rows (self) - self->size : 0;

  self->start = MIN (self->start, most);
}

static GHashTable *
slots_by_item (MuRowSlots *self)
{
  GHashTable *by_item = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < self->count; i++) {
    MuRowSlot *slot = g_ptr_array_index (self->slots, i);
    g_hash_table_insert (by_item, slot->item, slot);
  }
  return by_item;
}

/* The list's rows that the window should show. */
static GPtrArray *
rows_in_window (MuRowSlots *self)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < wanted (self); i++)
    g_ptr_array_add (rows, g_list_model_get_item (G_LIST_MODEL (self->all), self->start + i));
  return rows;
}

/* Slots whose rows are not in the window any longer, in their order. */
static GPtrArray *
free_slots (MuRowSlots *self, GPtrArray *rows)
{
  g_autoptr (GHashTable) stays = g_hash_table_new (NULL, NULL);
  GPtrArray *free_ones = g_ptr_array_new ();

  for (guint i = 0; i < rows->len; i++)
    g_hash_table_add (stays, g_ptr_array_index (rows, i));
  for (guint i = 0; i < self->slots->len; i++) {
    MuRowSlot *slot = g_ptr_array_index (self->slots, i);
    if (i >= self->count || !g_hash_table_contains (stays, slot->item))
      g_ptr_array_add (free_ones, slot);
  }
  return free_ones;
}

/* Of a list that is just opened, bit by bit; where another list has to be filled first, nothing
 * before that is done. */
static guint
most_at_once (MuRowSlots *self)
{
  if (!self->is_opening)
    return G_MAXUINT;
  return self->count + (self->is_step || self->patience == 0 ? self->at_once : 0);
}

/* Where the slot of a row that was removed went, GTK would scroll, and the keyboard go. */
static MuRowSlot *
take_over (MuRowSlots *self, MuRowSlot *slot)
{
  return self->is_removing ? g_object_new (MU_TYPE_ROW_SLOT, NULL) : g_object_ref (slot);
}

/* The rows that move up to the window's end in place of those removed are far below what is seen:
 * they wait for a step. */
static gboolean
can_wait (MuRowSlots *self, GPtrArray *rows, GHashTable *by_item)
{
  return self->is_shorter
         && !g_hash_table_contains (by_item, g_ptr_array_index (rows, rows->len - 1));
}

/* How many of the free slots have the row of something that was removed, and go with it. */
static guint
count_removed (MuRowSlots *self, GPtrArray *free_ones)
{
  return self->is_removing ? free_ones->len - (self->slots->len - self->count) : 0;
}

/* A row keeps its slot; another takes one that is free, and only then a new one, few at a time. */
static GPtrArray *
deal_slots (MuRowSlots *self, GPtrArray *rows, GPtrArray *free_ones)
{
  g_autoptr (GHashTable) by_item = slots_by_item (self);
  GPtrArray *dealt = g_ptr_array_new_with_free_func (g_object_unref);
  const guint most = MIN (rows->len, most_at_once (self));
  guint used = 0;
  guint made = 0;

  for (guint i = 0; i < most; i++) {
    gpointer row = g_ptr_array_index (rows, i);
    MuRowSlot *slot = g_hash_table_lookup (by_item, row);
    if (slot == NULL
        && (can_wait (self, rows, by_item) || (used == free_ones->len && made == STEP)))
      break;
    if (slot)
      g_object_ref (slot);
    else if (used < free_ones->len)
      slot = take_over (self, g_ptr_array_index (free_ones, used++));
    else if (made++ < STEP)
      slot = g_object_new (MU_TYPE_ROW_SLOT, NULL);
    g_ptr_array_add (dealt, slot);
  }
  g_ptr_array_remove_range (free_ones, 0, MAX (used, count_removed (self, free_ones)));
  return dealt;
}

/* Tells of what lies between the first slot that differs and the last one. */
static void
tell (MuRowSlots *self, GPtrArray *before)
{
  const guint most = MIN (before->len, self->slots->len);
  guint head = 0;
  guint tail = 0;

  while (head < most && before->pdata[head] == self->slots->pdata[head])
    head++;
  while (tail < most - head
         && before->pdata[before->len - 1 - tail]
                == self->slots->pdata[self->slots->len - 1 - tail])
    tail++;
  if (before->len > head + tail || self->slots->len > head + tail)
    g_list_model_items_changed (G_LIST_MODEL (self), head, before->len - head - tail,
                                self->slots->len - head - tail);
  if (self->count > 0)
    gtk_selection_model_selection_changed (GTK_SELECTION_MODEL (self), 0, self->count);
}

static gboolean step (gpointer data);

/* One list after the other: the main loop takes all sources of one priority in a row. */
static void
step_soon (MuRowSlots *self)
{
  if (self->stepping == 0 && !self->is_held)
    self->stepping = g_idle_add_full (G_PRIORITY_DEFAULT_IDLE + self->patience, step, self, NULL);
}

/* Slots without a row go, but not at once: when another list is opened its rows take them. */
static gboolean
has_more_to_do (MuRowSlots *self)
{
  return self->count < wanted (self) || self->slots->len > self->count;
}

static void
arrange (MuRowSlots *self)
{
  g_autoptr (GPtrArray) before = g_steal_pointer (&self->slots);
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GPtrArray) free_ones = NULL;

  self->slots = before;
  clamp_start (self);
  self->is_opening |= all_rows (self) == 0;
  rows = rows_in_window (self);
  free_ones = free_slots (self, rows);
  self->slots = deal_slots (self, rows, free_ones);
  self->count = self->slots->len;
  self->is_opening &= self->count < wanted (self) || all_rows (self) == 0;
  for (guint i = 0; i < free_ones->len; i++)
    g_ptr_array_add (self->slots, g_object_ref (g_ptr_array_index (free_ones, i)));
  for (guint i = 0; i < self->count; i++)
    put (g_ptr_array_index (self->slots, i), self->start + i, g_ptr_array_index (rows, i));
  tell (self, before);
  if (has_more_to_do (self))
    step_soon (self);
}

static void
blank_free_slots (MuRowSlots *self)
{
  for (guint i = self->count; i < self->slots->len; i++)
    put (g_ptr_array_index (self->slots, i), GTK_INVALID_LIST_POSITION, self->blank);
}

static void
drop_free_slots (MuRowSlots *self)
{
  const guint drop = MIN (STEP, self->slots->len - self->count);
  const guint at = self->slots->len - drop;

  if (drop == 0)
    return;
  g_ptr_array_remove_range (self->slots, at, drop);
  g_list_model_items_changed (G_LIST_MODEL (self), at, drop, 0);
}

static gboolean
step (gpointer data)
{
  MuRowSlots *self = data;

  self->stepping = 0;
  if (self->count < wanted (self)) {
    self->is_step = TRUE;
    arrange (self);
    self->is_step = FALSE;
    return G_SOURCE_REMOVE;
  }
  blank_free_slots (self);
  drop_free_slots (self);
  if (has_more_to_do (self))
    step_soon (self);
  return G_SOURCE_REMOVE;
}

/* --- following the list --------------------------------------------------- */

/* What comes or goes before the window leaves it at its rows. */
static void
rows_changed (MuRowSlots *self, guint at, guint removed, guint added)
{
  if (at + removed <= self->start && self->start > 0)
    self->start = self->start + added - removed;
  self->is_removing = removed > 0 && removed <= STEP && all_rows (self) > 0;
  self->is_shorter = self->is_removing && added == 0;
  arrange (self);
  self->is_removing = self->is_shorter = FALSE;
}

static void
selection_changed (MuRowSlots *self, guint at, guint count)
{
  const guint first = MAX (at, self->start);
  const guint end = MIN (at + count, self->start + self->count);

  if (first < end)
    gtk_selection_model_selection_changed (GTK_SELECTION_MODEL (self), first - self->start,
                                           end - first);
}

/* --- as a list and its selection ------------------------------------------ */

static GType
get_item_type (GListModel *model)
{
  return MU_TYPE_ROW_SLOT;
}

static guint
get_n_items (GListModel *model)
{
  return MU_ROW_SLOTS (model)->slots->len;
}

static gpointer
get_item (GListModel *model, guint at)
{
  MuRowSlots *self = MU_ROW_SLOTS (model);

  return at < self->slots->len ? g_object_ref (g_ptr_array_index (self->slots, at)) : NULL;
}

static void
list_model_init (GListModelInterface *model)
{
  model->get_item_type = get_item_type;
  model->get_n_items = get_n_items;
  model->get_item = get_item;
}

static gboolean
is_selected (GtkSelectionModel *model, guint at)
{
  MuRowSlots *self = MU_ROW_SLOTS (model);

  return at < self->count && gtk_selection_model_is_selected (self->all, self->start + at);
}

static GtkBitset *
get_selection_in_range (GtkSelectionModel *model, guint at, guint count)
{
  GtkBitset *selected = gtk_bitset_new_empty ();

  for (guint i = at; i < at + count; i++)
    if (is_selected (model, i))
      gtk_bitset_add (selected, i);
  return selected;
}

static gboolean
select_item (GtkSelectionModel *model, guint at, gboolean unselect_rest)
{
  MuRowSlots *self = MU_ROW_SLOTS (model);

  return at < self->count
         && gtk_selection_model_select_item (self->all, self->start + at, unselect_rest);
}

static gboolean
unselect_item (GtkSelectionModel *model, guint at)
{
  MuRowSlots *self = MU_ROW_SLOTS (model);

  return at < self->count && gtk_selection_model_unselect_item (self->all, self->start + at);
}

static void
selection_model_init (GtkSelectionModelInterface *model)
{
  model->is_selected = is_selected;
  model->get_selection_in_range = get_selection_in_range;
  model->select_item = select_item;
  model->unselect_item = unselect_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (MuRowSlots, mu_row_slots, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init)
                                   G_IMPLEMENT_INTERFACE (GTK_TYPE_SELECTION_MODEL,
                                                          selection_model_init))

static void
mu_row_slots_dispose (GObject *object)
{
  MuRowSlots *self = MU_ROW_SLOTS (object);

  g_clear_handle_id (&self->stepping, g_source_remove);
  g_clear_object (&self->all);
  g_clear_object (&self->blank);
  G_OBJECT_CLASS (mu_row_slots_parent_class)->dispose (object);
}

static void
mu_row_slots_finalize (GObject *object)
{
  g_ptr_array_unref (MU_ROW_SLOTS (object)->slots);
  G_OBJECT_CLASS (mu_row_slots_parent_class)->finalize (object);
}

static void
mu_row_slots_class_init (MuRowSlotsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = mu_row_slots_dispose;
  G_OBJECT_CLASS (class)->finalize = mu_row_slots_finalize;
}

static void
mu_row_slots_init (MuRowSlots *self)
{
  self->slots = g_ptr_array_new_with_free_func (g_object_unref);
}

/* --- for the table -------------------------------------------------------- */

MuRowSlots *
mu_row_slots_new (GtkSelectionModel *all, gpointer blank, int patience, guint at_once)
{
  MuRowSlots *self = g_object_new (MU_TYPE_ROW_SLOTS, NULL);

  self->all = g_object_ref (all);
  self->blank = g_object_ref (blank);
  self->patience = patience;
  self->at_once = at_once;
  mu_listen (all, "items-changed", rows_changed, self);
  mu_listen (all, "selection-changed", selection_changed, self);
  return self;
}

void
mu_row_slots_set_window (MuRowSlots *self, guint start, guint size)
{
  const guint had_start = self->start;
  const guint had_size = self->size;

  self->start = start;
  self->size = size;
  clamp_start (self);
  if (self->start != had_start || self->size != had_size)
    arrange (self);
}

void
mu_row_slots_hold (MuRowSlots *self, gboolean held)
{
  self->is_held = held;
  if (held)
    g_clear_handle_id (&self->stepping, g_source_remove);
  else if (has_more_to_do (self))
    step_soon (self);
}

guint
mu_row_slots_get_start (MuRowSlots *self)
{
  return self->start;
}

guint
mu_row_slots_get_size (MuRowSlots *self)
{
  return self->size;
}

guint
mu_row_slots_count (MuRowSlots *self)
{
  return self->count;
}

guint
mu_row_slots_count_all (MuRowSlots *self)
{
  return all_rows (self);
}

guint
mu_row_slots_place (MuRowSlots *self, guint slot)
{
  return slot < self->count ? self->start + slot : GTK_INVALID_LIST_POSITION;
}

gboolean
mu_row_slots_find (MuRowSlots *self, guint place, guint *slot)
{
  if (place < self->start || place - self->start >= self->count)
    return FALSE;
  *slot = place - self->start;
  return TRUE;
}
