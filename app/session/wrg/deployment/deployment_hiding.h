/* Units whose orders have them lie hidden as they deploy (wrg.deploy.remainder): whether the
 * ground hides them. They may be put anywhere, since their orders may yet change; the battle does
 * not begin before they are hidden. */
#ifndef MUSTER_APP_SESSION_WRG_DEPLOYMENT_DEPLOYMENT_HIDING_H
#define MUSTER_APP_SESSION_WRG_DEPLOYMENT_DEPLOYMENT_HIDING_H

#include "app/session/wrg/deployment/deployment_ground.h"

/* The rule by which the unit would be seen there though it is to lie hidden; MU_RULE_NONE for one
 * that is hidden, has no such orders, or is not placed. */
MuRule mu_deployment_exposed (const MuDeploymentGround *ground, int unit, const MuDeployment *at);
/* That in words, and what to do; "" where there is nothing to say. Free with g_free. */
char *mu_deployment_exposed_words (const MuDeploymentGround *ground, int unit,
                                   const MuDeployment *at);
/* The first unit of the side that would be seen where it stands, -1: none; and how many. */
int mu_deployment_first_exposed (const MuDeploymentGround *ground, int *count);

#endif
