/* What a rule system is to a battle on the table: one row. */
#ifndef MUSTER_APP_SERVICE_TABLE_SYSTEM_H
#define MUSTER_APP_SERVICE_TABLE_SYSTEM_H

#include "app/service/table/table_objective.h"
#include "lists/list/list.h"

typedef struct {
  MuRuleSystem number;
  int men;     /* casualties that take a figure or model off; fewer are carried */
  int retires; /* what MU_EVENT_RESULT has of a unit that is marked as retiring */
  /* The rule by which figures or models of the unit are taken off. */
  MuRule (*removal) (const MuListUnit *unit);
  /* What one figure or model of the unit counts against what shot at it. */
  int (*strength) (const MuListUnit *unit);
  /* Quarter points that it counts for its holder, and the rule that says so; rule may be NULL. */
  gint64 (*objective) (const MuTableObjective *objective, MuRule *rule);
} MuTableSystem;

/* The table, NULL behind the last; alone in its file, so that a program can bring its own. */
extern const MuTableSystem *const mu_table_systems[];

/* The rows, each in the rooms of its system. */
extern const MuTableSystem mu_table_wrg5;

/* The row of the system; the first for one that has none. */
const MuTableSystem *mu_table_system (MuRuleSystem rules);

#endif
