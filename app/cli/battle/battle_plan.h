/* What the options of a call say of a battle to come: its field, both sides' papers, its
 * weather. */
#ifndef MUSTER_APP_CLI_BATTLE_BATTLE_PLAN_H
#define MUSTER_APP_CLI_BATTLE_BATTLE_PLAN_H

#include "app/cli/core/call.h"
#include "app/service/battle/battle_planner.h"

#define MU_PLAN_DICE_MOST 64 /* before a battle: more generals no two armies have */

/* --dice: the dice of the preliminaries as they were thrown at the table; faces, with room for
 * MU_PLAN_DICE_MOST, must outlive the plan. Without the option they are rolled. */
gboolean mu_call_plan_dice (MuCall *call, guint8 *faces, MuBattlePlan *plan, GError **error);

/* Files that were read for a plan, which borrows from here. */
typedef struct {
  MuFieldPlan *field;
  MuOrders *orders[MU_SIDES];
  GArray *deployment[MU_SIDES]; /* MuDeployment */
  MuReadings readings;
  guint8 faces[MU_PLAN_DICE_MOST];
} MuPlanFiles;

void mu_plan_files_clear (MuPlanFiles *files);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MuPlanFiles, mu_plan_files_clear)

/* Fills in all of the plan but its lists, which must be there, from --name, --seed, --month,
 * --region, --country, --house-rule, --field, --orders-a, --orders-b, --deployment-a,
 * --deployment-b, --dice, --weather, --coast and --outside, which the verb must have. FALSE for a
 * file that cannot be read, a field that is impossible, or a deployment of another list. A field,
 * a month and a region that the plan has already stay where no option names others. */
gboolean mu_call_plan (MuCall *call, MuPlanFiles *files, MuBattlePlan *plan, GError **error);

/* Lays down what either side has not, but for sides that --plan leaves out; --march says whose
 * horse may go round a flank, --command whom Muster commands; else those whose orders it plans
 * here. The verb must have these options. usually: what --plan stands for where it is not given.
 * Says what came of marches that were asked for; FALSE for one that is asked of a side whose orders
 * are not planned. */
typedef enum { MU_PLAN_BOTH, MU_PLAN_A, MU_PLAN_B, MU_PLAN_NONE } MuPlanSides;
gboolean mu_call_plan_sides (MuCall *call, MuPlanSides usually, MuBattleRecord *record,
                             GError **error);

/* --manner, which the verb must have; else to win. */
MuPlanManner mu_call_manner (MuCall *call);

/* What came of a march that was asked for: "march", side, answer, rule or unit. */
void mu_show_march (MuCall *call, MuSide side, const MuList *list, const MuPlanMarch *march);

/* Lays down what the side has not; marches: horse may go round a flank, unless orders are written
 * already. */
gboolean mu_call_plan_side (MuCall *call, MuSide side, gboolean marches, MuBattleRecord *record,
                            GError **error);

/* battle_prepared.c: the battle that the arguments name, its preliminaries rolled, not yet fought:
 * of two armies by such a plan, or a prepared battle sheet, which says all of it already. Sides
 * without deployment or orders are planned as --plan says. */
MuBattleRecord *mu_call_battle (MuCall *call, GError **error);
/* Whether the call leaves alone what a battle that is named has settled; FALSE with an error for an
 * option that would say it again. */
gboolean mu_call_is_settled (MuCall *call, GError **error);
/* A sheet that is not fought yet; others are refused. */
MuBattleRecord *mu_read_prepared (const char *path, GError **error);

/* Writes it, prepared, to be fought later, and says so. */
MuExit mu_write_prepared (MuCall *call, MuBattleRecord *record, const char *path);

/* The battle of these lists by such a plan, without planning. */
MuBattleRecord *mu_prepare_battle (MuCall *call, const MuList *a, const MuList *b, GError **error);

#endif
