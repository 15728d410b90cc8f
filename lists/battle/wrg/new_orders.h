/* Orders that are changed while a battle stands between two periods (battle_ruling.h): in the
 * words that players use, and as an order sheet of a side at one such stop. Plain data, no
 * database. */
#ifndef MUSTER_LISTS_BATTLE_WRG_NEW_ORDERS_H
#define MUSTER_LISTS_BATTLE_WRG_NEW_ORDERS_H

#include "lists/battle/battle_record.h"
#include "lists/wrg/orders/orders_words.h"

/* Reads what a body of the record is to do now: a MuWrgOrders, new. FALSE with *fault (zero or
 * cleared before) for words that are not understood or orders that cannot be given. */
gboolean mu_new_orders_read (const MuBattleRecord *record, int body, const char *words,
                             GBytes **orders, MuOrdersFault *fault);

/* Orders as understood, translated, "" for none; free with g_free. */
char *mu_new_orders_words (const MuBattleRecord *record, int body, gconstpointer orders);

/* Why such orders cannot be given to a body that is in the battle: as before it, and nothing of
 * how it arrives (wrg.deploy.off-table). MU_RULE_NONE: they can; wrg.orders.initial for a body
 * that is not there. */
MuRule mu_new_orders_judge (const MuBattleRecord *record, int body, gconstpointer orders);

/* Whether all orders among the record's rulings can be given. FALSE with MU_FILE_ERROR_INVALID that
 * names the unit and its period; *body is that unit, MU_NO_BODY: all can. */
gboolean mu_new_orders_fit (const MuBattleRecord *record, int *body, GError **error);

/* --- as order sheets ------------------------------------------------------- */

/* Where a side wrote orders. */
typedef struct {
  int after; /* the period that was over */
  MuSide side;
} MuOrdersStop;

/* MuOrdersStop: all in the record's rulings, in their order. */
GArray *mu_new_orders_stops (const MuBattleRecord *record);
/* What the side wrote there, as a sheet with nothing else on it. */
MuOrders *mu_new_orders_sheet (const MuBattleRecord *record, const MuOrdersStop *stop);

/* Puts the orders of such a sheet among the record's rulings. FALSE with MU_FILE_ERROR_FOREIGN or
 * MU_FILE_ERROR_INVALID for a sheet of another list, field or side. name: of its file. */
gboolean mu_new_orders_take (MuBattleRecord *record, const MuOrdersStop *stop,
                             const MuOrders *sheet, const char *name, GError **error);

#endif
