/* Rows of a list as they come anew from the club file: those that say what they said stay, so that
 * a view makes only the others again. */
#ifndef MUSTER_APP_SESSION_ITEM_ROWS_H
#define MUSTER_APP_SESSION_ITEM_ROWS_H

#include <gio/gio.h>

#include "app/session/item.h"

/* Whether two rows of one type have the same in each field. */
gboolean mu_item_says_the_same (MuItem *one, MuItem *other);

/* Shows items (MuItem of the store's type, borrowed) and nothing else in the store. Rows at its
 * head and its end that say the same stay as they are; where all do, nobody is told anything. */
void mu_item_rows_show (GListStore *store, const GPtrArray *items);

#endif
