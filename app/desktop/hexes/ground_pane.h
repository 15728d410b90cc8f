/* What the map is drawn with: the tools, each with what it draws, entries, and the map's size. */
#ifndef MUSTER_APP_DESKTOP_HEXES_GROUND_PANE_H
#define MUSTER_APP_DESKTOP_HEXES_GROUND_PANE_H

#include <adwaita.h>

#include "app/session/abd/scenario_writer.h"

typedef enum {
  MU_HEX_TOOL_CARRY,   /* counters */
  MU_HEX_TOOL_TERRAIN, /* value: MuAbdTerrain */
  MU_HEX_TOOL_HEXSIDE, /* value: MuAbdHexside */
  MU_HEX_TOOL_ENTRY,   /* value: which, from 0 */
} MuHexToolKind;

typedef struct {
  MuHexToolKind kind;
  int value;
} MuHexTool;

#define MU_TYPE_GROUND_PANE (mu_ground_pane_get_type ())
G_DECLARE_FINAL_TYPE (MuGroundPane, mu_ground_pane, MU, GROUND_PANE, AdwBin)

/* Signal "tool-changed". */
void mu_ground_pane_set_writer (MuGroundPane *pane, MuScenarioWriter *writer);
MuHexTool mu_ground_pane_get_tool (MuGroundPane *pane);

#endif
