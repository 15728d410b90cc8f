/* Whom a call orders, on what field: what the verbs of orders have in common. */
#ifndef MUSTER_APP_CLI_BATTLE_ORDERS_CALL_H
#define MUSTER_APP_CLI_BATTLE_ORDERS_CALL_H

#include "app/cli/core/call.h"
#include "lists/wrg/orders/orders.h"

/* The lists that a call names: the first argument, and --enemy, NULL where none is. */
typedef struct {
  MuList *own, *enemy;
} MuOrdered;

void mu_ordered_clear (MuOrdered *armies);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MuOrdered, mu_ordered_clear)

gboolean mu_call_ordered (MuCall *call, MuOrdered *armies, GError **error);

/* A unit by its number or its name, MU_LIST_NO_UNIT with an error for none. */
int mu_find_unit (const MuList *list, const char *text, GError **error);

/* An empty sheet with the places of --field or --place, and the side of --side. */
MuOrders *mu_call_begin_orders (MuCall *call, const MuOrdered *armies, GError **error);
/* A sheet from a file, which must be for these lists and for the field of --field; one that says
 * nothing of places has those of the field. */
MuOrders *mu_call_read_orders (MuCall *call, const MuOrdered *armies, const char *path,
                               GError **error);

/* Who has been outscouted, by --outscouted. */
MuSide mu_call_outscouted (MuCall *call);

#endif
