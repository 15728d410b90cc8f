/* Deleting any recorded battle, and bringing it back. */
#ifndef MUSTER_DB_CAMPAIGN_BATTLES_GONE_H
#define MUSTER_DB_CAMPAIGN_BATTLES_GONE_H

#include "db/store_types.h"

/* A friendly battle that was deleted and can come back. */
typedef struct {
  gint64 id;
  gint64 battle; /* its number, which it has again when it is back */
  char *name;
  char *gone; /* ISO time */
} MuGoneBattle;
void mu_gone_battle_free (MuGoneBattle *gone);

typedef enum {
  MU_GONE_WHOLE, /* with all that was entered for it; its dice stay in the dice log, of no battle */
  MU_GONE_TO_TABLE, /* what was entered at the table tonight is on the table again. IMPOSSIBLE where
                     * another battle is there, or it was not fought there */
} MuGoneHow;

/* Deletes a recorded battle. A friendly one is kept aside, the newest fifty of them, and comes
 * back with mu_store_bring_battle_back(); *gone (may be NULL) is what that is told. One of a
 * campaign is taken back in its history with what followed from it, whatever `how` is, and comes
 * back through that (db/acts/acts.h); *gone then is 0. */
gboolean mu_store_delete_battle (MuStore *store, gint64 battle, MuGoneHow how, gint64 *gone,
                                 GError **error);
/* As it was, under its number. gone 0: the one that was deleted last. NOT_FOUND: there is none.
 * TWICE: the same fight was recorded again meanwhile. IMPOSSIBLE: what it left on the table was
 * changed since. *battle may be NULL. */
gboolean mu_store_bring_battle_back (MuStore *store, gint64 gone, gint64 *battle, GError **error);
/* MuGoneBattle, the one deleted last first. */
GPtrArray *mu_store_gone_battles (MuStore *store, GError **error);

#endif
