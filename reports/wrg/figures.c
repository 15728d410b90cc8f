#include "reports/wrg/figures.h"

#include "rules/wrg/before/setup.h"

int
mu_figures_scouting (const MuListUnit *unit)
{
  return mu_list_unit_strength (unit) * mu_wrg_scouting_value ((MuTroopType) unit->troop.type);
}
