/* WRG 5th: the set-up of a record, with all that it borrows. */
#ifndef MUSTER_LISTS_BATTLE_WRG_RECORD_SETUP_H
#define MUSTER_LISTS_BATTLE_WRG_RECORD_SETUP_H

#include "lists/battle/system.h"
#include "rules/wrg/battle/setup.h"

/* The detail of a MuRecordSetup. */
typedef struct {
  MuWrgSetup setup;
  MuWrgSetupUnit units[MU_SIDES][MU_BATTLE_UNITS_MAX];
  MuWrgSetupGeneral generals[MU_SIDES][MU_LIST_GENERALS_MAX];
  MuTerrain *terrain; /* NULL: open ground */
  MuWrgSetupSky sky;
} MuWrgRecordSetup;

extern const MuGeneralDice mu_record_wrg_generals;

/* The members of WRG's row of the same names (lists/battle/system.h). */
void mu_record_wrg_count (MuBattleRecord *record, MuSide conceded);
MuSide mu_record_wrg_winner (const MuBattleRecord *record, MuSide conceded);
MuSide mu_record_wrg_outscouted (const MuBattleRecord *record);
MuWeather mu_record_wrg_weather (const MuBattleRecord *record);
MuSide mu_record_wrg_wrote_first (const MuBattleRecord *record);

#endif
