/* Editions of army books: a list is judged by those that it was made with, and told of others. */
#include <glib/gi18n-lib.h>

#include "lists/book/book_diff.h"
#include "lists/check/check_private.h"
#include "lists/list/book_editions.h"

#define CHANGES_TOLD 6 /* of an edition, in one warning */

/* What a newer edition asks for, or an older one. */
static char *
remedy_for (gboolean newer)
{
  return g_strdup (newer ? _ ("Accept the newer edition, or leave the list as it is")
                         : _ ("Get the newer book, or leave the list as it is"));
}

static void
add (MuCheck *check, char *message, char *remedy)
{
  mu_check_add (check, mu_check_choice (check), MU_ISSUE_WHOLE_LIST, message, remedy);
}

/* --- the list's own book --------------------------------------------------- */

/* The list is judged by the copy that its edition was kept as. */
static void
advise_accepting (MuCheck *check, const MuBook *newer)
{
  const MuBook *book = check->book;
  const gboolean later = newer->version > book->version;
  g_autofree char *changes = mu_book_diff_words (book, newer, CHANGES_TOLD);
  if (newer->version == book->version)
    add (check,
         g_strdup_printf (_ ("The book was changed without a new edition; the list is "
                             "judged as it was. What changed: %s"),
                          changes),
         g_strdup (_ ("Give the changed book the next edition")));
  else
    add (check,
         g_strdup_printf (later ? _ ("The book has a newer edition, %d; the list is judged "
                                     "by its own, %d. What changed: %s")
                                : _ ("The book here is of an older edition, %d; the list is "
                                     "judged by its own, %d. What differs: %s"),
                          newer->version, book->version, changes),
         remedy_for (later));
}

/* Of an edition that is nowhere here. */
static void
advise_looking (MuCheck *check)
{
  const int own = check->list->book_version;
  const gboolean newer = own < check->book->version;
  add (check,
       g_strdup_printf (newer ? _ ("Built with edition %d of the book; the club has a newer "
                                   "one, %d")
                              : _ ("Built with edition %d of the book; the club has an older "
                                   "one, %d"),
                        own, check->book->version),
       newer ? g_strdup (_ ("Look the list through and accept the club's edition"))
             : g_strdup (_ ("Get the newer book, or save the list with the club's edition")));
}

static void
advise_book (MuCheck *check)
{
  if (check->list->book_version != check->book->version)
    advise_looking (check);
  else if (check->book->newer)
    advise_accepting (check, check->book->newer);
}

/* --- its allies' books ------------------------------------------------------ */

static void
advise_accepting_ally (MuCheck *check, const MuBook *of)
{
  const MuBook *newer = of->newer;
  const gboolean later = newer->version > of->version;
  g_autofree char *changes = mu_book_diff_words (of, newer, CHANGES_TOLD);
  if (newer->version == of->version)
    add (check,
         g_strdup_printf (_ ("The allies' book %s was changed without a new edition; they are "
                             "judged as it was. What changed: %s"),
                          of->name, changes),
         g_strdup (_ ("Give the changed book the next edition")));
  else
    add (check,
         g_strdup_printf (later ? _ ("The allies' book %s has a newer edition, %d; they are judged "
                                     "by the list's own, %d. What changed: %s")
                                : _ ("The allies' book %s here is of an older edition, %d; they "
                                     "are judged by the list's own, %d. What differs: %s"),
                          of->name, newer->version, of->version, changes),
         remedy_for (later));
}

static void
advise_looking_at_ally (MuCheck *check, const MuBook *of, int own)
{
  const gboolean newer = own < of->version;
  add (check,
       g_strdup_printf (newer ? _ ("Built with edition %d of the allies' book %s; the club has a "
                                   "newer one, %d")
                              : _ ("Built with edition %d of the allies' book %s; the club has an "
                                   "older one, %d"),
                        own, of->name, of->version),
       newer ? g_strdup (_ ("Look the list through and accept the club's edition"))
             : g_strdup (_ ("Get the newer book, or save the list with the club's edition")));
}

static void
advise_ally (MuCheck *check, const MuBook *of)
{
  const int own = mu_list_ally_edition (check->list, of->id);
  if (own > 0 && own != of->version)
    advise_looking_at_ally (check, of, own);
  else if (of->newer)
    advise_accepting_ally (check, of);
}

/* wrg.army.choice: the list pins the editions that it was built with. */
void
mu_check_edition_advice (MuCheck *check)
{
  if (!check->book)
    return;
  advise_book (check);
  g_autoptr (GPtrArray) allies = mu_pins_allies (check->list, check->book);
  for (guint i = 0; i < allies->len; i++)
    advise_ally (check, g_ptr_array_index (allies, i));
}
