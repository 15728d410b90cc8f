/* The journal of the army lists: what was done to them, so that it can be undone and done again,
 * also after a restart and by whoever opens the club next.
 *
 * A noted change and its row are one transaction. Rows stand in the order in which the changes
 * were made; those undone are the newest, and go when something new is noted. The journal keeps
 * the last MU_CHANGES_MAX. What changes a list without a note (mu_store_update_list,
 * mu_store_delete_list) forgets all that was noted of that list: an older state must never be
 * put over a newer one that nobody knows of. */
#ifndef MUSTER_DB_ACTS_CHANGES_H
#define MUSTER_DB_ACTS_CHANGES_H

#include "db/store_types.h"

#define MU_CHANGES_MAX      500
#define MU_CHANGE_WORDS_MAX 400 /* characters; longer words are cut */

/* Stored: append only. */
typedef enum {
  MU_CHANGE_UPDATED,
  MU_CHANGE_ADDED,
  MU_CHANGE_DELETED,
} MuChangeKind;

typedef struct {
  gint64 id;
  char *made; /* ISO time */
  char *who;  /* as the computer knows them */
  MuChangeKind kind;
  gint64 list; /* its number, which it keeps when it comes back */
  char *words; /* "Hastati: 24 figures" */
  gboolean undone;
} MuChange;
void mu_change_free (MuChange *change);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuChange, mu_change_free)

/* All that are noted, the oldest first: MuChange. */
GPtrArray *mu_store_changes (MuStore *store, GError **error);

/* As mu_store_update_list, mu_store_add_list and mu_store_delete_list, and noted. *change is the
 * row's number: 0 where nothing changed, or for a list with numbers that no file can hold, which
 * cannot be undone. */
gboolean mu_store_update_list_noted (MuStore *store, gint64 id, const MuList *list,
                                     const char *words, gint64 *change, GError **error);
gboolean mu_store_add_list_noted (MuStore *store, const MuList *list, const char *words, gint64 *id,
                                  gint64 *change, GError **error);
gboolean mu_store_delete_list_noted (MuStore *store, gint64 id, const char *words, gint64 *change,
                                     GError **error);

/* Undoes a change, which must be the last that stands, or does the first undone one again; else
 * NOT_FOUND: another program has been at the lists. The list's edition goes on growing. A name
 * that another list has taken meanwhile is TWICE. */
gboolean mu_store_undo_change (MuStore *store, gint64 change, GError **error);
gboolean mu_store_redo_change (MuStore *store, gint64 change, GError **error);

/* Something else was done: what was undone cannot be done again. */
gboolean mu_store_drop_undone_changes (MuStore *store, GError **error);

#endif
