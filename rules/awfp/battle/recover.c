/* The Recovery Phase, whose text is lost but for its heading (awfp.recovery.phase). READING:
 * awfp.orders.recover.timing: Recover orders are carried out now if their marker still lies there;
 * then routers run on, all markers are taken up (awfp.orders.marker-life), and armies are counted.
 */
#include "rules/awfp/battle/engine.h"

/* awfp.orders.recover.rout: its one attempt; it stands again in pieces, or is gone. */
static void
rally (AwfpBattle *battle, int body)
{
  AwfpUnit *unit = &battle->unit[body];
  unit->rallied = true;
  const MuAwfpNerveResult result = mu_awfp_test (battle, body, MU_AWFP_TEST_RALLY, MU_NO_BODY);
  if (result != MU_AWFP_PASSES && result != MU_AWFP_PASSES_FRENZIED) {
    mu_awfp_remove (battle, body, MU_FATE_ROUTED_OFF, MU_RULE_AWFP_RECOVER_ROUT);
    return;
  }
  unit->fate = MU_FATE_ON_TABLE;
  unit->state = MU_AWFP_FRAGMENTED;
  mu_awfp_tell (battle, MU_EVENT_RALLIED, MU_RULE_AWFP_RECOVER_ROUT, body, MU_NO_BODY,
                VALUES (MU_RALLIED_BACK));
  mu_awfp_tell_state (battle, body, MU_RULE_AWFP_RECOVER_ROUT);
}

/* awfp.orders.recover.one: frenzy first, then order, then missiles. awfp.orders.recover.frenzied,
 * awfp.orders.recover.fragmented, awfp.orders.recover.disordered, awfp.orders.recover.missiles */
static void
recover (AwfpBattle *battle, int body)
{
  AwfpUnit *unit = &battle->unit[body];
  MuRule why = MU_RULE_AWFP_RECOVER_MISSILES;
  if (unit->frenzied) {
    unit->frenzied = false;
    why = MU_RULE_AWFP_RECOVER_FRENZIED;
  } else if (unit->state != MU_AWFP_STEADY) {
    why = unit->state == MU_AWFP_FRAGMENTED ? MU_RULE_AWFP_RECOVER_FRAGMENTED
                                            : MU_RULE_AWFP_RECOVER_DISORDERED;
    unit->state--;
  } else
    unit->low = 0;
  mu_awfp_tell_state (battle, body, why);
}

/* awfp.orders.recover.still: who has moved or is at grips does not. */
static void
recover_all (AwfpBattle *battle)
{
  for (int body = 0; body < battle->first[MU_SIDES]; body++) {
    const AwfpUnit *unit = &battle->unit[body];
    if (unit->turn.order != MU_AWFP_RECOVER || !mu_awfp_on_table (unit)
        || mu_awfp_engaged (battle, body))
      continue;
    if (unit->fate == MU_FATE_IN_ROUT)
      rally (battle, body);
    else if (!unit->turn.moved)
      recover (battle, body);
  }
}

static void
run_on (AwfpBattle *battle)
{
  for (int body = 0; body < battle->first[MU_SIDES]; body++) {
    const AwfpUnit *unit = &battle->unit[body];
    if (unit->fate != MU_FATE_IN_ROUT || unit->turn.moved)
      continue;
    const int die = mu_awfp_throw (battle, MU_DIE_ORDINARY, MU_ROLL_ROUT_MOVE, body);
    mu_awfp_flee (
        battle, body, mu_awfp_nearest_enemy (battle, body),
        mu_awfp_variable_move (battle->setup->play, battle->setup->scale, &unit->troop, die),
        MU_RULE_AWFP_RECOVERY);
  }
}

bool
mu_awfp_recovery_phase (AwfpBattle *battle)
{
  mu_awfp_forget_phase (battle);
  recover_all (battle);
  run_on (battle);
  mu_awfp_test_those_who_saw (battle);
  mu_awfp_forget_phase (battle);
  return true;
}
