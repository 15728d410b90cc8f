/* Army books as rows, and the options of one.  */
#ifndef MUSTER_APP_MODEL_BOOK_ITEMS_H
#define MUSTER_APP_MODEL_BOOK_ITEMS_H

#include <gio/gio.h>

#include "app/model/item.h"
#include "lists/book.h"

/* Properties: name, years, detail. */
#define MU_TYPE_BOOK_ITEM (mu_book_item_get_type ())
G_DECLARE_FINAL_TYPE (MuBookItem, mu_book_item, MU, BOOK_ITEM, MuItem)
const MuBook *mu_book_item_get_book (MuBookItem *item); /* the shelf's */

/* What the book allows. Properties: name, icon-name, troops, words, figures
 * ("6 to 24"), units, years, note. */
#define MU_TYPE_OPTION_ITEM (mu_option_item_get_type ())
G_DECLARE_FINAL_TYPE (MuOptionItem, mu_option_item, MU, OPTION_ITEM, MuItem)

/* Fill a GListStore of the right type. The books must outlive the rows. */
void mu_book_items_show (GListStore *store, const MuShelf *shelf);
void mu_option_items_show (GListStore *store, const MuBook *book);

/* "275 BC to 105 BC"; free with g_free. */
char *mu_book_years (int from, int to);

#endif
