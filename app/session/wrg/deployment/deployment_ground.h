/* The bodies of a side as rectangles on the table: where they may stand, where there is
 * room, how they line up. Plain functions of a record's deployment. */
#ifndef MUSTER_APP_SESSION_WRG_DEPLOYMENT_DEPLOYMENT_GROUND_H
#define MUSTER_APP_SESSION_WRG_DEPLOYMENT_DEPLOYMENT_GROUND_H

#include "lists/battle/battle_record.h"
#include "rules/wrg/field/place.h"

/* What has been judged of a side: deployment_verdicts.h. */
typedef struct MuDeploymentVerdicts MuDeploymentVerdicts;

/* Whose bodies, on what; all borrowed. */
typedef struct {
  const MuBattleRecord *record;
  const MuTerrain *terrain; /* NULL: open ground */
  MuSide side;
  const MuDeploymentVerdicts *verdicts; /* of the record as it is; NULL: all is judged anew */
} MuDeploymentGround;

const MuBattleSideRecord *mu_deployment_side (const MuDeploymentGround *ground);
const MuListUnit *mu_deployment_unit (const MuDeploymentGround *ground, int unit);
MuWrgTable mu_deployment_table (const MuDeploymentGround *ground);
int mu_deployment_units (const MuDeploymentGround *ground);
/* wrg.deploy.off-table: whether its written orders let it come later; and so for those who
 * stand in another's body (wrg.units.mixed.same), who are placed with it. */
gboolean mu_deployment_comes_later (const MuDeploymentGround *ground, int unit);
/* wrg.units.pack-animals: the unit behind which this one stands as its transport; -1: none. */
int mu_deployment_unit_of_train (const MuDeploymentGround *ground, int unit);
/* Figures of its front rank, or on each face of a square; ranks behind one another. */
int mu_deployment_files (const MuDeploymentGround *ground, int unit, const MuDeployment *at);
int mu_deployment_depth (const MuDeploymentGround *ground, int unit, const MuDeployment *at);

/* Those of its body who stand in the files of its front: all but who stand behind it. */
int mu_deployment_figures_in_files (const MuDeploymentGround *ground, int unit);

/* The ground that the unit fills so; without width where it is not placed. */
MuRect mu_deployment_rect (const MuDeploymentGround *ground, int unit, const MuDeployment *at);
/* Whether it may stand so among the others that are placed; friends: a unit, of transport the one
 * that it is too far from. Its own transport is in nobody's way, since it goes with it. */
MuWrgStand mu_deployment_judge (const MuDeploymentGround *ground, int unit, const MuDeployment *at);

/* Whether the unit may stand where it does; FALSE for one that is not placed. */
gboolean mu_deployment_stands (const MuDeploymentGround *ground, int unit);

/* wrg.units.pack-animals: puts transport right behind its unit, and so turned, whether it may stand
 * there or not; FALSE for one whose unit is not on the table, and all others. */
gboolean mu_deployment_put_behind (const MuDeploymentGround *ground, int unit, MuDeployment *at);
/* Puts transport that is placed, and may no longer stand there now that its unit stands where it
 * does, behind that; FALSE for all others, which stay. */
gboolean mu_deployment_follow (const MuDeploymentGround *ground, int unit, MuDeployment *at);
/* Moves it back into the deployment area where it lies out by so many paces at most. */
void mu_deployment_hold (const MuDeploymentGround *ground, int unit, MuDeployment *at, int most);
/* Moves it to the side of a neighbour that faces the same way, and into line with it,
 * where it is within so many paces of that. */
void mu_deployment_snap (const MuDeploymentGround *ground, int unit, MuDeployment *at, int within);
/* The unit that is nearest to it, and how many paces lie between; -1 for none. */
int mu_deployment_nearest (const MuDeploymentGround *ground, int unit, int *paces);

/* The first place where the unit may stand, from its line back and from the right wing to
 * the left; of transport the one behind its unit before all. FALSE: there is no room. */
gboolean mu_deployment_find_room (const MuDeploymentGround *ground, int unit, MuDeployment *at);
/* Where each unit would stand in line from the right wing, each line 60 paces behind the one
 * before (as the rules line up who is not placed), MuDeployment for each unit; one that may not
 * stand there elsewhere, or not placed. Free with g_array_unref. */
GArray *mu_deployment_line_up (const MuDeploymentGround *ground);

#endif
