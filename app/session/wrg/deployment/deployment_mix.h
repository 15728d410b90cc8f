/* Two kinds of troops in one body (wrg.units.mixed.same): the second unit stands behind the one
 * before it in the list, or on its flanks, and is placed with it. Plain functions of a record's
 * deployment. */
#ifndef MUSTER_APP_SESSION_WRG_DEPLOYMENT_DEPLOYMENT_MIX_H
#define MUSTER_APP_SESSION_WRG_DEPLOYMENT_DEPLOYMENT_MIX_H

#include "app/session/wrg/deployment/deployment_ground.h"

/* "Behind A2 Hastati"; for MU_NOT_MIXED "A body of its own". Free with g_free. */
char *mu_deployment_mix_words (const MuDeploymentGround *ground, int unit, MuMixedHow how);

/* NULL: the unit may stand so with the one before it. Else why it may not, with the rule; free with
 * g_free. Whether there is room for the body is left out of account. */
char *mu_deployment_mix_refusal (const MuDeploymentGround *ground, int unit, MuMixedHow how);

/* wrg.formation.mixed: whether those behind the unit have their place if it stands in so many
 * ranks; TRUE where nobody is behind it. */
gboolean mu_deployment_ranks_fit (const MuDeploymentGround *ground, int unit, int ranks);

#endif
