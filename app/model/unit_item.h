/* A unit of the open army, as a row shows it. Its figures can be set; the
 * session that owns the row hears of it and does the sums.
 * Properties: number, name, icon-name, troops, words, marks, problem, figures
 * (writable), each, total, sub-unit. */
#ifndef MUSTER_APP_MODEL_UNIT_ITEM_H
#define MUSTER_APP_MODEL_UNIT_ITEM_H

#include "app/model/item.h"
#include "lists/list.h"

#define MU_TYPE_UNIT_ITEM (mu_unit_item_get_type ())
G_DECLARE_FINAL_TYPE (MuUnitItem, mu_unit_item, MU, UNIT_ITEM, MuItem)

MuUnitItem *mu_unit_item_new (void);

/* Shows unit `index` of list. problem: what is wrong with it, "" for nothing. */
void mu_unit_item_show (MuUnitItem *item, const MuList *list, guint index, const char *problem);

guint mu_unit_item_get_index (MuUnitItem *item);
const char *mu_unit_item_get_name (MuUnitItem *item);
int mu_unit_item_get_figures (MuUnitItem *item);
/* Clamped to 1 and MU_LIST_FIGURES_MAX. */
void mu_unit_item_set_figures (MuUnitItem *item, int figures);

#endif
