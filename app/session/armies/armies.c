#include "app/session/armies/armies.h"

#include <string.h>

#include "app/session/armies/army_item.h"
#include "db/store.h"

struct _MuArmies {
  GObject parent;
  MuHistory *history;
  const MuShelf *shelf;
  GListStore *model;
  GHashTable *by_id; /* gint64 -> MuArmyItem of the model, borrowed */
  guint checked;     /* rows up to here have been looked at */
  guint idle;
};

G_DEFINE_FINAL_TYPE (MuArmies, mu_armies, G_TYPE_OBJECT)

static void
mu_armies_dispose (GObject *object)
{
  MuArmies *self = MU_ARMIES (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_object (&self->history);
  g_clear_pointer (&self->by_id, g_hash_table_unref);
  g_clear_object (&self->model);
  G_OBJECT_CLASS (mu_armies_parent_class)->dispose (object);
}

static void
mu_armies_class_init (MuArmiesClass *class)
{
  G_OBJECT_CLASS (class)->dispose = mu_armies_dispose;
}

static void
mu_armies_init (MuArmies *self)
{
  self->model = g_list_store_new (MU_TYPE_ARMY_ITEM);
  self->by_id = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
}

/* Rows before self->checked are not looked through again. */
static MuArmyItem *
first_unchecked (MuArmies *self)
{
  guint count = g_list_model_get_n_items (G_LIST_MODEL (self->model));

  for (; self->checked < count; self->checked++) {
    g_autoptr (MuArmyItem) item = g_list_model_get_item (G_LIST_MODEL (self->model), self->checked);
    if (mu_army_item_get_mark (item) == MU_ARMY_UNCHECKED)
      return g_steal_pointer (&item);
  }
  return NULL;
}

gboolean
mu_armies_are_checked (MuArmies *self)
{
  g_autoptr (MuArmyItem) item = first_unchecked (self);
  return item == NULL;
}

static gboolean
check_one (gpointer data)
{
  MuArmies *self = data;
  g_autoptr (MuArmyItem) item = first_unchecked (self);
  g_autoptr (MuList) list = NULL;

  if (item == NULL) {
    self->idle = 0;
    return G_SOURCE_REMOVE;
  }
  list = mu_store_list (mu_history_store (self->history), mu_army_item_get_id (item), NULL);
  mu_army_item_check (item, list, self->shelf);
  return G_SOURCE_CONTINUE;
}

/* The row that shows this list already, or a new one. */
static MuArmyItem *
item_for (MuArmies *self, const MuListRow *row)
{
  MuArmyItem *item = g_hash_table_lookup (self->by_id, &row->id);

  if (item == NULL)
    return mu_army_item_new (row, self->shelf);
  mu_army_item_show (item, row, self->shelf);
  return g_object_ref (item);
}

static void
note_rows (MuArmies *self, const GPtrArray *items)
{
  g_hash_table_remove_all (self->by_id);
  for (guint i = 0; i < items->len; i++) {
    MuArmyItem *item = g_ptr_array_index (items, i);
    gint64 id = mu_army_item_get_id (item);
    g_hash_table_insert (self->by_id, g_memdup2 (&id, sizeof id), item);
  }
}

static void
check_later (MuArmies *self)
{
  self->checked = 0;
  if (self->idle == 0)
    self->idle = g_idle_add (check_one, self);
}

static gboolean
same_rows (GListModel *model, const GPtrArray *items)
{
  if (g_list_model_get_n_items (model) != items->len)
    return FALSE;
  for (guint i = 0; i < items->len; i++) {
    g_autoptr (GObject) item = g_list_model_get_item (model, i);
    if (item != g_ptr_array_index (items, i))
      return FALSE;
  }
  return TRUE;
}

gboolean
mu_armies_refresh (MuArmies *self, GError **error)
{
  g_autoptr (GPtrArray) rows = mu_store_lists (mu_history_store (self->history), error);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  if (rows == NULL)
    return FALSE;
  for (guint i = 0; i < rows->len; i++)
    g_ptr_array_add (items, item_for (self, g_ptr_array_index (rows, i)));
  if (!same_rows (G_LIST_MODEL (self->model), items))
    g_list_store_splice (self->model, 0, g_list_model_get_n_items (G_LIST_MODEL (self->model)),
                         items->pdata, items->len);
  note_rows (self, items);
  check_later (self);
  return TRUE;
}

/* The club file knows seconds, and people are quicker than that: what has been
 * changed here is looked at again whatever its time says. */
static void
forget_marks (MuArmies *self)
{
  GHashTableIter rows;
  gpointer item;

  g_hash_table_iter_init (&rows, self->by_id);
  while (g_hash_table_iter_next (&rows, NULL, &item))
    mu_army_item_forget_mark (item);
}

/* Where the row of that name and number stands, or would stand; as the store sorts them. */
static guint
place_of (MuArmies *self, const char *name, gint64 id)
{
  guint low = 0;
  guint high = g_list_model_get_n_items (G_LIST_MODEL (self->model));

  while (low < high) {
    const guint middle = low + (high - low) / 2;
    g_autoptr (MuArmyItem) item = g_list_model_get_item (G_LIST_MODEL (self->model), middle);
    int order = g_utf8_collate (mu_army_item_get_name (item), name);
    if (order == 0)
      order = (mu_army_item_get_id (item) > id) - (mu_army_item_get_id (item) < id);
    if (order < 0)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

static void
take_out (MuArmies *self, MuArmyItem *item)
{
  gint64 id = mu_army_item_get_id (item);
  const guint place = place_of (self, mu_army_item_get_name (item), id);
  g_autoptr (MuArmyItem) there = g_list_model_get_item (G_LIST_MODEL (self->model), place);

  g_return_if_fail (there == item);
  g_hash_table_remove (self->by_id, &id);
  g_list_store_remove (self->model, place);
}

static void
put_in (MuArmies *self, MuArmyItem *item)
{
  gint64 id = mu_army_item_get_id (item);

  g_hash_table_insert (self->by_id, g_memdup2 (&id, sizeof id), item);
  g_list_store_insert (self->model, place_of (self, mu_army_item_get_name (item), id), item);
}

/* A row that is there under its name stays where it is. */
static void
show_one (MuArmies *self, MuArmyItem *known, const MuListRow *row)
{
  g_autoptr (MuArmyItem) item = known ? g_object_ref (known) : mu_army_item_new (row, self->shelf);
  const gboolean stays = known && strcmp (row->name, mu_army_item_get_name (known)) == 0;

  if (known && !stays)
    take_out (self, known);
  mu_army_item_forget_mark (item);
  mu_army_item_show (item, row, self->shelf);
  if (!stays)
    put_in (self, item);
}

/* One list was changed, added or deleted: the other rows are as they were. */
static void
refresh_one (MuArmies *self, gint64 id)
{
  MuArmyItem *known = g_hash_table_lookup (self->by_id, &id);
  MuListRow *row = mu_store_list_row (mu_history_store (self->history), id, NULL);

  if (row)
    show_one (self, known, row);
  else if (known)
    take_out (self, known);
  check_later (self);
  mu_list_row_free (row);
}

static void
history_changed (MuHistory *history, guint changed, gint64 id, MuArmies *self)
{
  if (!(changed & MU_CHANGED_LISTS))
    return;
  if (id != 0) {
    refresh_one (self, id);
    return;
  }
  forget_marks (self);
  mu_armies_refresh (self, NULL);
}

MuArmies *
mu_armies_new (MuHistory *history, const MuShelf *shelf)
{
  MuArmies *self = g_object_new (MU_TYPE_ARMIES, NULL);

  self->history = g_object_ref (history);
  self->shelf = shelf;
  g_signal_connect_object (history, "changed", G_CALLBACK (history_changed), self, 0);
  return self;
}

GListModel *
mu_armies_get_model (MuArmies *self)
{
  return G_LIST_MODEL (self->model);
}
