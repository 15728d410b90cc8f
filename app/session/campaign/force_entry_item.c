#include "app/session/campaign/force_entry_item.h"

#include "reports/campaign/force_words.h"
#include "reports/document/date_words.h"

struct _MuForceEntryItem {
  MuItem parent;
  char *words;
  char *details;
};

static const MuItemField fields[] = {
  MU_TEXT (MuForceEntryItem, words, "words"),
  MU_TEXT (MuForceEntryItem, details, "details"),
};

MU_DEFINE_ITEM (MuForceEntryItem, mu_force_entry_item, fields)

static MuForceEntryItem *
item_new (const MuForceEntry *entry, const MuDate *first)
{
  MuForceEntryItem *self = g_object_new (MU_TYPE_FORCE_ENTRY_ITEM, NULL);
  const MuDate date = mu_calendar_after (first, entry->day);
  g_autofree char *day = mu_date_in_words (&date);
  g_autofree char *details = mu_force_entry_details (entry, first);

  self->words = mu_force_entry_words (entry);
  self->details = *details ? g_strdup_printf ("%s. %s", day, details) : g_strdup (day);
  return self;
}

void
mu_force_entry_items_show (GListStore *store, const GPtrArray *record, const MuDate *first)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = record->len; i > 0; i--)
    g_ptr_array_add (items, item_new (g_ptr_array_index (record, i - 1), first));
  g_list_store_remove_all (store); /* whoever shows them bit by bit begins anew */
  g_list_store_splice (store, 0, 0, items->pdata, items->len);
}
