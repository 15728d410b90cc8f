/* The short check code of an army that battle sheets carry: eight letters and digits
 * that change with anything in its list. What is printed is the longer one of
 * lists/check/certificate.h. */
#ifndef MUSTER_REPORTS_SHEET_CHECK_CODE_H
#define MUSTER_REPORTS_SHEET_CHECK_CODE_H

#include "lists/list/list.h"

/* "7F3A-22C1"; free with g_free. */
char *mu_check_code (const MuList *list);

#endif
