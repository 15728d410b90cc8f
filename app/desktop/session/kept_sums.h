/* The sums of tonight that are kept, and the casualties that they do. All that
 * the Calculator needs of where they are kept. */
#ifndef MUSTER_APP_DESKTOP_SESSION_KEPT_SUMS_H
#define MUSTER_APP_DESKTOP_SESSION_KEPT_SUMS_H

#include "app/desktop/session/kept_item.h"

typedef struct MuKeptSums MuKeptSums;

MuKeptSums *mu_kept_sums_new (void);
void mu_kept_sums_free (MuKeptSums *sums);

/* Keeps a sum and applies what it does; numbers it and notes the time. */
gboolean mu_kept_sums_keep (MuKeptSums *sums, const MuKept *kept, GError **error);
/* The last sum goes with all it did, and comes again. FALSE with an error where
 * there is none. */
gboolean mu_kept_sums_take_back (MuKeptSums *sums, GError **error);
gboolean mu_kept_sums_bring_back (MuKeptSums *sums, GError **error);
gboolean mu_kept_sums_can_take_back (MuKeptSums *sums);
gboolean mu_kept_sums_can_bring_back (MuKeptSums *sums);
/* In order, the last one last: MuKept. Borrowed until the next change. */
const GPtrArray *mu_kept_sums_list (MuKeptSums *sums);
/* Men that a unit has lost by them. */
int mu_kept_sums_lost (MuKeptSums *sums, MuSumUnit unit);

#endif
