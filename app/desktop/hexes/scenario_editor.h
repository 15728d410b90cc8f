/* The window in which a scenario of the hex table is made: its map, to be drawn and set up by hand
 * or by keyboard, and beside it all that it says, with what is wrong at the foot. */
#ifndef MUSTER_APP_DESKTOP_HEXES_SCENARIO_EDITOR_H
#define MUSTER_APP_DESKTOP_HEXES_SCENARIO_EDITOR_H

#include <adwaita.h>

#include "app/session/abd/scenario_writer.h"
#include "app/session/desk.h"

#define MU_TYPE_SCENARIO_EDITOR (mu_scenario_editor_get_type ())
G_DECLARE_FINAL_TYPE (MuScenarioEditor, mu_scenario_editor, MU, SCENARIO_EDITOR, AdwWindow)

/* What is not saved is kept when it closes. */
GtkWidget *mu_scenario_editor_new (MuScenarioWriter *writer, MuDesk *desk);

#endif
