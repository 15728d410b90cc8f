#include "app/session/battle/difference_item.h"

#include "reports/sheet/sheet_compare.h"

struct _MuDifferenceItem {
  MuItem parent;
  char *what;
  char *one;
  char *other;
};

static const MuItemField fields[] = {
  MU_TEXT (MuDifferenceItem, what, "what"),
  MU_TEXT (MuDifferenceItem, one, "one"),
  MU_TEXT (MuDifferenceItem, other, "other"),
};

MU_DEFINE_ITEM (MuDifferenceItem, mu_difference_item, fields)

static MuDifferenceItem *
difference_item_new (const MuSheetDifference *difference)
{
  MuDifferenceItem *self = g_object_new (MU_TYPE_DIFFERENCE_ITEM, NULL);

  self->what = g_strdup (difference->what);
  self->one = g_strdup (difference->one);
  self->other = g_strdup (difference->other);
  return self;
}

void
mu_difference_items_show (GListStore *store, const MuBattleRecord *one, const MuBattleRecord *other)
{
  g_autoptr (GPtrArray) differences = mu_sheet_compare (one, other);

  g_list_store_remove_all (store);
  for (guint i = 0; i < differences->len; i++) {
    g_autoptr (MuDifferenceItem) item = difference_item_new (differences->pdata[i]);
    g_list_store_append (store, item);
  }
}
