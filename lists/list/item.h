/* What an army has besides troops and generals, in words, and what carries it. */
#ifndef MUSTER_LISTS_LIST_ITEM_H
#define MUSTER_LISTS_LIST_ITEM_H

#include <glib.h>

#include "lists/list/list.h"
#include "rules/troop/extra.h"

/* "caltrops", translated: several of the kind. */
const char *mu_item_words (MuExtra kind);
/* "boat", "wagons", as beside that number; translated. */
const char *mu_item_name (MuExtra kind, int count);
/* "1 boat", "12 wagons", translated; free with g_free. Works are counted by stretches of 10 paces.
 */
char *mu_item_count_words (MuExtra kind, int count);
/* By whose price it is had: "regulars" or "irregulars", translated. */
const char *mu_item_owner_words (gboolean regular);

/* How many of the item the list's camels can carry: second archers ride on medium camels of their
 * training (wrg.points.crew), disguises are worn by any (wrg.points.siege). MU_LIST_ITEMS_MAX for
 * what needs no camel. */
int mu_list_item_most (const MuList *list, const MuListItem *item);

#endif
