/* The open army in a line: what stands at the top of its page, and what changed in it.
 * Translated; strings are the caller's. */
#ifndef MUSTER_APP_SESSION_ARMIES_ARMY_WORDS_H
#define MUSTER_APP_SESSION_ARMIES_ARMY_WORDS_H

#include "lists/book/book.h"
#include "lists/list/list.h"

/* "Mid-Republican Roman · 202 BC"; book: NULL where it is not here. */
char *mu_army_words_book (const MuList *list, const MuBook *book);
/* "8 units, 130 figures, 35 command points, scouting strength 38"; in Fast Play "7 units, 34
 * stands with general and priest; the book's numbers count a third". */
char *mu_army_words_summary (const MuList *list);
/* "Points by Muster's reconstruction: …"; "" for rules whose prices are the book's own. Reads the
 * club's table: once a list, not once a change. */
char *mu_army_words_prices (const MuList *list);
/* "Hastati: 24 figures", or how many changed; NULL if no number did. Both have the same units. */
char *mu_army_words_change (const MuList *before, const MuList *after);
/* wrg.points.command: of all its units. */
int mu_army_command_points (const MuList *list);

#endif
