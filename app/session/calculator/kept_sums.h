/* The sums of tonight that are kept, in the club file, and what they do to the
 * battle on the table. All that the Calculator needs of where they are kept. */
#ifndef MUSTER_APP_SESSION_CALCULATOR_KEPT_SUMS_H
#define MUSTER_APP_SESSION_CALCULATOR_KEPT_SUMS_H

#include "app/service/table/table_battle.h"
#include "app/session/calculator/kept_item.h"

typedef struct MuKeptSums MuKeptSums;

/* store is borrowed. */
MuKeptSums *mu_kept_sums_new (MuStore *store);
void mu_kept_sums_free (MuKeptSums *sums);

/* Reads them anew: others may have gone on with the battle. */
gboolean mu_kept_sums_look (MuKeptSums *sums, GError **error);
/* The first casualties that are applied put this battle on the table; NULL: the
 * one that is there, if any. Copied. */
void mu_kept_sums_set_prepared (MuKeptSums *sums, const MuBattleRecord *prepared, gint64 campaign);

/* Whether a battle is prepared that is not on the table yet; *battle (the caller's, NULL:
 * none) is the one that is there. One that others put there is no longer prepared. */
gboolean mu_kept_sums_is_prepared (MuKeptSums *sums, MuTableBattle **battle);
/* How the table is now. */
gboolean mu_kept_sums_stamp (MuKeptSums *sums, MuTonightStamp *stamp);

/* Keeps a sum and applies what it does, which was worked out from the table as the stamp
 * says: MU_STORE_ERROR_MOVED_ON where it is otherwise now. *id: its number. */
gboolean mu_kept_sums_keep (MuKeptSums *sums, const MuKeptSum *sum, const MuTonightStamp *stamp,
                            gint64 *id, GError **error);
/* The last sum goes with all it did, and comes again. FALSE with an error where
 * there is none. */
gboolean mu_kept_sums_take_back (MuKeptSums *sums, GError **error);
gboolean mu_kept_sums_bring_back (MuKeptSums *sums, GError **error);
gboolean mu_kept_sums_can_take_back (MuKeptSums *sums);
gboolean mu_kept_sums_can_bring_back (MuKeptSums *sums);
/* In order, the last one last: MuKeptSum. Borrowed until the next change. */
const GPtrArray *mu_kept_sums_list (MuKeptSums *sums);
/* The battle that they belong to; NULL while none is on the table, or another than the one
 * prepared. The caller's. */
MuTableBattle *mu_kept_sums_open_table (MuKeptSums *sums);

#endif
