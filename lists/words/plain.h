/* Text from anyone's file, made safe to show: nothing in it moves the cursor of a terminal, turns
 * the order of what stands around it, or hides. What is kept in files stays as it is; each door
 * through which text goes out to people (terminal, paper, page, picture, window) passes it through
 * here. */
#ifndef MUSTER_LISTS_WORDS_PLAIN_H
#define MUSTER_LISTS_WORDS_PLAIN_H

#include <glib.h>

/* Controls (also U+0080 to U+009F and the line separators of Unicode) become blanks, signs that
 * turn the direction or do not show at all go, what is no character becomes U+FFFD. Line feeds and
 * tabs stay, and so do the joiners that scripts need. NULL is "". Free with g_free. */
char *mu_plain_text (const char *text);
/* The same in one line: line feeds and tabs become blanks too. */
char *mu_plain_line (const char *text);

/* Whether the character moves, turns or breaks what stands around it. */
gboolean mu_plain_is_control (gunichar letter);
/* Whether it does nothing that can be seen: marks of direction, blanks without width. */
gboolean mu_plain_is_hidden (gunichar letter);

#endif
