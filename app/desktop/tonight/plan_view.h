/* Tonight's battle before it is fought: sides, time and place, preliminaries,
 * Fight with progress and Cancel, or Play at the Table. */
#ifndef MUSTER_APP_DESKTOP_TONIGHT_PLAN_VIEW_H
#define MUSTER_APP_DESKTOP_TONIGHT_PLAN_VIEW_H

#include <adwaita.h>

#include "app/session/battle/historic_battle.h"
#include "app/session/battle/scenario_item.h"
#include "app/session/desk.h"

#define MU_TYPE_PLAN_VIEW (mu_plan_view_get_type ())
G_DECLARE_FINAL_TYPE (MuPlanView, mu_plan_view, MU, PLAN_VIEW, AdwBin)

void mu_plan_view_set_desk (MuPlanView *view, MuDesk *desk);
GtkWidget *mu_plan_view_get_back_button (MuPlanView *view);
/* What is chosen now; FALSE if it is not enough for a battle. */
gboolean mu_plan_view_get_choice (MuPlanView *view, MuBattleChoice *choice);
/* Chooses the next battle of a campaign, between these two of its sides; NULL: the first two. */
void mu_plan_view_choose_campaign (MuPlanView *view, gint64 campaign, const int *sides);

/* Chooses a battle of history; it stands among the occasions from then on. */
void mu_plan_view_choose_historic (MuPlanView *view, MuHistoricBattle *battle);

/* The same of a scenario. */
void mu_plan_view_choose_scenario (MuPlanView *view, MuScenarioItem *scenario);

/* Whether Muster can fight with what is chosen; signal "can-fight-changed". */
gboolean mu_plan_view_can_fight (MuPlanView *view);

#endif
