/* What is wrong with a book that is being written. */
#ifndef MUSTER_LISTS_DRAFT_DRAFT_CHECK_H
#define MUSTER_LISTS_DRAFT_DRAFT_CHECK_H

#include "lists/draft/draft.h"

/* MuDraftFault: all that the readers of books and their schema would refuse, in the order of the
 * book; empty where it can be read. What options demand of each other is looked at once each of
 * them is right. Free with g_ptr_array_unref. */
GPtrArray *mu_draft_faults (const MuDraft *draft);

/* The book that it is; NULL with an error where something is wrong. Free with mu_book_free. */
MuBook *mu_draft_book (const MuDraft *draft, GError **error);

/* MuDraftFault: years in which no list can be made of the book, which mu_draft_book made of this
 * draft. It solves the book, which can take tenths of a second: not while somebody types. Free with
 * g_ptr_array_unref. */
GPtrArray *mu_draft_years_without_list (const MuDraft *draft, const MuBook *book);

#endif
