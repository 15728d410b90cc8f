/* What the options of a call say of a battle to come: its field, both sides' papers, its
 * weather. */
#ifndef MUSTER_APP_CLI_BATTLE_PLAN_H
#define MUSTER_APP_CLI_BATTLE_PLAN_H

#include "app/cli/call.h"

/* Files that were read for a plan, which borrows from here. */
typedef struct {
  MuFieldPlan *field;
  MuOrders *orders[MU_SIDES];
  GArray *deployment[MU_SIDES]; /* MuDeployment */
  MuWrgReadings readings;
} MuPlanFiles;

void mu_plan_files_clear (MuPlanFiles *files);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MuPlanFiles, mu_plan_files_clear)

/* Fills in all of the plan but its lists, which must be there, from --name, --seed, --month,
 * --region, --country, --house-rule, --field, --orders-a, --orders-b, --deployment-a,
 * --deployment-b, --weather, --coast and --outside, which the verb must have. FALSE for a file that
 * cannot be read, a field that is impossible, or a deployment of another list. */
gboolean mu_call_plan (MuCall *call, MuPlanFiles *files, MuBattlePlan *plan, GError **error);

/* Lays down what either side has not, but for sides that --plan leaves out, which the verb must
 * have. */
gboolean mu_call_plan_sides (MuCall *call, MuBattleRecord *record, GError **error);

/* The battle of these lists by such a plan, its preliminaries rolled, not yet fought; sides without
 * deployment or orders planned as --plan says. */
MuBattleRecord *mu_prepare_battle (MuCall *call, const MuList *a, const MuList *b, GError **error);

#endif
