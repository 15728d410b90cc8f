/* A unit of two lists that stand side by side, as a row: what each has there and how they differ.
 * Properties: kind (MuCompared), mark ("≠"), kind-words ("changed"), left-name, left-troops,
 * left-figures, left-points, the same of the right; changes ("figures: 24 → 20", a line each);
 * empty where a list has no such unit. */
#ifndef MUSTER_APP_SESSION_ARMIES_COMPARED_ITEM_H
#define MUSTER_APP_SESSION_ARMIES_COMPARED_ITEM_H

#include "app/session/item.h"
#include "lists/list/compare.h"

#define MU_TYPE_COMPARED_ITEM (mu_compared_item_get_type ())
G_DECLARE_FINAL_TYPE (MuComparedItem, mu_compared_item, MU, COMPARED_ITEM, MuItem)

MuComparedItem *mu_compared_item_new (const MuComparedUnit *unit, const MuList *left,
                                      const MuList *right);
MuCompared mu_compared_item_get_kind (MuComparedItem *item);

/* "figures: 24 → 20", long texts cut; free with g_free. */
char *mu_difference_line (const MuDifference *difference);
/* "≠" */
const char *mu_compared_mark (MuCompared kind);
/* "changed", translated. */
const char *mu_compared_words (MuCompared kind);

#endif
