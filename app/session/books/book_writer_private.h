/* For the files of app/session/books/book_writer*.c alone. */
#ifndef MUSTER_APP_SESSION_BOOKS_BOOK_WRITER_PRIVATE_H
#define MUSTER_APP_SESSION_BOOKS_BOOK_WRITER_PRIVATE_H

#include <gio/gio.h>

#include "app/session/books/book_writer.h"

struct _MuBookWriter {
  GObject parent;
  const MuShelf *shelf;
  MuDraft *draft;
  MuDraft *original;         /* the book that it began with; NULL: nothing */
  char *path;                /* the file to write; NULL: one of its id */
  char *kept;                /* the file of what is not saved */
  gboolean changed;          /* since it was opened or saved */
  GPtrArray *before, *after; /* MuDraft: what undo and redo go to, the last first to go to */
  GPtrArray *faults;         /* MuDraftFault */
  GCancellable *solving;     /* NULL: it is known whether there are lists in all years */
};

/* A writer of that draft, which it takes. */
MuBookWriter *mu_book_writer_begin (MuDraft *draft, const MuShelf *shelf);
void mu_book_writer_tell (MuBookWriter *writer, gboolean rows);
/* Looks at the draft anew. */
void mu_book_writer_check (MuBookWriter *writer);

#endif
