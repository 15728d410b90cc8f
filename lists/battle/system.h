/* What a rule system is to the records of battles: one row of functions. */
#ifndef MUSTER_LISTS_BATTLE_SYSTEM_H
#define MUSTER_LISTS_BATTLE_SYSTEM_H

#include "lists/battle/battle_setup.h"

typedef struct {
  MuRuleSystem number;
  /* As mu_record_setup_new says; what it fails with is set. */
  gboolean (*setup) (const MuBattleRecord *record, MuRecordSetup *setup, GError **error);
  /* As mu_record_can_stand says. */
  gboolean (*can_stand) (const MuBattleRecord *record, MuSide side, int *unit, GError **error);

  /* Before the battle; NULL where the system knows no such thing, and throws no die for it. */
  /* The side that has been outscouted, by both sides' strengths. */
  MuSide (*outscouted) (const MuBattleRecord *record);
  /* Of a subordinate general whose die shows this face. */
  MuPersonality (*personality) (int face);
  /* What may come, by the face of the weather's die. */
  MuWeather (*weather) (const MuBattleRecord *record);
  /* The side whose first orders were written sooner, where that counts. */
  MuSide (*wrote_first) (const MuBattleRecord *record);

  /* After it: the points of both sides at the start and left, as mu_battle_record_count says, who
   * has won by them, and the rule that says so. NULL: they are not counted so. */
  void (*count) (MuBattleRecord *record, MuSide conceded);
  MuSide (*winner) (const MuBattleRecord *record);
  MuRule victory;
} MuRecordSystem;

/* The table, NULL behind the last; alone in its file, so that a program can bring its own. */
extern const MuRecordSystem *const mu_record_systems[];

/* The rows, each in the rooms of its system. */
extern const MuRecordSystem mu_record_wrg5;

/* NULL: no battles of that system are recorded. */
const MuRecordSystem *mu_record_system (MuRuleSystem rules);
/* The same, with MU_FILE_ERROR_INVALID. */
const MuRecordSystem *mu_record_system_of (const MuBattleRecord *record, GError **error);

#endif
