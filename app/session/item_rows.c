#include "app/session/item_rows.h"

/* How many rows at the head, or at the end, stay: most at most. */
static guint
count_same (GListModel *rows, const GPtrArray *items, guint most, gboolean at_end)
{
  const guint have = g_list_model_get_n_items (rows);
  guint same = 0;

  while (same < most) {
    const guint row = at_end ? have - 1 - same : same;
    const guint item = at_end ? items->len - 1 - same : same;
    g_autoptr (MuItem) shown = g_list_model_get_item (rows, row);
    if (!mu_item_says_the_same (shown, g_ptr_array_index (items, item)))
      break;
    same++;
  }
  return same;
}

void
mu_item_rows_show (GListStore *store, const GPtrArray *items)
{
  GListModel *rows = G_LIST_MODEL (store);
  const guint have = g_list_model_get_n_items (rows);
  const guint most = MIN (have, items->len);
  const guint head = count_same (rows, items, most, FALSE);
  const guint end = count_same (rows, items, most - head, TRUE);
  const guint gone = have - head - end;
  const guint come = items->len - head - end;

  if (gone > 0 || come > 0)
    g_list_store_splice (store, head, gone, come > 0 ? items->pdata + head : NULL, come);
}
