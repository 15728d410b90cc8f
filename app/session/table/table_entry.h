/* Something entered for the battle on the table: a sum, or what was done by hand.
 * Properties: id, when ("Period 3"), text. */
#ifndef MUSTER_APP_SESSION_TABLE_TABLE_ENTRY_H
#define MUSTER_APP_SESSION_TABLE_TABLE_ENTRY_H

#include "app/session/item.h"
#include "db/tables/kept_sums.h"

#define MU_TYPE_TABLE_ENTRY (mu_table_entry_get_type ())
G_DECLARE_FINAL_TYPE (MuTableEntry, mu_table_entry, MU, TABLE_ENTRY, MuItem)

MuTableEntry *mu_table_entry_new (const MuKeptSum *sum, const MuBattleRecord *battle);
gint64 mu_table_entry_get_id (MuTableEntry *entry);

#endif
