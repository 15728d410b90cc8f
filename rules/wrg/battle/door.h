/* WRG 5th behind the common door for battles (rules/battle/system.h), function by
 * function. */
#ifndef MUSTER_RULES_WRG_BATTLE_DOOR_H
#define MUSTER_RULES_WRG_BATTLE_DOOR_H

#include "rules/wrg/battle/state.h"

size_t mu_wrg_battle_size (const MuWrgSetup *setup);
/* The block has mu_wrg_battle_size bytes. */
MuWrgSetupAnswer mu_wrg_battle_init (void *block, const MuWrgSetup *setup, MuDice *dice,
                                     MuEventSink sink, void *context, int *at);
MuRule mu_wrg_battle_send_orders (WrgBattle *battle, int body, const MuWrgOrders *orders);
void mu_wrg_battle_orders_now (const WrgBattle *battle, int body, MuOrdersNow *now);
MuBattleStatus mu_wrg_battle_step (WrgBattle *battle);
bool mu_wrg_battle_concede (WrgBattle *battle, MuSide side);
MuPhase mu_wrg_battle_phase (const WrgBattle *battle);
int mu_wrg_battle_period (const WrgBattle *battle);
int mu_wrg_battle_periods (const WrgBattle *battle);
int mu_wrg_battle_unit_count (const WrgBattle *battle, MuSide side);
void mu_wrg_battle_outcome (const WrgBattle *battle, MuBattleOutcome *outcome);
void mu_wrg_battle_unit_outcome (const WrgBattle *battle, int body, MuUnitOutcome *outcome);
void mu_wrg_battle_stand (const WrgBattle *battle, int body, MuBodyStand *stand);
MuUmpireAnswer mu_wrg_battle_set_stands (WrgBattle *battle, const MuBodyStand *stands, int count,
                                         int *at);

#endif
