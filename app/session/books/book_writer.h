/* An army book that the club writes: its draft with undo, all that is wrong with it, the army that
 * it would make, and saving it among the club's own books. Nothing here knows widgets. */
#ifndef MUSTER_APP_SESSION_BOOKS_BOOK_WRITER_H
#define MUSTER_APP_SESSION_BOOKS_BOOK_WRITER_H

#include <glib-object.h>

#include "lists/draft/draft.h"

#define MU_TYPE_BOOK_WRITER (mu_book_writer_get_type ())
G_DECLARE_FINAL_TYPE (MuBookWriter, mu_book_writer, MU, BOOK_WRITER, GObject)

/* Signal "changed" (gboolean): a text or the faults; TRUE where rows came or went, so that places
 * are others. The shelf must outlive all of these. */

/* A book from nothing. */
MuBookWriter *mu_book_writer_new (const MuShelf *shelf);
/* The club's own book itself, to be changed under its id; of any other a copy under a free id. A
 * draft of it that was kept goes before. NULL with an error. */
MuBookWriter *mu_book_writer_of (const MuBook *book, const MuShelf *shelf, GError **error);

/* To be read alone; changes with what follows. Borrowed. */
const MuDraft *mu_book_writer_get_draft (MuBookWriter *writer);

void mu_book_writer_set (MuBookWriter *writer, MuDraftPlace place, MuDraftField field,
                         const char *text);
MuDraftPlace mu_book_writer_add (MuBookWriter *writer, MuDraftPart part, int of);
MuDraftPlace mu_book_writer_duplicate (MuBookWriter *writer, MuDraftPlace place);
void mu_book_writer_remove (MuBookWriter *writer, MuDraftPlace place);

gboolean mu_book_writer_can_undo (MuBookWriter *writer);
gboolean mu_book_writer_can_redo (MuBookWriter *writer);
void mu_book_writer_undo (MuBookWriter *writer);
void mu_book_writer_redo (MuBookWriter *writer);

/* MuDraftFault, in the order of the book; borrowed until the next change. Years without a list
 * follow a moment later, once nothing else is wrong. */
const GPtrArray *mu_book_writer_get_faults (MuBookWriter *writer);
/* What is wrong with that row, with what stands in it where below; the words of each, a line each.
 * Free with g_free; "" for nothing. */
char *mu_book_writer_faults_at (MuBookWriter *writer, MuDraftPlace place, MuDraftField field);
char *mu_book_writer_faults_in (MuBookWriter *writer, MuDraftPlace place);
/* "2 things are wrong", "Nothing is wrong"; free with g_free. */
char *mu_book_writer_summary (MuBookWriter *writer);
/* Whether nothing is wrong, and that is known. */
gboolean mu_book_writer_can_save (MuBookWriter *writer);

/* The plainest army of that year and points, a line for each unit; NULL with an error that says why
 * there is none. year: as typed; "" for the book's first. Free with g_free. */
char *mu_book_writer_preview (MuBookWriter *writer, const char *year, int points, GError **error);

/* What lists must heed of all that differs from the book that it began with, a sentence a line;
 * that nothing does where nothing does. NULL where it began with none, or is none now. Free with
 * g_free. */
char *mu_book_writer_changes (MuBookWriter *writer);

/* Writes it among the club's own books, in an edition above the one that it was; its path, free
 * with g_free. The shelf is to be read again. NULL with an error. */
char *mu_book_writer_save (MuBookWriter *writer, GError **error);
/* Keeps what is not saved for the next time; nothing where nothing was changed. */
gboolean mu_book_writer_keep (MuBookWriter *writer, GError **error);

#endif
