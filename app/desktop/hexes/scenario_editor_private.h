/* What the files of the scenario's window share. */
#ifndef MUSTER_APP_DESKTOP_HEXES_SCENARIO_EDITOR_PRIVATE_H
#define MUSTER_APP_DESKTOP_HEXES_SCENARIO_EDITOR_PRIVATE_H

#include "app/desktop/hexes/armies_pane.h"
#include "app/desktop/hexes/ground_pane.h"
#include "app/desktop/hexes/hex_map_view.h"
#include "app/desktop/hexes/rules_pane.h"
#include "app/desktop/hexes/scenario_editor.h"
#include "app/desktop/hexes/words_pane.h"

struct _MuScenarioEditor {
  AdwWindow parent;
  MuScenarioWriter *writer;
  MuDesk *desk; /* remembers how sheets come onto paper */
  AdwWindowTitle *title;
  AdwToastOverlay *toasts;
  MuHexMapView *view;
  GtkLabel *status;
  GtkStack *stack;
  MuGroundPane *ground;
  MuArmiesPane *armies;
  MuRulesPane *rules;
  MuWordsPane *words;
  GtkLabel *summary;
  GtkWidget *faults_scroll;
  GtkListBox *faults;
  int papers;  /* that are being saved: scenario_editor_sheets.c */
  int carried; /* hex of a counter that the keyboard carries; MU_ABD_OFF */
};

/* scenario_editor.c */
void mu_scenario_editor_say (MuScenarioEditor *self, const char *text, gboolean undo);
void mu_scenario_editor_follow (MuScenarioEditor *self); /* the line under the map */

/* scenario_editor_map.c: what hands and keys do to the map */
void mu_scenario_editor_map_actions (GtkWidgetClass *widget);
void mu_scenario_editor_listen_to_map (MuScenarioEditor *self);

/* scenario_editor_faults.c: what is wrong, at the foot */
void mu_scenario_editor_show_faults (MuScenarioEditor *self);
void mu_scenario_editor_go_to_fault (MuScenarioEditor *self, GtkListBoxRow *row);

/* scenario_editor_files.c */
void mu_scenario_editor_file_actions (GtkWidgetClass *widget);

/* scenario_editor_sheets.c */
void mu_scenario_editor_sheet_actions (GtkWidgetClass *widget);

#endif
