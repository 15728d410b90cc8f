/* The check code of an army: eight letters and digits that change with anything
 * in its list, so that two printed sheets can be compared at the table. */
#ifndef MUSTER_REPORTS_CHECK_CODE_H
#define MUSTER_REPORTS_CHECK_CODE_H

#include "lists/list.h"

/* "7F3A-22C1"; free with g_free. */
char *mu_check_code (const MuList *list);

#endif
