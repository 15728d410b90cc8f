/* How the selected body is formed: its formation, from those that such troops may take, and how
 * wide it stands. */
#ifndef MUSTER_APP_DESKTOP_DEPLOYMENT_DEPLOYMENT_FORM_H
#define MUSTER_APP_DESKTOP_DEPLOYMENT_DEPLOYMENT_FORM_H

#include <gtk/gtk.h>

#include "app/session/wrg/deployment/deployment_session.h"

#define MU_TYPE_DEPLOYMENT_FORM (mu_deployment_form_get_type ())
G_DECLARE_FINAL_TYPE (MuDeploymentForm, mu_deployment_form, MU, DEPLOYMENT_FORM, GtkBox)

/* Follows the session from now on. */
void mu_deployment_form_set_session (MuDeploymentForm *form, MuDeploymentSession *session);

#endif
