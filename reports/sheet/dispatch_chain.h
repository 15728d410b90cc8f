/* The chain of digests through a dispatch: one of what stands before its acts, and of each act one
 * over that before it. An act that was changed, left out or put elsewhere breaks it there. */
#ifndef MUSTER_REPORTS_SHEET_DISPATCH_CHAIN_H
#define MUSTER_REPORTS_SHEET_DISPATCH_CHAIN_H

#include <libxml/tree.h>

#include "db/exchange/exchange.h"

/* One link more than there are acts; free with g_ptr_array_unref. */
GPtrArray *mu_dispatch_chain (const MuDispatch *dispatch);
/* Compares what the file says of itself, and notes in the dispatch what came out. */
void mu_dispatch_judge (const xmlNode *root, MuDispatch *dispatch);

/* dispatch_file.c: the parts that the links are of; free with g_free. */
char *mu_dispatch_write_head (const MuDispatch *dispatch);
char *mu_dispatch_write_act (const MuSentAct *act);

#endif
