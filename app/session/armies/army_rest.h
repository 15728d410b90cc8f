/* Who and what the open army has besides its units, as rows below them: generals, the priest of
 * Fast Play, and the items that are bought by the piece. */
#ifndef MUSTER_APP_SESSION_ARMIES_ARMY_REST_H
#define MUSTER_APP_SESSION_ARMIES_ARMY_REST_H

#include <gio/gio.h>

#include "lists/edit/edit.h"

/* Calls set_up with each row that is new in store (of MuUnitItem); rows that stay keep their
 * place. */
void mu_army_rest_show (GListStore *store, const MuList *list,
                        void (*set_up) (gpointer row, gpointer data), gpointer data);

/* "Wagons", to begin a line; "transport": what they are for, static. Translated. */
char *mu_army_item_name (MuExtra kind);
/* "Wagon" of one, "Wagons" of several; free with g_free. */
char *mu_army_item_counted (const MuListItem *item);
const char *mu_army_item_group (MuExtra kind);

#endif
