/* For the files of lists/book/shelf*.c alone. */
#ifndef MUSTER_LISTS_BOOK_SHELF_PRIVATE_H
#define MUSTER_LISTS_BOOK_SHELF_PRIVATE_H

#include "lists/book/book.h"

struct MuShelf {
  GPtrArray *books;     /* MuBook */
  GPtrArray *copies;    /* MuBook: other editions, for the lists made with them */
  GPtrArray *views;     /* MuBookView, for lists with other editions of allies' books */
  GPtrArray *own;       /* MuBook, borrowed: those among books that are the club's own */
  GPtrArray *own_paths; /* char *: their files, in the same order */
  GPtrArray *faults;    /* char *: why own books are not used */
  GPtrArray *faulty;    /* char *: their files, in the same order */
  MuShelf *before;      /* what stood here before it was read anew; books of it may be borrowed */
};

/* A book of the shelf with allies of other editions than it has itself. */
typedef struct {
  const MuBook *of;
  MuBook *book; /* shares all but its allies with the other */
} MuBookView;

void mu_book_view_free (MuBookView *view);

#endif
