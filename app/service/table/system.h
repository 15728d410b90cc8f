/* What a rule system is to a battle on the table: one row. */
#ifndef MUSTER_APP_SERVICE_TABLE_SYSTEM_H
#define MUSTER_APP_SERVICE_TABLE_SYSTEM_H

#include "app/service/table/table_objective.h"
#include "lists/battle/general_end.h"
#include "lists/list/list.h"

typedef struct MuTableCourse MuTableCourse; /* table_course.h */

/* What lies beside a unit on the table, one of its values at a time: that it is low on missiles,
 * the order that it has been given. */
typedef struct {
  const char *key;         /* in entries and for scripts */
  const char *title;       /* a message id, of its column; tokens that no unit has both share one */
  const char *const *keys; /* of its values, the usual one first, NULL behind the last */
  const char *const *words; /* message ids in the same order, to be set behind a unit's name */
  const char *const *brief; /* the same in its column */
  gboolean each_period;     /* taken up as a period begins */
} MuTableToken;
#define MU_TABLE_TOKENS  6    /* of a system at the most */
#define MU_TABLE_BY_MARK (-1) /* in place of what a token said before a mark */

/* What a unit may be, as it is offered: the commonest first. */
typedef struct {
  const char *key;
  const char *words; /* a message id; NULL: those of its fate */
  MuFate fate;
  guint8 token; /* what the first of its tokens says then; 0 where the system has none */
} MuTableState;

/* The orders of a side in the period that is being played. */
typedef struct {
  int general, army; /* that may be given: by the general, and by the army itself */
  int given;         /* of these, on the table now */
  int dummies, dummies_laid;
  MuRule why; /* that the general gives fewer than he might; MU_RULE_NONE: he does not */
} MuTableOrders;

/* An event that tells of a token. */
typedef struct {
  int kind;
  MuRule rule;
  int phase;
  gint32 value[4];
} MuTableTold;

typedef struct {
  MuRuleSystem number;

  /* Casualties that take off one of what the unit is counted in; fewer are carried. */
  int (*men) (const MuListUnit *unit);
  /* Who is said to have lost more than he has left was miscounted; else all he has are gone. */
  gboolean exact;
  /* The rule by which figures, models or stands of the unit are taken off. */
  MuRule (*removal) (const MuListUnit *unit);
  /* What one figure or model of the unit counts against what shot at it. */
  int (*strength) (const MuListUnit *unit);
  /* Quarter points that it counts for its holder, and the rule that says so; rule may be NULL.
   * NULL: there are none. */
  gint64 (*objective) (const MuTableObjective *objective, MuRule *rule);

  /* How many periods a battle has at the most, and by which rule; NULL: MU_TABLE_PERIODS_MOST. */
  int (*periods) (const MuReadings *readings);
  MuRule last;
  /* The phase that an entry belongs to. */
  int (*phase) (const MuKeptSum *entry);

  /* What a unit may be, and how its general may be lost. */
  const MuTableState *states;
  guint state_count;
  MuRule states_rule; /* by which it may be nothing else; MU_RULE_NONE: it may be anything */
  const MuGeneralEnd *ends;
  guint end_count;
  gboolean general_is_unit; /* he stands by himself and is lost with his stand */

  /* The rules of what is told. */
  MuRule rallied, left, destroyed, general_lost;
  MuRallied how;       /* who rallies does */
  gboolean has_sums;   /* the Calculator works out what its units do */
  int retires;         /* what MU_EVENT_RESULT has of a unit that is marked as retiring */
  MuRule no_return[2]; /* by which who routed off, or left, does not come back; NONE: he may */

  /* What lies beside units; the first says more of a state than its fate does. */
  const MuTableToken *tokens;
  int token_count;
  /* The rule by which this cannot be laid beside the unit now; MU_RULE_NONE: it can. */
  MuRule (*barred) (const MuTableCourse *course, MuTableUnit unit, int token, int value);
  /* Whether it ever can beside such a unit. */
  gboolean (*has) (const MuList *list, int unit, int token);
  /* What a token says after the mark; -1: what it said before. */
  int (*after) (MuTableMark mark, int token);
  /* Tells what the unit's tokens say now, the one having said `before`, or MU_TABLE_BY_MARK. FALSE:
   * nothing. */
  gboolean (*tell) (int token, int before, const guint8 *tokens, MuTableTold *told);

  /* What is looked up while a battle is on the table, and goes with it; NULL: nothing is. */
  gpointer (*open) (void);
  void (*close) (gpointer tables);
  /* The orders of both sides; NULL: none are counted. */
  void (*orders) (const MuTableCourse *course, MuTableOrders orders[MU_SIDES]);

  /* Whether the army is broken, so that the battle ends with its period, and how far it is from
   * that, "2 of 9 units gone, breaks with 5"; free with g_free. NULL: armies do not break. */
  gboolean (*is_broken) (const MuBattleSideRecord *side);
  char *(*army_words) (const MuBattleSideRecord *side);
} MuTableSystem;

/* The table, NULL behind the last; alone in its file, so that a program can bring its own. */
extern const MuTableSystem *const mu_table_systems[];

/* The rows, each in the rooms of its system. */
extern const MuTableSystem mu_table_wrg5, mu_table_awfp;

/* The row of the system; NULL: its battles are not fought at the table. */
const MuTableSystem *mu_table_system (MuRuleSystem rules);
/* The same, with MU_FILE_ERROR_INVALID. */
const MuTableSystem *mu_table_system_of (const MuBattleRecord *record, GError **error);

/* The state with that key, -1: there is none. And of the same fate and token, 0 where there is
 * none. */
int mu_table_state_find (const MuTableSystem *system, const char *key);
int mu_table_state_of (const MuTableSystem *system, MuFate fate, int token);
/* "in good order"; static, translated. */
const char *mu_table_state_words (const MuTableSystem *system, int state);
/* Periods that a battle has at the most. */
int mu_table_periods_most (const MuBattleRecord *record);

#endif
