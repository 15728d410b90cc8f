/* What sheets, comparisons and windows call the parts of a list, translated. */
#ifndef MUSTER_LISTS_LIST_TERMS_H
#define MUSTER_LISTS_LIST_TERMS_H

#include <glib.h>

#include "lists/book/book.h"
#include "lists/list/list.h"

const char *mu_term_rules (MuRuleSystem rules); /* "WRG 5th edition" */
const char *mu_term_order (MuOrder order);      /* "attack" */

/* "12,400", "−3"; free with g_free. */
char *mu_term_number (gint64 number);

/* "Mid Republican Roman, edition 1"; the id where there is no book. */
char *mu_term_book (const MuList *list, const MuBook *book);

/* "10 × 4", files by ranks, and what the last rank lacks: "10 × 4 − 2". */
char *mu_term_formation (const MuListUnit *unit);

/* The troop in notation, with the crew of a model: "Irr C El, crew P JLS B". */
char *mu_term_troop (const MuListUnit *unit);

#endif
