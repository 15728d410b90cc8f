/* For the files of lists/list/compare*.c alone. */
#ifndef MUSTER_LISTS_LIST_COMPARE_PRIVATE_H
#define MUSTER_LISTS_LIST_COMPARE_PRIVATE_H

#include "lists/list/compare.h"

/* How it is in a list or a unit of it, for people; key: the same as files have it. shelf may be
 * NULL. Free with g_free. */
char *mu_compare_list_words (const MuList *list, const MuShelf *shelf, MuDiffers what,
                             const char *key);
char *mu_compare_unit_words (const MuList *list, guint unit, const MuShelf *shelf, MuDiffers what,
                             const char *key);

#endif
