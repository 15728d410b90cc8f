#include "armies.h"

#include <stdio.h>
#include <stdlib.h>

#include "rules/troop/troop.h"
#include "rules/wrg/troop/points.h"

/* As in lists/samples/zama-roman.xml and zama-carthaginian.xml. */
const ArmyRow army_romans[] = {
  { "Irr C LC JLS Sh", 12, 2, MU_ORDER_SKIRMISH, 0, false, { 0 } },
  { "Reg C HI HTW Sh", 20, 2, MU_ORDER_ATTACK, 0, false, { 0 } },
  { "Reg C LI JLS Sh", 22, 2, MU_ORDER_SKIRMISH, 0, false, { 0 } },
  { "Reg C HI HTW Sh", 20, 2, MU_ORDER_ATTACK, 0, false, { 0 } },
  { "Reg C HC JLS Sh", 10, 2, MU_ORDER_ATTACK, 0, false, { 0 } },
  { "Reg C HI HTW Sh", 30, 2, MU_ORDER_ATTACK, 1, false, { 0 } },
  { "Reg A HC JLS Sh", 4, 1, MU_ORDER_HOLD, 1, true, { 0 } },
  { "Reg B HI LTS Sh", 12, 2, MU_ORDER_HOLD, 1, false, { 0 } },
  { NULL, 0, 0, 0, 0, false, { 0 } },
};

#define ELEPHANT_CREW                                                                              \
  {                                                                                                \
    1, { MU_WEAPON_LIGHT_SPEAR }, 0                                                                \
  }

const ArmyRow army_carthaginians[] = {
  { "Reg C HC JLS Sh", 8, 2, MU_ORDER_ATTACK, 0, false, { 0 } },
  { "Irr C LI S Sh", 10, 2, MU_ORDER_SKIRMISH, 0, false, { 0 } },
  { "Irr C El JLS", 3, 1, MU_ORDER_ATTACK, 0, false, ELEPHANT_CREW },
  { "Irr C LMI JLS Sh", 28, 2, MU_ORDER_ATTACK, 0, false, { 0 } },
  { "Irr C LC JLS Sh", 10, 2, MU_ORDER_SKIRMISH, 0, false, { 0 } },
  { "Reg C HI LTS Sh", 20, 2, MU_ORDER_ATTACK, 1, false, { 0 } },
  { "Reg B HI HTW Sh", 24, 2, MU_ORDER_ATTACK, 1, false, { 0 } },
  { "Reg A HC JLS Sh", 4, 1, MU_ORDER_HOLD, 1, true, { 0 } },
  { "Reg D HI LTS Sh", 22, 2, MU_ORDER_ATTACK, 1, false, { 0 } },
  { NULL, 0, 0, 0, 0, false, { 0 } },
};

static void
die (const ArmyRow *row, const char *why)
{
  fprintf (stderr, "%s: %s\n", row->troop, why);
  abort ();
}

static MuWrgUnitPoints
price (const ArmyRow *row, const MuTroop *troop)
{
  const MuWrgUnitBill bill = { .troop = *troop, .crew = row->crew, .figures = row->figures };
  MuWrgUnitPoints points = { 0 };
  MuTrace trace;
  const MuRule wrong = mu_wrg_points_unit (NULL, &bill, &trace, &points);
  if (wrong != MU_RULE_NONE)
    die (row, mu_rule_id (wrong));
  return points;
}

static void
enlist (MuWrgSetupUnit *unit, const ArmyRow *row)
{
  *unit = (MuWrgSetupUnit){ .crew = row->crew,
                            .figures = row->figures,
                            .ranks = row->ranks,
                            .order = row->order,
                            .line = row->line };
  if (mu_troop_parse (row->troop, &unit->troop, NULL) != MU_TROOP_PARSE_OK)
    die (row, "cannot be read");
  const MuWrgUnitPoints points = price (row, &unit->troop);
  unit->command_points = points.command;
  unit->points = points.points;
}

void
army_raise (Army *army, const ArmyRow *rows)
{
  *army = (Army){ .side = { .general_with = -1, .general_regular = true } };
  int count = 0;
  for (; rows[count].troop; count++) {
    enlist (&army->unit[count], &rows[count]);
    if (rows[count].general) {
      army->side.general_with = (int16_t) count;
      army->side.general_points = mu_wrg_points_general (true);
    }
  }
  army->side.unit_count = (uint16_t) count;
}

MuWrgSetup
army_setup (const Army *a, const Army *b)
{
  MuWrgSetup setup = { .side = { a->side, b->side } };
  setup.side[MU_SIDE_A].units = a->unit;
  setup.side[MU_SIDE_B].units = b->unit;
  return setup;
}
