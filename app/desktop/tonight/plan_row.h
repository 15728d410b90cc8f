/* How Muster plans one side of tonight's battle, and whether it commands it. */
#ifndef MUSTER_APP_DESKTOP_TONIGHT_PLAN_ROW_H
#define MUSTER_APP_DESKTOP_TONIGHT_PLAN_ROW_H

#include <gtk/gtk.h>

#include "app/session/wrg/deployment/deployment_session.h"

#define MU_TYPE_PLAN_ROW (mu_plan_row_get_type ())
G_DECLARE_FINAL_TYPE (MuPlanRow, mu_plan_row, MU, PLAN_ROW, GtkBox)

/* Once. */
void mu_plan_row_follow (MuPlanRow *row, MuDeploymentSession *session, MuSide side);

#endif
