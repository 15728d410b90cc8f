/* What a rule system is to the records of battles: one row of functions. */
#ifndef MUSTER_LISTS_BATTLE_SYSTEM_H
#define MUSTER_LISTS_BATTLE_SYSTEM_H

#include "lists/battle/battle_setup.h"
#include "lists/battle/conversion.h"
#include "lists/battle/scenario.h"

/* What dice thrown before a battle tell of a general. */
typedef struct {
  /* Whether any are thrown for him. */
  gboolean (*is_diced) (const MuListGeneral *general);
  /* Throws them for the general of that number, whose name leader has, and finds what he is. FALSE
   * with MU_FILE_ERROR: what they mean cannot be told. */
  gboolean (*roll) (MuLeadership *leader, const MuListGeneral *general, gint32 number, MuDice *dice,
                    GError **error);
  /* How many were thrown for him, at most MU_LEADERSHIP_DICE. */
  guint (*dice) (const MuLeadership *leader);
  /* What he is by so many other faces. FALSE: it cannot be told. */
  gboolean (*find) (MuLeadership *leader, const guint8 *faces, GError **error);
  /* Keys for his ability, by its number, NULL behind the last; NULL: he has a personality. */
  const char *const *abilities;
} MuGeneralDice;
#define MU_LEADERSHIP_DICE 4

typedef struct {
  MuRuleSystem number;
  int table_width, table_depth; /* of a table without a field, paces */
  /* Makes a copy of an army's list what comes to the field. NULL: it comes as it is written. */
  void (*take_field) (MuList *list);
  /* As mu_record_setup_new says; what it fails with is set. */
  gboolean (*setup) (const MuBattleRecord *record, MuRecordSetup *setup, GError **error);
  /* As mu_record_can_stand says. */
  gboolean (*can_stand) (const MuBattleRecord *record, MuSide side, int *unit, GError **error);

  /* Reads the record's part and sets its board: of a record that has just been read. NULL: its
   * battles have no part. */
  gboolean (*take_part) (MuBattleRecord *record, GError **error);
  /* Battles that wait to be fought, and armies of other systems that can come to its battles. NULL:
   * it has none, or they cannot. */
  const MuScenarioShelf *scenarios;
  const MuConversion *conversion;

  /* Before the battle; NULL where the system knows no such thing, and throws no die for it. */
  /* The side that has been outscouted, by both sides' strengths. */
  MuSide (*outscouted) (const MuBattleRecord *record);
  const MuGeneralDice *generals;
  /* What may come, by the face of the weather's die. */
  MuWeather (*weather) (const MuBattleRecord *record);
  /* The side whose first orders were written sooner, where that counts. */
  MuSide (*wrote_first) (const MuBattleRecord *record);

  /* How armies come onto the table, as its house rules have it, and to have it otherwise. */
  MuPlacing (*placing) (const MuBattleRecord *record);
  void (*set_placing) (MuBattleRecord *record, MuPlacing placing);

  /* After it: the points of both sides at the start and left, as mu_battle_record_count says, who
   * has won, and the rule that says so. NULL: they are not counted so. */
  void (*count) (MuBattleRecord *record, MuSide conceded);
  MuSide (*winner) (const MuBattleRecord *record, MuSide conceded);
  MuRule victory;
  /* Whoever gives the game up has lost it, whatever is left of his army; else it only counts. */
  gboolean concession_ends;
  /* Where points decide, each side's are a share of its own. */
  gboolean by_shares;
} MuRecordSystem;

/* The table, NULL behind the last; alone in its file, so that a program can bring its own. */
extern const MuRecordSystem *const mu_record_systems[];

/* The rows, each in the rooms of its system. */
extern const MuRecordSystem mu_record_wrg5, mu_record_awfp, mu_record_abd;

/* NULL: no battles of that system are recorded. */
const MuRecordSystem *mu_record_system (MuRuleSystem rules);
/* The same, with MU_FILE_ERROR_INVALID. */
const MuRecordSystem *mu_record_system_of (const MuBattleRecord *record, GError **error);

#endif
