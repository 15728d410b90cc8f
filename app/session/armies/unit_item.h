/* A row of the open army's table: a unit, or one of those who and what it has besides. Its number
 * can be set where there is one; the session that owns the row hears of it and does the sums.
 * Properties: number ("3", "" besides the units), name, icon-name, troops, words, marks, problem,
 * figures (writable), each, total, sub-unit, stands, counted, faulty. */
#ifndef MUSTER_APP_SESSION_ARMIES_UNIT_ITEM_H
#define MUSTER_APP_SESSION_ARMIES_UNIT_ITEM_H

#include "app/session/item.h"
#include "lists/list/list.h"

#define MU_TYPE_UNIT_ITEM (mu_unit_item_get_type ())
G_DECLARE_FINAL_TYPE (MuUnitItem, mu_unit_item, MU, UNIT_ITEM, MuItem)

typedef enum {
  MU_ROW_UNIT,
  MU_ROW_GENERAL,
  MU_ROW_PRIEST, /* of Fast Play */
  MU_ROW_ITEM,   /* wagons, field works, siege gear */
} MuRowKind;

/* What a row says; texts are borrowed, NULL for none. */
typedef struct {
  MuRowKind kind;
  guint index; /* among the list's units, generals or items */
  const char *icon;
  const char *name, *troops, *words, *marks, *problem;
  int figures, each, total;
  gboolean sub_unit;
  gboolean stands;  /* its number is of stands */
  gboolean counted; /* it has a number that can be set */
  gboolean faulty;  /* its problem breaks a rule */
} MuUnitRow;

MuUnitItem *mu_unit_item_new (void);

/* Shows unit `index` of list. problem: what is wrong with it, or only remarked, "" for nothing;
 * faulty: a rule is broken. */
void mu_unit_item_show (MuUnitItem *item, const MuList *list, guint index, const char *problem,
                        gboolean faulty);
void mu_unit_item_fill (MuUnitItem *item, const MuUnitRow *row);

MuRowKind mu_unit_item_get_kind (MuUnitItem *item);
/* Among those of its kind. */
guint mu_unit_item_get_index (MuUnitItem *item);
const char *mu_unit_item_get_name (MuUnitItem *item);
/* "Figures, Velites"; free with g_free. */
char *mu_unit_item_count_words (MuUnitItem *item);
int mu_unit_item_get_figures (MuUnitItem *item);
/* Clamped to 1 and MU_LIST_FIGURES_MAX, or MU_LIST_ITEMS_MAX; nothing where nothing is counted. */
void mu_unit_item_set_figures (MuUnitItem *item, int figures);

#endif
