/* The part of a list for a browser that a Fast Play list has in place of figures, formations and
 * orders. */
#ifndef MUSTER_REPORTS_AWFP_LIST_STANDS_H
#define MUSTER_REPORTS_AWFP_LIST_STANDS_H

#include "lists/list/list.h"
#include "reports/document/html.h"

/* The rows of a table that is open, its head too: units, general and priest, items, total. The body
 * of the table is left open. */
void mu_list_put_stands (MuHtml *html, const MuList *list);

#endif
