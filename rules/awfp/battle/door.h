/* Fast Play: how a battle of its own begins (begin.c), for its row at the door (system.c). */
#ifndef MUSTER_RULES_AWFP_BATTLE_DOOR_H
#define MUSTER_RULES_AWFP_BATTLE_DOOR_H

#include "rules/awfp/battle/engine.h"

/* What is wrong with a set-up before anybody is placed; *body: who is at fault. */
MuAwfpSetupAnswer mu_awfp_setup_check (const MuSetup *setup, int *body);
/* Places everybody; nothing is told yet. */
MuAwfpSetupAnswer mu_awfp_begin (AwfpBattle *battle, const MuSetup *setup, MuDice *dice, int *body);
/* Opens the first turn and tells who stands where; or, where the players place their armies, their
 * deployment, which tells it (awfp.deploy.screen). */
void mu_awfp_open (AwfpBattle *battle, MuEventSink sink, void *context);

#endif
