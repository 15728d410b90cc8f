/* Scenarios on Tonight: all of them, and the page of one: what is known, its own rules, and to set
 * it up or fight it. */
#ifndef MUSTER_APP_DESKTOP_TONIGHT_SCENARIO_VIEW_H
#define MUSTER_APP_DESKTOP_TONIGHT_SCENARIO_VIEW_H

#include <adwaita.h>

#include "app/session/battle/scenario_item.h"

/* Its buttons run "tonight.open-scenario", "tonight.prepare-scenario" and "tonight.fight-scenario".
 */
#define MU_TYPE_SCENARIO_VIEW (mu_scenario_view_get_type ())
G_DECLARE_FINAL_TYPE (MuScenarioView, mu_scenario_view, MU, SCENARIO_VIEW, AdwBin)

/* Reads those that come with Muster where that was not done yet; FALSE with an error. */
gboolean mu_scenario_view_read (MuScenarioView *view, GError **error);
/* Opens the page of one, of a file too. */
void mu_scenario_view_show (MuScenarioView *view, MuScenarioItem *scenario);
/* Whose page is open; NULL: none. Borrowed. */
MuScenarioItem *mu_scenario_view_get_open (MuScenarioView *view);
gboolean mu_scenario_view_focus (MuScenarioView *view);
/* From the page of one to all of them; FALSE: they are shown already. */
gboolean mu_scenario_view_go_back (MuScenarioView *view);

#endif
