/* A unit in the roster of a deployment.
 * Properties: mark ("A3"), name, troops, state ("not placed", "on the table"), placed. */
#ifndef MUSTER_APP_SESSION_WRG_DEPLOYMENT_DEPLOYMENT_ITEM_H
#define MUSTER_APP_SESSION_WRG_DEPLOYMENT_DEPLOYMENT_ITEM_H

#include "app/session/item.h"
#include "app/session/wrg/deployment/deployment_ground.h"

#define MU_TYPE_DEPLOYMENT_ITEM (mu_deployment_item_get_type ())
G_DECLARE_FINAL_TYPE (MuDeploymentItem, mu_deployment_item, MU, DEPLOYMENT_ITEM, MuItem)

MuDeploymentItem *mu_deployment_item_new (const MuDeploymentGround *ground, int unit);
int mu_deployment_item_get_unit (MuDeploymentItem *item);
/* What may have changed. */
void mu_deployment_item_show (MuDeploymentItem *item, const MuDeploymentGround *ground);

#endif
