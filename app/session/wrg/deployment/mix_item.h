/* A way in which a unit may stand with the one before it. Properties: name, reason (why it may not;
 * "" where it may), possible, barred (not possible). */
#ifndef MUSTER_APP_SESSION_WRG_DEPLOYMENT_MIX_ITEM_H
#define MUSTER_APP_SESSION_WRG_DEPLOYMENT_MIX_ITEM_H

#include "app/session/item.h"
#include "app/session/wrg/deployment/deployment_mix.h"

#define MU_TYPE_MIX_ITEM (mu_mix_item_get_type ())
G_DECLARE_FINAL_TYPE (MuMixItem, mu_mix_item, MU, MIX_ITEM, MuItem)

MuMixItem *mu_mix_item_new (MuMixedHow how);
/* For that unit; -1: for none, and everything is possible. */
void mu_mix_item_show (MuMixItem *item, const MuDeploymentGround *ground, int unit);

#endif
