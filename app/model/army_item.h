/* A saved army list, as the row of the lists shows it.
 * Properties: id, name, player, detail, points-text, mark, mark-icon, mark-words,
 * found-by (all that it can be searched by, folded). */
#ifndef MUSTER_APP_MODEL_ARMY_ITEM_H
#define MUSTER_APP_MODEL_ARMY_ITEM_H

#include "app/model/item.h"
#include "db/store.h"
#include "lists/book.h"

typedef enum {
  MU_ARMY_UNCHECKED, /* not looked at yet */
  MU_ARMY_LEGAL,
  MU_ARMY_PROBLEMS,
  MU_ARMY_UNREADABLE,
} MuArmyMark;

#define MU_TYPE_ARMY_ITEM (mu_army_item_get_type ())
G_DECLARE_FINAL_TYPE (MuArmyItem, mu_army_item, MU, ARMY_ITEM, MuItem)

MuArmyItem *mu_army_item_new (const MuListRow *row, const MuShelf *shelf);
/* Shows row; forgets the mark if the list has changed since. */
void mu_army_item_show (MuArmyItem *item, const MuListRow *row, const MuShelf *shelf);
/* The list has changed in a way that the row's time does not tell. */
void mu_army_item_forget_mark (MuArmyItem *item);
/* Looks whether the list is legal. list: NULL if it could not be read. */
void mu_army_item_check (MuArmyItem *item, const MuList *list, const MuBook *book);

gint64 mu_army_item_get_id (MuArmyItem *item);
const char *mu_army_item_get_name (MuArmyItem *item);
MuArmyMark mu_army_item_get_mark (MuArmyItem *item);

#endif
