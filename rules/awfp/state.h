/* Fast Play: how far a unit has fallen apart (awfp.combat.disorder-effects). */
#ifndef MUSTER_RULES_AWFP_STATE_H
#define MUSTER_RULES_AWFP_STATE_H

/* Stored in events, numbers stay. */
typedef enum {
  MU_AWFP_STEADY,
  MU_AWFP_DISORDERED,
  MU_AWFP_FRAGMENTED,
  MU_AWFP_ROUTED,
} MuAwfpState;
#define MU_AWFP_STATES 4

/* awfp.combat.disorder-effects: disorders add up, even those of one moment: what the unit is after
 * so many, 0 and more. */
static inline MuAwfpState
mu_awfp_state_worse (MuAwfpState state, int disorders)
{
  return (int) state + disorders > MU_AWFP_ROUTED ? MU_AWFP_ROUTED
                                                  : (MuAwfpState) ((int) state + disorders);
}

#endif
