/* A saved army list, as the row of the lists shows it.
 * Properties: id, name, player, detail, points-text, mark, mark-icon, mark-words,
 * newer (there is a newer edition of its book), newer-words ("Newer book: edition 3", ""),
 * found-by (all that it can be searched by, folded). */
#ifndef MUSTER_APP_SESSION_ARMIES_ARMY_ITEM_H
#define MUSTER_APP_SESSION_ARMIES_ARMY_ITEM_H

#include "app/session/item.h"
#include "db/store.h"
#include "lists/book/book.h"

/* What a list can be told apart by; folded as mu_words_fold does it. */
typedef struct {
  char *army;   /* name of its book */
  char *player; /* "" for nobody */
  char *tags;   /* with a blank between */
  char *folded_army;
  char *folded_player;
  char *folded_tags; /* with a blank before and behind each */
  int year;
  int points; /* the limit */
} MuArmyTerms;

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
void mu_army_item_check (MuArmyItem *item, const MuList *list, const MuShelf *shelf);

gint64 mu_army_item_get_id (MuArmyItem *item);
const char *mu_army_item_get_name (MuArmyItem *item);
MuRuleSystem mu_army_item_get_rules (MuArmyItem *item);
/* All that it can be searched by, folded (mu_words_found). */
const char *mu_army_item_get_found_by (MuArmyItem *item);
const MuArmyTerms *mu_army_item_get_terms (MuArmyItem *item);
/* Whether its book has a newer edition; FALSE until it was looked at. */
gboolean mu_army_item_has_newer (MuArmyItem *item);
MuArmyMark mu_army_item_get_mark (MuArmyItem *item);

#endif
