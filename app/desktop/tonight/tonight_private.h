/* What the files of the page Tonight share. */
#ifndef MUSTER_APP_DESKTOP_TONIGHT_TONIGHT_PRIVATE_H
#define MUSTER_APP_DESKTOP_TONIGHT_TONIGHT_PRIVATE_H

#include "app/desktop/battle/battle_view.h"
#include "app/desktop/battle/record_view.h"
#include "app/desktop/deployment/deployment_view.h"
#include "app/desktop/game/game_view.h"
#include "app/desktop/tonight/history_view.h"
#include "app/desktop/tonight/plan_view.h"
#include "app/desktop/tonight/scenario_view.h"
#include "app/desktop/tonight/table_view.h"
#include "app/desktop/tonight/tonight_page.h"

struct _MuTonightPage {
  MuPage parent;
  MuDesk *desk;
  AdwLeaflet *leaflet;
  MuCatalogue *catalogue;
  GtkStack *stack;
  MuPlanView *plan;
  MuHistoryView *history;
  MuScenarioView *scenarios;
  MuDeploymentView *deployment;
  int steps; /* of the deployment that can be undone and redone */
  MuTableView *table;
  MuGameView *game;
  GSimpleAction *placing; /* its state: how the armies of a game are set up */
  MuRecordView *record;
  const char *recorded; /* the part of the stack whose battle it is about to record */
  GtkWidget *go_on;     /* below the battles: back to the table */
  MuBattleView *tonight;
  MuBattleView *past;
};

/* Which actions are possible has changed. */
void mu_tonight_page_shown_changed (MuTonightPage *page);

/* tonight_game.c: its actions, and how armies are set up; going on with the game of the club file;
 * and what "changed" of it comes to. */
void mu_tonight_page_install_game (GtkWidgetClass *widget);
void mu_tonight_page_offer_placing (MuTonightPage *page);
void mu_tonight_page_look_for_game (MuTonightPage *page);
void mu_tonight_page_game_changed (MuTonightPage *page);
/* An answer back, or again. */
void mu_tonight_page_step_game (MuTonightPage *page, gboolean back);
/* One that was given up waits for Undo. */
gboolean mu_tonight_page_can_bring_game_back (MuTonightPage *page);
void mu_tonight_page_bring_game_back (MuTonightPage *page);
/* Ends the game whose battle has been recorded; TRUE. */
gboolean mu_tonight_page_end_recorded_game (MuTonightPage *page);

/* tonight_scenarios.c: its actions, whether scenarios are looked at, and the way back from there.
 */
void mu_tonight_page_install_scenarios (GtkWidgetClass *widget);
gboolean mu_tonight_page_is_at_scenarios (MuTonightPage *page);
void mu_tonight_page_leave_scenarios (MuTonightPage *page);

#endif
