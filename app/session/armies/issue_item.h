/* A problem of the open army, as a row shows it.
 * The same of several units is one row.
 * Properties: rule, rule-words, unit ("Hastati and 2 more like it"), message, remedy, error, kind
 * ("Problem", "Remark"), icon-name, mend, number: of the first of them. */
#ifndef MUSTER_APP_SESSION_ARMIES_ISSUE_ITEM_H
#define MUSTER_APP_SESSION_ARMIES_ISSUE_ITEM_H

#include <gio/gio.h>

#include "app/session/item.h"
#include "lists/check/check.h"

#define MU_TYPE_ISSUE_ITEM (mu_issue_item_get_type ())
G_DECLARE_FINAL_TYPE (MuIssueItem, mu_issue_item, MU, ISSUE_ITEM, MuItem)

/* Index of the unit it is about, MU_ISSUE_WHOLE_LIST. */
int mu_issue_item_get_index (MuIssueItem *item);

/* Its place among the issues of the list. */
guint mu_issue_item_get_number (MuIssueItem *item);
/* What a button that mends it says, NULL where no mend is obvious; borrowed. */
const char *mu_issue_item_get_mend (MuIssueItem *item);

/* Fills store (of MuIssueItem) with these issues of the list in place of what it held; a problem
 * that was there keeps its row. book: NULL where it is unknown. */
void mu_issue_items_show (GListStore *store, const GPtrArray *issues, const MuList *list,
                          const MuBook *book);

#endif
