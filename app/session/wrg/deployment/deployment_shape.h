/* The formations of the page on which armies deploy, as players call them, and how wide a body may
 * stand in each. Plain functions of a record's deployment. */
#ifndef MUSTER_APP_SESSION_WRG_DEPLOYMENT_DEPLOYMENT_SHAPE_H
#define MUSTER_APP_SESSION_WRG_DEPLOYMENT_DEPLOYMENT_SHAPE_H

#include "app/session/wrg/deployment/deployment_ground.h"

/* wrg.formation.usual has three of them; the rest have a rule each. */
typedef enum {
  MU_DEPLOY_LINE,   /* one deep */
  MU_DEPLOY_BLOCK,  /* several deep */
  MU_DEPLOY_COLUMN, /* one wide */
  MU_DEPLOY_SQUARE,
  MU_DEPLOY_TESTUDO,
  MU_DEPLOY_CIRCLE,
  MU_DEPLOY_WEDGE,
} MuDeployShape;
#define MU_DEPLOY_SHAPES 7

const char *mu_deploy_shape_name (MuDeployShape shape);
/* How the unit stands so. */
MuDeployShape mu_deployment_shape (const MuDeploymentGround *ground, int unit,
                                   const MuDeployment *at);
/* "hollow square, 5 wide and 2 deep on each face"; free with g_free. */
char *mu_deployment_shape_words (const MuDeploymentGround *ground, int unit,
                                 const MuDeployment *at);

/* NULL: the unit may take that shape, and at has it, where it stood. Else why it may not, with the
 * rule; free with g_free. */
char *mu_deployment_take_shape (const MuDeploymentGround *ground, int unit, MuDeployShape shape,
                                MuDeployment *at);

/* Figures in front at the least and at the most, in its formation. */
void mu_deployment_widths (const MuDeploymentGround *ground, int unit, const MuDeployment *at,
                           int *least, int *most);
/* As wide as it can stand that comes nearest to so many files, wider than now for more and
 * narrower for fewer: ranks are filled from the front. FALSE: it cannot, and at is as it was. */
gboolean mu_deployment_widen (const MuDeploymentGround *ground, int unit, int files,
                              MuDeployment *at);

#endif
