/* What the tests of books and lists share. */
#ifndef MUSTER_TESTS_LISTS_COMMON_H
#define MUSTER_TESTS_LISTS_COMMON_H

#include <check.h>

#include "lists/book/book.h"
#include "lists/campaign/rules.h"
#include "lists/list/list.h"

/* A troop from its notation; the test fails where it cannot be read. */
MuTroop troop (const char *notation);

/* A small book of our own, one option for each thing to be tested. */
extern const char test_book_xml[];
MuBook *test_book (void);

/* A list from it that is legal without a warning, its limit being its points:
 * units GUARD, FOOT, LIGHT, HORSE, ELEPHANTS; one regular commander. */
MuList *test_list (void);
enum { GUARD, FOOT, LIGHT, HORSE, ELEPHANTS };

/* Adds a unit of an option in its usual way and returns it. */
MuListUnit *add_unit (MuList *list, const MuBook *book, const char *name, const char *option,
                      int figures);
MuListGeneral *add_general (MuList *list, const char *name, gboolean commander, int rides_with);

/* Sets a text field to a copy. */
void set_text (char **field, const char *text);

/* A shipped sample. */
MuList *sample (const char *file);

/* The books that a test goes through, by numbers below books_to_try: all of the shelf; under
 * sanitizers every third, for their eyes are on the code, which is the same for each. */
int books_to_try (const MuShelf *shelf);
const MuBook *book_to_try (const MuShelf *shelf, int number);

/* The next number of a fixed sequence, below limit. */
guint32 next_below (guint64 *state, guint32 limit);

/* A list drawn from all that can be written, legal or not. */
MuList *random_list (guint64 *state);

/* A campaign's rules from their text; the test fails where it cannot be read. */
MuCampaignRuleValues campaign_rules (const char *text);

/* Runs the case as a suite of that name; main's exit status. */
int run_case (const char *name, TCase *tests);

#define COUNT(a) ((int) G_N_ELEMENTS (a))

#endif
