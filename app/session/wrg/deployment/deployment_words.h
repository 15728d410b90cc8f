/* Deployment in words: where a body stands, why it may not. Translated; free with
 * g_free. */
#ifndef MUSTER_APP_SESSION_WRG_DEPLOYMENT_DEPLOYMENT_WORDS_H
#define MUSTER_APP_SESSION_WRG_DEPLOYMENT_DEPLOYMENT_WORDS_H

#include "app/session/wrg/deployment/deployment_ground.h"

/* "A3" */
char *mu_deployment_mark (const MuDeploymentGround *ground, int unit);
/* "A3 Velites" */
char *mu_deployment_name (const MuDeploymentGround *ground, int unit);
/* "Irr C LI JLS Sh · 24 figures" */
char *mu_deployment_strength (const MuDeploymentGround *ground, int unit);
/* "Irr C LI JLS Sh · 24 figures, 12 wide and 2 deep" */
char *mu_deployment_troops (const MuDeploymentGround *ground, int unit);
/* "120 paces (12.0 in)" */
char *mu_deployment_length (const MuDeploymentGround *ground, int paces);
/* Where it stands, as a ruler on the table shows it; "" where it does not. */
char *mu_deployment_place (const MuDeploymentGround *ground, int unit);
/* Why it may not stand so; "" where it may. */
char *mu_deployment_refusal (const MuDeploymentGround *ground, int unit, const MuWrgStand *stand);

#endif
