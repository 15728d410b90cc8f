/* The hex map of a battle as the board of its scenes (reports/scene/scene_board.h). */
#ifndef MUSTER_REPORTS_ABD_TABLE_HEX_TABLE_H
#define MUSTER_REPORTS_ABD_TABLE_HEX_TABLE_H

#include "lists/battle/battle_record.h"
#include "reports/scene/scene_board.h"

/* NULL: the record has no scenario that can be read. */
MuSceneBoard *mu_hex_table_new (const MuBattleRecord *record);

/* What the bodies of the scene, in the record's order, are on its board after so many events of the
 * record: counters with their markers, leaders where their units are. */
void mu_hex_table_dress (MuScene *scene, const MuBattleRecord *record, guint events);

#endif
