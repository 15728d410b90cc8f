/* The dice audit's part about seeds. */
#ifndef MUSTER_APP_CLI_BATTLE_AUDIT_SEEDS_H
#define MUSTER_APP_CLI_BATTLE_AUDIT_SEEDS_H

#include "app/cli/core/call.h"

/* Tells of one battle of the open club file, or (0) of all, seeds that were not simply drawn:
 * chosen by hand, rolled again, made by both sides. proving: whether the latter follow from the
 * seals, too; *wrong: how many do not. */
gboolean mu_audit_seeds (MuCall *call, gint64 battle, gboolean proving, guint *wrong,
                         GError **error);

#endif
