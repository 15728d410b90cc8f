/* The journal's rows, and lists changed with and without a note. Private to db/. None of these
 * begins or ends a transaction. */
#ifndef MUSTER_DB_ACTS_JOURNAL_H
#define MUSTER_DB_ACTS_JOURNAL_H

#include "db/acts/changes.h"
#include "db/connection/connection.h"
#include "lists/book/book.h"

/* changes_table.c: the list before and after a change, as XML; NULL where it was not there. */
typedef struct {
  char *before;
  char *after;
} MuChangeTexts;

void mu_change_texts_clear (MuChangeTexts *texts);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MuChangeTexts, mu_change_texts_clear)

GPtrArray *mu_changes_rows (MuConnection *connection, GError **error);
/* Drops what was undone and what is too old. */
gboolean mu_changes_add (MuConnection *connection, const MuChange *change,
                         const MuChangeTexts *texts, gint64 *id, GError **error);
gboolean mu_changes_texts (MuConnection *connection, gint64 id, MuChangeTexts *texts,
                           GError **error);
/* What would be undone next, or done again; NULL without an error if there is none. */
MuChange *mu_changes_next (MuConnection *connection, gboolean undone, GError **error);
gboolean mu_changes_set_undone (MuConnection *connection, gint64 id, gboolean undone,
                                GError **error);
/* Another text for the list before or after the change. */
gboolean mu_changes_keep_text (MuConnection *connection, gint64 id, gboolean after,
                               const char *text, GError **error);
gboolean mu_changes_drop_undone (MuConnection *connection, GError **error);
gboolean mu_changes_forget (MuConnection *connection, gint64 list, GError **error);

/* journal.c: *change is 0 where there is nothing to note. words NULL: without a note. */
gboolean mu_journal_update (MuConnection *connection, gint64 id, const MuList *list,
                            const char *words, gint64 *change, GError **error);
gboolean mu_journal_add (MuConnection *connection, const MuList *list, const char *words,
                         gint64 *id, gint64 *change, GError **error);
gboolean mu_journal_delete (MuConnection *connection, gint64 id, const char *words, gint64 *change,
                            GError **error);
/* Undoes a change, or does it again. books (may be NULL): by which lists that were noted without
 * them get the editions of their allies' books. */
gboolean mu_journal_turn (MuConnection *connection, const MuShelf *books, gint64 change,
                          gboolean undo, GError **error);

/* examine_changes.c: what is wrong with it, for the doctor. */
void mu_examine_changes (MuConnection *connection, GPtrArray *findings);

#endif
