/* What recording a battle will write, in words, so that it can be read before it is done. */
#ifndef MUSTER_APP_SESSION_BATTLE_RECORD_PLAN_H
#define MUSTER_APP_SESSION_BATTLE_RECORD_PLAN_H

#include "app/session/battle/battle_session.h"

/* The battle as mu_battle_session_keep would write it now, the caller's; NULL: there is nothing to
 * record. */
MuBattleRecord *mu_record_plan_make (MuBattleSession *session);
/* The same by the units that the losses go to: where the armies of a campaign were converted, its
 * own. The caller's. */
MuBattleRecord *mu_record_plan_losses (MuBattleSession *session, const MuBattleRecord *record);

/* All of these are the caller's. "Rome wins." and, of a table, after which period it would end. */
char *mu_record_plan_result (MuBattleSession *session, const MuBattleRecord *record);
/* "The Zama campaign, on 5 October 202 BC"; a friendly battle's say so. */
char *mu_record_plan_where (MuBattleSession *session, MuStore *store);
/* "Muster's, all 212 of them" */
char *mu_record_plan_dice (const MuBattleRecord *record);
/* "412 of 1,000 points left, 20 of them for objectives" */
char *mu_record_plan_points (const MuBattleRecord *record, MuSide side);

#endif
