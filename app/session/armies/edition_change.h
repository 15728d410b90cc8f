/* A list whose army book, or one of its allies', has a newer edition here: what that changed, and
 * what it would mean for the list. The list is judged by its own editions until the newer ones are
 * accepted, all at once. */
#ifndef MUSTER_APP_SESSION_ARMIES_EDITION_CHANGE_H
#define MUSTER_APP_SESSION_ARMIES_EDITION_CHANGE_H

#include "app/session/armies/army_session.h"
#include "lists/list/book_editions.h"

typedef struct {
  GArray *books;           /* MuPinnedBook, at least one, the list's own first */
  const MuBook *newer;     /* of the first of them; borrowed from the shelf */
  int from;                /* the list's edition of that */
  gboolean judged_by_own;  /* the club keeps these editions; else a newer one judges already */
  GPtrArray *changes;      /* char *: sentences on the books; none where nothing a list heeds */
  GPtrArray *consequences; /* char *: sentences on the list, at least one */
} MuEditionChange;

/* NULL where there is no newer edition, or no such book. */
MuEditionChange *mu_edition_change_new (const MuList *list, const MuShelf *shelf);
void mu_edition_change_free (MuEditionChange *change);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuEditionChange, mu_edition_change_free)

/* Whether there is any. */
gboolean mu_edition_is_newer (const MuList *list, const MuShelf *shelf);
/* "The army book has a newer edition, 3; this army is of edition 2.", for a line above the army; ""
 * where there is none. Free with g_free. */
char *mu_edition_words (const MuList *list, const MuShelf *shelf);

/* "Its army book has a newer edition, 3; the army is judged by edition 2, as before.", and so for
 * each book; free with g_free. */
char *mu_edition_change_line (const MuEditionChange *change);

/* What a button says that leaves the army as it is, and one that accepts; free with g_free. */
char *mu_edition_keep_words (const MuEditionChange *change);
char *mu_edition_accept_words (const MuEditionChange *change);

/* The open army is of the newer editions from now on, which can be undone. FALSE where there are
 * none. */
gboolean mu_edition_accept (MuArmySession *session, const MuShelf *shelf);

#endif
