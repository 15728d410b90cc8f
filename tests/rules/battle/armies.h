/* Two armies of about 1,000 points to fight with, and how to write others. */
#ifndef MUSTER_TESTS_RULES_BATTLE_ARMIES_H
#define MUSTER_TESTS_RULES_BATTLE_ARMIES_H

#include "rules/wrg/battle/setup.h"

typedef struct {
  const char *troop; /* notation; NULL ends a table */
  uint16_t figures;
  uint8_t ranks;
  uint8_t order; /* MuOrder */
  uint8_t line;
  bool general; /* rides here */
  MuCrew crew;
} ArmyRow;

extern const ArmyRow army_romans[];
extern const ArmyRow army_carthaginians[];

typedef struct {
  MuWrgSetupUnit unit[MU_BATTLE_UNITS_MAX];
  MuWrgSetupSide side;
} Army;

/* Prices and enlists the rows; the commander-in-chief costs his 100 points.
 * Aborts on a row that the rules forbid: tests and benches know their troops. */
void army_raise (Army *army, const ArmyRow *rows);

/* A set-up of two raised armies on the default table. */
MuWrgSetup army_setup (const Army *a, const Army *b);

#endif
