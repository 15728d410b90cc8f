/* What stands at the foot of each sheet of one army: list and book with their editions, by which
 * rules it was judged, its points and the check code. */
#ifndef MUSTER_REPORTS_ARMY_ARMY_FOOT_H
#define MUSTER_REPORTS_ARMY_ARMY_FOOT_H

#include "lists/book/book.h"
#include "lists/list/list.h"
#include "rules/core/reading.h"

/* book NULL: unknown; readings NULL: the book's. Two lines, translated; free with g_free. */
char *mu_army_foot (const MuList *list, const MuReadings *readings, const MuBook *book);

#endif
