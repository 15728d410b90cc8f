/* What holds in the battle beside the armies: turns, draws, who comes back, the optional rules. */
#ifndef MUSTER_APP_DESKTOP_HEXES_RULES_PANE_H
#define MUSTER_APP_DESKTOP_HEXES_RULES_PANE_H

#include <adwaita.h>

#include "app/session/abd/scenario_writer.h"

#define MU_TYPE_RULES_PANE (mu_rules_pane_get_type ())
G_DECLARE_FINAL_TYPE (MuRulesPane, mu_rules_pane, MU, RULES_PANE, AdwBin)

void mu_rules_pane_set_writer (MuRulesPane *pane, MuScenarioWriter *writer);

#endif
