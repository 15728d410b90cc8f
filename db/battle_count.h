/* The count at the end of a battle that was fought on the table: points left by what became of each
 * unit, and who has won (wrg.victory.*). Plain data, no database. */
#ifndef MUSTER_DB_BATTLE_COUNT_H
#define MUSTER_DB_BATTLE_COUNT_H

#include "db/battle_record.h"

/* The unit that a side's commander-in-chief rides with; MU_LIST_NO_UNIT: he has none, or rides with
 * nobody. */
int mu_battle_general_unit (const MuBattleSideRecord *side);

/* Counts both sides' points at the start and left from the results of their units, the generals
 * lost and the objectives held. conceded is the side that gave the game up, MU_SIDE_NONE if neither
 * did. An army that no battle by WRG can take is not counted. */
void mu_battle_record_count (MuBattleRecord *record, MuSide conceded);

/* wrg.victory.margin: who has won by the points left; armies without points cannot be counted, and
 * neither has. */
MuSide mu_battle_record_victor (const MuBattleRecord *record);

#endif
