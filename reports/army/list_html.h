/* A list as a page for a browser: what the roster says, without its picture. */
#ifndef MUSTER_REPORTS_ARMY_LIST_HTML_H
#define MUSTER_REPORTS_ARMY_LIST_HTML_H

#include "lists/book/book.h"
#include "lists/list/list.h"

/* book may be NULL. Free with g_free. */
char *mu_list_html (const MuList *list, const MuBook *book);

#endif
