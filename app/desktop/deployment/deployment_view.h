/* The table before the battle: bodies from the roster put on it, turned and formed, places
 * refused with the reason, sealed. */
#ifndef MUSTER_APP_DESKTOP_DEPLOYMENT_DEPLOYMENT_VIEW_H
#define MUSTER_APP_DESKTOP_DEPLOYMENT_DEPLOYMENT_VIEW_H

#include <adwaita.h>

#include "app/session/wrg/deployment/deployment_session.h"

#define MU_TYPE_DEPLOYMENT_VIEW (mu_deployment_view_get_type ())
G_DECLARE_FINAL_TYPE (MuDeploymentView, mu_deployment_view, MU, DEPLOYMENT_VIEW, AdwBin)

/* Follows the session from now on; borrowed until the view is gone. Its button Done runs
 * "tonight.plan". */
void mu_deployment_view_set_session (MuDeploymentView *view, MuDeploymentSession *session);
/* Puts the keyboard where one begins. */
gboolean mu_deployment_view_focus (MuDeploymentView *view);

#endif
