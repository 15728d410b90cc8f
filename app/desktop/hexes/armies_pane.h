/* The orders of battle: of one side at a time its units, the particulars of one of them, its
 * leaders, and what holds for the whole army. */
#ifndef MUSTER_APP_DESKTOP_HEXES_ARMIES_PANE_H
#define MUSTER_APP_DESKTOP_HEXES_ARMIES_PANE_H

#include <adwaita.h>

#include "app/session/abd/scenario_writer.h"

#define MU_TYPE_ARMIES_PANE (mu_armies_pane_get_type ())
G_DECLARE_FINAL_TYPE (MuArmiesPane, mu_armies_pane, MU, ARMIES_PANE, AdwBin)

/* Signals: "hex-wanted" (hex), a unit was picked that stands there; "refused" (why). */
void mu_armies_pane_set_writer (MuArmiesPane *pane, MuScenarioWriter *writer);
/* The cursor has come to that hex: who stands there is picked. */
void mu_armies_pane_go (MuArmiesPane *pane, int hex);
/* Picks a unit, or with -1 only its side. */
void mu_armies_pane_pick (MuArmiesPane *pane, MuSide side, int at);
/* FALSE: none is. */
gboolean mu_armies_pane_get_picked (MuArmiesPane *pane, MuSide *side, int *at);
/* Adds a unit of the type that is chosen to the side that is shown, where the cursor is. */
void mu_armies_pane_add (MuArmiesPane *pane);

#endif
