/* A list whose army book has a newer edition here: what that changed, and what it would mean for
 * the list. The list is judged by its own edition until the newer one is accepted. */
#ifndef MUSTER_APP_MODEL_EDITION_CHANGE_H
#define MUSTER_APP_MODEL_EDITION_CHANGE_H

#include "app/model/army_session.h"

typedef struct {
  const MuBook *newer;     /* borrowed from the shelf */
  int from;                /* the list's edition */
  gboolean judged_by_own;  /* the club keeps that edition; else the newer one judges already */
  GPtrArray *changes;      /* char *: sentences on the book; none where nothing a list heeds */
  GPtrArray *consequences; /* char *: sentences on the list, at least one */
} MuEditionChange;

/* NULL where there is no newer edition, or no such book. */
MuEditionChange *mu_edition_change_new (const MuList *list, const MuShelf *shelf);
void mu_edition_change_free (MuEditionChange *change);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuEditionChange, mu_edition_change_free)

/* The number of the newer edition, 0 where there is none. */
int mu_edition_newer (const MuList *list, const MuShelf *shelf);

/* "Its army book has a newer edition, 3; the army is judged by edition 2, as before."; free with
 * g_free. */
char *mu_edition_change_line (const MuEditionChange *change);

/* The open army is of the newer edition from now on, which can be undone. FALSE where there is
 * none. */
gboolean mu_edition_accept (MuArmySession *session, const MuShelf *shelf);

#endif
