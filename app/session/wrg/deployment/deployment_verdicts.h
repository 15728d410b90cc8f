/* Which units of a side stand where they may. What was judged once is judged again only where
 * something has changed: the unit's own ground, or that of one it touches. */
#ifndef MUSTER_APP_SESSION_WRG_DEPLOYMENT_DEPLOYMENT_VERDICTS_H
#define MUSTER_APP_SESSION_WRG_DEPLOYMENT_DEPLOYMENT_VERDICTS_H

#include "app/session/wrg/deployment/deployment_ground.h"

struct MuDeploymentVerdicts {
  GArray *ground; /* MuRect, one per unit, as it was judged; without width: not placed */
  GArray *stands; /* gboolean, the same */
};

void mu_deployment_verdicts_init (MuDeploymentVerdicts *verdicts);
void mu_deployment_verdicts_clear (MuDeploymentVerdicts *verdicts);
/* Nothing is known any more: of another battle, or on another field. */
void mu_deployment_verdicts_forget (MuDeploymentVerdicts *verdicts);
/* As the side stands now. */
void mu_deployment_verdicts_update (MuDeploymentVerdicts *verdicts,
                                    const MuDeploymentGround *ground);

#endif
