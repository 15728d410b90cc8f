/* The editions of army books that a list was made with, its own book's and its allies': by them it
 * stays judged until its player accepts newer ones. */
#ifndef MUSTER_LISTS_LIST_BOOK_EDITIONS_H
#define MUSTER_LISTS_LIST_BOOK_EDITIONS_H

#include "lists/book/book.h"

/* Whether a unit of the list is from that book of allies. */
gboolean mu_pins_need (const MuList *list, const char *book);
/* The allies' books that units of the list are from, each once, as the book has them found: MuBook,
 * borrowed; free with g_ptr_array_unref. */
GPtrArray *mu_pins_allies (const MuList *list, const MuBook *book);
/* Has the list name the editions of the allies' books that its units are from: those it names
 * already, and for others the ones that it is judged by. Books of no unit are forgotten. shelf
 * NULL: only that. */
void mu_pins_complete (MuList *list, const MuShelf *shelf);

/* A book of which the shelf has a newer edition than the list was made with. */
typedef struct {
  const MuBook *own;   /* that the list is judged by */
  const MuBook *newer; /* of the shelf; own itself where the list's edition is not kept */
  int from;            /* the list's edition */
  gboolean ally;
} MuPinnedBook;

/* MuPinnedBook, the list's own book before those of its allies; free with g_array_unref. */
GArray *mu_pins_newer (const MuList *list, const MuShelf *shelf);
/* The list is of the newer editions from now on. FALSE where there are none. */
gboolean mu_pins_accept (MuList *list, const MuShelf *shelf);

#endif
