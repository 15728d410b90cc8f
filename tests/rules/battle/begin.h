/* Battles by WRG begun through the common door from their own set-up. */
#ifndef MUSTER_TESTS_RULES_BATTLE_BEGIN_H
#define MUSTER_TESTS_RULES_BATTLE_BEGIN_H

#include "rules/battle/battle.h"
#include "rules/wrg/battle/setup.h"

static inline size_t
wrg_size (const MuWrgSetup *detail)
{
  const MuSetup setup = mu_wrg_setup (detail);
  return mu_battle_size (&setup);
}

/* at may be NULL. */
static inline MuWrgSetupAnswer
wrg_begin (void *block, size_t size, const MuWrgSetup *detail, MuDice *dice, MuEventSink sink,
           void *context, MuBattle **battle, int *at)
{
  const MuSetup setup = mu_wrg_setup (detail);
  const MuRefusal refusal = mu_battle_begin (block, size, &setup, dice, sink, context, battle);
  if (at)
    *at = refusal.body;
  return (MuWrgSetupAnswer) refusal.why;
}

#endif
