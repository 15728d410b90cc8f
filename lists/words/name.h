/* What a name may be: of lists, units, generals, books, options, campaigns, sides, hosts, fixtures,
 * battles, players, places and the club. A name is one line of what can be seen, in Unicode's
 * normal form C, with single blanks between its words. It is tidied and looked at where it comes
 * in; what a file holds already is read as it is. */
#ifndef MUSTER_LISTS_WORDS_NAME_H
#define MUSTER_LISTS_WORDS_NAME_H

#include <glib.h>

#define MU_NAME_MAX 120 /* characters */

typedef enum {
  MU_NAME_GOOD,
  MU_NAME_UNREADABLE, /* no text at all */
  MU_NAME_CONTROL,    /* a line break, a tab or another sign that does not show */
  MU_NAME_LONG,
  MU_NAME_EMPTY,
} MuNameFault;

/* In normal form C, without blanks at its ends, one blank where there were several or others, and
 * without signs that do nothing (marks of direction, a mark of byte order). Line breaks and other
 * controls stay: the name is refused for them. What is no UTF-8 stays as it is. Free with g_free.
 */
char *mu_name_tidy (const char *name);
/* What is wrong with a tidied name of at most so many characters. */
MuNameFault mu_name_fault (const char *name, glong most);
/* The sentence that refuses it, translated; what: "The name of the list". NULL for MU_NAME_GOOD.
 * Free with g_free. */
char *mu_name_refusal (const char *what, MuNameFault fault, glong most);

/* What two names that nobody can tell apart have in common: tidied, without upper and lower case.
 * Free with g_free. */
char *mu_name_key (const char *name);
gboolean mu_name_same (const char *one, const char *other);

/* --- names that Muster makes ------------------------------------------------------ */

/* Any text as a name that is always acceptable: one line, at most so many characters. */
char *mu_name_made (const char *text, glong most);
/* At most so many characters, with an ellipsis for what was cut; letters stay whole. */
char *mu_name_cut (const char *name, glong most);
/* The name with something behind it, " (2)": of the name is cut what is too long. */
char *mu_name_with_tail (const char *name, const char *tail, glong most);
/* The name in a translated pattern with "%s", "%s (ours)": of the name is cut what is too long. */
char *mu_name_in (const char *pattern, const char *name, glong most);
/* Two names in a translated pattern with "%s" twice, "%s against %s": what is too long is cut from
 * the longer one, so that the two can still be told apart. */
char *mu_name_pair (const char *pattern, const char *one, const char *other, glong most);

#endif
