/* Records of hex battles: a battle made of a scenario, and the scenario of a record. */
#ifndef MUSTER_LISTS_BATTLE_ABD_HEX_RECORD_H
#define MUSTER_LISTS_BATTLE_ABD_HEX_RECORD_H

#include "lists/abd/scenario.h"
#include "lists/battle/battle_record.h"

/* A battle that is not fought yet: its armies are lists of the scenario's counters, its part is the
 * scenario. NULL with MU_FILE_ERROR_INVALID: nobody could begin it. */
MuBattleRecord *mu_hex_record_new (const MuHexScenario *scenario, guint64 seed, GError **error);

/* The scenario of a record, by which it is fought; NULL with MU_FILE_ERROR_INVALID: it has none. */
MuHexScenario *mu_hex_record_scenario (const MuBattleRecord *record, GError **error);

#endif
