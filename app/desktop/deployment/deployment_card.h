/* The card on Tonight that says how the battle is deployed. */
#ifndef MUSTER_APP_DESKTOP_DEPLOYMENT_DEPLOYMENT_CARD_H
#define MUSTER_APP_DESKTOP_DEPLOYMENT_DEPLOYMENT_CARD_H

#include <gtk/gtk.h>

#include "app/session/wrg/deployment/deployment_session.h"

#define MU_TYPE_DEPLOYMENT_CARD (mu_deployment_card_get_type ())
G_DECLARE_FINAL_TYPE (MuDeploymentCard, mu_deployment_card, MU, DEPLOYMENT_CARD, GtkBox)

/* Its button runs "tonight.deploy". */
void mu_deployment_card_set_session (MuDeploymentCard *card, MuDeploymentSession *session);

#endif
