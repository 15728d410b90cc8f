/* Private to rules/odds: who carries on from states of the same figures. Where
 * several postures lead to the same strikes (a second recoil in a row changes
 * nothing but the verdict), most of what follows is the same for all of them, and
 * they are moved together. */
#ifndef MUSTER_RULES_WRG_ODDS_FLOW_H
#define MUSTER_RULES_WRG_ODDS_FLOW_H

#include "rules/wrg/odds/tally.h"

#define KIN_MOST 8

/* Bouts with the same strikes. */
typedef struct {
  int count;
  const Bout *bout[KIN_MOST];
  const NextSlots *next[KIN_MOST];
} Kin;

bool mu_odds_flow_is_kin (const Bout *one, const Bout *other);

/* Exchanges by which some of the kin come to a slot. */
typedef struct {
  unsigned kin; /* a bit for each that does this */
  int slot;
  const uint16_t *blows; /* of Verdicts */
} Flow;

#define FLOWS_MOST (KIN_MOST * 4) /* whatever becomes of each side but a break */
typedef struct {
  int count;
  Flow flow[FLOWS_MOST]; /* by kin */
} Flows;

/* Those who fight on, if they have men left. */
void mu_odds_flow_find (Flows *flows, const Kin *kin);

#endif
