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
} MuRecordSystem;

/* The table, NULL behind the last; alone in its file, so that a program can bring its own. */
extern const MuRecordSystem *const mu_record_systems[];

/* The rows, each in the rooms of its system. */
extern const MuRecordSystem mu_record_wrg5;

/* NULL: no battles of that system are recorded. */
const MuRecordSystem *mu_record_system (MuRuleSystem rules);

#endif
