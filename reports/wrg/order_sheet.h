/* The order sheet of a side: for each body its orders as written, room for new ones, and its state
 * to be struck off. Folded once at the dotted line, names show and orders do not. */
#ifndef MUSTER_REPORTS_WRG_ORDER_SHEET_H
#define MUSTER_REPORTS_WRG_ORDER_SHEET_H

#include "lists/battle/battle_record.h"
#include "lists/book/book.h"
#include "lists/list/list.h"
#include "lists/wrg/orders/orders.h"
#include "reports/document/sheets.h"

/* What an order sheet is made from; all are borrowed during the call. */
typedef struct {
  const MuList *list;         /* of WRG */
  const MuList *enemy;        /* whom the orders name; NULL: unknown */
  const MuOrders *orders;     /* that fit the list; NULL: none are written, all is room */
  const MuBook *book;         /* NULL: unknown */
  const MuReadings *readings; /* the house rules that are played by; NULL: the book's */
  const char *seal;           /* the code of orders and deployment; NULL: not sealed */
  const GArray *results;      /* MuUnitOutcome of each unit, whose losses are struck off; NULL:
                                 nobody has fought yet */
  gboolean general_lost;      /* in that fight */
} MuOrderSheet;

MuSheets *mu_order_sheets (const MuOrderSheet *sheet, MuPaper paper);

#endif
