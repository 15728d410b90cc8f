/* The part of a roster that a Fast Play list has in place of figures, ranks and orders. */
#ifndef MUSTER_REPORTS_AWFP_ROSTER_STANDS_H
#define MUSTER_REPORTS_AWFP_ROSTER_STANDS_H

#include "lists/list/list.h"
#include "reports/document/press.h"

/* The units with stands, what they are, how many figures each has to lose, points; the general;
 * the priest; totals; and which tables the prices are from. */
void mu_roster_set_stands (MuPress *press, const MuList *list);

#endif
