/* A battle that was fought on the table: its events as they are told, and the count at its end,
 * points left by what became of each unit and who has won (wrg.victory.*). Plain data, no
 * database. */
#ifndef MUSTER_LISTS_BATTLE_BATTLE_COUNT_H
#define MUSTER_LISTS_BATTLE_BATTLE_COUNT_H

#include "lists/battle/battle_record.h"

/* Adds an event of the record's last period, of no side and no body; borrowed until the next.
 * phase: of the clock of its rules. */
MuEvent *mu_battle_record_tell (MuBattleRecord *record, MuEventKind kind, MuRule rule, int phase,
                                const gint32 value[4]);
/* Begins the periods up to this one. */
void mu_battle_record_pass_periods (MuBattleRecord *record, int to);

/* The unit that a side's commander-in-chief rides with; MU_LIST_NO_UNIT: he has none, or rides with
 * nobody. */
int mu_battle_general_unit (const MuBattleSideRecord *side);

/* Counts both sides' points at the start and left from the results of their units, the generals
 * lost and the objectives held. conceded is the side that gave the game up, MU_SIDE_NONE if neither
 * did. An army that no battle by its rules can take is not counted. */
void mu_battle_record_count (MuBattleRecord *record, MuSide conceded);

/* Counts, and ends the battle: who has won (wrg.victory.margin, awfp.sequence.victory; armies
 * without points cannot be counted, and neither has), the last event, the digest. */
void mu_battle_record_end (MuBattleRecord *record, MuSide conceded);

#endif
