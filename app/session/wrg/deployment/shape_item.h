/* A formation that a body may be given. Properties: name, reason (why it may not; "" where it may),
 * possible, barred (not
 * possible). */
#ifndef MUSTER_APP_SESSION_WRG_DEPLOYMENT_SHAPE_ITEM_H
#define MUSTER_APP_SESSION_WRG_DEPLOYMENT_SHAPE_ITEM_H

#include "app/session/item.h"
#include "app/session/wrg/deployment/deployment_shape.h"

#define MU_TYPE_SHAPE_ITEM (mu_shape_item_get_type ())
G_DECLARE_FINAL_TYPE (MuShapeItem, mu_shape_item, MU, SHAPE_ITEM, MuItem)

MuShapeItem *mu_shape_item_new (MuDeployShape shape);
/* For that unit; -1: for none, and everything is possible. */
void mu_shape_item_show (MuShapeItem *item, const MuDeploymentGround *ground, int unit);

#endif
