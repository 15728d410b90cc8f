/* What is typed to be searched for. */
#ifndef MUSTER_LISTS_WORDS_SEARCH_H
#define MUSTER_LISTS_WORDS_SEARCH_H

#include <glib.h>

/* Without case and accents: "Pyrrhôs" is found as "pyrrhos". Free with g_free. */
char *mu_words_fold (const char *text);
/* Whether each word of what was typed, folded, is somewhere in text, folded before. */
gboolean mu_words_found (const char *text, const char *typed);

#endif
